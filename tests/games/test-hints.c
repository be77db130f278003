/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-dealer.h"
#include "engine/bgl-game.h"
#include "engine/bgl-hint.h"
#include "engine/bgl-registry.h"

/* What a game says about a move that a bot suggests. */
typedef struct
{
  const char *game;
  const char *position;
  const char *moves[2]; /* before the hint */
  guint       seat;
  const char *move;
  const char *where;
  const char *reason;
  const char *rule;
} Example;

static const Example examples[] = {
  { "bangkok", "goal 9; values r1 g2; 1 r5 g2; 2 g6 g6; pool r4 g1 g1 r6", { NULL }, 1, "r4+1",
    "Look at the red dice in the pool.",
    "It hits the goal exactly: 4 points. You gain a better place for this number: 3 points.", "bangkok-exact" },
  { "bangkok", "goal 9; values r1 g6; 1 g1 g2; 2 r6 r6; pool g3 r1 g6 r2", { NULL }, 1, "g3",
    "Look at the green dice in the pool.",
    "You gain a better place for this number: 4 points. It makes a longer sequence: 2 points.", "bangkok-numbers" },
  { "bangkok", "goal 12; values r6 g5; 1 g1; 2 r6; turn 1; pool g6 r1 r2 r3 g3 g3 r3 r6", { NULL }, 1, "g6",
    "Look at the green dice in the pool.", "It costs the other players points.", "bangkok-ties" },
  { "bonobo", "A3-B4=wet-dog B2-B3=spring b2=1 hand=pool", { NULL }, 1, "lay A1-A2",
    "Look around spot a1.", "Your token scores +6.", "bonobo-scoring" },
  { "bonobo", "A3-B4=wet-dog B2-B3=crab b2=2 hand=bodybuilder", { NULL }, 1, "lay A1-A2",
    "Look around spot a1.", "A token of another player scores −4.", "bonobo-scoring" },
  { "bonobo", "A2-A3=ice-cream-cart B2-B3=spring B5-B6=sandcastle", { NULL }, 1, "token b2",
    "Look at the corners of triangle A1.", "The token can stay there until the final scoring, for +20 as it is now.",
    "bonobo-dune" },
  { "bonobo", "A4-A5=pool", { NULL }, 1, "token a3", "Look at the corners of triangle A6.",
    "The numbers there make +4 so far, and the token scores when the last triangle beside it is covered.",
    "bonobo-scoring" },
  { "bonobo", NULL, { NULL }, 1, "draw", "Look at the stack.", "A rhomb now is worth more than a token.", "bonobo-turn" },
  { "bongo", NULL, { "1: roll", "*: film 3 3 animals gnu gnu gnu rhino bongo" }, 1, "call gnu",
    "The yellow dice give the target number 3. Count the animals on the white dice.", NULL, "bongo-animal" },
  { "bongo", NULL, { "1: roll", "*: film 1 3 animals rhino rhino gnu gnu bongo" }, 1, "call bongo",
    "The yellow dice give the target number 2. Count the animals on the white dice.", NULL, "bongo-third" },
};

static void
test_example (gconstpointer data)
{
  const Example *example = data;
  const BglRules *rules = bgl_registry_find (example->game);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglGame) game = bgl_game_new (rules, 2, NULL, example->position, &error);
  g_autoptr (BglHint) hint = NULL;
  BglMove move;

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (example->moves) && example->moves[i] != NULL; i++)
    {
      guint seat = example->moves[i][0] == '*' ? 0 : (guint) g_ascii_digit_value (example->moves[i][0]);

      g_assert_true (bgl_game_play_text (game, seat, example->moves[i] + 3, &error));
    }

  g_assert_true (bgl_game_parse_move (game, example->seat, example->move, &move, &error));
  g_assert_true (bgl_rules_check (rules, bgl_game_get_state (game), move, &error));
  hint = bgl_hint_new (rules, bgl_game_get_state (game), move, NULL);

  g_test_message ("%s %s (%s)", hint->where, hint->reason, hint->rule);
  g_assert_cmpstr (hint->where, ==, example->where);
  if (example->reason != NULL)
    g_assert_cmpstr (hint->reason, ==, example->reason);
  g_assert_nonnull (hint->reason);
  g_assert_cmpstr (hint->rule, ==, example->rule);
}

static gboolean
has_rule (const BglRules *rules,
          const char     *id)
{
  for (const BglRuleInfo *info = rules->rules; info->id != NULL; info++)
    if (g_strcmp0 (info->id, id) == 0)
      return TRUE;

  return FALSE;
}

/* Every move of random games has a reason and a rule of its game, except for moves without a choice. */
static void
test_random (gconstpointer data)
{
  const BglRules *rules = bgl_registry_find (data);

  for (guint seed = 0; seed < 6; seed++)
    {
      g_autoptr (BglDealer) dealer = bgl_dealer_new (seed);
      g_autoptr (BglGame) game = bgl_game_new (rules, 2, NULL, NULL, NULL);
      BglRandom random;
      int turn;

      bgl_random_init (&random, seed);
      while ((turn = bgl_game_get_turn (game)) > 0 || turn == BGL_TURN_CHANCE)
        {
          g_autofree BglMove *moves = NULL;
          BglMove move;
          guint n;

          if (turn == BGL_TURN_CHANCE)
            {
              g_assert_true (bgl_game_play (game, bgl_dealer_deal (dealer, game), NULL));
              continue;
            }

          moves = bgl_game_list_moves (game, &n);
          move = moves[bgl_random_below (&random, n)];
          if (n > 1)
            {
              g_autoptr (BglHint) hint = bgl_hint_new (rules, bgl_game_get_state (game), move, NULL);

              g_assert_nonnull (hint->where);
              g_assert_nonnull (hint->reason);
              g_assert_true (has_rule (rules, hint->rule));
            }
          g_assert_true (bgl_game_play (game, move, NULL));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hints/%s/%u", examples[i].game, i);

      g_test_add_data_func (path, &examples[i], test_example);
    }
  g_test_add_data_func ("/hints/random/bangkok", "bangkok", test_random);
  g_test_add_data_func ("/hints/random/bonobo", "bonobo", test_random);

  return g_test_run ();
}
