/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-record.h"
#include "engine/bgl-game.h"
#include "games/bangkok/bangkok-rules.h"
#include "games/bangkok/bangkok-score.h"

#include "bangkok-naive.h"
#include "game-utils.h"

/* A list of small numbers: "3 3 2 1". */
static guint
read_list (const char *text,
           guint8     *numbers)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    if (*text != ' ')
      numbers[n++] = g_ascii_digit_value (*text);

  return n;
}

static void
test_runs (void)
{
  static const struct
  {
    const char *dice;
    guint       points;
  } hands[] = {
    { "1 2 3 4 5", 6 },
    { "1 2 3 1 2 3 5", 4 },
    { "1 2 3 4 5 6", 8 },
    { "1 2 3 3 4 5 5", 6 },
    { "2 3 4", 2 },
    { "2 3 4 5", 4 },
    { "1 1 2 2 4 4 5", 0 },
    { "", 0 },
    { "4 5 6", 2 },
    { "1 2 3 4 2 3 4", 6 },
    { "1 2 3 4 5 6 6", 8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      guint8 dice[BANGKOK_DICE], values[BANGKOK_SIDES + 1] = { 0 };
      guint n = read_list (hands[i].dice, dice);

      for (guint j = 0; j < n; j++)
        values[dice[j]]++;

      g_test_message ("%s", hands[i].dice);
      g_assert_cmpuint (bangkok_score_get_sequences (values), ==, hands[i].points);
    }
}

/* bangkok-ties, bangkok-numbers and bangkok-majority. */
static void
test_ranking (void)
{
  static const struct
  {
    guint       row;
    const char *counts;
    const char *points;
  } rankings[] = {
    { 2, "3 3 2 1", "2 2 1 0" },
    { 5, "4 2 2 1", "2 0 0 0" },
    { 4, "3 2 1", "3 1 0" },
    { 1, "2 2 2 1", "1 1 1 0" },
    { 1, "3 0 0", "6 0 0" },
    { 1, "1 2 3", "1 3 6" },
    { 3, "1 2 3 0 0", "1 2 4 0 0" },
    { 6, "0 2 1", "0 1 0" },
    { 6, "2 2 1", "0 0 0" },
    { 1, "1 1 1 1", "0 0 0 0" },
    { 2, "0 0", "0 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rankings); i++)
    {
      guint8 counts[BANGKOK_SEATS], points[BANGKOK_SEATS];
      guint row = rankings[i].row;
      BangkokState numbers = { .goal = 9 }, majority = { .goal = 9 };
      BangkokScore score;

      numbers.n_seats = majority.n_seats = read_list (rankings[i].counts, counts);
      read_list (rankings[i].points, points);
      majority.rows[BANGKOK_GREEN] = row;

      for (guint seat = 0; seat < numbers.n_seats; seat++)
        {
          numbers.hands[seat].values[row] = counts[seat];
          majority.hands[seat].colors[BANGKOK_GREEN] = counts[seat];
        }

      g_test_message ("row %u: %s", row, rankings[i].counts);
      for (guint seat = 0; seat < numbers.n_seats; seat++)
        {
          bangkok_score (&numbers, &score);
          g_assert_cmpuint (score.points[BANGKOK_NUMBERS][seat], ==, points[seat]);
          bangkok_score (&majority, &score);
          g_assert_cmpuint (score.points[BANGKOK_MAJORITY][seat], ==, points[seat]);
        }
    }
}

static void
test_values (void)
{
  static const struct
  {
    const char *dice;
    const char *rows;
  } boards[] = {
    { "2 2 4", "2 3 4" },
    { "6 6 6", "6 5 4" },
    { "1 1 2 2", "1 3 2 4" },
    { "5 5 6 6 6", "5 4 6 3 2" },
    { "3 3 5", "3 4 5" },
    { "1 2 3 4 5", "1 2 3 4 5" },
    { "1 1 1 1 1", "1 2 3 4 5" },
    { "4 4 6 6 6", "4 5 6 3 2" },
    { "6 6 5 5 1", "6 3 5 4 1" },
    { "2 2", "2 3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      guint8 dice[BANGKOK_COLORS], expected[BANGKOK_COLORS], rows[BANGKOK_COLORS];
      guint n = read_list (boards[i].dice, dice);

      read_list (boards[i].rows, expected);
      bangkok_place_values (dice, n, rows);

      g_test_message ("%s", boards[i].dice);
      g_assert_cmpmem (rows, n, expected, n);
    }
}

/* The groups of three seats by their sums, and what each seat gets. */
static void
test_closest (void)
{
  static const struct
  {
    const char     *sums[3]; /* "a" is 10 */
    BangkokClosest  closest;
    const char     *exact;
    const char     *points;
  } tables[] = {
    { { "9 a 4", "8 7 6", "5 5 5" }, BANGKOK_CLOSEST_APART, "4 0 0", "2 2 0" },
    { { "9 a 4", "8 7 6", "5 5 5" }, BANGKOK_CLOSEST_NO_EXACT, "4 0 0", "0 0 0" },
    { { "9 a 4", "8 7 6", "5 5 5" }, BANGKOK_CLOSEST_OWNERS, "4 0 0", "2 0 0" },
    { { "9 9 4", "8 9 6", "5 5 5" }, BANGKOK_CLOSEST_OWNERS, "8 4 0", "2 2 0" },
    { { "a 4", "8 7 6", "5 5 5" }, BANGKOK_CLOSEST_NO_EXACT, "0 0 0", "2 2 0" },
    { { "a 4", "8 7 6", "5 5 5" }, BANGKOK_CLOSEST_OWNERS, "0 0 0", "2 2 0" },
    { { "8 8 8", "7", "6" }, BANGKOK_CLOSEST_APART, "0 0 0", "6 0 0" },
    { { "1", "", "2" }, BANGKOK_CLOSEST_APART, "0 0 0", "0 0 2" },
    { { "", "", "" }, BANGKOK_CLOSEST_APART, "0 0 0", "0 0 0" },
    { { "9", "9 9", "" }, BANGKOK_CLOSEST_APART, "4 8 0", "0 0 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      BangkokState state = { .n_seats = 3, .goal = 9, .closest = tables[i].closest };
      guint8 exact[3], points[3];
      BangkokScore score;

      read_list (tables[i].exact, exact);
      read_list (tables[i].points, points);

      for (guint seat = 0; seat < 3; seat++)
        for (const char *sum = tables[i].sums[seat]; *sum != '\0'; sum++)
          if (*sum != ' ')
            state.hands[seat].sum[state.hands[seat].n_groups++] = g_ascii_xdigit_value (*sum);

      bangkok_score (&state, &score);
      for (guint seat = 0; seat < 3; seat++)
        {
          g_assert_cmpuint (score.points[BANGKOK_EXACT][seat], ==, exact[seat]);
          g_assert_cmpuint (score.points[BANGKOK_CLOSEST][seat], ==, points[seat]);
        }
    }
}

/* The dice of seat 1, taken to the last: what trios and colors they bring. */
static void
test_trio_and_colors (void)
{
  static const struct
  {
    const char   *dice;
    const char   *other;
    BangkokTrios  trios;
    guint         trio;
    guint         colors[2];
  } hands[] = {
    { "r3 g3 b3", "r1 g1", BANGKOK_TRIOS_ONCE, 8, { 0, 6 } },
    { "r3 g3 g3", "r1 g1", BANGKOK_TRIOS_ONCE, 0, { 6, 6 } },
    { "r3 g3 b4", "r1 g1 b1", BANGKOK_TRIOS_ONCE, 0, { 6, 6 } },
    { "r3 g3 b3 r3", "r1", BANGKOK_TRIOS_EACH, 8, { 0, 6 } },
    { "r3 g3 b3 r5 g5 b5", "r1", BANGKOK_TRIOS_ONCE, 8, { 0, 6 } },
    { "r3 g3 b3 r5 g5 b5", "r1", BANGKOK_TRIOS_EACH, 16, { 0, 6 } },
    { "r3 r4 r5", "r1 g1", BANGKOK_TRIOS_EACH, 0, { 6, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      g_autofree char *position =
        g_strdup_printf ("goal 12; values r1 g2 b3; 1 %s; 2 %s; 3 r2 g2 b2; pool b1",
                         hands[i].dice, hands[i].other);
      BglOptions options;
      BangkokState state;
      BangkokScore score;

      bgl_options_init (&options, bangkok_rules.options);
      options.value[2] = hands[i].trios;
      g_assert_true (bangkok_rules.setup (&state, 3, &options, position, NULL));

      bangkok_score (&state, &score);
      g_test_message ("%s", hands[i].dice);
      g_assert_cmpuint (score.points[BANGKOK_TRIO][0], ==, hands[i].trio);
      g_assert_cmpuint (score.points[BANGKOK_FEWEST][0], ==, hands[i].colors[0]);
      g_assert_cmpuint (score.points[BANGKOK_FEWEST][1], ==, hands[i].colors[1]);
    }
}

/* Adds the points of events to a table of categories and seats. */
static void
add_points (const BglEvent *event,
            guint           points[BANGKOK_CATEGORIES][BANGKOK_SEATS])
{
  const BglArgInfo *args = bangkok_rules.events[event->type].args;
  guint category = event->type - BANGKOK_EVENT_EXACT;

  if (event->type < BANGKOK_EVENT_EXACT || event->type > BANGKOK_EVENT_MAJORITY)
    return;

  g_assert_cmpstr (event->rule, ==, bangkok_category_get_rule (category));
  g_assert_cmpstr (args[0].key, ==, "seat");

  for (guint i = 0; args[i].key != NULL; i++)
    if (g_str_equal (args[i].key, "points"))
      {
        g_assert_cmpint (event->args[i], >, 0);
        points[category][event->args[0] - 1] += event->args[i];
      }
}

/* A whole round with its last pick: orange is r, green g, blue b, purple y. */
static void
test_full_table (void)
{
  static const char record_text[] =
    "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"4\"]\n"
    "[Position \"goal 9; values r2 g3 y4 b5; 1 y3+g6 r3+g6 g1+r4 y5; 2 b3+b6 g6 b6 g5+g4 y4; "
    "3 y4+r4 r6+y3 g1+r5+y3; 4 r6+r3 b1+y4+b4 b2; pool b5\"]\n\n4: b5+3\n";
  static const guint expected[4][BANGKOK_CATEGORIES + 1] = {
    { 8, 0, 6, 0, 4, 3, 4, 25 },
    { 8, 0, 6, 0, 4, 1, 3, 22 },
    { 8, 2, 6, 0, 4, 3, 9, 32 },
    { 8, 0, 6, 0, 8, 6, 3, 31 },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) record = bgl_record_parse (record_text, -1, &error);
  g_autoptr (BglGame) game = NULL;
  guint points[BANGKOK_CATEGORIES][BANGKOK_SEATS] = { 0 };
  const BglEvent *events;
  BangkokScore score;
  int scores[4];
  guint n_events;

  g_assert_no_error (error);
  game = bgl_record_replay (record, &error);
  g_assert_no_error (error);

  bangkok_rules.get_scores (bgl_game_get_state (game), scores);
  bangkok_score (bgl_game_get_state (game), &score);
  events = bgl_game_get_events (game, 0, &n_events);
  for (guint i = 0; i < n_events; i++)
    add_points (&events[i], points);

  for (guint seat = 0; seat < 4; seat++)
    {
      for (guint category = 0; category < BANGKOK_CATEGORIES; category++)
        {
          g_assert_cmpuint (points[category][seat], ==, expected[seat][category]);
          g_assert_cmpuint (score.points[category][seat], ==, expected[seat][category]);
        }
      g_assert_cmpuint (score.totals[seat], ==, expected[seat][BANGKOK_CATEGORIES]);
      g_assert_cmpint (scores[seat], ==, expected[seat][BANGKOK_CATEGORIES]);
    }
}

/* Each event of a pick with its scoring, in order, as the command line prints it. */
static void
test_events (void)
{
  static const char expected[] =
    "die-taken seat=2 die=g4 rule=bangkok-pick;"
    "die-laid seat=2 die=g4 group=1 dice=2 sum=9 rule=bangkok-group;"
    "exact seat=2 group=1 points=4 rule=bangkok-exact;"
    "closest seat=1 group=2 distance=2 points=2 rule=bangkok-closest;"
    "colours seat=2 colours=1 points=6 rule=bangkok-colours;"
    "sequence seat=1 from=2 to=4 points=2 rule=bangkok-sequence;"
    "numbers seat=1 row=2 dice=1 place=1 points=5 rule=bangkok-numbers;"
    "numbers seat=1 row=3 dice=1 place=1 points=4 rule=bangkok-numbers;"
    "numbers seat=1 row=4 dice=1 place=2 points=1 rule=bangkok-numbers;"
    "numbers seat=2 row=4 dice=1 place=2 points=1 rule=bangkok-numbers;"
    "numbers seat=2 row=5 dice=1 place=1 points=2 rule=bangkok-numbers;"
    "majority seat=1 row=1 colour=g dice=1 place=2 points=3 rule=bangkok-majority;"
    "majority seat=2 row=1 colour=g dice=2 place=1 points=6 rule=bangkok-majority;"
    "majority seat=1 row=3 colour=r dice=2 place=1 points=4 rule=bangkok-majority;"
    "round-scored round=1 seat=1 points=21 total=22 rule=bangkok-rounds;"
    "round-scored round=1 seat=2 points=19 total=21 rule=bangkok-rounds";
  g_autoptr (BglGame) game =
    game_test_new (&bangkok_rules, 2, NULL, "goal 9; scores 1 2; values g1 r3; 1 r2 r3+g4; 2 g5; pool g4; turn 2");

  game_test_check (game, "2: g4+1", NULL, expected, NULL);
}

static void
compare (const BangkokState *state,
         NaiveTable         *table)
{
  g_autoptr (BglEvents) events = bgl_events_new ();
  guint announced[BANGKOK_CATEGORIES][BANGKOK_SEATS] = { 0 };
  BangkokScore score;

  bangkok_score_with_events (state, &score, events);
  for (guint i = 0; i < bgl_events_get_n (events); i++)
    add_points (bgl_events_get (events, i), announced);

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      int total = 0;

      for (guint category = 0; category < BANGKOK_CATEGORIES; category++)
        {
          int points = naive_score (table, category, seat);

          g_assert_cmpint (score.points[category][seat], ==, points);
          g_assert_cmpint (announced[category][seat], ==, points);
          total += points;
        }

      g_assert_cmpint (score.totals[seat], ==, total);
    }
}

/* Thousands of random rounds, after every pick of some and at the end of all. */
static void
test_naive (void)
{
  static const char *const closest[] = { "apart", "no-exact", "owners" };
  static const char *const trios[] = { "once", "each" };
  BglOptions options;
  BglRandom random;

  bgl_options_init (&options, bangkok_rules.options);
  bgl_random_init (&random, 2014);

  for (guint round = 0; round < 6000; round++)
    {
      guint n_seats = 2 + round % 4;
      NaiveTable table = { .n_seats = n_seats };
      BangkokState state;
      int scores[BANGKOK_SEATS];

      options.value[1] = round / 4 % 3;
      options.value[2] = round / 12 % 2;
      table.closest = closest[options.value[1]];
      table.trios = trios[options.value[2]];
      g_assert_true (bangkok_rules.setup (&state, n_seats, &options, NULL, NULL));

      do
        {
          BglMove move = bangkok_rules.draw_move (&state, &random);
          g_autoptr (GString) text = g_string_new (NULL);

          bangkok_rules.format_move (&state, move, text);
          naive_follow (&table, bgl_move_get_seat (move), text->str);
          bangkok_rules.apply (&state, move, NULL);

          if (round % 50 == 0 || state.phase == BANGKOK_PHASE_GOAL)
            compare (&state, &table);
        }
      while (state.phase != BANGKOK_PHASE_GOAL);

      bangkok_rules.get_scores (&state, scores);
      for (guint seat = 0; seat < n_seats; seat++)
        {
          int total = 0;

          for (guint category = 0; category < BANGKOK_CATEGORIES; category++)
            total += naive_score (&table, category, seat);
          g_assert_cmpint (scores[seat], ==, total);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bangkok/score/runs", test_runs);
  g_test_add_func ("/bangkok/score/ranking", test_ranking);
  g_test_add_func ("/bangkok/score/values", test_values);
  g_test_add_func ("/bangkok/score/closest", test_closest);
  g_test_add_func ("/bangkok/score/trio-and-colors", test_trio_and_colors);
  g_test_add_func ("/bangkok/score/full-table", test_full_table);
  g_test_add_func ("/bangkok/score/events", test_events);
  g_test_add_func ("/bangkok/score/naive", test_naive);

  return g_test_run ();
}
