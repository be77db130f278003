/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <stdlib.h>

#include "engine/bgl-dealer.h"
#include "engine/bgl-game.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-search.h"

/*
 * A search reserves its memory before it begins, and enlarges it a few times at most. This program replaces the allocator
 * of the C library to count. The sanitizers and valgrind bring allocators of their own, so the test is skipped there.
 */

extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n, size_t size);
extern void *__libc_realloc (void *memory, size_t size);

static guint n_allocations;

#ifndef __SANITIZE_ADDRESS__
#ifndef __SANITIZE_THREAD__

void *
malloc (size_t size)
{
  n_allocations++;

  return __libc_malloc (size);
}

void *
calloc (size_t n,
        size_t size)
{
  n_allocations++;

  return __libc_calloc (n, size);
}

void *
realloc (void   *memory,
         size_t  size)
{
  n_allocations++;

  return __libc_realloc (memory, size);
}

#endif
#endif

typedef struct
{
  const char *game;
  guint       n_seats;
  guint       ply;   /* moves of the bot before the search that is counted */
  guint       nodes;
} Search;

static const Search searches[] = {
  { "bango", 2, 4, 20000 },
  { "bango", 2, 30, 20000 },
  { "bango", 4, 10, 2000 },
  { "bangkok", 2, 3, 20000 },
  { "bangkok", 3, 3, 2000 },
  { "bonobo", 2, 5, 40000 },
  { "bonobo", 2, 34, 40000 },
  { "bonobo", 4, 5, 2000 },
};

/* Counts the allocations of a search. */
static guint
count (BglGame *game,
       guint    nodes,
       guint64 *n_nodes)
{
  BglSearchLimits limits = { .nodes = nodes, .use_knowledge = TRUE, .seed = 7 };
  BglSearchReport report;
  guint before = n_allocations;

  g_assert_cmpuint (bgl_search_run (bgl_game_get_rules (game), bgl_game_get_state (game), &limits, &report), !=,
                    BGL_MOVE_NONE);
  *n_nodes = report.nodes;

  return n_allocations - before;
}

static void
test_search (gconstpointer data)
{
  const Search *search = data;
  g_autoptr (BglGame) game = bgl_game_new (bgl_registry_find (search->game), search->n_seats, NULL, NULL, NULL);
  g_autoptr (BglDealer) dealer = bgl_dealer_new (7);
  g_autofree gpointer memory = NULL;
  guint64 few_nodes, many_nodes;
  guint few, many, before = n_allocations;

  memory = g_malloc (1);
  if (n_allocations == before)
    {
      g_test_skip ("Another allocator is in use");
      return;
    }

  for (guint n_moves = 0; bgl_game_get_turn (game) == BGL_TURN_CHANCE || n_moves < search->ply;)
    {
      gboolean chance = bgl_game_get_turn (game) == BGL_TURN_CHANCE;
      BglSearchLimits limits = { .nodes = 200, .use_knowledge = TRUE, .seed = 7 };
      BglMove move = chance ? bgl_dealer_deal (dealer, game)
                            : bgl_search_run (bgl_game_get_rules (game), bgl_game_get_state (game), &limits, NULL);

      n_moves += !chance;
      g_assert_true (bgl_game_play (game, move, NULL));
    }

  few = count (game, search->nodes / 10, &few_nodes);
  many = count (game, search->nodes, &many_nodes);
  g_test_message ("%u allocations for %u positions, %u for %u", few, (guint) few_nodes, many, (guint) many_nodes);

  g_assert_cmpuint (many_nodes, >=, 4 * few_nodes);
  g_assert_cmpuint (many, <=, few + 16);
  g_assert_cmpuint (few, <=, 32);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_autofree char *path = g_strdup_printf ("/allocations/%s/%u", searches[i].game, i);

      g_test_add_data_func (path, &searches[i], test_search);
    }

  return g_test_run ();
}
