/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* Descriptions of the board that keyboard shortcuts request. Most of them are made of the labels of places. */

static void
add_spot (BangkokView *self,
          guint        spot,
          GString     *text)
{
  g_autofree char *label = bangkok_view_describe_spot (BGL_BOARD (self), spot);

  bgl_words_add_sentence (text, label);
}

static void
point_out (BangkokView *self,
           guint        spot)
{
  GtkWidget *child = bgl_board_get_spot (BGL_BOARD (self), spot);

  if (child != NULL)
    bgl_spot_set_named (BGL_SPOT (child), TRUE);
}

static void
add_hand (BangkokView *self,
          guint        seat,
          GString     *text)
{
  for (guint group = 1; group <= bangkok_view_get_state (self)->hands[seat - 1].n_groups; group++)
    {
      const guint spot = bangkok_target_pack (BANGKOK_ON_PLACE, seat, group);

      add_spot (self, spot, text);
      point_out (self, spot);
    }
}

char *
bangkok_view_scan_own (BglView *view)
{
  BangkokView *self = BANGKOK_VIEW (view);
  GString *text = g_string_new (NULL);

  add_hand (self, self->own, text);
  if (text->len == 0)
    bgl_words_add_sentence (text, _("You have no dice yet."));

  return g_string_free (text, FALSE);
}

char *
bangkok_view_scan_others (BglView *view)
{
  BangkokView *self = BANGKOK_VIEW (view);
  GString *text = g_string_new (NULL);

  for (guint seat = 1; seat <= bangkok_view_get_state (self)->n_seats; seat++)
    if (seat != self->own)
      add_hand (self, seat, text);
  if (text->len == 0)
    bgl_words_add_sentence (text, _("The others have no dice yet."));

  return g_string_free (text, FALSE);
}

/* Lists the dice that can be taken, or the places for the selected die. */
char *
bangkok_view_scan_moves (BglView *view)
{
  BangkokView *self = BANGKOK_VIEW (view);
  g_autoptr (GPtrArray) dice = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (bangkok_view_get_held (self) != NULL)
    return bangkok_view_describe_step (BGL_BOARD (self));

  for (guint i = 0; i < BANGKOK_POOL; i++)
    if (self->present[i])
      {
        g_ptr_array_add (dice, bangkok_view_describe_die (self->slots[i].color, self->slots[i].value));
        point_out (self, bangkok_target_pack (BANGKOK_ON_DIE, 0, i));
      }
  list = bgl_words_join (dice);

  /* Translators: a list of dice such as “Red 5, Blue 2”. */
  return g_strdup_printf (_("In the pool: %s."), list);
}

/* Describes what a die would score in each place. For other places, describes what they are worth. */
char *
bangkok_view_scan_worth (BglView *view)
{
  BangkokView *self = BANGKOK_VIEW (view);
  const guint home = bgl_board_get_home (BGL_BOARD (self));
  const BangkokTarget target = bangkok_target_unpack (home);

  if (bgl_board_get_spot (BGL_BOARD (self), home) == NULL)
    return NULL;

  point_out (self, home);
  if (target.on == BANGKOK_ON_DIE)
    {
      const BangkokSlot *slot = &self->slots[target.index];
      g_autofree char *die = NULL;
      g_autofree char *places = NULL;

      if (!bangkok_view_can_pick (self, target.index))
        return NULL;

      die = bangkok_view_describe_die (slot->color, slot->value);
      places = bangkok_view_list_places (self, slot);
      /* Translators: a die such as “Red 5”, and a list of places with points, such as “new group +2, group 1 −4”. */
      return g_strdup_printf (_("Your points with %s: %s."), die, places);
    }

  return bangkok_view_describe_spot (BGL_BOARD (self), home);
}

/* Describes the goal, the values board, and the person's own dice. */
char *
bangkok_view_describe_table (BglView *view)
{
  BangkokView *self = BANGKOK_VIEW (view);
  const BangkokState *state = bangkok_view_get_state (self);
  g_autofree char *own = bangkok_view_scan_own (view);
  GString *text = g_string_new (NULL);

  add_spot (self, bangkok_target_pack (BANGKOK_ON_GOAL, 0, 0), text);
  for (guint row = 1; row <= BANGKOK_ROWS; row++)
    for (guint color = 0; color < state->n_seats; color++)
      if (state->rows[color] == row)
        add_spot (self, bangkok_target_pack (BANGKOK_ON_ROW, 0, row), text);
  bgl_words_add_sentence (text, own);

  return g_string_free (text, FALSE);
}
