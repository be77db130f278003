/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_CAPTION (bgl_caption_get_type ())

G_DECLARE_FINAL_TYPE (BglCaption, bgl_caption, BGL, CAPTION, GtkButton)

/*
 * A button that says what is happening on a board, and shows the rule for it when activated. It is hidden while nothing
 * happens.
 *
 * Properties: held (read only): the pointer or the focus is on it, so the board should pause until it has been read.
 *
 * CSS node: button with the style classes .caption-card and .osd. Accessible role: button.
 */
GtkWidget  *bgl_caption_new      (void);

/* The title of the rule is shown as the tooltip, and may be NULL. If the text is NULL, the caption is hidden. */
void        bgl_caption_set      (BglCaption *self,
                                  const char *text,
                                  const char *rule,
                                  const char *title);
/* The height of the caption with this text at that width, if the font size is multiplied by the scale. */
int         bgl_caption_measure_text (BglCaption *self,
                                      const char *text,
                                      int         width,
                                      double      scale);
/* Sets the factor on the font size, which is 1 if there is enough room. */
void        bgl_caption_set_scale (BglCaption *self,
                                   double      scale);
/* Returns NULL while the caption is hidden. */
const char *bgl_caption_get_text (BglCaption *self);
const char *bgl_caption_get_rule (BglCaption *self);
gboolean    bgl_caption_get_held (BglCaption *self);

G_END_DECLS
