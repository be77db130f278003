/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-rule-dialog.h"
#include "app/bgl-settings.h"
#include "board/bgl-compat.h"
#include "engine/bgl-random.h"
#include "engine/bgl-registry.h"

/*
 * Things that go while others still count on them: a window that is closed while a bot thinks, a board moves or a
 * hint is wanted, and links that arrive while something else is on show. Warnings are fatal, and a window that
 * something still holds would never go.
 */

#define N_CLOSINGS (g_test_thorough () ? 100u : 8u)

static GApplication *application;

static void
sit_down (Fixture    *fixture,
          const char *game,
          const char *first,
          const char *second)
{
  g_autofree char *record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n[Seat1 \"%s\"]\n"
                                             "[Seat2 \"%s\"]\n\n", game, first, second);
  g_autoptr (BglTable) table = bgl_test_table (record);

  bgl_window_show_table (fixture->window, table, NULL);
}

/* Lets the main loop turn so often, which is nothing that a person could see. */
static void
turn (guint times)
{
  for (guint i = 0; i < times; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

typedef enum
{
  CLOSE_KEY,
  CLOSE_REQUEST,
  CLOSE_DESTROY,
  CLOSE_QUIT,
  N_CLOSES
} Close;

static void
close_window (Fixture *fixture,
              Close    how)
{
  GtkWidget *window = g_object_ref (GTK_WIDGET (fixture->window));

  fixture->window = NULL;
  /* From libadwaita 1.5 on, a window with dialogs in it closes only these at first. */
  while (how != CLOSE_DESTROY && bgl_compat_has_dialog (window))
    {
      gtk_window_close (GTK_WINDOW (window));
      bgl_test_settle ();
    }
  switch (how)
    {
    case CLOSE_KEY:
      bgl_test_send_key ("Control_L", TRUE);
      bgl_test_send_key ("w", TRUE);
      bgl_test_send_key ("w", FALSE);
      bgl_test_send_key ("Control_L", FALSE);
      break;
    case CLOSE_REQUEST:
      gtk_window_close (GTK_WINDOW (window));
      break;
    case CLOSE_QUIT:
      g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
      break;
    case CLOSE_DESTROY:
    case N_CLOSES:
    default:
      gtk_window_destroy (GTK_WINDOW (window));
    }
  bgl_test_unref (window);
}

static void
test_closing (Fixture       *fixture,
              gconstpointer  animate)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);
  BglRandom random;

  bgl_random_init (&random, 3);
  bgl_test_animate (animate != NULL);
  for (guint i = 0; i < N_CLOSINGS; i++)
    {
      static const char *const levels[] = { "Anna", "bot:easy", "bot:expert" };
      BglTable *table;

      if (fixture->window == NULL)
        fixture_open_window (fixture);

      /* The size changes in the last moment, so that much is still to be said about it. */
      if (bgl_random_below (&random, 2) == 0)
        gtk_window_set_default_size (GTK_WINDOW (fixture->window), i % 2 == 0 ? 380 : 1100, 640);
      sit_down (fixture, games[i % n_games]->id, levels[bgl_random_below (&random, 3)], "bot:expert");
      table = fixture_get_table (fixture);
      turn (bgl_random_below (&random, 20));
      if (bgl_table_is_waiting (table) && bgl_game_get_turn (bgl_table_get_game (table)) > 0)
        bgl_table_play (table, games[i % n_games]->draw_move (bgl_game_get_state (bgl_table_get_game (table)), &random),
                        NULL);
      turn (bgl_random_below (&random, 10));
      if (bgl_random_below (&random, 3) == 0)
        bgl_window_show_rules (fixture->window, games[(i / 4) % n_games]->id);
      if (bgl_random_below (&random, 3) == 0)
        turn (bgl_random_below (&random, 10));

      close_window (fixture, bgl_random_below (&random, N_CLOSES));
      turn (10);
    }
  bgl_test_animate (FALSE);
}

/* A player who asks for a hint and leaves does not get it. */
static void
test_hint (Fixture       *fixture,
           gconstpointer  data)
{
  for (guint i = 0; i < 8; i++)
    {
      if (fixture->window == NULL)
        fixture_open_window (fixture);
      sit_down (fixture, i % 2 == 0 ? "bonobo" : "bangkok", "Anna", "Boris");
      turn (10);
      bgl_table_page_hint (bgl_window_get_page (fixture->window));
      if (i < 4)
        {
          BglTablePage *page = bgl_window_get_page (fixture->window);

          bgl_window_show_shelf (fixture->window);
          turn (2);
          g_assert_false (g_str_has_prefix (bgl_table_page_get_story (page), "Hint"));
        }
      else
        {
          close_window (fixture, (Close) (i % N_CLOSES));
        }
      turn (20);
    }
}

/* A board of the rulebook that is being changed while it goes. */
static void
test_example (Fixture       *fixture,
              gconstpointer  data)
{
  for (guint i = 0; i < 3; i++)
    {
      if (fixture->window == NULL)
        fixture_open_window (fixture);
      bgl_window_show_rules (fixture->window, bgl_registry_list (NULL)[i]->id);
      turn (30 * i);
      close_window (fixture, (Close) i);
      turn (10);
    }
}

/* Links */

static const char *const links[] = {
  "bungalow:index", "bungalow:bongo/bongo-poachers", "bungalow:bango", "bungalow:", "bungalow:bonobo/nowhere",
  "bungalow:keyboard", "bungalow:bangkok/bangkok-score",
};

static void
open_link (Fixture *fixture,
           guint    index)
{
  g_autoptr (GFile) file = g_file_new_for_uri (links[index % G_N_ELEMENTS (links)]);

  g_application_open (application, &file, 1, "");
}

static void
prepare_nothing (Fixture *fixture)
{
}

static void
prepare_table (Fixture *fixture)
{
  sit_down (fixture, "bango", "Anna", "bot:expert");
}

static void
prepare_new_game (Fixture *fixture)
{
  fixture_activate (fixture, "play", "bango");
}

static void
prepare_preferences (Fixture *fixture)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
}

static void
prepare_about (Fixture *fixture)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
}

static void
prepare_shortcuts (Fixture *fixture)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "shortcuts", NULL);
}

static void
prepare_library (Fixture *fixture)
{
  bgl_window_show_library (fixture->window);
}

static void
prepare_replay (Fixture *fixture)
{
  g_autoptr (BglTable) table = bgl_test_table (YELLOW_WINS);

  bgl_window_show_table (fixture->window, table, NULL);
  bgl_test_settle ();
  fixture_activate (fixture, "replay", NULL);
}

static void
prepare_analysis (Fixture *fixture)
{
  g_autoptr (BglTable) table = bgl_test_table (YELLOW_WINS);

  bgl_window_show_table (fixture->window, table, NULL);
  bgl_test_settle ();
  fixture_activate (fixture, "analyze", NULL);
}

static void
prepare_quiz (Fixture *fixture)
{
  bgl_window_show_quiz (fixture->window, "bonobo");
}

static void
prepare_practice (Fixture *fixture)
{
  bgl_window_show_activity (fixture->window, "bongo", "practice");
}

static void
prepare_rule (Fixture *fixture)
{
  const BglRules *rules = bgl_registry_find ("bango");

  gtk_window_present (GTK_WINDOW (bgl_rule_dialog_new (GTK_WINDOW (fixture->window), rules, rules->rules)));
}

static void
prepare_message (Fixture *fixture)
{
  bgl_compat_show_message (GTK_WIDGET (fixture->window), "Heading", "Body");
}

static void
prepare_search (Fixture *fixture)
{
  bgl_window_show_rules (fixture->window, "bango");
  bgl_test_settle ();
  gtk_widget_activate_action (GTK_WIDGET (bgl_window_get_reader (fixture->window)), "reader.search", NULL);
}

static void
prepare_resign (Fixture *fixture)
{
  sit_down (fixture, "bango", "Anna", "Boris");
  bgl_test_settle ();
  fixture_activate (fixture, "resign", NULL);
}

static void
prepare_end (Fixture *fixture)
{
  g_autoptr (BglTable) table = bgl_test_table (YELLOW_WINS);

  bgl_window_show_table (fixture->window, table, NULL);
}

static void (*const preparations[]) (Fixture *) = {
  prepare_nothing, prepare_table, prepare_new_game, prepare_preferences, prepare_about, prepare_shortcuts,
  prepare_library, prepare_replay, prepare_analysis, prepare_quiz, prepare_practice, prepare_rule, prepare_message, prepare_search,
  prepare_resign, prepare_end,
};

/* A link arrives while anything else is on show, before or after that has been drawn. */
static void
test_links (Fixture       *fixture,
            gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (preparations); i++)
    {
      gboolean settled = g_test_rand_bit ();
      Close how = (Close) (i % N_CLOSES);

      if (fixture->window == NULL)
        fixture_open_window (fixture);
      preparations[i] (fixture);
      if (settled)
        bgl_test_settle ();
      open_link (fixture, i);
      turn (settled ? 20 : 3);
      open_link (fixture, i + 2);
      turn (settled ? 20 : 3);
      open_link (fixture, i + 3);
      bgl_test_settle ();
      /* A dialog would take the key. */
      close_window (fixture, how == CLOSE_KEY ? CLOSE_REQUEST : how);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) owned = application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/lifetimes/closing", test_closing);
  g_test_add ("/lifetimes/closing/animated", Fixture, GINT_TO_POINTER (TRUE), fixture_set_up, test_closing,
              fixture_tear_down);
  FIXTURE_ADD ("/lifetimes/hint", test_hint);
  FIXTURE_ADD ("/lifetimes/example", test_example);
  FIXTURE_ADD ("/lifetimes/links", test_links);

  return g_test_run ();
}
