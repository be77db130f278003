/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* What a screen reader says about a cell: one sentence for its content, and one for each thing that the player can do
 * with it or that is special about it. */

static void
add_content (BangoView  *self,
             BangoPlace *place,
             GString    *text)
{
  g_autofree char *cell = bango_cell_describe (place->cell);
  g_autofree char *sentence = NULL;

  /* Translators: the %s in these three is a cell such as “(2, −1)”. */
  if (place->tile < 0)
    sentence = g_strdup_printf (_("Cell %s: empty."), cell);
  else if (place->colour == BANGO_YELLOW)
    sentence = g_strdup_printf (_("Cell %s: yellow tile."), cell);
  else
    sentence = g_strdup_printf (_("Cell %s: red tile."), cell);

  bgl_words_add_sentence (text, sentence);
}

static void
add_lift (BangoView  *self,
          BangoPlace *place,
          GString    *text)
{
  const BangoState *state = bango_view_get_state (self);
  g_autofree char *sentence = NULL;
  BangoCut cut;

  if (place->colour != self->side)
    return;

  if (!bango_state_can_lift (state, place->cell))
    {
      bgl_words_add_sentence (text, _("It is shut in, so you cannot lift it."));
      return;
    }

  bango_state_cut (state, place->cell, &cut);

  if (cut.n_largest > 1)
    sentence = g_strdup_printf (ngettext ("If you lift it, you choose from %u equal part.",
                                          "If you lift it, you choose from %u equal parts.",
                                          cut.n_largest),
                                cut.n_largest);
  else if (bango_state_famine (state, place->cell, &cut, cut.largest[0]) != BANGO_RUNNING)
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
add_carrying (BangoView  *self,
              BangoPlace *place,
              GString    *text)
{
  if (bango_view_same_cell (place->cell, self->lifted))
    {
      bgl_words_add_sentence (text, _("Lifted. To put it back, press Enter here or press Escape."));
      return;
    }

  if (place->tile < 0)
    {
      if (bango_view_is_target (self, place->cell, NULL))
        bgl_words_add_sentence (text, _("You can set the tile down here."));
      return;
    }

  if (self->keep < 0)
    for (guint i = 0; i < self->cut.n_largest; i++)
      if ((self->cut.tiles[self->cut.largest[i]] & BANGO_TILE_BIT (place->tile)) != 0)
        {
          const char letter[] = { 'A' + i, '\0' };
          /* Translators: %s is the letter of one of several equal parts. */
          g_autofree char *sentence = g_strdup_printf (_("Part %s. Press Enter to keep it."), letter);

          bgl_words_add_sentence (text, sentence);
          return;
        }

  if ((self->crossed & BANGO_TILE_BIT (place->tile)) != 0)
    bgl_words_add_sentence (text, _("Will be cut off."));
}

static void
add_recent (BangoView *self,
            guint      index,
            GString   *text)
{
  g_autofree char *sentence = NULL;

  if (self->recent->len == 1)
    sentence = g_strdup (_("Last move."));
  else
    /* Translators: counts the moves since the player’s own move, as in “Move 2 of the last 3.” */
    sentence = g_strdup_printf (_("Move %u of the last %u."), index + 1, self->recent->len);

  bgl_words_add_sentence (text, sentence);
}

static void
add_marks (BangoView  *self,
           BangoPlace *place,
           GString    *text)
{
  for (guint i = 0; i < self->recent->len; i++)
    {
      const BangoMark *mark = &g_array_index (self->recent, BangoMark, i);

      if (mark->has_to && bango_view_same_cell (place->cell, mark->to))
        add_recent (self, i, text);
      else if (mark->has_from && place->tile < 0 && bango_view_same_cell (place->cell, mark->from))
        bgl_words_add_sentence (text, _("A tile was lifted from here."));
    }
  if (bango_view_has_ghost (self, place->cell))
    bgl_words_add_sentence (text, _("A tile was cut off here."));

  for (guint i = 0; i < self->n_five; i++)
    if (bango_view_same_cell (place->cell, self->five[i]))
      {
        bgl_words_add_sentence (text, _("Part of the winning row."));
        break;
      }

  if (self->hint != BGL_MOVE_NONE)
    {
      BangoMove hint = bango_move_unpack (self->hint);

      if (hint.kind == BANGO_LAY && bango_view_same_cell (place->cell, hint.to))
        bgl_words_add_sentence (text, _("Suggested: place a tile here."));
      if ((hint.kind == BANGO_SHIFT || hint.kind == BANGO_STARVE) &&
          bango_view_same_cell (place->cell, hint.from))
        bgl_words_add_sentence (text, _("Suggested: lift this tile."));
      if (hint.kind == BANGO_SHIFT && bango_view_same_cell (place->cell, hint.to))
        bgl_words_add_sentence (text, _("Suggested: set the lifted tile down here."));
    }
}

char *
bango_view_describe_place (BangoView  *self,
                           BangoPlace *place)
{
  const BangoState *state = bango_view_get_state (self);
  GString *text = g_string_new (NULL);

  add_content (self, place, text);

  if (self->phase != BANGO_PHASE_IDLE)
    add_carrying (self, place, text);
  else if (self->can_act && !state->second_round && place->tile < 0)
    bgl_words_add_sentence (text, _("You can place a tile here."));
  else if (self->can_act && state->second_round && place->tile >= 0)
    add_lift (self, place, text);

  add_marks (self, place, text);

  return g_string_free (text, FALSE);
}
