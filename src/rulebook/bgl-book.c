/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "bgl-book.h"
#include "bgl-help-resources.h"
#include "bgl-mallard.h"

#define RESOURCE_ROOT "/io/github/bungalow_games/Bungalow/help"

struct _BglBook
{
  GObject    parent_instance;

  char      *language;
  GPtrArray *pages;
};

G_DEFINE_TYPE (BglBook, bgl_book, G_TYPE_OBJECT)

static const struct
{
  const char *code;
  const char *name;
} languages[] = {
  { "en", "English" },
  { "fr", "Français" },
  { "ru", "Русский" },
};

static void
bgl_book_finalize (GObject *object)
{
  BglBook *self = BGL_BOOK (object);

  g_free (self->language);
  g_ptr_array_unref (self->pages);

  G_OBJECT_CLASS (bgl_book_parent_class)->finalize (object);
}

static void
bgl_book_class_init (BglBookClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_book_finalize;
}

static void
bgl_book_init (BglBook *self)
{
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) bgl_page_free);
}

static char *
get_folder (const char *language)
{
  return g_strconcat (RESOURCE_ROOT, "/", language, NULL);
}

static gboolean
has_language (const char *language)
{
  g_autofree char *folder = get_folder (language);
  g_auto (GStrv) names = NULL;

  /* Without this call, the linker would omit the pages. */
  g_resources_register (bgl_help_get_resource ());
  names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  return names != NULL;
}

const char *const *
bgl_book_list_languages (void)
{
  static const char *codes[G_N_ELEMENTS (languages) + 1];
  guint n = 0;

  if (codes[0] == NULL)
    for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
      if (has_language (languages[i].code))
        codes[n++] = languages[i].code;

  return codes;
}

const char *
bgl_book_get_default_language (void)
{
  const char *const *codes = bgl_book_list_languages ();

  for (const char *const *names = g_get_language_names (); *names != NULL; names++)
    if (g_strv_contains (codes, *names))
      return *names;

  return codes[0];
}

const char *
bgl_book_choose_language (const char *const *languages_read)
{
  const char *preferred = bgl_book_get_default_language ();

  g_return_val_if_fail (languages_read != NULL && languages_read[0] != NULL, NULL);

  return g_strv_contains (languages_read, preferred) ? preferred : languages_read[0];
}

const char *
bgl_book_get_language_name (const char *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (language, languages[i].code))
      return languages[i].name;

  return NULL;
}

gboolean
bgl_book_has_page (const char *id)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (id != NULL, FALSE);

  path = g_strconcat (RESOURCE_ROOT, "/", bgl_book_list_languages ()[0], "/", id, ".page", NULL);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

BglPage *
bgl_book_load_page (const char  *language,
                    const char  *id,
                    GError     **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (language != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  folder = get_folder (language);
  path = g_strconcat (folder, "/", id, ".page", NULL);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  if (bytes == NULL)
    return NULL;

  return bgl_mallard_parse (id, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                            error);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static BglBlock *
new_block (BglBlockKind  kind,
           char         *markup,
           const char   *text)
{
  BglBlock *block = g_new0 (BglBlock, 1);

  block->kind = kind;
  block->markup = markup;
  block->text = g_strdup (text);

  return block;
}

/* In Mallard, a guide page does not contain its links. The viewer adds the pages that link to the guide. */
static void
add_to_guide (BglBook       *self,
              const BglPage *page)
{
  const BglPage *guide = NULL;
  const BglSection *section;
  const char *id = page->guide != NULL ? strchr (page->guide, '#') : NULL;

  section = id != NULL ? bgl_book_find_section (self, id + 1, &guide) : NULL;
  if (section == NULL)
    return;

  g_ptr_array_add (section->blocks,
                   new_block (BGL_BLOCK_TERM,
                              g_markup_printf_escaped ("<a href=\"bungalow:%s\">%s</a>", page->id, page->title),
                              page->title));
  if (page->summary != NULL)
    g_ptr_array_add (section->blocks,
                     new_block (BGL_BLOCK_PARAGRAPH, g_markup_escape_text (page->summary, -1), page->summary));
}

/* The page of the manual that people should read first. */
#define FIRST_PAGE "getting-started"

static void
fill_guides (BglBook *self)
{
  const BglPage *first = bgl_book_find_page (self, FIRST_PAGE);

  if (first != NULL)
    add_to_guide (self, first);
  for (guint i = 0; i < self->pages->len; i++)
    if (self->pages->pdata[i] != first)
      add_to_guide (self, self->pages->pdata[i]);
}

static BglBook *
load_book (const char  *language,
           GError     **error)
{
  g_autoptr (BglBook) self = g_object_new (BGL_TYPE_BOOK, NULL);
  g_autofree char *folder = get_folder (language);
  g_auto (GStrv) names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  if (names == NULL)
    return NULL;

  self->language = g_strdup (language);
  qsort (names, g_strv_length (names), sizeof *names, compare_names);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *id = g_strndup (names[i], strlen (names[i]) - strlen (".page"));
      BglPage *page;

      /* Lessons are played, not read. */
      if (g_str_has_suffix (id, BGL_BOOK_LESSON))
        continue;

      page = bgl_book_load_page (language, id, error);
      if (page == NULL)
        return NULL;
      g_ptr_array_add (self->pages, page);
    }
  fill_guides (self);

  return g_steal_pointer (&self);
}

BglBook *
bgl_book_get (const char  *language,
              GError     **error)
{
  static BglBook *books[G_N_ELEMENTS (languages)];
  g_autofree char *known = NULL;
  g_autofree char *shown = NULL;

  g_return_val_if_fail (language != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (language, languages[i].code) && g_strv_contains (bgl_book_list_languages (), language))
      {
        if (books[i] == NULL)
          books[i] = load_book (language, error);
        return books[i];
      }

  known = g_strjoinv (", ", (char **) bgl_book_list_languages ());
  shown = bgl_text_shorten (language, BGL_TEXT_QUOTE);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
               _("The rulebook is not available in the language “%s”. Available languages: %s."), shown, known);
  return NULL;
}

BglBook *
bgl_book_new_from_page (const char  *id,
                        const char  *text,
                        gssize       length,
                        GError     **error)
{
  BglPage *page = bgl_mallard_parse (id, text, length, error);
  BglBook *self;

  if (page == NULL)
    return NULL;

  self = g_object_new (BGL_TYPE_BOOK, NULL);
  self->language = g_strdup ("en");
  g_ptr_array_add (self->pages, page);

  return self;
}

const char *
bgl_book_get_language (BglBook *self)
{
  g_return_val_if_fail (BGL_IS_BOOK (self), NULL);

  return self->language;
}

GPtrArray *
bgl_book_get_pages (BglBook *self)
{
  g_return_val_if_fail (BGL_IS_BOOK (self), NULL);

  return self->pages;
}

const BglPage *
bgl_book_find_page (BglBook    *self,
                    const char *id)
{
  g_return_val_if_fail (BGL_IS_BOOK (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      const BglPage *page = self->pages->pdata[i];

      if (g_str_equal (page->id, id))
        return page;
    }

  return NULL;
}

const BglSection *
bgl_book_find_section (BglBook        *self,
                       const char     *id,
                       const BglPage **page)
{
  g_return_val_if_fail (BGL_IS_BOOK (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      const BglPage *candidate = self->pages->pdata[i];

      for (guint j = 0; j < candidate->sections->len; j++)
        {
          const BglSection *section = candidate->sections->pdata[j];

          if (g_strcmp0 (section->id, id) != 0)
            continue;

          if (page != NULL)
            *page = candidate;
          return section;
        }
    }

  return NULL;
}
