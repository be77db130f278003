/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-record.h"

#include "bgl-share.h"

G_BEGIN_DECLS

/* The host, and one member for each seat. */
#define BGL_MAX_MEMBERS (BGL_MAX_SEATS + 1)

/* How long the host waits for a nonce, in milliseconds, from somebody who is there and from somebody who is not. */
#define BGL_PATIENCE_PRESENT 30000
#define BGL_PATIENCE_ABSENT   5000
/* How long calls are collected after the first one, in milliseconds, before they are ordered. */
#define BGL_CALL_WINDOW 600
/* Nobody reads dice faster than this, in milliseconds. */
#define BGL_FASTEST_CALL 100

typedef enum
{
  BGL_NEWS_SEATED,    /* somebody got the seat */
  BGL_NEWS_STARTED,
  BGL_NEWS_FORFEITED, /* the nonce of that seat does not count for a roll, because it did not come in time */
  BGL_NEWS_REFUSED,   /* a message or a line was refused; reported once for each writer and reason */
  BGL_NEWS_ILLEGAL,   /* the rules refused a move of that seat */
  BGL_NEWS_TOO_FAST,  /* a call of that seat is implausibly fast */
} BglNewsKind;

typedef struct
{
  BglNewsKind kind;
  guint       seat;     /* 0 if it is not about a seat */
  BglReceived received; /* of BGL_NEWS_REFUSED */
} BglNews;

/*
 * A table at a distance as one participant sees it: the shares of all participants, and the game that follows.
 * This is a state machine without a network and without a clock: messages and times come in, and one's own share
 * grows. The game depends only on the shares, not on the order or number of messages.
 */
typedef struct _BglSession BglSession;

/* Joins the table with this identification. Without keys, one only looks on. The fingerprint of the host
 * may be NULL: the first one who lays out a table is then the host. */
BglSession     *bgl_session_new          (const guint8  *game,
                                          const guint8  *private_key,
                                          const guint8  *public_key,
                                          const guint8  *host);
void            bgl_session_free         (BglSession    *self);

/* Becomes the host of this table. The tags of the record are the game, its options, and its seats; seats of bots are
 * played by the host. */
void            bgl_session_host         (BglSession    *self,
                                          BglRecord     *table);
/* Asks for a seat, or for any free one if it is 0. */
void            bgl_session_claim        (BglSession    *self,
                                          guint          seat,
                                          const char    *name);

/* A new version of somebody's share. */
BglReceived     bgl_session_receive      (BglSession    *self,
                                          const guint8  *public_key,
                                          const char    *text,
                                          gsize          size,
                                          const guint8  *signature);
/* A message from the broker. */
BglReceived     bgl_session_open         (BglSession    *self,
                                          const BglTableKeys *keys,
                                          const char    *topic,
                                          gconstpointer  message,
                                          gsize          size);
/* Whether the member with that fingerprint is connected. */
void            bgl_session_set_present  (BglSession    *self,
                                          const guint8  *fingerprint,
                                          gboolean       present);

/* Writes what the protocol asks of this participant now. The time is in milliseconds, on any clock. */
void            bgl_session_act          (BglSession    *self,
                                          gint64         now);
/* Whether bgl_session_act () must be called again soon, even if nothing arrives. */
gboolean        bgl_session_needs_clock  (BglSession    *self);

/* Makes the move of a seat of one's own. Returns FALSE if it is not legal now. */
gboolean        bgl_session_play         (BglSession    *self,
                                          BglMove        move,
                                          GError       **error);
/* Claims that a seat of one's own made this call, with its time. It is played when the host has put it in order. */
gboolean        bgl_session_call         (BglSession    *self,
                                          BglMove        move);

/* The share of this participant; NULL for one who looks on. */
BglShare       *bgl_session_get_own      (BglSession    *self);
/* All shares (BglShare), one's own included. */
GPtrArray      *bgl_session_get_shares   (BglSession    *self);
/* The game that all have agreed on; NULL before it starts. */
BglGame        *bgl_session_get_game     (BglSession    *self);
gboolean        bgl_session_is_host      (BglSession    *self);
/* Whether the seat is played here. */
gboolean        bgl_session_is_own_seat  (BglSession    *self,
                                          guint          seat);
/* Whether all members have seen the end of the game. */
gboolean        bgl_session_is_settled   (BglSession    *self);
/* The record of the game up to now, with the names of all players (transfer full); NULL before it starts. */
BglRecord      *bgl_session_to_record    (BglSession    *self);
/* The tags of the table, or NULL. */
BglRecord      *bgl_session_get_table    (BglSession    *self);
/* The seat of the member with that fingerprint, or 0. */
guint           bgl_session_find_seat    (BglSession    *self,
                                          const guint8  *fingerprint);

/* The oldest news that has not been taken yet. Returns FALSE if there is none. */
gboolean        bgl_session_take_news    (BglSession    *self,
                                          BglNews       *news);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglSession, bgl_session_free)

G_END_DECLS
