/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_TABLE_HELPER (bgl_table_helper_get_type ())

G_DECLARE_FINAL_TYPE (BglTableHelper, bgl_table_helper, BGL, TABLE_HELPER, GObject)

/*
 * Helps beginners at a table, in one line: explains the rule of what has just happened when it happens for the first
 * time in a game, and otherwise says what can be done now and why one would. The sentences are those of the game: the
 * rules in short, and its tips.
 *
 * A tip that has been shown waits until all others that apply have been shown as well. An undo, or a look at an earlier
 * position, changes nothing: the same position shows the same line.
 *
 * Signals: changed (), when an event of a story is explained.
 */
BglTableHelper    *bgl_table_helper_new          (BglView        *view);

/* While the helper is off, it has nothing to say. */
gboolean           bgl_table_helper_get_on       (BglTableHelper *self);
void               bgl_table_helper_set_on       (BglTableHelper *self,
                                                  gboolean        on);
/* Finds out what to say about the shown position, and points out the pieces when it says what can be done with them. */
void               bgl_table_helper_update       (BglTableHelper *self);

/* Whether the sentence explains what has just happened. */
gboolean           bgl_table_helper_get_explains (BglTableHelper *self);
/* What has happened, if beginners need to know why; otherwise NULL. */
const char        *bgl_table_helper_get_event    (BglTableHelper *self);
/* The sentence, or NULL for none. */
const char        *bgl_table_helper_get_text     (BglTableHelper *self);
/* Whether the sentence takes the place of the step of the view, which only says how to go on. During a move, the step
 * is more important. */
gboolean           bgl_table_helper_hides_step   (BglTableHelper *self);
/* The rule of the sentence, or NULL. */
const BglRuleInfo *bgl_table_helper_get_rule     (BglTableHelper *self);

G_END_DECLS
