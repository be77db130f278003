/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

#define BGL_TYPE_VIEW (bgl_view_get_type ())

G_DECLARE_DERIVABLE_TYPE (BglView, bgl_view, BGL, VIEW, GtkWidget)

/*
 * What shows one game and turns gestures into moves: the board of the table page and, later,
 * of the rulebook's examples. A view plays through bgl_table_play () alone and
 * keeps no position of its own.
 *
 * Properties: table (construct only), interactive, hints.
 */
struct _BglViewClass
{
  GtkWidgetClass parent_class;

  /* Shows where a move would go, until the next move; it need not be one that the rules allow.
   * BGL_MOVE_NONE shows none. */
  void (*show_move) (BglView *self,
                     BglMove  move);
  /* Drops what was begun and not finished, such as a lifted tile. Returns FALSE for nothing. */
  gboolean (*cancel) (BglView *self);
  /* Jumps to the end of all animations. */
  void (*skip_animations) (BglView *self);
  /* Tells why a move was refused where it was tried. Returns FALSE to leave that to the page, which
   * lays a message over the board. */
  gboolean (*show_refusal) (BglView      *self,
                            const GError *error);
};

BglTable *bgl_view_get_table       (BglView *self);
BglGame  *bgl_view_get_game        (BglView *self);
gboolean  bgl_view_get_interactive (BglView *self);
void      bgl_view_set_interactive (BglView *self,
                                    gboolean interactive);
/* Whether legal places are shown. */
gboolean  bgl_view_get_hints       (BglView *self);
void      bgl_view_set_hints       (BglView *self,
                                    gboolean hints);
void      bgl_view_show_move       (BglView *self,
                                    BglMove  move);
gboolean  bgl_view_cancel          (BglView *self);
void      bgl_view_skip_animations (BglView *self);
gboolean  bgl_view_show_refusal    (BglView      *self,
                                    const GError *error);

/* How long something that look.md gives in milliseconds shall take, with the speed of the
 * preferences and the desktop's wish for no motion; 0 for at once. */
guint     bgl_view_get_duration    (BglView *self,
                                    guint    milliseconds);
/* The factor on all durations of all views: 1 normal, 0 off. */
void      bgl_view_set_tempo       (double   factor);

G_END_DECLS
