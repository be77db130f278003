/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-private.h"
#include "bonobo-rules.h"

guint
bonobo_find_place (guint first,
                   guint second)
{
  guint earlier = MIN (first, second);
  guint later = MAX (first, second);
  const guint8 candidates[] = { bonobo_triangles[earlier].beside, bonobo_triangles[earlier].below };

  for (guint i = 0; i < G_N_ELEMENTS (candidates); i++)
    if (candidates[i] != BONOBO_NONE && bonobo_places[candidates[i]].triangles[1] == later)
      return candidates[i];

  return BONOBO_NONE;
}

guint
bonobo_state_get_owner (const BonoboState *state,
                        guint              spot)
{
  for (guint i = 0; i < BONOBO_MAX_SEATS; i++)
    if (state->tokens[i] & BONOBO_BIT (spot))
      return i + 1;

  return 0;
}

gboolean
bonobo_state_get_cover (const BonoboState *state,
                        guint              triangle,
                        guint             *place,
                        guint             *rhomb)
{
  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (state->place[i] != BONOBO_NONE &&
        (bonobo_places[state->place[i]].covers & BONOBO_BIT (triangle)))
      {
        *place = state->place[i];
        *rhomb = i;
        return TRUE;
      }

  return FALSE;
}

/* bonobo-numbers: v is in the blunt corners, and 2v in the tips. */
static inline guint
get_corner (guint  rhomb,
            guint  place,
            guint  corner,
            int   *number)
{
  int value = bonobo_rhombi[rhomb].value;

  *number = corner < 2 ? value : 2 * value;

  return corner < 2 ? bonobo_places[place].blunt[corner] : bonobo_places[place].tips[corner - 2];
}

void
bonobo_state_preview (const BonoboState *state,
                      guint              rhomb,
                      guint              place,
                      BonoboPreview     *preview)
{
  const BonoboPlace *covered = &bonobo_places[place];
  guint64 still_free = state->free & ~covered->covers;
  guint64 occupied = bonobo_state_get_occupied (state);
  guint64 beside = bonobo_triangles[covered->triangles[0]].neighbours |
                   bonobo_triangles[covered->triangles[1]].neighbours;

  preview->n_scored = 0;
  preview->closed = 0;
  preview->activated = 0;
  preview->barred = 0;

  for (guint i = 0; i < BONOBO_CORNERS; i++)
    {
      int number;
      guint spot = get_corner (rhomb, place, i, &number);

      if (bonobo_spots[spot].triangles & still_free)
        continue;

      preview->closed |= BONOBO_BIT (spot);

      /* bonobo-scoring */
      if (occupied & BONOBO_BIT (spot))
        {
          preview->scored_spots[preview->n_scored] = spot;
          preview->scored_seats[preview->n_scored] = bonobo_state_get_owner (state, spot);
          preview->points[preview->n_scored] = state->sum[spot] + number;
          preview->n_scored++;
        }
    }

  /* bonobo-isolated: only a triangle that loses a free neighbor can become isolated. */
  for (guint64 rest = beside & still_free; rest != 0; rest &= rest - 1)
    {
      guint triangle = bonobo_first_bit (rest);

      if (bonobo_triangles[triangle].neighbours & still_free)
        continue;

      preview->activated |= BONOBO_BIT (triangle);

      /* bonobo-barred */
      if (bonobo_triangles[triangle].kind == BONOBO_TOILET)
        preview->barred |= bonobo_triangles[triangle].spots;
    }

  /* bonobo-toilet */
  preview->driven = preview->barred & occupied;
}

static void
cover (BonoboState         *state,
       guint                rhomb,
       guint                place,
       const BonoboPreview *preview)
{
  for (guint i = 0; i < BONOBO_CORNERS; i++)
    {
      int number;
      guint spot = get_corner (rhomb, place, i, &number);

      state->sum[spot] += number;
      state->turned_sum[spot] += ABS (number);
    }

  state->place[rhomb] = place;
  state->stack &= ~(1u << rhomb);
  state->free &= ~bonobo_places[place].covers;
  state->places[0] &= ~bonobo_places[place].overlaps[0];
  state->places[1] &= ~bonobo_places[place].overlaps[1];
  state->open &= ~preview->closed;
  state->active |= preview->activated;
  state->barred |= preview->barred;
}

void
bonobo_state_cover (BonoboState *state,
                    guint        rhomb,
                    guint        place)
{
  BonoboPreview preview;

  bonobo_state_preview (state, rhomb, place, &preview);
  cover (state, rhomb, place, &preview);
}

/* Final scoring */

int
bonobo_state_get_points (const BonoboState *state,
                         guint              spot)
{
  guint64 active = bonobo_spots[spot].triangles & state->active;
  guint64 shades = active & bonobo_triangles_of_kind[BONOBO_SHADE];
  guint64 dunes = active & bonobo_triangles_of_kind[BONOBO_DUNE];
  int sum = shades != 0 ? state->turned_sum[spot] : state->sum[spot];

  return sum * (1 << bonobo_count_bits (dunes));
}

static void
list_numbers (const BonoboState *state,
              guint              spot,
              BonoboValue       *value)
{
  value->n_numbers = 0;

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    {
      if (state->place[i] == BONOBO_NONE)
        continue;

      for (guint corner = 0; corner < BONOBO_CORNERS; corner++)
        {
          int number;

          if (get_corner (i, state->place[i], corner, &number) != spot)
            continue;

          value->rhombi[value->n_numbers] = i;
          value->numbers[value->n_numbers] = number;
          value->n_numbers++;
        }
    }
}

void
bonobo_state_value_spot (const BonoboState *state,
                         guint              spot,
                         BonoboValue       *value)
{
  guint64 active = bonobo_spots[spot].triangles & state->active;

  list_numbers (state, spot, value);
  value->shades = active & bonobo_triangles_of_kind[BONOBO_SHADE];
  value->dunes = active & bonobo_triangles_of_kind[BONOBO_DUNE];
  value->sum = state->sum[spot];
  value->turned_sum = value->shades != 0 ? state->turned_sum[spot] : state->sum[spot];
  value->points = bonobo_state_get_points (state, spot);
}

static void
add_numbers (const BonoboValue *value,
             guint              seat,
             guint              spot,
             BglEvents         *events)
{
  for (guint i = 0; i < value->n_numbers; i++)
    bgl_events_add (events, BONOBO_EVENT_NUMBER_COUNTED, "bonobo-numbers", 4,
                    seat, spot, value->rhombi[i], value->numbers[i]);
}

/* The steps of bonobo-final in the order of bonobo-both: first the signs, then the doubling. */
static void
add_final (const BonoboState *state,
           guint              seat,
           guint              spot,
           BglEvents         *events)
{
  BonoboValue value;
  int sum;

  bonobo_state_value_spot (state, spot, &value);
  add_numbers (&value, seat, spot, events);

  if (value.turned_sum != value.sum)
    bgl_events_add (events, BONOBO_EVENT_SIGNS_TURNED, "bonobo-shade", 5, seat, spot,
                    bonobo_first_bit (value.shades), value.sum, value.turned_sum);

  sum = value.turned_sum;
  for (guint64 dunes = value.dunes; dunes != 0; dunes &= dunes - 1)
    {
      bgl_events_add (events, BONOBO_EVENT_DOUBLED, "bonobo-dune", 5, seat, spot,
                      bonobo_first_bit (dunes), sum, 2 * sum);
      sum *= 2;
    }

  bgl_events_add (events, BONOBO_EVENT_TOKEN_FINAL,
                  value.shades != 0 && value.dunes != 0 ? "bonobo-both" : "bonobo-final", 6,
                  seat, spot, value.points, state->scores[seat - 1],
                  bonobo_count_bits (value.shades), bonobo_count_bits (value.dunes));
}

/* If no rhomb can be laid, every free triangle is active. Every remaining token touches a free triangle and no
 * active toilet, so all of them score. */
static void
score_finally (BonoboState *state,
               BglEvents   *events)
{
  bgl_events_add (events, BONOBO_EVENT_FINAL_SCORING, "bonobo-end", 1,
                  bonobo_count_bits (bonobo_state_get_occupied (state)));

  for (guint i = 0; i < state->n_seats; i++)
    for (guint64 spots = state->tokens[i]; spots != 0; spots &= spots - 1)
      {
        guint spot = bonobo_first_bit (spots);

        state->scores[i] += bonobo_state_get_points (state, spot);
        if (events != NULL)
          add_final (state, i + 1, spot, events);
      }
}

static gboolean
can_anybody_act (const BonoboState *state)
{
  if (bonobo_state_can_lay (state))
    return TRUE;

  if (bonobo_state_get_settable (state) == 0)
    return FALSE;

  for (guint i = 0; i < state->n_seats; i++)
    if (bonobo_state_get_hand (state, i + 1) > 0)
      return TRUE;

  return FALSE;
}

void
bonobo_state_end (BonoboState *state,
                  BglEvents   *events)
{
  if (can_anybody_act (state))
    return;

  state->phase = BONOBO_OVER;
  score_finally (state, events);
  bgl_events_add (events, BONOBO_EVENT_GAME_OVER, "bonobo-winner", 1, bonobo_get_winners (state));
}

/* Moves */

static void
lay (BonoboState *state,
     guint        place,
     BglEvents   *events)
{
  guint rhomb = state->rhomb;
  BonoboPreview preview;

  bonobo_state_preview (state, rhomb, place, &preview);
  cover (state, rhomb, place, &preview);
  bgl_events_add (events, BONOBO_EVENT_RHOMB_LAID, "bonobo-rhomb", 4,
                  state->turn, rhomb, bonobo_rhombi[rhomb].value, place);

  for (guint i = 0; i < preview.n_scored; i++)
    {
      guint seat = preview.scored_seats[i];
      guint spot = preview.scored_spots[i];

      state->scores[seat - 1] += preview.points[i];
      state->tokens[seat - 1] &= ~BONOBO_BIT (spot);

      if (events != NULL)
        {
          BonoboValue value;

          list_numbers (state, spot, &value);
          add_numbers (&value, seat, spot, events);
          bgl_events_add (events, BONOBO_EVENT_TOKEN_SCORED, "bonobo-scoring", 4,
                          seat, spot, preview.points[i], state->scores[seat - 1]);
        }
    }

  for (guint64 rest = preview.activated; rest != 0; rest &= rest - 1)
    {
      guint triangle = bonobo_first_bit (rest);

      bgl_events_add (events, BONOBO_EVENT_TRIANGLE_ACTIVE, "bonobo-isolated", 2,
                      triangle, bonobo_triangles[triangle].kind);

      if (bonobo_triangles[triangle].kind != BONOBO_TOILET)
        continue;

      for (guint i = 0; i < state->n_seats; i++)
        {
          guint64 driven = state->tokens[i] & bonobo_triangles[triangle].spots;

          for (guint64 spots = driven; spots != 0; spots &= spots - 1)
            bgl_events_add (events, BONOBO_EVENT_TOKEN_DRIVEN, "bonobo-toilet", 3,
                            i + 1, bonobo_first_bit (spots), triangle);
          state->tokens[i] &= ~driven;
        }
    }
}

static void
end_turn (BonoboState *state,
          BglEvents   *events)
{
  state->turn = state->turn % state->n_seats + 1;
  state->phase = BONOBO_CHOOSING;
  bonobo_state_end (state, events);
}

void
bonobo_apply (gpointer   data,
              BglMove    packed,
              BglEvents *events)
{
  BonoboState *state = data;
  BonoboMove move = bonobo_move_unpack (packed);

  switch (move.kind)
    {
    case BONOBO_SET_TOKEN:
      state->tokens[state->turn - 1] |= BONOBO_BIT (move.spot);
      bgl_events_add (events, BONOBO_EVENT_TOKEN_SET, "bonobo-token", 2, state->turn, move.spot);
      end_turn (state, events);
      break;

    case BONOBO_DRAW:
      state->phase = BONOBO_DRAWING;
      bgl_events_add (events, BONOBO_EVENT_DRAW_BEGUN, "bonobo-turn", 1, state->turn);
      break;

    case BONOBO_DEAL:
      state->stack &= ~(1u << move.rhomb);
      state->rhomb = move.rhomb;
      state->phase = BONOBO_LAYING;
      bgl_events_add (events, BONOBO_EVENT_RHOMB_DRAWN, "bonobo-draw", 3,
                      state->turn, move.rhomb, bonobo_rhombi[move.rhomb].value);
      break;

    case BONOBO_LAY:
      lay (state, bonobo_find_place (move.triangles[0], move.triangles[1]), events);
      state->rhomb = BONOBO_NONE;
      end_turn (state, events);
      break;

    case BONOBO_PASS:
      bgl_events_add (events, BONOBO_EVENT_PASSED, "bonobo-pass", 1, state->turn);
      end_turn (state, events);
      break;

    default:
      g_assert_not_reached ();
    }
}
