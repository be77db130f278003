/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "net/bgl-qr.h"

/* The expected modules come from another encoder, qrencode -8 -l M -m 0. */

static char *
format (const char *text)
{
  g_autoptr (BglQr) qr = bgl_qr_new (text, strlen (text));
  GString *modules = g_string_new (NULL);

  g_assert_nonnull (qr);
  for (guint y = 0; y < qr->size; y++)
    {
      for (guint x = 0; x < qr->size; x++)
        g_string_append_c (modules, bgl_qr_is_dark (qr, x, y) ? '#' : '.');
      g_string_append_c (modules, '\n');
    }

  return g_string_free (modules, FALSE);
}

static void
test_modules (void)
{
  g_autofree char *modules = format ("Bungalow");

  g_assert_cmpstr (modules, ==,
                   "#######..#.#..#######\n"
                   "#.....#..#....#.....#\n"
                   "#.###.#.#.#...#.###.#\n"
                   "#.###.#.#.#.#.#.###.#\n"
                   "#.###.#.#.###.#.###.#\n"
                   "#.....#.#.#.#.#.....#\n"
                   "#######.#.#.#.#######\n"
                   "........##.##........\n"
                   "#.#####...#.#.#####..\n"
                   ".##....####.##..#####\n"
                   ".#.#####..##.##..###.\n"
                   "..#.#...#.......###.#\n"
                   ".#.######.##....#....\n"
                   "........#.########...\n"
                   "#######.....#.#....#.\n"
                   "#.....#.#..#####.##..\n"
                   "#.###.#.###.#...#...#\n"
                   "#.###.#.##..#..####..\n"
                   "#.###.#.####.#...#...\n"
                   "#.....#...#......##..\n"
                   "#######.#..#.#.#...#.\n");
}

static void
check_sum (const char *text,
           guint       size,
           const char *expected)
{
  g_autofree char *modules = format (text);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, modules, -1);

  g_assert_cmpuint (strlen (modules), ==, size * (size + 1));
  g_assert_cmpstr (sum, ==, expected);
}

/* Several blocks, alignment patterns, and the number of the version. */
static void
test_larger (void)
{
  g_autofree char *longer = g_strnfill (300, 'x');
  g_autofree char *longest = g_strnfill (666, 'y');

  check_sum ("bungalow:join?broker=mqtts://user:secret@example.org:8883&host=0123456789abcdef0123456789abcdef"
             "#ABCD-EFGH-JKMN-PQRS-TVWX", 45,
             "43dd0e61cad15c6821ca61954caa5f3ab908b244789bf20eb5640771887f1054");
  check_sum (longer, 69, "338828b3ed288a8cf381c73accdf09705f3b4797c23a23401166acf3f41f50de");
  check_sum (longest, 97, "6072aa45a5949852997254e9387171a2a917867ef78e7f946b074bf10b0fe605");
}

static void
test_limits (void)
{
  g_autofree char *too_long = g_strnfill (667, 'y');
  g_autoptr (BglQr) empty = bgl_qr_new ("", 0);

  g_assert_null (bgl_qr_new (too_long, 667));
  g_assert_cmpuint (empty->size, ==, 21);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/qr/modules", test_modules);
  g_test_add_func ("/qr/larger", test_larger);
  g_test_add_func ("/qr/limits", test_limits);

  return g_test_run ();
}
