/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_INTRO_CARD (bgl_intro_card_get_type ())

G_DECLARE_FINAL_TYPE (BglIntroCard, bgl_intro_card, BGL, INTRO_CARD, GtkWidget)

/*
 * A card on the table for somebody who has not finished this game yet: how to win, what to do
 * first, and where to learn more. It is hidden until bgl_intro_card_show ().
 *
 * Signals:
 *   started ()   the person wants to play; the card is hidden
 *
 * CSS node: "intro-card". Accessible role: group, labeled with the game's name.
 */

/* Whether the table has a person who has not finished a game of this kind, and nobody has moved. */
gboolean   bgl_intro_card_is_due   (BglTable     *table);
/* Remembers that a person has finished this game. */
void       bgl_intro_card_finished (BglTable     *table);

void       bgl_intro_card_show     (BglIntroCard *self,
                                    BglTable     *table);
void       bgl_intro_card_start    (BglIntroCard *self);

G_END_DECLS
