/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-analysis-private.h"

/* Games in real time. A round lasts from the moment at which calls are opened to the next such moment. */

/* The totals of one situation, or of all rounds, while they are counted. */
typedef struct
{
  gboolean         occurred;
  BglAnalysisCalls calls[BGL_MAX_SEATS];
  GArray          *times[BGL_MAX_SEATS];  /* guint, of right calls */
} Tally;

typedef struct
{
  BglAnalysis *analysis;
  guint        n_situations;
  Tally       *tallies;           /* one for each situation of the table, and one for all rounds */
  guint        current;           /* the situations of the round, as bits; 0 before the first one */
  int          scores[BGL_MAX_SEATS];
} Count;

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  guint first = *(const guint *) a;
  guint second = *(const guint *) b;

  return (first > second) - (first < second);
}

static guint
get_median (GArray *times)
{
  guint middle = times->len / 2;

  if (times->len == 0)
    return 0;

  g_array_sort (times, compare_times);
  if (times->len % 2 != 0)
    return g_array_index (times, guint, middle);

  return (g_array_index (times, guint, middle - 1) + g_array_index (times, guint, middle)) / 2;
}

/* The bit above the situations is that of the tally for all rounds. */
static gboolean
is_current (const Count *count,
            guint        index)
{
  return (count->current >> index & 1) != 0;
}

static void
end_round (Count   *count,
           BglGame *game)
{
  int scores[BGL_MAX_SEATS] = { 0 };

  count->analysis->rules->get_scores (bgl_game_get_state (game), scores);
  for (guint i = 0; i <= count->n_situations; i++)
    for (guint seat = 0; seat < count->analysis->n_seats && is_current (count, i); seat++)
      count->tallies[i].calls[seat].points += scores[seat] - count->scores[seat];
  memcpy (count->scores, scores, sizeof scores);
}

static void
begin_round (Count   *count,
             BglGame *game)
{
  const BglRules *rules = count->analysis->rules;

  end_round (count, game);
  count->current = 1u << count->n_situations;
  if (rules->get_situations != NULL)
    count->current |= rules->get_situations (bgl_game_get_state (game)) & (count->current - 1);

  for (guint i = 0; i <= count->n_situations; i++)
    for (guint seat = 0; seat < count->analysis->n_seats && is_current (count, i); seat++)
      {
        count->tallies[i].occurred = TRUE;
        count->tallies[i].calls[seat].n_rounds++;
      }
}

static void
count_call (Count          *count,
            BglAnalysisPly *ply,
            gboolean        right)
{
  for (guint i = 0; i <= count->n_situations; i++)
    {
      Tally *tally = &count->tallies[i];

      if (!is_current (count, i))
        continue;

      if (!right)
        {
          tally->calls[ply->seat - 1].n_wrong++;
          continue;
        }

      tally->calls[ply->seat - 1].n_right++;
      if (ply->time > 0)
        g_array_append_val (tally->times[ply->seat - 1], ply->time);
      for (guint seat = 0; seat < count->analysis->n_seats; seat++)
        tally->calls[seat].n_lost += seat + 1 != ply->seat;
    }
}

/* The events say whether a call was right. */
static void
judge_call (Count     *count,
            BglGame   *game,
            BglRecord *record,
            guint      index)
{
  BglAnalysisPly *ply = &count->analysis->plies[index];
  guint n_events;
  const BglEvent *events = bgl_game_get_events (game, index, &n_events);

  if (ply->seat == 0)
    return;

  ply->time = (guint) (count->analysis->rules->get_time (ply->move) * G_GUINT64_CONSTANT (100) /
                       (100 + bgl_record_get_handicap (record, ply->seat)));
  for (guint i = 0; i < n_events; i++)
    {
      int result = bgl_event_info_find_arg (&count->analysis->rules->events[events[i].type], "result");

      if (result >= 0)
        {
          ply->wrong = !events[i].args[result];
          count_call (count, ply, !ply->wrong);
          return;
        }
    }
}

/* How much the situation cost all seats together: false starts first, and then slow answers. */
static int
compare_situations (gconstpointer a,
                    gconstpointer b)
{
  const BglAnalysisSituation *situations[2] = { a, b };
  double errors[2] = { 0 }, times[2] = { 0 };

  for (guint i = 0; i < 2; i++)
    for (guint seat = 0; seat < BGL_MAX_SEATS; seat++)
      {
        const BglAnalysisCalls *calls = &situations[i]->calls[seat];

        errors[i] += calls->n_rounds > 0 ? (double) calls->n_wrong / calls->n_rounds : 0;
        times[i] = MAX (times[i], calls->median);
      }

  if (errors[0] != errors[1])
    return errors[0] < errors[1] ? 1 : -1;
  if (times[0] != times[1])
    return times[0] < times[1] ? 1 : -1;

  return (int) situations[0]->index - (int) situations[1]->index;
}

static void
keep (Count *count)
{
  BglAnalysis *self = count->analysis;

  for (guint i = 0; i <= count->n_situations; i++)
    {
      Tally *tally = &count->tallies[i];
      BglAnalysisSituation situation = { .index = i };

      for (guint seat = 0; seat < BGL_MAX_SEATS; seat++)
        {
          tally->calls[seat].median = get_median (tally->times[seat]);
          g_array_unref (tally->times[seat]);
        }

      memcpy (situation.calls, tally->calls, sizeof situation.calls);
      if (i == count->n_situations)
        memcpy (self->all_calls, tally->calls, sizeof self->all_calls);
      else if (tally->occurred)
        g_array_append_val (self->situations, situation);
    }

  g_array_sort (self->situations, compare_situations);
}

void
bgl_analysis_judge_calls (BglAnalysis *self,
                          BglGame     *game,
                          BglRecord   *record)
{
  g_autoptr (BglGame) replay = bgl_game_new_at (game, 0);
  const BglSituationInfo *table = self->rules->situations;
  g_autofree Tally *tallies = NULL;
  Count count = { .analysis = self };
  gboolean was_open = FALSE;

  while (table != NULL && table[count.n_situations].label != NULL)
    count.n_situations++;
  count.tallies = tallies = g_new0 (Tally, count.n_situations + 1);
  for (guint i = 0; i <= count.n_situations; i++)
    for (guint seat = 0; seat < BGL_MAX_SEATS; seat++)
      tallies[i].times[seat] = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->n_plies; i++)
    {
      gboolean open = bgl_game_get_turn (replay) == BGL_TURN_ANY;

      if (open && !was_open)
        begin_round (&count, replay);
      was_open = open;
      bgl_game_play (replay, self->plies[i].move, NULL);
      if (open)
        judge_call (&count, replay, record, i);
      self->plies[i].done = TRUE;
    }

  end_round (&count, replay);
  keep (&count);
}
