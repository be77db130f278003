/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-tray.h"

#include "bongo-reasons.h"

G_BEGIN_DECLS

#define BONGO_TYPE_ENTRY_PAGE (bongo_entry_page_get_type ())

G_DECLARE_FINAL_TYPE (BongoEntryPage, bongo_entry_page, BONGO, ENTRY_PAGE, AdwBin)

/*
 * Enter your dice: the dice that lie on a real table are set here, each by turning it, and the answer stands below
 * with its reasons. A press, Space or Return turns a die to its next face, a press with the other button or Backspace
 * to the one before, and 1, 2 and 3 choose a face.
 *
 * CSS node: "entry-page". Accessible role: group.
 */
GtkWidget       *bongo_entry_page_new         (void);

/* For tests. */
const BongoDice *bongo_entry_page_get_dice    (BongoEntryPage *self);
BglTray         *bongo_entry_page_get_tray    (BongoEntryPage *self);
BongoReasons    *bongo_entry_page_get_reasons (BongoEntryPage *self);
BongoLevel       bongo_entry_page_get_level   (BongoEntryPage *self);
void             bongo_entry_page_set_level   (BongoEntryPage *self,
                                               BongoLevel      level);

G_END_DECLS
