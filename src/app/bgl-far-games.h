/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-far-game.h"
#include "engine/bgl-store.h"

G_BEGIN_DECLS

#define BGL_TYPE_FAR_GAMES (bgl_far_games_get_type ())

G_DECLARE_FINAL_TYPE (BglFarGames, bgl_far_games, BGL, FAR_GAMES, GObject)

/*
 * The tables at a distance of this person: a list model of BglFarGame. They are files in a folder that only its owner can read.
 * A game that is over is saved with the other played games, together with its proofs.
 *
 * Signals:
 *   changed (BglFarGame *game)                something about a game may have changed
 *   started (BglFarGame *game)
 *   told (BglFarGame *game, char *sentence, gboolean brief)
 */
BglFarGames *bgl_far_games_new    (BglStore    *store);

/* Reads the files that are not in the list yet. Nothing is connected. */
void         bgl_far_games_load   (BglFarGames *self);

/* See bgl_far_game_host () and bgl_far_game_join (). The new game is in the list (transfer none). An invitation to a
 * table that is in the list already returns that one. Games that one only watches are not stored. */
BglFarGame  *bgl_far_games_host   (BglFarGames *self,
                                   BglRecord   *record,
                                   guint        seat,
                                   const char  *name,
                                   BglBroker   *broker,
                                   GError     **error);
BglFarGame  *bgl_far_games_join   (BglFarGames *self,
                                   const char  *invitation,
                                   const char  *name,
                                   BglBroker   *broker,
                                   gboolean     watch,
                                   GError     **error);
/* The game with that table (transfer none), or NULL. */
BglFarGame  *bgl_far_games_find   (BglFarGames *self,
                                   BglTable    *table);
/* Removes a game from the list, and deletes its file. */
void         bgl_far_games_remove (BglFarGames *self,
                                   BglFarGame  *game);
void         bgl_far_games_connect_all (BglFarGames *self);

G_END_DECLS
