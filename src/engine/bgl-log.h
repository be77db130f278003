/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-table.h"

G_BEGIN_DECLS

#define BGL_TYPE_LOG_LINE (bgl_log_line_get_type ())
#define BGL_TYPE_LOG      (bgl_log_get_type ())

G_DECLARE_FINAL_TYPE (BglLogLine, bgl_log_line, BGL, LOG_LINE, GObject)
G_DECLARE_FINAL_TYPE (BglLog, bgl_log, BGL, LOG, GObject)

/* One sentence of the story of a game. */
const char *bgl_log_line_get_text (BglLogLine *self);
/* NULL where the sentence follows from no rule of the game. */
const char *bgl_log_line_get_rule (BglLogLine *self);
/* The ply after the move that it tells of. */
guint       bgl_log_line_get_ply  (BglLogLine *self);
/* The seats that it is about, as bits from 1 for the first; 0 for everybody. */
guint       bgl_log_line_get_seats (BglLogLine *self);
/* Whether it is the first sentence of its move. */
gboolean    bgl_log_line_is_first (BglLogLine *self);
/* Whether its move led to the position on show; a property that notifies. */
gboolean    bgl_log_line_is_current (BglLogLine *self);

/* A GListModel of BglLogLine that follows the game of a table, back and forth. While an
 * earlier position is viewed, the lines up to the current one stay.
 *
 * Property: current, the last line of the move that led to the position on show, counted from 1; 0 at
 * the beginning of a game. */
BglLog     *bgl_log_new           (BglTable   *table);
/* While it is paused it gets no new lines. */
void        bgl_log_set_paused    (BglLog     *self,
                                   gboolean    paused);
/* What is known of a rule that its lines name, or NULL. */
const BglRuleInfo *bgl_log_find_rule (BglLog  *self,
                                   const char *id);
guint       bgl_log_get_current   (BglLog     *self);
/* Owned by the log; NULL at the beginning of a game. */
BglLogLine *bgl_log_get_current_line (BglLog  *self);

/* The sentence that somebody resigned, which no game's rules tell; free with g_free (). */
char       *bgl_log_describe_resign (BglTable *table,
                                     guint     seat);

G_END_DECLS
