/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "../games/bonobo-test.h"

#include "board/bgl-prompt.h"
#include "games/bonobo/bonobo-rules.h"

#define TAGS "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
#define LAST TAGS "[Seat2 \"Boris\"]\n[Position \"" BONOBO_LAST_TOKEN "\"]\n\n1: token d3\n"

static gboolean
is_prompt (GtkWidget     *widget,
           gconstpointer  data)
{
  return BGL_IS_PROMPT (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
is_button (GtkWidget     *widget,
           gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), data) == 0;
}

static GtkWidget *
find_prompt (Fixture *fixture)
{
  bgl_test_settle ();
  return bgl_test_find (GTK_WIDGET (bgl_window_get_page (fixture->window)), is_prompt, NULL);
}

static const BonoboState *
get_state (Fixture *fixture)
{
  return bgl_game_get_state (bgl_table_get_game (fixture_get_table (fixture)));
}

static gboolean
asks_nothing (gpointer fixture)
{
  return find_prompt (fixture) == NULL;
}

static void
press (GtkWidget  *prompt,
       const char *label)
{
  GtkWidget *button = bgl_test_find (prompt, is_button, label);

  g_assert_nonnull (button);
  gtk_widget_activate (button);
  bgl_test_settle ();
}

/* The next game says that scores carry over, and goes on with them. */
static void
test_keep (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *prompt;

  fixture_sit_down (fixture, LAST);
  g_assert_null (find_prompt (fixture));
  fixture_activate (fixture, "again", NULL);
  prompt = find_prompt (fixture);
  g_assert_nonnull (prompt);
  g_assert_true (fixture_is_said ((gpointer) "The scores from previous games count in this game."));
  press (prompt, "Keep Scores");
  bgl_test_wait (asks_nothing, fixture);
  g_assert_cmpint (get_state (fixture)->scores[0], ==, 8);
  g_assert_cmpint (get_state (fixture)->scores[1], ==, -26);
}

static void
test_decline (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *prompt;

  fixture_sit_down (fixture, LAST);
  fixture_activate (fixture, "again", NULL);
  prompt = find_prompt (fixture);
  press (prompt, "Start at 0");
  bgl_test_wait (asks_nothing, fixture);
  g_assert_cmpint (get_state (fixture)->scores[0], ==, 0);
  g_assert_cmpint (get_state (fixture)->scores[1], ==, 0);
  /* The starting player does not change. */
  g_assert_cmpuint (get_state (fixture)->turn, ==, 2);
  g_assert_true (fixture_play (fixture_get_table (fixture), 2, "token d4"));
}

/* Whoever just plays has accepted them. */
static void
test_play_on (Fixture       *fixture,
              gconstpointer  data)
{
  fixture_sit_down (fixture, TAGS "[Seat2 \"Boris\"]\n[Option-carry \"3,4\"]\n\n");
  g_assert_nonnull (find_prompt (fixture));
  g_assert_true (fixture_play (fixture_get_table (fixture), 1, "token d4"));
  g_assert_null (find_prompt (fixture));
  g_assert_cmpint (get_state (fixture)->scores[1], ==, 4);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/bonobo-series/keep", test_keep);
  FIXTURE_ADD ("/bonobo-series/decline", test_decline);
  FIXTURE_ADD ("/bonobo-series/play-on", test_play_on);

  return g_test_run ();
}
