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

/* What makes a level: it plays the same on every machine. */
typedef struct
{
  guint    nodes;         /* positions or simulations for a move */
  guint8   depth;         /* moves ahead, for a search that goes by depth; 0 for no limit */
  guint8   doubt;         /* how much it distrusts the evaluation of the game, in percent */
  gboolean use_knowledge; /* if FALSE, it uses only the rules */
} BglStrength;

typedef enum
{
  BGL_METHOD_PLAY_OUT, /* a tree that grows where playouts go well */
  BGL_METHOD_DEEPEN,   /* all candidates, ever further ahead, and beyond that the moves with the most weight */
  BGL_METHOD_SOLVE,    /* all candidates to the end, or playouts where the limits do not allow it */
} BglMethod;

/* How a game helps the search. Members that are NULL or 0 have a default for any game. */
struct _BglBot
{
  BglStrength strength[BGL_N_LEVELS];

  /* The game's own search, without allocating for each position. NULL for Monte-Carlo tree search. */
  BglMove  (*search)          (gconstpointer          state,
                               const BglSearchLimits *limits,
                               BglSearchReport       *report);

  /* The moves worth searching, each with a weight above 0, most promising first or not:
   * fewer than list_moves () where most are pointless. Never none where there is a move. */
  guint    (*list_candidates) (gconstpointer state,
                               BglMove      *moves,
                               float        *weights);

  /* A move for playouts that is better than a random one from draw_move (). */
  BglMove  (*draw_playout)    (gconstpointer state,
                               BglRandom    *random);

  /* An outcome of chance for the search, where several outcomes differ in name only: always the
   * same one of these, with the probability of all of them together, so that the tree has
   * one branch for them. NULL for draw_chance () of the rules. */
  BglMove  (*draw_chance)     (gconstpointer state,
                               BglRandom    *random);

  /* All outcomes of chance with their probabilities, those that differ in name only as one. Only for solving; NULL where
   * chance does not act near the end. */
  guint    (*list_chance)     (gconstpointer state,
                               BglMove      *moves,
                               float        *weights);

  /* How to search this state; NULL for always BGL_METHOD_PLAY_OUT. The other two are for two seats whose rewards add up
   * to 1, and BGL_METHOD_DEEPEN needs get_key (). */
  BglMethod (*get_method)     (gconstpointer state);

  /* A number that is the same for all states with the same future, for a table of states in BGL_METHOD_DEEPEN. */
  guint64  (*get_key)         (gconstpointer state);

  /* How much the search explores moves that it has rarely tried. Use less if rewards differ little. 0 for the default. */
  float    exploration;

  /* Playouts are cut off after this many moves and estimated with get_rewards (). */
  guint    playout_length;

  /* Whether the search ends here, because what follows does not depend on the decision, for example if a round is over
   * and the next one starts with new dice. get_rewards () then estimates the result. NULL for never. */
  gboolean (*is_settled)      (gconstpointer state);

  /* Games in real time only: what the seat would do while it is BGL_TURN_ANY, and when: the
   * move carries its time. FALSE for nothing, or no such seat. The handicap stretches its time by so many
   * percent. Given the same random numbers at each asking until the turn is another, it changes
   * its mind only about what has become pointless. */
  gboolean (*react)           (gconstpointer state,
                               guint         seat,
                               BglLevel      level,
                               guint         handicap,
                               BglRandom    *random,
                               BglMove      *move);

  /* Games in real time only: what the seat should do while it is BGL_TURN_ANY, without a time. FALSE for
   * nothing. */
  gboolean (*advise)          (gconstpointer state,
                               guint         seat,
                               BglMove      *move);
};

const char *bgl_level_get_nick  (BglLevel     level);
/* For people, translated. */
const char *bgl_level_get_label (BglLevel     level);
gboolean    bgl_level_from_nick (const char  *nick,
                                 BglLevel    *level);

/*
 * The move that a bot makes in the state. The same seed gives the
 * same move unless milliseconds, when not 0, cut it short. Blocks; BGL_MOVE_NONE when
 * cancelled, which it notices within a millisecond, or when it finds no move. While it is BGL_TURN_ANY it is the first
 * reaction of all seats, if there is one.
 */
BglMove     bgl_bot_choose        (const BglRules *rules,
                                   gconstpointer   state,
                                   BglLevel        level,
                                   guint64         seed,
                                   guint           milliseconds,
                                   GCancellable   *cancellable);

/* The same on a worker, with a copy of the state. */
void        bgl_bot_choose_async  (const BglRules *rules,
                                   gconstpointer   state,
                                   BglLevel        level,
                                   guint64         seed,
                                   GCancellable   *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer        user_data);
/* FALSE with G_IO_ERROR_CANCELLED when it was stopped, and with G_IO_ERROR_NOT_FOUND when it found no move. */
gboolean    bgl_bot_choose_finish (GAsyncResult   *result,
                                   BglMove        *move,
                                   GError        **error);

G_END_DECLS
