/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-record.h"
#include "engine/bgl-registry.h"
#include "validate/rules.h"
#include "engine/bgl-search.h"
#include "engine/bgl-text.h"

/* What is true of all games. */

#define HEAD "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n"

static void
test_valid (gconstpointer data)
{
  g_autofree char *fault = bgl_rules_validate (data);

  g_assert_cmpstr (fault, ==, NULL);
}

/* The tables of every game are complete and consistent. */
static void
test_registry (void)
{
  guint n_games;

  bgl_registry_list (&n_games);
  g_assert_cmpuint (n_games, >, 0);
  g_assert_null (bgl_registry_find ("no-such-game"));

  for (guint i = 0; i < n_games; i++)
    {
      const BglRules *rules = bgl_registry_list (NULL)[i];
      g_autofree char *prefix = g_strconcat (rules->id, "-", NULL);

      g_assert_true (bgl_registry_find (rules->id) == rules);

      for (const BglRuleInfo *info = rules->rules; info->id != NULL; info++)
        {
          g_assert_true (g_str_has_prefix (info->id, prefix));
          g_assert_true (bgl_rules_find_rule (rules, info->id) == info);
          g_assert_cmpstr (info->title, !=, "");
          g_assert_cmpstr (info->sentence, !=, "");
        }

      for (guint j = 0; rules->options[j].name != NULL; j++)
        {
          g_assert_cmpuint (j, <, BGL_MAX_OPTIONS);
          g_assert_nonnull (bgl_rules_find_rule (rules, rules->options[j].rule));
          g_assert_nonnull (rules->options[j].label);
        }
    }
}

/* No list of moves names it: bots and random games never resign. */
static void
test_resign_unlisted (void)
{
  guint n_games;

  bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (BglGame) game = bgl_game_new (bgl_registry_list (NULL)[i], 2, NULL, NULL, NULL);
      g_autofree BglMove *moves = NULL;
      guint n_moves;

      moves = bgl_game_list_moves (game, &n_moves);
      for (guint j = 0; j < n_moves; j++)
        g_assert_false (bgl_move_is_resign (moves[j]));
    }
}

/* In real time, nobody resigns. */
static void
test_resign_real_time (void)
{
  g_autoptr (BglRecord) record =
    bgl_record_parse ("[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n\n1: resign\n", -1, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (bgl_record_replay (record, &error));
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "record-resign");
  g_assert_cmpuint (bgl_rule_error_get_line (error), ==, 5);
}

/* Winners are first whatever the scores say, equals share a place, and a draw has no second. */
static void
test_places (void)
{
  static const struct
  {
    const char *game;
    guint       n_seats;
    const char *position;
    const char *moves[4];
    guint       places[5];
  } cases[] = {
    { "bango", 2, NULL, { "1: resign" }, { 2, 1 } },
    { "bango", 4, NULL, { "1: 2,0", "2: resign" }, { 1, 2, 1, 2 } },
    { "bango", 2, "0,0 YRYRYRY turn 2", { "2: 3,0>- keep 2,0" }, { 1, 1 } },
    { "bangkok", 2, "round 2; scores 10 10; goal 9; values r4 g5; 1 r4; pool g5; turn 2", { "2: g5" }, { 1, 1 } },
    { "bangkok", 2, "round 2; scores 9 10; goal 9; values r4 g5; 1 r4; pool g5; turn 2", { "2: g5" }, { 2, 1 } },
    { "bongo", 4, "0/0/1 2/1/2 0/0/0 0/1/0",
      { "1: roll", "0: film 3 3 animals gnu gnu gnu rhino bongo", "2: call gnu @900" }, { 2, 1, 4, 2 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BglGame) game = bgl_game_new (bgl_registry_find (cases[i].game), cases[i].n_seats, NULL,
                                               cases[i].position, NULL);
      guint places[BGL_MAX_SEATS] = { 0 };

      g_assert_nonnull (game);
      for (guint j = 0; cases[i].moves[j] != NULL; j++)
        g_assert_true (bgl_game_play_text (game, (guint) (cases[i].moves[j][0] - '0'), cases[i].moves[j] + 3, NULL));

      bgl_game_get_places (game, places);
      for (guint seat = 0; seat < cases[i].n_seats; seat++)
        g_assert_cmpuint (places[seat], ==, cases[i].places[seat]);
    }
}

/* Without what a game knows of itself, its rules alone are enough for a legal move. */
static void
test_bare (void)
{
  guint n_games;

  bgl_registry_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      const BglRules *rules = bgl_registry_list (NULL)[i];
      g_autoptr (BglGame) game = bgl_game_new (rules, rules->seat_counts[0], NULL, NULL, NULL);
      BglSearchLimits limits = { .nodes = 50 };
      BglRandom random;

      bgl_random_init (&random, 5);
      while (bgl_game_get_turn (game) == BGL_TURN_CHANCE)
        bgl_game_play (game, rules->draw_chance (bgl_game_get_state (game), &random), NULL);

      g_assert_true (bgl_game_play (game, bgl_search_run (rules, bgl_game_get_state (game), &limits, NULL),
                                    NULL));
    }
}

/* Whatever a bot makes up, the rules say yes or no. */
static void
test_any_number (void)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);
  BglRandom random;

  bgl_random_init (&random, 11);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (BglGame) game = bgl_game_new (games[i], games[i]->seat_counts[0], NULL, NULL, NULL);

      for (guint n = 0; n < 30 && bgl_game_get_turn (game) != BGL_TURN_OVER; n++)
        {
          gconstpointer state = bgl_game_get_state (game);

          for (guint k = 0; k < 2000; k++)
            {
              g_autoptr (GError) error = NULL;
              BglMove move = bgl_random_next (&random) >> bgl_random_below (&random, 64);

              if (!bgl_rules_check (games[i], state, move, &error))
                g_assert_nonnull (error);
            }
          g_assert_true (bgl_game_play (game,
                                        bgl_game_get_turn (game) == BGL_TURN_CHANCE
                                        ? games[i]->draw_chance (state, &random)
                                        : games[i]->draw_move (state, &random),
                                        NULL));
        }
    }
}

/* Whatever a record has, what is said about it is short, in one line and names the line. */
static void
test_refusals (void)
{
  static const struct
  {
    const char *before;
    const char *after;
    guint       line;
  } records[] = {
    { "", "", 1 },
    { "[", " \"x\"]", 1 },
    { "[Name \"", "", 1 },
    { "[Bungalow \"", "\"]\n", 1 },
    { "[Bungalow \"1\"]\n[Game \"", "\"]\n", 2 },
    { "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"", "\"]\n", 3 },
    { HEAD "[Seat1 \"bot:", "\"]\n", 4 },
    { HEAD "[Seat", " \"x\"]\n[Seat9 \"\"]\n", 5 },
    { HEAD "[Seat0", " \"x\"]\n[Seat9 \"\"]\n", 5 },
    { HEAD "[Option-", " \"1\"]\n", 4 },
    { HEAD "[Option-first \"", "\"]\n", 4 },
    { HEAD "[Position \"", "\"]\n", 4 },
    { HEAD "[Result \"", "\"]\n", 4 },
    { HEAD "\n", ": 0,1\n", 5 },
    { HEAD "\n1: ", "\n", 5 },
    { HEAD "\n1: 0,1\n*: ", "\n", 6 },
    { "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"2\"]\n\n*: ", "\n", 5 },
    { "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"2\"]\n[Position \"", "\"]\n", 4 },
    { "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n\n1: ", "\n", 5 },
    { "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n[Position \"", " 0/0/0\"]\n", 4 },
    { "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"2\"]\n\n1: ", "\n", 5 },
    { "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"2\"]\n[Position \"", "\"]\n", 4 },
    { "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"2\"]\n[Position \"b2=", "\"]\n", 4 },
    { "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"2\"]\n[Position \"A1-A2=", "\"]\n", 4 },
  };
  static const char *const pieces[] = { "x", "5", "\x1b", "\xe2\x80\xae", "a b " };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    for (guint j = 0; j < G_N_ELEMENTS (pieces); j++)
      {
        g_autoptr (GString) text = g_string_new (records[i].before);
        g_autoptr (BglRecord) record = NULL;
        g_autoptr (BglGame) game = NULL;
        g_autoptr (GError) error = NULL;
        g_autofree char *clean = NULL;

        while (text->len < 10000)
          g_string_append (text, pieces[j]);
        g_string_append (text, records[i].after);

        record = bgl_record_parse (text->str, -1, &error);
        if (record != NULL)
          game = bgl_record_replay (record, &error);
        g_assert_null (game);
        g_assert_true (error->domain == BGL_RULE_ERROR);
        g_assert_cmpuint (bgl_rule_error_get_line (error), >=, 1);
        g_assert_cmpuint (bgl_rule_error_get_line (error), <=, records[i].line);
        g_assert_cmpint (g_utf8_strlen (error->message, -1), <=, 3 * BGL_TEXT_QUOTE);
        clean = bgl_text_shorten (error->message, BGL_TEXT_MESSAGE);
        g_assert_cmpstr (error->message, ==, clean);
      }
}

int
main (int    argc,
      char **argv)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strdup_printf ("/games/valid/%s", games[i]->id);

      g_test_add_data_func (path, games[i], test_valid);
    }
  g_test_add_func ("/games/registry", test_registry);
  g_test_add_func ("/games/resign-unlisted", test_resign_unlisted);
  g_test_add_func ("/games/resign-real-time", test_resign_real_time);
  g_test_add_func ("/games/places", test_places);
  g_test_add_func ("/games/bare", test_bare);
  g_test_add_func ("/games/any-number", test_any_number);
  g_test_add_func ("/games/refusals", test_refusals);

  return g_test_run ();
}
