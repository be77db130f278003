/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "bgl-search-private.h"

/* How much the search explores moves that it has rarely tried. The value was found by matches between the levels of
 * each game; rewards are between 0 and 1. */
#define EXPLORATION 1.1f

/* At this size, about 128 MB, the tree stops growing, and only its statistics improve. */
#define MAX_NODES (4u << 20)
#define MAX_DEPTH 400

/* A chance node has at most this many branches. */
#define MAX_OUTCOMES 96

/* A playout that has not ended after this many moves is estimated. */
#define PLAYOUT_LENGTH 1000

#define NO_NODE G_MAXUINT32

typedef struct
{
  BglMove move;
  float   reward;       /* sum of the rewards of the seat that chose the move */
  float   prior;        /* its share of the total weight of its siblings */
  guint32 visits;
  guint32 first_child;
  guint32 next_sibling;
  guint8  expanded;
} Node;

typedef struct
{
  const BglRules        *rules;
  const BglSearchLimits *limits;
  BglRandom              random;
  float                  exploration;

  Node                  *nodes;
  guint                  n_nodes;
  guint                  n_allocated;

  gconstpointer          root_state;
  gpointer               state;    /* the state that each simulation changes */
  BglMove               *moves;
  float                 *weights;

  BglSearchEstimate     *estimate; /* if not NULL, playouts go on to the end, and only winning counts */

  guint                  depth;
  guint32                path[MAX_DEPTH];
  guint8                 chooser[MAX_DEPTH]; /* the seat that chose this node of the path; 0 for chance */
} Search;

static guint32
add_node (Search  *search,
          BglMove  move,
          float    prior)
{
  if (search->n_nodes == search->n_allocated)
    {
      if (search->n_allocated >= MAX_NODES)
        return NO_NODE;

      search->n_allocated = MAX (search->n_allocated * 2, 4096);
      search->nodes = g_renew (Node, search->nodes, search->n_allocated);
    }

  search->nodes[search->n_nodes] = (Node) {
    .move = move,
    .prior = prior,
    .first_child = NO_NODE,
    .next_sibling = NO_NODE,
  };

  return search->n_nodes++;
}

guint
bgl_search_list_choices (const BglRules *rules,
                         gconstpointer   state,
                         gboolean        use_knowledge,
                         BglMove        *moves,
                         float          *weights)
{
  const BglBot *bot = rules->bot;
  guint seat = (guint) rules->get_turn (state);
  guint n_listed, n = 0;

  if (use_knowledge && bot != NULL && bot->list_candidates != NULL)
    n = bot->list_candidates (state, moves, weights);
  if (n > 0)
    return n;

  n_listed = rules->list_moves (state, moves);
  for (guint i = 0; i < n_listed; i++)
    if (bgl_move_get_seat (moves[i]) == seat)
      {
        moves[n] = moves[i];
        weights[n++] = 1;
      }

  return n;
}

/* Among moves with equal values, the first one is tried first. Shuffle them, or bots with little time would always
 * play at the same end of the board. */
static void
shuffle_choices (Search *search,
                 guint   n)
{
  for (guint i = n; i > 1; i--)
    {
      guint other = bgl_random_below (&search->random, i);
      BglMove move = search->moves[i - 1];
      float weight = search->weights[i - 1];

      search->moves[i - 1] = search->moves[other];
      search->weights[i - 1] = search->weights[other];
      search->moves[other] = move;
      search->weights[other] = weight;
    }
}

static void
expand (Search  *search,
        guint32  index)
{
  guint n = bgl_search_list_choices (search->rules, search->state, search->limits->use_knowledge, search->moves,
                                     search->weights);
  float total = 0;

  search->nodes[index].expanded = TRUE;
  shuffle_choices (search, n);

  for (guint i = 0; i < n; i++)
    {
      if (search->limits->doubt > 0)
        search->weights[i] = powf (search->weights[i], 1 - search->limits->doubt);
      total += search->weights[i];
    }

  /* Add nodes in reverse order, so that the first choice becomes the first child. */
  for (guint i = n; i-- > 0;)
    {
      guint32 child = add_node (search, search->moves[i], search->weights[i] / total);

      if (child == NO_NODE)
        break;

      search->nodes[child].next_sibling = search->nodes[index].first_child;
      search->nodes[index].first_child = child;
    }
}

/* Returns the child with the highest sum of its mean reward and its exploration bonus. An untried child is assumed
 * to be as good as the average of its siblings. */
static guint32
select_child (const Search *search,
              guint32       index)
{
  const Node *nodes = search->nodes;
  float sum = 0, best_value = -1, urgency, untried;
  guint visits = 0;
  guint32 best = NO_NODE;

  for (guint32 i = nodes[index].first_child; i != NO_NODE; i = nodes[i].next_sibling)
    {
      sum += nodes[i].reward;
      visits += nodes[i].visits;
    }

  untried = visits > 0 ? sum / (float) visits : 0.5f;
  urgency = search->exploration * sqrtf ((float) visits + 1);

  for (guint32 i = nodes[index].first_child; i != NO_NODE; i = nodes[i].next_sibling)
    {
      const Node *node = &nodes[i];
      float mean = node->visits > 0 ? node->reward / (float) node->visits : untried;
      float value = mean + urgency * node->prior / (float) (1 + node->visits);

      if (value > best_value)
        {
          best_value = value;
          best = i;
        }
    }

  return best;
}

/* Finds or adds the branch for an outcome of chance. Outcomes are drawn, so each branch is visited according to its
 * probability. */
static guint32
find_outcome (Search  *search,
              guint32  index,
              BglMove  move)
{
  guint n = 0;
  guint32 child;

  for (guint32 i = search->nodes[index].first_child; i != NO_NODE;
       i = search->nodes[i].next_sibling, n++)
    if (search->nodes[i].move == move)
      return i;

  child = n < MAX_OUTCOMES ? add_node (search, move, 0) : NO_NODE;
  if (child == NO_NODE)
    return NO_NODE;

  search->nodes[child].next_sibling = search->nodes[index].first_child;
  search->nodes[index].first_child = child;

  return child;
}

static BglMove
draw_outcome (const BglRules *rules,
              gconstpointer   state,
              gboolean        use_knowledge,
              BglRandom      *random)
{
  if (use_knowledge && rules->bot != NULL && rules->bot->draw_chance != NULL)
    return rules->bot->draw_chance (state, random);

  return rules->draw_chance (state, random);
}

static BglMove
draw_any_move (const BglRules *rules,
               gconstpointer   state,
               gboolean        use_knowledge,
               BglRandom      *random)
{
  if (rules->get_turn (state) == BGL_TURN_CHANCE)
    return draw_outcome (rules, state, use_knowledge, random);

  if (use_knowledge && rules->bot != NULL && rules->bot->draw_playout != NULL)
    return rules->bot->draw_playout (state, random);

  return rules->draw_move (state, random);
}

gboolean
bgl_search_is_settled (const BglRules *rules,
                       gconstpointer   state)
{
  return bgl_rules_is_over (rules, state) ||
         (rules->bot != NULL && rules->bot->is_settled != NULL && rules->bot->is_settled (state));
}

static void
play_out (Search *search,
          guint   length)
{
  for (guint i = 0; i < length && !bgl_search_is_settled (search->rules, search->state); i++)
    search->rules->apply (search->state,
                          draw_any_move (search->rules, search->state,
                                         search->limits->use_knowledge, &search->random),
                          NULL);
}

guint
bgl_search_playout (const BglRules *rules,
                    gpointer        state,
                    guint           max_moves,
                    BglRandom      *random)
{
  guint n = 0;

  for (; n < max_moves; n++)
    {
      int turn = rules->get_turn (state);

      if (turn == BGL_TURN_OVER)
        break;
      if (turn > 0 && rules->play_random != NULL)
        rules->play_random (state, random);
      else
        rules->apply (state, draw_any_move (rules, state, FALSE, random), NULL);
    }

  return n;
}

/* Walks down the tree to a leaf, and leaves the state and the path there. */
static void
descend (Search *search)
{
  guint32 index = 0;

  search->depth = 0;

  while (search->depth < MAX_DEPTH)
    {
      int turn = search->rules->get_turn (search->state);
      guint32 child;

      /* If all seats act at once, there is no order of moves to search. */
      if (turn == BGL_TURN_ANY || bgl_search_is_settled (search->rules, search->state))
        return;

      if (turn == BGL_TURN_CHANCE)
        {
          BglMove move = draw_outcome (search->rules, search->state,
                                       search->limits->use_knowledge, &search->random);

          child = find_outcome (search, index, move);
          search->rules->apply (search->state, move, NULL);
          if (child == NO_NODE)
            return;
        }
      else
        {
          if (!search->nodes[index].expanded)
            {
              /* Expand a node only on its second visit. */
              if (index != 0 && search->nodes[index].visits == 0)
                return;
              expand (search, index);
            }

          child = select_child (search, index);
          if (child == NO_NODE)
            return;
          search->rules->apply (search->state, search->nodes[child].move, NULL);
        }

      search->path[search->depth] = child;
      search->chooser[search->depth] = (guint8) turn;
      search->depth++;
      index = child;
    }
}

/* Plays on to the end of the game, whatever is settled, and shares the win among the winners. A game that does not end
 * is a draw. */
static void
count_win (Search *search,
           float  *rewards)
{
  BglSearchEstimate *estimate = search->estimate;
  guint all = (1u << estimate->n_seats) - 1;
  guint winners = 0;

  for (guint i = 0; i < PLAYOUT_LENGTH && !bgl_rules_is_over (search->rules, search->state); i++)
    search->rules->apply (search->state,
                          draw_any_move (search->rules, search->state, TRUE, &search->random), NULL);

  if (bgl_rules_is_over (search->rules, search->state))
    winners = search->rules->get_winners (search->state) & all;
  if (winners == 0)
    winners = all;

  for (guint i = 0; i < estimate->n_seats; i++)
    {
      rewards[i] = (winners >> i & 1) != 0 ? 1.0f / (float) __builtin_popcount (winners) : 0;
      estimate->sum[i] += rewards[i];
      estimate->squares[i] += rewards[i] * rewards[i];
    }
  estimate->n++;
}

static void
simulate (Search *search)
{
  const BglBot *bot = search->rules->bot;
  guint length = bot != NULL && bot->playout_length > 0 ? bot->playout_length : PLAYOUT_LENGTH;
  float rewards[BGL_MAX_SEATS] = { 0 };

  memcpy (search->state, search->root_state, search->rules->state_size);
  descend (search);
  if (search->estimate != NULL)
    {
      count_win (search, rewards);
    }
  else
    {
      play_out (search, length);
      search->rules->get_rewards (search->state, rewards);
    }

  for (guint i = 0; i < search->depth; i++)
    {
      Node *node = &search->nodes[search->path[i]];

      node->visits++;
      if (search->chooser[i] != BGL_TURN_CHANCE)
        node->reward += rewards[search->chooser[i] - 1];
    }
}

static gboolean
must_stop (const Search *search,
           guint         n_done)
{
  if (g_cancellable_is_cancelled (search->limits->cancellable))
    return TRUE;

  /* Reading the clock takes longer than a short playout, so do it rarely. */
  return search->limits->deadline > 0 && n_done % 16 == 15 &&
         g_get_monotonic_time () >= search->limits->deadline;
}

static BglMove
best_move (const Search    *search,
           BglSearchReport *report)
{
  const Node *best = NULL;

  for (guint32 i = search->nodes[0].first_child; i != NO_NODE; i = search->nodes[i].next_sibling)
    {
      const Node *node = &search->nodes[i];

      if (best == NULL || node->visits > best->visits ||
          (node->visits == best->visits && node->reward > best->reward))
        best = node;
    }

  if (best == NULL)
    return BGL_MOVE_NONE;

  report->visits = best->visits;

  return best->move;
}

static BglMove
search_tree (const BglRules        *rules,
             gconstpointer          state,
             const BglSearchLimits *limits,
             BglSearchEstimate     *estimate,
             BglSearchReport       *report)
{
  g_autofree Search *search = g_new0 (Search, 1);
  g_autofree gpointer scratch = g_malloc (rules->state_size);
  g_autofree BglMove *moves = g_new (BglMove, rules->max_moves);
  g_autofree float *weights = g_new (float, rules->max_moves);
  guint32 first;
  BglMove move;

  search->rules = rules;
  search->limits = limits;
  search->exploration = rules->bot != NULL && rules->bot->exploration > 0 ? rules->bot->exploration : EXPLORATION;
  search->root_state = state;
  search->state = scratch;
  search->moves = moves;
  search->weights = weights;
  search->estimate = estimate;
  bgl_random_init (&search->random, limits->seed);

  memcpy (scratch, state, rules->state_size);
  add_node (search, BGL_MOVE_NONE, 0);
  if (rules->get_turn (state) > 0)
    expand (search, 0);

  /* Search only if there is more than one move. */
  first = search->nodes[0].first_child;
  if (estimate != NULL || (first != NO_NODE && search->nodes[first].next_sibling != NO_NODE))
    for (; report->nodes < limits->nodes && !must_stop (search, (guint) report->nodes); report->nodes++)
      simulate (search);

  move = g_cancellable_is_cancelled (limits->cancellable) ? BGL_MOVE_NONE : best_move (search, report);
  g_free (search->nodes);

  return move;
}

BglMove
bgl_search_run (const BglRules        *rules,
                gconstpointer          state,
                const BglSearchLimits *limits,
                BglSearchReport       *report)
{
  BglSearchReport ignored;

  g_return_val_if_fail (rules->get_turn (state) > 0, BGL_MOVE_NONE);

  if (report == NULL)
    report = &ignored;
  *report = (BglSearchReport) { 0 };

  if (limits->use_knowledge && rules->bot != NULL)
    {
      BglMethod method = rules->bot->get_method != NULL ? rules->bot->get_method (state) : BGL_METHOD_PLAY_OUT;
      BglMove move = BGL_MOVE_NONE;

      if (rules->bot->search != NULL)
        move = rules->bot->search (state, limits, report);
      if (move != BGL_MOVE_NONE || g_cancellable_is_cancelled (limits->cancellable))
        return move;
      if (method != BGL_METHOD_PLAY_OUT)
        move = bgl_search_look_ahead (rules, state, method, limits, report);
      if (move != BGL_MOVE_NONE || method == BGL_METHOD_DEEPEN)
        return move;
    }

  return search_tree (rules, state, limits, NULL, report);
}

BglMove
bgl_search_estimate (const BglRules        *rules,
                     gconstpointer          state,
                     const BglSearchLimits *limits,
                     BglSearchEstimate     *estimate)
{
  BglSearchReport report = { 0 };
  BglMove move = search_tree (rules, state, limits, estimate, &report);

  return rules->get_turn (state) > 0 ? move : BGL_MOVE_NONE;
}
