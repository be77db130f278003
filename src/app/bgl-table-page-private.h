/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-table-page.h"

#include "bgl-announcer.h"
#include "bgl-browse-bar.h"
#include "bgl-celebration.h"
#include "bgl-end-panel.h"
#include "bgl-failure-card.h"
#include "bgl-intro-card.h"
#include "bgl-move-entry.h"
#include "bgl-notice-overlay.h"
#include "bgl-phase-banner.h"
#include "board/bgl-sound.h"
#include "bgl-story-pane.h"
#include "bgl-turn-bar.h"

G_BEGIN_DECLS

/* bgl-table-page.c contains the widget, bgl-table-page-words.c its texts and getters, bgl-table-page-hint.c the
 * hints, bgl-table-page-help.c the table helper, and bgl-table-page-keys.c the keys of the board. */
struct _BglTablePage
{
  AdwBin           parent_instance;

  BglTable        *table;
  BglLog          *log;
  BglView         *view;
  BglSound        *sound;
  BglAnnouncer    *announcer;
  BglTableHelper  *helper;
  gboolean         counted;     /* whether the game is known to count as played */
  GCancellable    *hinting;
  BglHint         *hint;        /* for the current position, or NULL */
  gboolean         hint_shown;  /* whether the player has seen the move, and not only where to look */
  guint            update_id;

  /* What was last spoken on request. */
  gint64           spoken_time;
  guint            spoken_from;  /* the current line of the log at that time, counted from 1 */
  guint            n_spoken;

  AdwHeaderBar    *header;
  GtkWidget       *menu_button;
  GtkWidget       *pause_button;
  AdwWindowTitle  *title;
  BglBrowseBar    *browse_bar;
  BglTableLayout  *layout;
  BglNoticeOverlay *board;
  BglCelebration  *celebration;
  BglPhaseBanner  *phase_banner;
  BglFailureCard  *failure_card;
  BglMoveEntry    *move_entry;
  BglIntroCard    *intro;
  GtkWidget       *status_scroller;
  GtkStack        *status;
  BglTurnBar      *turn_bar;
  BglEndPanel     *end_panel;
  BglStoryPane    *story;
};

/* Updates the widgets around the board once all consequences of a change are known. */
void     bgl_table_page_queue_update   (BglTablePage *self);
/* Whether the end panel is visible. */
gboolean bgl_table_page_is_over     (BglTablePage *self);
void     bgl_table_page_cancel_hint (BglTablePage *self);
void     bgl_table_page_add_keys    (BglTablePage *self);
/* bgl-table-page-help.c */
void     bgl_table_page_add_helper     (BglTablePage *self);
/* Turns the helper on or off, as the settings say, once the file of the game is known. */
void     bgl_table_page_start_helper   (BglTablePage *self);
/* Remembers that the game was played, so that the helper is on only in the first games. */
void     bgl_table_page_count_helped   (BglTablePage *self);
void     bgl_table_page_show_legal     (BglTablePage *self);
/* Speaks a text that the user asked for, and shows it over the board, where several sentences fit. */
void     bgl_table_page_show_text        (BglTablePage *self,
                                          const char   *text);

G_END_DECLS
