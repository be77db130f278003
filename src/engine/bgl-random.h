/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A small generator instead of GRand. It must give the same numbers for the
 * same seed in every version of every library, because bots and deals are
 * reproduced from a seed, and it must be fast, because playouts use it a lot.
 * The sequence is SplitMix64.
 *
 * Dice that several machines roll together come from a source of their own, for
 * which every bit counts.
 */
typedef struct
{
  guint64   state;
  guint64 (*next) (gpointer data); /* where the numbers come from instead, or NULL */
  gpointer  data;
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
  random->next = NULL;
  random->data = NULL;
}

/* Takes all numbers from that function. */
static inline void
bgl_random_init_source (BglRandom *random,
                        guint64  (*next) (gpointer data),
                        gpointer   data)
{
  random->state = 0;
  random->next = next;
  random->data = data;
}

static inline guint64
bgl_random_next (BglRandom *random)
{
  if (G_UNLIKELY (random->next != NULL))
    return random->next (random->data);

  random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return bgl_random_mix (random->state);
}

/* A number from 0 to n - 1 without any bias: numbers above the last multiple of n are drawn again. */
static inline guint
bgl_random_below_exact (BglRandom *random,
                        guint      n)
{
  const guint64 range = G_GUINT64_CONSTANT (1) << 32;
  guint64 number;

  do
    number = bgl_random_next (random) >> 32;
  while (number >= range - range % n);

  return (guint) (number % n);
}

/* A number from 0 to n - 1. Without a source, the bias is below n / 2³², which does not matter for dice. */
static inline guint
bgl_random_below (BglRandom *random,
                  guint      n)
{
  if (G_UNLIKELY (random->next != NULL))
    return bgl_random_below_exact (random, n);

  return (guint) (((bgl_random_next (random) >> 32) * n) >> 32);
}

/* A number from 0 (inclusive) to 1 (exclusive). */
static inline double
bgl_random_unit (BglRandom *random)
{
  return (double) (bgl_random_next (random) >> 11) * 0x1.0p-53;
}

G_END_DECLS
