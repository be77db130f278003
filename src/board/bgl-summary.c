/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-summary.h"

#include "bgl-badge.h"

#define BADGE 18

GtkWidget *
bgl_summary_new (const char *label,
                 guint       row_spacing)
{
  GtkWidget *grid;

  g_return_val_if_fail (label != NULL, NULL);

  grid = g_object_new (GTK_TYPE_GRID,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                       "row-spacing", row_spacing,
                       "column-spacing", 12,
                       NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return grid;
}

void
bgl_summary_add_seat (GtkGrid         *grid,
                      const BglGameUi *ui,
                      BglSeat         *seat,
                      int              row)
{
  GtkWidget *badge = bgl_badge_new (ui, bgl_seat_get_number (seat));
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL,
                                  "label", bgl_seat_get_short_name (seat),
                                  "tooltip-text", bgl_seat_get_label (seat),
                                  "ellipsize", PANGO_ELLIPSIZE_END,
                                  "width-chars", 6,
                                  "xalign", 0.0,
                                  "hexpand", TRUE,
                                  NULL);

  bgl_badge_set_pixel_size (BGL_BADGE (badge), BADGE);
  gtk_grid_attach (grid, badge, 0, row, 1, 1);
  gtk_grid_attach (grid, name, 1, row, 1, 1);
}

void
bgl_summary_add_figure (GtkGrid    *grid,
                        int         column,
                        int         row,
                        const char *text,
                        const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_halign (label, GTK_ALIGN_END);
  gtk_widget_add_css_class (label, "numeric");
  if (style_class != NULL)
    gtk_widget_add_css_class (label, style_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}
