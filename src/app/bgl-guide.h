/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-game-ui.h"
#include "board/bgl-sketch-bin.h"
#include "board/bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_GUIDE (bgl_guide_get_type ())

G_DECLARE_FINAL_TYPE (BglGuide, bgl_guide, BGL, GUIDE, GObject)

/*
 * What lessons and puzzles have around a table whose other moves they make themselves: the view in its frame, the cards of the
 * seats, what a screen reader speaks, and sounds.
 */
BglGuide *bgl_guide_new          (const BglGameUi *ui,
                                  BglTable        *table,
                                  BglSketchBin    *board,
                                  GtkBox          *seats);

/* (transfer none) */
BglView  *bgl_guide_get_view     (BglGuide        *self);
/* How long people look at the position before somebody else makes the next move, in milliseconds. Calls wait until the dice
 * have come to rest. */
guint     bgl_guide_get_delay    (BglGuide        *self);
/* Gives the focus to a place of the board, or to the board while no place can be focused. */
gboolean  bgl_guide_give_focus   (BglGuide        *self);

G_END_DECLS
