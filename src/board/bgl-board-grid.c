/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-board-private.h"

#include <math.h>

#include "bgl-art.h"

/* Boards whose spots are the cells of a grid, as large as the widget allows, with coordinates around them. */

#define LABEL 13   /* the size of coordinates, in pixels */
#define ROOM  1.6  /* the space for them on each side, relative to their size */

static double
get_label_size (BglBoard *self)
{
  return LABEL * bgl_art_get_text_scale (GTK_WIDGET (self));
}

/* The size of a cell. The point is the corner of the grid. */
static double
get_layout (BglBoard         *self,
            graphene_point_t *corner)
{
  const BglGrid *grid = BGL_BOARD_GET_CLASS (self)->grid;
  const double room = ROOM * get_label_size (self);
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  const double cell = MAX (floor (MIN ((width - 2 * room) / grid->columns, (height - 2 * room) / grid->rows)), 1);

  graphene_point_init (corner, (float) floor ((width - grid->columns * cell) / 2),
                       (float) floor ((height - grid->rows * cell) / 2));

  return cell;
}

void
bgl_board_get_grid_bounds (BglBoard        *self,
                           graphene_rect_t *bounds)
{
  const BglGrid *grid;
  graphene_point_t corner;
  double cell;

  g_return_if_fail (BGL_IS_BOARD (self));
  g_return_if_fail (BGL_BOARD_GET_CLASS (self)->grid != NULL);

  grid = BGL_BOARD_GET_CLASS (self)->grid;
  cell = get_layout (self, &corner);
  graphene_rect_init (bounds, corner.x, corner.y, (float) (grid->columns * cell), (float) (grid->rows * cell));
}

void
bgl_board_real_list_spots (BglBoard *self)
{
  const BglGrid *grid = BGL_BOARD_GET_CLASS (self)->grid;

  for (guint cell = 0; cell < (guint) grid->columns * grid->rows; cell++)
    bgl_board_add_spot (self, cell, TRUE);
}

double
bgl_board_real_place_spot (BglBoard        *self,
                           guint            spot,
                           graphene_rect_t *bounds)
{
  const BglGrid *grid = BGL_BOARD_GET_CLASS (self)->grid;
  graphene_point_t corner;
  const float cell = (float) get_layout (self, &corner);

  graphene_rect_init (bounds, corner.x + (float) (spot % grid->columns) * cell,
                      corner.y + (float) (spot / grid->columns) * cell, cell, cell);

  return cell / 8;
}

gboolean
bgl_board_real_parse_spot (BglBoard    *self,
                           const char  *text,
                           guint       *spot,
                           char       **label)
{
  const BglGrid *grid = BGL_BOARD_GET_CLASS (self)->grid;

  if (grid == NULL || !bgl_grid_read_cell (grid, &text, spot) || *text != '\0')
    return FALSE;

  /* On paper, a label would hide what is next to it, and the coordinates name the cell. */
  if (bgl_view_get_color_scheme (BGL_VIEW (self)) != BGL_COLOR_SCHEME_PAPER)
    *label = bgl_grid_name_cell (grid, *spot);

  return TRUE;
}

static void
draw_label (GtkSnapshot   *snapshot,
            PangoLayout   *layout,
            const char    *text,
            double         x,
            double         y,
            const GdkRGBA *color)
{
  int width, height;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - width / 2.0), (float) (y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

void
bgl_board_draw_coordinates (BglBoard    *self,
                            GtkSnapshot *snapshot,
                            guint32      color)
{
  const double size = get_label_size (self);
  const GdkRGBA rgba = bgl_art_rgba (color, 1);
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const BglGrid *grid;
  graphene_rect_t bounds;
  double cell;

  g_return_if_fail (BGL_IS_BOARD (self));
  g_return_if_fail (BGL_BOARD_GET_CLASS (self)->grid != NULL);

  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute ((int) (size * PANGO_SCALE)));
  pango_layout_set_attributes (layout, attributes);
  grid = BGL_BOARD_GET_CLASS (self)->grid;
  bgl_board_get_grid_bounds (self, &bounds);
  cell = bounds.size.width / grid->columns;

  for (guint column = 0; column < grid->columns; column++)
    draw_label (snapshot, layout, (const char[]) { (char) ('a' + column), '\0' },
                bounds.origin.x + (column + 0.5) * cell,
                bounds.origin.y + bounds.size.height + ROOM * size / 2, &rgba);
  for (guint row = 0; row < grid->rows; row++)
    {
      g_autofree char *text = g_strdup_printf ("%u", grid->rows - row);

      draw_label (snapshot, layout, text, bounds.origin.x - ROOM * size / 2,
                  bounds.origin.y + (row + 0.5) * cell, &rgba);
    }
}
