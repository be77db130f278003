/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-mover.h"

#include <math.h>

/* The slope of the cone in which a child counts as being in a direction. Its half angle is more than 60°, so that on
 * a triangular grid every neighbor is in some direction, and less than 90°, so that children exactly to the side are
 * not. */
#define CONE_SLOPE 2.2

/* How much more a distance to the side counts than one straight ahead. */
#define ASIDE 2.0
/* Of two children whose costs differ by less, in pixels, the one that is less to the side is nearer. */
#define NEARLY 1.0

static gboolean
get_middle (GtkWidget        *board,
            GtkWidget        *child,
            graphene_point_t *middle)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_focusable (child) ||
      !gtk_widget_is_sensitive (child) ||
      !gtk_widget_get_visible (child) ||
      !gtk_widget_get_child_visible (child) ||
      !gtk_widget_compute_bounds (child, board, &bounds))
    return FALSE;

  graphene_rect_get_center (&bounds, middle);
  return TRUE;
}

/* The nearest child to the point in the direction, except for the child "from", or NULL. The point is in the
 * coordinates of the board. */
static GtkWidget *
find (GtkWidget              *board,
      GtkWidget              *from,
      const graphene_point_t *point,
      double                  dx,
      double                  dy)
{
  GtkWidget *best = NULL;
  double best_cost = HUGE_VAL;
  double best_aside = HUGE_VAL;
  double length = hypot (dx, dy);

  dx /= length;
  dy /= length;

  for (GtkWidget *child = gtk_widget_get_first_child (board);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_point_t middle;
      double x, y, ahead, aside, cost;

      if (child == from || !get_middle (board, child, &middle))
        continue;

      x = middle.x - point->x;
      y = middle.y - point->y;
      ahead = x * dx + y * dy;
      aside = fabs (x * dy - y * dx);

      if (ahead < 1.0 || aside > CONE_SLOPE * ahead)
        continue;

      cost = ahead + ASIDE * aside;
      if (cost < best_cost - NEARLY || (cost < best_cost + NEARLY && aside < best_aside))
        {
          best_cost = cost;
          best_aside = aside;
          best = child;
        }
    }

  return best;
}

gboolean
bgl_mover_move (GtkWidget *board,
                double     dx,
                double     dy)
{
  GtkWidget *focus;
  GtkWidget *next;
  graphene_point_t middle;

  g_return_val_if_fail (GTK_IS_WIDGET (board), FALSE);

  focus = gtk_widget_get_focus_child (board);
  if (focus == NULL || !get_middle (board, focus, &middle))
    return FALSE;

  next = find (board, focus, &middle, dx, dy);
  if (next != NULL)
    {
      GtkRoot *root = gtk_widget_get_root (board);

      /* Show the focus ring when a key moves the focus, even if the pointer had set the focus before. */
      if (GTK_IS_WINDOW (root))
        gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
      gtk_widget_grab_focus (next);
    }
  else
    gtk_widget_error_bell (board);

  return TRUE;
}

gboolean
bgl_mover_move_cb (GtkWidget *board,
                   GVariant  *args,
                   gpointer   user_data)
{
  int dx, dy;

  g_variant_get (args, "(ii)", &dx, &dy);
  return bgl_mover_move (board, dx, dy);
}

void
bgl_mover_bind_keys (GtkWidgetClass  *board_class,
                     GtkShortcutFunc  callback)
{
  static const struct
  {
    guint keys[2];
    int   dx, dy;
  } moves[] = {
    { { GDK_KEY_Left,      GDK_KEY_KP_Left },      -1,  0 },
    { { GDK_KEY_Right,     GDK_KEY_KP_Right },      1,  0 },
    { { GDK_KEY_Up,        GDK_KEY_KP_Up },         0, -1 },
    { { GDK_KEY_Down,      GDK_KEY_KP_Down },       0,  1 },
    { { GDK_KEY_Home,      GDK_KEY_KP_Home },      -1, -1 },
    { { GDK_KEY_Page_Up,   GDK_KEY_KP_Page_Up },    1, -1 },
    { { GDK_KEY_End,       GDK_KEY_KP_End },       -1,  1 },
    { { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down },  1,  1 },
  };

  g_return_if_fail (GTK_IS_WIDGET_CLASS (board_class));

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    for (guint j = 0; j < G_N_ELEMENTS (moves[i].keys); j++)
      gtk_widget_class_add_binding (board_class, moves[i].keys[j], 0, callback,
                                    "(ii)", moves[i].dx, moves[i].dy);
}
