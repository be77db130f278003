/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "bango-private.h"

/* Reads the position of a [Position] tag. The README of this folder describes the format. */

/* Tiles that start within this distance cannot move beyond BANGO_BOUND: a running game has at most 24 cuts, with
 * fewer than 120 turns before each cut and after the last one. */
#define FARTHEST 500

typedef struct
{
  BangoCell cell[2 * BANGO_TILES];
  guint     n[2];
} Tiles;

static BangoCell *
tiles_get (Tiles *tiles,
           guint  i)
{
  if (i < tiles->n[BANGO_YELLOW])
    return &tiles->cell[i];

  return &tiles->cell[BANGO_TILES + i - tiles->n[BANGO_YELLOW]];
}

static gboolean
read_rows (Tiles       *tiles,
           BangoCell    corner,
           const char  *rows,
           GError     **error)
{
  int x = corner.x;
  int y = corner.y;

  for (const char *p = rows; *p != '\0'; p++)
    {
      BangoColor color;

      switch (*p)
        {
        case '/':
          x = corner.x;
          y++;
          continue;

        case '.':
          x++;
          continue;

        case 'Y':
        case 'R':
          color = *p == 'Y' ? BANGO_YELLOW : BANGO_RED;
          break;

        default:
          return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                    _("The rows of a position may contain only the letters Y and R and dots "
                                      "for empty cells, with a slash between rows."));
        }

      if (ABS (x) > FARTHEST || ABS (y) > FARTHEST)
        return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                  /* Translators: %d is a number of cells. Records write the cell in the middle as 0,0. */
                                  _("A position may not have a tile more than %d cells away from 0,0."),
                                  FARTHEST);

      if (tiles->n[color] == BANGO_TILES)
        return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                  _("A position may have at most %d tiles of each color, including the stock."),
                                  BANGO_TILES);

      tiles->cell[color * BANGO_TILES + tiles->n[color]++] = (BangoCell) { x++, y };
    }

  return TRUE;
}

static gboolean
read_number (const char *text,
             guint       minimum,
             guint       maximum,
             guint8     *number)
{
  guint64 value;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, minimum, maximum, &value, NULL))
    return FALSE;

  *number = value;

  return TRUE;
}

static gboolean
read_words (BangoState  *state,
            char       **words,
            GError     **error)
{
  gboolean stock = FALSE;
  gboolean turn = FALSE;

  while (*words != NULL)
    {
      if (g_str_equal (words[0], "stock") && !stock)
        {
          if (!read_number (words[1], 0, BANGO_TILES, &state->stock[BANGO_YELLOW]) ||
              !read_number (words[2], 0, BANGO_TILES, &state->stock[BANGO_RED]))
            return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                      _("“stock” must be followed by the number of yellow tiles and the "
                                        "number of red tiles in stock."));

          stock = TRUE;
          words += 3;
        }
      else if (g_str_equal (words[0], "turn") && !turn)
        {
          if (!read_number (words[1], 1, state->n_seats, &state->turn))
            return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                      _("“turn” must be followed by the seat whose turn it is."));

          turn = TRUE;
          words += 2;
        }
      else
        {
          g_autofree char *shown = bgl_text_shorten (words[0], BGL_TEXT_QUOTE);

          return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                    /* Translators: %s is a text from a record */
                                    _("“%s” is not valid in a Bango position."), shown);
        }
    }

  return TRUE;
}

/* Must be called before the tiles are put on the torus, because two tiles that are not connected could share an
 * index there. */
static gboolean
tiles_are_connected (Tiles *tiles)
{
  guint n = tiles->n[BANGO_YELLOW] + tiles->n[BANGO_RED];
  guint64 reached = 1;
  gboolean grown = TRUE;

  while (grown)
    {
      grown = FALSE;

      for (guint i = 0; i < n; i++)
        for (guint j = 0; j < n; j++)
          {
            BangoCell *a = tiles_get (tiles, i);
            BangoCell *b = tiles_get (tiles, j);

            if ((reached & BANGO_TILE_BIT (i)) != 0 && (reached & BANGO_TILE_BIT (j)) == 0 &&
                ABS (a->x - b->x) + ABS (a->y - b->y) == 1)
              {
                reached |= BANGO_TILE_BIT (j);
                grown = TRUE;
              }
          }
    }

  return reached == BANGO_TILE_BIT (n) - 1;
}

static gboolean
check_counts (const BangoState  *state,
              const Tiles       *tiles,
              GError           **error)
{
  BangoColor side = bango_state_get_side (state, state->turn);
  BangoColor other = side == BANGO_YELLOW ? BANGO_RED : BANGO_YELLOW;

  for (BangoColor color = BANGO_YELLOW; color <= BANGO_RED; color++)
    if (tiles->n[color] + state->stock[color] > BANGO_TILES)
      return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                _("A position may have at most %d tiles of each color, including the stock."),
                                BANGO_TILES);

  if (state->stock[side] != state->stock[other] && state->stock[side] != state->stock[other] + 1)
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("In a position, both stocks must be equal, or the player whose turn it is "
                                "must have one more tile."));

  return TRUE;
}

gboolean
bango_position_read (BangoState  *state,
                     const char  *text,
                     GError     **error)
{
  g_auto (GStrv) words = NULL;
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  Tiles tiles = { 0 };
  BangoCell corner;
  const char *end;

  words = g_strsplit_set (text, " \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_ptr_array_add (list, words[i]);

  if (list->len < 2)
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("A Bango position must have a cell and rows of tiles, such as “0,0 YR/RY”."));

  g_ptr_array_add (list, NULL);
  end = g_ptr_array_index (list, 0);

  if (!bango_cell_read (&end, &corner) || *end != '\0')
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("A position must start with the cell of its upper-left corner, such as “0,0”."));

  if (!read_rows (&tiles, corner, g_ptr_array_index (list, 1), error) ||
      !read_words (state, (char **) list->pdata + 2, error) ||
      !check_counts (state, &tiles, error))
    return FALSE;

  if (tiles.n[BANGO_YELLOW] + tiles.n[BANGO_RED] == 0)
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("A position must have at least one tile on the table."));

  if (!tiles_are_connected (&tiles))
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("All tiles of a position must be connected by their sides."));

  for (BangoColor color = BANGO_YELLOW; color <= BANGO_RED; color++)
    for (guint i = 0; i < tiles.n[color]; i++)
      {
        guint tile = color * BANGO_TILES + i;

        bango_state_put (state, tile, tiles.cell[tile]);

        if (bango_state_has_five (state, bango_cell_index (tiles.cell[tile]), color))
          return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                    _("A position may not contain five in a row."));
      }

  return TRUE;
}
