/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-book.h"

/* Finds words in the rulebook, in any of their forms and in any of its languages. */

/* Decomposes each character and drops its diacritics: é becomes e, and ё becomes е. This does not allocate memory
 * per character, because a search folds the whole book. */
static char *
fold_with_origins (const char *text,
                   GArray     *origins)
{
  GString *folded = g_string_sized_new (strlen (text));

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      guint origin = (guint) (c - text);
      gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
      gsize n = g_unichar_fully_decompose (g_utf8_get_char (c), TRUE, parts, G_N_ELEMENTS (parts));

      for (gsize i = 0; i < n; i++)
        {
          gsize before = folded->len;

          if (g_unichar_ismark (parts[i]))
            continue;

          g_string_append_unichar (folded, g_unichar_tolower (parts[i]));
          for (; origins != NULL && before < folded->len; before++)
            g_array_append_val (origins, origin);
        }
    }

  if (origins != NULL)
    {
      guint end = (guint) strlen (text);

      g_array_append_val (origins, end);
    }

  return g_string_free (folded, FALSE);
}

char *
bgl_book_fold (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return fold_with_origins (text, NULL);
}

/* Endings in the three languages, folded. Longer endings come first. Most forms of a word have the same stem, which
 * is what remains without the ending. */
static const char *const endings[] = {
  /* English and French */
  "ements", "ement", "ies", "ied", "ees", "ing", "ent", "aux", "ant", "es", "ed", "ee", "er", "ez", "al", "ai", "y",
  "e", "s", "x",
  /* Russian */
  "ами", "ями", "ого", "его", "ому", "ему", "ыми", "ими", "ах", "ях", "ов", "ев", "еи", "ои", "ыи", "ии", "ая", "яя",
  "ое", "ее", "ые", "ие", "ую", "юю", "ам", "ям", "ом", "ем", "ью", "ть", "а", "я", "о", "е", "ы", "и", "у", "ю", "ь",
};

#define MIN_STEM 3

/* Removes the ending of a folded word. */
static void
cut_ending (char *word)
{
  gsize length = strlen (word);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      gsize cut = strlen (endings[i]);

      if (length <= cut || !g_str_equal (word + length - cut, endings[i]) ||
          g_utf8_strlen (word, (gssize) (length - cut)) < MIN_STEM)
        continue;

      word[length - cut] = '\0';
      length -= cut;
      /* Remove the doubled consonant before the ending, as in "winning". */
      if ((g_str_equal (endings[i], "ing") || g_str_equal (endings[i], "ed")) && length > MIN_STEM &&
          word[length - 1] == word[length - 2] && strchr ("lsz", word[length - 1]) == NULL)
        word[length - 1] = '\0';
      return;
    }
}

static gboolean
is_word (const char *word,
         gsize       length,
         const char *other)
{
  return strlen (other) == length && strncmp (word, other, length) == 0;
}

/* Russian drops an о or е between the last two consonants of some words before an ending: фишек and фишка, конец and
 * конца. All letters of such a stem have two bytes. */
static gboolean
has_fleeting_vowel (const char *word,
                    gsize       length,
                    const char *stem)
{
  static const char *const vowels[] = { "о", "е" };
  gsize size = strlen (stem);
  const char *last = size >= 4 * 2 ? stem + size - 2 : NULL;

  if (last == NULL || (!g_str_has_prefix (last, "к") && !g_str_has_prefix (last, "ц")))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (vowels); i++)
    {
      gboolean whole = strncmp (last - 2, vowels[i], 2) == 0;
      gsize base = (gsize) (last - stem) - (whole ? 2 : 0);

      if (strncmp (word, stem, base) != 0)
        continue;
      if (whole && strncmp (word + base, last, 2) == 0)
        return TRUE;
      if (!whole && length == size + 2 && strncmp (word + base, vowels[i], 2) == 0 &&
          strncmp (word + base + 2, last, 2) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Whether a folded word of that length is a form of the word with that stem, or begins with that stem. */
static gboolean
is_form (const char *word,
         gsize       length,
         const char *stem)
{
  if (g_str_equal (stem, "dic") || g_str_equal (stem, "die"))
    return is_word (word, length, "die") || is_word (word, length, "dice");

  return (strncmp (word, stem, strlen (stem)) == 0 && strlen (stem) <= length) ||
         has_fleeting_vowel (word, length, stem);
}

typedef struct
{
  char     *stem;
  gboolean  marked; /* the stem is the whole word without a plural s, and its diacritics matter */
} Word;

static void
clear_word (gpointer data)
{
  Word *word = data;

  g_free (word->stem);
}

/* Returns a word with its diacritics, without the s of the plural. */
static char *
compose (const char *word,
         gsize       length)
{
  g_autofree char *lower = g_utf8_strdown (word, (gssize) length);
  char *composed = g_utf8_normalize (lower, -1, G_NORMALIZE_ALL_COMPOSE);

  if (composed != NULL && g_str_has_suffix (composed, "s"))
    composed[strlen (composed) - 1] = '\0';

  return composed;
}

/* French words of two letters, such as dé and de, can differ only in their diacritics. */
static char *
find_marked (const char *word,
             gsize       length)
{
  g_autofree char *composed = compose (word, length);
  g_autofree char *folded = composed != NULL ? bgl_book_fold (composed) : NULL;

  if (folded == NULL || strlen (folded) != 2 || g_utf8_strlen (composed, -1) != 2 || g_str_equal (folded, composed))
    return NULL;

  return g_steal_pointer (&composed);
}

static GArray *
split_query (const char *query)
{
  g_autoptr (GArray) origins = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *folded = fold_with_origins (query, origins);
  GArray *words = g_array_new (FALSE, FALSE, sizeof (Word));
  const char *start = NULL;

  g_array_set_clear_func (words, clear_word);
  for (const char *c = folded; ; c = g_utf8_next_char (c))
    {
      gboolean letter = *c != '\0' && g_unichar_isalnum (g_utf8_get_char (c));

      if (letter && start == NULL)
        start = c;
      if (!letter && start != NULL)
        {
          guint from = g_array_index (origins, guint, start - folded);
          Word word = { .stem = find_marked (query + from, g_array_index (origins, guint, c - folded) - from) };

          word.marked = word.stem != NULL;
          if (!word.marked)
            {
              word.stem = g_strndup (start, (gsize) (c - start));
              cut_ending (word.stem);
            }
          g_array_append_val (words, word);
          start = NULL;
        }
      if (*c == '\0')
        break;
    }

  return words;
}

/* Finds words that are forms of the query's words or begin with them, but not words that contain them elsewhere.
 * Adds their positions in the text, and returns which words of the query were found, one bit for each. */
static guint
find_words (const char *text,
            GArray     *words,
            GArray     *found)
{
  g_autoptr (GArray) origins = NULL;
  g_autofree char *folded = NULL;
  const char *start = NULL;
  guint seen = 0;

  for (guint i = 0; i < words->len; i++)
    if (origins == NULL && (found != NULL || g_array_index (words, Word, i).marked))
      origins = g_array_new (FALSE, FALSE, sizeof (guint));
  folded = fold_with_origins (text, origins);

  for (const char *c = folded; ; c = g_utf8_next_char (c))
    {
      gboolean letter = *c != '\0' && g_unichar_isalnum (g_utf8_get_char (c));

      if (letter && start == NULL)
        start = c;
      if (!letter && start != NULL)
        {
          BglStretch stretch = { 0 };
          gboolean any = FALSE;

          if (origins != NULL)
            {
              stretch.start = g_array_index (origins, guint, start - folded);
              stretch.end = g_array_index (origins, guint, c - folded);
            }
          for (guint i = 0; i < words->len; i++)
            {
              const Word *word = &g_array_index (words, Word, i);
              g_autofree char *written = word->marked ? compose (text + stretch.start, stretch.end - stretch.start) : NULL;

              if (word->marked ? g_strcmp0 (written, word->stem) == 0 : is_form (start, (gsize) (c - start), word->stem))
                {
                  any = TRUE;
                  seen |= 1u << MIN (i, 31);
                }
            }
          if (any && found != NULL)
            g_array_append_val (found, stretch);
          start = NULL;
        }
      if (*c == '\0')
        break;
    }

  return seen;
}

GArray *
bgl_book_match (const char *text,
                const char *query)
{
  GArray *stretches = g_array_new (FALSE, FALSE, sizeof (BglStretch));
  g_autoptr (GArray) words = NULL;

  g_return_val_if_fail (text != NULL, stretches);
  g_return_val_if_fail (query != NULL, stretches);

  words = split_query (query);
  find_words (text, words, stretches);

  return stretches;
}

static gboolean
contains_all (const char *text,
              GArray     *words)
{
  guint n = MIN (words->len, 32);

  return text != NULL && find_words (text, words, NULL) == (n == 32 ? G_MAXUINT32 : (1u << n) - 1);
}

static void
search_section (const BglPage    *page,
                const BglSection *section,
                GArray           *words,
                gboolean          titles,
                GArray           *hits)
{
  BglHit hit = { .page = page, .section = section, .block = -1 };

  if (titles)
    {
      if (contains_all (section->title, words))
        g_array_append_val (hits, hit);
      return;
    }

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const BglBlock *block = section->blocks->pdata[i];

      hit.block = (int) i;
      if (contains_all (block->text, words) || contains_all (block->title, words))
        g_array_append_val (hits, hit);
    }
}

GArray *
bgl_book_search (BglBook    *self,
                 const char *query)
{
  GArray *hits = g_array_new (FALSE, FALSE, sizeof (BglHit));
  g_autoptr (GArray) words = NULL;
  GPtrArray *pages;

  g_return_val_if_fail (BGL_IS_BOOK (self), hits);
  g_return_val_if_fail (query != NULL, hits);

  pages = bgl_book_get_pages (self);
  words = split_query (query);
  if (words->len == 0)
    return hits;

  for (int titles = 1; titles >= 0; titles--)
    for (guint i = 0; i < pages->len; i++)
      {
        const BglPage *page = pages->pdata[i];

        for (guint j = 0; j < page->sections->len; j++)
          search_section (page, page->sections->pdata[j], words, titles, hits);
      }

  return hits;
}
