/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-mallard.h"
#include "bgl-node.h"

#define EXAMPLE_MIME "application/x-bungalow-example"
/* Other readers of Mallard pages do not know this style and ignore it. */
#define PIECE_STYLE  "piece-"

typedef struct
{
  BglPage    *page;
  BglSection *section;
  guint       n_lists; /* the number of lists around the current block */
} Reader;

/* Inline text */

/* Replaces line ends and indentation with one space, even across inline elements. No-break spaces are kept. */
static void
append_folded (GString    *markup,
               GString    *text,
               const char *raw)
{
  g_autoptr (GString) folded = g_string_new (NULL);
  g_autofree char *escaped = NULL;
  gboolean after_space = text->len == 0 || text->str[text->len - 1] == ' ';

  for (; *raw != '\0'; raw++)
    {
      gboolean space = g_ascii_isspace (*raw);

      if (!space)
        g_string_append_c (folded, *raw);
      else if (!after_space)
        g_string_append_c (folded, ' ');
      after_space = space;
    }

  escaped = g_markup_escape_text (folded->str, -1);
  g_string_append (markup, escaped);
  g_string_append (text, folded->str);
}

/* Converts "GAME#RULE-ID" to "bungalow:GAME/RULE-ID", and "GAME" to "bungalow:GAME". */
static char *
make_target (const BglNode *node)
{
  const char *xref = bgl_node_get (node, "xref");
  const char *href = bgl_node_get (node, "href");
  g_auto (GStrv) parts = NULL;

  if (xref == NULL)
    return g_strdup (href != NULL ? href : "");

  parts = g_strsplit (xref, "#", 2);

  return parts[1] != NULL ? g_strconcat ("bungalow:", parts[0], "/", parts[1], NULL)
                          : g_strconcat ("bungalow:", parts[0], NULL);
}

static const struct
{
  const char *name;
  const char *open;
  const char *close;
} inlines[] = {
  { "em", "<i>", "</i>" },
  { "key", "<b>", "</b>" },
  { "keyseq", "", "" },
  { "gui", "<b>", "</b>" },
  { "guiseq", "", "" },
  { "code", "<tt>", "</tt>" },
  { "cmd", "<tt>", "</tt>" },
  { "file", "<tt>", "</tt>" },
  { "input", "<tt>", "</tt>" },
  { "output", "<tt>", "</tt>" },
  { "sys", "<tt>", "</tt>" },
  { "app", "", "" },
  { "span", "", "" },
  { "var", "<i>", "</i>" },
};

static gboolean
append_inline (const BglNode  *parent,
               GString        *markup,
               GString        *text,
               GError        **error)
{
  gboolean in_sequence = bgl_node_is (parent, "keyseq") || bgl_node_is (parent, "guiseq");
  guint n_elements = 0;

  for (guint i = 0; i < parent->children->len; i++)
    {
      const BglNode *node = parent->children->pdata[i];
      const char *open = NULL, *close = NULL;
      g_autofree char *link = NULL;

      if (node->name == NULL)
        {
          /* Text between the keys of a sequence is only whitespace. */
          if (!in_sequence)
            append_folded (markup, text, node->text);
          continue;
        }

      if (in_sequence && n_elements++ > 0)
        {
          const char *joint = bgl_node_is (parent, "keyseq") ? "+" : " ▸ ";

          g_string_append (markup, joint);
          g_string_append (text, joint);
        }

      for (guint j = 0; j < G_N_ELEMENTS (inlines); j++)
        if (bgl_node_is (node, inlines[j].name))
          {
            open = inlines[j].open;
            close = inlines[j].close;
          }

      if (bgl_node_is (node, "link"))
        {
          g_autofree char *target = make_target (node);

          link = g_markup_printf_escaped ("<a href=\"%s\">", target);
          open = link;
          close = "</a>";
        }

      if (open == NULL)
        {
          g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT,
                       "<%s> cannot stand in running text", node->name);
          return FALSE;
        }

      g_string_append (markup, open);
      if (!append_inline (node, markup, text, error))
        return FALSE;
      g_string_append (markup, close);
    }

  return TRUE;
}

static gboolean
read_inline (const BglNode  *node,
             char          **markup,
             char          **text,
             GError        **error)
{
  g_autoptr (GString) marked = g_string_new (NULL);
  g_autoptr (GString) plain = g_string_new (NULL);

  if (!append_inline (node, marked, plain, error))
    return FALSE;

  if (markup != NULL)
    *markup = g_strstrip (g_strdup (marked->str));
  *text = g_strstrip (g_strdup (plain->str));

  return TRUE;
}

/* Blocks */

static void
block_free (BglBlock *block)
{
  g_free (block->markup);
  g_free (block->text);
  g_strfreev (block->pieces);
  g_free (block->title);
  g_clear_object (&block->example);
  g_free (block);
}

static void
section_free (BglSection *section)
{
  g_free (section->id);
  g_free (section->title);
  g_ptr_array_unref (section->blocks);
  g_free (section);
}

void
bgl_page_free (BglPage *page)
{
  g_free (page->id);
  g_free (page->title);
  g_free (page->guide);
  g_free (page->summary);
  g_ptr_array_unref (page->sections);
  g_free (page);
}

static BglBlock *
add_block (Reader       *reader,
           BglBlockKind  kind)
{
  BglBlock *block = g_new0 (BglBlock, 1);

  block->kind = kind;
  block->depth = MAX (reader->n_lists, 1) - 1;
  g_ptr_array_add (reader->section->blocks, block);

  return block;
}

static BglSection *
add_section (Reader     *reader,
             const char *id,
             guint       level)
{
  BglSection *section = g_new0 (BglSection, 1);

  section->id = g_strdup (id);
  section->level = level;
  section->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) block_free);
  g_ptr_array_add (reader->page->sections, section);

  return section;
}

static gboolean read_blocks (Reader        *reader,
                             const BglNode *parent,
                             BglBlockKind   kind,
                             GError       **error);

/* Parses the style of a text, "piece-red piece-green", into a list of names; NULL if there are none. */
static char **
read_pieces (const char *style)
{
  g_autoptr (GStrvBuilder) pieces = g_strv_builder_new ();
  g_auto (GStrv) names = g_strsplit (style != NULL ? style : "", " ", -1);
  gboolean found = FALSE;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_prefix (names[i], PIECE_STYLE))
      {
        g_strv_builder_add (pieces, names[i] + strlen (PIECE_STYLE));
        found = TRUE;
      }

  return found ? g_strv_builder_end (pieces) : NULL;
}

static gboolean
read_text_block (Reader         *reader,
                 const BglNode  *node,
                 BglBlockKind    kind,
                 GError        **error)
{
  BglBlock *block = add_block (reader, kind);

  block->pieces = read_pieces (bgl_node_get (node, "style"));

  return read_inline (node, &block->markup, &block->text, error);
}

/* The first paragraph of an item has its bullet or number; what follows it is indented. */
static gboolean
read_items (Reader         *reader,
            const BglNode  *list,
            BglBlockKind    kind,
            GError        **error)
{
  guint number = 0;

  for (guint i = 0; i < list->children->len; i++)
    {
      const BglNode *item = list->children->pdata[i];
      const BglNode *title;
      guint first = reader->section->blocks->len;

      if (!bgl_node_is (item, "item"))
        continue;

      title = bgl_node_find (item, "title");
      if (title != NULL && !read_text_block (reader, title, BGL_BLOCK_TERM, error))
        return FALSE;

      if (!read_blocks (reader, item, kind, error))
        return FALSE;

      if (kind == BGL_BLOCK_STEP && reader->section->blocks->len > first)
        ((BglBlock *) reader->section->blocks->pdata[first])->number = ++number;
    }

  return TRUE;
}

static gboolean
read_row (Reader         *reader,
          const BglNode  *row,
          gboolean        head,
          GError        **error)
{
  BglBlock *block = add_block (reader, BGL_BLOCK_ROW);
  g_autoptr (GString) markup = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < row->children->len; i++)
    {
      const BglNode *cell = row->children->pdata[i];
      const BglNode *content;
      g_autofree char *cell_markup = NULL;
      g_autofree char *cell_text = NULL;

      if (cell->name == NULL)
        continue;

      content = bgl_node_find (cell, "p");
      if (!read_inline (content != NULL ? content : cell, &cell_markup, &cell_text, error))
        return FALSE;

      g_string_append_printf (markup, head ? "%s<b>%s</b>" : "%s%s", markup->len > 0 ? "\t" : "", cell_markup);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\t" : "", cell_text);
    }

  block->markup = g_strdup (markup->str);
  block->text = g_strdup (text->str);

  return TRUE;
}

static gboolean
read_rows (Reader         *reader,
           const BglNode  *table,
           gboolean        head,
           GError        **error)
{
  for (guint i = 0; i < table->children->len; i++)
    {
      const BglNode *node = table->children->pdata[i];

      if (bgl_node_is (node, "tr") && !read_row (reader, node, head, error))
        return FALSE;
      if ((bgl_node_is (node, "thead") || bgl_node_is (node, "tbody")) &&
          !read_rows (reader, node, bgl_node_is (node, "thead"), error))
        return FALSE;
    }

  return TRUE;
}

static char *
read_verbatim (const BglNode *node)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < node->children->len; i++)
    {
      const BglNode *child = node->children->pdata[i];

      if (child->text != NULL)
        g_string_append (text, child->text);
    }

  return g_strstrip (g_string_free (text, FALSE));
}

static void
read_code (Reader        *reader,
           const BglNode *node)
{
  BglBlock *block = add_block (reader, BGL_BLOCK_CODE);

  block->text = read_verbatim (node);
  block->markup = g_markup_printf_escaped ("<tt>%s</tt>", block->text);
}

static gboolean
read_listing (Reader         *reader,
              const BglNode  *listing,
              GError        **error)
{
  const BglNode *title = bgl_node_find (listing, "title");
  const BglNode *desc = bgl_node_find (listing, "desc");
  const BglNode *code = bgl_node_find (listing, "code");
  g_autofree char *text = NULL;
  BglBlock *block;

  if (code == NULL || g_strcmp0 (bgl_node_get (code, "mime"), EXAMPLE_MIME) != 0)
    return read_blocks (reader, listing, BGL_BLOCK_PARAGRAPH, error);

  text = read_verbatim (code);
  block = add_block (reader, BGL_BLOCK_EXAMPLE);
  block->example = bgl_example_parse (text, error);
  if (block->example == NULL)
    {
      g_prefix_error (error, "%s, %s: ", reader->page->id, reader->section->id);
      return FALSE;
    }

  if (title != NULL && !read_inline (title, NULL, &block->title, error))
    return FALSE;
  if (desc != NULL)
    return read_inline (desc, &block->markup, &block->text, error);

  block->markup = g_strdup ("");
  block->text = g_strdup ("");

  return TRUE;
}

/* The reader needs a title for each page and section. */
static gboolean
read_title (const BglNode  *node,
            const char     *id,
            char          **title,
            GError        **error)
{
  const BglNode *found = bgl_node_find (node, "title");

  if (found != NULL)
    return read_inline (found, NULL, title, error);

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_MISSING_ATTRIBUTE, "%s has no title", id);
  return FALSE;
}

static gboolean
read_section (Reader         *reader,
              const BglNode  *node,
              GError        **error)
{
  BglSection *outer = reader->section;
  const char *id = bgl_node_get (node, "id");

  if (id == NULL)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_MISSING_ATTRIBUTE,
                   "a section of %s has no id", reader->page->id);
      return FALSE;
    }

  reader->section = add_section (reader, id, outer->level + 1);

  if (!read_title (node, id, &reader->section->title, error))
    return FALSE;
  if (!read_blocks (reader, node, BGL_BLOCK_PARAGRAPH, error))
    return FALSE;

  reader->section = outer;

  return TRUE;
}

static gboolean
read_block (Reader         *reader,
            const BglNode  *node,
            BglBlockKind    kind,
            GError        **error)
{
  gboolean read;

  if (bgl_node_is (node, "p"))
    return read_text_block (reader, node, kind, error);

  if (bgl_node_is (node, "list") || bgl_node_is (node, "steps") || bgl_node_is (node, "terms"))
    {
      reader->n_lists++;
      read = read_items (reader, node,
                         bgl_node_is (node, "list")    ? BGL_BLOCK_ITEM
                         : bgl_node_is (node, "steps") ? BGL_BLOCK_STEP
                                                       : BGL_BLOCK_PARAGRAPH,
                         error);
      reader->n_lists--;
      return read;
    }

  if (bgl_node_is (node, "note"))
    return read_blocks (reader, node, BGL_BLOCK_NOTE, error);
  if (bgl_node_is (node, "table"))
    return read_rows (reader, node, FALSE, error);
  if (bgl_node_is (node, "listing"))
    return read_listing (reader, node, error);
  if (bgl_node_is (node, "section"))
    return read_section (reader, node, error);

  if (bgl_node_is (node, "code") || bgl_node_is (node, "screen"))
    {
      read_code (reader, node);
      return TRUE;
    }

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT,
               "<%s> cannot stand among paragraphs", node->name);
  return FALSE;
}

static gboolean
read_blocks (Reader         *reader,
             const BglNode  *parent,
             BglBlockKind    kind,
             GError        **error)
{
  for (guint i = 0; i < parent->children->len; i++)
    {
      const BglNode *node = parent->children->pdata[i];

      if (node->name == NULL || bgl_node_is (node, "title") || bgl_node_is (node, "info") ||
          bgl_node_is (node, "desc") || bgl_node_is (node, "links"))
        continue;

      if (!read_block (reader, node, kind, error))
        return FALSE;

      /* Only the first paragraph of an item has its bullet or number. */
      if (kind == BGL_BLOCK_ITEM || kind == BGL_BLOCK_STEP)
        kind = BGL_BLOCK_PARAGRAPH;
    }

  return TRUE;
}

static void
read_info (BglPage       *page,
           const BglNode *root)
{
  const BglNode *info = bgl_node_find (root, "info");
  const BglNode *desc = info != NULL ? bgl_node_find (info, "desc") : NULL;
  g_autofree char *markup = NULL;

  if (desc != NULL)
    read_inline (desc, &markup, &page->summary, NULL);

  for (guint i = 0; info != NULL && i < info->children->len; i++)
    {
      const BglNode *link = info->children->pdata[i];

      if (bgl_node_is (link, "link") && g_strcmp0 (bgl_node_get (link, "type"), "guide") == 0)
        {
          g_free (page->guide);
          page->guide = g_strdup (bgl_node_get (link, "xref"));
        }
    }
}

BglPage *
bgl_mallard_parse (const char  *id,
                   const char  *text,
                   gssize       length,
                   GError     **error)
{
  Reader reader = { 0 };
  g_autoptr (BglNode) tree = bgl_node_parse (text, length, error);
  const BglNode *root;
  gboolean read;

  if (tree == NULL)
    {
      g_prefix_error (error, "%s: ", id);
      return NULL;
    }

  root = bgl_node_find (tree, "page");
  if (root == NULL)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "%s is not a page", id);
      return NULL;
    }

  reader.page = g_new0 (BglPage, 1);
  reader.page->id = g_strdup (id);
  reader.page->sections = g_ptr_array_new_with_free_func ((GDestroyNotify) section_free);
  reader.section = add_section (&reader, id, 0);

  read_info (reader.page, root);
  read = read_title (root, id, &reader.page->title, error) &&
         read_blocks (&reader, root, BGL_BLOCK_PARAGRAPH, error);
  reader.section = reader.page->sections->pdata[0];
  reader.section->title = g_strdup (reader.page->title);

  if (!read)
    {
      bgl_page_free (reader.page);
      return NULL;
    }

  return reader.page;
}
