/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-spot.h"

#include "bongo-answer.h"

G_BEGIN_DECLS

#define BONGO_TYPE_CALLER (bongo_caller_get_type ())

G_DECLARE_FINAL_TYPE (BongoCaller, bongo_caller, BONGO, CALLER, BglSpot)

/* The state of a word for the player who may call it. */
typedef enum
{
  BONGO_CALLER_CLOSED,  /* cannot be called at the moment */
  BONGO_CALLER_OPEN,
  BONGO_CALLER_WRONG,   /* already called, cannot be called again */
  BONGO_CALLER_RIGHT,
} BongoCallerState;

/*
 * A button for one of the four words. Unlike other buttons, it acts when it is pressed, not when it is released, and
 * reports the time of the press.
 *
 * Signals:
 *   called (gint64 when)  a time of g_get_monotonic_time ()
 *
 * CSS node: "call" with the style class .open, .wrong or .right, and .hinted. Accessible role: button.
 */
GtkWidget       *bongo_caller_new       (BongoWord        word);

BongoWord        bongo_caller_get_word  (BongoCaller     *self);
BongoCallerState bongo_caller_get_state (BongoCaller     *self);
void             bongo_caller_set_state (BongoCaller     *self,
                                         BongoCallerState state);
/* Whether a hint suggests this word. */
gboolean         bongo_caller_get_hinted (BongoCaller    *self);
void             bongo_caller_set_hinted (BongoCaller    *self,
                                          gboolean        hinted);
/* The key that also calls the word, or GDK_KEY_VoidSymbol for none. */
void             bongo_caller_set_key   (BongoCaller     *self,
                                         guint            keyval);
/* Whether the word fits below its sign at that size, and whether to show it. These are for use in size_allocate,
 * right before the caller is allocated, so they do not queue a resize. */
gboolean         bongo_caller_has_room  (BongoCaller     *self,
                                         int              width,
                                         int              height);
void             bongo_caller_set_named (BongoCaller     *self,
                                         gboolean         named);

G_END_DECLS
