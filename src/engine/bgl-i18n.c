/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-i18n.h"

#include <locale.h>

#include "bgl-catalogs-resources.h"

#define RESOURCE_ROOT "/io/github/bungalow_games/Bungalow/po"
/* Of the texts in the source. */
#define SOURCE_LANGUAGE "en"

static _Thread_local const BglCatalog *current;

/* What was spoken before each closure that is being called, the last one first. */
static _Thread_local GSList *outer;

void
bgl_i18n_init (void)
{
  const char *folder = g_getenv ("BUNGALOW_LOCALEDIR");

  setlocale (LC_ALL, "");
  /* The C locale says nothing about the terminal. Almost all of them have more letters than ASCII. */
  if (g_str_equal (setlocale (LC_CTYPE, NULL), "C"))
    setlocale (LC_CTYPE, "C.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* Catalogs */

/* They are part of the program, as the rulebook is: an installation may leave out the files of other languages than that
 * of the user. */
static BglCatalog *
load (const char *language)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_ROOT "/%s.mo", language);
  g_autoptr (GBytes) bytes = NULL;

  if (g_str_equal (language, SOURCE_LANGUAGE))
    return bgl_catalog_new_empty ();

  g_resources_register (bgl_catalogs_get_resource ());
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  return bytes != NULL ? bgl_catalog_new (bytes, NULL) : NULL;
}

const BglCatalog *
bgl_catalog_get (const char *language)
{
  static GMutex mutex;
  static GHashTable *catalogs;
  g_autoptr (GMutexLocker) locker = NULL;
  gpointer catalog;

  g_return_val_if_fail (language != NULL, NULL);

  locker = g_mutex_locker_new (&mutex);
  if (catalogs == NULL)
    catalogs = g_hash_table_new (g_str_hash, g_str_equal);
  if (!g_hash_table_lookup_extended (catalogs, language, NULL, &catalog))
    {
      catalog = load (language);
      g_hash_table_insert (catalogs, g_strdup (language), catalog);
    }

  return catalog;
}

/* The language that is spoken */

const BglCatalog *
bgl_catalog_get_current (void)
{
  return current;
}

BglLanguage
bgl_language_enter (const BglCatalog *catalog)
{
  const BglLanguage language = { .before = current };

  current = catalog;

  return language;
}

void
bgl_language_leave (BglLanguage *language)
{
  current = language->before;
}

static void
enter_cb (gpointer  catalog,
          GClosure *closure)
{
  outer = g_slist_prepend (outer, (gpointer) current);
  current = catalog;
}

static void
leave_cb (gpointer  catalog,
          GClosure *closure)
{
  current = outer->data;
  outer = g_slist_delete_link (outer, outer);
}

void
bgl_language_keep (GClosure *closure)
{
  g_return_if_fail (closure != NULL);

  g_closure_add_marshal_guards (closure, (gpointer) current, enter_cb, (gpointer) current, leave_cb);
}

/* Texts */

const char *
bgl_gettext (const char *text)
{
  const char *found;

  if (current == NULL)
    return g_dgettext (GETTEXT_PACKAGE, text);

  /* The translation of nothing is the header. */
  found = *text != '\0' ? bgl_catalog_find (current, text) : NULL;

  return found != NULL ? found : text;
}

const char *
bgl_ngettext (const char *singular,
              const char *plural,
              gulong      n)
{
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
  const char *found;

  if (current == NULL)
    return g_dpgettext2 (GETTEXT_PACKAGE, context, text);

  key = g_strconcat (context, "\004", text, NULL);
  found = bgl_catalog_find (current, key);

  return found != NULL ? found : text;
}
