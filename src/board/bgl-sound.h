/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-table.h"

#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

#define BGL_TYPE_SOUND (bgl_sound_get_type ())

G_DECLARE_FINAL_TYPE (BglSound, bgl_sound, BGL, SOUND, GObject)

/*
 * Plays sounds. If it follows a table, it plays one for each move, for its most important event. The BglGameUi of a
 * game lists the sounds of its events.
 *
 * Signals:
 *   played (const char *name)  a sound starts, even if there is no audio device
 */
BglSound   *bgl_sound_new     (void);
void        bgl_sound_follow  (BglSound        *self,
                               const BglGameUi *ui,
                               BglTable        *table);
/* Plays a sound that does not belong to a move, by the name of its file, instead of one that is due. */
void        bgl_sound_play    (BglSound      *self,
                               const char    *name);

/* The volume of all sounds, from 0, which is silent, to 1. */
void        bgl_sound_set_volume (double      volume);

G_END_DECLS
