/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-session.h"

G_BEGIN_DECLS

/*
 * What a participant must not forget: the invitation, the private key, and all shares. It is written before anything is
 * published, so that nobody sees a line that a restart could change.
 */
typedef struct
{
  char  *path;       /* NULL if nothing is stored */
  char  *invitation;
  guint8 private_key[BGL_HASH_SIZE];
} BglStateFile;

/* Whether there is such a file. */
gboolean bgl_state_file_exists (const char    *path);
/* Reads the invitation and the key. */
gboolean bgl_state_file_load   (BglStateFile  *self,
                                const char    *path,
                                GError       **error);
/* Adds the stored shares to a session. */
gboolean bgl_state_file_restore (BglStateFile *self,
                                 BglSession   *session,
                                 GError      **error);
gboolean bgl_state_file_save   (BglStateFile  *self,
                                BglSession    *session,
                                GError       **error);
void     bgl_state_file_clear  (BglStateFile  *self);

G_END_DECLS
