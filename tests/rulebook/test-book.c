/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-registry.h"
#include "rulebook/bgl-book-text.h"
#include "rulebook/bgl-mallard.h"
#include "rulebook/bgl-yelp-page.h"

/* Three terms and their explanations. */
#define N_NUTSHELL_BLOCKS 6

/* What a game's page has besides its rules. */
static const char *const other_sections[] = {
  "overview", "components", "rulings", "summary", "credits",
};

static BglBook *
get_book (const char *language)
{
  g_autoptr (GError) error = NULL;
  BglBook *book = bgl_book_get (language, &error);

  g_assert_no_error (error);

  return book;
}

static guint
count_examples (const BglSection *section)
{
  guint n = 0;

  for (guint i = 0; i < section->blocks->len; i++)
    n += ((const BglBlock *) section->blocks->pdata[i])->kind == BGL_BLOCK_EXAMPLE;

  return n;
}

/* Every rule of the engine has its section with an example, in the page of its game. */
static void
test_rules (gconstpointer language)
{
  BglBook *book = get_book (language);
  guint n_games;

  bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      const BglRules *rules = bgl_registry_list (NULL)[i];

      for (const BglRuleInfo *info = rules->rules; info->id != NULL; info++)
        {
          const BglPage *page = NULL;
          const BglSection *section = bgl_book_find_section (book, info->id, &page);

          if (section == NULL)
            g_error ("%s has no section in %s", info->id, (const char *) language);

          g_assert_cmpstr (page->id, ==, rules->id);
          g_assert_cmpstr (section->title, !=, "");
          if (count_examples (section) == 0)
            g_error ("%s has no example", info->id);
        }

      for (guint j = 0; j < G_N_ELEMENTS (other_sections); j++)
        {
          g_autofree char *id = g_strdup_printf ("%s-%s", rules->id, other_sections[j]);

          if (bgl_book_find_section (book, id, NULL) == NULL)
            g_error ("%s is missing in %s", id, (const char *) language);
        }
    }
}

static gboolean
is_known (const BglRules *rules,
          const char     *id)
{
  if (bgl_rules_find_rule (rules, id) != NULL || g_str_equal (id, rules->id))
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (other_sections); i++)
    {
      g_autofree char *other = g_strdup_printf ("%s-%s", rules->id, other_sections[i]);

      if (g_str_equal (id, other))
        return TRUE;
    }

  return FALSE;
}

/* A chapter gathers the sections of rules below its title, or says something itself. It is never empty. */
static gboolean
is_chapter (const BglRules *rules,
            const BglPage  *page,
            guint           index)
{
  g_autofree char *prefix = g_strdup_printf ("%s-chapter-", rules->id);
  const BglSection *section = page->sections->pdata[index];
  const BglSection *next = index + 1 < page->sections->len ? page->sections->pdata[index + 1] : NULL;

  return g_str_has_prefix (section->id, prefix) && section->level == 1 &&
         (section->blocks->len > 0 || (next != NULL && next->level == 2));
}

/* And every section of a game's page is one that the engine knows. */
static void
test_sections (gconstpointer language)
{
  BglBook *book = get_book (language);
  guint n_games;

  bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      const BglRules *rules = bgl_registry_list (NULL)[i];
      const BglPage *page = bgl_book_find_page (book, rules->id);

      g_assert_nonnull (page);
      for (guint j = 0; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];

          if (section->id == NULL || (!is_known (rules, section->id) && !is_chapter (rules, page, j)))
            g_error ("%s: the engine does not know the section %s", rules->id, section->id);
        }
    }
}

/* A page begins with who made the game and for whom it is, then a few short sentences for readers who want to play
 * soon, and one picture. */
static void
test_nutshell (gconstpointer language)
{
  BglBook *book = get_book (language);
  guint n_games;

  bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      const BglPage *page = bgl_book_find_page (book, bgl_registry_list (NULL)[i]->id);
      const BglSection *head = page->sections->pdata[0];
      const BglSection *nutshell = page->sections->pdata[1];
      g_autofree char *id = g_strdup_printf ("%s-overview", page->id);
      glong length = 0;

      g_assert_cmpuint (head->blocks->len, ==, 1);
      g_assert_cmpstr (nutshell->id, ==, id);
      g_assert_cmpuint (nutshell->level, ==, 1);
      g_assert_cmpuint (nutshell->blocks->len, ==, N_NUTSHELL_BLOCKS + 1);
      g_assert_cmpint (((const BglBlock *) nutshell->blocks->pdata[N_NUTSHELL_BLOCKS])->kind, ==, BGL_BLOCK_EXAMPLE);
      for (guint j = 0; j < N_NUTSHELL_BLOCKS; j++)
        {
          const BglBlock *block = nutshell->blocks->pdata[j];

          g_assert_cmpint (block->kind, ==, j % 2 == 0 ? BGL_BLOCK_TERM : BGL_BLOCK_PARAGRAPH);
          length += g_utf8_strlen (block->text, -1);
        }
      g_assert_cmpint (length, <, 700);
    }
}

/* The chapters that every page has, in the order in which people learn. A game may have others between them. */
static const char *const chapters[][3] = {
  { "In a nutshell", "En bref", "Коротко" },
  { "Aim of the game", "But du jeu", "Цель игры" },
  { "Components", "Matériel", "Состав игры" },
  { "Setup", "Mise en place", "Подготовка к игре" },
  { "End of the game", "Fin de la partie", "Конец игры" },
  { "Variants and options", "Variantes", "Варианты и настройки" },
  { "Rulings", "Précisions", "Уточнения" },
  { "Summary", "Aide-mémoire", "Памятка" },
  { "Credits", "Crédits", "Авторы" },
};

static void
test_chapters (gconstpointer language)
{
  BglBook *book = get_book (language);
  guint column = 0, n_games;

  while (!g_str_equal (bgl_book_list_languages ()[column], language))
    column++;
  bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      const BglPage *page = bgl_book_find_page (book, bgl_registry_list (NULL)[i]->id);
      guint n_found = 0;

      for (guint j = 0; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];

          if (section->level == 1 && n_found < G_N_ELEMENTS (chapters) &&
              g_str_equal (section->title, chapters[n_found][column]))
            n_found++;
        }
      if (n_found < G_N_ELEMENTS (chapters))
        g_error ("%s in %s has no chapter “%s” in its place", page->id, (const char *) language,
                 chapters[n_found][column]);
    }
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
  g_assert_cmpuint (n_strips, ==, 4);
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
    { "rules", test_rules },       { "sections", test_sections },   { "nutshell", test_nutshell },
    { "examples", test_examples }, { "structure", test_structure }, { "links", test_links },
    { "text", test_text },         { "yelp", test_yelp },           { "chapters", test_chapters },
    { "pictures", test_pictures },
  };

  g_test_init (&argc, &argv, NULL);

  for (const char *const *language = bgl_book_list_languages (); *language != NULL; language++)
    for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
      {
        g_autofree char *path = g_strdup_printf ("/book/%s/%s", *language, tests[i].name);

        g_test_add_data_func (path, *language, tests[i].func);
      }
  g_test_add_func ("/book/titles", test_titles);

  return g_test_run ();
}
