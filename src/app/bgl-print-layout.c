/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-layout-private.h"

#define SUMMARY_SIZE      14.0
#define SMALLEST_SIZE     6.5
#define SIZE_STEP         0.25

/* A sheet with fewer lines is a waste of paper. */
#define MIN_LINES         12
/* The least fraction of its height that a sheet must fill if another one follows. */
#define LEAST_FILLED      0.62
/* How many places are tried for the last break between sheets. */
#define MAX_BREAKS        12
/* How often the text is laid out again because the page numbers of its references have changed. */
#define MAX_PASSES        10
/* The smallest scale of boards without words, to fill the last sheet or to avoid it. */
#define SMALLEST_BOARDS   0.82
#define BOARD_STEP        0.06
/* The greatest fraction of the height at which a summary is kept in one piece. */
#define LONGEST_SUMMARY   0.6
/* A paragraph with at most this many lines does not stand alone at the beginning or end of its section. */
#define FEW_LINES         2
/* The greatest fraction of the width for pieces. */
#define PIECES_WIDTH      0.4

static void
item_free (BglPrintItem *item)
{
  for (guint i = 0; i < BGL_PRINT_LANGUAGES; i++)
    {
      g_clear_object (&item->texts[i]);
      for (guint j = 0; j < BGL_PRINT_ACROSS; j++)
        g_clear_object (&item->captions[j][i]);
    }
  g_free (item);
}

static BglPrintItem *
get_item (BglPrintLayout *self,
          guint           index)
{
  return self->items->pdata[index];
}

/* Creating items */

BglPrintItem *
bgl_print_layout_add_item (BglPrintLayout *self,
                           double          above)
{
  BglPrintItem *item = g_new0 (BglPrintItem, 1);

  item->above = above * self->size;
  item->spanning = self->spanning;
  g_ptr_array_add (self->items, item);

  return item;
}

/* Two languages have a column each, even for items that span all columns of text. */
static double
get_text_width (BglPrintLayout *self)
{
  return self->spanning && self->n_columns > 1 ? self->width : self->column_width;
}

static void
measure_texts (BglPrintLayout *self,
               BglPrintItem   *item)
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

static gboolean
is_heading (const BglPrintItem *item)
{
  return item->id != NULL;
}

static void
add_heading (BglPrintLayout *self,
             guint           index)
{
  const BglSection *first = get_section (self, 0, index);
  /* The heading of a chapter may be followed by that of its first section. */
  gboolean after_heading = self->items->len > 0 && is_heading (get_item (self, self->items->len - 1));
  BglPrintItem *item = bgl_print_layout_add_item (self, after_heading ? 0.5 : first->level > 1 ? 1.3 : 1.9);

  item->id = first->id;
  item->level = first->level;
  item->accented = TRUE;
  item->chained = TRUE;
  for (guint i = 0; i < self->matter.n_languages; i++)
    item->texts[i] = bgl_print_text_new (self->context,
                                         first->level > 1 ? BGL_PRINT_RULE : BGL_PRINT_HEADING,
                                         self->size, get_text_width (self), get_section (self, i, index)->title,
                                         self->matter.languages[i]);
  measure_texts (self, item);
}

/* Adds the pictures before and after the move, side by side or one below the other. */
static void
add_board (BglPrintLayout *self,
           BglPrintBoard  *board)
{
  const guint n_pictures = bgl_print_board_get_n_pictures (board);
  const guint n_across = bgl_print_place_is_stacked (self, board) ? 1 : n_pictures;

  for (guint i = 0; i < n_pictures; i += n_across)
    {
      BglPrintItem *item = bgl_print_layout_add_item (self, i > 0 ? 0 : 0.5);

      item->board = board;
      item->first = i;
      item->n_across = n_across;
      item->following = i > 0;
      item->chained = i + n_across < n_pictures;
    }
}

static void
add_example (BglPrintLayout *self,
             guint           index,
             guint           block_index)
{
  const BglBlock *first = get_section (self, 0, index)->blocks->pdata[block_index];
  BglPrintBoard *board = g_hash_table_lookup (self->boards, first->example);
  const gboolean spanning = self->spanning;
  BglPrintItem *title, *words;

  self->spanning = board != NULL && bgl_print_board_is_strip (board);
  title = bgl_print_layout_add_item (self, 1);
  words = bgl_print_layout_add_item (self, 0.15);
  title->chained = TRUE;
  for (guint i = 0; i < self->matter.n_languages; i++)
    {
      const BglBlock *block = get_section (self, i, index)->blocks->pdata[block_index];
      const char *language = self->matter.languages[i];

      title->texts[i] = bgl_print_text_new (self->context, BGL_PRINT_SUBHEADING, self->size,
                                            get_text_width (self), block->title, language);
      words->texts[i] = bgl_print_text_new_words (self->context, self->size, get_text_width (self), block,
                                                  &self->numbers, language);
    }
  measure_texts (self, title);
  measure_texts (self, words);
  words->chained = board != NULL;
  if (self->spanning)
    bgl_print_strip_add (self, index, block_index, board);
  else if (board != NULL)
    add_board (self, board);
  self->spanning = spanning;
}

/* Whether the block introduces the next one, so that both stay together. */
static gboolean
is_announcing (const BglBlock *block)
{
  return block->kind == BGL_BLOCK_TERM ||
         (block->kind == BGL_BLOCK_PARAGRAPH && g_str_has_suffix (block->text, ":"));
}

static gboolean
is_listed (const BglBlock *block)
{
  return block->kind == BGL_BLOCK_ITEM || block->kind == BGL_BLOCK_STEP;
}

/* The most pieces in front of any text of the section, so that all its texts begin at the same place. */
static guint
count_places (const BglSection *section)
{
  guint n_places = 1;

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const BglBlock *block = section->blocks->pdata[i];

      if (block->pieces != NULL)
        n_places = MAX (n_places, g_strv_length (block->pieces));
    }

  return n_places;
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
  gboolean close = is_listed (block) ||
                   (before != NULL && before->kind == BGL_BLOCK_ROW && block->kind == BGL_BLOCK_ROW) ||
                   (before != NULL && before->kind == BGL_BLOCK_TERM);
  /* A summary is read from across the table, and pieces are high, so their lines have more space between them. */
  double closeness = (self->matter.summary && block->kind != BGL_BLOCK_ROW) || block->pieces != NULL ? 0.6 : 0.25;
  BglPrintItem *item = bgl_print_layout_add_item (self, before == NULL ? 0.3 : close ? closeness : 0.6);

  item->indent = block->depth * self->size;
  if (block->pieces != NULL && self->ui != NULL && self->ui->draw_piece != NULL)
    {
      const guint n_places = count_places (section);

      item->pieces = (const char *const *) block->pieces;
      item->piece_size = MIN (BGL_PRINT_PIECE_SIZE * self->size, PIECES_WIDTH * get_text_width (self) / n_places);
      item->indent += n_places * item->piece_size;
    }
  if (block->kind == BGL_BLOCK_NOTE)
    {
      item->barred = TRUE;
      item->indent += self->size;
    }
  /* A table is not split, and a list does not begin at the end of a column. */
  item->chained = is_announcing (block) ||
                  (after != NULL && after->kind == block->kind &&
                   (block->kind == BGL_BLOCK_ROW || (is_listed (block) && (before == NULL || before->kind != block->kind))));

  for (guint i = 0; i < self->matter.n_languages; i++)
    item->texts[i] = bgl_print_text_new_block (self->context, self->size, get_text_width (self) - item->indent,
                                               get_section (self, i, index), block_index, &self->numbers,
                                               self->matter.languages[i]);
  measure_texts (self, item);
  item->height = MAX (item->height, item->piece_size);
}

static guint
count_lines (const BglPrintItem *item)
{
  guint n = 0;

  for (guint i = 0; i < BGL_PRINT_LANGUAGES; i++)
    if (item->texts[i] != NULL)
      n = MAX (n, (guint) pango_layout_get_line_count (item->texts[i]));

  return n;
}

/* Keeps a short first paragraph of a section together with the next item, and a short last paragraph with the
 * previous one. */
static void
chain_ends (BglPrintLayout *self,
            guint           first)
{
  guint end = self->items->len;

  if (first + 1 < end && get_item (self, first)->board == NULL && count_lines (get_item (self, first)) <= FEW_LINES)
    get_item (self, first)->chained = TRUE;
  if (end - first >= 2 && get_item (self, end - 1)->board == NULL && get_item (self, end - 2)->board == NULL &&
      count_lines (get_item (self, end - 1)) <= FEW_LINES)
    get_item (self, end - 2)->chained = TRUE;
}

/* Keeps a summary in one piece, unless it is so long that too much of a column would stay empty before it. */
static void
chain_summary (BglPrintLayout *self,
               guint           first)
{
  double height = 0;

  for (guint i = first; i < self->items->len; i++)
    height += get_item (self, i)->height + get_item (self, i)->above;
  for (guint i = first; i + 1 < self->items->len && height < LONGEST_SUMMARY * self->height; i++)
    get_item (self, i)->chained = TRUE;
}

static void
add_section (BglPrintLayout *self,
             guint           index)
{
  const BglSection *section = get_section (self, 0, index);
  guint first;

  self->spanning = !self->matter.summary && bgl_print_strip_begins (section);
  /* The title of the page is above the columns and is not an item. */
  if (index > 0)
    add_heading (self, index);
  self->numbers.here =
    self->every_number ? 0 : GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers.pages, section->id));

  first = self->items->len;
  for (guint i = 0; i < section->blocks->len; i++)
    {
      const BglBlock *block = section->blocks->pdata[i];

      if (block->kind == BGL_BLOCK_EXAMPLE)
        {
          add_example (self, index, i);
          self->spanning = FALSE;
        }
      else if (!bgl_print_strip_has_sentence (section, i))
        {
          add_block (self, index, i);
        }
    }
  chain_ends (self, first);
  if (section == bgl_print_layout_find_summary (self->matter.pages[0]) && !self->matter.summary)
    chain_summary (self, first);
}

/* Filling sheets */

/* Updates the page numbers of all sections. Returns whether they were already right. */
static gboolean
update_numbers (BglPrintLayout *self)
{
  gboolean right = TRUE;

  for (guint i = 0; i < self->items->len; i++)
    {
      const BglPrintItem *item = get_item (self, i);
      gpointer number = GUINT_TO_POINTER (item->sheet + 1);

      if (!is_heading (item) || g_hash_table_lookup (self->numbers.pages, item->id) == number)
        continue;

      g_hash_table_insert (self->numbers.pages, (gpointer) item->id, number);
      right = FALSE;
    }

  return right;
}

static void
arrange (BglPrintLayout *self,
         double          size)
{
  self->size = size;
  self->top = self->head + bgl_print_contents_fill (self);
  g_ptr_array_set_size (self->items, 0);
  for (guint i = self->intros[0] != NULL ? 1 : 0; i < self->matter.pages[0]->sections->len; i++)
    if (!self->matter.summary ||
        get_section (self, 0, i) == bgl_print_layout_find_summary (self->matter.pages[0]))
      add_section (self, i);

  bgl_print_place_items (self);
}

/* A page number in the text may move what follows to another page. References to the same page have no number, so
 * the layout might alternate forever. To prevent this, every reference gets a number after half of the passes. */
static void
arrange_with_numbers (BglPrintLayout *self)
{
  guint n_passes = 0;

  do
    {
      self->every_number = n_passes >= MAX_PASSES / 2;
      arrange (self, BGL_PRINT_BODY_SIZE);
    }
  while (!update_numbers (self) && ++n_passes < MAX_PASSES);
}

/* Whether each sheet after the first has enough lines and, unless it is the last one, is filled far enough. */
static gboolean
are_filled (BglPrintLayout *self)
{
  for (guint i = 1; i < self->n_sheets; i++)
    if (bgl_print_layout_count_lines (self, i) < MIN_LINES ||
        (i + 1 < self->n_sheets && bgl_print_layout_get_depth (self, i) < LEAST_FILLED * self->height))
      return FALSE;

  return TRUE;
}

/* Finds the last section before end that has enough lines for a sheet together with everything after it. Returns the
 * index of its heading, or 0. */
static guint
find_break (BglPrintLayout *self,
            guint           end)
{
  guint n_lines = 0;

  for (guint i = self->items->len - 1; i > 0; i--)
    {
      n_lines += count_lines (get_item (self, i));
      if (i < end && n_lines >= MIN_LINES && is_heading (get_item (self, i)) && !is_heading (get_item (self, i - 1)))
        return i;
    }

  return 0;
}

static gboolean
arrange_filled (BglPrintLayout *self)
{
  arrange_with_numbers (self);

  return are_filled (self);
}

/* Makes boards smaller or breaks before a section, unless all sheets are filled anyway. Earlier breaks are tried if
 * a break leaves too little before or after it. */
static void
arrange_book (BglPrintLayout *self)
{
  const double smallest = self->ui != NULL && self->ui->has_words ? 1 : SMALLEST_BOARDS;

  for (self->board_scale = 1; self->board_scale >= smallest; self->board_scale -= BOARD_STEP)
    if (arrange_filled (self))
      return;

  self->board_scale = 1;
  self->breaking = self->items->len;
  for (guint i = 0; i < MAX_BREAKS && self->breaking > 0; i++)
    {
      self->breaking = find_break (self, self->breaking);
      if (arrange_filled (self))
        return;
    }

  self->breaking = 0;
  arrange_with_numbers (self);
}

/* Reduces the text size until the summary fits on one sheet in any language. */
static void
arrange_summary (BglPrintLayout *self)
{
  double size = SUMMARY_SIZE;

  do
    arrange (self, size);
  while (self->n_sheets > 1 && (size -= SIZE_STEP) >= SMALLEST_SIZE);
}

const BglSection *
bgl_print_layout_find_summary (const BglPage *page)
{
  for (guint i = 0; i < page->sections->len; i++)
    if (g_str_has_suffix (((BglSection *) page->sections->pdata[i])->id, "-summary"))
      return page->sections->pdata[i];

  return NULL;
}

/* Adds the title above the columns, and once more for a second language that has another title. */
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
      self->head = MAX (self->head, bgl_print_text_get_height (self->titles[i]) + BGL_PRINT_BODY_SIZE);
    }
  if (self->ui != NULL)
    self->head += self->width * BGL_PRINT_COVER_HEIGHT + BGL_PRINT_BODY_SIZE;
}

/* A single paragraph before all sections, such as one about the author of the game, is part of the head. */
static void
add_intros (BglPrintLayout *self)
{
  const double width = self->matter.n_languages > 1 ? self->column_width : self->width;
  double height = 0;

  if (self->matter.summary || self->ui == NULL || get_section (self, 0, 0)->blocks->len != 1 ||
      ((BglBlock *) get_section (self, 0, 0)->blocks->pdata[0])->kind != BGL_BLOCK_PARAGRAPH)
    return;

  for (guint i = 0; i < self->matter.n_languages; i++)
    {
      self->intros[i] = bgl_print_text_new_block (self->context, BGL_PRINT_BODY_SIZE, width,
                                                  get_section (self, i, 0), 0, &self->numbers,
                                                  self->matter.languages[i]);
      height = MAX (height, bgl_print_text_get_height (self->intros[i]));
    }
  self->intro_y = self->head - 0.5 * BGL_PRINT_BODY_SIZE;
  self->head += height + BGL_PRINT_BODY_SIZE;
}

/* Collects the boards to draw and the sections that references can name. */
static void
collect (BglPrintLayout *self)
{
  const BglPage *page = self->matter.pages[0];

  if (self->matter.summary)
    return;

  for (guint i = 0; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];

      if (i > 0)
        g_hash_table_insert (self->numbers.pages, section->id, GUINT_TO_POINTER (1));
      for (guint j = 0; j < section->blocks->len; j++)
        if (((BglBlock *) section->blocks->pdata[j])->kind == BGL_BLOCK_EXAMPLE)
          g_ptr_array_add (self->examples, ((BglBlock *) section->blocks->pdata[j])->example);
    }
}

BglPrintLayout *
bgl_print_layout_new (const BglPrintMatter *matter,
                      PangoContext         *context,
                      double                width,
                      double                height)
{
  BglPrintLayout *self;

  g_return_val_if_fail (matter != NULL, NULL);
  g_return_val_if_fail (matter->n_languages >= 1 && matter->n_languages <= BGL_PRINT_LANGUAGES, NULL);
  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);

  self = g_new0 (BglPrintLayout, 1);
  self->matter = *matter;
  self->ui = bgl_game_ui_find (matter->pages[0]->id);
  self->context = g_object_ref (context);
  self->width = width;
  self->height = height;
  self->board_scale = 1;
  /* The manual's tables need the whole width. */
  self->n_columns = matter->summary || matter->n_languages > 1 || self->ui == NULL ? 1 : 2;
  self->items = g_ptr_array_new_with_free_func ((GDestroyNotify) item_free);
  self->contents = g_ptr_array_new_with_free_func ((GDestroyNotify) bgl_print_contents_free);
  self->examples = g_ptr_array_new ();
  self->boards = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) bgl_print_board_free);
  self->numbers.pages = g_hash_table_new (g_str_hash, g_str_equal);
  self->column_width = matter->n_languages > 1 || self->n_columns > 1 ? (width - BGL_PRINT_COLUMN_SPACING) / 2 : width;
  add_titles (self);
  add_intros (self);
  collect (self);

  return self;
}

void
bgl_print_layout_free (BglPrintLayout *self)
{
  g_clear_object (&self->context);
  for (guint i = 0; i < BGL_PRINT_LANGUAGES; i++)
    {
      g_clear_object (&self->titles[i]);
      g_clear_object (&self->intros[i]);
    }
  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->contents);
  g_ptr_array_unref (self->examples);
  g_hash_table_unref (self->boards);
  g_hash_table_unref (self->numbers.pages);
  g_free (self);
}

gboolean
bgl_print_layout_prepare_next (BglPrintLayout *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->n_drawn < self->examples->len)
    {
      BglExample *example = self->examples->pdata[self->n_drawn];
      BglPrintBoard *board = g_hash_table_lookup (self->boards, example);

      if (board == NULL)
        {
          board = bgl_print_board_new (example);
          g_hash_table_insert (self->boards, example, board);
        }
      if (!bgl_print_board_draw_next (board))
        self->n_drawn++;
      return TRUE;
    }

  if (self->matter.summary)
    arrange_summary (self);
  else
    arrange_book (self);

  return FALSE;
}

guint
bgl_print_layout_get_n_sheets (BglPrintLayout *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_sheets;
}

guint
bgl_print_layout_count_lines (BglPrintLayout *self,
                              guint           sheet)
{
  guint n_lines;

  g_return_val_if_fail (self != NULL, 0);

  n_lines = sheet == 0 ? self->contents->len : 0;
  for (guint i = 0; i < self->items->len; i++)
    {
      const BglPrintItem *item = get_item (self, i);

      if (item->sheet == sheet)
        n_lines += item->board != NULL ? (guint) (item->height / (1.3 * self->size)) : count_lines (item);
    }

  return n_lines;
}
