/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Which broker passes on the messages of a table. */
typedef enum
{
  BGL_BROKER_WAY_NONE,
  BGL_BROKER_WAY_OWN,     /* that of the preferences */
  BGL_BROKER_WAY_NETWORK, /* one that the application starts for the people on this network */
} BglBrokerWay;

#define BGL_TYPE_BROKER_ROW (bgl_broker_row_get_type ())

G_DECLARE_FINAL_TYPE (BglBrokerRow, bgl_broker_row, BGL, BROKER_ROW, AdwComboRow)

/*
 * Chooses the broker of a new table.
 *
 * Signals:
 *   changed ()  another broker was chosen, or there are others to choose from
 *
 * CSS node: row. Accessible role: that of the parent class.
 */
GtkWidget   *bgl_broker_row_new         (void);
/* Whether the application can play at a distance at all. */
gboolean     bgl_broker_row_is_supported (void);
BglBrokerWay bgl_broker_row_get_way     (GtkWidget *widget);
/* A sentence about why no broker can be chosen (transfer none), or NULL. */
const char  *bgl_broker_row_get_problem (GtkWidget *widget);
/* The name with which the person here plays at a distance; may be empty. Free with g_free (). */
char        *bgl_broker_row_get_own_name (void);

G_END_DECLS
