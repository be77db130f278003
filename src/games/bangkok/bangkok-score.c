/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-score.h"

#include "engine/bgl-i18n.h"

/* Indexed by row and place, both from 1; index 0 is unused. */
static const guint8 pay[BANGKOK_ROWS + 1][BANGKOK_PLACES + 1] = {
  { 0, 0, 0, 0 },
  { 0, 6, 3, 1 },
  { 0, 5, 2, 1 },
  { 0, 4, 2, 1 },
  { 0, 3, 1, 0 },
  { 0, 2, 1, 0 },
  { 0, 1, 0, 0 },
};

static const guint8 run_points[BANGKOK_SIDES + 1] = { 0, 0, 0, 2, 4, 6, 8 };

#define POINTS_EXACT   4
#define POINTS_CLOSEST 2
#define POINTS_FEWEST  6
#define POINTS_TRIO    8

/* The number of dice and of colors that make a trio. */
#define TRIO 3

guint
bangkok_score_get_pay (guint row,
                       guint place)
{
  g_return_val_if_fail (row >= 1 && row <= BANGKOK_ROWS, 0);

  return place <= BANGKOK_PLACES ? pay[row][place] : 0;
}

static void
award (BangkokScore    *score,
       BangkokCategory  category,
       guint            seat,
       guint            points)
{
  score->points[category][seat] += points;
  score->totals[seat] += points;
}

static guint
get_distance (const BangkokState *state,
              const BangkokHand  *hand,
              guint               group)
{
  return ABS ((int) hand->sum[group] - (int) state->goal);
}

/* bangkok-exact */
static void
score_exact (const BangkokState *state,
             BangkokScore       *score,
             BglEvents          *events)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint group = 0; group < state->hands[seat].n_groups; group++)
      if (state->hands[seat].sum[group] == state->goal)
        {
          award (score, BANGKOK_EXACT, seat, POINTS_EXACT);
          if (events != NULL)
            bgl_events_add (events, BANGKOK_EVENT_EXACT, "bangkok-exact", 3,
                            seat + 1, group + 1, POINTS_EXACT);
        }
}

/* The option "owners": each player who hits the goal counts as closest, once. */
static void
score_closest_owners (const BangkokState *state,
                      BangkokScore       *score,
                      BglEvents          *events)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint group = 0; group < state->hands[seat].n_groups; group++)
      if (state->hands[seat].sum[group] == state->goal)
        {
          award (score, BANGKOK_CLOSEST, seat, POINTS_CLOSEST);
          if (events != NULL)
            bgl_events_add (events, BANGKOK_EVENT_CLOSEST, "bangkok-closest", 4,
                            seat + 1, group + 1, 0, POINTS_CLOSEST);
          break;
        }
}

/* bangkok-closest, after the exact groups have been scored. */
static void
score_closest (const BangkokState *state,
               BangkokScore       *score,
               BglEvents          *events)
{
  guint smallest = G_MAXUINT;
  gboolean exact = FALSE;

  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint group = 0; group < state->hands[seat].n_groups; group++)
      {
        guint distance = get_distance (state, &state->hands[seat], group);

        if (distance == 0)
          exact = TRUE;
        else
          smallest = MIN (smallest, distance);
      }

  if (exact && state->closest == BANGKOK_CLOSEST_NO_EXACT)
    return;

  if (exact && state->closest == BANGKOK_CLOSEST_OWNERS)
    {
      score_closest_owners (state, score, events);
      return;
    }

  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint group = 0; group < state->hands[seat].n_groups; group++)
      if (get_distance (state, &state->hands[seat], group) == smallest)
        {
          award (score, BANGKOK_CLOSEST, seat, POINTS_CLOSEST);
          if (events != NULL)
            bgl_events_add (events, BANGKOK_EVENT_CLOSEST, "bangkok-closest", 4,
                            seat + 1, group + 1, (int) smallest, POINTS_CLOSEST);
        }
}

/* bangkok-colors. A seat without dice is left out. This matters only in the middle of a round, when the
 * points so far are counted. */
static void
score_fewest (const BangkokState *state,
              BangkokScore       *score,
              BglEvents          *events)
{
  guint shown[BANGKOK_SEATS];
  guint fewest = G_MAXUINT;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      shown[seat] = 0;
      for (guint color = 0; color < state->n_seats; color++)
        shown[seat] += state->hands[seat].colors[color] > 0;

      if (shown[seat] > 0)
        fewest = MIN (fewest, shown[seat]);
    }

  for (guint seat = 0; seat < state->n_seats; seat++)
    if (shown[seat] == fewest)
      {
        award (score, BANGKOK_FEWEST, seat, POINTS_FEWEST);
        if (events != NULL)
          bgl_events_add (events, BANGKOK_EVENT_COLORS, "bangkok-colours", 3,
                          seat + 1, shown[seat], POINTS_FEWEST);
      }
}

/* bangkok-trio */
static void
score_trio (const BangkokState *state,
            BangkokScore       *score,
            BglEvents          *events)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint value = 1; value <= BANGKOK_SIDES; value++)
      if (state->hands[seat].values[value] >= TRIO &&
          __builtin_popcount (state->hands[seat].shades[value]) >= TRIO)
        {
          award (score, BANGKOK_TRIO, seat, POINTS_TRIO);
          if (events != NULL)
            bgl_events_add (events, BANGKOK_EVENT_TRIO, "bangkok-trio", 3,
                            seat + 1, value, POINTS_TRIO);

          if (state->trios == BANGKOK_TRIOS_ONCE)
            break;
        }
}

/* Finds the longest sequence in the counts and removes it. Of several sequences with the same length, the
 * order of removal does not matter, because they never share a value. */
static guint
take_run (guint8  counts[BANGKOK_SIDES + 1],
          guint  *from)
{
  guint longest = 0;

  for (guint start = 1; start <= BANGKOK_SIDES; start++)
    {
      guint length = 0;

      while (start + length <= BANGKOK_SIDES && counts[start + length] > 0)
        length++;

      if (length > longest)
        {
          longest = length;
          *from = start;
        }

      start += length;
    }

  for (guint i = 0; i < longest; i++)
    counts[*from + i]--;

  return longest;
}

/* bangkok-sequence */
static guint
score_runs (const guint8  values[BANGKOK_SIDES + 1],
            guint         seat,
            BglEvents    *events)
{
  guint8 counts[BANGKOK_SIDES + 1];
  guint points = 0, length, from;

  memcpy (counts, values, sizeof counts);

  while (run_points[length = take_run (counts, &from)] > 0)
    {
      points += run_points[length];
      if (events != NULL)
        bgl_events_add (events, BANGKOK_EVENT_SEQUENCE, "bangkok-sequence", 4,
                        seat + 1, from, from + length - 1, run_points[length]);
    }

  return points;
}

guint
bangkok_score_get_sequences (const guint8 values[BANGKOK_SIDES + 1])
{
  return score_runs (values, 0, NULL);
}

static void
score_sequence (const BangkokState *state,
                BangkokScore       *score,
                BglEvents          *events)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    award (score, BANGKOK_SEQUENCE, seat,
           score_runs (state->hands[seat].values, seat, events));
}

/* bangkok-ties: k tied players with m players ahead of them take place m + k. This is the number of players
 * who have at least as many dice. A player with none takes no place. */
static guint
get_place (const guint8 *counts,
           guint         n_seats,
           guint         seat)
{
  guint place = 0;

  if (counts[seat] == 0)
    return 0;

  for (guint i = 0; i < n_seats; i++)
    place += counts[i] >= counts[seat];

  return place <= BANGKOK_PLACES ? place : 0;
}

/* bangkok-numbers */
static void
score_numbers (const BangkokState *state,
               BangkokScore       *score,
               BglEvents          *events)
{
  for (guint row = 1; row <= BANGKOK_ROWS; row++)
    {
      guint8 counts[BANGKOK_SEATS];

      for (guint seat = 0; seat < state->n_seats; seat++)
        counts[seat] = state->hands[seat].values[row];

      for (guint seat = 0; seat < state->n_seats; seat++)
        {
          guint place = get_place (counts, state->n_seats, seat);

          award (score, BANGKOK_NUMBERS, seat, pay[row][place]);
          if (events != NULL && pay[row][place] > 0)
            bgl_events_add (events, BANGKOK_EVENT_NUMBERS, "bangkok-numbers", 5,
                            seat + 1, row, counts[seat], place, pay[row][place]);
        }
    }
}

static void
score_majority_row (const BangkokState *state,
                    guint               row,
                    guint               color,
                    BangkokScore       *score,
                    BglEvents          *events)
{
  guint8 counts[BANGKOK_SEATS];

  for (guint seat = 0; seat < state->n_seats; seat++)
    counts[seat] = state->hands[seat].colors[color];

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      guint place = get_place (counts, state->n_seats, seat);

      award (score, BANGKOK_MAJORITY, seat, pay[row][place]);
      if (events != NULL && pay[row][place] > 0)
        bgl_events_add (events, BANGKOK_EVENT_MAJORITY, "bangkok-majority", 6,
                        seat + 1, row, color, counts[seat], place, pay[row][place]);
    }
}

/* bangkok-majority: row by row, in the order of the values board. */
static void
score_majority (const BangkokState *state,
                BangkokScore       *score,
                BglEvents          *events)
{
  guint8 color_of[BANGKOK_ROWS + 1];

  memset (color_of, BANGKOK_COLORS, sizeof color_of);
  for (guint color = 0; color < state->n_seats; color++)
    color_of[state->rows[color]] = color;

  for (guint row = 1; row <= BANGKOK_ROWS; row++)
    if (color_of[row] < BANGKOK_COLORS)
      score_majority_row (state, row, color_of[row], score, events);
}

void
bangkok_score_with_events (const BangkokState *state,
                           BangkokScore       *score,
                           BglEvents          *events)
{
  memset (score, 0, sizeof *score);

  score_exact (state, score, events);
  score_closest (state, score, events);
  score_fewest (state, score, events);
  score_trio (state, score, events);
  score_sequence (state, score, events);
  score_numbers (state, score, events);
  score_majority (state, score, events);
}

void
bangkok_score (const BangkokState *state,
               BangkokScore       *score)
{
  bangkok_score_with_events (state, score, NULL);
}

const char *
bangkok_category_get_rule (BangkokCategory category)
{
  static const char *const rules[BANGKOK_CATEGORIES] = {
    "bangkok-exact",
    "bangkok-closest",
    "bangkok-colours",
    "bangkok-trio",
    "bangkok-sequence",
    "bangkok-numbers",
    "bangkok-majority",
  };

  g_return_val_if_fail (category < BANGKOK_CATEGORIES, NULL);

  return rules[category];
}

const char *
bangkok_category_get_label (BangkokCategory category)
{
  /* Translators: the categories in the table of points, in the order of scoring. */
  static const char *const labels[BANGKOK_CATEGORIES] = {
    NC_("category of points", "Exact"),
    NC_("category of points", "Closest"),
    NC_("category of points", "Colors"),
    NC_("category of points", "Trio"),
    NC_("category of points", "Sequences"),
    NC_("category of points", "Numbers"),
    NC_("category of points", "Majorities"),
  };

  g_return_val_if_fail (category < BANGKOK_CATEGORIES, NULL);

  return bgl_pgettext2 ("category of points", labels[category]);
}
