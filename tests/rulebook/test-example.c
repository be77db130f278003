/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "rulebook/bgl-book.h"

#define HEAD "[Game \"bango\"]\n[Seats \"2\"]\n\n"

static gboolean
run (const char  *text,
     GError     **error)
{
  g_autoptr (BglExample) example = bgl_example_parse (text, error);

  return example != NULL && bgl_example_run (example, error);
}

/* An example that says something untrue of the rules must not pass. */
static const struct
{
  const char *name;
  const char *text;
  guint       line; /* where it fails; 0 when it holds */
} examples[] = {
  { "holds", HEAD "refused 1: 2,1 (bango-touch)\ntry 1\n1: 2,0\nexpect turn 2\n"
                  "expect event tile-laid cell=2,0\nexpect score 17 17", 0 },
  { "position", "[Game \"bango\"]\n[Seats \"2\"]\n"
                "[Position \"0,0 YYYYR/RRRY. stock 5 5\"]\n\n1: -1,0\nexpect over\nexpect winner 1\n"
                "expect event five", 0 },
  { "move-refused", HEAD "1: 2,1", 4 },
  { "refused-allowed", HEAD "refused 1: 2,0 (bango-touch)", 4 },
  { "refused-otherwise", HEAD "refused 1: 2,1 (bango-turns)", 4 },
  { "standing-otherwise", HEAD "1: 2,0\nexpect turn 1", 5 },
  { "no-such-event", HEAD "1: 2,0\nexpect event five", 5 },
  { "event-otherwise", HEAD "1: 2,0\nexpect event tile-laid cell=3,0", 5 },
  { "event-before-all", HEAD "expect event tile-laid", 4 },
  { "unreadable", HEAD "once upon a time", 4 },
  { "refused-without-rule", HEAD "refused 1: 2,1", 4 },
  { "try-nobody", HEAD "try 3", 4 },
  { "marks", HEAD "mark 2,0 -1,4\n1: 2,0", 0 },
  { "no-such-place", HEAD "1: 2,0\nmark 2,0 b2", 5 },
  { "pictures", HEAD "picture next 2,0\n1: 2,0\npicture\n2: 3,0\npicture 3,0 -1,4", 0 },
  { "no-such-place-in-picture", HEAD "1: 2,0\npicture b2", 5 },
  { "no-picture", HEAD "pictures", 4 },
  { "no-such-part", HEAD "show values", 4 },
  { "comments", "# before all\n[Game \"bango\"] # two players\n[Seats \"2\"]\n# the moves\n"
                "mark 2,0 # beside red\nrefused 1: 2,1 (bango-touch) # diagonal\ntry 1 # yellow\n"
                "picture next 2,0 # its place\n1: 2,0 # why\nexpect turn 2 # red\n"
                "expect event tile-laid cell=2,0 # there\npicture # the result", 0 },
  { "spaces", HEAD "  1 :  2,0\t# why\n\t*try", 5 },
  { "no-such-game", "\n\n[Game \"chess\"]\n[Seats \"2\"]\n\n1: 2,0", 3 },
  { "three-seats", "# bango\n\n[Game \"bango\"]\n\n[Seats \"3\"]\n\n1: 2,0", 5 },
  { "no-such-option", "[Game \"bango\"]\n[Seats \"2\"]\n# colors\n[Option-colour \"blue\"]", 4 },
  { "wrong-position", "[Game \"bango\"]\n# nowhere\n[Seats \"2\"]\n\n[Position \"nonsense\"]\n\n1: 2,0", 5 },
  { "tag-not-closed", "[Game \"bango\"]\n[Seats \"2\"\n", 2 },
  { "tag-twice", "[Bungalow \"1\"]\n" HEAD "[Seats \"2\"]\n", 5 },
  { "tag-missing", "[Seats \"2\"]\n\n1: 2,0", 1 },
  { "tag-among-moves", HEAD "1: 2,0\n[Seat1 \"Anna\"]", 5 },
  { "other-version", "[Bungalow \"2\"]\n" HEAD, 1 },
  { "expect-nothing", HEAD "1: 2,0\nexpect", 5 },
  { "expect-no-event", HEAD "1: 2,0\nexpect event # any", 5 },
  { "comment-as-move", HEAD "1: 2,0\n2,0 # 1: 2", 5 },
  { "refused-seat-not-there", HEAD "refused 3: 2,1 (bango-touch)", 4 },
};

static void
test_example (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;

  if (examples[i].line == 0)
    {
      g_assert_true (run (examples[i].text, &error));
      g_assert_no_error (error);
      return;
    }

  g_assert_false (run (examples[i].text, &error));
  g_assert_true (error->domain == BGL_RULE_ERROR);
  g_assert_cmpuint (bgl_rule_error_get_line (error), ==, examples[i].line);
}

/* A refused move that turns out to be allowed leaves the game where it was. */
static void
test_steps (void)
{
  g_autoptr (BglExample) example =
    bgl_example_parse (HEAD "refused 1: 2,0 (bango-touch)\n1: 0,1\ntry 2\n2: 1,1", NULL);
  g_autoptr (BglGame) game = bgl_example_begin (example, NULL);

  g_assert_cmpuint (bgl_example_get_n_steps (example), ==, 4);
  g_assert_cmpuint (bgl_example_find_try (example), ==, 2);
  g_assert_cmpuint (bgl_example_get_step (example, 2)->seat, ==, 2);
  g_assert_false (bgl_example_run_step (example, game, 0, NULL));
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 0);
  g_assert_true (bgl_example_run_step (example, game, 1, NULL));
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 1);
}

/* Marks and parts are no steps, and those of each game are known. */
static void
test_marks (void)
{
  static const struct
  {
    const char *game;
    const char *line;
    gboolean    known;
  } lines[] = {
    { "bango", "mark 0,0 -3,12", TRUE },
    { "bango", "mark 0", FALSE },
    { "bango", "mark 0,0,0", FALSE },
    { "bongo", "mark film guard gnu", TRUE },
    { "bongo", "mark zebra", FALSE },
    { "bonobo", "mark a1 D11", TRUE },
    { "bonobo", "mark A12", FALSE },
    { "bangkok", "mark goal row6 1.7 v6", TRUE },
    { "bangkok", "mark row7", FALSE },
    { "bangkok", "mark 6.1", FALSE },
    { "bangkok", "mark r7", FALSE },
    { "bangkok", "show values seat2", TRUE },
    { "bonobo", "show island", TRUE },
    { "bangkok", "show seat6", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strdup_printf ("[Game \"%s\"]\n[Seats \"3\"]\n\n%s", lines[i].game,
                                               lines[i].line);
      g_autofree char *two = g_strdup_printf ("[Game \"%s\"]\n[Seats \"2\"]\n\n%s", lines[i].game, lines[i].line);
      g_autoptr (GError) error = NULL;
      g_autoptr (BglExample) example =
        bgl_example_parse (g_str_equal (lines[i].game, "bango") ? two : text, &error);

      g_test_message ("%s", lines[i].line);
      g_assert_true ((example != NULL) == lines[i].known);
      if (example == NULL)
        {
          g_assert_cmpuint (bgl_rule_error_get_line (error), ==, 4);
          continue;
        }
      g_assert_cmpuint (bgl_example_get_n_steps (example), ==, 0);
      g_assert_true ((bgl_example_get_marks (example)[0] != NULL) != (bgl_example_get_parts (example) != 0));
    }
}

/* What a page without pictures shows of each example. */
static void
test_boards (void)
{
  static const struct
  {
    const char *text;
    const char *board;
  } boards[] = {
    { HEAD "1: 2,0", "     -1  0  1  2\n  -1  ·  ·  ·  ·\n   0  ·  ☼  ○  ·\n   1  ·  ·  ·  ·" },
    { "[Game \"bangkok\"]\n[Seats \"2\"]\n[Position \"goal 9; values r3 g5; 1 r4+g6; 2 g6; pool r5 g1; turn 1\"]\n\n",
      "Goal: 9\nValues board:  1 -  2 -  3 r  4 -  5 g  6 -\nPool: r5 g1\nPlayer 1  r4+g6=10\nPlayer 2  g6" },
    { "[Game \"bongo\"]\n[Seats \"3\"]\n\n1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo\n",
      "Film: 3, 3.\nWhite: gnu, gnu, gnu, rhino, bongo." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (BglExample) example = bgl_example_parse (boards[i].text, NULL);
      g_autofree char *board = bgl_example_format_board (example);

      g_assert_cmpstr (board, ==, boards[i].board);
    }
}

/* The island shows names, numbers, tokens and barred spots. */
static void
test_island (void)
{
  g_autoptr (BglExample) example =
    bgl_example_parse ("[Game \"bonobo\"]\n[Seats \"2\"]\n"
                       "[Position \"A1-B2=spring A3-A4=pool B1-C2=wet-dog b3=2 turn=1\"]\n", NULL);
  g_autofree char *board = bgl_example_format_board (example);
  g_auto (GStrv) lines = g_strsplit (board, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 14);
  g_assert_cmpstr (lines[0], ==, "a              x       x       o       o");
  g_assert_cmpstr (lines[1], ==, "A              +3  A2  +4  +4  A5  A6  A7");
  g_assert_cmpstr (lines[2], ==, "b          .       x       2       o       o");
  g_assert_cmpstr (lines[13], ==, "A3-A4 +4  A1-B2 +3  B1-C2 -1");
}

static const char page[] =
  "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\" id=\"bango\">\n"
  "<info><desc>Not shown</desc></info><title>Bango\n   rules</title>"
  "<p>Élan <em>vital</em>\n  &amp; ёлка: <link xref=\"bango#bango-cut\">cut</link>, press "
  "<keyseq><key>Ctrl</key><key>Z</key></keyseq>.</p>"
  "<section id=\"bango-cut\"><title>Cuts</title>"
  "<list><item><p>one</p><list><item><p>inner</p></item></list></item><item><p>two</p></item></list>"
  "<steps><item><p>first</p></item><item><p>second</p></item></steps>"
  "<terms><item><title>tile</title><p>a piece</p></item></terms>"
  "<note><p>mind</p></note>"
  "<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>"
  "<listing><title>Lay</title><desc>See it.</desc>"
  "<code mime=\"application/x-bungalow-example\">[Game \"bango\"]\n[Seats \"2\"]\n\n1: 2,0</code>"
  "</listing>"
  "<section id=\"bango-inner\"><title>Inner</title><code>a  b\nc</code></section>"
  "</section></page>";

static void
test_page (void)
{
  static const struct
  {
    BglBlockKind kind;
    guint        depth;
    guint        number;
    const char  *text;
  } expected[] = {
    { BGL_BLOCK_ITEM, 0, 0, "one" },
    { BGL_BLOCK_ITEM, 1, 0, "inner" },
    { BGL_BLOCK_ITEM, 0, 0, "two" },
    { BGL_BLOCK_STEP, 0, 1, "first" },
    { BGL_BLOCK_STEP, 0, 2, "second" },
    { BGL_BLOCK_TERM, 0, 0, "tile" },
    { BGL_BLOCK_PARAGRAPH, 0, 0, "a piece" },
    { BGL_BLOCK_NOTE, 0, 0, "mind" },
    { BGL_BLOCK_ROW, 0, 0, "a\tb" },
    { BGL_BLOCK_EXAMPLE, 0, 0, "See it." },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (BglBook) book = bgl_book_new_from_page ("bango", page, -1, &error);
  const BglSection *section;
  const BglBlock *block;

  g_assert_no_error (error);

  section = bgl_book_find_section (book, "bango", NULL);
  g_assert_cmpstr (section->title, ==, "Bango rules");
  block = section->blocks->pdata[0];
  g_assert_cmpstr (block->text, ==, "Élan vital & ёлка: cut, press Ctrl+Z.");
  g_assert_cmpstr (block->markup, ==,
                   "Élan <i>vital</i> &amp; ёлка: <a href=\"bungalow:bango/bango-cut\">cut</a>, "
                   "press <b>Ctrl</b>+<b>Z</b>.");

  section = bgl_book_find_section (book, "bango-cut", NULL);
  g_assert_cmpuint (section->blocks->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      block = section->blocks->pdata[i];
      g_assert_cmpint (block->kind, ==, expected[i].kind);
      g_assert_cmpuint (block->depth, ==, expected[i].depth);
      g_assert_cmpuint (block->number, ==, expected[i].number);
      g_assert_cmpstr (block->text, ==, expected[i].text);
    }
  g_assert_cmpstr (block->title, ==, "Lay");
  g_assert_true (bgl_example_run (block->example, NULL));

  section = bgl_book_find_section (book, "bango-inner", NULL);
  g_assert_cmpuint (section->level, ==, 2);
  g_assert_cmpstr (((BglBlock *) section->blocks->pdata[0])->text, ==, "a  b\nc");
}

static void
test_unknown_element (void)
{
  static const char *const pages[] = {
    "<page><p>a <blink>b</blink></p></page>",
    "<page><marquee/></page>",
    "<page><p>unfinished",
    "<html/>",
    "<page><listing><code mime=\"application/x-bungalow-example\">nonsense</code></listing></page>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bgl_book_new_from_page ("x", pages[i], -1, &error));
      g_assert_nonnull (error);
    }
}

static void
test_search (void)
{
  static const struct
  {
    const char *query;
    guint       n_hits;
  } queries[] = {
    { "elan", 1 }, { "ÉLAN Vital", 1 }, { "елка", 1 }, { "ЁЛКА", 1 }, { "cuts", 2 },
    { "cut", 2 }, { "nowhere", 0 }, { "  ", 0 }, { "elan nowhere", 0 },
  };
  g_autoptr (BglBook) book = bgl_book_new_from_page ("bango", page, -1, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (GArray) hits = bgl_book_search (book, queries[i].query);

      g_assert_cmpuint (hits->len, ==, queries[i].n_hits);
    }
}

static void
test_match (void)
{
  static const struct
  {
    const char *text;
    const char *query;
    const char *marked;
  } matches[] = {
    { "L’élan vital", "elan", "L’[élan] vital" },
    { "Ёлка и ёлка", "елка", "[Ёлка] и [ёлка]" },
    { "cut the cutter", "CUT", "[cut] the [cutter]" },
    { "Majorities win", "majority", "[Majorities] win" },
    { "Drawing, winning, wins", "win", "Drawing, [winning], [wins]" },
    { "He wins", "winning", "He [wins]" },
    { "des tuiles égales", "tuile égal", "des [tuiles] [égales]" },
    { "двумя фишками, фишки", "фишка", "двумя [фишками], [фишки]" },
    { "красный кубик, красного кубика", "красные", "[красный] кубик, [красного] кубика" },
    { "пять фишек, фишка, фишкам", "фишек", "пять [фишек], [фишка], [фишкам]" },
    { "пять фишек, фишка", "фишку", "пять [фишек], [фишка]" },
    { "в конце, конец, концерт", "концом", "в [конце], [конец], [концерт]" },
    { "игрок и игра", "игрок", "[игрок] и игра" },
    { "a die, two dice, to diet", "dice", "a [die], two [dice], to diet" },
    { "a die, two dice", "die", "a [die], two [dice]" },
    { "un dé, de tous les dés", "dés", "un [dé], de tous les [dés]" },
    { "un dé, de tous les de\314\201s, début", "dé", "un [dé], de tous les [de\314\201s], début" },
    { "un dé, des", "de", "un [dé], [des]" },
    { "one two", "two one", "[one] [two]" },
    { "nothing", "  ", "nothing" },
    { "cafe\314\201 noir", "café", "[cafe\314\201] noir" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autoptr (GArray) stretches = bgl_book_match (matches[i].text, matches[i].query);
      g_autoptr (GString) marked = g_string_new (matches[i].text);

      for (guint j = stretches->len; j-- > 0;)
        {
          const BglStretch *stretch = &g_array_index (stretches, BglStretch, j);

          g_string_insert_c (marked, stretch->end, ']');
          g_string_insert_c (marked, stretch->start, '[');
        }
      g_assert_cmpstr (marked->str, ==, matches[i].marked);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strdup_printf ("/example/%s", examples[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_example);
    }
  g_test_add_func ("/example/known-marks", test_marks);
  g_test_add_func ("/example/boards", test_boards);
  g_test_add_func ("/example/island", test_island);
  g_test_add_func ("/example/steps", test_steps);
  g_test_add_func ("/book/page", test_page);
  g_test_add_func ("/book/unknown-element", test_unknown_element);
  g_test_add_func ("/book/search", test_search);
  g_test_add_func ("/book/match", test_match);

  return g_test_run ();
}
