/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

/* The state of the view that is derived from the position, the hand, the pointer, and the focus. */

const BangoState *
bango_view_get_state (BangoView *self)
{
  return bgl_game_get_state (self->game);
}

BangoPlace *
bango_view_find_place (BangoView *self,
                       BangoCell  cell)
{
  return g_hash_table_lookup (self->places, GINT_TO_POINTER (bango_cell_pack (cell)));
}

BangoPlace *
bango_view_find_spot (BangoView *self,
                      GtkWidget *spot)
{
  GHashTableIter iter;
  gpointer place;

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &place))
    if (((BangoPlace *) place)->spot == spot)
      return place;

  return NULL;
}

gboolean
bango_view_get_current (BangoView *self,
                        BangoCell *cell)
{
  const graphene_point_t *point = bgl_hand_get_point (self->hand);

  if (bgl_hand_is_by_key (self->hand))
    {
      GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

      if (focus == NULL || focus == GTK_WIDGET (self->prompt))
        return FALSE;

      *cell = self->home;
      return TRUE;
    }

  if (!bgl_hand_is_pointing (self->hand))
    return FALSE;

  *cell = bango_view_get_cell_at (self, point->x, point->y);
  return TRUE;
}

gboolean
bango_view_is_liftable (BangoView *self,
                        BangoCell  cell)
{
  const BangoState *state = bango_view_get_state (self);
  BangoColour colour;

  return self->can_act && state->second_round &&
         bango_state_get_tile (state, cell, &colour) && colour == self->side &&
         bango_state_can_lift (state, cell);
}

static gboolean
touches (const BangoState *state,
         BangoCell         cell,
         guint64           tiles)
{
  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((tiles & BANGO_TILE_BIT (tile)) != 0 &&
        ABS (state->tile[tile].x - cell.x) + ABS (state->tile[tile].y - cell.y) == 1)
      return TRUE;

  return FALSE;
}

gboolean
bango_view_is_target (BangoView *self,
                      BangoCell  cell,
                      int       *part)
{
  const BangoState *state = bango_view_get_state (self);
  BangoPlace *place = bango_view_find_place (self, cell);
  guint n_touched = 0;

  if (part != NULL)
    *part = -1;

  if (!self->can_act || place == NULL || place->tile >= 0)
    return FALSE;

  if (!state->second_round)
    return TRUE;

  if (self->phase == BANGO_PHASE_CARRYING)
    return self->keep >= 0 && touches (state, cell, self->cut.tiles[self->keep]);

  if (self->phase != BANGO_PHASE_CHOOSING)
    return FALSE;

  for (guint i = 0; i < self->cut.n_largest; i++)
    if (touches (state, cell, self->cut.tiles[self->cut.largest[i]]))
      {
        if (part != NULL)
          *part = n_touched == 0 ? self->cut.largest[i] : -1;
        n_touched++;
      }

  return n_touched > 0;
}

static int
get_left_end (const BangoState *state,
              guint64           tiles)
{
  int left = G_MAXINT;

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((tiles & BANGO_TILE_BIT (tile)) != 0)
      left = MIN (left, state->tile[tile].x * 2 * BANGO_GRID + state->tile[tile].y);

  return left;
}

void
bango_view_cut (BangoView *self,
                BangoCell  lifted,
                BangoCut  *cut)
{
  const BangoState *state = bango_view_get_state (self);

  bango_state_cut (state, lifted, cut);

  for (guint i = 1; i < cut->n_largest; i++)
    for (guint j = i; j > 0 && get_left_end (state, cut->tiles[cut->largest[j]]) <
                               get_left_end (state, cut->tiles[cut->largest[j - 1]]); j--)
      {
        guint8 part = cut->largest[j];

        cut->largest[j] = cut->largest[j - 1];
        cut->largest[j - 1] = part;
      }
}

/* Derived state */

/* The part that stays according to the hint, or -1. */
static int
get_hinted_part (BangoView      *self,
                 const BangoCut *cut)
{
  const BangoMove hint = bango_move_unpack (self->hint);

  for (guint i = 0; i < cut->n_largest; i++)
    if (cut->n_largest == 1 || cut->direction[cut->largest[i]] == hint.keep)
      return cut->largest[i];

  return -1;
}

/* The part that the pointer or the focus is on while the player chooses a part, or -1. */
static int
get_part_looked_at (BangoView *self)
{
  BangoCell cell;
  BangoPlace *place;
  int part;

  if (self->considered >= 0)
    return self->considered;

  if (!bango_view_get_current (self, &cell))
    return bango_view_follows_hint (self) ? get_hinted_part (self, &self->cut) : -1;

  place = bango_view_find_place (self, cell);
  if (place != NULL && place->tile >= 0)
    {
      for (guint i = 0; i < self->cut.n_largest; i++)
        if ((self->cut.tiles[self->cut.largest[i]] & BANGO_TILE_BIT (place->tile)) != 0)
          return self->cut.largest[i];
      return -1;
    }

  bango_view_is_target (self, cell, &part);
  return part;
}

static void
preview_cut (BangoView *self)
{
  const BangoState *state = bango_view_get_state (self);
  gboolean open = FALSE;
  BangoCell cell;
  int keep = -1;

  self->crossed = 0;
  self->parts_shown = FALSE;

  if (self->phase != BANGO_PHASE_IDLE)
    {
      self->shown_cut = self->cut;
      open = self->keep < 0;
      keep = open ? get_part_looked_at (self) : self->keep;
    }
  else if (self->hint != BGL_MOVE_NONE)
    {
      BangoMove hint = bango_move_unpack (self->hint);

      if ((hint.kind != BANGO_SHIFT && hint.kind != BANGO_STARVE) ||
          !bango_state_get_tile (state, hint.from, NULL))
        return;

      bango_view_cut (self, hint.from, &self->shown_cut);
      keep = get_hinted_part (self, &self->shown_cut);
    }
  else if (bango_view_get_current (self, &cell) && bango_view_is_liftable (self, cell))
    {
      bango_view_cut (self, cell, &self->shown_cut);
      open = self->shown_cut.n_largest > 1;
      keep = open ? -1 : self->shown_cut.largest[0];
    }
  else
    return;

  if (self->shown_cut.n_parts < 2)
    return;

  self->parts_shown = open;
  for (guint part = 0; part < self->shown_cut.n_parts; part++)
    {
      gboolean stays = (int) part == keep;

      for (guint i = 0; keep < 0 && i < self->shown_cut.n_largest; i++)
        stays |= self->shown_cut.largest[i] == part;

      if (!stays)
        self->crossed |= self->shown_cut.tiles[part];
    }
}

void
bango_view_refresh (BangoView *self)
{
  BglGame *game = self->game;
  GHashTableIter iter;
  gpointer value;

  if (self->game == NULL)
    return;

  self->can_act = bgl_view_get_interactive (BGL_VIEW (self)) &&
                  bgl_table_is_waiting (bgl_view_get_table (BGL_VIEW (self)));
  if (bgl_game_get_turn (game) > 0)
    self->side = bango_state_get_side (bango_view_get_state (self), bgl_game_get_turn (game));

  if (!self->can_act)
    {
      bango_view_reset_hand (self);
      bgl_hand_let_go (self->hand);
    }

  self->looks = bango_view_get_current (self, &self->looked_at);
  preview_cut (self);

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      BangoPlace *place = value;
      g_autofree char *label = bango_view_describe_place (self, place);

      bgl_spot_set_label (BGL_SPOT (place->spot), label);
    }

  bango_view_update_rising (self);
  bango_view_update_prompt (self);
  bango_view_update_step (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The children */

static void
activate_cb (BangoView *self,
             GtkWidget *spot)
{
  BangoPlace *place = bango_view_find_spot (self, spot);

  if (place == NULL)
    return;

  bango_view_act (self, place->cell);
  bango_view_go_on_with_hint (self);
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const BangoCell *first = a;
  const BangoCell *second = b;

  return first->y != second->y ? first->y - second->y : first->x - second->x;
}

static BangoPlace *
add_place (BangoView *self,
           BangoCell  cell,
           GtkWidget *previous)
{
  BangoPlace *place = g_new0 (BangoPlace, 1);

  place->cell = cell;
  place->spot = bgl_spot_new ();
  bgl_language_connect (place->spot, "activate", G_CALLBACK (activate_cb), self);
  gtk_widget_insert_after (place->spot, GTK_WIDGET (self), previous);
  g_hash_table_insert (self->places, GINT_TO_POINTER (bango_cell_pack (cell)), place);

  return place;
}

static void
remove_places (BangoView    *self,
               const GArray *cells)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      BangoPlace *place = value;

      if (!g_array_binary_search ((GArray *) cells, &place->cell, compare_cells, NULL))
        g_hash_table_iter_remove (&iter);
    }
}

/* Extends the visible range to a cell and its neighbors. */
static void
reach (BangoView *self,
       BangoCell  cell)
{
  self->min_x = MIN (self->min_x, cell.x - 1);
  self->max_x = MAX (self->max_x, cell.x + 1);
  self->min_y = MIN (self->min_y, cell.y - 1);
  self->max_y = MAX (self->max_y, cell.y + 1);
}

/* Shows all positions of an example at the same size, so that the changes of a move are easy to see. */
static void
reach_history (BangoView *self)
{
  BglGame *game = self->game;
  g_autoptr (BglGame) start = bgl_game_new_at (game, 0);
  const BangoState *state = bgl_game_get_state (start);

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((state->alive & BANGO_TILE_BIT (tile)) != 0)
      reach (self, state->tile[tile]);

  for (guint i = 0; i < bgl_game_get_n_moves (game); i++)
    {
      const BangoMove move = bango_move_unpack (bgl_game_get_move (game, i));

      if (move.kind == BANGO_LAY || move.kind == BANGO_SHIFT)
        reach (self, move.to);
    }
}

void
bango_view_update_places (BangoView *self)
{
  const BangoState *state = bango_view_get_state (self);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (BangoCell));
  BangoCell frontier[2 * (2 * BANGO_TILES) + 2];
  guint n_frontier = bango_state_list_frontier (state, frontier);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  GtkWidget *previous = NULL;

  g_array_append_vals (cells, frontier, n_frontier);
  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((state->alive & BANGO_TILE_BIT (tile)) != 0)
      g_array_append_val (cells, state->tile[tile]);
  g_array_sort (cells, compare_cells);

  self->min_x = self->min_y = G_MAXINT;
  self->max_x = self->max_y = G_MININT;

  for (guint i = 0; i < cells->len; i++)
    {
      BangoCell cell = g_array_index (cells, BangoCell, i);
      BangoPlace *place = bango_view_find_place (self, cell);

      if (place == NULL)
        place = add_place (self, cell, previous);

      place->tile = -1;
      previous = place->spot;

      self->min_x = MIN (self->min_x, cell.x);
      self->max_x = MAX (self->max_x, cell.x);
      self->min_y = MIN (self->min_y, cell.y);
      self->max_y = MAX (self->max_y, cell.y);
    }
  if (bgl_view_get_example (BGL_VIEW (self)))
    reach_history (self);

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((state->alive & BANGO_TILE_BIT (tile)) != 0)
      {
        BangoPlace *place = bango_view_find_place (self, state->tile[tile]);

        place->tile = tile;
        bango_state_get_tile (state, place->cell, &place->colour);
      }

  /* If the focused cell disappears, focus the nearest cell that remains. */
  if (focus != NULL && focus != GTK_WIDGET (self->prompt) &&
      !g_array_binary_search (cells, &self->home, compare_cells, NULL))
    {
      BangoCell nearest = self->home;
      int best = G_MAXINT;

      for (guint i = 0; i < cells->len; i++)
        {
          BangoCell cell = g_array_index (cells, BangoCell, i);
          int dx = cell.x - self->home.x, dy = cell.y - self->home.y;

          if (dx * dx + dy * dy < best)
            {
              best = dx * dx + dy * dy;
              nearest = cell;
            }
        }
      bango_view_focus_cell (self, nearest);
    }

  remove_places (self, cells);
}
