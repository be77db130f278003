/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-private.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-seat.h"

/* Keeps a formula on one line. */
#define NBSP "\u00a0"

/* The texts about rules, moves, and events that people read. */

const BglRuleInfo bonobo_rule_infos[] =
{
  { "bonobo-setup", N_("Setup"),
    N_("Each player has four tokens and 0 points. The rhombi are shuffled and face down.") },
  { "bonobo-first", N_("Starting player"),
    N_("The youngest player starts. Turns go clockwise.") },
  { "bonobo-turn", N_("A turn"),
    N_("On your turn, place a token, or draw a rhomb and lay it. You must do one of these if you can.") },
  { "bonobo-pass", N_("Passing"),
    N_("You may pass only if you can neither place a token nor lay a rhomb.") },
  { "bonobo-token", N_("Placing a token"),
    N_("Place a token on an empty spot that touches a free triangle. It stays there as long as it touches one.") },
  { "bonobo-barred", N_("Barred spots"),
    N_("You may not place a token on a spot that touches an active toilet.") },
  { "bonobo-draw", N_("Drawing a rhomb"),
    N_("You must lay the rhomb that you draw. You cannot put it back or place a token instead.") },
  { "bonobo-rhomb", N_("Laying a rhomb"),
    N_("A rhomb covers two free triangles that share an edge.") },
  { "bonobo-numbers", N_("Numbers on the rhombi"),
    N_("Each number counts for the spot at that corner. The number in a tip is twice the number in a wide corner.") },
  { "bonobo-scoring", N_("Closed spots"),
    N_("When all the triangles around a token are covered, its owner scores the sum of the numbers at the spot and takes the token back.") },
  { "bonobo-isolated", N_("Active triangles"),
    N_("A free triangle with no free triangle along any edge can never be covered. It is active.") },
  { "bonobo-toilet", N_("Toilets"),
    N_("When a toilet becomes active, it drives away the tokens on its three spots. They score nothing.") },
  { "bonobo-end", N_("When the game ends"),
    N_("The game ends when nobody can place a token or lay a rhomb.") },
  { "bonobo-final", N_("Final scoring"),
    N_("At the end of the game, each token beside an active dune or sunshade scores the sum of the numbers at its spot.") },
  { "bonobo-shade", N_("Sunshades"),
    N_("Beside an active sunshade, negative numbers count as positive.") },
  { "bonobo-dune", N_("Dunes"),
    N_("Each active dune doubles the sum, even a loss.") },
  { "bonobo-both", N_("Sunshade and dune"),
    N_("Beside both, first make negative numbers positive. Then double the sum.") },
  { "bonobo-winner", N_("The winner"),
    N_("The highest score wins. Tied players share the win. Scores can be negative.") },
  { "bonobo-series", N_("Several games in a row"),
    N_("Scores carry over from game to game, and the first turn moves on clockwise.") },
  { NULL }
};

/* In the order of bonobo_rhombi. */
static const char *const rhomb_labels[BONOBO_RHOMBI] =
{
  /* Translators: the pictures on the rhombi of Bonobo Beach, the pleasant ones first. */
  N_("Pool"),
  N_("Coconut bar"),
  N_("Hammock"),
  N_("Spring"),
  N_("Blondes"),
  N_("Massage hut"),
  N_("Surf shack"),
  N_("Ice-cream cart"),
  N_("Volleyball net"),
  N_("Steel band"),
  N_("Palm grove"),
  N_("Pedal boats"),
  N_("Sandcastle"),
  N_("Lemonade stand"),
  N_("Seashells"),
  N_("Beach library"),
  N_("Wet dog"),
  N_("Crab"),
  N_("Lost ball"),
  N_("Sand fleas"),
  N_("Bodybuilder"),
  N_("Seagulls"),
  N_("Boom box"),
  N_("School trip"),
  N_("Mosquitoes"),
  N_("Trash heap"),
  N_("Jellyfish"),
  N_("Shark fin"),
};

const char *
bonobo_rhomb_get_label (guint rhomb)
{
  g_return_val_if_fail (rhomb < BONOBO_RHOMBI, NULL);

  return _(rhomb_labels[rhomb]);
}

const char *
bonobo_kind_get_label (BonoboKind kind)
{
  static const char *const labels[BONOBO_KINDS] = { N_("Dune"), N_("Toilet"), N_("Sunshade") };

  g_return_val_if_fail ((guint) kind < BONOBO_KINDS, NULL);

  return _(labels[kind]);
}

char *
bonobo_format_number (int number)
{
  if (number == 0)
    return g_strdup ("0");

  return g_strdup_printf ("%s%d", number < 0 ? "−" : "+", ABS (number));
}

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

/* The numbers at a closed spot, or beside isolated triangles, never change again. Any later state gives the same
 * numbers as the state after the move. */
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
  return BGL_SENTENCE (name,
                       ngettext ("%1$s scores %2$s point on %3$s: %4$s.",
                                 "%1$s scores %2$s points on %3$s: %4$s.",
                                 ABS (points)),
                       ngettext ("You score %1$s point on %2$s: %3$s.",
                                 "You score %1$s points on %2$s: %3$s.",
                                 ABS (points)),
                       number, bonobo_spots[spot].name, formula);
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
      return g_strdup_printf (_("The toilet %s is active. Nobody may place a token beside it."), name);
    case BONOBO_SHADE:
      /* Translators: %s is a triangle such as A4. */
      return g_strdup_printf (_("The sunshade %s is active. At the end, negative numbers beside it count as positive."), name);
    case BONOBO_DUNE:
    default:
      /* Translators: %s is a triangle such as A1. */
      return g_strdup_printf (_("The dune %s is active. At the end, it doubles the points of tokens beside it."), name);
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
    return g_strdup_printf (_("The sunshade %1$s makes negative numbers at %2$s positive: %3$s becomes %4$s."),
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
    return BGL_SENTENCE (names[first],
                         ngettext ("%1$s wins with %2$s point.",
                                   "%1$s wins with %2$s points.",
                                   ABS (points)),
                         ngettext ("You win with %s point.",
                                   "You win with %s points.",
                                   ABS (points)),
                         number);

  /* Translators: between the names in a list of players. */
  list = g_strjoinv (_(", "), (char **) sharing);

  /* Translators: a number that may be negative, and a list of players. */
  return g_strdup_printf (ngettext ("Shared win with %1$s point each: %2$s.",
                                    "Shared win with %1$s points each: %2$s.",
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
      return BGL_SENTENCE (names[args[0] - 1], _("%s places a token on %s."), _("You place a token on %s."),
                           bonobo_spots[args[1]].name);

    case BONOBO_EVENT_RHOMB_DRAWN:
      number = bonobo_format_number (args[2]);
      /* Translators: a player's name, the picture on the rhomb, and its number with a sign. */
      return BGL_SENTENCE (names[args[0] - 1], _("%s draws a rhomb: %s, %s."), _("You draw a rhomb: %s, %s."),
                           bonobo_rhomb_get_label (args[1]), number);

    case BONOBO_EVENT_RHOMB_LAID:
      /* Translators: a player's name, two triangles such as A2 and A3, and the picture on the rhomb. */
      return BGL_SENTENCE (names[args[0] - 1], _("%1$s lays a rhomb on %2$s and %3$s: %4$s."),
                           _("You lay a rhomb on %1$s and %2$s: %3$s."),
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
      return bgl_label_is_you (names[args[0] - 1])
             ? g_strdup_printf (_("The toilet %1$s drives away your token on %2$s, which scores nothing."),
                                bonobo_triangles[args[2]].name, bonobo_spots[args[1]].name)
             : g_strdup_printf (_("The toilet %1$s drives away %2$s’s token on %3$s, which scores nothing."),
                                bonobo_triangles[args[2]].name, names[args[0] - 1], bonobo_spots[args[1]].name);

    case BONOBO_EVENT_PASSED:
      /* Translators: %s is a player's name. */
      return BGL_SENTENCE (names[args[0] - 1], _("%s cannot make a move and passes."),
                           _("You cannot make a move, so you pass."));

    case BONOBO_EVENT_FINAL_SCORING:
      if (args[0] == 0)
        return g_strdup (_("Nobody can make a move, and no token is left on the island."));
      return g_strdup (_("Nobody can make a move. The tokens on the island score."));

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
      return g_strdup_printf (_("Place a token on %s"), bonobo_spots[parts.spot].name);

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

const char *
bonobo_get_turn_rule (gconstpointer data)
{
  const BonoboState *state = data;

  if (state->phase == BONOBO_LAYING)
    return "bonobo-rhomb";
  if (state->phase == BONOBO_DRAWING)
    return "bonobo-draw";

  if (bonobo_state_can_set (state) && bonobo_state_can_lay (state))
    return "bonobo-turn";
  if (bonobo_state_can_set (state))
    return "bonobo-token";

  return bonobo_state_can_lay (state) ? "bonobo-draw" : "bonobo-pass";
}

char *
bonobo_describe_turn (gconstpointer data)
{
  const BonoboState *state = data;
  g_autofree char *number = NULL;

  switch ((BonoboPhase) state->phase)
    {
    case BONOBO_DRAWING:
      return g_strdup (_("A rhomb is being drawn. It must be laid on two free triangles."));

    case BONOBO_LAYING:
      number = bonobo_format_number (bonobo_rhombi[state->rhomb].value);
      if (bonobo_rhombi[state->rhomb].value > 0)
        /* Translators: the picture on a rhomb with good numbers, and its number with a sign. */
        return g_strdup_printf (_("Lay the rhomb (%s, %s) on two free triangles. Its numbers add points."),
                                bonobo_rhomb_get_label (state->rhomb), number);
      /* Translators: the picture on a rhomb with bad numbers, and its number with a sign. */
      return g_strdup_printf (_("Lay the rhomb (%s, %s) on two free triangles. Its numbers cost points."),
                              bonobo_rhomb_get_label (state->rhomb), number);

    case BONOBO_OVER:
      return g_strdup (_("The game is over."));

    case BONOBO_CHOOSING:
    default:
      break;
    }

  if (bonobo_state_can_set (state) && bonobo_state_can_lay (state))
    return g_strdup (_("Place a token to collect the numbers around it, or draw a rhomb to add numbers."));
  if (bonobo_state_can_set (state))
    return g_strdup (_("Place a token where it scores at the end. There is no room for another rhomb."));
  if (bonobo_state_can_lay (state))
    return g_strdup (_("Draw a rhomb. When it closes a spot, the token there scores and goes back to its owner."));

  return g_strdup (_("You cannot make a move, so pass."));
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
      *detail = g_strdup_printf (ngettext ("At most %u more rhomb fits. Tokens beside active dunes and sunshades "
                                           "score at the end.",
                                           "At most %u more rhombi fit. Tokens beside active dunes and sunshades "
                                           "score at the end.", n_rhombi), n_rhombi);
      /* Translators: a heading shown when the game will soon be over. */
      return g_strdup (_("The Last Rhombi"));
    }

  *detail = g_strdup (_("There is no room for another rhomb. Place your tokens beside active dunes and sunshades, where "
                        "they score."));
  /* Translators: a heading; only tokens can be set until the game is over. */
  return g_strdup (_("The Last Tokens"));
}
