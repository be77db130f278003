/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-focus.h"

static G_DEFINE_QUARK (bgl-focus-moving, moving)

gboolean
bgl_focus_move (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  GtkWidgetClass *widget_class = g_type_class_peek (GTK_TYPE_WIDGET);
  gboolean moved;

  g_object_set_qdata (G_OBJECT (widget), moving_quark (), GINT_TO_POINTER (TRUE));
  moved = widget_class->focus (widget, direction);
  g_object_set_qdata (G_OBJECT (widget), moving_quark (), NULL);

  return moved;
}

gboolean
bgl_focus_is_moving (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), moving_quark ()) != NULL;
}

gboolean
bgl_focus_move_past (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  GtkWidgetClass *widget_class = g_type_class_peek (GTK_TYPE_WIDGET);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    {
      if (gtk_widget_get_focus_child (widget) != NULL)
        return FALSE;
      /* From either direction, start at the first child. */
      direction = GTK_DIR_TAB_FORWARD;
    }

  return widget_class->focus (widget, direction);
}

gboolean
bgl_focus_take (GtkWidget *widget)
{
  GtkWidgetClass *widget_class = g_type_class_peek (GTK_TYPE_WIDGET);

  return widget_class->grab_focus (widget);
}

gboolean
bgl_focus_give (GtkWidget *widget)
{
  return gtk_widget_grab_focus (widget) || gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}
