/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-table.h"

#define HEAD "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n"

/* Every way in which a record can be wrong: the line and the id that it must be refused with. */
static const struct
{
  const char *name;
  const char *text;
  guint       line;
  const char *rule;
} refused[] = {
  { "empty", "", 1, "record-syntax" },
  { "no-game", "[Bungalow \"1\"]\n[Seats \"2\"]\n", 2, "record-syntax" },
  { "no-seats", "[Bungalow \"1\"]\n[Game \"nim\"]\n\n", 2, "record-syntax" },
  { "no-version", "[Game \"nim\"]\n[Seats \"2\"]\n\n", 2, "record-syntax" },
  { "other-version", "[Bungalow \"2\"]\n[Game \"nim\"]\n[Seats \"2\"]\n", 1, "record-syntax" },
  { "unknown-game", "[Bungalow \"1\"]\n[Game \"chess\"]\n[Seats \"2\"]\n", 2, "record-syntax" },
  { "five-seats", "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"5\"]\n", 3, "record-syntax" },
  { "seats-no-number", "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"two\"]\n", 3, "record-syntax" },
  { "tag-twice", HEAD "[Seats \"2\"]\n", 4, "record-syntax" },
  { "tag-no-quote", HEAD "[Event \"club]\n", 4, "record-syntax" },
  { "tag-no-bracket", HEAD "[Event \"club\"\n", 4, "record-syntax" },
  { "tag-no-value", HEAD "[Event]\n", 4, "record-syntax" },
  { "tag-no-name", HEAD "[\"club\"]\n", 4, "record-syntax" },
  { "tag-and-more", HEAD "[Event \"club\"] x\n", 4, "record-syntax" },
  { "tag-among-moves", HEAD "\n1: 2\n[Event \"club\"]\n", 6, "record-syntax" },
  { "seat-not-there", HEAD "[Seat3 \"Anna\"]\n", 4, "record-syntax" },
  { "seat-zero", HEAD "[Seat0 \"Anna\"]\n", 4, "record-syntax" },
  { "unknown-bot", HEAD "[Seat1 \"bot:genius\"]\n", 4, "record-syntax" },
  { "unknown-option", HEAD "[Option-colour \"blue\"]\n", 4, "record-syntax" },
  { "wrong-option", HEAD "[Option-first \"3\"]\n", 4, "record-syntax" },
  { "wrong-position", HEAD "[Position \"nonsense\"]\n", 4, "record-syntax" },
  { "no-seat-in-move", HEAD "\n2\n", 5, "record-syntax" },
  { "move-of-no-seat", HEAD "\n3: 2\n", 5, "record-syntax" },
  { "move-of-seat-zero", HEAD "\n0: 2\n", 5, "record-syntax" },
  { "colon-in-comment", HEAD "\n2 # 1: x\n", 5, "record-syntax" },
  { "unreadable-move", HEAD "\n1: somewhere\n", 5, "record-syntax" },
  { "empty-move", HEAD "\n1:\n", 5, "record-syntax" },
  { "chance-out-of-place", HEAD "\n*: 5\n", 5, "record-chance" },
  { "chance-missing", HEAD "[Position \"1\"]\n\n1: 1\n2: 1\n", 7, "record-chance" },
  { "impossible-chance", HEAD "[Position \"1\"]\n\n1: 1\n*: 1\n", 7, "record-chance" },
  { "illegal-move", HEAD "\n1: 2\n\n2: 9\n", 7, "nim-take" },
  { "out-of-turn", HEAD "\n2: 2\n", 5, "nim-turn" },
  { "resign-out-of-turn", HEAD "\n2: resign\n", 5, "record-resign" },
  { "resign-of-chance", HEAD "\n*: resign\n", 5, "record-resign" },
  { "resign-twice", HEAD "\n1: resign\n2: resign\n", 6, "record-over" },
  { "resign-and-move", HEAD "\n1: resign\n2: 2\n", 6, "record-over" },
  { "resign-three", "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"3\"]\n\n1: resign\n", 5, "record-resign" },
  { "resign-other-result", HEAD "[Result \"1\"]\n\n1: resign\n", 4, "record-result" },
  { "result-too-early", HEAD "[Result \"1\"]\n\n1: 2\n", 4, "record-result" },
  { "not-utf8", HEAD "[Seat1 \"\xff\"]\n", 4, "record-syntax" },
};

static void
test_refused (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) record = bgl_record_parse (refused[i].text, -1, &error);
  g_autoptr (BglGame) game = NULL;

  if (record != NULL)
    game = bgl_record_replay (record, &error);

  g_assert_null (game);
  g_assert_nonnull (error);
  g_assert_true (error->domain == BGL_RULE_ERROR);
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, refused[i].rule);
  g_assert_cmpuint (bgl_rule_error_get_line (error), ==, refused[i].line);
  g_assert_cmpuint (strlen (error->message), >, 10);
}

static const char whole[] =
  HEAD
  "\n"
  "1: 1\n2: 2\n1: 2\n2: 1\n1: 1\n*: 5\n2: 1\n1: 2\n2: 1\n1: 1\n";

static void
test_result (void)
{
  g_autofree char *right = g_strdup_printf ("[Result \"1\"]\n%s", whole);
  g_autofree char *wrong = g_strdup_printf ("[Result \"2\"]\n%s", whole);
  g_autofree char *after = g_strdup_printf ("%s2: 1\n", whole);
  g_autoptr (BglRecord) record = bgl_record_parse (right, -1, NULL);
  g_autoptr (BglGame) game = bgl_record_replay (record, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (game);
  g_assert_true (bgl_game_is_over (game));

  g_set_object (&record, NULL);
  record = bgl_record_parse (wrong, -1, NULL);
  g_assert_null (bgl_record_replay (record, &error));
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "record-result");
  g_assert_cmpuint (bgl_rule_error_get_line (error), ==, 1);
  g_clear_error (&error);

  g_set_object (&record, NULL);
  record = bgl_record_parse (after, -1, NULL);
  g_assert_null (bgl_record_replay (record, &error));
  g_assert_cmpstr (bgl_rule_error_get_rule (error), ==, "record-over");
  g_assert_cmpuint (bgl_rule_error_get_line (error), ==, 15);
}

/* What people's editors do to a text must not matter. */
static void
test_lenient (void)
{
  const char *text = "\xef\xbb\xbf# a comment\r\n"
                     "  [Bungalow \"1\"]  # the version\r\n[Game   \"nim\"]\r\n[Seats \"2\"]\r\n"
                     "[Seat1 \"Anna # \\\"the\\\" first \\\\\"]\r\n[Event \"club night\"]\r\n\r\n"
                     "# here it begins\r\n 1 :  2   # not one\r\n\r\n\t2: 2\r\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) record = bgl_record_parse (text, -1, &error);
  g_autoptr (BglGame) game = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (bgl_record_get_seat (record, 1), ==, "Anna # \"the\" first \\");
  g_assert_null (bgl_record_get_seat (record, 2));
  g_assert_cmpstr (bgl_record_get_tag (record, "Event"), ==, "club night");
  g_assert_cmpuint (bgl_record_get_n_steps (record), ==, 2);
  g_assert_cmpuint (bgl_record_get_step (record, 1)->line, ==, 11);

  game = bgl_record_replay (record, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 2);
}

/* The table, the list of played games, and the new-game dialog read the same handicap. */
static void
test_handicap (void)
{
  static const struct
  {
    const char *value;
    guint       handicap;
  } values[] = {
    { "25", 25 }, { "0", 0 }, { "300", 300 }, { "5000", 300 }, { "-5", 0 }, { "25%", 0 }, { "", 0 },
    { "99999999999999999999999", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *text = g_strdup_printf (HEAD "[Handicap2 \"%s\"]\n", values[i].value);
      g_autoptr (BglRecord) record = bgl_record_parse (text, -1, NULL);
      g_autoptr (BglTable) table = bgl_table_new_from_record (record, NULL);

      g_assert_cmpuint (bgl_record_get_handicap (record, 1), ==, 0);
      g_assert_cmpuint (bgl_record_get_handicap (record, 2), ==, values[i].handicap);
      g_assert_cmpuint (bgl_seat_get_handicap (bgl_table_get_seat (table, 2)), ==, values[i].handicap);
    }
}

static void
test_order (void)
{
  g_autoptr (BglRecord) record = bgl_record_new ();
  g_autofree char *text = NULL;

  bgl_record_set_tag (record, "Result", "-");
  bgl_record_set_tag (record, "Event", "a \"b\" \\ c\nd");
  bgl_record_set_tag (record, "Option-first", "2");
  bgl_record_set_tag (record, "Seat1", "Anna");
  bgl_record_set_tag (record, "Seats", "2");
  bgl_record_set_tag (record, "Game", "nim");
  bgl_record_set_tag (record, "Bungalow", "1");
  bgl_record_set_tag (record, "Event", NULL);
  bgl_record_set_tag (record, "Place", "a \"b\" \\ c\nd");

  text = bgl_record_to_string (record);
  g_assert_cmpstr (text, ==,
                   "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
                   "[Option-first \"2\"]\n[Place \"a \\\"b\\\" \\\\ c d\"]\n[Result \"-\"]\n\n");
}

static void
test_round_trip (void)
{
  g_autoptr (BglRecord) record = bgl_record_parse (whole, -1, NULL);
  g_autoptr (BglGame) game = bgl_record_replay (record, NULL);
  g_autoptr (BglRecord) written = bgl_record_new_from_game (game);
  g_autofree char *text = bgl_record_to_string (written);
  g_autoptr (BglRecord) again = bgl_record_parse (text, -1, NULL);
  g_autoptr (BglGame) same = bgl_record_replay (again, NULL);

  g_assert_cmpstr (bgl_record_get_tag (written, "Result"), ==, "1");
  g_assert_cmpmem (bgl_game_get_state (game), bgl_game_get_rules (game)->state_size,
                   bgl_game_get_state (same), bgl_game_get_rules (same)->state_size);
}

/* Whatever is damaged in a record, it is either refused with a line or still a record. */
static void
test_damage (void)
{
  BglRandom random;

  bgl_random_init (&random, 99);

  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (whole);
      g_autoptr (GError) error = NULL;
      g_autoptr (BglRecord) record = NULL;
      g_autoptr (BglGame) game = NULL;

      for (guint n = 1 + bgl_random_below (&random, 4); n > 0 && text->len > 1; n--)
        {
          guint at = bgl_random_below (&random, (guint) text->len);

          switch (bgl_random_below (&random, 4))
            {
            case 0:
              text->str[at] = (char) bgl_random_below (&random, 256);
              break;
            case 1:
              g_string_erase (text, at, 1 + bgl_random_below (&random, (guint) text->len - at));
              break;
            case 2:
              g_string_insert_c (text, at, "[]\":#*\n\\,-12"[bgl_random_below (&random, 12)]);
              break;
            default:
              g_string_truncate (text, at);
            }
        }

      record = bgl_record_parse (text->str, (gssize) text->len, &error);
      if (record != NULL)
        game = bgl_record_replay (record, &error);

      g_assert_true ((game == NULL) == (error != NULL));
      if (error != NULL)
        {
          g_assert_true (error->domain == BGL_RULE_ERROR);
          g_assert_cmpuint (bgl_rule_error_get_line (error), >=, 1);
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
        }
    }
}

/* A text of a given length need not end with a zero, and nothing behind it is read. Only memcheck and the address
 * sanitizer see a fault here. */
static void
test_length (void)
{
  g_autofree char *mark = g_memdup2 ("\xef\xbb\xbf", 3);
  g_autofree char *letter = g_memdup2 ("[", 1);

  g_assert_null (bgl_record_parse (mark, 3, NULL));
  g_assert_null (bgl_record_parse (letter, 1, NULL));
  g_assert_null (bgl_record_parse (letter, 0, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strdup_printf ("/record/refused/%s", refused[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_refused);
    }
  g_test_add_func ("/record/result", test_result);
  g_test_add_func ("/record/lenient", test_lenient);
  g_test_add_func ("/record/length", test_length);
  g_test_add_func ("/record/handicap", test_handicap);
  g_test_add_func ("/record/order", test_order);
  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_func ("/record/damage", test_damage);

  return g_test_run ();
}
