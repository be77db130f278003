/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pangocairo.h>

#include "rulebook/bgl-book.h"

G_BEGIN_DECLS

/* The rulebook's paragraphs set for paper. All measures are points. */
typedef enum
{
  BGL_PRINT_BODY,
  BGL_PRINT_TITLE,        /* of the page */
  BGL_PRINT_HEADING,      /* of a section */
  BGL_PRINT_RULE,         /* of a section in a section */
  BGL_PRINT_SUBHEADING,   /* of an example */
  BGL_PRINT_FOOTER,
} BglPrintStyle;

/* The pages that references name. */
typedef struct
{
  GHashTable *pages;      /* on which sections begin, from 1, by their ids */
  guint       here;       /* the page that needs no number; 0 for none */
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
/* What the words below the title of an example say. */
PangoLayout *bgl_print_text_new_words  (PangoContext          *context,
                                        double                 size,
                                        double                 width,
                                        const BglBlock        *block,
                                        const BglPrintNumbers *numbers,
                                        const char            *language);

double       bgl_print_text_get_height (PangoLayout           *layout);

G_END_DECLS
