/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "monkey.h"

/*
 * As a test, the monkey plays each game for a short while with fixed seeds. With --long as the first option it
 * plays as tests/measure-monkey says, which explains the other options.
 */

#define TEST_STEPS 20
#define LONG_STEPS 300
/* More than any single piece of work takes, even where a sanitizer slows it down. */
#define STUCK_SECONDS 60

static const char *const languages[] = { "en", "fr", "ru" };
static GApplication *application;

static const char *
get_language (guint64 seed)
{
  return languages[seed % G_N_ELEMENTS (languages)];
}

static void
test_monkey (gconstpointer data)
{
  for (guint64 seed = 1; seed <= 2; seed++)
    monkey_run (application, data, seed, TEST_STEPS, NULL, get_language (seed));
}

static int
run_long (const BglGameUi *ui,
          double           minutes,
          gboolean         once,
          guint64          seed,
          guint            n_steps,
          const char      *only,
          const char      *language)
{
  gint64 end = g_get_monotonic_time () + (gint64) (minutes * 60 * G_USEC_PER_SEC);
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  monkey_watch (STUCK_SECONDS);
  do
    {
      const BglGameUi *present = ui != NULL ? ui : uis[seed % n_uis];
      const char *spoken = language != NULL ? language : get_language (seed / n_uis);

      g_print ("--game %s --language %s --seed %" G_GUINT64_FORMAT " --steps %u\n",
               present->rules->id, spoken, seed, n_steps);
      monkey_run (application, present, seed, n_steps, only, spoken);
      seed++;
    }
  while (!once && g_get_monotonic_time () < end);

  return EXIT_SUCCESS;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *game = NULL;
  g_autofree char *language = NULL;
  g_autofree char *only = NULL;
  double minutes = 0;
  gint64 seed = -1;
  int n_steps = LONG_STEPS;
  gboolean is_long = argc > 1 && g_str_equal (argv[1], "--long");
  const GOptionEntry entries[] = {
    { "long", 0, 0, G_OPTION_ARG_NONE, &is_long, NULL, NULL },
    { "minutes", 0, 0, G_OPTION_ARG_DOUBLE, &minutes, NULL, NULL },
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, NULL, NULL },
    { "language", 0, 0, G_OPTION_ARG_STRING, &language, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, NULL, NULL },
    { "only", 0, 0, G_OPTION_ARG_STRING, &only, NULL, NULL },
    { "steps", 0, 0, G_OPTION_ARG_INT, &n_steps, NULL, NULL },
    { NULL }
  };
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  if (is_long)
    {
      g_autoptr (GOptionContext) context = g_option_context_new (NULL);
      g_autoptr (GError) error = NULL;

      g_option_context_add_main_entries (context, entries, NULL);
      if (!g_option_context_parse (context, &argc, &argv, &error) ||
          (game != NULL && bgl_game_ui_find (game) == NULL))
        {
          g_printerr ("%s\n", error != NULL ? error->message : "There is no such game.");
          return 2;
        }
    }

  monkey_manage_windows ();
  application = fixture_init (&argc, &argv);
  monkey_install_handlers ();

  if (is_long)
    return run_long (game != NULL ? bgl_game_ui_find (game) : NULL, minutes, minutes <= 0,
                     seed >= 0 ? (guint64) seed : (guint64) g_get_real_time (), (guint) n_steps, only, language);

  for (guint i = 0; i < n_uis; i++)
    {
      g_autofree char *path = g_strconcat ("/monkey/", uis[i]->rules->id, NULL);

      g_test_add_data_func (path, uis[i], test_monkey);
    }

  return g_test_run ();
}
