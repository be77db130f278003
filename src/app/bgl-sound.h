/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-table.h"

#include "bgl-look.h"

G_BEGIN_DECLS

#define BGL_TYPE_SOUND (bgl_sound_get_type ())

G_DECLARE_FINAL_TYPE (BglSound, bgl_sound, BGL, SOUND, GObject)

/*
 * What is to be heard at a table: one sound for each move, that of its weightiest event. A game
 * names the sounds of its events in its look.
 *
 * Signals:
 *   played (const char *name)  a sound begins; also where there is no device to hear it with
 */
BglSound   *bgl_sound_new     (const BglLook *look,
                               BglTable      *table);

/* Of several, the one to be heard; either may be NULL. */
const char *bgl_sound_weigh   (const char    *first,
                               const char    *second);

G_END_DECLS
