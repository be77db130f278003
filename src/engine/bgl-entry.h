/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-record.h"
#include "bgl-seat.h"

G_BEGIN_DECLS

#define BGL_TYPE_ENTRY (bgl_entry_get_type ())

G_DECLARE_FINAL_TYPE (BglEntry, bgl_entry, BGL, ENTRY, GObject)

/* A right call in a game in real time: who, and after how many milliseconds, without the handicap. */
typedef struct
{
  guint seat;
  guint time;
} BglReaction;

/* Only a game has rules, seats and moves; the others have a reason. */
typedef enum
{
  BGL_ENTRY_GAME,
  BGL_ENTRY_FOREIGN,     /* a record that needs another version of the program */
  BGL_ENTRY_UNREADABLE,  /* a file that cannot be read, for example without permission */
  BGL_ENTRY_DAMAGED,     /* not a record */
  BGL_ENTRY_SET_ASIDE,   /* not a record, and renamed for that */
} BglEntryKind;

/* What the store knows of one of its games. */
BglEntry       *bgl_entry_new         (GFile      *file,
                                       BglRecord  *record,
                                       gint64      modified);
/* Of a file that is none; the reason says why, as a sentence. */
BglEntry       *bgl_entry_new_stray   (GFile      *file,
                                       BglEntryKind kind,
                                       const char *reason,
                                       gint64      modified);

BglEntryKind    bgl_entry_get_kind    (BglEntry   *self);
const char     *bgl_entry_get_reason  (BglEntry   *self);
GFile          *bgl_entry_get_file    (BglEntry   *self);
const BglRules *bgl_entry_get_rules   (BglEntry   *self);
guint           bgl_entry_get_n_seats (BglEntry   *self);
/* Who sat there; number from 1. */
BglSeat        *bgl_entry_get_seat    (BglEntry   *self,
                                       guint       number);
/* The labels of all seats, NULL at the end. */
const char *const *bgl_entry_get_names (BglEntry  *self);
guint           bgl_entry_get_n_moves (BglEntry   *self);
/* When it was last played, in microseconds since 1970. */
/* In microseconds since 1970; 0 if unknown. */
gint64          bgl_entry_get_modified (BglEntry  *self);
/* As the tag says: the winners, "-" for a draw, NULL while it is unfinished. */
const char     *bgl_entry_get_result  (BglEntry   *self);
gboolean        bgl_entry_has_won     (BglEntry   *self,
                                       guint       number);
/* Whether two seats play for the same side. */
gboolean        bgl_entry_are_partners (BglEntry  *self,
                                        guint      first,
                                        guint      second);
/* In the order of the game; none where nothing is called. */
const BglReaction *bgl_entry_get_reactions (BglEntry *self,
                                            guint    *n_reactions);

G_END_DECLS
