/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_PHASE_BANNER (bgl_phase_banner_get_type ())

G_DECLARE_FINAL_TYPE (BglPhaseBanner, bgl_phase_banner, BGL, PHASE_BANNER, GtkWidget)

/*
 * Announces each new part of a game over its board, such as a round: a heading and a sentence that
 * appear for a moment. It takes no input from the pointer.
 *
 * CSS nodes: phase-banner, with labels. Accessible role: group; the labels have the role status.
 */

/* Follows the game of the view. The phase of a new game is announced, but not that of a continued one. */
void        bgl_phase_banner_set_view (BglPhaseBanner *self,
                                       BglView        *view);

G_END_DECLS
