/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_PHASE_BANNER (bgl_phase_banner_get_type ())

G_DECLARE_FINAL_TYPE (BglPhaseBanner, bgl_phase_banner, BGL, PHASE_BANNER, GtkWidget)

/*
 * Announces each new part of a game over its board, such as a round: a heading and a sentence that
 * appear for a moment. The pointer goes through it.
 *
 * CSS nodes: phase-banner, with labels. Accessible role: group; the labels have the role status.
 */
GtkWidget  *bgl_phase_banner_new      (void);

/* Follows the game of the view from now on. The phase of a game that has just begun is announced, that
 * of a game that is continued is not. */
void        bgl_phase_banner_set_view (BglPhaseBanner *self,
                                       BglView        *view);
/* The heading on show, or NULL. */
const char *bgl_phase_banner_get_text (BglPhaseBanner *self);

G_END_DECLS
