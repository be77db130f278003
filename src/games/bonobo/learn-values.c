/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <stdlib.h>

#include "bonobo-bot.h"
#include "bonobo-private.h"
#include "bonobo-value.h"

/*
 * Finds the weights of bonobo-value.c and prints bonobo-weights.c: learn-bonobo-values [GAMES [GENERATIONS]]
 *
 * Two seats play many games against each other. Each takes the move after which it expects the most, or now and then a
 * random one. The weights are those that predict the final lead from the positions of these games best (linear
 * regression). The next generation plays with them. The first one plays with the playouts of the bot.
 */

#define N_WEIGHTS BONOBO_FEATURES

/* Larger changes of the lead count the same, so that rare ones do not decide. */
#define MAX_LEAD  60.0
#define MAX_PLIES 256

/* The share of the sums that a generation keeps from the one before. */
#define MEMORY    0.1

/* The share of random moves. */
#define WHIM      0.06

/* The sums of a linear regression. */
typedef struct
{
  double products[N_WEIGHTS][N_WEIGHTS];
  double targets[N_WEIGHTS];
  double squares;
  double n;
} Sums;

static Sums sums[BONOBO_PHASES][2];
static float weights[BONOBO_PHASES][2][BONOBO_FEATURES];

static float
expect (const BonoboState *state)
{
  const float *row = weights[bonobo_get_phase (state)][state->phase != BONOBO_CHOOSING];
  float features[BONOBO_FEATURES];
  float lead = (float) bonobo_get_lead (state);

  if (state->phase == BONOBO_OVER)
    return lead;

  bonobo_count_features (state, features);
  for (guint i = 0; i < BONOBO_FEATURES; i++)
    lead += row[i] * features[i];

  return lead;
}

static BglMove
choose (const BonoboState *state,
        gboolean           learned,
        BglRandom         *random)
{
  BglMove moves[BONOBO_PLACES], best_move = BGL_MOVE_NONE;
  guint n, seat = state->turn;
  float best = -G_MAXFLOAT;

  if (bgl_random_unit (random) < WHIM)
    return bonobo_rules.draw_move (state, random);
  if (!learned)
    return bonobo_bot.draw_playout (state, random);

  n = bonobo_rules.list_moves (state, moves);
  for (guint i = 0; i < n; i++)
    {
      BonoboState after = *state;
      float lead;

      bonobo_rules.apply (&after, moves[i], NULL);
      lead = expect (&after) * (after.turn == seat ? 1 : -1);
      if (lead > best)
        {
          best = lead;
          best_move = moves[i];
        }
    }
  return best_move;
}

static void
add (Sums        *sum,
     const float *features,
     double       target)
{
  guint index[N_WEIGHTS], n = 0;

  for (guint i = 0; i < N_WEIGHTS; i++)
    if (fabsf (features[i]) > 0)
      index[n++] = i;
  for (guint i = 0; i < n; i++)
    {
      for (guint j = 0; j <= i; j++)
        sum->products[index[i]][index[j]] += (double) (features[index[i]] * features[index[j]]);
      sum->targets[index[i]] += (double) features[index[i]] * target;
    }
  sum->squares += target * target;
  sum->n++;
}

static void
play (guint64  seed,
      gboolean learned)
{
  static float features[MAX_PLIES][BONOBO_FEATURES];
  guint8 seat[MAX_PLIES], phase[MAX_PLIES], kind[MAX_PLIES];
  int lead[MAX_PLIES];
  BonoboState state;
  BglOptions options;
  BglRandom random;
  guint n = 0;

  bgl_options_init (&options, bonobo_rules.options);
  bonobo_rules.setup (&state, 2, &options, NULL, NULL);
  bgl_random_init (&random, seed);

  while (state.phase != BONOBO_OVER)
    {
      if (state.phase == BONOBO_CHOOSING || state.phase == BONOBO_DRAWING)
        if (n < MAX_PLIES)
          {
            bonobo_count_features (&state, features[n]);
            seat[n] = state.turn;
            phase[n] = (guint8) bonobo_get_phase (&state);
            kind[n] = state.phase == BONOBO_DRAWING;
            lead[n++] = bonobo_get_lead (&state);
          }
      bonobo_apply (&state, state.phase == BONOBO_DRAWING ? bonobo_rules.draw_chance (&state, &random)
                                                          : choose (&state, learned, &random), NULL);
    }
  for (guint i = 0; i < n; i++)
    {
      int final = state.scores[seat[i] - 1] - state.scores[2 - seat[i]];

      add (&sums[phase[i]][kind[i]], features[i], CLAMP (final - lead[i], -MAX_LEAD, MAX_LEAD));
    }
}

/* Solves the normal equations by Cholesky decomposition. A small term keeps rare features from getting large weights.
 * Returns the share of the variance that the weights explain. */
static double
solve (Sums  *sum,
       float *result)
{
  static double l[N_WEIGHTS][N_WEIGHTS];
  double y[N_WEIGHTS], x[N_WEIGHTS], explained = 0;

  for (guint i = 0; i < N_WEIGHTS; i++)
    sum->products[i][i] += 3 + sum->n * 1e-5;
  for (guint i = 0; i < N_WEIGHTS; i++)
    {
      for (guint j = 0; j <= i; j++)
        {
          double v = sum->products[i][j];
          for (guint k = 0; k < j; k++)
            v -= l[i][k] * l[j][k];
          l[i][j] = i == j ? sqrt (v) : v / l[j][j];
        }
      y[i] = sum->targets[i];
      for (guint k = 0; k < i; k++)
        y[i] -= l[i][k] * y[k];
      y[i] /= l[i][i];
    }
  for (guint i = N_WEIGHTS; i-- > 0;)
    {
      x[i] = y[i];
      for (guint k = i + 1; k < N_WEIGHTS; k++)
        x[i] -= l[k][i] * x[k];
      x[i] /= l[i][i];
      result[i] = (float) x[i];
      explained += x[i] * sum->targets[i];
    }
  return sum->squares > 0 ? explained / sum->squares : 0;
}

static void
fade (Sums *sum)
{
  for (guint i = 0; i < N_WEIGHTS; i++)
    {
      for (guint j = 0; j < N_WEIGHTS; j++)
        sum->products[i][j] *= MEMORY;
      sum->targets[i] *= MEMORY;
    }

  sum->squares *= MEMORY;
  sum->n *= MEMORY;
}

static void
print_weights (void)
{
  g_print ("/* SPDX-License-Identifier: GPL-3.0-or-later */\n\n#include \"config.h\"\n\n#include \"bonobo-value.h\"\n\n"
           "/* Made by learn-values. */\nconst float bonobo_weights[BONOBO_PHASES][2][BONOBO_FEATURES] = {\n");

  for (guint i = 0; i < BONOBO_PHASES; i++)
    {
      g_print ("  {\n");
      for (guint j = 0; j < 2; j++)
        {
          g_print ("    {");
          for (guint k = 0; k < N_WEIGHTS; k++)
            g_print ("%s%.2ff,", k % 10 == 0 ? "\n      " : " ", (double) weights[i][j][k]);
          g_print ("\n    },\n");
        }
      g_print ("  },\n");
    }

  g_print ("};\n");
}

int
main (int    argc,
      char **argv)
{
  guint n_games = argc > 1 ? (guint) atoi (argv[1]) : 20000;
  guint n_generations = argc > 2 ? (guint) atoi (argv[2]) : 8;

  for (guint generation = 0; generation < n_generations; generation++)
    {
      for (guint i = 0; i < BONOBO_PHASES; i++)
        for (guint j = 0; j < 2; j++)
          fade (&sums[i][j]);

      for (guint i = 0; i < n_games; i++)
        play (generation * G_GUINT64_CONSTANT (1000003) + i, generation > 0);

      /* The share of the variance that each set of weights explains. */
      g_printerr ("generation %u:", generation);
      for (guint i = 0; i < BONOBO_PHASES; i++)
        for (guint j = 0; j < 2; j++)
          g_printerr (" %.3f", solve (&sums[i][j], weights[i][j]));
      g_printerr ("\n");
    }

  print_weights ();

  return 0;
}
