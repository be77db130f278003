/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-bot.h"
#include "bonobo-private.h"

#include "engine/bgl-i18n.h"

static void
explain_token (const BonoboState *state,
               guint              spot,
               BglHint           *hint)
{
  guint64 around = bonobo_spots[spot].triangles & state->free;
  guint64 active = around & state->active;
  g_autofree char *points = bonobo_format_number (bonobo_state_get_points (state, spot));

  /* Translators: the first step of a hint. %s is a triangle such as A2. */
  hint->where = g_strdup_printf (_("Look at the corners of triangle %s."),
                                 bonobo_triangles[bonobo_first_bit (active != 0 ? active : around)].name);

  if (active != 0)
    {
      /* Translators: why a spot is good for a token. %s is a number such as +12. */
      hint->reason = g_strdup_printf (_("The token can stay there until the final scoring, for %s as it is now."), points);
      hint->rule = active & bonobo_triangles_of_kind[BONOBO_DUNE] ? "bonobo-dune" : "bonobo-shade";
    }
  else
    {
      /* Translators: why a spot is good for a token. %s is a number such as +12. */
      hint->reason = g_strdup_printf (_("The numbers there make %s so far, and the token scores when the last triangle "
                                        "beside it is covered."), points);
      hint->rule = "bonobo-scoring";
    }
}

/* What the rhomb does to tokens at once. */
static void
explain_effects (const BonoboState   *state,
                 const BonoboPreview *preview,
                 BglHint             *hint)
{
  guint64 own = state->tokens[state->turn - 1];
  guint64 dunes = preview->activated & bonobo_triangles_of_kind[BONOBO_DUNE];
  int own_points = 0, other_points = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < preview->n_scored; i++)
    if (preview->scored_seats[i] == state->turn)
      own_points += preview->points[i];
    else
      other_points += preview->points[i];

  if (own_points > 0 && own_points > other_points)
    {
      text = bonobo_format_number (own_points);
      /* Translators: why a place for a rhomb is good. %s is a number such as +7. */
      hint->reason = g_strdup_printf (_("Your token scores %s."), text);
      hint->rule = "bonobo-scoring";
      return;
    }
  if (other_points < 0)
    {
      text = bonobo_format_number (other_points);
      /* Translators: why a place for a rhomb is good. %s is a number such as −4. */
      hint->reason = g_strdup_printf (_("A token of another player scores %s."), text);
      hint->rule = "bonobo-scoring";
      return;
    }
  if (preview->driven & ~own)
    {
      hint->reason = g_strdup (_("The toilet drives away a token of another player."));
      hint->rule = "bonobo-toilet";
      return;
    }

  for (; dunes != 0; dunes &= dunes - 1)
    if (bonobo_triangles[bonobo_first_bit (dunes)].spots & own)
      {
        hint->reason = g_strdup (_("It makes the dune beside your token active, which doubles its points."));
        hint->rule = "bonobo-dune";
        return;
      }
}

static void
explain_lay (const BonoboState *state,
             guint              place,
             BglHint           *hint)
{
  const BonoboPlace *covered = &bonobo_places[place];
  guint64 corners = BONOBO_BIT (covered->blunt[0]) | BONOBO_BIT (covered->blunt[1]) | BONOBO_BIT (covered->tips[0]) |
                    BONOBO_BIT (covered->tips[1]);
  guint64 own = state->tokens[state->turn - 1];
  guint64 others = bonobo_state_get_occupied (state) & ~own;
  int value = bonobo_rhombi[state->rhomb].value;
  BonoboPreview preview;

  bonobo_state_preview (state, state->rhomb, place, &preview);

  /* Translators: the first step of a hint. %s is a spot such as b2. */
  hint->where = g_strdup_printf (_("Look around spot %s."), bonobo_spots[covered->blunt[0]].name);
  explain_effects (state, &preview, hint);
  if (hint->reason != NULL)
    return;

  hint->rule = "bonobo-numbers";
  if (value > 0 && corners & own)
    hint->reason = g_strdup (_("It brings good numbers to your tokens."));
  else if (value < 0 && corners & others)
    hint->reason = g_strdup (_("It brings bad numbers to tokens of other players."));
  else if (value < 0)
    hint->reason = g_strdup (_("It keeps bad numbers away from your tokens."));
  else
    hint->reason = g_strdup (_("It keeps good numbers away from tokens of other players."));
}

void
bonobo_explain_move (gconstpointer          data,
                     const BglSearchReport *report,
                     BglHint               *hint)
{
  const BonoboState *state = data;
  const BonoboMove move = bonobo_move_unpack (hint->move);

  switch (move.kind)
    {
    case BONOBO_SET_TOKEN:
      explain_token (state, move.spot, hint);
      break;

    case BONOBO_LAY:
      explain_lay (state, bonobo_find_place (move.triangles[0], move.triangles[1]), hint);
      break;

    case BONOBO_DRAW:
      hint->where = g_strdup (_("Look at the stack."));
      hint->reason = bonobo_state_can_set (state) ? g_strdup (_("A rhomb now is worth more than a token."))
                                                  : g_strdup (_("There is no spot for a token."));
      hint->rule = "bonobo-turn";
      break;

    case BONOBO_PASS:
    case BONOBO_DEAL:
    default:
      break;
    }
}
