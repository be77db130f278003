/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "bongo-bot.h"

/* Families that play for the first time need four to six seconds, and experienced players need two. An expert is
 * hard to beat, but it is possible. Each level takes about five sixths of the time of the level below, and wins about
 * three games out of four against it. */
static const BongoSkill skills[BGL_N_LEVELS] =
{
  [BGL_LEVEL_BEGINNER] = { 4150, 0.50, 0.110, 0.30, 0.220, 0.220, 0.020 },
  [BGL_LEVEL_EASY]     = { 3450, 0.48, 0.090, 0.24, 0.170, 0.170, 0.016 },
  [BGL_LEVEL_MEDIUM]   = { 2880, 0.46, 0.070, 0.18, 0.125, 0.125, 0.012 },
  [BGL_LEVEL_HARD]     = { 2400, 0.44, 0.050, 0.12, 0.085, 0.085, 0.008 },
  [BGL_LEVEL_EXPERT]   = { 2000, 0.42, 0.035, 0.07, 0.050, 0.050, 0.004 },
};

/* What a bot sees that calls too early: it has not looked at the red and green dice, and takes one white die for
 * another animal. */
static const BongoSkill glance = { .miscount = 1, .third = 0.5, .poachers = 1, .guard = 1 };

/* The factors for rolls that take longer: a rule to remember, no animal to look for, more dice to look at, or a die
 * to ignore. */
#define FACTOR_THIRD    1.30
#define FACTOR_NOTHING  1.40
#define FACTOR_POACHERS 1.35
#define FACTOR_POACHED  1.15
#define FACTOR_GUARD    1.20

/* After a mistake, only part of the thinking is repeated. */
#define FACTOR_AGAIN    0.50

/* A false start takes this part of the time. */
#define FACTOR_HASTY    0.45

/* The fastest possible human reaction, in milliseconds. */
#define FASTEST         300

/* How often a bot looks again before it guesses a word. */
#define LOOKS           8

const BongoSkill *
bongo_bot_get_skill (BglLevel level)
{
  g_return_val_if_fail (level < BGL_N_LEVELS, NULL);

  return &skills[level];
}

double
bongo_bot_get_median (const BongoSkill *skill,
                      const BongoDice  *dice,
                      BongoLevel        level)
{
  double median = skill->median;
  BongoAnswer answer;

  bongo_answer (dice, level, &answer);

  if (answer.answer == BONGO_NOTHING)
    median *= FACTOR_NOTHING;
  else if (!(answer.matches & 1 << answer.answer))
    median *= FACTOR_THIRD;

  if (level >= BONGO_LEVEL_POACHERS)
    median *= FACTOR_POACHERS;
  if (level == BONGO_LEVEL_GUARDS)
    median *= FACTOR_GUARD;
  if (answer.struck != BONGO_NO_DIE)
    median *= FACTOR_POACHED;

  return median;
}

BongoWord
bongo_bot_perceive (const BongoSkill *skill,
                    const BongoDice  *dice,
                    BongoLevel        level,
                    BglRandom        *random)
{
  BongoDice seen = *dice;
  BongoAnswer answer;

  if (bgl_random_unit (random) < skill->miscount)
    {
      guint8 *die = &seen.animals[bgl_random_below (random, BONGO_WHITE)];

      *die = (*die + 1 + bgl_random_below (random, 2)) % BONGO_ANIMALS;
    }

  if (level == BONGO_LEVEL_GUARDS && bgl_random_unit (random) < skill->guard)
    level = BONGO_LEVEL_POACHERS;
  if (level >= BONGO_LEVEL_POACHERS && bgl_random_unit (random) < skill->poachers)
    level = BONGO_LEVEL_BASIC;

  bongo_answer (&seen, level, &answer);

  if (answer.answer != BONGO_NOTHING && !(answer.matches & 1 << answer.answer) &&
      bgl_random_unit (random) < skill->third)
    return (answer.answer + 1 + bgl_random_below (random, 2)) % BONGO_ANIMALS;

  return answer.answer;
}

/* Returns a word that is not yet known to be wrong. */
static BongoWord
perceive_again (const BongoSkill *skill,
                const BongoState *state,
                guint             wrong,
                BglRandom        *random)
{
  BongoWord words[BONGO_WORDS];
  guint n_words = 0;

  for (guint i = 0; i < LOOKS; i++)
    {
      BongoWord word = bongo_bot_perceive (skill, &state->dice, state->level, random);

      if (!(wrong & 1 << word))
        return word;
    }

  for (BongoWord word = 0; word < BONGO_WORDS; word++)
    if (!(wrong & 1 << word))
      words[n_words++] = word;

  return words[bgl_random_below (random, n_words)];
}

static double
draw_log_normal (double     median,
                 double     sigma,
                 BglRandom *random)
{
  /* The Box–Muller transform. 1 − u is never 0. */
  double radius = sqrt (-2 * log (1 - bgl_random_unit (random)));
  double angle = 2 * G_PI * bgl_random_unit (random);

  return median * exp (sigma * radius * cos (angle));
}

/* A bot makes its plan when the dice come to rest. Only wrong calls change the plan: its own calls, and those of
 * others for the same word. So the round is replayed from its beginning, with the same random numbers for the same
 * attempt. */
static gboolean
bongo_bot_react (gconstpointer  data,
                 guint          seat,
                 BglLevel       level,
                 guint          handicap,
                 BglRandom     *random,
                 BglMove       *move)
{
  const BongoState *state = data;
  const BongoSkill *skill = &skills[level];
  const double stretch = (100 + handicap) / 100.0;
  guint64 seed = bgl_random_next (random);
  BglRandom draws;
  double median;
  double time;
  BongoWord word;
  guint wrong = 0;

  if (state->phase != BONGO_PHASE_CALLS || seat > state->n_seats || state->out & 1 << (seat - 1))
    return FALSE;

  median = bongo_bot_get_median (skill, &state->dice, state->level);
  bgl_random_init (&draws, seed);
  time = MAX (draw_log_normal (median, skill->sigma, &draws), FASTEST) * stretch;
  word = bongo_bot_perceive (skill, &state->dice, state->level, &draws);
  if (bgl_random_unit (&draws) < skill->hasty)
    {
      time = MAX (time * FACTOR_HASTY, FASTEST * stretch);
      word = bongo_bot_perceive (&glance, &state->dice, state->level, &draws);
    }

  for (guint i = 0; i < state->n_calls; i++)
    {
      const BongoCall *call = &state->calls[i];
      double again;

      wrong |= 1 << call->word;
      if (call->seat != seat && !(wrong & 1 << word))
        continue;

      bgl_random_init (&draws, seed + i + 1);
      again = MAX (draw_log_normal (median * FACTOR_AGAIN, skill->sigma, &draws), FASTEST) * stretch;
      word = perceive_again (skill, state, wrong, &draws);

      if (call->seat == seat)
        time = call->time + MAX (again, state->breath * 1000.0);
      else
        time = MAX (time, call->time + again);
    }

  time = MAX (ceil (time), state->last_time);
  if (time > (state->clock > 0 ? state->clock * 1000 : G_MAXINT32))
    return FALSE;

  *move = bongo_move_call (seat, word, (guint32) time);

  return TRUE;
}

static gboolean
bongo_bot_advise (gconstpointer  data,
                  guint          seat,
                  BglMove       *move)
{
  const BongoState *state = data;
  const BongoMove parts = { .seat = seat, .kind = BONGO_CALL, .word = state->answer };

  if (!bongo_state_may_call (state, seat, state->answer))
    return FALSE;

  *move = bongo_move_pack (&parts);

  return TRUE;
}

/* The only decision to search for is which trophy to take, and its effect is known at once. */
static gboolean
bongo_bot_is_settled (gconstpointer data)
{
  const BongoState *state = data;

  return state->phase == BONGO_PHASE_ROLL;
}

const BglBot bongo_bot =
{
  .strength = {
    { .nodes = 8 },
    { .nodes = 16, .use_knowledge = TRUE },
    { .nodes = 32, .use_knowledge = TRUE },
    { .nodes = 64, .use_knowledge = TRUE },
    { .nodes = 128, .use_knowledge = TRUE },
  },
  .is_settled = bongo_bot_is_settled,
  .react = bongo_bot_react,
  .advise = bongo_bot_advise,
  .explain_move = bongo_explain_move,
};
