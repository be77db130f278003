/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-puzzle.h"
#include "bgl-table.h"

G_BEGIN_DECLS

typedef enum
{
  BGL_ATTEMPT_PREPARING, /* a move of the others, of chance, or of the shown solution is next: bgl_attempt_advance () */
  BGL_ATTEMPT_WAITING,   /* the player should act */
  BGL_ATTEMPT_WRONG,     /* a legal move was not the right one */
  BGL_ATTEMPT_SOLVED,
  BGL_ATTEMPT_SHOWN,     /* the whole solution was shown */
} BglAttemptState;

#define BGL_TYPE_ATTEMPT (bgl_attempt_get_type ())

G_DECLARE_FINAL_TYPE (BglAttempt, bgl_attempt, BGL, ATTEMPT, GObject)

/*
 * A player’s attempt to solve a puzzle at a table. The attempt makes the moves of the others and of chance, and judges those
 * of the player: the move of the solution is right, and so is one that wins the game at once. It does not know the time: its
 * owner decides when to call bgl_attempt_advance ().
 *
 * Signals:
 *   changed ()   the state or the reaction has changed
 */
BglAttempt      *bgl_attempt_new           (const BglPuzzle *puzzle);

const BglPuzzle *bgl_attempt_get_puzzle    (BglAttempt      *self);
BglTable        *bgl_attempt_get_table     (BglAttempt      *self);
BglAttemptState  bgl_attempt_get_state     (BglAttempt      *self);
/* What to say about the last move, as markup with links to rules (transfer none), or NULL. */
const char      *bgl_attempt_get_reaction  (BglAttempt      *self);
/* Whether the reaction is about a move that was refused or not right. */
gboolean         bgl_attempt_is_critical   (BglAttempt      *self);
/* Whether there has been no wrong move, and the solution has not been shown. */
gboolean         bgl_attempt_is_clean      (BglAttempt      *self);

/* Makes the next move. Does nothing if it is not due. */
void             bgl_attempt_advance       (BglAttempt      *self);
/* Takes a wrong move back. */
void             bgl_attempt_try_again     (BglAttempt      *self);
/* From now on, bgl_attempt_advance () makes all moves. Takes a wrong one back first. */
void             bgl_attempt_show_solution (BglAttempt      *self);

G_END_DECLS
