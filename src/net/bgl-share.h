/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-invitation.h"

G_BEGIN_DECLS

#define BGL_MAX_SHARE (256 * 1024) /* bytes */
#define BGL_MAX_ENTRY (8 * 1024)   /* bytes of one line */

/* The host, and everybody who had a seat in the course of a game. */
#define BGL_MAX_MEMBERS 16

/* What is proposed, besides the fingerprint of a new player and a level after BGL_PROPOSE_BOT. */
#define BGL_PROPOSE_BACK "back"
#define BGL_PROPOSE_BOT  "bot:"

/* The lines of a share; README.md describes them. */
typedef enum
{
  BGL_ENTRY_TABLE,
  BGL_ENTRY_CLAIM,
  BGL_ENTRY_BIND,
  BGL_ENTRY_START,
  BGL_ENTRY_COMMIT,
  BGL_ENTRY_REVEAL,
  BGL_ENTRY_ROLL,
  BGL_ENTRY_MOVE,
  BGL_ENTRY_CALL,
  BGL_ENTRY_ORDER,
  BGL_ENTRY_OVER,
  BGL_ENTRY_PROPOSE,
  BGL_ENTRY_ACCEPT,
  BGL_ENTRY_DECLINE,
  BGL_ENTRY_BACK,
  BGL_ENTRY_SEAT,
  BGL_ENTRY_FOLLOW,
  BGL_ENTRY_LEAVE,
  BGL_ENTRY_SAY,
  BGL_ENTRY_AGAIN,
} BglEntryKind;

typedef struct
{
  BglEntryKind kind;
  guint        slot;   /* the sequence number in the game, of everything that belongs to an event */
  guint        seat;   /* of claims, bindings, moves, calls, orders, and proposals */
  guint        member; /* who made the proposal that this is about */
  guint        index;  /* of a roll, of a call among those of its seat in a round, or of a proposal among those of its
                        * member; a phrase; or the version of the table */
  guint        mask;   /* the members whose nonces count, or who have agreed */
  guint        next;   /* the members whose commitments count next */
  guint8       hash[BGL_HASH_SIZE]; /* a commitment, a nonce, a fingerprint, or a digest of commitments */
  char        *text;   /* the tags of the table, a name, a move, what is proposed, or a code */
} BglEntry;

/* What happened to a message. Everything from BGL_RECEIVED_LARGE on is a refusal. */
typedef enum
{
  BGL_RECEIVED_NEW,
  BGL_RECEIVED_OLD,       /* nothing that was not known already */
  BGL_RECEIVED_LARGE,
  BGL_RECEIVED_SEAL,      /* another key, another topic, or damaged */
  BGL_RECEIVED_SIGNATURE,
  BGL_RECEIVED_SYNTAX,
  BGL_RECEIVED_FORK,      /* contradicts what the same writer wrote before */
  BGL_RECEIVED_STRANGER,  /* from somebody for whom there is no room */
} BglReceived;

#define BGL_N_RECEIVED (BGL_RECEIVED_STRANGER + 1)

/*
 * What one participant has written, from the first line to the last. It only ever grows. Each line is hashed together
 * with the hash of the lines before it, and the participant signs the last hash.
 */
typedef struct
{
  guint8   public_key[BGL_HASH_SIZE];
  guint8   fingerprint[BGL_FINGERPRINT_SIZE];
  GString *text;
  GArray  *entries;   /* BglEntry */
  GArray  *commits;   /* hashes, by the index of the roll */
  guint8   head[BGL_HASH_SIZE];
  guint8   signature[BGL_SIGNATURE_SIZE]; /* of the head */
  guint    last_slot;
} BglShare;

/* Whether it is an event of the game: a move, a roll, an order, a step back, or a change of a seat. */
gboolean        bgl_entry_is_event     (const BglEntry *entry);

void            bgl_fingerprint        (const guint8 *public_key,
                                        guint8       *fingerprint);

BglShare       *bgl_share_new          (const guint8 *game,
                                        const guint8 *public_key);
void            bgl_share_free         (BglShare     *self);

/* Takes over the lines of a longer version of the same share. Nothing changes unless the result is BGL_RECEIVED_NEW.
 * Without a signature, the caller answers for the text. */
BglReceived     bgl_share_extend       (BglShare     *self,
                                        const char   *text,
                                        gsize         size,
                                        const guint8 *signature);
/* Adds a line of one's own. Returns FALSE if the share is full. */
gboolean        bgl_share_append       (BglShare     *self,
                                        const char   *format,
                                        ...) G_GNUC_PRINTF (2, 3);
void            bgl_share_sign         (BglShare     *self,
                                        const guint8 *private_key);

const BglEntry *bgl_share_get_entry    (BglShare     *self,
                                        guint         index);
/* The first entry of that kind, or NULL. */
const BglEntry *bgl_share_find_first   (BglShare     *self,
                                        BglEntryKind  kind);
const BglEntry *bgl_share_find_last    (BglShare     *self,
                                        BglEntryKind  kind);
/* What this member proposed with that number, or NULL. */
const BglEntry *bgl_share_get_proposal (BglShare     *self,
                                        guint         number);
guint           bgl_share_count        (BglShare     *self,
                                        BglEntryKind  kind);
/* The commitment or the nonce for a roll, or NULL. */
const guint8   *bgl_share_get_commit   (BglShare     *self,
                                        guint         index);
const guint8   *bgl_share_get_nonce    (BglShare     *self,
                                        guint         index);

/* Messages: the public key, the signature, and the text, sealed for the topic of the share (transfer full). */
GBytes         *bgl_share_seal         (BglShare     *self,
                                        const BglTableKeys *keys);
/* Free with g_free (). */
char           *bgl_share_get_topic    (BglShare     *self,
                                        const BglTableKeys *keys);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglShare, bgl_share_free)

G_END_DECLS
