/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-turn-bar.h"
#include "board/bgl-spot.h"
#include "engine/bgl-error.h"
#include "engine/bgl-registry.h"

#include "window-fixture.h"

/* A refused move is explained completely, and where no place of the board is. */

#define N_MOVES 24
/* The longest refusal of a move in all languages, in the language with the widest letters. */
#define SENTENCE "Если снять фишку с клетки (−2, −1), у игрока останется меньше пяти фишек, поэтому партия закончится " \
                 "раньше, чем фишка вернётся на стол."

static const struct
{
  int width;
  int height;
} sizes[] = { { 360, 640 }, { 1000, 720 } };

/* A position with many pieces. */
static char *
create_record (const BglRules *rules)
{
  g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"%u\"]\n\n", rules->id,
                                           rules->seat_counts[0]);
  g_autoptr (BglTable) table = bgl_test_table (text);
  g_autoptr (BglRecord) record = NULL;
  BglGame *game = bgl_table_get_game (table);
  BglRandom random;

  bgl_random_init (&random, 1);
  for (guint i = 0; i < N_MOVES && !bgl_game_is_over (game); i++)
    {
      gconstpointer state = bgl_game_get_state (game);

      g_assert_true (bgl_game_play (game, bgl_game_get_turn (game) == BGL_TURN_CHANCE
                                          ? rules->draw_chance (state, &random) : rules->draw_move (state, &random),
                                    NULL));
    }
  record = bgl_record_new_from_game (game);

  return bgl_record_to_string (record);
}

/* Checks that the pointer reaches everything that can be clicked on the board, at its center. */
static guint
check_reachable (GtkWidget *widget,
                 GtkWidget *view)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (view));
  gboolean is_target = (BGL_IS_SPOT (widget) && gtk_widget_get_focusable (widget)) || GTK_IS_BUTTON (widget);
  graphene_point_t center;
  guint n = 0;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return 0;

  center = GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.0f, gtk_widget_get_height (widget) / 2.0f);
  /* A large board may be scrolled. */
  if (is_target && gtk_widget_compute_point (widget, view, &center, &center) &&
      gtk_widget_contains (view, center.x, center.y))
    {
      double x, y;
      GtkWidget *picked;

      g_assert_true (gtk_widget_translate_coordinates (view, window, center.x, center.y, &x, &y));
      picked = gtk_widget_pick (window, x, y, GTK_PICK_DEFAULT);
      if (picked == NULL || (picked != view && !gtk_widget_is_ancestor (picked, view)))
        {
          g_test_message ("%s at %.0f, %.0f is covered by a %s", BGL_IS_SPOT (widget) ? bgl_spot_get_label (BGL_SPOT (widget))
                          : G_OBJECT_TYPE_NAME (widget), x, y, picked != NULL ? G_OBJECT_TYPE_NAME (picked) : "nothing");
          g_test_fail ();
        }
      n++;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += check_reachable (child, view);

  return n;
}

static gboolean
is_sentence (GtkWidget     *widget,
             gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, BGL_TYPE_TURN_BAR) != NULL &&
         g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), SENTENCE);
}

static void
test_reachable (Fixture       *fixture,
                gconstpointer  data)
{
  const BglRules *rules = data;
  g_autofree char *record = create_record (rules);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GError) error = NULL;
      BglTablePage *page;
      BglTable *table;
      BglView *view;
      GtkWidget *label;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i].width, sizes[i].height);
      table = fixture_sit_down (fixture, record);
      page = bgl_window_get_page (fixture->window);
      view = bgl_table_page_get_view (page);
      bgl_view_skip_animations (view);
      bgl_test_settle ();

      bgl_refuse (&error, rules->rules[0].id, "%s", SENTENCE);
      g_signal_emit_by_name (table, "refused", error);
      bgl_test_settle ();
      g_assert_nonnull (bgl_table_page_get_refusal (page));
      label = bgl_test_find (GTK_WIDGET (page), is_sentence, NULL);
      g_assert_nonnull (label);
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
      g_assert_cmpuint (check_reachable (GTK_WIDGET (view), GTK_WIDGET (view)), >, 0);
    }
}

static gboolean
is_why (GtkWidget     *widget,
        gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "Why?") == 0;
}

/* The button shows the rule. The focus returns from it to the board. */
static void
test_button (Fixture       *fixture,
             gconstpointer  data)
{
  BglTable *table = fixture_sit_down (fixture, PEOPLE);
  BglTablePage *page = bgl_window_get_page (fixture->window);
  GtkWidget *view = GTK_WIDGET (bgl_table_page_get_view (page));
  GtkWidget *why;

  g_assert_false (fixture_play (table, 1, "7,7"));
  bgl_test_settle ();
  why = bgl_test_find (GTK_WIDGET (page), is_why, NULL);
  g_assert_true (gtk_widget_grab_focus (why));
  bgl_test_key ("Escape");
  g_assert_null (bgl_table_page_get_refusal (page));
  g_assert_false (gtk_widget_get_visible (why));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (view)), view));
  g_assert_null (bgl_window_get_reader (fixture->window));

  g_assert_false (fixture_play (table, 1, "7,7"));
  bgl_test_settle ();
  bgl_test_click_widget (why);
  g_assert_nonnull (bgl_window_get_reader (fixture->window));
  g_assert_null (bgl_table_page_get_refusal (page));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);
  const BglRules *const *rules;
  guint n_games;

  FIXTURE_ADD ("/refusals/button", test_button);
  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/refusals/reachable/", rules[i]->id, NULL);

      g_test_add (path, Fixture, rules[i], fixture_set_up, test_reachable, fixture_tear_down);
    }

  return g_test_run ();
}
