/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BONGO_TYPE_KEYBOARD (bongo_keyboard_get_type ())

G_DECLARE_FINAL_TYPE (BongoKeyboard, bongo_keyboard, BONGO, KEYBOARD, GObject)

/*
 * Handles the keys of the words in the whole window of a widget, before any other handler, because all players use the
 * keyboard at once and do not share one focus. While the user is typing text, keys are ignored.
 *
 * Signals, which return whether the key was handled:
 *   called (uint set, uint word, boolean repeated, int64 when)
 *   confirmed (boolean repeated)  Space or Enter
 *   passed (boolean repeated)     Backspace
 */
/* (transfer full) */
BongoKeyboard *bongo_keyboard_new (GtkWidget *widget);

G_END_DECLS
