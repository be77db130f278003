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

/* Draws the numbers of columns and rows, burned into the wood around the tiles. The log and the rulebook name cells
 * by them. If adjacent numbers would touch, only every second one, or fewer, is drawn. */
static void
draw_ruler (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  const BangoCamera *camera = &self->camera;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const int step = 1 + (int) (2 * bango_view_get_ruler (self, camera->cell) / camera->cell);
  const double size = bango_view_get_ruler (self, camera->cell);
  const double left = camera->x + self->min_x * camera->cell - BANGO_RULER_ROOM * size / 2;
  const double top = camera->y + self->min_y * camera->cell - BANGO_RULER_ROOM * size / 2;

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * PANGO_SCALE));
  pango_layout_set_attributes (layout, attributes);

  for (int x = self->min_x; x <= self->max_x; x++)
    if (x % step == 0)
      draw_number (canvas, layout, x, camera->x + (x + 0.5) * camera->cell, top);
  for (int y = self->min_y; y <= self->max_y; y++)
    if (y % step == 0)
      draw_number (canvas, layout, y, left, camera->y + (y + 0.5) * camera->cell);
}

/* Whether a tile in motion is drawn instead of the tile of this cell. */
static gboolean
is_moving_to (BangoView *self,
              BangoCell  cell)
{
  for (guint i = 0; i < self->motions->len; i++)
    {
      const BangoMotion *motion = &g_array_index (self->motions, BangoMotion, i);

      if (motion->kind != BANGO_MOTION_FALL && bango_view_same_cell (motion->to, cell))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_in_hand (BangoView  *self,
            BangoPlace *place)
{
  return bgl_hand_is_dragging (self->hand) && self->phase != BANGO_PHASE_IDLE &&
         bango_view_same_cell (place->cell, self->lifted);
}

static gboolean
is_in_five (BangoView *self,
            BangoCell  cell)
{
  for (guint i = 0; i < self->n_five; i++)
    if (bango_view_same_cell (self->five[i], cell))
      return TRUE;

  return FALSE;
}

static void
draw_hollows (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  GdkTexture *hollow = bango_art_get_hollow (self->scheme, canvas->cell, canvas->scale);
  GHashTableIter iter;
  gpointer value;

  if (!bgl_view_get_hints (BGL_VIEW (self)))
    return;

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      BangoPlace *place = value;

      if (bango_view_is_target (self, place->cell, NULL))
        bango_canvas_append_picture (canvas, hollow, place->cell.x, place->cell.y, 1, &bango_at_rest);
    }
}

static void
draw_tile (const BangoCanvas *canvas,
           BangoPlace        *place)
{
  BangoView *self = canvas->self;
  const gboolean crossed = (self->crossed & BANGO_TILE_BIT (place->tile)) != 0;
  BangoPose pose = bango_at_rest;

  pose.lift = 0.16 * place->rise;
  pose.scale = 1 + 0.06 * place->rise;

  bango_canvas_append_tile (canvas, place->colour, place->cell.x, place->cell.y, &pose);

  if (crossed)
    {
      GdkTexture *cross = bango_art_get_cross (self->scheme, canvas->cell, canvas->scale);

      bango_canvas_append_wash (canvas, place->cell, canvas->tones->table, 0.55);
      bango_canvas_append_picture (canvas, cross, place->cell.x, place->cell.y, 1, &bango_at_rest);
    }
  else if (self->n_five > 0 && !is_in_five (self, place->cell))
    bango_canvas_append_wash (canvas, place->cell, canvas->tones->table, 0.42 * self->glow_value);
}

static void
draw_tiles (const BangoCanvas *canvas)
{
  BangoView *self = canvas->self;
  g_autoptr (GPtrArray) raised = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer value;

  /* Draw all shadows first, so that adjacent tiles do not darken each other. */
  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      BangoPlace *place = value;

      if (place->tile >= 0 && place->rise <= 0 &&
          !is_in_hand (self, place) && !is_moving_to (self, place->cell))
        bango_canvas_append_shadow (canvas, place->cell.x, place->cell.y, 0, 1);
    }

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      BangoPlace *place = value;

      if (place->tile < 0 || is_in_hand (self, place) || is_moving_to (self, place->cell))
        continue;

      if (place->rise > 0)
        g_ptr_array_add (raised, place);
      else
        draw_tile (canvas, place);
    }

  for (guint i = 0; i < raised->len; i++)
    {
      BangoPlace *place = g_ptr_array_index (raised, i);

      bango_canvas_append_shadow (canvas, place->cell.x, place->cell.y, place->rise, 1);
      draw_tile (canvas, place);
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
  const guint32 colour = canvas->tones->part[index];
  const double line = MAX (self->camera.cell / 18, 2);
  const double radius = MAX (self->camera.cell * 0.24, 9);
  const char letter[] = { 'A' + index, '\0' };
  double x = 0, y = 0, best = HUGE_VAL;
  BangoCell middle = { 0 };
  int n = 0;

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((tiles & BANGO_TILE_BIT (tile)) != 0)
      {
        bango_canvas_append_wash (canvas, state->tile[tile], colour, 0.22);
        bango_canvas_append_outline (canvas, state->tile[tile], 0, line, colour, 1);
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

  bango_canvas_append_sign (canvas, x, y, radius, colour, letter);
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
  return self->n_five > 0 && self->motions->len == 0 ? self->glow_value * self->n_five : 0;
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
  BangoMove hint = bango_move_unpack (self->hint);
  const double line = MAX (self->camera.cell / 18, 2);

  if (self->hint == BGL_MOVE_NONE)
    return;

  if (hint.kind == BANGO_LAY || hint.kind == BANGO_SHIFT)
    {
      draw_ghost (canvas, hint.to, 0.75);
      bango_canvas_append_outline (canvas, hint.to, 0, line, canvas->tones->glow, 1);
    }
  /* The suggested tile has been lifted already. */
  if (bango_view_follows_hint (self))
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
bango_view_draw (BangoView   *self,
                 GtkSnapshot *snapshot)
{
  BangoCanvas canvas;

  bango_canvas_init (&canvas, self, snapshot);

  draw_table (&canvas);
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
}

/* Tiles in motion above the table */

static double
ease_out (double t)
{
  return 1 - pow (1 - t, 3);
}

static double
ease_in_out (double t)
{
  return t < 0.5 ? 4 * t * t * t : 1 - pow (-2 * t + 2, 3) / 2;
}

static void
draw_motion (const BangoCanvas *canvas,
             const BangoMotion *motion)
{
  const double t = CLAMP ((canvas->self->now - motion->start) / motion->duration, 0, 1);
  BangoPose pose = bango_at_rest;
  double x = motion->from_x, y = motion->from_y, height, e;

  switch (motion->kind)
    {
    case BANGO_MOTION_DROP:
      height = 1 - ease_out (t);
      pose.lift = 0.45 * height;
      pose.scale = 1 + 0.22 * height;
      pose.opacity = MIN (1, 0.2 + 3 * t);
      bango_canvas_append_shadow (canvas, x, y, height, pose.opacity);
      break;

    case BANGO_MOTION_FLY:
      e = ease_in_out (t);
      x += (motion->to.x - x) * e;
      y += (motion->to.y - y) * e;
      height = 1 - t * t * t;
      pose.lift = 0.16 * height + 0.18 * sin (G_PI * t);
      pose.scale = 1 + 0.06 * height + 0.08 * sin (G_PI * t);
      bango_canvas_append_shadow (canvas, x, y, height, 1);
      break;

    case BANGO_MOTION_FALL:
      pose.lift = -0.7 * t * t;
      pose.scale = 1 - 0.22 * t;
      pose.angle = ((motion->to.x + motion->to.y) % 2 == 0 ? 14 : -14) * t;
      pose.opacity = 1 - t;
      bango_canvas_append_shadow (canvas, x, y, 0, 1 - t);
      break;

    default:
      g_assert_not_reached ();
    }

  bango_canvas_append_tile (canvas, motion->colour, x, y, &pose);
}

void
bango_view_draw_above (BangoView   *self,
                       GtkSnapshot *snapshot)
{
  BangoCanvas canvas;

  bango_canvas_init (&canvas, self, snapshot);

  for (guint i = 0; i < self->motions->len; i++)
    draw_motion (&canvas, &g_array_index (self->motions, BangoMotion, i));

  if (bgl_hand_is_dragging (self->hand))
    {
      const BangoPose pose = { .lift = 0.16, .scale = 1.08, .opacity = 1 };
      double x, y;

      bango_view_get_hand (self, &x, &y);
      bango_canvas_append_shadow (&canvas, x, y, 1, 1);
      bango_canvas_append_tile (&canvas, self->side, x, y, &pose);
    }
}
