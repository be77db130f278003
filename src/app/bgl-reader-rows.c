/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-reader-page-private.h"

#include <glib/gi18n-lib.h>

#include "bgl-board-layout.h"
#include "bgl-columns-layout.h"
#include "bgl-example-view.h"
#include "engine/bgl-registry.h"

#define INDENT         22
#define CARD_PADDING   14
/* The space above the heading of a section, and above a block. */
#define HEADING_GAP 30
#define BLOCK_GAP   10
#define ITEM_GAP    6
#define TERM_GAP    2
/* What an example has beside its board: words, buttons and margins. */
#define EXAMPLE_EXTRA 150

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

  /* Black on yellow reads on every ground, light or dark. */
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

static GtkWidget *
create_label (BglReaderPage     *self,
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
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  /* The keyboard goes to links, not to every paragraph; the pointer selects all the same. */
  gtk_widget_set_focusable (label, strstr (markup, "<a ") != NULL);
  g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);

  return label;
}

static GtkBox *
add_row (GtkBox *section,
         int     margin_top)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (row, bgl_columns_layout_new ());
  gtk_widget_set_margin_top (row, margin_top);
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

static void
add_heading (BglReaderPage *self,
             guint          index,
             GtkBox        *box)
{
  static const char *const classes[] = { "title-1", "title-2", "heading" };
  GtkBox *row = add_row (box, index == 0 ? 0 : HEADING_GAP);

  for (guint i = 0; i < self->pages->len; i++)
    {
      const BglSection *section = bgl_reader_page_get_nth (self, i, index);
      g_autofree char *markup = g_markup_escape_text (section->title, -1);
      GtkWidget *label = create_label (self, markup, section->title, self->languages[i],
                                       classes[MIN (section->level, G_N_ELEMENTS (classes) - 1)],
                                       GTK_ACCESSIBLE_ROLE_HEADING);

      gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                      GTK_ACCESSIBLE_PROPERTY_LEVEL, (int) section->level + 1, -1);
      gtk_box_append (row, label);
    }
}

/* A mark of an item in front of its text. It is only as high as its text: a box asks how wide its label
 * must be for the height of the row, and another language's longer text would give an answer that is
 * wider than the column. */
static GtkWidget *
create_item (BglReaderPage  *self,
             const BglBlock *block,
             const char     *language)
{
  GtkWidget *item = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                  "spacing", 8,
                                  "valign", GTK_ALIGN_START,
                                  "margin-start", (int) block->depth * INDENT,
                                  NULL);
  g_autofree char *number = g_strdup_printf ("%u.", block->number);
  GtkWidget *mark = gtk_label_new (block->kind == BGL_BLOCK_STEP ? number : "•");

  gtk_label_set_yalign (GTK_LABEL (mark), 0);
  gtk_box_append (GTK_BOX (item), mark);
  gtk_box_append (GTK_BOX (item), create_label (self, block->markup, block->text, language, NULL,
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
                                 "spacing", 14,
                                 "valign", GTK_ALIGN_START,
                                 NULL);
  g_auto (GStrv) markups = g_strsplit (block->markup, "\t", -1);
  g_auto (GStrv) texts = g_strsplit (block->text, "\t", -1);

  for (guint i = 0; markups[i] != NULL && texts[i] != NULL; i++)
    {
      GtkWidget *cell = create_label (self, markups[i], texts[i], language, NULL,
                                      GTK_ACCESSIBLE_ROLE_CELL);

      gtk_widget_set_hexpand (cell, markups[i + 1] == NULL);
      if (markups[i + 1] != NULL)
        {
          if (i >= size_groups->len)
            g_ptr_array_add (size_groups, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
          /* One that could be made narrower would be so beside a long last cell, and stand out of line. */
          gtk_label_set_wrap (GTK_LABEL (cell), FALSE);
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
  switch (block->kind)
    {
    case BGL_BLOCK_ITEM:
    case BGL_BLOCK_STEP:
      return create_item (self, block, language);
    case BGL_BLOCK_ROW:
      return create_table_row (self, block, language, size_groups);
    case BGL_BLOCK_NOTE:
      return create_label (self, block->markup, block->text, language, "note", GTK_ACCESSIBLE_ROLE_NOTE);
    case BGL_BLOCK_TERM:
      return create_label (self, block->markup, block->text, language, "term", GTK_ACCESSIBLE_ROLE_LABEL);
    case BGL_BLOCK_CODE:
      return create_label (self, block->markup, block->text, language, "code", GTK_ACCESSIBLE_ROLE_LABEL);
    case BGL_BLOCK_PARAGRAPH:
    case BGL_BLOCK_EXAMPLE:
    default:
      return create_label (self, block->markup, block->text, language, NULL, GTK_ACCESSIBLE_ROLE_LABEL);
    }
}

/* The columns of a card stand below those of the page, each set in by as much as the first. */
static void
append_to_card (GtkBox    *row,
                GtkWidget *label)
{
  gtk_widget_set_margin_start (label, CARD_PADDING);
  gtk_widget_set_margin_end (label, CARD_PADDING);
  gtk_box_append (row, label);
}

/* One board serves all columns, below what each language says of it. */
static void
add_example (BglReaderPage *self,
             guint          index,
             guint          block_index,
             GtkBox        *box)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const BglBlock *first = bgl_reader_page_get_nth (self, 0, index)->blocks->pdata[block_index];
  GtkBox *titles, *descriptions;

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "example-card");
  gtk_widget_set_margin_top (card, 14);
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (words, "words");
  gtk_box_append (GTK_BOX (card), words);
  titles = add_row (GTK_BOX (words), 0);
  descriptions = add_row (GTK_BOX (words), 3);

  for (guint i = 0; i < self->pages->len; i++)
    {
      const BglBlock *block = bgl_reader_page_get_nth (self, i, index)->blocks->pdata[block_index];
      g_autofree char *title = g_markup_escape_text (block->title != NULL ? block->title : "", -1);

      append_to_card (titles, create_label (self, title, block->title != NULL ? block->title : "",
                                            self->languages[i], "heading",
                                            GTK_ACCESSIBLE_ROLE_LABEL));
      append_to_card (descriptions, create_label (self, block->markup, block->text,
                                                  self->languages[i], NULL,
                                                  GTK_ACCESSIBLE_ROLE_LABEL));
    }

  {
    GtkWidget *example = bgl_example_view_new (first->example);

    gtk_accessible_update_property (GTK_ACCESSIBLE (example), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    first->title != NULL ? first->title : "", -1);
    gtk_box_append (GTK_BOX (card), example);
    g_ptr_array_add (self->examples, example);
  }

  gtk_box_append (box, card);
}

/* Below the idea of a game: the words for it are those of the application. */
static void
add_quiz (GtkBox *box)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Try the _Quiz"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "reader.quiz");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_margin_top (button, 14);
  gtk_box_append (box, button);
}

/* The space above a block: items are close to each other, and an explanation is close to its term. */
static int
get_gap (const BglSection *section,
         guint             index)
{
  const BglBlock *block = section->blocks->pdata[index];
  const BglBlock *before = index > 0 ? section->blocks->pdata[index - 1] : NULL;

  if (before != NULL && before->kind == BGL_BLOCK_TERM)
    return TERM_GAP;

  return block->kind == BGL_BLOCK_ITEM || block->kind == BGL_BLOCK_STEP || block->kind == BGL_BLOCK_ROW ? ITEM_GAP
                                                                                                       : BLOCK_GAP;
}

int
bgl_reader_page_estimate_section (BglReaderPage *self,
                                  guint          index,
                                  int            width)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letter = MAX (PANGO_PIXELS (pango_font_metrics_get_approximate_char_width (metrics)), 1);
  int line = PANGO_PIXELS (pango_font_metrics_get_height (metrics));
  gboolean stacked = !bgl_columns_layout_fits ((int) self->pages->len, width);
  int letters = MAX (width / (stacked ? 1 : (int) self->pages->len) / letter, 1);
  const BglSection *first = bgl_reader_page_get_nth (self, 0, index);
  int height = HEADING_GAP + 2 * line;

  pango_font_metrics_unref (metrics);

  for (guint i = 0; i < first->blocks->len; i++)
    {
      const BglBlock *block = first->blocks->pdata[i];
      glong longest = 1;

      /* The row is as high as its longest text, or as all of them below each other. */
      for (guint j = 0; j < self->pages->len; j++)
        {
          const BglBlock *other = bgl_reader_page_get_nth (self, j, index)->blocks->pdata[i];
          glong length;

          length = other->text != NULL ? g_utf8_strlen (other->text, -1) : 0;
          longest = stacked ? longest + length : MAX (longest, length);
        }
      height += get_gap (first, i) + (int) ((longest + letters - 1) / letters) * line;

      if (block->kind == BGL_BLOCK_EXAMPLE)
        {
          const BglLook *look = bgl_look_find (bgl_example_get_rules (block->example)->id);

          height += EXAMPLE_EXTRA + bgl_board_layout_get_height (look, width);
        }
    }

  return height;
}

void
bgl_reader_page_fill_section (BglReaderPage *self,
                              guint          index)
{
  GtkBox *box = self->sections->pdata[index];
  const BglSection *section = bgl_reader_page_get_nth (self, 0, index);
  g_autoptr (GPtrArray) size_groups = g_ptr_array_new_with_free_func (g_object_unref);

  add_heading (self, index, box);

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const BglBlock *block = section->blocks->pdata[i];
      GtkBox *row;

      if (block->kind == BGL_BLOCK_EXAMPLE)
        {
          add_example (self, index, i, box);
          continue;
        }

      row = add_row (box, get_gap (section, i));
      for (guint j = 0; j < self->pages->len; j++)
        gtk_box_append (row, create_block (self, bgl_reader_page_get_nth (self, j, index)->blocks->pdata[i],
                                           self->languages[j], size_groups));
    }
  if (g_str_has_suffix (section->id, "-overview") && bgl_registry_find (self->page_id) != NULL)
    add_quiz (box);
}
