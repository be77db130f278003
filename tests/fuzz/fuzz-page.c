/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "rulebook/bgl-book-text.h"
#include "rulebook/bgl-book.h"

#include "fuzz.h"

/* What Pango gets to read, here read by GLib: marks that are closed, and nothing that is not escaped. */
static void
check_markup (const char *markup)
{
  static const GMarkupParser parser = { NULL };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autofree char *whole = g_strconcat ("<span>", markup, "</span>", NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, whole, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
}

static void
check_page (const BglPage *page)
{
  g_autofree char *text = bgl_book_format_page (page, 60);

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (page->sections->len, >, 0);

  for (guint i = 0; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];

      for (guint j = 0; j < section->blocks->len; j++)
        {
          const BglBlock *block = section->blocks->pdata[j];

          if (block->kind == BGL_BLOCK_ROW)
            {
              g_auto (GStrv) cells = g_strsplit (block->markup, "\t", -1);

              for (guint k = 0; cells[k] != NULL; k++)
                check_markup (cells[k]);
            }
          else if (block->markup != NULL)
            {
              check_markup (block->markup);
            }
        }
    }
}

/* Any bytes are either refused with a reason or a page that can be shown, searched and printed as text. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BglBook) book = bgl_book_new_from_page ("page", (const char *) data, (gssize) size, &error);
  g_autoptr (GArray) hits = NULL;

  if (book == NULL)
    {
      g_assert_nonnull (error);
      g_assert_cmpuint (strlen (error->message), >, 0);
      return 0;
    }

  check_page (bgl_book_get_pages (book)->pdata[0]);
  hits = bgl_book_search (book, "tile");
  g_assert_nonnull (hits);

  return 0;
}
