/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-grid.h"

static const BglGrid grid = { .columns = 3, .rows = 12 };

static void
test_names (void)
{
  for (guint cell = 0; cell < 36; cell++)
    {
      g_autofree char *name = bgl_grid_name_cell (&grid, cell);
      const char *text = name;
      guint read;

      g_assert_true (bgl_grid_read_cell (&grid, &text, &read));
      g_assert_cmpuint (read, ==, cell);
      g_assert_cmpstr (text, ==, "");
    }
}

static void
test_corners (void)
{
  static const struct
  {
    const char *text;
    guint       cell;
    const char *rest;
  } cells[] = {
    { "a12", 0, "" }, { "c12", 2, "" }, { "a1", 33, "" }, { "c1-a2", 35, "-a2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      const char *text = cells[i].text;
      guint cell;

      g_assert_true (bgl_grid_read_cell (&grid, &text, &cell));
      g_assert_cmpuint (cell, ==, cells[i].cell);
      g_assert_cmpstr (text, ==, cells[i].rest);
    }
}

static void
test_refused (void)
{
  static const char *const texts[] = { "", "a", "a0", "a13", "d1", "A1", "1", "a-1", "a99999999999", " a1", "é1" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *text = texts[i];
      guint cell = 7;

      g_assert_false (bgl_grid_read_cell (&grid, &text, &cell));
      g_assert_true (text == texts[i]);
      g_assert_cmpuint (cell, ==, 7);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/grid/names", test_names);
  g_test_add_func ("/grid/corners", test_corners);
  g_test_add_func ("/grid/refused", test_refused);

  return g_test_run ();
}
