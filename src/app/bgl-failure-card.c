/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-failure-card.h"

#include "bgl-report-dialog.h"
#include "board/bgl-arrange.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"

struct _BglFailureCard
{
  GtkWidget  parent_instance;

  BglTable  *table;

  GtkLabel  *title;
  GtkLabel  *reason;
  GtkWidget *again;
};

G_DEFINE_FINAL_TYPE (BglFailureCard, bgl_failure_card, GTK_TYPE_WIDGET)

static void
update (BglFailureCard *self)
{
  const GError *failure = bgl_table_get_failure (self->table);
  gboolean shown = failure != NULL && !bgl_table_get_browsing (self->table);

  if (gtk_widget_get_visible (GTK_WIDGET (self)) == shown)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;

  gtk_label_set_text (self->reason, failure->message);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, failure->message, -1);
  bgl_compat_announce (GTK_WIDGET (self), failure->message);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
try_again_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  bgl_table_try_again (BGL_FAILURE_CARD (widget)->table);
}

static void
report_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_autofree char *report = bgl_table_report_failure (BGL_FAILURE_CARD (widget)->table);

  gtk_window_present (GTK_WINDOW (bgl_report_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), report)));
}

static gboolean
bgl_failure_card_grab_focus (GtkWidget *widget)
{
  if (bgl_focus_is_moving (widget))
    return FALSE;

  return gtk_widget_grab_focus (BGL_FAILURE_CARD (widget)->again);
}

static void
bgl_failure_card_dispose (GObject *object)
{
  BglFailureCard *self = BGL_FAILURE_CARD (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);
  bgl_arrange_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bgl_failure_card_parent_class)->dispose (object);
}

static void
bgl_failure_card_class_init (BglFailureCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_failure_card_dispose;

  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_failure_card_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-failure-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BglFailureCard, title);
  gtk_widget_class_bind_template_child (widget_class, BglFailureCard, reason);
  gtk_widget_class_bind_template_child (widget_class, BglFailureCard, again);

  gtk_widget_class_install_action (widget_class, "failure.report", NULL, report_cb);
  gtk_widget_class_install_action (widget_class, "failure.try-again", NULL, try_again_cb);

  gtk_widget_class_set_css_name (widget_class, "failure-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_failure_card_init (BglFailureCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (self->title), -1);
}

void
bgl_failure_card_set_table (BglFailureCard *self,
                            BglTable       *table)
{
  g_return_if_fail (BGL_IS_FAILURE_CARD (self));
  g_return_if_fail (BGL_IS_TABLE (table));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "notify::failure", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::browsing", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
