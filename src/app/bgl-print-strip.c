/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-layout-private.h"

/* The space between the pictures of a row, and between a picture and its caption. */
#define CELL_SPACING 16.0
#define CAPTION_GAP  3.0
/* The space above a row, as a multiple of the text size. */
#define ABOVE_ROW    0.8
/* The space for the number of a picture, as a multiple of the text size. */
#define NUMBER_ROOM  1.5

static const BglBlock *
get_block (const BglSection *section,
           guint             index)
{
  return section->blocks->pdata[index];
}

static gboolean
is_strip (const BglBlock *block)
{
  return block->kind == BGL_BLOCK_EXAMPLE && bgl_example_count_pictures (block->example) > 0;
}

gboolean
bgl_print_strip_has_sentence (const BglSection *section,
                              guint             block)
{
  if (get_block (section, block)->kind != BGL_BLOCK_STEP)
    return FALSE;

  while (block > 0 && get_block (section, block)->kind == BGL_BLOCK_STEP)
    block--;

  return is_strip (get_block (section, block));
}

gboolean
bgl_print_strip_begins (const BglSection *section)
{
  guint block = 0;

  while (block < section->blocks->len && get_block (section, block)->kind == BGL_BLOCK_PARAGRAPH)
    block++;

  return block < section->blocks->len && is_strip (get_block (section, block));
}

/* How many pictures are side by side. Four pictures are in two rows of two, because a row of three would leave a
 * single one. */
static guint
count_across (guint n_pictures)
{
  return n_pictures == 2 || n_pictures == 4 ? 2 : BGL_PRINT_ACROSS;
}

static double
get_cell_width (BglPrintLayout     *self,
                const BglPrintItem *item)
{
  return (self->width + CELL_SPACING) / item->n_places - CELL_SPACING;
}

static void
add_captions (BglPrintLayout *self,
              BglPrintItem   *item,
              guint           section,
              guint           first_sentence)
{
  const double width = get_cell_width (self, item) - NUMBER_ROOM * self->size;

  for (guint i = 0; i < item->n_across; i++)
    for (guint j = 0; j < self->matter.n_languages; j++)
      {
        const BglSection *other = self->matter.pages[j]->sections->pdata[section];

        item->captions[i][j] =
          bgl_print_text_new_words (self->context, self->size, width,
                                    get_block (other, first_sentence + item->first + i), &self->numbers,
                                    self->matter.languages[j]);
      }
}

void
bgl_print_strip_add (BglPrintLayout *self,
                     guint           section,
                     guint           block,
                     BglPrintBoard  *board)
{
  const guint n_pictures = bgl_print_board_get_n_pictures (board);
  const guint n_places = count_across (n_pictures);

  for (guint i = 0; i < n_pictures; i += n_places)
    {
      BglPrintItem *item = bgl_print_layout_add_item (self, ABOVE_ROW);

      item->board = board;
      item->spanning = TRUE;
      item->first = i;
      item->n_across = MIN (n_places, n_pictures - i);
      item->n_places = n_places;
      add_captions (self, item, section, block + 1);
    }
}

/* The height of the captions in all languages, one below the other. */
static double
get_caption_height (BglPrintLayout     *self,
                    const BglPrintItem *item,
                    guint               index)
{
  double height = 0;

  for (guint i = 0; i < self->matter.n_languages; i++)
    height += bgl_print_text_get_height (item->captions[index][i]) + CAPTION_GAP;

  return height;
}

/* Captions begin below the highest picture of the row. */
static double
get_picture_height (const BglPrintItem *item)
{
  double height = 0;

  for (guint i = 0; i < item->n_across; i++)
    height = MAX (height, bgl_print_board_get_height (item->board, item->first + i));

  return height * item->scale + 2 * BGL_PRINT_BOARD_PAD;
}

void
bgl_print_strip_size (BglPrintLayout *self,
                      BglPrintItem   *item,
                      double          scale)
{
  const double room = get_cell_width (self, item) - 2 * BGL_PRINT_BOARD_PAD;
  double captions = 0;

  item->scale = MIN (room / bgl_print_board_get_width (item->board),
                     self->column_width / self->ui->example_size[0] / BGL_PRINT_BOARD_DOTS *
                       MAX (self->ui->closeup, 1)) * scale * self->board_scale;
  item->width = self->width;
  for (guint i = 0; i < item->n_across; i++)
    captions = MAX (captions, get_caption_height (self, item, i));
  item->height = get_picture_height (item) + captions;
}

static void
draw_number (BglPrintLayout *self,
             cairo_t        *cr,
             guint           number,
             double          x,
             double          y)
{
  g_autofree char *text = g_strdup_printf ("%u.", number);
  g_autoptr (PangoLayout) layout = bgl_print_text_new (self->context, BGL_PRINT_SUBHEADING, self->size,
                                                       NUMBER_ROOM * self->size, text, self->matter.languages[0]);

  bgl_print_set_accent (self, cr);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

void
bgl_print_strip_draw (BglPrintLayout     *self,
                      cairo_t            *cr,
                      const BglPrintItem *item)
{
  const double cell = get_cell_width (self, item);
  const double picture = bgl_print_board_get_width (item->board) * item->scale + 2 * BGL_PRINT_BOARD_PAD;

  for (guint i = 0; i < item->n_across; i++)
    {
      const double x = i * (cell + CELL_SPACING);
      double y = item->y + get_picture_height (item) + CAPTION_GAP;

      bgl_print_draw_picture (cr, item, item->first + i, x + (cell - picture) / 2, item->y);
      draw_number (self, cr, item->first + i + 1, x, y);
      for (guint j = 0; j < self->matter.n_languages; j++)
        {
          /* The second language is gray to distinguish it from the first. */
          cairo_set_source_rgb (cr, j > 0 ? 0.35 : 0, j > 0 ? 0.35 : 0, j > 0 ? 0.35 : 0);
          cairo_move_to (cr, x + NUMBER_ROOM * self->size, y);
          pango_cairo_show_layout (cr, item->captions[i][j]);
          y += bgl_print_text_get_height (item->captions[i][j]) + CAPTION_GAP;
        }
    }
}
