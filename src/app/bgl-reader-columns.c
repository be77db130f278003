/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-page-private.h"

#include "bgl-columns-layout.h"
#include "board/bgl-board-layout.h"

/* The width of the rulebook's text, and its estimated height. */

/* Lines of 60 to 75 letters are easy to follow. This is the number of letters of average width in a line. */
#define LETTERS     67
#define ASIDE_WIDTH 640
/* The height of an example without its board and text: steps, buttons and margins. In a narrow card, the buttons
 * need another line. */
#define EXAMPLE_EXTRA 175
#define NARROW_EXTRA  50
#define NARROW_CARD   380
/* The height of the buttons at the end of a chapter. */
#define WAYS_HEIGHT   55

/* The average width of a letter, in Pango units. */
static int
get_letter_width (BglReaderPage *self,
                  const char    *language)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, pango_language_from_string (language));
  int width = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);

  return MAX (width, PANGO_SCALE);
}

static gboolean
has_boards (BglReaderPage *self)
{
  for (guint i = 0; i < self->sections->len; i++)
    if (bgl_reader_page_has_example (self, i))
      return TRUE;

  return FALSE;
}

/* The widths of the columns follow from the text size. All languages share one board, so with two of them it is not
 * beside the text. The text of a page without boards is centered. */
void
bgl_reader_page_update_columns (BglReaderPage *self)
{
  int n_columns = (int) self->pages->len;
  int aside = n_columns == 1 && has_boards (self) ? ASIDE_WIDTH : 0;
  int column = 0;

  for (int i = 0; i < n_columns; i++)
    column = MAX (column, LETTERS * get_letter_width (self, self->languages[i]) / PANGO_SCALE);

  self->column_width = column;
  for (guint i = 0; i < self->sections->len; i++)
    bgl_section_layout_set_columns (bgl_reader_page_get_layout (self, i), self->stacked ? 1 : n_columns, column,
                                    aside);
}

int
bgl_reader_page_estimate_section (BglReaderPage *self,
                                  guint          index,
                                  int            width)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  /* There are 4/3 pixels in a point, and style.css has a line height of 1.4. */
  double em = pango_font_description_get_size (font) / (double) PANGO_SCALE *
              (pango_font_description_get_size_is_absolute (font) ? 1 : 4 / 3.0);
  int line = (int) (em * 1.4);
  const BglSection *first = bgl_reader_page_get_nth (self, 0, index);
  int heading = (int) (em * (first->level == 1 ? 4.3 : 3));
  int height = heading, boards = 0;
  gboolean stacked;
  int text, aside, letters, card;

  bgl_section_layout_divide (bgl_reader_page_get_layout (self, index), width, &text, &aside);
  card = aside > 0 ? aside : text;
  stacked = self->stacked || !bgl_columns_layout_fits ((int) self->pages->len, text);
  letters = MAX ((int) ((gint64) text * PANGO_SCALE / (stacked ? 1 : (int) self->pages->len) /
                        get_letter_width (self, self->languages[0])), 1);

  for (guint i = 0; i < first->blocks->len; i++)
    {
      const BglBlock *block = first->blocks->pdata[i];
      gboolean is_example = block->kind == BGL_BLOCK_EXAMPLE;
      int room = is_example && aside > 0 ? MAX (letters * aside / text, 1) : letters;
      glong longest = 1;
      int rows;

      /* A row is as high as its longest text, or as all texts if they are below each other. */
      for (guint j = 0; j < self->pages->len; j++)
        {
          const BglBlock *other = bgl_reader_page_get_nth (self, j, index)->blocks->pdata[i];
          glong length;

          length = other->text != NULL ? g_utf8_strlen (other->text, -1) : 0;
          longest = stacked ? longest + length : MAX (longest, length);
        }
      rows = (int) (em * 0.6) + (int) ((longest + room - 1) / room) * line;

      if (is_example)
        boards += rows + line + EXAMPLE_EXTRA + (card < NARROW_CARD ? NARROW_EXTRA : 0) +
                  bgl_board_layout_get_height (block->example, card);
      else
        height += rows;
    }

  if (aside > 0 && !bgl_reader_page_has_example (self, index))
    height = heading + bgl_section_layout_fold (height - heading);
  height = aside > 0 ? MAX (height, heading + boards) : height + boards;
  if (bgl_reader_page_ends_chapter (self, index))
    height += (int) (2.6 * em) + WAYS_HEIGHT;

  return index > 0 ? height : height + bgl_reader_page_get_cover_height (self, text);
}
