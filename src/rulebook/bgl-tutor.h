/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-lesson.h"

G_BEGIN_DECLS

typedef enum
{
  BGL_TUTOR_PREPARING, /* moves of the others come first: bgl_tutor_advance () makes the next one */
  BGL_TUTOR_WAITING,   /* the learner should act */
  BGL_TUTOR_WRONG,     /* a legal move missed the goal: bgl_tutor_advance () takes it back */
  BGL_TUTOR_RIGHT,     /* the goal is reached, or there is none */
  BGL_TUTOR_DONE,      /* the lesson is over */
} BglTutorState;

#define BGL_TYPE_TUTOR (bgl_tutor_get_type ())

G_DECLARE_FINAL_TYPE (BglTutor, bgl_tutor, BGL, TUTOR, GObject)

/*
 * Goes through a lesson with a learner. The tutor makes the moves of the opponents and of chance, and judges the moves
 * that the learner makes at the table. It does not know the time: its owner decides when to call bgl_tutor_advance ().
 *
 * If the goal was reached, and the moves of the next step begin with those that were made, the table stays. Otherwise
 * the step has a table of its own.
 *
 * Signals:
 *   table-changed ()   there is another table
 *   changed ()         the step, the state, or the reaction has changed
 */
BglTutor      *bgl_tutor_new          (BglLesson   *lesson,
                                       guint        step);

BglLesson     *bgl_tutor_get_lesson   (BglTutor    *self);
BglTable      *bgl_tutor_get_table    (BglTutor    *self);
/* The index of the step. It is the number of steps when the lesson is over. */
guint          bgl_tutor_get_step     (BglTutor    *self);
BglTutorState  bgl_tutor_get_state    (BglTutor    *self);
/* What the tutor says about the last move, as markup (transfer none), or NULL. */
const char    *bgl_tutor_get_reaction (BglTutor    *self);
/* Whether the reaction is about a move that was not right. */
gboolean       bgl_tutor_is_critical  (BglTutor    *self);
/* The solution in the current position, or BGL_MOVE_NONE if the learner should not act. */
BglMove        bgl_tutor_get_solution (BglTutor    *self);

/* Makes the next move, or takes a wrong one back. Does nothing in other states. */
void           bgl_tutor_advance      (BglTutor    *self);
/* Goes to any step, or to the end of the lesson. */
void           bgl_tutor_go_to        (BglTutor    *self,
                                       guint        step);

G_END_DECLS
