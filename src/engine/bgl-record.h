/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-game.h"

G_BEGIN_DECLS

#define BGL_TYPE_RECORD (bgl_record_get_type ())

G_DECLARE_FINAL_TYPE (BglRecord, bgl_record, BGL, RECORD, GObject)

/* What a line after the tags is. The lines of game files are moves; examples and lessons of the rulebook also have the
 * others. */
typedef enum
{
  BGL_STEP_MOVE,
  BGL_STEP_REFUSED,
  BGL_STEP_WRONG,
  BGL_STEP_TRY,
  BGL_STEP_ACCEPT_EVENT,
  BGL_STEP_ACCEPT,
  BGL_STEP_EXPECT_EVENT,
  BGL_STEP_EXPECT,
  BGL_STEP_PICTURE_NEXT,
  BGL_STEP_PICTURE,
  BGL_STEP_MARK,
  BGL_STEP_SHOW,
} BglStepKind;

typedef struct
{
  BglStepKind kind;
  guint       seat;  /* of a move of any kind, or of an attempt; 0 for chance */
  char       *text;  /* the move, or what follows the keyword */
  char       *rule;  /* of a refused move */
  char      **words; /* of marks, parts, and pictures, ending with NULL */
  guint       line;  /* in the text, from 1; 0 if it was not read from a text */
} BglStep;

/*
 * A game as text: tags, a blank line, and one move per line. Parsing checks only the syntax; bgl_record_replay ()
 * checks the moves against the rules.
 */
BglRecord  *bgl_record_new       (void);
BglRecord  *bgl_record_parse     (const char  *text,
                                  gssize       length,
                                  GError     **error);
/* Parses an example of the rulebook, which may have lines of all kinds and needs no tag for the version. */
BglRecord  *bgl_record_parse_example (const char *text,
                                      GError    **error);
/* Reads and parses a regular file of a reasonable size. Any other file is refused without being read. */
BglRecord  *bgl_record_load      (GFile       *file,
                                  GError     **error);
/* Reads such a file without parsing it. Free with g_free (). */
char       *bgl_record_read      (GFile       *file,
                                  gsize       *size,
                                  GError     **error);
/* Creates a record with the tags and moves of a game up to the current ply, and the result if the game is over. */
BglRecord  *bgl_record_new_from_game (BglGame *game);

/* Free with g_free (). */
char       *bgl_record_to_string (BglRecord   *self);

/* Tags keep their order. Setting a tag again replaces its value, and NULL removes it. */
const char *bgl_record_get_tag   (BglRecord   *self,
                                  const char  *name);
void        bgl_record_set_tag   (BglRecord   *self,
                                  const char  *name,
                                  const char  *value);
/* Copies the tags that the other record has and this one lacks. */
void        bgl_record_add_tags  (BglRecord   *self,
                                  BglRecord   *other);

const BglRules *bgl_record_get_rules   (BglRecord *self);
guint           bgl_record_get_n_seats (BglRecord *self);
/* The lines after the tags. In a game file, each is a move. */
guint           bgl_record_get_n_steps (BglRecord *self);
const BglStep  *bgl_record_get_step    (BglRecord *self,
                                        guint      index);
/* Adds a copy of the step. */
void            bgl_record_add_step    (BglRecord *self,
                                        const BglStep *step);
/* The value of [SeatN], or NULL. */
const char     *bgl_record_get_seat    (BglRecord *self,
                                        guint      seat);
/* The value of [HandicapN], or 0. */
guint           bgl_record_get_handicap (BglRecord *self,
                                         guint      seat);

/* Creates the game before its first move (transfer full), with the rules, seats, options, and position of the tags. */
BglGame    *bgl_record_begin     (BglRecord   *self,
                                  GError     **error);
/* Plays one move of the record, by the index of its line, on a game from bgl_record_begin (). */
gboolean    bgl_record_play      (BglRecord   *self,
                                  BglGame     *game,
                                  guint        index,
                                  GError     **error);
/* Creates the game (transfer full), plays every move, and checks the result. */
BglGame    *bgl_record_replay    (BglRecord   *self,
                                  GError     **error);
gboolean    bgl_record_check_result (BglRecord *self,
                                     BglGame   *game,
                                     GError   **error);

G_END_DECLS
