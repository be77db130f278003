/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * What people can say to each other at a distance. A message has only the name of a phrase, and everybody reads it in
 * their own language, so that there is nothing to moderate.
 */
typedef enum
{
  BGL_PHRASE_HELLO,
  BGL_PHRASE_GOOD_LUCK,
  BGL_PHRASE_WELL_PLAYED,
  BGL_PHRASE_THANKS,
  BGL_PHRASE_YOUR_TURN,
  BGL_PHRASE_ONE_MOMENT,
  BGL_PHRASE_BACK_SOON,
  BGL_PHRASE_SORRY,
  BGL_PHRASE_OOPS,
  BGL_PHRASE_GOOD_GAME,
  BGL_PHRASE_AGAIN,
  BGL_PHRASE_BYE,
} BglPhrase;

#define BGL_N_PHRASES (BGL_PHRASE_BYE + 1)

/* The name in messages. */
const char *bgl_phrase_get_nick  (BglPhrase   phrase);
gboolean    bgl_phrase_from_nick (const char *nick,
                                  guint      *phrase);
/* The sentence for people, in their language. */
const char *bgl_phrase_get_label (BglPhrase   phrase);

G_END_DECLS
