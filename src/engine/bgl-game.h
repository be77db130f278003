/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-rules.h"

G_BEGIN_DECLS

#define BGL_TYPE_GAME (bgl_game_get_type ())

G_DECLARE_DERIVABLE_TYPE (BglGame, bgl_game, BGL, GAME, GObject)

/*
 * The model of one game: a state, the moves that led to it and the signals that
 * tell of them. Each game derives from it to have a typed signal for each type of
 * its events.
 *
 * Signals:
 *   committed (guint64 move) the position has changed, and nothing of it was shown yet; this is the time to store it;
 *                            BGL_MOVE_NONE unless it went one move forwards
 *   event (BglEvent *event)  each event of a move, in order; the state is already
 *                            the one after the move
 *   moved (guint64 move)     after the events of a move, forwards only
 *   rewound ()               the position jumped (undo, seek): show it afresh
 *
 * Properties: ply, n-moves, turn, can-undo, can-redo; all notify after a change.
 */
struct _BglGameClass
{
  GObjectClass parent_class;

  void (*event) (BglGame        *self,
                 const BglEvent *event);

  guint *signals;   /* one for each type of event, or NULL */
};

/* For the class of a game: a signal for each event of the table, emitted during BglGame::event, with its
 * name and its arguments. Plain numbers are ints; seats and the game's own kinds are uints, packed as
 * they are in the event. */
void              bgl_game_class_add_events (BglGameClass       *klass,
                                             const BglEventInfo *events);

BglGame          *bgl_game_new          (const BglRules   *rules,
                                         guint             n_seats,
                                         const BglOptions *options,
                                         const char       *position,
                                         GError          **error);

/* Another game with the same moves up to a ply, whichever ply this one shows. */
BglGame          *bgl_game_new_at       (BglGame          *self,
                                         guint             ply);

const BglRules   *bgl_game_get_rules    (BglGame          *self);
guint             bgl_game_get_n_seats  (BglGame          *self);
const BglOptions *bgl_game_get_options  (BglGame          *self);
const char       *bgl_game_get_position (BglGame          *self);
gconstpointer     bgl_game_get_state    (BglGame          *self);

int               bgl_game_get_turn     (BglGame          *self);
gboolean          bgl_game_is_over      (BglGame          *self);

/* The legal moves of players; free with g_free (). */
BglMove          *bgl_game_list_moves   (BglGame          *self,
                                         guint            *n_moves);

/* Makes a move, if it is legal, and emits the signals. All moves are made here. Moves that could be redone are dropped. */
gboolean          bgl_game_play         (BglGame          *self,
                                         BglMove           move,
                                         GError          **error);
/* The same from a record's text. */
gboolean          bgl_game_play_text    (BglGame          *self,
                                         guint             seat,
                                         const char       *text,
                                         GError          **error);

/* The history. A ply is the number of moves made; moves from ply on can be redone. */
guint             bgl_game_get_ply      (BglGame          *self);
guint             bgl_game_get_n_moves  (BglGame          *self);
BglMove           bgl_game_get_move     (BglGame          *self,
                                         guint             index);
const BglEvent   *bgl_game_get_events   (BglGame          *self,
                                         guint             index,
                                         guint            *n_events);
gboolean          bgl_game_can_undo     (BglGame          *self);
gboolean          bgl_game_can_redo     (BglGame          *self);
/* Goes to any ply. One step forwards tells its events; every other way rewinds. */
void              bgl_game_seek         (BglGame          *self,
                                         guint             ply);
void              bgl_game_undo         (BglGame          *self);
void              bgl_game_redo         (BglGame          *self);

/* The engine handles resigning for all games: one of two players or teams resigns, and the other wins. It is a move of the
 * record, bgl_move_new_resign (), but is not in the list of moves. Returns FALSE with an error if the seat may not resign
 * now. */
gboolean          bgl_game_check_resign (BglGame          *self,
                                         guint             seat,
                                         GError          **error);
/* Who resigned, or 0. */
guint             bgl_game_get_resigned (BglGame          *self);

/* The winners as a set of bits, seat 1 lowest; none for a draw. Only when over. */
guint             bgl_game_get_winners  (BglGame          *self);
/* The place of each seat, 1 for the winners; equals share a place. After a draw all are first.
 * Only when over. */
void              bgl_game_get_places   (BglGame          *self,
                                         guint            *places);

/* Who has won, as the tag [Result] says it: "1", "1,3", "-" for a draw; NULL before the end. */
char             *bgl_game_format_result (BglGame         *self);
/* The standing, as the command line prints it: turn, scores, the game's own lines, winner. */
char             *bgl_game_format_standing (BglGame       *self);

/* Record text of the move with that index: "1: 2,0". */
char             *bgl_game_format_move  (BglGame          *self,
                                         guint             index);

G_END_DECLS
