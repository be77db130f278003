/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-private.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-question.h"

/* The questions of the quiz that are specific to Bango. */

static guint
count_tiles (guint64 set)
{
  return (guint) __builtin_popcountll (set);
}

/* Finds a tile that the player can lift without a choice between equal parts. Most lifts cut nothing off, so lifts that
 * do are preferred. */
static gboolean
find_lift (const BangoState *state,
           guint             difficulty,
           BglRandom        *random,
           BangoCell        *lifted,
           BangoCut         *cut)
{
  BangoColor side = bango_state_get_side (state, state->turn);
  gboolean want_cut = bgl_random_below (random, difficulty < BGL_MAX_DIFFICULTY / 3 ? 2 : 4) != 0;

  for (guint i = 0, tile = bgl_random_below (random, BANGO_TILES); i < BANGO_TILES;
       i++, tile = (tile + 1) % BANGO_TILES)
    {
      guint number = side * BANGO_TILES + tile;

      if ((state->alive & BANGO_TILE_BIT (number)) == 0 ||
          !bango_state_can_lift (state, state->tile[number]))
        continue;

      *lifted = state->tile[number];
      bango_state_cut (state, *lifted, cut);
      if (cut->n_largest == 1 && (cut->n_parts > 1) == want_cut)
        return TRUE;
    }

  return FALSE;
}

static void
explain_cut (BglAnswer *answer,
             guint      n_parts,
             guint      n_lost)
{
  g_autofree char *sentence = NULL;

  if (n_parts == 1)
    sentence = g_strdup (_("All tiles are still connected by their sides, so none of them leaves the game."));
  else
    /* Translators: how many tiles leave the game. */
    sentence = g_strdup_printf (ngettext ("Only the largest part stays, so %u tile leaves the game.",
                                          "Only the largest part stays, so %u tiles leave the game.", n_lost),
                                n_lost);

  bgl_answer_add_reason (answer, &bango_rules, sentence, "bango-cut");
}

/* bango-cut: asks how many tiles leave the game when a tile is lifted. */
static BglQuestion *
bango_ask (BglGame   *game,
           guint      difficulty,
           BglRandom *random)
{
  const BangoState *state = bgl_game_get_state (game);
  g_auto (GStrv) names = bgl_question_list_names (game);
  g_autofree char *cell = NULL;
  BangoCell lifted;
  BangoCut cut;
  BangoMove move, mark;
  BglQuestion *question;
  guint largest, n_lost;
  int candidates[4];

  if (!state->second_round || !find_lift (state, difficulty, random, &lifted, &cut))
    return NULL;

  largest = cut.largest[0];
  n_lost = count_tiles (state->alive) - 1 - cut.size[largest];
  for (guint i = 0; i < cut.n_parts; i++)
    candidates[i] = cut.size[i];

  move = (BangoMove) { .seat = state->turn, .kind = BANGO_STARVE, .from = lifted };
  /* Show a placed tile there instead of the lift, which would mark the tiles that leave and so give away the answer. */
  mark = (BangoMove) { .seat = state->turn, .kind = BANGO_LAY, .to = lifted };
  cell = bango_cell_describe (lifted);
  question = bgl_question_new (game, bango_move_pack (&move));
  question->shown = bango_move_pack (&mark);
  /* Translators: the name of a player, and a cell. */
  bgl_question_set_text (question, _("%s lifts the tile at %s. How many tiles leave the game?"),
                         names[state->turn - 1], cell);
  explain_cut (bgl_question_add_number (question, (int) n_lost, TRUE), cut.n_parts, n_lost);
  bgl_question_fill_numbers (question, (int) n_lost, 0, candidates, cut.n_parts > 1 ? cut.n_parts : 0, random);

  return question;
}

/* bango-silence: coughing is an option only if there are partners. */
static void
bango_choose_options (BglOptions *options,
                      guint       n_seats,
                      guint       difficulty,
                      BglRandom  *random)
{
  if (n_seats == 4 && bgl_random_below (random, 2) == 0)
    bgl_options_set (options, bango_rules.options, n_seats, "coughing", "yes", NULL);
}

static const char *const mistakes[] = { "pass", NULL };

const BglQuizSource bango_quiz = {
  .choose_options = bango_choose_options,
  .mistakes = mistakes,
  .ask = bango_ask,
};
