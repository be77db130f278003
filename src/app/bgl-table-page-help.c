/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-page-private.h"

#include "bgl-settings.h"

/* The table helper is on in the first two games of each kind. A game counts as played as soon as it is over, or people
 * have made this many moves in it. Games count by their files, so that an undo, or leaving and returning, changes
 * nothing. */
#define PLAYED_MOVES 8

static const BglRules *
get_rules (BglTablePage *self)
{
  return bgl_game_get_rules (bgl_table_get_game (self->table));
}

/* The name of the file of the game, which it has from its first move on. Free with g_free (). */
static char *
get_name (BglTablePage *self)
{
  GFile *file = bgl_table_get_record_file (self->table);

  return file != NULL ? g_file_get_basename (file) : NULL;
}

/* While the helper is on, the board also marks where the player can move if this is turned off in the preferences. */
void
bgl_table_page_show_legal (BglTablePage *self)
{
  bgl_view_set_hints (self->view, bgl_table_helper_get_on (self->helper) ||
                      g_settings_get_boolean (bgl_settings_get (), BGL_SETTING_SHOW_LEGAL_PLACES));
}

void
bgl_table_page_count_helped (BglTablePage *self)
{
  BglGame *game = bgl_table_get_game (self->table);
  const guint n_moves = bgl_game_get_ply (game);
  guint n_own = 0;
  g_autofree char *name = NULL;

  if (self->counted || bgl_table_count_people (self->table) == 0)
    return;

  for (guint i = 0; i < n_moves; i++)
    {
      const guint seat = bgl_move_get_seat (bgl_game_get_move (game, i));

      if (seat > 0 && !bgl_seat_is_bot (bgl_table_get_seat (self->table, seat)))
        n_own++;
    }
  name = get_name (self);
  if (name == NULL || (n_own < PLAYED_MOVES && !bgl_game_is_over (game)))
    return;

  self->counted = TRUE;
  bgl_settings_add_helped (get_rules (self), name);
}

gboolean
bgl_table_page_get_helping (BglTablePage *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), FALSE);

  return bgl_table_helper_get_on (self->helper);
}

static void
set_on (BglTablePage *self,
        gboolean      on)
{
  if (bgl_table_helper_get_on (self->helper) == on)
    return;

  bgl_table_helper_set_on (self->helper, on);
  if (!on)
    bgl_view_clear_named (self->view);
  bgl_table_page_show_legal (self);
  bgl_table_page_queue_update (self);
  g_object_notify (G_OBJECT (self), "helping");
}

void
bgl_table_page_set_helping (BglTablePage *self,
                            gboolean      helping)
{
  g_return_if_fail (BGL_IS_TABLE_PAGE (self));

  if (bgl_table_helper_get_on (self->helper) == !!helping)
    return;

  bgl_settings_set_helper (get_rules (self), helping);
  set_on (self, !!helping);
}

void
bgl_table_page_start_helper (BglTablePage *self)
{
  g_autofree char *name = get_name (self);

  set_on (self, bgl_table_count_people (self->table) > 0 && bgl_settings_get_helper (get_rules (self), name));
}

void
bgl_table_page_add_helper (BglTablePage *self)
{
  self->helper = bgl_table_helper_new (self->view);
  bgl_turn_bar_set_helper (self->turn_bar, self->helper);
  bgl_announcer_set_helper (self->announcer, self->helper);
  g_signal_connect_object (self->helper, "changed", G_CALLBACK (bgl_table_page_queue_update), self, G_CONNECT_SWAPPED);
}
