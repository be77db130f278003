/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-text.h"

#include <gtk/gtk.h>

/* Multiples of the text size. */
#define INDENT       1.3
#define CELL_SPACING 1.5
#define LINE_SPACING 1.12

static const struct
{
  double      scale;
  PangoWeight weight;
} styles[] = {
  [BGL_PRINT_BODY] = { 1, PANGO_WEIGHT_NORMAL },
  [BGL_PRINT_TITLE] = { 2.6, PANGO_WEIGHT_HEAVY },
  [BGL_PRINT_HEADING] = { 1.4, PANGO_WEIGHT_BOLD },
  [BGL_PRINT_RULE] = { 1.1, PANGO_WEIGHT_BOLD },
  [BGL_PRINT_SUBHEADING] = { 1, PANGO_WEIGHT_BOLD },
  [BGL_PRINT_FOOTER] = { 0.85, PANGO_WEIGHT_NORMAL },
};

/* The font of the desktop, in a size for paper. */
static PangoFontDescription *
create_font (BglPrintStyle style,
             double        size)
{
  g_autofree char *name = NULL;
  PangoFontDescription *font;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &name, NULL);
  font = pango_font_description_from_string (name);
  pango_font_description_set_size (font, (int) (size * styles[style].scale * PANGO_SCALE));
  pango_font_description_set_weight (font, styles[style].weight);

  return font;
}

static PangoLayout *
create_layout (PangoContext  *context,
               BglPrintStyle  style,
               double         size,
               double         width,
               const char    *markup,
               const char    *language)
{
  PangoLayout *layout = pango_layout_new (context);
  g_autoptr (PangoFontDescription) font = create_font (style, size);
  g_autoptr (PangoAttrList) attributes = NULL;
  g_autofree char *text = NULL;

  pango_parse_markup (markup, -1, 0, &attributes, &text, NULL, NULL);
  pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string (language)));
  pango_layout_set_text (layout, text != NULL ? text : "", -1);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_line_spacing (layout, (float) LINE_SPACING);

  return layout;
}

PangoLayout *
bgl_print_text_new (PangoContext  *context,
                    BglPrintStyle  style,
                    double         size,
                    double         width,
                    const char    *text,
                    const char    *language)
{
  g_autofree char *markup = g_markup_escape_text (text != NULL ? text : "", -1);

  return create_layout (context, style, size, width, markup, language);
}

/* The word for “page” in a reference, in the language of the book, which may differ from that of the desktop. */
static const struct
{
  const char *language;
  const char *page;
} words[] = {
  { "en", "page" },
  { "fr", "page" },
  { "ru", "с." },
};

typedef struct
{
  const BglPrintNumbers *numbers;
  const char            *page;
} References;

/* Whether a parenthesis is open at this place in the text. */
static gboolean
is_in_parentheses (const char *text,
                   int         place)
{
  while (--place >= 0)
    if (text[place] == '(' || text[place] == ')')
      return text[place] == '(';

  return FALSE;
}

static gboolean
replace_link_cb (const GMatchInfo *match,
                 GString          *result,
                 gpointer          user_data)
{
  const References *references = user_data;
  g_autofree char *id = g_match_info_fetch_named (match, "id");
  g_autofree char *text = g_match_info_fetch_named (match, "text");
  g_autofree char *quote = g_match_info_fetch_named (match, "quote");
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (references->numbers->pages, id));
  int place;

  g_match_info_fetch_pos (match, 0, &place, NULL);
  g_string_append (result, text);
  g_string_append (result, quote);
  if (number > 0 && number != references->numbers->here)
    g_string_append_printf (result, is_in_parentheses (g_match_info_get_string (match), place) ? ", %s\302\240%u"
                                                                                               : " (%s\302\240%u)",
                            references->page, number);

  return FALSE;
}

/* Replaces links with page numbers, because paper has no links and Pango does not support the element. The number
 * comes after the closing quotation mark if there is one. */
static char *
replace_links (const char            *markup,
               const BglPrintNumbers *numbers,
               const char            *language)
{
  g_autoptr (GRegex) link =
    g_regex_new ("<a href=\"(?:[^\"/]*/(?<id>[^\"]*)|[^\"]*)\"[^>]*>(?<text>.*?)</a>(?<quote>(?:\302\240?»|”)?)",
                 G_REGEX_DOTALL, 0, NULL);
  References references = { numbers, words[0].page };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].language, language))
      references.page = words[i].page;

  return g_regex_replace_eval (link, markup, -1, 0, 0, replace_link_cb, &references, NULL);
}

PangoLayout *
bgl_print_text_new_words (PangoContext          *context,
                          double                 size,
                          double                 width,
                          const BglBlock        *block,
                          const BglPrintNumbers *numbers,
                          const char            *language)
{
  g_autofree char *markup = replace_links (block->markup, numbers, language);

  return create_layout (context, BGL_PRINT_BODY, size, width, markup, language);
}

/* Sets the tab stops. Lines after the first are indented to the last stop. */
static void
set_stops (PangoLayout  *layout,
           const double *stops,
           guint         n_stops)
{
  PangoTabArray *tabs = pango_tab_array_new ((int) n_stops, FALSE);

  for (guint i = 0; i < n_stops; i++)
    pango_tab_array_set_tab (tabs, (int) i, PANGO_TAB_LEFT, (int) (stops[i] * PANGO_SCALE));
  pango_layout_set_tabs (layout, tabs);
  pango_layout_set_indent (layout, (int) (-stops[n_stops - 1] * PANGO_SCALE));
  pango_tab_array_free (tabs);
}

static double
measure_cell (PangoContext *context,
              double        size,
              const char   *text,
              const char   *language)
{
  g_autoptr (PangoLayout) layout = bgl_print_text_new (context, BGL_PRINT_BODY, size, 0, text, language);
  int width;

  pango_layout_set_width (layout, -1);
  pango_layout_get_size (layout, &width, NULL);

  return (double) width / PANGO_SCALE;
}

/* Measures the tab stops of a table row. All rows of a table share their stops. */
static guint
measure_stops (PangoContext     *context,
               double            size,
               const BglSection *section,
               guint             index,
               const char       *language,
               double           *stops,
               guint             max_stops)
{
  guint first = index, n_stops = 0;

  while (first > 0 && ((BglBlock *) section->blocks->pdata[first - 1])->kind == BGL_BLOCK_ROW)
    first--;

  for (guint i = 0; i < max_stops; i++)
    stops[i] = 0;
  for (guint i = first; i < section->blocks->len; i++)
    {
      const BglBlock *row = section->blocks->pdata[i];
      g_auto (GStrv) cells = NULL;

      if (row->kind != BGL_BLOCK_ROW)
        break;

      cells = g_strsplit (row->text, "\t", -1);
      for (guint j = 0; j < max_stops && cells[j] != NULL && cells[j + 1] != NULL; j++)
        {
          stops[j] = MAX (stops[j], measure_cell (context, size, cells[j], language));
          n_stops = MAX (n_stops, j + 1);
        }
    }

  for (guint i = 0; i < n_stops; i++)
    stops[i] += size * CELL_SPACING + (i > 0 ? stops[i - 1] : 0);

  return n_stops;
}

PangoLayout *
bgl_print_text_new_block (PangoContext          *context,
                          double                 size,
                          double                 width,
                          const BglSection      *section,
                          guint                  index,
                          const BglPrintNumbers *numbers,
                          const char            *language)
{
  const BglBlock *block = section->blocks->pdata[index];
  double stops[8] = { size * INDENT };
  guint n_stops = 1;
  g_autofree char *markup = replace_links (block->markup, numbers, language);
  g_autofree char *marked = NULL;
  PangoLayout *layout;

  switch (block->kind)
    {
    case BGL_BLOCK_ITEM:
      /* The picture of a piece takes the place of the bullet. */
      marked = block->pieces != NULL ? g_strdup (markup) : g_strdup_printf ("•\t%s", markup);
      n_stops = block->pieces != NULL ? 0 : 1;
      break;
    case BGL_BLOCK_STEP:
      marked = g_strdup_printf ("%u.\t%s", block->number, markup);
      stops[0] = size * 1.5 * INDENT;
      break;
    case BGL_BLOCK_TERM:
      marked = g_strdup_printf ("<b>%s</b>", markup);
      n_stops = 0;
      break;
    case BGL_BLOCK_ROW:
      marked = g_strdup (markup);
      n_stops = measure_stops (context, size, section, index, language, stops, G_N_ELEMENTS (stops));
      break;
    case BGL_BLOCK_PARAGRAPH:
    case BGL_BLOCK_NOTE:
    case BGL_BLOCK_CODE:
    case BGL_BLOCK_EXAMPLE:
    default:
      marked = g_strdup (markup);
      n_stops = 0;
    }

  layout = create_layout (context, BGL_PRINT_BODY, size, width, marked, language);
  if (n_stops > 0)
    set_stops (layout, stops, n_stops);

  return layout;
}

double
bgl_print_text_get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);

  return (double) height / PANGO_SCALE;
}
