/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-canvas.h"

#include <math.h>

/* Draws the island in layers: sea, sand, rhombi and their numbers, marks, and tokens, then the focus rings of the
 * spots, and above them the raft and moving pieces. */

static void
draw_sea (const BonoboCanvas *canvas)
{
  GtkWidget *widget = GTK_WIDGET (canvas->self);
  const graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  const GdkRGBA deep = bgl_art_rgba (canvas->tones->deep, 1);
  GdkTexture *sea;
  graphene_rect_t tile;
  double size, wander;

  gtk_snapshot_append_color (canvas->snapshot, &deep, &bounds);
  if (canvas->self->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST || canvas->self->scheme == BGL_COLOR_SCHEME_PAPER)
    return;

  sea = bonobo_art_get_sea (canvas->self->scheme, canvas->scale);
  size = gdk_texture_get_width (sea) / (double) canvas->scale;
  wander = fmod (canvas->self->tide_now, size);
  tile = GRAPHENE_RECT_INIT (wander - size, wander / 2 - size, size, size);
  gtk_snapshot_push_repeat (canvas->snapshot, &bounds, &tile);
  gtk_snapshot_append_texture (canvas->snapshot, sea, &tile);
  gtk_snapshot_pop (canvas->snapshot);
}

static void
draw_island (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  int width, height;

  g_set_object (&self->island, bonobo_art_get_island (GTK_WIDGET (self), self->island, self->scheme,
                                                      canvas->edge, canvas->scale));
  bonobo_art_get_island_size (canvas->edge, &width, &height);
  gtk_snapshot_append_texture (canvas->snapshot, self->island,
                               &GRAPHENE_RECT_INIT (floor (self->room.x - width / 2.0 + 0.5),
                                                    floor (self->room.y - height / 2.0 + 0.5), width, height));
}

static void
draw_letter (const BonoboCanvas *canvas,
             PangoLayout        *layout,
             char                letter,
             double              x,
             double              y)
{
  const gboolean strong = canvas->self->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST;
  const GdkRGBA rgba = bgl_art_rgba (strong ? canvas->tones->mark : canvas->tones->mark_edge, 1);
  const GdkRGBA sand = bgl_art_rgba (canvas->tones->sand, 1);
  GskRoundedRect disc;
  int width, height;

  pango_layout_set_text (layout, &letter, 1);
  pango_layout_get_pixel_size (layout, &width, &height);

  /* Put the letter on a disk of sand, because at a corner of the island it is on the dark edge of the beach. */
  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (x - height / 2.0, y - height / 2.0, height, height),
                                   height / 2.0f);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &disc);
  gtk_snapshot_append_color (canvas->snapshot, &sand, &disc.bounds);
  gtk_snapshot_pop (canvas->snapshot);

  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT (x - width / 2.0, y - height / 2.0));
  gtk_snapshot_append_layout (canvas->snapshot, layout, &rgba);
  gtk_snapshot_restore (canvas->snapshot);
}

/* Draws the letters of the rows on the beach: those of the spots on the left, those of the triangles on the right.
 * The game log and the rulebook use them to name spots and triangles. */
static void
draw_letters (const BonoboCanvas *canvas)
{
  const double out = 0.29 * canvas->edge;
  const double size = MAX (9 * bgl_art_get_text_scale (GTK_WIDGET (canvas->self)), 0.16 * canvas->edge);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (canvas->self), NULL);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  graphene_point_t point, above = GRAPHENE_POINT_INIT (0, 0);

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (size * PANGO_SCALE));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      const char row = bonobo_spots[i].name[0];

      bonobo_view_point_spot (canvas->self, i, &point);
      if (i == 0 || bonobo_spots[i - 1].name[0] != row)
        draw_letter (canvas, layout, row, point.x - out, point.y);

      if (i + 1 < BONOBO_SPOTS && bonobo_spots[i + 1].name[0] == row)
        continue;
      if (row > 'a')
        draw_letter (canvas, layout, g_ascii_toupper (row - 1),
                     (point.x + above.x) / 2 + out, (point.y + above.y) / 2);
      above = point;
    }
}

static void
draw_active (const BonoboCanvas *canvas,
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

static void
draw_rhombi (const BonoboCanvas *canvas)
{
  const BonoboState *state = &canvas->self->shown;
  graphene_point_t point;

  /* Draw all shadows first, so that adjacent rhombi do not darken each other. There are no shadows on paper. */
  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (state->place[i] != BONOBO_NONE && canvas->self->scheme != BGL_COLOR_SCHEME_PAPER)
      {
        BonoboTurn turn = bonobo_art_get_turn (state->place[i]);

        bonobo_view_point_place (canvas->self, state->place[i], &point);
        bonobo_canvas_append (canvas, bonobo_art_get_rhomb_shadow (turn, FALSE, canvas->edge, canvas->scale),
                              &point);
      }

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (state->place[i] != BONOBO_NONE)
      {
        bonobo_view_point_place (canvas->self, state->place[i], &point);
        bonobo_canvas_append_rhomb (canvas, i, bonobo_art_get_turn (state->place[i]), &point);
      }
}

/* Drawn after everything that may cover a corner, such as the shadow of the rhomb in hand. */
static void
draw_numbers (const BonoboCanvas *canvas)
{
  const BonoboState *state = &canvas->self->shown;

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (state->place[i] != BONOBO_NONE)
      bonobo_canvas_append_numbers (canvas, state, i, state->place[i]);
}

/* Marks the spots where a token can be placed, and those that are barred. */
static void
draw_spots (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BonoboState *state = &self->shown;
  const guint64 barred = state->barred & state->open & ~bonobo_state_get_occupied (state);
  GdkTexture *ring = bonobo_art_get_ring (self->scheme, canvas->edge, canvas->scale);
  GdkTexture *cross = bonobo_art_get_cross (self->scheme, canvas->edge, canvas->scale);
  graphene_point_t point;

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      bonobo_view_point_spot (self, i, &point);
      if ((barred & BONOBO_BIT (i)) != 0)
        bonobo_canvas_append_posed (canvas, cross, &point, 0.8, 0.8, 1);
      else if (!self->telling && bgl_view_get_hints (BGL_VIEW (self)) && bonobo_view_can_set_at (self, i))
        bonobo_canvas_append (canvas, ring, &point);
    }

  if (!self->telling && self->aim != BONOBO_NONE && bonobo_view_can_set_at (self, self->aim))
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

  if (!bonobo_view_shows_worth (self) || self->shown.phase == BONOBO_OVER)
    return;

  bonobo_state_value_spot (bonobo_view_get_state (self), self->aim, &value);
  if (value.n_numbers == 0)
    return;

  bonobo_view_point_sum (self, self->aim, &point);
  bonobo_canvas_append_plate (canvas, value.points, &point, 1.6, 1);
}

/* Draws frames around the rhombi that were laid since the player's own last move. */
static void
draw_recent_rhombi (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  graphene_point_t point;

  for (guint i = 0; !self->telling && i < self->n_marks; i++)
    if (self->marks[i].place != BONOBO_NONE)
      {
        bonobo_view_point_place (self, self->marks[i].place, &point);
        bonobo_canvas_append_posed (canvas,
                                    bonobo_art_get_frame (bonobo_art_get_turn (self->marks[i].place), self->scheme,
                                                          canvas->edge, canvas->scale),
                                    &point, 0.985, 0.985, 0.75);
      }
}

static void
draw_circle_at (const BonoboCanvas     *canvas,
                const graphene_point_t *point,
                double                  radius,
                guint32                 colour)
{
  const double line = MAX (canvas->edge * 0.045, 2);
  const double reach = radius * canvas->edge + line;
  const GdkRGBA edge = bgl_art_rgba (canvas->tones->mark_edge, 0.6);
  const GdkRGBA rgba = bgl_art_rgba (colour, 1);
  GskRoundedRect ring;

  gsk_rounded_rect_init_from_rect (&ring, &GRAPHENE_RECT_INIT (point->x - reach, point->y - reach,
                                                               2 * reach, 2 * reach), reach);
  gtk_snapshot_append_border (canvas->snapshot, &ring,
                              (float[4]) { line + 2, line + 2, line + 2, line + 2 },
                              (GdkRGBA[4]) { edge, edge, edge, edge });
  gsk_rounded_rect_shrink (&ring, 1, 1, 1, 1);
  gtk_snapshot_append_border (canvas->snapshot, &ring,
                              (float[4]) { line, line, line, line },
                              (GdkRGBA[4]) { rgba, rgba, rgba, rgba });
}

static void
draw_circle (const BonoboCanvas *canvas,
             guint               spot,
             double              radius,
             guint32             colour)
{
  graphene_point_t point;

  bonobo_view_point_spot (canvas->self, spot, &point);
  draw_circle_at (canvas, &point, radius, colour);
}

static void
draw_tokens (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BonoboStep *step = bonobo_view_get_step (self);
  graphene_point_t point;

  for (guint seat = 1; seat <= self->shown.n_seats; seat++)
    for (guint64 rest = self->shown.tokens[seat - 1]; rest != 0; rest &= rest - 1)
      {
        guint spot = bonobo_first_bit (rest);

        /* The animation of this step draws the leaving token itself. */
        if (step != NULL && step->spot == spot && step->seat == seat &&
            (step->kind == BONOBO_STEP_SCORE || step->kind == BONOBO_STEP_DRIVEN))
          continue;

        bonobo_view_point_spot (self, spot, &point);
        bonobo_canvas_append_token (canvas, seat, &point, 0, 1);
      }

  /* Highlight the token whose points are being shown. */
  if (step != NULL && (step->kind == BONOBO_STEP_COUNT || step->kind == BONOBO_STEP_SIGNS ||
                       step->kind == BONOBO_STEP_DOUBLE || step->kind == BONOBO_STEP_FINAL))
    draw_circle (canvas, step->spot, 0.275, canvas->tones->glow);
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

  for (guint i = 0; !self->telling && i < self->n_marks; i++)
    {
      const BonoboMark *mark = &self->marks[i];
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      graphene_point_t point, tip, blunt;
      GskRoundedRect disc;

      if (mark->spot != BONOBO_NONE)
        {
          draw_circle (canvas, mark->spot, 0.29, canvas->tones->glow);
          bonobo_view_point_spot (self, mark->spot, &point);
          point.x += 0.26 * canvas->edge;
          point.y += 0.26 * canvas->edge;
        }
      else
        {
          /* Put the number on a side of the rhomb, where it covers no other number. */
          bonobo_view_point_spot (self, bonobo_places[mark->place].tips[0], &tip);
          bonobo_view_point_spot (self, bonobo_places[mark->place].blunt[0], &blunt);
          graphene_point_interpolate (&tip, &blunt, 0.5, &point);
        }

      if (self->n_marks == 1)
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
  guint64 spots = !self->telling && self->shown.phase == BONOBO_OVER ? bonobo_state_get_occupied (&self->shown) : 0;
  graphene_point_t point;

  for (guint i = 0; i < self->step; i++)
    if (g_array_index (self->steps, BonoboStep, i).kind == BONOBO_STEP_FINAL)
      spots |= BONOBO_BIT (g_array_index (self->steps, BonoboStep, i).spot);

  if (paper)
    spots &= self->n_marks > 0 && self->marks[self->n_marks - 1].spot != BONOBO_NONE
             ? BONOBO_BIT (self->marks[self->n_marks - 1].spot) : 0;

  for (; spots != 0; spots &= spots - 1)
    {
      const guint spot = bonobo_first_bit (spots);

      bonobo_view_point_sum (self, spot, &point);
      bonobo_canvas_append_plate (canvas, bonobo_state_get_points (&self->shown, spot), &point, paper ? 1.35 : 1.6, 1);
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
  bonobo_canvas_append_numbers (canvas, &self->shown, state->rhomb, place);
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
  const BonoboMove hint = bonobo_move_unpack (self->hint);
  graphene_point_t point;
  guint place;

  if (self->hint == BGL_MOVE_NONE || hint.kind != BONOBO_LAY || self->telling || self->target != BONOBO_NONE)
    return;

  place = bonobo_find_place (hint.triangles[0], hint.triangles[1]);
  if (place == BONOBO_NONE)
    {
      for (guint i = 0; i < G_N_ELEMENTS (hint.triangles); i++)
        {
          bonobo_view_point_triangle (self, hint.triangles[i], &point);
          draw_circle_at (canvas, &point, 0.24, canvas->tones->glow);
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
  const BonoboMove hint = bonobo_move_unpack (self->hint);
  graphene_point_t point;

  if (self->hint == BGL_MOVE_NONE || hint.kind != BONOBO_SET_TOKEN || self->telling)
    return;

  bonobo_view_point_spot (self, hint.spot, &point);
  if ((bonobo_state_get_occupied (&self->shown) & BONOBO_BIT (hint.spot)) == 0)
    bonobo_canvas_append_token (canvas, hint.seat, &point, 0, 0.75);
  draw_circle (canvas, hint.spot, 0.30, canvas->tones->glow);
}

void
bonobo_view_draw (BonoboView  *self,
                  GtkSnapshot *snapshot)
{
  const gboolean previews = !self->telling && self->target != BONOBO_NONE;
  BonoboCanvas canvas;

  bonobo_canvas_init (&canvas, self, snapshot);

  draw_sea (&canvas);
  draw_island (&canvas);
  draw_letters (&canvas);
  draw_active (&canvas, self->shown.active, 1);
  draw_rhombi (&canvas);
  draw_recent_rhombi (&canvas);
  if (previews)
    {
      draw_active (&canvas, self->preview.activated, 0.85);
      draw_ghost (&canvas, self->target);
    }
  draw_hinted_lay (&canvas);
  draw_numbers (&canvas);
  draw_spots (&canvas);
  draw_tokens (&canvas);
  draw_recent_moves (&canvas);
  draw_final_points (&canvas);
  if (previews)
    draw_consequences (&canvas);
  draw_worth_mark (&canvas);
  draw_hinted_token (&canvas);
}

/* The raft */

static void
draw_stack (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BonoboState *state = bonobo_view_get_state (self);
  const int small = bonobo_view_get_small_edge (self);
  const guint n = bonobo_count_bits (self->shown.stack);
  const guint layers = n == 0 ? 0 : 1 + (n - 1) / 7;
  const gboolean can_draw = !self->telling && self->can_act && state->phase == BONOBO_CHOOSING &&
                            bonobo_state_can_lay (state);
  g_autofree char *count = g_strdup_printf ("%u", n);
  GdkTexture *back = bonobo_art_get_rhomb (BONOBO_NONE, BONOBO_UPRIGHT, self->scheme, small, canvas->scale);
  GdkTexture *shadow = bonobo_art_get_rhomb_shadow (BONOBO_UPRIGHT, TRUE, small, canvas->scale);
  graphene_point_t point;
  GskRoundedRect badge;
  GdkRGBA ground = bgl_art_rgba (0x04343a, 0.92);
  const double size = MAX (canvas->edge * 0.17, 12 * bgl_art_get_text_scale (GTK_WIDGET (self)));

  bonobo_view_point_stack (self, &point);
  bonobo_canvas_append (canvas, shadow, &point);
  for (guint i = 0; i < layers; i++)
    {
      bonobo_canvas_append (canvas, back, &point);
      point.y -= MAX (small * 0.035, 1.5);
    }

  if ((can_draw && bgl_view_get_hints (BGL_VIEW (self))) ||
      (self->hint != BGL_MOVE_NONE && bonobo_move_unpack (self->hint).kind == BONOBO_DRAW))
    {
      point.y += MAX (small * 0.035, 1.5);
      bonobo_canvas_append (canvas, bonobo_art_get_frame (BONOBO_UPRIGHT, self->scheme, small, canvas->scale),
                            &point);
    }

  bonobo_view_point_stack (self, &point);
  point.y += small * 0.58;
  gsk_rounded_rect_init_from_rect (&badge, &GRAPHENE_RECT_INIT (point.x - size, point.y - size * 0.7,
                                                                2 * size, 1.4 * size), size * 0.7);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &badge);
  gtk_snapshot_append_color (canvas->snapshot, &ground, &badge.bounds);
  gtk_snapshot_pop (canvas->snapshot);
  bonobo_canvas_append_text (canvas, count, &point, size, 0xffffff);
}

/* Draws the drawn rhomb on the raft, unless it is dragged or shown at its target. */
static void
draw_hand (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BonoboStep *step = bonobo_view_get_step (self);
  const int small = bonobo_view_get_small_edge (self);
  const double plate = MAX ((int) (small * 0.24), 12);
  graphene_point_t point, corner;
  int value;

  if (self->shown.phase != BONOBO_LAYING || self->shown.rhomb == BONOBO_NONE ||
      (!self->telling && (self->target != BONOBO_NONE || bgl_hand_is_dragging (self->hand))) ||
      (step != NULL && step->kind == BONOBO_STEP_LAY))
    return;

  bonobo_view_point_hand (self, &point);
  value = bonobo_rhombi[self->shown.rhomb].value;
  bonobo_canvas_append (canvas, bonobo_art_get_rhomb_shadow (BONOBO_UPRIGHT, TRUE, small, canvas->scale), &point);
  bonobo_canvas_append (canvas, bonobo_art_get_rhomb (self->shown.rhomb, BONOBO_UPRIGHT, self->scheme,
                                                      small, canvas->scale), &point);
  for (int i = -1; i <= 1; i += 2)
    {
      corner = GRAPHENE_POINT_INIT (point.x, point.y + i * small * 0.60);
      bonobo_canvas_append (canvas, bonobo_art_get_plate (2 * value, self->scheme, plate, canvas->scale), &corner);
      corner = GRAPHENE_POINT_INIT (point.x + i * small * 0.36, point.y);
      bonobo_canvas_append (canvas, bonobo_art_get_plate (value, self->scheme, plate, canvas->scale), &corner);
    }
}

void
bonobo_view_draw_above (BonoboView  *self,
                        GtkSnapshot *snapshot)
{
  const BonoboStep *step = bonobo_view_get_step (self);
  BonoboCanvas canvas;

  bonobo_canvas_init (&canvas, self, snapshot);

  bonobo_canvas_append (&canvas,
                        bonobo_art_get_raft (self->scheme, self->room.raft.width, self->room.raft.height, canvas.scale),
                        &GRAPHENE_POINT_INIT (self->room.raft.x + self->room.raft.width / 2.0,
                                              self->room.raft.y + self->room.raft.height / 2.0));
  draw_stack (&canvas);
  draw_hand (&canvas);

  bonobo_view_draw_worth (&canvas);

  if (step != NULL)
    bonobo_view_tell (&canvas, step);

  /* Near a possible place, a dragged rhomb is shown at that place with its consequences, and not under the pointer. */
  if (bgl_hand_is_dragging (self->hand) && self->laying && !self->telling && self->target == BONOBO_NONE)
    {
      const graphene_point_t *point = bgl_hand_get_point (self->hand);

      bonobo_canvas_append (&canvas, bonobo_art_get_rhomb_shadow (BONOBO_UPRIGHT, TRUE, canvas.edge, canvas.scale),
                            point);
      bonobo_canvas_append_rhomb (&canvas, bonobo_view_get_state (self)->rhomb, BONOBO_UPRIGHT,
                                  &GRAPHENE_POINT_INIT (point->x, point->y - canvas.edge * 0.08));
    }
}
