/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* What a screen reader says: one sentence about what is there, and one for each possible action or consequence. */

static void
take_sentence (GString *text,
               char    *sentence)
{
  bgl_words_add_sentence (text, sentence);
  g_free (sentence);
}

static const char *
get_name (BonoboView *self,
          guint       seat)
{
  return bgl_seat_get_label (bgl_table_get_seat (bgl_view_get_table (BGL_VIEW (self)), seat));
}

static gboolean
is_hinted (BonoboView *self,
           guint       spot)
{
  const BglMove hint = bgl_board_get_hint (BGL_BOARD (self));
  guint from = BGL_SPOT_NONE, to = BGL_SPOT_NONE;

  if (hint != BGL_MOVE_NONE)
    BGL_BOARD_GET_CLASS (self)->get_spots (BGL_BOARD (self), hint, &from, &to);

  return to == spot;
}

/* Spots */

static void
add_ground (const BonoboState *state,
            guint              spot,
            GString           *text)
{
  const guint64 around = bonobo_spots[spot].triangles & state->free;
  const guint n_free = bonobo_count_bits (around);
  const guint n_toilets = bonobo_count_bits (around & bonobo_triangles_of_kind[BONOBO_TOILET]);
  const guint n_shades = bonobo_count_bits (around & bonobo_triangles_of_kind[BONOBO_SHADE]);
  const guint64 active = around & state->active;

  if (n_free == 0)
    {
      bgl_words_add_sentence (text, _("All the triangles around it are covered."));
      return;
    }

  take_sentence (text, g_strdup_printf (ngettext ("%u triangle around it is free.",
                                                  "%u triangles around it are free.", n_free), n_free));
  if (n_toilets > 0)
    /* Translators: of the free triangles around a spot. */
    take_sentence (text, g_strdup_printf (ngettext ("%u of them is a toilet.",
                                                    "%u of them are toilets.", n_toilets), n_toilets));
  if (n_shades > 0)
    /* Translators: of the free triangles around a spot. */
    take_sentence (text, g_strdup_printf (ngettext ("%u of them is a sunshade.",
                                                    "%u of them are sunshades.", n_shades), n_shades));

  for (guint64 rest = active; rest != 0; rest &= rest - 1)
    {
      const BonoboTriangle *triangle = &bonobo_triangles[bonobo_first_bit (rest)];

      switch ((BonoboKind) triangle->kind)
        {
        case BONOBO_TOILET:
          /* Translators: %s is a triangle such as A2. */
          take_sentence (text, g_strdup_printf (_("The toilet %s is active."), triangle->name));
          break;
        case BONOBO_SHADE:
          /* Translators: %s is a triangle such as A4. */
          take_sentence (text, g_strdup_printf (_("The sunshade %s is active."), triangle->name));
          break;
        case BONOBO_DUNE:
        default:
          /* Translators: %s is a triangle such as A1. */
          take_sentence (text, g_strdup_printf (_("The dune %s is active."), triangle->name));
          break;
        }
    }
}

static void
add_sum (const BonoboState *state,
         guint              spot,
         GString           *text)
{
  BonoboValue value;
  g_autofree char *sum = NULL;

  bonobo_state_value_spot (state, spot, &value);
  if (value.n_numbers == 0)
    return;

  sum = bonobo_format_plain (value.sum);
  /* Translators: %s is a sum that may be negative. */
  take_sentence (text, g_strdup_printf (_("The numbers there add up to %s."), sum));
}

static char *
describe_island_spot (BonoboView *self,
                      guint       spot)
{
  BglBoard *board = BGL_BOARD (self);
  const BonoboState *state = bonobo_view_get_state (self);
  const char *name = bonobo_spots[spot].name;
  const guint owner = bonobo_state_get_owner (state, spot);
  GString *text = g_string_new (NULL);

  if (owner > 0)
    /* Translators: a spot such as b2, and a player's name. */
    take_sentence (text, bgl_label_is_you (get_name (self, owner))
                         ? g_strdup_printf (_("Spot %s: your token."), name)
                         : g_strdup_printf (_("Spot %s: %s’s token."), name, get_name (self, owner)));
  else
    /* Translators: %s is a spot such as b2. */
    take_sentence (text, g_strdup_printf (_("Spot %s: empty."), name));

  add_ground (state, spot, text);
  add_sum (state, spot, text);

  if (bonobo_view_can_set_at (self, spot))
    bgl_words_add_sentence (text, _("You can place a token here."));
  else if (owner == 0 && (state->barred & state->open & BONOBO_BIT (spot)) != 0)
    bgl_words_add_sentence (text, _("The spot is barred because it touches an active toilet."));

  for (guint i = bgl_board_get_n_recent (board); i > 0; i--)
    if (bgl_board_get_recent (board, i - 1)->to == spot)
      {
        take_sentence (text, bgl_board_describe_recent (board, i - 1));
        break;
      }
  if (is_hinted (self, spot))
    bgl_words_add_sentence (text, _("Suggested: place a token here."));

  return g_string_free (text, FALSE);
}

/* Places */

static char *
describe_ground (const BonoboPlace *place)
{
  const BonoboTriangle *first = &bonobo_triangles[place->triangles[0]];
  const BonoboTriangle *second = &bonobo_triangles[place->triangles[1]];

  /* Translators: two triangles, each with its name and its kind: “A1, dune, and A2, toilet.” */
  return g_strdup_printf (_("%1$s, %2$s, and %3$s, %4$s."),
                          first->name, bonobo_kind_get_label (first->kind),
                          second->name, bonobo_kind_get_label (second->kind));
}

static void
add_activated (const BonoboPreview *preview,
               GString             *text)
{
  for (guint64 rest = preview->activated; rest != 0; rest &= rest - 1)
    {
      const BonoboTriangle *triangle = &bonobo_triangles[bonobo_first_bit (rest)];

      switch ((BonoboKind) triangle->kind)
        {
        case BONOBO_TOILET:
          /* Translators: %s is a triangle such as A2. */
          take_sentence (text, g_strdup_printf (_("The toilet %s would become active."), triangle->name));
          break;
        case BONOBO_SHADE:
          /* Translators: %s is a triangle such as A4. */
          take_sentence (text, g_strdup_printf (_("The sunshade %s would become active."), triangle->name));
          break;
        case BONOBO_DUNE:
        default:
          /* Translators: %s is a triangle such as A1. */
          take_sentence (text, g_strdup_printf (_("The dune %s would become active."), triangle->name));
          break;
        }
    }
}

static void
add_consequences (BonoboView *self,
                  guint       place,
                  GString    *text)
{
  const BonoboState *state = bonobo_view_get_state (self);
  BonoboPreview preview;

  bonobo_state_preview (state, state->rhomb, place, &preview);

  for (guint i = 0; i < preview.n_scored; i++)
    {
      g_autofree char *points = bonobo_format_plain (preview.points[i]);

      /* Translators: a player's name, a number that may be negative, and a spot such as b2. */
      take_sentence (text, BGL_SENTENCE (get_name (self, preview.scored_seats[i]),
                                         ngettext ("%1$s would score %2$s point on %3$s.",
                                                   "%1$s would score %2$s points on %3$s.",
                                                   ABS (preview.points[i])),
                                         ngettext ("You would score %1$s point on %2$s.",
                                                   "You would score %1$s points on %2$s.",
                                                   ABS (preview.points[i])),
                                         points, bonobo_spots[preview.scored_spots[i]].name));
    }

  add_activated (&preview, text);

  for (guint64 rest = preview.driven; rest != 0; rest &= rest - 1)
    {
      guint spot = bonobo_first_bit (rest);

      /* Translators: a player's name and a spot such as a1. */
      take_sentence (text, BGL_SENTENCE (get_name (self, bonobo_state_get_owner (state, spot)),
                                         _("%1$s’s token on %2$s would be driven away."),
                                         _("Your token on %s would be driven away."), bonobo_spots[spot].name));
    }
}

static char *
describe_place (BonoboView *self,
                guint       place)
{
  GString *text = g_string_new (NULL);

  take_sentence (text, describe_ground (&bonobo_places[place]));
  add_consequences (self, place, text);

  if (is_hinted (self, BONOBO_FIRST_PLACE + place))
    bgl_words_add_sentence (text, _("Suggested: lay the rhomb here."));

  return g_string_free (text, FALSE);
}

char *
bonobo_view_describe_consequences (BonoboView *self,
                                   guint       place)
{
  GString *text = g_string_new (NULL);

  add_consequences (self, place, text);
  if (text->len == 0)
    bgl_words_add_sentence (text, _("Here, the rhomb closes no spot with a token."));

  return g_string_free (text, FALSE);
}

char *
bonobo_view_describe_step (BglBoard *board)
{
  BonoboView *self = BONOBO_VIEW (board);

  return self->target != BONOBO_NONE && !bonobo_view_is_playing (self)
         ? bonobo_view_describe_consequences (self, self->target) : NULL;
}

/* The stack and the scores */

static char *
describe_stack (BonoboView *self)
{
  const BonoboState *state = bonobo_view_get_state (self);
  const guint n = bonobo_count_bits (state->stack);
  GString *text = g_string_new (NULL);

  take_sentence (text, g_strdup_printf (ngettext ("Stack: %u rhomb is face down.",
                                                  "Stack: %u rhombi are face down.", n), n));
  if (bgl_view_can_act (BGL_VIEW (self)) && state->phase == BONOBO_CHOOSING && bonobo_state_can_lay (state))
    bgl_words_add_sentence (text, _("You can draw a rhomb."));
  if (is_hinted (self, BONOBO_STACK))
    bgl_words_add_sentence (text, _("Suggested: draw a rhomb."));

  return g_string_free (text, FALSE);
}

char *
bonobo_view_describe_spot (BglBoard *board,
                           guint     spot)
{
  BonoboView *self = BONOBO_VIEW (board);

  if (spot == BONOBO_STACK)
    return describe_stack (self);

  return spot < BONOBO_SPOTS ? describe_island_spot (self, spot)
                             : describe_place (self, bonobo_view_get_place_at (spot));
}

char *
bonobo_view_describe_scores (BonoboView *self)
{
  const BonoboState *state = bonobo_view_get_state (self);
  GString *text = g_string_new (_("Score track."));

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      g_autofree char *score = bonobo_format_plain (state->scores[seat - 1]);

      /* Translators: a player's name and a score that may be negative. */
      take_sentence (text, g_strdup_printf (_("%s: %s."), get_name (self, seat), score));
    }

  return g_string_free (text, FALSE);
}
