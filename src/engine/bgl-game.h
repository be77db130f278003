/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-rules.h"

G_BEGIN_DECLS

#define BGL_TYPE_GAME (bgl_game_get_type ())

G_DECLARE_DERIVABLE_TYPE (BglGame, bgl_game, BGL, GAME, GObject)

/*
 * The model of one game: a state, the moves that led to it, and signals for its changes. The class of a game is made
 * from its table of events, with a signal for each of them that has its name and its arguments. Plain numbers are ints;
 * seats and the kinds of the game are uints, encoded as in the event. bgl_game_get_event () returns the whole event
 * during such a signal.
 *
 * Signals:
 *   committed (guint64 move) the position has changed, but nothing has been shown yet, so this is the time to save it;
 *                            BGL_MOVE_NONE unless the game went one move forward
 *   event (BglEvent *event)  one event of a move, in order; the state is already the one after the move
 *   moved (guint64 move)     after the events of a move, only when going forward
 *   rewound ()               the position jumped (undo, seek), and must be shown again without animation
 *
 * Properties: ply, n-moves, turn, can-undo, can-redo; all notify after a change.
 */
struct _BglGameClass
{
  GObjectClass parent_class;

  void (*event) (BglGame        *self,
                 const BglEvent *event);

  guint *signals;   /* one for each type of event */
};

/* The class of games with these rules. */
GType             bgl_game_get_type_of  (const BglRules   *rules);
BglGame          *bgl_game_new          (const BglRules   *rules,
                                         guint             n_seats,
                                         const BglOptions *options,
                                         const char       *position,
                                         GError          **error);

/* Creates another game with the same moves up to that ply, regardless of the current ply of this game. */
BglGame          *bgl_game_new_at       (BglGame          *self,
                                         guint             ply);

const BglRules   *bgl_game_get_rules    (BglGame          *self);
guint             bgl_game_get_n_seats  (BglGame          *self);
const BglOptions *bgl_game_get_options  (BglGame          *self);
const char       *bgl_game_get_position (BglGame          *self);
gconstpointer     bgl_game_get_state    (BglGame          *self);

int               bgl_game_get_turn     (BglGame          *self);
gboolean          bgl_game_is_over      (BglGame          *self);

/* The legal moves of the players. Free with g_free (). */
BglMove          *bgl_game_list_moves   (BglGame          *self,
                                         guint            *n_moves);

/* Makes a move, if it is legal, and emits the signals. All moves go through this function. Moves that could be
 * redone are dropped. */
gboolean          bgl_game_play         (BglGame          *self,
                                         BglMove           move,
                                         GError          **error);
/* Parses a move as in a record, without the seat. A readable move need not be legal. */
gboolean          bgl_game_parse_move   (BglGame          *self,
                                         guint             seat,
                                         const char       *text,
                                         BglMove          *move,
                                         GError          **error);
/* Makes a move that is given as the text of a record. */
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
/* Whether the signals that are being emitted belong to a move of the history that is shown again. */
gboolean          bgl_game_is_replaying (BglGame          *self);
/* The event whose signals are being emitted, with its rule; NULL at other times. (transfer none) */
const BglEvent   *bgl_game_get_event    (BglGame          *self);
gboolean          bgl_game_can_undo     (BglGame          *self);
gboolean          bgl_game_can_redo     (BglGame          *self);
/* Goes to any ply. One step forward emits its events; any other change emits BglGame::rewound. */
void              bgl_game_seek         (BglGame          *self,
                                         guint             ply);
void              bgl_game_undo         (BglGame          *self);
void              bgl_game_redo         (BglGame          *self);

/* The engine handles resigning for all games: one of two players or teams resigns, and the other wins. Resigning is
 * a move of the record, bgl_move_new_resign (), but is not in the list of moves. Returns FALSE with an error if the
 * seat may not resign now. */
gboolean          bgl_game_check_resign (BglGame          *self,
                                         guint             seat,
                                         GError          **error);
/* The seat that resigned, or 0. */
guint             bgl_game_get_resigned (BglGame          *self);

/* The winners as a set of bits, with seat 1 as the lowest bit; 0 for a draw. Only valid if the game is over. */
guint             bgl_game_get_winners  (BglGame          *self);
/* The place of each seat, 1 for the winners. Equal seats share a place, and after a draw all are first. Only valid
 * if the game is over. */
void              bgl_game_get_places   (BglGame          *self,
                                         guint            *places);

/* The winners in the format of the tag [Result]: "1", "1,3", or "-" for a draw. NULL before the end. Free with
 * g_free (). */
char             *bgl_game_format_result (BglGame         *self);
/* The standing as the command line prints it: turn, scores, the lines of the game, and winner. Free with g_free (). */
char             *bgl_game_format_standing (BglGame       *self);

/* The text of the move with that index in a record: "1: 2,0". Free with g_free (). */
char             *bgl_game_format_move  (BglGame          *self,
                                         guint             index);

G_END_DECLS
