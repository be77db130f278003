/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-canvas.h"

/* Marks on the table for all moves since the player's own last move. */

/* Draws pale outlines, even paler while the player chooses a target. */
void
bango_canvas_draw_ghosts (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  const BangoPose pose = { .scale = 0.94, .opacity = self->phase == BANGO_PHASE_IDLE ? 0.3 : 0.14 };

  for (guint i = 0; i < self->ghosts->len; i++)
    {
      const BangoGhost *ghost = &g_array_index (self->ghosts, BangoGhost, i);

      bango_canvas_append_tile (canvas, ghost->color, ghost->cell.x, ghost->cell.y, &pose);
    }
}

/* Draws corners around a cell, and a number if it is not 0. */
static void
draw_mark (const BangoCanvas *canvas,
           GdkTexture        *corners,
           BangoCell          cell,
           const BangoPose   *pose,
           guint              number)
{
  const BangoCamera *camera = &canvas->self->camera;
  const gboolean paper = canvas->self->scheme == BGL_COLOR_SCHEME_PAPER;
  const double radius = paper ? camera->cell / 5 : MIN (CLAMP (camera->cell * 0.17, 8, 12), camera->cell / 3);
  const double inset = MAX (radius, camera->cell * 0.14);
  g_autofree char *text = g_strdup_printf ("%u", number);

  bango_canvas_append_picture (canvas, corners, cell.x, cell.y, 1, pose);
  if (number == 0)
    return;

  gtk_snapshot_push_opacity (canvas->snapshot, pose->opacity < 1 ? 0.7 : 1);
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
  const guint n = bgl_board_get_n_recent (BGL_BOARD (self));

  if (self->n_five > 0)
    return;

  for (guint i = 0; i < n; i++)
    {
      const BglMark *mark = bgl_board_get_recent (BGL_BOARD (self), i);
      BangoPose pose = bango_at_rest;

      /* Mark a moving tile only when it has come to rest. */
      if (i == n - 1 && bango_view_is_moving (self))
        break;

      if (mark->to != BGL_SPOT_NONE)
        draw_mark (canvas, corners, bango_view_get_cell (mark->to), &pose, n > 1 ? i + 1 : 0);

      pose.opacity = 0.5;
      if (mark->from != BGL_SPOT_NONE && bango_view_find_tile (self, bango_view_get_cell (mark->from)) < 0)
        draw_mark (canvas, corners, bango_view_get_cell (mark->from), &pose, n > 1 ? i + 1 : 0);
    }
}
