/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bgl-reader-page.h"

G_BEGIN_DECLS

#define BGL_TYPE_READER (bgl_reader_get_type ())

G_DECLARE_FINAL_TYPE (BglReader, bgl_reader, BGL, READER, AdwBin)

/*
 * The rulebook: contents, search, languages side by side, a way back.
 *
 * Actions of its own: reader.follow (s) goes where a bungalow: link leads, reader.back,
 * reader.forward, reader.previous, reader.next, reader.zoom-in, reader.zoom-out,
 * reader.zoom-normal, reader.search, reader.language (s), reader.quiz, reader.print,
 * reader.export.
 */
GtkWidget     *bgl_reader_new          (void);
/* Opens a page, at a section or where it was left when that is NULL. FALSE for no such place. */
gboolean       bgl_reader_open         (BglReader         *self,
                                        const char        *page,
                                        const char        *section);
/* The page of the section is found by itself. */
gboolean       bgl_reader_open_section (BglReader         *self,
                                        const char        *section);
/* “bungalow:chess/chess-castling”, “bungalow:chess”. */
gboolean       bgl_reader_open_uri     (BglReader         *self,
                                        const char        *uri);
/* To the place that was read before; FALSE where this visit began. */
gboolean       bgl_reader_go_back      (BglReader         *self);
/* The next place is the first of a new visit. */
void           bgl_reader_forget_history (BglReader       *self);
/* Whether closing the rulebook leads back to a table or a quiz instead of the shelf. */
void           bgl_reader_set_beside   (BglReader         *self,
                                        gboolean           beside);

const char    *bgl_reader_get_page_id  (BglReader         *self);
const char    *bgl_reader_get_section  (BglReader         *self);
BglReaderPage *bgl_reader_get_page     (BglReader         *self);

/* The languages shown, in the order of the columns; ends with NULL. */
const char *const *bgl_reader_get_languages (BglReader    *self);
void           bgl_reader_set_languages (BglReader         *self,
                                         const char *const *languages);
/* The shown language that is used for titles and contents. */
const char    *bgl_reader_get_language (BglReader         *self);
/* Shows the next place in that language, even if it is not one of the shown ones, until the reader goes back or chooses a
 * language. */
void           bgl_reader_set_language (BglReader         *self,
                                        const char        *language);

/* How many places the words were found at. */
guint          bgl_reader_search       (BglReader         *self,
                                        const char        *query);
/* The same, as if somebody had typed it. */
void           bgl_reader_find         (BglReader         *self,
                                        const char        *query);

G_END_DECLS
