/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

/* Files that were written for the user: the window reports them, opens them and shows their folder. These are widget
 * actions, because window actions are exported on D-Bus, where other programs must not be able to open files. */

static void
written_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BglWindow *self = BGL_WINDOW (widget);
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (base);
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("“%s” saved"), shown);

  bgl_notice_overlay_show (self->notices, text, _("Open"), "file.open", parameter);
  bgl_notice_overlay_add_button (self->notices, _("Show in Files"), "file.show", parameter);
}

static void
open_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  bgl_compat_open_file (GTK_WINDOW (widget), file);
}

static void
show_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  bgl_compat_show_in_files (GTK_WINDOW (widget), file);
}

void
bgl_window_install_file_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "file.written", "s", written_cb);
  gtk_widget_class_install_action (widget_class, "file.open", "s", open_cb);
  gtk_widget_class_install_action (widget_class, "file.show", "s", show_cb);
}
