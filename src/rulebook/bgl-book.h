/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-example.h"

G_BEGIN_DECLS

#define BGL_TYPE_BOOK (bgl_book_get_type ())

G_DECLARE_FINAL_TYPE (BglBook, bgl_book, BGL, BOOK, GObject)

/*
 * The rulebook in one language, read from the Mallard pages that the program carries. All
 * languages have the same pages, sections and blocks in the same order: whoever shows two of
 * them side by side goes by the indices.
 */

typedef enum
{
  BGL_BLOCK_PARAGRAPH,
  BGL_BLOCK_ITEM,     /* of a list, with a bullet */
  BGL_BLOCK_STEP,     /* of a list, with a number */
  BGL_BLOCK_TERM,     /* what the following block explains */
  BGL_BLOCK_NOTE,
  BGL_BLOCK_ROW,      /* of a table: cells are separated by tabs in the text */
  BGL_BLOCK_CODE,     /* as it stands */
  BGL_BLOCK_EXAMPLE,
} BglBlockKind;

typedef struct
{
  BglBlockKind kind;
  guint        depth;    /* of lists inside lists, from 0 */
  guint        number;   /* of a step, from 1 */
  char        *markup;   /* Pango's, links as <a href="bungalow:GAME/RULE-ID"> */
  char        *text;     /* the same without marks */
  char       **pieces;   /* that are shown beside the text, by the game's names for them, or NULL */
  char        *title;    /* of an example */
  BglExample  *example;
} BglBlock;

typedef struct
{
  char      *id;
  char      *title;
  guint      level;      /* 1 for sections of a page */
  GPtrArray *blocks;     /* BglBlock */
} BglSection;

typedef struct
{
  char      *id;
  char      *title;
  char      *guide;      /* the section that leads to it, as "index#games", or NULL */
  char      *summary;    /* in a sentence, or NULL */
  GPtrArray *sections;   /* BglSection, nested ones behind their parent; the first has what stands
                            before all sections, and the page's id and title */
} BglPage;

/* The languages that the program carries, best known first: "en", "fr", "ru". */
const char *const *bgl_book_list_languages (void);
/* The language of those that fits the desktop's best. */
const char *bgl_book_get_default_language (void);
/* Of languages that are read side by side, the one for what they share: that of the desktop, or else the first. */
const char *bgl_book_choose_language      (const char *const *languages);
/* What a language calls itself. */
const char *bgl_book_get_language_name    (const char *language);

/* The book of a language, read once and kept. */
BglBook    *bgl_book_get          (const char  *language,
                                   GError     **error);
/* A book of one page from its text, for tests. */
BglBook    *bgl_book_new_from_page (const char  *id,
                                    const char  *text,
                                    gssize       length,
                                    GError     **error);

const char *bgl_book_get_language (BglBook     *self);
GPtrArray  *bgl_book_get_pages    (BglBook     *self);
const BglPage *bgl_book_find_page (BglBook     *self,
                                   const char  *id);
/* The section of a rule, in whatever page it stands. */
const BglSection *bgl_book_find_section (BglBook        *self,
                                         const char     *id,
                                         const BglPage **page);

/* Text made comparable: without case and accents, ё as е. */
char       *bgl_book_fold         (const char  *text);

/* A stretch of a text, in bytes. */
typedef struct
{
  guint start;
  guint end;
} BglStretch;

/* Where the words of the query occur in the text, in order; for showing them. Other forms of a word count,
 * and words that begin with it. */
GArray     *bgl_book_match        (const char  *text,
                                   const char  *query);

typedef struct
{
  const BglPage    *page;
  const BglSection *section;
  int               block;   /* -1 for the title */
} BglHit;

/* Where all words of the query occur in a title or in one block; titles first. */
GArray     *bgl_book_search       (BglBook     *self,
                                   const char  *query);

G_END_DECLS
