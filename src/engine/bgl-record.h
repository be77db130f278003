/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-game.h"

G_BEGIN_DECLS

#define BGL_TYPE_RECORD (bgl_record_get_type ())

G_DECLARE_FINAL_TYPE (BglRecord, bgl_record, BGL, RECORD, GObject)

/*
 * A game as text: tags, a blank line, and one move per line. Parsing checks only the syntax; bgl_record_replay ()
 * checks the moves against the rules.
 */
BglRecord  *bgl_record_new       (void);
BglRecord  *bgl_record_parse     (const char  *text,
                                  gssize       length,
                                  GError     **error);
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
guint           bgl_record_get_n_moves (BglRecord *self);
/* The line number of a move in the text, for messages. */
guint           bgl_record_get_line    (BglRecord *self,
                                        guint      index);
/* The value of [SeatN], or NULL. */
const char     *bgl_record_get_seat    (BglRecord *self,
                                        guint      seat);

/* Creates the game before its first move (transfer full), with the rules, seats, options, and position of the tags. */
BglGame    *bgl_record_begin     (BglRecord   *self,
                                  GError     **error);
/* Plays one move of the record on a game from bgl_record_begin (). */
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
