/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bongo-answer.h"

G_BEGIN_DECLS

/*
 * Which keys call which word: up to four people at one keyboard, four keys each. They are kept in the
 * settings as the names that GDK has for them.
 */
#define BONGO_KEY_SETS 4

guint    bongo_keys_get       (guint       set,
                               BongoWord   word);
/* If another set uses the key, the two sets swap keys. */
void     bongo_keys_set       (guint       set,
                               BongoWord   word,
                               guint       keyval);
void     bongo_keys_reset     (void);

/* Which set and word a key press means. It is known by any of the symbols on the key, so that the
 * keyboard may be switched to another script, or the numeric pad locked. */
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
/* The sign on the key: "Q". */
char    *bongo_keys_get_label (guint       keyval);
/* The name of the key as it is spoken. */
char    *bongo_keys_get_name  (guint       keyval);

G_END_DECLS
