/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-game.h"
#include "engine/bgl-hint.h"
#include "engine/bgl-search.h"
#include "games/bango/bango-rules.h"

typedef struct
{
  const char *name;
  const char *position;
  const char *move;
  int         win_in; /* what the search has found */
  const char *where;
  const char *reason;
  const char *rule;
} Case;

static const Case cases[] = {
  { "five", "0,0 YYYY/RRRR stock 10 10", "4,0", 1,
    "Look around the tile at (3,\u00a00).", "It makes five in a row.", "bango-five" },
  { "famine", "0,0 YYRYYRR/YYYR/RR", "4,0>-", 1,
    "Look at your tile at (4,\u00a00).", "It leaves your opponent with fewer than five tiles.", "bango-famine" },
  { "forced", "0,0 YYY/RRR stock 10 10", "3,0", 3,
    "Look around the tile at (2,\u00a00).", "It wins in 2 moves, whatever your opponent does.", "bango-five" },
  { "lost", "0,0 RRRR/YYRY stock 10 10", "4,0", -2,
    "Look around the tile at (3,\u00a00).", "It delays your opponent’s win as long as possible.", "bango-five" },
  { "block", "0,0 YRRRR/YYRY stock 10 10", "5,0", 0,
    "Look around the tile at (4,\u00a00).", "It keeps your opponent from winning with the next move.", "bango-five" },
  { "open-four", "0,0 .YYY/.RYR stock 10 10", "4,0", 0,
    "Look around the tile at (3,\u00a00).", "It makes an open four.", "bango-five" },
  { "four", "0,0 RYYY/.RYR stock 10 10", "4,0", 0,
    "Look around the tile at (3,\u00a00).", "It threatens to win with your next move.", "bango-five" },
  { "open-three", "0,0 .YY/.RYR stock 10 10", "3,0", 0,
    "Look around the tile at (3,\u00a01).", "It makes an open three.", "bango-five" },
  { "take-four", "0,0 .RRR/.YRY stock 10 10", "4,0", 0,
    "Look around the tile at (3,\u00a00).", "It takes the cell where your opponent would make four in a row.", "bango-five" },
  { "take-three", "0,0 .RR/.YRY stock 10 10", "3,0", 0,
    "Look around the tile at (3,\u00a01).", "It takes the cell where your opponent would make an open three.",
    "bango-five" },
  { "room", "0,0 YR stock 16 16", "-1,0", 0,
    "Look around the tile at (0,\u00a00).", "It gives your tiles more room for five in a row.", "bango-five" },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BglGame) game = bgl_game_new (&bango_rules, 2, NULL, c->position, &error);
  BglSearchReport report = { .win_in = c->win_in };
  g_autoptr (BglHint) hint = NULL;
  BglMove move;

  g_assert_no_error (error);
  g_assert_true (bgl_game_parse_move (game, 1, c->move, &move, &error));
  g_assert_true (bgl_rules_check (&bango_rules, bgl_game_get_state (game), move, &error));
  hint = bgl_hint_new (&bango_rules, bgl_game_get_state (game), move, &report);
  g_assert_cmpstr (hint->where, ==, c->where);
  g_assert_cmpstr (hint->reason, ==, c->reason);
  g_assert_cmpstr (hint->rule, ==, c->rule);
}

/* In phase 2, a four that can be taken apart is not called open, and cuts are counted. */
static void
test_cut (void)
{
  g_autoptr (BglGame) game = bgl_game_new (&bango_rules, 2, NULL, "0,0 RYRYR/YRYRY/RYRYRYRR", NULL);
  g_autofree BglMove *moves = NULL;
  guint n, n_cuts = 0;

  g_assert_nonnull (game);
  moves = bgl_game_list_moves (game, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree BangoState *after = g_memdup2 (bgl_game_get_state (game), sizeof (BangoState));
      const BangoState *before = bgl_game_get_state (game);
      g_autoptr (BglHint) hint = bgl_hint_new (&bango_rules, before, moves[i], NULL);
      int lost;

      bango_rules.apply (after, moves[i], NULL);
      lost = before->on_table[BANGO_RED] - after->on_table[BANGO_RED];
      g_assert_nonnull (hint->reason);
      g_assert_nonnull (bgl_rules_find_rule (&bango_rules, hint->rule));
      g_assert_cmpstr (hint->reason, !=, "It makes an open four.");

      if (g_str_equal (hint->rule, "bango-cut"))
        {
          g_autofree char *number = g_strdup_printf (" %d ", lost);

          g_assert_nonnull (strstr (hint->reason, number));
          n_cuts++;
        }
    }

  g_assert_cmpuint (n_cuts, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/bango/hint/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/bango/hint/cut", test_cut);

  return g_test_run ();
}
