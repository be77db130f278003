/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-search.h"
#include "engine/bgl-table.h"
#include "games/bongo/bongo-rules.h"

#include "nim.h"

/*
 * Bots and dealers that do what none may do. The rules are copies of the real ones with a faulty function. No bot
 * may think anymore when a test ends.
 */

static BglMove faulty_move;    /* what the faulty bot wants to do; BGL_MOVE_NONE for nothing at all */

static guint
list_faulty (gconstpointer  state,
             BglMove       *moves,
             float         *weights)
{
  moves[0] = faulty_move;
  weights[0] = 1;

  return faulty_move != BGL_MOVE_NONE;
}

static guint
list_nothing (gconstpointer  state,
              BglMove       *moves)
{
  return 0;
}

static BglMove
draw_faulty (gconstpointer  state,
             BglRandom     *random)
{
  return faulty_move;
}

static gboolean
react_faulty (gconstpointer  state,
              guint          seat,
              BglLevel       level,
              guint          handicap,
              BglRandom     *random,
              BglMove       *move)
{
  *move = faulty_move;

  return faulty_move != BGL_MOVE_NONE;
}

/* A faulty bot at a game whose rules are those of the id but for what the test changes. */
typedef struct
{
  BglRules rules;
  BglBot   bot;
} Faulty;

static Faulty *
faulty_new (const BglRules *rules)
{
  Faulty *faulty = g_new0 (Faulty, 1);

  faulty->rules = *rules;
  faulty->bot = *faulty->rules.bot;
  /* The faults are those that a tree search could run into. */
  faulty->bot.search = NULL;
  faulty->rules.bot = &faulty->bot;
  faulty_move = BGL_MOVE_NONE;

  return faulty;
}

static BglTable *
sit_down (const Faulty *faulty,
          const char   *position,
          const char   *first,
          const char   *second)
{
  g_autoptr (BglGame) game = bgl_game_new (&faulty->rules, 2, NULL, position, NULL);
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  g_autoptr (BglSeat) one = bgl_seat_new_from_tag (1, first);
  g_autoptr (BglSeat) two = bgl_seat_new_from_tag (2, second);

  g_list_store_append (seats, one);
  g_list_store_append (seats, two);

  return bgl_table_new (game, G_LIST_MODEL (seats), NULL);
}

static void
wait_for_failure (BglTable *table)
{
  while (bgl_table_get_failure (table) == NULL)
    g_main_context_iteration (NULL, TRUE);

  g_assert_false (bgl_table_get_running (table));
  g_assert_false (bgl_table_get_thinking (table));
}

static void
wait_for_ply (BglTable *table,
              guint     ply)
{
  while (bgl_game_get_ply (bgl_table_get_game (table)) < ply)
    g_main_context_iteration (NULL, TRUE);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* After the failure people may undo, or ask the bot once more. */
static void
check_ways_out (Faulty   *faulty,
                BglTable *table)
{
  BglGame *game = bgl_table_get_game (table);
  g_autofree char *report = NULL;
  g_autoptr (BglRecord) record = NULL;
  guint count = 0;

  report = bgl_table_report_failure (table);
  record = bgl_record_parse (report, -1, NULL);
  g_assert_nonnull (record);
  g_assert_nonnull (strstr (report, bgl_table_get_failure (table)->message));

  /* Looking back and returning changes nothing. */
  bgl_table_browse (table, 0);
  g_assert_nonnull (bgl_table_get_failure (table));
  bgl_table_try_again (table);
  g_assert_nonnull (bgl_table_get_failure (table));
  bgl_table_end_browsing (table);
  g_assert_nonnull (bgl_table_get_failure (table));

  g_signal_connect_swapped (table, "notify::failure", G_CALLBACK (count_cb), &count);
  g_assert_true (bgl_table_can_undo (table));
  bgl_table_undo (table);
  g_assert_null (bgl_table_get_failure (table));
  g_assert_cmpuint (count, ==, 1);
  g_assert_true (bgl_table_get_running (table));
  g_assert_true (bgl_table_is_waiting (table));
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 0);

  /* The same move once more, and the bot fails once more. */
  bgl_table_redo (table);
  wait_for_failure (table);
  bgl_table_try_again (table);
  g_assert_null (bgl_table_get_failure (table));
  g_assert_true (bgl_table_get_thinking (table));
  wait_for_failure (table);

  /* A table that is left and continued still cannot go on. */
  bgl_table_stop (table);
  bgl_table_start (table);
  g_assert_nonnull (bgl_table_get_failure (table));

  faulty->bot.list_candidates = NULL;
  faulty->rules.list_moves = nim_rules.list_moves;
  bgl_table_try_again (table);
  wait_for_ply (table, 2);
  g_assert_null (bgl_table_get_failure (table));
  bgl_table_stop (table);
}

static void
test_illegal (void)
{
  g_autofree Faulty *faulty = faulty_new (&nim_rules);
  g_autoptr (BglTable) table = sit_down (faulty, NULL, "Anna", "bot:easy");

  faulty->bot.list_candidates = list_faulty;
  faulty_move = bgl_move_new (2, 12345);
  g_assert_false (bgl_rules_check (&faulty->rules, bgl_game_get_state (bgl_table_get_game (table)), faulty_move, NULL));

  bgl_table_start (table);
  g_assert_true (bgl_table_play_text (table, 1, "2", NULL));
  wait_for_failure (table);
  check_ways_out (faulty, table);
}

/* The move of somebody who does not even sit there. */
static void
test_nobody (void)
{
  g_autofree Faulty *faulty = faulty_new (&nim_rules);
  g_autoptr (BglTable) table = sit_down (faulty, NULL, "Anna", "bot:easy");

  faulty->bot.list_candidates = list_faulty;
  faulty_move = ~G_GUINT64_CONSTANT (0) - 1;

  bgl_table_start (table);
  g_assert_true (bgl_table_play_text (table, 1, "2", NULL));
  wait_for_failure (table);
  check_ways_out (faulty, table);
}

static void
test_missing (void)
{
  g_autofree Faulty *faulty = faulty_new (&nim_rules);
  g_autoptr (BglTable) table = sit_down (faulty, NULL, "Anna", "bot:easy");

  faulty->bot.list_candidates = list_faulty;
  faulty->rules.list_moves = list_nothing;

  bgl_table_start (table);
  g_assert_true (bgl_table_play_text (table, 1, "2", NULL));
  wait_for_failure (table);
  check_ways_out (faulty, table);
}

/* A bot without a candidate goes by the rules. */
static void
test_no_candidates (void)
{
  g_autofree Faulty *faulty = faulty_new (&nim_rules);
  g_autoptr (BglTable) table = sit_down (faulty, NULL, "bot:easy", "Anna");

  faulty->bot.list_candidates = list_faulty;
  bgl_table_start (table);
  wait_for_ply (table, 1);
  bgl_table_stop (table);
}

static void
test_search (void)
{
  g_autofree Faulty *faulty = faulty_new (&nim_rules);
  g_autoptr (BglGame) game = bgl_game_new (&faulty->rules, 2, NULL, NULL, NULL);
  BglSearchLimits limits = { .nodes = 50, .use_knowledge = TRUE };

  faulty->bot.list_candidates = list_faulty;
  g_assert_cmpuint (bgl_search_run (&faulty->rules, bgl_game_get_state (game), &limits, NULL), !=, BGL_MOVE_NONE);

  faulty->rules.list_moves = list_nothing;
  g_assert_cmpuint (bgl_search_run (&faulty->rules, bgl_game_get_state (game), &limits, NULL), ==, BGL_MOVE_NONE);
}

static void
hinted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  GError **error = user_data;

  g_assert_null (bgl_table_hint_finish (BGL_TABLE (source), result, error));
}

static void
test_hint (void)
{
  g_autofree Faulty *faulty = faulty_new (&nim_rules);
  g_autoptr (BglTable) table = sit_down (faulty, NULL, "Anna", "Boris");
  g_autoptr (GError) error = NULL;

  faulty->bot.list_candidates = list_faulty;
  faulty->rules.list_moves = list_nothing;
  bgl_table_start (table);
  bgl_table_hint_async (table, NULL, hinted_cb, &error);
  while (error == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  /* A hint that the rules refuse is none. */
  g_clear_error (&error);
  faulty_move = bgl_move_new (1, 12345);
  bgl_table_hint_async (table, NULL, hinted_cb, &error);
  while (error == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* What chance does is looked at like any other move. */
static void
test_dealer (void)
{
  g_autofree Faulty *faulty = faulty_new (&nim_rules);
  g_autoptr (BglTable) table = sit_down (faulty, "1", "Anna", "Ben");
  BglGame *game = bgl_table_get_game (table);

  faulty->rules.chance_reveals = FALSE;
  for (guint i = 0; i < 2; i++)
    {
      faulty->rules.draw_chance = draw_faulty;
      faulty_move = i == 0 ? BGL_MOVE_NONE : bgl_move_new (0, 12345);

      bgl_table_start (table);
      g_assert_true (bgl_table_play_text (table, 1, "1", NULL));
      wait_for_failure (table);
      bgl_table_undo (table);
      g_assert_null (bgl_table_get_failure (table));
      g_assert_true (bgl_table_play_text (table, 1, "1", NULL));
      wait_for_failure (table);

      faulty->rules.draw_chance = nim_rules.draw_chance;
      bgl_table_try_again (table);
      wait_for_ply (table, 2);
      bgl_table_undo (table);
      g_assert_cmpuint (bgl_game_get_ply (game), ==, 0);
    }
  bgl_table_stop (table);
}

static void
reach_calls (BglTable *table)
{
  bgl_table_start (table);
  while (bgl_game_get_turn (bgl_table_get_game (table)) != BGL_TURN_ANY)
    g_main_context_iteration (NULL, TRUE);
  bgl_table_open_calls (table, g_get_monotonic_time ());
}

/* In real time a call that is refused would come again and again. */
static void
test_calls (void)
{
  g_autofree Faulty *faulty = faulty_new (&bongo_rules);
  g_autoptr (BglTable) table = sit_down (faulty, NULL, "bot:easy", "bot:easy");

  faulty->bot.react = react_faulty;
  faulty_move = bongo_move_pack (&(BongoMove) { .seat = 2, .kind = BONGO_TAKE });
  reach_calls (table);
  wait_for_failure (table);
  g_assert_false (bgl_table_get_calls_open (table));

  faulty->bot.react = bongo_rules.bot->react;
  bgl_table_try_again (table);
  g_assert_true (bgl_table_get_running (table));
  bgl_table_open_calls (table, g_get_monotonic_time ());
  g_assert_true (bgl_table_get_calls_open (table));
  bgl_table_stop (table);
}

/* Bots that all keep silent for ever; with a person at the table there is still somebody to wait for. */
static void
test_silence (void)
{
  g_autofree Faulty *faulty = faulty_new (&bongo_rules);
  g_autoptr (BglTable) table = sit_down (faulty, NULL, "bot:easy", "bot:easy");
  g_autoptr (BglTable) with_person = sit_down (faulty, NULL, "bot:easy", "Anna");

  faulty->bot.react = react_faulty;
  reach_calls (table);
  wait_for_failure (table);

  /* The bot rolls, and nobody calls. */
  reach_calls (with_person);
  for (guint i = 0; i < 10; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (bgl_table_get_failure (with_person));
  g_assert_true (bgl_table_get_calls_open (with_person));
  bgl_table_stop (with_person);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/failures/search", test_search);
  g_test_add_func ("/failures/illegal", test_illegal);
  g_test_add_func ("/failures/nobody", test_nobody);
  g_test_add_func ("/failures/missing", test_missing);
  g_test_add_func ("/failures/no-candidates", test_no_candidates);
  g_test_add_func ("/failures/hint", test_hint);
  g_test_add_func ("/failures/dealer", test_dealer);
  g_test_add_func ("/failures/calls", test_calls);
  g_test_add_func ("/failures/silence", test_silence);

  return g_test_run ();
}
