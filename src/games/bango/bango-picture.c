/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-private.h"

/* The table as plain text, for pages without pictures. Tiles have the same marks as on the board. */

#define YELLOW "☼"
#define RED    "○"
#define EMPTY  "·"

gboolean
bango_is_place (const char *text)
{
  BangoCell cell;

  return bango_cell_read (&text, &cell) && *text == '\0';
}

void
bango_format_board (gconstpointer  data,
                    GString       *text)
{
  const BangoState *state = data;
  BangoCell low = { G_MAXINT16, G_MAXINT16 }, high = { G_MININT16, G_MININT16 };

  for (guint i = 0; i < 2 * BANGO_TILES; i++)
    if ((state->alive >> i & 1) != 0)
      {
        low.x = MIN (low.x, state->tile[i].x);
        low.y = MIN (low.y, state->tile[i].y);
        high.x = MAX (high.x, state->tile[i].x);
        high.y = MAX (high.y, state->tile[i].y);
      }
  if (low.x > high.x)
    return;

  /* Add a row and a column on each side, where tiles may be placed. */
  g_string_append (text, "    ");
  for (int x = low.x - 1; x <= high.x + 1; x++)
    g_string_append_printf (text, "%3d", x);
  g_string_append_c (text, '\n');

  for (int y = low.y - 1; y <= high.y + 1; y++)
    {
      g_string_append_printf (text, "%4d", y);
      for (int x = low.x - 1; x <= high.x + 1; x++)
        {
          const BangoCell cell = { (gint16) x, (gint16) y };
          BangoColor color;

          if (bango_state_get_tile (state, cell, &color))
            g_string_append_printf (text, "  %s", color == BANGO_YELLOW ? YELLOW : RED);
          else
            g_string_append (text, "  " EMPTY);
        }
      g_string_append_c (text, '\n');
    }
}
