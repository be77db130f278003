/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"
#include "paths.h"

#include "bgl-i18n.h"

#include <locale.h>

void
bgl_i18n_init (void)
{
  const char *folder = g_getenv ("BUNGALOW_LOCALEDIR");

  setlocale (LC_ALL, "");
  /* The C locale does not specify the encoding of the terminal, and almost all terminals use UTF-8. */
  if (g_str_equal (setlocale (LC_CTYPE, NULL), "C"))
    setlocale (LC_CTYPE, "C.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

const char *
bgl_gettext (const char *text)
{
  const BglCatalog *current = bgl_catalog_get_current ();
  const char *found;

  if (current == NULL)
    return g_dgettext (GETTEXT_PACKAGE, text);

  /* The translation of an empty text would be the header of the catalog. */
  found = *text != '\0' ? bgl_catalog_find (current, text) : NULL;

  return found != NULL ? found : text;
}

const char *
bgl_ngettext (const char *singular,
              const char *plural,
              gulong      n)
{
  const BglCatalog *current = bgl_catalog_get_current ();
  const char *found;

  if (current == NULL)
    return g_dngettext (GETTEXT_PACKAGE, singular, plural, n);

  found = bgl_catalog_find_plural (current, singular, n);
  if (found != NULL)
    return found;

  return n == 1 ? singular : plural;
}

const char *
bgl_pgettext (const char *key,
              gsize       offset)
{
  const BglCatalog *current = bgl_catalog_get_current ();
  const char *found;

  if (current == NULL)
    return g_dpgettext (GETTEXT_PACKAGE, key, offset);

  found = bgl_catalog_find (current, key);

  return found != NULL ? found : key + offset;
}

const char *
bgl_pgettext2 (const char *context,
               const char *text)
{
  g_autofree char *key = NULL;
  const BglCatalog *current = bgl_catalog_get_current ();
  const char *found;

  if (current == NULL)
    return g_dpgettext2 (GETTEXT_PACKAGE, context, text);

  key = g_strconcat (context, "\004", text, NULL);
  found = bgl_catalog_find (current, key);

  return found != NULL ? found : text;
}
