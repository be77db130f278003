/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-distance.h"
#include "bgl-mqtt.h"
#include "bgl-state-file.h"

G_BEGIN_DECLS

/*
 * Shared by the files of a table at a distance. bgl-distance.c connects the session and the broker, bgl-distance-table.c has
 * the table, and bgl-distance-people.c has what people do besides moving.
 */
struct _BglDistance
{
  GObject        parent_instance;

  BglInvitation *invitation;
  BglTableKeys   keys;
  BglStateFile   state;
  BglSession    *session;
  BglMqtt       *mqtt;
  BglTable      *table;
  int            level;
  char          *presence_topic;
  gsize          saved;       /* the sum of the lengths of all shares when they were stored */
  gsize          published;   /* the length of one's own share when it was published */
  gsize          echoed;      /* its length when the broker has sent it back */
  guint          n_changes;   /* changes of seats that the table knows */
  guint          told_absent; /* the seats that were reported as absent */
  guint          asked;       /* identifies the proposal for which bots wait */
  gint64         asked_since; /* 0 if they do not wait */
  gint64         unready_since; /* when the person here was asked to wait for the next roll; 0 if they are ready */
  gboolean       syncing;
  gboolean       giving_up;
  gboolean       cleared;     /* nothing is published any more */
  gboolean       stopping;    /* holds a reference until the connection has stopped */
  guint          tick_id;
  guint          update_id;
  guint          presence_id;
};

/* Acts, stores, publishes, reports, and plays at the table. */
void bgl_distance_update        (BglDistance *self);
void bgl_distance_tell_presence (BglDistance *self);
/* The same, but the table finishes its move first. */
void bgl_distance_update_soon   (BglDistance *self);
/* Plays at the table what all have agreed on, after taking back what they have not. */
void bgl_distance_sync_table    (BglDistance *self);
/* Lets bots wait while people are asked whether a move may be taken back. */
void bgl_distance_hold          (BglDistance *self);

G_END_DECLS
