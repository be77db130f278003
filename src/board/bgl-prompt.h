/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_PROMPT (bgl_prompt_get_type ())

G_DECLARE_FINAL_TYPE (BglPrompt, bgl_prompt, BGL, PROMPT, GtkWidget)

/*
 * A question at the lower edge of a board, with buttons for its answers. It is used for choices that cannot be made on
 * the board, and lets keyboard users make those that can. It is hidden while there is nothing to ask.
 *
 * Signals:
 *   answered (int answer)     a button was pressed
 *   considered (int answer)   the pointer or the focus entered a button; -1 when they left
 *
 * CSS node: "prompt" with the style classes .osd and .toolbar. Accessible role: group, labeled by the question.
 */
#define BGL_PROMPT_NONE (-1)

GtkWidget *bgl_prompt_new        (void);

/* Removes the question and its answers. If a button is being pressed, it is removed when it is released. */
void       bgl_prompt_clear      (BglPrompt  *self);
/* Shows a question, or none if it is NULL. Its answers are added afterward. */
void       bgl_prompt_ask        (BglPrompt  *self,
                                  const char *question);
/* Adds an answer. The spoken label may be NULL to speak the visible one. The style class may also be NULL. */
void       bgl_prompt_add_answer (BglPrompt  *self,
                                  int         answer,
                                  const char *label,
                                  const char *spoken,
                                  const char *style_class);
/* Marks the answer that a hint suggests; BGL_PROMPT_NONE for none. */
void       bgl_prompt_mark       (BglPrompt  *self,
                                  int         answer);
/* Moves the focus to the first answer. Returns FALSE if there is none. */
gboolean   bgl_prompt_focus      (BglPrompt  *self);

G_END_DECLS
