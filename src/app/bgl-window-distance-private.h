/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-window-private.h"

#include "bgl-far-games.h"
#include "bgl-window-distance.h"
#include "net/bgl-broker-process.h"

G_BEGIN_DECLS

/*
 * Shared by the files about tables at a distance. bgl-window-distance.c opens, joins, and leaves tables, and
 * bgl-window-distance-table.c has what belongs to the visible one.
 */
struct _BglWindowDistance
{
  BglFarGames *games;
  GtkWidget   *bar;        /* below every page, while the table on it is not connected */
  GtkWidget   *bar_icon;
  GtkLabel    *bar_label;
  GtkWidget   *bar_accept;
  GtkWidget   *bar_decline;
  gboolean     is_listed;  /* whether the shelf has the list */
  BglBrokerProcess *process; /* the broker for this network, or NULL */
  GtkWidget   *join;       /* a weak pointer */
  gboolean     notified;
};

/* The game whose table is visible (transfer none), or NULL. */
BglFarGame *bgl_window_get_far_game    (BglWindow  *self);
/* Removes a game. The person is asked first if others need them. */
void        bgl_window_ask_remove      (BglWindow  *self,
                                        BglFarGame *game);

/* The bar below the board, which reports the connection and asks questions. */
void        bgl_window_add_far_bar     (BglWindow  *self);
/* Creates the next table for the same people, and tells them. */
void        bgl_window_host_next       (BglWindow  *self,
                                        BglFarGame *game);
/* Goes to the next table if the host has created one. */
void        bgl_window_join_next       (BglWindow  *self,
                                        BglFarGame *game);
/* Shows the table of a game, with its menu. */
void        bgl_window_show_far_table  (BglWindow  *self,
                                        BglFarGame *game);

G_END_DECLS
