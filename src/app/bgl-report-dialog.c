/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-report-dialog.h"

#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

struct _BglReportDialog
{
  AdwWindow    parent_instance;

  GtkTextView *text;
  GtkButton   *copy;
};

G_DEFINE_FINAL_TYPE (BglReportDialog, bgl_report_dialog, ADW_TYPE_WINDOW)

static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglReportDialog *self = BGL_REPORT_DIALOG (widget);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  /* Translators: the text has been copied to the clipboard. */
  gtk_button_set_label (self->copy, _("Copied"));
}

static void
bgl_report_dialog_class_init (BglReportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-report-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BglReportDialog, text);
  gtk_widget_class_bind_template_child (widget_class, BglReportDialog, copy);

  gtk_widget_class_install_action (widget_class, "report.copy", NULL, copy_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bgl_report_dialog_init (BglReportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_introduce_dialog (GTK_WINDOW (self));
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->copy));
}

GtkWidget *
bgl_report_dialog_new (GtkWindow  *parent,
                       const char *report)
{
  BglReportDialog *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (report != NULL, NULL);

  self = g_object_new (BGL_TYPE_REPORT_DIALOG, "transient-for", parent, NULL);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), report, -1);

  return GTK_WIDGET (self);
}
