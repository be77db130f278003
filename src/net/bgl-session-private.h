/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-session.h"

G_BEGIN_DECLS

/*
 * Shared by the files of the session. bgl-session.c has the shares of all participants, bgl-session-merge.c derives the
 * game from them, and bgl-session-act.c writes one's own share.
 */
typedef struct
{
  guint8    fingerprint[BGL_FINGERPRINT_SIZE];
  BglShare *share;   /* NULL until it arrives */
  guint     seat;    /* the first one */
  guint     cursor;  /* the first entry that may matter for the next sequence number */
  gboolean  absent;
  gboolean  was_illegal;
  gboolean  was_fast;
} BglMember;

struct _BglSession
{
  guint8     game_id[BGL_HASH_SIZE];
  guint8     private_key[BGL_HASH_SIZE];
  BglShare  *own;        /* in the list of all shares, or NULL */
  gboolean   has_host;
  guint8     host_fingerprint[BGL_FINGERPRINT_SIZE];
  BglShare  *host;       /* NULL until it arrives */
  GPtrArray *shares;
  guint      told;       /* a mask of what strangers were refused for */
  GHashTable *refused;   /* from a share to a mask of what it was refused for */
  GArray    *news;

  BglRecord *wished_table;
  gboolean   wants_seat;
  guint      wished_seat;
  char      *wished_name;

  /* What follows from the shares */
  guint      n_read;     /* entries of the host that were read before the start */
  BglRecord *table;
  BglGame   *opening;    /* the game before it starts */
  BglMember  members[BGL_MAX_MEMBERS];
  guint      n_members;
  guint      holders[BGL_MAX_SEATS + 1]; /* from a seat to the member who plays it, plus one */
  BglGame   *game;
  guint      n_rolls;
  guint      frozen;     /* the members who are committed for the next roll */
  gboolean   in_round;   /* whether everybody may call */
  guint      round;      /* the sequence number at which that began */
  guint      called[BGL_MAX_SEATS + 1]; /* how many calls of a seat are used up in this round */

  /* The clock of the host */
  guint      waiting_slot;
  gint64     waiting_since;
  gint64     called_since; /* when the first call was collected, or -1 */
};

void        bgl_session_add_news   (BglSession     *self,
                                    BglNewsKind     kind,
                                    guint           seat,
                                    BglReceived     received);
BglShare   *bgl_session_find_share (BglSession     *self,
                                    const guint8   *fingerprint);
/* Takes over everything that follows from the shares now. */
void        bgl_session_merge      (BglSession     *self);
/* The digest of the commitments of these members for a roll. Returns FALSE if one of them is not known yet. */
gboolean    bgl_session_digest     (BglSession     *self,
                                    guint           mask,
                                    guint           index,
                                    guint8         *digest);
/* Whether the member has revealed the nonce to which they are committed. */
gboolean    bgl_session_has_nonce  (BglSession     *self,
                                    const BglMember *member,
                                    guint           index);
/* Whether the host has written a line for the next sequence number that is not played yet. */
gboolean    bgl_session_has_decided (BglSession    *self);
/* The call of a seat with that number in the current round. Returns FALSE if it has not arrived. The move is
 * BGL_MOVE_NONE if it cannot be read or is too fast. */
gboolean    bgl_session_get_call   (BglSession     *self,
                                    guint           seat,
                                    guint           index,
                                    BglMove        *move);

G_END_DECLS
