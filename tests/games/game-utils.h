/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-game.h"

/* What the tests of all games share. Lines are those of records: "1: 0,1" or "*: goal 3". */

/* A game from a position, or from the opening for NULL, with options as in "first=2 coughing=yes",
 * or none for NULL. */
BglGame  *game_test_new             (const BglRules    *rules,
                                     guint              n_seats,
                                     const char        *options,
                                     const char        *position);

/* Plays one line, which may be refused. */
gboolean  game_test_try             (BglGame           *game,
                                     const char        *line,
                                     GError           **error);
/* Plays lines with ";" between them, or none for NULL; each must be legal. */
void      game_test_play            (BglGame           *game,
                                     const char        *lines);
/* Plays a line that is refused under that rule, with that sentence, and changes nothing; or, where the
 * rule is NULL, one that brings about those events. What does not matter is NULL. */
void      game_test_check           (BglGame           *game,
                                     const char        *line,
                                     const char        *rule,
                                     const char        *sentence,
                                     const char        *events);

/* The events of the last move as the command line writes them, with ";" between them. */
char     *game_test_get_events      (BglGame           *game);
/* The legal moves, with ";" between them. */
char     *game_test_list_moves      (BglGame           *game);

/* Those rules in that order, each with a title and a sentence, and options that name one of them. */
void      game_test_assert_rules    (const BglRules    *rules,
                                     const char *const *ids);
