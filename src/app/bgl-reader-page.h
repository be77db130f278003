/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "rulebook/bgl-book.h"

G_BEGIN_DECLS

#define BGL_TYPE_READER_PAGE (bgl_reader_page_get_type ())

G_DECLARE_FINAL_TYPE (BglReaderPage, bgl_reader_page, BGL, READER_PAGE, GtkWidget)

/*
 * One page of the rulebook as widgets, in one or more languages: every paragraph is a row
 * with a column for each language.
 *
 * Signals:
 *   section-changed ()  another section is at the top
 */
/* Shows a page. The list of languages is NULL-terminated. */
void        bgl_reader_page_show         (BglReaderPage     *self,
                                          const char        *page,
                                          const char *const *languages);
/* Whether languages are in columns if there is room, or always below each other. */
void        bgl_reader_page_set_side_by_side (BglReaderPage *self,
                                              gboolean       side_by_side);
/* Whether the page is wide enough for its languages side by side. */
gboolean    bgl_reader_page_fits_columns (BglReaderPage     *self);
/* Scrolls to a section. */
void        bgl_reader_page_go_to        (BglReaderPage     *self,
                                          const char        *section);
/* Scrolls so that a block of the current section is visible. */
void        bgl_reader_page_go_to_block  (BglReaderPage     *self,
                                          guint              block);
/* Lays out the page again after the text size has changed. */
void        bgl_reader_page_refit        (BglReaderPage     *self);
/* Copies the selected text. Returns FALSE if there is none. */
gboolean    bgl_reader_page_copy         (BglReaderPage     *self);
/* The id of the section that is being read (transfer none). */
const char *bgl_reader_page_get_section  (BglReaderPage     *self);
/* Highlights the words everywhere on the page, or nothing if query is NULL. */
void        bgl_reader_page_set_marked   (BglReaderPage     *self,
                                          const char        *query);
GtkWidget  *bgl_reader_page_find_section (BglReaderPage     *self,
                                          const char        *section);

/* Scrolls if the key is one of Page Up, Page Down, Home and End, wherever the focus is. Returns whether it is. */
gboolean     bgl_reader_page_scroll_by_key (BglReaderPage   *self,
                                            guint            keyval,
                                            GdkModifierType  modifiers);

G_END_DECLS
