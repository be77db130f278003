/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-i18n.h"
#include "bgl-table-private.h"

/*
 * A bot that finds no move, or makes one that the rules refuse, is a bug in the program. The table keeps the failure
 * and stops, so that people can see what happened and decide how to continue.
 */

static char *
describe (BglTable     *self,
          BglMove       move,
          const GError *refusal)
{
  int turn = bgl_game_get_turn (self->game);
  guint seat = turn > 0 ? (guint) turn : bgl_move_get_seat (move);
  gboolean sits = seat >= 1 && seat <= bgl_game_get_n_seats (self->game);
  const char *name = sits ? bgl_seat_get_label (bgl_table_get_seat (self, seat)) : NULL;

  if (refusal != NULL && name != NULL)
    /* Translators: a bot, and why the rules do not allow its move, as a sentence. */
    return g_strdup_printf (_("%s tried a move that the rules do not allow: %s"), name, refusal->message);
  if (refusal != NULL)
    /* Translators: a roll of the dice or a draw from the stack; %s says why the rules do not allow it, as a
     * sentence. */
    return g_strdup_printf (_("The rules do not allow this roll or draw: %s"), refusal->message);
  if (name != NULL)
    /* Translators: %s is a bot. */
    return g_strdup_printf (_("%s cannot find a move."), name);

  return g_strdup (_("Nobody at the table can continue."));
}

void
bgl_table_fail (BglTable     *self,
                BglMove       move,
                const GError *refusal)
{
  g_autofree char *text = describe (self, move, refusal);

  g_clear_error (&self->failure);
  self->failure = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, text);
  self->failed_move = move;

  bgl_table_update_running (self);
  g_object_notify (G_OBJECT (self), "failure");
}

gboolean
bgl_table_clear_failure (BglTable *self)
{
  if (self->failure == NULL)
    return FALSE;

  g_clear_error (&self->failure);
  g_object_notify (G_OBJECT (self), "failure");
  bgl_table_update_running (self);

  return TRUE;
}

const GError *
bgl_table_get_failure (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  return self->failure;
}

void
bgl_table_try_again (BglTable *self)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  if (self->failure == NULL || self->browsing)
    return;

  bgl_table_reseed (self);
  bgl_table_clear_failure (self);
}

char *
bgl_table_report_failure (BglTable *self)
{
  g_autoptr (BglRecord) record = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);
  g_return_val_if_fail (self->failure != NULL, NULL);

  record = bgl_table_to_record_at (self, bgl_table_get_live_ply (self));
  text = bgl_record_to_string (record);

  /* The move is printed as a number, because an invalid move may not have a text. */
  return g_strdup_printf ("# Bungalow %s\n# %s\n# Move: %#" G_GINT64_MODIFIER "x\n%s", PACKAGE_VERSION,
                          self->failure->message, self->failed_move, text);
}
