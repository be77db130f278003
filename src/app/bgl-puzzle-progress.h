/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-puzzle.h"

G_BEGIN_DECLS

/* What the settings remember about the puzzles of a game. Values that make no sense are ignored. */

/* The grade that was chosen last. */
guint    bgl_puzzle_progress_get_grade       (const BglRules  *rules);
void     bgl_puzzle_progress_set_grade       (const BglRules  *rules,
                                              guint            grade);

/* The IDs of solved puzzles, the oldest first (transfer full). */
GArray  *bgl_puzzle_progress_get_solved      (const BglRules  *rules);
/* How many stored puzzles of the grade are solved. */
guint    bgl_puzzle_progress_count_solved    (const BglRules  *rules,
                                              guint            grade);
void     bgl_puzzle_progress_add_solved      (const BglPuzzle *puzzle);

/* How many puzzles in a row were solved at the first try. */
guint    bgl_puzzle_progress_get_row         (const BglRules  *rules);
void     bgl_puzzle_progress_set_row         (const BglRules  *rules,
                                              guint            row);

/* Days are Julian days. */
guint    bgl_puzzle_progress_get_today       (void);
gboolean bgl_puzzle_progress_is_day_solved   (const BglRules  *rules,
                                              guint            day);
void     bgl_puzzle_progress_set_day_solved  (const BglRules  *rules,
                                              guint            day);
/* How many days in a row the puzzle of the day was solved, until that day or the day before it. */
guint    bgl_puzzle_progress_count_days      (const BglRules  *rules,
                                              guint            day);

G_END_DECLS
