/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>

#include "engine/bgl-random.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-saver.h"
#include "engine/bgl-table.h"

/*
 * A bot that thinks is stopped, again and again, in every way in which people stop one. Nothing is asserted about
 * times; build-aux/test --threads looks whether the threads get in each other's way.
 */

#define N_STOPS 1000

static BglTable *
sit_down (const char *game_id,
          const char *first,
          const char *second,
          guint64     seed)
{
  g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n[Seat1 \"%s\"]\n"
                                           "[Seat2 \"%s\"]\n[Seed \"%" G_GUINT64_FORMAT "\"]\n\n",
                                           game_id, first, second, seed);
  g_autoptr (BglRecord) record = bgl_record_parse (text, -1, NULL);
  BglTable *table = bgl_table_new_from_record (record, NULL);

  g_assert_nonnull (table);

  return table;
}

/* The person moves at random until a bot thinks. FALSE when that does not come. */
static gboolean
reach_thinking (BglTable  *table,
                BglRandom *random)
{
  BglGame *game = bgl_table_get_game (table);

  while (!bgl_table_get_thinking (table))
    {
      g_assert_null (bgl_table_get_failure (table));
      if (bgl_game_is_over (game) || bgl_game_get_turn (game) == BGL_TURN_ANY)
        return FALSE;

      if (bgl_table_is_waiting (table))
        bgl_table_play (table, bgl_game_get_rules (game)->draw_move (bgl_game_get_state (game), random), NULL);
      else
        g_main_context_iteration (NULL, TRUE);
    }

  return TRUE;
}

/* A moment that is over before, while or after the bot decides. */
static void
let_think (BglRandom *random)
{
  switch (bgl_random_below (random, 4))
    {
    case 0:
      break;
    case 1:
      g_thread_yield ();
      break;
    case 2:
      g_usleep (bgl_random_below (random, 1500));
      break;
    default:
      g_usleep (bgl_random_below (random, 300));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static void
drop (BglTable *table)
{
  gpointer watched = table;

  g_object_add_weak_pointer (G_OBJECT (table), &watched);
  g_object_unref (table);
  /* A worker may hold it until it has noticed. */
  while (watched != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
hinted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (BglHint) hint = bgl_table_hint_finish (BGL_TABLE (source), result, NULL);

  (*(guint *) user_data)--;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Undo, leaving and coming back, looking back, closing, a hint that nobody waits for, and a table that just goes. */
static void
test_stops (gconstpointer data)
{
  static const char *const levels[] = { "bot:easy", "bot:medium", "bot:expert", "bot:expert" };
  const char *game_id = data;
  g_autofree char *folder = g_dir_make_tmp ("bungalow-test-XXXXXX", NULL);
  BglTable *table = NULL;
  BglRandom random;
  guint n_hints = 0;

  bgl_random_init (&random, 7);
  for (guint i = 0; i < N_STOPS; i++)
    {
      if (table == NULL)
        {
          g_autofree char *path = g_strdup_printf ("%s/%u.bungalow", folder, i);
          g_autoptr (GFile) file = g_file_new_for_path (path);

          table = sit_down (game_id, "Anna", levels[bgl_random_below (&random, G_N_ELEMENTS (levels))], i);
          bgl_table_set_record_file (table, file);
          bgl_table_start (table);
        }

      if (!reach_thinking (table, &random))
        {
          drop (g_steal_pointer (&table));
          continue;
        }
      let_think (&random);

      switch (bgl_random_below (&random, 6))
        {
        case 0:
        case 1:
          bgl_table_undo (table);
          break;

        case 2:
          bgl_table_stop (table);
          g_assert_false (bgl_table_get_thinking (table));
          bgl_table_flush (table, NULL);
          bgl_table_start (table);
          break;

        case 3:
          bgl_table_browse (table, 0);
          g_assert_false (bgl_table_get_thinking (table));
          bgl_table_end_browsing (table);
          break;

        case 4:
          bgl_table_undo (table);
          if (bgl_table_is_waiting (table))
            {
              g_autoptr (GCancellable) cancellable = g_cancellable_new ();

              n_hints++;
              bgl_table_hint_async (table, cancellable, hinted_cb, &n_hints);
              let_think (&random);
              g_cancellable_cancel (cancellable);
            }
          break;

        default:
          bgl_table_stop (table);
          bgl_table_flush (table, NULL);
          drop (g_steal_pointer (&table));
        }
    }

  if (table != NULL)
    drop (table);
  while (n_hints > 0)
    g_main_context_iteration (NULL, TRUE);

  bgl_saver_wait ();
  remove_folder (folder);
}

/* Many tables at once: their bots share the workers and the rules. */
static void
test_together (void)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);
  BglTable *tables[16];

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      tables[i] = sit_down (games[i % n_games]->id, "bot:medium", "bot:hard", i);
      bgl_table_start (tables[i]);
    }
  for (guint i = 0; i < 200; i++)
    g_main_context_iteration (NULL, i % 4 == 0);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    drop (tables[i]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/threads/stops/bango", "bango", test_stops);
  g_test_add_data_func ("/threads/stops/bangkok", "bangkok", test_stops);
  g_test_add_data_func ("/threads/stops/bonobo", "bonobo", test_stops);
  g_test_add_func ("/threads/together", test_together);

  return g_test_run ();
}
