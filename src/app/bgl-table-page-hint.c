/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-page-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* Hints have two steps: where to look, and the move with its reason. */

gboolean
bgl_table_page_get_can_hint (BglTablePage *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), FALSE);

  /* While calls are closed, nobody has seen the dice, so there is no hint. */
  /* Nobody at a distance could see that somebody used a hint. */
  return self->hinting == NULL && (bgl_table_get_held (self->table) & BGL_HOLD_DISTANCE) == 0 &&
         bgl_table_is_waiting (self->table) &&
         (bgl_game_get_turn (bgl_table_get_game (self->table)) != BGL_TURN_ANY ||
          bgl_table_get_calls_open (self->table));
}

static void
show_move (BglTablePage *self)
{
  BglGame *game = bgl_table_get_game (self->table);
  const BglRules *rules = bgl_game_get_rules (game);
  const BglHint *hint = self->hint;
  g_autofree char *words = bgl_rules_describe_move (rules, bgl_game_get_state (game), hint->move);
  g_autofree char *sentence = NULL;

  if (hint->reason != NULL)
    /* Translators: the first %s is a move in words, such as “Place a tile at (2, 0)”. The second one is a sentence
     * about why it is good. */
    sentence = g_strdup_printf (_("Hint: %s. %s"), words, hint->reason);
  else
    /* Translators: %s is a move in words, such as “Place a tile at (2, 0)”. */
    sentence = g_strdup_printf (_("Hint: %s"), words);

  self->hint_shown = TRUE;
  bgl_view_clear_named (self->view);
  bgl_view_show_move (self->view, hint->move);
  bgl_table_page_say (self, sentence);
  bgl_turn_bar_set_rule (self->turn_bar, hint->rule != NULL ? bgl_rules_find_rule (rules, hint->rule) : NULL);
}

/* Returns FALSE if there is nothing to say or show before the move itself. */
static gboolean
show_where (BglTablePage *self)
{
  guint n = bgl_view_show_area (self->view, self->hint->move);
  const char *where = self->hint->where;
  g_autofree char *sentence = NULL;

  if (where == NULL && n == 0)
    return FALSE;

  if (where == NULL)
    /* Translators: the first step of a hint. The right place on the board is marked, or one of the marked places is the
     * right one. */
    where = n == 1 ? _("Look at the marked place.") : _("Look at the marked places.");
  /* Translators: %s is a sentence, such as “Look at the tile at (2, 0).” */
  sentence = g_strdup_printf (_("Hint: %s Ask again to see the move."), where);
  bgl_table_page_say (self, sentence);

  return TRUE;
}

static void
hint_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BglTablePage *self = user_data;
  g_autoptr (GError) error = NULL;
  BglHint *hint = bgl_table_hint_finish (BGL_TABLE (source), result, &error);

  /* Canceled: the position has changed, or the page is gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->hinting);
  self->hint = hint;
  self->hint_shown = FALSE;
  g_object_notify (G_OBJECT (self), "can-hint");

  if (hint == NULL)
    bgl_table_page_say (self, _("There is no hint for this position."));
  /* In real time, there is no time for two steps. */
  else if (bgl_game_get_turn (bgl_table_get_game (self->table)) == BGL_TURN_ANY || !show_where (self))
    show_move (self);
}

/* Forgets the hint, because the position has changed. */
void
bgl_table_page_cancel_hint (BglTablePage *self)
{
  g_cancellable_cancel (self->hinting);
  g_clear_object (&self->hinting);
  g_clear_pointer (&self->hint, bgl_hint_free);
}

/* Asks an expert and shows where to look, or shows the move if it has already been found. */
void
bgl_table_page_hint (BglTablePage *self)
{
  g_return_if_fail (BGL_IS_TABLE_PAGE (self));

  if (!bgl_table_page_get_can_hint (self))
    return;

  if (self->hint != NULL)
    {
      show_move (self);
      return;
    }

  self->hinting = g_cancellable_new ();
  bgl_table_hint_async (self->table, self->hinting, hint_cb, self);
  g_object_notify (G_OBJECT (self), "can-hint");
}
