/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "games/bangkok/bangkok-rules.h"
#include "tactics.h"

#define POSITIONS 40

static void
test_found (void)
{
  tactics_assert_found (&bangkok_rules, POSITIONS, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bangkok/tactics/found", test_found);

  return g_test_run ();
}
