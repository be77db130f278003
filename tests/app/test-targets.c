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

static void
collect_spots (GtkWidget *widget,
               GPtrArray *spots)
{
  if (BGL_IS_SPOT (widget) && gtk_widget_get_mapped (widget) && gtk_widget_get_focusable (widget))
    g_ptr_array_add (spots, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_spots (child, spots);
}

static void
get_middle (GtkWidget        *spot,
            BglView          *view,
            graphene_point_t *middle)
{
  const graphene_point_t own = { (float) gtk_widget_get_width (spot) / 2, (float) gtk_widget_get_height (spot) / 2 };

  g_assert_true (gtk_widget_compute_point (spot, GTK_WIDGET (view), &own, middle));
}

/* A finger on the middle of a place is nearer to it than to any other one, by its own size at least. */
static void
check_distances (BglView    *view,
                 const char *place)
{
  g_autoptr (GPtrArray) spots = g_ptr_array_new ();
  double least = G_MAXDOUBLE;
  GtkWidget *nearest[2] = { NULL, NULL };

  collect_spots (GTK_WIDGET (view), spots);
  for (guint i = 0; i < spots->len; i++)
    for (guint j = 0; j < i; j++)
      {
        graphene_point_t first, second;
        double distance;

        get_middle (spots->pdata[i], view, &first);
        get_middle (spots->pdata[j], view, &second);
        distance = graphene_point_distance (&first, &second, NULL, NULL);
        if (distance < least)
          {
            least = distance;
            nearest[0] = spots->pdata[i];
            nearest[1] = spots->pdata[j];
          }
      }
  g_assert_nonnull (nearest[0]);
  g_test_message ("%s: %u places, %.1f pixels from “%s” to “%s”", place, spots->len, least,
                  bgl_spot_get_label (BGL_SPOT (nearest[0])), bgl_spot_get_label (BGL_SPOT (nearest[1])));
  /* Widgets are at whole pixels. */
  g_assert_cmpfloat (least, >=, LEAST - 1);
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
        BglView *view;
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
        view = show (fixture, played);
        check (GTK_WIDGET (view), place, &n);
        check_distances (view, place);
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

/* Adds the middle of each text of the node to the array, in the coordinates of the widget that was drawn. */
static void
collect_texts (GskRenderNode    *node,
               graphene_point_t  origin,
               GArray           *texts)
{
  graphene_rect_t bounds;
  graphene_point_t middle;
  float dx, dy;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        collect_texts (gsk_container_node_get_child (node, i), origin, texts);
      break;
    case GSK_CLIP_NODE:
      collect_texts (gsk_clip_node_get_child (node), origin, texts);
      break;
    case GSK_TRANSFORM_NODE:
      if (gsk_transform_get_category (gsk_transform_node_get_transform (node)) < GSK_TRANSFORM_CATEGORY_2D_TRANSLATE)
        break;
      gsk_transform_to_translate (gsk_transform_node_get_transform (node), &dx, &dy);
      collect_texts (gsk_transform_node_get_child (node), GRAPHENE_POINT_INIT (origin.x + dx, origin.y + dy), texts);
      break;
    case GSK_TEXT_NODE:
      gsk_render_node_get_bounds (node, &bounds);
      graphene_rect_get_center (&bounds, &middle);
      middle.x += origin.x;
      middle.y += origin.y;
      g_array_append_val (texts, middle);
      break;
    default:
      break;
    }
}

/* Counts the numbers at the left and the upper edge of the board. */
static void
count_numbers (BglView *view,
               guint   *n_rows,
               guint   *n_columns)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (view));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GArray) texts = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (GTK_WIDGET (view)),
                          gtk_widget_get_height (GTK_WIDGET (view)));
  node = gtk_snapshot_free_to_node (snapshot);
  collect_texts (node, *graphene_point_zero (), texts);

  *n_rows = *n_columns = 0;
  for (guint i = 0; i < texts->len; i++)
    {
      const graphene_point_t *text = &g_array_index (texts, graphene_point_t, i);

      *n_rows += text->x < LEAST;
      *n_columns += text->y < LEAST;
    }
}

/* The numbers of rows and columns stay at the edge, wherever the table is scrolled to, and no place is below them. */
static void
test_numbers (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *row = create_row ();
  g_autoptr (GString) record = g_string_new (row);
  BglView *view;
  guint n_rows, n_columns;

  /* A column at the end of the row makes the table too high as well. Its numbers have a sign and two digits. */
  for (guint y = 1; y <= LENGTH; y++)
    g_string_append_printf (record, "%u: %u,-%u\n", (LENGTH - 1 + y) % 2 + 1, LENGTH - 1, y);
  view = show (fixture, record->str);
  count_numbers (view, &n_rows, &n_columns);
  g_assert_cmpuint (n_rows, >, 10);
  g_assert_cmpuint (n_columns, >, 10);
}

/* With text of twice the size, a narrow window still has room for everything from the header to the buttons below. */
static void
test_large_text (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  const BglRules *rules = data;
  g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n\n", rules->id);
  graphene_rect_t bounds;
  GtkWidget *page;

  g_object_set (settings, "gtk-xft-dpi", 192 * 1024, NULL);
  show (fixture, text);
  page = GTK_WIDGET (bgl_window_get_page (fixture->window));
  g_assert_true (gtk_widget_compute_bounds (page, GTK_WIDGET (fixture->window), &bounds));
  g_test_message ("%s: the page has %.0f pixels from %.0f in %d", rules->id, bounds.size.height, bounds.origin.y,
                  gtk_widget_get_height (GTK_WIDGET (fixture->window)));
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, HEIGHT);
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

      g_autofree char *large_path = g_strconcat ("/targets/large-text/", rules[i]->id, NULL);

      g_test_add (path, Fixture, rules[i], fixture_set_up, test_size, fixture_tear_down);
      /* Where everybody calls at once, the buttons for calls need their room. */
      if (rules[i]->get_time == NULL)
        g_test_add (large_path, Fixture, rules[i], fixture_set_up, test_large_text, fixture_tear_down);
    }
  FIXTURE_ADD ("/targets/reveal", test_reveal);
  FIXTURE_ADD ("/targets/pan", test_pan);
  FIXTURE_ADD ("/targets/numbers", test_numbers);

  return g_test_run ();
}
