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
  BGL_VERDICT_WRONG,   /* wrong, and chosen */
} BglVerdict;

/*
 * One of the answers of a quiz, with its number, which is the key that chooses it.
 *
 * Signals:
 *   considered (gboolean considered)  whether the pointer or the focus is on the button
 */
GtkWidget *bgl_answer_button_new         (guint            number,
                                          const char      *text);
guint      bgl_answer_button_get_number  (BglAnswerButton *self);
/* Whether the button is narrow and shows the verdict only as a sign, without words. */
void       bgl_answer_button_set_brief   (BglAnswerButton *self,
                                          gboolean         brief);
/* Shows the verdict with a sign and in words, so that it does not depend on color alone. */
void       bgl_answer_button_set_verdict (BglAnswerButton *self,
                                          BglVerdict       verdict);

G_END_DECLS
