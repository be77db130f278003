/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-canvas.h"

#include <math.h>

/* Draws the island in layers: sea, sand, rhombi and their numbers, marks, and tokens, then the raft beside it. The
 * focus rings of the spots follow, and above them text and moving pieces. */

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
draw_rhombi (const BonoboCanvas *canvas)
{
  const BonoboState *state = &canvas->shown;
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
  const BonoboState *state = &canvas->shown;

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (state->place[i] != BONOBO_NONE)
      bonobo_canvas_append_numbers (canvas, state, i, state->place[i]);
}

static void
draw_tokens (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BglStoryStep *step = canvas->step;
  graphene_point_t point;

  for (guint seat = 1; seat <= canvas->shown.n_seats; seat++)
    for (guint64 rest = canvas->shown.tokens[seat - 1]; rest != 0; rest &= rest - 1)
      {
        guint spot = bonobo_first_bit (rest);

        /* The animation of this step draws the leaving token itself. */
        if (step != NULL && (step->kind == BONOBO_EVENT_TOKEN_SCORED || step->kind == BONOBO_EVENT_TOKEN_DRIVEN) &&
            (guint) step->event.args[0] == seat && (guint) step->event.args[1] == spot)
          continue;

        bonobo_view_point_spot (self, spot, &point);
        bonobo_canvas_append_token (canvas, seat, &point, 0, 1);
      }

  /* Highlight the token whose points are being shown. */
  if (step != NULL && (step->kind == BONOBO_EVENT_NUMBER_COUNTED || step->kind == BONOBO_EVENT_SIGNS_TURNED ||
                       step->kind == BONOBO_EVENT_DOUBLED || step->kind == BONOBO_EVENT_TOKEN_FINAL))
    {
      bonobo_view_point_spot (self, (guint) step->event.args[1], &point);
      bonobo_canvas_append_circle (canvas, &point, 0.275, canvas->tones->glow);
    }
}

/* The raft */

static void
draw_stack (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BonoboState *state = bonobo_view_get_state (self);
  const int small = bonobo_view_get_small_edge (self);
  const guint n = bonobo_count_bits (canvas->shown.stack);
  const guint layers = n == 0 ? 0 : 1 + (n - 1) / 7;
  const BglMove hint = bgl_board_get_hint (BGL_BOARD (self));
  const gboolean can_draw = !canvas->playing && bgl_view_can_act (BGL_VIEW (self)) &&
                            state->phase == BONOBO_CHOOSING && bonobo_state_can_lay (state);
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
      (hint != BGL_MOVE_NONE && bonobo_move_unpack (hint).kind == BONOBO_DRAW))
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
  const BonoboState *state = &canvas->shown;
  const int small = bonobo_view_get_small_edge (self);
  const double plate = MAX ((int) (small * 0.24), 12);
  graphene_point_t point, corner;
  int value;

  if (state->phase != BONOBO_LAYING ||
      (!canvas->playing &&
       (self->target != BONOBO_NONE || bgl_hand_is_dragging (bgl_board_get_hand (BGL_BOARD (self))))))
    return;

  bonobo_view_point_hand (self, &point);
  value = bonobo_rhombi[state->rhomb].value;
  bonobo_canvas_append (canvas, bonobo_art_get_rhomb_shadow (BONOBO_UPRIGHT, TRUE, small, canvas->scale), &point);
  bonobo_canvas_append (canvas, bonobo_art_get_rhomb (state->rhomb, BONOBO_UPRIGHT, self->scheme,
                                                      small, canvas->scale), &point);
  for (int i = -1; i <= 1; i += 2)
    {
      corner = GRAPHENE_POINT_INIT (point.x, point.y + i * small * 0.60);
      bonobo_canvas_append (canvas, bonobo_art_get_plate (2 * value, self->scheme, plate, canvas->scale), &corner);
      corner = GRAPHENE_POINT_INIT (point.x + i * small * 0.36, point.y);
      bonobo_canvas_append (canvas, bonobo_art_get_plate (value, self->scheme, plate, canvas->scale), &corner);
    }
}

static void
draw_raft (const BonoboCanvas *canvas)
{
  const GdkRectangle *raft = &canvas->self->room.raft;

  bonobo_canvas_append (canvas,
                        bonobo_art_get_raft (canvas->self->scheme, raft->width, raft->height, canvas->scale),
                        &GRAPHENE_POINT_INIT (raft->x + raft->width / 2.0, raft->y + raft->height / 2.0));
  draw_stack (canvas);
  draw_hand (canvas);
}

void
bonobo_view_draw (BglBoard    *board,
                  GtkSnapshot *snapshot)
{
  BonoboView *self = BONOBO_VIEW (board);
  BonoboCanvas canvas;

  bonobo_canvas_init (&canvas, self, snapshot);

  draw_sea (&canvas);
  draw_island (&canvas);
  draw_letters (&canvas);
  bonobo_canvas_draw_active (&canvas, canvas.shown.active, 1);
  draw_rhombi (&canvas);
  bonobo_canvas_draw_recent_rhombi (&canvas);
  bonobo_canvas_draw_ghosts (&canvas);
  draw_numbers (&canvas);
  bonobo_canvas_draw_spots (&canvas);
  draw_tokens (&canvas);
  bonobo_canvas_draw_marks (&canvas);

  if (!bonobo_view_is_bare (self))
    {
      draw_raft (&canvas);
      gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (self->track), snapshot);
    }
}

/* Near a possible place, a dragged rhomb is shown at that place with its consequences, and not under the pointer. */
static void
draw_dragged (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  BglHand *hand = bgl_board_get_hand (BGL_BOARD (self));
  const graphene_point_t *point = bgl_hand_get_point (hand);

  if (!bgl_hand_is_dragging (hand) || !self->laying || canvas->playing || self->target != BONOBO_NONE)
    return;

  bonobo_canvas_append (canvas, bonobo_art_get_rhomb_shadow (BONOBO_UPRIGHT, TRUE, canvas->edge, canvas->scale), point);
  bonobo_canvas_append_rhomb (canvas, bonobo_view_get_state (self)->rhomb, BONOBO_UPRIGHT,
                              &GRAPHENE_POINT_INIT (point->x, point->y - canvas->edge * 0.08));
}

void
bonobo_view_draw_above (BglBoard    *board,
                        GtkSnapshot *snapshot)
{
  BonoboView *self = BONOBO_VIEW (board);
  BonoboCanvas canvas;

  if (bonobo_view_is_bare (self))
    return;

  bonobo_canvas_init (&canvas, self, snapshot);

  bonobo_view_draw_worth (&canvas);
  bonobo_canvas_draw_step (&canvas);
  draw_dragged (&canvas);
}
