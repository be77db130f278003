/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-canvas.h"

/* Draws the dice of each seat in their trays, with sums, names, and points. */

static void
draw_sum (const BangkokCanvas   *canvas,
          const graphene_rect_t *tray,
          int                    sum,
          gboolean               preview)
{
  const BangkokState *state = bangkok_view_get_state (canvas->self);
  const int distance = sum - state->goal;
  const double line = canvas->self->layout.in.line;
  const graphene_rect_t words =
    GRAPHENE_RECT_INIT (tray->origin.x, tray->origin.y + tray->size.height - line - 1, tray->size.width, line);
  g_autofree char *text = NULL;

  /* The distance from the goal is shown beside the sum in small text, if the tray is wide enough. */
  if (tray->size.width < 2 * line || (canvas->self->scheme == BGL_COLOR_SCHEME_PAPER && distance != 0))
    text = g_strdup_printf ("<b>%d</b>", sum);
  else if (distance == 0)
    text = g_strdup_printf ("<b>%d</b> ✓", sum);
  else if (distance < 0)
    text = g_strdup_printf ("<b>%d</b> <small>−%d</small>", sum, -distance);
  else
    text = g_strdup_printf ("<b>%d</b> <small>+%d</small>", sum, distance);

  bangkok_canvas_markup (canvas, text, &words, 0.5, 0.98,
                         distance == 0 || preview ? canvas->tones->glow : canvas->tones->text);
}

static void
draw_tray (const BangkokCanvas   *canvas,
           guint                  seat,
           guint                  group,
           const graphene_rect_t *tray)
{
  BangkokView *self = canvas->self;
  const BangkokState *state = bangkok_view_get_state (self);
  const BangkokHand *hand = &state->hands[seat - 1];
  const gboolean apart = group > hand->n_groups;
  const gboolean own = seat == self->own;
  const int place = apart ? BANGKOK_APART : (int) group;
  const BangkokSlot *held = bangkok_view_get_held (self);
  const BglMove hint = bgl_board_get_hint (BGL_BOARD (self));
  const gboolean considered = own && held != NULL && bangkok_view_get_place (self) == place;
  const gboolean hinted = own && hint != BGL_MOVE_NONE && (int) bangkok_move_get_group (hint) == place;
  const gboolean exact = !apart && hand->sum[group - 1] == state->goal;
  const double corner = 8;

  if (apart)
    {
      bangkok_canvas_outline (canvas, tray, corner, 1.5, canvas->tones->line, 0.8);
      if (!considered)
        {
          graphene_rect_t sign = *tray;

          sign.size.height -= (float) self->layout.in.line * 0.5f;
          bangkok_canvas_text (canvas, "+", &sign, 0.5, 1.8, FALSE, canvas->tones->dim);
        }
    }
  else
    {
      bangkok_canvas_fill (canvas, tray, corner, canvas->tones->tray, 1);
      if (exact)
        bangkok_canvas_outline (canvas, tray, corner, 1.5, canvas->tones->glow, 0.9);
    }

  if (hinted)
    bangkok_canvas_fill (canvas, tray, corner, canvas->tones->glow, 0.3);
  if (considered || hinted)
    bangkok_canvas_outline (canvas, tray, corner, 2.5, canvas->tones->glow, 1);

  if (considered)
    draw_sum (canvas, tray, (apart ? 0 : hand->sum[group - 1]) + held->value, TRUE);
  else if (!apart)
    draw_sum (canvas, tray, hand->sum[group - 1], FALSE);
}

static double
get_tag_scale (BangkokView *self)
{
  return self->scheme == BGL_COLOR_SCHEME_PAPER ? 0.95 : 0.82;
}

/* Draws the number of the group on a tab of its tray, because texts refer to it by number. */
static void
draw_group_number (const BangkokCanvas   *canvas,
                   guint                  group,
                   const graphene_rect_t *tray)
{
  const graphene_rect_t tab = bangkok_view_get_tab (canvas->self, tray);
  g_autofree char *number = g_strdup_printf ("%u", group);

  bangkok_canvas_fill (canvas, &tab, 4, canvas->tones->panel, 1);
  bangkok_canvas_outline (canvas, &tab, 4, 1, canvas->tones->line, 1);
  bangkok_canvas_text (canvas, number, &tab, 0.5, get_tag_scale (canvas->self), TRUE, canvas->tones->text);
}

/* Draws a ring around a die that was placed since the player's last move and, if there are several, the number of
 * the move. */
static void
draw_recent (const BangkokCanvas *canvas,
             guint                number,
             const BangkokPose   *pose)
{
  const double size = pose->size + 4;
  const graphene_rect_t ring = GRAPHENE_RECT_INIT ((int) (pose->middle.x - size / 2), (int) (pose->middle.y - size / 2),
                                                   size, size);
  const double tag = bangkok_view_get_tag_size (canvas->self);
  const graphene_rect_t disc = GRAPHENE_RECT_INIT ((int) (ring.origin.x + size - tag + 4), (int) ring.origin.y - 5,
                                                   tag, tag);
  g_autofree char *order = g_strdup_printf ("%u", number);

  bangkok_canvas_outline (canvas, &ring, bangkok_art_get_corner (size) + 1, 2, canvas->tones->glow, 1);
  if (canvas->self->n_recent < 2)
    return;

  bangkok_canvas_fill (canvas, &disc, tag / 2, canvas->tones->glow, 1);
  bangkok_canvas_text (canvas, order, &disc, 0.5, get_tag_scale (canvas->self), TRUE, canvas->tones->mat);
}

/* The points of a seat and, while points are counted, what the current category adds. */
static char *
format_points (BangkokView *self,
               guint        seat)
{
  const BangkokScore *score = bangkok_points_get_score (self->points);
  const guint counted = bangkok_view_get_counted (self, seat), n_shown = bangkok_view_get_n_shown (self);
  guint gain = 0;

  if (!bangkok_view_shows_points (self))
    return g_strdup ("");

  if (n_shown > 0 && n_shown <= BANGKOK_CATEGORIES && bangkok_view_is_counting (self))
    gain = score->points[n_shown - 1][seat - 1];
  if (gain == 0)
    return g_strdup_printf ("<b>%u</b>", counted);

  return g_strdup_printf ("<b>%u</b> <span foreground='#%06x'><b>+%u</b></span>", counted - gain,
                          bangkok_art_get_tones (self->scheme)->glow, gain);
}

static void
draw_name (const BangkokCanvas *canvas,
           guint                seat)
{
  BangkokView *self = canvas->self;
  const graphene_rect_t *bounds = &self->layout.names[seat - 1];
  const double line = self->layout.in.line;
  g_autofree char *points = format_points (self, seat);
  const int size = 20;
  graphene_rect_t words =
    GRAPHENE_RECT_INIT (bounds->origin.x + 2, bounds->origin.y + bounds->size.height / 2 + 1, bounds->size.width - 8, line);

  gtk_snapshot_append_texture (canvas->snapshot, bangkok_art_get_marker (seat - 1, size, canvas->scale),
                               &GRAPHENE_RECT_INIT ((int) bounds->origin.x + 2,
                                                    (int) (bounds->origin.y + bounds->size.height / 2 - size), size, size));
  bangkok_canvas_text (canvas, bangkok_view_get_short_name (self, seat), &words, 0, 1.0, FALSE, canvas->tones->text);
  words.origin.x += size + 4;
  words.origin.y -= (float) (size / 2 + line / 2 + 1);
  words.size.width -= size + 4;
  bangkok_canvas_markup (canvas, points, &words, 0, 1.0, canvas->tones->dim);
}

void
bangkok_canvas_hand (const BangkokCanvas *canvas,
                     guint                seat,
                     const BangkokLit    *lit)
{
  BangkokView *self = canvas->self;
  const BangkokState *state = bangkok_view_get_state (self);
  const BangkokHand *hand = &state->hands[seat - 1];
  const gboolean own = seat == self->own;
  const gboolean active = bgl_game_get_turn (bgl_view_get_game (BGL_VIEW (self))) == (int) seat;
  const gboolean open = own && state->phase == BANGKOK_PHASE_PICK && hand->n_dice < BANGKOK_DICE;
  graphene_rect_t trays[BANGKOK_DICE + 1];

  if (active)
    bangkok_canvas_outline (canvas, &self->layout.hands[seat - 1], BANGKOK_PANEL_CORNER, 2, canvas->tones->glow, 1);
  bangkok_layout_get_trays (&self->layout, hand, seat, trays);

  if (bangkok_layout_is_in_front (&self->layout, seat))
    gtk_snapshot_append_texture (canvas->snapshot, bangkok_art_get_marker (seat - 1, 24, canvas->scale),
                                 &GRAPHENE_RECT_INIT ((int) self->layout.strip.origin.x,
                                                      (int) (self->layout.strip.origin.y +
                                                             (self->layout.strip.size.height - 24) / 2), 24, 24));
  else
    draw_name (canvas, seat);

  for (guint group = 1; group <= hand->n_groups + (open ? 1u : 0u); group++)
    draw_tray (canvas, seat, group, &trays[group - 1]);

  /* Draw all halos first, so that they do not cover the dice next to them. */
  for (guint i = 0; i < hand->n_dice; i++)
    if (lit != NULL && (lit->dice[seat - 1] & 1u << i) != 0)
      {
        BangkokPose pose;

        bangkok_view_get_pose (self, &(BangkokWhere) { .kind = BANGKOK_AT_HAND, .seat = seat, .index = i }, &pose);
        bangkok_canvas_halo (canvas, &pose);
      }

  for (guint i = 0; i < hand->n_dice; i++)
    if (!bangkok_view_is_moving_to (self, BANGKOK_AT_HAND, seat, i))
      {
        const gboolean shines = lit != NULL && (lit->dice[seat - 1] & 1u << i) != 0;
        BangkokPose pose;

        bangkok_view_get_pose (self, &(BangkokWhere) { .kind = BANGKOK_AT_HAND, .seat = seat, .index = i }, &pose);
        bangkok_canvas_die (canvas, hand->dice[i].color, hand->dice[i].value, &pose, 0,
                            lit != NULL && !shines ? 0.35 : 1);
        if (lit == NULL && self->recent[seat - 1][i] > 0)
          draw_recent (canvas, self->recent[seat - 1][i], &pose);
      }
  for (guint group = 1; group <= hand->n_groups; group++)
    draw_group_number (canvas, group, &trays[group - 1]);

  /* Draw the selected die translucent at its possible place. */
  if (own && bangkok_view_get_place (self) == BANGKOK_APART && !bgl_hand_is_dragging (bgl_board_get_hand (BGL_BOARD (self))))
    {
      const BangkokSlot *slot = bangkok_view_get_held (self);
      BangkokPose pose = { .size = self->layout.own_die };

      bangkok_layout_get_die (&self->layout, seat, &trays[hand->n_groups], 0, &pose.middle);
      bangkok_canvas_die (canvas, slot->color, slot->value, &pose, 0, 0.6);
    }
}
