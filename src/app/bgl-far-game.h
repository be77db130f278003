/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "net/bgl-distance.h"

G_BEGIN_DECLS

#define BGL_TYPE_FAR_GAME (bgl_far_game_get_type ())

G_DECLARE_FINAL_TYPE (BglFarGame, bgl_far_game, BGL, FAR_GAME, GObject)

typedef enum
{
  BGL_FAR_PHASE_WAITING, /* seats are still free */
  BGL_FAR_PHASE_PLAYING,
  BGL_FAR_PHASE_OVER,
} BglFarPhase;

/*
 * A table at a distance as the application knows it: stored in a file, and connected or not. It connects only when it is told
 * to. The names of others are plain text of a limited length.
 *
 * Signals:
 *   changed ()              anything about it may have changed
 *   started ()              there is a table now
 *   told (char *sentence, gboolean brief)
 *                           something that people should know; a brief one is only spoken, because it can be seen
 */

/* Lays out a table. The record has its tags; the person here gets that seat. Takes the broker. */
BglFarGame *bgl_far_game_host (const char  *path,
                               BglRecord   *record,
                               guint        seat,
                               const char  *name,
                               BglBroker   *broker,
                               GError     **error);
/* Joins a table by a link or a code. A broker is needed for a code alone; it is taken. Without a path, one only watches. */
BglFarGame *bgl_far_game_join (const char  *path,
                               const char  *invitation,
                               const char  *name,
                               BglBroker   *broker,
                               GError     **error);
/* Continues the table in a file, without connecting. */
BglFarGame *bgl_far_game_load (const char  *path,
                               GError     **error);

void         bgl_far_game_connect         (BglFarGame *self);
/* Leaves the network. The others see that one is away. */
void         bgl_far_game_disconnect      (BglFarGame *self);
/* Gives up the seat for good, and deletes the file. */
void         bgl_far_game_leave           (BglFarGame *self);
/* Whether it was told to connect. */
gboolean     bgl_far_game_is_connecting   (BglFarGame *self);
gboolean     bgl_far_game_is_online       (BglFarGame *self);
/* Why it does not connect again by itself (transfer none), or NULL. */
const char  *bgl_far_game_get_failure     (BglFarGame *self);

const char  *bgl_far_game_get_path        (BglFarGame *self);
BglDistance *bgl_far_game_get_distance    (BglFarGame *self);
BglSession  *bgl_far_game_get_session     (BglFarGame *self);
/* NULL before the game has started or before it was connected for the first time. */
BglTable    *bgl_far_game_get_table       (BglFarGame *self);
BglFarPhase  bgl_far_game_get_phase       (BglFarGame *self);
/* NULL until the table of the host has arrived. */
const BglRules *bgl_far_game_get_rules    (BglFarGame *self);
gboolean     bgl_far_game_is_host         (BglFarGame *self);
gboolean     bgl_far_game_is_watching     (BglFarGame *self);
/* Whether it is the turn of the person here. */
gboolean     bgl_far_game_is_your_turn    (BglFarGame *self);

guint        bgl_far_game_get_n_seats     (BglFarGame *self);
/* Whether somebody or a bot has that seat. */
gboolean     bgl_far_game_is_taken        (BglFarGame *self,
                                           guint       seat);
/* Whether the player in a seat far away is connected. */
gboolean     bgl_far_game_is_present      (BglFarGame *self,
                                           guint       seat);
/* How the player is called, or NULL for a free seat. Free with g_free (). */
char        *bgl_far_game_get_name        (BglFarGame *self,
                                           guint       seat);
/* What the others ask the person here, or what this person asks them. Returns FALSE if nothing is open. The sentence is
 * to be freed with g_free (). */
gboolean     bgl_far_game_get_question    (BglFarGame  *self,
                                           BglProposal *proposal,
                                           char       **sentence);
/* The others and the turn, such as “Anna and Boris · Your turn”. Free with g_free (). */
char        *bgl_far_game_describe        (BglFarGame *self);

/* The tags of the next game of the same people, with the right first player (transfer full), the seat of the person here,
 * and the broker (transfer full). */
BglRecord   *bgl_far_game_create_next     (BglFarGame *self,
                                           guint      *seat,
                                           BglBroker **broker);
/* The secret of the table in groups of four letters (transfer none). */
const char  *bgl_far_game_get_code        (BglFarGame *self);

G_END_DECLS
