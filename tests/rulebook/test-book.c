/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-registry.h"
#include "rulebook/bgl-book-text.h"
#include "validate/book.h"
#include "rulebook/bgl-mallard.h"
#include "rulebook/bgl-yelp-page.h"

static BglBook *
get_book (const char *language)
{
  g_autoptr (GError) error = NULL;
  BglBook *book = bgl_book_get (language, &error);

  g_assert_no_error (error);

  return book;
}

/* The page of each game has all that readers expect. */
static void
test_valid (gconstpointer language)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *fault = bgl_book_validate (get_book (language), games[i]);

      g_assert_cmpstr (fault, ==, NULL);
    }
}

/* Replaces a part of a valid page, and expects a sentence with these words. */
static void
check_fault (const char *part,
             const char *replacement,
             const char *words)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data ("/io/github/bungalow_games/Bungalow/help/en/bango.page",
                                                      G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *page = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_auto (GStrv) parts = g_strsplit (page, part, 2);
  g_autofree char *text = NULL;
  g_autofree char *fault = NULL;
  g_autoptr (BglBook) book = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  text = g_strjoinv (replacement, parts);
  book = bgl_book_new_from_page ("bango", text, -1, &error);
  g_assert_no_error (error);
  fault = bgl_book_validate (book, bgl_registry_find ("bango"));
  g_assert_nonnull (fault);
  g_test_message ("%s", fault);
  g_assert_nonnull (strstr (fault, words));
}

static void
test_faults (void)
{
  g_autoptr (BglBook) book = bgl_book_new_from_page ("chess",
                                                     "<page xmlns='http://projectmallard.org/1.0/' id='chess'>"
                                                     "<title>Chess</title></page>", -1, NULL);
  g_autofree char *fault = bgl_book_validate (book, bgl_registry_find ("bango"));

  g_assert_cmpstr (fault, ==, "There is no page bango.page.");
  check_fault ("id=\"bango-cut\"", "id=\"bango-slice\"", "The rule bango-cut has no section.");
  check_fault ("id=\"bango-summary\"", "id=\"bango-recap\"", "The section bango-summary is missing.");
  check_fault ("<section id=\"bango-summary\">",
               "<section id=\"bango-tips\"><title>Tips</title><p>Win.</p></section><section id=\"bango-summary\">",
               "There is no rule for the section bango-tips");
  check_fault ("<section id=\"bango-summary\">",
               "<section id=\"bango-chapter-tips\"><title>Tips</title></section><section id=\"bango-summary\">",
               "The chapter bango-chapter-tips is empty.");
  check_fault ("<title>Setup</title>", "<title>Beginning</title>", "The chapter “Setup” is not in its place.");
  check_fault ("<title>Aim</title>", "<title>Aim</title><p>Win.</p>", "three terms");
  check_fault ("expect winner 1", "expect winner 2", "The example “One tile to win” of the section bango-overview, line");
}

/* A rule of the game is not in its page. */
static void
test_missing_example (void)
{
  const BglRules *bango = bgl_registry_find ("bango");
  BglRuleInfo infos[] = { { "bango-credits", "Credits", "Somebody made the game." }, { NULL } };
  BglRules rules = *bango;
  g_autofree char *fault = NULL;

  rules.rules = infos;
  fault = bgl_book_validate (get_book ("en"), &rules);
  g_assert_cmpstr (fault, ==, "bango.page (en): The section of the rule bango-credits has no example.");
}

static char *
write_example (BglExample *example)
{
  return bgl_record_to_string (bgl_example_get_record (example));
}

/* An example holds, and is the same after it is written and read again. */
static void
check_example (const BglSection *section,
               const BglBlock   *block)
{
  g_autofree char *text = write_example (block->example);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglExample) copy = bgl_example_parse (text, &error);
  g_autofree char *copied = copy != NULL ? write_example (copy) : NULL;

  if (copy == NULL || !bgl_example_run (block->example, &error) || !bgl_example_run (copy, &error))
    g_error ("%s, “%s”, line %u: %s", section->id, block->title, bgl_rule_error_get_line (error), error->message);

  g_assert_cmpstr (copied, ==, text);
  g_assert_cmpuint (bgl_example_get_n_steps (copy), ==, bgl_example_get_n_steps (block->example));
  g_assert_cmpuint (bgl_example_get_parts (copy), ==, bgl_example_get_parts (block->example));
  g_assert_cmpstrv (bgl_example_get_marks (copy), bgl_example_get_marks (block->example));
}

static void
test_examples (gconstpointer language)
{
  GPtrArray *pages = bgl_book_get_pages (get_book (language));

  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i];

      for (guint j = 0; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];

          for (guint k = 0; k < section->blocks->len; k++)
            {
              const BglBlock *block = section->blocks->pdata[k];

              if (block->kind == BGL_BLOCK_EXAMPLE)
                check_example (section, block);
            }
        }
    }
}

/* Side by side, paragraph by paragraph, with the same examples. */
static void
test_structure (gconstpointer language)
{
  GPtrArray *pages = bgl_book_get_pages (get_book (language));
  GPtrArray *english = bgl_book_get_pages (get_book ("en"));

  g_assert_cmpuint (pages->len, ==, english->len);

  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i], *original = english->pdata[i];

      g_assert_cmpstr (page->id, ==, original->id);
      g_assert_cmpuint (page->sections->len, ==, original->sections->len);

      for (guint j = 0; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];
          const BglSection *same = original->sections->pdata[j];

          g_assert_cmpstr (section->id, ==, same->id);
          g_assert_cmpuint (section->blocks->len, ==, same->blocks->len);

          for (guint k = 0; k < section->blocks->len; k++)
            {
              const BglBlock *block = section->blocks->pdata[k], *other = same->blocks->pdata[k];

              g_assert_cmpint (block->kind, ==, other->kind);
              if (block->kind == BGL_BLOCK_EXAMPLE)
                {
                  g_autofree char *text = write_example (block->example);
                  g_autofree char *other_text = write_example (other->example);

                  g_assert_cmpstr (text, ==, other_text);
                }
            }
        }
    }
}

static void
check_links (BglBook    *book,
             const char *markup)
{
  g_autoptr (GRegex) regex = g_regex_new ("href=\"bungalow:([^\"/]+)(?:/([^\"]+))?\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, markup, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *page = g_match_info_fetch (match, 1);
      g_autofree char *section = g_match_info_fetch (match, 2);

      if (bgl_book_find_page (book, page) == NULL)
        g_error ("a link leads to a page %s that is not there", page);
      if (section != NULL && *section != '\0' && bgl_book_find_section (book, section, NULL) == NULL)
        g_error ("a link leads to a section %s that is not there", section);
    }
}

static void
test_links (gconstpointer language)
{
  BglBook *book = get_book (language);
  GPtrArray *pages = bgl_book_get_pages (book);

  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i];

      for (guint j = 0; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];

          for (guint k = 0; k < section->blocks->len; k++)
            check_links (book, ((const BglBlock *) section->blocks->pdata[k])->markup);
        }
    }
}

/* A help browser gets a board for each example, and everything else as it is. */
static void
test_yelp (gconstpointer language)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strdup_printf ("/io/github/bungalow_games/Bungalow/help/%s/%s.page",
                                               (const char *) language, games[i]->id);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_autofree char *page = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      g_autoptr (GError) error = NULL;
      g_autofree char *converted = bgl_yelp_page_convert (page, &error);
      g_auto (GStrv) before = g_strsplit (page, "x-bungalow-example", -1);
      g_auto (GStrv) after = NULL;

      g_assert_no_error (error);
      g_assert_null (strstr (converted, "[Game "));
      g_assert_null (strstr (converted, "expect "));
      g_assert_null (strstr (converted, "<screen></screen>"));
      after = g_strsplit (converted, "<screen>", -1);
      g_assert_cmpuint (g_strv_length (after), ==, g_strv_length (before));
      g_assert_true (g_str_has_suffix (converted, "</page>\n"));
    }
}

/* A continuous example is followed by a sentence for each of its pictures. */
static void
test_pictures (gconstpointer language)
{
  GPtrArray *pages = bgl_book_get_pages (get_book (language));
  guint n_strips = 0;

  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i];

      for (guint j = 0; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];

          for (guint k = 0; k < section->blocks->len; k++)
            {
              const BglBlock *block = section->blocks->pdata[k];
              guint n_pictures = block->kind == BGL_BLOCK_EXAMPLE ? bgl_example_count_pictures (block->example) : 0;
              guint n_steps = 0;

              if (n_pictures == 0)
                continue;

              while (k + 1 + n_steps < section->blocks->len &&
                     ((BglBlock *) section->blocks->pdata[k + 1 + n_steps])->kind == BGL_BLOCK_STEP)
                n_steps++;
              g_test_message ("%s: %u pictures", section->id, n_pictures);
              g_assert_cmpuint (n_steps, ==, n_pictures);
              n_strips++;
            }
        }
    }
  g_assert_cmpuint (n_strips, >=, 4);
}

/* No line of the terminal's copy is too long, except where it stands as it is. */
static void
test_text (gconstpointer language)
{
  const BglPage *page = bgl_book_find_page (get_book (language), "bango");
  const BglSection *section = bgl_book_find_section (get_book (language), "bango-touch", NULL);
  g_autofree char *whole = bgl_book_format_page (page, 60);
  g_autofree char *part = bgl_book_format_section (section, 60);

  g_assert_true (g_str_has_prefix (part, section->title));
  g_assert_nonnull (strstr (whole, part));

  /* An example is its words and a board, never the script behind it. */
  g_assert_nonnull (strstr (part, "☼  ○"));
  g_assert_null (strstr (whole, "[Game "));
  g_assert_null (strstr (whole, "expect "));

  /* A table with long cells keeps within the lines too; boards are never broken. */
  {
    const BglSection *table = bgl_book_find_section (get_book (language), "bonobo-components", NULL);
    g_autofree char *text = bgl_book_format_section (table, 60);
    g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

    for (guint i = 0; lines[i] != NULL; i++)
      g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 60);
  }
}

static void
check_refused (const char *content)
{
  g_autofree char *text = g_strdup_printf ("<page xmlns='http://projectmallard.org/1.0/' id='test'>%s</page>", content);
  g_autoptr (GError) error = NULL;

  g_assert_null (bgl_mallard_parse ("test", text, -1, &error));
  g_assert_nonnull (error);
}

/* Lists, searches and printed pages count on a title. */
static void
test_titles (void)
{
  BglPage *page = bgl_mallard_parse ("test",
                                     "<page xmlns='http://projectmallard.org/1.0/' id='test'><title>Test</title>"
                                     "<section id='part'><title>Part</title><p>Words</p></section></page>",
                                     -1, NULL);

  g_assert_nonnull (page);
  bgl_page_free (page);

  check_refused ("<p>Words</p>");
  check_refused ("<title>Test</title><section id='part'><p>Words</p></section>");
  check_refused ("<title>Test</title><section><title>Part</title></section>");
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char   *name;
    GTestDataFunc func;
  } tests[] = {
    { "valid", test_valid }, { "examples", test_examples }, { "structure", test_structure }, { "links", test_links },
    { "text", test_text },   { "yelp", test_yelp },         { "pictures", test_pictures },
  };

  g_test_init (&argc, &argv, NULL);

  for (const char *const *language = bgl_book_list_languages (); *language != NULL; language++)
    for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
      {
        g_autofree char *path = g_strdup_printf ("/book/%s/%s", *language, tests[i].name);

        g_test_add_data_func (path, *language, tests[i].func);
      }
  g_test_add_func ("/book/titles", test_titles);
  g_test_add_func ("/book/faults", test_faults);
  g_test_add_func ("/book/missing-example", test_missing_example);

  return g_test_run ();
}
