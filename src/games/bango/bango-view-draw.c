/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-canvas.h"

#include <math.h>

/* Draws the table in layers: wood, hollows, shadows, tiles and marks, then the focus rings of the spots, and above
 * them tiles in motion. */

static void
draw_table (const BangoCanvas *canvas)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (canvas->self));
  const int height = gtk_widget_get_height (GTK_WIDGET (canvas->self));

  gtk_snapshot_append_texture (canvas->snapshot,
                               bango_art_get_table (canvas->self->scheme, width, height, canvas->scale),
                               &GRAPHENE_RECT_INIT (0, 0, width, height));
}

static void
draw_number (const BangoCanvas *canvas,
             PangoLayout       *layout,
             int                number,
             double             x,
             double             y)
{
  const GdkRGBA rgba = bgl_art_rgba (canvas->tones->mark, 1);
  g_autofree char *text = g_strdup_printf ("%s%d", number < 0 ? "−" : "", ABS (number));
  int width, height;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  /* Omit a number that is cut off, because part of a number can look like another one. */
  if (x - width / 2.0 < 0 || x + width / 2.0 > gtk_widget_get_width (GTK_WIDGET (canvas->self)) ||
      y - height / 2.0 < 0 || y + height / 2.0 > gtk_widget_get_height (GTK_WIDGET (canvas->self)))
    return;

  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT (x - width / 2.0, y - height / 2.0));
  gtk_snapshot_append_layout (canvas->snapshot, layout, &rgba);
  gtk_snapshot_restore (canvas->snapshot);
}

/* Covers the tiles that scroll past a ruler at the edge of the view, so that its numbers stay readable. */
static void
draw_band (const BangoCanvas *canvas,
           double             width,
           double             height)
{
  const GdkRGBA line = bgl_art_rgba (canvas->tones->mark, 0.5);

  gtk_snapshot_push_clip (canvas->snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  draw_table (canvas);
  gtk_snapshot_append_color (canvas->snapshot, &line,
                             width < height ? &GRAPHENE_RECT_INIT ((float) width - 1, 0, 1, (float) height)
                                            : &GRAPHENE_RECT_INIT (0, (float) height - 1, (float) width, 1));
  gtk_snapshot_pop (canvas->snapshot);
}

/* Draws the numbers of columns and rows, burned into the wood around the tiles. The log and the rulebook name cells
 * by them. If adjacent numbers would touch, only every second one, or fewer, is drawn. They stay in sight when the
 * table is scrolled. */
static void
draw_ruler (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  const BangoCamera *camera = &self->camera;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const int step = 1 + (int) (2 * bango_view_get_ruler (self, camera->cell) / camera->cell);
  const double size = bango_view_get_ruler (self, camera->cell);
  const double room = BANGO_RULER_ROOM * size;
  /* Wide enough for a sign and two digits. */
  const double band = 1.3 * room;
  double left = camera->x + self->min_x * camera->cell - room / 2;
  double top = camera->y + self->min_y * camera->cell - room / 2;
  double first_x = 0, first_y = 0;

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * PANGO_SCALE));
  pango_layout_set_attributes (layout, attributes);

  if (bango_view_is_larger (self) && left < band / 2)
    {
      left = band / 2;
      first_x = band;
      draw_band (canvas, band, gtk_widget_get_height (GTK_WIDGET (self)));
    }
  if (bango_view_is_larger (self) && top < band / 2)
    {
      top = band / 2;
      first_y = band;
      draw_band (canvas, gtk_widget_get_width (GTK_WIDGET (self)), band);
    }

  for (int x = self->min_x; x <= self->max_x; x++)
    if (x % step == 0 && camera->x + (x + 0.5) * camera->cell >= first_x)
      draw_number (canvas, layout, x, camera->x + (x + 0.5) * camera->cell, top);
  for (int y = self->min_y; y <= self->max_y; y++)
    if (y % step == 0 && camera->y + (y + 0.5) * camera->cell >= first_y)
      draw_number (canvas, layout, y, left, camera->y + (y + 0.5) * camera->cell);
}

/* Whether a tile in motion is drawn instead of the tile of this cell. */
static gboolean
is_moving_to (BangoView *self,
              BangoCell  cell)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    {
      const BangoMotion *step = bgl_story_get_step (story, i);

      if ((step->step.kind == BANGO_MOTION_DROP || step->step.kind == BANGO_MOTION_FLY) &&
          bango_cell_equal (step->to, cell) && bgl_story_get_progress (story, &step->step) < 1)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_in_hand (BangoView *self,
            BangoCell  cell)
{
  BglBoard *board = BGL_BOARD (self);

  return bgl_hand_is_dragging (bgl_board_get_hand (board)) && bgl_board_get_held (board) == bango_view_get_number (cell);
}

static gboolean
is_in_five (BangoView *self,
            BangoCell  cell)
{
  for (guint i = 0; i < self->n_five; i++)
    if (bango_cell_equal (self->five[i], cell))
      return TRUE;

  return FALSE;
}

static void
draw_hollows (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  GdkTexture *hollow = bango_art_get_hollow (self->scheme, canvas->cell, canvas->scale);

  if (!bgl_view_get_hints (BGL_VIEW (self)))
    return;

  for (guint i = 0; i < self->cells->len; i++)
    {
      const BangoCell cell = g_array_index (self->cells, BangoCell, i);

      if (bango_view_is_target (self, cell, NULL))
        bango_canvas_append_picture (canvas, hollow, cell.x, cell.y, 1, &bango_at_rest);
    }
}

static void
draw_tile (const BangoCanvas *canvas,
           guint              tile,
           double             rise)
{
  BangoView *self = canvas->self;
  const BangoCell cell = bango_view_get_state (self)->tile[tile];
  const gboolean crossed = (self->crossed & BANGO_TILE_BIT (tile)) != 0;
  BangoPose pose = bango_at_rest;

  pose.lift = 0.16 * rise;
  pose.scale = 1 + 0.06 * rise;

  bango_canvas_append_tile (canvas, tile < BANGO_TILES ? BANGO_YELLOW : BANGO_RED, cell.x, cell.y, &pose);

  if (crossed)
    {
      GdkTexture *cross = bango_art_get_cross (self->scheme, canvas->cell, canvas->scale);

      bango_canvas_append_wash (canvas, cell, canvas->tones->table, 0.55);
      bango_canvas_append_picture (canvas, cross, cell.x, cell.y, 1, &bango_at_rest);
    }
  else if (self->n_five > 0 && !is_in_five (self, cell))
    bango_canvas_append_wash (canvas, cell, canvas->tones->table, 0.42 * bango_view_get_glow (self));
}

/* Draws all shadows first, so that adjacent tiles do not darken each other, and raised tiles last. */
static void
draw_tiles (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  const BangoState *state = bango_view_get_state (self);

  for (guint layer = 0; layer < 3; layer++)
    for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
      {
        const BangoCell cell = state->tile[tile];
        const double rise = bango_view_get_rise (self, cell);

        if ((state->alive & BANGO_TILE_BIT (tile)) == 0 || (rise > 0) != (layer == 2) ||
            is_in_hand (self, cell) || is_moving_to (self, cell))
          continue;

        if (layer != 1)
          bango_canvas_append_shadow (canvas, cell.x, cell.y, rise, 1);
        if (layer != 0)
          draw_tile (canvas, tile, rise);
      }
}

/* Marks one of the equal parts with a color and a letter. The letter is on the tile nearest to the center of the
 * part. */
static void
draw_part (const BangoCanvas *canvas,
           guint              index)
{
  BangoView *self = canvas->self;
  const BangoState *state = bango_view_get_state (self);
  const guint64 tiles = self->shown_cut.tiles[self->shown_cut.largest[index]];
  const guint32 color = canvas->tones->part[index];
  const double line = MAX (self->camera.cell / 18, 2);
  const double radius = MAX (self->camera.cell * 0.24, 9);
  const char letter[] = { 'A' + index, '\0' };
  double x = 0, y = 0, best = HUGE_VAL;
  BangoCell middle = { 0 };
  int n = 0;

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((tiles & BANGO_TILE_BIT (tile)) != 0)
      {
        bango_canvas_append_wash (canvas, state->tile[tile], color, 0.22);
        bango_canvas_append_outline (canvas, state->tile[tile], 0, line, color, 1);
        x += state->tile[tile].x;
        y += state->tile[tile].y;
        n++;
      }

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((tiles & BANGO_TILE_BIT (tile)) != 0)
      {
        double distance = hypot (state->tile[tile].x - x / n, state->tile[tile].y - y / n);

        if (distance < best)
          {
            best = distance;
            middle = state->tile[tile];
          }
      }

  x = self->camera.x + (middle.x + 0.5) * self->camera.cell;
  y = self->camera.y + (middle.y + 0.5) * self->camera.cell - self->camera.cell * 0.03;

  bango_canvas_append_sign (canvas, x, y, radius, color, letter);
}

static void
draw_arrow (const BangoCanvas *canvas,
            BangoCell          from,
            BangoCell          to)
{
  const BangoCamera *camera = &canvas->self->camera;
  const double x0 = camera->x + (from.x + 0.5) * camera->cell;
  const double y0 = camera->y + (from.y + 0.47) * camera->cell;
  const double x1 = camera->x + (to.x + 0.5) * camera->cell;
  const double y1 = camera->y + (to.y + 0.47) * camera->cell;
  const double pad = camera->cell / 2;
  const double angle = atan2 (y1 - y0, x1 - x0);
  const double length = camera->cell * 0.26;
  cairo_t *cr = gtk_snapshot_append_cairo (canvas->snapshot,
                                           &GRAPHENE_RECT_INIT (MIN (x0, x1) - pad,
                                                                MIN (y0, y1) - pad,
                                                                fabs (x1 - x0) + 2 * pad,
                                                                fabs (y1 - y0) + 2 * pad));

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  cairo_move_to (cr, x1 - length * cos (angle - 0.6), y1 - length * sin (angle - 0.6));
  cairo_line_to (cr, x1, y1);
  cairo_line_to (cr, x1 - length * cos (angle + 0.6), y1 - length * sin (angle + 0.6));

  cairo_set_line_width (cr, camera->cell * 0.15);
  bgl_art_set_source (cr, 0x1d0f08, 0.6);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, camera->cell * 0.08);
  bgl_art_set_source (cr, canvas->tones->glow, 1);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* How many tiles of the row are lit. They light up one after the other. */
static double
get_lit (BangoView *self)
{
  return bango_view_get_glow (self) * self->n_five;
}

/* Draws the ribbon of light under the row, which shows between its tiles. */
static void
draw_five_below (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  const BangoCamera *camera = &self->camera;
  const double share = CLAMP (get_lit (self) / MAX (self->n_five, 1), 0, 1);
  double x0, y0, x1, y1, pad;
  cairo_t *cr;

  if (share <= 0)
    return;

  pad = camera->cell;
  x0 = camera->x + (self->five[0].x + 0.5) * camera->cell;
  y0 = camera->y + (self->five[0].y + 0.5) * camera->cell;
  x1 = x0 + (self->five[self->n_five - 1].x - self->five[0].x) * camera->cell * share;
  y1 = y0 + (self->five[self->n_five - 1].y - self->five[0].y) * camera->cell * share;

  cr = gtk_snapshot_append_cairo (canvas->snapshot,
                                  &GRAPHENE_RECT_INIT (MIN (x0, x1) - pad, MIN (y0, y1) - pad,
                                                       fabs (x1 - x0) + 2 * pad,
                                                       fabs (y1 - y0) + 2 * pad));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  for (int i = 0; i < 6; i++)
    {
      cairo_set_line_width (cr, camera->cell * (0.52 - 0.07 * i));
      bgl_art_set_source (cr, canvas->tones->glow, 0.14);
      cairo_stroke_preserve (cr);
    }
  cairo_destroy (cr);
}

static void
draw_five (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  const double line = MAX (self->camera.cell / 20, 2);
  const double lit = get_lit (self);

  for (guint i = 0; i < self->n_five; i++)
    {
      const double share = CLAMP (lit - i, 0, 1);
      GdkRGBA glow = bgl_art_rgba (canvas->tones->glow, 0.8 * share);
      GskRoundedRect face;

      if (share <= 0)
        continue;

      bango_canvas_get_face (canvas, self->five[i].x, self->five[i].y, 0, &face);
      gtk_snapshot_append_outset_shadow (canvas->snapshot, &face, &glow, 0, 0,
                                         self->camera.cell / 28, self->camera.cell / 6);
      bango_canvas_append_outline (canvas, self->five[i], line / 2, line, canvas->tones->glow, share);
    }
}

static void
draw_ghost (const BangoCanvas *canvas,
            BangoCell          cell,
            double             opacity)
{
  const BangoPose pose = { .scale = 0.92, .opacity = opacity };

  bango_canvas_append_tile (canvas, canvas->self->side, cell.x, cell.y, &pose);
}

static void
draw_hint (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  const BglMove move = bgl_board_get_hint (BGL_BOARD (self));
  const BangoMove hint = bango_move_unpack (move);
  const double line = MAX (self->camera.cell / 18, 2);

  if (move == BGL_MOVE_NONE)
    return;

  if (hint.kind == BANGO_LAY || hint.kind == BANGO_SHIFT)
    {
      draw_ghost (canvas, hint.to, 0.75);
      bango_canvas_append_outline (canvas, hint.to, 0, line, canvas->tones->glow, 1);
    }
  /* The suggested tile has been lifted already. */
  if (bgl_board_follows_hint (BGL_BOARD (self)))
    return;

  if (hint.kind == BANGO_SHIFT || hint.kind == BANGO_STARVE)
    bango_canvas_append_outline (canvas, hint.from, line / 2, line, canvas->tones->glow, 1);
  if (hint.kind == BANGO_SHIFT)
    draw_arrow (canvas, hint.from, hint.to);
}

/* Draws a translucent tile at the cell under the pointer or the focus, as it would lie there. */
static void
draw_preview (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  BangoCell cell;

  if (self->has_target)
    draw_ghost (canvas, self->target, 0.75);
  else if (bango_view_get_current (self, &cell) && bango_view_is_target (self, cell, NULL))
    draw_ghost (canvas, cell, 0.65);
}

void
bango_view_draw (BglBoard    *board,
                 GtkSnapshot *snapshot)
{
  BangoView *self = BANGO_VIEW (board);
  BangoCanvas canvas;

  bango_canvas_init (&canvas, self, snapshot);

  draw_table (&canvas);
  if (!bango_view_is_larger (self))
    draw_ruler (&canvas);
  bango_canvas_draw_ghosts (&canvas);
  draw_hollows (&canvas);
  draw_preview (&canvas);
  draw_five_below (&canvas);
  draw_tiles (&canvas);

  if (self->parts_shown)
    for (guint i = 0; i < self->shown_cut.n_largest; i++)
      if ((self->crossed & self->shown_cut.tiles[self->shown_cut.largest[i]]) == 0)
        draw_part (&canvas, i);

  bango_canvas_draw_recent (&canvas);
  draw_five (&canvas);
  draw_hint (&canvas);
  if (bango_view_is_larger (self))
    draw_ruler (&canvas);
}

/* Tiles in motion above the table */

static void
draw_step (const BangoCanvas *canvas,
           const BangoMotion *step)
{
  const double t = bgl_story_get_progress (bgl_view_get_story (BGL_VIEW (canvas->self)), &step->step);
  BangoPose pose = bango_at_rest;
  double x = step->from_x, y = step->from_y, height, e;

  if (t >= 1)
    return;

  switch (step->step.kind)
    {
    case BANGO_MOTION_DROP:
      height = 1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, t);
      pose.lift = 0.45 * height;
      pose.scale = 1 + 0.22 * height;
      pose.opacity = MIN (1, 0.2 + 3 * t);
      bango_canvas_append_shadow (canvas, x, y, height, pose.opacity);
      break;

    case BANGO_MOTION_FLY:
      e = adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, t);
      x += (step->to.x - x) * e;
      y += (step->to.y - y) * e;
      height = 1 - t * t * t;
      pose.lift = 0.16 * height + 0.18 * sin (G_PI * t);
      pose.scale = 1 + 0.06 * height + 0.08 * sin (G_PI * t);
      bango_canvas_append_shadow (canvas, x, y, height, 1);
      break;

    case BANGO_MOTION_FALL:
      pose.lift = -0.7 * t * t;
      pose.scale = 1 - 0.22 * t;
      pose.angle = ((step->to.x + step->to.y) % 2 == 0 ? 14 : -14) * t;
      pose.opacity = 1 - t;
      bango_canvas_append_shadow (canvas, x, y, 0, 1 - t);
      break;

    default:
      return;
    }

  bango_canvas_append_tile (canvas, step->color, x, y, &pose);
}

void
bango_view_draw_above (BglBoard    *board,
                       GtkSnapshot *snapshot)
{
  BangoView *self = BANGO_VIEW (board);
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  BangoCanvas canvas;

  bango_canvas_init (&canvas, self, snapshot);

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    draw_step (&canvas, bgl_story_get_step (story, i));

  if (bgl_hand_is_dragging (bgl_board_get_hand (board)))
    {
      const BangoPose pose = { .lift = 0.16, .scale = 1.08, .opacity = 1 };
      double x, y;

      bango_view_get_hand (self, &x, &y);
      bango_canvas_append_shadow (&canvas, x, y, 1, 1);
      bango_canvas_append_tile (&canvas, self->side, x, y, &pose);
    }
}
