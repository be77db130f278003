/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-bot.h"
#include "engine/bgl-dealer.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-random.h"
#include "engine/bgl-registry.h"

#include "cli.h"

/* Sets the tags for “--option NAME=VALUE”. The values are checked when the game begins. */
static gboolean
set_option_tags (BglRecord  *record,
                 char      **options)
{
  for (guint i = 0; options != NULL && options[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (options[i], "=", 2);
      g_autofree char *tag = NULL;

      if (g_strv_length (pair) != 2)
        {
          cli_usage (_("An option must be written as NAME=VALUE, not “%s”."), options[i]);
          return FALSE;
        }

      tag = g_strconcat ("Option-", pair[0], NULL);
      bgl_record_set_tag (record, tag, pair[1]);
    }

  return TRUE;
}

/* Chooses the seats that the options leave open, such as the starting player, at random. This does not change the
 * dice that result from the seed. */
static void
choose_seats (BglRecord      *record,
              const BglRules *rules,
              guint           n_seats,
              guint64         seed)
{
  BglRandom random;

  bgl_random_init (&random, ~seed);
  for (const BglOptionInfo *info = rules->options; info != NULL && info->name != NULL; info++)
    {
      g_autofree char *tag = g_strconcat ("Option-", info->name, NULL);
      g_autofree char *seat = g_strdup_printf ("%u", bgl_random_below (&random, n_seats) + 1);

      if (info->kind == BGL_OPTION_SEAT && bgl_record_get_tag (record, tag) == NULL)
        bgl_record_set_tag (record, tag, seat);
    }
}

BglRecord *
cli_make_record (const BglRules  *rules,
                 int              n_seats,
                 char           **options,
                 guint64          seed)
{
  g_autoptr (BglRecord) record = bgl_record_new ();
  g_autofree char *seats = NULL;

  if (n_seats == 0)
    n_seats = rules->seat_counts[0];
  seats = g_strdup_printf ("%d", n_seats);
  bgl_record_set_tag (record, "Bungalow", "1");
  bgl_record_set_tag (record, "Game", rules->id);
  bgl_record_set_tag (record, "Seats", seats);
  if (!set_option_tags (record, options))
    return NULL;
  if (bgl_rules_allows_seats (rules, (guint) n_seats))
    choose_seats (record, rules, (guint) n_seats, seed);

  return g_steal_pointer (&record);
}

int
cli_new (int    argc,
         char **argv)
{
  int n_seats = 0;
  gint64 seed = g_random_int ();
  g_auto (GStrv) options = NULL;
  GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_INT, &n_seats, N_("Number of seats"), "N" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options, N_("Option of the game"), N_("NAME=VALUE") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("Random seed"), "S" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglRecord) begun = NULL;
  g_autoptr (BglDealer) dealer = NULL;
  g_autoptr (BglGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  const BglRules *rules;

  if (!cli_parse (&argc, &argv, _("GAME"), entries))
    return CLI_USAGE;
  if (argc > 2)
    return cli_usage (_("Name only one game."));

  rules = cli_find_game (argc > 1 ? argv[1] : NULL);
  if (rules == NULL)
    return CLI_USAGE;

  record = cli_make_record (rules, n_seats, options, (guint64) seed);
  if (record == NULL)
    return CLI_USAGE;

  game = bgl_record_begin (record, &error);
  if (game == NULL)
    return cli_usage ("%s", error->message);

  dealer = bgl_dealer_new ((guint64) seed);
  while (bgl_game_get_turn (game) == BGL_TURN_CHANCE)
    bgl_game_play (game, bgl_dealer_deal (dealer, game), NULL);

  begun = bgl_record_new_from_game (game);
  bgl_record_add_tags (begun, record);
  text = bgl_record_to_string (begun);
  g_print ("%s", text);

  return CLI_YES;
}

static void
print_events (BglGame *game,
              guint    line)
{
  guint n_events;
  const BglEvent *events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n_events);

  /* Resigning is the only event that does not come from the rules of a game. */
  if (bgl_game_get_resigned (game) != 0)
    g_print ("%u resigned seat=%u rule=%s\n", line, bgl_game_get_resigned (game), BGL_RULE_RECORD_RESIGN);

  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *text = bgl_rules_format_event (bgl_game_get_rules (game), &events[i]);

      g_print ("%u %s\n", line, text);
    }
}

int
cli_referee (int    argc,
             char **argv)
{
  gboolean events = FALSE;
  GOptionEntry entries[] = {
    { "events", 0, 0, G_OPTION_ARG_NONE, &events, N_("Print the events of each move"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *standing = NULL;

  if (!cli_parse (&argc, &argv, _("[FILE]"), entries))
    return CLI_USAGE;
  if (argc > 2)
    return cli_usage (_("Name only one game file."));

  record = cli_read_record (argc > 1 ? argv[1] : NULL, &error);
  if (record == NULL)
    return cli_fail (error);

  game = bgl_record_begin (record, &error);
  if (game == NULL)
    return cli_fail (error);

  for (guint i = 0; i < bgl_record_get_n_steps (record); i++)
    {
      if (!bgl_record_play (record, game, i, &error))
        return cli_fail (error);
      if (events)
        print_events (game, bgl_record_get_step (record, i)->line);
    }

  if (!bgl_record_check_result (record, game, &error))
    return cli_fail (error);

  standing = bgl_game_format_standing (game);
  g_print ("%s", standing);

  return CLI_YES;
}

/* Reads a record, and returns the game at its last position (transfer full). */
static BglGame *
read_game (const char  *filename,
           GError     **error)
{
  g_autoptr (BglRecord) record = cli_read_record (filename, error);

  return record != NULL ? bgl_record_replay (record, error) : NULL;
}

int
cli_moves (int    argc,
           char **argv)
{
  GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (BglGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree BglMove *moves = NULL;
  guint n_moves;

  if (!cli_parse (&argc, &argv, _("[FILE]"), entries))
    return CLI_USAGE;
  if (argc > 2)
    return cli_usage (_("Name only one game file."));

  game = read_game (argc > 1 ? argv[1] : NULL, &error);
  if (game == NULL)
    return cli_fail (error);

  if (bgl_game_get_turn (game) == BGL_TURN_CHANCE)
    {
      g_print ("*\n");
      return CLI_YES;
    }

  moves = bgl_game_list_moves (game, &n_moves);
  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *text = bgl_rules_format_move (bgl_game_get_rules (game),
                                                     bgl_game_get_state (game), moves[i]);

      g_print ("%s\n", text);
    }

  return CLI_YES;
}

int
cli_suggest (int    argc,
             char **argv)
{
  g_autofree char *level_nick = NULL;
  gint64 seed = 1;
  int milliseconds = 0;
  GOptionEntry entries[] = {
    { "level", 0, 0, G_OPTION_ARG_STRING, &level_nick, N_("Level of the bot"), N_("LEVEL") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("Random seed"), "S" },
    { "ms", 0, 0, G_OPTION_ARG_INT, &milliseconds, N_("Maximum thinking time, in milliseconds"), "N" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (BglGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  BglMove move = BGL_MOVE_NONE;
  guint level;
  int turn;

  if (!cli_parse (&argc, &argv, _("[FILE]"), entries))
    return CLI_USAGE;
  if (argc > 2)
    return cli_usage (_("Name only one game file."));
  if (level_nick == NULL)
    return cli_usage (_("Choose the level of the bot with --level LEVEL."));
  if (!cli_find_level (level_nick, &level))
    return CLI_USAGE;
  if (milliseconds < 0)
    return cli_usage (_("--ms takes a number of milliseconds."));

  game = read_game (argc > 1 ? argv[1] : NULL, &error);
  if (game == NULL)
    return cli_fail (error);

  turn = bgl_game_get_turn (game);
  if (turn != BGL_TURN_OVER && turn != BGL_TURN_CHANCE)
    move = bgl_bot_choose (bgl_game_get_rules (game), bgl_game_get_state (game), level,
                           bgl_bot_get_seed ((guint64) seed, bgl_game_get_ply (game)), (guint) milliseconds, NULL);
  if (move == BGL_MOVE_NONE)
    {
      g_printerr ("bungalow-cli: %s\n", _("No player can act now."));
      return CLI_NO;
    }

  text = bgl_rules_format_move (bgl_game_get_rules (game), bgl_game_get_state (game), move);
  g_print ("%s\n", text);

  return CLI_YES;
}
