/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-layout-private.h"

#include <cairo-pdf.h>

#include "bgl-print-text.h"
#include "board/bgl-art.h"

#define CORNER 5.0
#define ARROW  9.0

void
bgl_print_set_accent (BglPrintLayout *self,
                      cairo_t        *cr)
{
  GdkRGBA color = { 0.2f, 0.2f, 0.2f, 1 };

  if (self->ui != NULL)
    gdk_rgba_parse (&color, self->ui->accent[0]);
  gdk_cairo_set_source_rgba (cr, &color);
}

static void
draw_layout (cairo_t     *cr,
             PangoLayout *layout,
             double       x,
             double       y)
{
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

/* Draws the arrow between the pictures before and after a move. */
static void
draw_arrow (cairo_t  *cr,
            double    x,
            double    y,
            gboolean  down)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (down)
    cairo_rotate (cr, G_PI_2);
  cairo_move_to (cr, -ARROW / 2, 0);
  cairo_line_to (cr, ARROW / 2, 0);
  cairo_move_to (cr, ARROW / 6, -ARROW / 3);
  cairo_line_to (cr, ARROW / 2, 0);
  cairo_line_to (cr, ARROW / 6, ARROW / 3);
  cairo_set_line_width (cr, 1.2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
bgl_print_draw_picture (cairo_t            *cr,
                        const BglPrintItem *item,
                        guint               index,
                        double              x,
                        double              y)
{
  bgl_art_rounded_rect (cr, x, y, bgl_print_board_get_width (item->board) * item->scale + 2 * BGL_PRINT_BOARD_PAD,
                        bgl_print_board_get_height (item->board, index) * item->scale + 2 * BGL_PRINT_BOARD_PAD, CORNER);
  cairo_set_source_rgb (cr, 0.72, 0.72, 0.72);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);

  cairo_save (cr);
  cairo_translate (cr, x + BGL_PRINT_BOARD_PAD, y + BGL_PRINT_BOARD_PAD);
  cairo_scale (cr, item->scale, item->scale);
  cairo_set_source_surface (cr, bgl_print_board_get_picture (item->board, index), 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}

static void
draw_board (BglPrintLayout     *self,
            cairo_t            *cr,
            const BglPrintItem *item,
            double              x)
{
  const double width = bgl_print_board_get_width (item->board) * item->scale + 2 * BGL_PRINT_BOARD_PAD;
  const double above = item->following ? BGL_PRINT_ARROW_ROOM : 0;

  for (guint i = 0; i < item->n_across; i++)
    bgl_print_draw_picture (cr, item, item->first + i, x + i * (width + BGL_PRINT_ARROW_ROOM), item->y + above);

  bgl_print_set_accent (self, cr);
  if (item->following)
    draw_arrow (cr, x + width / 2, item->y + above / 2, TRUE);
  else if (item->n_across > 1)
    draw_arrow (cr, x + item->width / 2, item->y + item->height / 2, FALSE);
}

/* Only a PDF file has a title and an outline. */
gboolean
bgl_print_is_pdf (cairo_t *cr)
{
  return cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_PDF;
}

static void
add_to_contents (cairo_t            *cr,
                 const BglPrintItem *item)
{
  g_autofree char *name = g_strdup_printf ("name='%s'", item->id);
  g_autofree char *place = g_strdup_printf ("dest='%s'", item->id);

  if (!bgl_print_is_pdf (cr))
    return;

  cairo_tag_begin (cr, CAIRO_TAG_DEST, name);
  cairo_tag_end (cr, CAIRO_TAG_DEST);
  cairo_pdf_surface_add_outline (cairo_get_target (cr), CAIRO_PDF_OUTLINE_ROOT,
                                 pango_layout_get_text (item->texts[0]), place, 0);
}

/* Each piece is smaller than its place, which leaves space around it. */
static void
draw_pieces (BglPrintLayout     *self,
             cairo_t            *cr,
             const BglPrintItem *item,
             double              x)
{
  const double place = item->piece_size;
  const double size = place * 0.8;

  cairo_save (cr);
  cairo_translate (cr, x + item->indent - g_strv_length ((GStrv) item->pieces) * place, item->y + (place - size) / 2);
  for (guint i = 0; item->pieces[i] != NULL; i++)
    {
      bgl_game_ui_draw_piece (self->ui, cr, size, item->pieces[i]);
      cairo_translate (cr, place, 0);
    }
  cairo_restore (cr);
}

/* The upper edge of the text. A text that is lower than its pieces is centered beside them. */
static double
get_text_y (const BglPrintItem *item,
            guint               language)
{
  return item->y + MAX (item->piece_size - bgl_print_text_get_height (item->texts[language]), 0) / 2;
}

static void
draw_item (BglPrintLayout     *self,
           cairo_t            *cr,
           const BglPrintItem *item)
{
  double column = self->column_width + BGL_PRINT_COLUMN_SPACING;

  if (item->board != NULL && bgl_print_board_is_strip (item->board))
    {
      bgl_print_strip_draw (self, cr, item);
      return;
    }
  if (item->board != NULL)
    {
      draw_board (self, cr, item,
                  self->n_columns > 1 ? item->column * column + (self->column_width - item->width) / 2
                                      : (self->width - item->width) / 2);
      return;
    }

  if (item->id != NULL)
    add_to_contents (cr, item);

  for (guint i = 0; i < self->matter.n_languages; i++)
    {
      double x = (item->column + i) * column;

      bgl_print_set_accent (self, cr);
      if (item->barred)
        {
          cairo_rectangle (cr, x, item->y, 1.5, bgl_print_text_get_height (item->texts[i]));
          cairo_fill (cr);
        }
      if (item->pieces != NULL)
        draw_pieces (self, cr, item, x);
      if (!item->accented)
        cairo_set_source_rgb (cr, 0, 0, 0);
      draw_layout (cr, item->texts[i], x + item->indent, get_text_y (item, i));
    }
}

static void
draw_head (BglPrintLayout *self,
           cairo_t        *cr)
{
  double y = 0;

  if (bgl_print_is_pdf (cr))
    cairo_pdf_surface_set_metadata (cairo_get_target (cr), CAIRO_PDF_METADATA_TITLE, self->matter.pages[0]->title);

  if (self->ui != NULL)
    {
      double height = self->width * BGL_PRINT_COVER_HEIGHT;

      cairo_save (cr);
      bgl_art_rounded_rect (cr, 0, 0, self->width, height, 2 * CORNER);
      cairo_clip (cr);
      self->ui->draw_cover (cr, self->width, height, FALSE);
      cairo_restore (cr);
      y = height + BGL_PRINT_BODY_SIZE;
    }

  bgl_print_set_accent (self, cr);
  for (guint i = 0; i < self->matter.n_languages && self->titles[i] != NULL; i++)
    draw_layout (cr, self->titles[i], i * (self->column_width + BGL_PRINT_COLUMN_SPACING), y);

  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < self->matter.n_languages && self->intros[i] != NULL; i++)
    draw_layout (cr, self->intros[i], i * (self->column_width + BGL_PRINT_COLUMN_SPACING), self->intro_y);
}

static void
draw_footer (BglPrintLayout *self,
             cairo_t        *cr,
             guint           sheet)
{
  g_autofree char *number = g_strdup_printf ("%u", sheet + 1);
  g_autofree char *title =
    g_strjoin (" · ", self->matter.pages[0]->title, self->titles[1] != NULL ? self->matter.pages[1]->title : NULL, NULL);
  g_autoptr (PangoLayout) name = bgl_print_text_new (self->context, BGL_PRINT_FOOTER, BGL_PRINT_BODY_SIZE, self->width,
                                                     title, self->matter.languages[0]);
  g_autoptr (PangoLayout) right = bgl_print_text_new (self->context, BGL_PRINT_FOOTER, BGL_PRINT_BODY_SIZE, self->width,
                                                      number, self->matter.languages[0]);
  double y = self->height - bgl_print_text_get_height (name);

  bgl_print_set_accent (self, cr);
  cairo_rectangle (cr, 0, y - 4, self->width, 0.5);
  cairo_fill (cr);

  cairo_set_source_rgb (cr, 0.3, 0.3, 0.3);
  draw_layout (cr, name, 0, y);
  if (self->n_sheets > 1)
    {
      pango_layout_set_alignment (right, PANGO_ALIGN_RIGHT);
      draw_layout (cr, right, 0, y);
    }
}

void
bgl_print_layout_draw (BglPrintLayout *self,
                       cairo_t        *cr,
                       guint           sheet)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (sheet < self->n_sheets);

  if (sheet == 0)
    {
      draw_head (self, cr);
      bgl_print_contents_draw (self, cr);
    }
  for (guint i = 0; i < self->items->len; i++)
    if (((BglPrintItem *) self->items->pdata[i])->sheet == sheet)
      draw_item (self, cr, self->items->pdata[i]);
  draw_footer (self, cr, sheet);
}
