/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-private.h"

/* Moves as numbers: packing, listing all of them in order, and choosing one at random. */

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

guint
bonobo_list_moves (gconstpointer  data,
                   BglMove       *moves)
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
      if (bonobo_state_can_set (state))
        for (guint64 spots = bonobo_state_get_settable (state); spots != 0; spots &= spots - 1)
          moves[n++] = bonobo_move_set_token (state->turn, bonobo_first_bit (spots));

      if (bonobo_state_can_lay (state))
        moves[n++] = bonobo_move_draw (state->turn);

      if (n == 0)
        moves[n++] = bonobo_move_pass (state->turn);
    }

  return n;
}

BglMove
bonobo_draw_chance (gconstpointer  data,
                    BglRandom     *random)
{
  const BonoboState *state = data;
  guint n = bonobo_count_bits (state->stack);

  return bonobo_move_deal (bonobo_nth_bit (state->stack, bgl_random_below (random, n)));
}

BglMove
bonobo_draw_move (gconstpointer  data,
                  BglRandom     *random)
{
  const BonoboState *state = data;
  guint64 spots;
  guint n;

  if (state->phase == BONOBO_DRAWING)
    return bonobo_draw_chance (state, random);

  if (state->phase == BONOBO_LAYING)
    return bonobo_move_lay_at (state->turn, bonobo_draw_place (state, random));

  spots = bonobo_state_can_set (state) ? bonobo_state_get_settable (state) : 0;
  n = bonobo_count_bits (spots) + bonobo_state_can_lay (state);
  if (n == 0)
    return bonobo_move_pass (state->turn);

  n = bgl_random_below (random, n);
  if (n == bonobo_count_bits (spots))
    return bonobo_move_draw (state->turn);

  return bonobo_move_set_token (state->turn, bonobo_nth_bit (spots, n));
}
