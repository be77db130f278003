/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include <math.h>

#include "board/bgl-mover.h"

/* Moves, and how keys move over the island. */

static void
bonobo_view_get_spots (BglBoard *board,
                       BglMove   move,
                       guint    *from,
                       guint    *to)
{
  const BonoboMove parts = bonobo_move_unpack (move);
  guint place;

  switch (parts.kind)
    {
    case BONOBO_SET_TOKEN:
      *to = parts.spot;
      break;
    case BONOBO_DRAW:
      *to = BONOBO_STACK;
      break;
    case BONOBO_LAY:
      place = bonobo_find_place (parts.triangles[0], parts.triangles[1]);
      if (place != BONOBO_NONE)
        *to = BONOBO_FIRST_PLACE + place;
      break;
    case BONOBO_DEAL:
    case BONOBO_PASS:
    default:
      break;
    }
}

static BglMove
bonobo_view_name_move (BglBoard *board,
                       guint     seat,
                       guint     from,
                       guint     to)
{
  if (to == BONOBO_STACK)
    return bonobo_move_draw (seat);

  return to < BONOBO_SPOTS ? bonobo_move_set_token (seat, to)
                           : bonobo_move_lay_at (seat, bonobo_view_get_place_at (to));
}

static gboolean
bonobo_view_is_quiet (BglBoard *board,
                      BglMove   move)
{
  return bonobo_move_unpack (move).kind == BONOBO_DRAW;
}

/* The rhomb can be dragged from anywhere. */
static gboolean
bonobo_view_take (BglBoard *board,
                  guint     spot)
{
  return BONOBO_VIEW (board)->laying;
}

static gboolean
bonobo_view_has_preview (BglBoard *board,
                         guint     spot)
{
  const guint place = bonobo_view_get_place_at (spot);

  return spot < BONOBO_SPOTS ||
         (place != BONOBO_NONE && bonobo_state_can_lay_at (bonobo_view_get_state (BONOBO_VIEW (board)), place));
}

/* The focus */

static guint
bonobo_view_get_group (BglBoard *board,
                       guint     spot)
{
  return spot == BONOBO_STACK ? 1 : 0;
}

static void
bonobo_view_focused (BglBoard *board,
                     guint     spot)
{
  const guint place = bonobo_view_get_place_at (spot);

  if (place != BONOBO_NONE)
    BONOBO_VIEW (board)->home_spot = bonobo_places[place].blunt[0];
  else if (spot < BONOBO_SPOTS)
    BONOBO_VIEW (board)->home_spot = spot;
}

/* The focus stays nearby when it alternates between spots and places. */
static guint
bonobo_view_find_home (BglBoard               *board,
                       const graphene_point_t *point)
{
  graphene_point_t home;

  bonobo_view_point_spot (BONOBO_VIEW (board), BONOBO_VIEW (board)->home_spot, &home);

  return bgl_board_find_nearest (board, &home);
}

static gboolean
get_middle (BglBoard         *board,
            guint             spot,
            graphene_point_t *middle)
{
  graphene_rect_t bounds;

  if (spot == BGL_SPOT_NONE || !gtk_widget_get_focusable (bgl_board_get_spot (board, spot)))
    return FALSE;

  BGL_BOARD_GET_CLASS (board)->place_spot (board, spot, &bounds);
  graphene_rect_get_center (&bounds, middle);

  return TRUE;
}

/* Up and Down move between rows. No neighbor is straight above, so of the two nearest ones, take the one closer to
 * the starting column. Two steps then end straight above the start. */
static guint
find_in_row (BglBoard               *board,
             const graphene_point_t *from,
             int                     dy)
{
  BonoboView *self = BONOBO_VIEW (board);
  guint best = BGL_SPOT_NONE;
  double best_cost = HUGE_VAL;

  if (fabs (self->column - from->x) > 0.6 * self->room.edge)
    self->column = from->x;

  for (guint i = 0; i < bgl_board_get_n_spots (board); i++)
    {
      const guint spot = bgl_board_get_nth_spot (board, i);
      graphene_point_t middle;
      double ahead, cost;

      if (!get_middle (board, spot, &middle))
        continue;

      ahead = (middle.y - from->y) * dy;
      if (ahead < 2 || fabs (middle.x - from->x) > 2.2 * ahead)
        continue;

      cost = ahead + 1.2 * fabs (middle.x - self->column);
      if (cost < best_cost)
        {
          best_cost = cost;
          best = spot;
        }
    }

  return best;
}

/* Moves in one of the six directions of the grid, or to another row. */
static gboolean
bonobo_view_move_focus (BglBoard *board,
                        int       dx,
                        int       dy)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (board));
  graphene_point_t middle;

  if (dx != 0)
    {
      const gboolean moved = bgl_mover_move (GTK_WIDGET (board), dx * (dy != 0 ? 0.5 : 1.0), dy * 0.866);

      if (moved && get_middle (board, bgl_board_get_home (board), &middle))
        BONOBO_VIEW (board)->column = middle.x;
      return moved;
    }

  if (!bgl_board_has_focus (board) || !get_middle (board, bgl_board_get_home (board), &middle))
    return FALSE;

  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
  if (!bgl_board_focus_spot (board, find_in_row (board, &middle, dy)))
    gtk_widget_error_bell (GTK_WIDGET (board));

  return TRUE;
}

static gboolean
draw_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  GtkWidget *stack = bonobo_view_get_stack (BONOBO_VIEW (widget));

  return stack != NULL && gtk_widget_activate (stack);
}

void
bonobo_view_bind_hand (BglBoardClass *klass)
{
  klass->get_spots = bonobo_view_get_spots;
  klass->name_move = bonobo_view_name_move;
  klass->is_quiet = bonobo_view_is_quiet;
  klass->take = bonobo_view_take;
  klass->has_preview = bonobo_view_has_preview;
  klass->get_group = bonobo_view_get_group;
  klass->focused = bonobo_view_focused;
  klass->find_home = bonobo_view_find_home;
  klass->move_focus = bonobo_view_move_focus;

  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_d, 0, draw_cb, NULL);
}
