/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bongo-answer.h"

G_BEGIN_DECLS

#define BONGO_TYPE_PREFERENCES (bongo_preferences_get_type ())

G_DECLARE_FINAL_TYPE (BongoPreferences, bongo_preferences, BONGO, PREFERENCES, AdwPreferencesGroup)

/*
 * The preferences of Bongo: how the dice tumble, whether the clock waits for a screen reader, and the keys of four
 * people. To change a key, the user presses its button and then another key. A key that is already in use is refused
 * with an explanation.
 *
 * CSS node: preferencesgroup. Accessible role: that of the parent class.
 */
GtkWidget  *bongo_preferences_new         (void);

/* For tests: the button that changes a key, and the explanation for the last refused key, or NULL. (transfer none) */
GtkWidget  *bongo_preferences_get_button  (BongoPreferences *self,
                                           guint             set,
                                           BongoWord         word);
const char *bongo_preferences_get_refusal (BongoPreferences *self);

G_END_DECLS
