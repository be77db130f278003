/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-question.h"

G_BEGIN_DECLS

#define BGL_TYPE_QUIZ (bgl_quiz_get_type ())

G_DECLARE_FINAL_TYPE (BglQuiz, bgl_quiz, BGL, QUIZ, GObject)

#define BGL_QUIZ_QUESTIONS 10
#define BGL_QUIZ_NO_ANSWER G_MAXUINT

/* From the first quiz of somebody who has just read the rules, 1, to the hardest one. */
#define BGL_QUIZ_LEVELS 5

/*
 * Ten situations of a game, made by playing at random, with questions that the rules themselves
 * answer. They become harder in three steps: fewer to more players, the beginning of a game to its end, simple
 * rules to the whole scoring. Within a step they come in the order of the rulebook. The same level and seed
 * make the same quiz.
 */
BglQuiz           *bgl_quiz_new          (const BglRules *rules,
                                          guint           level,
                                          guint64         seed);
const BglRules    *bgl_quiz_get_rules    (BglQuiz        *self);
guint              bgl_quiz_get_level    (BglQuiz        *self);
/* The level of the next quiz, after the answers to this one. */
guint              bgl_quiz_get_next_level (BglQuiz      *self);
const BglQuestion *bgl_quiz_get_question (BglQuiz        *self,
                                          guint           index);

/* The first answer counts; returns whether it is right. */
gboolean           bgl_quiz_answer       (BglQuiz        *self,
                                          guint           index,
                                          guint           answer);
/* What was answered, or BGL_QUIZ_NO_ANSWER. */
guint              bgl_quiz_get_answer   (BglQuiz        *self,
                                          guint           index);
guint              bgl_quiz_get_n_right  (BglQuiz        *self);
/* The rules that the wrong answers were about, each once, as ids; and those of the right answers that no wrong
 * one was about. Free the array alone. */
GPtrArray         *bgl_quiz_list_missed  (BglQuiz        *self);
GPtrArray         *bgl_quiz_list_learned (BglQuiz        *self);

G_END_DECLS
