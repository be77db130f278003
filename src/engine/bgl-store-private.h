/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-store.h"

G_BEGIN_DECLS

#define BGL_STORE_SUFFIX  ".bungalow"
#define BGL_STORE_DAMAGED ".damaged"

/* Shared by the files of the store. bgl-store.c has the object, its file names, and its lists; bgl-store-scan.c
 * reads the folder; bgl-store-recover.c recovers files that were left behind by a process that died. */
struct _BglStore
{
  GObject     parent_instance;

  GFile      *folder;
  GListStore *entries;
  GListStore *strays;
  GPtrArray  *hidden;   /* entries that a person has deleted, but can still restore */
  GPtrArray  *kept;     /* files that a person has put back */
  GStrv       damaged;
};

/* Renames a record that cannot be parsed. An unreadable file, for example without permission, and a record of
 * another version of the program are left in place. The error is changed to say what happened. Returns the new file
 * (transfer full), or NULL if the file was not renamed. */
GFile     *bgl_store_explain     (BglStore      *self,
                                  GFile         *file,
                                  GError       **error);
/* Why a file is not a game, without its name. Free with g_free (). */
char      *bgl_store_get_reason  (const GError  *error);

/* The following functions are thread-safe. */

/* Reads a saved game (transfer full), and checks its moves if replay is TRUE. An incomplete last line is ignored. */
BglRecord *bgl_store_read        (GFile         *file,
                                  gboolean       replay,
                                  GError       **error);
/* Checks the part files of one game. The one that was meant to replace the save replaces it now, and the others are
 * deleted. Files that are in use are left alone. */
void       bgl_store_recover     (GFile         *file);
void       bgl_store_recover_all (GFile         *folder,
                                  GCancellable  *cancellable);

G_END_DECLS
