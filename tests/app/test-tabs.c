/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-registry.h"

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

static void
check (Fixture *fixture)
{
  g_autoptr (GPtrArray) forward = walk (fixture, "Tab");
  g_autoptr (GPtrArray) backward = walk (fixture, "Shift_L+Tab");

  g_assert_cmpuint (forward->len, >, 2);
  for (guint i = 0; i < forward->len; i++)
    if (!g_ptr_array_find (backward, forward->pdata[i], NULL))
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
test_quiz (Fixture       *fixture,
           gconstpointer  id)
{
  bgl_window_show_quiz (fixture->window, id);
  bgl_test_settle ();
  check (fixture);
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
  rules = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      add ("table", rules[i]->id, test_table);
      add ("quiz", rules[i]->id, test_quiz);
    }
  add ("activity", "practice", test_activity);

  return g_test_run ();
}
