/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-game.h"
#include "games/bonobo/bonobo-rules.h"

#include "game-utils.h"

G_BEGIN_DECLS

/* What the parts of the test of Bonobo Beach share. */

/* No rhomb can be laid anymore; seat 2 has no token in hand, seat 1 has all four. */
#define BONOBO_ONLY_TOKENS                                                                 \
  "A1-A2=surf-shack A3-B4=sandcastle A4-A5=school-trip A6-A7=lost-ball B1-B2=massage-hut " \
  "B5-B6=crab B7-C8=ice-cream-cart B8-B9=palm-grove C1-D1=pedal-boats C3-C4=shark-fin "    \
  "C5-D5=jellyfish C7-D7=mosquitoes C9-C10=lemonade-stand D3-D4=volleyball-net "           \
  "D6-E5=rubbish-heap D8-E7=spring D10-D11=seagulls E1-E2=hammock E3-E4=wet-dog "          \
  "E6-F5=beach-library E8-E9=steel-band F1-F2=bodybuilder F3-F4=seashells "                \
  "F6-F7=coconut-bar c2=2 c3=2 c4=2 d6=2 score=0,1"

/* The next token is the last one: every other spot is closed, barred or occupied. */
#define BONOBO_LAST_TOKEN                                                                  \
  "A1-B2=rubbish-heap A3-A4=bodybuilder A5-A6=volleyball-net A7-B8=surf-shack B1-C2=pool " \
  "B3-C4=hammock B4-B5=crab B6-B7=mosquitoes C1-D1=massage-hut C3-D3=seagulls "            \
  "C5-C6=lost-ball C7-D7=school-trip C8-C9=lemonade-stand C10-C11=beach-library "          \
  "D2-E1=blondes D5-D6=jellyfish D8-D9=pedal-boats D10-D11=steel-band E2-F1=boom-box "     \
  "E3-E4=shark-fin E6-F5=spring E8-E9=wet-dog F2-F3=sandcastle F6-F7=ice-cream-cart "      \
  "e2=2 e3=1"

/* The last rhomb leaves no spot for a token. */
#define BONOBO_LAST_RHOMB                                                                  \
  "A1-A2=sandcastle A3-A4=mosquitoes A5-A6=jellyfish A7-B8=spring B1-B2=palm-grove "       \
  "B3-B4=pedal-boats B5-C6=ice-cream-cart B6-B7=lost-ball C1-D1=crab C2-C3=boom-box "      \
  "C4-C5=volleyball-net C7-D7=sand-fleas C8-C9=bodybuilder C10-C11=coconut-bar "           \
  "D2-D3=lemonade-stand D4-D5=rubbish-heap D6-E5=steel-band D8-D9=wet-dog "                \
  "D10-D11=beach-library E1-E2=hammock E3-E4=surf-shack E6-F5=seagulls E8-E9=massage-hut " \
  "F2-F3=seashells hand=school-trip"

/* Seat 1’s four tokens on the island. */
#define BONOBO_FOUR_TOKENS "e2=1 e3=1 e4=1 e5=1"

const BonoboState *bonobo_test_get_state (BglGame *game);
/* Compares sentences, whose formulas have no-break spaces. */
void        bonobo_test_assert_words (const char *words,
                                      const char *expected);
/* Plays at random until the game is over. */
void        bonobo_test_finish      (BglGame     *game,
                                     guint64      seed);

void        bonobo_test_add_words   (void);
void        bonobo_test_add_board   (void);
void        bonobo_test_add_games   (void);
void        bonobo_test_add_bot     (void);

G_END_DECLS
