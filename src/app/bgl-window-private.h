/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-beside.h"
#include "bgl-reader.h"
#include "bgl-window.h"

G_BEGIN_DECLS

struct _BglWindow
{
  AdwApplicationWindow  parent_instance;

  BglStore             *store;
  GCancellable         *scanning;
  BglTablePage         *page;      /* the last table, also while the shelf is on show */
  gulong                paint_id;
  guint                 complete_id;

  BglLibraryPage       *library;   /* made when first wanted, like the next ones */
  BglReplayPage        *replay;
  BglReader            *reader;

  BglQuizView          *quiz;      /* while there is one, it is on show */
  GtkWidget            *before_quiz;
  char                 *title_before_quiz;
  gboolean              read_before_quiz;

  BglBeside            *beside;
  GtkStack             *stack;
  BglShelf             *shelf;
};

/* bgl-window-actions.c: the commands of the window. */
void bgl_window_add_actions    (BglWindow *self);
/* Has the commands of a table follow the one on show. */
void bgl_window_update_actions (BglWindow *self);


/* Looks what is in the store. */
void bgl_window_scan           (BglWindow *self);

/* bgl-window-library.c: one step back from a played game or from the list; FALSE for neither. */
gboolean bgl_window_leave_library (BglWindow *self);

/* bgl-window-session.c: where the window was left, and messages while it is not in front. */
void bgl_window_save_session    (BglWindow *self);
void bgl_window_restore_session (BglWindow *self);
void bgl_window_watch_table     (BglWindow *self,
                                 BglTable  *table);
void bgl_window_watch_focus     (BglWindow *self);

G_END_DECLS
