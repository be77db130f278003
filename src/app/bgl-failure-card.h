/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_FAILURE_CARD (bgl_failure_card_get_type ())

G_DECLARE_FINAL_TYPE (BglFailureCard, bgl_failure_card, BGL, FAILURE_CARD, GtkWidget)

/*
 * A card on the table while nobody can move because a bot failed: what happened, and what to do. People can
 * undo a move, let the bot try again, or report the fault. The card is hidden while the table has no failure.
 *
 * CSS node: "failure-card". Accessible role: group, labeled with its title and described by what happened.
 */

/* Sets the table whose failures the card shows. Call this once. */
void       bgl_failure_card_set_table (BglFailureCard *self,
                                       BglTable       *table);

G_END_DECLS
