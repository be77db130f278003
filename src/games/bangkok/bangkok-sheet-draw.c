/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-sheet-private.h"

#include "bangkok-art.h"
#include "engine/bgl-i18n.h"

#define MARKER 16
#define LEAST_ROW 24 /* large enough for a finger */

const char *
bangkok_sheet_get_label (guint row)
{
  switch (row)
    {
    case BANGKOK_ROW_ROUND:
      /* Translators: the points of one round, in the table of points. */
      return C_("points", "Round");
    case BANGKOK_ROW_ALL:
      /* Translators: the points of all rounds, in the table of points. */
      return C_("points", "Total");
    default:
      return bangkok_category_get_label ((BangkokCategory) row);
    }
}

/* Geometry */

static PangoLayout *
create_layout (BangkokSheet *self,
               const char   *text,
               gboolean      bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (0.92));
  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

static void
measure_text (BangkokSheet *self,
              const char   *text,
              int          *width,
              int          *height)
{
  g_autoptr (PangoLayout) layout = create_layout (self, text, TRUE);

  pango_layout_get_pixel_size (layout, width, height);
}

void
bangkok_sheet_update_metrics (BangkokSheet *self)
{
  int height;

  measure_text (self, "0", NULL, &height);
  self->row_height = MAX (height + 4, LEAST_ROW);

  self->label_width = 0;
  for (guint row = 0; row < BANGKOK_SHEET_ROWS; row++)
    {
      int width;

      measure_text (self, bangkok_sheet_get_label (row), &width, NULL);
      self->label_width = MAX (self->label_width, width + 8);
    }
}

void
bangkok_sheet_get_cell (BangkokSheet    *self,
                        int              line,
                        int              column,
                        graphene_rect_t *bounds)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int row = self->row_height;
  /* Long labels are shortened to leave room for the figures. */
  const int label = MIN (self->label_width,
                         width - 2 * BANGKOK_SHEET_PAD - BANGKOK_SHEET_COLUMN * (int) self->n_seats);
  const double each = (width - 2.0 * BANGKOK_SHEET_PAD - label) / MAX (self->n_seats, 1);
  const double x = column < 0 ? BANGKOK_SHEET_PAD : BANGKOK_SHEET_PAD + label + column * each;

  *bounds = GRAPHENE_RECT_INIT (x, BANGKOK_SHEET_PAD + line * row, column < 0 ? label : each, row);
}

/* Drawing */

#define PAPER 0xfff6e2
#define INK   0x2a1d3a
#define FADED 0x6a5a72

static void
draw_text (BangkokSheet          *self,
           GtkSnapshot           *snapshot,
           const char            *text,
           const graphene_rect_t *bounds,
           double                 align,
           gboolean               bold,
           guint32                color)
{
  g_autoptr (PangoLayout) layout = create_layout (self, text, bold);
  GdkRGBA rgba = bgl_art_rgba (color, 1);
  int width, height;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) bounds->size.width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((int) (bounds->origin.x + (bounds->size.width - width) * align),
                                                (int) (bounds->origin.y + (bounds->size.height - height) / 2)));
  gtk_snapshot_append_layout (snapshot, layout, &rgba);
  gtk_snapshot_restore (snapshot);
}

static void
draw_line (BangkokSheet *self,
           GtkSnapshot  *snapshot,
           int           line)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int y = BANGKOK_SHEET_PAD + line * self->row_height;
  GdkRGBA rgba = bgl_art_rgba (FADED, 0.55);

  gtk_snapshot_append_color (snapshot, &rgba, &GRAPHENE_RECT_INIT (BANGKOK_SHEET_PAD, y, width - 2 * BANGKOK_SHEET_PAD, 1));
}

static void
draw_paper (BangkokSheet *self,
            GtkSnapshot  *snapshot)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  GdkRGBA shadow = bgl_art_rgba (0x000000, 0.45);
  GdkRGBA paper = bgl_art_rgba (PAPER, 1);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), 8);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 1, 3, 1, 8);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &paper, &outline.bounds);
  gtk_snapshot_pop (snapshot);
}

void
bangkok_sheet_draw (BangkokSheet *self,
                    GtkSnapshot  *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const int scale = gtk_widget_get_scale_factor (widget);
  graphene_rect_t bounds, last;

  draw_paper (self, snapshot);

  bangkok_sheet_get_cell (self, 0, -1, &bounds);
  bounds.size.width = gtk_widget_get_width (widget) - 2 * BANGKOK_SHEET_PAD;
  if (self->title != NULL)
    draw_text (self, snapshot, self->title, &bounds, 0, TRUE, INK);

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      bangkok_sheet_get_cell (self, BANGKOK_SHEET_HEADS, (int) seat, &bounds);
      gtk_snapshot_append_texture (snapshot, bangkok_art_get_badge (seat, MARKER, scale),
                                   &GRAPHENE_RECT_INIT ((int) (bounds.origin.x + (bounds.size.width - MARKER) / 2),
                                                        (int) (bounds.origin.y + (bounds.size.height - MARKER) / 2),
                                                        MARKER, MARKER));
    }

  if (self->current >= 0)
    {
      GdkRGBA scheme = bgl_art_rgba (0xffc65c, 0.55);

      bangkok_sheet_get_cell (self, BANGKOK_SHEET_LINE (self->current), -1, &bounds);
      bangkok_sheet_get_cell (self, BANGKOK_SHEET_LINE (self->current), (int) self->n_seats - 1, &last);
      bounds.size.width = last.origin.x + last.size.width - bounds.origin.x;
      gtk_snapshot_append_color (snapshot, &scheme, &bounds);
    }

  for (guint row = 0; row < BANGKOK_SHEET_ROWS; row++)
    {
      const gboolean bold = row >= BANGKOK_ROW_ROUND;
      const gboolean filled = self->figures[row][0] != NULL;

      bangkok_sheet_get_cell (self, BANGKOK_SHEET_LINE (row), -1, &bounds);
      bounds.origin.x += 2;
      draw_text (self, snapshot, bangkok_sheet_get_label (row), &bounds, 0, bold, filled ? INK : FADED);
      for (guint seat = 0; seat < self->n_seats; seat++)
        if (self->figures[row][seat] != NULL)
          {
            const char *figure = self->figures[row][seat];

            bangkok_sheet_get_cell (self, BANGKOK_SHEET_LINE (row), (int) seat, &bounds);
            draw_text (self, snapshot, figure, &bounds, 0.5, bold,
                       g_str_equal (figure, "0") ? FADED : INK);
          }
    }
  draw_line (self, snapshot, BANGKOK_SHEET_LINE (0));
  draw_line (self, snapshot, BANGKOK_SHEET_LINE (BANGKOK_ROW_ROUND));
}
