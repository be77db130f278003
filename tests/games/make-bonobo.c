/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "make-puzzles.h"
#include "games/bonobo/bonobo-private.h"

#define WEAK_NODES 60
#define MAX_NODES  400000

/* The second-best move must not win, and not even tie for sure. */
#define MIN_GAP 2
#define ANY     10000

/* Scores that look like those of a game. */
#define MAX_CHANGE 20
#define MAX_SCORE  40

/* Positions with more places for rhombi and tokens take too long. */
#define MAX_PLACES 6
#define MAX_CHOICES 8

static void
write_position (const BonoboState *state,
                GString           *text)
{
  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (state->place[i] != BONOBO_NONE)
      {
        const guint8 *triangles = bonobo_places[state->place[i]].triangles;

        g_string_append_printf (text, "%s-%s=%s ", bonobo_triangles[triangles[0]].name,
                                bonobo_triangles[triangles[1]].name, bonobo_rhombi[i].name);
      }

  for (guint seat = 1; seat <= state->n_seats; seat++)
    for (guint64 rest = state->tokens[seat - 1]; rest != 0; rest &= rest - 1)
      g_string_append_printf (text, "%s=%u ", bonobo_spots[bonobo_first_bit (rest)].name, seat);

  g_string_append (text, "score=");
  for (guint i = 0; i < state->n_seats; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? "," : "", state->scores[i]);
  g_string_append_printf (text, " turn=%u", state->turn);
  if (state->phase == BONOBO_LAYING)
    g_string_append_printf (text, " hand=%s", bonobo_rhombi[state->rhomb].name);
}

static guint
count_places (const BonoboState *state)
{
  return bonobo_count_bits (state->places[0]) + bonobo_count_bits (state->places[1]);
}

static guint
count_tokens (const BonoboState *state)
{
  guint n = 0;

  for (guint seat = 1; seat <= state->n_seats; seat++)
    n += bonobo_state_get_hand (state, seat);

  return MIN (n, bonobo_count_bits (bonobo_state_get_settable (state)));
}

/* Whether one move forces a higher lead than all others. Then sets the scores so that it wins. */
static gboolean
find_forced (PuzzleProof   *proof,
             BonoboState   *state,
             const BglMove *moves,
             guint          n,
             BglMove       *best_move)
{
  int best = -ANY, second = -ANY, change;

  for (guint i = 0; i < n; i++)
    {
      BonoboState after = *state;
      int lead;

      bonobo_rules.apply (&after, moves[i], NULL);
      lead = puzzle_find_lead (proof, &after, second, ANY);
      if (proof->n_left < 0)
        return FALSE;

      if (lead > best)
        {
          second = best;
          best = lead;
          *best_move = moves[i];
        }
      else
        second = MAX (second, lead);
    }

  if (second == -ANY || best - second < MIN_GAP)
    return FALSE;

  change = (best - second + 1) / 2 - best;
  state->scores[state->turn - 1] += change;

  return ABS (change) <= MAX_CHANGE && ABS (state->scores[state->turn - 1]) <= MAX_SCORE;
}

/* Whether the move is also the best one on average. Otherwise, people could argue about it. */
static gboolean
is_best_on_average (PuzzleProof       *proof,
                    const BonoboState *state,
                    const BglMove     *moves,
                    guint              n,
                    BglMove            move)
{
  float best = -1;
  BglMove best_move = BGL_MOVE_NONE;

  for (guint i = 0; i < n; i++)
    {
      BonoboState after = *state;
      float reward;

      bonobo_rules.apply (&after, moves[i], NULL);
      reward = puzzle_find_reward (proof, &after);
      if (proof->n_left < 0)
        return FALSE;

      if (reward > best)
        {
          best = reward;
          best_move = moves[i];
        }
    }

  return best_move == move;
}

static gboolean
try_position (BonoboState *state,
              BglMove     *move)
{
  PuzzleProof proof = { &bonobo_rules, state->turn, state->n_seats, MAX_NODES };
  g_autofree BglMove *moves = g_new (BglMove, bonobo_rules.max_moves);
  guint n = bonobo_rules.list_moves (state, moves);

  return n >= 3 && find_forced (&proof, state, moves, n, move) &&
         is_best_on_average (&proof, state, moves, n, *move);
}

gboolean
make_bonobo (BglRandom *random,
             GString   *line)
{
  guint n_seats = bgl_random_below (random, 4) == 0 ? 3 : 2;
  guint limit = 3 + bgl_random_below (random, MAX_CHOICES - 2);
  BglOptions options;
  g_autoptr (BglGame) game = NULL;

  bgl_options_init (&options, bonobo_rules.options);
  game = bgl_game_new (&bonobo_rules, n_seats, &options, NULL, NULL);

  while (!bgl_game_is_over (game))
    {
      const BonoboState *state = bgl_game_get_state (game);
      BonoboState changed = *state;
      BglMove move = BGL_MOVE_NONE;

      if (state->phase != BONOBO_DRAWING && count_places (state) <= MAX_PLACES &&
          count_places (state) + count_tokens (state) <= limit && try_position (&changed, &move))
        {
          g_string_printf (line, "1 %u | ", n_seats);
          write_position (&changed, line);
          g_string_append (line, " | ");
          bonobo_rules.format_move (&changed, move, line);
          return TRUE;
        }

      move = bgl_game_get_turn (game) == BGL_TURN_CHANCE ? bonobo_rules.draw_chance (state, random)
                                                         : make_weak_move (&bonobo_rules, state, WEAK_NODES, random);
      bgl_game_play (game, move, NULL);
    }

  return FALSE;
}
