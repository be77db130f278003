/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-private.h"

#include "engine/bgl-i18n.h"

/* Which moves are legal, and why the others are not. */

static gboolean
check_token (const BonoboState  *state,
             guint               spot,
             GError            **error)
{
  guint64 bit = BONOBO_BIT (spot);
  const char *name = bonobo_spots[spot].name;

  if (bonobo_state_get_hand (state, state->turn) == 0)
    return bgl_refuse (error, "bonobo-token",
                       _("All four of your tokens are on the island."));

  if (bonobo_state_get_occupied (state) & bit)
    return bgl_refuse (error, "bonobo-token",
                       /* Translators: %s is the name of a spot, such as b2. */
                       _("There is already a token on %s."), name);

  if (!(state->open & bit))
    return bgl_refuse (error, "bonobo-token",
                       _("All the triangles around %s are covered. A token must touch a free one."), name);

  if (state->barred & bit)
    return bgl_refuse (error, "bonobo-barred",
                       _("The spot %s is barred because it touches an active toilet."), name);

  return TRUE;
}

static gboolean
check_lay (const BonoboState  *state,
           guint               first,
           guint               second,
           GError            **error)
{
  guint place = bonobo_find_place (first, second);

  for (guint i = 0; i < 2; i++)
    {
      guint triangle = i == 0 ? first : second;

      if (!(state->free & BONOBO_BIT (triangle)))
        return bgl_refuse (error, "bonobo-rhomb",
                           /* Translators: %s is the name of a triangle, such as A3. */
                           _("The triangle %s is already covered."), bonobo_triangles[triangle].name);
    }

  if (place == BONOBO_NONE)
    return bgl_refuse (error, "bonobo-rhomb",
                       /* Translators: both %s are names of triangles. */
                       _("The triangles %s and %s do not share an edge."),
                       bonobo_triangles[first].name, bonobo_triangles[second].name);

  return TRUE;
}

static gboolean
check_deal (const BonoboState  *state,
            const BonoboMove   *move,
            GError            **error)
{
  if (move->kind != BONOBO_DEAL || move->seat != BGL_TURN_CHANCE || state->phase != BONOBO_DRAWING)
    return bgl_refuse (error, BGL_RULE_RECORD_CHANCE,
                       _("Rhombi are drawn at random, and only after a player has chosen to draw."));

  if (!(state->stack & (1u << move->rhomb)))
    return bgl_refuse (error, BGL_RULE_RECORD_CHANCE,
                       /* Translators: %s is the name of a rhomb, such as Hammock. */
                       _("“%s” has already been drawn."), bonobo_rhomb_get_label (move->rhomb));

  return TRUE;
}

/* Whether everything that the move refers to exists. */
static gboolean
is_well_formed (const BonoboMove *move)
{
  switch (move->kind)
    {
    case BONOBO_SET_TOKEN:
      return move->spot < BONOBO_SPOTS;
    case BONOBO_LAY:
      return move->triangles[0] < BONOBO_TRIANGLES && move->triangles[1] < BONOBO_TRIANGLES;
    case BONOBO_DEAL:
      return move->rhomb < BONOBO_RHOMBI;
    case BONOBO_DRAW:
    case BONOBO_PASS:
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
bonobo_check (gconstpointer   data,
              BglMove         packed,
              GError        **error)
{
  const BonoboState *state = data;
  BonoboMove move = bonobo_move_unpack (packed);

  if (!is_well_formed (&move))
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, _("This is not a move in Bonobo Beach."));

  if (move.seat == BGL_TURN_CHANCE || move.kind == BONOBO_DEAL)
    return check_deal (state, &move, error);

  if (move.seat != state->turn)
    return bgl_refuse (error, "bonobo-turn",
                       /* Translators: %u is the number of a seat. */
                       _("It is player %u’s turn."), state->turn);

  if (state->phase == BONOBO_DRAWING)
    return bgl_refuse (error, "bonobo-draw",
                       _("A rhomb is being drawn. It cannot be refused."));

  if (state->phase == BONOBO_LAYING && move.kind != BONOBO_LAY)
    return bgl_refuse (error, "bonobo-draw",
                       _("The rhomb must be laid. It cannot be put back."));

  switch (move.kind)
    {
    case BONOBO_SET_TOKEN:
      return check_token (state, move.spot, error);

    case BONOBO_DRAW:
      if (!bonobo_state_can_lay (state))
        return bgl_refuse (error, "bonobo-draw",
                           _("No rhomb can be laid because no two free triangles share an edge."));
      return TRUE;

    case BONOBO_LAY:
      if (state->phase != BONOBO_LAYING)
        return bgl_refuse (error, "bonobo-draw",
                           _("Draw a rhomb before you lay it."));
      return check_lay (state, move.triangles[0], move.triangles[1], error);

    case BONOBO_PASS:
      if (bonobo_state_can_set (state) || bonobo_state_can_lay (state))
        return bgl_refuse (error, "bonobo-pass",
                           _("You may pass only if you can neither place a token nor lay a rhomb."));
      return TRUE;

    case BONOBO_DEAL:
    default:
      g_assert_not_reached ();
    }
}
