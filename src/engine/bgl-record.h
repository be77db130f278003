/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-game.h"

G_BEGIN_DECLS

#define BGL_TYPE_RECORD (bgl_record_get_type ())

G_DECLARE_FINAL_TYPE (BglRecord, bgl_record, BGL, RECORD, GObject)

/*
 * A game as text: tags, a blank line, one move a line. Reading it checks its form;
 * bgl_record_replay () checks the moves against the rules.
 */
BglRecord  *bgl_record_new       (void);
BglRecord  *bgl_record_parse     (const char  *text,
                                  gssize       length,
                                  GError     **error);
/* From a regular file of a reasonable size; anything else is refused without being read. */
BglRecord  *bgl_record_load      (GFile       *file,
                                  GError     **error);
/* The same without looking what is in it. */
char       *bgl_record_read      (GFile       *file,
                                  gsize       *size,
                                  GError     **error);
/* Tags and moves of a game, up to the present ply, with the result when it is over. */
BglRecord  *bgl_record_new_from_game (BglGame *game);

char       *bgl_record_to_string (BglRecord   *self);

/* Tags keep their order; setting one again replaces its value, NULL removes it. */
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
/* The line of the text in which a move stands, for messages. */
guint           bgl_record_get_line    (BglRecord *self,
                                        guint      index);
/* The value of [SeatN], or NULL. */
const char     *bgl_record_get_seat    (BglRecord *self,
                                        guint      seat);

/* The game before its first move: rules, seats, options and position of the tags. */
BglGame    *bgl_record_begin     (BglRecord   *self,
                                  GError     **error);
/* Plays one of the record's moves on the game that it began. */
gboolean    bgl_record_play      (BglRecord   *self,
                                  BglGame     *game,
                                  guint        index,
                                  GError     **error);
/* Begins, plays every move and checks the result. */
BglGame    *bgl_record_replay    (BglRecord   *self,
                                  GError     **error);
gboolean    bgl_record_check_result (BglRecord *self,
                                     BglGame   *game,
                                     GError   **error);

G_END_DECLS
