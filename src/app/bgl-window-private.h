/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-notice-overlay.h"
#include "bgl-reader.h"
#include "bgl-split-view.h"
#include "bgl-window.h"
#include "engine/bgl-saver.h"

G_BEGIN_DECLS

/* bgl-window-distance.c: what the window knows about tables at a distance. */
typedef struct _BglWindowDistance BglWindowDistance;

struct _BglWindow
{
  AdwApplicationWindow  parent_instance;

  BglStore             *store;
  GCancellable         *scanning;
  gboolean              scan_failed;
  gboolean              notified;  /* a notification may be on the desktop */
  GQueue                opening;   /* files to show one after the other; the first is being read */
  BglTablePage         *page;      /* the last table, even while the shelf is visible */
  gulong                paint_id;
  guint                 complete_id;

  BglLibraryPage       *library;   /* created when first needed, like the next ones */
  BglReplayPage        *replay;
  gboolean              replays_table; /* replays the table that was visible before, not a game of the library */
  BglReader            *reader;
  GtkWidget            *before_reader; /* what had the focus before the rulebook, or NULL */

  GtkWidget            *subpage;   /* a quiz, a lesson, or an activity; visible while it exists */
  GtkWidget            *before_subpage;
  char                 *title_before_subpage;
  gboolean              read_before_subpage;

  GtkWidget            *new_game_dialog; /* a weak pointer */
  BglWindowDistance    *distance;  /* NULL if the application cannot play at a distance */

  GtkWidget            *focus;     /* what has the focus, or NULL */
  guint                 focus_id;
  guint                 focus_tick_id;
  gboolean              finding_focus;

  BglSaver             *unsaved;   /* the game that the save bar is about */
  guint                 saved_id;
  guint                 close_id;

  BglNoticeOverlay     *notices;
  BglSplitView         *split_view;
  GtkStack             *stack;
  BglShelf             *shelf;
  GtkWidget            *save_bar;
  GtkImage             *save_icon;
  GtkLabel             *save_label;
  GtkWidget            *save_copy;
};

/* bgl-window-actions.c: the actions of the window. */
void bgl_window_add_actions    (BglWindow *self);
/* Updates the actions for the visible table. */
void bgl_window_update_actions (BglWindow *self);
/* Whether a move can be undone or, at a distance, the others can be asked. */
void bgl_window_update_undo    (BglWindow *self);
/* Removes the actions that are bound to a property of the visible page. They must not outlive it. */
void bgl_window_remove_page_actions (BglWindow *self);

/* bgl-window-files.c: reports that a file was written (“file.written” with its URI), opens it and shows its folder. */
void bgl_window_install_file_actions (GtkWidgetClass *widget_class);

/* bgl-window-scan.c: scans the store. */
void bgl_window_scan           (BglWindow *self);

/* bgl-window-actions.c: starts a game of one person against beginners. */
void bgl_window_begin_first_game    (BglWindow       *self,
                                     const BglGameUi *ui);

/* bgl-window-activity.c: shows a page in the place of the table. */
void            bgl_window_show_subpage      (BglWindow  *self,
                                              GtkWidget  *subpage,
                                              const char *title);
/* Returns to the page before the quiz, the lesson, the activity, or the waiting room. */
void            bgl_window_close_subpage     (BglWindow *self);
/* Whether the subpage has the window buttons in its header bar. */
void            bgl_window_update_subpage    (BglWindow *self,
                                              gboolean   title_buttons);
/* The game of the subpage, or NULL if there is none or if it is not known yet. */
const BglRules *bgl_window_get_subpage_rules (BglWindow *self);

/* bgl-window-focus.c: gives the focus to the visible page whenever the widget that had it is gone. */
void bgl_window_keep_focus      (BglWindow *self);
void bgl_window_forget_focus    (BglWindow *self);

/* bgl-window-library.c: replays the game of the visible table from its beginning or its end. */
void bgl_window_replay_table    (BglWindow *self,
                                 gboolean   from_end);
/* Analyzes the visible replay or the game of the visible table. */
void bgl_window_analyze         (BglWindow *self);
/* Goes back from a replay or from the list. Returns FALSE if neither is visible. */
gboolean bgl_window_leave_library (BglWindow *self);
/* Makes the window accept dropped files. */
void bgl_window_watch_drops     (BglWindow *self);

/* bgl-window-session.c: the page that was open last, and notifications while the window is not active. */
void bgl_window_save_session    (BglWindow *self);
void bgl_window_restore_session (BglWindow *self);
void bgl_window_watch_table     (BglWindow *self,
                                 BglTable  *table);
void bgl_window_watch_focus     (BglWindow *self);
void bgl_window_withdraw_notification (BglWindow *self);
/* Sets a text that no desktop takes for markup. */
void bgl_window_set_plain_body  (GNotification *notification,
                                 const char    *text);
/* Pauses a real-time game while the rulebook or a dialog is open. */
void bgl_window_update_pauses   (BglWindow *self);

/* bgl-window-unsaved.c: shows the save bar whenever a game cannot be saved. */
void     bgl_window_watch_unsaved  (BglWindow *self);
void     bgl_window_forget_unsaved (BglWindow *self);
void     bgl_window_save_copy      (BglWindow *self);
/* Makes the window report when the table gets another file. */
void     bgl_window_watch_record   (BglWindow *self,
                                    BglTable  *table);
/* Asks the user if there is an unsaved game. Returns TRUE in this case: the answer closes the window. */
gboolean bgl_window_ask_unsaved    (BglWindow *self);

/* bgl-window.c: shows the last table again. */
void           bgl_window_return_to_page     (BglWindow     *self);
/* Starts a new game at a table. */
void           bgl_window_begin              (BglWindow     *self,
                                              BglTable      *table);

G_END_DECLS
