/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "net/bgl-verify.h"

/* A game in real time: the host collects the calls of a round, and puts them in order. */

typedef struct
{
  guint8      public_keys[2][BGL_HASH_SIZE];
  BglSession *sessions[2];
  gint64      now;
} Fixture;

static void
settle (Fixture *fixture)
{
  gboolean changed;

  do
    {
      changed = FALSE;
      for (guint i = 0; i < 2; i++)
        {
          BglShare *own = bgl_session_get_own (fixture->sessions[i]);

          bgl_session_act (fixture->sessions[i], fixture->now);
          changed |= bgl_session_receive (fixture->sessions[1 - i], fixture->public_keys[i], own->text->str,
                                          own->text->len, NULL) == BGL_RECEIVED_NEW;
        }
    }
  while (changed);
}

/* Plays until everybody may call. */
static void
set_up (Fixture *fixture)
{
  guint8 game[BGL_HASH_SIZE] = { 0 };
  g_autoptr (BglRecord) table = bgl_record_parse ("[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n"
                                                  "[Option-clock \"5\"]\n\n", -1, NULL);
  BglMove roll;

  fixture->now = 1000;
  for (guint i = 0; i < 2; i++)
    {
      guint8 private_key[BGL_HASH_SIZE] = { (guint8) (i + 1) };

      bgl_public_key (private_key, fixture->public_keys[i]);
      fixture->sessions[i] = bgl_session_new (game, private_key, fixture->public_keys[i], NULL);
      bgl_session_claim (fixture->sessions[i], i + 1, NULL);
    }
  bgl_session_host (fixture->sessions[0], table);
  settle (fixture);
  g_assert_true (bgl_game_parse_move (bgl_session_get_game (fixture->sessions[0]), 1, "roll", &roll, NULL));
  g_assert_true (bgl_session_play (fixture->sessions[0], roll, NULL));
  settle (fixture);
  g_assert_cmpint (bgl_game_get_turn (bgl_session_get_game (fixture->sessions[1])), ==, BGL_TURN_ANY);
}

static void
clean_up (Fixture *fixture)
{
  for (guint i = 0; i < 2; i++)
    bgl_session_free (fixture->sessions[i]);
}

static gboolean
call (Fixture    *fixture,
      guint       player,
      const char *text)
{
  BglMove move;

  g_assert_true (bgl_game_parse_move (bgl_session_get_game (fixture->sessions[player]), player + 1, text, &move, NULL));

  return bgl_session_call (fixture->sessions[player], move);
}

static guint
get_ply (Fixture *fixture,
         guint    player)
{
  return bgl_game_get_ply (bgl_session_get_game (fixture->sessions[player]));
}

/* The call that arrives first is not the first one. */
static void
test_window (void)
{
  Fixture fixture;
  guint ply;

  set_up (&fixture);
  ply = get_ply (&fixture, 0);
  g_assert_true (call (&fixture, 0, "call gnu @900"));
  g_assert_false (call (&fixture, 0, "call gnu @900"));
  settle (&fixture);
  fixture.now += BGL_CALL_WINDOW - 1;
  g_assert_true (call (&fixture, 1, "call rhino @800"));
  settle (&fixture);
  g_assert_cmpuint (get_ply (&fixture, 0), ==, ply);

  fixture.now++;
  settle (&fixture);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *first = bgl_game_format_move (bgl_session_get_game (fixture.sessions[i]), ply);

      g_assert_cmpstr (first, ==, "2: call rhino @800");
    }
  clean_up (&fixture);
}

/* Nobody is that fast: everybody ignores the call, and reports it once. */
static void
test_too_fast (void)
{
  Fixture fixture;
  BglNews news;
  guint n = 0, ply;

  set_up (&fixture);
  ply = get_ply (&fixture, 0);
  g_assert_true (call (&fixture, 1, "call gnu @99"));
  settle (&fixture);
  fixture.now += BGL_CALL_WINDOW;
  settle (&fixture);
  g_assert_cmpuint (get_ply (&fixture, 0), ==, ply);
  while (bgl_session_take_news (fixture.sessions[0], &news))
    n += news.kind == BGL_NEWS_TOO_FAST && news.seat == 2;
  g_assert_cmpuint (n, ==, 1);

  /* Not even the host can let it count. */
  bgl_share_append (bgl_session_get_own (fixture.sessions[0]), "order %u 2 0", ply);
  settle (&fixture);
  g_assert_cmpuint (get_ply (&fixture, 1), ==, ply);
  clean_up (&fixture);
}

/* If nobody calls, the deadline passes for all at once. */
static void
test_deadline (void)
{
  Fixture fixture;
  guint ply;

  set_up (&fixture);
  ply = get_ply (&fixture, 0);
  g_assert_true (bgl_session_needs_clock (fixture.sessions[0]));
  g_assert_false (bgl_session_needs_clock (fixture.sessions[1]));
  fixture.now += 5000;
  settle (&fixture);
  g_assert_cmpuint (get_ply (&fixture, 1), ==, ply);
  fixture.now += 3000;
  settle (&fixture);
  g_assert_cmpuint (get_ply (&fixture, 1), ==, ply + 1);
  clean_up (&fixture);
}

/* A record of the first version, in which there were only moves, is still proven. */
static void
test_first_version (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "version-1.bungalow", NULL);
  g_autofree char *text = NULL;
  g_autoptr (BglSession) session = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  session = bgl_verify_parse (text, size, &error);
  g_assert_no_error (error);
  g_assert_true (bgl_game_is_over (bgl_session_get_game (session)));
  g_assert_true (bgl_session_is_settled (session));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/round/window", test_window);
  g_test_add_func ("/round/too-fast", test_too_fast);
  g_test_add_func ("/round/deadline", test_deadline);
  g_test_add_func ("/round/first-version", test_first_version);

  return g_test_run ();
}
