/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "board/bgl-spot.h"
#include "engine/bgl-registry.h"
#include "games/bango/bango-view.h"

#include "bango-inside.h"
#include "window-fixture.h"

/* Places and buttons are large enough for a finger, on a narrow screen too. */

#define WIDTH        360
#define HEIGHT       640
#define LEAST        24 /* pixels of a place */
#define LEAST_BUTTON 44 /* pixels of a button in one direction */
#define LENGTH       15 /* tiles in a row */

/* A long row of tiles in turn. */
static char *
create_row (void)
{
  GString *record = g_string_new (PEOPLE);

  for (guint x = 2; x < LENGTH; x++)
    g_string_append_printf (record, "%u: %u,0\n", x % 2 + 1, x);

  return g_string_free (record, FALSE);
}

static void
fail (const char *place,
      const char *what,
      int         width,
      int         height)
{
  g_test_message ("%s: “%s” has %d × %d pixels", place, what, width, height);
  g_test_fail ();
}

static void
check (GtkWidget  *widget,
       const char *place,
       guint      *n)
{
  graphene_rect_t bounds;
  int width, height;

  /* With its padding. */
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, widget, &bounds))
    return;

  width = (int) bounds.size.width;
  height = (int) bounds.size.height;

  if (BGL_IS_SPOT (widget) && gtk_widget_get_focusable (widget))
    {
      if (MIN (width, height) < LEAST)
        fail (place, bgl_spot_get_label (BGL_SPOT (widget)), width, height);
      (*n)++;
    }
  /* Buttons with an icon have the size of libadwaita. */
  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL &&
      gtk_widget_get_ancestor (widget, BGL_TYPE_VIEW) != NULL && MAX (width, height) < LEAST_BUTTON)
    fail (place, gtk_button_get_label (GTK_BUTTON (widget)), width, height);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check (child, place, n);
}

static BglView *
show (Fixture    *fixture,
      const char *record)
{
  BglView *view;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), WIDTH, HEIGHT);
  fixture_sit_down (fixture, record);
  view = bgl_table_page_get_view (bgl_window_get_page (fixture->window));
  bgl_view_skip_animations (view);
  bgl_test_settle ();

  return view;
}

static void
test_size (Fixture       *fixture,
           gconstpointer  data)
{
  const BglRules *rules = data;

  for (const guint8 *seats = rules->seat_counts; *seats != 0; seats++)
    for (guint n_moves = 0; n_moves < 60; n_moves += 12)
      {
        g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"%u\"]\n\n", rules->id, *seats);
        g_autofree char *place = g_strdup_printf ("%s for %u after %u moves", rules->id, *seats, n_moves);
        g_autoptr (BglTable) begun = bgl_test_table (text);
        g_autoptr (BglRecord) record = NULL;
        g_autofree char *played = NULL;
        BglGame *game = bgl_table_get_game (begun);
        BglRandom random;
        guint n = 0;

        bgl_random_init (&random, n_moves);
        for (guint i = 0; i < n_moves && !bgl_game_is_over (game); i++)
          {
            gconstpointer state = bgl_game_get_state (game);

            g_assert_true (bgl_game_play (game, bgl_game_get_turn (game) == BGL_TURN_CHANCE
                                                ? rules->draw_chance (state, &random) : rules->draw_move (state, &random),
                                          NULL));
          }
        record = bgl_record_new_from_game (game);
        played = bgl_record_to_string (record);
        check (GTK_WIDGET (show (fixture, played)), place, &n);
        g_test_message ("%s: %u places", place, n);
      }
}

static gboolean
is_in_sight (BglView *view,
             int      x)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (bango_view_get_spot (BANGO_VIEW (view), x, 0), GTK_WIDGET (view), &bounds));

  return bounds.origin.x >= 0 && bounds.origin.x + bounds.size.width <= gtk_widget_get_width (GTK_WIDGET (view));
}

/* A table that is larger than its window shows the last move, and what has the focus. */
static void
test_reveal (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *record = create_row ();
  BglView *view = show (fixture, record);
  guint n = 0;

  check (GTK_WIDGET (view), "a long row", &n);
  g_assert_cmpuint (n, >, 30);
  g_assert_true (is_in_sight (view, LENGTH - 1));
  g_assert_true (is_in_sight (view, LENGTH));
  g_assert_false (is_in_sight (view, 0));

  gtk_widget_grab_focus (bango_view_get_spot (BANGO_VIEW (view), LENGTH - 1, 0));
  for (guint i = 0; i < LENGTH; i++)
    {
      bgl_test_key ("Left");
      g_assert_true (is_in_sight (view, LENGTH - 2 - (int) i));
    }
  g_assert_false (is_in_sight (view, LENGTH - 1));

  /* A move at the other end comes into sight. */
  fixture_play (fixture_get_table (fixture), LENGTH % 2 + 1, "15,0");
  bgl_test_settle ();
  g_assert_true (is_in_sight (view, LENGTH));
}

/* The wheel and the hand move it, and a press on a cell does not. */
static void
test_pan (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *record = create_row ();
  BglView *view = show (fixture, record);
  GtkWidget *widget = GTK_WIDGET (view);
  guint ply = bgl_game_get_ply (bgl_table_get_game (fixture_get_table (fixture)));
  graphene_point_t before, after;

  bgl_test_point (widget, WIDTH / 2.0, 20);
  for (guint i = 0; i < 30 && !is_in_sight (view, 0); i++)
    {
      bgl_test_drag (widget, WIDTH / 2.0 - 60, 20, WIDTH / 2.0 + 60, 20);
      bgl_test_release ();
    }
  g_assert_true (is_in_sight (view, 0));
  g_assert_false (is_in_sight (view, LENGTH - 1));
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (fixture_get_table (fixture))), ==, ply);

  bango_view_get_place (BANGO_VIEW (view), 3, 0, &before);
  bgl_test_point (widget, before.x, before.y);
  bgl_test_press ();
  bango_view_get_place (BANGO_VIEW (view), 3, 0, &after);
  bgl_test_release ();
  g_assert_true (graphene_point_near (&before, &after, 0.5f));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);
  const BglRules *const *rules;
  guint n_games;

  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/targets/size/", rules[i]->id, NULL);

      g_test_add (path, Fixture, rules[i], fixture_set_up, test_size, fixture_tear_down);
    }
  FIXTURE_ADD ("/targets/reveal", test_reveal);
  FIXTURE_ADD ("/targets/pan", test_pan);

  return g_test_run ();
}
