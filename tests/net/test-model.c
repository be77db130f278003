/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-random.h"
#include "net/bgl-session.h"

#include "nim.h"

/*
 * Random histories of a table at a distance: messages are delayed, lost, doubled, and reordered; participants and the
 * broker crash and come back. In the end, everybody has the same legal record, and no move that was stored by its
 * player is missing.
 *
 * Shares only grow, so that a message is the number of a writer and a length.
 */

#define MAX_CLIENTS 3
#define MAX_FLIGHT  24
#define N_STEPS     24

typedef struct
{
  guint8 private_key[BGL_HASH_SIZE];
  guint8 public_key[BGL_HASH_SIZE];
} Keys;

typedef struct
{
  guint writer;
  guint reader;
  gsize length;
} Message;

typedef struct
{
  guint       n_clients;
  guint       n_seats;
  gboolean    knows_host;
  gboolean    loses_others; /* a restart loses what others wrote, as with an old copy of the file */
  BglRandom   random;
  gint64      now;
  BglSession *sessions[MAX_CLIENTS];
  GString    *texts[MAX_CLIENTS];            /* what each writer has stored */
  gsize       stored[MAX_CLIENTS][MAX_CLIENTS]; /* what each client has stored of each writer */
  gsize       retained[MAX_CLIENTS];
  Message     flight[MAX_FLIGHT];
  guint       n_flying;
  BglMove     kept[64];                      /* stored moves, by their ply */
} World;

static Keys keys[MAX_CLIENTS];
static guint8 game_id[BGL_HASH_SIZE];
static BglRecord *tables[MAX_CLIENTS]; /* for two and for three, and for two with a bot between them */

static BglSession *
sit_down (World *world,
          guint  client)
{
  guint8 host[BGL_FINGERPRINT_SIZE];
  BglSession *session;

  bgl_fingerprint (keys[0].public_key, host);
  session = bgl_session_new (game_id, keys[client].private_key, keys[client].public_key,
                             world->knows_host && client > 0 ? host : NULL);
  if (client == 0)
    bgl_session_host (session, tables[world->n_seats > world->n_clients ? 2 : world->n_clients - 2]);
  bgl_session_claim (session, client == 2 ? 2 : 0, NULL);

  for (guint writer = 0; writer < world->n_clients; writer++)
    if (world->stored[client][writer] > 0 && (writer == client || !world->loses_others))
      g_assert_cmpint (bgl_session_receive (session, keys[writer].public_key, world->texts[writer]->str,
                                            world->stored[client][writer], NULL), ==, BGL_RECEIVED_NEW);

  return session;
}

static void
send_to (World *world,
         guint  writer,
         guint  reader,
         gsize  length)
{
  if (world->n_flying < MAX_FLIGHT && length > 0)
    world->flight[world->n_flying++] = (Message) { writer, reader, length };
}

static void
save (World *world,
      guint  client)
{
  BglSession *session = world->sessions[client];
  BglShare *own = bgl_session_get_own (session);
  BglGame *game = bgl_session_get_game (session);

  g_string_assign (world->texts[client], own->text->str);
  for (guint i = 0; i < bgl_session_get_shares (session)->len; i++)
    {
      BglShare *share = g_ptr_array_index (bgl_session_get_shares (session), i);

      for (guint writer = 0; writer < world->n_clients; writer++)
        if (memcmp (share->public_key, keys[writer].public_key, BGL_HASH_SIZE) == 0)
          world->stored[client][writer] = MAX (world->stored[client][writer], share->text->len);
    }

  /* A move counts from when its player has stored it. */
  for (guint ply = 0; game != NULL && ply < bgl_game_get_ply (game); ply++)
    {
      BglMove move = bgl_game_get_move (game, ply);
      guint seat = bgl_move_get_seat (move);

      if (seat > 0 && bgl_session_is_own_seat (session, seat))
        {
          g_assert_true (world->kept[ply] == 0 || world->kept[ply] == move);
          world->kept[ply] = move;
        }
    }
}

static void
publish (World *world,
         guint  client)
{
  save (world, client);
  world->retained[client] = MAX (world->retained[client], world->texts[client]->len);
  for (guint reader = 0; reader < world->n_clients; reader++)
    send_to (world, client, reader, world->texts[client]->len);
}

static void
act (World    *world,
     guint     client,
     gboolean  play)
{
  BglSession *session = world->sessions[client];
  BglGame *game;
  int turn;

  bgl_session_act (session, world->now);
  game = bgl_session_get_game (session);
  turn = game != NULL ? bgl_game_get_turn (game) : BGL_TURN_OVER;
  if (play && turn > 0 && bgl_session_is_own_seat (session, (guint) turn))
    {
      g_assert_true (bgl_session_play (session, nim_rules.draw_move (bgl_game_get_state (game), &world->random), NULL));
      bgl_session_act (session, world->now);
    }
}

static void
deliver (World *world,
         guint  index)
{
  Message message = world->flight[index];

  world->flight[index] = world->flight[--world->n_flying];
  bgl_session_receive (world->sessions[message.reader], keys[message.writer].public_key,
                       world->texts[message.writer]->str, message.length, NULL);
}

/* A client that comes back gets what the broker has kept, and publishes its own share again. */
static void
reconnect (World *world,
           guint  client)
{
  for (guint writer = 0; writer < world->n_clients; writer++)
    send_to (world, writer, client, world->retained[writer]);
  publish (world, client);
}

static void
crash (World *world,
       guint  client)
{
  g_clear_pointer (&world->sessions[client], bgl_session_free);
  world->sessions[client] = sit_down (world, client);
}

static void
take_step (World *world)
{
  guint client = bgl_random_below (&world->random, world->n_clients);
  guint index = world->n_flying > 0 ? bgl_random_below (&world->random, world->n_flying) : 0;

  switch (bgl_random_below (&world->random, 16))
    {
    case 0: case 1: case 2: case 3:
      act (world, client, TRUE);
      publish (world, client);
      break;
    case 4:
      /* Crashes before the move is stored: it was never made. */
      act (world, client, TRUE);
      crash (world, client);
      break;
    case 5:
      /* Crashes between storing and publishing. */
      act (world, client, TRUE);
      save (world, client);
      crash (world, client);
      break;
    case 6:
      crash (world, client);
      reconnect (world, client);
      break;
    case 7:
      /* The broker forgets everything, or it only loses its connections. */
      world->n_flying = 0;
      if (bgl_random_below (&world->random, 2) == 0)
        memset (world->retained, 0, sizeof world->retained);
      for (guint i = 0; i < world->n_clients; i++)
        if (bgl_random_below (&world->random, 2) == 0)
          reconnect (world, i);
      break;
    case 8:
      if (world->n_flying > 0)
        world->flight[index] = world->flight[--world->n_flying];
      break;
    case 9:
      if (world->n_flying > 0)
        send_to (world, world->flight[index].writer, world->flight[index].reader, world->flight[index].length);
      break;
    case 10:
      /* Long enough for a forfeit. */
      world->now += BGL_PATIENCE_PRESENT + 1;
      break;
    default:
      if (world->n_flying > 0)
        deliver (world, index);
    }
}

static gboolean
is_over (World *world)
{
  for (guint i = 0; i < world->n_clients; i++)
    {
      BglGame *game = bgl_session_get_game (world->sessions[i]);

      if (game == NULL || !bgl_game_is_over (game))
        return FALSE;
    }

  return TRUE;
}

/* From now on, everything arrives. */
static void
settle (World *world)
{
  for (guint round = 0; !is_over (world); round++)
    {
      g_assert_cmpuint (round, <, 200);
      for (guint i = 0; i < world->n_clients; i++)
        {
          act (world, i, TRUE);
          publish (world, i);
          while (world->n_flying > 0)
            deliver (world, world->n_flying - 1);
        }
    }
}

static void
check (World *world)
{
  g_autoptr (BglRecord) record = bgl_session_to_record (world->sessions[0]);
  g_autofree char *text = bgl_record_to_string (record);
  g_autoptr (BglGame) game = bgl_record_replay (record, NULL);
  BglNews news;

  g_assert_nonnull (game);
  g_assert_true (bgl_game_is_over (game));
  for (guint ply = 0; ply < G_N_ELEMENTS (world->kept); ply++)
    g_assert_true (world->kept[ply] == 0 || world->kept[ply] == bgl_game_get_move (game, ply));

  for (guint i = 0; i < world->n_clients; i++)
    {
      g_autoptr (BglRecord) other = bgl_session_to_record (world->sessions[i]);
      g_autofree char *other_text = bgl_record_to_string (other);

      g_assert_cmpstr (other_text, ==, text);
      while (bgl_session_take_news (world->sessions[i], &news))
        g_assert_true (news.kind != BGL_NEWS_REFUSED && news.kind != BGL_NEWS_ILLEGAL);
    }
}

static void
run_history (guint64 seed)
{
  World world = { 0 };

  bgl_random_init (&world.random, seed);
  world.n_clients = bgl_random_below (&world.random, 4) == 0 ? 3 : 2;
  world.n_seats = world.n_clients == 2 && bgl_random_below (&world.random, 2) == 0 ? 3 : world.n_clients;
  world.knows_host = bgl_random_below (&world.random, 2) == 0;
  world.loses_others = bgl_random_below (&world.random, 8) == 0;
  for (guint i = 0; i < world.n_clients; i++)
    {
      world.texts[i] = g_string_new (NULL);
      world.sessions[i] = sit_down (&world, i);
    }

  for (guint i = 0; i < N_STEPS; i++)
    take_step (&world);
  settle (&world);
  check (&world);

  for (guint i = 0; i < world.n_clients; i++)
    {
      bgl_session_free (world.sessions[i]);
      g_string_free (world.texts[i], TRUE);
    }
}

static void
test_histories (gconstpointer data)
{
  const guint64 part = GPOINTER_TO_UINT (data);
  gint64 start = g_get_monotonic_time ();
  guint n = g_test_thorough () ? 1000000 : 25000;

  for (guint i = 0; i < n; i++)
    run_history (part << 32 | i);

  g_test_message ("%.0f histories a second", n * 1e6 / (double) (g_get_monotonic_time () - start));
}

int
main (int    argc,
      char **argv)
{
  static const char *const texts[] = {
    "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n[Position \"2\"]\n\n",
    "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"3\"]\n[Position \"2\"]\n\n",
    "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"3\"]\n[Seat2 \"bot:easy\"]\n[Position \"2\"]\n\n",
  };
  int status;

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < MAX_CLIENTS; i++)
    {
      memset (keys[i].private_key, (int) i + 1, BGL_HASH_SIZE);
      bgl_public_key (keys[i].private_key, keys[i].public_key);
    }

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    tables[i] = bgl_record_parse (texts[i], -1, NULL);

  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/histories-%u", i + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_histories);
    }

  status = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_object_unref (tables[i]);

  return status;
}
