/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-calls.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-table.h"

/* Calls in real time, with moments made up: the table opened long ago, so that whatever is called
 * is due at once and no test waits. */

#define LONG_AGO (100 * G_USEC_PER_SEC)

typedef struct
{
  BglTable *table;
  BglGame  *game;
  gint64    opened;
  GString  *refused;
} Fixture;

static void
refused_cb (BglTable *table,
            GError   *error,
            GString  *refused)
{
  g_string_append_printf (refused, "%s ", bgl_rule_error_get_rule (error));
}

/* Seats by their tags, separated by commas. The answer to the roll is gnu. */
static void
sit_down (Fixture    *fixture,
          const char *tags,
          const char *option,
          const char *value)
{
  const BglRules *rules = bgl_registry_find ("bongo");
  g_auto (GStrv) names = g_strsplit (tags, ",", -1);
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  g_autoptr (BglGame) game = NULL;
  guint n_seats = g_strv_length (names);
  BglOptions options;

  for (guint i = 0; i < n_seats; i++)
    {
      g_autoptr (BglSeat) seat = bgl_seat_new_from_tag (i + 1, names[i]);

      g_list_store_append (seats, seat);
    }

  bgl_options_init (&options, rules->options);
  if (option != NULL)
    g_assert_true (bgl_options_set (&options, rules->options, n_seats, option, value, NULL));

  game = bgl_game_new (rules, n_seats, &options, NULL, NULL);
  g_assert_true (bgl_game_play_text (game, 1, "roll", NULL));
  g_assert_true (bgl_game_play_text (game, 0, "film 3 3 animals gnu gnu gnu rhino bongo", NULL));

  fixture->table = bgl_table_new (game, G_LIST_MODEL (seats), NULL);
  fixture->game = bgl_table_get_game (fixture->table);
  fixture->refused = g_string_new (NULL);
  g_signal_connect (fixture->table, "refused", G_CALLBACK (refused_cb), fixture->refused);
  bgl_table_start (fixture->table);
}

static void
open_calls (Fixture *fixture)
{
  fixture->opened = g_get_monotonic_time () - LONG_AGO;
  bgl_table_open_calls (fixture->table, fixture->opened);
  g_assert_true (bgl_table_get_calls_open (fixture->table));
}

static gboolean
call (Fixture    *fixture,
      guint       seat,
      const char *word,
      int         milliseconds)
{
  const BglRules *rules = bgl_game_get_rules (fixture->game);
  g_autofree char *text = g_strconcat ("call ", word, NULL);
  BglMove move;

  g_assert_true (rules->parse_move (bgl_game_get_state (fixture->game), seat, text, &move, NULL));

  return bgl_table_call (fixture->table, move, fixture->opened + milliseconds * (gint64) 1000);
}

/* Until the main loop has nothing to do. */
static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
assert_moves (Fixture    *fixture,
              guint       first,
              const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = first; i < bgl_game_get_ply (fixture->game); i++)
    {
      g_autofree char *move = bgl_game_format_move (fixture->game, i);

      g_string_append_printf (text, "%s;", move);
    }

  g_assert_cmpstr (text->str, ==, expected);
}

/* A bot that thinks of its roll keeps the table until it notices that it need not. */
static void
clean_up (Fixture *fixture)
{
  gpointer watched = fixture->table;

  g_object_add_weak_pointer (G_OBJECT (fixture->table), &watched);
  bgl_table_stop (fixture->table);
  g_object_unref (fixture->table);

  while (watched != NULL)
    g_main_context_iteration (NULL, TRUE);

  g_string_free (fixture->refused, TRUE);
}

/* Two presses in the same frame, handed over in the wrong order. */
static void
test_order (void)
{
  Fixture fixture;

  sit_down (&fixture, "Anna,Ben", NULL, NULL);
  open_calls (&fixture);
  g_assert_true (call (&fixture, 1, "gnu", 2005));
  g_assert_true (call (&fixture, 2, "gnu", 2003));
  assert_moves (&fixture, 2, "");
  settle ();
  assert_moves (&fixture, 2, "2: call gnu @2003;");
  g_assert_false (bgl_table_get_calls_open (fixture.table));
  g_assert_cmpstr (fixture.refused->str, ==, "");
  clean_up (&fixture);

  /* At the same time the order of handing over decides. */
  sit_down (&fixture, "Anna,Ben", NULL, NULL);
  open_calls (&fixture);
  g_assert_true (call (&fixture, 2, "gnu", 2003));
  g_assert_true (call (&fixture, 1, "gnu", 2003));
  settle ();
  assert_moves (&fixture, 2, "2: call gnu @2003;");
  clean_up (&fixture);

  /* A wrong one first, and the round goes on. */
  sit_down (&fixture, "Anna,Ben,Cleo", NULL, NULL);
  open_calls (&fixture);
  g_assert_true (call (&fixture, 3, "gnu", 2010));
  g_assert_true (call (&fixture, 1, "rhino", 2001));
  g_assert_true (call (&fixture, 2, "nothing", 2005));
  settle ();
  assert_moves (&fixture, 2, "1: call rhino @2001;2: call nothing @2005;3: call gnu @2010;");
  clean_up (&fixture);
}

static gboolean
draw_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

/* A machine that is too slow for an animation does nothing but draw. The calls come before that. */
static void
test_slow (void)
{
  Fixture fixture;
  /* GTK draws with this priority. */
  guint drawing = g_idle_add_full (G_PRIORITY_HIGH_IDLE + 20, draw_cb, NULL, NULL);

  sit_down (&fixture, "Anna,Boris", NULL, NULL);
  open_calls (&fixture);
  g_assert_true (call (&fixture, 2, "gnu", 200));
  for (guint i = 0; i < 10; i++)
    g_main_context_iteration (NULL, FALSE);
  g_source_remove (drawing);
  assert_moves (&fixture, 2, "2: call gnu @200;");
  clean_up (&fixture);
}

static void
test_too_early (void)
{
  Fixture fixture;

  sit_down (&fixture, "Anna,Ben", NULL, NULL);
  g_assert_false (call (&fixture, 1, "gnu", 0));
  open_calls (&fixture);
  g_assert_false (call (&fixture, 1, "gnu", -1));
  settle ();
  assert_moves (&fixture, 2, "");
  g_assert_true (call (&fixture, 1, "gnu", 0));
  settle ();
  assert_moves (&fixture, 2, "1: call gnu @0;");
  g_assert_false (call (&fixture, 2, "gnu", 5));
  clean_up (&fixture);
}

/* A call that arrives after a later one was made is refused, as is one without a breath. */
static void
test_refused (void)
{
  Fixture fixture;

  sit_down (&fixture, "Anna,Ben", NULL, NULL);
  open_calls (&fixture);
  g_assert_true (call (&fixture, 1, "rhino", 2000));
  settle ();
  g_assert_true (call (&fixture, 2, "gnu", 1999));
  g_assert_true (call (&fixture, 1, "gnu", 3999));
  settle ();
  g_assert_cmpstr (fixture.refused->str, ==, "bongo-first bongo-breath ");
  g_assert_true (call (&fixture, 1, "gnu", 4000));
  settle ();
  assert_moves (&fixture, 2, "1: call rhino @2000;1: call gnu @4000;");
  clean_up (&fixture);
}

/* A person just before or just after a bot. */
static void
test_bot (void)
{
  const BglCaller callers[] = { { FALSE }, { TRUE, BGL_LEVEL_HARD, 20 } };

  for (int difference = -1; difference <= 1; difference++)
    {
      g_autoptr (BglRecord) record = NULL;
      g_autofree char *expected = NULL;
      const BglRules *rules = bgl_registry_find ("bongo");
      Fixture fixture;
      BglMove planned;
      guint time;

      sit_down (&fixture, "Anna,bot:hard", NULL, NULL);
      bgl_seat_set_handicap (bgl_table_get_seat (fixture.table, 2), 20);
      record = bgl_table_to_record (fixture.table);
      planned = bgl_calls_next (fixture.game, callers,
                                g_ascii_strtoull (bgl_record_get_tag (record, "Seed"), NULL, 10));
      time = rules->get_time (planned);

      open_calls (&fixture);
      g_assert_true (call (&fixture, 1, "gnu", (int) time + difference));
      while (bgl_game_get_turn (fixture.game) == BGL_TURN_ANY)
        g_main_context_iteration (NULL, TRUE);

      if (difference <= 0)
        {
          expected = g_strdup_printf ("1: call gnu @%d", (int) time + difference);
        }
      else
        {
          /* The state of before is not needed to write a call. */
          expected = bgl_rules_format_move (rules, bgl_game_get_state (fixture.game), planned);
        }

      {
        g_autofree char *move = bgl_game_format_move (fixture.game, 2);

        g_assert_cmpstr (move, ==, expected);
      }

      clean_up (&fixture);
    }
}

/* Whoever has a handicap must be so much faster. */
static void
test_handicap (void)
{
  Fixture fixture;

  sit_down (&fixture, "Anna,Ben", NULL, NULL);
  bgl_seat_set_handicap (bgl_table_get_seat (fixture.table, 1), 50);
  open_calls (&fixture);
  g_assert_true (call (&fixture, 1, "gnu", 2000));
  g_assert_true (call (&fixture, 2, "gnu", 2999));
  settle ();
  assert_moves (&fixture, 2, "2: call gnu @2999;");
  clean_up (&fixture);

  sit_down (&fixture, "Anna,Ben", NULL, NULL);
  bgl_seat_set_handicap (bgl_table_get_seat (fixture.table, 1), 50);
  open_calls (&fixture);
  g_assert_true (call (&fixture, 2, "gnu", 3001));
  g_assert_true (call (&fixture, 1, "gnu", 2000));
  settle ();
  assert_moves (&fixture, 2, "1: call gnu @3000;");
  clean_up (&fixture);
}

static void
test_deadline (void)
{
  Fixture fixture;

  sit_down (&fixture, "Anna,Ben", "clock", "5");
  open_calls (&fixture);
  g_assert_true (call (&fixture, 2, "gnu", 5001));
  settle ();
  assert_moves (&fixture, 2, "*: silence;");
  clean_up (&fixture);

  sit_down (&fixture, "Anna,Ben", "clock", "5");
  open_calls (&fixture);
  g_assert_true (call (&fixture, 2, "gnu", 5000));
  settle ();
  assert_moves (&fixture, 2, "2: call gnu @5000;");
  clean_up (&fixture);
}

/* A table that stops forgets what is not due; the clock goes on from the last call. */
static void
test_stop (void)
{
  Fixture fixture;

  sit_down (&fixture, "Anna,Ben", NULL, NULL);
  open_calls (&fixture);
  g_assert_true (call (&fixture, 1, "rhino", 7000));
  settle ();
  g_assert_true (call (&fixture, 1, "gnu", 9500));
  bgl_table_stop (fixture.table);
  g_assert_false (bgl_table_get_calls_open (fixture.table));
  g_assert_cmpuint (bgl_table_get_call_time (fixture.table, fixture.opened + 5000), ==, 0);
  settle ();
  assert_moves (&fixture, 2, "1: call rhino @7000;");

  bgl_table_start (fixture.table);
  settle ();
  g_assert_false (bgl_table_get_calls_open (fixture.table));
  open_calls (&fixture);
  g_assert_cmpuint (bgl_table_get_call_time (fixture.table, fixture.opened + 5000), ==, 7005);
  g_assert_true (call (&fixture, 2, "gnu", 10));
  settle ();
  assert_moves (&fixture, 2, "1: call rhino @7000;2: call gnu @7010;");
  clean_up (&fixture);
}

/* An undo takes back the whole round, and the dice that come then are others: the answer to the old ones is
 * known. A redo shows the whole round again. */
static void
test_undo (void)
{
  Fixture fixture;
  BglMove old, roll;
  guint n_different = 0;

  sit_down (&fixture, "Anna,Ben", NULL, NULL);
  open_calls (&fixture);
  g_assert_true (call (&fixture, 1, "rhino", 7000));
  g_assert_true (call (&fixture, 2, "gnu", 8000));
  settle ();
  bgl_table_undo (fixture.table);
  g_assert_cmpuint (bgl_game_get_ply (fixture.game), ==, 0);
  g_assert_cmpint (bgl_game_get_turn (fixture.game), ==, 1);
  g_assert_false (bgl_table_get_calls_open (fixture.table));

  bgl_table_redo (fixture.table);
  assert_moves (&fixture, 2, "1: call rhino @7000;2: call gnu @8000;");
  g_assert_false (bgl_table_can_redo (fixture.table));

  /* Two rolls may be alike by chance, but not all of them. */
  roll = bgl_game_get_move (fixture.game, 0);
  old = bgl_game_get_move (fixture.game, 1);
  for (guint i = 0; i < 4; i++)
    {
      bgl_table_undo (fixture.table);
      g_assert_cmpuint (bgl_game_get_ply (fixture.game), ==, 0);
      g_assert_true (bgl_table_play (fixture.table, roll, NULL));
      settle ();
      g_assert_cmpuint (bgl_game_get_ply (fixture.game), ==, 2);
      n_different += bgl_game_get_move (fixture.game, 1) != old;
      old = bgl_game_get_move (fixture.game, 1);
    }
  g_assert_cmpuint (n_different, >=, 3);
  clean_up (&fixture);
}

/* The table stands still as long as anything pauses it; games that are not in real time never do. */
static void
test_pause (void)
{
  g_autoptr (BglGame) game = bgl_game_new (bgl_registry_find ("bango"), 2, NULL, NULL, NULL);
  g_autoptr (BglTable) other = bgl_table_new_for_people (game);
  Fixture fixture;

  sit_down (&fixture, "Anna,bot:expert", NULL, NULL);
  open_calls (&fixture);
  bgl_table_set_paused (fixture.table, BGL_PAUSE_RULES, TRUE);
  bgl_table_set_paused (fixture.table, BGL_PAUSE_PERSON, TRUE);
  g_assert_cmpuint (bgl_table_get_paused (fixture.table), ==, BGL_PAUSE_RULES | BGL_PAUSE_PERSON);
  g_assert_false (bgl_table_get_calls_open (fixture.table));
  settle ();
  assert_moves (&fixture, 2, "");

  bgl_table_set_paused (fixture.table, BGL_PAUSE_RULES, FALSE);
  bgl_table_open_calls (fixture.table, g_get_monotonic_time () - LONG_AGO);
  g_assert_false (bgl_table_get_calls_open (fixture.table));
  bgl_table_set_paused (fixture.table, BGL_PAUSE_PERSON, FALSE);
  open_calls (&fixture);
  settle ();
  g_assert_cmpuint (bgl_game_get_ply (fixture.game), >, 2);
  clean_up (&fixture);

  bgl_table_set_paused (other, BGL_PAUSE_PERSON, TRUE);
  g_assert_cmpuint (bgl_table_get_paused (other), ==, 0);
}

/* Chance throws nothing while the table is held. */
static void
test_held (void)
{
  Fixture fixture;

  sit_down (&fixture, "Anna,Ben", NULL, NULL);
  bgl_game_seek (fixture.game, 0);
  bgl_table_set_held (fixture.table, BGL_HOLD_PERSON, TRUE);
  g_assert_true (bgl_game_play_text (fixture.game, 1, "roll", NULL));
  settle ();
  g_assert_cmpint (bgl_game_get_turn (fixture.game), ==, BGL_TURN_CHANCE);
  bgl_table_set_held (fixture.table, BGL_HOLD_PERSON, FALSE);
  settle ();
  g_assert_cmpint (bgl_game_get_turn (fixture.game), ==, BGL_TURN_ANY);
  clean_up (&fixture);
}

static void
hint_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (BglHint) hint = bgl_table_hint_finish (BGL_TABLE (source), result, NULL);

  g_assert_nonnull (hint);
  *(BglMove *) user_data = hint->move;
}

/* The hint is the right word, and no bot's time goes with it. */
static void
test_hint (void)
{
  Fixture fixture;
  BglMove move = BGL_MOVE_NONE;
  g_autofree char *text = NULL;

  sit_down (&fixture, "bot:easy,Ben", NULL, NULL);
  bgl_table_hint_async (fixture.table, NULL, hint_cb, &move);
  while (move == BGL_MOVE_NONE)
    g_main_context_iteration (NULL, TRUE);

  text = bgl_rules_format_move (bgl_game_get_rules (fixture.game), bgl_game_get_state (fixture.game), move);
  g_assert_cmpstr (text, ==, "2: call gnu");
  clean_up (&fixture);
}

/* Nothing is due before its time, which will not come while this runs. */
static void
test_not_yet (void)
{
  Fixture fixture;

  sit_down (&fixture, "Anna,bot:beginner", NULL, NULL);
  fixture.opened = g_get_monotonic_time () + LONG_AGO;
  bgl_table_open_calls (fixture.table, fixture.opened);
  settle ();
  assert_moves (&fixture, 2, "");
  g_assert_true (bgl_table_get_calls_open (fixture.table));
  clean_up (&fixture);
}

static void
turn_cb (BglGame    *game,
         GParamSpec *pspec,
         BglTable   *table)
{
  if (bgl_game_get_turn (game) == BGL_TURN_ANY && !bgl_table_get_calls_open (table))
    bgl_table_open_calls (table, g_get_monotonic_time () - LONG_AGO);
}

/* A whole game of bots; the view, here a handler, opens the calls of each round. */
static void
test_game (void)
{
  Fixture fixture;

  sit_down (&fixture, "bot:expert,bot:hard,bot:beginner", NULL, NULL);
  g_signal_connect (fixture.game, "notify::turn", G_CALLBACK (turn_cb), fixture.table);
  turn_cb (fixture.game, NULL, fixture.table);

  while (!bgl_game_is_over (fixture.game))
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (bgl_game_get_ply (fixture.game), >, 15);
  g_assert_false (bgl_table_get_calls_open (fixture.table));
  g_signal_handlers_disconnect_by_data (fixture.game, fixture.table);
  clean_up (&fixture);
}

static void
test_record (void)
{
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglRecord) cleared = NULL;
  g_autoptr (BglTable) again = NULL;
  g_autoptr (BglTable) next = NULL;
  Fixture fixture;

  sit_down (&fixture, "Anna,bot:hard", NULL, NULL);
  bgl_seat_set_handicap (bgl_table_get_seat (fixture.table, 1), 25);
  record = bgl_table_to_record (fixture.table);
  g_assert_cmpstr (bgl_record_get_tag (record, "Handicap1"), ==, "25");
  g_assert_null (bgl_record_get_tag (record, "Handicap2"));

  again = bgl_table_new_from_record (record, NULL);
  g_assert_cmpuint (bgl_seat_get_handicap (bgl_table_get_seat (again, 1)), ==, 25);
  g_assert_cmpuint (bgl_seat_get_handicap (bgl_table_get_seat (again, 2)), ==, 0);

  next = bgl_table_new_next (again);
  g_assert_cmpuint (bgl_seat_get_handicap (bgl_table_get_seat (next, 1)), ==, 25);

  bgl_seat_set_handicap (bgl_table_get_seat (again, 1), 0);
  cleared = bgl_table_to_record (again);
  g_assert_null (bgl_record_get_tag (cleared, "Handicap1"));
  clean_up (&fixture);
}

static void
called_cb (BglTable *table,
           guint64   move,
           GString  *called)
{
  g_string_append_printf (called, "%u ", bgl_move_get_seat (move));
}

/* At a distance, the table only reports its calls, each of them once, until the position changes. */
static void
test_distance (void)
{
  Fixture fixture;
  g_autoptr (GString) called = g_string_new (NULL);
  guint ply;

  sit_down (&fixture, "Anna,bot:expert,bot:expert", "clock", "30");
  bgl_seat_set_remote (bgl_table_get_seat (fixture.table, 3), TRUE);
  bgl_table_set_held (fixture.table, BGL_HOLD_DISTANCE, TRUE);
  g_signal_connect (fixture.table, "called", G_CALLBACK (called_cb), called);
  ply = bgl_game_get_ply (fixture.game);
  open_calls (&fixture);
  g_assert_true (call (&fixture, 1, "gnu", 10));
  settle ();
  g_assert_cmpstr (called->str, ==, "1 2 0 ");
  g_assert_cmpuint (bgl_game_get_ply (fixture.game), ==, ply);

  /* A wrong call from far away changes the position, and the bot decides again. */
  g_assert_true (bgl_table_play_text (fixture.table, 3, "call rhino @5", NULL));
  settle ();
  g_assert_cmpstr (called->str, ==, "1 2 0 2 0 ");
  clean_up (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/calls/order", test_order);
  g_test_add_func ("/calls/slow", test_slow);
  g_test_add_func ("/calls/too-early", test_too_early);
  g_test_add_func ("/calls/refused", test_refused);
  g_test_add_func ("/calls/bot", test_bot);
  g_test_add_func ("/calls/handicap", test_handicap);
  g_test_add_func ("/calls/deadline", test_deadline);
  g_test_add_func ("/calls/stop", test_stop);
  g_test_add_func ("/calls/undo", test_undo);
  g_test_add_func ("/calls/pause", test_pause);
  g_test_add_func ("/calls/held", test_held);
  g_test_add_func ("/calls/hint", test_hint);
  g_test_add_func ("/calls/not-yet", test_not_yet);
  g_test_add_func ("/calls/game", test_game);
  g_test_add_func ("/calls/record", test_record);
  g_test_add_func ("/calls/distance", test_distance);

  return g_test_run ();
}
