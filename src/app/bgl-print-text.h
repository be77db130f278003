/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pangocairo.h>

#include "rulebook/bgl-book.h"

G_BEGIN_DECLS

/* Paragraphs of the rulebook, laid out for paper. All measures are points. The layouts are (transfer full). */
typedef enum
{
  BGL_PRINT_BODY,
  BGL_PRINT_TITLE,        /* of the page */
  BGL_PRINT_HEADING,      /* of a section */
  BGL_PRINT_RULE,         /* of a section in a chapter */
  BGL_PRINT_SUBHEADING,   /* of an example */
  BGL_PRINT_FOOTER,
} BglPrintStyle;

/* The page numbers for references. */
typedef struct
{
  GHashTable *pages;      /* the page on which a section begins, from 1, by section id */
  guint       here;       /* the page that references need not name, or 0 for none */
} BglPrintNumbers;

PangoLayout *bgl_print_text_new        (PangoContext          *context,
                                        BglPrintStyle          style,
                                        double                 size,
                                        double                 width,
                                        const char            *text,
                                        const char            *language);
/* A block that is not an example, with its bullet, number or columns. References to sections get the numbers of their
 * pages. */
PangoLayout *bgl_print_text_new_block  (PangoContext          *context,
                                        double                 size,
                                        double                 width,
                                        const BglSection      *section,
                                        guint                  index,
                                        const BglPrintNumbers *numbers,
                                        const char            *language);
/* The text below the title of an example. */
PangoLayout *bgl_print_text_new_words  (PangoContext          *context,
                                        double                 size,
                                        double                 width,
                                        const BglBlock        *block,
                                        const BglPrintNumbers *numbers,
                                        const char            *language);

double       bgl_print_text_get_height (PangoLayout           *layout);

G_END_DECLS
