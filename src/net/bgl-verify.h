/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-session.h"

G_BEGIN_DECLS

/*
 * The record of a game at a distance ends with the shares of all players, as comments that other readers ignore. With
 * them, everybody can check later that the dice were fair and that each player made their moves.
 */

/* The record of the game and the comments. Free with g_free (). */
char       *bgl_verify_format (BglSession  *session);
/* Checks a text with such comments: signatures, commitments, dice, and moves. Returns what they prove (transfer full),
 * or an error with the line. */
BglSession *bgl_verify_parse  (const char  *text,
                               gsize        size,
                               GError     **error);

G_END_DECLS
