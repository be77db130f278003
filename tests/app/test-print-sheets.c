/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-print-layout-private.h"
#include "test-utils.h"

/* How the rulebook fills its sheets. */

typedef struct
{
  const char *page;
  const char *languages[3];
  double      width;
  double      height;
} Book;

/* Without margins: A4, and Letter. */
static const Book laid_books[] = {
  { "bango", { "en" }, 510, 757 },
  { "bango", { "fr", "ru" }, 510, 757 },
  { "bongo", { "fr" }, 510, 757 },
  { "bongo", { "ru" }, 527, 707 },
  { "bonobo", { "en", "fr" }, 527, 707 },
  { "bonobo", { "ru" }, 510, 757 },
  { "bangkok", { "ru" }, 510, 757 },
  { "bangkok", { "en", "fr" }, 510, 757 },
};

static guint
count_all_pictures (BglPrintLayout *layout)
{
  guint n_pictures = 0;

  for (guint i = 0; i < layout->examples->len; i++)
    n_pictures += bgl_print_board_get_n_pictures (g_hash_table_lookup (layout->boards, layout->examples->pdata[i]));

  return n_pictures;
}

/* The picture after a move is below the one before it, in the same column and of the same size. */
static void
check_pairs (BglPrintLayout *layout)
{
  for (guint i = 1; i < layout->items->len; i++)
    {
      const BglPrintItem *before = layout->items->pdata[i - 1];
      const BglPrintItem *item = layout->items->pdata[i];

      if (!item->following)
        continue;

      g_assert_true (before->board == item->board);
      g_assert_cmpuint (item->sheet, ==, before->sheet);
      g_assert_cmpuint (item->column, ==, before->column);
      g_assert_cmpfloat (item->scale, ==, before->scale);
    }
}

/* A list does not begin with a single item at the end of a column, and all of its pieces are in front of one line. */
static void
check_lists (BglPrintLayout *layout)
{
  const char *id = NULL;
  double indent = 0;

  for (guint i = 0; i + 1 < layout->items->len; i++)
    {
      const BglPrintItem *item = layout->items->pdata[i];
      const BglPrintItem *next = layout->items->pdata[i + 1];

      if (item->id != NULL && item->id != id)
        {
          id = item->id;
          indent = 0;
        }
      if (item->pieces != NULL)
        {
          g_assert_cmpfloat (item->indent, >=, g_strv_length ((GStrv) item->pieces) * item->piece_size);
          g_assert_true (indent == 0 || item->indent == indent);
          indent = item->indent;
        }
      if (item->texts[0] != NULL && g_str_has_prefix (pango_layout_get_text (item->texts[0]), "1.\t") &&
          next->texts[0] != NULL && g_str_has_prefix (pango_layout_get_text (next->texts[0]), "2.\t"))
        {
          g_assert_cmpuint (next->sheet, ==, item->sheet);
          g_assert_cmpuint (next->column, ==, item->column);
        }
    }
}

/* Boards with words do not become so small that nobody can read them. */
static void
check_words (BglPrintLayout *layout)
{
  const double full = (layout->column_width - 2 * BGL_PRINT_BOARD_PAD) /
                      (layout->ui->example_size[0] * BGL_PRINT_BOARD_DOTS);

  for (guint i = 0; i < layout->items->len; i++)
    {
      const BglPrintItem *item = layout->items->pdata[i];

      if (item->board != NULL && layout->ui->has_words)
        g_assert_cmpfloat (item->scale, >=, 0.84 * full);
    }
}

/* The height of what is on top of a picture, in points: the numbers of columns on the table of Bango. */
static double
measure_top (const BglPrintItem *item)
{
  cairo_surface_t *picture = bgl_print_board_get_picture (item->board, item->first);
  const int stride = cairo_image_surface_get_stride (picture);
  int n_rows = 0;

  for (int y = 0; y < cairo_image_surface_get_height (picture); y++)
    {
      const guint8 *row = cairo_image_surface_get_data (picture) + y * stride;
      gboolean empty = TRUE;

      for (int x = 0; x < cairo_image_surface_get_width (picture) && empty; x++)
        empty = row[4 * x] >= 250;
      if (empty && n_rows > 0)
        break;
      if (!empty)
        n_rows++;
    }

  return n_rows * item->scale;
}

/* Digits of letters of 5.5 points are about 4 points high. */
static void
check_numbers (BglPrintLayout *layout)
{
  for (guint i = 0; i < layout->items->len; i++)
    {
      const BglPrintItem *item = layout->items->pdata[i];

      if (item->board != NULL)
        g_assert_cmpfloat (measure_top (item), >=, 3.8);
    }
}

/* No sheet is nearly empty, nothing reaches beyond it, all pictures are there, and sections follow each other on the
 * pages. */
static void
test_sheets (gconstpointer data)
{
  const Book *book = data;
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  BglPrintMatter matter = { 0 };
  g_autoptr (BglPrintLayout) layout = NULL;
  guint last = 1, n_pictures = 0;

  pango_cairo_context_set_resolution (context, 72);
  for (; book->languages[matter.n_languages] != NULL; matter.n_languages++)
    {
      matter.languages[matter.n_languages] = book->languages[matter.n_languages];
      matter.pages[matter.n_languages] =
        bgl_book_find_page (bgl_book_get (book->languages[matter.n_languages], NULL), book->page);
    }
  layout = bgl_print_layout_new (&matter, context, book->width, book->height);
  g_object_unref (context);
  while (bgl_print_layout_prepare_next (layout))
    ;

  for (guint i = 0; i < bgl_print_layout_get_n_sheets (layout); i++)
    {
      const double depth = bgl_print_layout_get_depth (layout, i);

      g_test_message ("sheet %u: %u lines, %.0f%%", i + 1, bgl_print_layout_count_lines (layout, i),
                      100 * depth / book->height);
      g_assert_cmpuint (bgl_print_layout_count_lines (layout, i), >=, 12);
      g_assert_cmpfloat (depth, <, book->height - 20);
      if (i + 1 < bgl_print_layout_get_n_sheets (layout))
        g_assert_cmpfloat (depth, >, 0.6 * book->height);
      n_pictures += bgl_print_layout_count_pictures (layout, i);
    }
  g_assert_cmpuint (n_pictures, ==, count_all_pictures (layout));

  for (guint i = 1; i < matter.pages[0]->sections->len; i++)
    {
      const BglSection *section = matter.pages[0]->sections->pdata[i];
      guint page = bgl_print_layout_find_page (layout, section->id);

      g_assert_cmpuint (page, >=, last);
      g_assert_cmpuint (page, <=, bgl_print_layout_get_n_sheets (layout));
      last = page;
    }
  g_assert_cmpuint (bgl_print_layout_find_page (layout, "no-such-section"), ==, 0);
  check_pairs (layout);
  check_lists (layout);
  check_words (layout);
  if (g_str_equal (book->page, "bango"))
    check_numbers (layout);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (laid_books); i++)
    {
      g_autofree char *languages = g_strjoinv ("-", (GStrv) laid_books[i].languages);
      g_autofree char *path = g_strdup_printf ("/print-sheets/%s-%s-%.0f", laid_books[i].page, languages,
                                               laid_books[i].width);

      g_test_add_data_func (path, &laid_books[i], test_sheets);
    }

  return g_test_run ();
}
