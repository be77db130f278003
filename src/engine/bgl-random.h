/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A small generator instead of GRand. It must give the same numbers for the
 * same seed in every version of every library, because bots and deals are
 * reproduced from a seed, and it must be fast, because playouts use it a lot.
 * The sequence is SplitMix64.
 */
typedef struct
{
  guint64 state;
} BglRandom;

/* A bijection that scatters neighboring numbers all over the range. */
static inline guint64
bgl_random_mix (guint64 value)
{
  value = (value ^ (value >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  value = (value ^ (value >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return value ^ (value >> 31);
}

static inline void
bgl_random_init (BglRandom *random,
                 guint64    seed)
{
  random->state = bgl_random_mix (seed + G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
}

static inline guint64
bgl_random_next (BglRandom *random)
{
  random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return bgl_random_mix (random->state);
}

/* A number from 0 to n - 1. The bias is below n / 2³² and does not matter for dice. */
static inline guint
bgl_random_below (BglRandom *random,
                  guint      n)
{
  return (guint) (((bgl_random_next (random) >> 32) * n) >> 32);
}

/* A number from 0 (inclusive) to 1 (exclusive). */
static inline double
bgl_random_unit (BglRandom *random)
{
  return (double) (bgl_random_next (random) >> 11) * 0x1.0p-53;
}

G_END_DECLS
