/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "games/bongo/bongo-settings.h"

#include "bongo-fixture.h"

/* Where everybody sits, and whether there is room. */

/* People around a touch screen: buttons at all edges, turned, and they work. */
static void
test_around (void)
{
  Fixture f = { 0 };
  graphene_point_t top, bottom;
  GtkWidget *caller;

  fixture_open_bongo (&f, 800, "Anna Boris Clara Dora", NULL, GNU);
  g_settings_set_boolean (bongo_settings_get (), BONGO_SETTING_AROUND, TRUE);
  bgl_test_settle ();

  /* Clara sits at the far edge: her words are upside down. */
  caller = fixture_get_caller (&f, 3, BONGO_GNU);
  g_assert_true (gtk_widget_compute_point (caller, f.view, &GRAPHENE_POINT_INIT (0, 0), &top));
  g_assert_true (gtk_widget_compute_point (caller, f.view,
                                           &GRAPHENE_POINT_INIT (0, gtk_widget_get_height (caller)), &bottom));
  g_assert_cmpfloat (bottom.y, <, top.y);

  fixture_roll (&f);
  bgl_test_click_widget (fixture_get_caller (&f, 4, BONGO_GNU));
  bgl_test_wait (fixture_is_shown, &f);
  g_assert_cmpuint (fixture_get_bongo (&f)->winner, ==, 4);
  g_settings_set_boolean (bongo_settings_get (), BONGO_SETTING_AROUND, FALSE);
  view_fixture_close (&f);
}

/* All arrangements, from the narrowest on, with as many seats as there can be. */
static void
test_sizes (void)
{
  static const int widths[] = { 340, 560, 700, 1200 };
  Fixture f = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      fixture_open_bongo (&f, widths[i], "Anna Boris Clara Dora bot:easy bot:hard bot:easy bot:hard", NULL, GNU);
      fixture_roll (&f);
      bgl_test_key ("w");
      bgl_test_wait (fixture_is_shown, &f);
      view_fixture_close (&f);

      fixture_open_bongo (&f, widths[i], "bot:easy bot:hard", NULL, GNU);
      view_fixture_close (&f);
    }
}

static gboolean
is_word_shown (GtkWidget *caller)
{
  GtkWidget *name = gtk_widget_get_first_child (caller);

  return gtk_widget_get_child_visible (name);
}

/* On a narrow screen the words are readable, and what can be done next covers none of the reasons. */
static void
test_narrow (void)
{
  Fixture f = { 0 };
  graphene_rect_t prompt, reasons;
  int head;

  fixture_open_bongo (&f, 360, "Anna Boris", NULL, GNU);
  fixture_roll (&f);
  for (guint seat = 1; seat <= 2; seat++)
    for (BongoWord word = 0; word < BONGO_WORDS; word++)
      g_assert_true (is_word_shown (fixture_get_caller (&f, seat, word)));

  bgl_test_key ("i");
  bgl_test_wait (fixture_is_shown, &f);
  bgl_test_settle ();
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (f.view))), f.view, &prompt));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (bongo_view_get_reasons (BONGO_VIEW (f.view))), f.view, &reasons));
  head = bongo_reasons_get_head (bongo_view_get_reasons (BONGO_VIEW (f.view)), (int) reasons.size.width);
  g_assert_cmpfloat (prompt.origin.y + prompt.size.height, <=, reasons.origin.y + head);
  view_fixture_close (&f);

  /* A choice stands alone. */
  fixture_open_bongo (&f, 360, "Anna Boris", NULL, NOTHING);
  fixture_roll (&f);
  bgl_test_key ("j");
  bgl_test_wait (fixture_is_shown, &f);
  bgl_test_settle ();
  g_assert_false (gtk_widget_get_child_visible (GTK_WIDGET (bongo_view_get_reasons (BONGO_VIEW (f.view)))));
  bgl_test_key ("Return");
  bgl_test_wait (fixture_is_taken, &f);
  bgl_test_settle ();
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (bongo_view_get_reasons (BONGO_VIEW (f.view)))));
  view_fixture_close (&f);
}

static gboolean
is_name (GtkWidget     *widget,
         gconstpointer  data)
{
  return gtk_widget_has_css_class (widget, "name") && gtk_widget_get_mapped (widget);
}

static void
assert_named (BongoView *view,
              guint      n_seats)
{
  for (guint seat = 1; seat <= n_seats; seat++)
    {
      BongoPlace *place = bongo_view_get_place (view, seat);
      GtkWidget *name = bgl_test_find (GTK_WIDGET (place), is_name, NULL);

      g_assert_nonnull (name);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (name)), ==, bgl_seat_get_label (bongo_place_get_seat (place)));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
    }
}

/* Trophies that are as wide as their place leave the names above them. */
static void
test_names (void)
{
  Fixture f = { 0 };

  fixture_open_bongo (&f, 320, "Anna Boris Clara", NULL, GNU);
  fixture_roll (&f);
  assert_named (BONGO_VIEW (f.view), 3);
  for (guint seat = 1; seat <= 3; seat++)
    for (BongoWord word = 0; word < BONGO_WORDS; word++)
      g_assert_true (is_word_shown (fixture_get_caller (&f, seat, word)));
  view_fixture_close (&f);
}

int
main (int   argc,
      char *argv[])
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bongo-arrangement/around", test_around);
  g_test_add_func ("/bongo-arrangement/sizes", test_sizes);
  g_test_add_func ("/bongo-arrangement/narrow", test_narrow);
  g_test_add_func ("/bongo-arrangement/names", test_names);

  return g_test_run ();
}
