/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-game.h"

G_BEGIN_DECLS

#define BGL_PUZZLE_GRADES 3

/*
 * A position in which exactly one move is right, and the moves that solve it: those of the player, and the best defense of
 * the others between them. Puzzles are stored as lines:
 *
 *   GRADE SEATS [OPTION=VALUE]… | POSITION | MOVE; MOVE; …
 *
 * Position and moves are written as in records, the moves without seats. Moves of chance may come first. Empty lines and
 * lines that begin with # are ignored.
 */
typedef struct
{
  const BglRules *rules;
  guint           grade;    /* from 1, the easiest */
  guint           n_seats;
  BglOptions      options;
  char           *position; /* NULL for the opening */
  BglMove        *moves;
  guint           n_moves;
  guint           n_before; /* moves of chance that come first */
  guint           n_own;    /* moves of the player */
  guint           seat;     /* the player */
  guint32         id;       /* a hash of what comes before the moves, to remember the puzzle */
} BglPuzzle;

/* What a game knows about its puzzles. */
struct _BglPuzzleSource
{
  /* What the player should achieve with that number of moves, as a sentence (transfer full). */
  char *(*describe_goal) (gconstpointer  state,
                          guint          n_own);
};

/* The error names what is wrong, such as a move that the rules refuse. */
BglPuzzle   *bgl_puzzle_parse         (const BglRules  *rules,
                                       const char      *line,
                                       GError         **error);
BglPuzzle   *bgl_puzzle_copy          (const BglPuzzle *self);
void         bgl_puzzle_free          (BglPuzzle       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglPuzzle, bgl_puzzle_free)

/* Starts the puzzle (transfer full). */
BglGame     *bgl_puzzle_begin         (const BglPuzzle *self);
/* The translated goal in the position before the first move of the player. Free with g_free (). */
char        *bgl_puzzle_describe_goal (const BglPuzzle *self);

/* Whether a game has puzzles. */
gboolean     bgl_puzzles_exist        (const BglRules  *rules);
/* Reads lines into an array of BglPuzzle (transfer full). The error has the number of the damaged line. */
GPtrArray   *bgl_puzzles_parse        (const BglRules  *rules,
                                       const char      *text,
                                       GError         **error);
/* The stored puzzles of a game (transfer none). The array is empty if there are none or if they are damaged. */
GPtrArray   *bgl_puzzles_get          (const BglRules  *rules);
/* Draws a puzzle of the grade that is not among the known IDs, or any other one if all are (transfer full). The first known IDs
 * are the oldest, and so the first to come again. Returns NULL if there are no puzzles of the grade. */
BglPuzzle   *bgl_puzzles_draw         (const BglRules  *rules,
                                       guint            grade,
                                       const guint32   *known,
                                       guint            n_known,
                                       BglRandom       *random);
/* The puzzle of a day, which is the same for everybody (transfer full). */
BglPuzzle   *bgl_puzzles_get_daily    (const BglRules  *rules,
                                       guint            julian);

G_END_DECLS
