/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gunixinputstream.h>
#include <glib-unix.h>
#include <unistd.h>

#include "engine/bgl-i18n.h"
#include "net/bgl-distance.h"
#include "net/bgl-verify.h"

#include "cli-talk.h"
#include "cli.h"

/* How long to wait for others who have not seen the end of the game, and for the broker, in milliseconds. */
#define LINGER 10000
#define FLUSH  3000

/* One participant on the command line. */
typedef struct
{
  BglDistance      *distance;
  GMainLoop        *loop;
  GDataInputStream *input;   /* NULL if a bot plays, or nobody */
  GQueue           *lines;   /* what was typed before it was one's turn */
  gboolean          ended;   /* no more input */
  gboolean          stopped; /* the connection is closed */
  guint             printed; /* moves */
  guint             linger_id;
  int               status;
} Player;

/* The options of both commands. */
typedef struct
{
  char    *broker;
  char    *level;
  char    *name;
  char    *state;
  char    *output;
  char    *authority;
  int      seat;
  gboolean watch;
} Arguments;

#define COMMON_ENTRIES(arguments)                                                                                     \
  { "broker", 0, 0, G_OPTION_ARG_STRING, &(arguments).broker, N_("Address of the broker"), "URL" },                  \
  { "level", 0, 0, G_OPTION_ARG_STRING, &(arguments).level, N_("Let a bot play"), N_("LEVEL") },                     \
  { "name", 0, 0, G_OPTION_ARG_STRING, &(arguments).name, N_("Name that others see"), N_("NAME") },                  \
  { "seat", 0, 0, G_OPTION_ARG_INT, &(arguments).seat, N_("Preferred seat"), "N" },                                  \
  { "state", 0, 0, G_OPTION_ARG_FILENAME, &(arguments).state, N_("File to continue the game after a restart"),       \
    N_("FILE") },                                                                                                     \
  { "output", 0, 0, G_OPTION_ARG_FILENAME, &(arguments).output, N_("Where to save the game when it is over"),        \
    N_("FILE") },                                                                                                     \
  { "authority", 0, 0, G_OPTION_ARG_FILENAME, &(arguments).authority,                                                \
    N_("Certificates to trust instead of those of the system"), N_("FILE") }

static void
arguments_clear (Arguments *arguments)
{
  g_free (arguments->broker);
  g_free (arguments->level);
  g_free (arguments->name);
  g_free (arguments->state);
  g_free (arguments->output);
  g_free (arguments->authority);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, arguments_clear)

/* What happens at the table */

static void
presence_cb (BglDistance *distance,
             guint        seat,
             gboolean     present,
             gpointer     user_data)
{
  if (present)
    /* Translators: the player at this seat is connected. */
    cli_say (_("Seat %u is connected."), seat);
  else
    cli_say (_("Seat %u is not connected."), seat);
}

static void
online_cb (BglDistance *distance,
           gboolean     online,
           gpointer     user_data)
{
  cli_say ("%s", online ? _("Connected to the broker.") : _("Offline. Reconnecting…"));
}

static void
failed_cb (BglDistance *distance,
           const char  *reason,
           gpointer     user_data)
{
  Player *player = user_data;

  cli_say ("bungalow-cli: %s", reason);
  player->status = CLI_USAGE;
  g_main_loop_quit (player->loop);
}

static void
stopped_cb (Player *player)
{
  player->stopped = TRUE;
  g_main_loop_quit (player->loop);
}

static gboolean
linger_cb (gpointer user_data)
{
  Player *player = user_data;

  player->linger_id = 0;
  g_main_loop_quit (player->loop);

  return G_SOURCE_REMOVE;
}

/* Makes the next typed move, if it is one's turn. */
static void
play_line (Player *player)
{
  BglTable *table = bgl_distance_get_table (player->distance);
  BglSession *session = bgl_distance_get_session (player->distance);
  g_autofree char *line = NULL;
  g_autoptr (GError) error = NULL;
  BglGame *game;
  guint seat = 0;

  if (table == NULL || !bgl_table_is_waiting (table) || g_queue_is_empty (player->lines))
    return;

  game = bgl_table_get_game (table);
  if (bgl_game_get_turn (game) > 0)
    seat = (guint) bgl_game_get_turn (game);
  else
    while (seat == 0 || (seat < bgl_game_get_n_seats (game) && !bgl_session_is_own_seat (session, seat)))
      seat++;

  line = g_queue_pop_head (player->lines);
  if (bgl_game_get_turn (game) == BGL_TURN_ANY)
    {
      BglMove move;

      if (bgl_game_parse_move (game, seat, line, &move, &error) &&
          bgl_table_call (table, move, g_get_monotonic_time ()))
        return;
    }
  else if (bgl_table_play_text (table, seat, line, &error))
    return;

  if (error != NULL)
    cli_fail (error);
}

/* Shows new moves, and lets the next player act. */
static void
follow (Player *player)
{
  BglTable *table = bgl_distance_get_table (player->distance);
  BglGame *game = table != NULL ? bgl_table_get_game (table) : NULL;

  /* After moves were taken back, others come in their place. */
  if (game != NULL)
    player->printed = MIN (player->printed, bgl_game_get_ply (game));
  for (; game != NULL && player->printed < bgl_game_get_ply (game); player->printed++)
    {
      g_autofree char *move = bgl_game_format_move (game, player->printed);

      g_print ("%s\n", move);
    }

  if (game != NULL && bgl_game_get_turn (game) == BGL_TURN_ANY && !bgl_table_get_calls_open (table))
    bgl_table_open_calls (table, g_get_monotonic_time ());
  play_line (player);

  if (game != NULL && bgl_game_is_over (game) && player->linger_id == 0)
    player->linger_id = g_timeout_add (LINGER, linger_cb, player);
  if (bgl_session_is_settled (bgl_distance_get_session (player->distance)) ||
      (player->ended && g_queue_is_empty (player->lines)))
    g_main_loop_quit (player->loop);
}

/* Commands can be given at any time. */
static void
read_line (Player *player,
           char   *line)
{
  if (*line == '/')
    {
      cli_command (player->distance, line + 1);
      g_free (line);
    }
  else if (*line != '\0')
    g_queue_push_tail (player->lines, line);
  else
    g_free (line);
}

static void
started_cb (BglDistance *distance,
            gpointer     user_data)
{
  bgl_table_start (bgl_distance_get_table (distance));
}

/* Input */

static void read_next (Player *player);

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Player *player = user_data;
  char *line = g_data_input_stream_read_line_finish_utf8 (G_DATA_INPUT_STREAM (source), result, NULL, NULL);

  if (line != NULL)
    {
      read_line (player, g_strstrip (line));
      read_next (player);
    }
  else
    player->ended = TRUE;
  follow (player);
}

static void
read_next (Player *player)
{
  g_data_input_stream_read_line_async (player->input, G_PRIORITY_DEFAULT, NULL, read_cb, player);
}

static gboolean
interrupt_cb (gpointer user_data)
{
  Player *player = user_data;

  player->status = CLI_NO;
  g_main_loop_quit (player->loop);

  return G_SOURCE_CONTINUE;
}

/* Plays until the game is over, the input ends, or somebody presses Ctrl+C. */
static int
run (BglDistance *distance,
     Arguments   *arguments)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Player player = { .distance = distance, .loop = loop, .lines = g_queue_new (), .status = CLI_YES };
  guint interrupt_id = g_unix_signal_add (SIGINT, interrupt_cb, &player);
  guint terminate_id = g_unix_signal_add (SIGTERM, interrupt_cb, &player);
  BglGame *game;

  g_signal_connect (distance, "news", G_CALLBACK (cli_tell_news), NULL);
  g_signal_connect (distance, "presence", G_CALLBACK (presence_cb), NULL);
  g_signal_connect (distance, "online", G_CALLBACK (online_cb), NULL);
  g_signal_connect (distance, "started", G_CALLBACK (started_cb), NULL);
  g_signal_connect (distance, "failed", G_CALLBACK (failed_cb), &player);
  /* A command may leave the table. */
  g_signal_connect_swapped (distance, "stopped", G_CALLBACK (stopped_cb), &player);
  g_signal_connect_swapped (distance, "changed", G_CALLBACK (follow), &player);

  if (arguments->level == NULL && !arguments->watch)
    {
      g_autoptr (GInputStream) stream = g_unix_input_stream_new (STDIN_FILENO, FALSE);

      player.input = g_data_input_stream_new (stream);
      read_next (&player);
    }

  bgl_distance_start (distance);
  g_main_loop_run (loop);
  if (player.status != CLI_USAGE && !player.stopped)
    {
      g_signal_handlers_disconnect_by_func (distance, follow, &player);
      g_clear_handle_id (&player.linger_id, g_source_remove);
      bgl_distance_stop (distance, FLUSH);
      g_main_loop_run (loop);
    }

  game = bgl_session_get_game (bgl_distance_get_session (distance));
  if (game != NULL)
    {
      g_autofree char *standing = bgl_game_format_standing (game);

      g_print ("%s", standing);
    }
  if (game != NULL && arguments->output != NULL)
    {
      g_autofree char *text = bgl_verify_format (bgl_distance_get_session (distance));
      g_autoptr (GError) error = NULL;

      if (!g_file_set_contents (arguments->output, text, -1, &error))
        player.status = cli_usage ("%s", error->message);
    }

  g_signal_handlers_disconnect_by_data (distance, &player);
  g_clear_handle_id (&player.linger_id, g_source_remove);
  g_source_remove (interrupt_id);
  g_source_remove (terminate_id);
  g_queue_free_full (player.lines, g_free);

  return player.status;
}

/* Converts the options of a command. Returns FALSE after a message. */
static gboolean
read_options (const Arguments    *arguments,
              BglDistanceOptions *options)
{
  g_autoptr (GError) error = NULL;
  guint level;

  *options = (BglDistanceOptions) {
    .authority = arguments->authority,
    .state = arguments->state,
    .name = arguments->name,
    .level = -1,
    .watch = arguments->watch,
  };
  if (arguments->seat < 0 || arguments->seat > BGL_MAX_SEATS)
    {
      cli_usage (_("--seat takes a number from 1 to %u."), BGL_MAX_SEATS);
      return FALSE;
    }
  options->seat = (guint) arguments->seat;

  if (arguments->level != NULL)
    {
      if (!cli_find_level (arguments->level, &level))
        return FALSE;
      options->level = (int) level;
    }

  if (arguments->broker != NULL)
    {
      options->broker = bgl_broker_parse (arguments->broker, &error);
      if (options->broker == NULL)
        {
          cli_usage ("%s", error->message);
          return FALSE;
        }
    }

  return TRUE;
}

/* Gives the last seats to bots. */
static gboolean
set_bots (BglRecord  *table,
          const char *bots)
{
  g_auto (GStrv) nicks = g_strsplit (bots, ",", -1);
  guint n_bots = g_strv_length (nicks);
  guint n_seats = bgl_record_get_n_seats (table);

  if (n_bots >= n_seats)
    {
      cli_usage (_("At least one seat must be left for a person."));
      return FALSE;
    }

  for (guint i = 0; i < n_bots; i++)
    {
      g_autofree char *tag = g_strdup_printf ("Seat%u", n_seats - n_bots + i + 1);
      g_autofree char *value = g_strconcat ("bot:", nicks[i], NULL);
      guint level;

      if (!cli_find_level (nicks[i], &level))
        return FALSE;
      bgl_record_set_tag (table, tag, value);
    }

  return TRUE;
}

int
cli_host (int    argc,
          char **argv)
{
  g_auto (Arguments) arguments = { 0 };
  g_autofree char *bots = NULL;
  g_auto (GStrv) game_options = NULL;
  int n_seats = 0;
  GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_INT, &n_seats, N_("Number of seats"), "N" },
    { "bots", 0, 0, G_OPTION_ARG_STRING, &bots, N_("Levels of bots on the last seats"), N_("LEVEL,LEVEL…") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &game_options, N_("Option of the game"), N_("NAME=VALUE") },
    COMMON_ENTRIES (arguments),
    G_OPTION_ENTRY_NULL
  };
  BglDistanceOptions options;
  g_autoptr (BglRecord) table = NULL;
  g_autoptr (BglGame) game = NULL;
  g_autoptr (BglDistance) distance = NULL;
  g_autoptr (GError) error = NULL;
  const BglRules *rules;

  if (!cli_parse (&argc, &argv, _("GAME"), entries))
    return CLI_USAGE;
  if (argc > 2)
    return cli_usage (_("Name only one game."));
  rules = cli_find_game (argc > 1 ? argv[1] : NULL);
  if (rules == NULL)
    return CLI_USAGE;

  table = cli_make_record (rules, n_seats, game_options, ((guint64) g_random_int () << 32) | g_random_int ());
  if (table == NULL || (bots != NULL && !set_bots (table, bots)))
    return CLI_USAGE;
  game = bgl_record_begin (table, &error);
  if (game == NULL)
    return cli_usage ("%s", error->message);
  if (arguments.broker == NULL)
    return cli_usage (_("Choose a broker with --broker URL."));
  if (!read_options (&arguments, &options))
    return CLI_USAGE;

  distance = bgl_distance_host (table, &options, &error);
  if (distance == NULL)
    return cli_usage ("%s", error->message);
  g_print ("%s\n", bgl_distance_get_invitation (distance));

  return run (distance, &arguments);
}

int
cli_join (int    argc,
          char **argv)
{
  g_auto (Arguments) arguments = { 0 };
  GOptionEntry entries[] = {
    { "watch", 0, 0, G_OPTION_ARG_NONE, &arguments.watch, N_("Only watch"), NULL },
    COMMON_ENTRIES (arguments),
    G_OPTION_ENTRY_NULL
  };
  BglDistanceOptions options;
  g_autoptr (BglDistance) distance = NULL;
  g_autoptr (GError) error = NULL;

  if (!cli_parse (&argc, &argv, _("INVITATION"), entries))
    return CLI_USAGE;
  if (argc != 2)
    return cli_usage (_("Name one invitation."));
  if (!read_options (&arguments, &options))
    return CLI_USAGE;

  distance = bgl_distance_join (argv[1], &options, &error);
  if (distance == NULL)
    return cli_usage ("%s", error->message);

  return run (distance, &arguments);
}
