/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bongo-answer.h"

G_BEGIN_DECLS

#define BONGO_TYPE_REASONS (bongo_reasons_get_type ())

G_DECLARE_FINAL_TYPE (BongoReasons, bongo_reasons, BONGO, REASONS, GtkWidget)

/*
 * The answer to a roll, and why: each step is a sentence, and a button that shows its rule by the action
 * "win.show-rule".
 *
 * CSS node: "reasons" with a picture, labels and buttons. Accessible role: group.
 */
GtkWidget *bongo_reasons_new         (void);

/* NULL for nothing. */
void       bongo_reasons_set_answer  (BongoReasons      *self,
                                      const BongoAnswer *answer);
guint      bongo_reasons_get_n_steps (BongoReasons      *self);
/* Leaves room for something beside the answer itself, above the steps. For whoever allocates it: another size follows. */
void       bongo_reasons_set_beside  (BongoReasons      *self,
                                      int                width,
                                      int                height);
/* Puts the answer into a column of that width and the steps beside it; 0 for one above the other. For whoever
 * allocates it, too. */
void       bongo_reasons_set_column  (BongoReasons      *self,
                                      int                width);
/* The height of the line with the answer. */
int        bongo_reasons_get_head    (BongoReasons      *self,
                                      int                width);

G_END_DECLS
