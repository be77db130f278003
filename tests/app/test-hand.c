/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include "board/bgl-hand.h"
#include "board/bgl-spot.h"

/* A table with one thing that lies on it and one that stands in front. */
typedef struct
{
  GtkWidget *window;
  GtkWidget *table;
  GtkWidget *spot;       /* 40, 40 to 80, 80 */
  GtkWidget *front;      /* below 200 */
  BglHand   *hand;
  GString   *heard;      /* what the hand has said since it was last asked */
  gboolean   refuses;    /* a press */
  gboolean   gives;      /* something to drag */
} Fixture;

static void
pointed_cb (Fixture *f)
{
  /* However many steps it took. */
  if (!g_str_has_suffix (f->heard->str, "pointed "))
    g_string_append (f->heard, "pointed ");
}

static gboolean
pressed_cb (Fixture *f,
            double   x,
            double   y)
{
  g_string_append_printf (f->heard, "pressed %.0f,%.0f ", x, y);
  return !f->refuses;
}

static gboolean
take_cb (Fixture *f)
{
  g_assert_true (bgl_hand_is_dragging (f->hand));
  if (!g_str_has_suffix (f->heard->str, "take "))
    g_string_append (f->heard, "take ");
  return f->gives;
}

static void
dropped_cb (Fixture *f,
            double   x,
            double   y)
{
  g_assert_false (bgl_hand_is_dragging (f->hand));
  g_string_append_printf (f->heard, "dropped %.0f,%.0f ", x, y);
}

static void
clicked_cb (Fixture  *f,
            double    x,
            double    y,
            gboolean  pulled)
{
  g_string_append_printf (f->heard, "clicked %.0f,%.0f%s ", x, y, pulled ? " pulled" : "");
}

static void
gave_up_cb (Fixture *f)
{
  g_assert_true (bgl_hand_cancel_drag (f->hand));
  g_string_append (f->heard, "canceled ");
}

static gboolean
key_cb (Fixture *f,
        guint    keyval)
{
  g_string_append_printf (f->heard, "key %s ", gdk_keyval_name (keyval));
  return keyval == GDK_KEY_Return;
}

static void
activated_cb (Fixture *f)
{
  g_string_append (f->heard, "activated ");
}

static void
add_hand (Fixture   *f,
          GtkWidget *widget)
{
  f->hand = bgl_hand_new (widget);
  f->heard = g_string_new (NULL);
  g_signal_connect_swapped (f->hand, "pointed", G_CALLBACK (pointed_cb), f);
  g_signal_connect_swapped (f->hand, "pressed", G_CALLBACK (pressed_cb), f);
  g_signal_connect_swapped (f->hand, "take", G_CALLBACK (take_cb), f);
  g_signal_connect_swapped (f->hand, "dropped", G_CALLBACK (dropped_cb), f);
  g_signal_connect_swapped (f->hand, "clicked", G_CALLBACK (clicked_cb), f);
  g_signal_connect_swapped (f->hand, "canceled", G_CALLBACK (gave_up_cb), f);
  g_signal_connect_swapped (f->hand, "key", G_CALLBACK (key_cb), f);
}

static void
set_up (Fixture *f)
{
  *f = (Fixture) { .table = gtk_fixed_new (), .spot = bgl_spot_new (), .front = gtk_label_new ("Front") };

  gtk_widget_set_size_request (f->spot, 40, 40);
  gtk_fixed_put (GTK_FIXED (f->table), f->spot, 40, 40);
  gtk_widget_set_size_request (f->front, 300, 100);
  gtk_fixed_put (GTK_FIXED (f->table), f->front, 0, 200);

  add_hand (f, f->table);
  bgl_hand_avoid (f->hand, f->front);

  f->window = bgl_test_show (f->table, 300, 300);
  /* The pointer is somewhere, and may have come in. */
  bgl_test_point (f->table, 290, 10);
  g_string_truncate (f->heard, 0);
}

static void
tear_down (Fixture *f)
{
  bgl_test_close (f->window, f->table);
  g_assert_finalize_object (f->hand);
  g_string_free (f->heard, TRUE);
}

static void
assert_heard (Fixture    *f,
              const char *expected)
{
  g_assert_cmpstr (g_strchomp (f->heard->str), ==, expected);
  g_string_truncate (f->heard, 0);
}

/* For what follows from many small steps. */
static void
assert_ends (Fixture    *f,
             const char *expected)
{
  const char *heard = g_strchomp (f->heard->str);

  if (!g_str_has_suffix (heard, expected))
    g_error ("Heard “%s”, which does not end in “%s”.", heard, expected);
  g_string_truncate (f->heard, 0);
}

static void
test_points (void)
{
  Fixture f;

  set_up (&f);

  bgl_test_point (f.table, 50, 60);
  assert_heard (&f, "pointed");
  g_assert_true (bgl_hand_is_pointing (f.hand));
  g_assert_true (graphene_point_near (bgl_hand_get_point (f.hand), &GRAPHENE_POINT_INIT (50, 60), 0.01f));

  /* Nothing of the table is below what stands in front of it. */
  bgl_test_point (f.table, 50, 250);
  assert_heard (&f, "pointed");
  g_assert_false (bgl_hand_is_pointing (f.hand));
  gtk_widget_set_visible (f.front, FALSE);
  bgl_test_point (f.table, 50, 251);
  assert_heard (&f, "pointed");
  g_assert_true (bgl_hand_is_pointing (f.hand));

  g_assert_true (bgl_hand_is_over (f.hand, f.spot, 41, 79));
  g_assert_false (bgl_hand_is_over (f.hand, f.spot, 41, 81));
  g_assert_false (bgl_hand_is_over (f.hand, f.front, 50, 250));

  /* A layout that changes under a pointer at rest does not count, even where it looked away. */
  bgl_hand_ignore_pointer (f.hand);
  g_assert_false (bgl_hand_is_pointing (f.hand));
  gtk_widget_set_size_request (f.spot, 50, 50);
  gtk_fixed_move (GTK_FIXED (f.table), f.spot, 40, 240);
  bgl_test_settle ();
  g_assert_false (bgl_hand_is_pointing (f.hand));
  assert_heard (&f, "");

  bgl_hand_point_at (f.hand, 20, 30);
  assert_heard (&f, "pointed");
  g_assert_true (bgl_hand_is_pointing (f.hand));
  g_assert_true (graphene_point_near (bgl_hand_get_point (f.hand), &GRAPHENE_POINT_INIT (20, 30), 0.01f));

  tear_down (&f);
}

static void
test_leaves (void)
{
  Fixture f;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *beside = gtk_label_new ("Beside");

  f = (Fixture) { .table = gtk_fixed_new () };
  gtk_widget_set_size_request (f.table, 100, 100);
  gtk_widget_set_size_request (beside, 100, 100);
  gtk_box_append (GTK_BOX (box), f.table);
  gtk_box_append (GTK_BOX (box), beside);
  add_hand (&f, f.table);
  f.window = bgl_test_show (box, 200, 100);

  bgl_test_point (f.table, 50, 50);
  assert_heard (&f, "pointed");
  bgl_test_point (beside, 50, 50);
  assert_heard (&f, "pointed");
  g_assert_false (bgl_hand_is_pointing (f.hand));

  /* What it drags does not leave. */
  f.gives = TRUE;
  bgl_test_drag (f.table, 40, 50, 150, 50);
  g_assert_true (bgl_hand_is_dragging (f.hand));
  g_assert_true (bgl_hand_is_pointing (f.hand));
  bgl_test_release ();
  assert_ends (&f, "take pointed dropped 150,50");

  tear_down (&f);
}

static void
test_clicks (void)
{
  Fixture f;

  set_up (&f);

  bgl_test_click (f.table, 100, 100);
  assert_heard (&f, "pointed pressed 100,100 clicked 100,100");

  bgl_test_click (f.table, 100, 250);
  assert_heard (&f, "pointed");

  f.refuses = TRUE;
  bgl_test_drag (f.table, 100, 100, 150, 100);
  bgl_test_release ();
  assert_heard (&f, "pointed pressed 100,100 pointed");

  /* The next press is not lost with the one that was refused. */
  f.refuses = FALSE;
  bgl_test_click (f.table, 110, 100);
  assert_heard (&f, "pointed pressed 110,100 clicked 110,100");

  tear_down (&f);
}

static void
test_drags (void)
{
  Fixture f;

  set_up (&f);

  /* Nothing comes along: it is a click where it was pressed, whose pointer went away. */
  bgl_test_drag (f.table, 100, 100, 160, 130);
  g_assert_false (bgl_hand_is_dragging (f.hand));
  bgl_test_release ();
  g_assert_nonnull (strstr (f.heard->str, "take "));
  assert_ends (&f, "clicked 100,100 pulled");

  /* So small a way is no drag. */
  f.gives = TRUE;
  bgl_test_drag (f.table, 100, 100, 103, 100);
  bgl_test_release ();
  g_assert_null (strstr (f.heard->str, "take"));
  assert_ends (&f, "clicked 100,100");

  bgl_test_drag (f.table, 100, 100, 160, 130);
  g_assert_true (bgl_hand_is_dragging (f.hand));
  g_assert_true (graphene_point_near (bgl_hand_get_point (f.hand), &GRAPHENE_POINT_INIT (160, 130), 0.01f));
  bgl_test_release ();
  g_assert_false (bgl_hand_is_dragging (f.hand));
  assert_ends (&f, "take pointed dropped 160,130");

  tear_down (&f);
}

static void
test_gives_up (void)
{
  Fixture f;
  GtkWidget *dialog;

  set_up (&f);
  f.gives = TRUE;
  g_assert_false (bgl_hand_cancel_drag (f.hand));

  /* Letting go then does nothing, and the next click is heard. */
  bgl_test_drag (f.table, 100, 100, 160, 130);
  g_string_truncate (f.heard, 0);
  g_assert_true (bgl_hand_cancel_drag (f.hand));
  g_assert_false (bgl_hand_is_dragging (f.hand));
  g_assert_false (bgl_hand_cancel_drag (f.hand));
  bgl_test_release ();
  assert_heard (&f, "");
  bgl_test_click (f.table, 100, 100);
  assert_heard (&f, "pointed pressed 100,100 clicked 100,100");

  /* A position that changes takes the thing out of the hand; what lies there now may come along. */
  bgl_test_drag (f.table, 100, 100, 160, 130);
  bgl_hand_stop_drag (f.hand);
  g_assert_false (bgl_hand_is_dragging (f.hand));
  g_string_truncate (f.heard, 0);
  bgl_test_point (f.table, 170, 130);
  g_assert_true (bgl_hand_is_dragging (f.hand));
  bgl_test_release ();
  assert_ends (&f, "take pointed dropped 170,130");

  /* A dialog that comes up in the middle of it takes the pointer away. */
  bgl_test_drag (f.table, 100, 100, 160, 130);
  g_string_truncate (f.heard, 0);
  dialog = g_object_new (GTK_TYPE_WINDOW, "modal", TRUE, "transient-for", f.window, NULL);
  gtk_window_present (GTK_WINDOW (dialog));
  bgl_test_settle ();
  assert_ends (&f, "canceled");
  g_assert_false (bgl_hand_is_dragging (f.hand));
  bgl_test_release ();
  assert_heard (&f, "");
  gtk_window_destroy (GTK_WINDOW (dialog));

  tear_down (&f);
}

static void
test_keys (void)
{
  Fixture f;

  set_up (&f);
  bgl_test_point (f.table, 100, 100);
  g_assert_true (gtk_widget_grab_focus (f.spot));
  gtk_window_set_focus_visible (GTK_WINDOW (f.window), FALSE);
  g_string_truncate (f.heard, 0);

  /* Before they do anything, which can be kept from them. */
  g_signal_connect_swapped (f.spot, "activate", G_CALLBACK (activated_cb), &f);
  bgl_test_key ("space");
  assert_heard (&f, "key space activated");
  bgl_test_key ("Return");
  assert_heard (&f, "key Return");

  /* A focus that nobody moved by key does not look. */
  gtk_window_set_focus_visible (GTK_WINDOW (f.window), FALSE);
  bgl_hand_follow_focus (f.hand);
  g_assert_false (bgl_hand_is_by_key (f.hand));

  gtk_window_set_focus_visible (GTK_WINDOW (f.window), TRUE);
  bgl_hand_follow_focus (f.hand);
  g_assert_true (bgl_hand_is_by_key (f.hand));
  g_assert_false (bgl_hand_is_pointing (f.hand));

  bgl_test_point (f.table, 110, 100);
  g_assert_false (bgl_hand_is_by_key (f.hand));
  g_assert_true (bgl_hand_is_pointing (f.hand));

  /* A press brings the focus without its ring. */
  bgl_hand_follow_focus (f.hand);
  gtk_window_set_focus (GTK_WINDOW (f.window), NULL);
  bgl_hand_focus (f.hand, f.spot);
  g_assert_true (gtk_widget_has_focus (f.spot));
  g_assert_false (gtk_widget_has_visible_focus (f.spot));
  g_assert_false (bgl_hand_is_by_key (f.hand));

  tear_down (&f);
}

/* A widget that outlives its hand is left in peace. */
static void
test_goes_first (void)
{
  Fixture f;

  set_up (&f);
  g_assert_finalize_object (f.hand);
  bgl_test_drag (f.table, 100, 100, 160, 130);
  bgl_test_release ();
  bgl_test_key ("a");
  assert_heard (&f, "");
  bgl_test_close (f.window, f.table);
  g_string_free (f.heard, TRUE);
}

/* So is a hand that is busy when its table is put away. */
static void
test_goes_last (void)
{
  Fixture f;

  for (int gives = 0; gives < 2; gives++)
    {
      set_up (&f);
      f.gives = gives;
      bgl_test_drag (f.table, 100, 100, 160, 130);
      gtk_window_destroy (GTK_WINDOW (f.window));
      bgl_test_release ();
      g_assert_finalize_object (f.hand);
      g_string_free (f.heard, TRUE);
    }
}

int
main (int   argc,
      char *argv[])
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/hand/points", test_points);
  g_test_add_func ("/hand/leaves", test_leaves);
  g_test_add_func ("/hand/clicks", test_clicks);
  g_test_add_func ("/hand/drags", test_drags);
  g_test_add_func ("/hand/gives-up", test_gives_up);
  g_test_add_func ("/hand/keys", test_keys);
  g_test_add_func ("/hand/goes-first", test_goes_first);
  g_test_add_func ("/hand/goes-last", test_goes_last);

  return g_test_run ();
}
