/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* Descriptions of the board that keyboard shortcuts request. */

static guint
get_person (BonoboView *self)
{
  return bgl_board_get_actor (BGL_BOARD (self));
}

static const char *
get_name (BonoboView *self,
          guint       seat)
{
  return bgl_seat_get_label (bgl_table_get_seat (bgl_view_get_table (BGL_VIEW (self)), seat));
}

static void
take_sentence (GString *text,
               char    *sentence)
{
  bgl_words_add_sentence (text, sentence);
  g_free (sentence);
}

/* Highlights a spot. Places have one only if a person at this board lays the rhomb. */
static void
name_spot (BonoboView *self,
           guint       spot)
{
  GtkWidget *child = bgl_board_get_spot (BGL_BOARD (self), spot);

  if (child != NULL)
    bgl_spot_set_named (BGL_SPOT (child), TRUE);
}

/* Lines */

static char *
describe_spot (BonoboView *self,
               guint       spot)
{
  const char *name = bonobo_spots[spot].name;
  const guint owner = bonobo_state_get_owner (bonobo_view_get_state (self), spot);

  if (owner == 0)
    /* Translators: a spot of a line of the board, in a list such as “a1 empty, a2 your token”. */
    return g_strdup_printf (C_("spot", "%s empty"), name);
  if (owner == get_person (self))
    return g_strdup_printf (C_("spot", "%s your token"), name);

  /* Translators: a spot of a line of the board, and a player. */
  return g_strdup_printf (C_("spot", "%s %s’s token"), name, get_name (self, owner));
}

char *
bonobo_view_scan_lines (BglView *view)
{
  /* A row has the height of three units, and the next row is shifted by one. */
  static const int lines[][2] = { { 0, 1 }, { 3, -1 }, { 3, 1 } };
  BonoboView *self = BONOBO_VIEW (view);
  const BonoboSpot *here = &bonobo_spots[self->home_spot];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const int line = lines[i][0] * here->x + lines[i][1] * here->y;
      g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *list = NULL;

      /* The corners of the island are 6 units to the left and right. */
      for (int x = -6; x <= 6; x++)
        for (guint spot = 0; spot < BONOBO_SPOTS; spot++)
          if (bonobo_spots[spot].x == x && lines[i][0] * x + lines[i][1] * bonobo_spots[spot].y == line)
            {
              g_ptr_array_add (items, describe_spot (self, spot));
              name_spot (self, spot);
            }
      list = bgl_words_join (items);
      /* Translators: the spots of a line of the board, from left to right, each with what is there. */
      take_sentence (text, i == 0 ? g_strdup_printf (_("Row: %s."), list)
                           : i == 1 ? g_strdup_printf (_("Diagonal down to the right: %s."), list)
                           : g_strdup_printf (_("Diagonal up to the right: %s."), list));
    }

  return g_string_free (text, FALSE);
}

/* Tokens */

static char *
list_tokens (BonoboView *self,
             guint       seat)
{
  const BonoboState *state = bonobo_view_get_state (self);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint64 rest = state->tokens[seat - 1]; rest != 0; rest &= rest - 1)
    {
      g_ptr_array_add (items, bonobo_view_describe_points (self, bonobo_first_bit (rest)));
      name_spot (self, bonobo_first_bit (rest));
    }

  return items->len > 0 ? bgl_words_join (items) : NULL;
}

char *
bonobo_view_scan_own (BglView *view)
{
  BonoboView *self = BONOBO_VIEW (view);
  const guint seat = get_person (self);
  g_autofree char *list = list_tokens (self, seat);
  g_autofree char *hand = bonobo_describe_seat (bonobo_view_get_state (self), seat);
  GString *text = g_string_new (NULL);

  if (list == NULL)
    bgl_words_add_sentence (text, _("You have no tokens on the island."));
  else
    /* Translators: a list of spots with points, such as “b2: 5 so far”. */
    take_sentence (text, g_strdup_printf (_("Your tokens: %s."), list));
  take_sentence (text, g_strconcat (hand, ".", NULL));

  return g_string_free (text, FALSE);
}

char *
bonobo_view_scan_others (BglView *view)
{
  BonoboView *self = BONOBO_VIEW (view);
  GString *text = g_string_new (NULL);

  for (guint seat = 1; seat <= bonobo_view_get_state (self)->n_seats; seat++)
    {
      g_autofree char *list = seat != get_person (self) ? list_tokens (self, seat) : NULL;

      if (list != NULL)
        /* Translators: a player, and a list of spots with points, such as “b2: 5 so far”. */
        take_sentence (text, g_strdup_printf (_("%s’s tokens: %s."), get_name (self, seat), list));
    }
  if (text->len == 0)
    bgl_words_add_sentence (text, _("The others have no tokens on the island."));

  return g_string_free (text, FALSE);
}

/* Moves */

static char *
describe_places (BonoboView        *self,
                 const BonoboState *state)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  guint n;

  for (guint i = 0; i < BONOBO_PLACES; i++)
    if (bonobo_state_can_lay_at (state, i))
      {
        g_ptr_array_add (items, g_strdup_printf ("%s-%s", bonobo_triangles[bonobo_places[i].triangles[0]].name,
                                                 bonobo_triangles[bonobo_places[i].triangles[1]].name));
        name_spot (self, BONOBO_FIRST_PLACE + i);
      }
  n = items->len;
  list = bgl_words_join (items);

  /* Translators: the number of places, and their list, such as “A1-A2, A2-A3”. */
  return g_strdup_printf (ngettext ("You can lay the rhomb in %u place: %s.",
                                    "You can lay the rhomb in %u places: %s.", n), n, list);
}

char *
bonobo_view_scan_moves (BglView *view)
{
  BonoboView *self = BONOBO_VIEW (view);
  const BonoboState *state = bonobo_view_get_state (self);
  const guint64 settable = bonobo_state_get_hand (state, state->turn) > 0 ? bonobo_state_get_settable (state) : 0;
  const guint n = bonobo_count_bits (settable);
  GString *text;

  if (state->phase == BONOBO_LAYING)
    return describe_places (self, state);

  text = g_string_new (NULL);
  if (n > 0)
    {
      g_autoptr (GPtrArray) items = g_ptr_array_new ();
      g_autofree char *list = NULL;

      for (guint64 rest = settable; rest != 0; rest &= rest - 1)
        {
          g_ptr_array_add (items, (gpointer) bonobo_spots[bonobo_first_bit (rest)].name);
          name_spot (self, bonobo_first_bit (rest));
        }
      list = bgl_words_join (items);
      /* Translators: the number of spots, and their list, such as “a1, a2”. */
      take_sentence (text, g_strdup_printf (ngettext ("You can place a token on %u spot: %s.",
                                                      "You can place a token on %u spots: %s.", n), n, list));
    }
  if (bonobo_state_can_lay (state))
    bgl_words_add_sentence (text, _("You can draw a rhomb."));
  if (text->len == 0)
    take_sentence (text, bonobo_describe_turn (state));

  return g_string_free (text, FALSE);
}

/* Threats and values */

char *
bonobo_view_scan_threats (BglView *view)
{
  BonoboView *self = BONOBO_VIEW (view);
  const BonoboState *state = bonobo_view_get_state (self);
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autofree char *list = NULL;
  guint n;

  for (guint64 rest = state->tokens[get_person (self) - 1]; rest != 0; rest &= rest - 1)
    if (bonobo_view_has_risk (self, bonobo_first_bit (rest)))
      {
        g_ptr_array_add (items, (gpointer) bonobo_spots[bonobo_first_bit (rest)].name);
        name_spot (self, bonobo_first_bit (rest));
      }

  n = items->len;
  if (n == 0)
    return g_strdup (_("No toilet can drive your tokens away."));

  list = bgl_words_join (items);
  /* Translators: a list of spots, such as “a1 and b2”. */
  return g_strdup_printf (ngettext ("A toilet may drive away your token on %s.",
                                    "Toilets may drive away your tokens on %s.", n), list);
}

char *
bonobo_view_scan_worth (BglView *view)
{
  BonoboView *self = BONOBO_VIEW (view);
  const guint home = bgl_board_get_home (BGL_BOARD (self));
  const guint place = bonobo_view_get_place_at (home);

  if (place != BONOBO_NONE && bgl_board_get_spot (BGL_BOARD (self), home) != NULL)
    {
      name_spot (self, home);
      return bonobo_view_describe_consequences (self, place);
    }

  name_spot (self, self->home_spot);
  return bonobo_view_describe_worth (self, self->home_spot, ". ", " ");
}

char *
bonobo_view_describe_table (BglView *view)
{
  BonoboView *self = BONOBO_VIEW (view);
  GString *text = g_string_new (NULL);

  take_sentence (text, bonobo_describe_turn (bonobo_view_get_state (self)));
  take_sentence (text, bonobo_view_describe_spot (BGL_BOARD (self), BONOBO_STACK));

  return g_string_free (text, FALSE);
}
