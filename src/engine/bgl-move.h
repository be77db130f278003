/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A move is one number. The lowest four bits are the seat that makes it, or 0 for chance. The game defines the other
 * sixty bits.
 */
typedef guint64 BglMove;

#define BGL_MOVE_NONE ((BglMove) 0)
#define BGL_MAX_SEATS 8

/* Whose turn it is. A positive number is a seat. */
enum
{
  BGL_TURN_CHANCE = 0,
  BGL_TURN_ANY = -1,
  BGL_TURN_OVER = -2,
};

static inline BglMove
bgl_move_new (guint   seat,
              guint64 payload)
{
  return (payload << 4) | seat;
}

static inline guint
bgl_move_get_seat (BglMove move)
{
  return (guint) (move & 15);
}

static inline guint64
bgl_move_get_payload (BglMove move)
{
  return move >> 4;
}

/* Resigning, the only move that every game has. No game uses its payload. */
static inline BglMove
bgl_move_new_resign (guint seat)
{
  return bgl_move_new (seat, ~G_GUINT64_CONSTANT (0) >> 4);
}

static inline gboolean
bgl_move_is_resign (BglMove move)
{
  return bgl_move_get_payload (move) == ~G_GUINT64_CONSTANT (0) >> 4;
}

G_END_DECLS
