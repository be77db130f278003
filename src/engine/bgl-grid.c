/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-grid.h"

gboolean
bgl_grid_read_cell (const BglGrid  *grid,
                    const char    **text,
                    guint          *cell)
{
  const char *p = *text;
  const guint column = (guint) (*p - 'a');
  guint row = 0;

  if (*p < 'a' || column >= grid->columns)
    return FALSE;

  for (p++; g_ascii_isdigit (*p) && row <= grid->rows; p++)
    row = 10 * row + (guint) g_ascii_digit_value (*p);
  if (row < 1 || row > grid->rows)
    return FALSE;

  *cell = (grid->rows - row) * grid->columns + column;
  *text = p;

  return TRUE;
}

void
bgl_grid_append_cell (const BglGrid *grid,
                      guint          cell,
                      GString       *text)
{
  g_return_if_fail (cell < (guint) grid->columns * grid->rows);

  g_string_append_printf (text, "%c%u", (char) ('a' + cell % grid->columns), grid->rows - cell / grid->columns);
}

char *
bgl_grid_name_cell (const BglGrid *grid,
                    guint          cell)
{
  GString *text = g_string_new (NULL);

  bgl_grid_append_cell (grid, cell, text);

  return g_string_free (text, FALSE);
}
