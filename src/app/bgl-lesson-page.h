/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-game-ui.h"
#include "board/bgl-view.h"
#include "rulebook/bgl-tutor.h"

G_BEGIN_DECLS

#define BGL_TYPE_LESSON_PAGE (bgl_lesson_page_get_type ())

G_DECLARE_FINAL_TYPE (BglLessonPage, bgl_lesson_page, BGL, LESSON_PAGE, AdwBin)

/* Shows the lesson of a game, from the step at which it was left. The game must have one. */
GtkWidget       *bgl_lesson_page_new               (const BglGameUi *ui);

const BglGameUi *bgl_lesson_page_get_ui            (BglLessonPage   *self);
BglTutor        *bgl_lesson_page_get_tutor         (BglLessonPage   *self);
/* The board of the current step. */
BglView         *bgl_lesson_page_get_view          (BglLessonPage   *self);
/* The sentence with the goal, and what the lesson says about the last move, both as they are shown. */
const char      *bgl_lesson_page_get_sentence      (BglLessonPage   *self);
const char      *bgl_lesson_page_get_reaction      (BglLessonPage   *self);
void             bgl_lesson_page_set_title_buttons (BglLessonPage   *self,
                                                    gboolean         title_buttons);

G_END_DECLS
