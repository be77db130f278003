/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bongo-answer.h"

G_BEGIN_DECLS

#define BONGO_TYPE_REASONS (bongo_reasons_get_type ())

G_DECLARE_FINAL_TYPE (BongoReasons, bongo_reasons, BONGO, REASONS, GtkWidget)

/*
 * The answer to a roll and its reasons. Each step is a sentence on a button, which shows its rule with the action
 * "win.show-rule".
 *
 * CSS node: "reasons" with a picture, labels and buttons. Accessible role: group.
 */
GtkWidget *bongo_reasons_new         (void);

/* Sets the answer to show, or NULL for none. */
void       bongo_reasons_set_answer  (BongoReasons      *self,
                                      const BongoAnswer *answer);
guint      bongo_reasons_get_n_steps (BongoReasons      *self);
/* Reserves space of that size beside the answer, above the steps. For use in size_allocate, right before the reasons
 * are allocated, so this does not queue a resize. */
void       bongo_reasons_set_beside  (BongoReasons      *self,
                                      int                width,
                                      int                height);
/* Puts the answer into a column of that width with the steps beside it, or above the steps if the width is 0. For
 * use in size_allocate, too. */
void       bongo_reasons_set_column  (BongoReasons      *self,
                                      int                width);
/* The height of the line with the answer. */
int        bongo_reasons_get_head    (BongoReasons      *self,
                                      int                width);

G_END_DECLS
