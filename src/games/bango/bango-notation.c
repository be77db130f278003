/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bango-private.h"

#include "engine/bgl-i18n.h"

/* Moves and events in the notation of records and of the command line. */

const BglEventInfo bango_event_infos[] = {
  [BANGO_EVENT_TILE_LAID] = {
    "tile-laid", { { "seat", BGL_ARG_SEAT }, { "cell", BANGO_ARG_CELL } } },
  [BANGO_EVENT_TILE_LIFTED] = {
    "tile-lifted", { { "seat", BGL_ARG_SEAT }, { "cell", BANGO_ARG_CELL } } },
  [BANGO_EVENT_TILE_REMOVED] = {
    "tile-removed", { { "colour", BANGO_ARG_COLOR }, { "cell", BANGO_ARG_CELL } } },
  [BANGO_EVENT_GROUP_REMOVED] = {
    "group-removed", { { "seat", BGL_ARG_SEAT }, { "tiles", BGL_ARG_INT },
                       { "yellow", BGL_ARG_INT }, { "red", BGL_ARG_INT } }, .explained = TRUE },
  [BANGO_EVENT_TILE_SET_DOWN] = {
    "tile-set-down", { { "seat", BGL_ARG_SEAT }, { "cell", BANGO_ARG_CELL },
                       { "from", BANGO_ARG_CELL } } },
  [BANGO_EVENT_PASSED] = { "passed", { { "seat", BGL_ARG_SEAT } }, .explained = TRUE },
  [BANGO_EVENT_COUGHED] = { "coughed", { { "seat", BGL_ARG_SEAT } } },
  [BANGO_EVENT_SECOND_ROUND] = { "second-round", .explained = TRUE },
  [BANGO_EVENT_FIVE] = {
    "five", { { "colour", BANGO_ARG_COLOR }, { "from", BANGO_ARG_CELL },
              { "to", BANGO_ARG_CELL } }, .explained = TRUE },
  [BANGO_EVENT_FAMINE] = {
    "famine", { { "colour", BANGO_ARG_COLOR }, { "tiles", BGL_ARG_INT } }, .explained = TRUE },
  [BANGO_EVENT_REPETITION] = { "repetition", { { "times", BGL_ARG_INT } }, .explained = TRUE },
  [BANGO_EVENT_GAME_OVER] = { "game-over", { { "outcome", BANGO_ARG_OUTCOME } } },
  { NULL },
};

int
bango_cell_pack (BangoCell cell)
{
  return (int) ((guint) (guint16) cell.y << 16 | (guint16) cell.x);
}

BangoCell
bango_cell_unpack (int packed)
{
  return (BangoCell) { (gint16) ((guint) packed & 0xffff), (gint16) ((guint) packed >> 16) };
}

static gboolean
read_coordinate (const char **text,
                 gint16      *coordinate)
{
  const char *p = *text;
  gboolean negative = *p == '-';
  int value = 0;

  if (negative)
    p++;

  if (!g_ascii_isdigit (*p))
    return FALSE;

  for (; g_ascii_isdigit (*p); p++)
    value = MIN (10 * value + g_ascii_digit_value (*p), BANGO_BOUND);

  *coordinate = negative ? -value : value;
  *text = p;

  return TRUE;
}

gboolean
bango_cell_read (const char **text,
                 BangoCell   *cell)
{
  if (!read_coordinate (text, &cell->x) || **text != ',')
    return FALSE;

  (*text)++;

  return read_coordinate (text, &cell->y);
}

/* Returns the direction that names the part that contains the cell. */
static BangoDirection
find_direction (const BangoState *state,
                BangoCell         lifted,
                BangoCell         cell)
{
  int tile = bango_state_find_tile (state, cell);
  BangoCut cut;

  if (tile < 0 || bango_state_find_tile (state, lifted) < 0)
    return BANGO_DIRECTION_WRONG;

  bango_state_cut (state, lifted, &cut);

  for (guint i = 0; i < cut.n_parts; i++)
    if ((cut.tiles[i] & BANGO_TILE_BIT (tile)) != 0)
      return cut.direction[i];

  return BANGO_DIRECTION_WRONG;
}

static gboolean
read_shift (const BangoState *state,
            const char       *text,
            BangoMove        *move)
{
  BangoCell kept;

  if (text[0] == '-' && !g_ascii_isdigit (text[1]))
    {
      move->kind = BANGO_STARVE;
      text++;
    }
  else
    {
      move->kind = BANGO_SHIFT;

      if (!bango_cell_read (&text, &move->to))
        return FALSE;
    }

  if (*text == '\0')
    return TRUE;

  if (!g_str_has_prefix (text, " keep "))
    return FALSE;

  text += strlen (" keep ");

  if (!bango_cell_read (&text, &kept) || *text != '\0')
    return FALSE;

  move->keep = find_direction (state, move->from, kept);

  return TRUE;
}

static gboolean
read_move (const BangoState *state,
           const char       *text,
           BangoMove        *move)
{
  if (g_str_equal (text, "pass"))
    {
      move->kind = BANGO_PASS;
      return TRUE;
    }

  if (g_str_equal (text, "cough"))
    {
      move->kind = BANGO_COUGH;
      return TRUE;
    }

  if (!bango_cell_read (&text, &move->to))
    return FALSE;

  if (*text == '>')
    {
      move->from = move->to;
      return read_shift (state, text + 1, move);
    }

  move->kind = BANGO_LAY;

  return *text == '\0';
}

gboolean
bango_parse_move (gconstpointer   data,
                  guint           seat,
                  const char     *text,
                  BglMove        *move,
                  GError        **error)
{
  BangoMove parts = { .seat = seat };

  if (!read_move (data, text, &parts))
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              /* Translators: %s is a text from a record */
                              _("“%s” is not a valid Bango move."), text);

  *move = bango_move_pack (&parts);

  return TRUE;
}

static void
append_cell (GString   *text,
             BangoCell  cell)
{
  g_string_append_printf (text, "%d,%d", cell.x, cell.y);
}

void
bango_format_move (gconstpointer  data,
                   BglMove        move,
                   GString       *text)
{
  BangoMove parts = bango_move_unpack (move);

  switch (parts.kind)
    {
    case BANGO_LAY:
      append_cell (text, parts.to);
      break;

    case BANGO_SHIFT:
    case BANGO_STARVE:
      append_cell (text, parts.from);
      g_string_append_c (text, '>');

      if (parts.kind == BANGO_SHIFT)
        append_cell (text, parts.to);
      else
        g_string_append_c (text, '-');

      if (parts.keep != BANGO_DIRECTION_NONE)
        {
          g_string_append (text, " keep ");
          append_cell (text, bango_cell_step (parts.from, parts.keep));
        }
      break;

    case BANGO_PASS:
      g_string_append (text, "pass");
      break;

    case BANGO_COUGH:
      g_string_append (text, "cough");
      break;

    default:
      g_assert_not_reached ();
    }
}

void
bango_format_arg (guint    kind,
                  int      value,
                  GString *text)
{
  switch (kind)
    {
    case BANGO_ARG_CELL:
      append_cell (text, bango_cell_unpack (value));
      break;

    case BANGO_ARG_COLOR:
      g_string_append (text, value == BANGO_YELLOW ? "yellow" : "red");
      break;

    case BANGO_ARG_OUTCOME:
      g_string_append (text, value == BANGO_YELLOW_WON ? "yellow"
                             : value == BANGO_RED_WON  ? "red"
                                                       : "draw");
      break;

    default:
      g_assert_not_reached ();
    }
}
