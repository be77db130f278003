/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-game.h"
#include "games/bango/bango-rules.h"

#include "bango-positions.h"
#include "game-utils.h"

/* The rules of Bango, one by one: a position, a move, and what must come of it. */

static const GameCase cases[] = {
  /* bango-setup, bango-first, bango-turns */
  { "setup/yellow-left", 2, NULL, NULL, NULL, "1: 0,0", "bango-touch", NULL,
    "There is already a tile at (0, 0)." },
  { "setup/red-right", 2, NULL, NULL, NULL, "1: 1,0", "bango-touch" },
  { "first/default", 2, NULL, NULL, NULL, "1: 2,0" },
  { "first/second", 2, "first=2", NULL, NULL, "2: 2,0" },
  { "first/not-first", 2, "first=2", NULL, NULL, "1: 2,0", "bango-turns", NULL,
    "It is another player’s turn." },
  { "turns/other", 2, NULL, NULL, NULL, "2: 2,0", "bango-turns" },
  { "turns/twice", 2, NULL, NULL, "1: 2,0", "1: 3,0", "bango-turns" },
  { "turns/back", 2, NULL, NULL, "1: 2,0; 2: 3,0", "1: 4,0" },
  { "turns/over", 2, NULL, "0,0 YYYY stock 1 1", "1: 4,0", "2: 5,0", BGL_RULE_RECORD_OVER },
  { "turns/chance", 2, NULL, NULL, NULL, "0: 2,0", BGL_RULE_RECORD_CHANCE },
  { "turns/four", 4, NULL, NULL, "1: 2,0; 2: 3,0; 3: 4,0; 4: 5,0", "1: 6,0" },
  { "turns/four-skipped", 4, NULL, NULL, "1: 2,0", "3: 3,0", "bango-turns" },

  /* bango-touch */
  { "touch/corner", 2, NULL, NULL, NULL, "1: 2,1", "bango-touch", NULL,
    "A tile at (2, 1) would touch the others only at a corner. It must share a side with one of them." },
  { "touch/apart", 2, NULL, NULL, NULL, "1: -3,0", "bango-touch", NULL,
    "A tile at (−3, 0) would not touch any other tile. It must share a side with one of them." },
  { "touch/far", 2, NULL, NULL, NULL, "1: 99999999999,-99999999999", "bango-touch", NULL,
    "A tile at (4095, −4095) would not touch any other tile. It must share a side with one of them." },
  { "touch/torus", 2, NULL, NULL, NULL, "1: 65,0", "bango-touch", NULL,
    "A tile at (65, 0) would not touch any other tile. It must share a side with one of them." },
  { "touch/side", 2, NULL, NULL, NULL, "1: -1,0", NULL,
    "tile-laid seat=1 cell=-1,0 rule=bango-touch" },

  /* bango-five */
  { "five/row", 2, NULL, "0,0 YYYY/RRRR stock 3 3", NULL, "1: 4,0", NULL,
    "tile-laid seat=1 cell=4,0 rule=bango-touch;"
    "five colour=yellow from=0,0 to=4,0 rule=bango-five;"
    "game-over outcome=yellow rule=bango-five" },
  { "five/column", 2, NULL, "0,0 R/R/R/R stock 3 3 turn 2", NULL, "2: 0,-1", NULL,
    "tile-laid seat=2 cell=0,-1 rule=bango-touch;"
    "five colour=red from=0,-1 to=0,3 rule=bango-five;"
    "game-over outcome=red rule=bango-five" },
  { "five/diagonal", 2, NULL, "0,0 YR/.YR/..YRR/....R/...RY stock 3 3", NULL, "1: 3,3",
    NULL,
    "tile-laid seat=1 cell=3,3 rule=bango-touch;"
    "five colour=yellow from=0,0 to=4,4 rule=bango-five;"
    "game-over outcome=yellow rule=bango-five" },
  { "five/other-diagonal", 2, NULL, "0,0 ...RY/..RY/.RY/RY stock 3 3", NULL, "1: 0,4", NULL,
    "tile-laid seat=1 cell=0,4 rule=bango-touch;"
    "five colour=yellow from=4,0 to=0,4 rule=bango-five;"
    "game-over outcome=yellow rule=bango-five" },
  { "five/six", 2, NULL, "0,0 YYY.YY/..RRR stock 3 3", NULL, "1: 3,0", NULL,
    "tile-laid seat=1 cell=3,0 rule=bango-touch;"
    "five colour=yellow from=0,0 to=5,0 rule=bango-five;"
    "game-over outcome=yellow rule=bango-five" },
  { "five/four-only", 2, NULL, "0,0 YYY/RRR stock 3 3", NULL, "1: 3,0", NULL,
    "tile-laid seat=1 cell=3,0 rule=bango-touch" },
  { "five/by-moving", 2, NULL, "0,0 YYYYR/RRRRY", NULL, "1: 4,1>-1,0", NULL,
    "tile-lifted seat=1 cell=4,1 rule=bango-lift;"
    "tile-set-down seat=1 cell=-1,0 from=4,1 rule=bango-elsewhere;"
    "five colour=yellow from=-1,0 to=3,0 rule=bango-five;"
    "game-over outcome=yellow rule=bango-five" },
  { "five/not-with-itself", 2, NULL, "0,0 YYYYR/RRRRY", NULL, "1: 0,0>-1,1", NULL,
    "tile-lifted seat=1 cell=0,0 rule=bango-lift;"
    "tile-set-down seat=1 cell=-1,1 from=0,0 rule=bango-elsewhere" },

  /* bango-second-round */
  { "second-round/begins", 2, NULL, "0,0 YR stock 1 1", "1: -1,0", "2: 2,0", NULL,
    "tile-laid seat=2 cell=2,0 rule=bango-touch;second-round rule=bango-second-round" },
  { "second-round/not-yet", 2, NULL, NULL, NULL, "1: 0,0>2,0", "bango-second-round", NULL,
    "Tiles cannot be lifted in phase 1. Place a tile from your stock." },
  { "second-round/starve-not-yet", 2, NULL, NULL, NULL, "1: 0,0>-", "bango-second-round" },
  { "second-round/no-more-laying", 2, NULL, CHEQUERED, NULL, "1: -1,0", "bango-second-round", NULL,
    "The stocks are empty. Lift one of your tiles and set it down elsewhere." },
  { "second-round/order", 2, NULL, "0,0 YRYR/RYRY/YR stock 0 1 turn 2", "2: 2,2",
    "1: 0,0>-1,1" },

  /* bango-own, bango-lift */
  { "own/empty", 2, NULL, CHEQUERED, NULL, "1: 7,-7>0,-1", "bango-own", NULL,
    "There is no tile to lift at (7, −7)." },
  { "own/torus", 2, NULL, CHEQUERED, NULL, "1: 64,0>0,-1", "bango-own" },
  { "own/other", 2, NULL, CHEQUERED, NULL, "1: 1,0>-1,0", "bango-own", NULL,
    "The tile at (1, 0) is not yours." },
  { "own/own", 2, NULL, CHEQUERED, NULL, "1: 0,0>-1,1" },
  { "lift/example-shut-in", 2, NULL, "-1,-1 .Y./YRY/.R. turn 2", NULL, "2: 0,0>5,5", "bango-lift", NULL,
    "The tile at (0, 0) is shut in on all four sides, so it cannot be lifted." },
  { "lift/example-free", 2, NULL, "-1,-1 .Y./YRY/.R. turn 2", NULL, "2: 0,1>-" },
  { "lift/shut-in", 2, NULL, CHEQUERED, NULL, "1: 1,1>-1,0", "bango-lift" },

  /* bango-cut, bango-elsewhere */
  { "cut/example-five-three", 2, NULL, FIVE_AGAINST_THREE, NULL, "2: 3,0>3,1", NULL,
    "tile-lifted seat=2 cell=3,0 rule=bango-lift;"
    "tile-removed colour=yellow cell=0,0 rule=bango-cut;"
    "tile-removed colour=yellow cell=2,0 rule=bango-cut;"
    "tile-removed colour=red cell=1,0 rule=bango-cut;"
    "group-removed seat=2 tiles=3 yellow=2 red=1 rule=bango-cut;"
    "tile-set-down seat=2 cell=3,1 from=3,0 rule=bango-elsewhere" },
  { "cut/beside-removed", 2, NULL, FIVE_AGAINST_THREE, NULL, "2: 3,0>0,1", "bango-elsewhere", NULL,
    "The tile cannot be set down at (0, 1) because it would not touch any of the remaining tiles." },
  { "cut/bridge", 2, NULL, FIVE_AGAINST_THREE, NULL, "2: 3,0>2,0", "bango-elsewhere" },
  { "cut/corner-of-rest", 2, NULL, FIVE_AGAINST_THREE, NULL, "2: 3,0>3,-1", "bango-elsewhere", NULL,
    "The tile cannot be set down at (3, −1) because it would touch the remaining tiles only at a corner." },
  { "cut/example-three-parts", 2, NULL, THREE_PARTS, NULL, "2: 0,0>4,0", NULL,
    "tile-lifted seat=2 cell=0,0 rule=bango-lift;"
    "tile-removed colour=yellow cell=-1,0 rule=bango-cut;"
    "tile-removed colour=yellow cell=0,1 rule=bango-cut;"
    "tile-removed colour=red cell=-2,0 rule=bango-cut;"
    "tile-removed colour=red cell=0,2 rule=bango-cut;"
    "group-removed seat=2 tiles=4 yellow=2 red=2 rule=bango-cut;"
    "tile-set-down seat=2 cell=4,0 from=0,0 rule=bango-elsewhere" },
  { "cut/example-corner", 2, NULL, CORNER_ONLY, NULL, "2: 1,1>2,0", NULL,
    "tile-lifted seat=2 cell=1,1 rule=bango-lift;"
    "tile-removed colour=yellow cell=2,1 rule=bango-cut;"
    "group-removed seat=2 tiles=1 yellow=1 red=0 rule=bango-cut;"
    "tile-set-down seat=2 cell=2,0 from=1,1 rule=bango-elsewhere" },
  { "cut/around", 2, NULL, "0,0 YRYR/R..Y/YRYR", NULL, "1: 2,0>-1,0", NULL,
    "tile-lifted seat=1 cell=2,0 rule=bango-lift;"
    "tile-set-down seat=1 cell=-1,0 from=2,0 rule=bango-elsewhere" },
  { "elsewhere/back", 2, NULL, CHEQUERED, NULL, "1: 0,0>0,0", "bango-elsewhere", NULL,
    "You may not put the tile back at (0, 0), where it was." },
  { "elsewhere/occupied", 2, NULL, CHEQUERED, NULL, "1: 0,0>1,1", "bango-elsewhere", NULL,
    "The tile cannot be set down at (1, 1) because there is already a tile there." },
  { "elsewhere/corner", 2, NULL, CHEQUERED, NULL, "1: 0,0>4,3", "bango-elsewhere" },
  { "elsewhere/own-old-neighbour", 2, NULL, CHEQUERED, NULL, "1: 0,0>-1,0", "bango-elsewhere" },
  { "elsewhere/no-famine", 2, NULL, CHEQUERED, NULL, "1: 0,0>-", "bango-elsewhere", NULL,
    "Both players still have at least five tiles, so the tile from (0, 0) must be set down." },

  /* bango-equal-cut */
  { "equal-cut/missing", 2, NULL, EQUAL_PARTS, NULL, "2: 3,0>7,0", "bango-equal-cut", NULL,
    "Lifting the tile at (3, 0) leaves equal parts. Choose which one stays." },
  { "equal-cut/right", 2, NULL, EQUAL_PARTS, NULL, "2: 3,0>7,0 keep 6,2", NULL,
    "tile-lifted seat=2 cell=3,0 rule=bango-lift;"
    "tile-removed colour=yellow cell=0,0 rule=bango-equal-cut;"
    "tile-removed colour=yellow cell=2,0 rule=bango-equal-cut;"
    "tile-removed colour=yellow cell=1,1 rule=bango-equal-cut;"
    "tile-removed colour=yellow cell=0,2 rule=bango-equal-cut;"
    "tile-removed colour=yellow cell=2,2 rule=bango-equal-cut;"
    "tile-removed colour=red cell=1,0 rule=bango-equal-cut;"
    "tile-removed colour=red cell=0,1 rule=bango-equal-cut;"
    "tile-removed colour=red cell=2,1 rule=bango-equal-cut;"
    "tile-removed colour=red cell=1,2 rule=bango-equal-cut;"
    "group-removed seat=2 tiles=9 yellow=5 red=4 rule=bango-equal-cut;"
    "tile-set-down seat=2 cell=7,0 from=3,0 rule=bango-elsewhere" },
  { "equal-cut/left", 2, NULL, EQUAL_PARTS, NULL, "2: 3,0>-1,0 keep 2,0" },
  { "equal-cut/beside-other", 2, NULL, EQUAL_PARTS, NULL, "2: 3,0>-1,0 keep 4,0",
    "bango-elsewhere" },
  { "equal-cut/lifted", 2, NULL, EQUAL_PARTS, NULL, "2: 3,0>7,0 keep 3,0", "bango-equal-cut", NULL,
    "The chosen cell is not in any of the parts that are left when the tile at (3, 0) is lifted." },
  { "equal-cut/nowhere", 2, NULL, EQUAL_PARTS, NULL, "2: 3,0>7,0 keep 9999,0",
    "bango-equal-cut" },
  { "equal-cut/not-needed", 2, NULL, FIVE_AGAINST_THREE, NULL, "2: 3,0>3,1 keep 4,0",
    "bango-equal-cut", NULL,
    "Lifting the tile at (3, 0) leaves no equal parts to choose from." },
  { "equal-cut/no-cut", 2, NULL, CHEQUERED, NULL, "1: 0,0>-1,1 keep 1,1", "bango-equal-cut" },
  { "equal-cut/third-part", 2, NULL, "0,-1 ...Y/YRYRYRY/RYR.RYR/YRY.YRY turn 2", NULL,
    "2: 3,0>7,0 keep 3,-1", "bango-equal-cut", NULL,
    "The chosen part is not one of the largest that are left when the tile at (3, 0) is lifted." },
  { "equal-cut/example-bare", 2, NULL, "0,0 YRYRYRY turn 2", NULL, "2: 3,0>- keep 6,0", NULL,
    "tile-lifted seat=2 cell=3,0 rule=bango-lift;"
    "tile-removed colour=yellow cell=0,0 rule=bango-equal-cut;"
    "tile-removed colour=yellow cell=2,0 rule=bango-equal-cut;"
    "tile-removed colour=red cell=1,0 rule=bango-equal-cut;"
    "group-removed seat=2 tiles=3 yellow=2 red=1 rule=bango-equal-cut;"
    "famine colour=yellow tiles=2 rule=bango-famine;"
    "famine colour=red tiles=2 rule=bango-famine;"
    "game-over outcome=draw rule=bango-famine" },
  { "equal-cut/bare-missing", 2, NULL, "0,0 YRYRYRY turn 2", NULL, "2: 3,0>-",
    "bango-equal-cut" },

  /* bango-famine */
  { "famine/example", 2, NULL, HUNGRY, NULL, "2: 4,0>-", NULL,
    "tile-lifted seat=2 cell=4,0 rule=bango-lift;"
    "tile-removed colour=yellow cell=5,0 rule=bango-cut;"
    "tile-removed colour=yellow cell=6,0 rule=bango-cut;"
    "group-removed seat=2 tiles=2 yellow=2 red=0 rule=bango-cut;"
    "famine colour=yellow tiles=4 rule=bango-famine;"
    "game-over outcome=red rule=bango-famine" },
  { "famine/set-down", 2, NULL, HUNGRY, NULL, "2: 4,0>4,1", "bango-famine", NULL,
    "Lifting the tile at (4, 0) leaves a player with fewer than five tiles, so the game ends before "
    "the tile is set down." },
  { "famine/lifted-tile-counts", 2, NULL, "0,0 YRYRYRYRY/....R turn 2", NULL, "2: 4,1>9,0" },
  { "famine/without-cut", 2, NULL, "0,0 YYRRR/YYRR turn 1", NULL, "1: 0,0>-", NULL,
    "tile-lifted seat=1 cell=0,0 rule=bango-lift;"
    "famine colour=yellow tiles=4 rule=bango-famine;"
    "game-over outcome=red rule=bango-famine" },
  { "famine/only-tile", 2, NULL, "0,0 Y", NULL, "1: 0,0>-", NULL,
    "tile-lifted seat=1 cell=0,0 rule=bango-lift;"
    "famine colour=yellow tiles=1 rule=bango-famine;"
    "famine colour=red tiles=0 rule=bango-famine;"
    "game-over outcome=draw rule=bango-famine" },
  { "famine/not-while-laying", 2, NULL, "0,0 YR stock 1 1", NULL, "1: -1,0" },

  /* bango-pass */
  { "pass/nothing-to-lift", 2, NULL, SHUT_IN " turn 2", NULL, "2: pass", NULL,
    "passed seat=2 rule=bango-pass" },
  { "pass/must", 2, NULL, SHUT_IN " turn 2", NULL, "2: 1,1>0,0", "bango-lift" },
  { "pass/can-lift", 2, NULL, SHUT_IN, NULL, "1: pass", "bango-pass", NULL,
    "You can lift a tile, so you may not pass." },
  { "pass/first-round", 2, NULL, NULL, NULL, "1: pass", "bango-pass", NULL,
    "You may not pass in phase 1. Place a tile from your stock." },

  /* bango-repetition */
  { "repetition/twice", 2, NULL, CHEQUERED,
    "1: 0,0>-1,1; 2: 3,0>4,1; 1: -1,1>0,0; 2: 4,1>3,0;"
    "1: 0,0>-1,1; 2: 3,0>4,1", "1: -1,1>0,0", NULL,
    "tile-lifted seat=1 cell=-1,1 rule=bango-lift;"
    "tile-set-down seat=1 cell=0,0 from=-1,1 rule=bango-elsewhere" },
  { "repetition/third", 2, NULL, CHEQUERED,
    "1: 0,0>-1,1; 2: 3,0>4,1; 1: -1,1>0,0; 2: 4,1>3,0;"
    "1: 0,0>-1,1; 2: 3,0>4,1; 1: -1,1>0,0", "2: 4,1>3,0", NULL,
    "tile-lifted seat=2 cell=4,1 rule=bango-lift;"
    "tile-set-down seat=2 cell=3,0 from=4,1 rule=bango-elsewhere;"
    "repetition times=3 rule=bango-repetition;"
    "game-over outcome=draw rule=bango-repetition" },
  /* Other tiles on the same cells are the same position. */
  { "repetition/tiles-are-alike", 2, NULL, CHEQUERED,
    "1: 0,0>-1,1; 2: 3,0>4,1; 1: 2,0>0,0; 2: 1,0>3,0; 1: -1,1>2,0; 2: 4,1>1,0;"
    "1: 0,0>-1,1; 2: 3,0>4,1; 1: 2,0>0,0; 2: 1,0>3,0; 1: -1,1>2,0", "2: 4,1>1,0", NULL,
    "tile-lifted seat=2 cell=4,1 rule=bango-lift;"
    "tile-set-down seat=2 cell=1,0 from=4,1 rule=bango-elsewhere;"
    "repetition times=3 rule=bango-repetition;"
    "game-over outcome=draw rule=bango-repetition" },
  /* The side to move counts, not the seat. */
  { "repetition/four-seats", 4, NULL, CHEQUERED,
    "1: 0,0>-1,1; 2: 3,0>4,1; 3: 2,0>0,0; 4: 1,0>3,0; 1: -1,1>2,0; 2: 4,1>1,0;"
    "3: 0,0>-1,1; 4: 3,0>4,1; 1: 2,0>0,0; 2: 1,0>3,0; 3: -1,1>2,0", "4: 4,1>1,0", NULL,
    "tile-lifted seat=4 cell=4,1 rule=bango-lift;"
    "tile-set-down seat=4 cell=1,0 from=4,1 rule=bango-elsewhere;"
    "repetition times=3 rule=bango-repetition;"
    "game-over outcome=draw rule=bango-repetition" },

  /* bango-teams */
  { "teams/partner's-tile", 4, NULL, CHEQUERED, "1: 0,0>-1,1; 2: 3,0>4,1", "3: -1,1>0,0" },
  { "teams/other-color", 4, NULL, CHEQUERED, "1: 0,0>-1,1; 2: 3,0>4,1", "3: 4,1>0,0",
    "bango-own" },
  { "teams/five-with-partner", 4, NULL, "0,0 YYY/RRR stock 4 4", "1: 3,0; 2: 3,1", "3: 4,0", NULL,
    "tile-laid seat=3 cell=4,0 rule=bango-touch;"
    "five colour=yellow from=0,0 to=4,0 rule=bango-five;"
    "game-over outcome=yellow rule=bango-five" },

  /* bango-silence */
  { "silence/partner", 4, "coughing=yes", NULL, NULL, "3: cough", NULL,
    "coughed seat=3 rule=bango-silence" },
  { "silence/not-agreed", 4, NULL, NULL, NULL, "3: cough", "bango-silence", NULL,
    "Coughing is not allowed in this game." },
  { "silence/opponent", 4, "coughing=yes", NULL, NULL, "2: cough", "bango-silence", NULL,
    "Only the partner of the player whose turn it is may cough." },
  { "silence/oneself", 4, "coughing=yes", NULL, NULL, "1: cough", "bango-silence" },
  { "silence/twice", 4, "coughing=yes", NULL, "3: cough", "3: cough", "bango-silence", NULL,
    "Only one cough is allowed per turn." },
  { "silence/next-turn", 4, "coughing=yes", NULL, "3: cough; 1: 2,0", "4: cough" },
  { "silence/turn-stays", 4, "coughing=yes", NULL, "3: cough", "3: 2,0", "bango-turns" },
  { "silence/two-seats", 2, NULL, NULL, NULL, "2: cough", "bango-silence", NULL,
    "In a two-player game, nobody has a partner to warn." },
  { "silence/after-the-end", 4, "coughing=yes", "0,0 YYYY stock 1 1", "1: 4,0", "4: cough",
    BGL_RULE_RECORD_OVER },

  /* What cannot be read. */
  { "syntax/word", 2, NULL, NULL, NULL, "1: hello", BGL_RULE_RECORD_SYNTAX, NULL,
    "“hello” is not a valid Bango move." },
  { "syntax/one-number", 2, NULL, NULL, NULL, "1: 2", BGL_RULE_RECORD_SYNTAX },
  { "syntax/space", 2, NULL, NULL, NULL, "1: 2, 0", BGL_RULE_RECORD_SYNTAX },
  { "syntax/plus", 2, NULL, NULL, NULL, "1: +2,0", BGL_RULE_RECORD_SYNTAX },
  { "syntax/tail", 2, NULL, NULL, NULL, "1: 2,0x", BGL_RULE_RECORD_SYNTAX },
  { "syntax/no-target", 2, NULL, NULL, NULL, "1: 2,0>", BGL_RULE_RECORD_SYNTAX },
  { "syntax/no-keep", 2, NULL, NULL, NULL, "1: 2,0>3,0 keep", BGL_RULE_RECORD_SYNTAX },
  { "syntax/keep-tail", 2, NULL, NULL, NULL, "1: 2,0>3,0 keep 1,1 2,2", BGL_RULE_RECORD_SYNTAX },
  { "syntax/keep-laid", 2, NULL, NULL, NULL, "1: 2,0 keep 1,1", BGL_RULE_RECORD_SYNTAX },
  { "syntax/case", 2, NULL, NULL, NULL, "1: Pass", BGL_RULE_RECORD_SYNTAX },
  { "syntax/no-seat", 2, NULL, NULL, NULL, "3: 2,0", BGL_RULE_RECORD_SYNTAX },
};

/* Example 1 of the rules: exactly these, row by row. */
static void
test_opening (void)
{
  g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, NULL);
  g_autofree char *moves = game_test_list_moves (game);
  int scores[2];

  g_assert_cmpstr (moves, ==, "1: 0,-1;1: 1,-1;1: -1,0;1: 2,0;1: 0,1;1: 1,1");

  bango_rules.get_scores (bgl_game_get_state (game), scores);
  g_assert_cmpint (scores[0], ==, 17);
  g_assert_cmpint (scores[1], ==, 17);
}

static void
test_standing (void)
{
  g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, HUNGRY);
  g_autoptr (BglGame) teams = game_test_new (&bango_rules, 4, NULL, HUNGRY);
  g_autoptr (BglGame) draw = game_test_new (&bango_rules, 2, NULL, "0,0 YRYRYRY turn 2");
  int scores[4];

  game_test_play (game, "2: 4,0>-");
  g_assert_cmpint (bgl_game_get_turn (game), ==, BGL_TURN_OVER);
  g_assert_cmpuint (bango_rules.get_winners (bgl_game_get_state (game)), ==, 1 << 1);
  bango_rules.get_scores (bgl_game_get_state (game), scores);
  g_assert_cmpint (scores[0], ==, 4);
  g_assert_cmpint (scores[1], ==, 7);

  game_test_play (teams, "2: 4,0>-");
  g_assert_cmpuint (bango_rules.get_winners (bgl_game_get_state (teams)), ==, 1 << 1 | 1 << 3);
  bango_rules.get_scores (bgl_game_get_state (teams), scores);
  g_assert_cmpint (scores[0], ==, 4);
  g_assert_cmpint (scores[1], ==, 7);
  g_assert_cmpint (scores[2], ==, 4);
  g_assert_cmpint (scores[3], ==, 7);

  game_test_play (draw, "2: 3,0>- keep 2,0");
  g_assert_cmpint (bgl_game_get_turn (draw), ==, BGL_TURN_OVER);
  g_assert_cmpuint (bango_rules.get_winners (bgl_game_get_state (draw)), ==, 0);
}

static void
test_pass_alone (void)
{
  g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, SHUT_IN " turn 2");
  g_autofree char *moves = game_test_list_moves (game);

  g_assert_cmpstr (moves, ==, "2: pass");
}

/* Each side walks one tile around a block, with stops of 5 and 7, so that the same position
 * comes up every 35 rounds and not three times in 60. */
static void
test_quiet_turns (void)
{
  static const char *const yellow[] = { "0,-1", "1,-1", "2,-1", "3,-1", "-1,0" };
  static const char *const red[] = { "0,3", "1,3", "2,3", "3,3", "4,2", "4,1", "4,0" };
  g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, "0,-1 Y/YRYR/RYRY/YRYR/R");
  g_autofree char *events = NULL;

  for (guint i = 0; i < BANGO_QUIET / 2; i++)
    {
      g_autofree char *lines = g_strdup_printf ("1: %s>%s; 2: %s>%s",
                                                yellow[i % 5], yellow[(i + 1) % 5],
                                                red[i % 7], red[(i + 1) % 7]);

      g_assert_false (bgl_game_is_over (game));
      game_test_play (game, lines);
    }

  g_assert_true (bgl_game_is_over (game));
  events = game_test_get_events (game);
  g_assert_true (g_str_has_suffix (events,
                                   ";repetition times=0 rule=bango-repetition;"
                                   "game-over outcome=draw rule=bango-repetition"));
  g_assert_cmpuint (bango_rules.get_winners (bgl_game_get_state (game)), ==, 0);
}

static void
test_cut_begins_anew (void)
{
  g_autoptr (BglGame) game = game_test_new (&bango_rules, 2, NULL, FIVE_AGAINST_THREE);
  const BangoState *state = bgl_game_get_state (game);

  game_test_play (game, "2: 7,0>8,1; 1: 6,0>8,0");
  g_assert_cmpuint (state->quiet, ==, 2);
  game_test_play (game, "2: 3,0>3,1");
  g_assert_cmpuint (state->quiet, ==, 0);
}

typedef struct
{
  guint        seats;
  guint        first;
  BangoOutcome outcome;
  guint        next;
} NextCase;

/* bango-next-game */
static void
test_next_game (void)
{
  static const NextCase next_cases[] = {
    { 2, 1, BANGO_YELLOW_WON, 2 }, { 2, 1, BANGO_RED_WON, 1 }, { 2, 1, BANGO_DRAWN, 2 },
    { 2, 2, BANGO_YELLOW_WON, 2 }, { 2, 2, BANGO_RED_WON, 1 }, { 2, 2, BANGO_DRAWN, 1 },
    { 4, 1, BANGO_YELLOW_WON, 2 }, { 4, 1, BANGO_RED_WON, 3 }, { 4, 1, BANGO_DRAWN, 2 },
    { 4, 4, BANGO_YELLOW_WON, 2 }, { 4, 4, BANGO_RED_WON, 1 }, { 4, 4, BANGO_DRAWN, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (next_cases); i++)
    {
      const NextCase *c = &next_cases[i];
      g_autofree char *first = g_strdup_printf ("first=%u", c->first);
      g_autoptr (BglGame) game = game_test_new (&bango_rules, c->seats, first, NULL);
      BangoState state = *(const BangoState *) bgl_game_get_state (game);
      BglOptions options = *bgl_game_get_options (game);
      g_autofree char *next = NULL;

      state.outcome = c->outcome;
      bango_rules.prepare_next (&state, bango_rules.get_winners (&state), &options);
      next = bgl_options_get (&options, bango_rules.options, c->seats, 0);
      g_assert_cmpint (g_ascii_strtoll (next, NULL, 10), ==, c->next);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  game_test_add_cases (&bango_rules, cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/bango/opening", test_opening);
  g_test_add_func ("/bango/standing", test_standing);
  g_test_add_func ("/bango/pass/alone", test_pass_alone);
  g_test_add_func ("/bango/repetition/quiet-turns", test_quiet_turns);
  g_test_add_func ("/bango/repetition/cut-begins-anew", test_cut_begins_anew);
  g_test_add_func ("/bango/next-game", test_next_game);

  return g_test_run ();
}
