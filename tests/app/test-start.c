/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-settings.h"

/*
 * What the application must not do at its start, because it takes time and nobody has asked for it: write settings, and
 * talk to the desktop about notifications. The linker wraps the functions. Covers and icons have tests of their own.
 */

static guint n_resets;
static guint n_withdrawals;

void __real_g_settings_reset (GSettings  *settings,
                              const char *key);
void __wrap_g_settings_reset (GSettings  *settings,
                              const char *key);
void __wrap_g_application_withdraw_notification (GApplication *application,
                                                 const char   *id);

void
__wrap_g_settings_reset (GSettings  *settings,
                         const char *key)
{
  n_resets++;
  __real_g_settings_reset (settings, key);
}

void
__wrap_g_application_withdraw_notification (GApplication *application,
                                            const char   *id)
{
  n_withdrawals++;
}

static void
test_quiet (Fixture       *fixture,
            gconstpointer  data)
{
  fixture_close_window (fixture);
  n_resets = n_withdrawals = 0;
  fixture_open_window (fixture);
  bgl_test_settle ();
  g_assert_true (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  g_assert_cmpuint (n_resets, ==, 0);
  g_assert_cmpuint (n_withdrawals, ==, 0);

  /* A session that there was is forgotten, so that a game that crashes is not opened again. */
  fixture_close_window (fixture);
  g_settings_set_string (bgl_settings_get (), BGL_SETTING_SESSION, "/nowhere");
  fixture_open_window (fixture);
  bgl_test_settle ();
  g_assert_cmpuint (n_resets, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/start/quiet", test_quiet);

  return g_test_run ();
}
