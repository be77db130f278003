/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "app/bgl-application.h"
#include "rulebook/bgl-book.h"

/* On paper the words on the boards are in the language of the rulebook, the first of them if there are
 * two. GLib decides once and for all, with the first message, whether it translates: the options are
 * looked at before that. */
static void
speak_as_printed (char **argv)
{
  gboolean prints = FALSE;
  const char *languages = NULL;
  g_autofree char *language = NULL;

  for (guint i = 1; argv[i] != NULL; i++)
    {
      prints |= g_str_equal (argv[i], "--print") || g_str_has_prefix (argv[i], "--print=");
      if (g_str_has_prefix (argv[i], "--language="))
        languages = strchr (argv[i], '=') + 1;
      else if (g_str_equal (argv[i], "--language"))
        languages = argv[i + 1];
    }

  if (!prints || languages == NULL)
    return;

  language = g_strndup (languages, strcspn (languages, ","));
  if (g_strv_contains (bgl_book_list_languages (), language))
    g_setenv ("LANGUAGE", language, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BglApplication) application = NULL;
  const char *locale_dir = g_getenv ("BUNGALOW_LOCALEDIR");

  speak_as_printed (argv);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir != NULL ? locale_dir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_set_application_name (_("Bungalow"));
  application = bgl_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
