/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-store.h"
#include "engine/bgl-table.h"

#include "bgl-activity-page.h"
#include "bgl-library-page.h"
#include "bgl-quiz-view.h"
#include "bgl-reader.h"
#include "bgl-replay-page.h"
#include "bgl-shelf.h"
#include "bgl-table-page.h"

G_BEGIN_DECLS

#define BGL_TYPE_WINDOW (bgl_window_get_type ())

G_DECLARE_FINAL_TYPE (BglWindow, bgl_window, BGL, WINDOW, AdwApplicationWindow)

GtkWidget    *bgl_window_new           (GtkApplication *application,
                                        BglStore       *store);

BglShelf     *bgl_window_get_shelf     (BglWindow      *self);
/* The table on show, or NULL while the shelf is. */
BglTablePage *bgl_window_get_page      (BglWindow      *self);

void          bgl_window_show_shelf    (BglWindow      *self);
/* Shows a table. It is saved to the file; with NULL, its first move creates a new file. */
void          bgl_window_show_table    (BglWindow      *self,
                                        BglTable       *table,
                                        GFile          *file);
/* Opens the new-game dialog. */
void          bgl_window_ask_new_game  (BglWindow      *self,
                                        const char     *game);
/* Goes on with the newest unfinished game of that kind. */
void          bgl_window_continue      (BglWindow      *self,
                                        const char     *game);
/* Opens a record from any folder. It is never written to. */
void          bgl_window_open_file     (BglWindow      *self,
                                        GFile          *file);

/* The games that were played; the list, or the one being looked at, while on show. */
void            bgl_window_show_library (BglWindow     *self);
BglLibraryPage *bgl_window_get_library  (BglWindow     *self);
BglReplayPage  *bgl_window_get_replay   (BglWindow     *self);

/* The rulebook, while it is open, beside the table or instead of it; else NULL. */
BglReader    *bgl_window_get_reader    (BglWindow      *self);
void          bgl_window_close_reader  (BglWindow      *self);
/* Opens it where a game's rules were left, at a rule, or where a bungalow: link leads; FALSE when
 * there is no such place. */
gboolean      bgl_window_show_rules    (BglWindow      *self,
                                        const char     *game);
gboolean      bgl_window_show_rule     (BglWindow      *self,
                                        const char     *rule);
gboolean      bgl_window_open_uri      (BglWindow      *self,
                                        const char     *uri,
                                        const char     *language);

/* The quiz on show, or NULL. */
BglQuizView  *bgl_window_get_quiz      (BglWindow      *self);
/* Asks ten questions about a game. Closing it goes back to what was there before. */
void          bgl_window_show_quiz     (BglWindow      *self,
                                        const char     *game);

/* The activity on show, or NULL. */
BglActivityPage *bgl_window_get_activity  (BglWindow   *self);
/* Begins something that a game lists in its BglGameUi; the same goes for closing it. */
void             bgl_window_show_activity (BglWindow   *self,
                                           const char  *game,
                                           const char  *activity);

G_END_DECLS
