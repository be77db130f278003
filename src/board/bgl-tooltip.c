/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-tooltip.h"

/* GTK asks where the pointer is whenever a visible widget gets a tooltip, and waits for the answers of the X server. For
 * the cells of a table this takes longer than everything else. The pointer cannot be over a widget that is not mapped. */
void
bgl_tooltip_set (GtkWidget  *widget,
                 const char *text)
{
  gboolean hides;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;

  hides = gtk_widget_get_visible (widget) && !gtk_widget_get_mapped (widget);
  if (hides)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (hides)
    gtk_widget_set_visible (widget, TRUE);
}
