/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-board-private.h"

/* The first step of a hint: where to look. And what the player can pick up at all. */

/* How many places are marked, if the move has no piece to begin with. One of them is the right one. */
#define N_PLACES 4

static graphene_point_t
get_center (BglBoard *self,
            guint     spot)
{
  graphene_rect_t bounds;
  graphene_point_t center;

  BGL_BOARD_GET_CLASS (self)->place_spot (self, spot, &bounds);
  graphene_rect_get_center (&bounds, &center);

  return center;
}

static gboolean
mark (BglBoard *self,
      guint     spot)
{
  GtkWidget *child = bgl_board_get_spot (self, spot);

  if (child == NULL || bgl_spot_get_named (BGL_SPOT (child)))
    return FALSE;

  bgl_spot_set_named (BGL_SPOT (child), TRUE);

  return TRUE;
}

/* The nearest place for such a move that is not marked. */
static guint
find_next (BglBoard *self,
           guint     spot)
{
  const graphene_point_t center = get_center (self, spot);
  guint nearest = BGL_SPOT_NONE;
  float least = 0;

  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    {
      guint other = bgl_board_get_nth_spot (self, i);
      graphene_point_t point = get_center (self, other);
      float distance = graphene_point_distance (&center, &point, NULL, NULL);

      if ((nearest == BGL_SPOT_NONE || distance < least) &&
          !bgl_spot_get_named (BGL_SPOT (bgl_board_get_spot (self, other))) &&
          bgl_board_is_legal (self, BGL_SPOT_NONE, other))
        {
          nearest = other;
          least = distance;
        }
    }

  return nearest;
}

guint
bgl_board_real_show_area (BglView *view,
                          BglMove  move)
{
  BglBoard *self = BGL_BOARD (view);
  guint from = BGL_SPOT_NONE, to = BGL_SPOT_NONE, last = BGL_SPOT_NONE;
  guint n = 0;

  BGL_BOARD_GET_CLASS (self)->get_spots (self, move, &from, &to);

  for (guint spot = from != BGL_SPOT_NONE ? from : to;
       n < N_PLACES && spot != BGL_SPOT_NONE && mark (self, spot);
       spot = from != BGL_SPOT_NONE ? BGL_SPOT_NONE : find_next (self, to))
    {
      last = spot;
      n++;
    }

  /* Move the focus there, for people who cannot see the marks, but not to the right one of several places. */
  if (n > 0)
    {
      bgl_board_set_home (self, last);
      if (bgl_board_has_focus (self))
        bgl_board_focus_spot (self, bgl_board_get_home (self));
    }

  return n;
}

guint
bgl_board_real_show_pieces (BglView *view)
{
  BglBoard *self = BGL_BOARD (view);
  guint n = 0;

  if (!bgl_view_can_act (view) || bgl_board_get_held (self) != BGL_SPOT_NONE)
    return 0;

  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    {
      const guint spot = bgl_board_get_nth_spot (self, i);

      if (BGL_BOARD_GET_CLASS (self)->can_hold (self, spot) && mark (self, spot))
        n++;
    }
  bgl_board_get_private (self)->shows_pieces = n > 0;

  return n;
}
