/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-canvas.h"

/* Marks on the table for all moves since the player's own last move. */

static void
add_ghosts (BangoView *self,
            guint      ply)
{
  const BangoState *state = bango_view_get_state (self);
  guint n_events;
  const BglEvent *events = bgl_game_get_events (self->game, ply, &n_events);

  for (guint i = 0; i < n_events; i++)
    {
      BangoGhost ghost;

      if (events[i].type != BANGO_EVENT_TILE_REMOVED)
        continue;

      ghost.colour = events[i].args[0];
      ghost.cell = bango_cell_unpack (events[i].args[1]);
      /* A later move may have filled the cell. */
      if (!bango_state_get_tile (state, ghost.cell, NULL))
        g_array_append_val (self->ghosts, ghost);
    }
}

/* Returns FALSE for a move that left nothing on the table. */
static gboolean
add_mark (BangoView *self,
          guint      ply)
{
  const BangoMove move = bango_move_unpack (bgl_game_get_move (self->game, ply));
  const BangoMark mark = {
    .has_to = move.kind == BANGO_LAY || move.kind == BANGO_SHIFT,
    .has_from = move.kind == BANGO_SHIFT || move.kind == BANGO_STARVE,
    .to = move.to,
    .from = move.from,
  };

  if (!mark.has_to && !mark.has_from)
    return FALSE;

  g_array_append_val (self->recent, mark);
  add_ghosts (self, ply);

  return TRUE;
}

void
bango_view_update_marks (BangoView *self)
{
  BglGame *game = self->game;
  const BangoState *state = bango_view_get_state (self);
  guint first = bgl_table_get_recent_ply (bgl_view_get_table (BGL_VIEW (self)));
  const BangoMark *last;

  g_array_set_size (self->recent, 0);
  g_array_set_size (self->ghosts, 0);

  for (guint ply = first; ply < bgl_game_get_ply (game); ply++)
    add_mark (self, ply);
  /* A cough or a pass leaves no mark, so go back to the move before it. */
  while (self->recent->len == 0 && first > 0)
    add_mark (self, --first);

  /* Keep the tiles that were cut off in view. */
  for (guint i = 0; i < self->ghosts->len; i++)
    {
      const BangoCell cell = g_array_index (self->ghosts, BangoGhost, i).cell;

      self->min_x = MIN (self->min_x, cell.x);
      self->max_x = MAX (self->max_x, cell.x);
      self->min_y = MIN (self->min_y, cell.y);
      self->max_y = MAX (self->max_y, cell.y);
    }

  last = bango_view_get_last (self);
  self->n_five = 0;
  if (last != NULL && state->outcome != BANGO_RUNNING)
    self->n_five = bango_state_find_five (state, last->to, self->five);
}

const BangoMark *
bango_view_get_last (BangoView *self)
{
  const BangoMark *last;

  if (self->recent->len == 0)
    return NULL;

  last = &g_array_index (self->recent, BangoMark, self->recent->len - 1);

  return last->has_to ? last : NULL;
}

gboolean
bango_view_has_ghost (BangoView *self,
                      BangoCell  cell)
{
  for (guint i = 0; i < self->ghosts->len; i++)
    if (bango_view_same_cell (g_array_index (self->ghosts, BangoGhost, i).cell, cell))
      return TRUE;

  return FALSE;
}

/* Draws pale outlines, even paler while the player chooses a target. */
void
bango_canvas_draw_ghosts (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  const BangoPose pose = { .scale = 0.94, .opacity = self->phase == BANGO_PHASE_IDLE ? 0.3 : 0.14 };

  for (guint i = 0; i < self->ghosts->len; i++)
    {
      const BangoGhost *ghost = &g_array_index (self->ghosts, BangoGhost, i);

      bango_canvas_append_tile (canvas, ghost->colour, ghost->cell.x, ghost->cell.y, &pose);
    }
}

static void
draw_number (const BangoCanvas *canvas,
             BangoCell          cell,
             guint              number,
             double             opacity)
{
  const BangoCamera *camera = &canvas->self->camera;
  const gboolean paper = canvas->self->scheme == BGL_COLOR_SCHEME_PAPER;
  const double radius = paper ? camera->cell / 5 : MIN (CLAMP (camera->cell * 0.17, 8, 12), camera->cell / 3);
  const double inset = MAX (radius, camera->cell * 0.14);
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_snapshot_push_opacity (canvas->snapshot, opacity);
  bango_canvas_append_sign (canvas,
                            camera->x + cell.x * camera->cell + inset,
                            camera->y + cell.y * camera->cell + inset,
                            radius, canvas->tones->mark, text);
  gtk_snapshot_pop (canvas->snapshot);
}

/* Draws corners around the tiles, with numbers if there are several. */
void
bango_canvas_draw_recent (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  GdkTexture *corners = bango_art_get_corners (self->scheme, canvas->cell, canvas->scale);
  const guint n = self->recent->len;

  if (self->n_five > 0)
    return;

  for (guint i = 0; i < n; i++)
    {
      const BangoMark *mark = &g_array_index (self->recent, BangoMark, i);
      BangoPose pose = bango_at_rest;

      /* Mark a moving tile only when it has come to rest. */
      if (i == n - 1 && self->motions->len > 0)
        break;

      if (mark->has_to)
        bango_canvas_append_picture (canvas, corners, mark->to.x, mark->to.y, 1, &pose);
      if (mark->has_to && n > 1)
        draw_number (canvas, mark->to, i + 1, 1);

      pose.opacity = 0.5;
      if (mark->has_from && !bango_state_get_tile (bango_view_get_state (self), mark->from, NULL))
        {
          bango_canvas_append_picture (canvas, corners, mark->from.x, mark->from.y, 1, &pose);
          if (n > 1)
            draw_number (canvas, mark->from, i + 1, 0.7);
        }
    }
}
