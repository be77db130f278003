/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-canvas.h"

/* Marks on the island: what is possible, what would follow, and what happened since the player's own last move. */

static void
draw_circle (const BonoboCanvas *canvas,
             guint               spot,
             double              radius,
             guint32             color)
{
  graphene_point_t point;

  bonobo_view_point_spot (canvas->self, spot, &point);
  bonobo_canvas_append_circle (canvas, &point, radius, color);
}

void
bonobo_canvas_draw_active (const BonoboCanvas *canvas,
                           guint64             triangles,
                           double              opacity)
{
  for (guint64 rest = triangles; rest != 0; rest &= rest - 1)
    {
      guint triangle = bonobo_first_bit (rest);
      graphene_point_t point;

      bonobo_view_point_triangle (canvas->self, triangle, &point);
      bonobo_canvas_append_posed (canvas,
                                  bonobo_art_get_active (triangle, canvas->self->scheme,
                                                         canvas->edge, canvas->scale),
                                  &point, 1, 1, opacity);
    }
}

void
bonobo_canvas_draw_spots (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BonoboState *state = &canvas->shown;
  const guint64 barred = state->barred & state->open & ~bonobo_state_get_occupied (state);
  GdkTexture *ring = bonobo_art_get_ring (self->scheme, canvas->edge, canvas->scale);
  GdkTexture *cross = bonobo_art_get_cross (self->scheme, canvas->edge, canvas->scale);
  graphene_point_t point;

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      bonobo_view_point_spot (self, i, &point);
      if ((barred & BONOBO_BIT (i)) != 0)
        bonobo_canvas_append_posed (canvas, cross, &point, 0.8, 0.8, 1);
      else if (!canvas->playing && bgl_view_get_hints (BGL_VIEW (self)) && bonobo_view_can_set_at (self, i))
        bonobo_canvas_append (canvas, ring, &point);
    }

  if (!canvas->playing && self->aim != BONOBO_NONE && bonobo_view_can_set_at (self, self->aim))
    {
      bonobo_view_point_spot (self, self->aim, &point);
      bonobo_canvas_append_token (canvas, bonobo_view_get_state (self)->turn, &point, 0, 0.72);
    }
}

/* Draws what a token would score now at the spot under the pointer or the focus. */
static void
draw_worth_mark (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  BonoboValue value;
  graphene_point_t point;

  if (!bonobo_view_shows_worth (self) || canvas->shown.phase == BONOBO_OVER)
    return;

  bonobo_state_value_spot (bonobo_view_get_state (self), self->aim, &value);
  if (value.n_numbers == 0)
    return;

  bonobo_view_point_sum (self, self->aim, &point);
  bonobo_canvas_append_plate (canvas, value.points, &point, 1.6, 1);
}

void
bonobo_canvas_draw_recent_rhombi (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  graphene_point_t point;

  for (guint i = 0; !canvas->playing && i < bgl_board_get_n_recent (BGL_BOARD (self)); i++)
    {
      const guint place = bonobo_view_get_place_at (bgl_board_get_recent (BGL_BOARD (self), i)->to);

      if (place == BONOBO_NONE)
        continue;

      bonobo_view_point_place (self, place, &point);
      bonobo_canvas_append_posed (canvas,
                                  bonobo_art_get_frame (bonobo_art_get_turn (place), self->scheme,
                                                        canvas->edge, canvas->scale),
                                  &point, 0.985, 0.985, 0.75);
    }
}

/* Draws rings around the tokens that were placed since the player's own last move, even if they are gone again, and
 * the order of all recent moves. */
static void
draw_recent_moves (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const double size = MAX (canvas->edge * 0.14, 8 * bgl_art_get_text_scale (GTK_WIDGET (self)));
  const GdkRGBA dark = bgl_art_rgba (canvas->tones->mark_edge, 1);
  const GdkRGBA glow = bgl_art_rgba (canvas->tones->glow, 1);

  const guint n = bgl_board_get_n_recent (BGL_BOARD (self));

  for (guint i = 0; !canvas->playing && i < n; i++)
    {
      const guint spot = bgl_board_get_recent (BGL_BOARD (self), i)->to;
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      graphene_point_t point, tip, blunt;
      GskRoundedRect disc;

      if (spot < BONOBO_SPOTS)
        {
          draw_circle (canvas, spot, 0.29, canvas->tones->glow);
          bonobo_view_point_spot (self, spot, &point);
          point.x += 0.26 * canvas->edge;
          point.y += 0.26 * canvas->edge;
        }
      else
        {
          const BonoboPlace *place = &bonobo_places[bonobo_view_get_place_at (spot)];

          /* Put the number on a side of the rhomb, where it covers no other number. */
          bonobo_view_point_spot (self, place->tips[0], &tip);
          bonobo_view_point_spot (self, place->blunt[0], &blunt);
          graphene_point_interpolate (&tip, &blunt, 0.5, &point);
        }

      if (n == 1)
        return;

      gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (point.x - size, point.y - size,
                                                                   2 * size, 2 * size), size);
      gtk_snapshot_push_rounded_clip (canvas->snapshot, &disc);
      gtk_snapshot_append_color (canvas->snapshot, &dark, &disc.bounds);
      gtk_snapshot_pop (canvas->snapshot);
      gtk_snapshot_append_border (canvas->snapshot, &disc, (float[4]) { 2, 2, 2, 2 },
                                  (GdkRGBA[4]) { glow, glow, glow, glow });
      bonobo_canvas_append_text (canvas, number, &point, size * 1.3, 0xffffff);
    }
}

/* The points of the final scoring stay on each token. On paper, only those of the last token are shown, on its lower
 * part, where they cover no number. */
static void
draw_final_points (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const gboolean paper = self->scheme == BGL_COLOR_SCHEME_PAPER;
  const guint n = bgl_board_get_n_recent (BGL_BOARD (self));
  guint64 spots = bonobo_view_get_final (self);
  graphene_point_t point;

  if (paper)
    {
      const guint last = n > 0 ? bgl_board_get_recent (BGL_BOARD (self), n - 1)->to : BGL_SPOT_NONE;

      spots &= last < BONOBO_SPOTS ? BONOBO_BIT (last) : 0;
    }

  for (; spots != 0; spots &= spots - 1)
    {
      const guint spot = bonobo_first_bit (spots);

      bonobo_view_point_sum (self, spot, &point);
      bonobo_canvas_append_plate (canvas, bonobo_state_get_points (bonobo_view_get_state (self), spot), &point,
                                  paper ? 1.35 : 1.6, 1);
    }
}

/* Draws the rhomb as it would lie at the place. */
static void
draw_ghost (const BonoboCanvas *canvas,
            guint               place)
{
  BonoboView *self = canvas->self;
  const BonoboState *state = bonobo_view_get_state (self);
  const BonoboTurn turn = bonobo_art_get_turn (place);
  graphene_point_t point;

  bonobo_view_point_place (self, place, &point);
  bonobo_canvas_append (canvas, bonobo_art_get_rhomb_shadow (turn, TRUE, canvas->edge, canvas->scale), &point);
  bonobo_canvas_append_rhomb (canvas, state->rhomb, turn, &point);
  bonobo_canvas_append_numbers (canvas, &canvas->shown, state->rhomb, place);
  bonobo_canvas_append (canvas, bonobo_art_get_frame (turn, self->scheme, canvas->edge, canvas->scale), &point);
}

static void
draw_consequences (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BonoboPreview *preview = &self->preview;
  graphene_point_t point;

  for (guint i = 0; i < preview->n_scored; i++)
    {
      draw_circle (canvas, preview->scored_spots[i], 0.275,
                   preview->points[i] < 0 ? canvas->tones->harm : canvas->tones->glow);
      bonobo_view_point_sum (self, preview->scored_spots[i], &point);
      bonobo_canvas_append_plate (canvas, preview->points[i], &point, 1.6, 1);
    }

  for (guint64 rest = preview->driven; rest != 0; rest &= rest - 1)
    {
      bonobo_view_point_spot (self, bonobo_first_bit (rest), &point);
      bonobo_canvas_append (canvas, bonobo_art_get_cross (self->scheme, canvas->edge, canvas->scale), &point);
    }
}

/* Draws the rhomb of a hint, even if the rules do not allow it there. */
static void
draw_hinted_lay (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BonoboState *state = bonobo_view_get_state (self);
  const BglMove move = bgl_board_get_hint (BGL_BOARD (self));
  const BonoboMove hint = bonobo_move_unpack (move);
  graphene_point_t point;
  guint place;

  if (move == BGL_MOVE_NONE || hint.kind != BONOBO_LAY || canvas->playing || self->target != BONOBO_NONE)
    return;

  place = bonobo_find_place (hint.triangles[0], hint.triangles[1]);
  if (place == BONOBO_NONE)
    {
      for (guint i = 0; i < G_N_ELEMENTS (hint.triangles); i++)
        {
          bonobo_view_point_triangle (self, hint.triangles[i], &point);
          bonobo_canvas_append_circle (canvas, &point, 0.24, canvas->tones->glow);
        }
    }
  else if (state->phase == BONOBO_LAYING)
    draw_ghost (canvas, place);
  else
    {
      bonobo_view_point_place (self, place, &point);
      bonobo_canvas_append (canvas, bonobo_art_get_frame (bonobo_art_get_turn (place), self->scheme,
                                                          canvas->edge, canvas->scale), &point);
    }
}

static void
draw_hinted_token (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BglMove move = bgl_board_get_hint (BGL_BOARD (self));
  const BonoboMove hint = bonobo_move_unpack (move);
  graphene_point_t point;

  if (move == BGL_MOVE_NONE || hint.kind != BONOBO_SET_TOKEN || canvas->playing)
    return;

  bonobo_view_point_spot (self, hint.spot, &point);
  if ((bonobo_state_get_occupied (&canvas->shown) & BONOBO_BIT (hint.spot)) == 0)
    bonobo_canvas_append_token (canvas, hint.seat, &point, 0, 0.75);
  draw_circle (canvas, hint.spot, 0.30, canvas->tones->glow);
}

static gboolean
has_target (const BonoboCanvas *canvas)
{
  return !canvas->playing && canvas->self->target != BONOBO_NONE;
}

void
bonobo_canvas_draw_ghosts (const BonoboCanvas *canvas)
{
  if (has_target (canvas))
    {
      bonobo_canvas_draw_active (canvas, canvas->self->preview.activated, 0.85);
      draw_ghost (canvas, canvas->self->target);
    }
  draw_hinted_lay (canvas);
}

void
bonobo_canvas_draw_marks (const BonoboCanvas *canvas)
{
  draw_recent_moves (canvas);
  draw_final_points (canvas);
  if (has_target (canvas))
    draw_consequences (canvas);
  draw_worth_mark (canvas);
  draw_hinted_token (canvas);
}
