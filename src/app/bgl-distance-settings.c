/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-distance-settings.h"

#include <glib/gstdio.h>

#include "bgl-settings.h"
#include "engine/bgl-text.h"

/* A password file of another program could be of any size. */
#define MAX_PASSWORD 512

static char *
get_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "bungalow", "broker-password", NULL);
}

char *
bgl_distance_settings_get_name (void)
{
  g_autofree char *name = g_settings_get_string (bgl_settings_get (), BGL_SETTING_DISTANCE_NAME);
  const char *real = g_get_real_name ();

  if (*name == '\0' && real != NULL && strcmp (real, "Unknown") != 0 && strcmp (real, "root") != 0 &&
      g_utf8_validate (real, -1, NULL))
    return bgl_text_shorten (real, BGL_TEXT_NAME);

  return bgl_text_shorten (name, BGL_TEXT_NAME);
}

void
bgl_distance_settings_set_name (const char *name)
{
  g_autofree char *shortened = NULL;

  g_return_if_fail (name != NULL);

  shortened = bgl_text_shorten (name, BGL_TEXT_NAME);
  g_settings_set_string (bgl_settings_get (), BGL_SETTING_DISTANCE_NAME, shortened);
}

char *
bgl_distance_settings_get_address (void)
{
  return g_settings_get_string (bgl_settings_get (), BGL_SETTING_BROKER);
}

char *
bgl_distance_settings_get_user (void)
{
  return g_settings_get_string (bgl_settings_get (), BGL_SETTING_BROKER_USER);
}

char *
bgl_distance_settings_get_password (void)
{
  g_autofree char *path = get_path ();
  char *password = NULL;
  gsize size;

  if (g_file_get_contents (path, &password, &size, NULL) && size <= MAX_PASSWORD && g_str_is_ascii (password) &&
      strlen (password) == size)
    return password;

  g_free (password);

  return g_strdup ("");
}

static gboolean
store_password (const char  *password,
                GError     **error)
{
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  if (*password == '\0')
    {
      g_unlink (path);
      return TRUE;
    }

  g_mkdir_with_parents (folder, 0700);

  return g_file_set_contents_full (path, password, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}

/* Puts the parts together, or explains why that is not possible. */
static BglBroker *
make_broker (const char  *address,
             const char  *user,
             const char  *password,
             GError     **error)
{
  g_autoptr (BglBroker) broker = bgl_broker_parse (address, error);
  g_autofree char *text = NULL;

  if (broker == NULL)
    return NULL;

  if (*user != '\0')
    {
      g_free (broker->user);
      broker->user = g_strdup (user);
      g_free (broker->password);
      broker->password = *password != '\0' ? g_strdup (password) : NULL;
    }
  text = bgl_broker_to_string (broker);

  return bgl_broker_parse (text, error);
}

BglBroker *
bgl_distance_settings_get_broker (void)
{
  g_autofree char *address = bgl_distance_settings_get_address ();
  g_autofree char *user = bgl_distance_settings_get_user ();
  g_autofree char *password = bgl_distance_settings_get_password ();

  return *address != '\0' ? make_broker (address, user, password, NULL) : NULL;
}

gboolean
bgl_distance_settings_set_broker (const char  *address,
                                  const char  *user,
                                  const char  *password,
                                  GError     **error)
{
  GSettings *settings = bgl_settings_get ();
  g_autoptr (BglBroker) broker = NULL;
  BglBroker plain = { 0 };
  g_autofree char *shown = NULL;

  g_return_val_if_fail (address != NULL, FALSE);
  g_return_val_if_fail (user != NULL, FALSE);
  g_return_val_if_fail (password != NULL, FALSE);

  if (*address == '\0')
    {
      g_settings_reset (settings, BGL_SETTING_BROKER);
      g_settings_reset (settings, BGL_SETTING_BROKER_USER);
      return store_password ("", error);
    }

  broker = make_broker (address, user, password, error);
  if (broker == NULL || !store_password (broker->password != NULL ? broker->password : "", error))
    return FALSE;

  /* What was typed may have a user and a password in it. */
  plain.tls = broker->tls;
  plain.host = broker->host;
  plain.port = broker->port;
  shown = bgl_broker_to_string (&plain);
  g_settings_set_string (settings, BGL_SETTING_BROKER, shown);
  g_settings_set_string (settings, BGL_SETTING_BROKER_USER, broker->user != NULL ? broker->user : "");

  return TRUE;
}
