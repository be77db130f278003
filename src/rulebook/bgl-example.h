/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-table.h"

G_BEGIN_DECLS

#define BGL_TYPE_EXAMPLE (bgl_example_get_type ())

G_DECLARE_FINAL_TYPE (BglExample, bgl_example, BGL, EXAMPLE, GObject)

/*
 * A situation of the rulebook that can be played: a part of a record, and what must happen in it. The record parser reads
 * it, so comments and blank lines are allowed. After the tags, each line is one of
 *
 *   1: 2,0                          a move
 *   refused 1: 2,1 (RULE-ID)        a move that the rules refuse here, and why
 *   try 1                           the reader should act here; what follows is the solution
 *   expect turn 2                   a line of the standing
 *   expect event tile-laid cell=2,0 an event of the last move
 *   picture 2,0                     a printed example shows the board here, with the last move and these places marked
 *   picture next 2,0                the same with the next move instead of the last one
 *
 * in a step of a lesson, after try,
 *
 *   accept 1: 3,0                   another move that is as good as the solution
 *   accept event tile-laid          any move that causes this event is as good
 *   wrong 1: 2,0                    a legal move that misses the goal
 *
 * and, before all of these,
 *
 *   mark 2,0 1,1                    places that the text mentions, in the notation of the game
 *   show values                     the parts of the table to show, if not all of them
 */
BglExample     *bgl_example_parse        (const char  *text,
                                          GError     **error);
BglRecord      *bgl_example_get_record   (BglExample  *self);
const BglRules *bgl_example_get_rules    (BglExample  *self);
guint           bgl_example_get_n_seats  (BglExample  *self);
guint           bgl_example_get_n_steps  (BglExample  *self);
const BglStep  *bgl_example_get_step     (BglExample  *self,
                                          guint        index);

/* The marked places, ending with NULL (transfer none). */
const char *const *bgl_example_get_marks (BglExample *self);
/* The parts of the table to show, as bits by their index in the parts of the rules; 0 for all. */
guint           bgl_example_get_parts    (BglExample  *self);

/* Creates the game before the first step (transfer full). */
BglGame        *bgl_example_begin        (BglExample  *self,
                                          GError     **error);
/* Plays or checks one step on the game. The error says what was different, and has the line. */
gboolean        bgl_example_run_step     (BglExample  *self,
                                          BglGame     *game,
                                          guint        index,
                                          GError     **error);
/* Plays and checks all steps. */
gboolean        bgl_example_run          (BglExample  *self,
                                          GError     **error);
/* Plays the moves among the first n_steps steps at a table, and skips refused moves and expectations. */
void            bgl_example_run_moves    (BglExample  *self,
                                          BglTable    *table,
                                          guint        n_steps);
/* Whether an event, in the format of bgl_rules_format_event (), contains all words that an example expects of it. */
gboolean        bgl_example_match_event  (const char  *event,
                                          const char  *expected);
/* The number of pictures that a printed example shows in sequence; 0 if it shows only one move. */
guint           bgl_example_count_pictures (BglExample *self);
/* The index of the step where the reader should act, or the number of steps. */
guint           bgl_example_find_try     (BglExample  *self);
/* The index of the step before which a picture shows what the text is about: where the reader should act, or else
 * before the last move of a player, or after all steps if the last move is a roll or a draw. */
guint           bgl_example_find_picture (BglExample  *self);
/* Draws the position of the picture with letters, without a final line end. Free with g_free (). */
char           *bgl_example_format_board (BglExample  *self);

G_END_DECLS
