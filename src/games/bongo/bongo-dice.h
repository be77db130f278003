/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/bgl-tray.h"

#include "bongo-answer.h"

G_BEGIN_DECLS

/*
 * The dice of Bongo in a tray: two of film, five white ones, two red ones and a green one, in this
 * order. The levels without red and green dice hide them.
 */
#define BONGO_N_DICE 10

GtkWidget *bongo_dice_tray_new         (void);

/* Lays the dice down; a seed of 0 puts them in order. */
void       bongo_dice_tray_set_dice    (BglTray           *tray,
                                        const BongoDice   *dice,
                                        guint64            seed);
/* Nothing has been rolled, or it is not to be seen yet. */
void       bongo_dice_tray_clear       (BglTray           *tray);
/* Lights the dice that count and crosses out the one that does not; NULL shows all alike. */
void       bongo_dice_tray_show_answer (BglTray           *tray,
                                        const BongoDice   *dice,
                                        const BongoAnswer *answer);

/* A number that goes with the dice, for where they lie. */
guint64    bongo_dice_get_seed         (const BongoDice   *dice,
                                        guint              ply);

G_END_DECLS
