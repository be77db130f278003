/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_ANSWER_BUTTON (bgl_answer_button_get_type ())

G_DECLARE_FINAL_TYPE (BglAnswerButton, bgl_answer_button, BGL, ANSWER_BUTTON, GtkButton)

typedef enum
{
  BGL_VERDICT_OPEN,    /* can still be chosen */
  BGL_VERDICT_OTHER,   /* wrong, but nobody chose it */
  BGL_VERDICT_RIGHT,
  BGL_VERDICT_WRONG,   /* chosen */
} BglVerdict;

/*
 * One of the answers of a quiz, with its number, which is the key that chooses it.
 *
 * Signals:
 *   considered (gboolean considered)  the pointer or the focus is on it, or has left
 */
GtkWidget *bgl_answer_button_new         (guint            number,
                                          const char      *text);
guint      bgl_answer_button_get_number  (BglAnswerButton *self);
/* Whether it has little width, and shows the verdict only with a sign. */
void       bgl_answer_button_set_brief   (BglAnswerButton *self,
                                          gboolean         brief);
/* Shows the verdict with a sign and in words, so that it does not depend on color alone. */
void       bgl_answer_button_set_verdict (BglAnswerButton *self,
                                          BglVerdict       verdict);

G_END_DECLS
