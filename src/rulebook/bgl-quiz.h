/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-question.h"

G_BEGIN_DECLS

#define BGL_TYPE_QUIZ (bgl_quiz_get_type ())

G_DECLARE_FINAL_TYPE (BglQuiz, bgl_quiz, BGL, QUIZ, GObject)

#define BGL_QUIZ_QUESTIONS 10
#define BGL_QUIZ_NO_ANSWER G_MAXUINT

/*
 * Ten situations of a game, made by playing at random, with questions that the rules themselves
 * answer. The same seed makes the same quiz.
 */
BglQuiz           *bgl_quiz_new          (const BglRules *rules,
                                          guint64         seed);
const BglRules    *bgl_quiz_get_rules    (BglQuiz        *self);
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
/* The rules that the wrong answers were about, each once, as ids; free the array alone. */
GPtrArray         *bgl_quiz_list_missed  (BglQuiz        *self);

G_END_DECLS
