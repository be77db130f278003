/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rulebook/bgl-book.h"

G_BEGIN_DECLS

#define BGL_TYPE_READER_PAGE (bgl_reader_page_get_type ())

G_DECLARE_FINAL_TYPE (BglReaderPage, bgl_reader_page, BGL, READER_PAGE, GtkWidget)

/*
 * One page of the rulebook as widgets, in some languages side by side: every paragraph is a row
 * with one column for each of them.
 *
 * Signals:
 *   section-changed ()  another section stands at the top
 */
GtkWidget  *bgl_reader_page_new          (void);
/* Shows the page; the languages end with NULL. */
void        bgl_reader_page_show         (BglReaderPage     *self,
                                          const char        *page,
                                          const char *const *languages);
/* Whether languages are in columns where there is room for that, or below each other everywhere. */
void        bgl_reader_page_set_side_by_side (BglReaderPage *self,
                                              gboolean       side_by_side);
/* Whether the page is wide enough for its languages side by side. */
gboolean    bgl_reader_page_fits_columns (BglReaderPage     *self);
/* Brings a section to the top. */
void        bgl_reader_page_go_to        (BglReaderPage     *self,
                                          const char        *section);
/* Makes sure that a block of the present section is in sight. */
void        bgl_reader_page_go_to_block  (BglReaderPage     *self,
                                          guint              block);
/* The letters have another size. */
void        bgl_reader_page_refit        (BglReaderPage     *self);
/* Copies what is selected in a text. Returns FALSE for nothing. */
gboolean    bgl_reader_page_copy         (BglReaderPage     *self);
/* The section that is being read. */
const char *bgl_reader_page_get_section  (BglReaderPage     *self);
/* Marks the words wherever they stand; NULL for none. */
void        bgl_reader_page_set_marked   (BglReaderPage     *self,
                                          const char        *query);
GtkWidget  *bgl_reader_page_find_section (BglReaderPage     *self,
                                          const char        *section);

/* Scrolls by a key that moves by screenfuls or to an end of the page, wherever the focus is. Returns whether it is such a
 * key. */
gboolean     bgl_reader_page_scroll_by_key (BglReaderPage   *self,
                                            guint            keyval,
                                            GdkModifierType  modifiers);

G_END_DECLS
