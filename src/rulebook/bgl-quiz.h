/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-question.h"

G_BEGIN_DECLS

#define BGL_TYPE_QUIZ (bgl_quiz_get_type ())

G_DECLARE_FINAL_TYPE (BglQuiz, bgl_quiz, BGL, QUIZ, GObject)

#define BGL_QUIZ_QUESTIONS 10
#define BGL_QUIZ_NO_ANSWER G_MAXUINT

/* The levels are from 1, for somebody who has just read the rules, to this one, which is the hardest. */
#define BGL_QUIZ_LEVELS 5

/*
 * Ten situations of a game, created by playing at random, with questions that can be answered from the rules. They
 * become harder in three steps: from few players to many, from the beginning of a game to its end, and from simple
 * rules to the whole scoring. Within a step, they are in the order of the rulebook. The same level and seed give the
 * same quiz.
 */
BglQuiz           *bgl_quiz_new          (const BglRules *rules,
                                          guint           level,
                                          guint64         seed);
const BglRules    *bgl_quiz_get_rules    (BglQuiz        *self);
guint              bgl_quiz_get_level    (BglQuiz        *self);
/* The level of the next quiz, depending on the answers to this one. */
guint              bgl_quiz_get_next_level (BglQuiz      *self);
const BglQuestion *bgl_quiz_get_question (BglQuiz        *self,
                                          guint           index);

/* Answers a question. Only the first answer counts. Returns whether it is right. */
gboolean           bgl_quiz_answer       (BglQuiz        *self,
                                          guint           index,
                                          guint           answer);
/* The index of the given answer, or BGL_QUIZ_NO_ANSWER. */
guint              bgl_quiz_get_answer   (BglQuiz        *self,
                                          guint           index);
guint              bgl_quiz_get_n_right  (BglQuiz        *self);
/* The ids of the rules that questions with wrong answers were about, those of the given and of the right answer,
 * without duplicates; and those of the right answers to the other questions that are not among them. Both return
 * (transfer container). */
GPtrArray         *bgl_quiz_list_missed  (BglQuiz        *self);
GPtrArray         *bgl_quiz_list_learned (BglQuiz        *self);

G_END_DECLS
