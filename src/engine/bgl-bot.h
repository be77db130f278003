/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-rules.h"

G_BEGIN_DECLS

typedef enum
{
  BGL_LEVEL_BEGINNER,
  BGL_LEVEL_EASY,
  BGL_LEVEL_MEDIUM,
  BGL_LEVEL_HARD,
  BGL_LEVEL_EXPERT,
} BglLevel;

#define BGL_N_LEVELS 5

typedef struct _BglSearchLimits BglSearchLimits;
typedef struct _BglSearchReport BglSearchReport;

/* The strength of a level. It does not depend on the speed of the machine. */
typedef struct
{
  guint    nodes;         /* simulations for a move; BGL_METHOD_DEEPEN visits six times as many positions */
  guint8   depth;         /* moves ahead, for a depth-limited search; 0 for no limit */
  guint8   doubt;         /* how much playouts distrust the weights of candidates, in percent */
  guint16  lapses;        /* decisions out of 1000 that are made carelessly, see below; 0 for the expert */
  gboolean use_knowledge; /* if FALSE, the search uses only the rules */
} BglStrength;

/*
 * People do not lose because they always play a little worse, but because they overlook something now and then. In a
 * lapse, a level draws one of the candidates by weight, which the beginner's doubt evens out. In a game without
 * candidates, it decides like the beginner. Whether a decision is a lapse depends only on the seed and on the moves
 * that are legal.
 */

typedef enum
{
  BGL_METHOD_PLAY_OUT, /* Monte Carlo tree search: the tree grows where playouts go well */
  BGL_METHOD_DEEPEN,   /* search all candidates to an increasing depth; beyond it, follow the moves with the most
                        * weight until the game is over or settled */
  BGL_METHOD_SOLVE,    /* search all candidates to the end of the game, or use playouts if the limits do not allow
                        * that */
} BglMethod;

/*
 * A move that a player may want to make, in two steps. All texts are sentences, and may be NULL. The rule is the ID of
 * the rule that the reason relies on.
 */
typedef struct
{
  BglMove     move;
  char       *where;  /* where to look, without giving the move away: "Look at the red dice." */
  char       *reason; /* why the move is good: "It makes an open four." */
  const char *rule;
} BglHint;

/* How a game helps the search. Members that are NULL or 0 have a default for any game. */
struct _BglBot
{
  BglStrength strength[BGL_N_LEVELS];

  /* Whether levels have good and bad days. The share of lapses then differs from game to game, between none and three
   * times the number of the level. The steps between levels are smaller than with the same share in each game. */
  gboolean moody;

  /* The game's own search, without allocating for each position. NULL for Monte-Carlo tree search. */
  BglMove  (*search)          (gconstpointer          state,
                               const BglSearchLimits *limits,
                               BglSearchReport       *report);

  /* Lists the moves worth searching, in any order, each with a weight above 0. It may leave out pointless moves of
   * list_moves (), but must list at least one move if there is one. */
  guint    (*list_candidates) (gconstpointer state,
                               BglMove      *moves,
                               float        *weights);

  /* A move for playouts that is better than a random one from draw_move (). */
  BglMove  (*draw_playout)    (gconstpointer state,
                               BglRandom    *random);

  /* Draws an outcome of chance for the search. If several outcomes differ in name only, it always returns the same
   * one of them, with their combined probability, so that the tree has one branch for them. NULL to use draw_chance
   * () of the rules. */
  BglMove  (*draw_chance)     (gconstpointer state,
                               BglRandom    *random);

  /* Lists all outcomes of chance with their probabilities. Outcomes that differ in name only are listed as one.
   * Needed only for BGL_METHOD_SOLVE; NULL if chance does not act near the end of the game. */
  guint    (*list_chance)     (gconstpointer state,
                               BglMove      *moves,
                               float        *weights);

  /* Chooses how to search this state. NULL to always use BGL_METHOD_PLAY_OUT. The other two methods work only for
   * two seats whose rewards add up to 1, and BGL_METHOD_DEEPEN needs get_key (). */
  BglMethod (*get_method)     (gconstpointer state);

  /* Returns the same number for states with the same future, and different numbers for others. What counts for the
   * repetition of positions is part of the future. BGL_METHOD_DEEPEN uses it as the key of a transposition table. */
  guint64  (*get_key)         (gconstpointer state);

  /* Sets the texts and the rule of a hint (transfer full), from the move that was found for this state. Members that
   * stay NULL get a default from the events of the move. The report is that of the search, or empty if there was
   * none. May be NULL. */
  void     (*explain_move)    (gconstpointer          state,
                               const BglSearchReport *report,
                               BglHint               *hint);

  /* How much the search explores moves that it has rarely tried. Use less if rewards differ little. 0 for the
   * default, 1.1. */
  float    exploration;

  /* Playouts are cut off after this many moves and estimated with get_rewards (). */
  guint    playout_length;

  /* Whether the search ends here, because what follows does not depend on the decision, for example if a round is over
   * and the next one starts with new dice. get_rewards () then estimates the result. NULL for never. */
  gboolean (*is_settled)      (gconstpointer state);

  /* Estimates the chance of winning of each seat if everybody plays well, with a search of its own, for the analysis of a
   * game. The chances add up to 1. Sets the best move, or BGL_MOVE_NONE if it is not the turn of a seat. Returns FALSE if
   * it was canceled. NULL if playouts show who will win. */
  gboolean (*get_chances)     (gconstpointer          state,
                               const BglSearchLimits *limits,
                               double                *chances,
                               BglMove               *best);

  /* Only for games in real time: what the seat would do during BGL_TURN_ANY. The move contains the reaction time,
   * which the handicap lengthens by that percentage. Returns FALSE if the seat does nothing or does not exist. It is
   * called repeatedly with the same random numbers until the turn changes, and may change its decision only if the
   * earlier one has become pointless. */
  gboolean (*react)           (gconstpointer state,
                               guint         seat,
                               BglLevel      level,
                               guint         handicap,
                               BglRandom    *random,
                               BglMove      *move);

  /* Only for games in real time: what the seat should do during BGL_TURN_ANY, as a move without a time. Returns
   * FALSE if it should do nothing. */
  gboolean (*advise)          (gconstpointer state,
                               guint         seat,
                               BglMove      *move);
};

const char *bgl_level_get_nick  (BglLevel     level);
/* The translated name. */
const char *bgl_level_get_label (BglLevel     level);
gboolean    bgl_level_from_nick (const char  *nick,
                                 BglLevel    *level);

/* The seed for a decision at that ply of a game. Its upper half is the same for all decisions of the game. */
guint64     bgl_bot_get_seed      (guint64         game,
                                   guint           ply);

/*
 * Chooses the move of a bot, and blocks until it is found. The same seed gives the same move, unless a time limit in
 * milliseconds, if not 0, ends the search early. Returns BGL_MOVE_NONE if there is no move, or if the search was
 * canceled, which takes effect within a millisecond. During BGL_TURN_ANY, it returns the earliest reaction of all
 * seats.
 */
BglMove     bgl_bot_choose        (const BglRules *rules,
                                   gconstpointer   state,
                                   BglLevel        level,
                                   guint64         seed,
                                   guint           milliseconds,
                                   GCancellable   *cancellable);

/* Sets the limits of a level, for decisions that are not lapses. */
void        bgl_bot_get_limits    (const BglRules *rules,
                                   BglLevel        level,
                                   guint64         seed,
                                   guint           milliseconds,
                                   GCancellable   *cancellable,
                                   BglSearchLimits *limits);

/* Runs bgl_bot_choose () on a worker thread, with a copy of the state. */
void        bgl_bot_choose_async  (const BglRules *rules,
                                   gconstpointer   state,
                                   BglLevel        level,
                                   guint64         seed,
                                   GCancellable   *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer        user_data);
/* Returns FALSE with G_IO_ERROR_CANCELLED if the search was canceled, and with G_IO_ERROR_NOT_FOUND if it found no
 * move. */
gboolean    bgl_bot_choose_finish (GAsyncResult   *result,
                                   BglMove        *move,
                                   GError        **error);

G_END_DECLS
