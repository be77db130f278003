/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * The file of one saved game.
 *
 * If the new text only adds or removes lines at the end, the file is changed in place. Otherwise, the text is written
 * to a part file beside the save, "NAME.bungalow.SEQUENCE-BYTES-INODE.part", which replaces the save once it is synced.
 * So there is a complete text at any time: bgl_store_load () and the scan look for part files that were left behind.
 *
 * An open file is locked against other processes.
 */
typedef struct _BglSaveFile BglSaveFile;

/* Opens an existing file. Returns NULL with G_IO_ERROR_NOT_FOUND if there is none, and with G_IO_ERROR_BUSY if
 * another process has it open. */
BglSaveFile *bgl_save_file_open   (const char   *path,
                                   GError      **error);
/* Writes a part file that will replace the file before, which is NULL if there is no file at that path. */
BglSaveFile *bgl_save_file_create (const char   *path,
                                   const char   *text,
                                   BglSaveFile  *before,
                                   GError      **error);
BglSaveFile *bgl_save_file_ref    (BglSaveFile  *self);
/* The last reference closes the file. */
void         bgl_save_file_unref  (BglSaveFile  *self);

/* Whether bgl_save_file_update () can store the text. */
gboolean     bgl_save_file_fits   (BglSaveFile  *self,
                                   const char   *text);
/* Writes the text to the file. It then survives the end of the process, but not yet a power failure. */
gboolean     bgl_save_file_update (BglSaveFile  *self,
                                   const char   *text,
                                   GError      **error);

/* Returns FALSE with G_IO_ERROR_NOT_FOUND if the file is gone, and with G_IO_ERROR_WRONG_ETAG if another program
 * changed or replaced it. */
gboolean     bgl_save_file_check  (BglSaveFile  *self,
                                   GError      **error);

/* Waits until the text is on disk, and moves a part file to the path of the save. Thread-safe. The error is
 * G_IO_ERROR_WRONG_ETAG if another program changed the file at that path. */
gboolean     bgl_save_file_sync   (BglSaveFile  *self,
                                   GError      **error);
/* Deletes a part file that is not needed anymore. */
void         bgl_save_file_drop   (BglSaveFile  *self);

/* Parses the name of a part file of this save. The newest part file has the highest sequence number, a complete one
 * has at least that many bytes, and the inode is that of the file that it replaces, or 0. Returns FALSE for any
 * other name. */
gboolean     bgl_save_file_parse_part (const char *name,
                                       const char *save,
                                       guint      *sequence,
                                       gsize      *n_bytes,
                                       guint64    *inode);
/* Returns FALSE if another process or another descriptor holds the lock. */
gboolean     bgl_save_file_lock   (int           fd);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglSaveFile, bgl_save_file_unref)

G_END_DECLS
