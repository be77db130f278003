/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-qr.h"

#define MAX_VERSION 20
#define N_MASKS     8
#define MODE_BYTES  4

/* Level M: codewords for error correction in each block, and the number of blocks, by version. */
static const guint8 block_checks[MAX_VERSION + 1] =
  { 0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26 };
static const guint8 block_counts[MAX_VERSION + 1] =
  { 0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16 };

/* A code while it is made. */
typedef struct
{
  guint   version;
  BglQr  *qr;
  guint8 *fixed;  /* modules that do not depend on the data */
} Maker;

/* Alignment patterns */

static guint
count_alignments (guint version)
{
  return version == 1 ? 0 : version / 7 + 2;
}

/* The center of an alignment pattern on each axis. */
static guint
get_alignment (guint version,
               guint index)
{
  const guint n = count_alignments (version);
  const guint last = 4 * version + 10;
  const guint step = n > 1 ? (last - 6 + n - 2) / (n - 1) : 0;

  /* Distances are even and, but for the first one, equal. */
  return index == 0 ? 6 : last - (n - 1 - index) * (step + step % 2);
}

/* How much there is room for */

static guint
count_codewords (guint version)
{
  const guint n = count_alignments (version);
  guint modules = (16 * version + 128) * version + 64;

  if (n > 0)
    modules -= (25 * n - 10) * n - 55;
  if (version >= 7)
    modules -= 36;

  return modules / 8;
}

static guint
count_data (guint version)
{
  return count_codewords (version) - block_checks[version] * block_counts[version];
}

/* Error correction: Reed-Solomon codes over the field of 256 elements with the polynomial 0x11d. */

static guint8
multiply (guint8 a,
          guint8 b)
{
  guint product = 0;

  for (int bit = 7; bit >= 0; bit--)
    {
      product = (product << 1) ^ ((product >> 7) * 0x11d);
      if ((b >> bit) & 1)
        product ^= a;
    }

  return (guint8) product;
}

/* The polynomial whose roots are the first powers of 2, without its leading 1. */
static void
make_generator (guint8 *generator,
                guint   degree)
{
  guint8 root = 1;

  memset (generator, 0, degree);
  generator[degree - 1] = 1;
  for (guint i = 0; i < degree; i++)
    {
      for (guint j = 0; j < degree; j++)
        {
          generator[j] = multiply (generator[j], root);
          if (j + 1 < degree)
            generator[j] ^= generator[j + 1];
        }
      root = multiply (root, 2);
    }
}

static void
make_checks (guint8       *checks,
             guint         n_checks,
             const guint8 *generator,
             const guint8 *data,
             gsize         size)
{
  memset (checks, 0, n_checks);
  for (gsize i = 0; i < size; i++)
    {
      guint8 factor = data[i] ^ checks[0];

      memmove (checks, checks + 1, n_checks - 1);
      checks[n_checks - 1] = 0;
      for (guint j = 0; j < n_checks; j++)
        checks[j] ^= multiply (generator[j], factor);
    }
}

/* Adds error correction to each block, and takes codewords from all blocks in turn. */
static GByteArray *
interleave (guint         version,
            const guint8 *data)
{
  const guint n_blocks = block_counts[version];
  const guint n_checks = block_checks[version];
  const guint n_data = count_data (version);
  const guint shorter = n_data / n_blocks;
  const guint n_short = n_blocks - n_data % n_blocks; /* these blocks come first */
  GByteArray *codewords = g_byte_array_new ();
  g_autofree guint8 *generator = g_malloc (n_checks);
  g_autofree guint8 *checks = g_malloc (n_checks * n_blocks);

  make_generator (generator, n_checks);
  for (guint block = 0; block < n_blocks; block++)
    make_checks (checks + block * n_checks, n_checks, generator,
                 data + block * shorter + MAX (block, n_short) - n_short, shorter + (block >= n_short));

  for (guint i = 0; i <= shorter; i++)
    for (guint block = i < shorter ? 0 : n_short; block < n_blocks; block++)
      g_byte_array_append (codewords, data + block * shorter + MAX (block, n_short) - n_short + i, 1);
  for (guint i = 0; i < n_checks; i++)
    for (guint block = 0; block < n_blocks; block++)
      g_byte_array_append (codewords, checks + block * n_checks + i, 1);

  return codewords;
}

/* Data */

static void
append_bits (GByteArray *bytes,
             guint      *n_bits,
             guint       value,
             guint       count)
{
  for (guint i = count; i-- > 0; (*n_bits)++)
    {
      const guint8 empty = 0;

      if (*n_bits % 8 == 0)
        g_byte_array_append (bytes, &empty, 1);
      bytes->data[bytes->len - 1] |= (guint8) (((value >> i) & 1) << (7 - *n_bits % 8));
    }
}

static guint
count_header_bits (guint version)
{
  return 4 + (version < 10 ? 8 : 16);
}

static GByteArray *
make_codewords (guint         version,
                const guint8 *data,
                gsize         size)
{
  const guint room = count_data (version);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint n_bits = 0;

  append_bits (bytes, &n_bits, MODE_BYTES, 4);
  append_bits (bytes, &n_bits, (guint) size, count_header_bits (version) - 4);
  for (gsize i = 0; i < size; i++)
    append_bits (bytes, &n_bits, data[i], 8);

  append_bits (bytes, &n_bits, 0, MIN (4, room * 8 - n_bits));
  append_bits (bytes, &n_bits, 0, (8 - n_bits % 8) % 8);
  for (guint i = 0; bytes->len < room; i++)
    append_bits (bytes, &n_bits, i % 2 == 0 ? 0xec : 0x11, 8);

  return interleave (version, bytes->data);
}

/* Modules */

static void
set (Maker    *maker,
     guint     x,
     guint     y,
     gboolean  dark)
{
  maker->qr->modules[y * maker->qr->size + x] = dark;
}

static void
set_fixed (Maker    *maker,
           guint     x,
           guint     y,
           gboolean  dark)
{
  set (maker, x, y, dark);
  maker->fixed[y * maker->qr->size + x] = TRUE;
}

/* Squares in each other around a center, as far as they are inside: a finder pattern with its margin, or an alignment
 * pattern. */
static void
draw_squares (Maker *maker,
              guint  x,
              guint  y,
              int    radius)
{
  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++)
      {
        const int distance = MAX (ABS (dx), ABS (dy));
        const int px = (int) x + dx, py = (int) y + dy;

        if (px >= 0 && py >= 0 && px < (int) maker->qr->size && py < (int) maker->qr->size)
          set_fixed (maker, (guint) px, (guint) py, radius == 4 ? distance != 2 && distance != 4 : distance != 1);
      }
}

/* The remainder of a value with as many zeros at its end as the polynomial has degrees. */
static guint
get_remainder (guint value,
               guint polynomial,
               guint degree)
{
  guint remainder = value;

  for (guint i = 0; i < degree; i++)
    remainder = (remainder << 1) ^ ((remainder >> (degree - 1)) * polynomial);

  return remainder;
}

static void
draw_format (Maker *maker,
             guint  mask)
{
  const guint size = maker->qr->size;
  /* The number of level M is 0. */
  const guint bits = (mask << 10 | get_remainder (mask, 0x537, 10)) ^ 0x5412;

  for (guint i = 0; i < 15; i++)
    {
      const gboolean dark = (bits >> i) & 1;

      /* Around the upper left finder pattern, without the timing patterns. */
      if (i < 8)
        set_fixed (maker, 8, i < 6 ? i : i + 1, dark);
      else
        set_fixed (maker, i == 8 ? 7 : 14 - i, 8, dark);
      /* The same beside the other two. */
      if (i < 8)
        set_fixed (maker, size - 1 - i, 8, dark);
      else
        set_fixed (maker, 8, size - 15 + i, dark);
    }
  set_fixed (maker, 8, size - 8, TRUE);
}

static void
draw_version (Maker *maker)
{
  const guint bits = maker->version << 12 | get_remainder (maker->version, 0x1f25, 12);

  for (guint i = 0; maker->version >= 7 && i < 18; i++)
    {
      const guint far = maker->qr->size - 11 + i % 3;

      set_fixed (maker, far, i / 3, (bits >> i) & 1);
      set_fixed (maker, i / 3, far, (bits >> i) & 1);
    }
}

static void
draw_patterns (Maker *maker)
{
  const guint size = maker->qr->size;
  const guint n = count_alignments (maker->version);

  for (guint i = 0; i < size; i++)
    {
      set_fixed (maker, i, 6, i % 2 == 0);
      set_fixed (maker, 6, i, i % 2 == 0);
    }
  draw_squares (maker, 3, 3, 4);
  draw_squares (maker, size - 4, 3, 4);
  draw_squares (maker, 3, size - 4, 4);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      /* Three corners belong to finder patterns. */
      if (!(i == 0 && j == 0) && !(i == 0 && j == n - 1) && !(i == n - 1 && j == 0))
        draw_squares (maker, get_alignment (maker->version, i), get_alignment (maker->version, j), 2);
  draw_format (maker, 0);
  draw_version (maker);
}

/* Fills columns of two modules from the right, up and down in turn. */
static void
draw_codewords (Maker      *maker,
                GByteArray *codewords)
{
  const guint size = maker->qr->size;
  guint bit = 0;
  gboolean upward = TRUE;

  for (int right = (int) size - 1; right > 0; right -= 2)
    {
      /* The vertical timing pattern has no pair. */
      if (right == 6)
        right--;
      for (guint i = 0; i < size; i++)
        for (guint side = 0; side < 2; side++)
          {
            const guint x = (guint) right - side;
            const guint y = upward ? size - 1 - i : i;

            if (maker->fixed[y * size + x] || bit >= codewords->len * 8)
              continue;
            set (maker, x, y, (codewords->data[bit / 8] >> (7 - bit % 8)) & 1);
            bit++;
          }
      upward = !upward;
    }
}

/* Masks */

static gboolean
is_masked (guint mask,
           guint x,
           guint y)
{
  switch (mask)
    {
    case 0:
      return (x + y) % 2 == 0;
    case 1:
      return y % 2 == 0;
    case 2:
      return x % 3 == 0;
    case 3:
      return (x + y) % 3 == 0;
    case 4:
      return (x / 3 + y / 2) % 2 == 0;
    case 5:
      return x * y % 2 + x * y % 3 == 0;
    case 6:
      return (x * y % 2 + x * y % 3) % 2 == 0;
    default:
      return ((x + y) % 2 + x * y % 3) % 2 == 0;
    }
}

/* Masking twice restores the modules. */
static void
apply_mask (Maker *maker,
            guint  mask)
{
  const guint size = maker->qr->size;

  for (guint y = 0; y < size; y++)
    for (guint x = 0; x < size; x++)
      if (!maker->fixed[y * size + x] && is_masked (mask, x, y))
        maker->qr->modules[y * size + x] ^= 1;
}

static gboolean
is_dark_in_line (const BglQr *qr,
                 gboolean     vertical,
                 guint        line,
                 int          place)
{
  /* There is light around the code. */
  if (place < 0 || place >= (int) qr->size)
    return FALSE;

  return vertical ? bgl_qr_is_dark (qr, line, (guint) place) : bgl_qr_is_dark (qr, (guint) place, line);
}

/* Long runs of one color, and what looks like a finder pattern, mislead a scanner. */
static guint
rate_line (const BglQr *qr,
           gboolean     vertical,
           guint        line)
{
  static const gboolean finder[] = { TRUE, FALSE, TRUE, TRUE, TRUE, FALSE, TRUE };
  guint penalty = 0, run = 0;

  for (int i = 0; i < (int) qr->size; i++)
    {
      gboolean looks = TRUE, before = TRUE, after = TRUE;

      run = i > 0 && is_dark_in_line (qr, vertical, line, i) == is_dark_in_line (qr, vertical, line, i - 1) ? run + 1 : 1;
      if (run == 5)
        penalty += 3;
      else if (run > 5)
        penalty++;

      if (i + 7 > (int) qr->size)
        continue;
      for (int j = 0; j < 7; j++)
        looks &= is_dark_in_line (qr, vertical, line, i + j) == finder[j];
      for (int j = 1; j <= 4; j++)
        {
          before &= !is_dark_in_line (qr, vertical, line, i - j);
          after &= !is_dark_in_line (qr, vertical, line, i + 6 + j);
        }
      if (looks && (before || after))
        penalty += 40;
    }

  return penalty;
}

static guint
rate (const BglQr *qr)
{
  const guint area = qr->size * qr->size;
  guint penalty = 0, n_dark = 0;

  for (guint i = 0; i < qr->size; i++)
    penalty += rate_line (qr, FALSE, i) + rate_line (qr, TRUE, i);

  for (guint y = 0; y < qr->size; y++)
    for (guint x = 0; x < qr->size; x++)
      {
        const gboolean dark = bgl_qr_is_dark (qr, x, y);

        n_dark += dark;
        if (x + 1 < qr->size && y + 1 < qr->size && bgl_qr_is_dark (qr, x + 1, y) == dark &&
            bgl_qr_is_dark (qr, x, y + 1) == dark && bgl_qr_is_dark (qr, x + 1, y + 1) == dark)
          penalty += 3;
      }

  /* Ten points for each 5% that the share of dark modules is away from a half. */
  return penalty + (guint) ABS ((int) (20 * n_dark) - (int) (10 * area)) / area * 10;
}

static void
choose_mask (Maker *maker)
{
  guint best = 0, least = G_MAXUINT;

  for (guint mask = 0; mask < N_MASKS; mask++)
    {
      guint penalty;

      apply_mask (maker, mask);
      draw_format (maker, mask);
      penalty = rate (maker->qr);
      if (penalty < least)
        {
          least = penalty;
          best = mask;
        }
      apply_mask (maker, mask);
    }
  apply_mask (maker, best);
  draw_format (maker, best);
}

BglQr *
bgl_qr_new (gconstpointer data,
            gsize         size)
{
  Maker maker = { .version = 1 };
  g_autoptr (GByteArray) codewords = NULL;

  g_return_val_if_fail (data != NULL || size == 0, NULL);

  while (maker.version <= MAX_VERSION && count_header_bits (maker.version) + 8 * size > 8 * count_data (maker.version))
    maker.version++;
  if (maker.version > MAX_VERSION)
    return NULL;

  maker.qr = g_new0 (BglQr, 1);
  maker.qr->size = 4 * maker.version + 17;
  maker.qr->modules = g_new0 (guint8, maker.qr->size * maker.qr->size);
  maker.fixed = g_new0 (guint8, maker.qr->size * maker.qr->size);
  codewords = make_codewords (maker.version, data, size);
  draw_patterns (&maker);
  draw_codewords (&maker, codewords);
  choose_mask (&maker);
  g_free (maker.fixed);

  return maker.qr;
}

void
bgl_qr_free (BglQr *self)
{
  g_free (self->modules);
  g_free (self);
}

gboolean
bgl_qr_is_dark (const BglQr *self,
                guint        x,
                guint        y)
{
  g_return_val_if_fail (x < self->size && y < self->size, FALSE);

  return self->modules[y * self->size + x];
}
