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
  const BglCatalog *catalog; /* of the language in which the seats were named, or NULL for that of the user */
  BglDealer    *dealer;
  gboolean      own_dealer; /* the table made it from its seed */
  guint64       seed;       /* of bots and of a dealer that the table made itself */
  BglRecord    *kept;       /* tags of the record that it came from, unknown ones too */
  BglSaver     *saver;
  BglCalls     *calls;      /* games in real time only */

  guint         pace;
  gint64        last_move;  /* monotonic time */
  gboolean      started;
  guint         paused;     /* BglPause */
  gboolean      running;    /* started, not paused, not browsing and without a failure */
  GError       *failure;    /* why nobody can move, or NULL */
  BglMove       failed_move; /* the one that was refused, if there is a failure */
  gboolean      held;       /* bots are not asked */
  gboolean      undo_draws;
  gboolean      browsing;   /* an earlier position is on show */
  guint         live_ply;   /* while browsing, where the game is */
  GCancellable *thinking;   /* while a bot thinks */
  BglMove       decided;    /* what it will do when its time has come */
  guint         next_id;    /* the source that makes the next move */
};

/* Once, right after the table has been made. */
void     bgl_table_attach       (BglTable   *self,
                                 BglGame    *game,
                                 GListModel *seats,
                                 BglDealer  *dealer);
gboolean bgl_table_is_human     (BglTable   *self,
                                 guint       number);
void     bgl_table_update_seats (BglTable   *self);

/* Asks whoever must act now, instead of whoever was asked before. */
void     bgl_table_ask          (BglTable   *self);
void     bgl_table_stop_asking  (BglTable   *self);
/* Runs or stops the table, depending on whether it is started, paused, browsing, or has failed. */
void     bgl_table_update_running (BglTable *self);
void     bgl_table_due_cb       (BglTable   *self,
                                 guint64     move);
/* Uses other random numbers from now on. */
void     bgl_table_reseed       (BglTable   *self);

/* Stops the table because a bot or the dealer found no move, or the move was refused with the error. */
void     bgl_table_fail         (BglTable   *self,
                                 BglMove     move,
                                 const GError *refusal);
/* Lets the table run again, if it had failed; returns whether it had. */
gboolean bgl_table_clear_failure (BglTable  *self);

G_END_DECLS
