/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-game.h"

G_BEGIN_DECLS

#define BGL_TYPE_EXAMPLE (bgl_example_get_type ())

G_DECLARE_FINAL_TYPE (BglExample, bgl_example, BGL, EXAMPLE, GObject)

/*
 * A situation of the rulebook that can be played: a record cut to what it shows, and what must
 * follow. After the tags each line is one of
 *
 *   1: 2,0                          a move
 *   refused 1: 2,1 (chess-pinned)   a move that the rules refuse here, and why
 *   try 1                           here the reader acts; what follows is the solution
 *   expect turn 2                   a line of the standing
 *   expect event tile-laid cell=2,0 something that the last move brought about
 *   picture 2,0                     here paper shows the board, with the last move and these places marked
 *   picture next 2,0                the same with the move that follows in place of the last one
 *
 * and, before all of these,
 *
 *   mark 2,0 1,1                    places that the text names, in the game's own notation
 *   show values                     the parts of the table that matter, where that is not all of it
 */
typedef enum
{
  BGL_STEP_MOVE,
  BGL_STEP_REFUSED,
  BGL_STEP_TRY,
  BGL_STEP_EXPECT,
  BGL_STEP_EXPECT_EVENT,
  BGL_STEP_PICTURE,
} BglStepKind;

typedef struct
{
  BglStepKind kind;
  guint       seat;  /* 0 for chance */
  char       *text;  /* the move, or what is expected */
  char       *rule;  /* of a refused move */
  char      **marks; /* the places that are marked in a picture, NULL at the end */
  gboolean    next;  /* a picture shows the move that follows */
  guint       line;
} BglStep;

BglExample     *bgl_example_parse        (const char  *text,
                                          GError     **error);
const char     *bgl_example_get_text     (BglExample  *self);
const BglRules *bgl_example_get_rules    (BglExample  *self);
guint           bgl_example_get_n_seats  (BglExample  *self);
guint           bgl_example_get_n_steps  (BglExample  *self);
const BglStep  *bgl_example_get_step     (BglExample  *self,
                                          guint        index);

/* The marked places, NULL at the end. */
const char *const *bgl_example_get_marks (BglExample *self);
/* The parts of the table that are shown, as bits by their index in the rules' list; 0 for all. */
guint           bgl_example_get_parts    (BglExample  *self);

/* The game before the first step. */
BglGame        *bgl_example_begin        (BglExample  *self,
                                          GError     **error);
/* Makes or checks one step on the game; the error says what was otherwise, with the line. */
gboolean        bgl_example_run_step     (BglExample  *self,
                                          BglGame     *game,
                                          guint        index,
                                          GError     **error);
/* All of it. */
gboolean        bgl_example_run          (BglExample  *self,
                                          GError     **error);
/* The moves among the first so many steps; what the rules refuse and what is expected is left out. */
void            bgl_example_run_moves    (BglExample  *self,
                                          BglGame     *game,
                                          guint        n_steps);
/* Whether an event, as bgl_rules_format_event () writes it, has every word that an example expects of it. */
gboolean        bgl_example_match_event  (const char  *event,
                                          const char  *expected);
/* How many pictures tell the example on paper as one continuous story; 0 for an example that shows one move. */
guint           bgl_example_count_pictures (BglExample *self);
/* The index of the step where the reader shall act, or the number of steps. */
guint           bgl_example_find_try     (BglExample  *self);
/* The index of the step before which a picture shows what the words of the example speak of: where
 * the reader shall act, else before the last move of a player, or after a last roll or draw. */
guint           bgl_example_find_picture (BglExample  *self);
/* The position of the picture as lines of letters, without a line end behind the last one. */
char           *bgl_example_format_board (BglExample  *self);

G_END_DECLS
