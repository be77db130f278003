/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-example-view.h"
#include "board/bgl-board-layout.h"
#include "board/bgl-sketch-bin.h"
#include "rulebook/bgl-book.h"

#include "test-utils.h"

static BglExampleView *
new_example (const char *text)
{
  g_autoptr (BglExample) example = bgl_example_parse (text, NULL);

  return BGL_EXAMPLE_VIEW (bgl_example_view_new (example));
}

#define EXAMPLE "[Game \"bango\"]\n[Seats \"2\"]\n\n1: 0,1\ntry 2\nrefused 2: 5,5 (bango-touch)\n2: 1,1\nexpect turn 1"

/* A button of the example, or of what it reveals, by its words. */
static gboolean
has_words (GtkWidget     *widget,
           gconstpointer  words)
{
  const char *label;
  GtkWidget *child;

  if (!GTK_IS_BUTTON (widget))
    return FALSE;

  label = gtk_button_get_label (GTK_BUTTON (widget));
  child = gtk_button_get_child (GTK_BUTTON (widget));
  if (label == NULL && GTK_IS_LABEL (child))
    label = gtk_label_get_text (GTK_LABEL (child));
  if (label == NULL && ADW_IS_BUTTON_CONTENT (child))
    label = adw_button_content_get_label (ADW_BUTTON_CONTENT (child));

  return g_strcmp0 (label, words) == 0;
}

static GtkWidget *
find_button (BglExampleView *example,
             const char     *words)
{
  return bgl_test_find (GTK_WIDGET (example), has_words, words);
}

static void
click_button (BglExampleView *example,
              const char     *words)
{
  GtkWidget *button = find_button (example, words);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  bgl_test_settle ();
}

static gboolean
is_scale (GtkWidget     *widget,
          gconstpointer  data)
{
  return GTK_IS_SCALE (widget);
}

static GtkRange *
find_scale (BglExampleView *example)
{
  return GTK_RANGE (bgl_test_find (GTK_WIDGET (example), is_scale, NULL));
}

static gboolean
has_text (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static gboolean
is_expander (GtkWidget     *widget,
             gconstpointer  data)
{
  return GTK_IS_EXPANDER (widget);
}

static gboolean
shows (BglExampleView *example,
       const char     *text)
{
  return bgl_test_find (GTK_WIDGET (example), has_text, text) != NULL;
}

static guint
get_ply (BglExampleView *example)
{
  return bgl_game_get_ply (bgl_example_view_get_game (example));
}

/* How much is drawn over the board. */
static guint
count_shapes (BglExampleView *example)
{
  GtkWidget *view = GTK_WIDGET (bgl_example_view_get_view (example));
  g_autoptr (BglSketch) sketch = bgl_sketch_bin_create (BGL_SKETCH_BIN (gtk_widget_get_parent (view)));

  return bgl_sketch_get_size (sketch);
}

static gboolean
try_move (BglExampleView *example,
          guint           seat,
          const char     *text)
{
  BglGame *game = bgl_example_view_get_game (example);
  BglMove move;

  g_assert_true (bgl_game_get_rules (game)->parse_move (bgl_game_get_state (game), seat, text, &move, NULL));

  return bgl_table_play (bgl_view_get_table (bgl_example_view_get_view (example)), move, NULL);
}

/* Until the reader wants to try, the board is a picture; then the rules judge. */
static void
test_try (void)
{
  BglExampleView *example = new_example (EXAMPLE);
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 500);
  GtkWidget *reset;
  BglView *view;

  g_assert_null (bgl_example_view_get_view (example));
  bgl_example_view_wake (example);
  view = bgl_example_view_get_view (example);
  bgl_test_settle ();
  reset = find_button (example, "Reset");
  g_assert_cmpuint (get_ply (example), ==, 1);
  g_assert_false (bgl_view_get_interactive (view));
  g_assert_false (gtk_widget_get_visible (reset));
  g_assert_cmpstr (bgl_example_view_get_story (example), !=, "");

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (example, "Try It")), TRUE);
  bgl_test_settle ();
  g_assert_true (bgl_example_view_get_live (example));
  g_assert_true (bgl_view_get_interactive (view));
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Make your own moves"));
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (find_scale (example))));
  g_assert_cmpuint (get_ply (example), ==, 1);

  g_assert_false (try_move (example, 2, "7,7"));
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Why?"));
  g_assert_false (gtk_widget_get_visible (reset));
  g_assert_true (try_move (example, 2, "0,2"));
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Why?"));
  g_assert_cmpuint (get_ply (example), ==, 2);
  g_assert_true (gtk_widget_get_visible (reset));

  /* The board is as it was, and still the reader's. */
  click_button (example, "Reset");
  g_assert_cmpuint (get_ply (example), ==, 1);
  g_assert_true (bgl_view_get_interactive (view));
  g_assert_false (gtk_widget_get_visible (reset));

  /* The history of the example comes back when the reader has done. */
  g_assert_true (try_move (example, 2, "0,2"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (example, "Try It")), FALSE);
  bgl_test_settle ();
  g_assert_false (bgl_view_get_interactive (view));
  g_assert_false (gtk_widget_get_visible (reset));
  gtk_range_set_value (find_scale (example), 2);
  g_assert_cmpuint (get_ply (example), ==, 2);
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "1, 1"));

  bgl_test_close (window, GTK_WIDGET (example));
}

/* Marks of the example's position do not cover what the reader plays. */
static void
test_try_marks (void)
{
  BglExampleView *example = new_example ("[Game \"bango\"]\n[Seats \"2\"]\n\nmark 0,0 0,1\n1: 0,1\ntry 2\n2: 1,1");
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 500);

  bgl_example_view_wake (example);
  bgl_test_settle ();
  g_assert_cmpuint (count_shapes (example), ==, 2);
  bgl_example_view_try_it (example);
  g_assert_cmpuint (count_shapes (example), ==, 2);
  g_assert_true (try_move (example, 2, "0,2"));
  g_assert_cmpuint (count_shapes (example), ==, 0);

  click_button (example, "Reset");
  g_assert_true (bgl_example_view_get_live (example));
  g_assert_cmpuint (count_shapes (example), ==, 2);

  g_assert_true (try_move (example, 2, "0,2"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (example, "Try It")), FALSE);
  g_assert_cmpuint (count_shapes (example), ==, 2);

  bgl_test_close (window, GTK_WIDGET (example));
}

/* With the keyboard: Space on the button leads to the board, arrows move the slider. */
static void
test_keys (void)
{
  BglExampleView *example = new_example (EXAMPLE);
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 500);

  bgl_example_view_wake (example);
  bgl_test_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (find_scale (example)));
  bgl_test_key ("Right");
  g_assert_true (shows (example, "Step 1 of 2"));
  bgl_test_key ("End");
  g_assert_cmpuint (get_ply (example), ==, 2);
  bgl_test_key ("Left");
  g_assert_cmpuint (get_ply (example), ==, 1);

  gtk_widget_grab_focus (find_button (example, "Show Me"));
  bgl_test_key ("Tab");
  g_assert_true (gtk_widget_has_focus (find_button (example, "Try It")));
  bgl_test_key ("space");
  g_assert_true (bgl_example_view_get_live (example));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                         GTK_WIDGET (bgl_example_view_get_view (example))));

  /* Escape ends that. */
  bgl_test_key ("Escape");
  g_assert_false (bgl_example_view_get_live (example));
  g_assert_true (gtk_widget_has_focus (find_button (example, "Try It")));

  bgl_test_close (window, GTK_WIDGET (example));
}

static gboolean
is_top_in_sight (gpointer data)
{
  BglExampleView *example = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (example), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (GTK_WIDGET (bgl_example_view_get_view (example)), scroller, &bounds) &&
         bounds.origin.y >= 0 && bounds.origin.y < 100;
}

static void
scroll_to_buttons (GtkWidget *scroller)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  bgl_test_settle ();
}

/* A board that is above the window comes into sight when something is about to happen on it. */
static void
test_scroll (void)
{
  BglExampleView *example = new_example (EXAMPLE);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *words = gtk_label_new ("Words");
  GtkWidget *window;

  gtk_widget_set_size_request (words, -1, 500);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (example));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  window = bgl_test_show (scroller, 500, 250);
  bgl_example_view_wake (example);
  bgl_test_settle ();

  scroll_to_buttons (scroller);
  g_assert_false (is_top_in_sight (example));
  click_button (example, "Show Me");
  bgl_test_wait (is_top_in_sight, example);
  click_button (example, "Stop");

  scroll_to_buttons (scroller);
  g_assert_false (is_top_in_sight (example));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (example, "Try It")), TRUE);
  bgl_test_wait (is_top_in_sight, example);

  bgl_test_close (window, scroller);
}

/* The slider goes through the history of the table: before, what is refused, after. */
static void
test_slider (void)
{
  BglExampleView *example = new_example (EXAMPLE);
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 500);
  g_autofree char *prompt = NULL;
  GtkRange *scale;

  bgl_example_view_wake (example);
  bgl_test_settle ();
  scale = find_scale (example);
  prompt = g_strdup (bgl_example_view_get_story (example));
  g_assert_cmpfloat (gtk_adjustment_get_upper (gtk_range_get_adjustment (scale)), ==, 2);
  g_assert_true (shows (example, "Before"));
  /* The reader has to find it. */
  g_assert_cmpuint (count_shapes (example), ==, 0);

  gtk_range_set_value (scale, 1);
  g_assert_true (shows (example, "Step 1 of 2"));
  g_assert_cmpuint (get_ply (example), ==, 1);
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Why?"));
  g_assert_cmpuint (count_shapes (example), ==, 1);

  gtk_range_set_value (scale, 2);
  g_assert_true (shows (example, "Step 2 of 2"));
  g_assert_cmpuint (get_ply (example), ==, 2);
  g_assert_false (bgl_view_get_interactive (bgl_example_view_get_view (example)));
  g_assert_cmpuint (count_shapes (example), ==, 1);

  gtk_range_set_value (scale, 0);
  g_assert_cmpuint (get_ply (example), ==, 1);
  g_assert_cmpstr (bgl_example_view_get_story (example), ==, prompt);

  bgl_test_close (window, GTK_WIDGET (example));
}

/* One move has a before and an after; the arrow shows it in both, and crosses what it cuts off. */
static void
test_one_move (void)
{
  BglExampleView *example = new_example ("[Game \"bango\"]\n[Seats \"2\"]\n"
                                         "[Position \"0,0 YRYRRYYRRYYR/....Y turn 2\"]\n\n2: 3,0>12,0");
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 500);

  bgl_example_view_wake (example);
  bgl_test_settle ();
  g_assert_true (shows (example, "Before"));
  g_assert_cmpuint (count_shapes (example), ==, 5);
  gtk_range_set_value (find_scale (example), 1);
  g_assert_true (shows (example, "After"));
  g_assert_cmpuint (count_shapes (example), ==, 5);

  bgl_test_close (window, GTK_WIDGET (example));
}

static gboolean
is_shown (gpointer data)
{
  return get_ply (data) == 2 && find_button (data, "Show Me") != NULL;
}

static void
test_show_me (void)
{
  BglExampleView *example = new_example (EXAMPLE);
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 500);

  bgl_example_view_wake (example);
  bgl_test_settle ();
  click_button (example, "Show Me");
  g_assert_null (find_button (example, "Show Me"));
  bgl_test_wait (is_shown, example);
  g_assert_cmpfloat (gtk_range_get_value (find_scale (example)), ==, 2);
  g_assert_false (bgl_view_get_interactive (bgl_example_view_get_view (example)));

  /* It can be stopped. */
  click_button (example, "Show Me");
  g_assert_cmpuint (get_ply (example), ==, 1);
  click_button (example, "Stop");
  g_assert_nonnull (find_button (example, "Show Me"));
  g_assert_cmpuint (get_ply (example), ==, 1);

  bgl_test_close (window, GTK_WIDGET (example));
}

/* Every control has a name, and the slider says in words where it is. */
static void
test_accessible (void)
{
  static const char *const names[] = { "Show Me", "Try It", "Change", "Reset" };
  BglExampleView *example = new_example ("[Game \"bango\"]\n[Seats \"2\"]\n[Position \"0,0 YYYY/RRRR stock 10 10 turn 1\"]\n\n"
                                         "try 1\n1: 4,0");
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 500);
  GtkAccessible *scale = GTK_ACCESSIBLE (find_scale (example));

  bgl_example_view_wake (example);
  bgl_test_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkAccessible *button = GTK_ACCESSIBLE (find_button (example, names[i]));

      g_assert_true (gtk_test_accessible_has_relation (button, GTK_ACCESSIBLE_RELATION_LABELLED_BY) ||
                     gtk_test_accessible_has_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL));
    }
  g_assert_true (gtk_test_accessible_has_property (scale, GTK_ACCESSIBLE_PROPERTY_LABEL));
  gtk_test_accessible_assert_property (scale, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "Before");
  gtk_range_set_value (GTK_RANGE (scale), 1);
  gtk_test_accessible_assert_property (scale, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "After");

  bgl_test_close (window, GTK_WIDGET (example));
}

/* A position that only shows something has nothing to step through. */
static void
test_no_steps (void)
{
  BglExampleView *example = new_example ("[Game \"bango\"]\n[Seats \"2\"]\n\nexpect turn 1");
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 500);

  bgl_example_view_wake (example);
  bgl_test_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (find_scale (example))));
  g_assert_false (gtk_widget_get_mapped (find_button (example, "Show Me")));
  g_assert_true (gtk_widget_get_mapped (find_button (example, "Try It")));

  bgl_test_close (window, GTK_WIDGET (example));
}

/* Every place that an example of the rulebook marks can be seen on its board. */
static void
test_marks (gconstpointer data)
{
  BglBook *book = bgl_book_get ("en", NULL);
  const BglPage *page = bgl_book_find_page (book, data);

  for (guint i = 0; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];

      for (guint j = 0; j < section->blocks->len; j++)
        {
          const BglBlock *block = section->blocks->pdata[j];
          const char *const *marks;
          GtkWidget *example, *window;

          if (block->kind != BGL_BLOCK_EXAMPLE)
            continue;
          marks = bgl_example_get_marks (block->example);
          if (marks[0] == NULL && bgl_example_get_parts (block->example) == 0)
            continue;

          g_test_message ("%s", block->title);
          example = bgl_example_view_new (block->example);
          bgl_example_view_wake (BGL_EXAMPLE_VIEW (example));
          window = bgl_test_show_part (example, 360, 800);
          bgl_test_settle ();
          for (guint k = 0; marks[k] != NULL; k++)
            {
              g_autoptr (BglSketch) sketch = bgl_sketch_new ();

              g_test_message ("%s", marks[k]);
              g_assert_true (bgl_view_mark_place (bgl_example_view_get_view (BGL_EXAMPLE_VIEW (example)), marks[k],
                                                  sketch));
              g_assert_cmpuint (bgl_sketch_get_size (sketch), >, 0);
            }
          /* The place that was kept for a part of the table is large enough for it. */
          if (bgl_example_get_parts (block->example) != 0)
            {
              GtkWidget *view = GTK_WIDGET (bgl_example_view_get_view (BGL_EXAMPLE_VIEW (example)));
              int width = gtk_widget_get_width (view);
              int height;

              gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
              g_assert_cmpint (height, <=, bgl_board_layout_get_height (block->example, width));
            }
          bgl_test_close (window, example);
        }
    }
}

/* Labels of marks stand beside them, and leave the numbers readable. */
static void
test_tags (void)
{
  BglExampleView *example = new_example ("[Game \"bonobo\"]\n[Seats \"2\"]\n"
                                         "[Position \"A1-B2=spring A3-A4=pool B1-C2=wet-dog turn=1\"]\n\n"
                                         "mark A2 a1 a2 b2\ntry 1");
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 600, 800);
  g_autoptr (BglSketch) sketch = NULL;
  g_autoptr (GArray) tags = NULL;
  GtkWidget *bin;

  bgl_example_view_wake (example);
  bgl_test_settle ();
  bin = gtk_widget_get_parent (GTK_WIDGET (bgl_example_view_get_view (example)));
  sketch = bgl_sketch_bin_create (BGL_SKETCH_BIN (bin));
  tags = bgl_sketch_list_tags (sketch, bin);
  g_assert_cmpuint (tags->len, ==, 4);
  for (guint i = 0; i < tags->len; i++)
    {
      const graphene_rect_t *tag = &g_array_index (tags, graphene_rect_t, i);

      /* A tag may touch the corner of its ring's square. */
      g_assert_cmpfloat (bgl_sketch_get_covered (sketch, tag), <, 10);
      g_assert_cmpfloat (tag->origin.x, >=, 0);
      g_assert_cmpfloat (tag->origin.y, >=, 0);
      g_assert_cmpfloat (tag->origin.x + tag->size.width, <=, gtk_widget_get_width (bin));
      for (guint j = 0; j < i; j++)
        g_assert_false (graphene_rect_intersection (tag, &g_array_index (tags, graphene_rect_t, j), NULL));
    }

  bgl_test_close (window, GTK_WIDGET (example));
}

/* A label that finds no room beside its mark is joined to it by a line. */
static void
test_leaders (void)
{
  const graphene_rect_t ring = GRAPHENE_RECT_INIT (100, 100, 20, 20);
  graphene_point_t from, to;

  g_assert_false (bgl_sketch_get_leader (&ring, &GRAPHENE_RECT_INIT (122, 104, 24, 14), &from, &to));
  g_assert_true (bgl_sketch_get_leader (&ring, &GRAPHENE_RECT_INIT (150, 104, 24, 14), &from, &to));
  g_assert_cmpfloat_with_epsilon (from.x, 120, 0.01);
  g_assert_cmpfloat_with_epsilon (from.y, 110, 0.01);
  g_assert_cmpfloat_with_epsilon (to.x, 150, 0.01);
  g_assert_cmpfloat_with_epsilon (to.y, 110, 0.01);
}

/* After a die was taken, its place is outlined: arrow, corners, and the outline. */
static void
test_origin (void)
{
  BglExampleView *example = new_example ("[Game \"bangkok\"]\n[Seats \"2\"]\n"
                                         "[Position \"goal 9; values r3 g5; 1 r4+g2; 2 g6; pool r3 g1; turn 1\"]\n\n"
                                         "show goal pool seat1\n1: r3+1");
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 700);

  bgl_example_view_wake (example);
  bgl_test_settle ();
  g_assert_cmpuint (count_shapes (example), ==, 2);
  gtk_range_set_value (find_scale (example), 1);
  bgl_test_settle ();
  g_assert_cmpuint (count_shapes (example), ==, 3);

  bgl_test_close (window, GTK_WIDGET (example));
}

/* Of a long list of results, the reader sees those that the example is about; the others are one click away. */
static void
test_lines (void)
{
  BglExampleView *example = new_example ("[Game \"bangkok\"]\n[Seats \"3\"]\n[Position \"goal 9; values r4 g5 b6; "
                                         "1 r1 r1 g1; 2 b1 g1; 3 b1; pool b2; turn 3\"]\n\nmark row1\n3: b2\n"
                                         "expect event numbers seat=1 row=1 dice=3 place=1 points=6\n"
                                         "expect event numbers seat=2 row=1 dice=2 place=2 points=3");
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 800);
  g_auto (GStrv) lines = NULL;
  GtkWidget *more;

  bgl_example_view_wake (example);
  bgl_test_settle ();
  more = bgl_test_find (GTK_WIDGET (example), is_expander, NULL);
  g_assert_nonnull (more);
  g_assert_false (gtk_widget_get_visible (more));

  gtk_range_set_value (find_scale (example), 1);
  bgl_test_settle ();
  lines = g_strsplit (bgl_example_view_get_story (example), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), <=, 4);
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "6 points"));
  g_assert_true (gtk_widget_get_mapped (more));
  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (more)));

  bgl_test_close (window, GTK_WIDGET (example));
}

/* Dice are turned, and the result is shown with its reasons. */
static void
test_change (void)
{
  BglExampleView *example = new_example ("[Game \"bongo\"]\n[Seats \"3\"]\n\n1: roll\n"
                                         "*: film 3 3 animals gnu gnu gnu rhino bongo\ntry 2\n2: call gnu @1200\n"
                                         "expect event round-won seat=2");
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 600);

  bgl_example_view_wake (example);
  g_assert_null (find_button (example, "rhino"));
  click_button (example, "Change");
  g_assert_nonnull (find_button (example, "gnu"));
  g_assert_true (shows (example, "Film dice"));
  g_assert_true (shows (example, "White dice"));
  g_assert_true (shows (example, "Before"));
  click_button (example, "■ 3");
  g_assert_true (shows (example, "Before"));
  bgl_example_view_reset (example);
  gtk_range_set_value (find_scale (example), 1);

  /* The next animal after the rhino is the bongo; then two bongos are two. */
  click_button (example, "rhino");
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Only the gnu appears exactly"));
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Why?"));
  click_button (example, "gnu");
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "answer is “nothing.”"));
  g_assert_true (shows (example, "After"));

  bgl_example_view_reset (example);
  g_assert_null (strstr (bgl_example_view_get_story (example), "Why?"));
  g_assert_nonnull (find_button (example, "bongo"));
  g_assert_cmpuint (bgl_game_get_ply (bgl_example_view_get_game (example)), ==, 2);

  bgl_test_close (window, GTK_WIDGET (example));
}

/* Tiles come and go where the rules allow it, and the reader hears why they do not. */
static void
test_change_tiles (void)
{
  BglExampleView *example = new_example ("[Game \"bango\"]\n[Seats \"2\"]\n"
                                         "[Position \"0,0 YYYY/RRRR stock 10 10 turn 1\"]\n\ntry 1\n1: 4,0");
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 600);

  bgl_example_view_wake (example);
  click_button (example, "Change");

  /* The first cell is a corner of the room around the tiles: a tile would lie apart there. */
  click_button (example, "·");
  g_assert_null (strstr (bgl_example_view_get_story (example), "Why?"));
  g_assert_false (bgl_game_is_over (bgl_example_view_get_game (example)));

  /* A red tile among the yellow ones: there is no five anymore. */
  gtk_range_set_value (find_scale (example), 1);
  click_button (example, "☀");
  g_assert_false (bgl_game_is_over (bgl_example_view_get_game (example)));
  g_assert_nonnull (strstr (bgl_example_view_get_story (example), "Why?"));

  bgl_test_close (window, GTK_WIDGET (example));
}

/* A board with nothing to change offers nothing. */
static void
test_no_change (void)
{
  BglExampleView *example = new_example ("[Game \"bango\"]\n[Seats \"2\"]\n\n1: 2,0");
  GtkWidget *window = bgl_test_show_part (GTK_WIDGET (example), 500, 600);

  g_assert_false (gtk_widget_get_visible (find_button (example, "Change")));
  bgl_test_close (window, GTK_WIDGET (example));
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/example/try", test_try);
  g_test_add_func ("/example/try-marks", test_try_marks);
  g_test_add_func ("/example/keys", test_keys);
  g_test_add_func ("/example/scroll", test_scroll);
  g_test_add_func ("/example/slider", test_slider);
  g_test_add_func ("/example/one-move", test_one_move);
  g_test_add_func ("/example/show-me", test_show_me);
  g_test_add_func ("/example/accessible", test_accessible);
  g_test_add_func ("/example/no-steps", test_no_steps);
  g_test_add_data_func ("/example/marks/bango", "bango", test_marks);
  g_test_add_data_func ("/example/marks/bongo", "bongo", test_marks);
  g_test_add_data_func ("/example/marks/bonobo", "bonobo", test_marks);
  g_test_add_data_func ("/example/marks/bangkok", "bangkok", test_marks);
  g_test_add_func ("/example/tags", test_tags);
  g_test_add_func ("/example/leaders", test_leaders);
  g_test_add_func ("/example/origin", test_origin);
  g_test_add_func ("/example/lines", test_lines);
  g_test_add_func ("/example/change", test_change);
  g_test_add_func ("/example/change-tiles", test_change_tiles);
  g_test_add_func ("/example/no-change", test_no_change);

  return g_test_run ();
}
