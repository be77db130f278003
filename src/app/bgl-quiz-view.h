/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-game-ui.h"
#include "board/bgl-view.h"
#include "rulebook/bgl-quiz.h"

G_BEGIN_DECLS

#define BGL_TYPE_QUIZ_VIEW (bgl_quiz_view_get_type ())

G_DECLARE_FINAL_TYPE (BglQuizView, bgl_quiz_view, BGL, QUIZ_VIEW, AdwBin)

/*
 * The quiz of a game: a position on the game's own board, a question, its answers as buttons, the
 * outcome with an explanation, and finally how many answers were right. It keeps the language in which it is created.
 *
 * Actions of its own: quiz.answer (u), from 1 on; quiz.next; quiz.again.
 */
GtkWidget *bgl_quiz_view_new          (const BglGameUi *ui,
                                       guint64          seed);
BglQuiz   *bgl_quiz_view_get_quiz     (BglQuizView   *self);
/* The index of the visible question, or BGL_QUIZ_QUESTIONS for the result. */
guint      bgl_quiz_view_get_index    (BglQuizView   *self);
BglView   *bgl_quiz_view_get_board    (BglQuizView   *self);
/* The text about the answer, which is empty before there is one. */
const char *bgl_quiz_view_get_verdict (BglQuizView   *self);
void       bgl_quiz_view_set_title_buttons (BglQuizView *self,
                                            gboolean     title_buttons);

G_END_DECLS
