/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-game-ui.h"
#include "engine/bgl-table.h"

G_BEGIN_DECLS

#define BGL_TYPE_NEW_GAME_DIALOG (bgl_new_game_dialog_get_type ())

G_DECLARE_FINAL_TYPE (BglNewGameDialog, bgl_new_game_dialog, BGL, NEW_GAME_DIALOG, AdwWindow)

/*
 * Signals:
 *   accepted (BglTable *table)  the user has chosen players and options
 *   invited (BglRecord *record, guint seat, char *name, guint way)
 *                               the same for a table at a distance: its tags, the seat of the person here, their name, and
 *                               a BglBrokerWay
 */
GtkWidget     *bgl_new_game_dialog_new         (GtkWindow       *parent,
                                                const BglGameUi *ui);

const BglGameUi *bgl_new_game_dialog_get_ui    (BglNewGameDialog *self);
guint          bgl_new_game_dialog_get_n_seats (BglNewGameDialog *self);
void           bgl_new_game_dialog_set_n_seats (BglNewGameDialog *self,
                                                guint             n_seats);
/* Whether the table is one at a distance. */
gboolean       bgl_new_game_dialog_get_far     (BglNewGameDialog *self);
void           bgl_new_game_dialog_set_far     (BglNewGameDialog *self,
                                                gboolean          far);
/* The value of a [SeatN] tag, or NULL for a person without a name. Free with g_free (). */
char          *bgl_new_game_dialog_get_seat    (BglNewGameDialog *self,
                                                guint             seat);
void           bgl_new_game_dialog_set_seat    (BglNewGameDialog *self,
                                                guint             seat,
                                                const char       *tag);
/* The value of an option as it is written in a record, or NULL for a random one. Free with g_free (). */
char          *bgl_new_game_dialog_get_option  (BglNewGameDialog *self,
                                                const char       *name);
void           bgl_new_game_dialog_set_option  (BglNewGameDialog *self,
                                                const char       *name,
                                                const char       *value);
/* In percent; 0 in games that are not in real time. */
guint          bgl_new_game_dialog_get_handicap (BglNewGameDialog *self,
                                                 guint             seat);
void           bgl_new_game_dialog_set_handicap (BglNewGameDialog *self,
                                                 guint             seat,
                                                 guint             percent);

G_END_DECLS
