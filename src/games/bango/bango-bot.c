/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-bot.h"
#include "bango-lines.h"

#define MAX_CANDIDATES 48
#define PLAYOUT_TRIES  4

/* A move of phase 2 while the list is built. */
typedef struct
{
  int       score;
  BangoMove move;
  guint64   set;   /* what is left when the tile is lifted */
  guint     cell;  /* where it goes, in the list of cells */
  int       loss;  /* what lifting the tile costs */
} Shift;

typedef struct
{
  const BangoState *state;
  BangoColour       own;
  BangoColour       foe;
  guint             n_cells;
  BangoCell         cells[BANGO_FRONTIER];
  guint             index[BANGO_FRONTIER];
  int               rating[BANGO_FRONTIER][2];
  int               best[2];
} Survey;

static void
survey (Survey           *self,
        const BangoState *state)
{
  self->state = state;
  self->own = bango_state_get_side (state, state->turn);
  self->foe = self->own == BANGO_YELLOW ? BANGO_RED : BANGO_YELLOW;
  self->n_cells = bango_state_list_frontier (state, self->cells);
  self->best[BANGO_YELLOW] = 0;
  self->best[BANGO_RED] = 0;

  for (guint i = 0; i < self->n_cells; i++)
    {
      self->index[i] = bango_cell_index (self->cells[i]);
      bango_lines_rate (state, state->alive, self->index[i], self->rating[i]);

      for (BangoColour colour = BANGO_YELLOW; colour <= BANGO_RED; colour++)
        self->best[colour] = MAX (self->best[colour], self->rating[i][colour]);
    }
}

/* A weight for the search out of a score of ratings: what makes an open four, or takes one
 * away, gets nearly all the attention, and quiet moves keep some. */
static float
score_to_weight (int score)
{
  return 1.0f + (float) MAX (score, 0) / 2.0f;
}

/* Whether a cell need not be looked at, because there is a five to make or to stop. */
static gboolean
is_idle (const Survey *self,
         guint         i)
{
  if (self->best[self->own] >= BANGO_RATING_FIVE)
    return self->rating[i][self->own] < BANGO_RATING_FIVE;
  if (self->best[self->foe] >= BANGO_RATING_FIVE)
    return self->rating[i][self->foe] < BANGO_RATING_FIVE;

  return FALSE;
}

static guint
list_lays (const Survey *self,
           BglMove      *moves,
           float        *weights)
{
  BangoMove move = { .seat = self->state->turn, .kind = BANGO_LAY };
  guint n = 0;

  for (guint i = 0; i < self->n_cells; i++)
    {
      if (is_idle (self, i))
        continue;

      move.to = self->cells[i];
      moves[n] = bango_move_pack (&move);
      weights[n++] = score_to_weight (self->rating[i][self->own] + self->rating[i][self->foe] / 2);
    }

  return self->best[self->own] >= BANGO_RATING_FIVE ? 1 : n;
}

static gboolean
touches (const BangoState *state,
         guint64           set,
         guint             index)
{
  return (bango_set_has (set, bango_grid_get (state, index - BANGO_GRID)) |
          bango_set_has (set, bango_grid_get (state, index + BANGO_GRID)) |
          bango_set_has (set, bango_grid_get (state, index - 1)) |
          bango_set_has (set, bango_grid_get (state, index + 1))) != 0;
}

/* Whether the foe could make five at once if only the tiles of the set were left and the cell
 * were taken. */
static gboolean
is_still_pressed (const Survey *self,
                  guint64       set,
                  guint         taken)
{
  for (guint i = 0; i < self->n_cells; i++)
    {
      int rating[2];

      if (i == taken || self->rating[i][self->foe] < BANGO_RATING_FIVE ||
          !touches (self->state, set, self->index[i]))
        continue;

      bango_lines_rate (self->state, set, self->index[i], rating);

      if (rating[self->foe] >= BANGO_RATING_FIVE)
        return TRUE;
    }

  return FALSE;
}

static void
insert_shift (Shift       *best,
              guint       *n,
              const Shift *shift)
{
  guint at;

  if (*n == MAX_CANDIDATES)
    {
      if (best[MAX_CANDIDATES - 1].score >= shift->score)
        return;
    }
  else
    {
      (*n)++;
    }

  for (at = *n - 1; at > 0 && best[at - 1].score < shift->score; at--)
    best[at] = best[at - 1];

  best[at] = *shift;
}

/* All ways to set the lifted tile down, roughly scored. */
static void
add_shifts (const Survey *self,
            Shift        *shift,
            Shift        *best,
            guint        *n)
{
  const BangoState *state = self->state;
  guint from = bango_cell_index (shift->move.from);

  for (guint i = 0; i < self->n_cells; i++)
    {
      if (self->index[i] == from || !touches (state, shift->set, self->index[i]))
        continue;

      shift->cell = i;
      shift->move.to = self->cells[i];
      shift->score = self->rating[i][self->own] + self->rating[i][self->foe] / 2 - shift->loss;
      insert_shift (best, n, shift);
    }
}

/* Lifts one tile: returns TRUE for a move that wins by famine. */
static gboolean
survey_lift (const Survey *self,
             guint         tile,
             Shift        *best,
             guint        *n,
             BangoMove    *winner)
{
  const BangoState *state = self->state;
  Shift shift = { .move = { .seat = state->turn, .from = state->tile[tile] } };
  guint from = bango_cell_index (shift.move.from);
  int rating[2];
  BangoCut cut;

  bango_state_cut (state, shift.move.from, &cut);

  for (guint i = 0; i < MAX (cut.n_largest, 1); i++)
    {
      guint part = cut.largest[i];
      BangoOutcome outcome = bango_state_famine (state, shift.move.from, &cut, part);

      shift.set = cut.tiles[part];
      shift.move.keep = cut.n_largest > 1 ? cut.direction[part] : BANGO_DIRECTION_NONE;

      if (outcome != BANGO_RUNNING)
        {
          if (outcome == (self->own == BANGO_YELLOW ? BANGO_YELLOW_WON : BANGO_RED_WON))
            {
              *winner = shift.move;
              winner->kind = BANGO_STARVE;
              return TRUE;
            }
          continue;
        }

      shift.move.kind = BANGO_SHIFT;
      bango_lines_rate (state, shift.set, from, rating);
      shift.loss = rating[self->own] + rating[self->foe] / 2;

      if (cut.n_parts > 1)
        {
          guint64 gone = state->alive & ~shift.set & ~BANGO_TILE_BIT (tile);

          shift.loss += 60 * __builtin_popcountll (gone & bango_colour_set (self->own)) -
                        60 * __builtin_popcountll (gone & bango_colour_set (self->foe));
        }

      add_shifts (self, &shift, best, n);
    }

  return FALSE;
}

/* Rates the shifts exactly: without the lifted tile and what it cuts off. */
static guint
weigh_shifts (const Survey *self,
              const Shift  *best,
              guint         n_best,
              gboolean      pressed,
              BglMove      *moves,
              float        *weights)
{
  guint n = 0;

  for (guint i = 0; i < n_best; i++)
    {
      const Shift *shift = &best[i];
      int rating[2];

      bango_lines_rate (self->state, shift->set, self->index[shift->cell], rating);
      moves[n] = bango_move_pack (&shift->move);

      if (rating[self->own] >= BANGO_RATING_FIVE)
        {
          moves[0] = moves[n];
          weights[0] = 1;
          return 1;
        }

      if (pressed && is_still_pressed (self, shift->set, shift->cell))
        continue;

      weights[n++] = score_to_weight (rating[self->own] + rating[self->foe] / 2 - shift->loss);
    }

  return n;
}

static guint
list_shifts (const Survey *self,
             BglMove      *moves,
             float        *weights)
{
  const BangoState *state = self->state;
  gboolean pressed = self->best[self->foe] >= BANGO_RATING_FIVE;
  Shift best[MAX_CANDIDATES];
  BangoMove winner;
  guint n_best = 0;
  guint n;

  for (guint64 set = state->alive & bango_colour_set (self->own); set != 0; set &= set - 1)
    {
      guint tile = __builtin_ctzll (set);

      if (bango_state_can_lift (state, state->tile[tile]) &&
          survey_lift (self, tile, best, &n_best, &winner))
        {
          moves[0] = bango_move_pack (&winner);
          weights[0] = 1;
          return 1;
        }
    }

  n = weigh_shifts (self, best, n_best, pressed, moves, weights);

  /* The opponent may overlook a threat that cannot be stopped. */
  return n > 0 ? n : weigh_shifts (self, best, n_best, FALSE, moves, weights);
}

static guint
bango_list_candidates (gconstpointer  data,
                       BglMove       *moves,
                       float         *weights)
{
  Survey self;
  guint n;

  survey (&self, data);
  n = self.state->second_round ? list_shifts (&self, moves, weights)
                               : list_lays (&self, moves, weights);

  if (n > 0)
    return n;

  /* Either the player must pass, or every lift loses at once. A cough of the partner is the last move of the list. */
  n = bango_list_moves (data, moves) - (guint) bango_state_can_cough (data);

  for (guint i = 0; i < n; i++)
    weights[i] = 1;

  return n;
}

/* A move that puts a tile on the cell. In phase 2 it prefers a tile that is not needed and whose lift cuts nothing off, if
 * a few tries find one. */
static BglMove
draw_move_to (const BangoState *state,
              BangoCell         cell,
              guint64           needed,
              BglRandom        *random)
{
  BangoMove move = { .seat = state->turn, .kind = BANGO_LAY, .to = cell };
  BangoColour colour = bango_state_get_side (state, state->turn);

  if (!state->second_round)
    return bango_move_pack (&move);

  move.kind = BANGO_SHIFT;

  for (guint i = 0; i < 12; i++)
    {
      guint tile = colour * BANGO_TILES + bgl_random_below (random, BANGO_TILES);
      BangoCut cut;

      if ((state->alive & ~needed & BANGO_TILE_BIT (tile)) == 0 ||
          !bango_state_can_lift (state, state->tile[tile]))
        continue;

      move.from = state->tile[tile];
      bango_state_cut (state, move.from, &cut);

      if (cut.n_parts == 1 && touches (state, cut.tiles[0], bango_cell_index (cell)) &&
          bango_state_famine (state, move.from, &cut, 0) == BANGO_RUNNING)
        return bango_move_pack (&move);
    }

  return BGL_MOVE_NONE;
}

/* The best of a few random moves, by where they put the tile: playouts that build rows and stop
 * them tell more of a position than twice as many blind ones. */
static BglMove
draw_better (const BangoState *state,
             BangoColour       own,
             BglRandom        *random)
{
  BglMove best = BGL_MOVE_NONE;
  int best_score = -1;

  for (guint i = 0; i < PLAYOUT_TRIES; i++)
    {
      BglMove move = bango_draw_move (state, random);
      BangoMove parts = bango_move_unpack (move);
      int rating[2];
      int score;

      if (parts.kind != BANGO_LAY && parts.kind != BANGO_SHIFT)
        return move;

      bango_lines_rate (state, state->alive, bango_cell_index (parts.to), rating);
      score = rating[own] + rating[!own] / 2;

      if (score > best_score)
        {
          best_score = score;
          best = move;
        }
    }

  return best;
}

/* Makes a five that the last tile of the own colour has prepared, or stops one that the last
 * tile of the other colour has; else something sensible. */
static BglMove
bango_draw_playout (gconstpointer  data,
                    BglRandom     *random)
{
  const BangoState *state = data;
  BangoColour own = bango_state_get_side (state, state->turn);
  BglMove move = BGL_MOVE_NONE;
  BangoCell cell;
  guint64 four;

  if ((state->alive & BANGO_TILE_BIT (state->last[own])) != 0 &&
      bango_lines_find_fifth (state, state->last[own], &cell, &four))
    move = draw_move_to (state, cell, four, random);

  if (move == BGL_MOVE_NONE &&
      (state->alive & BANGO_TILE_BIT (state->last[!own])) != 0 &&
      bango_lines_find_fifth (state, state->last[!own], &cell, &four))
    move = draw_move_to (state, cell, 0, random);

  return move != BGL_MOVE_NONE ? move : draw_better (state, own, random);
}

/* Each level wins at least nine games of ten against the one below it; the lowest loses
 * six of seven to somebody who completes a five, stops one, and else plays anywhere. */
const BglBot bango_bot = {
  .simulations = { 8, 4, 40, 500, 40000 },
  .doubt = { 0, 100, 80, 0, 0 },
  .list_candidates = bango_list_candidates,
  .draw_playout = bango_draw_playout,
  .playout_length = 200,
};
