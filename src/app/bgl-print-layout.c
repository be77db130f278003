/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-layout-private.h"

#include "bgl-print-board.h"
#include "bgl-print-text.h"

#define SUMMARY_SIZE      14.0
#define SMALLEST_SIZE     6.5
#define SIZE_STEP         0.25

#define FOOTER_HEIGHT     26.0
/* The width of a board that two languages share, in parts of a column. */
#define SHARED_BOARD      1.15
/* How small a board may become rather than leave half of a sheet empty. */
#define SMALLEST_BOARD    0.7
/* The step in which the columns of the last sheet look for a common height. */
#define BALANCE_STEP      10.0

static void
item_free (BglPrintItem *item)
{
  for (guint i = 0; i < BGL_PRINT_LANGUAGES; i++)
    g_clear_object (&item->texts[i]);
  g_clear_pointer (&item->board, cairo_surface_destroy);
  g_free (item);
}

/* From the rulebook to items */

static BglPrintItem *
add_item (BglPrintLayout *self,
          double          above)
{
  BglPrintItem *item = g_new0 (BglPrintItem, 1);

  item->above = above * self->size;
  g_ptr_array_add (self->items, item);

  return item;
}

static void
measure_texts (BglPrintLayout *self,
               BglPrintItem           *item)
{
  for (guint i = 0; i < self->matter.n_languages; i++)
    item->height = MAX (item->height, bgl_print_text_get_height (item->texts[i]));
}

static const BglSection *
get_section (BglPrintLayout *self,
             guint           language,
             guint           index)
{
  return self->matter.pages[language]->sections->pdata[index];
}

static void
add_heading (BglPrintLayout *self,
             guint           index)
{
  BglPrintItem *item = add_item (self, 1.7);

  item->id = get_section (self, 0, index)->id;
  item->accented = TRUE;
  item->chained = TRUE;
  for (guint i = 0; i < self->matter.n_languages; i++)
    {
      const BglSection *section = get_section (self, i, index);

      item->texts[i] = bgl_print_text_new (self->context,
                                           section->level > 1 ? BGL_PRINT_SUBHEADING : BGL_PRINT_HEADING,
                                           self->size, self->column_width, section->title,
                                           self->matter.languages[i]);
    }
  measure_texts (self, item);
}

static void
size_board (BglPrintLayout *self,
            BglPrintItem   *item,
            double          scale)
{
  item->width = self->column_width * (self->matter.n_languages > 1 ? SHARED_BOARD : 1) * scale;
  item->height = item->width * item->ratio;
}

static void
add_board (BglPrintLayout *self,
           const BglBlock *block)
{
  const BglLook *look = bgl_look_find (bgl_example_get_rules (block->example)->id);
  BglPrintItem *item = add_item (self, 0.5);

  item->example = block->example;
  item->ratio = (double) look->example_size[1] / look->example_size[0];
  size_board (self, item, 1);
}

static void
add_example (BglPrintLayout *self,
             guint           index,
             guint           block_index)
{
  BglPrintItem *title = add_item (self, 1);
  BglPrintItem *words = add_item (self, 0.15);

  title->chained = words->chained = TRUE;
  for (guint i = 0; i < self->matter.n_languages; i++)
    {
      const BglBlock *block = get_section (self, i, index)->blocks->pdata[block_index];
      const char *language = self->matter.languages[i];

      title->texts[i] = bgl_print_text_new (self->context, BGL_PRINT_SUBHEADING, self->size,
                                            self->column_width, block->title, language);
      words->texts[i] = bgl_print_text_new_words (self->context, self->size, self->column_width, block,
                                                  language);
    }
  measure_texts (self, title);
  measure_texts (self, words);
  add_board (self, get_section (self, 0, index)->blocks->pdata[block_index]);
}

/* What announces the next block stays with it. */
static gboolean
is_announcing (const BglBlock *block)
{
  return block->kind == BGL_BLOCK_TERM ||
         (block->kind == BGL_BLOCK_PARAGRAPH && g_str_has_suffix (block->text, ":"));
}

static void
add_block (BglPrintLayout *self,
           guint           index,
           guint           block_index)
{
  const BglSection *section = get_section (self, 0, index);
  const BglBlock *block = section->blocks->pdata[block_index];
  const BglBlock *before = block_index > 0 ? section->blocks->pdata[block_index - 1] : NULL;
  const BglBlock *after = block_index + 1 < section->blocks->len ? section->blocks->pdata[block_index + 1] : NULL;
  gboolean close = block->kind == BGL_BLOCK_ITEM || block->kind == BGL_BLOCK_STEP ||
                   (before != NULL && before->kind == BGL_BLOCK_ROW && block->kind == BGL_BLOCK_ROW) ||
                   (before != NULL && before->kind == BGL_BLOCK_TERM);
  /* A summary is read from across the table: its lines stand apart. */
  double closeness = self->matter.summary && block->kind != BGL_BLOCK_ROW ? 0.6 : 0.25;
  BglPrintItem *item = add_item (self, before == NULL ? 0.3 : close ? closeness : 0.6);

  item->indent = block->depth * self->size;
  if (block->kind == BGL_BLOCK_NOTE)
    {
      item->barred = TRUE;
      item->indent += self->size;
    }
  /* A table is not torn apart. */
  item->chained = is_announcing (block) ||
                  (block->kind == BGL_BLOCK_ROW && after != NULL && after->kind == BGL_BLOCK_ROW);

  for (guint i = 0; i < self->matter.n_languages; i++)
    item->texts[i] = bgl_print_text_new_block (self->context, self->size, self->column_width - item->indent,
                                               get_section (self, i, index), block_index,
                                               self->matter.languages[i]);
  measure_texts (self, item);
}

static void
add_section (BglPrintLayout *self,
             guint           index)
{
  const BglSection *section = get_section (self, 0, index);

  /* The title of the whole stands over the columns. */
  if (index > 0)
    add_heading (self, index);

  for (guint i = 0; i < section->blocks->len; i++)
    if (((BglBlock *) section->blocks->pdata[i])->kind == BGL_BLOCK_EXAMPLE)
      add_example (self, index, i);
    else
      add_block (self, index, i);
}

/* From items to sheets */

/* Where the chain that begins at the item ends, and how much room it takes. */
static guint
find_chain_end (BglPrintLayout *self,
                guint           first,
                gboolean        on_top,
                double         *height)
{
  guint end = first;

  *height = 0;
  do
    {
      const BglPrintItem *item = self->items->pdata[end];

      *height += item->height + (on_top && end == first ? 0 : item->above);
    }
  while (((BglPrintItem *) self->items->pdata[end++])->chained && end < self->items->len);

  return end;
}

/* A board at the end of the chain gives up as much of its height as is missing, if it stays large enough. */
static gboolean
shrink_to_fit (BglPrintLayout *self,
               guint           end,
               double          missing)
{
  BglPrintItem *last = self->items->pdata[end - 1];

  if (last->example == NULL || last->height - missing < last->height * SMALLEST_BOARD)
    return FALSE;

  size_board (self, last, (last->height - missing) / last->height);

  return TRUE;
}

/* Places the items from the first one on, beginning with a sheet whose columns have that room. */
static void
place (BglPrintLayout *self,
       guint           first,
       guint           sheet,
       double          top,
       double          room)
{
  guint column = 0;
  double y = top;

  for (guint i = first; i < self->items->len; i++)
    if (((BglPrintItem *) self->items->pdata[i])->example != NULL)
      size_board (self, self->items->pdata[i], 1);

  for (guint i = first; i < self->items->len;)
    {
      double chain;
      guint end = find_chain_end (self, i, y <= top, &chain);

      if (y > top && y + chain > top + room && !shrink_to_fit (self, end, y + chain - top - room))
        {
          column++;
          if (column == self->n_columns)
            {
              column = 0;
              sheet++;
              top = 0;
              room = self->height - FOOTER_HEIGHT;
            }
          y = top;
        }

      for (; i < end; i++)
        {
          BglPrintItem *item = self->items->pdata[i];

          if (y > top)
            y += item->above;
          item->sheet = sheet;
          item->column = column;
          item->y = y;
          y += item->height;
        }
    }

  self->n_sheets = sheet + 1;
}

static double
get_top (BglPrintLayout *self,
         guint           sheet)
{
  return sheet == 0 ? self->top : 0;
}

/* The columns of the last sheet end together. */
static void
balance (BglPrintLayout *self)
{
  guint last = self->n_sheets - 1;
  double top = get_top (self, last);
  double room = self->height - FOOTER_HEIGHT - top;
  guint first = 0;
  double taken = 0;

  while (((BglPrintItem *) self->items->pdata[first])->sheet < last)
    first++;
  for (guint i = first; i < self->items->len; i++)
    taken += ((BglPrintItem *) self->items->pdata[i])->height + ((BglPrintItem *) self->items->pdata[i])->above;

  for (double height = taken / self->n_columns - 2 * BALANCE_STEP; height < room; height += BALANCE_STEP)
    {
      place (self, first, last, top, height);
      if (self->n_sheets == last + 1)
        return;
    }

  place (self, first, last, top, room);
}

static void
arrange (BglPrintLayout *self,
         double          size)
{
  self->size = size;
  g_ptr_array_set_size (self->items, 0);
  for (guint i = 0; i < self->matter.pages[0]->sections->len; i++)
    if (!self->matter.summary ||
        get_section (self, 0, i) == bgl_print_layout_find_summary (self->matter.pages[0]))
      add_section (self, i);

  place (self, 0, 0, self->top, self->height - FOOTER_HEIGHT - self->top);
}

const BglSection *
bgl_print_layout_find_summary (const BglPage *page)
{
  for (guint i = 0; i < page->sections->len; i++)
    if (g_str_has_suffix (((BglSection *) page->sections->pdata[i])->id, "-summary"))
      return page->sections->pdata[i];

  return NULL;
}

/* The name of the game over the columns, once for each language that has its own. */
static void
add_titles (BglPrintLayout *self)
{
  for (guint i = 0; i < self->matter.n_languages; i++)
    {
      const char *title = self->matter.pages[i]->title;

      if (i > 0 && g_str_equal (title, self->matter.pages[0]->title))
        break;

      self->titles[i] = bgl_print_text_new (self->context, BGL_PRINT_TITLE, BGL_PRINT_BODY_SIZE,
                                            self->column_width, title, self->matter.languages[i]);
      self->top = MAX (self->top, bgl_print_text_get_height (self->titles[i]) + BGL_PRINT_BODY_SIZE);
    }
  if (self->look != NULL)
    self->top += self->width * BGL_PRINT_COVER_HEIGHT + BGL_PRINT_BODY_SIZE;
}

BglPrintLayout *
bgl_print_layout_new (const BglPrintMatter *matter,
                      PangoContext         *context,
                      double                width,
                      double                height)
{
  BglPrintLayout *self;
  double size = SUMMARY_SIZE;

  g_return_val_if_fail (matter != NULL, NULL);
  g_return_val_if_fail (matter->n_languages >= 1 && matter->n_languages <= BGL_PRINT_LANGUAGES, NULL);
  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);

  self = g_new0 (BglPrintLayout, 1);
  self->matter = *matter;
  self->look = bgl_look_find (matter->pages[0]->id);
  self->context = g_object_ref (context);
  self->width = width;
  self->height = height;
  /* The manual's tables need the whole width. */
  self->n_columns = matter->summary || matter->n_languages > 1 || self->look == NULL ? 1 : 2;
  self->items = g_ptr_array_new_with_free_func ((GDestroyNotify) item_free);
  self->column_width = matter->n_languages > 1 || self->n_columns > 1 ? (width - BGL_PRINT_COLUMN_SPACING) / 2 : width;
  add_titles (self);

  if (!matter->summary)
    {
      arrange (self, BGL_PRINT_BODY_SIZE);
      balance (self);
      return self;
    }

  /* One sheet, whatever the language: letters become smaller until it is. */
  do
    arrange (self, size);
  while (self->n_sheets > 1 && (size -= SIZE_STEP) >= SMALLEST_SIZE);

  return self;
}

void
bgl_print_layout_free (BglPrintLayout *self)
{
  g_clear_object (&self->context);
  for (guint i = 0; i < BGL_PRINT_LANGUAGES; i++)
    g_clear_object (&self->titles[i]);
  g_ptr_array_unref (self->items);
  g_free (self);
}

gboolean
bgl_print_layout_prepare_next (BglPrintLayout *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  while (self->next_board < self->items->len)
    {
      BglPrintItem *item = self->items->pdata[self->next_board++];

      if (item->example != NULL)
        {
          item->board = bgl_print_board_draw (item->example);
          return TRUE;
        }
    }

  return FALSE;
}

guint
bgl_print_layout_get_n_sheets (BglPrintLayout *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_sheets;
}
