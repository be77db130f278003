/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bongo-practice.h"

G_BEGIN_DECLS

/* The best practice result of each level of dice, stored in the settings. */

/* Returns FALSE if there is no result yet. */
gboolean bongo_best_get   (BongoLevel         level,
                           BongoResult       *result);
/* Saves the result if it is better than the saved one, and returns whether it was. */
gboolean bongo_best_offer (BongoLevel         level,
                           const BongoResult *result);
/* "2.31 s on average, 1 error". Free with g_free (). */
char    *bongo_result_describe (const BongoResult *result);
/* The translated name of the level. */
const char *bongo_level_get_label (BongoLevel      level);

G_END_DECLS
