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
  guint    handicap; /* percent by which its time is stretched */
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

/* How long a call waits for others that were made earlier and arrive later: input may be held
 * back until the next frame, and frames may be dropped. */
#define BGL_CALLS_GRACE 40

/*
 * The clock of a game in real time: puts the calls of people and bots in the order of the times at
 * which they were made, even if they arrive in another order. All moments are those of
 * g_get_monotonic_time ().
 *
 * Signals:
 *   due (guint64 move)  the next call, or chance's move at its deadline; from the main loop. BGL_MOVE_NONE
 *                       when no bot has anything to call and no person may
 *
 * Properties: is-open.
 */
BglCalls *bgl_calls_new     (BglGame         *game,
                             guint64          seed);

/* Opens the calls at that moment, until it is the turn of one seat or the game jumps. If calls were made before, as in a
 * record that is continued, the clock continues from the last of them. */
void      bgl_calls_open    (BglCalls        *self,
                             const BglCaller *callers,
                             gint64           when);
/* Drops all calls that are not due yet. */
void      bgl_calls_close   (BglCalls        *self);
gboolean  bgl_calls_is_open (BglCalls        *self);

/* For the bots' plans, from the next move of chance on. */
void      bgl_calls_set_seed (BglCalls       *self,
                              guint64         seed);

/* A person calls: the move is made at that moment, and its time, with the handicap, is set to it.
 * FALSE when calls were not open yet at that moment, or are not anymore. */
gboolean  bgl_calls_add     (BglCalls        *self,
                             BglMove          move,
                             gint64           when);
/* Determines again which call is due next, after the position has changed or a call was refused. */
void      bgl_calls_update  (BglCalls        *self);
/* Milliseconds that the clock shows at that moment; 0 when calls are not open. */
guint     bgl_calls_get_time (BglCalls       *self,
                              gint64          when);

G_END_DECLS
