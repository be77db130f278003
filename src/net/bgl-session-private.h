/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-session.h"

G_BEGIN_DECLS

/*
 * Shared by the files of the session. bgl-session.c has the shares of all participants, bgl-session-merge.c derives the
 * game from them, bgl-session-propose.c has proposals to take moves back and to replace each other, bgl-session-people.c
 * has what people do besides moving, and bgl-session-act.c writes one's own share.
 */
typedef struct
{
  guint8    fingerprint[BGL_FINGERPRINT_SIZE];
  BglShare *share;    /* NULL until it arrives */
  guint     seat;     /* the first one, or 0 */
  guint     first;    /* the first entry since another player took a seat */
  gboolean  followed; /* whether there is one */
  guint     cursor;   /* the first entry that may matter for the next sequence number */
  gboolean  was_illegal;
  gboolean  was_fast;
  guint     n_told;   /* how many of their proposals were reported */
  gint64    heard;    /* when their last phrase was reported */
} BglMember;

/* The line that was an event. */
typedef struct
{
  guint member;
  guint entry;
} BglPlayed;

typedef enum
{
  BGL_OUTCOME_PLAYED,
  BGL_OUTCOME_SKIPPED, /* the line is not valid, and never will be */
  BGL_OUTCOME_WAITING, /* something has to arrive first */
} BglOutcome;

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
  gboolean   agreeable;  /* agrees to everything, as bots do */
  GArray    *absent;     /* the fingerprints of those who are not connected */
  gint64     now;        /* when the session last acted, or -1 */
  gint64     said;       /* when one's own last phrase was written */
  gboolean   wants_back; /* the seat that was given to a bot */
  guint      n_ended;    /* how many of one's own proposals are over */

  /* What follows from the shares */
  guint      n_read;     /* entries of the host that were read before the start */
  guint      n_scanned;  /* entries of the host that were searched for changes of seats */
  int        told_up_to; /* while the game is derived again, what came before this event is not news; otherwise -1 */
  BglMember  former[BGL_MAX_MEMBERS]; /* the members before the game was derived again */
  guint      n_former;
  BglRecord *table;
  BglGame   *opening;    /* the game before it starts */
  BglMember  members[BGL_MAX_MEMBERS];
  guint      n_members;
  guint      holders[BGL_MAX_SEATS + 1]; /* from a seat to the member who plays it, plus one */
  guint      bots;       /* the seats of bots, with seat 1 as the lowest bit */
  const char *bot_tags[BGL_MAX_SEATS + 1]; /* or NULL */
  guint      owners[BGL_MAX_SEATS + 1]; /* the last member who lost the seat, plus one */
  BglGame   *game;
  guint      n_events;   /* the next sequence number */
  GArray    *played;     /* BglPlayed, by their sequence numbers */
  guint      epoch;      /* the sequence number after the last change of a seat, or 0 */
  guint      n_changes;  /* the number of the last proposal of the host that changed a seat, plus one */
  guint      n_rolls;
  guint      frozen;     /* the members who are committed for the next roll */
  gboolean   in_round;   /* whether everybody may call */
  guint      round;      /* the sequence number at which that began */
  guint      called[BGL_MAX_SEATS + 1]; /* how many calls of a seat are used up in this round */

  gboolean   unready;    /* for the next roll */

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
/* Whether the host, or this participant, has written a line for the next event that is not played yet. */
gboolean    bgl_session_has_decided (BglSession    *self);
/* The call of a seat with that number in the current round. Returns FALSE if it has not arrived. The move is
 * BGL_MOVE_NONE if it cannot be read or is too fast. */
gboolean    bgl_session_get_call   (BglSession     *self,
                                    guint           seat,
                                    guint           index,
                                    BglMove        *move);

/* Whether the member has written anything since the last change of a seat. */
gboolean    bgl_session_has_followed (BglSession   *self,
                                    BglMember      *member);
/* Finds the next line of a member for the next event, and skips those before it. */
const BglEntry *bgl_session_peek   (BglSession     *self,
                                    BglMember      *member);
/* The member with that fingerprint, or NULL. */
BglMember  *bgl_session_find_member (BglSession    *self,
                                    const guint8   *fingerprint);
/* Adds a member without a seat. Returns FALSE if there are too many. */
gboolean    bgl_session_add_member (BglSession     *self,
                                    const guint8   *fingerprint);
/* Gives a seat to a member. The tag is that of a bot, or NULL. */
void        bgl_session_seat_member (BglSession    *self,
                                    guint           seat,
                                    guint           number,
                                    const char     *bot);
gboolean    bgl_session_is_bot     (BglSession     *self,
                                    guint           seat);
/* Whether the member plays for themselves. */
gboolean    bgl_session_is_person  (BglSession     *self,
                                    guint           number);
/* Whether the member is not connected. */
gboolean    bgl_session_is_absent  (BglSession     *self,
                                    const BglMember *member);
/* Whether the member has seen the end of the game. */
gboolean    bgl_session_has_seen_end (BglSession   *self,
                                    BglShare       *share);
/* Whether the last thing that they wrote about it is that they leave. */
gboolean    bgl_session_has_left   (BglShare       *share);

/* In bgl-session-propose.c */

/* The number of this participant among the members, or -1. */
int         bgl_session_find_own_number (BglSession *self);
/* The answer of a member to a proposal, or NULL; the first one counts. */
const BglEntry *bgl_session_find_answer (BglShare  *share,
                                    guint           member,
                                    guint           number);
/* The newest proposal of a member if it can still be carried out; NULL otherwise. */
const BglEntry *bgl_session_find_open (BglSession  *self,
                                    guint           member,
                                    guint          *number);
/* The earlier of the last move of a seat and, in real time, the roll of its round; -1 if there is none. */
int         bgl_session_find_back  (BglSession     *self,
                                    guint           seat);
/* Whether somebody has claimed a seat since the last change of one. */
gboolean    bgl_session_claims_again (BglShare     *share);

/* Goes back to an earlier move, or changes the player of a seat. */
BglOutcome  bgl_session_play_back  (BglSession     *self,
                                    const BglEntry *entry);
BglOutcome  bgl_session_play_seat  (BglSession     *self,
                                    const BglEntry *entry,
                                    int             turn);
/* Writes what proposals ask for. Returns whether something was written. */
gboolean    bgl_session_act_on_proposals (BglSession *self);
/* Tells about proposals that are new or over. */
void        bgl_session_tell_proposals (BglSession *self);
/* Reports what somebody says. */
void        bgl_session_hear       (BglSession     *self,
                                    BglShare       *share,
                                    guint           phrase);
/* Writes that one has seen the last change of a seat. Returns whether that was necessary. */
gboolean    bgl_session_follow     (BglSession     *self);
/* Commits to the nonces of all rolls up to this one. Returns whether something was written. */
gboolean    bgl_session_commit_up_to (BglSession   *self,
                                    guint           index);

G_END_DECLS
