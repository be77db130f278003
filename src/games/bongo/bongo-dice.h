/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-tray.h"

#include "bongo-answer.h"

G_BEGIN_DECLS

/*
 * The dice of Bongo in a tray: two of film, five white ones, two red ones and a green one, in this
 * order. The levels without red and green dice hide them.
 */
#define BONGO_N_DICE 10

GtkWidget *bongo_dice_tray_new         (void);
/* With dice that can be pressed. */
GtkWidget *bongo_dice_tray_new_to_turn (void);

/* Lays the dice down; a seed of 0 puts them in order. */
void       bongo_dice_tray_set_dice    (BglTray           *tray,
                                        const BongoDice   *dice,
                                        guint64            seed);
/* What they show, die by die. */
void       bongo_dice_tray_get_dice    (BglTray           *tray,
                                        BongoDice         *dice);
/* Throws the dice that lie there, for as long as the preferences say. */
void       bongo_dice_tray_roll        (BglTray           *tray);
/* Nothing has been rolled, or it is not to be seen yet. */
void       bongo_dice_tray_clear       (BglTray           *tray);
/* Lights the dice with the answer and crosses out the one that does not count; NULL shows all alike. */
void       bongo_dice_tray_show_answer (BglTray           *tray,
                                        const BongoDice   *dice,
                                        const BongoAnswer *answer);

/* Whether the clock waits for a screen reader. */
gboolean   bongo_dice_are_read_out     (void);
/* How many milliseconds calls stay closed while a screen reader speaks what lies there. Nobody can tell when it has
 * finished, so this is estimated from the length of the text. 0 if there is nothing to wait for. */
guint      bongo_dice_get_speech_time  (const char        *text);

/* A number that goes with the dice, for where they lie. */
guint64    bongo_dice_get_seed         (const BongoDice   *dice,
                                        guint              ply);

G_END_DECLS
