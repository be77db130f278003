/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-tray.h"

#include "bongo-reasons.h"

G_BEGIN_DECLS

#define BONGO_TYPE_ENTRY_PAGE (bongo_entry_page_get_type ())

G_DECLARE_FINAL_TYPE (BongoEntryPage, bongo_entry_page, BONGO, ENTRY_PAGE, AdwBin)

/*
 * Enter your dice: the user turns these dice to match the dice on a real table, and sees the answer with its reasons
 * below. A click, Space, or Return turns a die to its next face, a click with the other button or Backspace turns it to
 * the previous one, and 1, 2, and 3 choose a face.
 *
 * CSS node: "entry-page". Accessible role: group.
 */
GtkWidget       *bongo_entry_page_new         (void);

/* For tests. (transfer none) */
const BongoDice *bongo_entry_page_get_dice    (BongoEntryPage *self);
BglTray         *bongo_entry_page_get_tray    (BongoEntryPage *self);
BongoReasons    *bongo_entry_page_get_reasons (BongoEntryPage *self);
void             bongo_entry_page_set_level   (BongoEntryPage *self,
                                               BongoLevel      level);

G_END_DECLS
