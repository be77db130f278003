/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include <math.h>

#include "board/bgl-mover.h"

/* Keyboard navigation. */

/* The stops of Tab: the board, where the arrow keys move, and then the things beside it. */
enum
{
  STOP_BOARD,
  STOP_STACK,
  STOP_CAPTION,
  STOP_PROMPT,
  N_STOPS
};

static guint
find_nearest_place (BonoboView             *self,
                    const graphene_point_t *point)
{
  guint best = BONOBO_NONE;
  float best_distance = G_MAXFLOAT;

  for (guint i = 0; i < BONOBO_PLACES; i++)
    {
      graphene_point_t middle;
      float distance;

      if (!gtk_widget_get_focusable (self->places[i]))
        continue;

      bonobo_view_point_place (self, i, &middle);
      distance = graphene_point_distance (&middle, point, NULL, NULL);
      if (distance < best_distance)
        {
          best_distance = distance;
          best = i;
        }
    }

  return best;
}

/* Returns to the last position, so that the focus stays nearby when it alternates between spots and places. */
gboolean
bonobo_view_focus_home (BonoboView *self)
{
  graphene_point_t point;
  guint place;

  if (self->question != BONOBO_ASKS_NOTHING)
    {
      bgl_prompt_focus (self->prompt);
      return TRUE;
    }

  if (!self->laying)
    return gtk_widget_grab_focus (self->spots[self->home_spot]);

  bonobo_view_point_spot (self, self->home_spot, &point);
  place = find_nearest_place (self, &point);

  return place != BONOBO_NONE && gtk_widget_grab_focus (self->places[place]);
}

void
bonobo_view_note_focus (BonoboView *self,
                        GtkWidget  *child)
{
  gboolean found = FALSE;

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    if (self->spots[i] == child)
      {
        self->home_spot = i;
        found = TRUE;
      }

  for (guint i = 0; i < BONOBO_PLACES; i++)
    if (self->places[i] == child)
      {
        self->home_place = i;
        self->home_spot = bonobo_places[i].blunt[0];
        found = TRUE;
      }

  if (found)
    bgl_hand_follow_focus (self->hand);
}

/* Tab */

static gboolean
focus_stop (BonoboView       *self,
            int               stop,
            GtkDirectionType  direction)
{
  switch (stop)
    {
    case STOP_BOARD:
      return bonobo_view_focus_home (self);
    case STOP_STACK:
      return gtk_widget_grab_focus (self->stack);
    case STOP_CAPTION:
      return gtk_widget_get_visible (GTK_WIDGET (self->caption)) &&
             gtk_widget_grab_focus (GTK_WIDGET (self->caption));
    case STOP_PROMPT:
      return gtk_widget_get_visible (GTK_WIDGET (self->prompt)) &&
             gtk_widget_child_focus (GTK_WIDGET (self->prompt), direction);
    default:
      return FALSE;
    }
}

gboolean
bonobo_view_focus_next (BonoboView       *self,
                        GtkDirectionType  direction)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  const gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  int stop;

  if (focus == NULL)
    {
      /* From outside, go to the board, or backward to the last stop. */
      for (stop = back ? N_STOPS - 1 : STOP_BOARD; stop >= 0 && stop < N_STOPS; stop += back ? -1 : 1)
        if (focus_stop (self, stop, direction))
          return TRUE;
      return FALSE;
    }

  if (focus == GTK_WIDGET (self->prompt))
    {
      if (gtk_widget_child_focus (focus, direction))
        return TRUE;
      stop = STOP_PROMPT;
    }
  else if (focus == GTK_WIDGET (self->caption))
    stop = STOP_CAPTION;
  else if (focus == self->stack)
    stop = STOP_STACK;
  else
    stop = STOP_BOARD;

  /* Arrow keys do not leave the board. */
  if (direction != GTK_DIR_TAB_FORWARD && !back)
    return TRUE;

  for (stop += back ? -1 : 1; stop >= 0 && stop < N_STOPS; stop += back ? -1 : 1)
    if (focus_stop (self, stop, direction))
      return TRUE;

  return FALSE;
}

/* Arrows */

static gboolean
get_middle (BonoboView       *self,
            GtkWidget        *child,
            graphene_point_t *middle)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_focusable (child) || !gtk_widget_get_visible (child) ||
      !gtk_widget_compute_bounds (child, GTK_WIDGET (self), &bounds))
    return FALSE;

  graphene_rect_get_center (&bounds, middle);
  return TRUE;
}

/* Moves in one of the six directions of the grid. */
static gboolean
slant_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   user_data)
{
  int dx, dy;
  gboolean moved;
  graphene_point_t middle;

  g_variant_get (args, "(ii)", &dx, &dy);
  moved = bgl_mover_move (widget, dx * (dy != 0 ? 0.5 : 1.0), dy * 0.866);
  if (moved && get_middle (BONOBO_VIEW (widget), gtk_widget_get_focus_child (widget), &middle))
    BONOBO_VIEW (widget)->column = middle.x;

  return moved;
}

/* Up and Down move between rows. No neighbor is straight above, so of the two nearest ones, take the one closer to
 * the starting column. Two steps then end straight above the start. */
static gboolean
row_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  BonoboView *self = BONOBO_VIEW (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  GtkWidget *best = NULL;
  double best_cost = HUGE_VAL;
  graphene_point_t from;
  int dy;

  g_variant_get (args, "(i)", &dy);
  if (focus == NULL || !get_middle (self, focus, &from))
    return FALSE;

  if (fabs (self->column - from.x) > 0.6 * self->room.edge)
    self->column = from.x;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_point_t middle;
      double ahead, cost;

      if (child == focus || !get_middle (self, child, &middle))
        continue;

      ahead = (middle.y - from.y) * dy;
      if (ahead < 2 || fabs (middle.x - from.x) > 2.2 * ahead)
        continue;

      cost = ahead + 1.2 * fabs (middle.x - self->column);
      if (cost < best_cost)
        {
          best_cost = cost;
          best = child;
        }
    }

  if (best != NULL)
    {
      GtkRoot *root = gtk_widget_get_root (widget);

      if (GTK_IS_WINDOW (root))
        gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
      gtk_widget_grab_focus (best);
    }
  else
    gtk_widget_error_bell (widget);

  return TRUE;
}

static gboolean
draw_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (widget));

  bonobo_view_draw_rhomb (BONOBO_VIEW (widget));
  return TRUE;
}

void
bonobo_view_bind_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint keys[2];
    int   dx, dy;
  } slants[] = {
    { { GDK_KEY_Left,      GDK_KEY_KP_Left },      -1,  0 },
    { { GDK_KEY_Right,     GDK_KEY_KP_Right },      1,  0 },
    { { GDK_KEY_Home,      GDK_KEY_KP_Home },      -1, -1 },
    { { GDK_KEY_Page_Up,   GDK_KEY_KP_Page_Up },    1, -1 },
    { { GDK_KEY_End,       GDK_KEY_KP_End },       -1,  1 },
    { { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down },  1,  1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (slants); i++)
    for (guint j = 0; j < G_N_ELEMENTS (slants[i].keys); j++)
      gtk_widget_class_add_binding (widget_class, slants[i].keys[j], 0, slant_cb,
                                    "(ii)", slants[i].dx, slants[i].dy);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, 0, row_cb, "(i)", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Up, 0, row_cb, "(i)", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, 0, row_cb, "(i)", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Down, 0, row_cb, "(i)", 1);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_d, 0, draw_cb, NULL);
}
