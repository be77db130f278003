/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "bonobo-private.h"

/* Reads the words of a position, in any order: "A1-A2=pool b2=1 score=3,-4 turn=2 hand=spring". */

static gboolean
read_rhomb (BonoboState  *state,
            const guint   triangles[2],
            const char   *name,
            GError      **error)
{
  guint place = bonobo_find_place (triangles[0], triangles[1]);
  guint rhomb = bonobo_find_rhomb (name, -1);

  if (rhomb == BONOBO_NONE)
    {
      g_autofree char *shown = bgl_text_shorten (name, BGL_TEXT_QUOTE);

      return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX, _("There is no rhomb “%s”."), shown);
    }

  if (!(state->stack & (1u << rhomb)))
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("The rhomb “%s” appears twice in the position."), name);

  if (place == BONOBO_NONE || !bonobo_state_can_lay_at (state, place))
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("The rhomb “%s” needs two free triangles that share an edge."), name);

  bonobo_state_cover (state, rhomb, place);
  return TRUE;
}

static gboolean
read_seat (const BonoboState *state,
           const char        *text,
           guint             *seat)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 1, state->n_seats, &number, NULL))
    return FALSE;

  *seat = (guint) number;
  return TRUE;
}

static gboolean
read_token (BonoboState  *state,
            guint         spot,
            const char   *text,
            GError      **error)
{
  guint seat;

  if (!read_seat (state, text, &seat))
    {
      g_autofree char *shown = bgl_text_shorten (text, BGL_TEXT_QUOTE);

      return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                _("There is no seat “%s” at this table."), shown);
    }

  if (bonobo_state_get_occupied (state) & BONOBO_BIT (spot))
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("There are two tokens on %s in the position."), bonobo_spots[spot].name);

  if (bonobo_state_get_hand (state, seat) == 0)
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("Player %u has more than four tokens in the position."), seat);

  state->tokens[seat - 1] |= BONOBO_BIT (spot);
  return TRUE;
}

static gboolean
read_scores (BonoboState *state,
             const char  *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  if (g_strv_length (words) != state->n_seats)
    return FALSE;

  for (guint i = 0; i < state->n_seats; i++)
    {
      gint64 score;

      if (!g_ascii_string_to_signed (words[i], 10, -1000000, 1000000, &score, NULL))
        return FALSE;
      state->scores[i] = (gint32) score;
    }

  return TRUE;
}

static gboolean
read_hand (BonoboState *state,
           const char  *name)
{
  if (g_str_equal (name, "?"))
    {
      state->phase = BONOBO_DRAWING;
      return TRUE;
    }

  state->rhomb = bonobo_find_rhomb (name, -1);
  if (state->rhomb == BONOBO_NONE || !(state->stack & (1u << state->rhomb)))
    return FALSE;

  state->stack &= ~(1u << state->rhomb);
  state->phase = BONOBO_LAYING;
  return TRUE;
}

static gboolean
read_word (BonoboState  *state,
           const char   *word,
           GError      **error)
{
  const char *value = strchr (word, '=');
  gssize length = value != NULL ? value - word : 0;
  gboolean understood = FALSE;
  guint triangles[2];
  guint seat;

  if (value != NULL)
    {
      guint spot = bonobo_find_spot (word, length);

      value++;

      if (spot != BONOBO_NONE)
        return read_token (state, spot, value, error);

      if (bonobo_parse_pair (word, length, triangles))
        return read_rhomb (state, triangles, value, error);

      if (g_str_has_prefix (word, "score="))
        {
          understood = read_scores (state, value);
        }
      else if (g_str_has_prefix (word, "hand=") && state->phase == BONOBO_CHOOSING)
        {
          understood = read_hand (state, value);
        }
      else if (g_str_has_prefix (word, "turn=") && read_seat (state, value, &seat))
        {
          state->turn = seat;
          understood = TRUE;
        }
    }

  if (!understood)
    {
      g_autofree char *shown = bgl_text_shorten (word, BGL_TEXT_QUOTE);

      return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                /* Translators: %s is a part of the position that a record starts from. */
                                _("“%s” in the position cannot be read."), shown);
    }

  return TRUE;
}

/* Refuses positions that no game can reach, because the rules do not cover the tokens in them. */
static gboolean
check_position (const BonoboState  *state,
                GError            **error)
{
  guint64 stranded = bonobo_state_get_occupied (state) & (~state->open | state->barred);

  if (stranded != 0)
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("The token on %s touches no free triangle or touches an active toilet."),
                              bonobo_spots[bonobo_first_bit (stranded)].name);

  if (state->phase != BONOBO_CHOOSING && !bonobo_state_can_lay (state))
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("There is no room for the drawn rhomb in the position."));

  return TRUE;
}

/* bonobo-setup and bonobo-first */
static void
set_up_opening (BonoboState      *state,
                guint             n_seats,
                const BglOptions *options)
{
  memset (state, 0, sizeof *state);
  memset (state->place, BONOBO_NONE, sizeof state->place);

  state->free = BONOBO_ALL_TRIANGLES;
  state->places[0] = G_MAXUINT64;
  state->places[1] = BONOBO_BIT (BONOBO_PLACES - 64) - 1;
  state->open = BONOBO_ALL_SPOTS;
  state->stack = BONOBO_ALL_RHOMBI;
  state->n_seats = n_seats;
  state->first = options->value[BONOBO_OPTION_FIRST];
  state->turn = state->first;
  state->phase = BONOBO_CHOOSING;
  state->rhomb = BONOBO_NONE;

  for (guint i = 0; i < n_seats; i++)
    state->scores[i] = options->scores[i];
}

gboolean
bonobo_setup (gpointer           data,
              guint              n_seats,
              const BglOptions  *options,
              const char        *position,
              GError           **error)
{
  BonoboState *state = data;
  g_auto (GStrv) words = NULL;

  set_up_opening (state, n_seats, options);
  if (position == NULL)
    return TRUE;

  words = g_strsplit (position, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0' && !read_word (state, words[i], error))
      return FALSE;

  if (!check_position (state, error))
    return FALSE;

  bonobo_state_end (state, NULL);
  return TRUE;
}
