/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "game-utils.h"

#include <string.h>

#include "validate/book.h"
#include "validate/rules.h"

BglGame *
game_test_new (const BglRules *rules,
               guint           n_seats,
               const char     *options,
               const char     *position)
{
  g_auto (GStrv) words = g_strsplit (options != NULL ? options : "", " ", -1);
  g_autoptr (GError) error = NULL;
  BglOptions values;
  BglGame *game;

  bgl_options_init (&values, rules->options);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      bgl_options_set (&values, rules->options, n_seats, pair[0], pair[1], &error);
      g_assert_no_error (error);
    }

  game = bgl_game_new (rules, n_seats, &values, position, &error);
  g_assert_no_error (error);

  return game;
}

gboolean
game_test_try (BglGame     *game,
               const char  *line,
               GError     **error)
{
  const char *text;

  while (*line == ' ')
    line++;

  text = strstr (line, ": ");
  g_assert_nonnull (text);

  /* Chance is a star, which is no number. */
  return bgl_game_play_text (game, (guint) g_ascii_strtoull (line, NULL, 10), text + 2, error);
}

void
game_test_play (BglGame    *game,
                const char *lines)
{
  g_auto (GStrv) list = g_strsplit (lines != NULL ? lines : "", ";", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      game_test_try (game, list[i], &error);
      g_assert_no_error (error);
    }
}

void
game_test_check (BglGame    *game,
                 const char *line,
                 const char *rule,
                 const char *events,
                 const char *sentence)
{
  const gsize size = bgl_game_get_rules (game)->state_size;
  const guint ply = bgl_game_get_ply (game);
  g_autofree gpointer before = g_memdup2 (bgl_game_get_state (game), size);
  g_autoptr (GError) error = NULL;

  if (rule != NULL)
    {
      g_assert_false (game_test_try (game, line, &error));
      g_assert_true (error->domain == BGL_RULE_ERROR);
      g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, rule);
      g_assert_cmpuint (strlen (error->message), >, 10);
      if (sentence != NULL)
        g_assert_cmpstr (error->message, ==, sentence);
      g_assert_cmpmem (bgl_game_get_state (game), size, before, size);
      g_assert_cmpuint (bgl_game_get_ply (game), ==, ply);
    }
  else
    {
      game_test_try (game, line, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (bgl_game_get_ply (game), ==, ply + 1);
    }

  if (events != NULL)
    {
      g_autofree char *last = game_test_get_events (game);

      g_assert_cmpstr (last, ==, events);
    }
}

typedef struct
{
  const BglRules *rules;
  const GameCase *facts;
} Trial;

static void
test_case (gconstpointer data)
{
  const Trial *trial = data;
  const GameCase *facts = trial->facts;
  g_autoptr (BglGame) game = game_test_new (trial->rules, facts->n_seats, facts->options, facts->position);

  game_test_play (game, facts->moves);
  game_test_check (game, facts->move, facts->rule, facts->events, facts->sentence);
}

void
game_test_add_cases (const BglRules *rules,
                     const GameCase *cases,
                     guint           n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/rules/%s", rules->id, cases[i].name);
      Trial *trial = g_new (Trial, 1);

      *trial = (Trial) { rules, &cases[i] };
      g_test_add_data_func_full (path, trial, test_case, g_free);
    }
}

static void
test_table (gconstpointer data)
{
  g_autofree char *fault = bgl_rules_validate (data);

  g_assert_cmpstr (fault, ==, NULL);
}

static void
test_page (gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  BglBook *book = bgl_book_get ("en", &error);
  g_autofree char *fault = NULL;

  g_assert_no_error (error);
  fault = bgl_book_validate (book, data);
  g_assert_cmpstr (fault, ==, NULL);
}

void
game_test_add_complete (const BglRules *rules)
{
  g_autofree char *table = g_strdup_printf ("/%s/complete/table", rules->id);
  g_autofree char *page = g_strdup_printf ("/%s/complete/page", rules->id);

  g_test_add_data_func (table, rules, test_table);
  g_test_add_data_func (page, rules, test_page);
}

char *
game_test_get_events (BglGame *game)
{
  GString *text = g_string_new (NULL);
  guint n;
  const BglEvent *events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *event = bgl_rules_format_event (bgl_game_get_rules (game), &events[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? ";" : "", event);
    }

  return g_string_free (text, FALSE);
}

char *
game_test_list_moves (BglGame *game)
{
  GString *text = g_string_new (NULL);
  guint n;
  g_autofree BglMove *moves = bgl_game_list_moves (game, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *move = bgl_rules_format_move (bgl_game_get_rules (game), bgl_game_get_state (game), moves[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? ";" : "", move);
    }

  return g_string_free (text, FALSE);
}

void
game_test_assert_rules (const BglRules    *rules,
                        const char *const *ids)
{
  guint n = 0;

  for (; ids[n] != NULL; n++)
    {
      g_assert_cmpstr (rules->rules[n].id, ==, ids[n]);
      g_assert_true (bgl_rules_find_rule (rules, ids[n]) == &rules->rules[n]);
      g_assert_nonnull (rules->rules[n].title);
      g_assert_true (g_str_has_suffix (rules->rules[n].sentence, "."));
    }
  g_assert_null (rules->rules[n].id);

  for (const BglOptionInfo *option = rules->options; option->name != NULL; option++)
    g_assert_nonnull (bgl_rules_find_rule (rules, option->rule));
}
