/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-private.h"
#include "bangkok-score.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-question.h"

/* With fewer dice per player, there is too little to count for a question. */
#define MIN_DICE 4

#define EASY_CATEGORIES 3

/* The questions of the quiz that are specific to Bangkok. */

/* Chooses a seat and a category that scores points, if possible: at any moment, most of them score nothing. The
 * first categories look at one hand only, the last ones compare all hands. */
static void
choose_category (const BangkokState *state,
                 const BangkokScore *score,
                 guint               difficulty,
                 BglRandom          *random,
                 BangkokCategory    *category,
                 guint              *seat)
{
  guint n_categories = EASY_CATEGORIES + (BANGKOK_CATEGORIES - EASY_CATEGORIES) * difficulty / BGL_MAX_DIFFICULTY;

  for (guint i = 0; i < 6; i++)
    {
      *category = bgl_random_below (random, n_categories);
      *seat = 1 + bgl_random_below (random, state->n_seats);
      if (score->points[*category][*seat - 1] > 0)
        return;
    }
}

static void
explain_points (BglAnswer       *answer,
                BglGame         *game,
                const BglEvents *events,
                BangkokCategory  category,
                guint            seat)
{
  g_auto (GStrv) names = bgl_question_list_names (game);

  for (guint i = 0; i < bgl_events_get_n (events); i++)
    {
      const BglEvent *event = bgl_events_get (events, i);
      g_autofree char *sentence = NULL;

      if (event->type != BANGKOK_EVENT_EXACT + category || event->args[0] != (int) seat)
        continue;

      sentence = bangkok_describe_event (bgl_game_get_state (game), event, (const char *const *) names);
      bgl_answer_add_reason (answer, &bangkok_rules, sentence, event->rule);
    }

  if (answer->reasons->len == 0)
    {
      /* Translators: a player, and a category of points. */
      g_autofree char *sentence = g_strdup_printf (_("%s gets no points in the category “%s.”"), names[seat - 1],
                                                   bangkok_category_get_label (category));

      bgl_answer_add_reason (answer, &bangkok_rules, sentence, bangkok_category_get_rule (category));
    }
}

static BglQuestion *
bangkok_ask (BglGame   *game,
             guint      difficulty,
             BglRandom *random)
{
  const BangkokState *state = bgl_game_get_state (game);
  g_auto (GStrv) names = NULL;
  g_autoptr (BglEvents) events = NULL;
  BglQuestion *question;
  BangkokScore score;
  BangkokCategory category;
  guint seat;
  int candidates[BANGKOK_SEATS];

  if (state->phase != BANGKOK_PHASE_PICK || state->hands[state->turn - 1].n_dice < MIN_DICE)
    return NULL;

  events = bgl_events_new ();
  bangkok_score_with_events (state, &score, events);
  choose_category (state, &score, difficulty, random, &category, &seat);
  for (guint i = 0; i < state->n_seats; i++)
    candidates[i] = score.points[category][i];

  names = bgl_question_list_names (game);
  question = bgl_question_new (game, BGL_MOVE_NONE);
  /* Translators: a player, and a category of points. */
  bgl_question_set_text (question,
                         _("If the round ended now, how many points would %s get in the category “%s”?"),
                         names[seat - 1], bangkok_category_get_label (category));
  explain_points (bgl_question_add_number (question, score.points[category][seat - 1], TRUE), game, events,
                  category, seat);
  bgl_question_fill_numbers (question, score.points[category][seat - 1], 0, candidates, state->n_seats, random);

  return question;
}

const BglQuizSource bangkok_quiz = {
  .skips_outcome = TRUE,
  .ask = bangkok_ask,
};
