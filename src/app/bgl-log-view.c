/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-log-view.h"

#include "bgl-rule-button.h"

#include "board/bgl-arrange.h"
#include "board/bgl-board-styles.h"
#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

/*
 * One line for each sentence. Further results of a move are indented below its first sentence. Activating a line goes
 * to its move, and the button of a line shows its rule with the action win.show-rule. The lines of the move on the
 * board are marked and scrolled into view.
 *
 * CSS nodes: log-view, with a label.heading and a list of box.line, box.line.further for further results of a move,
 * box.line.current for the move on the board. Accessible role: group.
 */
struct _BglLogView
{
  GtkWidget  parent_instance;

  BglLog    *log;
  guint      scroll_id;
  gint64     scroll_frame; /* the frame in which the list is laid out, or 0 */
  gboolean   scroll_later; /* when it is shown again */

  GtkStack  *stack;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (BglLogView, bgl_log_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_MOVE_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
setup_cb (BglLogView  *self,
          GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new_from_icon_name ("bgl-rule-symbolic");

  gtk_widget_add_css_class (box, "line");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), button);

  gtk_list_item_set_child (item, box);
}

static void
set_css_class (GtkWidget  *widget,
               const char *name,
               gboolean    set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
current_cb (GtkWidget  *box,
            GParamSpec *pspec,
            BglLogLine *line)
{
  GtkWidget *row = gtk_widget_get_parent (box);
  gboolean current = bgl_log_line_is_current (line);

  set_css_class (box, "current", current);
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    /* Translators: spoken, of a move in a list: the board shows it now. */
                                    current ? _("Shown on the board") : "", -1);
}

static void
bind_cb (BglLogView  *self,
         GtkListItem *item)
{
  BglLogLine *line = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *label = gtk_widget_get_first_child (box);
  GtkWidget *row = gtk_widget_get_parent (box);
  const char *rule = bgl_log_line_get_rule (line);

  gtk_label_set_text (GTK_LABEL (label), bgl_log_line_get_text (line));
  set_css_class (box, "further", !bgl_log_line_is_first (line));
  bgl_rule_button_set_rule (gtk_widget_get_last_child (box),
                            rule != NULL ? bgl_log_find_rule (self->log, rule) : NULL);
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    bgl_log_line_get_text (line), -1);

  g_signal_connect_object (line, "notify::current", G_CALLBACK (current_cb), box, G_CONNECT_SWAPPED);
  current_cb (box, NULL, line);
}

static void
unbind_cb (BglLogView  *self,
           GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), current_cb,
                                        gtk_list_item_get_child (item));
}

static void
activate_cb (BglLogView *self,
             guint       position)
{
  g_autoptr (BglLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->log), position);

  if (line != NULL)
    g_signal_emit (self, signals[SIGNAL_MOVE_ACTIVATED], 0, bgl_log_line_get_ply (line));
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  BglLogView *self = BGL_LOG_VIEW (widget);

  /* A closed log is not laid out. */
  if (!gtk_widget_get_mapped (widget))
    {
      self->scroll_id = 0;
      self->scroll_later = TRUE;
      return G_SOURCE_REMOVE;
    }

  /* The list has the size of new lines only after the layout phase of a frame. */
  if (self->scroll_frame == 0)
    {
      self->scroll_frame = gdk_frame_clock_get_frame_counter (clock);
      return G_SOURCE_CONTINUE;
    }
  if (gdk_frame_clock_get_frame_counter (clock) == self->scroll_frame)
    return G_SOURCE_CONTINUE;

  self->scroll_id = 0;
  if (self->log != NULL && g_list_model_get_n_items (G_LIST_MODEL (self->log)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                                MAX (bgl_log_get_current (self->log), 1) - 1);

  return G_SOURCE_REMOVE;
}

static void
queue_scroll (BglLogView *self)
{
  self->scroll_frame = 0;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
bgl_log_view_map (GtkWidget *widget)
{
  BglLogView *self = BGL_LOG_VIEW (widget);

  GTK_WIDGET_CLASS (bgl_log_view_parent_class)->map (widget);

  if (self->scroll_later)
    queue_scroll (self);
  self->scroll_later = FALSE;
}

static void
items_changed_cb (BglLogView *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->log));

  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "lines" : "empty");
  queue_scroll (self);
}

/* Tab goes to one line, then to its rule button, and then out of the list. Arrow keys go to the other lines. */
static gboolean
bgl_log_view_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  BglLogView *self = BGL_LOG_VIEW (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *box;

  if ((direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD) || focus == NULL ||
      !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)))
    return GTK_WIDGET_CLASS (bgl_log_view_parent_class)->focus (widget, direction);

  if (GTK_IS_BUTTON (focus))
    return direction == GTK_DIR_TAB_BACKWARD &&
           gtk_widget_grab_focus (gtk_widget_get_parent (gtk_widget_get_parent (focus)));

  box = gtk_widget_get_first_child (focus);

  return direction == GTK_DIR_TAB_FORWARD && box != NULL && gtk_widget_grab_focus (gtk_widget_get_last_child (box));
}

static void
bgl_log_view_dispose (GObject *object)
{
  BglLogView *self = BGL_LOG_VIEW (object);

  if (self->scroll_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_id);
  self->scroll_id = 0;
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_clear_object (&self->log);
  bgl_arrange_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bgl_log_view_parent_class)->dispose (object);
}

static void
bgl_log_view_class_init (BglLogViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_log_view_dispose;

  widget_class->map = bgl_log_view_map;
  widget_class->focus = bgl_log_view_focus;

  signals[SIGNAL_MOVE_ACTIVATED] =
    g_signal_new ("move-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  bgl_board_styles_add_icons ();
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, BglLogView, stack);
  gtk_widget_class_bind_template_child (widget_class, BglLogView, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);

  gtk_widget_class_set_css_name (widget_class, "log-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_log_view_init (BglLogView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_hush_pages (self->stack);
}

void
bgl_log_view_set_log (BglLogView *self,
                      BglLog     *log)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_if_fail (BGL_IS_LOG_VIEW (self));
  g_return_if_fail (log == NULL || BGL_IS_LOG (log));

  if (self->log == log)
    return;

  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_set_object (&self->log, log);

  if (log != NULL)
    {
      selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (log)));
      g_signal_connect_swapped (log, "items-changed", G_CALLBACK (items_changed_cb), self);
      g_signal_connect_swapped (log, "notify::current", G_CALLBACK (queue_scroll), self);
    }
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  if (log != NULL)
    items_changed_cb (self);

}
