/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-game.h"
#include "games/bonobo/bonobo-rules.h"
#include "games/bonobo/bonobo-private.h"

#include "bonobo-test.h"

const BonoboState *
bonobo_test_get_state (BglGame *game)
{
  return bgl_game_get_state (game);
}

void
bonobo_test_assert_words (const char *words,
                          const char *expected)
{
  g_autoptr (GString) plain = g_string_new (words);

  g_string_replace (plain, "\u00a0", " ", 0);
  g_assert_cmpstr (plain->str, ==, expected);
}

void
bonobo_test_finish (BglGame *game,
                    guint64  seed)
{
  BglRandom random;

  bgl_random_init (&random, seed);
  while (!bgl_game_is_over (game))
    g_assert_true (bgl_game_play (game, bonobo_rules.draw_move (bgl_game_get_state (game), &random), NULL));
}

/* The rules, one by one: a position, a move, and what must come of it. */
static const GameCase cases[] =
{
  /* bonobo-setup, bonobo-first, bonobo-turn */
  { "first/default", 2, NULL, NULL, NULL, "1: token d4", NULL,
    "token-set seat=1 spot=d4 rule=bonobo-token" },
  { "first/second", 3, "first=2", NULL, NULL, "2: token d4" },
  { "first/not-first", 3, "first=2", NULL, NULL, "1: token d4", "bonobo-turn" },
  { "turn/clockwise", 3, NULL, NULL, "1: token d4; 2: token d3", "3: token d2" },
  { "turn/round", 3, "first=3", NULL, "3: token d4; 1: token d3; 2: token d5", "3: token e3" },
  { "turn/twice", 2, NULL, NULL, "1: token d4", "1: token d3", "bonobo-turn" },
  { "turn/draw-out-of-turn", 2, NULL, NULL, NULL, "2: draw", "bonobo-turn" },
  { "turn/pass-out-of-turn", 2, NULL, NULL, NULL, "2: pass", "bonobo-turn" },
  { "turn/lay-out-of-turn", 2, NULL, "hand=pool", NULL, "2: lay A1-A2", "bonobo-turn" },
  { "turn/while-drawing", 2, NULL, NULL, "1: draw", "2: token d4", "bonobo-turn" },

  /* bonobo-pass */
  { "pass/needless", 2, NULL, NULL, NULL, "1: pass", "bonobo-pass" },
  { "pass/can-lay", 2, NULL, BONOBO_FOUR_TOKENS, NULL, "1: pass", "bonobo-pass" },
  { "pass/can-set", 2, NULL, BONOBO_ONLY_TOKENS, NULL, "1: pass", "bonobo-pass" },
  { "pass/nothing-possible", 2, NULL, BONOBO_ONLY_TOKENS " turn=2", NULL, "2: pass", NULL,
    "passed seat=2 rule=bonobo-pass" },
  { "pass/turn-goes-on", 2, NULL, BONOBO_ONLY_TOKENS " turn=2", "2: pass", "1: token c1" },
  { "pass/with-rhomb", 2, NULL, "hand=pool", NULL, "1: pass", "bonobo-draw" },

  /* bonobo-token */
  { "token/coast", 2, NULL, NULL, NULL, "1: token a2" },
  { "token/corner", 2, NULL, NULL, NULL, "1: token d7" },
  { "token/occupied-by-other", 2, NULL, "b2=2", NULL, "1: token b2", "bonobo-token" },
  { "token/occupied-by-self", 2, NULL, "b2=1", NULL, "1: token b2", "bonobo-token" },
  { "token/no-free-triangle", 2, NULL, "A1-A2=sandcastle A3-B4=bodybuilder B2-B3=wet-dog", NULL,
    "1: token b2", "bonobo-token" },
  { "token/corner-closed", 2, NULL, "A1-A2=pool", NULL, "1: token a1", "bonobo-token" },
  { "token/none-in-hand", 2, NULL, BONOBO_FOUR_TOKENS, NULL, "1: token b2", "bonobo-token" },
  { "token/other-has-one", 2, NULL, BONOBO_FOUR_TOKENS " turn=2", NULL, "2: token b2" },
  { "token/isolated-dune-is-free", 2, NULL, "A2-A3=pool B2-B3=spring", NULL, "1: token a1" },
  { "token/five-free-triangles", 2, NULL, "B4-B5=pool", NULL, "1: token b2" },
  { "token/while-drawing", 2, NULL, NULL, "1: draw", "1: token b2", "bonobo-draw" },
  { "token/with-rhomb", 2, NULL, "hand=pool", NULL, "1: token b2", "bonobo-draw" },

  /* bonobo-barred */
  { "barred/beside-active", 2, NULL, "B1-C2=wet-dog A3-A4=pool A1-B2=spring", NULL, "1: token a1",
    "bonobo-barred" },
  { "barred/second-spot", 2, NULL, "B1-C2=wet-dog A3-A4=pool A1-B2=spring", NULL, "1: token a2",
    "bonobo-barred" },
  { "barred/third-spot", 2, NULL, "B1-C2=wet-dog A3-A4=pool A1-B2=spring", NULL, "1: token b2",
    "bonobo-barred" },
  { "barred/not-active-yet", 2, NULL, "B1-C2=wet-dog A3-A4=pool", NULL, "1: token a1" },
  { "barred/next-spot", 2, NULL, "B1-C2=wet-dog A3-A4=pool A1-B2=spring", NULL, "1: token b3" },

  /* bonobo-draw */
  { "draw/draw", 2, NULL, NULL, NULL, "1: draw", NULL, "draw-begun seat=1 rule=bonobo-turn" },
  { "draw/chance", 2, NULL, NULL, "1: draw", "*: rhomb shark-fin", NULL,
    "rhomb-drawn seat=1 rhomb=shark-fin value=-4 rule=bonobo-draw" },
  { "draw/twice", 2, NULL, NULL, "1: draw", "1: draw", "bonobo-draw" },
  { "draw/again", 2, NULL, "hand=pool", NULL, "1: draw", "bonobo-draw" },
  { "draw/nothing-to-cover", 2, NULL, BONOBO_ONLY_TOKENS, NULL, "1: draw", "bonobo-draw" },
  { "draw/lay-before", 2, NULL, NULL, NULL, "1: lay A1-A2", "bonobo-draw" },
  { "draw/lay-while-drawing", 2, NULL, NULL, "1: draw", "1: lay A1-A2", "bonobo-draw" },
  { "draw/unasked", 2, NULL, NULL, NULL, "*: rhomb pool", BGL_RULE_RECORD_CHANCE },
  { "draw/twice-by-chance", 2, NULL, "hand=pool", NULL, "*: rhomb crab", BGL_RULE_RECORD_CHANCE },
  { "draw/laid-already", 2, NULL, "A1-A2=pool hand=?", NULL, "*: rhomb pool", BGL_RULE_RECORD_CHANCE },
  { "draw/by-a-seat", 2, NULL, NULL, "1: draw", "1: rhomb pool", BGL_RULE_RECORD_CHANCE },
  { "draw/chance-sets-token", 2, NULL, NULL, NULL, "*: token b2", BGL_RULE_RECORD_CHANCE },

  /* bonobo-rhomb */
  { "rhomb/lay", 2, NULL, "hand=pool", NULL, "1: lay A1-A2", NULL,
    "rhomb-laid seat=1 rhomb=pool value=4 place=A1-A2 rule=bonobo-rhomb" },
  { "rhomb/other-order", 2, NULL, "hand=pool", NULL, "1: lay C10-C9", NULL,
    "rhomb-laid seat=1 rhomb=pool value=4 place=C9-C10 rule=bonobo-rhomb" },
  { "rhomb/down", 2, NULL, "hand=pool", NULL, "1: lay D1-C1", NULL,
    "rhomb-laid seat=1 rhomb=pool value=4 place=C1-D1 rule=bonobo-rhomb" },
  { "rhomb/covered", 2, NULL, "A2-A3=crab hand=pool", NULL, "1: lay A1-A2", "bonobo-rhomb" },
  { "rhomb/second-covered", 2, NULL, "A2-A3=crab hand=pool", NULL, "1: lay A3-A4", "bonobo-rhomb" },
  { "rhomb/apart", 2, NULL, "hand=pool", NULL, "1: lay A1-A3", "bonobo-rhomb" },
  { "rhomb/row-end", 2, NULL, "hand=pool", NULL, "1: lay A7-B1", "bonobo-rhomb" },
  { "rhomb/corner-only", 2, NULL, "hand=pool", NULL, "1: lay A2-B2", "bonobo-rhomb" },
  { "rhomb/same-twice", 2, NULL, "hand=pool", NULL, "1: lay A2-A2", "bonobo-rhomb" },
  { "rhomb/next-turn", 2, NULL, "hand=pool", "1: lay A1-A2", "2: draw" },

  /* bonobo-numbers, bonobo-scoring */
  { "scoring/example-minus-two", 2, NULL, "A1-A2=sandcastle A3-B4=bodybuilder b2=1 hand=wet-dog turn=2", NULL,
    "2: lay B2-B3", NULL,
    "rhomb-laid seat=2 rhomb=wet-dog value=-1 place=B2-B3 rule=bonobo-rhomb;"
    "number-counted seat=1 spot=b2 rhomb=sandcastle number=1 rule=bonobo-numbers;"
    "number-counted seat=1 spot=b2 rhomb=wet-dog number=-1 rule=bonobo-numbers;"
    "number-counted seat=1 spot=b2 rhomb=bodybuilder number=-2 rule=bonobo-numbers;"
    "token-scored seat=1 spot=b2 points=-2 score=-2 rule=bonobo-scoring" },
  { "scoring/example-plus-one", 2, NULL, "A1-A2=spring A3-B4=wet-dog b2=1 hand=crab score=5,7", NULL,
    "1: lay B2-B3", NULL,
    "rhomb-laid seat=1 rhomb=crab value=-1 place=B2-B3 rule=bonobo-rhomb;"
    "number-counted seat=1 spot=b2 rhomb=spring number=3 rule=bonobo-numbers;"
    "number-counted seat=1 spot=b2 rhomb=wet-dog number=-1 rule=bonobo-numbers;"
    "number-counted seat=1 spot=b2 rhomb=crab number=-1 rule=bonobo-numbers;"
    "token-scored seat=1 spot=b2 points=1 score=6 rule=bonobo-scoring" },
  { "scoring/two-at-once", 3, NULL, "B1-B2=crab A3-A4=blondes a1=3 a2=2 hand=jellyfish", NULL,
    "1: lay A2-A1", NULL,
    "rhomb-laid seat=1 rhomb=jellyfish value=-4 place=A1-A2 rule=bonobo-rhomb;"
    "number-counted seat=3 spot=a1 rhomb=jellyfish number=-4 rule=bonobo-numbers;"
    "token-scored seat=3 spot=a1 points=-4 score=-4 rule=bonobo-scoring;"
    "number-counted seat=2 spot=a2 rhomb=blondes number=3 rule=bonobo-numbers;"
    "number-counted seat=2 spot=a2 rhomb=jellyfish number=-8 rule=bonobo-numbers;"
    "token-scored seat=2 spot=a2 points=-5 score=-5 rule=bonobo-scoring" },
  { "scoring/token-back-in-hand", 2, NULL, "a1=1 e3=1 e4=1 e5=1 hand=pool", "1: lay A1-A2; 2: token d4",
    "1: token b3" },

  /* bonobo-isolated, bonobo-toilet */
  { "toilet/example", 2, NULL, "B1-C2=wet-dog A3-A4=pool b1=1 a1=2 hand=spring", NULL, "1: lay A1-B2", NULL,
    "rhomb-laid seat=1 rhomb=spring value=3 place=A1-B2 rule=bonobo-rhomb;"
    "number-counted seat=1 spot=b1 rhomb=spring number=3 rule=bonobo-numbers;"
    "number-counted seat=1 spot=b1 rhomb=wet-dog number=-2 rule=bonobo-numbers;"
    "token-scored seat=1 spot=b1 points=1 score=1 rule=bonobo-scoring;"
    "triangle-active triangle=A2 kind=toilet rule=bonobo-isolated;"
    "token-driven seat=2 spot=a1 triangle=A2 rule=bonobo-toilet" },
  { "toilet/several", 3, NULL, "A3-A4=pool a1=2 a2=1 b2=3 hand=crab", NULL, "1: lay A1-B2", NULL,
    "rhomb-laid seat=1 rhomb=crab value=-1 place=A1-B2 rule=bonobo-rhomb;"
    "triangle-active triangle=A2 kind=toilet rule=bonobo-isolated;"
    "token-driven seat=1 spot=a2 triangle=A2 rule=bonobo-toilet;"
    "token-driven seat=2 spot=a1 triangle=A2 rule=bonobo-toilet;"
    "token-driven seat=3 spot=b2 triangle=A2 rule=bonobo-toilet" },
  { "isolated/dune-and-shade", 2, NULL, "A2-A3=pool hand=spring", NULL, "1: lay A5-B6", NULL,
    "rhomb-laid seat=1 rhomb=spring value=3 place=A5-B6 rule=bonobo-rhomb;"
    "triangle-active triangle=A4 kind=shade rule=bonobo-isolated" },
  { "isolated/two-dunes", 2, NULL, "A2-A3=pool B5-C6=crab hand=spring", NULL, "1: lay B2-B3", NULL,
    "rhomb-laid seat=1 rhomb=spring value=3 place=B2-B3 rule=bonobo-rhomb;"
    "triangle-active triangle=A1 kind=dune rule=bonobo-isolated;"
    "triangle-active triangle=B4 kind=dune rule=bonobo-isolated" },

  /* bonobo-end, bonobo-final, bonobo-shade, bonobo-dune, bonobo-both, bonobo-winner */
  { "final/both", 2, NULL, BONOBO_LAST_TOKEN, NULL, "1: token d3", NULL,
    "token-set seat=1 spot=d3 rule=bonobo-token;"
    "final-scoring tokens=3 rule=bonobo-end;"
    "number-counted seat=1 spot=d3 rhomb=hammock number=8 rule=bonobo-numbers;"
    "number-counted seat=1 spot=d3 rhomb=lost-ball number=-2 rule=bonobo-numbers;"
    "number-counted seat=1 spot=d3 rhomb=seagulls number=-2 rule=bonobo-numbers;"
    "number-counted seat=1 spot=d3 rhomb=jellyfish number=-8 rule=bonobo-numbers;"
    "doubled seat=1 spot=d3 triangle=D4 from=-4 to=-8 rule=bonobo-dune;"
    "token-final seat=1 spot=d3 points=-8 score=-8 shades=0 dunes=1 rule=bonobo-final;"
    "number-counted seat=1 spot=e3 rhomb=jellyfish number=-4 rule=bonobo-numbers;"
    "number-counted seat=1 spot=e3 rhomb=shark-fin number=-4 rule=bonobo-numbers;"
    "signs-turned seat=1 spot=e3 triangle=E5 from=-8 to=8 rule=bonobo-shade;"
    "doubled seat=1 spot=e3 triangle=D4 from=8 to=16 rule=bonobo-dune;"
    "token-final seat=1 spot=e3 points=16 score=8 shades=1 dunes=1 rule=bonobo-both;"
    "number-counted seat=2 spot=e2 rhomb=blondes number=3 rule=bonobo-numbers;"
    "number-counted seat=2 spot=e2 rhomb=seagulls number=-4 rule=bonobo-numbers;"
    "number-counted seat=2 spot=e2 rhomb=boom-box number=-4 rule=bonobo-numbers;"
    "number-counted seat=2 spot=e2 rhomb=shark-fin number=-8 rule=bonobo-numbers;"
    "doubled seat=2 spot=e2 triangle=D4 from=-13 to=-26 rule=bonobo-dune;"
    "token-final seat=2 spot=e2 points=-26 score=-26 shades=0 dunes=1 rule=bonobo-final;"
    "game-over winners=1 rule=bonobo-winner" },
  { "end/over", 2, NULL, BONOBO_LAST_TOKEN, "1: token d3", "2: pass", BGL_RULE_RECORD_OVER },
  { "end/over-for-chance", 2, NULL, BONOBO_LAST_TOKEN, "1: token d3", "*: rhomb hammock", BGL_RULE_RECORD_OVER },
  { "winner/shared", 2, NULL, BONOBO_LAST_RHOMB, NULL, "1: lay F6-F7", NULL,
    "rhomb-laid seat=1 rhomb=school-trip value=-2 place=F6-F7 rule=bonobo-rhomb;"
    "final-scoring tokens=0 rule=bonobo-end;"
    "game-over winners=1,2 rule=bonobo-winner" },
  { "winner/carried", 2, "carry=-7,-8", BONOBO_LAST_RHOMB, NULL, "1: lay F6-F7", NULL,
    "rhomb-laid seat=1 rhomb=school-trip value=-2 place=F6-F7 rule=bonobo-rhomb;"
    "final-scoring tokens=0 rule=bonobo-end;"
    "game-over winners=1 rule=bonobo-winner" },

  /* What cannot be read. */
  { "text/empty", 2, NULL, NULL, NULL, "1: ", BGL_RULE_RECORD_SYNTAX },
  { "text/word", 2, NULL, NULL, NULL, "1: nap", BGL_RULE_RECORD_SYNTAX },
  { "text/no-spot", 2, NULL, NULL, NULL, "1: token", BGL_RULE_RECORD_SYNTAX },
  { "text/unknown-spot", 2, NULL, NULL, NULL, "1: token h1", BGL_RULE_RECORD_SYNTAX },
  { "text/triangle-for-spot", 2, NULL, NULL, NULL, "1: token A1", BGL_RULE_RECORD_SYNTAX },
  { "text/two-spots", 2, NULL, NULL, NULL, "1: token a1 a2", BGL_RULE_RECORD_SYNTAX },
  { "text/unknown-rhomb", 2, NULL, NULL, "1: draw", "*: rhomb volcano", BGL_RULE_RECORD_SYNTAX },
  { "text/unknown-triangle", 2, NULL, "hand=pool", NULL, "1: lay A7-A8", BGL_RULE_RECORD_SYNTAX },
  { "text/one-triangle", 2, NULL, "hand=pool", NULL, "1: lay A7", BGL_RULE_RECORD_SYNTAX },
  { "text/draw-more", 2, NULL, NULL, NULL, "1: draw pool", BGL_RULE_RECORD_SYNTAX },
};

/* Every rule of the page is one that the rules name. */
static void
test_rule_ids (void)
{
  static const char *const ids[] = {
    "bonobo-setup", "bonobo-first", "bonobo-turn", "bonobo-pass", "bonobo-token", "bonobo-barred",
    "bonobo-draw", "bonobo-rhomb", "bonobo-numbers", "bonobo-scoring", "bonobo-isolated",
    "bonobo-toilet", "bonobo-end", "bonobo-final", "bonobo-shade", "bonobo-dune", "bonobo-both",
    "bonobo-winner", "bonobo-series", NULL,
  };

  game_test_assert_rules (&bonobo_rules, ids);
}

static void
test_setup (void)
{
  for (guint n_seats = 2; n_seats <= 4; n_seats++)
    {
      g_autoptr (BglGame) game = game_test_new (&bonobo_rules, n_seats, NULL, NULL);
      const BonoboState *state = bonobo_test_get_state (game);
      g_autofree BglMove *moves = NULL;
      guint n_moves;

      for (guint seat = 1; seat <= n_seats; seat++)
        {
          g_assert_cmpuint (bonobo_state_get_hand (state, seat), ==, BONOBO_TOKENS);
          g_assert_cmpint (state->scores[seat - 1], ==, 0);
        }

      /* A token on each spot, or a draw. */
      moves = bgl_game_list_moves (game, &n_moves);
      g_assert_cmpuint (n_moves, ==, BONOBO_SPOTS + 1);
    }
}

static void
test_series (void)
{
  g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 2, "first=2 carry=10,-4", BONOBO_LAST_TOKEN " turn=1");
  const BonoboState *state;
  BglOptions options = *bgl_game_get_options (game);

  game_test_play (game, "1: token d3");
  state = bonobo_test_get_state (game);
  g_assert_cmpint (state->scores[0], ==, 10 + 8);
  g_assert_cmpint (state->scores[1], ==, -4 - 26);

  bonobo_rules.prepare_next (state, bonobo_rules.get_winners (state), &options);
  g_assert_cmpint (options.value[bgl_options_find (bonobo_rules.options, "first")], ==, 1);
  g_assert_cmpint (options.scores[0], ==, 18);
  g_assert_cmpint (options.scores[1], ==, -30);

  bonobo_rules.prepare_next (state, bonobo_rules.get_winners (state), &options);
  g_assert_cmpint (options.scores[1], ==, -30);
}

static void
test_bad_positions (void)
{
  static const char *const positions[] = {
    "A1", "A1-A2", "A1-A2=", "A1-A2=volcano", "A1-A3=pool", "A1-A8=pool", "A1-A2=pool A2-A3=crab",
    "A1-A2=pool B1-B2=pool", "b2=3", "b2=0", "b2=", "h2=1", "b2=1 b2=2", "a1=1 a2=1 a3=1 a4=1 b1=1",
    "A1-A2=pool a1=1", "B1-C2=wet-dog A3-A4=pool A1-B2=spring a2=1", "score=1", "score=1,x", "score=1,2,3",
    "turn=0", "turn=3", "hand=volcano", "A1-A2=pool hand=pool", "hand=pool hand=crab", "wind=2",
    BONOBO_ONLY_TOKENS " hand=pool", BONOBO_ONLY_TOKENS " hand=?",
  };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BglGame) game = bgl_game_new (&bonobo_rules, 2, NULL, positions[i], &error);

      g_assert_null (game);
      g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, BGL_RULE_RECORD_SYNTAX);
    }
}

static void
test_position_over (void)
{
  g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 2, NULL, BONOBO_LAST_TOKEN " d3=1");
  int scores[2];

  g_assert_true (bgl_game_is_over (game));
  bonobo_rules.get_scores (bgl_game_get_state (game), scores);
  g_assert_cmpint (scores[0], ==, 8);
  g_assert_cmpint (scores[1], ==, -26);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  game_test_add_cases (&bonobo_rules, cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/bonobo/rule-ids", test_rule_ids);
  g_test_add_func ("/bonobo/setup", test_setup);
  g_test_add_func ("/bonobo/series", test_series);
  g_test_add_func ("/bonobo/bad-positions", test_bad_positions);
  g_test_add_func ("/bonobo/position-over", test_position_over);
  bonobo_test_add_words ();
  bonobo_test_add_board ();
  bonobo_test_add_games ();
  bonobo_test_add_bot ();

  return g_test_run ();
}
