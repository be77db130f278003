/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-browse-bar.h"

#include "bgl-steps.h"
#include "board/bgl-arrange.h"
#include "board/bgl-focus.h"
#include "board/bgl-words.h"

/*
 * CSS nodes: browse-bar, with a label and buttons. Accessible role: group; the label has the role status.
 */
struct _BglBrowseBar
{
  GtkWidget       parent_instance;

  BglView        *view;
  BglTableLayout *layout;

  GtkLabel       *place;
};

G_DEFINE_FINAL_TYPE (BglBrowseBar, bgl_browse_bar, GTK_TYPE_WIDGET)

static void
update (BglBrowseBar *self)
{
  BglTable *table = bgl_view_get_table (self->view);
  gboolean browsing = bgl_table_get_browsing (table);
  guint ply = bgl_game_get_ply (bgl_table_get_game (table));
  g_autofree char *place = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), browsing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "browse.previous", browsing && ply > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "browse.next", browsing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "browse.return", browsing);
  if (!browsing)
    return;

  place = bgl_words_earlier (table);
  gtk_label_set_text (self->place, place);
}

static void
browsing_cb (BglBrowseBar *self)
{
  update (self);

  /* Return the focus to the board when the buttons are hidden. */
  if (!gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_mapped (GTK_WIDGET (self->view)))
    bgl_focus_give (GTK_WIDGET (self->view));
}

static void
step_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglBrowseBar *self = BGL_BROWSE_BAR (widget);
  guint ply = bgl_game_get_ply (bgl_view_get_game (self->view));

  bgl_view_show_ply (self->view, g_str_equal (name, "browse.previous") ? ply - 1 : ply + 1);
}

static void
return_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BglBrowseBar *self = BGL_BROWSE_BAR (widget);

  bgl_view_show_ply (self->view, bgl_table_get_live_ply (bgl_view_get_table (self->view)));
}

static void
move_activated_cb (BglBrowseBar *self,
                   guint         ply)
{
  bgl_view_show_ply (self->view, ply);
  /* In a narrow window, the log covers the board. Close it to show the position. */
  if (bgl_table_layout_get_narrow (self->layout))
    bgl_table_layout_set_log_visible (self->layout, FALSE);
}

static void
bgl_browse_bar_dispose (GObject *object)
{
  BglBrowseBar *self = BGL_BROWSE_BAR (object);

  g_clear_object (&self->view);
  g_clear_object (&self->layout);
  bgl_arrange_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bgl_browse_bar_parent_class)->dispose (object);
}

static void
bgl_browse_bar_class_init (BglBrowseBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_browse_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-browse-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, BglBrowseBar, place);

  gtk_widget_class_install_action (widget_class, "browse.previous", NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "browse.next", NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "browse.return", NULL, return_cb);

  gtk_widget_class_set_css_name (widget_class, "browse-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_browse_bar_init (BglBrowseBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bgl_browse_bar_attach (BglBrowseBar   *self,
                       BglView        *view,
                       BglTableLayout *layout,
                       BglLogView     *log_view)
{
  BglTable *table;
  BglGame *game;

  g_return_if_fail (BGL_IS_BROWSE_BAR (self));
  g_return_if_fail (BGL_IS_VIEW (view));
  g_return_if_fail (BGL_IS_TABLE_LAYOUT (layout));
  g_return_if_fail (BGL_IS_LOG_VIEW (log_view));
  g_return_if_fail (self->view == NULL);

  self->view = g_object_ref (view);
  self->layout = g_object_ref (layout);
  table = bgl_view_get_table (view);
  game = bgl_table_get_game (table);
  g_signal_connect_object (log_view, "move-activated", G_CALLBACK (move_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::browsing", G_CALLBACK (browsing_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

gboolean
bgl_browse_bar_take_key (BglBrowseBar    *self,
                         guint            key,
                         guint            code,
                         GdkModifierType  modifiers)
{
  BglTable *table;
  guint ply, live, target;

  g_return_val_if_fail (BGL_IS_BROWSE_BAR (self), FALSE);

  table = bgl_view_get_table (self->view);
  ply = bgl_game_get_ply (bgl_table_get_game (table));
  live = bgl_table_get_live_ply (table);
  modifiers &= gtk_accelerator_get_default_mod_mask ();

  /* At the current position, keys without modifiers belong to the board. In an entry, all keys belong to the entry. */
  if (GTK_IS_EDITABLE (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)))) ||
      (modifiers != GDK_CONTROL_MASK && (modifiers != 0 || !bgl_table_get_browsing (table))))
    return FALSE;

  if (key == GDK_KEY_Escape && modifiers == 0)
    target = live;
  else if (!bgl_steps_find (key, ply, live, &target))
    return FALSE;

  bgl_view_show_ply (self->view, target);

  return TRUE;
}
