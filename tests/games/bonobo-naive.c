/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <stdlib.h>

#include "bonobo-naive.h"

void
naive_init (NaiveGame *game,
            int        n_seats)
{
  *game = (NaiveGame) { .n_seats = n_seats, .turn = 1 };

  for (int seat = 1; seat <= n_seats; seat++)
    game->in_hand[seat] = 4;
}

static gboolean
touches (int spot,
         int triangle)
{
  for (int i = 0; i < 3; i++)
    if (bonobo_triangles[triangle].corners[i] == spot)
      return TRUE;

  return FALSE;
}

/* Two triangles have a common edge when they have two corners in common. */
static gboolean
share_edge (int a,
            int b)
{
  int common = 0;

  for (int spot = 0; spot < BONOBO_SPOTS; spot++)
    common += touches (spot, a) && touches (spot, b);

  return common == 2;
}

gboolean
naive_is_free (const NaiveGame *game,
               int              triangle)
{
  for (int i = 0; i < game->n_laid; i++)
    if (game->laid[i].first == triangle || game->laid[i].second == triangle)
      return FALSE;

  return TRUE;
}

gboolean
naive_can_lay_on (const NaiveGame *game,
                  int              first,
                  int              second)
{
  return naive_is_free (game, first) && naive_is_free (game, second) && share_edge (first, second);
}

gboolean
naive_is_isolated (const NaiveGame *game,
                   int              triangle)
{
  if (!naive_is_free (game, triangle))
    return FALSE;

  for (int other = 0; other < BONOBO_TRIANGLES; other++)
    if (naive_can_lay_on (game, triangle, other))
      return FALSE;

  return TRUE;
}

static int
count_around (const NaiveGame *game,
              int              spot,
              gboolean         isolated,
              int              kind)
{
  int n = 0;

  for (int triangle = 0; triangle < BONOBO_TRIANGLES; triangle++)
    if (touches (spot, triangle) && naive_is_free (game, triangle) &&
        (!isolated || naive_is_isolated (game, triangle)) &&
        (kind < 0 || bonobo_triangles[triangle].kind == kind))
      n++;

  return n;
}

gboolean
naive_can_set_on (const NaiveGame *game,
                  int              spot)
{
  return game->owner[spot] == 0 && count_around (game, spot, FALSE, -1) > 0 &&
         count_around (game, spot, TRUE, BONOBO_TOILET) == 0;
}

/* A corner of both triangles of a rhomb is a blunt one, a corner of one of them is a tip. */
static int
add_numbers (const NaiveGame *game,
             int              spot,
             gboolean         turn_signs)
{
  int sum = 0;

  for (int i = 0; i < game->n_laid; i++)
    {
      const NaiveRhomb *rhomb = &game->laid[i];
      int value = turn_signs ? abs (rhomb->value) : rhomb->value;
      int n = touches (spot, rhomb->first) + touches (spot, rhomb->second);

      sum += n == 2 ? value : n == 1 ? 2 * value : 0;
    }

  return sum;
}

int
naive_final (const NaiveGame *game,
             int              spot)
{
  int points = add_numbers (game, spot, count_around (game, spot, TRUE, BONOBO_SHADE) > 0);

  for (int i = count_around (game, spot, TRUE, BONOBO_DUNE); i > 0; i--)
    points *= 2;

  return points;
}

static void
take_back (NaiveGame *game,
           int        spot,
           int        points)
{
  int seat = game->owner[spot];

  game->owner[spot] = 0;
  game->in_hand[seat]++;
  game->score[seat] += points;
}

static void
lay (NaiveGame *game,
     int        first,
     int        second)
{
  game->laid[game->n_laid++] = (NaiveRhomb) { first, second, game->hand };
  game->hand = 0;

  for (int spot = 0; spot < BONOBO_SPOTS; spot++)
    {
      if (game->owner[spot] == 0)
        continue;

      if (count_around (game, spot, FALSE, -1) == 0)
        take_back (game, spot, add_numbers (game, spot, FALSE));
      else if (count_around (game, spot, TRUE, BONOBO_TOILET) > 0)
        take_back (game, spot, 0);
    }
}

static gboolean
can_anybody_act (const NaiveGame *game)
{
  gboolean anybody_has_token = FALSE;

  for (int a = 0; a < BONOBO_TRIANGLES; a++)
    for (int b = 0; b < a; b++)
      if (naive_can_lay_on (game, a, b))
        return TRUE;

  for (int seat = 1; seat <= game->n_seats; seat++)
    anybody_has_token |= game->in_hand[seat] > 0;

  for (int spot = 0; spot < BONOBO_SPOTS; spot++)
    if (anybody_has_token && naive_can_set_on (game, spot))
      return TRUE;

  return FALSE;
}

void
naive_play (NaiveGame *game,
            BglMove    packed)
{
  BonoboMove move = bonobo_move_unpack (packed);

  switch (move.kind)
    {
    case BONOBO_SET_TOKEN:
      game->owner[move.spot] = game->turn;
      game->in_hand[game->turn]--;
      break;

    case BONOBO_DRAW:
      game->drawing = TRUE;
      return;

    case BONOBO_DEAL:
      game->drawing = FALSE;
      game->hand = bonobo_rhombi[move.rhomb].value;
      return;

    case BONOBO_LAY:
      lay (game, move.triangles[0], move.triangles[1]);
      break;

    case BONOBO_PASS:
    default:
      break;
    }

  game->turn = game->turn == game->n_seats ? 1 : game->turn + 1;
  if (can_anybody_act (game))
    return;

  game->over = TRUE;
  for (int spot = 0; spot < BONOBO_SPOTS; spot++)
    if (game->owner[spot] != 0)
      game->score[game->owner[spot]] += naive_final (game, spot);
}
