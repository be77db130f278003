/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-application.h"
#include "engine/bgl-i18n.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (BglApplication) application = NULL;

  bgl_i18n_init ();

  g_set_application_name (_("Bungalow"));
  application = bgl_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
