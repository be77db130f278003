/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-dice.h"

#define LABEL(text) text, sizeof text

/* Numbers from a seed: the hash of the seed and a counter, eight bytes after the other. */
typedef struct
{
  guint8  seed[BGL_HASH_SIZE];
  guint8  block[BGL_HASH_SIZE];
  guint32 n_blocks;
  gsize   used;
} Stream;

static guint64
stream_next (gpointer data)
{
  Stream *stream = data;
  guint64 number;

  if (stream->used == sizeof stream->block)
    {
      guint32 counter = GUINT32_TO_BE (stream->n_blocks++);

      bgl_hash (stream->block, LABEL ("bungalow dice 1"), stream->seed, sizeof stream->seed, &counter, sizeof counter,
                NULL);
      stream->used = 0;
    }

  memcpy (&number, stream->block + stream->used, sizeof number);
  stream->used += sizeof number;

  return GUINT64_FROM_BE (number);
}

void
bgl_dice_make_nonce (guint8       *nonce,
                     const guint8 *private_key,
                     const guint8 *game,
                     guint         index)
{
  guint32 number = GUINT32_TO_BE (index);

  bgl_hash (nonce, LABEL ("bungalow nonce 1"), private_key, (gsize) BGL_HASH_SIZE, game, (gsize) BGL_HASH_SIZE,
            &number, sizeof number, NULL);
}

void
bgl_dice_commit (guint8       *commit,
                 const guint8 *nonce,
                 const guint8 *game,
                 guint         index,
                 const guint8 *public_key)
{
  guint32 number = GUINT32_TO_BE (index);

  bgl_hash (commit, LABEL ("bungalow commit 1"), nonce, (gsize) BGL_HASH_SIZE, game, (gsize) BGL_HASH_SIZE,
            &number, sizeof number, public_key, (gsize) BGL_HASH_SIZE, NULL);
}

void
bgl_dice_begin (guint8       *seed,
                const guint8 *game,
                guint         index)
{
  guint32 number = GUINT32_TO_BE (index);

  bgl_hash (seed, LABEL ("bungalow roll 1"), game, (gsize) BGL_HASH_SIZE, &number, sizeof number, NULL);
}

void
bgl_dice_add (guint8       *seed,
              guint         member,
              const guint8 *nonce)
{
  guint8 number = (guint8) member;

  bgl_hash (seed, seed, (gsize) BGL_HASH_SIZE, &number, sizeof number, nonce, (gsize) BGL_HASH_SIZE, NULL);
}

BglMove
bgl_dice_draw (const guint8   *seed,
               const BglRules *rules,
               gconstpointer   state)
{
  Stream stream = { .used = BGL_HASH_SIZE };
  BglRandom random;

  memcpy (stream.seed, seed, sizeof stream.seed);
  bgl_random_init_source (&random, stream_next, &stream);

  return rules->draw_chance (state, &random);
}
