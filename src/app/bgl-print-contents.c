/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-layout-private.h"

/* Multiples of the text size. */
#define INDENT        1.2
#define CHAPTER_ABOVE 0.35
#define NUMBER_ROOM   2.2
#define AFTER         1.6
/* The greatest fraction of the first sheet that the contents may take. */
#define MAX_SHARE     0.62
/* A page with at most this many sections has no contents. */
#define MIN_SECTIONS  4

static double
get_height (BglPrintLayout      *self,
            const BglPrintEntry *entry)
{
  double height = 0;

  for (guint i = 0; i < self->matter.n_languages; i++)
    height = MAX (height, bgl_print_text_get_height (entry->texts[i]));

  return height;
}

void
bgl_print_contents_free (BglPrintEntry *entry)
{
  for (guint i = 0; i < BGL_PRINT_LANGUAGES; i++)
    g_clear_object (&entry->texts[i]);
  g_free (entry);
}

/* Whether any chapter contains sections. Without sections, no entry looks like a chapter. */
static gboolean
has_chapters (BglPrintLayout *self)
{
  GPtrArray *sections = self->matter.pages[0]->sections;

  for (guint i = 0; i < sections->len; i++)
    if (((BglSection *) sections->pdata[i])->level > 1)
      return TRUE;

  return FALSE;
}

static void
add_entries (BglPrintLayout *self,
             gboolean        chapters_only)
{
  const gboolean chapters = has_chapters (self);

  for (guint i = 1; i < self->matter.pages[0]->sections->len; i++)
    {
      const BglSection *section = self->matter.pages[0]->sections->pdata[i];
      BglPrintEntry *entry;

      if (chapters_only && section->level > 1)
        continue;

      entry = g_new0 (BglPrintEntry, 1);
      entry->id = section->id;
      entry->chapter = chapters && section->level <= 1;
      entry->indent = chapters && !entry->chapter ? INDENT * self->size : 0;
      for (guint j = 0; j < self->matter.n_languages; j++)
        {
          const BglSection *other = self->matter.pages[j]->sections->pdata[i];
          const double width = self->column_width - entry->indent - NUMBER_ROOM * self->size;

          entry->texts[j] = bgl_print_text_new (self->context,
                                                entry->chapter ? BGL_PRINT_SUBHEADING : BGL_PRINT_BODY, self->size,
                                                width, other->title, self->matter.languages[j]);
        }
      g_ptr_array_add (self->contents, entry);
    }
}

/* Places the entries: one language has as many columns of entries as of text, and two languages have a column each.
 * Returns the height. */
static double
place_entries (BglPrintLayout *self)
{
  const guint n_columns = self->matter.n_languages > 1 ? 1 : self->n_columns;
  double all = 0, y = 0, height = 0;
  guint column = 0;

  for (guint i = 0; i < self->contents->len; i++)
    all += get_height (self, self->contents->pdata[i]);

  for (guint i = 0; i < self->contents->len; i++)
    {
      BglPrintEntry *entry = self->contents->pdata[i];

      if (column + 1 < n_columns && y >= all / n_columns)
        {
          column++;
          y = 0;
        }
      if (y > 0 && entry->chapter)
        y += CHAPTER_ABOVE * self->size;
      entry->column = column;
      entry->y = y;
      y += get_height (self, entry);
      height = MAX (height, y);
    }

  return height;
}

double
bgl_print_contents_fill (BglPrintLayout *self)
{
  const double room = (self->height - self->head - BGL_PRINT_FOOTER_HEIGHT) * MAX_SHARE;
  double height;

  g_ptr_array_set_size (self->contents, 0);
  if (self->matter.summary || self->matter.pages[0]->sections->len <= MIN_SECTIONS)
    return 0;

  add_entries (self, FALSE);
  height = place_entries (self);
  if (height > room && has_chapters (self))
    {
      g_ptr_array_set_size (self->contents, 0);
      add_entries (self, TRUE);
      height = place_entries (self);
    }

  return height + AFTER * self->size;
}

/* Draws dots from the end of the title to the page number. */
static void
draw_dots (cairo_t *cr,
           double   from,
           double   to,
           double   y)
{
  if (to <= from)
    return;

  cairo_save (cr);
  cairo_set_source_rgb (cr, 0.55, 0.55, 0.55);
  cairo_set_line_width (cr, 0.7);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  /* The dots start at the page number, so that they are aligned in lines whose numbers are equally wide. */
  cairo_set_dash (cr, (double[]) { 0, 4 }, 2, 0);
  cairo_move_to (cr, to, y);
  cairo_line_to (cr, from, y);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_entry (BglPrintLayout      *self,
            cairo_t             *cr,
            const BglPrintEntry *entry,
            guint                language)
{
  const double x = (self->column_width + BGL_PRINT_COLUMN_SPACING) * (entry->column + language);
  const double left = x + entry->indent;
  const double right = x + self->column_width;
  const double y = self->head + entry->y;
  g_autofree char *number = g_strdup_printf ("%u", bgl_print_layout_find_page (self, entry->id));
  g_autoptr (PangoLayout) page =
    bgl_print_text_new (self->context, entry->chapter ? BGL_PRINT_SUBHEADING : BGL_PRINT_BODY, self->size,
                        NUMBER_ROOM * self->size, number, self->matter.languages[language]);
  PangoLayoutLine *line = pango_layout_get_line_readonly (entry->texts[language],
                                                          pango_layout_get_line_count (entry->texts[language]) - 1);
  PangoRectangle words, digits;
  double base;

  pango_layout_line_get_extents (line, NULL, &words);
  pango_layout_get_extents (page, NULL, &digits);
  base = y + bgl_print_text_get_height (entry->texts[language]) - bgl_print_text_get_height (page);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_move_to (cr, left, y);
  pango_cairo_show_layout (cr, entry->texts[language]);
  cairo_move_to (cr, right - (double) digits.width / PANGO_SCALE, base);
  pango_cairo_show_layout (cr, page);
  draw_dots (cr, left + (double) words.width / PANGO_SCALE + 4, right - (double) digits.width / PANGO_SCALE - 4,
             base + (double) pango_layout_get_baseline (page) / PANGO_SCALE);
}

void
bgl_print_contents_draw (BglPrintLayout *self,
                         cairo_t        *cr)
{
  for (guint i = 0; i < self->contents->len; i++)
    {
      const BglPrintEntry *entry = self->contents->pdata[i];
      g_autofree char *link = g_strdup_printf ("dest='%s'", entry->id);

      if (bgl_print_is_pdf (cr))
        cairo_tag_begin (cr, CAIRO_TAG_LINK, link);
      for (guint j = 0; j < self->matter.n_languages; j++)
        draw_entry (self, cr, entry, j);
      if (bgl_print_is_pdf (cr))
        cairo_tag_end (cr, CAIRO_TAG_LINK);
    }
}
