/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-analysis.h"
#include "bgl-saved-game.h"

G_BEGIN_DECLS

/* One analyzed game of a person. Chances are between 0 and 1. */
typedef struct
{
  gint64  played;    /* as bgl_saved_game_get_modified () */
  char  **opponents; /* people, and bots with their levels, each only once */
  double  error;     /* what a decision cost on average */
  double  luck;      /* the sum of all rolls and draws */
} BglSkillGame;

/* How well one person plays one game. */
typedef struct
{
  const BglRules *rules;
  char           *person;   /* the label of their seat */
  gboolean        is_you;
  GPtrArray      *games;    /* BglSkillGame, oldest first */
} BglSkill;

/* The averages against one kind of opponent. */
typedef struct
{
  char   *opponent;
  guint   n_games;
  double  error;
  double  luck;
} BglSkillOpponent;

/* All of them, and the finished games that have not been analyzed yet. Games in real time are left out. */
typedef struct
{
  GPtrArray *skills;      /* BglSkill, in the order of the games and then by the number of games */
  GPtrArray *missing;     /* BglSavedGame, newest first */
  guint      n_analyzed;
} BglSkills;

/* Reads the analyses beside the games of the list on a worker thread. */
void       bgl_skills_count_async  (GListModel          *entries,
                                    GCancellable        *cancellable,
                                    GAsyncReadyCallback  callback,
                                    gpointer             user_data);
BglSkills *bgl_skills_count_finish (GAsyncResult        *result,
                                    GError             **error);
void       bgl_skills_free         (BglSkills           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglSkills, bgl_skills_free)

/* The average error in the games from that index on. */
double     bgl_skill_get_error       (const BglSkill    *self,
                                      guint              first);
/* Returns (transfer full) a BglSkillOpponent for each kind of opponent, those with the most games first. */
GPtrArray *bgl_skill_count_opponents (const BglSkill    *self);

G_END_DECLS
