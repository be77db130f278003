/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-dealer.h"
#include "bgl-hint.h"
#include "bgl-record.h"
#include "bgl-seat.h"

G_BEGIN_DECLS

/* Why a real-time game is paused. */
typedef enum
{
  BGL_PAUSE_PERSON     = 1 << 0, /* a person paused it */
  BGL_PAUSE_RULES      = 1 << 1, /* the rules are open beside the board */
  BGL_PAUSE_MENU       = 1 << 2, /* a menu is open over the board */
  BGL_PAUSE_DIALOG     = 1 << 3, /* a dialog is open over the board */
  BGL_PAUSE_BACKGROUND = 1 << 4, /* the window is not active */
} BglPause;

/* Why a table waits. */
typedef enum
{
  BGL_HOLD_STORY  = 1 << 0, /* the view is still showing what has just happened: bots wait */
  BGL_HOLD_PERSON = 1 << 1, /* a person must be ready first: bots and chance wait */
  BGL_HOLD_LESSON = 1 << 2, /* a lesson makes their moves: bots and chance wait, and bots do not call */
  BGL_HOLD_DISTANCE = 1 << 3, /* people on other machines play, too: all machines together decide what chance does and
                               * in which order calls come, and nobody can undo a move alone */
  BGL_HOLD_PROPOSAL = 1 << 4, /* people are being asked whether a move may be taken back: bots wait */
} BglHold;

#define BGL_TYPE_TABLE (bgl_table_get_type ())

G_DECLARE_FINAL_TYPE (BglTable, bgl_table, BGL, TABLE, GObject)

/*
 * A game and its players. The table asks the dealer or, on a worker thread, a bot for the next move, or waits for
 * bgl_table_play (). Every move is saved before it is shown; bgl_saver_get_unsaved () lists the records that could not
 * be written.
 *
 * Signals:
 *   refused (GError *error)      a move of a person was not allowed; nothing changed
 *   called (guint64 move)        with BGL_HOLD_DISTANCE, a person or bot at this table made a call, which the table
 *                                does not play; the move of chance at the deadline
 *   diverted ()                  another program uses or has changed the record, so it continues in another file
 *
 * Properties: game, pace, thinking, running, paused, calls-open, can-undo, can-redo, browsing, failure.
 * Paused is whether a person wants a pause. It also notifies if any other reason to pause changes.
 */
BglTable   *bgl_table_new             (BglGame     *game,
                                       GListModel  *seats,
                                       BglDealer   *dealer);
/* Creates a table at which all seats are people without names, for examples and questions. */
BglTable   *bgl_table_new_for_people  (BglGame     *game);
/* Creates a table from a record, with its moves and its players. */
BglTable   *bgl_table_new_from_record (BglRecord   *record,
                                       GError     **error);
/* Loads a table from a file on a worker thread. If canceled, the operation returns at once, even if reading takes
 * long. */
void        bgl_table_load_async      (GFile       *file,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer     user_data);
BglTable   *bgl_table_load_finish     (GAsyncResult *result,
                                       GError     **error);
/* Creates a record of the live position (transfer full). */
BglRecord  *bgl_table_to_record       (BglTable    *self);
/* Like bgl_table_to_record (), but only up to an earlier ply (transfer full). */
BglRecord  *bgl_table_to_record_at    (BglTable    *self,
                                       guint        ply);
/* Creates a table for the next game of the same players, with the right first player. */
BglTable   *bgl_table_new_next        (BglTable    *self);
/* Creates a table for the same players and options, with all scores at 0. */
BglTable   *bgl_table_new_from_zero   (BglTable    *self);

BglGame    *bgl_table_get_game        (BglTable    *self);
BglSeat    *bgl_table_get_seat        (BglTable    *self,
                                       guint        number);
/* The people at this machine. */
guint       bgl_table_count_people    (BglTable    *self);
/* The labels of the seats from index 0, ending with NULL (transfer none). For describe_event (). */
const char *const *bgl_table_get_names (BglTable   *self);

/* The file in which the table is saved after every move (transfer none); NULL if it is not saved. */
GFile      *bgl_table_get_record_file (BglTable    *self);
void        bgl_table_set_record_file (BglTable    *self,
                                       GFile       *file);
/* Waits until the last move is on disk. */
gboolean    bgl_table_flush           (BglTable    *self,
                                       GError     **error);

/* The minimum time between two moves of bots or chance, in milliseconds, so that people can follow. */
guint       bgl_table_get_pace        (BglTable    *self);
void        bgl_table_set_pace        (BglTable    *self,
                                       guint        pace);

/* Makes bots, or bots and chance, wait as long as there is a reason. People can always move. */
void        bgl_table_set_held        (BglTable    *self,
                                       BglHold      reason,
                                       gboolean     held);
/* All current reasons to wait, as a set of BglHold bits. */
guint       bgl_table_get_held        (BglTable    *self);

/* The ply of the first move that the person to move has not answered yet. The moves from there to the current ply
 * are marked as recent on a board. While a bot is to move, this is computed for the person who moved last. At a
 * table of bots, only the last move is recent. */
guint       bgl_table_get_recent_ply  (BglTable    *self);

/* Lets the dealer and the bots act, or stops them. */
void        bgl_table_start           (BglTable    *self);
void        bgl_table_stop            (BglTable    *self);

/* Stops a table that is not on show anymore. One at a distance goes on. */
void        bgl_table_leave           (BglTable    *self);

gboolean    bgl_table_get_running     (BglTable    *self);

/* A game in real time pauses as long as there is a reason: it is not running, and its calls are closed. Other games
 * never pause, because they wait for people anyway. A game at a distance does not pause, either. */
void        bgl_table_set_paused      (BglTable    *self,
                                       BglPause     reason,
                                       gboolean     paused);
/* All current reasons to pause, as a set of BglPause bits. */
guint       bgl_table_get_paused      (BglTable    *self);

/* Makes the move of a person or of chance. Emits BglTable::refused if it is not allowed. */
gboolean    bgl_table_play            (BglTable    *self,
                                       BglMove      move,
                                       GError     **error);

/* Whether a person at this table may make the move. At a distance, moves of other seats come from other machines, so that
 * bgl_table_play () accepts them, but nobody here may make them. In this case, BglTable::refused is emitted. */
gboolean    bgl_table_may_play        (BglTable    *self,
                                       BglMove      move);

/* Makes the move of a person or of chance that is written as in a record. */
gboolean    bgl_table_play_text       (BglTable    *self,
                                       guint        seat,
                                       const char  *text,
                                       GError     **error);

/*
 * Games in real time, during BGL_TURN_ANY. Moments are in the time of g_get_monotonic_time ().
 *
 * The view opens the calls at the moment when there is something to call, such as when the last die comes to rest. The
 * clock then starts, and bots react. Calls close when the turn ends, when the table stops, and when the game jumps. If
 * this happens during a round, the table waits until the view opens them again.
 */
void        bgl_table_open_calls      (BglTable    *self,
                                       gint64       when);
gboolean    bgl_table_get_calls_open  (BglTable    *self);
/* Adds the call of a person. The moment is that of the key press or touch. Calls are played shortly afterward, in
 * the order of their moments, which also replace the times in the moves. Returns FALSE if calls are not open at that
 * moment. If the rules refuse the call, BglTable::refused is emitted. */
gboolean    bgl_table_call            (BglTable    *self,
                                       BglMove      move,
                                       gint64       when);
/* The time on the clock at that moment, in milliseconds; 0 if calls are not open. */
guint       bgl_table_get_call_time   (BglTable    *self,
                                       gint64       when);

/* Whether it is the turn of a person. During BGL_TURN_ANY, whether any person may act. */
gboolean    bgl_table_is_waiting      (BglTable    *self);
gboolean    bgl_table_get_thinking    (BglTable    *self);
/* Whether the person to move may resign with bgl_move_new_resign (). */
gboolean    bgl_table_can_resign      (BglTable    *self);

/* Whether draws that chance has revealed may be undone. They never may be if several people play. The same pieces
 * are drawn again afterward. */
void        bgl_table_set_undo_draws  (BglTable    *self,
                                       gboolean     undo_draws);

/* Goes back to the last decision of a person, or forward to the next one. In games in real time, undoing a call
 * undoes its whole round, and the table rolls again, so that nobody gets dice to which they already know the answer. */
gboolean    bgl_table_can_undo        (BglTable    *self);
gboolean    bgl_table_can_redo        (BglTable    *self);
void        bgl_table_undo            (BglTable    *self);
void        bgl_table_redo            (BglTable    *self);

/* With BGL_HOLD_DISTANCE: goes back to that ply, because everybody has agreed. Ends browsing. */
void        bgl_table_go_back         (BglTable    *self,
                                       guint        ply);
/* With BGL_HOLD_DISTANCE: changes who plays for a seat. The tag is that of a record, and may be NULL. The seat stays the
 * same object. */
void        bgl_table_set_player      (BglTable    *self,
                                       guint        number,
                                       const char  *tag,
                                       gboolean     remote);

/* Browsing shows an earlier position without changing the game. Dealer, bots, and clocks wait; nobody can move,
 * undo, redo, or ask for a hint; and the record stays that of the live position. Browsing to the live ply ends
 * browsing, and the table continues as before. If it is started or stopped meanwhile, this takes effect then. */
void        bgl_table_browse          (BglTable    *self,
                                       guint        ply);
void        bgl_table_end_browsing    (BglTable    *self);
gboolean    bgl_table_get_browsing    (BglTable    *self);
/* The ply of the live position. It differs from the current ply only while browsing. */
guint       bgl_table_get_live_ply    (BglTable    *self);

/* Why nobody can move, as a sentence for people (transfer none): a bot or the dealer found no move, or made one that
 * the rules refuse. NULL if there is no failure. The table does not run until the position changes, for example by
 * an undo, or until bgl_table_try_again () is called. */
const GError *bgl_table_get_failure   (BglTable    *self);
/* Asks the bot that failed again, with other random numbers, which may lead to another move. */
void        bgl_table_try_again       (BglTable    *self);
/* A report for the developers: what happened, as comments, and the record up to that position. Free with g_free (). */
char       *bgl_table_report_failure  (BglTable    *self);

/* Finds the move that an expert would make for the person to move, and explains it. In real time, this is the right
 * call, without a time. */
void        bgl_table_hint_async      (BglTable    *self,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer     user_data);
/* Free with bgl_hint_free (). */
BglHint    *bgl_table_hint_finish     (BglTable    *self,
                                       GAsyncResult *result,
                                       GError     **error);

G_END_DECLS
