/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bongo-answer.h"

G_BEGIN_DECLS

/*
 * The keys that call the words, for up to four people at one keyboard, with four keys each. They are stored in the
 * settings by their GDK names.
 */
#define BONGO_KEY_SETS 4

guint    bongo_keys_get       (guint       set,
                               BongoWord   word);
/* If another word already has the key, it gets the old key of this word. */
void     bongo_keys_set       (guint       set,
                               BongoWord   word,
                               guint       keyval);
void     bongo_keys_reset     (void);

/* Finds the set and the word of a pressed key. Any symbol of the key matches, so that this also works if the
 * keyboard is switched to another script, or without Num Lock. */
gboolean bongo_keys_find      (GdkDisplay *display,
                               guint       keycode,
                               guint      *set,
                               BongoWord  *word);
/* Whether the key can be used for calls: it produces a character and is neither Space nor Return. */
gboolean bongo_keys_is_usable (guint       keyval);
/* Whether the table uses the key for something else. */
gboolean bongo_keys_is_reserved (guint     keyval);
/* The symbol to save for a pressed key. If its symbol produces no character, as on a numeric keypad without Num Lock,
 * uses another symbol of the same key. Returns GDK_KEY_VoidSymbol if there is none. */
guint    bongo_keys_choose    (GdkDisplay *display,
                               guint       keyval,
                               guint       keycode);
gboolean bongo_keys_is_on_pad (guint       keyval);
/* The label on the key: "Q". Free with g_free (). */
char    *bongo_keys_get_label (guint       keyval);
/* The name of the key for screen readers. Free with g_free (). */
char    *bongo_keys_get_name  (guint       keyval);

G_END_DECLS
