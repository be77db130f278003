/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bgl-reader-page.h"

G_BEGIN_DECLS

#define BGL_TYPE_READER (bgl_reader_get_type ())

G_DECLARE_FINAL_TYPE (BglReader, bgl_reader, BGL, READER, AdwBin)

/*
 * The rulebook with contents, search, languages side by side, and a history.
 *
 * Actions of its own: reader.follow (s) goes where a bungalow: link leads, reader.back,
 * reader.forward, reader.previous, reader.next, reader.zoom-in, reader.zoom-out,
 * reader.zoom-normal, reader.search, reader.language (s), reader.quiz, reader.print,
 * reader.export.
 */
GtkWidget     *bgl_reader_new          (void);
/* Opens a page at a section or, if section is NULL, where it was left. Returns FALSE if there is no such place. */
gboolean       bgl_reader_open         (BglReader         *self,
                                        const char        *page,
                                        const char        *section);
/* Finds the page of the section and opens it there. */
gboolean       bgl_reader_open_section (BglReader         *self,
                                        const char        *section);
/* Opens a link such as “bungalow:GAME/RULE-ID” or “bungalow:GAME”. */
gboolean       bgl_reader_open_uri     (BglReader         *self,
                                        const char        *uri);
/* Goes back to the previous place. Returns FALSE at the beginning of the history. */
gboolean       bgl_reader_go_back      (BglReader         *self);
/* Clears the history, so that the next place is the first one. */
void           bgl_reader_forget_history (BglReader       *self);
/* Whether closing the rulebook leads back to a table or a quiz instead of the shelf. */
void           bgl_reader_set_beside   (BglReader         *self,
                                        gboolean           beside);

const char    *bgl_reader_get_page_id  (BglReader         *self);
const char    *bgl_reader_get_section  (BglReader         *self);
BglReaderPage *bgl_reader_get_page     (BglReader         *self);

/* The chosen languages in the order of the columns, NULL-terminated (transfer none). */
const char *const *bgl_reader_get_languages (BglReader    *self);
void           bgl_reader_set_languages (BglReader         *self,
                                         const char *const *languages);
/* The visible language that is used for titles and contents. */
const char    *bgl_reader_get_language (BglReader         *self);
/* Shows the next place in that language, even if it is not a chosen one, until the reader goes back or chooses a
 * language. */
void           bgl_reader_set_language (BglReader         *self,
                                        const char        *language);

/* Searches for words. Returns the number of hits. */
guint          bgl_reader_search       (BglReader         *self,
                                        const char        *query);
/* Opens the search with these words, as if the user had typed them. */
void           bgl_reader_find         (BglReader         *self,
                                        const char        *query);

G_END_DECLS
