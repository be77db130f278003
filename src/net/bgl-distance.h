/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-table.h"

#include "bgl-session.h"

G_BEGIN_DECLS

#define BGL_TYPE_DISTANCE (bgl_distance_get_type ())

G_DECLARE_FINAL_TYPE (BglDistance, bgl_distance, BGL, DISTANCE, GObject)

/*
 * A table at a distance: a session, the connection to its broker, and from the start of the game on a BglTable. Moves
 * of others are played at the table with bgl_table_play (); moves that are made at the table are stored and published.
 *
 * Signals:
 *   news (guint kind, guint seat, guint received)  see BglNews
 *   presence (guint seat, gboolean present)
 *   started ()           there is a table now
 *   changed ()           something may have changed
 *   online (gboolean)    the connection was made or lost
 *   failed (char *reason)
 *   stopped ()           everything has been sent, or the time was over
 */
typedef struct
{
  BglBroker  *broker;    /* transfer full; NULL to use that of the invitation */
  const char *authority; /* a file with certificates, or NULL for those of the system */
  const char *state;     /* the file in which everything is stored; NULL to store nothing */
  const char *name;
  guint       seat;      /* 0 for any */
  int         level;     /* of the bot that plays for this seat, or -1 for a person */
  gboolean    watch;     /* do not take a seat */
} BglDistanceOptions;

/* Lays out a table, or continues the one in the file. The record has the tags of the game. */
BglDistance *bgl_distance_host      (BglRecord                *table,
                                     const BglDistanceOptions *options,
                                     GError                  **error);
/* Joins a table by a link or code, or continues the one in the file. */
BglDistance *bgl_distance_join      (const char               *invitation,
                                     const BglDistanceOptions *options,
                                     GError                  **error);
void         bgl_distance_start     (BglDistance              *self);
/* Disconnects after everything has been sent, or when the time in milliseconds is over, and then emits
 * BglDistance::stopped. It stays alive until then. */
void         bgl_distance_stop      (BglDistance              *self,
                                     guint                     patience);

gboolean     bgl_distance_is_online (BglDistance             *self);
/* The link for others (transfer none). */
const char  *bgl_distance_get_invitation (BglDistance         *self);
BglSession  *bgl_distance_get_session (BglDistance            *self);
/* NULL before the game has started. */
BglTable    *bgl_distance_get_table (BglDistance              *self);

G_END_DECLS
