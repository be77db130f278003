/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "bonobo-private.h"
#include "bonobo-text.h"

/* Formulas stay on one line. */
#define NBSP "\u00a0"

/* The rules in short, and what happens at the table in sentences. */

const BglRuleInfo bonobo_rule_infos[] =
{
  { "bonobo-setup", N_("Before the game"),
    N_("Everybody has four tokens and no points yet; the rhombi lie face down, shuffled.") },
  { "bonobo-first", N_("Who begins"),
    N_("The youngest begins, and turns go clockwise.") },
  { "bonobo-turn", N_("A turn"),
    N_("A turn is one of two things: set a token, or draw a rhomb and lay it. Whoever can do one of them must.") },
  { "bonobo-pass", N_("Passing"),
    N_("Only those who can neither set a token nor lay a rhomb pass.") },
  { "bonobo-token", N_("Setting a token"),
    N_("A token from hand goes on an empty spot that touches a free triangle, and stays while it touches one.") },
  { "bonobo-barred", N_("Barred spots"),
    N_("No token is set on a spot beside an active toilet.") },
  { "bonobo-draw", N_("Drawing a rhomb"),
    N_("First choose to draw, then see the rhomb: it cannot be refused or put back.") },
  { "bonobo-rhomb", N_("Laying a rhomb"),
    N_("A rhomb covers two free triangles with a common edge.") },
  { "bonobo-numbers", N_("Numbers"),
    N_("The number in a corner of a rhomb points at the spot there: twice as much in the tips as in the blunt corners.") },
  { "bonobo-scoring", N_("A spot is closed"),
    N_("When the last free triangle at a token’s spot is covered, its owner scores the numbers that point at it and takes the token back.") },
  { "bonobo-isolated", N_("Active triangles"),
    N_("A free triangle without a free neighbour can never be covered: it is active from then on.") },
  { "bonobo-toilet", N_("Toilets"),
    N_("An active toilet sends all tokens on its three spots back to hand, without points.") },
  { "bonobo-end", N_("The end"),
    N_("The game ends when nobody can set a token or lay a rhomb.") },
  { "bonobo-final", N_("Final scoring"),
    N_("Then each token beside an active dune or sun shade scores the numbers that point at it.") },
  { "bonobo-shade", N_("Sun shades"),
    N_("Beside an active sun shade negative numbers count as positive ones.") },
  { "bonobo-dune", N_("Dunes"),
    N_("Each active dune doubles the sum, also a loss.") },
  { "bonobo-both", N_("Sun shade and dune"),
    N_("Where both are active, the signs are turned first and the sum is doubled then.") },
  { "bonobo-winner", N_("Who wins"),
    N_("The highest score wins, and equals share the win. Scores may be negative.") },
  { "bonobo-series", N_("A series"),
    N_("In a series the scores carry over from game to game, and the first turn passes clockwise.") },
  { NULL }
};

const BglEventInfo bonobo_event_infos[] =
{
  [BONOBO_EVENT_TOKEN_SET] = { "token-set",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT } } },
  [BONOBO_EVENT_DRAW_BEGUN] = { "draw-begun",
    { { "seat", BGL_ARG_SEAT } } },
  [BONOBO_EVENT_RHOMB_DRAWN] = { "rhomb-drawn",
    { { "seat", BGL_ARG_SEAT }, { "rhomb", BONOBO_ARG_RHOMB }, { "value", BGL_ARG_INT } } },
  [BONOBO_EVENT_RHOMB_LAID] = { "rhomb-laid",
    { { "seat", BGL_ARG_SEAT }, { "rhomb", BONOBO_ARG_RHOMB }, { "value", BGL_ARG_INT },
      { "place", BONOBO_ARG_PLACE } } },
  [BONOBO_EVENT_NUMBER_COUNTED] = { "number-counted",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "rhomb", BONOBO_ARG_RHOMB },
      { "number", BGL_ARG_INT } } },
  [BONOBO_EVENT_TOKEN_SCORED] = { "token-scored",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "points", BGL_ARG_INT },
      { "score", BGL_ARG_INT } } },
  [BONOBO_EVENT_TRIANGLE_ACTIVE] = { "triangle-active",
    { { "triangle", BONOBO_ARG_TRIANGLE }, { "kind", BONOBO_ARG_KIND } } },
  [BONOBO_EVENT_TOKEN_DRIVEN] = { "token-driven",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "triangle", BONOBO_ARG_TRIANGLE } } },
  [BONOBO_EVENT_PASSED] = { "passed",
    { { "seat", BGL_ARG_SEAT } } },
  [BONOBO_EVENT_FINAL_SCORING] = { "final-scoring",
    { { "tokens", BGL_ARG_INT } } },
  [BONOBO_EVENT_SIGNS_TURNED] = { "signs-turned",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "triangle", BONOBO_ARG_TRIANGLE },
      { "from", BGL_ARG_INT }, { "to", BGL_ARG_INT } } },
  [BONOBO_EVENT_DOUBLED] = { "doubled",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "triangle", BONOBO_ARG_TRIANGLE },
      { "from", BGL_ARG_INT }, { "to", BGL_ARG_INT } } },
  [BONOBO_EVENT_TOKEN_FINAL] = { "token-final",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "points", BGL_ARG_INT },
      { "score", BGL_ARG_INT }, { "shades", BGL_ARG_INT }, { "dunes", BGL_ARG_INT } } },
  [BONOBO_EVENT_GAME_OVER] = { "game-over",
    { { "winners", BONOBO_ARG_WINNERS } } },
  { NULL }
};

char *
bonobo_format_plain (int number)
{
  return g_strdup_printf ("%s%d", number < 0 ? "−" : "", ABS (number));
}

char *
bonobo_value_to_formula (const BonoboValue *value)
{
  GString *formula = g_string_new (NULL);
  gboolean brackets = value->dunes != 0 && value->n_numbers > 1;

  if (value->n_numbers == 0)
    g_string_append_c (formula, '0');

  for (guint i = 0; i < value->n_numbers; i++)
    {
      int number = value->shades != 0 ? ABS (value->numbers[i]) : value->numbers[i];

      if (i > 0)
        g_string_append (formula, number < 0 ? NBSP "−" NBSP : NBSP "+" NBSP);
      else if (number < 0)
        g_string_append (formula, "−");

      g_string_append_printf (formula, "%d", ABS (number));
    }

  if (brackets)
    {
      g_string_prepend_c (formula, '(');
      g_string_append_c (formula, ')');
    }

  if (value->dunes != 0)
    g_string_append_printf (formula, NBSP "×" NBSP "%d", 1 << bonobo_count_bits (value->dunes));

  return g_string_free (formula, FALSE);
}

/* The numbers around a spot that is closed or isolated never change again, so that any later
 * state tells them as well as the one after the move. */
static char *
describe_points (const BonoboState *state,
                 const BglEvent    *event,
                 const char        *name)
{
  guint spot = event->args[1];
  int points = event->args[2];
  g_autofree char *number = bonobo_format_plain (points);
  g_autofree char *formula = NULL;
  BonoboValue value;

  bonobo_state_value_spot (state, spot, &value);
  formula = bonobo_value_to_formula (&value);

  /* Translators: a player's name, a number that may be negative, a spot such as b2, and how
   * the number comes about: Anna scores 14 points on b2: (6 + 3 − 2) × 2. */
  return g_strdup_printf (ngettext ("%1$s scores %2$s point on %3$s: %4$s.",
                                    "%1$s scores %2$s points on %3$s: %4$s.",
                                    ABS (points)),
                          name, number, bonobo_spots[spot].name, formula);
}

static char *
describe_active (guint      triangle,
                 BonoboKind kind)
{
  const char *name = bonobo_triangles[triangle].name;

  switch (kind)
    {
    case BONOBO_TOILET:
      /* Translators: %s is a triangle such as A2. */
      return g_strdup_printf (_("The toilet %s is active: nobody may lie beside it."), name);
    case BONOBO_SHADE:
      /* Translators: %s is a triangle such as A4. */
      return g_strdup_printf (_("The sun shade %s is active: in the end negative numbers beside it count as positive ones."), name);
    case BONOBO_DUNE:
    default:
      /* Translators: %s is a triangle such as A1. */
      return g_strdup_printf (_("The dune %s is active: in the end it doubles what lies beside it."), name);
    }
}

static char *
describe_step (const BglEvent *event)
{
  const char *triangle = bonobo_triangles[event->args[2]].name;
  const char *spot = bonobo_spots[event->args[1]].name;
  g_autofree char *from = bonobo_format_plain (event->args[3]);
  g_autofree char *to = bonobo_format_plain (event->args[4]);

  if (event->type == BONOBO_EVENT_SIGNS_TURNED)
    /* Translators: a sun shade (a triangle such as A4), a spot such as b3, and two sums. */
    return g_strdup_printf (_("The sun shade %1$s turns the signs at %2$s: %3$s becomes %4$s."),
                            triangle, spot, from, to);

  /* Translators: a dune (a triangle such as A1), a spot such as b2, and two sums. */
  return g_strdup_printf (_("The dune %1$s doubles the sum at %2$s: %3$s becomes %4$s."),
                          triangle, spot, from, to);
}

static char *
describe_winners (const BonoboState *state,
                  guint              winners,
                  const char *const *names)
{
  guint first = bonobo_first_bit (winners);
  int points = state->scores[first];
  g_autofree char *number = bonobo_format_plain (points);
  g_autofree char *list = NULL;
  const char *sharing[BONOBO_MAX_SEATS + 1] = { NULL };
  guint n = 0;

  for (guint rest = winners; rest != 0; rest &= rest - 1)
    sharing[n++] = names[bonobo_first_bit (rest)];

  if (n == 1)
    /* Translators: a player's name and a number that may be negative. */
    return g_strdup_printf (ngettext ("%1$s wins with %2$s point.",
                                      "%1$s wins with %2$s points.",
                                      ABS (points)),
                            names[first], number);

  /* Translators: between the names in a list of players. */
  list = g_strjoinv (_(", "), (char **) sharing);

  /* Translators: a number that may be negative, and a list of players. */
  return g_strdup_printf (ngettext ("With %1$s point each, these share the win: %2$s.",
                                    "With %1$s points each, these share the win: %2$s.",
                                    ABS (points)),
                          number, list);
}

char *
bonobo_describe_event (gconstpointer      data,
                       const BglEvent    *event,
                       const char *const *names)
{
  const BonoboState *state = data;
  const int *args = event->args;
  g_autofree char *number = NULL;

  switch ((BonoboEventType) event->type)
    {
    case BONOBO_EVENT_TOKEN_SET:
      /* Translators: a player's name and a spot such as b2. */
      return g_strdup_printf (_("%s sets a token on %s."), names[args[0] - 1], bonobo_spots[args[1]].name);

    case BONOBO_EVENT_RHOMB_DRAWN:
      number = bonobo_format_number (args[2]);
      /* Translators: a player's name, the picture on the rhomb, and its number with a sign. */
      return g_strdup_printf (_("%s draws a rhomb: %s, %s."),
                              names[args[0] - 1], bonobo_rhomb_get_label (args[1]), number);

    case BONOBO_EVENT_RHOMB_LAID:
      /* Translators: a player's name, two triangles such as A2 and A3, and the picture on the rhomb. */
      return g_strdup_printf (_("%1$s lays a rhomb on %2$s and %3$s: %4$s."), names[args[0] - 1],
                              bonobo_triangles[bonobo_places[args[3]].triangles[0]].name,
                              bonobo_triangles[bonobo_places[args[3]].triangles[1]].name,
                              bonobo_rhomb_get_label (args[1]));

    case BONOBO_EVENT_TOKEN_SCORED:
    case BONOBO_EVENT_TOKEN_FINAL:
      return describe_points (state, event, names[args[0] - 1]);

    case BONOBO_EVENT_TRIANGLE_ACTIVE:
      return describe_active (args[0], args[1]);

    case BONOBO_EVENT_TOKEN_DRIVEN:
      /* Translators: a toilet (a triangle such as A2), a player's name and a spot such as a1. */
      return g_strdup_printf (_("The toilet %1$s sends the token of %2$s on %3$s back, without points."),
                              bonobo_triangles[args[2]].name, names[args[0] - 1], bonobo_spots[args[1]].name);

    case BONOBO_EVENT_PASSED:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s can do nothing and passes."), names[args[0] - 1]);

    case BONOBO_EVENT_FINAL_SCORING:
      if (args[0] == 0)
        return g_strdup (_("Nobody can act anymore, and no token is left on the island."));
      return g_strdup (_("Nobody can act anymore: the tokens on the island score."));

    case BONOBO_EVENT_SIGNS_TURNED:
    case BONOBO_EVENT_DOUBLED:
      return describe_step (event);

    case BONOBO_EVENT_GAME_OVER:
      return describe_winners (state, args[0], names);

    case BONOBO_EVENT_DRAW_BEGUN:
    case BONOBO_EVENT_NUMBER_COUNTED:
    default:
      return NULL;
    }
}

char *
bonobo_describe_move (gconstpointer data,
                      BglMove       move)
{
  const BonoboMove parts = bonobo_move_unpack (move);

  switch (parts.kind)
    {
    case BONOBO_SET_TOKEN:
      /* Translators: the words of a button; %s is a spot such as b2. */
      return g_strdup_printf (_("Set a token on %s"), bonobo_spots[parts.spot].name);

    case BONOBO_DRAW:
      /* Translators: the words of a button. */
      return g_strdup (_("Draw a rhomb"));

    case BONOBO_LAY:
      if (parts.triangles[0] == parts.triangles[1])
        return NULL;
      /* Translators: the words of a button; two triangles such as A2 and A3. */
      return g_strdup_printf (_("Lay the rhomb on %s and %s"), bonobo_triangles[parts.triangles[0]].name,
                              bonobo_triangles[parts.triangles[1]].name);

    case BONOBO_PASS:
      /* Translators: the words of a button */
      return g_strdup (C_("move", "Pass"));

    case BONOBO_DEAL:
    default:
      return NULL;
    }
}

char *
bonobo_describe_seat (gconstpointer data,
                      guint         seat)
{
  const BonoboState *state = data;
  guint hand = bonobo_state_get_hand (state, seat);

  /* Translators: how many tokens somebody has in hand; very little room. */
  return g_strdup_printf (_("%u in hand"), hand);
}

/* What whoever is to move can choose from. */
static void
get_choice (const BonoboState *state,
            gboolean          *can_set,
            gboolean          *can_lay)
{
  *can_set = bonobo_state_get_hand (state, state->turn) > 0 && bonobo_state_get_settable (state) != 0;
  *can_lay = bonobo_state_can_lay (state);
}

const char *
bonobo_get_turn_rule (gconstpointer data)
{
  const BonoboState *state = data;
  gboolean can_set, can_lay;

  if (state->phase == BONOBO_LAYING)
    return "bonobo-rhomb";
  if (state->phase == BONOBO_DRAWING)
    return "bonobo-draw";

  get_choice (state, &can_set, &can_lay);
  if (can_set && can_lay)
    return "bonobo-turn";
  if (can_set)
    return "bonobo-token";

  return can_lay ? "bonobo-draw" : "bonobo-pass";
}

char *
bonobo_describe_turn (gconstpointer data)
{
  const BonoboState *state = data;
  gboolean can_set, can_lay;
  g_autofree char *number = NULL;

  switch ((BonoboPhase) state->phase)
    {
    case BONOBO_DRAWING:
      return g_strdup (_("A rhomb is turned up, to be laid on two free triangles."));

    case BONOBO_LAYING:
      number = bonobo_format_number (bonobo_rhombi[state->rhomb].value);
      if (bonobo_rhombi[state->rhomb].value > 0)
        /* Translators: the picture on a rhomb with good numbers, and its number with a sign. */
        return g_strdup_printf (_("Lay the rhomb where it helps you: %s, %s."),
                                bonobo_rhomb_get_label (state->rhomb), number);
      /* Translators: the picture on a rhomb with bad numbers, and its number with a sign. */
      return g_strdup_printf (_("Lay the rhomb where it hurts others: %s, %s."),
                              bonobo_rhomb_get_label (state->rhomb), number);

    case BONOBO_OVER:
      return g_strdup (_("The game is over."));

    case BONOBO_CHOOSING:
    default:
      break;
    }

  get_choice (state, &can_set, &can_lay);
  if (can_set && can_lay)
    return g_strdup (_("Set a token to collect the numbers around it, or draw a rhomb to lay numbers."));
  if (can_set)
    return g_strdup (_("Set a token where it scores at the end: no rhomb can be laid anymore."));
  if (can_lay)
    return g_strdup (_("Draw a rhomb to close a spot: its token then scores and comes back."));

  return g_strdup (_("Nothing can be done: pass."));
}

char *
bonobo_describe_phase (gconstpointer   data,
                       char          **detail)
{
  const BonoboState *state = data;
  /* Each rhomb needs two triangles that are not isolated. */
  const guint n_rhombi = bonobo_count_bits (state->free & ~state->active) / 2;

  if (state->phase == BONOBO_OVER || n_rhombi > BONOBO_LAST_RHOMBI)
    return NULL;

  if (bonobo_state_can_lay (state) || state->phase == BONOBO_LAYING)
    {
      *detail = g_strdup_printf (ngettext ("At most %u more rhomb fits. Tokens beside active dunes and sun shades "
                                           "score at the end.",
                                           "At most %u more rhombi fit. Tokens beside active dunes and sun shades "
                                           "score at the end.", n_rhombi), n_rhombi);
      /* Translators: a heading; the game will soon be over. */
      return g_strdup (_("The last rhombi"));
    }

  *detail = g_strdup (_("No rhomb fits anymore. Set your tokens beside active dunes and sun shades, then all of "
                        "them score."));
  /* Translators: a heading; only tokens can be set until the game is over. */
  return g_strdup (_("The last tokens"));
}
