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

/* A move and what must come of it. */
typedef struct
{
  const char *name;
  guint       n_seats;
  const char *options;
  const char *position;
  const char *moves;    /* legal ones before */
  const char *move;     /* the one that it is about */
  const char *rule;     /* refused under this rule; NULL for legal */
  const char *events;   /* what must follow, with ";" between; or NULL */
  const char *sentence; /* the whole sentence of the refusal, or NULL */
} GameCase;

/* Each is a test of its own. */
void      game_test_add_cases       (const BglRules    *rules,
                                     const GameCase    *cases,
                                     guint              n_cases);

/* Adds tests that say what the table of the game or its page of the rulebook lacks. */
void      game_test_add_complete    (const BglRules    *rules);

/* Plays one line, which may be refused. */
gboolean  game_test_try             (BglGame           *game,
                                     const char        *line,
                                     GError           **error);
/* Plays lines with ";" between them, or none for NULL; each must be legal. */
void      game_test_play            (BglGame           *game,
                                     const char        *lines);
/* Plays a line that is refused under that rule, with that sentence, and changes nothing; or, where the
 * rule is NULL, one that brings those events about. What does not matter is NULL. */
void      game_test_check           (BglGame           *game,
                                     const char        *line,
                                     const char        *rule,
                                     const char        *events,
                                     const char        *sentence);

/* The events of the last move as the command line writes them, with ";" between them. */
char     *game_test_get_events      (BglGame           *game);
/* The legal moves, with ";" between them. */
char     *game_test_list_moves      (BglGame           *game);

/* Those rules in that order, each with a title and a sentence, and options that name one of them. */
void      game_test_assert_rules    (const BglRules    *rules,
                                     const char *const *ids);
