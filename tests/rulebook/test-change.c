/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-registry.h"
#include "rulebook/bgl-book.h"
#include "rulebook/bgl-change.h"

/* Dice and tiles of examples that the reader changes. */

static void
check_part (BglExample *example,
            guint       index)
{
  g_autoptr (GPtrArray) parts = bgl_example_list_parts (example);
  const BglPart *part = parts->pdata[index];
  g_autoptr (GError) same_error = NULL;
  g_autoptr (BglExample) same = bgl_example_change (example, index, part->value, &same_error);
  g_autofree char *text = NULL;
  g_autofree char *same_text = NULL;

  g_assert_true (g_strv_contains (part->set->values, part->value));
  g_assert_no_error (same_error);
  text = bgl_record_to_string (bgl_example_get_record (example));
  same_text = bgl_record_to_string (bgl_example_get_record (same));
  g_assert_cmpstr (same_text, ==, text);

  for (guint i = 0; part->set->values[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BglExample) changed = bgl_example_change (example, index, part->set->values[i], &error);
      g_autoptr (GPtrArray) again = NULL;

      if (part->set->get_name != NULL)
        g_assert_nonnull (part->set->get_name (part->set->values[i]));

      /* Either there is such a situation, or the reader hears why there is none. */
      if (changed == NULL)
        {
          g_assert_nonnull (error);
          continue;
        }

      g_assert_no_error (error);
      again = bgl_example_list_parts (changed);
      g_assert_cmpuint (again->len, ==, parts->len);
      g_assert_cmpstr (((BglPart *) again->pdata[index])->value, ==, part->set->values[i]);
    }
}

/* All examples of a game's page. */
static void
test_all (gconstpointer data)
{
  const BglRules *rules = data;
  const BglPage *page = bgl_book_find_page (bgl_book_get ("en", NULL), rules->id);
  guint n_loose = 0;

  for (guint i = 0; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];

      for (guint j = 0; j < section->blocks->len; j++)
        {
          const BglBlock *block = section->blocks->pdata[j];
          g_autoptr (BglExample) loose = NULL;
          g_autoptr (GPtrArray) parts = NULL;

          if (block->kind != BGL_BLOCK_EXAMPLE)
            continue;

          loose = bgl_example_new_editable (block->example);
          if (loose == NULL)
            continue;

          n_loose++;
          g_assert_true (bgl_example_run (loose, NULL));
          parts = bgl_example_list_parts (loose);
          for (guint k = 0; k < parts->len; k++)
            check_part (loose, k);
        }
    }

  g_test_message ("%s: %u examples can be changed", rules->id, n_loose);
  g_assert_cmpuint (n_loose, >=, 10);
}

static BglExample *
loosen (const char *text)
{
  g_autoptr (BglExample) example = bgl_example_parse (text, NULL);

  return bgl_example_new_editable (example);
}

static void
check_values (const char *text,
              const char *expected)
{
  g_autoptr (BglExample) example = loosen (text);
  g_autoptr (GPtrArray) parts = bgl_example_list_parts (example);
  g_autoptr (GString) values = g_string_new (NULL);

  for (guint i = 0; i < parts->len; i++)
    {
      const BglPart *part = parts->pdata[i];

      if (i > 0)
        g_string_append_c (values, part->row != ((BglPart *) parts->pdata[i - 1])->row ? '|' : ' ');
      g_string_append (values, part->value);
    }
  g_assert_cmpstr (values->str, ==, expected);
}

/* Every die is found, with its own kind of values, in the order of the text. */
static void
test_parts (void)
{
  check_values ("[Game \"bongo\"]\n[Seats \"3\"]\n[Option-level \"guards\"]\n\n1: roll\n"
                "*: film 2 3 animals rhino rhino rhino bongo bongo poachers rhino gnu guard gnu\ntry 2\n2: call gnu @1200",
                "2 3 rhino rhino rhino bongo bongo rhino gnu gnu");
  check_values ("[Game \"bangkok\"]\n[Seats \"2\"]\n[Position \"goal 9; values r3 g5; 1 r4+g5 r1; pool r1 g6; turn 2\"]\n\n",
                "9|3 5|4 5 1|1 6");
  check_values ("[Game \"bangkok\"]\n[Seats \"2\"]\n\n*: goal 3\n*: values r3 g5\n*: pool r 1 1 3 4 4 6 6",
                "3|3 5|1 1 3 4 4 6 6");
  check_values ("[Game \"bonobo\"]\n[Seats \"2\"]\n[Position \"A3-A4=sandcastle a2=1 hand=pool turn=2\"]\n\n",
                "sandcastle 1 pool");
  check_values ("[Game \"bango\"]\n[Seats \"2\"]\n[Position \"0,0 YR/.Y stock 14 14 turn 1\"]\n\n",
                ". . . .|. Y R .|. . Y .|. . . .");

  /* How the lines are written does not matter, and comments are not parts. */
  check_values ("[Game \"bango\"]\n[Seats \"2\"]\n  [Position   \"0,0 YR/.Y stock 14 14 turn 1\"] # three tiles\n\n",
                ". . . .|. Y R .|. . Y .|. . . .");
  check_values ("[Game \"bangkok\"]\n[Seats \"2\"]\n\n * : goal 3 # not 5\n*: values r3 g5\n\t*:pool r 1 1 3 4 4 6 6",
                "3|3 5|1 1 3 4 4 6 6");
}

static void
check_groups (const char *text,
              const char *expected)
{
  g_autoptr (BglExample) example = loosen (text);
  g_autoptr (GPtrArray) parts = bgl_example_list_parts (example);
  g_autoptr (GString) groups = g_string_new (NULL);
  const char *last = NULL;

  for (guint i = 0; i < parts->len; i++)
    {
      const BglPart *part = parts->pdata[i];

      if (g_strcmp0 (part->group, last) != 0)
        g_string_append_printf (groups, "%s%s:", i > 0 ? "|" : "", part->group);
      if (part->place != NULL)
        g_string_append_printf (groups, " %s", part->place);
      last = part->group;
    }
  g_assert_cmpstr (groups->str, ==, expected);
}

/* Every part has a caption that says what it is. */
static void
test_groups (void)
{
  check_groups ("[Game \"bongo\"]\n[Seats \"3\"]\n[Option-level \"guards\"]\n\n1: roll\n"
                "*: film 2 3 animals rhino rhino rhino bongo bongo poachers rhino gnu guard gnu\ntry 2\n2: call gnu @1200",
                "Film dice:|White dice:|Poacher dice:|Guard die:");
  check_groups ("[Game \"bangkok\"]\n[Seats \"2\"]\n"
                "[Position \"goal 9; values r3 g5; 1 r4+g5 r1; 2 g6; pool r1 g6; turn 2\"]\n\n",
                "Goal:|Values:|Player 1:|Player 2:|Dice in the pool:");
  check_groups ("[Game \"bangkok\"]\n[Seats \"2\"]\n\n*: goal 3\n*: values r3 g5\n*: pool r 1 1 3 4 4 6 6",
                "Goal:|Values:|Dice in the pool:");
  check_groups ("[Game \"bonobo\"]\n[Seats \"2\"]\n[Position \"A3-A4=ice-cream-cart a2=1 hand=pool turn=2\"]\n\n",
                "Rhombi on the island: A3–A4|Owners of the tokens: a2|Rhomb in hand:");
  check_groups ("[Game \"bango\"]\n[Seats \"2\"]\n[Position \"0,0 YR/.Y stock 14 14 turn 1\"]\n\n",
                "Tiles on the table:");
}

/* What is not in the rules' power stays as it is: tiles hang together. */
static void
test_refused (void)
{
  g_autoptr (BglExample) example = loosen ("[Game \"bango\"]\n[Seats \"2\"]\n[Position \"0,0 YR stock 16 16\"]\n\n1: 0,1");
  g_autoptr (BglExample) beside = NULL;
  g_autoptr (BglExample) apart = NULL;
  g_autoptr (GError) error = NULL;

  apart = bgl_example_change (example, 0, "Y", &error);
  g_assert_null (apart);
  g_assert_true (error->domain == BGL_RULE_ERROR);

  g_clear_error (&error);
  beside = bgl_example_change (example, 1, "Y", &error);
  g_assert_null (beside);
  g_assert_nonnull (error);
}

/* The dice are others, and so is the answer. */
static void
test_answer (void)
{
  g_autoptr (BglExample) example = loosen ("[Game \"bongo\"]\n[Seats \"3\"]\n\n1: roll\n"
                                           "*: film 3 3 animals gnu gnu gnu rhino bongo\ntry 2\n2: call gnu @1200");
  g_autoptr (BglExample) changed = bgl_example_change (example, 4, "rhino", NULL);
  const BglRules *rules = bgl_example_get_rules (example);
  g_autoptr (BglGame) game = bgl_example_begin (example, NULL);
  g_autoptr (BglGame) other = bgl_example_begin (changed, NULL);
  g_autoptr (BglTable) table = bgl_table_new_for_people (game);
  g_autoptr (BglTable) other_table = bgl_table_new_for_people (other);

  g_assert_null (rules->changes->find_answer (bgl_game_get_state (game)));
  bgl_example_run_moves (example, table, bgl_example_find_try (example));
  bgl_example_run_moves (changed, other_table, bgl_example_find_try (changed));
  g_assert_cmpstr (rules->changes->find_answer (bgl_game_get_state (game)), ==, "call gnu");
  g_assert_cmpstr (rules->changes->find_answer (bgl_game_get_state (other)), ==, "call nothing");
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "bangkok", "bango", "bongo", "bonobo" };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/change/all/", games[i], NULL);

      g_test_add_data_func (path, bgl_registry_find (games[i]), test_all);
    }
  g_test_add_func ("/change/parts", test_parts);
  g_test_add_func ("/change/groups", test_groups);
  g_test_add_func ("/change/refused", test_refused);
  g_test_add_func ("/change/answer", test_answer);

  return g_test_run ();
}
