/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "validate/rules.h"

#include "nim.h"

static void
test_valid (void)
{
  g_autofree char *fault = bgl_rules_validate (&nim_rules);

  g_assert_cmpstr (fault, ==, NULL);
}

/* Every test below puts one fault into the table, and expects a sentence with these words. */
static void
assert_fault (const BglRules *rules,
              const char     *words)
{
  g_autofree char *fault = bgl_rules_validate (rules);

  g_assert_nonnull (fault);
  g_assert_nonnull (strstr (fault, words));
}

static void
test_missing (void)
{
  BglRules rules = nim_rules;

  rules.describe_turn = NULL;
  assert_fault (&rules, "describe_turn is missing");

  rules = nim_rules;
  rules.designers = NULL;
  assert_fault (&rules, "designers is missing");

  rules = nim_rules;
  rules.draw_chance = NULL;
  assert_fault (&rules, "draw_chance");
}

static void
test_words (void)
{
  static const guint8 no_seats[] = { 0 };
  static const guint8 many_seats[] = { 2, BGL_MAX_SEATS + 1, 0 };
  BglRuleInfo infos[8] = { { NULL } };
  BglRules rules = nim_rules;

  rules.id = "Nim 2";
  assert_fault (&rules, "The id “Nim 2” has something other than lower-case letters");

  rules = nim_rules;
  rules.seat_counts = no_seats;
  assert_fault (&rules, "seat_counts lists no number of seats");
  rules.seat_counts = many_seats;
  assert_fault (&rules, "at most 8 seats");

  rules = nim_rules;
  rules.minutes[1] = 0;
  assert_fault (&rules, "minutes");

  rules = nim_rules;
  rules.rules = infos;
  for (guint i = 0; nim_rules.rules[i].id != NULL; i++)
    infos[i] = nim_rules.rules[i];
  infos[1].sentence = "The players take turns";
  assert_fault (&rules, "The sentence of the rule nim-turn does not end with a period");
}

static guint
list_nothing (gconstpointer  state,
              BglMove       *moves)
{
  return 0;
}

static void
play_first (gpointer   state,
            BglRandom *random)
{
  BglMove moves[2];

  nim_rules.list_moves (state, moves);
  nim_rules.apply (state, moves[0], NULL);
}

static guint
list_no_candidate (gconstpointer  state,
                   BglMove       *moves,
                   float         *weights)
{
  return 0;
}

static guint
list_refused_candidate (gconstpointer  state,
                        BglMove       *moves,
                        float         *weights)
{
  moves[0] = bgl_move_new (1, 9);
  weights[0] = 1;

  return 1;
}

static void
format_badly (gconstpointer  state,
              BglMove        move,
              GString       *text)
{
  g_string_append (text, "one");
}

static gboolean
parse_anything (gconstpointer   state,
                guint           seat,
                const char     *text,
                BglMove        *move,
                GError        **error)
{
  *move = bgl_move_new (seat, MAX (g_ascii_strtoull (text, NULL, 10), 1));

  return TRUE;
}

static gboolean
setup_anything (gpointer           state,
                guint              n_seats,
                const BglOptions  *options,
                const char        *position,
                GError           **error)
{
  return nim_rules.setup (state, n_seats, options, NULL, error);
}

static void
test_texts (void)
{
  BglRules rules = nim_rules;

  rules.format_move = format_badly;
  assert_fault (&rules, "parse_move () does not read “1: one”");

  rules = nim_rules;
  rules.parse_move = parse_anything;
  assert_fault (&rules, "parse_move () reads “?” as a move");

  rules = nim_rules;
  rules.setup = setup_anything;
  assert_fault (&rules, "setup () accepts “?” as a position");
}

static char *
describe_nothing (gconstpointer      state,
                  const BglEvent    *event,
                  const char *const *names)
{
  return NULL;
}

static char *
describe_no_turn (gconstpointer state)
{
  return g_strdup ("");
}

static void
draw_no_board (gconstpointer  state,
               GString       *text)
{
  g_string_append (text, "1");
}

static void
list_no_tips (gconstpointer  state,
              GPtrArray     *tips)
{
}

static void
list_wrong_tips (gconstpointer  state,
                 GPtrArray     *tips)
{
  bgl_tip_add (tips, "no-such-rule", g_strdup ("Take one."));
}

static void
list_equal_tips (gconstpointer  state,
                 GPtrArray     *tips)
{
  bgl_tip_add (tips, nim_rules.rules[0].id, g_strdup ("Take one."));
  bgl_tip_add (tips, nim_rules.rules[0].id, g_strdup ("Take two."));
}

static void
test_sentences (void)
{
  BglRules rules = nim_rules;

  rules.describe_event = describe_nothing;
  assert_fault (&rules, "describe_event () says nothing about any event of the move “1: ");

  rules = nim_rules;
  rules.describe_turn = describe_no_turn;
  assert_fault (&rules, "describe_turn () returns no text");

  rules = nim_rules;
  rules.list_tips = list_no_tips;
  assert_fault (&rules, "list_tips () adds nothing");

  rules.list_tips = list_wrong_tips;
  assert_fault (&rules, "list_tips () gives the tip “Take one.” no rule of the game");

  rules.list_tips = list_equal_tips;
  assert_fault (&rules, "list_tips () adds two tips for the rule");

  rules = nim_rules;
  rules.format_board = draw_no_board;
  assert_fault (&rules, "format_board () does not end its last line");
}

static guint
get_all_winners (gconstpointer state)
{
  return G_MAXUINT;
}

static void
get_no_rewards (gconstpointer  state,
                float         *rewards)
{
  for (guint i = 0; i < 3; i++)
    rewards[i] = 0.5f;
}

static void
get_high_rewards (gconstpointer  state,
                  float         *rewards)
{
  for (guint i = 0; i < 3; i++)
    rewards[i] = 2;
}

static void
test_results (void)
{
  BglRules rules = nim_rules;

  rules.get_winners = get_all_winners;
  assert_fault (&rules, "get_winners () names a seat that does not exist");

  rules = nim_rules;
  rules.get_rewards = get_no_rewards;
  assert_fault (&rules, "get_rewards () gives winners no more than the others");
  rules.get_rewards = get_high_rewards;
  assert_fault (&rules, "get_rewards () returns a number that is not between 0 and 1");
}

static void
test_moves (void)
{
  BglRules rules = nim_rules;
  BglBot bot = *nim_rules.bot;

  rules.list_moves = list_nothing;
  assert_fault (&rules, "lists no move");

  rules = nim_rules;
  rules.max_moves = 1;
  assert_fault (&rules, "max_moves");

  rules = nim_rules;
  rules.bot = &bot;
  bot.list_candidates = list_no_candidate;
  assert_fault (&rules, "0 candidates");
  bot.list_candidates = list_refused_candidate;
  assert_fault (&rules, "The bot lists “1: 9”");

  bot = *nim_rules.bot;
  bot.strength[BGL_LEVEL_EASY].nodes = 0;
  assert_fault (&rules, "The bot has no nodes for the level easy");

  bot = *nim_rules.bot;
  rules.play_random = play_first;
  assert_fault (&rules, "play_random () makes another move");
  rules.play_random = NULL;

  bot.strength[BGL_LEVEL_EXPERT].lapses = 1;
  assert_fault (&rules, "must not have lapses");
}

static void
test_events (void)
{
  BglRules rules = nim_rules;
  BglEventInfo events[8] = { { NULL } };
  BglRuleInfo infos[8] = { { NULL } };

  /* An argument too few, and an event too few. */
  for (guint i = 0; nim_rules.events[i].name != NULL; i++)
    events[i] = nim_rules.events[i];
  rules.events = events;
  events[1].args[1].key = NULL;
  assert_fault (&rules, "gives the event taken 2 arguments instead of 1");
  events[1].name = NULL;
  assert_fault (&rules, "which the table does not have");

  events[1] = nim_rules.events[1];
  events[1].name = "moved";
  assert_fault (&rules, "An event cannot have the name moved, because every game has a signal with this name");
  events[1].name = "taken away";
  assert_fault (&rules, "“taken away” is not the name of an event");

  rules = nim_rules;
  rules.rules = infos;
  for (guint i = 0; nim_rules.rules[i].id != NULL; i++)
    infos[i] = nim_rules.rules[i];
  infos[3].id = "nim-finish";
  assert_fault (&rules, "gives the event won no rule");
  infos[3].id = "end";
  assert_fault (&rules, "does not begin with nim-");
}

static void
test_options (void)
{
  BglRules rules = nim_rules;
  BglOptionInfo options[] = {
    { .name = "time", .kind = BGL_OPTION_NUMBER, .label = "Time", .sentence = "How long.", .rule = "nim-turn", .value = 9,
      .minimum = 0, .maximum = 5 },
    { NULL },
  };

  rules.options = options;
  assert_fault (&rules, "out of its bounds");
  options[0].value = 5;
  options[0].rule = "nim-time";
  assert_fault (&rules, "belongs to no rule");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/valid", test_valid);
  g_test_add_func ("/rules/missing", test_missing);
  g_test_add_func ("/rules/words", test_words);
  g_test_add_func ("/rules/moves", test_moves);
  g_test_add_func ("/rules/texts", test_texts);
  g_test_add_func ("/rules/sentences", test_sentences);
  g_test_add_func ("/rules/results", test_results);
  g_test_add_func ("/rules/events", test_events);
  g_test_add_func ("/rules/options", test_options);

  return g_test_run ();
}
