/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-tray.h"

#include "bongo-answer.h"

G_BEGIN_DECLS

/*
 * The dice of Bongo in a tray: two film dice, five white ones, two red ones, and a green one, in this order. Levels
 * without red and green dice hide them.
 */
#define BONGO_N_DICE 10

GtkWidget *bongo_dice_tray_new         (void);
/* Creates a tray whose dice can be turned by pressing them. */
GtkWidget *bongo_dice_tray_new_to_turn (void);

/* Shows the dice without an animation. The seed scatters them, and 0 puts them in a regular order. */
void       bongo_dice_tray_set_dice    (BglTray           *tray,
                                        const BongoDice   *dice,
                                        guint64            seed);
/* Reads what the dice show. */
void       bongo_dice_tray_get_dice    (BglTray           *tray,
                                        BongoDice         *dice);
/* Rolls the dice in the tray, for the time that is set in the preferences. */
void       bongo_dice_tray_roll        (BglTray           *tray);
/* Hides the dice, because nothing has been rolled or the roll must not be visible yet. */
void       bongo_dice_tray_clear       (BglTray           *tray);
/* Highlights the dice with the answer and crosses out the one that does not count. NULL shows all dice alike. */
void       bongo_dice_tray_show_answer (BglTray           *tray,
                                        const BongoDice   *dice,
                                        const BongoAnswer *answer);

/* Whether the clock waits for a screen reader. */
gboolean   bongo_dice_are_read_out     (void);
/* How many milliseconds calls stay closed while a screen reader speaks the text. An application cannot know when a
 * screen reader has finished, so this is estimated from the length of the text. Returns 0 if there is nothing to
 * wait for. */
guint      bongo_dice_get_speech_time  (const char        *text);

/* A seed for the arrangement of the dice, which is the same for the same roll. */
guint64    bongo_dice_get_seed         (const BongoDice   *dice,
                                        guint              ply);

G_END_DECLS
