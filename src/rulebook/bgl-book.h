/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-example.h"

G_BEGIN_DECLS

#define BGL_TYPE_BOOK (bgl_book_get_type ())

G_DECLARE_FINAL_TYPE (BglBook, bgl_book, BGL, BOOK, GObject)

/*
 * The rulebook in one language, read from the Mallard pages in the program's resources. All languages have the same
 * pages, sections, and blocks in the same order, so that indices can be used to show two languages side by side.
 */

typedef enum
{
  BGL_BLOCK_PARAGRAPH,
  BGL_BLOCK_ITEM,     /* an item of a list, with a bullet */
  BGL_BLOCK_STEP,     /* an item of a list, with a number */
  BGL_BLOCK_TERM,     /* the term that the next block explains */
  BGL_BLOCK_NOTE,
  BGL_BLOCK_ROW,      /* a row of a table; tabs separate the cells in the text */
  BGL_BLOCK_CODE,     /* text with its original spaces and line ends */
  BGL_BLOCK_EXAMPLE,
} BglBlockKind;

typedef struct
{
  BglBlockKind kind;
  guint        depth;    /* of nested lists, from 0 */
  guint        number;   /* of a step, from 1 */
  char        *markup;   /* Pango markup, with links as <a href="bungalow:GAME/RULE-ID"> */
  char        *text;     /* the same text without markup */
  char       **pieces;   /* the names of pieces to show beside the text, as the game defines them, or NULL */
  char        *title;    /* of an example */
  BglExample  *example;
} BglBlock;

typedef struct
{
  char      *id;
  char      *title;
  guint      level;      /* 1 for the top-level sections of a page */
  GPtrArray *blocks;     /* BglBlock */
} BglSection;

typedef struct
{
  char      *id;
  char      *title;
  char      *guide;      /* the section of the guide that lists the page, as "index#games", or NULL */
  char      *summary;    /* one sentence, or NULL */
  GPtrArray *sections;   /* BglSection; nested sections follow their parent. The first one has the content before all
                          * sections, and the id and title of the page */
} BglPage;

/* The languages of the rulebook (transfer none): "en", "fr", "ru". */
const char *const *bgl_book_list_languages (void);
/* The language of the rulebook that best matches the desktop. */
const char *bgl_book_get_default_language (void);
/* The language for what is shared between languages that are read side by side: that of the desktop, if it is one of
 * them, or else the first. */
const char *bgl_book_choose_language      (const char *const *languages);
/* The name of a language in that language. */
const char *bgl_book_get_language_name    (const char *language);

/* The book of a language (transfer none), which is read only once. */
BglBook    *bgl_book_get          (const char  *language,
                                   GError     **error);
/* Creates a book with one page from its text, for tests. */
BglBook    *bgl_book_new_from_page (const char  *id,
                                    const char  *text,
                                    gssize       length,
                                    GError     **error);

/* The suffix of the pages with lessons, which are not part of the book. */
#define BGL_BOOK_LESSON "-lesson"

/* Whether there is a page with that ID, in the book or not. */
gboolean    bgl_book_has_page     (const char  *id);
/* Reads such a page. Free with bgl_page_free (). */
BglPage    *bgl_book_load_page    (const char  *language,
                                   const char  *id,
                                   GError     **error);

const char *bgl_book_get_language (BglBook     *self);
/* All pages of the book, BglPage (transfer none). */
GPtrArray  *bgl_book_get_pages    (BglBook     *self);
const BglPage *bgl_book_find_page (BglBook     *self,
                                   const char  *id);
/* The section of a rule, on any page (transfer none). */
const BglSection *bgl_book_find_section (BglBook        *self,
                                         const char     *id,
                                         const BglPage **page);

/* Folds a text for comparison: removes case and diacritics, so that ё becomes е. Free with g_free (). */
char       *bgl_book_fold         (const char  *text);

/* A range of a text, in bytes. */
typedef struct
{
  guint start;
  guint end;
} BglStretch;

/* The ranges of the text that match words of the query (transfer full), as a sorted array of BglStretch, to
 * highlight them. Other forms of a word match, and words that begin with it. */
GArray     *bgl_book_match        (const char  *text,
                                   const char  *query);

typedef struct
{
  const BglPage    *page;
  const BglSection *section;
  int               block;   /* -1 for the title */
} BglHit;

/* The places where all words of the query occur in a title or in one block (transfer full), as an array of BglHit
 * with titles first. */
GArray     *bgl_book_search       (BglBook     *self,
                                   const char  *query);

G_END_DECLS
