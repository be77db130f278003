/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "net/bgl-invitation.h"

G_BEGIN_DECLS

/*
 * What the person has chosen for tables at a distance. The address of the broker is a setting. Its password is not: it is
 * kept in a file that only its owner can read.
 */

/* The name that others see; may be empty. Free with g_free (). */
char      *bgl_distance_settings_get_name     (void);
void       bgl_distance_settings_set_name     (const char  *name);

/* The broker of the preferences with its password (transfer full), or NULL if there is none. */
BglBroker *bgl_distance_settings_get_broker   (void);
/* The address as it is shown, without user and password; may be empty. Free with g_free (). */
char      *bgl_distance_settings_get_address  (void);
char      *bgl_distance_settings_get_user     (void);
char      *bgl_distance_settings_get_password (void);
/* Stores all three if they can be used together. An empty address removes the broker. */
gboolean   bgl_distance_settings_set_broker   (const char  *address,
                                               const char  *user,
                                               const char  *password,
                                               GError     **error);

G_END_DECLS
