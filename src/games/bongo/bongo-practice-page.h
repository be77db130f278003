/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-sound.h"
#include "board/bgl-tray.h"

#include "bongo-caller.h"
#include "bongo-practice.h"
#include "bongo-reasons.h"

G_BEGIN_DECLS

#define BONGO_TYPE_PRACTICE_PAGE (bongo_practice_page_get_type ())

G_DECLARE_FINAL_TYPE (BongoPracticePage, bongo_practice_page, BONGO, PRACTICE_PAGE, AdwBin)

/*
 * Practice: twenty rolls against the clock. The user chooses the dice, calls a word for each roll and sees the reasons,
 * and finally sees the result.
 *
 * Actions: "practice.start" with the number of a level, "practice.again", "practice.choose".
 *
 * CSS node: "practice". Accessible role: group.
 */
GtkWidget     *bongo_practice_page_new          (void);

/* For tests. NULL while the user chooses the dice. (transfer none) */
BongoPractice *bongo_practice_page_get_practice (BongoPracticePage *self);
BongoCaller   *bongo_practice_page_get_caller   (BongoPracticePage *self,
                                                 BongoWord          word);
BongoReasons  *bongo_practice_page_get_reasons  (BongoPracticePage *self);
BglSound      *bongo_practice_page_get_sound    (BongoPracticePage *self);
BglTray       *bongo_practice_page_get_tray     (BongoPracticePage *self);
/* Whether the dice have come to rest and the clock is running. */
gboolean       bongo_practice_page_is_open      (BongoPracticePage *self);
/* "choice", "play" or "result". */
const char    *bongo_practice_page_get_stage    (BongoPracticePage *self);

G_END_DECLS
