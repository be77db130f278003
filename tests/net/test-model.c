/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-random.h"
#include "net/bgl-session-private.h"

#include "nim.h"

/*
 * Random histories of a table at a distance: messages are delayed, lost, doubled, and reordered; participants and the
 * broker crash and come back. In a quarter of them, people also take moves back, leave, are replaced by bots and by others, and
 * take their seats again. In the end, everybody has the same legal record, and no move that was stored by its player is
 * missing, except for moves that were made in ignorance of a change of a seat.
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
  gboolean    talks;                         /* people also make proposals and leave */
} World;

/* What happened in all histories, so that one can see that it did. */
static guint n_backs, n_changes, n_void;

static Keys keys[MAX_CLIENTS];
static guint8 game_id[BGL_HASH_SIZE];
static BglRecord *tables[6]; /* for two and for three, and for two with a bot between them; and longer games */

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
    bgl_session_host (session, tables[(world->talks ? 3 : 0) + (world->n_seats == 2 ? 0 : world->n_clients == 3 ? 1 : 2)]);
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

  g_string_assign (world->texts[client], own->text->str);
  for (guint i = 0; i < bgl_session_get_shares (session)->len; i++)
    {
      BglShare *share = g_ptr_array_index (bgl_session_get_shares (session), i);

      for (guint writer = 0; writer < world->n_clients; writer++)
        if (memcmp (share->public_key, keys[writer].public_key, BGL_HASH_SIZE) == 0)
          world->stored[client][writer] = MAX (world->stored[client][writer], share->text->len);
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

  bgl_session_act (session, world->now);
  if (play && bgl_session_can_play (session))
    {
      BglGame *game = bgl_session_get_game (session);

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

/* Answers the first question. */
static void
answer (BglSession *session,
        gboolean    accept)
{
  BglProposal proposal;

  for (guint i = 0; bgl_session_get_proposal (session, i, &proposal); i++)
    if (proposal.asks_you)
      {
        g_assert_true (bgl_session_answer (session, proposal.member, proposal.number, accept));
        return;
      }
}

/* Most messages arrive, and most questions are answered. */
static void
meet (World *world)
{
  for (guint i = 0; i < world->n_clients; i++)
    if (bgl_random_below (&world->random, 4) > 0)
      {
        bgl_session_act (world->sessions[i], world->now);
        publish (world, i);
        while (world->n_flying > 0)
          {
            world->n_flying--;
            if (bgl_random_below (&world->random, 4) > 0)
              {
                world->n_flying++;
                deliver (world, world->n_flying - 1);
              }
          }
        answer (world->sessions[i], bgl_random_below (&world->random, 4) > 0);
      }
}

/* What people do besides moving. */
static void
talk (World *world,
      guint  client)
{
  BglSession *session = world->sessions[client];
  guint seat = 1 + bgl_random_below (&world->random, world->n_seats);
  guint other = bgl_random_below (&world->random, world->n_clients);
  guint8 fingerprint[BGL_FINGERPRINT_SIZE];
  BglClaimant claimant;

  bgl_fingerprint (keys[other].public_key, fingerprint);
  bgl_session_act (session, world->now);
  switch (bgl_random_below (&world->random, 12))
    {
    case 0: case 1: case 2: case 3:
      bgl_session_propose_back (session);
      meet (world);
      break;
    case 4: case 5:
      answer (session, bgl_random_below (&world->random, 4) > 0);
      break;
    case 6:
      /* Everybody but the one who is away talks about it. */
      bgl_session_set_present (world->sessions[0], fingerprint, FALSE);
      seat = bgl_session_find_seat (world->sessions[0], fingerprint);
      if (seat > 0 && bgl_session_replace (world->sessions[0], seat, BGL_LEVEL_EASY))
        meet (world);
      break;
    case 7:
      bgl_session_set_present (world->sessions[0], fingerprint, TRUE);
      break;
    case 8:
      if (bgl_session_get_claimant (world->sessions[0], 0, &claimant))
        bgl_session_hand_over (world->sessions[0], seat, claimant.fingerprint);
      break;
    case 9:
      if (client > 0 && bgl_session_get_game (session) != NULL)
        bgl_session_leave (session);
      break;
    case 10:
      bgl_session_take_seat (session);
      break;
    default:
      bgl_session_say (session, 0, world->now);
    }
  bgl_session_act (session, world->now);
  bgl_session_act (world->sessions[0], world->now);
  publish (world, client);
  publish (world, 0);
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

  if (world->talks && bgl_random_below (&world->random, 3) == 0)
    {
      talk (world, client);
      return;
    }

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

/* From now on, everything arrives, everybody agrees, and bots play for those who have left. */
static void
settle (World *world)
{
  for (guint i = 0; i < world->n_clients; i++)
    {
      guint8 fingerprint[BGL_FINGERPRINT_SIZE];

      bgl_fingerprint (keys[i].public_key, fingerprint);
      bgl_session_set_present (world->sessions[0], fingerprint, TRUE);
    }

  for (guint round = 0; !is_over (world); round++)
    {
      g_assert_cmpuint (round, <, 200);
      for (guint i = 0; i < world->n_clients; i++)
        {
          answer (world->sessions[i], TRUE);
          for (guint seat = 1; i == 0 && world->talks && seat <= world->n_seats; seat++)
            if (bgl_session_get_game (world->sessions[0]) != NULL && world->sessions[0]->n_ended ==
                bgl_share_count (bgl_session_get_own (world->sessions[0]), BGL_ENTRY_PROPOSE))
              bgl_session_replace (world->sessions[0], seat, BGL_LEVEL_EASY);
          act (world, i, TRUE);
          publish (world, i);
          while (world->n_flying > 0)
            deliver (world, world->n_flying - 1);
        }
    }
}

/* Every move that its player has stored was played, unless they did not know yet that somebody had another seat. */
static void
check_moves (World *world,
             guint  client)
{
  BglSession *session = world->sessions[client];
  BglMember *member;
  guint8 fingerprint[BGL_FINGERPRINT_SIZE];

  bgl_fingerprint (keys[client].public_key, fingerprint);
  member = bgl_session_find_member (session, fingerprint);
  for (guint i = 0; member != NULL && i < member->share->entries->len; i++)
    {
      const BglEntry *entry = bgl_share_get_entry (member->share, i);
      const BglPlayed *played = &g_array_index (session->played, BglPlayed, entry->slot);
      gboolean knew = TRUE;

      if (entry->kind != BGL_ENTRY_MOVE ||
          (entry->slot < session->n_events && played->member == (guint) (member - session->members) &&
           played->entry == i))
        continue;

      for (guint j = 0; j <= entry->slot && j < session->n_events; j++)
        {
          const BglPlayed *change = &g_array_index (session->played, BglPlayed, j);
          const BglEntry *seat = bgl_share_get_entry (session->members[change->member].share, change->entry);
          gboolean follows = client == 0;

          if (seat->kind != BGL_ENTRY_SEAT)
            continue;
          for (guint k = 0; k < i; k++)
            {
              const BglEntry *earlier = bgl_share_get_entry (member->share, k);

              follows |= earlier->kind == BGL_ENTRY_FOLLOW && earlier->slot == j;
            }
          knew &= follows;
        }
      g_assert_false (knew);
      n_void++;
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

  for (guint i = 0; i < world->sessions[0]->n_events; i++)
    {
      const BglPlayed *played = &g_array_index (world->sessions[0]->played, BglPlayed, i);
      BglEntryKind kind = bgl_share_get_entry (world->sessions[0]->members[played->member].share, played->entry)->kind;

      n_backs += kind == BGL_ENTRY_BACK;
      n_changes += kind == BGL_ENTRY_SEAT;
    }

  for (guint i = 0; i < world->n_clients; i++)
    {
      g_autoptr (BglRecord) other = bgl_session_to_record (world->sessions[i]);
      g_autofree char *other_text = bgl_record_to_string (other);

      g_assert_cmpstr (other_text, ==, text);
      g_assert_cmpmem (world->sessions[i]->played->data, world->sessions[i]->n_events * sizeof (BglPlayed),
                       world->sessions[0]->played->data, world->sessions[0]->n_events * sizeof (BglPlayed));
      check_moves (world, i);
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
  world.talks = bgl_random_below (&world.random, 4) == 0;
  /* One more waits for a seat. */
  if (world.talks && world.n_clients == 2 && world.n_seats == 2 && bgl_random_below (&world.random, 2) == 0)
    world.n_clients = 3;
  world.knows_host = bgl_random_below (&world.random, 2) == 0;
  world.loses_others = bgl_random_below (&world.random, 8) == 0;
  for (guint i = 0; i < world.n_clients; i++)
    {
      world.texts[i] = g_string_new (NULL);
      world.sessions[i] = sit_down (&world, i);
    }

  for (guint i = 0; i < (world.talks ? 2 : 1) * N_STEPS; i++)
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

  g_test_message ("%.0f histories a second; %u times back, %u changes of seats, %u moves void",
                  n * 1e6 / (double) (g_get_monotonic_time () - start), n_backs, n_changes, n_void);
  g_assert_cmpuint (n_backs, >, n / 100);
  g_assert_cmpuint (n_changes, >, n / 100);
  g_assert_cmpuint (n_void, >, 0);
}

int
main (int    argc,
      char **argv)
{
  static const char *const texts[] = {
    "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n[Position \"2\"]\n\n",
    "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"3\"]\n[Position \"2\"]\n\n",
    "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"3\"]\n[Seat2 \"bot:easy\"]\n[Position \"2\"]\n\n",
    "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"2\"]\n[Position \"5\"]\n\n",
    "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"3\"]\n[Position \"5\"]\n\n",
    "[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"3\"]\n[Seat2 \"bot:easy\"]\n[Position \"5\"]\n\n",
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
