/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "net/bgl-session.h"

#define MAX_PLAYERS 3

/* A table with sealed messages that all arrive at once. */
typedef struct
{
  BglTableKeys keys;
  guint        n_players;
  guint8       private_keys[MAX_PLAYERS][BGL_HASH_SIZE];
  guint8       public_keys[MAX_PLAYERS][BGL_HASH_SIZE];
  BglSession  *sessions[MAX_PLAYERS];
  gint64       now;
} TableFixture;

/* Lays out a table for that many players, the first of whom is the host. Nothing has been sent. */
void        table_fixture_init  (TableFixture *self,
                                 guint         n_players);
/* The same with fewer seats than players. */
void        table_fixture_init_seats (TableFixture *self,
                                      guint         n_players,
                                      guint         n_seats);
void        table_fixture_clear (TableFixture *self);

/* Lets everybody act, and sends the shares, until nothing changes. */
void        table_fixture_settle (TableFixture *self);
/* The same without one of the players. */
void        table_fixture_settle_without (TableFixture *self,
                                          guint         player);
/* Takes one from the heap for whoever is to move. */
void        table_fixture_move  (TableFixture *self);
/* Plays to the end. */
void        table_fixture_finish (TableFixture *self);
void        table_fixture_finish_without (TableFixture *self,
                                          guint         player);

/* The message of a share with that text, signed with the key of a player (transfer full). */
GBytes     *table_fixture_seal  (TableFixture *self,
                                 guint         player,
                                 const char   *text,
                                 char        **topic);
/* Delivers such a message to another player. */
BglReceived table_fixture_send  (TableFixture *self,
                                 guint         from,
                                 guint         to,
                                 const char   *text);
/* How often that refusal was reported since the last call. */
guint       table_fixture_count (TableFixture *self,
                                 guint         player,
                                 BglNewsKind   kind);
