/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * The file of one saved game, as it is on disk.
 *
 * A text that only grew or lost its last lines is changed in place. Any other text is written to a part file beside
 * the save, "NAME.bungalow.SEQUENCE-BYTES-INODE.part", which takes the place of the save once it is synced. So whatever
 * happens, a complete text is there: bgl_store_load () and the scan look for part files that were left behind.
 *
 * As long as it is open, it is locked against other processes.
 */
typedef struct _BglSaveFile BglSaveFile;

/* Opens what is there. NULL with the error G_IO_ERROR_NOT_FOUND if there is nothing, and G_IO_ERROR_BUSY if somebody
 * else has it open. */
BglSaveFile *bgl_save_file_open   (const char   *path,
                                   GError      **error);
/* Writes a part file to take the place of the one before, which may be NULL if there is nothing at that path. */
BglSaveFile *bgl_save_file_create (const char   *path,
                                   const char   *text,
                                   BglSaveFile  *before,
                                   GError      **error);
BglSaveFile *bgl_save_file_ref    (BglSaveFile  *self);
/* The last one closes the file. */
void         bgl_save_file_unref  (BglSaveFile  *self);

/* Whether the text can be stored by bgl_save_file_update (). */
gboolean     bgl_save_file_fits   (BglSaveFile  *self,
                                   const char   *text);
/* Writes the text to the file. From then on, it survives the end of the process, but not yet a power failure. */
gboolean     bgl_save_file_update (BglSaveFile  *self,
                                   const char   *text,
                                   GError      **error);

/* G_IO_ERROR_NOT_FOUND if the file is gone, and G_IO_ERROR_WRONG_ETAG if somebody else changed or replaced it. */
gboolean     bgl_save_file_check  (BglSaveFile  *self,
                                   GError      **error);

/* Waits until the text is on disk, and moves a part file to its place. From any thread.
 * G_IO_ERROR_WRONG_ETAG if somebody else changed what is there. */
gboolean     bgl_save_file_sync   (BglSaveFile  *self,
                                   GError      **error);
/* Deletes a part file that is not needed anymore. */
void         bgl_save_file_drop   (BglSaveFile  *self);

/* What the name of a part file of this save says: the newest one has the highest number, a complete one has as many
 * bytes or more, and the file that it replaces has that inode, 0 for none. FALSE for any other name. */
gboolean     bgl_save_file_parse_part (const char *name,
                                       const char *save,
                                       guint      *sequence,
                                       gsize      *n_bytes,
                                       guint64    *inode);
/* FALSE if another process, or another descriptor, has the lock. */
gboolean     bgl_save_file_lock   (int           fd);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglSaveFile, bgl_save_file_unref)

G_END_DECLS
