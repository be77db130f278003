/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-bot.h"
#include "bonobo-private.h"
#include "bonobo-rules.h"
#include "engine/bgl-i18n.h"

/* A move has the kind in three bits, followed by two fields of six bits. */

static BglMove
pack (guint          seat,
      BonoboMoveKind kind,
      guint          first,
      guint          second)
{
  return bgl_move_new (seat, kind | first << 3 | second << 9);
}

BonoboMove
bonobo_move_unpack (BglMove move)
{
  guint64 payload = bgl_move_get_payload (move);
  guint8 first = (payload >> 3) & 63;
  guint8 second = (payload >> 9) & 63;

  return (BonoboMove) {
    .seat = bgl_move_get_seat (move),
    .kind = payload & 7,
    .spot = first,
    .rhomb = first,
    .triangles = { first, second },
  };
}

BglMove
bonobo_move_set_token (guint seat,
                       guint spot)
{
  return pack (seat, BONOBO_SET_TOKEN, spot, 0);
}

BglMove
bonobo_move_draw (guint seat)
{
  return pack (seat, BONOBO_DRAW, 0, 0);
}

BglMove
bonobo_move_deal (guint rhomb)
{
  return pack (BGL_TURN_CHANCE, BONOBO_DEAL, rhomb, 0);
}

BglMove
bonobo_move_lay (guint seat,
                 guint first,
                 guint second)
{
  return pack (seat, BONOBO_LAY, MIN (first, second), MAX (first, second));
}

BglMove
bonobo_move_lay_at (guint seat,
                    guint place)
{
  return pack (seat, BONOBO_LAY, bonobo_places[place].triangles[0], bonobo_places[place].triangles[1]);
}

BglMove
bonobo_move_pass (guint seat)
{
  return pack (seat, BONOBO_PASS, 0, 0);
}

/* Legal moves */

static int
bonobo_get_turn (gconstpointer data)
{
  const BonoboState *state = data;

  switch (state->phase)
    {
    case BONOBO_DRAWING:
      return BGL_TURN_CHANCE;
    case BONOBO_OVER:
      return BGL_TURN_OVER;
    default:
      return state->turn;
    }
}

static gboolean
can_set (const BonoboState *state)
{
  return bonobo_state_get_hand (state, state->turn) > 0 && bonobo_state_get_settable (state) != 0;
}

static guint
bonobo_list_moves (gconstpointer data,
                   BglMove      *moves)
{
  const BonoboState *state = data;
  guint n = 0;

  if (state->phase == BONOBO_LAYING)
    {
      for (guint word = 0; word < 2; word++)
        for (guint64 places = state->places[word]; places != 0; places &= places - 1)
          moves[n++] = bonobo_move_lay_at (state->turn, 64 * word + bonobo_first_bit (places));
    }
  else if (state->phase == BONOBO_CHOOSING)
    {
      if (can_set (state))
        for (guint64 spots = bonobo_state_get_settable (state); spots != 0; spots &= spots - 1)
          moves[n++] = bonobo_move_set_token (state->turn, bonobo_first_bit (spots));

      if (bonobo_state_can_lay (state))
        moves[n++] = bonobo_move_draw (state->turn);

      if (n == 0)
        moves[n++] = bonobo_move_pass (state->turn);
    }

  return n;
}

static gboolean
check_token (const BonoboState *state,
             guint              spot,
             GError           **error)
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
check_lay (const BonoboState *state,
           guint              first,
           guint              second,
           GError           **error)
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
check_deal (const BonoboState *state,
            const BonoboMove  *move,
            GError           **error)
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

static gboolean
bonobo_check (gconstpointer data,
              BglMove       packed,
              GError      **error)
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
      if (can_set (state) || bonobo_state_can_lay (state))
        return bgl_refuse (error, "bonobo-pass",
                           _("You may pass only if you can neither place a token nor lay a rhomb."));
      return TRUE;

    case BONOBO_DEAL:
    default:
      g_assert_not_reached ();
    }
}

static BglMove
bonobo_draw_chance (gconstpointer data,
                    BglRandom    *random)
{
  const BonoboState *state = data;
  guint n = bonobo_count_bits (state->stack);

  return bonobo_move_deal (bonobo_nth_bit (state->stack, bgl_random_below (random, n)));
}

static BglMove
bonobo_draw_move (gconstpointer data,
                  BglRandom    *random)
{
  const BonoboState *state = data;
  guint64 spots;
  guint n;

  if (state->phase == BONOBO_DRAWING)
    return bonobo_draw_chance (state, random);

  if (state->phase == BONOBO_LAYING)
    return bonobo_move_lay_at (state->turn, bonobo_draw_place (state, random));

  spots = can_set (state) ? bonobo_state_get_settable (state) : 0;
  n = bonobo_count_bits (spots) + bonobo_state_can_lay (state);
  if (n == 0)
    return bonobo_move_pass (state->turn);

  n = bgl_random_below (random, n);
  if (n == bonobo_count_bits (spots))
    return bonobo_move_draw (state->turn);

  return bonobo_move_set_token (state->turn, bonobo_nth_bit (spots, n));
}

/* Scores and winners */

static void
bonobo_get_scores (gconstpointer data,
                   int          *scores)
{
  const BonoboState *state = data;

  for (guint i = 0; i < state->n_seats; i++)
    scores[i] = state->scores[i];
}

/* bonobo-winner: the highest score wins, and tied seats share the win. */
guint
bonobo_get_winners (gconstpointer data)
{
  const BonoboState *state = data;
  int best = G_MININT;
  guint winners = 0;

  for (guint i = 0; i < state->n_seats; i++)
    best = MAX (best, state->scores[i]);

  for (guint i = 0; i < state->n_seats; i++)
    if (state->scores[i] == best)
      winners |= 1u << i;

  return winners;
}

/* bonobo-series */
static void
bonobo_prepare_next (gconstpointer data,
                     guint         winners,
                     BglOptions   *options)
{
  const BonoboState *state = data;

  options->value[BONOBO_OPTION_FIRST] = state->first % state->n_seats + 1;
  for (guint i = 0; i < state->n_seats; i++)
    options->scores[i] = state->scores[i];
}

static const guint8 seat_counts[] = { 2, 3, 4, 0 };

static const BglOptionInfo options[] =
{
  [BONOBO_OPTION_FIRST] = {
    .name = "first",
    .kind = BGL_OPTION_SEAT,
    .label = N_("Starting Player"),
    .sentence = N_("The youngest player takes the first turn. Choose who that is."),
    .rule = "bonobo-first",
    /* Translators: before the name of a player */
    .said = N_("The youngest"),
    .value = 1,
  },
  [BONOBO_OPTION_CARRY] = {
    .name = "carry",
    .kind = BGL_OPTION_SCORES,
    .label = N_("Starting Scores"),
    .sentence = N_("If you play several games in a row, scores carry over from game to game. Enter the scores from the previous games here."),
    .rule = "bonobo-series",
  },
  { NULL }
};

const BglRules bonobo_rules =
{
  .id = "bonobo",
  .name = N_("Bonobo Beach"),
  .tagline = N_("Grab the best spots before the neighbors arrive"),
  .aim = N_("Score the most points by placing your tokens where the rhombi around them show high numbers."),
  .designers = "Roland Goslar, Tobias Goslar",
  .age = 8,
  .minutes = { 20, 20 },
  /* Translators: what the number on a player’s card counts, in one short word. */
  .score_label = N_("Points"),
  .seat_counts = seat_counts,
  .state_size = sizeof (BonoboState),
  .max_moves = BONOBO_PLACES,
  .rules = bonobo_rule_infos,
  .options = options,
  .events = bonobo_event_infos,
  .bot = &bonobo_bot,
  .quiz = &bonobo_quiz,
  .changes = &bonobo_changes,
  .setup = bonobo_setup,
  .get_turn = bonobo_get_turn,
  .list_moves = bonobo_list_moves,
  .check = bonobo_check,
  .apply = bonobo_apply,
  .chance_reveals = TRUE,
  .draw_chance = bonobo_draw_chance,
  .draw_move = bonobo_draw_move,
  .parse_move = bonobo_parse_move,
  .format_move = bonobo_format_move,
  .format_arg = bonobo_format_arg,
  .get_scores = bonobo_get_scores,
  .get_winners = bonobo_get_winners,
  .get_rewards = bonobo_get_rewards,
  .prepare_next = bonobo_prepare_next,
  .describe_event = bonobo_describe_event,
  .describe_move = bonobo_describe_move,
  .describe_seat = bonobo_describe_seat,
  .describe_turn = bonobo_describe_turn,
  .describe_phase = bonobo_describe_phase,
  .is_place = bonobo_is_place,
  .parts = bonobo_parts,
  .format_board = bonobo_format_board,
  .get_turn_rule = bonobo_get_turn_rule,
};
