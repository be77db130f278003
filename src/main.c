/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "app/bgl-application.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (BglApplication) application = NULL;
  const char *locale_dir = g_getenv ("BUNGALOW_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir != NULL ? locale_dir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_set_application_name (_("Bungalow"));
  application = bgl_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
