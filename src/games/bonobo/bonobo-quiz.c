/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-private.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-question.h"

/* Points can be negative without a limit, so this is low enough for any answer. */
#define LEAST -999

/* The questions of the quiz that are specific to Bonobo Beach. */

/* The wrong spots of one kind: barred, with a token, or without a free triangle. */
static guint64
get_wrong_spots (const BonoboState *state,
                 guint              kind)
{
  const guint64 occupied = bonobo_state_get_occupied (state);

  switch (kind)
    {
    case 0:
      return state->barred & state->open & ~occupied;
    case 1:
      return occupied;
    default:
      return BONOBO_ALL_SPOTS & ~state->open;
    }
}

static void
add_spot (BglQuestion *question,
          guint        spot)
{
  const BonoboState *state = bgl_game_get_state (question->game);
  const BglMove move = bonobo_move_set_token (state->turn, spot);
  g_autofree char *text = bgl_rules_describe_move (&bonobo_rules, state, move);
  g_autoptr (GError) error = NULL;
  const gboolean right = bgl_rules_check (&bonobo_rules, state, move, &error);
  BglAnswer *answer = bgl_question_add (question, text, move, right);

  if (answer != NULL && right)
    bgl_answer_add_reason (answer, &bonobo_rules, _("The spot is empty and touches a free triangle."),
                           "bonobo-token");
  else if (answer != NULL)
    bgl_answer_add_reason (answer, &bonobo_rules, error->message, bgl_rule_error_get_rule (error));
}

/* bonobo-token, bonobo-barred: where a token may be placed. */
static BglQuestion *
ask_spot (BglGame   *game,
          BglRandom *random)
{
  const BonoboState *state = bgl_game_get_state (game);
  const guint64 settable = bonobo_state_get_settable (state);
  g_auto (GStrv) names = NULL;
  g_autoptr (BglQuestion) question = NULL;

  if (state->phase != BONOBO_CHOOSING || settable == 0 || bonobo_state_get_hand (state, state->turn) == 0)
    return NULL;

  names = bgl_question_list_names (game);
  question = bgl_question_new (game, BGL_MOVE_NONE);
  /* Translators: %s is the name of a player. */
  bgl_question_set_text (question, _("On which of these spots may %s place a token?"), names[state->turn - 1]);
  add_spot (question, bonobo_nth_bit (settable, bgl_random_below (random, bonobo_count_bits (settable))));

  /* Add one mistake of each kind first, then others. */
  for (guint i = 0; i < 12 && question->answers->len < BGL_MAX_ANSWERS; i++)
    {
      const guint64 spots = get_wrong_spots (state, i % 3);

      if (spots != 0)
        add_spot (question, bonobo_nth_bit (spots, bgl_random_below (random, bonobo_count_bits (spots))));
    }

  return question->answers->len > 2 ? g_steal_pointer (&question) : NULL;
}

/* Adds the right number of points, and wrong ones that result from ignoring a rule. */
static void
add_points (BglQuestion    *question,
            const BglEvent *event,
            const int      *candidates,
            guint           n_candidates,
            BglRandom      *random)
{
  const BonoboState *state = bgl_game_get_state (question->game);
  g_auto (GStrv) names = bgl_question_list_names (question->game);
  g_autofree char *sentence = NULL;
  BonoboState after = *state;

  /* The sentence takes its numbers from the state after the move. */
  if (question->move != BGL_MOVE_NONE)
    bonobo_rules.apply (&after, question->move, NULL);
  sentence = bonobo_describe_event (&after, event, (const char *const *) names);

  bgl_answer_add_reason (bgl_question_add_number (question, event->args[2], TRUE),
                         &bonobo_rules, sentence, event->rule);
  bgl_question_fill_numbers (question, event->args[2], LEAST, candidates, n_candidates, random);
}

/* bonobo-scoring: asks what a token scores when a rhomb closes its spot. */
static BglQuestion *
ask_scoring (BglGame   *game,
             BglRandom *random)
{
  const BonoboState *state = bgl_game_get_state (game);
  const guint first = bgl_random_below (random, BONOBO_PLACES);

  if (state->phase != BONOBO_LAYING)
    return NULL;

  for (guint i = 0; i < BONOBO_PLACES; i++)
    {
      const guint place = (first + i) % BONOBO_PLACES;
      const guint8 *triangles = bonobo_places[place].triangles;
      const int value = bonobo_rhombi[state->rhomb].value;
      g_auto (GStrv) names = NULL;
      BglQuestion *question;
      BonoboPreview preview;
      int points;

      if (!bonobo_state_can_lay_at (state, place))
        continue;
      bonobo_state_preview (state, state->rhomb, place, &preview);
      if (preview.n_scored == 0)
        continue;

      points = preview.points[0];
      names = bgl_question_list_names (game);
      question = bgl_question_new (game, bonobo_move_lay_at (state->turn, place));
      question->shown = question->move;
      /* Translators: a player, two triangles such as A2 and A3, a player and a spot such as b2. */
      bgl_question_set_text (question,
                             _("%1$s lays the rhomb on %2$s and %3$s. "
                               "How many points does %4$s score on %5$s?"),
                             names[state->turn - 1],
                             bonobo_triangles[triangles[0]].name, bonobo_triangles[triangles[1]].name,
                             names[preview.scored_seats[0] - 1], bonobo_spots[preview.scored_spots[0]].name);
      add_points (question,
                  &(BglEvent) {
                    .type = BONOBO_EVENT_TOKEN_SCORED, .rule = "bonobo-scoring",
                    .args = { preview.scored_seats[0], preview.scored_spots[0], points },
                  },
                  (const int[]) { points - value, points + value, -points }, 3, random);
      return question;
    }

  return NULL;
}

/* bonobo-shade, bonobo-dune, bonobo-both: asks what a token scores in the final scoring. */
static BglQuestion *
ask_final (BglGame   *game,
           BglRandom *random)
{
  const BonoboState *state = bgl_game_get_state (game);
  const guint first = bgl_random_below (random, BONOBO_SPOTS);

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      const guint spot = (first + i) % BONOBO_SPOTS;
      const guint owner = bonobo_state_get_owner (state, spot);
      g_auto (GStrv) names = NULL;
      BglQuestion *question;
      BonoboValue value;

      if (owner == 0)
        continue;
      bonobo_state_value_spot (state, spot, &value);
      if (value.n_numbers == 0 || (value.dunes == 0 && value.turned_sum == value.sum))
        continue;

      names = bgl_question_list_names (game);
      question = bgl_question_new (game, BGL_MOVE_NONE);
      question->shown = bonobo_move_set_token (owner, spot);
      /* Translators: a player, and a spot such as b2. */
      bgl_question_set_text (question,
                             _("If the game ended now, how many points would %1$s score on %2$s?"),
                             names[owner - 1], bonobo_spots[spot].name);
      add_points (question,
                  &(BglEvent) {
                    .type = BONOBO_EVENT_TOKEN_FINAL,
                    .rule = value.shades == 0 ? "bonobo-dune" : value.dunes == 0 ? "bonobo-shade" : "bonobo-both",
                    .args = { owner, spot, value.points },
                  },
                  (const int[]) { value.sum, value.turned_sum, 2 * value.sum }, 3, random);
      return question;
    }

  return NULL;
}

/* The kinds go from the easiest to the hardest. If a position offers no question of one kind, an easier kind is used. */
static BglQuestion *
bonobo_ask (BglGame   *game,
            guint      difficulty,
            BglRandom *random)
{
  BglQuestion *(*const kinds[]) (BglGame *, BglRandom *) = { ask_spot, ask_scoring, ask_final };
  const guint n_kinds = G_N_ELEMENTS (kinds);
  BglQuestion *question = NULL;
  guint hardest = MIN (difficulty * n_kinds / BGL_MAX_DIFFICULTY, n_kinds - 1);
  guint kind = hardest - bgl_random_below (random, MIN (hardest, 1) + 1);

  for (guint i = 0; question == NULL && i < n_kinds; i++)
    question = kinds[(kind + n_kinds - i) % n_kinds] (game, random);

  return question;
}

static const char *const mistakes[] = { "pass", "draw", NULL };

const BglQuizSource bonobo_quiz = {
  .skips_outcome = TRUE,
  .mistakes = mistakes,
  /* Translators: the player whose turn it is, the move they choose, and a player. */
  .score_question = N_("%s chooses “%s.” What is %s’s score after that?"),
  .ask = bonobo_ask,
};
