/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>

#include "engine/bgl-i18n.h"
#include "rulebook/bgl-yelp-page.h"

/*
 * Runs when Bungalow is installed, and replaces the examples in the installed pages with boards that a help browser can
 * show.
 *
 * usage: yelp-pages FOLDER LANGUAGE, with the folder relative to the prefix
 */

static gboolean
convert (const char  *path,
         GError     **error)
{
  g_autofree char *page = NULL;
  g_autofree char *converted = NULL;

  if (!g_file_get_contents (path, &page, NULL, error))
    return FALSE;

  converted = bgl_yelp_page_convert (page, error);

  return converted != NULL && (g_str_equal (converted, page) || g_file_set_contents (path, converted, -1, error));
}

int
main (int    argc,
      char **argv)
{
  const char *prefix = g_getenv ("MESON_INSTALL_DESTDIR_PREFIX");
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (BglLanguage) language = { NULL };
  const char *name;

  if (argc != 3)
    {
      g_printerr ("usage: %s FOLDER LANGUAGE\n", argv[0]);
      return 2;
    }

  /* The words on a board must be in the language of the page. Without this, they would be in English. */
  language = bgl_language_enter (bgl_catalog_get (argv[2]));

  folder = g_build_filename (prefix != NULL ? prefix : "", argv[1], NULL);
  dir = g_dir_open (folder, 0, &error);
  while (dir != NULL && error == NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".page"))
        convert (path, &error);
    }

  if (error == NULL)
    return 0;

  g_printerr ("%s: %s\n", folder, error->message);

  return 1;
}
