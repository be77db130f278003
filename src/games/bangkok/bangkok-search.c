/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "bangkok-bot.h"
#include "bangkok-duel.h"

/*
 * Alpha-beta search of a round for two seats. Nothing is hidden or random until the round is over, so the lead in
 * points at its end decides, in the last round too.
 *
 * Laying each die in every possible way makes too many moves. So only the first picks are laid in all ways, and the
 * dice of later picks stay loose. One iteration after the other looks further ahead until the whole round is searched,
 * and then lays one pick more, until all of them are laid and the result is exact.
 */

/* A power of two. */
#define TABLE_SIZE (1u << 18)

/* Each kind of die as a new group and in groups with six different sums. */
#define MAX_CHOICES (BANGKOK_DUEL_KINDS * BANGKOK_DICE)

#define INFINITE 10000

/* Points that a player who is about to lose the game risks for a chance. */
#define MAX_RISK  (3 * BANGKOK_DUEL_UNITS)

/* Points that an opponent may lose by a mistake. Larger mistakes count the same. */
#define MAX_ERROR (5 * BANGKOK_DUEL_UNITS)

/* An answer that is worse by this many points is e times less likely. */
#define ERROR_SCALE (1.0f * BANGKOK_DUEL_UNITS)

/* The scale on which a lead counts, before the last round and in it. */
#define SPREAD_ROUND (8.0f * BANGKOK_DUEL_UNITS)
#define SPREAD_END   (1.0f * BANGKOK_DUEL_UNITS)

/* A position costs less than a simulation of the common search, which the limits count in. */
#define NODES_PER_SIMULATION 2

/* How often the clock and the cancellable are read: every so many positions. */
#define CHECK_INTERVAL 256

/* A move: the kind of die, and the sum of the group that it is added to. */
typedef guint8 Choice;

#define NO_CHOICE 0xff

typedef enum
{
  BOUND_NONE,
  BOUND_LOWER,
  BOUND_UPPER,
  BOUND_EXACT,
} Bound;

/* An entry of the transposition table. */
typedef struct
{
  guint64 key;
  gint16  lead;    /* of the side to pick */
  guint8  depth;   /* picks ahead */
  guint8  laid;    /* how many of them are laid */
  guint8  bound;
  Choice  choice;  /* the best move */
} Entry;

typedef struct
{
  const BglSearchLimits *limits;
  BangkokDuelTables      tables;
  Entry                 *table;
  guint64                n_nodes;
  guint64                max_nodes;
  gboolean               stopped;
  gint64                 start;
  guint                  depth;       /* of the last complete iteration */
  guint                  laid;
  int                    best;        /* the lead that it found */
  int                    lead_before; /* of the side to pick, in earlier rounds */
  gboolean               is_last;     /* round */
  guint32                history[2][BANGKOK_DUEL_KINDS * 16]; /* moves that were good elsewhere, by side */
} Search;

static inline guint
choice_get_kind (Choice choice)
{
  return choice >> 4;
}

static inline guint
choice_get_sum (Choice choice)
{
  return choice & 15;
}

static inline Choice
choice_new (guint kind,
            guint sum)
{
  return (Choice) (kind << 4 | sum);
}

static void
count_node (Search *search)
{
  search->n_nodes++;
  if (search->n_nodes >= search->max_nodes ||
      (search->n_nodes % CHECK_INTERVAL == 0 &&
       (g_cancellable_is_cancelled (search->limits->cancellable) ||
        (search->limits->deadline > 0 && g_get_monotonic_time () >= search->limits->deadline))))
    search->stopped = TRUE;
}

static guint64
get_key (const BangkokDuel *duel)
{
  guint64 key = duel->pool * 2 + duel->turn;

  key = (key ^ key >> 32) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  key = (key ^ key >> 29 ^ duel->sides[0].dice) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  key = (key ^ key >> 32 ^ duel->sides[0].groups) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  key = (key ^ key >> 29 ^ duel->sides[1].groups) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  key ^= key >> 32 ^ ((guint64) duel->sides[0].loose << 32 | duel->sides[1].loose);

  return bgl_random_mix (key);
}

/* Lists the moves. A group that reached the goal gets no more dice, and no group gets more than one pip above it: this
 * can only lose points, except with the last die of a side, which can be hidden in a group that is lost anyway. */
static guint
list_choices (const Search      *search,
              const BangkokDuel *duel,
              gboolean           lay,
              Choice            *choices)
{
  guint64 groups = duel->sides[duel->turn].groups;
  guint goal = search->tables.goal;
  gboolean last = duel->n_pool <= 2;
  guint n = 0;

  for (guint64 rest = duel->pool; rest != 0;)
    {
      guint kind = (guint) __builtin_ctzll (rest) / 4;
      guint value = kind % BANGKOK_SIDES + 1;

      rest &= ~(G_GUINT64_CONSTANT (15) << 4 * kind);
      if (!lay)
        {
          choices[n++] = choice_new (kind, BANGKOK_DUEL_LOOSE);
          continue;
        }

      choices[n++] = choice_new (kind, 0);
      for (guint sum = 1; sum < goal; sum++)
        if (bangkok_duel_count (groups, sum) > 0 && (last || sum + value <= goal + 1))
          choices[n++] = choice_new (kind, sum);
    }

  return n;
}

/* Swaps the best of the remaining moves to the index at. */
static Choice
pick_next (Choice  *choices,
           guint32 *ranks,
           guint    n,
           guint    at)
{
  guint best = at;
  Choice choice;

  for (guint i = at + 1; i < n; i++)
    if (ranks[i] > ranks[best])
      best = i;

  choice = choices[best];
  choices[best] = choices[at];
  ranks[best] = ranks[at];
  choices[at] = choice;

  return choice;
}

/* Returns the lead of the side to pick after this many picks, the first of which are laid. */
static int
search_picks (Search            *search,
              const BangkokDuel *duel,
              guint              depth,
              guint              laid,
              int                alpha,
              int                beta)
{
  Choice choices[MAX_CHOICES];
  guint32 ranks[MAX_CHOICES];
  guint32 *history = search->history[duel->turn];
  guint64 key;
  Entry *entry;
  Choice known = NO_CHOICE, best_choice = NO_CHOICE;
  int best = -INFINITE, floor = alpha;
  guint n;

  count_node (search);
  if (search->stopped)
    return 0;

  if (depth == 0)
    {
      int lead = bangkok_duel_expect_lead (&search->tables, duel);

      return duel->turn == 0 ? lead : -lead;
    }

  key = get_key (duel);
  entry = &search->table[key & (TABLE_SIZE - 1)];
  if (entry->key == key)
    {
      known = entry->choice;
      if (entry->depth == depth && entry->laid == laid &&
          (entry->bound == BOUND_EXACT || (entry->bound == BOUND_LOWER && entry->lead >= beta) ||
           (entry->bound == BOUND_UPPER && entry->lead <= alpha)))
        return entry->lead;
    }

  n = list_choices (search, duel, laid > 0, choices);
  for (guint i = 0; i < n; i++)
    ranks[i] = choices[i] == known ? G_MAXUINT32 : history[choices[i]];

  for (guint i = 0; i < n && floor < beta; i++)
    {
      Choice choice = pick_next (choices, ranks, n, i);
      BangkokDuel after = *duel;
      guint left = laid > 0 ? laid - 1 : 0;
      int lead;

      bangkok_duel_take (&after, choice_get_kind (choice), choice_get_sum (choice));
      lead = i == 0 ? -search_picks (search, &after, depth - 1, left, -beta, -floor)
                    : -search_picks (search, &after, depth - 1, left, -floor - 1, -floor);
      if (i > 0 && lead > floor && lead < beta)
        lead = -search_picks (search, &after, depth - 1, left, -beta, -floor);
      if (search->stopped)
        return 0;

      if (lead > best)
        {
          best = lead;
          best_choice = choice;
          floor = MAX (floor, lead);
        }
    }

  if (best >= beta)
    history[best_choice] += depth * depth;

  *entry = (Entry) {
    .key = key,
    .lead = (gint16) best,
    .depth = (guint8) depth,
    .laid = (guint8) laid,
    .bound = best <= alpha ? BOUND_UPPER : best >= beta ? BOUND_LOWER : BOUND_EXACT,
    .choice = best_choice,
  };

  return best;
}

/* Runs one iteration, and moves the best choice to the front. */
static void
search_root (Search            *search,
             const BangkokDuel *duel,
             guint              depth,
             guint              laid,
             Choice            *choices,
             guint              n)
{
  int best = -INFINITE;

  for (guint i = 0; i < n; i++)
    {
      Choice choice = choices[i];
      BangkokDuel after = *duel;
      int lead;

      bangkok_duel_take (&after, choice_get_kind (choice), choice_get_sum (choice));
      lead = i == 0 ? -search_picks (search, &after, depth - 1, laid - 1, -INFINITE, INFINITE)
                    : -search_picks (search, &after, depth - 1, laid - 1, -best - 1, -best);
      if (i > 0 && lead > best)
        lead = -search_picks (search, &after, depth - 1, laid - 1, -INFINITE, -best);
      if (search->stopped)
        return;

      if (lead > best)
        {
          best = lead;
          memmove (choices + 1, choices, i * sizeof *choices);
          choices[0] = choice;
        }
    }

  search->depth = depth;
  search->laid = laid;
  search->best = best;
}

static gboolean
is_late (const Search *search)
{
  const BglSearchLimits *limits = search->limits;

  return search->n_nodes > search->max_nodes / 3 ||
         (limits->deadline > 0 && g_get_monotonic_time () > search->start + (limits->deadline - search->start) / 3);
}

static void
deepen (Search            *search,
        const BangkokDuel *duel,
        Choice            *choices,
        guint              n)
{
  guint max_depth = search->limits->depth > 0 ? MIN (search->limits->depth, duel->n_pool) : duel->n_pool;

  for (guint depth = 1; depth < max_depth && !search->stopped; depth++)
    search_root (search, duel, depth, 1, choices, n);

  for (guint laid = 1; laid <= max_depth && !search->stopped && (laid == 1 || !is_late (search)); laid++)
    search_root (search, duel, max_depth, laid, choices, n);
}

/* How good a lead at the end of this round is. In the last round, only the winner counts. */
static float
get_use (const Search *search,
         int           lead)
{
  return tanhf ((float) (search->lead_before + lead) / (search->is_last ? SPREAD_END : SPREAD_ROUND));
}

/* What a move gains against an opponent who often finds the best answer, but not always: the answers are the likelier
 * the better they are. */
static float
expect_use (Search            *search,
            const BangkokDuel *after,
            int                lead)
{
  Choice choices[MAX_CHOICES];
  guint laid = search->laid - 1;
  guint n;
  float sum = 0, total = 0;

  if (after->n_pool == 0 || search->depth < 2)
    return get_use (search, lead);

  n = list_choices (search, after, laid > 0, choices);
  for (guint i = 0; i < n && !search->stopped; i++)
    {
      BangkokDuel answered = *after;
      int own;
      float weight;

      bangkok_duel_take (&answered, choice_get_kind (choices[i]), choice_get_sum (choices[i]));
      own = search_picks (search, &answered, search->depth - 2, laid > 0 ? laid - 1 : 0, lead - 1, lead + MAX_ERROR);
      weight = expf ((float) (lead - own) / ERROR_SCALE);
      sum += weight * get_use (search, own);
      total += weight;
    }

  return total > 0 ? sum / total : 0;
}

/* Of the best moves, chooses the one with the most difficult answer. A player who is about to lose the game also tries
 * moves that are worse if the opponent makes no mistake. */
static void
set_trap (Search            *search,
          const BangkokDuel *duel,
          Choice            *choices,
          guint              n)
{
  int risk = search->is_last && search->lead_before + search->best < 0 ? MAX_RISK : 0;
  float best_use = -INFINITE;
  Choice best = choices[0];

  for (guint i = 0; i < n && !search->stopped; i++)
    {
      BangkokDuel after = *duel;
      int lead;
      float use;

      bangkok_duel_take (&after, choice_get_kind (choices[i]), choice_get_sum (choices[i]));
      lead = -search_picks (search, &after, search->depth - 1, search->laid - 1, -search->best - 1,
                            -search->best + risk + 1);
      if (search->stopped || lead < search->best - risk)
        continue;

      use = expect_use (search, &after, lead);
      if (!search->stopped && use > best_use)
        {
          best_use = use;
          best = choices[i];
        }
    }

  choices[0] = best;
}

static guint
find_group (const BangkokHand *hand,
            guint              sum)
{
  for (guint i = 0; i < hand->n_groups; i++)
    if (hand->sum[i] == sum)
      return i + 1;

  return BANGKOK_APART;
}

BglMove
bangkok_search (gconstpointer          data,
                const BglSearchLimits *limits,
                BglSearchReport       *report)
{
  const BangkokState *state = data;
  g_autofree Search *search = NULL;
  Choice choices[MAX_CHOICES];
  BangkokDuel duel;
  BglRandom random;
  guint kind, n;

  if (state->n_seats != 2)
    return BGL_MOVE_NONE;

  search = g_new0 (Search, 1);
  search->limits = limits;
  search->max_nodes = (guint64) limits->nodes * NODES_PER_SIMULATION;
  search->table = g_new0 (Entry, TABLE_SIZE);
  bangkok_duel_tables_init (&search->tables, state);
  bangkok_duel_init (&duel, state);

  /* Of equally good moves, the first one is chosen. */
  n = list_choices (search, &duel, TRUE, choices);
  bgl_random_init (&random, limits->seed);
  for (guint i = n; i > 1; i--)
    {
      guint other = bgl_random_below (&random, i);
      Choice choice = choices[i - 1];

      choices[i - 1] = choices[other];
      choices[other] = choice;
    }

  search->start = g_get_monotonic_time ();
  search->lead_before = BANGKOK_DUEL_UNITS * ((int) state->scores[state->turn - 1] -
                                              (int) state->scores[2 - state->turn]);
  search->is_last = state->round == state->n_seats;
  if (n > 1)
    {
      deepen (search, &duel, choices, n);
      if (search->depth == duel.n_pool)
        set_trap (search, &duel, choices, n);
    }
  report->nodes = search->n_nodes;
  report->depth = search->depth;

  bangkok_duel_tables_clear (&search->tables);
  g_free (search->table);

  if (g_cancellable_is_cancelled (limits->cancellable))
    return BGL_MOVE_NONE;

  kind = choice_get_kind (choices[0]);

  return bangkok_move_new_pick (state->turn, kind / BANGKOK_SIDES, kind % BANGKOK_SIDES + 1,
                                find_group (&state->hands[state->turn - 1], choice_get_sum (choices[0])));
}
