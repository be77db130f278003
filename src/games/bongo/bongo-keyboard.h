/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BONGO_TYPE_KEYBOARD (bongo_keyboard_get_type ())

G_DECLARE_FINAL_TYPE (BongoKeyboard, bongo_keyboard, BONGO, KEYBOARD, GObject)

/*
 * Listens to the keys of the words all over the window that a widget is in, before anything else does: at a table
 * where everybody plays at once nobody keeps the focus for themselves. While somebody types, it listens to nothing.
 *
 * Signals, which return whether the key was meant:
 *   called (uint set, uint word, boolean repeated, int64 when)
 *   confirmed (boolean repeated)  Space or Enter
 *   passed (boolean repeated)     Backspace
 */
BongoKeyboard *bongo_keyboard_new (GtkWidget *widget);

G_END_DECLS
