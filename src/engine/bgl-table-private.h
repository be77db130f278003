/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-calls.h"
#include "bgl-language.h"
#include "bgl-saver.h"
#include "bgl-table.h"

G_BEGIN_DECLS

/*
 * Shared by the files of the table. bgl-table.c has the object and its seats, bgl-table-turns.c asks the players for
 * their moves, bgl-table-failure.c handles failures, bgl-table-history.c has undo, redo, and earlier positions, and
 * bgl-table-record.c converts tables to records and back.
 */
struct _BglTable
{
  GObject       parent_instance;

  BglGame      *game;
  GListStore   *seats;
  GPtrArray    *names;
  const BglCatalog *catalog; /* the language in which the seats were named, or NULL for that of the user */
  BglDealer    *dealer;
  gboolean      own_dealer; /* whether the table created the dealer from its seed */
  guint64       seed;       /* for bots, and for a dealer that the table created */
  BglRecord    *kept;       /* all tags of the record that the table was loaded from, including unknown ones */
  BglSaver     *saver;
  BglCalls     *calls;      /* only for games in real time */

  guint         pace;
  gint64        last_move;  /* monotonic time */
  gboolean      started;
  guint         paused;     /* BglPause */
  gboolean      running;    /* started, not paused, not browsing, and without a failure */
  GError       *failure;    /* why nobody can move, or NULL */
  BglMove       failed_move; /* the move that was refused, if there is a failure */
  guint         held;       /* a mask of BglHold */
  gboolean      undo_draws;
  gboolean      browsing;   /* whether an earlier position is shown */
  guint         live_ply;   /* the ply of the live position while browsing */
  GCancellable *thinking;   /* only while a bot thinks */
  BglMove       decided;    /* the move that the bot will make after its pause */
  guint         next_id;    /* the source that makes the next move */
};

/* Must be called once, after the table has been created. */
void     bgl_table_attach       (BglTable   *self,
                                 BglGame    *game,
                                 GListModel *seats,
                                 BglDealer  *dealer);
gboolean bgl_table_is_human     (BglTable   *self,
                                 guint       number);
gboolean bgl_table_is_own_bot   (BglTable   *self,
                                 guint       number);
void     bgl_table_update_seats (BglTable   *self);

/* Asks the player or dealer whose turn it is for a move, and cancels the previous request. */
void     bgl_table_ask          (BglTable   *self);
void     bgl_table_stop_asking  (BglTable   *self);
/* Runs or stops the table, depending on whether it is started, paused, browsing, or has failed. */
void     bgl_table_update_running (BglTable *self);
void     bgl_table_due_cb       (BglTable   *self,
                                 guint64     move);
/* Changes the random numbers that are used from now on. */
void     bgl_table_reseed       (BglTable   *self);

/* Stops the table because a bot or the dealer found no move, or because the move was refused with that error. */
void     bgl_table_fail         (BglTable   *self,
                                 BglMove     move,
                                 const GError *refusal);
/* Lets the table run again after a failure. Returns whether there was one. */
gboolean bgl_table_clear_failure (BglTable  *self);

G_END_DECLS
