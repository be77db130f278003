/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-tooltip.h"

/* GTK queries the position of the pointer whenever a visible widget gets a tooltip, and waits for the X server. For
 * the cells of a table, this takes longer than everything else. A widget that is not mapped is therefore hidden
 * meanwhile, because the pointer cannot be over it. */
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
