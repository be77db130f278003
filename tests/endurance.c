/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app/bgl-application.h"
#include "app/bgl-settings.h"
#include "app/bgl-window.h"
#include "board/bgl-art.h"
#include "engine/bgl-random.h"
#include "engine/bgl-registry.h"

/*
 * A long evening: many games of each kind, one after the other in one window, and what they leave behind; then how
 * often the program wakes up while nobody does anything. Only tests/measure-endurance starts it.
 */

#define FIRST_GAMES 100u

/* What may be more in use at the end than after the first games, in MB: other libraries keep things, too. */
#define MEMORY_LIMIT 8

typedef struct
{
  double resident;   /* MB */
  double heap;       /* MB that are in use, without pictures that are kept for later */
  double pictures;   /* MB of those */
  guint  files;      /* that are open */
} Usage;

typedef struct
{
  GApplication *application;
  char         *path;
  BglWindow    *window;
  BglRandom     random;
} Evening;

static Usage
get_usage (void)
{
  Usage usage = { 0 };
  struct mallinfo2 info;
  g_autofree char *text = NULL;
  g_autoptr (GDir) files = g_dir_open ("/proc/self/fd", 0, NULL);

  malloc_trim (0);
  info = mallinfo2 ();
  usage.pictures = (double) bgl_art_get_cache_size () / (1 << 20);
  usage.heap = (double) (info.uordblks + info.hblkhd) / (1 << 20) - usage.pictures;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    usage.resident = g_ascii_strtod (strchr (text, ' '), NULL) * (double) sysconf (_SC_PAGESIZE) / (1 << 20);
  while (files != NULL && g_dir_read_name (files) != NULL)
    usage.files++;

  return usage;
}

static BglTable *
get_table (Evening *self)
{
  return bgl_table_page_get_table (bgl_window_get_page (self->window));
}

/* In real time bots take their seconds, so there people sit, who know at once. */
static void
sit_down (Evening        *self,
          const BglRules *rules,
          guint           n_seats)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglTable) table = NULL;

  g_string_append_printf (text, "[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"%u\"]\n", rules->id, n_seats);
  for (guint i = 1; i <= n_seats; i++)
    g_string_append_printf (text, "[Seat%u \"%s\"]\n", i, rules->get_time != NULL ? "Anna" : "bot:beginner");
  g_string_append_c (text, '\n');

  record = bgl_record_parse (text->str, -1, NULL);
  table = bgl_table_new_from_record (record, NULL);
  bgl_window_show_table (self->window, table, NULL);
}

/* The button on the board that goes on, such as after a round of Bangkok; or NULL. */
static GtkWidget *
find_button (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      gtk_widget_has_css_class (widget, "suggested-action"))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *button = find_button (child);

      if (button != NULL)
        return button;
    }

  return NULL;
}

static void
play_game (Evening *self)
{
  BglTable *table = get_table (self);
  BglGame *game = bgl_table_get_game (table);
  const BglRules *rules = bgl_game_get_rules (game);
  BglView *view = bgl_table_page_get_view (bgl_window_get_page (self->window));

  bgl_table_set_pace (table, 0);
  while (!bgl_game_is_over (game) || bgl_view_get_busy (view))
    {
      if (bgl_view_get_busy (view))
        bgl_view_skip_animations (view);
      else if ((bgl_table_get_held (table) & BGL_HOLD_PERSON) != 0 && find_button (GTK_WIDGET (view)) != NULL)
        g_signal_emit_by_name (find_button (GTK_WIDGET (view)), "clicked");
      else if (bgl_table_is_waiting (table))
        bgl_table_play (table, rules->draw_move (bgl_game_get_state (game), &self->random), NULL);

      /* What the view and the bots have to do; nobody waits here for anything else. */
      g_main_context_iteration (NULL, !bgl_view_get_busy (view) && !bgl_table_is_waiting (table) &&
                                      !bgl_game_is_over (game));
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static gboolean
play_games (Evening        *self,
            const BglRules *rules,
            guint           n_games)
{
  const guint step = MAX (MIN (FIRST_GAMES, n_games / 4), 1);
  Usage first = { 0 }, last = { 0 };
  guint n_counts = 0;

  while (rules->seat_counts[n_counts] != 0)
    n_counts++;

  for (guint i = 0; i < n_games; i++)
    {
      /* Mostly once more with the same people; now and then with others, by way of the shelf. Memory is always
       * looked at with the same number of seats. */
      if (i % step % 10 == 0)
        {
          bgl_window_show_shelf (self->window);
          while (g_main_context_iteration (NULL, FALSE))
            ;
          sit_down (self, rules, rules->seat_counts[i % step / 10 % n_counts]);
        }
      else
        {
          g_action_group_activate_action (G_ACTION_GROUP (self->window), "again", NULL);
        }
      play_game (self);

      if ((i + 1) % step == 0 || i + 1 == n_games)
        {
          last = get_usage ();
          if (first.files == 0)
            first = last;
          g_print ("%-8s %5u games: %6.1f MB resident, %5.1f MB in use besides %4.1f MB of pictures, %u files open\n",
                   rules->id, i + 1, last.resident, last.heap, last.pictures, last.files);
        }
    }

  g_print ("%-8s %+.1f MB resident, %+.1f MB in use, %+d files since the first %u games\n", rules->id,
           last.resident - first.resident, last.heap - first.heap, (int) last.files - (int) first.files, step);

  return last.files <= first.files && last.heap - first.heap <= MEMORY_LIMIT;
}

/* Idling */

static guint n_polls;
static GPollFunc real_poll;

static int
count_poll (GPollFD *fds,
            guint    n_fds,
            int      timeout)
{
  int result = real_poll (fds, n_fds, timeout);

  n_polls++;

  return result;
}

static gboolean
end_cb (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
run_for (guint milliseconds)
{
  gboolean end = FALSE;

  g_timeout_add (milliseconds, end_cb, &end);
  while (!end)
    g_main_context_iteration (NULL, TRUE);
}

/* How often the main loop wakes up, not counting the end of the measurement itself. */
static gboolean
measure_idle (Evening    *self,
              const char *where,
              guint       seconds)
{
  guint n_before;
  struct rusage before, after;

  /* Pictures fade in, notices go, sounds end. */
  run_for (8000);

  getrusage (RUSAGE_SELF, &before);
  n_before = n_polls;
  run_for (seconds * 1000);
  getrusage (RUSAGE_SELF, &after);

  g_print ("idle %-22s %u wake-ups of the main loop in %u s, %ld of all threads\n", where,
           n_polls - n_before - 1, seconds, after.ru_nvcsw - before.ru_nvcsw - 1);

  return n_polls - n_before <= 1;
}

static void
reach_person (Evening        *self,
              const BglRules *rules)
{
  g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"%u\"]\n[Seat1 \"Anna\"]\n\n",
                                           rules->id, rules->seat_counts[0]);
  g_autoptr (BglRecord) record = bgl_record_parse (text, -1, NULL);
  g_autoptr (BglTable) table = bgl_table_new_from_record (record, NULL);

  bgl_window_show_table (self->window, table, NULL);
}

static gboolean
measure_idling (Evening *self,
                guint    seconds)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);
  gboolean quiet = TRUE;

  /* Nothing moves for ever, also where motion is welcome. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  real_poll = g_main_context_get_poll_func (NULL);
  g_main_context_set_poll_func (NULL, count_poll);

  bgl_window_show_shelf (self->window);
  quiet &= measure_idle (self, "at the shelf", seconds);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *where = g_strconcat ("at a table of ", games[i]->id, NULL);

      reach_person (self, games[i]);
      quiet &= measure_idle (self, where, seconds);
    }
  bgl_window_show_rules (self->window, "bango");
  quiet &= measure_idle (self, "in the rules beside it", seconds);
  bgl_window_close_reader (self->window);
  bgl_window_show_shelf (self->window);
  bgl_window_show_rules (self->window, "bongo");
  quiet &= measure_idle (self, "in the rulebook", seconds);
  bgl_window_close_reader (self->window);
  bgl_window_show_library (self->window);
  quiet &= measure_idle (self, "in the played games", seconds);

  return quiet;
}

int
main (int   argc,
      char *argv[])
{
  guint n_games = argc > 1 ? (guint) atoi (argv[1]) : 1000;
  guint seconds = argc > 2 ? (guint) atoi (argv[2]) : 30;
  const char *only = argc > 3 ? argv[3] : NULL;
  static const char *const finished[] = { "bangkok", "bango", "bongo", "bonobo", NULL };
  Evening evening = { 0 };
  g_autoptr (GFile) folder = NULL;
  g_autoptr (BglStore) store = NULL;
  gboolean good = TRUE;
  guint n;
  const BglRules *const *games = bgl_registry_list (&n);

  bgl_random_init (&evening.random, 1);
  evening.application = G_APPLICATION (bgl_application_new ());
  g_application_set_flags (evening.application, G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (evening.application, NULL, NULL))
    return EXIT_FAILURE;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_strv (bgl_settings_get (), BGL_SETTING_FINISHED_GAMES, finished);
  /* Drawing takes most of the time. */
  g_settings_set_int (bgl_settings_get (), BGL_SETTING_WIDTH, 400);
  g_settings_set_int (bgl_settings_get (), BGL_SETTING_HEIGHT, 400);
  evening.path = g_dir_make_tmp ("bungalow-endurance-XXXXXX", NULL);
  folder = g_file_new_for_path (evening.path);
  store = bgl_store_new (folder);
  evening.window = BGL_WINDOW (bgl_window_new (GTK_APPLICATION (evening.application), store));
  gtk_window_present (GTK_WINDOW (evening.window));
  run_for (1000);

  for (guint i = 0; i < n && n_games > 0; i++)
    if (only == NULL || g_str_equal (only, games[i]->id))
      good &= play_games (&evening, games[i], n_games);
  if (seconds > 0)
    good &= measure_idling (&evening, seconds);

  gtk_window_destroy (GTK_WINDOW (evening.window));
  g_object_unref (evening.application);
  g_free (evening.path);

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
