/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* Descriptions of the board that keyboard shortcuts request. Most of them are made of the labels of places. */

static void
add_label (GString   *text,
           GtkWidget *spot)
{
  bgl_words_add_sentence (text, bgl_spot_get_label (BGL_SPOT (spot)));
}

static void
add_hand (BangkokView *self,
          guint        seat,
          GString     *text)
{
  for (guint group = 1; group <= bangkok_view_get_state (self)->hands[seat - 1].n_groups; group++)
    {
      add_label (text, self->group_spots[seat - 1][group - 1]);
      bgl_spot_set_named (BGL_SPOT (self->group_spots[seat - 1][group - 1]), TRUE);
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

  if (self->held >= 0)
    return bangkok_view_describe_step (self);

  for (guint i = 0; i < BANGKOK_POOL; i++)
    if (self->present[i])
      {
        g_ptr_array_add (dice, bangkok_view_describe_die (self->slots[i].colour, self->slots[i].value));
        bgl_spot_set_named (BGL_SPOT (self->pool_spots[i]), TRUE);
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
  const BangkokTarget target = bangkok_view_find_child (self, self->home);

  if (target.on != BANGKOK_ON_NOTHING)
    bgl_spot_set_named (BGL_SPOT (self->home), TRUE);
  if (target.on == BANGKOK_ON_DIE)
    {
      const BangkokSlot *slot = &self->slots[target.index];
      g_autofree char *die = NULL;
      g_autofree char *places = NULL;

      if (!self->present[target.index] || !bangkok_view_can_pick (self, target.index))
        return NULL;

      die = bangkok_view_describe_die (slot->colour, slot->value);
      places = bangkok_view_list_places (self, slot);
      /* Translators: a die such as “Red 5”, and a list of places with points, such as “new group +2, group 1 −4”. */
      return g_strdup_printf (_("Your points with %s: %s."), die, places);
    }

  return target.on != BANGKOK_ON_NOTHING ? g_strdup (bgl_spot_get_label (BGL_SPOT (self->home))) : NULL;
}

/* Describes the goal, the values board, and the person's own dice. */
char *
bangkok_view_describe_table (BglView *view)
{
  BangkokView *self = BANGKOK_VIEW (view);
  const BangkokState *state = bangkok_view_get_state (self);
  g_autofree char *own = bangkok_view_scan_own (view);
  GString *text = g_string_new (NULL);

  add_label (text, self->goal_spot);
  for (guint row = 1; row <= BANGKOK_ROWS; row++)
    for (guint colour = 0; colour < state->n_seats; colour++)
      if (state->rows[colour] == row)
        add_label (text, self->row_spots[row - 1]);
  bgl_words_add_sentence (text, own);

  return g_string_free (text, FALSE);
}
