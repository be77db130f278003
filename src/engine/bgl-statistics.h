/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-saved-game.h"

G_BEGIN_DECLS

/* The results of one person against one kind of opponent in one game. */
typedef struct
{
  const BglRules *rules;
  char           *person;     /* the label of their seat */
  char           *opponent;   /* a name, or the label of the level of a bot */
  gboolean        is_bot;
  guint           n_games;
  guint           n_wins;
  guint           n_losses;   /* games that this opponent won; with several players, a third one may win */
  guint           n_draws;
} BglTally;

/* Counts the finished games of the list. Returns (transfer full) a BglTally for each game, person, and opponent, in
 * the order of the games and then by how often they met. Two people share one tally. Partners win together and do
 * not count as opponents. */
GPtrArray *bgl_statistics_count (GListModel *entries);

/* How fast one person made right calls in one game. */
typedef struct
{
  const BglRules *rules;
  char           *person;   /* the label of their seat */
  gboolean        is_you;
  GArray         *times;    /* guint, milliseconds, oldest first */
  guint           median;
  guint           best;
} BglPace;

/* Returns (transfer full) a BglPace for each game in real time and each person who made right calls in it, in the
 * order of the games and then by the number of calls. Unfinished games count, too. */
GPtrArray *bgl_statistics_time  (GListModel *entries);

G_END_DECLS
