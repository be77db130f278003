/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-dealer.h"
#include "bgl-record.h"
#include "bgl-seat.h"

G_BEGIN_DECLS

/* Why a real-time game is paused. */
typedef enum
{
  BGL_PAUSE_PERSON     = 1 << 0, /* somebody paused it */
  BGL_PAUSE_RULES      = 1 << 1, /* the rules are open beside the board */
  BGL_PAUSE_MENU       = 1 << 2, /* a menu lies over the board */
  BGL_PAUSE_DIALOG     = 1 << 3, /* a dialog does */
  BGL_PAUSE_BACKGROUND = 1 << 4, /* the window is behind another one */
} BglPause;

#define BGL_TYPE_TABLE (bgl_table_get_type ())

G_DECLARE_FINAL_TYPE (BglTable, bgl_table, BGL, TABLE, GObject)

/*
 * A game and its players. It asks the dealer or, on a worker, a bot for the next move, or
 * waits for bgl_table_play (). Every move is written to its record before it is shown; bgl_saver_get_unsaved () has
 * the records that could not be written.
 *
 * Signals:
 *   refused (GError *error)      a move of a person was not allowed; nothing changed
 *   diverted ()                  another program uses or has changed the record: it goes on in another file
 *
 * Properties: game, pace, thinking, running, paused, calls-open, can-undo, can-redo, browsing, failure.
 * Paused is whether a person wants a pause; it notifies when there is any other reason, too.
 */
BglTable   *bgl_table_new             (BglGame     *game,
                                       GListModel  *seats,
                                       BglDealer   *dealer);
/* A table at which all seats are people's who have no name: for examples and questions. */
BglTable   *bgl_table_new_for_people  (BglGame     *game);
/* The whole table from a record: replays it and seats who sat there. */
BglTable   *bgl_table_new_from_record (BglRecord   *record,
                                       GError     **error);
/* The same from a file, on a worker; a cancelled one returns at once, however long the file takes. */
void        bgl_table_load_async      (GFile       *file,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer     user_data);
BglTable   *bgl_table_load_finish     (GAsyncResult *result,
                                       GError     **error);
BglRecord  *bgl_table_to_record       (BglTable    *self);
/* The same up to an earlier ply. */
BglRecord  *bgl_table_to_record_at    (BglTable    *self,
                                       guint        ply);
/* A fresh table for the next game of the same people, with the right first player. */
BglTable   *bgl_table_new_next        (BglTable    *self);
/* A fresh table for the same game of the same people, where all scores start at 0. */
BglTable   *bgl_table_new_from_zero   (BglTable    *self);

BglGame    *bgl_table_get_game        (BglTable    *self);
GListModel *bgl_table_get_seats       (BglTable    *self);
BglSeat    *bgl_table_get_seat        (BglTable    *self,
                                       guint        number);
guint       bgl_table_count_people    (BglTable    *self);
/* The labels of the seats from index 0, NULL at the end, owned by the table: for describe_event (). */
const char *const *bgl_table_get_names (BglTable   *self);

/* Where it is saved after every move; NULL for nowhere. */
GFile      *bgl_table_get_record_file (BglTable    *self);
void        bgl_table_set_record_file (BglTable    *self,
                                       GFile       *file);
/* Waits until the last move is on disk. */
gboolean    bgl_table_flush           (BglTable    *self,
                                       GError     **error);

/* The shortest time between two moves that nobody made by hand, in milliseconds, so that
 * people can follow. */
guint       bgl_table_get_pace        (BglTable    *self);
void        bgl_table_set_pace        (BglTable    *self,
                                       guint        pace);

/* While the table is held, bots wait: what has just happened is still being shown. In a game in real time
 * chance waits too, so that nothing is thrown before people are ready. */
void        bgl_table_set_held        (BglTable    *self,
                                       gboolean     held);
gboolean    bgl_table_get_held        (BglTable    *self);

/* The ply of the first move that the person to move has not answered yet: the moves from there to the
 * present ply are what a board marks as recent, in order. While a bot is to move, this counts for the
 * person who moved last; at a table of bots only the last move is recent. */
guint       bgl_table_get_recent_ply  (BglTable    *self);

/* Lets the dealer and the bots act from now on; stops them. */
void        bgl_table_start           (BglTable    *self);
void        bgl_table_stop            (BglTable    *self);

gboolean    bgl_table_get_running     (BglTable    *self);

/* A game in real time stands still as long as there is a reason to pause it: it is not running, and its
 * calls are closed. Other games wait for people anyway and never pause. */
void        bgl_table_set_paused      (BglTable    *self,
                                       BglPause     reason,
                                       gboolean     paused);
/* All reasons at once, BglPause as a set of bits. */
guint       bgl_table_get_paused      (BglTable    *self);

/* Somebody at this machine makes a move. Emits BglTable::refused where it is not allowed. */
gboolean    bgl_table_play            (BglTable    *self,
                                       BglMove      move,
                                       GError     **error);

/*
 * Games in real time, while it is BGL_TURN_ANY. Moments are those of g_get_monotonic_time ().
 *
 * The view opens the calls at the moment when there is something to call about, such as the last die
 * coming to rest: the clock starts, and bots react. They close with the turn, when the table stops and
 * when the game jumps; in the middle of a round the table then waits for the view once more.
 */
void        bgl_table_open_calls      (BglTable    *self,
                                       gint64       when);
gboolean    bgl_table_get_calls_open  (BglTable    *self);
/* Somebody at this machine calls. The moment is that of the key press or touch itself: calls are
 * made shortly afterwards, in the order of their moments and with their times, whatever time the
 * move has now. FALSE when calls are not open at that moment; else a refusal is told by
 * BglTable::refused. */
gboolean    bgl_table_call            (BglTable    *self,
                                       BglMove      move,
                                       gint64       when);
/* Milliseconds that the clock shows; 0 when calls are not open. */
guint       bgl_table_get_call_time   (BglTable    *self,
                                       gint64       when);

/* Whether a person at this machine is to move now; any seat for BGL_TURN_ANY. */
gboolean    bgl_table_is_waiting      (BglTable    *self);
gboolean    bgl_table_get_thinking    (BglTable    *self);
/* Whether the person to move may give up, with bgl_move_new_resign (). */
gboolean    bgl_table_can_resign      (BglTable    *self);

/* Whether what chance has revealed may be taken back; never where two people sit at the table.
 * What comes again is the same. */
void        bgl_table_set_undo_draws  (BglTable    *self,
                                       gboolean     undo_draws);

/* To the last decision of a person, and forwards again to the next one. In a game in real time a call
 * takes its whole round with it, and the table rolls again: nobody gets dice whose answer is already known. */
gboolean    bgl_table_can_undo        (BglTable    *self);
gboolean    bgl_table_can_redo        (BglTable    *self);
void        bgl_table_undo            (BglTable    *self);
void        bgl_table_redo            (BglTable    *self);

/* Looking back: shows an earlier position without changing the game. Dealer, bots and clocks wait, nobody
 * can move, undo, redo or ask for a hint, and the record stays that of the live position. To browse to
 * the live ply is to end browsing, after which the table goes on as it was left. Starting or stopping
 * the table meanwhile says how it goes on. */
void        bgl_table_browse          (BglTable    *self,
                                       guint        ply);
void        bgl_table_end_browsing    (BglTable    *self);
gboolean    bgl_table_get_browsing    (BglTable    *self);
/* Where the game is; only while browsing another ply than the one on show. */
guint       bgl_table_get_live_ply    (BglTable    *self);

/* A sentence for people about why nobody can move: a bot or the dealer found no move, or one that the rules
 * refuse. NULL if there is no failure. The table does not run until the position changes, as by an undo, or
 * somebody asks it to try again. */
const GError *bgl_table_get_failure   (BglTable    *self);
/* Asks the bot that failed again. Other random numbers may lead to another move. */
void        bgl_table_try_again       (BglTable    *self);
/* A report for the developers: what happened, as comments, and the record up to there. */
char       *bgl_table_report_failure  (BglTable    *self);

/* What a strong bot would do for the person to move; in real time the right call, which has no time. */
void        bgl_table_hint_async      (BglTable    *self,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer     user_data);
gboolean    bgl_table_hint_finish     (BglTable    *self,
                                       GAsyncResult *result,
                                       BglMove     *move,
                                       GError     **error);

G_END_DECLS
