/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-table.h"

G_BEGIN_DECLS

#define BGL_TYPE_LOG_LINE (bgl_log_line_get_type ())
#define BGL_TYPE_LOG      (bgl_log_get_type ())

G_DECLARE_FINAL_TYPE (BglLogLine, bgl_log_line, BGL, LOG_LINE, GObject)
G_DECLARE_FINAL_TYPE (BglLog, bgl_log, BGL, LOG, GObject)

/* The text of one sentence of the log. A line is one sentence about a move. */
const char *bgl_log_line_get_text (BglLogLine *self);
/* The id of the rule that the sentence follows from, or NULL. */
const char *bgl_log_line_get_rule (BglLogLine *self);
/* The ply after the move that the line describes. */
guint       bgl_log_line_get_ply  (BglLogLine *self);
/* The seats that the line is about, as bits, with seat 1 as bit 0; 0 for everybody. */
guint       bgl_log_line_get_seats (BglLogLine *self);
/* Whether the line is the first sentence of its move. */
gboolean    bgl_log_line_is_first (BglLogLine *self);
/* Whether the move of the line led to the shown position. This is a property that notifies. */
gboolean    bgl_log_line_is_current (BglLogLine *self);

/* A GListModel of BglLogLine that follows the game of a table forward and back. While an earlier position is viewed,
 * the lines up to the live position stay.
 * 
 * Property: current, the last line of the move that led to the shown position, counted from 1; 0 at the beginning of
 * a game. */
BglLog     *bgl_log_new           (BglTable   *table);
/* While the log is paused, it gets no new lines. */
void        bgl_log_set_paused    (BglLog     *self,
                                   gboolean    paused);
/* The description of a rule that a line names, or NULL. */
const BglRuleInfo *bgl_log_find_rule (BglLog  *self,
                                   const char *id);
guint       bgl_log_get_current   (BglLog     *self);
/* Returns the current line (transfer none), or NULL at the beginning of a game. */
BglLogLine *bgl_log_get_current_line (BglLog  *self);

/* The sentence for a resignation, because the rules of the games do not describe it. Free with g_free (). */
char       *bgl_log_describe_resign (BglTable *table,
                                     guint     seat);

G_END_DECLS
