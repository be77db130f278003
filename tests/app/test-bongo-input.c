/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-fixture.h"

#include "games/bongo/bongo-keys.h"

/* Whose key it was, and when. */

static gboolean
is_rolling (gpointer data)
{
  return bongo_view_get_stage (BONGO_VIEW (((Fixture *) data)->view)) == BONGO_STAGE_ROLLING;
}

static gboolean
pressed_cb (guint *n_presses)
{
  (*n_presses)++;
  return GDK_EVENT_PROPAGATE;
}

static gboolean
has_repeated (gpointer n_presses)
{
  return *(guint *) n_presses >= 3;
}

/* Until the server has repeated the key that is down. */
static void
hold_key (Fixture *f)
{
  GtkEventController *controller = gtk_event_controller_key_new ();
  guint n_presses = 0;

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "key-pressed", G_CALLBACK (pressed_cb), &n_presses);
  gtk_widget_add_controller (f->window, controller);
  bgl_test_wait (has_repeated, &n_presses);
  gtk_widget_remove_controller (f->window, controller);
  bgl_test_settle ();
}

/* Keys pressed while the dice tumble do nothing, even if they are held until these lie. */
static void
test_early (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  bgl_test_animate (TRUE);
  bgl_test_send_key ("space", TRUE);
  bgl_test_send_key ("space", FALSE);
  bgl_test_wait (is_rolling, &f);
  bgl_test_send_key ("w", TRUE);
  bgl_test_send_key ("w", FALSE);
  bgl_test_send_key ("i", TRUE);
  bgl_test_wait (fixture_is_open, &f);

  hold_key (&f);
  g_assert_cmpint (fixture_get_bongo (&f)->phase, ==, BONGO_PHASE_CALLS);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  g_assert_null (f.refused);

  bgl_test_send_key ("i", FALSE);
  bgl_test_settle ();
  bgl_test_key ("i");
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 2);
  view_fixture_close (&f);
}

/* A key that is held calls once: the second time would be refused. */
static void
test_held_key (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  fixture_roll (&f);
  bgl_test_send_key ("e", TRUE);
  bgl_test_wait (fixture_is_called, &f);
  hold_key (&f);
  bgl_test_send_key ("e", FALSE);
  bgl_test_settle ();

  g_assert_cmpuint (fixture_get_bongo (&f)->n_calls, ==, 1);
  g_assert_null (f.refused);
  view_fixture_close (&f);
}

/* Presses that arrive together are ordered by their own times. */
static void
test_order (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris Clara", NULL, GNU);
  fixture_roll (&f);
  bgl_test_send_key ("v", TRUE);
  bgl_test_send_key ("u", TRUE);
  bgl_test_send_key ("w", TRUE);
  bgl_test_send_key ("v", FALSE);
  bgl_test_send_key ("u", FALSE);
  bgl_test_send_key ("w", FALSE);
  bgl_test_wait (fixture_is_shown, &f);

  g_assert_cmpuint (fixture_get_bongo (&f)->n_calls, ==, 2);
  g_assert_cmpuint (fixture_get_bongo (&f)->calls[0].seat, ==, 3);
  g_assert_cmpuint (fixture_get_bongo (&f)->calls[1].seat, ==, 2);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 1);
  view_fixture_close (&f);
}

/* A pointer calls when it presses, not when it lets go. */
static void
test_pointer (void)
{
  Fixture f = { 0 };
  GtkWidget *caller;

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  bgl_test_click_widget (GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (f.view))));
  bgl_test_wait (fixture_is_open, &f);
  caller = fixture_get_caller (&f, 1, BONGO_GNU);
  bgl_test_point (caller, gtk_widget_get_width (caller) / 2.0, gtk_widget_get_height (caller) / 2.0);
  bgl_test_press ();
  bgl_test_wait (fixture_is_shown, &f);
  bgl_test_release ();
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 1);
  view_fixture_close (&f);
}

/* Keys can be changed; one that somebody else had is exchanged. */
static void
test_keys (void)
{
  Fixture f = { 0 };

  g_assert_cmpuint (bongo_keys_get (0, BONGO_BONGO), ==, GDK_KEY_q);
  bongo_keys_set (0, BONGO_GNU, GDK_KEY_I);
  g_assert_cmpuint (bongo_keys_get (0, BONGO_GNU), ==, GDK_KEY_i);
  g_assert_cmpuint (bongo_keys_get (1, BONGO_GNU), ==, GDK_KEY_w);
  g_assert_false (bongo_keys_is_usable (GDK_KEY_Return));
  g_assert_false (bongo_keys_is_usable (GDK_KEY_space));
  g_assert_true (bongo_keys_is_usable (GDK_KEY_KP_4));

  fixture_open_bongo (&f, 800, "Anna Boris", NULL, GNU);
  view_fixture_assert_label (fixture_get_caller (&f, 1, BONGO_GNU),
                             "Gnu, key I");
  fixture_roll (&f);
  bgl_test_key ("i");
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 1);
  bongo_keys_reset ();
  view_fixture_assert_label (fixture_get_caller (&f, 1, BONGO_GNU),
                             "Gnu, key W");
  view_fixture_close (&f);
}

static GtkWidget *
get_focus (Fixture *f)
{
  return gtk_root_get_focus (GTK_ROOT (f->window));
}

/* Space and Enter roll the dice. They must not make a call, so the focus never comes to a word by itself. */
static void
test_focus (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 800, "Anna Boris", "2/0/0 0/0/0", GNU);
  g_assert_true (gtk_widget_grab_focus (f.view));
  g_assert_true (gtk_widget_is_ancestor (get_focus (&f), GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (f.view)))));
  fixture_roll (&f);
  g_assert_nonnull (get_focus (&f));
  g_assert_false (BONGO_IS_CALLER (get_focus (&f)));
  g_assert_true (get_focus (&f) == f.view || gtk_widget_is_ancestor (get_focus (&f), f.view));
  bgl_test_key ("space");
  bgl_test_key ("Return");
  g_assert_true (gtk_widget_grab_focus (f.view));
  g_assert_false (BONGO_IS_CALLER (get_focus (&f)));
  bgl_test_key ("space");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);

  /* The words go away after the round and come back in the next one. */
  gtk_widget_grab_focus (fixture_get_caller (&f, 1, BONGO_GNU));
  bgl_test_key ("space");
  bgl_test_wait (fixture_is_shown, &f);
  fixture_roll (&f);
  g_assert_false (BONGO_IS_CALLER (get_focus (&f)));
  view_fixture_close (&f);
}

int
main (int   argc,
      char *argv[])
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bongo-input/early", test_early);
  g_test_add_func ("/bongo-input/held-key", test_held_key);
  g_test_add_func ("/bongo-input/order", test_order);
  g_test_add_func ("/bongo-input/pointer", test_pointer);
  g_test_add_func ("/bongo-input/keys", test_keys);
  g_test_add_func ("/bongo-input/focus", test_focus);

  return g_test_run ();
}
