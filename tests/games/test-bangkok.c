/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-dealer.h"
#include "engine/bgl-record.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-table.h"
#include "engine/bgl-game.h"
#include "games/bangkok/bangkok-rules.h"
#include "games/bangkok/bangkok-score.h"

#include "game-utils.h"

#define ROLLED_2 "*: goal 3;*: values r2 g5;*: pool r 1 1 2 3 4 5 6;*: pool g 2 2 2 3 3 6 6"

static void
test_tables (void)
{
  static const char *const ids[] = {
    "bangkok-rounds", "bangkok-goal", "bangkok-values", "bangkok-pool", "bangkok-pick",
    "bangkok-group", "bangkok-exact", "bangkok-closest", "bangkok-colours", "bangkok-trio",
    "bangkok-sequence", "bangkok-numbers", "bangkok-majority", "bangkok-ties", "bangkok-winner", NULL,
  };

  game_test_assert_rules (&bangkok_rules, ids);
  g_assert_true (bgl_registry_find ("bangkok") == &bangkok_rules);
  g_assert_false (bgl_rules_allows_seats (&bangkok_rules, 1));
  g_assert_true (bgl_rules_allows_seats (&bangkok_rules, 2));
  g_assert_true (bgl_rules_allows_seats (&bangkok_rules, 5));
  g_assert_false (bgl_rules_allows_seats (&bangkok_rules, 6));
}

/* What was played, what comes next, and the rule that refuses it; NULL where it is legal. */
static const struct
{
  guint       n_seats;
  const char *played;
  const char *line;
  const char *rule;
} lines[] = {
  { 2, "", "*: goal 1", NULL },
  { 2, "", "*: goal 6", NULL },
  { 2, "", "*: goal 0", "record-chance" },
  { 2, "", "*: goal 7", "record-chance" },
  { 2, "", "*: goal 4000000000", "record-chance" },
  { 2, "", "*: goal", "record-syntax" },
  { 2, "", "*: goal x", "record-syntax" },
  { 2, "", "*: goal -1", "record-syntax" },
  { 2, "", "*: goal 1 2", "record-syntax" },
  { 2, "", "*: roll 1", "record-syntax" },
  { 2, "", "*: r5", "record-syntax" },
  { 2, "", "*: values r1 g2", "record-chance" },
  { 2, "", "*: pool r 1 1 2 3 4 5 6", "record-chance" },
  { 2, "", "1: r5", "bangkok-pick" },
  { 2, "", "1: goal 3", "record-syntax" },

  { 2, "*: goal 3", "*: values r2 g5", NULL },
  { 2, "*: goal 3", "*: values  r2\tg5", NULL },
  { 2, "*: goal 3", "*: goal 3", "record-chance" },
  { 2, "*: goal 3", "*: values r2", "record-chance" },
  { 2, "*: goal 3", "*: values g5 r2", "record-chance" },
  { 2, "*: goal 3", "*: values r2 r5", "record-chance" },
  { 2, "*: goal 3", "*: values r2 g5 b1", "record-chance" },
  { 2, "*: goal 3", "*: values r2 g5 b1 y1 v1 r1 g1 b1 y1 v1", "record-chance" },
  { 2, "*: goal 3", "*: values r2 g7", "record-chance" },
  { 2, "*: goal 3", "*: values", "record-syntax" },
  { 2, "*: goal 3", "*: values r2 gg", "record-syntax" },
  { 2, "*: goal 3", "*: values r2 x5", "record-syntax" },
  { 2, "*: goal 3", "*: pool r 1 1 2 3 4 5 6", "record-chance" },
  { 5, "*: goal 3", "*: values r2 g5 b1 y1 v1", NULL },

  { 2, "*: goal 3;*: values r2 g5", "*: pool r 1 1 2 3 4 5 6", NULL },
  { 2, "*: goal 3;*: values r2 g5", "*: pool g 1 1 2 3 4 5 6", "record-chance" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool b 1 1 2 3 4 5 6", "record-chance" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool r 1 2 1 3 4 5 6", "record-chance" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool r 1 2 3 4 5 6", "record-chance" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool r 1 1 2 3 4 5 6 6", "record-chance" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool r 1 1 2 3 4 5 6 6 6 6", "record-chance" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool r 0 1 2 3 4 5 6", "record-chance" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool r 1 2 3 4 5 6 7", "record-chance" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool r", "record-chance" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool", "record-syntax" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool rg 1 2 3 4 5 6 6", "record-syntax" },
  { 2, "*: goal 3;*: values r2 g5", "*: pool r 1 2 3 4 5 6 x", "record-syntax" },
  { 2, "*: goal 3;*: values r2 g5", "*: values r2 g5", "record-chance" },
  { 2, "*: goal 3;*: values r2 g5", "1: r5", "bangkok-pick" },
  { 2, "*: goal 3;*: values r2 g5;*: pool r 1 1 2 3 4 5 6", "*: pool r 1 1 2 3 4 5 6",
    "record-chance" },
  { 2, "*: goal 3;*: values r2 g5;*: pool r 1 1 2 3 4 5 6", "1: r5", "bangkok-pick" },

  { 2, ROLLED_2, "1: r5", NULL },
  { 2, ROLLED_2, "1: g2", NULL },
  { 2, ROLLED_2, "2: r5", "bangkok-pick" },
  { 2, ROLLED_2, "1: g5", "bangkok-pick" },
  { 2, ROLLED_2, "1: b5", "bangkok-pick" },
  { 2, ROLLED_2, "1: r7", "bangkok-pick" },
  { 2, ROLLED_2, "1: r0", "bangkok-pick" },
  { 2, ROLLED_2, "1: r5+1", "bangkok-group" },
  { 2, ROLLED_2, "1: r5+0", "bangkok-group" },
  { 2, ROLLED_2, "1: g5+1", "bangkok-pick" },
  { 2, ROLLED_2, "1: r", "record-syntax" },
  { 2, ROLLED_2, "1: 5", "record-syntax" },
  { 2, ROLLED_2, "1: R5", "record-syntax" },
  { 2, ROLLED_2, "1: r5+", "record-syntax" },
  { 2, ROLLED_2, "1: r5+x", "record-syntax" },
  { 2, ROLLED_2, "1: r5+1+1", "record-syntax" },
  { 2, ROLLED_2, "1: r5 1", "record-syntax" },
  { 2, ROLLED_2, "*: goal 3", "record-chance" },
  { 2, ROLLED_2, "*: pool g 2 2 2 3 3 6 6", "record-chance" },
  { 2, ROLLED_2, "3: r5", "record-syntax" },

  { 2, ROLLED_2 ";1: r5;2: g2", "1: r1+1", NULL },
  { 2, ROLLED_2 ";1: r5;2: g2", "1: r1", NULL },
  { 2, ROLLED_2 ";1: r5;2: g2", "1: r5", "bangkok-pick" },
  { 2, ROLLED_2 ";1: r5;2: g2", "1: g2+2", "bangkok-group" },
  { 2, ROLLED_2 ";1: r5;2: g2", "1: g2+99", "bangkok-group" },
  { 2, ROLLED_2 ";1: r5;2: g2", "2: g2", "bangkok-pick" },
  { 2, ROLLED_2 ";1: r5;2: g2;1: g2;2: r6+1", "1: g6+2", NULL },
  { 2, ROLLED_2 ";1: r5;2: g2;1: g2;2: r6+1;1: g6+2", "2: g6+1", NULL },
  { 2, ROLLED_2 ";1: r5;2: g2;1: g2;2: r6+1;1: g6+2", "2: g6+2", "bangkok-group" },
};

static void
test_lines (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (BglGame) game = game_test_new (&bangkok_rules, lines[i].n_seats, NULL, NULL);

      g_test_message ("%s", lines[i].line);
      game_test_play (game, lines[i].played);
      game_test_check (game, lines[i].line, lines[i].rule, NULL, NULL);
    }
}

/* A move that no text says is refused as well. */
static void
test_malformed (void)
{
  g_autoptr (BglGame) game = game_test_new (&bangkok_rules, 2, NULL, NULL);

  g_assert_false (bgl_game_play (game, bgl_move_new (0, 0), NULL));
  g_assert_false (bgl_game_play (game, bgl_move_new (0, G_MAXUINT64 >> 4), NULL));
  game_test_play (game, ROLLED_2);
  g_assert_false (bgl_game_play (game, bgl_move_new (1, G_MAXUINT64 >> 5), NULL));
  g_assert_false (bgl_game_play (game, bgl_move_new (1, BANGKOK_GOAL), NULL));
  g_assert_false (bgl_game_play (game, bangkok_move_new_pick (1, BANGKOK_RED, 5, 0) | 1 << 5, NULL));
  g_assert_true (bgl_game_play (game, bangkok_move_new_pick (1, BANGKOK_RED, 5, 0), NULL));
}

/* By color and value; apart first, then the groups. */
static void
test_order (void)
{
  static const char *const expected[] = {
    "1: r1", "1: r1+1", "1: r6", "1: r6+1", "1: g2", "1: g2+1",
  };
  g_autoptr (BglGame) game =
    game_test_new (&bangkok_rules, 2, NULL, "goal 9; values r1 g2; pool g2 r6 r1 r1; 1 g3+g3; 2 g4 g4");
  g_autofree BglMove *moves = NULL;
  guint n_moves;

  moves = bgl_game_list_moves (game, &n_moves);
  g_assert_cmpuint (n_moves, ==, G_N_ELEMENTS (expected));

  for (guint i = 0; i < n_moves; i++)
    {
      gconstpointer state = bgl_game_get_state (game);
      g_autofree char *text = bgl_rules_format_move (&bangkok_rules, state, moves[i]);

      g_assert_cmpstr (text, ==, expected[i]);
    }
}

/* bangkok-rounds: as many rounds as seats; play and the right to begin go to the right. */
static void
test_rounds (void)
{
  for (guint n_seats = 2; n_seats <= 5; n_seats++)
    for (guint first = 1; first <= n_seats; first++)
      {
        g_autofree char *option = g_strdup_printf ("first=%u", first);
        g_autoptr (BglGame) game = game_test_new (&bangkok_rules, n_seats, option, NULL);
        g_autoptr (BglDealer) dealer = bgl_dealer_new (first);
        const BangkokState *state = bgl_game_get_state (game);
        BglRandom random;

        bgl_random_init (&random, n_seats);

        for (guint round = 1; round <= n_seats; round++)
          {
            guint seat = (first - 1 + round - 1) % n_seats + 1;

            g_assert_cmpuint (bangkok_state_get_round (state), ==, round);
            for (guint i = 0; i < 2 + n_seats; i++)
              {
                g_assert_cmpint (bgl_game_get_turn (game), ==, BGL_TURN_CHANCE);
                g_assert_true (bgl_game_play (game, bgl_dealer_deal (dealer, game), NULL));
                g_assert_cmpuint (state->round, ==, round);
              }

            for (guint i = 0; i < BANGKOK_DICE * n_seats; i++, seat = seat % n_seats + 1)
              {
                g_assert_cmpuint (state->n_pool, ==, BANGKOK_DICE * n_seats - i);
                g_assert_cmpint (bgl_game_get_turn (game), ==, seat);
                g_assert_true (bgl_game_play (game, bangkok_rules.draw_move (state, &random), NULL));
              }
          }

        g_assert_true (bgl_game_is_over (game));
      }
}

/* bangkok-winner: the highest total, shared by equals; no move after the end. */
static void
test_winner (void)
{
  static const struct
  {
    const char *scores;
    guint       winners;
  } ends[] = {
    { "10 10", 1 | 2 }, { "10 9", 1 }, { "9 10", 2 }, { "0 0", 1 | 2 }, { "99 100", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *position =
        g_strdup_printf ("round 2; scores %s; goal 9; values r4 g5; 1 r4; pool g5; turn 2",
                         ends[i].scores);
      g_autoptr (BglGame) game = game_test_new (&bangkok_rules, 2, NULL, position);
      const BangkokState *state = bgl_game_get_state (game);
      g_autoptr (GError) error = NULL;
      int before[2], after[2];

      bangkok_rules.get_scores (state, before);
      game_test_play (game, "2: g5");
      bangkok_rules.get_scores (state, after);

      /* Colors, number and majority for both; closest for seat 2. */
      g_assert_cmpint (after[0] - before[0], ==, 6 + 3 + 3);
      g_assert_cmpint (after[1] - before[1], ==, 2 + 6 + 2 + 2);
      g_assert_true (bgl_game_is_over (game));
      g_assert_cmpuint (bangkok_rules.get_winners (state), ==, ends[i].winners);

      g_assert_false (game_test_try (game, "1: r1", &error));
      g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, BGL_RULE_RECORD_OVER);
    }
}

/* bangkok-rounds: the next game at a table has a new starting player, and everything else stays as it was. */
static void
test_next_game (void)
{
  g_autoptr (BglRecord) record =
    bgl_record_parse ("[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"3\"]\n[Option-first \"2\"]\n[Option-trios \"each\"]\n"
                      "[Position \"round 3; goal 9; values r4 g5 b6; 1 r4; 2 g5; pool b5; turn 3\"]\n\n3: b5\n", -1, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglTable) table = bgl_table_new_from_record (record, &error);
  guint n_starts[3] = { 0 };

  g_assert_no_error (error);
  g_assert_true (bgl_game_is_over (bgl_table_get_game (table)));

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (BglTable) next = bgl_table_new_next (table);
      const BangkokState *state = bgl_game_get_state (bgl_table_get_game (next));

      g_assert_cmpuint (state->first, >=, 1);
      g_assert_cmpuint (state->first, <=, 3);
      n_starts[state->first - 1]++;
      g_assert_cmpuint (state->trios, ==, BANGKOK_TRIOS_EACH);
    }

  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (n_starts[i], >, 30);
}

static void
count_signal (guint *n_signals)
{
  (*n_signals)++;
}

static BglGame *
reload (BglGame *game)
{
  g_autoptr (BglRecord) record = bgl_record_new_from_game (game);
  g_autofree char *text = bgl_record_to_string (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) copy = bgl_record_parse (text, -1, &error);
  BglGame *again;

  g_assert_no_error (error);
  again = bgl_record_replay (copy, &error);
  g_assert_no_error (error);

  return again;
}

static void
assert_words (BglGame *game)
{
  static const char *const names[] = { "Anna", "Boris", "Chloé", "Dmitri", "Eve" };
  guint n_events;
  const BglEvent *events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n_events);
  gconstpointer state = bgl_game_get_state (game);
  g_autofree char *turn = bangkok_rules.describe_turn (state);

  g_autofree char *detail = NULL;
  g_autofree char *phase = bangkok_rules.describe_phase (state, &detail);

  g_assert_cmpint (strlen (turn), >, 0);
  g_assert_true ((phase == NULL) == (detail == NULL));

  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *text = bgl_rules_format_event (&bangkok_rules, &events[i]);
      g_autofree char *sentence = bangkok_rules.describe_event (state, &events[i], names);

      g_assert_nonnull (bgl_rules_find_rule (&bangkok_rules, events[i].rule));
      g_assert_nonnull (strstr (text, events[i].rule));
      g_assert_true ((sentence == NULL) == (events[i].type == BANGKOK_EVENT_DIE_TAKEN));
    }

  for (guint seat = 1; seat <= bgl_game_get_n_seats (game); seat++)
    {
      g_autofree char *status = bangkok_rules.describe_seat (state, seat);

      g_assert_cmpint (strlen (status), >, 0);
    }
}

/* At each step of a random game: the move is listed, its text comes back as the same move, undo and
 * redo lead back and forth, and the record contains the same game. */
static void
play_random_game (guint   n_seats,
                  guint64 seed)
{
  g_autofree char *option = g_strdup_printf ("first=%u", 1 + (guint) (seed % n_seats));
  g_autoptr (BglGame) game = game_test_new (&bangkok_rules, n_seats, option, NULL);
  g_autoptr (BglDealer) dealer = bgl_dealer_new (seed);
  const BangkokState *state = bgl_game_get_state (game);
  BglRandom random;
  guint n_signals = 0, n_total = 0;

  bgl_random_init (&random, seed);
  for (guint i = 0; i <= BANGKOK_EVENT_GAME_OVER; i++)
    g_signal_connect_swapped (game, bangkok_rules.events[i].name, G_CALLBACK (count_signal),
                              &n_signals);

  while (!bgl_game_is_over (game))
    {
      gboolean chance = bgl_game_get_turn (game) == BGL_TURN_CHANCE;
      BglMove move = chance ? bgl_dealer_deal (dealer, game)
                            : bangkok_rules.draw_move (state, &random);
      g_autofree char *text = bgl_rules_format_move (&bangkok_rules, state, move);
      g_autofree BglMove *moves = NULL;
      g_autoptr (BglGame) again = NULL;
      BangkokState before = *state, after;
      gboolean listed = chance;
      guint n_moves, n_events;
      BglMove parsed;

      moves = bgl_game_list_moves (game, &n_moves);
      g_assert_cmpuint (n_moves, <=, bangkok_rules.max_moves);
      for (guint i = 0; i < n_moves; i++)
        {
          g_assert_true (bgl_rules_check (&bangkok_rules, state, moves[i], NULL));
          listed |= moves[i] == move;
        }
      g_assert_true (listed);
      g_assert_true (chance == (n_moves == 0));

      g_assert_true (bangkok_rules.parse_move (state, bgl_move_get_seat (move), text + 3,
                                               &parsed, NULL));
      g_assert_cmpuint (parsed, ==, move);

      g_assert_true (bgl_game_play (game, move, NULL));
      after = *state;
      bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n_events);
      n_total += n_events;
      g_assert_cmpuint (n_signals, ==, n_total);
      assert_words (game);

      bgl_game_undo (game);
      g_assert_cmpmem (state, sizeof before, &before, sizeof before);
      bgl_game_redo (game);
      g_assert_cmpmem (state, sizeof after, &after, sizeof after);
      n_total += n_events;

      again = reload (game);
      g_assert_cmpmem (bgl_game_get_state (again), sizeof after, &after, sizeof after);
    }
}

static void
test_random_games (void)
{
  for (guint n_seats = 2; n_seats <= 5; n_seats++)
    for (guint seed = 0; seed < 6; seed++)
      play_random_game (n_seats, seed);
}

static gboolean
state_is_sound (const BangkokState *state)
{
  guint n_pool = 0;

  for (guint color = 0; color < BANGKOK_COLORS; color++)
    {
      guint n = 0;

      for (guint value = 1; value <= BANGKOK_SIDES; value++)
        n += state->pool[color][value];

      if (n != state->pool[color][0])
        return FALSE;

      n_pool += n;
      for (guint i = 0; i < state->n_seats; i++)
        n += state->hands[i].colors[color];

      if (n != (color < state->n_rolled ? BANGKOK_DICE : 0))
        return FALSE;
    }

  for (guint i = 0; i < state->n_seats; i++)
    {
      const BangkokHand *hand = &state->hands[i];
      guint sums = 0, sizes = 0, values = 0;

      for (guint group = 0; group < hand->n_groups; group++)
        {
          sums += hand->sum[group];
          sizes += hand->size[group];
        }
      for (guint j = 0; j < hand->n_dice; j++)
        values += hand->dice[j].value;

      if (sums != values || sizes != hand->n_dice)
        return FALSE;
    }

  return n_pool == state->n_pool;
}

/* No die is lost and none is made, and a pool never changes but by the die that is taken. */
static void
test_counts (void)
{
  BglOptions options;
  BglRandom random;

  bgl_options_init (&options, bangkok_rules.options);
  bgl_random_init (&random, 11);

  for (guint game = 0; game < 400; game++)
    {
      BangkokState state;

      g_assert_true (bangkok_rules.setup (&state, 2 + game % 4, &options, NULL, NULL));

      while (bangkok_rules.get_turn (&state) != BGL_TURN_OVER)
        {
          BangkokState before = state;
          BglMove move = bangkok_rules.draw_move (&state, &random);

          g_assert_true (bangkok_rules.check (&state, move, NULL));
          bangkok_rules.apply (&state, move, NULL);
          g_assert_true (state_is_sound (&state));

          if (bgl_move_get_seat (move) != 0)
            {
              before.pool[bangkok_move_get_color (move)][bangkok_move_get_value (move)]--;
              before.pool[bangkok_move_get_color (move)][0]--;
              g_assert_cmpmem (before.pool, sizeof before.pool, state.pool, sizeof state.pool);
            }
        }
    }
}

/* What a move is for, with the numbers of the round; rounds are announced when their dice lie. */
static void
test_words (void)
{
  BglOptions options;
  g_autoptr (BglGame) game = NULL;
  g_autofree char *before = NULL;
  g_autofree char *phase = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *turn = NULL;

  bgl_options_init (&options, bangkok_rules.options);
  game = bgl_game_new (&bangkok_rules, 3, &options, NULL, NULL);
  g_assert_true (bgl_game_play_text (game, 0, "goal 3", NULL));
  before = bangkok_rules.describe_phase (bgl_game_get_state (game), &detail);
  g_assert_null (before);
  g_assert_null (detail);

  g_assert_true (bgl_game_play_text (game, 0, "values r4 g3 b2", NULL));
  g_assert_true (bgl_game_play_text (game, 0, "pool r 1 1 2 3 4 5 6", NULL));
  g_assert_true (bgl_game_play_text (game, 0, "pool g 1 1 2 3 4 5 6", NULL));
  g_assert_true (bgl_game_play_text (game, 0, "pool b 1 1 2 3 4 5 6", NULL));

  phase = bangkok_rules.describe_phase (bgl_game_get_state (game), &detail);
  g_assert_cmpstr (phase, ==, "Round 1 of 3");
  g_assert_cmpstr (detail, ==, "A sum of 9 scores 4 points. Points for the most dice of a color: blue 5, green 4, red 3.");
  turn = bangkok_rules.describe_turn (bgl_game_get_state (game));
  g_assert_cmpstr (turn, ==, "Take a die. A sum of 9 scores 4 points, and the most blue dice score 5.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bangkok/tables", test_tables);
  g_test_add_func ("/bangkok/lines", test_lines);
  g_test_add_func ("/bangkok/malformed", test_malformed);
  g_test_add_func ("/bangkok/order", test_order);
  g_test_add_func ("/bangkok/rounds", test_rounds);
  g_test_add_func ("/bangkok/winner", test_winner);
  g_test_add_func ("/bangkok/next-game", test_next_game);
  g_test_add_func ("/bangkok/random-games", test_random_games);
  g_test_add_func ("/bangkok/counts", test_counts);
  g_test_add_func ("/bangkok/words", test_words);

  return g_test_run ();
}
