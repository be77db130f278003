/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-bot.h"
#include "bgl-game.h"

G_BEGIN_DECLS

/* A seat that may act during BGL_TURN_ANY, with what determines its reaction time. */
typedef struct
{
  gboolean is_bot;
  BglLevel level;
  guint    handicap; /* percentage by which its time is lengthened */
} BglCaller;

/*
 * Returns the next move during BGL_TURN_ANY if no person calls: the earliest reaction of a bot (of the lower seat if two
 * are equally fast), or the move of chance at its deadline. BGL_MOVE_NONE if there is none. There is a caller for each
 * seat. The same seed gives the same move. Bots do not change their reactions until the next move of chance.
 */
BglMove bgl_calls_next (BglGame         *game,
                        const BglCaller *callers,
                        guint64          seed);

#define BGL_TYPE_CALLS (bgl_calls_get_type ())

G_DECLARE_FINAL_TYPE (BglCalls, bgl_calls, BGL, CALLS, GObject)

/* How long a call waits, in milliseconds, for calls that were made earlier but arrive later. Input may be delayed
 * until the next frame, and frames may be dropped. */
#define BGL_CALLS_GRACE 40

/*
 * The clock of a game in real time. It puts the calls of people and bots in the order in which they were made, even if
 * they arrive in another order. All moments are in the time of g_get_monotonic_time ().
 *
 * Signals:
 *   due (guint64 move)  the next call, or the move of chance at its deadline; emitted from the main loop.
 *                       BGL_MOVE_NONE if no bot has a call to make and no person may call
 *
 * Properties: is-open.
 */
BglCalls *bgl_calls_new     (BglGame         *game,
                             guint64          seed);

/* Opens the calls at that moment. They close when it is the turn of one seat or the game jumps. If calls were
 * already made in this round, as in a record that is continued, the clock continues from the last of them. */
void      bgl_calls_open    (BglCalls        *self,
                             const BglCaller *callers,
                             gint64           when);
/* Drops all calls that are not due yet. */
void      bgl_calls_close   (BglCalls        *self);
gboolean  bgl_calls_is_open (BglCalls        *self);

/* Ignores the bot at that seat, or the deadline if it is 0, until the position changes. */
void      bgl_calls_silence (BglCalls        *self,
                             guint            seat);

/* Sets the seed for the decisions of bots, which takes effect at the next move of chance. */
void      bgl_calls_set_seed (BglCalls       *self,
                              guint64         seed);

/* Adds a call that a person made at that moment. The time of the move is set to that moment, lengthened by the
 * handicap. Returns FALSE if calls were not open at that moment or have been closed since. */
gboolean  bgl_calls_add     (BglCalls        *self,
                             BglMove          move,
                             gint64           when);
/* Determines again which call is due next, after the position has changed or a call was refused. */
void      bgl_calls_update  (BglCalls        *self);
/* The time on the clock at that moment, in milliseconds; 0 if calls are not open. */
guint     bgl_calls_get_time (BglCalls       *self,
                              gint64          when);

G_END_DECLS
