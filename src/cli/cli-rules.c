/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"
#include "rulebook/bgl-book-text.h"

#include "cli.h"

/* Fits on every terminal, and is comfortable to read. */
#define WIDTH 78

static int
list_pages (BglBook *book)
{
  GPtrArray *pages = bgl_book_get_pages (book);

  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i];

      g_print ("%-16s %s\n", page->id, page->title);
    }

  return CLI_YES;
}

/* The words on the boards of the examples must be in the language of the book. */
static int
print_rules (BglBook          *book,
             const BglPage    *page,
             const BglSection *section)
{
  g_auto (BglLanguage) language = bgl_language_enter (bgl_catalog_get (bgl_book_get_language (book)));
  g_autofree char *text = section != NULL
                          ? bgl_book_format_section (section, WIDTH)
                          : bgl_book_format_page (page, WIDTH);

  g_print ("%s", text);

  return CLI_YES;
}

int
cli_rules (int    argc,
           char **argv)
{
  g_autofree char *language = NULL;
  GOptionEntry entries[] = {
    { "language", 0, 0, G_OPTION_ARG_STRING, &language, N_("Language of the rulebook"), "en|fr|ru" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GError) error = NULL;
  const BglSection *section = NULL;
  const BglPage *page, *found = NULL;
  BglBook *book;

  if (!cli_parse (&argc, &argv, _("[GAME [RULE-ID]]"), entries))
    return CLI_USAGE;
  if (argc > 3)
    return cli_usage (_("Name only one rule."));

  book = bgl_book_get (language != NULL ? language : bgl_book_get_default_language (), &error);
  if (book == NULL)
    return cli_usage ("%s", error->message);

  if (argc == 1)
    return list_pages (book);

  page = bgl_book_find_page (book, argv[1]);
  if (page == NULL)
    return cli_usage (_("The rulebook has no page “%s”."), argv[1]);

  if (argc == 3)
    section = bgl_book_find_section (book, argv[2], &found);
  if (argc == 3 && (section == NULL || found != page))
    return cli_usage (_("The page “%s” has no rule “%s”."), argv[1], argv[2]);

  return print_rules (book, page, section);
}
