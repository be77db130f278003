/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-store.h"
#include "engine/bgl-table.h"

#include "bgl-activity-page.h"
#include "bgl-lesson-page.h"
#include "bgl-puzzle-page.h"
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
/* The visible table page, or NULL while another page is visible. */
BglTablePage *bgl_window_get_page      (BglWindow      *self);

void          bgl_window_show_shelf    (BglWindow      *self);
/* Shows a table. The game is saved to the file; if the file is NULL, the first move creates a new one. */
void          bgl_window_show_table    (BglWindow      *self,
                                        BglTable       *table,
                                        GFile          *file);
/* Opens the new-game dialog. */
void          bgl_window_ask_new_game  (BglWindow      *self,
                                        const char     *game);
/* Continues the newest unfinished game of that kind. */
void          bgl_window_continue      (BglWindow      *self,
                                        const char     *game);
/* Opens a record from any folder. The file is never changed. */
void          bgl_window_open_file     (BglWindow      *self,
                                        GFile          *file);

/* Shows the list of played games. The other functions return the list or the replay while it is visible, or NULL. */
void            bgl_window_show_library (BglWindow     *self);
BglLibraryPage *bgl_window_get_library  (BglWindow     *self);
BglReplayPage  *bgl_window_get_replay   (BglWindow     *self);

/* The rulebook while it is open beside the table or instead of it, or NULL. */
BglReader    *bgl_window_get_reader    (BglWindow      *self);
void          bgl_window_close_reader  (BglWindow      *self);
/* Opens the rulebook where the rules of a game were left, at a rule, or at the target of a bungalow: link. Returns
 * FALSE if there is no such place. */
gboolean      bgl_window_show_rules    (BglWindow      *self,
                                        const char     *game);
gboolean      bgl_window_show_rule     (BglWindow      *self,
                                        const char     *rule);
gboolean      bgl_window_open_uri      (BglWindow      *self,
                                        const char     *uri,
                                        const char     *language);

/* The visible quiz, or NULL. */
BglQuizView  *bgl_window_get_quiz      (BglWindow      *self);
/* Shows a quiz with ten questions about a game. Closing it returns to what was visible before. */
void          bgl_window_show_quiz     (BglWindow      *self,
                                        const char     *game);

/* The visible lesson, or NULL. */
BglLessonPage *bgl_window_get_lesson   (BglWindow      *self);
/* Shows the lesson of a game where it was left. If there is none, starts a game against beginners. */
void           bgl_window_show_lesson  (BglWindow      *self,
                                        const char     *game);

/* The visible page with puzzles, or NULL. */
BglPuzzlePage *bgl_window_get_puzzles  (BglWindow      *self);
/* Shows puzzles of a game, the puzzle of the day first. Does nothing if there are none. */
void           bgl_window_show_puzzles (BglWindow      *self,
                                        const char     *game);

/* The visible activity, or NULL. */
BglActivityPage *bgl_window_get_activity  (BglWindow   *self);
/* Starts an activity that the game lists in its BglGameUi. Closing it returns to what was visible before. */
void             bgl_window_show_activity (BglWindow   *self,
                                           const char  *game,
                                           const char  *activity);

G_END_DECLS
