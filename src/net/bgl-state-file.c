/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"

#include "bgl-state-file.h"

#define GROUP "Table"

gboolean
bgl_state_file_exists (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
refuse (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("This is not a file of a table at a distance."));

  return FALSE;
}

gboolean
bgl_state_file_load (BglStateFile  *self,
                     const char    *path,
                     GError       **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *key = NULL;

  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, error))
    return FALSE;

  self->invitation = g_key_file_get_string (file, GROUP, "Invitation", NULL);
  key = g_key_file_get_string (file, GROUP, "Key", NULL);
  if (self->invitation == NULL || key == NULL || !bgl_parse_hex (key, self->private_key, sizeof self->private_key))
    return refuse (error);

  self->path = g_strdup (path);

  return TRUE;
}

/* Each share is a group with the public key as its name. */
gboolean
bgl_state_file_restore (BglStateFile  *self,
                        BglSession    *session,
                        GError       **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!g_key_file_load_from_file (file, self->path, G_KEY_FILE_NONE, error))
    return FALSE;

  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_autofree char *signature_hex = g_key_file_get_string (file, groups[i], "Signature", NULL);
      g_autofree char *text = g_key_file_get_string (file, groups[i], "Text", NULL);
      guint8 public_key[BGL_HASH_SIZE];
      guint8 signature[BGL_SIGNATURE_SIZE];

      if (g_str_equal (groups[i], GROUP))
        continue;
      if (signature_hex == NULL || text == NULL || !bgl_parse_hex (groups[i], public_key, sizeof public_key) ||
          !bgl_parse_hex (signature_hex, signature, sizeof signature) ||
          bgl_session_receive (session, public_key, text, strlen (text), signature) != BGL_RECEIVED_NEW)
        return refuse (error);
    }

  return TRUE;
}

gboolean
bgl_state_file_save (BglStateFile  *self,
                     BglSession    *session,
                     GError       **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *key = bgl_format_hex (self->private_key, sizeof self->private_key);
  g_autofree char *data = NULL;
  GPtrArray *shares = bgl_session_get_shares (session);
  gsize size;

  if (self->path == NULL)
    return TRUE;

  g_key_file_set_string (file, GROUP, "Invitation", self->invitation);
  g_key_file_set_string (file, GROUP, "Key", key);
  for (guint i = 0; i < shares->len; i++)
    {
      BglShare *share = g_ptr_array_index (shares, i);
      g_autofree char *group = bgl_format_hex (share->public_key, sizeof share->public_key);
      g_autofree char *signature = bgl_format_hex (share->signature, sizeof share->signature);

      if (share->text->len == 0)
        continue;
      g_key_file_set_string (file, group, "Signature", signature);
      g_key_file_set_string (file, group, "Text", share->text->str);
    }

  /* Only its owner may read the key. */
  data = g_key_file_to_data (file, &size, NULL);

  return g_file_set_contents_full (self->path, data, (gssize) size,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, error);
}

void
bgl_state_file_clear (BglStateFile *self)
{
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->invitation, g_free);
}
