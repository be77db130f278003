/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-table.h"

#include "bgl-beacon.h"
#include "bgl-phrase.h"
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
 *   presence (guint seat, gboolean present)        at most once a second
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
/* Connects. After BglDistance::failed, it can be started again. */
void         bgl_distance_start     (BglDistance              *self);
/* Disconnects after everything has been sent, or when the time in milliseconds is over, and then emits
 * BglDistance::stopped. It stays alive until then. */
void         bgl_distance_stop      (BglDistance              *self,
                                     guint                     patience);

/* Says to the others that one leaves for good, and stops. A table without its host is over. */
void         bgl_distance_leave     (BglDistance              *self);
/* The same, and removes what one has left at the broker. */
void         bgl_distance_give_up   (BglDistance              *self);
gboolean     bgl_distance_is_online (BglDistance             *self);
/* Whether everything that one has written has come back from the broker. */
gboolean     bgl_distance_is_sent   (BglDistance             *self);
/* The link for others (transfer none). */
const char  *bgl_distance_get_invitation (BglDistance         *self);
BglSession  *bgl_distance_get_session (BglDistance            *self);
/* NULL before the game has started. */
BglTable    *bgl_distance_get_table (BglDistance              *self);

/* As the host, announces the table on the network of its broker until the beacon is released (transfer full). If it is
 * open, everybody there can join; otherwise they only see that there is a table. */
BglBeacon   *bgl_distance_announce  (BglDistance              *self,
                                     gboolean                  open,
                                     GError                  **error);

/* Taking back one's last move, if all others agree. The table then goes back by itself. */
gboolean     bgl_distance_can_propose_back (BglDistance       *self);
void         bgl_distance_propose_back (BglDistance           *self);
void         bgl_distance_answer    (BglDistance              *self,
                                     const BglProposal        *proposal,
                                     gboolean                  accept);
void         bgl_distance_withdraw  (BglDistance              *self,
                                     const BglProposal        *proposal);

/* As the host: a bot or a claimant gets the seat of somebody who is away or has left, if the others who are there agree. */
gboolean     bgl_distance_can_replace (BglDistance            *self,
                                     guint                     seat);
void         bgl_distance_replace   (BglDistance              *self,
                                     guint                     seat,
                                     BglLevel                  level);
void         bgl_distance_hand_over (BglDistance              *self,
                                     guint                     seat,
                                     const BglClaimant        *claimant);
/* Taking the seat that a bot got while one was away. */
gboolean     bgl_distance_can_take_seat (BglDistance          *self);
void         bgl_distance_take_seat (BglDistance              *self);

/* Returns FALSE if it is too soon after the last phrase. */
gboolean     bgl_distance_say       (BglDistance              *self,
                                     BglPhrase                 phrase);

/* As the host, invites everybody to another table at the same broker. */
void         bgl_distance_announce_next (BglDistance          *self,
                                     const char               *invitation);
/* The invitation to the next table (transfer full); NULL if there is none. */
char        *bgl_distance_get_next  (BglDistance              *self);

G_END_DECLS
