/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-store.h"

G_BEGIN_DECLS

#define BGL_STORE_SUFFIX  ".bungalow"
#define BGL_STORE_DAMAGED ".damaged"

/* What the files of the store share: bgl-store.c has the object, its names and its list; bgl-store-scan.c looks what is
 * in the folder; bgl-store-recover.c brings back what a process that died has left there. */
struct _BglStore
{
  GObject     parent_instance;

  GFile      *folder;
  GListStore *entries;
  GListStore *strays;
  GPtrArray  *hidden;   /* entries that a person has deleted and may want back */
  GPtrArray  *kept;     /* files that a person has put back in their place */
  GStrv       damaged;
};

/* A record that cannot be understood is moved away. A file that cannot be read, for example without permission, and a
 * record of another version of the program stay where they are. The error is made to say what happened. Returns the
 * new place, if there is one. */
GFile     *bgl_store_explain     (BglStore      *self,
                                  GFile         *file,
                                  GError       **error);
/* Why a file is not a game, without its name. */
char      *bgl_store_get_reason  (const GError  *error);

/* From any thread. */

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
