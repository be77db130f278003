/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-dealer.h"
#include "engine/bgl-game.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-search.h"

/*
 * A seed and a number of positions give the same move on every machine, and the number of positions that it took shows
 * whether a change of the code changes how bots play. If that was the purpose, measure the levels and write the new
 * signatures down.
 */

typedef struct
{
  const char *game;
  guint       n_seats;
  const char *position;  /* or NULL */
  guint       ply;       /* moves of the bot before the one that is signed */
  guint       nodes;
  guint       depth;     /* for searches that go by depth, so that they end before they run out of positions */
  const char *move;
  guint       n_nodes;
  guint       visits;
} Signature;

static const Signature signatures[] = {
  { "bango", 2, NULL, 0, 100000, 5, "1: 0,-1", 998, 0 },
  { "bango", 2, NULL, 12, 100000, 4, "1: 1,-1", 2222, 0 },
  { "bango", 4, NULL, 15, 100000, 4, "4: 1,-5", 1647, 0 },
  { "bango", 2, "0,0 YRYRYRY/RYR.RYR/YRY.YRY turn 2", 0, 100000, 3, "2: 1,0>3,-1", 5664, 0 },
  { "bangkok", 2, NULL, 3, 100000, 4, "2: r2", 1348, 0 },
  { "bangkok", 2, NULL, 8, 5000, 0, "1: g6", 1996, 0 },
  { "bangkok", 3, NULL, 3, 500, 0, "1: b4+1", 500, 116 },
  { "bongo", 2, NULL, 0, 10, 0, "1: roll", 0, 0 },
  { "bonobo", 2, NULL, 5, 4000, 0, "1: lay B9-C10", 100, 46 },
  { "bonobo", 2, NULL, 34, 8000, 0, "1: lay E5-E6", 400, 57 },
  { "bonobo", 4, NULL, 5, 500, 0, "4: token a4", 500, 115 },
};

static BglMove
choose (BglGame         *game,
        guint            nodes,
        guint            depth,
        BglSearchReport *report)
{
  BglSearchLimits limits = { .nodes = nodes, .depth = depth, .use_knowledge = TRUE, .seed = 7 };

  return bgl_search_run (bgl_game_get_rules (game), bgl_game_get_state (game), &limits, report);
}

static void
test_signature (gconstpointer data)
{
  const Signature *signature = data;
  const BglRules *rules = bgl_registry_find (signature->game);
  g_autoptr (BglGame) game = bgl_game_new (rules, signature->n_seats, NULL, signature->position, NULL);
  g_autoptr (BglDealer) dealer = bgl_dealer_new (7);
  g_autofree char *text = NULL;
  BglSearchReport report;
  guint n_moves = 0;

  while (bgl_game_get_turn (game) == BGL_TURN_CHANCE || n_moves < signature->ply)
    {
      BglMove move = bgl_game_get_turn (game) == BGL_TURN_CHANCE ? bgl_dealer_deal (dealer, game)
                                                                 : choose (game, signature->nodes / 10, 0, NULL);

      n_moves += bgl_game_get_turn (game) != BGL_TURN_CHANCE;
      g_assert_true (bgl_game_play (game, move, NULL));
    }

  text = bgl_rules_format_move (rules, bgl_game_get_state (game), choose (game, signature->nodes, signature->depth, &report));
  g_test_message ("%s, %u positions, %u visits", text, (guint) report.nodes, report.visits);
  g_assert_cmpstr (text, ==, signature->move);
  g_assert_cmpuint (report.nodes, ==, signature->n_nodes);
  g_assert_cmpuint (report.visits, ==, signature->visits);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (signatures); i++)
    {
      g_autofree char *path = g_strdup_printf ("/signatures/%s/%u", signatures[i].game, i);

      g_test_add_data_func (path, &signatures[i], test_signature);
    }

  return g_test_run ();
}
