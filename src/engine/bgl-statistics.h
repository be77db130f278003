/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-saved-game.h"

G_BEGIN_DECLS

/* How one person fared against one kind of opponent in one game. */
typedef struct
{
  const BglRules *rules;
  char           *person;     /* as the label of their seat */
  char           *opponent;   /* a name, or the name of a bot's level */
  gboolean        is_bot;
  guint           n_games;
  guint           n_wins;
  guint           n_losses;   /* against this opponent; among several, a third player may win */
  guint           n_draws;
} BglTally;

/* Counts the finished games of the list: a BglTally for each game, person and opponent, in the order of
 * the games and then by how often they met. Two people have one for both. Partners, who win together, are no
 * opponents. */
GPtrArray *bgl_statistics_count (GListModel *entries);

/* How fast one person has called right in one game. */
typedef struct
{
  const BglRules *rules;
  char           *person;   /* as the label of their seat */
  gboolean        is_you;
  GArray         *times;    /* guint, milliseconds, oldest first */
  guint           median;
  guint           best;
} BglPace;

/* A BglPace for each game in real time and each person who has called right in it, in the order of the
 * games and then by how often they called. Unfinished games count too. */
GPtrArray *bgl_statistics_time  (GListModel *entries);

G_END_DECLS
