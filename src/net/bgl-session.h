/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-bot.h"
#include "engine/bgl-record.h"

#include "bgl-share.h"

G_BEGIN_DECLS

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
  BGL_NEWS_VERSION,   /* the table needs a newer version of this program */
  BGL_NEWS_PROPOSED,  /* that seat asks something; see bgl_session_get_proposal () */
  BGL_NEWS_DECLINED,  /* that seat does not agree to one’s own proposal */
  BGL_NEWS_LAPSED,    /* one’s own proposal is no longer possible */
  BGL_NEWS_TAKEN_BACK, /* the last move of that seat */
  BGL_NEWS_LEFT,      /* that seat has left the table */
  BGL_NEWS_GIVEN_UP,  /* the host has left, and with it the table is over */
  BGL_NEWS_CLAIMED,   /* somebody without a seat would like to have one */
  BGL_NEWS_REPLACED,  /* that seat has another player */
  BGL_NEWS_SAID,      /* that seat says a phrase, which is in place of the refusal */
  BGL_NEWS_AGAIN,     /* the host invites to another table */
} BglNewsKind;

typedef struct
{
  BglNewsKind kind;
  guint       seat;     /* 0 if it is not about a seat */
  BglReceived received; /* of BGL_NEWS_REFUSED; the phrase of BGL_NEWS_SAID */
} BglNews;

typedef enum
{
  BGL_PROPOSAL_BACK,   /* to the last move of the seat */
  BGL_PROPOSAL_BOT,    /* a bot plays on for the seat */
  BGL_PROPOSAL_PERSON, /* somebody else gets the seat */
} BglProposalKind;

/* Something that others have to agree to. */
typedef struct
{
  BglProposalKind kind;
  guint           member;   /* the member who proposes it, and its number: both identify it */
  guint           number;
  guint           from;     /* the seat of that member */
  guint           seat;     /* the seat that it is about */
  guint           ply;      /* where the game goes back to */
  BglLevel        level;    /* of the bot */
  const char     *name;     /* of the new person, or an empty text; valid as long as the session does not change */
  gboolean        own;
  gboolean        asks_you; /* one has not answered yet */
  guint           waiting;  /* the seats that have not answered, with seat 1 as the lowest bit */
} BglProposal;

/* Somebody with the invitation, but without a seat in the game. */
typedef struct
{
  guint8          fingerprint[BGL_FINGERPRINT_SIZE];
  const char     *name;     /* or an empty text; valid as long as the session does not change */
  guint           seat;     /* that they ask for, or 0 */
} BglClaimant;

typedef enum
{
  BGL_SITTER_NONE,
  BGL_SITTER_YOU,
  BGL_SITTER_BOT,
  BGL_SITTER_HERE,
  BGL_SITTER_AWAY,  /* not connected */
  BGL_SITTER_LEFT,
} BglSitter;

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
/* Whether the participant with that fingerprint is connected. Returns whether this is new. */
gboolean        bgl_session_set_present  (BglSession    *self,
                                          const guint8  *fingerprint,
                                          gboolean       present);

/* Writes what the protocol asks of this participant now. The time is in milliseconds, on any clock. */
void            bgl_session_act          (BglSession    *self,
                                          gint64         now);
/* Whether the person here is ready for the next roll. If not, this participant does not reveal its nonce yet. */
void            bgl_session_set_ready    (BglSession    *self,
                                          gboolean       ready);
/* Whether bgl_session_act () must be called again soon, even if nothing arrives. */
gboolean        bgl_session_needs_clock  (BglSession    *self);

/* Whether it is the turn of a seat of one's own, and nothing else has been decided. */
gboolean        bgl_session_can_play     (BglSession    *self);
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
/* How often a seat has changed its player, or a little more. */
guint           bgl_session_get_n_changes (BglSession   *self);
/* Whether all members have seen the end of the game. */
gboolean        bgl_session_is_settled   (BglSession    *self);
/* The record of the game up to now, with the names of all players (transfer full); NULL before it starts. */
BglRecord      *bgl_session_to_record    (BglSession    *self);
/* The tags of the table, or NULL. */
BglRecord      *bgl_session_get_table    (BglSession    *self);
/* The seat of the member with that fingerprint, or 0. */
guint           bgl_session_find_seat    (BglSession    *self,
                                          const guint8  *fingerprint);

/* Who plays for a seat, and their name, which may be empty (transfer none). */
BglSitter       bgl_session_get_sitter   (BglSession    *self,
                                          guint          seat);
const char     *bgl_session_get_name     (BglSession    *self,
                                          guint          seat);

/*
 * Proposals. A move is taken back when everybody who plays for themselves has agreed; the seat of somebody who is away or
 * has left gets another player when everybody who is there has agreed. All functions return FALSE if it is not possible
 * now.
 */
gboolean        bgl_session_get_proposal (BglSession    *self,
                                          guint          index,
                                          BglProposal   *proposal);
/* Accepts or declines a proposal. To decline one's own is to withdraw it. */
gboolean        bgl_session_answer       (BglSession    *self,
                                          guint          member,
                                          guint          number,
                                          gboolean       accept);
/* Agrees to everything from now on. */
void            bgl_session_set_agreeable (BglSession   *self);
gboolean        bgl_session_can_propose_back (BglSession *self);
gboolean        bgl_session_propose_back (BglSession    *self);
gboolean        bgl_session_can_replace  (BglSession    *self,
                                          guint          seat);
gboolean        bgl_session_replace      (BglSession    *self,
                                          guint          seat,
                                          BglLevel       level);
gboolean        bgl_session_get_claimant (BglSession    *self,
                                          guint          index,
                                          BglClaimant   *claimant);
gboolean        bgl_session_hand_over    (BglSession    *self,
                                          guint          seat,
                                          const guint8  *fingerprint);
/* Whether a bot plays for the seat that was one's own, and taking it back. */
gboolean        bgl_session_can_take_seat (BglSession   *self);
gboolean        bgl_session_take_seat    (BglSession    *self);
gboolean        bgl_session_leave        (BglSession    *self);

/* Says a phrase. Returns FALSE if it is too soon after the last one. */
gboolean        bgl_session_say          (BglSession    *self,
                                          guint          phrase,
                                          gint64         now);
/* As the host, invites to another table with this code. */
gboolean        bgl_session_invite       (BglSession    *self,
                                          const guint8  *host,
                                          const char    *code);
/* The code and the host of the next table. Returns FALSE if there is none. */
gboolean        bgl_session_get_next     (BglSession    *self,
                                          const guint8 **host,
                                          const char   **code);

/* The oldest news that has not been taken yet. Returns FALSE if there is none. */
gboolean        bgl_session_take_news    (BglSession    *self,
                                          BglNews       *news);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglSession, bgl_session_free)

G_END_DECLS
