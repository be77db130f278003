/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-store.h"

G_BEGIN_DECLS

#define BGL_STORE_SUFFIX ".bungalow"

/* bgl-store-recover.c: what a process that died may have left behind. From any thread. */

/* Reads a saved game; its moves are only tried if asked for. A last line that is not complete is left out. */
BglRecord *bgl_store_read        (GFile         *file,
                                  gboolean       replay,
                                  GError       **error);
/* Looks at the part files of one game: the one that should have taken the place of the save does, the others are
 * deleted. Files that are in use stay as they are. */
void       bgl_store_recover     (GFile         *file);
void       bgl_store_recover_all (GFile         *folder,
                                  GCancellable  *cancellable);

G_END_DECLS
