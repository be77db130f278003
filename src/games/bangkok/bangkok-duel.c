/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "bangkok-duel.h"
#include "bangkok-score.h"

#define POINTS_EXACT   4
#define POINTS_CLOSEST 2
#define POINTS_FEWEST  6

/* A power of two. */
#define N_GUESSES (1u << 14)

#define MAX_SUM 15

/* What the pips of open groups will be worth, in points for as many as the goal. */
#define HOPE_GOAL 3

/* The share of the points that a sequence would score with the values that can still be taken, in units. */
#define HOPE_SEQUENCE 5

/* With this many picks to come, hopes count fully. */
#define HOPE_PICKS 4

/* How many points side 0 gets more than side 1 from a row. A tie pays the second place. */
static gint8
get_row_lead (guint row,
              guint own,
              guint other)
{
  if (own == other)
    return 0;

  return (gint8) ((own > other ? 1 : -1) *
                  ((int) bangkok_score_get_pay (row, 1) -
                   (int) (MIN (own, other) > 0 ? bangkok_score_get_pay (row, 2) : 0)));
}

/* The average if each of the remaining dice goes to either side with the same probability, in units. */
static gint16
get_open_lead (const gint8 leads[8][8],
               guint       n_left,
               guint       own,
               guint       other)
{
  double chance = 1, sum = 0;

  for (guint i = 0; i < n_left; i++)
    chance /= 2;
  for (guint i = 0; i <= n_left; i++)
    {
      sum += chance * leads[MIN (own + i, 7)][MIN (other + n_left - i, 7)];
      chance *= (double) (n_left - i) / (i + 1);
    }

  return (gint16) lrint (BANGKOK_DUEL_UNITS * sum);
}

static void
init_open_leads (BangkokDuelTables *tables)
{
  for (guint own = 0; own < 8; own++)
    for (guint other = 0; other < 8; other++)
      {
        for (guint i = 0; i < BANGKOK_SIDES; i++)
          for (guint n_left = 0; n_left < 16; n_left++)
            tables->open_numbers[i][n_left][own][other] = get_open_lead (tables->numbers[i], n_left, own, other);
        for (guint i = 0; i < 2; i++)
          for (guint n_left = 0; n_left < 8; n_left++)
            tables->open_colors[i][n_left][own][other] = get_open_lead (tables->colors[i], n_left, own, other);
      }
}

void
bangkok_duel_tables_init (BangkokDuelTables  *tables,
                          const BangkokState *state)
{
  tables->goal = state->goal;
  tables->closest = state->closest;
  tables->guesses = g_new0 (BangkokGuess, N_GUESSES);

  for (guint own = 0; own < 8; own++)
    for (guint other = 0; other < 8; other++)
      {
        for (guint value = 1; value <= BANGKOK_SIDES; value++)
          tables->numbers[value - 1][own][other] = get_row_lead (value, own, other);
        for (guint color = 0; color < 2; color++)
          tables->colors[color][own][other] = get_row_lead (state->rows[color], own, other);
      }

  init_open_leads (tables);
}

void
bangkok_duel_tables_clear (BangkokDuelTables *tables)
{
  g_clear_pointer (&tables->guesses, g_free);
}

void
bangkok_duel_init (BangkokDuel        *duel,
                   const BangkokState *state)
{
  memset (duel, 0, sizeof *duel);
  duel->n_pool = state->n_pool;
  duel->turn = state->turn - 1;

  for (guint color = 0; color < 2; color++)
    for (guint value = 1; value <= BANGKOK_SIDES; value++)
      duel->pool |= (guint64) state->pool[color][value] << 4 * (color * BANGKOK_SIDES + value - 1);

  for (guint i = 0; i < 2; i++)
    {
      const BangkokHand *hand = &state->hands[i];

      for (guint j = 0; j < hand->n_dice; j++)
        duel->sides[i].dice += G_GUINT64_CONSTANT (1) << 4 * (hand->dice[j].color * BANGKOK_SIDES +
                                                              hand->dice[j].value - 1);
      for (guint j = 0; j < hand->n_groups; j++)
        if (hand->sum[j] <= MAX_SUM)
          duel->sides[i].groups += G_GUINT64_CONSTANT (1) << 4 * hand->sum[j];
    }
}

void
bangkok_duel_take (BangkokDuel *duel,
                   guint        kind,
                   guint        sum)
{
  BangkokSide *side = &duel->sides[duel->turn];
  guint64 die = G_GUINT64_CONSTANT (1) << 4 * kind;
  guint value = kind % BANGKOK_SIDES + 1;

  duel->pool -= die;
  duel->n_pool--;
  duel->turn ^= 1;
  side->dice += die;

  if (sum == BANGKOK_DUEL_LOOSE)
    {
      side->loose += 1u << 4 * (value - 1);
      return;
    }

  if (sum > 0)
    side->groups -= G_GUINT64_CONSTANT (1) << 4 * sum;
  if (sum + value <= MAX_SUM)
    side->groups += G_GUINT64_CONSTANT (1) << 4 * (sum + value);
}

static int
get_group_points (const BangkokDuelTables *tables,
                  guint                    sum)
{
  int distance = ABS ((int) sum - (int) tables->goal);

  if (distance == 0)
    return POINTS_EXACT;

  /* With fourteen dice, somebody nearly always misses the goal by one. */
  return distance == 1 && tables->closest == BANGKOK_CLOSEST_APART ? POINTS_CLOSEST : 0;
}

static int pack (const BangkokDuelTables *tables, guint64 groups, guint32 loose);

/* The most points if a group with this sum gets some of the loose dice up to this value, and the rest forms other
 * groups. */
static int
fill (const BangkokDuelTables *tables,
      guint64                  groups,
      guint32                  loose,
      guint                    sum,
      guint                    value)
{
  int best = 0;

  if (sum + 1u >= tables->goal)
    best = get_group_points (tables, sum) + pack (tables, groups, loose);

  for (guint i = MIN (value, tables->goal + 1u - MIN (sum, tables->goal + 1u)); i >= 1; i--)
    if (bangkok_duel_count (loose, i - 1) > 0)
      best = MAX (best, fill (tables, groups, loose - (1u << 4 * (i - 1)), sum + i, i));

  return best;
}

/* The most points that groups and loose dice can make, with at most one of the groups in each new one. */
static int
pack (const BangkokDuelTables *tables,
      guint64                  groups,
      guint32                  loose)
{
  int best;

  if (groups != 0)
    {
      guint sum = (guint) __builtin_ctzll (groups) / 4;
      guint64 rest = groups - (G_GUINT64_CONSTANT (1) << 4 * sum);

      best = get_group_points (tables, sum) + pack (tables, rest, loose);
      return sum < tables->goal && loose != 0 ? MAX (best, fill (tables, rest, loose, sum, BANGKOK_SIDES)) : best;
    }

  if (loose != 0)
    {
      guint value = (31u - (guint) __builtin_clz (loose)) / 4 + 1;

      loose -= 1u << 4 * (value - 1);
      best = get_group_points (tables, value) + pack (tables, 0, loose);
      return MAX (best, fill (tables, 0, loose, value, value));
    }

  return 0;
}

static int
get_sequences (guint32 values)
{
  guint8 counts[BANGKOK_SIDES + 1];

  for (guint value = 1; value <= BANGKOK_SIDES; value++)
    counts[value] = (guint8) bangkok_duel_count (values, value - 1);

  return (int) bangkok_score_get_sequences (counts);
}

/* The points of a side that do not depend on the other one. */
static int
guess_points (const BangkokDuelTables *tables,
              const BangkokSide       *side)
{
  guint32 values = bangkok_side_get_values (side);
  guint64 hash = (side->groups * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) ^
                 ((guint64) side->loose << 32 | values) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  BangkokGuess *guess = &tables->guesses[(hash ^ hash >> 29) >> 20 & (N_GUESSES - 1)];

  if (guess->groups != side->groups || guess->loose != side->loose || guess->values != values)
    {
      *guess = (BangkokGuess) { side->groups, side->loose, values, get_sequences (values) };

      if (side->loose != 0)
        {
          guess->points += pack (tables, side->groups, side->loose);
          if (tables->closest == BANGKOK_CLOSEST_OWNERS && bangkok_duel_count (side->groups, tables->goal) > 0)
            guess->points += POINTS_CLOSEST;
        }
      else
        {
          guess->points += POINTS_EXACT * (int) bangkok_duel_count (side->groups, tables->goal);
        }
    }

  return guess->points;
}

/* bangkok-closest, if no die is loose. */
static int
get_closest_lead (const BangkokDuelTables *tables,
                  const BangkokDuel       *duel)
{
  guint64 own = duel->sides[0].groups, other = duel->sides[1].groups;
  int own_exact = bangkok_duel_count (own, tables->goal) > 0;
  int other_exact = bangkok_duel_count (other, tables->goal) > 0;

  if (tables->closest == BANGKOK_CLOSEST_NO_EXACT && (own_exact || other_exact))
    return 0;
  if (tables->closest == BANGKOK_CLOSEST_OWNERS && (own_exact || other_exact))
    return POINTS_CLOSEST * (own_exact - other_exact);

  for (guint distance = 1; distance < tables->goal; distance++)
    {
      guint n_own = bangkok_duel_count (own, tables->goal - distance);
      guint n_other = bangkok_duel_count (other, tables->goal - distance);

      if (tables->goal + distance <= MAX_SUM)
        {
          n_own += bangkok_duel_count (own, tables->goal + distance);
          n_other += bangkok_duel_count (other, tables->goal + distance);
        }
      if (n_own + n_other > 0)
        return POINTS_CLOSEST * ((int) n_own - (int) n_other);
    }

  return 0;
}

static guint
count_color (guint64 dice,
             guint   color)
{
  /* The product adds up the six counts. */
  return ((guint32) (dice >> 24 * color) & 0xffffff) * 0x111111u >> 20 & 15;
}

int
bangkok_duel_get_lead (const BangkokDuelTables *tables,
                       const BangkokDuel       *duel)
{
  const BangkokSide *own = &duel->sides[0], *other = &duel->sides[1];
  guint32 own_values = bangkok_side_get_values (own), other_values = bangkok_side_get_values (other);
  int lead = guess_points (tables, own) - guess_points (tables, other);
  int own_colors = 0, other_colors = 0;

  if ((own->loose | other->loose) == 0)
    lead += get_closest_lead (tables, duel);

  for (guint i = 0; i < BANGKOK_SIDES; i++)
    lead += tables->numbers[i][bangkok_duel_count (own_values, i)][bangkok_duel_count (other_values, i)];

  for (guint i = 0; i < 2; i++)
    {
      guint n_own = count_color (own->dice, i);
      guint n_other = count_color (other->dice, i);

      lead += tables->colors[i][n_own][n_other];
      own_colors += n_own > 0;
      other_colors += n_other > 0;
    }

  if (own_colors != other_colors && own_colors > 0 && other_colors > 0)
    lead += own_colors < other_colors ? POINTS_FEWEST : -POINTS_FEWEST;

  return lead;
}

/* The pips of groups and loose dice. */
static int
count_pips (const BangkokDuelTables *tables,
            const BangkokSide       *side)
{
  int pips = 0;

  for (guint sum = 1; sum <= tables->goal + 1u; sum++)
    pips += (int) (sum * bangkok_duel_count (side->groups, sum));
  for (guint value = 1; value <= BANGKOK_SIDES; value++)
    pips += (int) (value * bangkok_duel_count (side->loose, value - 1));

  return pips;
}

/* What a side can hope for with its groups and sequences, in units. */
static int
get_hope (const BangkokDuelTables *tables,
          const BangkokDuel       *duel,
          guint                    index)
{
  const BangkokSide *side = &duel->sides[index];
  guint32 values = bangkok_side_get_values (side);
  guint32 filled = values;
  int points = guess_points (tables, side);
  int sequences = get_sequences (values);
  int n_picks = MIN ((duel->n_pool + (duel->turn == index)) / 2, HOPE_PICKS);
  int hope;

  for (guint i = 0; i < BANGKOK_SIDES; i++)
    if (bangkok_duel_count (duel->pool, i) + bangkok_duel_count (duel->pool, i + BANGKOK_SIDES) > 0 &&
        bangkok_duel_count (values, i) == 0)
      filled += 1u << 4 * i;

  hope = BANGKOK_DUEL_UNITS * HOPE_GOAL * count_pips (tables, side) / tables->goal -
         BANGKOK_DUEL_UNITS * HOPE_GOAL * (points - sequences) / POINTS_EXACT;
  hope += HOPE_SEQUENCE * (get_sequences (filled) - sequences);

  return BANGKOK_DUEL_UNITS * points + hope * n_picks / HOPE_PICKS;
}

int
bangkok_duel_expect_lead (const BangkokDuelTables *tables,
                          const BangkokDuel       *duel)
{
  const BangkokSide *own = &duel->sides[0], *other = &duel->sides[1];
  guint32 own_values = bangkok_side_get_values (own), other_values = bangkok_side_get_values (other);
  guint32 left = (guint32) (duel->pool & 0xffffff) + (guint32) (duel->pool >> 24);
  int lead;

  if (duel->n_pool == 0)
    return BANGKOK_DUEL_UNITS * bangkok_duel_get_lead (tables, duel);

  lead = get_hope (tables, duel, 0) - get_hope (tables, duel, 1);

  for (guint i = 0; i < BANGKOK_SIDES; i++)
    lead += tables->open_numbers[i][bangkok_duel_count (left, i)][bangkok_duel_count (own_values, i)]
                                [bangkok_duel_count (other_values, i)];

  for (guint i = 0; i < 2; i++)
    {
      guint n_own = count_color (own->dice, i);
      guint n_other = count_color (other->dice, i);

      lead += tables->open_colors[i][count_color (duel->pool, i)][n_own][n_other];
    }

  return lead;
}
