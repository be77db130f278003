/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-page-private.h"

#include "bgl-columns-layout.h"
#include "bgl-example-view.h"
#include "bgl-hanging-layout.h"
#include "bgl-wrap-layout.h"
#include "engine/bgl-language.h"

#define INDENT         22
#define CARD_PADDING   14
#define LEAST_LETTERS  6
#define PIECE_SPACING  6

static gboolean
activate_link_cb (GtkWidget  *label,
                  const char *uri)
{
  return g_str_has_prefix (uri, "bungalow:") &&
         gtk_widget_activate_action (label, "reader.follow", "s", uri);
}

static PangoAttrList *
create_attributes (BglReaderPage *self,
                   const char    *text,
                   const char    *language)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  g_autoptr (GArray) stretches = NULL;

  pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string (language)));

  if (self->marked == NULL)
    return attributes;

  /* Black on yellow is readable in light and dark styles. */
  stretches = bgl_book_match (text, self->marked);
  for (guint i = 0; i < stretches->len; i++)
    {
      const BglStretch *stretch = &g_array_index (stretches, BglStretch, i);
      PangoAttribute *marks[] = {
        pango_attr_background_new (0xf9f9, 0xe0e0, 0x6060),
        pango_attr_foreground_new (0, 0, 0),
      };

      for (guint j = 0; j < G_N_ELEMENTS (marks); j++)
        {
          marks[j]->start_index = stretch->start;
          marks[j]->end_index = stretch->end;
          pango_attr_list_insert (attributes, marks[j]);
        }
    }

  return attributes;
}

/* Sets a minimum width. To find it, GTK would lay out a label that may break inside words with one letter per line,
 * which takes longer than a frame for a long paragraph. */
static void
set_least_width (GtkWidget  *label,
                 const char *text)
{
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (text, -1), LEAST_LETTERS));
}

GtkWidget *
bgl_reader_page_create_label (BglReaderPage     *self,
                              const char        *markup,
                              const char        *text,
                              const char        *language,
                              const char        *css_class,
                              GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", role,
                                   "label", markup,
                                   "use-markup", TRUE,
                                   "selectable", TRUE,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   "yalign", 0.0,
                                   "hexpand", TRUE,
                                   NULL);
  g_autoptr (PangoAttrList) attributes = create_attributes (self, text, language);

  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  set_least_width (label, text);
  gtk_widget_add_css_class (label, "prose");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  /* The keyboard focus goes to links, not to every paragraph; the pointer can select any text. A selectable label
   * that is only not focusable would claim to have taken the focus, and Tab would get stuck there. */
  gtk_widget_set_focusable (label, strstr (markup, "<a ") != NULL);
  gtk_widget_set_can_focus (label, strstr (markup, "<a ") != NULL);
  g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);

  return label;
}

/* Adds a row. Its style class sets the space above it, which grows with the text. */
GtkBox *
bgl_reader_page_add_row (BglReaderPage *self,
                         GtkBox        *section,
                         const char    *css_class)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (row, self->stacked ? bgl_columns_layout_new_stacked () : bgl_columns_layout_new ());
  if (css_class != NULL)
    gtk_widget_add_css_class (row, css_class);
  gtk_box_append (section, row);

  return GTK_BOX (row);
}

const BglSection *
bgl_reader_page_get_nth (BglReaderPage *self,
                         guint          column,
                         guint          index)
{
  const BglPage *page = self->pages->pdata[column];

  return page->sections->pdata[index];
}

/* A section directly after the title of its chapter has less space above it. */
static const char *
get_heading_class (BglReaderPage *self,
                   guint          index)
{
  const BglSection *section = bgl_reader_page_get_nth (self, 0, index);

  if (section->level == 0)
    return "page-heading";
  if (section->level == 1)
    return "chapter-heading";

  return bgl_reader_page_get_nth (self, 0, index - 1)->blocks->len > 0 ? "rule-heading" : "first-heading";
}

static void
add_heading (BglReaderPage *self,
             guint          index,
             GtkBox        *box)
{
  static const char *const classes[] = { "title-1", "title-2", "title-3" };
  GtkBox *row = bgl_reader_page_add_row (self, box, get_heading_class (self, index));

  for (guint i = 0; i < self->pages->len; i++)
    {
      const BglSection *section = bgl_reader_page_get_nth (self, i, index);
      g_autofree char *markup = g_markup_escape_text (section->title, -1);
      GtkWidget *label = bgl_reader_page_create_label (self, markup, section->title, self->languages[i],
                                                       classes[MIN (section->level, G_N_ELEMENTS (classes) - 1)],
                                                       GTK_ACCESSIBLE_ROLE_HEADING);

      gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                      GTK_ACCESSIBLE_PROPERTY_LEVEL, (int) section->level + 1, -1);
      gtk_box_append (row, label);
    }
}

/* Creates the bullet of an item, which may be a picture of a piece. */
static GtkWidget *
create_mark (BglReaderPage  *self,
             const BglBlock *block)
{
  g_autofree char *number = g_strdup_printf ("%u.", block->number);
  GtkWidget *mark;

  if (block->pieces != NULL)
    return bgl_reader_page_create_piece (self, block->pieces[0]);

  mark = gtk_label_new (block->kind == BGL_BLOCK_STEP ? number : "•");
  gtk_widget_add_css_class (mark, "prose");
  gtk_widget_add_css_class (mark, "mark");
  gtk_label_set_yalign (GTK_LABEL (mark), 0);

  return mark;
}

/* Creates rows of several pieces above the text that names them. */
static GtkWidget *
create_pieces (BglReaderPage  *self,
               const BglBlock *block,
               const char     *language)
{
  GtkWidget *item = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                  "orientation", GTK_ORIENTATION_VERTICAL,
                                  NULL);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (row, "row-of-pieces");
  gtk_widget_set_layout_manager (row, bgl_wrap_layout_new (PIECE_SPACING));
  for (guint i = 0; block->pieces[i] != NULL; i++)
    gtk_box_append (GTK_BOX (row), bgl_reader_page_create_piece (self, block->pieces[i]));
  gtk_box_append (GTK_BOX (item), row);
  gtk_box_append (GTK_BOX (item), bgl_reader_page_create_label (self, block->markup, block->text, language, NULL,
                                                                GTK_ACCESSIBLE_ROLE_LABEL));

  return item;
}

/* Creates an item with its bullet in front of the text. */
static GtkWidget *
create_item (BglReaderPage  *self,
             const BglBlock *block,
             const char     *language)
{
  GtkWidget *item = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", block->kind == BGL_BLOCK_PARAGRAPH
                                                       ? GTK_ACCESSIBLE_ROLE_GROUP
                                                       : GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                  "margin-start", (int) block->depth * INDENT,
                                  NULL);

  gtk_widget_set_layout_manager (item, bgl_hanging_layout_new ());
  gtk_box_append (GTK_BOX (item), create_mark (self, block));
  gtk_box_append (GTK_BOX (item), bgl_reader_page_create_label (self, block->markup, block->text, language, NULL,
                                                GTK_ACCESSIBLE_ROLE_LABEL));

  return item;
}

/* Rows of one table share the widths of their cells. */
static GtkWidget *
create_table_row (BglReaderPage  *self,
                  const BglBlock *block,
                  const char     *language,
                  GPtrArray      *size_groups)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                 NULL);
  g_auto (GStrv) markups = g_strsplit (block->markup, "\t", -1);
  g_auto (GStrv) texts = g_strsplit (block->text, "\t", -1);

  gtk_widget_set_layout_manager (row, bgl_hanging_layout_new ());
  for (guint i = 0; markups[i] != NULL && texts[i] != NULL; i++)
    {
      GtkWidget *cell = bgl_reader_page_create_label (self, markups[i], texts[i], language, NULL,
                                      GTK_ACCESSIBLE_ROLE_CELL);

      gtk_widget_set_hexpand (cell, markups[i + 1] == NULL);
      if (markups[i + 1] != NULL)
        {
          if (i >= size_groups->len)
            g_ptr_array_add (size_groups, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
          gtk_size_group_add_widget (size_groups->pdata[i], cell);
        }
      gtk_box_append (GTK_BOX (row), cell);
    }

  return row;
}

static GtkWidget *
create_block (BglReaderPage  *self,
              const BglBlock *block,
              const char     *language,
              GPtrArray      *size_groups)
{
  if (block->pieces != NULL && block->pieces[1] != NULL)
    return create_pieces (self, block, language);
  if (block->pieces != NULL)
    return create_item (self, block, language);

  switch (block->kind)
    {
    case BGL_BLOCK_ITEM:
    case BGL_BLOCK_STEP:
      return create_item (self, block, language);
    case BGL_BLOCK_ROW:
      return create_table_row (self, block, language, size_groups);
    case BGL_BLOCK_NOTE:
      return bgl_reader_page_create_label (self, block->markup, block->text, language, "note", GTK_ACCESSIBLE_ROLE_NOTE);
    case BGL_BLOCK_TERM:
      return bgl_reader_page_create_label (self, block->markup, block->text, language, "term", GTK_ACCESSIBLE_ROLE_LABEL);
    case BGL_BLOCK_CODE:
      return bgl_reader_page_create_label (self, block->markup, block->text, language, "code", GTK_ACCESSIBLE_ROLE_LABEL);
    case BGL_BLOCK_PARAGRAPH:
    case BGL_BLOCK_EXAMPLE:
    default:
      return bgl_reader_page_create_label (self, block->markup, block->text, language, NULL, GTK_ACCESSIBLE_ROLE_LABEL);
    }
}

/* The columns of a card are aligned with those of the page, and each has the padding of the card. */
static void
append_to_card (GtkBox    *row,
                GtkWidget *label)
{
  gtk_widget_set_margin_start (label, CARD_PADDING);
  gtk_widget_set_margin_end (label, CARD_PADDING);
  gtk_box_append (row, label);
}

/* Adds an example. All columns share one board, below the text in each language. */
static void
add_example (BglReaderPage *self,
             guint          index,
             guint          block_index,
             GtkBox        *box)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const BglBlock *main = bgl_reader_page_get_nth (self, self->main, index)->blocks->pdata[block_index];
  GtkBox *titles, *descriptions;
  GtkWidget *example;

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "example-card");
  gtk_widget_add_css_class (card, BGL_SECTION_ASIDE);
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (words, "words");
  gtk_box_append (GTK_BOX (card), words);
  titles = bgl_reader_page_add_row (self, GTK_BOX (words), NULL);
  descriptions = bgl_reader_page_add_row (self, GTK_BOX (words), NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      const BglBlock *block = bgl_reader_page_get_nth (self, i, index)->blocks->pdata[block_index];
      g_autofree char *title = g_markup_escape_text (block->title != NULL ? block->title : "", -1);

      append_to_card (titles, bgl_reader_page_create_label (self, title, block->title != NULL ? block->title : "",
                                            self->languages[i], "heading",
                                            GTK_ACCESSIBLE_ROLE_LABEL));
      append_to_card (descriptions, bgl_reader_page_create_label (self, block->markup, block->text,
                                                  self->languages[i], NULL,
                                                  GTK_ACCESSIBLE_ROLE_LABEL));
    }

  example = bgl_example_view_new (main->example);
  gtk_accessible_update_property (GTK_ACCESSIBLE (example), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  main->title != NULL ? main->title : "", -1);
  gtk_box_append (GTK_BOX (card), example);
  gtk_box_append (box, card);
}

BglExampleView *
bgl_reader_page_get_example (GtkWidget *row)
{
  GtkWidget *last = gtk_widget_get_last_child (row);

  return BGL_IS_EXAMPLE_VIEW (last) ? BGL_EXAMPLE_VIEW (last) : NULL;
}

gboolean
bgl_reader_page_has_example (BglReaderPage *self,
                             guint          index)
{
  const GPtrArray *blocks = bgl_reader_page_get_nth (self, 0, index)->blocks;

  for (guint i = 0; i < blocks->len; i++)
    if (((const BglBlock *) blocks->pdata[i])->kind == BGL_BLOCK_EXAMPLE)
      return TRUE;

  return FALSE;
}

/* Items have little space between them, and so do a term and its explanation. */
static const char *
get_block_class (const BglSection *section,
                 guint             index)
{
  const BglBlock *block = section->blocks->pdata[index];
  const BglBlock *before = index > 0 ? section->blocks->pdata[index - 1] : NULL;

  if (section->level == 0)
    return "lead";
  if (before != NULL && before->kind == BGL_BLOCK_TERM)
    return "explanation";

  if (block->kind == BGL_BLOCK_ROW)
    return before != NULL && before->kind == BGL_BLOCK_ROW ? "table-row" : "table-head";

  return before != NULL && (block->kind == BGL_BLOCK_ITEM || block->kind == BGL_BLOCK_STEP) ? "item" : "block";
}

/* Whether a block stays below the previous one: an explanation below its term, a list or table below the sentence
 * that introduces it, and the rows of a table. */
static gboolean
is_kept (const BglSection *section,
         guint             index)
{
  const BglBlock *block = section->blocks->pdata[index];
  const BglBlock *before = index > 0 ? section->blocks->pdata[index - 1] : NULL;

  if (before == NULL)
    return FALSE;
  if (block->kind == BGL_BLOCK_ROW)
    return before->kind == BGL_BLOCK_PARAGRAPH || before->kind == BGL_BLOCK_ROW;
  if (block->kind == BGL_BLOCK_ITEM || block->kind == BGL_BLOCK_STEP)
    return before->kind == BGL_BLOCK_PARAGRAPH;

  return before->kind == BGL_BLOCK_TERM;
}

static void
add_block (BglReaderPage *self,
           guint          index,
           guint          block_index,
           GPtrArray     *size_groups,
           GtkBox        *box)
{
  const BglSection *section = bgl_reader_page_get_nth (self, 0, index);
  const BglBlock *block = section->blocks->pdata[block_index];
  GtkBox *row;

  if (block->kind == BGL_BLOCK_EXAMPLE)
    {
      add_example (self, index, block_index, box);
      return;
    }

  /* All bullets of the section get the width of a piece. */
  if (block->pieces != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (box), "pieces");
  row = bgl_reader_page_add_row (self, box, get_block_class (section, block_index));
  if (section->level == 0)
    gtk_widget_add_css_class (GTK_WIDGET (row), BGL_SECTION_SPAN);
  if (is_kept (section, block_index))
    gtk_widget_add_css_class (GTK_WIDGET (row), BGL_SECTION_KEEP);
  for (guint i = 0; i < self->pages->len; i++)
    gtk_box_append (row, create_block (self, bgl_reader_page_get_nth (self, i, index)->blocks->pdata[block_index],
                                       self->languages[i], size_groups));
}

/* Adds a block, or all rows of a table. Returns how many blocks were added. */
static guint
add_blocks (BglReaderPage *self,
            guint          index,
            guint          block_index,
            GtkBox        *box)
{
  const GPtrArray *blocks = bgl_reader_page_get_nth (self, 0, index)->blocks;
  g_autoptr (GPtrArray) size_groups = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = 0;

  do
    add_block (self, index, block_index + n++, size_groups, box);
  while (block_index + n < blocks->len &&
         ((const BglBlock *) blocks->pdata[block_index + n - 1])->kind == BGL_BLOCK_ROW &&
         ((const BglBlock *) blocks->pdata[block_index + n])->kind == BGL_BLOCK_ROW);

  return n;
}

gboolean
bgl_reader_page_has_all_rows (BglReaderPage *self,
                              guint          index)
{
  return g_array_index (self->progress, BglProgress, index).n_made >
         bgl_reader_page_get_nth (self, 0, index)->blocks->len;
}

gboolean
bgl_reader_page_add_rows (BglReaderPage *self,
                          guint          index)
{
  /* All columns share the boards and buttons, which use the language of one of them. */
  g_auto (BglLanguage) language = bgl_language_enter (bgl_catalog_get (self->languages[self->main]));
  BglProgress *progress = &g_array_index (self->progress, BglProgress, index);
  GtkBox *box = self->sections->pdata[index];
  gboolean much = FALSE;

  if (progress->n_made == 0)
    {
      if (index == 0)
        bgl_reader_page_add_cover (self, box);
      add_heading (self, index, box);
      progress->n_made = 1;
    }
  else
    {
      progress->n_made += add_blocks (self, index, progress->n_made - 1, box);
      much = bgl_reader_page_get_example (gtk_widget_get_last_child (GTK_WIDGET (box))) != NULL;
    }

  if (bgl_reader_page_has_all_rows (self, index))
    {
      bgl_reader_page_add_buttons (self, index, box);
      bgl_reader_page_add_ways (self, index, box);
    }

  return much;
}
