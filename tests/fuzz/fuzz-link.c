/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "rulebook/bgl-book.h"
#include "rulebook/bgl-link.h"

#include "fuzz.h"

/* Any link is either refused or names a place that can be looked for in the books of all languages, and that a
 * message can quote. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *uri = g_strndup ((const char *) data, size);
  g_autofree char *page = NULL;
  g_autofree char *section = NULL;

  if (!bgl_link_parse (uri, &page, &section))
    {
      g_assert_null (page);
      g_assert_null (section);
      return 0;
    }

  g_assert_cmpuint (strlen (page), >, 0);
  g_assert_true (g_str_is_ascii (page));
  g_assert_true (section == NULL || (*section != '\0' && g_str_is_ascii (section)));

  for (const char *const *language = bgl_book_list_languages (); *language != NULL; language++)
    {
      BglBook *book = bgl_book_get (*language, NULL);
      const BglPage *found = bgl_book_find_page (book, page);

      g_assert_true (found == NULL || g_str_equal (found->id, page));
      if (section != NULL)
        bgl_book_find_section (book, section, NULL);
    }

  return 0;
}
