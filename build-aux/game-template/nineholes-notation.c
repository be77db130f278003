/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "nineholes-rules.h"

#include "engine/bgl-i18n.h"

/* Moves, events, and positions as text, for records and for the command line. README.md describes them. */

/* The kinds of arguments of events. */
enum
{
  ARG_CELL = BGL_ARG_GAME,
};

const BglEventInfo nineholes_event_infos[] = {
  [NINEHOLES_EVENT_PLACED] = { "piece-placed", { { "seat", BGL_ARG_SEAT }, { "cell", ARG_CELL } } },
  [NINEHOLES_EVENT_MOVED] = {
    "piece-moved", { { "seat", BGL_ARG_SEAT }, { "cell", ARG_CELL }, { "from", ARG_CELL } } },
  [NINEHOLES_EVENT_WON] = { "won", { { "seat", BGL_ARG_SEAT } } },
  [NINEHOLES_EVENT_DRAWN] = { "drawn" },
  { NULL },
};

void
nineholes_format_arg (guint    kind,
                      int      value,
                      GString *text)
{
  bgl_grid_append_cell (&nineholes_grid, (guint) value, text);
}

gboolean
nineholes_parse_move (gconstpointer   data,
                      guint           seat,
                      const char     *text,
                      BglMove        *move,
                      GError        **error)
{
  NineholesMove parts = { .seat = seat, .from = NINEHOLES_CELLS };
  const char *rest = text;
  gboolean is_cell = bgl_grid_read_cell (&nineholes_grid, &rest, &parts.to);

  if (is_cell && *rest == '-')
    {
      rest++;
      parts.from = parts.to;
      is_cell = bgl_grid_read_cell (&nineholes_grid, &rest, &parts.to);
    }

  if (!is_cell || *rest != '\0')
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX,
                       /* Translators: b2 and a1-b2 are moves in the notation of records. Do not translate them. */
                       _("A move is a cell, such as b2, or two cells, such as a1-b2."));

  *move = nineholes_move_pack (&parts);

  return TRUE;
}

void
nineholes_format_move (gconstpointer  data,
                       BglMove        move,
                       GString       *text)
{
  const NineholesMove parts = nineholes_move_unpack (move);

  if (parts.from != NINEHOLES_CELLS)
    {
      bgl_grid_append_cell (&nineholes_grid, parts.from, text);
      g_string_append_c (text, '-');
    }
  bgl_grid_append_cell (&nineholes_grid, parts.to, text);
}

/* Positions */

static gboolean
read_cells (NineholesState *state,
            const char     *text)
{
  for (guint cell = 0; cell < NINEHOLES_CELLS; cell++, text++)
    {
      if (cell == 3 || cell == 6)
        if (*text++ != '/')
          return FALSE;

      if (*text != '.' && *text != '1' && *text != '2')
        return FALSE;
      if (*text == '.')
        continue;

      state->cell[cell] = (guint8) (*text - '0');
      if (state->stock[*text - '1']-- == 0)
        return FALSE;
    }

  return *text == '\0';
}

static gboolean
read_word (const char *name,
           const char *value,
           const char *wanted,
           guint       maximum,
           guint8     *number)
{
  guint64 read;

  if (!g_str_equal (name, wanted) || value == NULL || !g_ascii_string_to_unsigned (value, 10, 1, maximum, &read, NULL))
    return FALSE;

  *number = (guint8) read;

  return TRUE;
}

gboolean
nineholes_read_position (NineholesState  *state,
                         const char      *text,
                         GError         **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gboolean is_valid = words[0] != NULL && read_cells (state, words[0]);

  for (guint i = 1; is_valid && words[i] != NULL; i += 2)
    is_valid = read_word (words[i], words[i + 1], "turn", 2, &state->turn) ||
               read_word (words[i], words[i + 1], "left", NINEHOLES_LIMIT, &state->left);

  return is_valid || bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                        /* Translators: do not translate the position in quotes. */
                                        _("A position looks like “1.2/.1./2.. turn 1 left 40”."));
}

/* Examples */

gboolean
nineholes_is_place (const char *text)
{
  guint cell;

  return bgl_grid_read_cell (&nineholes_grid, &text, &cell) && *text == '\0';
}

void
nineholes_format_board (gconstpointer  data,
                        GString       *text)
{
  static const char *const signs[] = { "·", "●", "□" };
  const NineholesState *state = data;

  for (guint row = 0; row < 3; row++)
    g_string_append_printf (text, "%u  %s %s %s\n", 3 - row, signs[state->cell[3 * row]],
                            signs[state->cell[3 * row + 1]], signs[state->cell[3 * row + 2]]);
  g_string_append (text, "   a b c\n");
}
