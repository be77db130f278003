/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-board-private.h"

#include "bgl-words.h"
#include "engine/bgl-i18n.h"

/* What a screen reader says about a spot besides what is on it: what the player can do there, and how it is marked. */

char *
bgl_board_describe_recent (BglBoard *self,
                           guint     index)
{
  const guint n_recent = bgl_board_get_n_recent (self);

  if (n_recent == 1)
    return g_strdup (_("Last move."));

  /* Translators: counts the moves since the player’s own move, as in “Move 2 of the last 3.” */
  return g_strdup_printf (_("Move %u of the last %u."), index + 1, n_recent);
}

static gboolean
places_piece (BglBoard *self)
{
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);

  return klass->get_new_piece != NULL && klass->get_new_piece (self) >= 0;
}

static void
add_choices (BglBoard *self,
             guint     spot,
             GString  *text)
{
  const guint held = bgl_board_get_held (self);

  if (!bgl_view_can_act (BGL_VIEW (self)))
    return;

  if (held == spot)
    bgl_words_add_sentence (text, _("Picked up. To put it back, press Enter here or press Escape."));
  else if (held != BGL_SPOT_NONE && bgl_board_is_legal (self, held, spot))
    bgl_words_add_sentence (text, _("You can move the piece here."));
  else if (held == BGL_SPOT_NONE && BGL_BOARD_GET_CLASS (self)->can_hold (self, spot))
    bgl_words_add_sentence (text, _("You can move it."));
  else if (held == BGL_SPOT_NONE && places_piece (self) && bgl_board_is_legal (self, BGL_SPOT_NONE, spot))
    bgl_words_add_sentence (text, _("You can place a piece here."));
}

static void
add_recent (BglBoard *self,
            guint     spot,
            GString  *text)
{
  const int piece = BGL_BOARD_GET_CLASS (self)->get_piece (self, spot);

  for (guint i = 0; i < bgl_board_get_n_recent (self); i++)
    {
      const BglMark *mark = bgl_board_get_recent (self, i);
      g_autofree char *sentence = bgl_board_describe_recent (self, i);

      if (mark->to == spot)
        bgl_words_add_sentence (text, sentence);
      else if (mark->from == spot && piece < 0)
        bgl_words_add_sentence (text, _("A piece was moved from here."));
    }
}

static void
add_hint (BglBoard *self,
          guint     spot,
          GString  *text)
{
  const BglMove hint = bgl_board_get_hint (self);
  guint from = BGL_SPOT_NONE, to = BGL_SPOT_NONE;

  if (hint == BGL_MOVE_NONE)
    return;

  BGL_BOARD_GET_CLASS (self)->get_spots (self, hint, &from, &to);
  if (from == spot)
    bgl_words_add_sentence (text, _("Suggested: move this piece."));
  else if (to == spot && from != BGL_SPOT_NONE)
    bgl_words_add_sentence (text, _("Suggested: move the piece here."));
  else if (to == spot && places_piece (self))
    bgl_words_add_sentence (text, _("Suggested: place a piece here."));
  else if (to == spot)
    bgl_words_add_sentence (text, _("Suggested move."));
}

void
bgl_board_add_marks (BglBoard *self,
                     guint     spot,
                     GString  *text)
{
  g_return_if_fail (BGL_IS_BOARD (self));
  g_return_if_fail (BGL_BOARD_GET_CLASS (self)->get_piece != NULL);
  g_return_if_fail (text != NULL);

  add_choices (self, spot, text);
  add_recent (self, spot, text);
  add_hint (self, spot, text);
}
