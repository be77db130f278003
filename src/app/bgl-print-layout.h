/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pangocairo.h>

#include "board/bgl-game-ui.h"
#include "rulebook/bgl-book.h"

G_BEGIN_DECLS

/*
 * A page of the rulebook as sheets of paper. One language runs through two columns, as in a newspaper; two languages
 * are side by side, paragraph by paragraph, around boards that they share. The summary is on one sheet. All measures
 * are points.
 *
 * Longer pages begin with their contents, and references to other sections include page numbers.
 */
typedef struct _BglPrintLayout BglPrintLayout;

#define BGL_PRINT_LANGUAGES 2

typedef struct
{
  const BglPage *pages[BGL_PRINT_LANGUAGES]; /* the same page in each language */
  const char    *languages[BGL_PRINT_LANGUAGES];
  guint          n_languages;
  gboolean       summary;                    /* only the summary of the page */
} BglPrintMatter;

/* The summary of a page (transfer none), or NULL. */
const BglSection *bgl_print_layout_find_summary (const BglPage *page);

BglPrintLayout *bgl_print_layout_new          (const BglPrintMatter *matter,
                                               PangoContext         *context,
                                               double                width,
                                               double                height);
void            bgl_print_layout_free         (BglPrintLayout       *self);

/* Draws the next missing board and returns TRUE. If there is none, lays out the sheets and returns FALSE; only then
 * can the functions below be called. */
gboolean        bgl_print_layout_prepare_next (BglPrintLayout       *self);

guint           bgl_print_layout_get_n_sheets (BglPrintLayout       *self);
/* The number of lines of text and contents on the sheet in each language, for all columns together. A board counts
 * as many lines as it is high. */
guint           bgl_print_layout_count_lines  (BglPrintLayout       *self,
                                               guint                 sheet);
/* How many pictures of boards are on the sheet. */
guint           bgl_print_layout_count_pictures (BglPrintLayout     *self,
                                                 guint               sheet);
/* How far down the sheet is filled, in points. */
double          bgl_print_layout_get_depth    (BglPrintLayout       *self,
                                               guint                 sheet);
/* The page, from 1, on which a section begins, or 0 if the section is not there. */
guint           bgl_print_layout_find_page    (BglPrintLayout       *self,
                                               const char           *section);
void            bgl_print_layout_draw         (BglPrintLayout       *self,
                                               cairo_t              *cr,
                                               guint                 sheet);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglPrintLayout, bgl_print_layout_free)

G_END_DECLS
