/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "bgl-bot.h"
#include "bgl-i18n.h"
#include "bgl-search-private.h"

/* Used by games that define no strengths of their own. */
static const BglStrength default_strength[BGL_N_LEVELS] = {
  { .nodes = 12 },
  { .nodes = 120, .use_knowledge = TRUE },
  { .nodes = 800, .use_knowledge = TRUE },
  { .nodes = 4000, .use_knowledge = TRUE },
  { .nodes = 16000, .use_knowledge = TRUE },
};

static const struct
{
  const char *nick;
  const char *label;
} levels[BGL_N_LEVELS] = {
  /* Translators: how strong a bot is. */
  { "beginner", NC_("level", "beginner") },
  { "easy", NC_("level", "easy") },
  { "medium", NC_("level", "medium") },
  { "hard", NC_("level", "hard") },
  { "expert", NC_("level", "expert") },
};

const char *
bgl_level_get_nick (BglLevel level)
{
  g_return_val_if_fail (level < BGL_N_LEVELS, NULL);

  return levels[level].nick;
}

const char *
bgl_level_get_label (BglLevel level)
{
  g_return_val_if_fail (level < BGL_N_LEVELS, NULL);

  return bgl_pgettext2 ("level", levels[level].label);
}

gboolean
bgl_level_from_nick (const char *nick,
                     BglLevel   *level)
{
  g_return_val_if_fail (nick != NULL, FALSE);

  for (guint i = 0; i < BGL_N_LEVELS; i++)
    if (g_str_equal (levels[i].nick, nick))
      {
        if (level != NULL)
          *level = i;
        return TRUE;
      }

  return FALSE;
}

/* There is no tree to search in real time. All seats react, and the earliest reaction is chosen. */
static BglMove
choose_reaction (const BglRules *rules,
                 gconstpointer   state,
                 BglLevel        level,
                 guint64         seed)
{
  BglMove chosen = BGL_MOVE_NONE;

  for (guint seat = 1; seat <= BGL_MAX_SEATS; seat++)
    {
      BglRandom random;
      BglMove move;

      bgl_random_init (&random, seed + seat);
      if (rules->bot->react (state, seat, level, 0, &random, &move) &&
          (chosen == BGL_MOVE_NONE || rules->get_time (move) < rules->get_time (chosen)))
        chosen = move;
    }

  return chosen;
}

/* The state cannot be hashed byte by byte, because it may contain padding. */
static guint64
hash_moves (const BglRules *rules,
            gconstpointer   state)
{
  g_autofree BglMove *moves = g_new (BglMove, rules->max_moves);
  guint n = rules->list_moves (state, moves);
  guint64 hash = n;

  for (guint i = 0; i < n; i++)
    hash = bgl_random_mix (hash ^ moves[i]);

  return hash;
}

static BglMove
draw_candidate (const BglRules *rules,
                gconstpointer   state,
                float           doubt,
                BglRandom      *random)
{
  g_autofree BglMove *moves = g_new (BglMove, rules->max_moves);
  g_autofree float *weights = g_new (float, rules->max_moves);
  guint n = bgl_search_list_choices (rules, state, TRUE, moves, weights);
  float total = 0, drawn;

  for (guint i = 0; i < n; i++)
    {
      weights[i] = powf (weights[i], 1 - doubt);
      total += weights[i];
    }

  drawn = total * (float) bgl_random_below (random, 1 << 20) / (float) (1 << 20);
  for (guint i = 0; i < n; i++)
    {
      drawn -= weights[i];
      if (drawn < 0)
        return moves[i];
    }

  /* Rounding may leave a little of the total. */
  return n > 0 ? moves[n - 1] : BGL_MOVE_NONE;
}

guint64
bgl_bot_get_seed (guint64 game,
                  guint   ply)
{
  guint64 mixed = bgl_random_mix (game);

  return (mixed & ~(guint64) G_MAXUINT32) | (bgl_random_mix (mixed + ply) & G_MAXUINT32);
}

/* The number of lapses out of 1000 decisions in this game. */
static guint
get_lapses (const BglRules *rules,
            guint           seat,
            guint           lapses,
            guint64         seed)
{
  BglRandom random;
  double form;

  if (rules->bot == NULL || !rules->bot->moody)
    return lapses;

  bgl_random_init (&random, (seed >> 32) + seat);
  form = bgl_random_unit (&random);

  return (guint) (3 * lapses * form * form);
}

static const BglStrength *
get_strength (const BglRules *rules,
              BglLevel        level)
{
  return rules->bot != NULL ? &rules->bot->strength[level] : &default_strength[level];
}

void
bgl_bot_get_limits (const BglRules  *rules,
                    BglLevel         level,
                    guint64          seed,
                    guint            milliseconds,
                    GCancellable    *cancellable,
                    BglSearchLimits *limits)
{
  const BglStrength *strength = get_strength (rules, level);

  *limits = (BglSearchLimits) {
    .nodes = strength->nodes,
    .depth = strength->depth,
    .use_knowledge = strength->use_knowledge,
    .doubt = strength->doubt / 100.0f,
    .seed = seed,
    .deadline = milliseconds > 0 ? g_get_monotonic_time () + milliseconds * (gint64) 1000 : 0,
    .cancellable = cancellable,
  };
}

BglMove
bgl_bot_choose (const BglRules *rules,
                gconstpointer   state,
                BglLevel        level,
                guint64         seed,
                guint           milliseconds,
                GCancellable   *cancellable)
{
  guint lapses = get_strength (rules, level)->lapses;
  BglSearchLimits limits;

  if (rules->get_turn (state) == BGL_TURN_ANY)
    return choose_reaction (rules, state, level, seed);

  if (lapses > 0)
    {
      BglRandom random;

      bgl_random_init (&random, seed ^ hash_moves (rules, state));
      if (bgl_random_below (&random, 1000) < get_lapses (rules, (guint) rules->get_turn (state), lapses, seed))
        {
          level = BGL_LEVEL_BEGINNER;
          if (rules->bot->list_candidates != NULL)
            return draw_candidate (rules, state, get_strength (rules, level)->doubt / 100.0f, &random);
        }
    }

  bgl_bot_get_limits (rules, level, seed, milliseconds, cancellable, &limits);

  return bgl_search_run (rules, state, &limits, NULL);
}

typedef struct
{
  const BglRules *rules;
  gpointer        state;
  BglLevel        level;
  guint64         seed;
} Thought;

static void
thought_free (Thought *thought)
{
  g_free (thought->state);
  g_free (thought);
}

static void
choose_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  const Thought *thought = task_data;
  BglMove move = bgl_bot_choose (thought->rules, thought->state, thought->level, thought->seed, 0,
                                 cancellable);

  if (move != BGL_MOVE_NONE)
    g_task_return_pointer (task, g_memdup2 (&move, sizeof move), g_free);
  else
    /* A canceled task returns G_IO_ERROR_CANCELLED, whatever error is set here. */
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "The bot found no move");
}

void
bgl_bot_choose_async (const BglRules      *rules,
                      gconstpointer        state,
                      BglLevel             level,
                      guint64              seed,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Thought *thought = g_new0 (Thought, 1);

  thought->rules = rules;
  thought->state = g_memdup2 (state, rules->state_size);
  thought->level = level;
  thought->seed = seed;

  g_task_set_source_tag (task, bgl_bot_choose_async);
  g_task_set_task_data (task, thought, (GDestroyNotify) thought_free);
  g_task_run_in_thread (task, choose_thread);
}

gboolean
bgl_bot_choose_finish (GAsyncResult  *result,
                       BglMove       *move,
                       GError       **error)
{
  g_autofree BglMove *chosen = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  chosen = g_task_propagate_pointer (G_TASK (result), error);
  if (chosen == NULL)
    return FALSE;

  *move = *chosen;
  return TRUE;
}
