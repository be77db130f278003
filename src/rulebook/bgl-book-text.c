/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-book-text.h"

#define INDENT 2

static void
append_spaces (GString *out,
               guint    n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (out, ' ');
}

/* Wraps the words into lines. The first line begins with the mark, and the others are indented to match it. Lines
 * break only at plain spaces, not at no-break spaces. */
static void
append_wrapped (GString    *out,
                const char *text,
                const char *mark,
                guint       indent,
                guint       width)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint margin = indent + (guint) g_utf8_strlen (mark, -1);
  guint column = margin;

  append_spaces (out, indent);
  g_string_append (out, mark);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint length = (guint) g_utf8_strlen (words[i], -1);

      if (column > margin && column + 1 + length > width)
        {
          g_string_append_c (out, '\n');
          append_spaces (out, margin);
          column = margin;
        }
      else if (column > margin)
        {
          g_string_append_c (out, ' ');
          column++;
        }

      g_string_append (out, words[i]);
      column += length;
    }

  g_string_append_c (out, '\n');
}

static void
append_verbatim (GString    *out,
                 const char *text,
                 guint       indent)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] != '\0')
        append_spaces (out, indent);
      g_string_append_printf (out, "%s\n", lines[i]);
    }
}

static void
append_underlined (GString    *out,
                   const char *title,
                   char        line)
{
  g_string_append_printf (out, "%s\n", title);
  for (glong i = g_utf8_strlen (title, -1); i > 0; i--)
    g_string_append_c (out, line);
  g_string_append (out, "\n\n");
}

/* Measures the columns of the table that begins with this row. */
static void
measure_columns (const BglSection *section,
                 guint             first,
                 guint            *widths,
                 guint             n_widths)
{
  memset (widths, 0, n_widths * sizeof *widths);

  for (guint i = first; i < section->blocks->len; i++)
    {
      const BglBlock *block = section->blocks->pdata[i];
      g_auto (GStrv) cells = NULL;

      if (block->kind != BGL_BLOCK_ROW)
        break;

      cells = g_strsplit (block->text, "\t", -1);
      for (guint j = 0; cells[j] != NULL && j < n_widths; j++)
        widths[j] = MAX (widths[j], (guint) g_utf8_strlen (cells[j], -1));
    }
}

/* A long last cell continues on the next lines, below itself. */
static void
append_row (GString     *out,
            const char  *text,
            const guint *widths,
            guint        n_widths,
            guint        width)
{
  g_auto (GStrv) cells = g_strsplit (text, "\t", -1);
  g_autoptr (GString) before = g_string_new (NULL);
  guint i;

  for (i = 0; cells[i] != NULL && cells[i + 1] != NULL; i++)
    {
      guint length = (guint) g_utf8_strlen (cells[i], -1);

      g_string_append (before, cells[i]);
      append_spaces (before, (i < n_widths && widths[i] > length ? widths[i] - length : 0) + INDENT);
    }

  append_wrapped (out, cells[i] != NULL ? cells[i] : "", before->str, INDENT, width);
}

static void
append_block (GString        *out,
              const BglBlock *block,
              guint           width)
{
  guint indent = block->depth * INDENT;
  g_autofree char *number = NULL;
  g_autofree char *board = NULL;

  switch (block->kind)
    {
    case BGL_BLOCK_ITEM:
      append_wrapped (out, block->text, "• ", indent, width);
      break;

    case BGL_BLOCK_STEP:
      number = g_strdup_printf ("%u. ", block->number);
      append_wrapped (out, block->text, number, indent, width);
      break;

    case BGL_BLOCK_NOTE:
      append_wrapped (out, block->text, "| ", indent, width);
      break;

    case BGL_BLOCK_CODE:
      append_verbatim (out, block->text, 2 * INDENT);
      break;

    case BGL_BLOCK_EXAMPLE:
      if (block->title != NULL)
        append_wrapped (out, block->title, "▸ ", indent, width);
      if (*block->text != '\0')
        append_wrapped (out, block->text, "", indent + INDENT, width);
      board = bgl_example_format_board (block->example);
      append_verbatim (out, board, 2 * INDENT);
      break;

    case BGL_BLOCK_PARAGRAPH:
    case BGL_BLOCK_TERM:
    case BGL_BLOCK_ROW:
    default:
      append_wrapped (out, block->text, "", indent, width);
    }
}

/* There is no blank line between items of a list, between rows of a table, and after a term. */
static gboolean
is_close (const BglBlock *block,
          const BglBlock *next)
{
  return block->kind == BGL_BLOCK_TERM ||
         (block->kind == next->kind &&
          (block->kind == BGL_BLOCK_ITEM || block->kind == BGL_BLOCK_STEP ||
           block->kind == BGL_BLOCK_ROW));
}

static void
append_section (GString          *out,
                const BglSection *section,
                guint             width)
{
  static const char underlines[] = { '=', '-', '.' }; /* for a page, a chapter, and a rule */
  guint widths[12];

  append_underlined (out, section->title, underlines[MIN (section->level, 2)]);

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const BglBlock *block = section->blocks->pdata[i];
      const BglBlock *before = i > 0 ? section->blocks->pdata[i - 1] : NULL;

      if (before != NULL && !is_close (before, block))
        g_string_append_c (out, '\n');

      if (block->kind == BGL_BLOCK_ROW)
        {
          if (before == NULL || before->kind != BGL_BLOCK_ROW)
            measure_columns (section, i, widths, G_N_ELEMENTS (widths));
          append_row (out, block->text, widths, G_N_ELEMENTS (widths), width);
        }
      else
        {
          append_block (out, block, width);
        }
    }

  if (section->blocks->len > 0)
    g_string_append_c (out, '\n');
}

char *
bgl_book_format_section (const BglSection *section,
                         guint             width)
{
  GString *out = g_string_new (NULL);

  append_section (out, section, width);

  return g_string_free (out, FALSE);
}

char *
bgl_book_format_page (const BglPage *page,
                      guint          width)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < page->sections->len; i++)
    append_section (out, page->sections->pdata[i], width);

  return g_string_free (out, FALSE);
}
