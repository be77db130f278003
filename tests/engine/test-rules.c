/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-rules-validate.h"

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

static guint
list_nothing (gconstpointer  state,
              BglMove       *moves)
{
  return 0;
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
  g_test_add_func ("/rules/moves", test_moves);
  g_test_add_func ("/rules/events", test_events);
  g_test_add_func ("/rules/options", test_options);

  return g_test_run ();
}
