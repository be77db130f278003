/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "book.h"

/* Three terms and their explanations. */
#define N_NUTSHELL_BLOCKS 6
#define NUTSHELL_LENGTH   700

typedef struct
{
  const char    *language;
  const BglRules *rules;
  const BglPage *page;
} Check;

/* The sections that a page has besides those of the rules. Their IDs begin with that of the game. */
static const char *const other_sections[] = {
  "overview", "components", "rulings", "summary", "credits",
};

/* The chapters that every page has, in the order in which people learn. A game may have others between them. */
static const struct
{
  const char *language;
  const char *titles[9];
} chapters[] = {
  { "en", { "In a nutshell", "Aim of the game", "Components", "Setup", "End of the game", "Variants and options",
            "Rulings", "Summary", "Credits" } },
  { "fr", { "En bref", "But du jeu", "Matériel", "Mise en place", "Fin de la partie", "Variantes", "Précisions",
            "Aide-mémoire", "Crédits" } },
  { "ru", { "Коротко", "Цель игры", "Состав игры", "Подготовка к игре", "Конец игры", "Варианты и настройки",
            "Уточнения", "Памятка", "Авторы" } },
};

static const BglSection *
find_section (const Check *self,
              const char  *id)
{
  for (guint i = 0; i < self->page->sections->len; i++)
    {
      const BglSection *section = self->page->sections->pdata[i];

      if (g_strcmp0 (section->id, id) == 0)
        return section;
    }

  return NULL;
}

static gboolean
has_example (const BglSection *section)
{
  for (guint i = 0; i < section->blocks->len; i++)
    if (((const BglBlock *) section->blocks->pdata[i])->kind == BGL_BLOCK_EXAMPLE)
      return TRUE;

  return FALSE;
}

static char *
check_rules (const Check *self)
{
  for (const BglRuleInfo *rule = self->rules->rules; rule->id != NULL; rule++)
    {
      const BglSection *section = find_section (self, rule->id);

      if (section == NULL)
        return g_strdup_printf ("The rule %s has no section.", rule->id);
      if (!has_example (section))
        return g_strdup_printf ("The section of the rule %s has no example.", rule->id);
    }

  for (guint i = 0; i < G_N_ELEMENTS (other_sections); i++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%s", self->rules->id, other_sections[i]);

      if (find_section (self, id) == NULL)
        return g_strdup_printf ("The section %s is missing.", id);
    }

  return NULL;
}

static gboolean
is_known (const Check *self,
          const char  *id)
{
  if (bgl_rules_find_rule (self->rules, id) != NULL || g_str_equal (id, self->rules->id))
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (other_sections); i++)
    {
      g_autofree char *other = g_strdup_printf ("%s-%s", self->rules->id, other_sections[i]);

      if (g_str_equal (id, other))
        return TRUE;
    }

  return FALSE;
}

/* A chapter contains the sections of rules, or text of its own. It is never empty. */
static char *
check_section (const Check *self,
               guint        index)
{
  g_autofree char *prefix = g_strdup_printf ("%s-chapter-", self->rules->id);
  const GPtrArray *sections = self->page->sections;
  const BglSection *section = sections->pdata[index];
  const BglSection *next = index + 1 < sections->len ? sections->pdata[index + 1] : NULL;

  if (section->id == NULL)
    return g_strdup_printf ("The section “%s” has no ID.", section->title);
  if (is_known (self, section->id))
    return NULL;
  if (!g_str_has_prefix (section->id, prefix) || section->level != 1)
    return g_strdup_printf ("There is no rule for the section %s, and the ID of a chapter begins with %s.", section->id,
                            prefix);
  if (section->blocks->len == 0 && (next == NULL || next->level < 2))
    return g_strdup_printf ("The chapter %s is empty.", section->id);

  return NULL;
}

static char *
check_sections (const Check *self)
{
  char *fault = NULL;

  for (guint i = 0; i < self->page->sections->len && fault == NULL; i++)
    fault = check_section (self, i);

  return fault;
}

/* A page begins with a line about the game, then a few short sentences for readers who want to play soon, and one
 * example. */
static char *
check_nutshell (const Check *self)
{
  const BglSection *head = self->page->sections->pdata[0];
  const BglSection *nutshell = self->page->sections->len > 1 ? self->page->sections->pdata[1] : NULL;
  g_autofree char *id = g_strdup_printf ("%s-overview", self->rules->id);
  glong length = 0;

  if (head->blocks->len != 1)
    return g_strdup ("There must be one paragraph before the first section.");
  if (nutshell == NULL || g_strcmp0 (nutshell->id, id) != 0 || nutshell->level != 1)
    return g_strdup_printf ("The first section is not %s.", id);
  if (nutshell->blocks->len != N_NUTSHELL_BLOCKS + 1 ||
      ((const BglBlock *) nutshell->blocks->pdata[N_NUTSHELL_BLOCKS])->kind != BGL_BLOCK_EXAMPLE)
    return g_strdup_printf ("The section %s must have three terms and an example.", id);

  for (guint i = 0; i < N_NUTSHELL_BLOCKS; i++)
    {
      const BglBlock *block = nutshell->blocks->pdata[i];

      if (block->kind != (i % 2 == 0 ? BGL_BLOCK_TERM : BGL_BLOCK_PARAGRAPH))
        return g_strdup_printf ("The section %s must have three terms with one paragraph each.", id);
      length += g_utf8_strlen (block->text, -1);
    }

  return length < NUTSHELL_LENGTH ? NULL : g_strdup_printf ("The section %s has %ld letters, more than %d.", id, length,
                                                            NUTSHELL_LENGTH);
}

static char *
check_chapters (const Check *self)
{
  const char *const *titles = NULL;
  guint n_found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    if (g_str_equal (chapters[i].language, self->language))
      titles = chapters[i].titles;
  if (titles == NULL)
    return g_strdup ("bgl-book-validate.c lacks the titles of the chapters in this language.");

  for (guint i = 0; i < self->page->sections->len && n_found < G_N_ELEMENTS (chapters[0].titles); i++)
    {
      const BglSection *section = self->page->sections->pdata[i];

      n_found += section->level == 1 && g_str_equal (section->title, titles[n_found]);
    }

  return n_found == G_N_ELEMENTS (chapters[0].titles)
         ? NULL : g_strdup_printf ("The chapter “%s” is not in its place.", titles[n_found]);
}

static char *
check_examples (const Check *self)
{
  for (guint i = 0; i < self->page->sections->len; i++)
    {
      const BglSection *section = self->page->sections->pdata[i];

      for (guint j = 0; j < section->blocks->len; j++)
        {
          const BglBlock *block = section->blocks->pdata[j];
          g_autoptr (GError) error = NULL;

          if (block->kind != BGL_BLOCK_EXAMPLE)
            continue;

          if (bgl_example_get_rules (block->example) != self->rules)
            return g_strdup_printf ("The example “%s” of the section %s is about another game.", block->title, section->id);
          if (!bgl_example_run (block->example, &error))
            return g_strdup_printf ("The example “%s” of the section %s, line %u: %s", block->title, section->id,
                                    bgl_rule_error_get_line (error), error->message);
        }
    }

  return NULL;
}

char *
bgl_book_validate (BglBook        *self,
                   const BglRules *rules)
{
  static char *(*const checks[]) (const Check *self) = {
    check_rules, check_sections, check_nutshell, check_chapters, check_examples,
  };
  g_autofree char *fault = NULL;
  Check check;

  g_return_val_if_fail (BGL_IS_BOOK (self), NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  check.language = bgl_book_get_language (self);
  check.rules = rules;
  check.page = bgl_book_find_page (self, rules->id);
  if (check.page == NULL)
    return g_strdup_printf ("There is no page %s.page.", rules->id);

  for (guint i = 0; i < G_N_ELEMENTS (checks) && fault == NULL; i++)
    fault = checks[i] (&check);

  return fault == NULL ? NULL : g_strdup_printf ("%s.page (%s): %s", rules->id, check.language, fault);
}
