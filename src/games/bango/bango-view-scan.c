/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include "bango-board.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* Descriptions of the board that keyboard shortcuts request. */

static BangoColor
get_side (BangoView *self)
{
  return bango_state_get_side (bango_view_get_state (self), bgl_words_get_person (bgl_view_get_table (BGL_VIEW (self))));
}

/* Describes a cell and highlights it. */
static char *
name_cell (BangoView *self,
           BangoCell  cell)
{
  GtkWidget *spot = bgl_board_get_spot (BGL_BOARD (self), bango_view_get_number (cell));

  if (spot != NULL)
    bgl_spot_set_named (BGL_SPOT (spot), TRUE);

  return bango_cell_describe (cell);
}

/* Lines */

static char *
describe_cell (const BangoState *state,
               BangoCell         cell,
               BangoCell         here)
{
  const gboolean is_here = bango_cell_equal (cell, here);
  BangoColor color;

  /* Translators: the cells of a line of the board, as in “yellow, empty, here: red and red”. */
  if (!bango_state_get_tile (state, cell, &color))
    return g_strdup (is_here ? C_("cell", "here: empty") : C_("cell", "empty"));
  if (color == BANGO_YELLOW)
    return g_strdup (is_here ? C_("cell", "here: yellow") : C_("cell", "yellow"));

  return g_strdup (is_here ? C_("cell", "here: red") : C_("cell", "red"));
}

/* How far away the last tile is that can be in one five with the cell. */
static int
measure (const BangoState *state,
         BangoCell         here,
         int               dx,
         int               dy)
{
  int last = 0;

  for (int i = 1; i <= BANGO_REACH; i++)
    if (bango_state_get_tile (state, (BangoCell) { here.x + i * dx, here.y + i * dy }, NULL))
      last = i;

  return last;
}

char *
bango_view_scan_lines (BglView *view)
{
  static const int lines[][2] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { 1, -1 } };
  BangoView *self = BANGO_VIEW (view);
  const BangoState *state = bango_view_get_state (self);
  const BangoCell here = bango_view_get_cell (bgl_board_get_home (BGL_BOARD (self)));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const int dx = lines[i][0], dy = lines[i][1];
      const int before = measure (state, here, -dx, -dy), after = measure (state, here, dx, dy);
      g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *from = NULL;
      g_autofree char *to = NULL;
      g_autofree char *list = NULL;
      g_autofree char *sentence = NULL;

      if (before + after == 0)
        continue;

      for (int j = -before; j <= after; j++)
        {
          const BangoCell cell = { here.x + j * dx, here.y + j * dy };

          g_free (name_cell (self, cell));
          g_ptr_array_add (items, describe_cell (state, cell, here));
        }
      list = bgl_words_join (items);
      from = bango_cell_describe ((BangoCell) { here.x - before * dx, here.y - before * dy });
      to = bango_cell_describe ((BangoCell) { here.x + after * dx, here.y + after * dy });
      /* Translators: two cells at the ends of a line of the board, and what is in it from one to the other. */
      sentence = dy == 0 ? g_strdup_printf (_("Row from %s to %s: %s."), from, to, list)
                 : dx == 0 ? g_strdup_printf (_("Column from %s to %s: %s."), from, to, list)
                 : g_strdup_printf (_("Diagonal from %s to %s: %s."), from, to, list);
      bgl_words_add_sentence (text, sentence);
    }

  if (text->len == 0)
    bgl_words_add_sentence (text, _("There is no other tile in line with this place."));

  return g_string_free (text, FALSE);
}

/* Tiles */

static char *
describe_tiles (BangoView   *self,
                BangoColor   color)
{
  const BangoState *state = bango_view_get_state (self);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  const guint n = state->on_table[color];
  g_autofree char *list = NULL;

  for (guint i = 0; i < 2 * BANGO_TILES; i++)
    if ((state->alive & bango_color_set (color) & BANGO_TILE_BIT (i)) != 0)
      g_ptr_array_add (items, name_cell (self, state->tile[i]));
  list = bgl_words_join (items);

  /* Translators: how many tiles of that color are on the table, and their cells. */
  return color == BANGO_YELLOW ? g_strdup_printf (ngettext ("%u yellow tile: %s.", "%u yellow tiles: %s.", n), n, list)
                                : g_strdup_printf (ngettext ("%u red tile: %s.", "%u red tiles: %s.", n), n, list);
}

char *
bango_view_scan_own (BglView *view)
{
  return describe_tiles (BANGO_VIEW (view), get_side (BANGO_VIEW (view)));
}

char *
bango_view_scan_others (BglView *view)
{
  return describe_tiles (BANGO_VIEW (view), get_side (BANGO_VIEW (view)) == BANGO_YELLOW ? BANGO_RED : BANGO_YELLOW);
}

/* Moves */

static gboolean
is_wanted (BangoView *self,
           BangoCell  cell)
{
  const BangoState *state = bango_view_get_state (self);

  if (self->phase != BANGO_PHASE_IDLE)
    return bango_view_is_target (self, cell, NULL);
  if (state->second_round)
    return bango_view_is_liftable (self, cell);

  return !bango_state_get_tile (state, cell, NULL);
}

char *
bango_view_scan_moves (BglView *view)
{
  BangoView *self = BANGO_VIEW (view);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  guint n;

  for (guint i = 0; i < self->cells->len; i++)
    {
      const BangoCell cell = g_array_index (self->cells, BangoCell, i);

      if (is_wanted (self, cell))
        g_ptr_array_add (items, name_cell (self, cell));
    }

  n = items->len;
  if (n == 0)
    return bango_describe_turn (bango_view_get_state (self));

  list = bgl_words_join (items);
  if (self->phase != BANGO_PHASE_IDLE)
    /* Translators: the number of cells in these three, and their list. */
    return g_strdup_printf (ngettext ("You can set the tile down at %u cell: %s.",
                                      "You can set the tile down at %u cells: %s.", n), n, list);
  if (bango_view_get_state (self)->second_round)
    return g_strdup_printf (ngettext ("You can lift the tile at %u cell: %s.",
                                      "You can lift the tiles at %u cells: %s.", n), n, list);

  return g_strdup_printf (ngettext ("You can place a tile at %u cell: %s.",
                                    "You can place a tile at %u cells: %s.", n), n, list);
}

/* Threats */

static gboolean
makes_open_four (const BangoBoard *board,
                 BangoCell         cell,
                 BangoColor        color)
{
  for (guint direction = 0; direction < 4; direction++)
    if (bango_board_get_line (board, bango_cell_index (cell), direction, color) == BANGO_LINE_FOUR_OPEN)
      return TRUE;

  return FALSE;
}

/* In phase 2, a five may also be completed with a lifted tile, and a lift may leave the other side too few tiles. */
static char *
describe_win (BangoBoard  *board,
              BangoColor   color)
{
  g_autofree char *move = NULL;
  BangoStep step;

  if (!board->state.second_round || !bango_board_find_win (board, color, &step))
    return NULL;

  move = bango_describe_move (&board->state, bango_board_get_move (board, step));
  /* Translators: %s is a move such as “Move the tile from (0, 0) to (3, 1)”. */
  return g_strdup_printf (_("Your opponent could win with this move: %s."), move);
}

char *
bango_view_scan_threats (BglView *view)
{
  BangoView *self = BANGO_VIEW (view);
  const BangoState *state = bango_view_get_state (self);
  const BangoColor color = get_side (self) == BANGO_YELLOW ? BANGO_RED : BANGO_YELLOW;
  g_autofree BangoBoard *board = g_new (BangoBoard, 1);
  g_autoptr (GPtrArray) fives = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) fours = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *win = NULL;
  GString *text = g_string_new (NULL);
  BangoCell cells[BANGO_FRONTIER];
  guint n_cells;

  bango_board_init (board, state);
  n_cells = bango_state_list_frontier (state, cells);
  for (guint i = 0; i < n_cells; i++)
    {
      if (bango_spot_get_fives (&board->spot[bango_cell_index (cells[i])], color) > 0)
        g_ptr_array_add (fives, name_cell (self, cells[i]));
      else if (makes_open_four (board, cells[i], color))
        g_ptr_array_add (fours, name_cell (self, cells[i]));
    }

  if (fives->len > 0)
    {
      g_autofree char *list = bgl_words_join (fives);
      /* Translators: %s is a list of cells. */
      g_autofree char *sentence = g_strdup_printf (color == BANGO_YELLOW
                                                   ? _("Cells where the yellow player would make five in a row: %s.")
                                                   : _("Cells where the red player would make five in a row: %s."),
                                                   list);

      bgl_words_add_sentence (text, sentence);
    }
  if (fours->len > 0)
    {
      g_autofree char *list = bgl_words_join (fours);
      /* Translators: %s is a list of cells. An open four is a row of four tiles that can become five at either end. */
      g_autofree char *sentence = g_strdup_printf (color == BANGO_YELLOW
                                                   ? _("Cells where the yellow player would make an open four: %s.")
                                                   : _("Cells where the red player would make an open four: %s."),
                                                   list);

      bgl_words_add_sentence (text, sentence);
    }
  win = describe_win (board, color);
  if (win != NULL)
    bgl_words_add_sentence (text, win);
  if (text->len == 0)
    bgl_words_add_sentence (text, _("No threats."));

  return g_string_free (text, FALSE);
}
