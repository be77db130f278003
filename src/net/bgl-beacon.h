/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-invitation.h"

G_BEGIN_DECLS

#define BGL_TYPE_FOUND_TABLE (bgl_found_table_get_type ())

G_DECLARE_FINAL_TYPE (BglFoundTable, bgl_found_table, BGL, FOUND_TABLE, GObject)

/*
 * A table that somebody on the same network announces. Everything that it says is a claim.
 *
 * Properties: game (the ID), name (of the host), invitation (NULL if people must ask the host for it).
 */
const char *bgl_found_table_get_game       (BglFoundTable *self);
const char *bgl_found_table_get_name       (BglFoundTable *self);
const char *bgl_found_table_get_invitation (BglFoundTable *self);

#define BGL_TYPE_BEACON (bgl_beacon_get_type ())

G_DECLARE_FINAL_TYPE (BglBeacon, bgl_beacon, BGL, BEACON, GObject)

/*
 * Announces a table on the local network, or looks for tables there, until the object is released. README.md describes the
 * messages. The address is that of this machine in the network; NULL for the default one.
 */

/* Without an invitation, others see only that there is a table. With it, everybody on the network can join. */
BglBeacon  *bgl_beacon_new_announcer (const char   *address,
                                      const guint8 *private_key,
                                      const char   *game,
                                      const char   *name,
                                      const char   *invitation,
                                      GError      **error);
BglBeacon  *bgl_beacon_new_listener  (const char   *address,
                                      GError      **error);
/* The tables that are there now (BglFoundTable, transfer none). */
GListModel *bgl_beacon_get_tables    (BglBeacon    *self);

G_END_DECLS
