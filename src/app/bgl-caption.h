/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_CAPTION (bgl_caption_get_type ())

G_DECLARE_FINAL_TYPE (BglCaption, bgl_caption, BGL, CAPTION, GtkButton)

/*
 * What is happening on a board just now, and the rule that it follows from. Activating it shows
 * that rule. It is hidden while there is nothing to tell.
 *
 * Properties: held (read only): somebody is reading it, with the pointer or the focus there, so
 * what it tells of should wait.
 *
 * CSS node: button with the style classes .caption-card and .osd. Accessible role: button.
 */
GtkWidget  *bgl_caption_new      (void);

/* The title of the rule is the tooltip, and may be NULL; a NULL text hides the caption. */
void        bgl_caption_set      (BglCaption *self,
                                  const char *text,
                                  const char *rule,
                                  const char *title);
/* The height that it has with this text in that width, with letters of that share of their size. */
int         bgl_caption_measure_text (BglCaption *self,
                                      const char *text,
                                      int         width,
                                      double      scale);
/* The share of their size that letters have: 1 where there is room for them. */
void        bgl_caption_set_scale (BglCaption *self,
                                   double      scale);
/* NULL while it is hidden. */
const char *bgl_caption_get_text (BglCaption *self);
const char *bgl_caption_get_rule (BglCaption *self);
gboolean    bgl_caption_get_held (BglCaption *self);

G_END_DECLS
