/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-book.h"

G_BEGIN_DECLS

#define BGL_TYPE_LESSON (bgl_lesson_get_type ())

G_DECLARE_FINAL_TYPE (BglLesson, bgl_lesson, BGL, LESSON, GObject)

/*
 * A game that teaches its rules, one after the other: the page NAME-lesson.page of a game in one language. Each item of
 * its steps has a sentence with the goal, an example with the position, an optional paragraph that answers the right
 * move, and a note for each wrong move of the example. One more note answers all other moves.
 *
 * The moves of the example before “try” lead to the position. The first move after it is the solution. A step without
 * “try” only shows something.
 */
typedef struct
{
  char       *sentence; /* Pango markup */
  char       *text;     /* the same without markup */
  BglExample *example;
  char       *praise;   /* the answer to the right move, as markup, or NULL */
  GPtrArray  *answers;  /* char: the answers to wrong moves, as markup */
} BglLessonStep;

/* Whether a game has a lesson. */
gboolean             bgl_lesson_exists       (const BglRules  *rules);
/* Reads the lesson of a game (transfer full). */
BglLesson           *bgl_lesson_load         (const BglRules  *rules,
                                              const char      *language,
                                              GError         **error);
/* Creates a lesson from a page, which it takes. */
BglLesson           *bgl_lesson_new          (BglPage         *page,
                                              const BglRules  *rules,
                                              GError         **error);

const BglRules      *bgl_lesson_get_rules    (BglLesson       *self);
guint                bgl_lesson_get_n_steps  (BglLesson       *self);
const BglLessonStep *bgl_lesson_get_step     (BglLesson       *self,
                                              guint            index);
/* The seat of the learner. */
guint                bgl_lesson_get_seat     (BglLesson       *self);
/* The text of the solution in the notation of the game (transfer none), or NULL if the step only shows something. */
const char          *bgl_lesson_get_solution (BglLesson       *self,
                                              guint            index);
/* Whether the last move of the game reaches the goal of the step. If not, sets the answer to it as markup (transfer
 * none), or NULL if the lesson has none. */
gboolean             bgl_lesson_judge        (BglLesson       *self,
                                              guint            index,
                                              BglGame         *game,
                                              const char     **answer);
/* Plays and checks all steps: that every position can be reached, that the solutions are right, and that wrong moves
 * are legal or refused as the lesson says. The error says what is different. */
gboolean             bgl_lesson_run          (BglLesson       *self,
                                              GError         **error);

G_END_DECLS
