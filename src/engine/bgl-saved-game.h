/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-record.h"
#include "bgl-seat.h"

G_BEGIN_DECLS

#define BGL_TYPE_SAVED_GAME (bgl_saved_game_get_type ())

G_DECLARE_FINAL_TYPE (BglSavedGame, bgl_saved_game, BGL, SAVED_GAME, GObject)

/* A right call in a game in real time: the seat, and the time in milliseconds without the handicap. */
typedef struct
{
  guint seat;
  guint time;
} BglReaction;

/* Only BGL_SAVED_GAME_GAME has rules, seats, and moves. The other kinds have a reason. */
typedef enum
{
  BGL_SAVED_GAME_GAME,
  BGL_SAVED_GAME_FOREIGN,     /* a record that needs another version of the program */
  BGL_SAVED_GAME_UNREADABLE,  /* a file that cannot be read, for example without permission */
  BGL_SAVED_GAME_DAMAGED,     /* not a record */
  BGL_SAVED_GAME_SET_ASIDE,   /* not a record, and therefore renamed */
} BglSavedGameKind;

/* Describes a saved game of the store. */
BglSavedGame       *bgl_saved_game_new         (GFile     *file,
                                                BglRecord *record,
                                                gint64     modified);
/* Describes a file that is not a game. The reason is a sentence. */
BglSavedGame       *bgl_saved_game_new_stray   (GFile           *file,
                                                BglSavedGameKind kind,
                                                const char      *reason,
                                                gint64           modified);

BglSavedGameKind    bgl_saved_game_get_kind    (BglSavedGame   *self);
const char     *bgl_saved_game_get_reason  (BglSavedGame   *self);
GFile          *bgl_saved_game_get_file    (BglSavedGame   *self);
const BglRules *bgl_saved_game_get_rules   (BglSavedGame   *self);
guint           bgl_saved_game_get_n_seats (BglSavedGame   *self);
/* The player in that seat (transfer none), counted from 1. */
BglSeat        *bgl_saved_game_get_seat    (BglSavedGame *self,
                                            guint         number);
/* The labels of all seats, ending with NULL (transfer none). */
const char *const *bgl_saved_game_get_names (BglSavedGame  *self);
guint           bgl_saved_game_get_n_moves (BglSavedGame   *self);
/* When the game was last played, in microseconds since 1970; 0 if unknown. */
gint64          bgl_saved_game_get_modified (BglSavedGame  *self);
/* The value of the tag [Result]: the winners, "-" for a draw, or NULL while the game is unfinished. */
const char     *bgl_saved_game_get_result  (BglSavedGame   *self);
gboolean        bgl_saved_game_has_won     (BglSavedGame *self,
                                            guint         number);
/* Whether two seats play for the same side. */
gboolean        bgl_saved_game_are_partners (BglSavedGame *self,
                                             guint         first,
                                             guint         second);
/* The reactions in the order of the game (transfer none). There are none if the game is not in real time. */
const BglReaction *bgl_saved_game_get_reactions (BglSavedGame *self,
                                                 guint        *n_reactions);

G_END_DECLS
