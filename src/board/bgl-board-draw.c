/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-board-private.h"

#include <adwaita.h>
#include <math.h>

#include "bgl-art.h"

/* How a board looks if its game only draws single pieces: which of them lie where, which one is picked up or in motion,
 * where the player may go, and which moves were made last. */

#define PLACE_TIME 180   /* milliseconds at the normal tempo */
#define MOVE_TIME  300

#define LIFT   0.14      /* how far a picked-up piece is above its spot, relative to its size */
#define GHOST  0.5       /* the opacity of a piece that would be placed */
#define LIGHT  0xfff3c4  /* of marks, which have a dark edge, so that they are visible on any ground */
#define EDGE   0x1d130a

/* The story */

typedef struct
{
  BglStoryStep     step;
  guint            from;      /* or BGL_SPOT_NONE */
  guint            to;
  int              piece;
  gboolean         is_dragged;
  graphene_point_t point;     /* where it was dropped */
} Motion;

void
bgl_board_add_motion (BglBoard *self,
                      BglMove   move)
{
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  guint from = BGL_SPOT_NONE, to = BGL_SPOT_NONE;
  Motion *motion;

  if (klass->draw_piece == NULL || BGL_VIEW_GET_CLASS (self)->event_handlers != NULL)
    return;

  klass->get_spots (self, move, &from, &to);
  if (to == BGL_SPOT_NONE || klass->get_piece (self, to) < 0)
    return;

  motion = bgl_story_add (story, 0, from != BGL_SPOT_NONE ? MOVE_TIME : PLACE_TIME);
  motion->from = from;
  motion->to = to;
  motion->piece = klass->get_piece (self, to);
  motion->is_dragged = bgl_story_get_origin (story) == BGL_ORIGIN_DROP;
  motion->point = *bgl_hand_get_point (bgl_board_get_hand (self));
}

gsize
bgl_board_get_motion_size (void)
{
  return sizeof (Motion);
}

static gboolean
is_moving_to (BglBoard *self,
              guint     spot)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    if (((const Motion *) bgl_story_get_step (story, i))->to == spot)
      return TRUE;

  return FALSE;
}

/* Marks */

static void
draw_ring (GtkSnapshot           *snapshot,
           const graphene_rect_t *bounds,
           double                 opacity)
{
  const float inset = bounds->size.width * 0.04f;
  graphene_rect_t rect = *bounds;
  GskRoundedRect outline;

  gtk_snapshot_push_opacity (snapshot, opacity);
  for (guint i = 0; i < 2; i++)
    {
      const float width = i == 0 ? 4 : 2;
      const GdkRGBA color = bgl_art_rgba (i == 0 ? EDGE : LIGHT, 1);

      graphene_rect_inset (&rect, i == 0 ? inset : 1, i == 0 ? inset : 1);
      gsk_rounded_rect_init_from_rect (&outline, &rect, rect.size.width / 2);
      gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                                  (GdkRGBA[4]) { color, color, color, color });
    }
  gtk_snapshot_pop (snapshot);
}

static void
draw_dot (GtkSnapshot           *snapshot,
          const graphene_rect_t *bounds)
{
  const float size = MAX (bounds->size.width * 0.18f, 6);
  graphene_rect_t rect = GRAPHENE_RECT_INIT (bounds->origin.x + (bounds->size.width - size) / 2,
                                             bounds->origin.y + (bounds->size.height - size) / 2, size, size);
  GskRoundedRect outline;

  for (guint i = 0; i < 2; i++)
    {
      const GdkRGBA color = bgl_art_rgba (i == 0 ? EDGE : LIGHT, 1);

      graphene_rect_inset (&rect, i, i);
      gsk_rounded_rect_init_from_rect (&outline, &rect, rect.size.width / 2);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &color, &rect);
      gtk_snapshot_pop (snapshot);
    }
}

/* Whether the player may go to the spot with what is picked up, or place a new piece there. */
static gboolean
is_target (BglBoard *self,
           guint     spot)
{
  return bgl_view_can_act (BGL_VIEW (self)) && bgl_board_is_legal (self, bgl_board_get_held (self), spot);
}

static void
draw_hint (BglBoard    *self,
           GtkSnapshot *snapshot)
{
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  const BglMove hint = bgl_board_get_hint (self);
  guint spots[] = { BGL_SPOT_NONE, BGL_SPOT_NONE };
  graphene_rect_t bounds;

  if (hint == BGL_MOVE_NONE)
    return;

  klass->get_spots (self, hint, &spots[0], &spots[1]);
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    if (spots[i] != BGL_SPOT_NONE)
      {
        klass->place_spot (self, spots[i], &bounds);
        draw_ring (snapshot, &bounds, 1);
      }
}

static void
draw_recent (BglBoard    *self,
             GtkSnapshot *snapshot)
{
  graphene_rect_t bounds;

  for (guint i = 0; i < bgl_board_get_n_recent (self); i++)
    {
      const BglMark *mark = bgl_board_get_recent (self, i);

      if (mark->to == BGL_SPOT_NONE || is_moving_to (self, mark->to))
        continue;

      BGL_BOARD_GET_CLASS (self)->place_spot (self, mark->to, &bounds);
      draw_ring (snapshot, &bounds, 0.7);
    }
}

/* Pieces */

static void
draw_ghost (BglBoard              *self,
            GtkSnapshot           *snapshot,
            guint                  spot,
            const graphene_rect_t *bounds)
{
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  const guint held = bgl_board_get_held (self);
  const int piece = held != BGL_SPOT_NONE ? klass->get_piece (self, held)
                    : klass->get_new_piece != NULL ? klass->get_new_piece (self) : -1;

  if (piece < 0 || klass->get_piece (self, spot) >= 0)
    return;

  gtk_snapshot_push_opacity (snapshot, GHOST);
  klass->draw_piece (self, snapshot, piece, bounds);
  gtk_snapshot_pop (snapshot);
}

static void
draw_spot (BglBoard    *self,
           GtkSnapshot *snapshot,
           guint        spot)
{
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  const gboolean is_held = spot == bgl_board_get_held (self);
  const int piece = klass->get_piece (self, spot);
  graphene_rect_t bounds;

  klass->place_spot (self, spot, &bounds);

  if (is_target (self, spot) && spot == bgl_board_get_aim (self))
    draw_ghost (self, snapshot, spot, &bounds);
  else if (is_target (self, spot) && bgl_view_get_hints (BGL_VIEW (self)))
    draw_dot (snapshot, &bounds);

  if (piece < 0 || is_moving_to (self, spot) || (is_held && bgl_hand_is_dragging (bgl_board_get_hand (self))))
    return;

  if (is_held)
    graphene_rect_offset (&bounds, 0, (float) (-LIFT * bounds.size.height));
  klass->draw_piece (self, snapshot, piece, &bounds);
}

void
bgl_board_real_draw (BglBoard    *self,
                     GtkSnapshot *snapshot)
{
  if (BGL_BOARD_GET_CLASS (self)->draw_piece == NULL)
    return;

  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    draw_spot (self, snapshot, bgl_board_get_nth_spot (self, i));
  draw_recent (self, snapshot);
  draw_hint (self, snapshot);
}

static void
draw_motion (BglBoard     *self,
             GtkSnapshot  *snapshot,
             const Motion *motion)
{
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  const double t = adw_easing_ease (ADW_EASE_OUT_CUBIC,
                                    bgl_story_get_progress (bgl_view_get_story (BGL_VIEW (self)), &motion->step));
  graphene_rect_t from, to, bounds;

  klass->place_spot (self, motion->to, &to);
  from = to;
  if (motion->is_dragged)
    graphene_point_init (&from.origin, motion->point.x - to.size.width / 2, motion->point.y - to.size.height / 2);
  else if (motion->from != BGL_SPOT_NONE)
    klass->place_spot (self, motion->from, &from);
  else
    graphene_rect_offset (&from, 0, (float) (-2 * LIFT * to.size.height));

  graphene_rect_interpolate (&from, &to, t, &bounds);
  klass->draw_piece (self, snapshot, motion->piece, &bounds);
}

void
bgl_board_real_draw_above (BglBoard    *self,
                           GtkSnapshot *snapshot)
{
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  BglHand *hand = bgl_board_get_hand (self);
  const guint held = bgl_board_get_held (self);
  graphene_rect_t bounds;

  if (klass->draw_piece == NULL)
    return;

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    draw_motion (self, snapshot, bgl_story_get_step (story, i));

  if (held == BGL_SPOT_NONE || !bgl_hand_is_dragging (hand))
    return;

  klass->place_spot (self, held, &bounds);
  graphene_point_init (&bounds.origin, bgl_hand_get_point (hand)->x - bounds.size.width / 2,
                       bgl_hand_get_point (hand)->y - bounds.size.height / 2);
  klass->draw_piece (self, snapshot, klass->get_piece (self, held), &bounds);
}
