/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-game-ui.h"
#include "board/bgl-view.h"
#include "engine/bgl-attempt.h"

G_BEGIN_DECLS

#define BGL_TYPE_PUZZLE_PAGE (bgl_puzzle_page_get_type ())

G_DECLARE_FINAL_TYPE (BglPuzzlePage, bgl_puzzle_page, BGL, PUZZLE_PAGE, AdwBin)

/* Shows the puzzle of the day or, if it is solved, puzzles of the grade that was chosen last. The game must have puzzles. */
GtkWidget       *bgl_puzzle_page_new               (const BglGameUi *ui);

const BglGameUi *bgl_puzzle_page_get_ui            (BglPuzzlePage   *self);
/* The current attempt and its board. */
BglAttempt      *bgl_puzzle_page_get_attempt       (BglPuzzlePage   *self);
BglView         *bgl_puzzle_page_get_view          (BglPuzzlePage   *self);
/* Whether the current puzzle is that of the day. */
gboolean         bgl_puzzle_page_is_daily          (BglPuzzlePage   *self);
/* The goal and what the page says about the last move, both as they are shown. */
const char      *bgl_puzzle_page_get_goal          (BglPuzzlePage   *self);
const char      *bgl_puzzle_page_get_reaction      (BglPuzzlePage   *self);
void             bgl_puzzle_page_set_title_buttons (BglPuzzlePage   *self,
                                                    gboolean         title_buttons);

G_END_DECLS
