/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/bgl-registry.h"
#include "make-puzzles.h"

/*
 * Makes the puzzles of the games.
 *
 *   make-puzzles find GAME SEED GAMES      plays that many games, and prints the puzzles in them, each once it is found
 *   make-puzzles grade GAME FILE COUNT     prints that many of the puzzles, the same number of each grade
 *   make-puzzles check GAME FILE [STEP]    proves all puzzles, or each of that many
 */

/* Out of 100 moves of the games, this many are random. */
#define RANDOM_SHARE 15

/* How many bots of each strength try to solve a puzzle. */
#define STRENGTHS 3
#define TRIES     6

static const struct
{
  const char *id;
  MakeFunc    make;
  guint       nodes[STRENGTHS]; /* of the bots that try to solve a puzzle */
} makers[] = {
  { "bango", make_bango, { 60, 400, 2500 } },
  { "bangkok", make_bangkok, { 2, 6, 30 } },
  { "bonobo", make_bonobo, { 2, 6, 30 } },
};

static guint
find_maker (const BglRules *rules)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (makers) && !g_str_equal (makers[i].id, rules->id))
    i++;

  return i;
}

BglMove
make_weak_move (const BglRules *rules,
                gconstpointer   state,
                guint           nodes,
                BglRandom      *random)
{
  BglSearchLimits limits = { .nodes = nodes, .use_knowledge = TRUE, .seed = bgl_random_next (random) };

  if (nodes <= 1 || bgl_random_below (random, 100) < RANDOM_SHARE)
    return rules->draw_move (state, random);

  return bgl_search_run (rules, state, &limits, NULL);
}

static int
find (const BglRules *rules,
      guint64         seed,
      guint           n_games)
{
  MakeFunc make = makers[find_maker (rules)].make;

  for (guint64 game = seed; game < seed + n_games; game++)
    {
      g_autoptr (GString) line = g_string_new (NULL);
      BglRandom random;

      bgl_random_init (&random, game);
      if (!make (&random, line))
        continue;

      g_print ("%s\n", line->str);
      fflush (stdout);
    }

  return 0;
}

/* Grading: a puzzle is the harder, the fewer weak bots find the move, and the more moves there are to choose from. */

typedef struct
{
  const BglPuzzle *puzzle;
  guint            n_found;
  guint            n_moves;
  guint64          shuffle;
} Graded;

static guint
count_found (const BglPuzzle *puzzle,
             BglGame         *game)
{
  guint n_found = 0;

  for (guint strength = 0; strength < STRENGTHS; strength++)
    for (guint i = 0; i < TRIES; i++)
      {
        BglSearchLimits limits = {
          .nodes = makers[find_maker (puzzle->rules)].nodes[strength], .use_knowledge = TRUE, .seed = i
        };

        n_found += bgl_search_run (puzzle->rules, bgl_game_get_state (game), &limits, NULL) == puzzle->moves[0];
      }

  return n_found;
}

static int
compare_graded (gconstpointer a,
                gconstpointer b)
{
  const Graded *first = *(const Graded *const *) a;
  const Graded *second = *(const Graded *const *) b;

  /* More moves are harder. */
  if (first->puzzle->n_own != second->puzzle->n_own)
    return first->puzzle->n_own < second->puzzle->n_own ? -1 : 1;
  if (first->n_found != second->n_found)
    return first->n_found > second->n_found ? -1 : 1;
  if (first->n_moves != second->n_moves)
    return first->n_moves < second->n_moves ? -1 : 1;

  return (first->shuffle > second->shuffle) - (first->shuffle < second->shuffle);
}

static GPtrArray *
read_puzzles (const BglRules *rules,
              const char     *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GPtrArray *puzzles = NULL;

  if (g_file_get_contents (path, &text, NULL, &error))
    puzzles = bgl_puzzles_parse (rules, text, &error);
  if (puzzles == NULL)
    g_printerr ("%s, line %u: %s\n", path, error->domain == BGL_RULE_ERROR ? bgl_rule_error_get_line (error) : 0,
                error->message);

  return puzzles;
}

static void
print_puzzle (const BglPuzzle *puzzle,
              guint            grade)
{
  g_autoptr (BglGame) game = bgl_puzzle_begin (puzzle);

  g_print ("%u %u | %s |", grade, puzzle->n_seats, puzzle->position);
  for (guint i = 0; i < puzzle->n_moves; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      puzzle->rules->format_move (bgl_game_get_state (game), puzzle->moves[i], text);
      g_print ("%s%s", i > 0 ? "; " : " ", text->str);
      bgl_game_play (game, puzzle->moves[i], NULL);
    }
  g_print ("\n");
}

static int
grade (const BglRules *rules,
       const char     *path,
       guint           count)
{
  g_autoptr (GPtrArray) puzzles = read_puzzles (rules, path);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BglRandom random;

  if (puzzles == NULL)
    return 1;

  bgl_random_init (&random, 1);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const BglPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      char *key = g_str_equal (rules->id, "bango") ? make_bango_key (puzzle) : g_strdup (puzzle->position);
      g_autoptr (BglGame) game = bgl_puzzle_begin (puzzle);
      Graded *graded;

      if (!g_hash_table_add (keys, key))
        continue;

      graded = g_new0 (Graded, 1);
      graded->puzzle = puzzle;
      graded->n_found = count_found (puzzle, game);
      g_free (bgl_game_list_moves (game, &graded->n_moves));
      graded->shuffle = bgl_random_next (&random);
      g_ptr_array_add (list, graded);
    }

  /* Evenly from the easiest to the hardest, a third of each grade. */
  g_ptr_array_sort (list, compare_graded);
  count = MIN (count, list->len);
  for (guint i = 0; i < count; i++)
    {
      const Graded *graded = g_ptr_array_index (list, (guint) ((guint64) i * list->len / count));

      print_puzzle (graded->puzzle, i * BGL_PUZZLE_GRADES / count + 1);
      g_printerr ("%u to win, found %u of %u, out of %u moves\n", graded->puzzle->n_own, graded->n_found,
                  STRENGTHS * TRIES, graded->n_moves);
    }

  return 0;
}

static int
check (const BglRules *rules,
       const char     *path,
       guint           step)
{
  g_autoptr (GPtrArray) puzzles = read_puzzles (rules, path);
  guint n_wrong = 0, n = 0;

  if (puzzles == NULL)
    return 1;

  for (guint i = 0; i < puzzles->len; i += step, n++)
    {
      const BglPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      g_autofree char *fault = puzzle_disprove (puzzle);

      if (fault != NULL)
        {
          g_print ("%s: %s\n", puzzle->position, fault);
          n_wrong++;
        }
    }

  g_print ("%s: %u puzzles, %u wrong\n", rules->id, n, n_wrong);

  return n_wrong > 0;
}

int
main (int    argc,
      char **argv)
{
  const BglRules *rules = argc >= 4 ? bgl_registry_find (argv[2]) : NULL;

  if (rules != NULL && find_maker (rules) == G_N_ELEMENTS (makers))
    {
      g_printerr ("No puzzles are made for this game.\n");
      return 2;
    }
  if (rules != NULL && argc == 5 && g_str_equal (argv[1], "find"))
    return find (rules, strtoull (argv[3], NULL, 10), (guint) atoi (argv[4]));
  if (rules != NULL && argc == 5 && g_str_equal (argv[1], "grade"))
    return grade (rules, argv[3], (guint) atoi (argv[4]));
  if (rules != NULL && argc <= 5 && g_str_equal (argv[1], "check"))
    return check (rules, argv[3], argc == 5 ? MAX ((guint) atoi (argv[4]), 1) : 1);

  g_printerr ("usage: make-puzzles find GAME SEED GAMES | grade GAME FILE COUNT | check GAME FILE [STEP]\n");

  return 2;
}
