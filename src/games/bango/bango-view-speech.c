/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* What a screen reader says about a cell: one sentence for its content, and one for each thing that the player can do
 * with it or that is special about it. */

static void
add_content (BangoView *self,
             BangoCell  cell,
             int        tile,
             GString   *text)
{
  g_autofree char *name = bango_cell_describe (cell);
  g_autofree char *sentence = NULL;

  /* Translators: the %s in these three is a cell such as “(2, −1)”. */
  if (tile < 0)
    sentence = g_strdup_printf (_("Cell %s: empty."), name);
  else if (tile < BANGO_TILES)
    sentence = g_strdup_printf (_("Cell %s: yellow tile."), name);
  else
    sentence = g_strdup_printf (_("Cell %s: red tile."), name);

  bgl_words_add_sentence (text, sentence);
}

static void
add_lift (BangoView *self,
          BangoCell  cell,
          int        tile,
          GString   *text)
{
  const BangoState *state = bango_view_get_state (self);
  g_autofree char *sentence = NULL;
  BangoCut cut;

  if ((tile < BANGO_TILES ? BANGO_YELLOW : BANGO_RED) != self->side)
    return;

  if (!bango_state_can_lift (state, cell))
    {
      bgl_words_add_sentence (text, _("It is shut in, so you cannot lift it."));
      return;
    }

  bango_state_cut (state, cell, &cut);

  if (cut.n_largest > 1)
    sentence = g_strdup_printf (ngettext ("If you lift it, you choose from %u equal part.",
                                          "If you lift it, you choose from %u equal parts.",
                                          cut.n_largest),
                                cut.n_largest);
  else if (bango_state_famine (state, cell, &cut, cut.largest[0]) != BANGO_RUNNING)
    sentence = g_strdup (_("If you lift it, the game ends."));
  else if (cut.n_parts > 1)
    {
      guint n_cut = state->on_table[0] + state->on_table[1] - 1 - cut.size[cut.largest[0]];

      sentence = g_strdup_printf (ngettext ("If you lift it, %u tile is cut off.",
                                            "If you lift it, %u tiles are cut off.",
                                            n_cut),
                                  n_cut);
    }
  else
    sentence = g_strdup (_("You can lift it."));

  bgl_words_add_sentence (text, sentence);
}

static void
add_carrying (BangoView *self,
              BangoCell  cell,
              int        tile,
              GString   *text)
{
  if (bgl_board_get_held (BGL_BOARD (self)) == bango_view_get_number (cell))
    {
      bgl_words_add_sentence (text, _("Lifted. To put it back, press Enter here or press Escape."));
      return;
    }

  if (tile < 0)
    {
      if (bango_view_is_target (self, cell, NULL))
        bgl_words_add_sentence (text, _("You can set the tile down here."));
      return;
    }

  if (self->keep < 0)
    for (guint i = 0; i < self->cut.n_largest; i++)
      if ((self->cut.tiles[self->cut.largest[i]] & BANGO_TILE_BIT (tile)) != 0)
        {
          const char letter[] = { 'A' + i, '\0' };
          /* Translators: %s is the letter of one of several equal parts. */
          g_autofree char *sentence = g_strdup_printf (_("Part %s. Press Enter to keep it."), letter);

          bgl_words_add_sentence (text, sentence);
          return;
        }

  if ((self->crossed & BANGO_TILE_BIT (tile)) != 0)
    bgl_words_add_sentence (text, _("Will be cut off."));
}

static void
add_marks (BangoView *self,
           BangoCell  cell,
           int        tile,
           GString   *text)
{
  BglBoard *board = BGL_BOARD (self);
  const BglMove move = bgl_board_get_hint (board);
  const BangoMove hint = bango_move_unpack (move);
  const guint spot = bango_view_get_number (cell);

  for (guint i = 0; i < bgl_board_get_n_recent (board); i++)
    {
      const BglMark *mark = bgl_board_get_recent (board, i);
      g_autofree char *sentence = bgl_board_describe_recent (board, i);

      if (mark->to == spot)
        bgl_words_add_sentence (text, sentence);
      else if (mark->from == spot && tile < 0)
        bgl_words_add_sentence (text, _("A tile was lifted from here."));
    }
  for (guint i = 0; i < self->ghosts->len; i++)
    if (bango_cell_equal (cell, g_array_index (self->ghosts, BangoGhost, i).cell))
      {
        bgl_words_add_sentence (text, _("A tile was cut off here."));
        break;
      }

  for (guint i = 0; i < self->n_five; i++)
    if (bango_cell_equal (cell, self->five[i]))
      {
        bgl_words_add_sentence (text, _("Part of the winning row."));
        break;
      }

  if (move == BGL_MOVE_NONE)
    return;

  if (hint.kind == BANGO_LAY && bango_cell_equal (cell, hint.to))
    bgl_words_add_sentence (text, _("Suggested: place a tile here."));
  if ((hint.kind == BANGO_SHIFT || hint.kind == BANGO_STARVE) && bango_cell_equal (cell, hint.from))
    bgl_words_add_sentence (text, _("Suggested: lift this tile."));
  if (hint.kind == BANGO_SHIFT && bango_cell_equal (cell, hint.to))
    bgl_words_add_sentence (text, _("Suggested: set the lifted tile down here."));
}

char *
bango_view_describe_spot (BglBoard *board,
                          guint     spot)
{
  BangoView *self = BANGO_VIEW (board);
  const BangoState *state = bango_view_get_state (self);
  const gboolean can_act = bgl_view_can_act (BGL_VIEW (self));
  const BangoCell cell = bango_view_get_cell (spot);
  const int tile = bango_view_find_tile (self, cell);
  GString *text = g_string_new (NULL);

  add_content (self, cell, tile, text);

  if (self->phase != BANGO_PHASE_IDLE)
    add_carrying (self, cell, tile, text);
  else if (can_act && !state->second_round && tile < 0)
    bgl_words_add_sentence (text, _("You can place a tile here."));
  else if (can_act && state->second_round && tile >= 0)
    add_lift (self, cell, tile, text);

  add_marks (self, cell, tile, text);

  return g_string_free (text, FALSE);
}
