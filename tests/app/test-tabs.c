/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "board/bgl-view.h"
#include "engine/bgl-registry.h"
#include "rulebook/bgl-book.h"

#include "window-fixture.h"

/* Tab and Shift+Tab go through the shelf, the tables, and other pages, and come back to where they began. */

#define MOST 400

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

static char *
describe (GtkWidget *widget)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      if (text->len > 0)
        g_string_append (text, " in ");
      g_string_append (text, G_OBJECT_TYPE_NAME (widget));
    }

  return g_strdup (text->str);
}

static gboolean
is_in_header (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL;
}

/* Returns the places, in their order, from the first one in the header back to it. */
static GPtrArray *
walk (Fixture    *fixture,
      const char *key)
{
  GPtrArray *places = g_ptr_array_new ();
  GtkWidget *first = NULL;
  guint i;

  for (i = 0; i < MOST && first == NULL; i++)
    {
      bgl_test_key (key);
      if (is_in_header (get_focus (fixture)))
        first = get_focus (fixture);
    }
  if (first == NULL)
    {
      g_autofree char *place = describe (get_focus (fixture));

      g_error ("%s does not reach the header from %s", key, place);
    }

  do
    {
      GtkWidget *focus = get_focus (fixture);

      g_assert_nonnull (focus);
      g_ptr_array_add (places, focus);
      bgl_test_key (key);
      if (places->len == MOST)
        {
          g_autofree char *place = describe (focus);

          g_error ("%s does not come back to the header from %s", key, place);
        }
    }
  while (get_focus (fixture) != first);

  return places;
}

/* A board is one stop. Where it is entered may change meanwhile, as answers of the quiz are shown on it. From GTK 4.12 on,
 * a list is entered at its first line in sight, or backward at the last one. */
static gboolean
is_same_stop (GtkWidget *place,
              GtkWidget *other)
{
  GtkWidget *view = gtk_widget_get_ancestor (place, BGL_TYPE_VIEW);
  GtkWidget *list = gtk_widget_get_ancestor (place, GTK_TYPE_LIST_VIEW);

  return place == other || (view != NULL && gtk_widget_get_ancestor (other, BGL_TYPE_VIEW) == view) ||
         (list != NULL && gtk_widget_get_ancestor (other, GTK_TYPE_LIST_VIEW) == list &&
          G_OBJECT_TYPE (place) == G_OBJECT_TYPE (other));
}

static gboolean
is_reached (GPtrArray *places,
            GtkWidget *place)
{
  for (guint i = 0; i < places->len; i++)
    if (is_same_stop (place, places->pdata[i]))
      return TRUE;

  return FALSE;
}

static void
check (Fixture *fixture)
{
  g_autoptr (GPtrArray) forward = walk (fixture, "Tab");
  g_autoptr (GPtrArray) backward = walk (fixture, "Shift_L+Tab");

  g_assert_cmpuint (forward->len, >, 2);
  for (guint i = 0; i < forward->len; i++)
    if (!is_reached (backward, forward->pdata[i]))
      {
        g_autofree char *place = describe (forward->pdata[i]);

        g_error ("Shift+Tab does not reach %s", place);
      }
  /* The line of the log that is reached may have a rule or none. */
  g_assert_cmpint (ABS ((int) backward->len - (int) forward->len), <=, 1);
}

static void
test_shelf (Fixture       *fixture,
            gconstpointer  data)
{
  check (fixture);
}

static void
test_library (Fixture       *fixture,
              gconstpointer  data)
{
  bgl_window_show_library (fixture->window);
  bgl_test_settle ();
  check (fixture);
}

static void
test_table (Fixture       *fixture,
            gconstpointer  id)
{
  g_autofree char *record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
                                             "[Seat2 \"Boris\"]\n\n", (const char *) id);

  fixture_sit_down (fixture, record);
  check (fixture);
}

/* The log is one place, and the rule of its line another one. */
static void
test_log (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  BglTable *table = fixture_sit_down (fixture, PEOPLE "1: 0,1\n");

  before = walk (fixture, "Tab");
  fixture_play (table, 2, "1,1");
  fixture_play (table, 1, "0,2");
  fixture_play (table, 2, "1,2");
  after = walk (fixture, "Tab");
  g_assert_cmpuint (after->len, ==, before->len);
  check (fixture);
}

static void
test_analysis (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "game.bungalow");
  g_autoptr (BglTable) table = bgl_test_table (YELLOW_WINS);

  bgl_test_write_analyzed (fixture->path, "game.bungalow", YELLOW_WINS);
  bgl_window_show_table (fixture->window, table, file);
  bgl_test_settle ();
  fixture_activate (fixture, "analyze", NULL);
  bgl_test_settle ();
  g_assert_nonnull (bgl_replay_page_get_analysis (bgl_window_get_replay (fixture->window)));
  check (fixture);
}

static void
test_quiz (Fixture       *fixture,
           gconstpointer  id)
{
  bgl_window_show_quiz (fixture->window, id);
  bgl_test_settle ();
  check (fixture);
}

static void
test_puzzles (Fixture       *fixture,
              gconstpointer  id)
{
  bgl_window_show_puzzles (fixture->window, id);
  bgl_test_settle ();
  if (bgl_window_get_puzzles (fixture->window) != NULL)
    check (fixture);
}

/* Boards come into being shortly before they are in sight. */
static void
build_page (GtkAdjustment *adjustment)
{
  double page = gtk_adjustment_get_page_size (adjustment);

  while (gtk_adjustment_get_value (adjustment) + page < gtk_adjustment_get_upper (adjustment) - 1)
    {
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + 2 * page);
      bgl_test_settle ();
    }
  gtk_adjustment_set_value (adjustment, 0);
  bgl_test_settle ();
}

static void
move (Fixture          *fixture,
      GtkDirectionType  direction)
{
  gtk_widget_child_focus (GTK_WIDGET (fixture->window), direction);
  g_assert_true (gtk_widget_get_mapped (get_focus (fixture)));
}

/* Returns the places of a page, from the one that has the focus to the last one before the header. Pages have
 * hundreds of them, so the focus moves without keys. */
static GPtrArray *
walk_page (Fixture          *fixture,
           GtkDirectionType  direction)
{
  GPtrArray *places = g_ptr_array_new ();
  GtkWidget *before = NULL;

  while (!is_in_header (get_focus (fixture)))
    {
      GtkWidget *place = get_focus (fixture);

      /* A text with several links is one widget. */
      if (place != before && g_ptr_array_find (places, place, NULL))
        {
          g_autofree char *text = describe (place);

          g_error ("The focus comes back to %s", text);
        }
      if (place != before)
        g_ptr_array_add (places, place);
      before = place;

      move (fixture, direction);
      if (get_focus (fixture) == before && !GTK_IS_LABEL (before))
        {
          g_autofree char *text = describe (before);

          g_error ("The focus does not leave %s", text);
        }
    }

  return places;
}

static guint
count_examples (const char *id)
{
  const BglPage *page = bgl_book_find_page (bgl_book_get ("en", NULL), id);
  guint n_examples = 0;

  for (guint i = 0; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];

      for (guint j = 0; j < section->blocks->len; j++)
        n_examples += ((const BglBlock *) section->blocks->pdata[j])->kind == BGL_BLOCK_EXAMPLE;
    }

  return n_examples;
}

static void
test_rulebook (Fixture       *fixture,
               gconstpointer  id)
{
  g_autoptr (GPtrArray) forward = NULL;
  g_autoptr (GPtrArray) backward = NULL;
  GtkAdjustment *adjustment;

  /* A small window is drawn in less time. */
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 300);
  g_assert_true (bgl_window_show_rules (fixture->window, id));
  bgl_test_settle ();
  g_assert_true (GTK_IS_SCROLLED_WINDOW (get_focus (fixture)));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (get_focus (fixture)));
  build_page (adjustment);

  forward = walk_page (fixture, GTK_DIR_TAB_FORWARD);
  /* Each example has several places. */
  g_assert_cmpuint (forward->len, >, 5 * count_examples (id));

  /* Shift+Tab enters the page at the last place in sight. */
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  bgl_test_settle ();
  do
    move (fixture, GTK_DIR_TAB_BACKWARD);
  while (is_in_header (get_focus (fixture)));
  backward = walk_page (fixture, GTK_DIR_TAB_BACKWARD);
  g_test_message ("%s: %u places forward, %u backward", (const char *) id, forward->len, backward->len);
  for (guint i = 0; i < forward->len; i++)
    if (!g_ptr_array_find (backward, forward->pdata[i], NULL))
      {
        g_autofree char *place = describe (forward->pdata[i]);

        g_error ("Shift+Tab does not reach %s", place);
      }
}

static void
test_activity (Fixture       *fixture,
               gconstpointer  id)
{
  bgl_window_show_activity (fixture->window, "bongo", id);
  bgl_test_settle ();
  check (fixture);
}

static void
test_lesson (Fixture       *fixture,
             gconstpointer  id)
{
  bgl_window_show_lesson (fixture->window, id);
  bgl_test_settle ();
  g_assert_nonnull (bgl_window_get_lesson (fixture->window));
  check (fixture);
}

static void
add (const char    *page,
     const char    *id,
     void         (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/tabs/", page, "/", id, NULL);

  g_test_add (path, Fixture, id, fixture_set_up, test, fixture_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);
  const BglRules *const *rules;
  guint n_games;

  FIXTURE_ADD ("/tabs/shelf", test_shelf);
  FIXTURE_ADD ("/tabs/library", test_library);
  FIXTURE_ADD ("/tabs/log", test_log);
  FIXTURE_ADD ("/tabs/analysis", test_analysis);
  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      add ("table", rules[i]->id, test_table);
      add ("quiz", rules[i]->id, test_quiz);
      add ("puzzles", rules[i]->id, test_puzzles);
      add ("lesson", rules[i]->id, test_lesson);
      add ("rulebook", rules[i]->id, test_rulebook);
    }
  add ("activity", "practice", test_activity);

  return g_test_run ();
}
