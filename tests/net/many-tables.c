/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <sys/resource.h>

#include "net/bgl-distance.h"

/*
 * Many tables of two at one broker, for measure-distance. All players are in this process, so that one clock measures
 * from when somebody moves until the move is on the table of the other. Each table makes a move in two seconds.
 *
 * usage: many-tables URL TABLES SECONDS
 */

#define PAUSE 2000 /* milliseconds */

typedef struct
{
  BglDistance *players[2];
  gint64       moved;   /* when the last move was made, or 0 if it has arrived */
  guint        ply;
  guint        timer_id;
} Table;

static GArray *delays; /* microseconds */
static gint64 measuring_since;
static guint n_started;

static gboolean
move_cb (gpointer user_data)
{
  Table *table = user_data;

  for (guint i = 0; i < 2; i++)
    {
      BglTable *own = bgl_distance_get_table (table->players[i]);
      BglGame *game = bgl_table_get_game (own);
      guint n_moves;

      if (bgl_session_can_play (bgl_distance_get_session (table->players[i])) && bgl_table_is_waiting (own))
        {
          g_autofree BglMove *moves = bgl_game_list_moves (game, &n_moves);

          table->ply = bgl_game_get_ply (game) + 1;
          table->moved = g_get_monotonic_time ();
          g_assert_true (bgl_table_play (own, moves[(guint) g_random_int_range (0, (gint32) n_moves)], NULL));
          break;
        }
    }

  return G_SOURCE_CONTINUE;
}

/* The other player has the move. */
static void
changed_cb (BglDistance *distance,
            Table       *table)
{
  gint64 now = g_get_monotonic_time ();

  for (guint i = 0; i < 2; i++)
    {
      BglTable *seen = bgl_distance_get_table (table->players[i]);

      if (table->moved == 0 || seen == NULL || bgl_game_get_ply (bgl_table_get_game (seen)) < table->ply)
        return;
    }
  if (measuring_since > 0 && table->moved >= measuring_since)
    {
      guint delay = (guint) (now - table->moved);

      g_array_append_val (delays, delay);
    }
  table->moved = 0;
}

static void
started_cb (BglDistance *distance,
            Table       *table)
{
  bgl_table_start (bgl_distance_get_table (distance));
  n_started++;
}

static void
add_player (Table       *table,
            guint        number,
            BglDistance *distance)
{
  g_assert_nonnull (distance);
  table->players[number] = distance;
  g_signal_connect (distance, "started", G_CALLBACK (started_cb), table);
  g_signal_connect (distance, "changed", G_CALLBACK (changed_cb), table);
  bgl_distance_start (distance);
}

static gboolean
wake_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
run_for (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, wake_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  guint first = *(const guint *) a, second = *(const guint *) b;

  return first < second ? -1 : first > second;
}

int
main (int    argc,
      char **argv)
{
  guint n_tables = argc == 4 ? (guint) g_ascii_strtoull (argv[2], NULL, 10) : 0;
  guint seconds = argc == 4 ? (guint) g_ascii_strtoull (argv[3], NULL, 10) : 0;
  g_autoptr (BglRecord) record = bgl_record_parse ("[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n\n", -1, NULL);
  g_autofree Table *tables = g_new0 (Table, n_tables + 1);
  struct rlimit files;
  struct rusage usage;
  gint64 start = g_get_monotonic_time ();
  double begun;

  if (n_tables == 0 || seconds == 0)
    {
      g_printerr ("usage: many-tables URL TABLES SECONDS\n");
      return 2;
    }

  getrlimit (RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit (RLIMIT_NOFILE, &files);
  delays = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < n_tables; i++)
    {
      BglDistanceOptions options = { .broker = bgl_broker_parse (argv[1], NULL), .level = -1 };

      add_player (&tables[i], 0, bgl_distance_host (record, &options, NULL));
      options.broker = NULL;
      add_player (&tables[i], 1, bgl_distance_join (bgl_distance_get_invitation (tables[i].players[0]), &options, NULL));
      if (i % 10 == 9)
        run_for (20);
    }
  while (n_started < 2 * n_tables)
    {
      g_assert_cmpint (g_get_monotonic_time () - start, <, 180 * G_USEC_PER_SEC);
      run_for (100);
    }
  begun = (double) (g_get_monotonic_time () - start) / 1e6;

  for (guint i = 0; i < n_tables; i++)
    {
      tables[i].timer_id = g_timeout_add (PAUSE, move_cb, &tables[i]);
      if (i % MAX (n_tables / 100, 1) == 0)
        run_for (PAUSE / 100);
    }

  g_print ("started\n");
  measuring_since = g_get_monotonic_time ();
  run_for (seconds * 1000);
  getrusage (RUSAGE_SELF, &usage);
  g_array_sort (delays, compare);
  g_assert_cmpuint (delays->len, >, 0);
  g_print ("%u tables, begun in %.1f s; %.0f moves a second; from move to the other table: median %.1f ms, "
           "99th percentile %.1f ms, maximum %.1f ms; players: %.1f s of processor time, %ld MB\n",
           n_tables, begun, (double) delays->len / seconds, g_array_index (delays, guint, delays->len / 2) / 1e3,
           g_array_index (delays, guint, delays->len * 99 / 100) / 1e3,
           g_array_index (delays, guint, delays->len - 1) / 1e3,
           (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6, usage.ru_maxrss / 1024);

  /* The process ends with all its connections. */
  return 0;
}
