/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-record.h"
#include "games/bonobo/bonobo-private.h"

#include "bonobo-naive.h"
#include "bonobo-test.h"

/* Whole games: against the naive rules, through records, back and forth. */

static void
assert_same_island (const BonoboState *state,
                    const NaiveGame   *naive)
{
  for (guint i = 0; i < BONOBO_TRIANGLES; i++)
    {
      guint place, rhomb;

      g_assert_cmpint ((state->free >> i) & 1, ==, naive_is_free (naive, i));
      g_assert_cmpint ((state->active >> i) & 1, ==, naive_is_isolated (naive, i));
      g_assert_cmpint (bonobo_state_get_cover (state, i, &place, &rhomb), !=, naive_is_free (naive, i));
    }

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      g_assert_cmpuint (bonobo_state_get_owner (state, i), ==, naive->owner[i]);
      g_assert_cmpint (bonobo_state_get_points (state, i), ==, naive_final (naive, i));
    }
}

static void
assert_same_standing (const BonoboState *state,
                      const NaiveGame   *naive)
{
  int turn = naive->over ? BGL_TURN_OVER : naive->drawing ? BGL_TURN_CHANCE : naive->turn;

  g_assert_cmpint (bonobo_rules.get_turn (state), ==, turn);

  for (int seat = 1; seat <= naive->n_seats; seat++)
    {
      g_assert_cmpint (state->scores[seat - 1], ==, naive->score[seat]);
      g_assert_cmpint (bonobo_state_get_hand (state, seat), ==, naive->in_hand[seat]);
    }
}

/* The list of legal moves is exactly what the naive rules allow, and check () agrees. */
static void
assert_same_moves (const BonoboState *state,
                   const NaiveGame   *naive)
{
  BglMove moves[BONOBO_PLACES];
  guint n_moves = bonobo_rules.list_moves (state, moves);
  guint n = 0;

  if (!naive->over && naive->hand != 0)
    for (guint i = 0; i < BONOBO_TRIANGLES; i++)
      for (guint j = i + 1; j < BONOBO_TRIANGLES; j++)
        {
          BglMove move = bonobo_move_lay (naive->turn, i, j);

          g_assert_cmpint (bonobo_rules.check (state, move, NULL), ==, naive_can_lay_on (naive, i, j));
          if (naive_can_lay_on (naive, i, j))
            g_assert_cmpuint (moves[n++], ==, move);
        }

  if (!naive->over && !naive->drawing && naive->hand == 0)
    {
      gboolean can_lay = FALSE;

      for (guint i = 0; i < BONOBO_SPOTS; i++)
        {
          BglMove move = bonobo_move_set_token (naive->turn, i);
          gboolean can_set = naive->in_hand[naive->turn] > 0 && naive_can_set_on (naive, i);

          g_assert_cmpint (bonobo_rules.check (state, move, NULL), ==, can_set);
          if (can_set)
            g_assert_cmpuint (moves[n++], ==, move);
        }

      for (guint i = 0; i < BONOBO_TRIANGLES; i++)
        can_lay |= naive_is_free (naive, i) && !naive_is_isolated (naive, i);

      g_assert_cmpint (bonobo_rules.check (state, bonobo_move_draw (naive->turn), NULL), ==, can_lay);
      if (can_lay)
        g_assert_cmpuint (moves[n++], ==, bonobo_move_draw (naive->turn));

      g_assert_cmpint (bonobo_rules.check (state, bonobo_move_pass (naive->turn), NULL), ==, n == 0);
      if (n == 0)
        g_assert_cmpuint (moves[n++], ==, bonobo_move_pass (naive->turn));
    }

  g_assert_cmpuint (n_moves, ==, n);
}

/* What the preview promises is what the move brings. */
static void
assert_preview (const BonoboState   *before,
                const BonoboState   *after,
                const BonoboPreview *preview)
{
  guint64 left = bonobo_state_get_occupied (before) & ~bonobo_state_get_occupied (after);
  int final[BONOBO_MAX_SEATS] = { 0 };
  guint64 scored = 0;

  /* When the lay ends the game, the final scoring comes on top. */
  for (guint i = 0; i < BONOBO_MAX_SEATS && after->phase == BONOBO_OVER; i++)
    for (guint spot = 0; spot < BONOBO_SPOTS; spot++)
      if (bonobo_state_get_owner (after, spot) == i + 1)
        final[i] += bonobo_state_get_points (after, spot);

  for (guint i = 0; i < preview->n_scored; i++)
    {
      scored |= BONOBO_BIT (preview->scored_spots[i]);
      final[preview->scored_seats[i] - 1] += preview->points[i];
    }

  for (guint i = 0; i < before->n_seats; i++)
    g_assert_cmpint (after->scores[i], ==, before->scores[i] + final[i]);

  g_assert_cmphex (preview->activated, ==, after->active & ~before->active);
  g_assert_cmphex (preview->closed, ==, before->open & ~after->open);
  g_assert_cmphex (before->barred | preview->barred, ==, after->barred);
  g_assert_cmphex (scored & preview->driven, ==, 0);
  g_assert_cmphex (scored | preview->driven, ==, left);
}

static void
test_naive (void)
{
  for (guint seed = 0; seed < 36; seed++)
    {
      guint n_seats = 2 + seed % 3;
      g_autoptr (BglGame) game = game_test_new (&bonobo_rules, n_seats, NULL, NULL);
      NaiveGame naive;
      BglRandom random;

      bgl_random_init (&random, seed);
      naive_init (&naive, n_seats);

      while (!bgl_game_is_over (game))
        {
          BonoboState before = *bonobo_test_get_state (game);
          BglMove move = bonobo_rules.draw_move (&before, &random);

          assert_same_moves (&before, &naive);
          g_assert_true (bgl_game_play (game, move, NULL));
          naive_play (&naive, move);
          assert_same_standing (bonobo_test_get_state (game), &naive);

          if (before.phase == BONOBO_LAYING)
            {
              BonoboMove lay = bonobo_move_unpack (move);
              BonoboPreview preview;
              guint place = 0;

              while (bonobo_places[place].triangles[0] != lay.triangles[0] ||
                     bonobo_places[place].triangles[1] != lay.triangles[1])
                place++;

              bonobo_state_preview (&before, before.rhomb, place, &preview);
              assert_preview (&before, bonobo_test_get_state (game), &preview);
              assert_same_island (bonobo_test_get_state (game), &naive);
            }
        }
    }
}

/* The numbers that the events count add up to the points, and the points to the scores. */
static void
test_events_add_up (void)
{
  for (guint seed = 0; seed < 60; seed++)
    {
      guint n_seats = 2 + seed % 3;
      g_autoptr (BglGame) game = game_test_new (&bonobo_rules, n_seats, NULL, NULL);
      int scores[BONOBO_MAX_SEATS] = { 0 };
      int sum = 0;

      bonobo_test_finish (game, seed);

      for (guint ply = 0; ply < bgl_game_get_n_moves (game); ply++)
        {
          guint n;
          const BglEvent *events = bgl_game_get_events (game, ply, &n);

          for (guint i = 0; i < n; i++)
            {
              const int *args = events[i].args;

              g_assert_nonnull (bgl_rules_find_rule (&bonobo_rules, events[i].rule));

              switch (events[i].type)
                {
                case BONOBO_EVENT_NUMBER_COUNTED:
                  sum += args[3];
                  break;

                case BONOBO_EVENT_SIGNS_TURNED:
                case BONOBO_EVENT_DOUBLED:
                  g_assert_cmpint (args[3], ==, sum);
                  sum = args[4];
                  break;

                case BONOBO_EVENT_TOKEN_SCORED:
                case BONOBO_EVENT_TOKEN_FINAL:
                  g_assert_cmpint (args[2], ==, sum);
                  scores[args[0] - 1] += sum;
                  g_assert_cmpint (args[3], ==, scores[args[0] - 1]);
                  sum = 0;
                  break;

                default:
                  g_assert_cmpint (sum, ==, 0);
                  break;
                }
            }
        }

      for (guint i = 0; i < n_seats; i++)
        g_assert_cmpint (bonobo_test_get_state (game)->scores[i], ==, scores[i]);
    }
}

/* The position as the tag writes it. */
static char *
format_position (const BonoboState *state)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (state->place[i] != BONOBO_NONE)
      {
        bonobo_rules.format_arg (BONOBO_ARG_PLACE, state->place[i], text);
        g_string_append_printf (text, "=%s ", bonobo_rhombi[i].name);
      }

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    if (bonobo_state_get_owner (state, i) != 0)
      g_string_append_printf (text, "%s=%u ", bonobo_spots[i].name, bonobo_state_get_owner (state, i));

  g_string_append_printf (text, "turn=%u score=", state->turn);
  for (guint i = 0; i < state->n_seats; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? "," : "", state->scores[i]);

  if (state->phase == BONOBO_DRAWING)
    g_string_append (text, " hand=?");
  else if (state->phase == BONOBO_LAYING)
    g_string_append_printf (text, " hand=%s", bonobo_rhombi[state->rhomb].name);

  return g_string_free (text, FALSE);
}

static void
assert_state (BglGame           *game,
              const BonoboState *state)
{
  g_assert_cmpmem (bgl_game_get_state (game), sizeof *state, state, sizeof *state);
}

/* At each step: back and forth again, text and back, position and back. */
static void
test_round_trips (void)
{
  for (guint seed = 0; seed < 12; seed++)
    {
      guint n_seats = 2 + seed % 3;
      g_autoptr (BglGame) game = game_test_new (&bonobo_rules, n_seats, "first=2", NULL);
      BglRandom random;

      bgl_random_init (&random, 1000 + seed);

      while (!bgl_game_is_over (game))
        {
          BonoboState before = *bonobo_test_get_state (game);
          BglMove move = bonobo_rules.draw_move (&before, &random);
          g_autofree char *position = format_position (&before);
          g_autoptr (BglGame) same = game_test_new (&bonobo_rules, n_seats, "first=2", position);
          g_autoptr (GString) text = g_string_new (NULL);
          g_autoptr (BglRecord) record = NULL;
          g_autoptr (BglGame) replayed = NULL;
          g_autofree char *written = NULL;
          g_autoptr (GError) error = NULL;
          BonoboState after;
          BglMove read;

          assert_state (same, &before);

          bonobo_rules.format_move (&before, move, text);
          g_assert_true (bonobo_rules.parse_move (&before, bgl_move_get_seat (move), text->str, &read, NULL));
          g_assert_cmpuint (read, ==, move);

          g_assert_true (bgl_game_play (game, move, NULL));
          after = *bonobo_test_get_state (game);
          bgl_game_undo (game);
          assert_state (game, &before);
          bgl_game_redo (game);
          assert_state (game, &after);

          record = bgl_record_new_from_game (game);
          written = bgl_record_to_string (record);
          g_set_object (&record, NULL);
          record = bgl_record_parse (written, -1, &error);
          g_assert_no_error (error);
          replayed = bgl_record_replay (record, &error);
          g_assert_no_error (error);
          assert_state (replayed, &after);
        }
    }
}

typedef struct
{
  double n_laid, n_turns, n_active[BONOBO_KINDS];
  guint  fewest, most;
} Statistics;

static void
play_statistics (guint       n_seats,
                 guint       n_games,
                 Statistics *statistics)
{
  g_autoptr (BglGame) opening = game_test_new (&bonobo_rules, n_seats, NULL, NULL);
  BglRandom random;

  *statistics = (Statistics) { .fewest = G_MAXUINT };
  bgl_random_init (&random, n_seats);

  for (guint i = 0; i < n_games; i++)
    {
      BonoboState state = *bonobo_test_get_state (opening);
      guint n_laid = 0;

      while (!bgl_rules_is_over (&bonobo_rules, &state))
        {
          BglMove move = bonobo_rules.draw_move (&state, &random);
          BonoboMoveKind kind = bonobo_move_unpack (move).kind;

          n_laid += kind == BONOBO_LAY;
          statistics->n_turns += kind == BONOBO_LAY || kind == BONOBO_SET_TOKEN || kind == BONOBO_PASS;
          bonobo_rules.apply (&state, move, NULL);
        }

      statistics->n_laid += n_laid;
      statistics->fewest = MIN (statistics->fewest, n_laid);
      statistics->most = MAX (statistics->most, n_laid);
      for (guint kind = 0; kind < BONOBO_KINDS; kind++)
        statistics->n_active[kind] += __builtin_popcountll (state.active & bonobo_triangles_of_kind[kind]);
    }

  statistics->n_laid /= n_games;
  statistics->n_turns /= n_games;
  for (guint kind = 0; kind < BONOBO_KINDS; kind++)
    statistics->n_active[kind] /= n_games;
}

/* The figures of the rule page for players who choose at random from all legal moves. */
static void
test_statistics (void)
{
  static const double turns[] = { 39, 46, 51 };

  for (guint n_seats = 2; n_seats <= 4; n_seats++)
    {
      Statistics statistics;

      play_statistics (n_seats, 4000, &statistics);

      g_assert_cmpfloat_with_epsilon (statistics.n_laid, 23.4, 0.15);
      g_assert_cmpuint (statistics.fewest, >=, 18);
      g_assert_cmpuint (statistics.fewest, <=, 20);
      g_assert_cmpuint (statistics.most, >=, 26);
      g_assert_cmpuint (statistics.most, <=, 27);
      g_assert_cmpfloat_with_epsilon (statistics.n_turns, turns[n_seats - 2], 0.5);
      g_assert_cmpfloat_with_epsilon (statistics.n_active[BONOBO_DUNE], 3.9, 0.2);
      g_assert_cmpfloat_with_epsilon (statistics.n_active[BONOBO_SHADE], 1.65, 0.1);
      g_assert_cmpfloat_with_epsilon (statistics.n_active[BONOBO_TOILET], 1.7, 0.1);
    }
}

/* Moves at random are spread evenly over the legal ones, and chance over the stack. */
static void
test_draws (void)
{
  g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 2, NULL, "A1-A2=pool A3-A4=crab hand=?");
  BonoboState state = *bonobo_test_get_state (game);
  guint dealt[BONOBO_RHOMBI] = { 0 };
  guint laid[BONOBO_PLACES] = { 0 };
  BglMove moves[BONOBO_PLACES];
  BglRandom random;
  guint n_moves;

  bgl_random_init (&random, 3);

  for (guint i = 0; i < 26000; i++)
    dealt[bonobo_move_unpack (bonobo_rules.draw_chance (&state, &random)).rhomb]++;

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    {
      gboolean in_stack = state.place[i] == BONOBO_NONE;

      g_assert_cmpuint (dealt[i], >=, in_stack ? 850 : 0);
      g_assert_cmpuint (dealt[i], <=, in_stack ? 1150 : 0);
    }

  bonobo_rules.apply (&state, bonobo_rules.draw_chance (&state, &random), NULL);
  n_moves = bonobo_rules.list_moves (&state, moves);

  for (guint i = 0; i < 1000 * n_moves; i++)
    {
      BglMove move = bonobo_rules.draw_move (&state, &random);
      guint j = 0;

      while (moves[j] != move)
        j++;
      laid[j]++;
    }

  for (guint i = 0; i < n_moves; i++)
    {
      g_assert_cmpuint (laid[i], >=, 850);
      g_assert_cmpuint (laid[i], <=, 1150);
    }
}

void
bonobo_test_add_games (void)
{
  g_test_add_func ("/bonobo/games/naive", test_naive);
  g_test_add_func ("/bonobo/games/events-add-up", test_events_add_up);
  g_test_add_func ("/bonobo/games/round-trips", test_round_trips);
  g_test_add_func ("/bonobo/games/statistics", test_statistics);
  g_test_add_func ("/bonobo/games/draws", test_draws);
}
