/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-rules.h"

#include "bgl-keys.h"

G_BEGIN_DECLS

/*
 * Dice that nobody can load: each member commits to a secret number, the nonce, before anybody knows another one, and
 * the outcome follows from all of them.
 */

/* The nonce of a member for a roll. It follows from the private key, so that a restart cannot change it. */
void    bgl_dice_make_nonce (guint8         *nonce,
                             const guint8   *private_key,
                             const guint8   *game,
                             guint           index);
/* The public key is part of the commitment, so that nobody can copy that of another member. */
void    bgl_dice_commit     (guint8         *commit,
                             const guint8   *nonce,
                             const guint8   *game,
                             guint           index,
                             const guint8   *public_key);

/* Collects the nonces of a roll, in the order of the members. */
void    bgl_dice_begin      (guint8         *seed,
                             const guint8   *game,
                             guint           index);
void    bgl_dice_add        (guint8         *seed,
                             guint           member,
                             const guint8   *nonce);
/* Draws the outcome. It must be the turn of chance. */
BglMove bgl_dice_draw       (const guint8   *seed,
                             const BglRules *rules,
                             gconstpointer   state);

G_END_DECLS
