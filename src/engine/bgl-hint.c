/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-hint.h"
#include "bgl-i18n.h"
#include "bgl-search.h"

/* An expert takes less time on most machines. */
#define MILLISECONDS 1000

/* Explains the move by what happens at once: the game ends, or the seat gets points. */
static void
explain_by_events (const BglRules *rules,
                   gconstpointer   state,
                   BglHint        *hint)
{
  g_autofree gpointer after = g_memdup2 (state, rules->state_size);
  g_autoptr (BglEvents) events = bgl_events_new ();
  int scores[2][BGL_MAX_SEATS] = { { 0 } };
  guint seat = bgl_move_get_seat (hint->move);
  int gain;

  rules->apply (after, hint->move, events);
  rules->get_scores (state, scores[0]);
  rules->get_scores (after, scores[1]);
  gain = scores[1][seat - 1] - scores[0][seat - 1];

  if (bgl_rules_is_over (rules, after) && (rules->get_winners (after) & 1u << (seat - 1)) != 0)
    hint->reason = g_strdup (_("It wins the game."));
  else if (gain > 0)
    /* Translators: why a move is good. */
    hint->reason = g_strdup_printf (ngettext ("It scores %d point.", "It scores %d points.", (gulong) gain), gain);

  /* The last event is the most important result of a move. */
  for (guint i = bgl_events_get_n (events); i-- > 0 && hint->rule == NULL;)
    hint->rule = bgl_events_get (events, i)->rule;
}

BglHint *
bgl_hint_new (const BglRules        *rules,
              gconstpointer          state,
              BglMove                move,
              const BglSearchReport *report)
{
  const BglSearchReport nothing = { 0 };
  BglHint *hint = g_new0 (BglHint, 1);

  hint->move = move;
  if (rules->bot != NULL && rules->bot->explain_move != NULL)
    rules->bot->explain_move (state, report != NULL ? report : &nothing, hint);
  if (hint->reason == NULL)
    explain_by_events (rules, state, hint);

  return hint;
}

void
bgl_hint_free (BglHint *hint)
{
  g_free (hint->where);
  g_free (hint->reason);
  g_free (hint);
}

typedef struct
{
  const BglRules  *rules;
  gpointer         state;
  guint64          seed;
  BglSearchReport  report;
  BglMove          move;
} Question;

static void
question_free (Question *question)
{
  g_free (question->state);
  g_free (question);
}

static void
find_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  Question *question = task_data;
  BglSearchLimits limits;

  bgl_bot_get_limits (question->rules, BGL_LEVEL_EXPERT, question->seed, MILLISECONDS, cancellable, &limits);
  question->move = bgl_search_run (question->rules, question->state, &limits, &question->report);

  if (question->move != BGL_MOVE_NONE &&
      bgl_rules_check (question->rules, question->state, question->move, NULL))
    g_task_return_boolean (task, TRUE);
  else
    /* A canceled task returns G_IO_ERROR_CANCELLED, whatever error is set here. */
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "The bot found no legal move");
}

void
bgl_hint_find_async (const BglRules      *rules,
                     gconstpointer        state,
                     guint64              seed,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  callback,
                     gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Question *question = g_new0 (Question, 1);

  question->rules = rules;
  question->state = g_memdup2 (state, rules->state_size);
  question->seed = seed;

  g_task_set_source_tag (task, bgl_hint_find_async);
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  g_task_run_in_thread (task, find_thread);
}

BglHint *
bgl_hint_find_finish (GAsyncResult  *result,
                      GError       **error)
{
  const Question *question;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;

  /* The words are made here, because the worker thread does not know the language. */
  question = g_task_get_task_data (G_TASK (result));

  return bgl_hint_new (question->rules, question->state, question->move, &question->report);
}
