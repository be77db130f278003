/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

#define BONGO "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n"
#define ROLL  "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo\n"
#define HEAD "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n"

/* Other programs depend on this text: what goes in, what comes out, and the exit status. A
 * NULL for the output means that it does not matter here. */
static const struct
{
  const char *name;
  const char *args;
  const char *input;
  int         status;
  const char *output;
  const char *errors; /* how standard error begins */
} calls[] = {
  { "new", "new bango --seed 7 --option first=1", "", 0, HEAD "[Option-first \"1\"]\n\n", "" },
  { "new-four", "new bango --seats 4 --option coughing=yes --option first=3", "", 0,
    "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n[Option-first \"3\"]\n"
    "[Option-coughing \"yes\"]\n\n", "" },
  { "new-nothing", "new", "", 2, "", "bungalow-cli: Name a game: " },
  { "new-unknown", "new chess", "", 2, "", "bungalow-cli: There is no game “chess”. Available games: " },
  { "new-three", "new bango --seats 3", "", 2, "", "bungalow-cli: " },
  { "new-bad-option", "new bango --option first=9", "", 2, "", "bungalow-cli: " },
  { "new-no-option", "new bango --option first", "", 2, "", "bungalow-cli: " },
  { "new-bad-flag", "new bango --frobnicate", "", 2, "", "bungalow-cli: " },

  { "referee", "referee", HEAD "\n1: 2,0\n", 0, "turn 2\nscore 17 17\n", "" },
  { "referee-four", "referee", "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n\n", 0,
    "turn 1\nscore 17 17 17 17\n", "" },
  { "referee-events", "referee --events", HEAD "\n1: 2,0\n\n2: 3,0\n", 0,
    "5 tile-laid seat=1 cell=2,0 rule=bango-touch\n"
    "7 tile-laid seat=2 cell=3,0 rule=bango-touch\nturn 1\nscore 17 17\n", "" },
  { "referee-over", "referee",
    HEAD "[Result \"1\"]\n\n1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n1: 0,4\n", 0,
    "over\nscore 17 17\nwinner 1\n", "" },
  { "referee-resigned", "referee --events", HEAD "[Result \"1\"]\n\n1: 2,0\n2: resign\n", 0,
    "6 tile-laid seat=1 cell=2,0 rule=bango-touch\n7 resigned seat=2 rule=record-resign\n"
    "over\nscore 17 17\nwinner 1\n", "" },
  { "referee-resigned-team", "referee", "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n\n1: resign\n", 0,
    "over\nscore 17 17 17 17\nwinner 2,4\n", "" },
  { "referee-no-resigning", "referee", BONGO "\n1: resign\n", 1, "", "line 5: refused (record-resign): " },
  { "moves-resigned", "moves", HEAD "\n1: resign\n", 0, "", "" },
  { "suggest-resigned", "suggest --level easy", HEAD "\n1: resign\n", 1, "", "bungalow-cli: " },
  { "referee-refused", "referee", HEAD "\n1: 2,1\n", 1, "", "line 5: refused (bango-touch): " },
  { "referee-syntax", "referee", "garbage", 1, "", "line 1: refused (record-syntax): " },
  { "referee-no-file", "referee no-such-file.bungalow", "", 2, "",
    "bungalow-cli: no-such-file.bungalow: No such file or directory" },
  { "referee-folder", "referee /", "", 2, "", "bungalow-cli: /: This is not a regular file." },
  { "referee-device", "referee /dev/zero", "", 2, "", "bungalow-cli: /dev/zero: This is not a regular file." },
  { "referee-bytes", "referee", HEAD "[Seat1 \"\xff\xfe\"]\n\n", 1, "",
    "line 4: refused (record-syntax): This is not UTF-8 text." },
  { "referee-control", "referee", HEAD "\n1: \x1b[31m\xe2\x80\xae" "0,1\n", 1, "",
    "line 5: refused (record-syntax): “ [31m0,1” is not a valid Bango move" },
  { "new-control", "new \x1b[31m", "", 2, "", "bungalow-cli: There is no game “ [31m”. " },
  { "referee-two-files", "referee a b", "", 2, "", "bungalow-cli: " },

  { "moves", "moves", HEAD "\n", 0,
    "1: 0,-1\n1: 1,-1\n1: -1,0\n1: 2,0\n1: 0,1\n1: 1,1\n", "" },
  { "moves-over", "moves",
    HEAD "\n1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n1: 0,4\n", 0, "", "" },
  { "moves-refused", "moves", HEAD "\n1: 2,1\n", 1, "", "line 5: refused (bango-touch): " },

  { "suggest-win", "suggest --level easy",
    HEAD "\n1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n", 0, NULL, "" },
  { "suggest-no-level", "suggest", HEAD "\n", 2, "", "bungalow-cli: Choose the level of the bot with --level LEVEL." },
  { "suggest-bad-level", "suggest --level genius", HEAD "\n", 2, "", "bungalow-cli: " },
  { "suggest-over", "suggest --level easy",
    HEAD "\n1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n1: 0,4\n", 1, "", "bungalow-cli: " },

  { "analyze-nodes", "analyze --nodes 0x", HEAD "\n", 2, "", "bungalow-cli: " },
  { "analyze-negative", "analyze --nodes -1", HEAD "\n", 2, "", "bungalow-cli: --nodes takes " },
  { "analyze-jobs", "analyze --jobs 65", HEAD "\n", 2, "", "bungalow-cli: --jobs takes " },
  { "analyze-two-files", "analyze a b", "", 2, "", "bungalow-cli: " },
  { "analyze-no-file", "analyze no-such-file.bungalow", "", 2, "",
    "bungalow-cli: no-such-file.bungalow: No such file or directory" },
  { "analyze-refused", "analyze", HEAD "\n1: 2,1\n", 1, "", "line 5: refused (bango-touch): " },
  { "analyze-syntax", "analyze", "garbage", 1, "", "line 1: refused (record-syntax): " },
  { "analyze-result", "analyze", HEAD "[Result \"1\"]\n\n1: 0,1\n", 1, "", "line 4: refused (record-result): " },
  { "analyze-real-time", "analyze", BONGO "\n" ROLL "2: call rhino @900\n1: call gnu @1200\n", 0,
    "5 seat=1 move=\"roll\"\n"
    "6 seat=0 move=\"film 3 3 animals gnu gnu gnu rhino bongo\"\n"
    "7 seat=2 time=900 call=wrong move=\"call rhino @900\"\n"
    "8 seat=1 time=1200 call=right move=\"call gnu @1200\"\n"
    "situation seat=1 rounds=1 right=1 wrong=0 lost=0 median=1200 points=1 rule=bongo-animal\n"
    "situation seat=2 rounds=1 right=0 wrong=1 lost=1 median=0 points=0 rule=bongo-animal\n"
    "situation seat=1 rounds=1 right=1 wrong=0 lost=0 median=1200 points=1 rule=all\n"
    "situation seat=2 rounds=1 right=0 wrong=1 lost=1 median=0 points=0 rule=all\n", "" },

  { "rules-no-page", "rules chess", "", 2, "", "bungalow-cli: The rulebook has no page “chess”." },
  { "rules-no-rule", "rules bango bango-castling", "", 2, "", "bungalow-cli: The page “bango” has no rule " },
  { "rules-no-language", "rules bango --language tlh", "", 2, "", "bungalow-cli: The rulebook is not available in the language “tlh”. Available languages: en" },
  { "rules", "rules bango bango-five --language en", "", 0, NULL, "" },

  { "match-no-seats", "match bango", "", 2, "", "bungalow-cli: Choose the bots with --seats " },
  { "match-three", "match bango --seats easy,easy,easy", "", 2, "", "bungalow-cli: " },
  { "match-no-games", "match bango --seats easy,easy --games 0", "", 2, "", "bungalow-cli: " },
  { "match-no-jobs", "match bango --seats easy,easy --jobs 0", "", 2, "", "bungalow-cli: --jobs takes " },
  { "match-no-time", "match bango --seats easy,easy --ms -1", "", 2, "", "bungalow-cli: --ms takes " },

  { "match-genius", "match bango --seats easy,genius", "", 2, "", "bungalow-cli: There is no level “genius”." },
  { "match-real-time-learner", "match bongo --seats easy,learner", "", 2, "", "bungalow-cli: There is no level " },

  { "bongo-new", "new bongo --option first=2 --option level=guards --option one-call=yes --option breath=0", "", 0,
    BONGO "[Option-first \"2\"]\n[Option-level \"guards\"]\n[Option-breath \"0\"]\n[Option-one-call \"yes\"]\n\n", "" },
  { "bongo-any", "referee", BONGO "\n" ROLL, 0,
    "turn any\nscore 0 0\ntrophies 0/0/0 0/0/0 supply 10/10/10\n", "" },
  { "bongo-events", "referee --events", BONGO "\n" ROLL "2: call rhino @900\n", 0,
    "5 thrown seat=1 rule=bongo-roll\n"
    "6 rolled film=3,3 animals=gnu,gnu,gnu,rhino,bongo poachers=- guard=- rule=bongo-levels\n"
    "7 called seat=2 word=rhino result=wrong time=900 rule=bongo-wrong-animal\n"
    "7 goes-on seat=2 word=rhino rule=bongo-goes-on\n"
    "7 waits seat=2 until=2900 rule=bongo-breath\n"
    "turn any\nscore 0 0\ntrophies 0/0/0 0/0/0 supply 10/10/10\n", "" },
  { "bongo-over", "referee",
    BONGO "[Position \"2/1/2 0/0/0\"]\n[Result \"1\"]\n\n" ROLL "1: call gnu @900\n", 0,
    "over\nscore 6 0\ntrophies 2/2/2 0/0/0 supply 8/8/8\nwinner 1\n", "" },
  { "bongo-refused", "referee", BONGO "\n" ROLL "2: call rhino @900\n2: call gnu @901\n", 1, "",
    "line 8: refused (bongo-breath): " },
  { "bongo-moves", "moves", BONGO "\n" ROLL "2: call rhino @900\n", 0,
    "1: call bongo\n1: call gnu\n1: call rhino\n1: call nothing\n"
    "2: call bongo\n2: call gnu\n2: call nothing\n", "" },
  { "bongo-chance", "moves", BONGO "\n1: roll\n", 0, "*\n", "" },
  { "bongo-suggest", "suggest --level expert", BONGO "\n" ROLL, 0, NULL, "" },

  { "nothing", "", "", 2, "", "Usage:" },
  { "unknown", "frobnicate", "", 2, "", "bungalow-cli: There is no command “frobnicate”." },
  { "version", "--version", "", 0, "bungalow-cli " PACKAGE_VERSION "\n", "" },

#ifdef HAS_DISTANCE
  { "host-no-broker", "host bango", "", 2, "", "bungalow-cli: Choose a broker with --broker URL." },
  { "host-bad-broker", "host bango --broker http://localhost", "", 2, "",
    "bungalow-cli: The address of a broker must be written as mqtts://HOST or mqtt://HOST." },
  { "host-all-bots", "host bango --broker mqtt://localhost --bots easy,easy", "", 2, "",
    "bungalow-cli: At least one seat must be left for a person." },
  { "host-bad-level", "host bango --broker mqtt://localhost --level best", "", 2, "",
    "bungalow-cli: There is no level “best”." },
  { "join-nothing", "join", "", 2, "", "bungalow-cli: Name one invitation." },
  { "join-nonsense", "join bungalow:bango", "", 2, "", "bungalow-cli: This is not an invitation." },
  { "join-code-alone", "join ABCD-EFGH-JKMN-PQRS-TVWX", "", 2, "",
    "bungalow-cli: The code of a table needs the address of its broker." },
  { "join-bad-seat", "join ABCD-EFGH-JKMN-PQRS-TVWX --seat 9", "", 2, "",
    "bungalow-cli: --seat takes a number from 1 to 8." },
  { "verify-nothing", "verify", "", 2, "", "bungalow-cli: Name one game file." },
  { "verify-no-file", "verify no-such-file.bungalow", "", 2, "",
    "bungalow-cli: no-such-file.bungalow: No such file or directory" },
#else
  { "host-missing", "host bango", "", 2, "", "bungalow-cli: There is no command “host”." },
#endif
};

static int
run (const char  *args,
     const char  *input,
     char       **output,
     char       **errors)
{
  g_autofree char *line = g_strdup_printf ("%s %s", g_getenv ("BUNGALOW_CLI"), args);
  g_auto (GStrv) argv = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  int fd;

  /* From a file: a pipe breaks when the program ends without having read it. */
  fd = g_file_open_tmp ("bungalow-cli-XXXXXX", &path, &error);
  g_assert_no_error (error);
  g_close (fd, NULL);
  g_file_set_contents (path, input, -1, &error);
  g_assert_no_error (error);

  g_assert_true (g_shell_parse_argv (line, NULL, &argv, NULL));
  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                        G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_subprocess_launcher_set_stdin_file_path (launcher, path);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, output, errors, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_true (g_subprocess_get_if_exited (process));

  return g_subprocess_get_exit_status (process);
}

static void
test_call (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  int status = run (calls[i].args, calls[i].input, &output, &errors);

  g_assert_cmpint (status, ==, calls[i].status);
  if (calls[i].output != NULL)
    g_assert_cmpstr (output, ==, calls[i].output);
  if (*calls[i].errors == '\0')
    g_assert_cmpstr (errors, ==, "");
  else
    g_assert_true (g_str_has_prefix (errors, calls[i].errors));
}

/* The help of a command names the program, so that its usage can be copied. Help that was asked for can be piped. */
static void
test_help (void)
{
  static const char *const commands[] = {
    "new", "referee", "moves", "suggest", "match", "analyze", "rules", "bench",
#ifdef HAS_DISTANCE
    "host", "join", "verify",
#endif
  };
  g_autofree char *usage = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (run ("--help", "", &usage, &errors), ==, 0);
  g_assert_cmpstr (errors, ==, "");

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *args = g_strdup_printf ("%s --help", commands[i]);
      g_autofree char *line = g_strdup_printf ("\n  bungalow-cli %s", commands[i]);
      g_autofree char *output = NULL;

      g_assert_cmpint (run (args, "", &output, NULL), ==, 0);
      g_assert_nonnull (strstr (output, line));
      g_assert_nonnull (strstr (usage, line));
    }
}

static char *
read_tag (const char *record,
          const char *tag)
{
  g_autofree char *pattern = g_strdup_printf ("(?m)^\\[%s \"(.*)\"\\]$", tag);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_true (g_regex_match (regex, record, 0, &match));

  return g_match_info_fetch (match, 1);
}

/* The seed chooses the starting player, and the record says which one. The option chooses another one, and the dice
 * stay the same. */
static void
test_starting_player (void)
{
  static const char *const games[] = { "bango", "bongo", "bangkok", "bonobo" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      guint counts[3] = { 0 };

      for (guint seed = 1; seed <= 40; seed++)
        {
          g_autofree char *args = g_strdup_printf ("new %s --seats 2 --seed %u", games[i], seed);
          g_autofree char *given = g_strdup_printf ("%s --option first=2", args);
          g_autofree char *first = NULL, *second = NULL, *chosen = NULL, *seat = NULL, *other = NULL;

          g_assert_cmpint (run (args, "", &first, NULL), ==, 0);
          g_assert_cmpint (run (args, "", &second, NULL), ==, 0);
          g_assert_cmpstr (first, ==, second);
          seat = read_tag (first, "Option-first");
          g_assert_true (g_str_equal (seat, "1") || g_str_equal (seat, "2"));
          counts[*seat - '0']++;

          g_assert_cmpint (run (given, "", &chosen, NULL), ==, 0);
          other = read_tag (chosen, "Option-first");
          g_assert_cmpstr (other, ==, "2");
          g_assert_cmpstr (strstr (first, "\n\n"), ==, strstr (chosen, "\n\n"));
        }

      g_assert_cmpuint (counts[1], >, 10);
      g_assert_cmpuint (counts[2], >, 10);
    }
}

static void
set_variable (const char *name,
              const char *value)
{
  if (value != NULL)
    g_setenv (name, value, TRUE);
  else
    g_unsetenv (name);
}

/* People read messages in their language; programs always read the same words. */
static void
test_language (void)
{
  static const struct
  {
    const char *args;
    const char *input;
    int         status;
    const char *output;
    const char *errors;
  } french[] = {
    { "new chess", "", 2, "", "bungalow-cli: Il n’y a pas de jeu «\u00a0chess\u00a0»." },
    { "referee", HEAD "\n1: 2,1\n", 1, "", "ligne\u00a05\u00a0: refusé (bango-touch)\u00a0: " },
    { "frobnicate", "", 2, "", "bungalow-cli: Il n’y a pas de commande «\u00a0frobnicate\u00a0».\nUtilisation\u00a0:\n" },
    { "rules chess", "", 2, "", "bungalow-cli: Le livret de règles n’a pas de page «\u00a0chess\u00a0»." },
    { "match bango --seats easy,easy,easy", "", 2, "", "bungalow-cli: Ce jeu ne se joue pas à 3\u00a0joueurs." },
    { "suggest", HEAD "\n", 2, "", "bungalow-cli: Choisissez le niveau " },
    { "referee", HEAD "\n1: 2,0\n", 0, "turn 2\nscore 17 17\n", "" },
    { "new bango --option first=1", "", 0, HEAD "[Option-first \"1\"]\n\n", "" },
  };
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autofree char *help = NULL;
  gboolean translates = TRUE;

  g_setenv ("LANGUAGE", "fr", TRUE);

  for (guint i = 0; translates && i < G_N_ELEMENTS (french); i++)
    {
      g_autofree char *output = NULL;
      g_autofree char *errors = NULL;

      g_assert_cmpint (run (french[i].args, french[i].input, &output, &errors), ==, french[i].status);
      /* Newer C libraries translate nothing in C.UTF-8. */
      translates = i > 0 || !g_str_has_prefix (errors, "bungalow-cli: There is");
      if (!translates)
        break;
      g_assert_cmpstr (output, ==, french[i].output);
      if (*french[i].errors == '\0')
        g_assert_cmpstr (errors, ==, "");
      else if (!g_str_has_prefix (errors, french[i].errors))
        g_assert_cmpstr (errors, ==, french[i].errors);
    }

  g_assert_cmpint (run ("suggest --help", "", &help, NULL), ==, 0);
  if (translates)
    g_assert_nonnull (strstr (help, "Niveau de l’ordinateur"));
  else
    g_test_skip ("no locale in which messages are translated");

  set_variable ("LANGUAGE", before);
}

/* The words on the boards of examples are those of the page, whatever the locale is. */
static void
test_boards (void)
{
  static const struct
  {
    const char *args;
    const char *board;
  } pages[] = {
    { "rules bangkok bangkok-overview --language en",
      "    Goal: 9\n    Values board:  1 -  2 -  3 r  4 -  5 g  6 -\n    Pool: r1 r5 g1 g3 g3\n    Player 1  r4\n" },
    { "rules bangkok bangkok-overview --language fr",
      "    Objectif\u00a0: 9\n    Plateau des valeurs\u00a0:  1 -  2 -  3 r  4 -  5 g  6 -\n    Réserve\u00a0: r1 r5 g1 g3 g3\n" },
    { "rules bangkok bangkok-overview --language ru",
      "    Цель: 9\n    Планшет стоимости:  1 -  2 -  3 r  4 -  5 g  6 -\n    Общий запас: r1 r5 g1 g3 g3\n" },
    { "rules bongo bongo-overview --language en", "    Film: 1, 2.\n    White: gnu, rhino, gnu, bongo, gnu.\n" },
    { "rules bongo bongo-overview --language fr", "    Pellicule\u00a0: 1, 2.\n    Blancs\u00a0: gnou, rhino, gnou, bongo, gnou.\n" },
    { "rules bongo bongo-overview --language ru", "    Плёнка: 1, 2.\n    Белые: гну, носорог, гну, бонго, гну.\n" },
  };
  static const struct
  {
    const char *locale;
    const char *language;
  } users[] = {
    { "C", NULL },
    { "C", "ru" },
    { "C.UTF-8", NULL },
    { "C.UTF-8", "fr" },
    { "C.UTF-8", "ru:fr" },
    { "en_US.UTF-8", "fr" },
    { "fr_FR.UTF-8", NULL },
  };
  g_autofree char *locale = g_strdup (g_getenv ("LC_ALL"));
  g_autofree char *language = g_strdup (g_getenv ("LANGUAGE"));

  for (guint i = 0; i < G_N_ELEMENTS (users); i++)
    for (guint j = 0; j < G_N_ELEMENTS (pages); j++)
      {
        g_autofree char *output = NULL;

        set_variable ("LC_ALL", users[i].locale);
        set_variable ("LANGUAGE", users[i].language);
        g_assert_cmpint (run (pages[j].args, "", &output, NULL), ==, 0);
        if (strstr (output, pages[j].board) == NULL)
          g_assert_cmpstr (output, ==, pages[j].board);
      }

  set_variable ("LC_ALL", locale);
  set_variable ("LANGUAGE", language);
}

/* The same seed gives the same match, and both sit on both sides. */
static void
test_match (void)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  char *rate;

  g_assert_cmpint (run ("match bango --seats easy,beginner --games 4 --seed 3", "", &first, NULL), ==, 0);
  g_assert_cmpint (run ("match bango --seats easy,beginner --games 4 --seed 3 --jobs 1", "", &second, NULL), ==, 0);

  /* The rate of play depends on the machine. */
  rate = strstr (first, "moves/s");
  g_assert_nonnull (rate);
  *rate = '\0';
  *strstr (second, "moves/s") = '\0';
  g_assert_cmpstr (first, ==, second);
  g_assert_nonnull (strstr (first, "\n1   easy "));
  g_assert_nonnull (strstr (first, "\n2   beginner "));
}

/* The learner, who is only for measurements, wins or loses some games against the lowest level. */
static void
test_match_learner (void)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (run ("match bango --seats beginner,learner --games 8", "", &output, NULL), ==, 0);
  g_assert_true (g_regex_match_simple ("^2   learner +0\\.[0-9]*[1-9]", output, G_REGEX_MULTILINE, 0));
}

/* Input that never ends is not read for ever. */
static void
test_endless (void)
{
  g_autofree char *command = g_strdup_printf ("%s referee </dev/zero", g_getenv ("BUNGALOW_CLI"));
  const char *const argv[] = { "sh", "-c", command, NULL };
  g_autofree char *errors = NULL;
  g_autoptr (GSubprocess) process = NULL;

  process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDERR_PIPE, NULL);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &errors, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 2);
  g_assert_cmpstr (errors, ==, "bungalow-cli: The input is too large for a game file.\n");
}

/* Output that goes nowhere is not a success. */
static void
test_full (void)
{
  g_autofree char *command = g_strdup_printf ("%s new bango >/dev/full", g_getenv ("BUNGALOW_CLI"));
  const char *const argv[] = { "sh", "-c", command, NULL };
  g_autofree char *errors = NULL;
  g_autoptr (GSubprocess) process = NULL;

  process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDERR_PIPE, NULL);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &errors, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 2);
  g_assert_cmpstr (errors, ==, "bungalow-cli: The output could not be written.\n");
}

/* A line for each move, in which player 2 does not stop the row in time, and one for each seat. The same seed gives the same
 * output. */
static void
test_analyze (void)
{
  const char *record = HEAD "[Seat1 \"Anna\"]\n\n1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n1: 0,4\n";
  g_autofree char *output = NULL;
  g_autofree char *again = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (run ("analyze --seed 3 --jobs 2 --nodes 100", record, &output, NULL), ==, 0);
  g_assert_cmpint (run ("analyze --seed 3 --jobs 1 --nodes 100", record, &again, NULL), ==, 0);
  g_assert_cmpstr (output, ==, again);

  lines = g_strsplit (output, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 10);
  for (guint i = 0; i < 7; i++)
    g_assert_true (g_regex_match_simple ("^[0-9]+ seat=[12] chance=[0-9.]+,[0-9.]+ error=[0-9.]+ loss=[0-9.]+ "
                                         "loss-error=[0-9.]+ grade=[a-z]+ move=\"[0-9,-]+\"( best=\"[0-9,-]+\")?$",
                                         lines[i], 0, 0));
  g_assert_true (g_str_has_prefix (lines[0], "6 seat=1 "));
  g_assert_nonnull (strstr (lines[4], " grade=none "));
  g_assert_nonnull (strstr (lines[3], " chance=100.00,0.00 error=0.00 "));
  g_assert_nonnull (strstr (lines[3], " grade=blunder move=\"1,2\" best="));
  g_assert_nonnull (strstr (lines[6], " chance=100.00,0.00 error=0.00 loss=0.00 "));
  g_assert_true (g_str_has_prefix (lines[7], "sum seat=1 start="));
  g_assert_nonnull (strstr (lines[7], " result=100.000000 "));
  g_assert_nonnull (strstr (lines[8], " result=0.000000 "));
}

/* One line a game: its name and two rates. */
static void
test_bench (void)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (run ("bench", "", &output, NULL), ==, 0);
  g_assert_true (g_regex_match_simple ("^(?:[a-z]+ [0-9]+ [0-9]+\\n)+$", output, 0, 0));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/%s", calls[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_call);
    }
  g_test_add_func ("/cli/help", test_help);
  g_test_add_func ("/cli/starting-player", test_starting_player);
  g_test_add_func ("/cli/language", test_language);
  g_test_add_func ("/cli/boards", test_boards);
  g_test_add_func ("/cli/match", test_match);
  g_test_add_func ("/cli/match-learner", test_match_learner);
  g_test_add_func ("/cli/endless", test_endless);
  g_test_add_func ("/cli/full", test_full);
  g_test_add_func ("/cli/analyze", test_analyze);
  g_test_add_func ("/cli/bench", test_bench);

  return g_test_run ();
}
