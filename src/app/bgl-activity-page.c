/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-activity-page.h"

#include "board/bgl-board-styles.h"
#include "board/bgl-focus.h"
#include "engine/bgl-i18n.h"

struct _BglActivityPage
{
  AdwBin             parent_instance;

  const BglGameUi     *ui;
  const BglActivity *activity;
  GtkWidget         *content;

  AdwHeaderBar      *header;
  AdwWindowTitle    *title;
  GtkButton         *rules;
  GtkBox            *box;
};

G_DEFINE_FINAL_TYPE (BglActivityPage, bgl_activity_page, ADW_TYPE_BIN)

static gboolean
bgl_activity_page_grab_focus (GtkWidget *widget)
{
  BglActivityPage *self = BGL_ACTIVITY_PAGE (widget);

  if (bgl_focus_is_moving (widget))
    return FALSE;

  return bgl_focus_give (self->content);
}

static void
bgl_activity_page_class_init (BglActivityPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_activity_page_grab_focus;

  bgl_board_styles_add_icons ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-activity-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BglActivityPage, header);
  gtk_widget_class_bind_template_child (widget_class, BglActivityPage, title);
  gtk_widget_class_bind_template_child (widget_class, BglActivityPage, rules);
  gtk_widget_class_bind_template_child (widget_class, BglActivityPage, box);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_activity_page_init (BglActivityPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bgl_activity_page_new (const BglGameUi   *ui,
                       const BglActivity *activity)
{
  BglActivityPage *self;

  g_return_val_if_fail (ui != NULL, NULL);
  g_return_val_if_fail (activity != NULL, NULL);

  self = g_object_new (BGL_TYPE_ACTIVITY_PAGE, NULL);
  self->ui = ui;
  self->activity = activity;
  self->content = activity->create ();

  gtk_widget_add_css_class (GTK_WIDGET (self), ui->rules->id);
  adw_window_title_set_title (self->title, _(ui->rules->name));
  adw_window_title_set_subtitle (self->title, _(activity->label));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules), "s", ui->rules->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(activity->label), -1);
  gtk_widget_set_vexpand (self->content, TRUE);
  gtk_box_append (self->box, self->content);

  return GTK_WIDGET (self);
}

const BglGameUi *
bgl_activity_page_get_ui (BglActivityPage *self)
{
  g_return_val_if_fail (BGL_IS_ACTIVITY_PAGE (self), NULL);

  return self->ui;
}

GtkWidget *
bgl_activity_page_get_content (BglActivityPage *self)
{
  g_return_val_if_fail (BGL_IS_ACTIVITY_PAGE (self), NULL);

  return self->content;
}

void
bgl_activity_page_set_title_buttons (BglActivityPage *self,
                                     gboolean         title_buttons)
{
  g_return_if_fail (BGL_IS_ACTIVITY_PAGE (self));

  adw_header_bar_set_show_end_title_buttons (self->header, title_buttons);
}
