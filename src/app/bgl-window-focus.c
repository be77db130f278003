/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

/* The window always has a focus, even if the focused widget is gone. */

static gboolean
is_focus_lost (BglWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && (focus == NULL || !gtk_widget_get_mapped (focus));
}

static void
find_focus (BglWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  self->finding_focus = TRUE;
  /* The rulebook may cover the page. */
  if (page == NULL || !gtk_widget_get_child_visible (page) || !gtk_widget_get_mapped (page) ||
      !gtk_widget_grab_focus (page) || is_focus_lost (self))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  self->finding_focus = FALSE;
}

static gboolean
find_focus_tick_cb (GtkWidget     *widget,
                    GdkFrameClock *clock,
                    gpointer       user_data)
{
  BglWindow *self = BGL_WINDOW (widget);

  if (is_focus_lost (self))
    {
      find_focus (self);
      return G_SOURCE_CONTINUE;
    }
  self->focus_tick_id = 0;

  return G_SOURCE_REMOVE;
}

static gboolean
find_focus_cb (gpointer user_data)
{
  BglWindow *self = user_data;

  self->focus_id = 0;
  if (is_focus_lost (self))
    find_focus (self);
  /* A page that is not mapped yet takes the focus in one of the next frames. */
  if (is_focus_lost (self) && self->focus_tick_id == 0)
    self->focus_tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), find_focus_tick_cb, NULL, NULL);

  return G_SOURCE_REMOVE;
}

static gboolean
release_cb (gpointer user_data)
{
  return G_SOURCE_REMOVE;
}

/* GTK usually finds another focus after this, but not always. */
static void
unmap_cb (BglWindow *self)
{
  if (self->focus_id == 0)
    self->focus_id = g_idle_add (find_focus_cb, self);
}

static void
focus_changed_cb (BglWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *before = g_steal_pointer (&self->focus);

  /* Keep the previous focus widget alive for now: in GTK 4.8, a label that gets the focus accesses the previous one,
   * even if that is gone. */
  if (before != NULL)
    {
      g_signal_handlers_disconnect_by_func (before, unmap_cb, self);
      g_idle_add_full (G_PRIORITY_HIGH, release_cb, before, g_object_unref);
    }
  g_set_object (&self->focus, focus);

  if (focus != NULL)
    g_signal_connect_object (focus, "unmap", G_CALLBACK (unmap_cb), self, G_CONNECT_SWAPPED);
  /* A failed attempt must not cause the next one before a frame has been drawn. */
  if (is_focus_lost (self) && self->focus_id == 0 && !self->finding_focus)
    self->focus_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, find_focus_cb, self, NULL);
}

void
bgl_window_keep_focus (BglWindow *self)
{
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
}

void
bgl_window_forget_focus (BglWindow *self)
{
  g_signal_handlers_disconnect_by_func (self, focus_changed_cb, NULL);
  if (self->focus != NULL)
    g_signal_handlers_disconnect_by_func (self->focus, unmap_cb, self);
  g_clear_handle_id (&self->focus_id, g_source_remove);
  if (self->focus_tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->focus_tick_id);
  self->focus_tick_id = 0;
  g_clear_object (&self->focus);
}
