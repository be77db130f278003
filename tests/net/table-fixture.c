/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "nim.h"
#include "table-fixture.h"

void
table_fixture_init (TableFixture *self,
                    guint         n_players)
{
  table_fixture_init_seats (self, n_players, n_players);
}

void
table_fixture_init_seats (TableFixture *self,
                          guint         n_players,
                          guint         n_seats)
{
  g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"nim\"]\n[Seats \"%u\"]\n\n", n_seats);
  g_autoptr (BglRecord) table = bgl_record_parse (text, -1, NULL);
  guint8 host[BGL_FINGERPRINT_SIZE];

  *self = (TableFixture) { .n_players = n_players };
  bgl_table_keys_init (&self->keys, "ABCD-EFGH-JKMN-PQRS-TVWX");
  for (guint i = 0; i < MAX_PLAYERS; i++)
    {
      memset (self->private_keys[i], (int) i + 1, BGL_HASH_SIZE);
      bgl_public_key (self->private_keys[i], self->public_keys[i]);
    }
  bgl_fingerprint (self->public_keys[0], host);

  for (guint i = 0; i < n_players; i++)
    {
      self->sessions[i] = bgl_session_new (self->keys.game, self->private_keys[i], self->public_keys[i],
                                           i > 0 ? host : NULL);
      bgl_session_claim (self->sessions[i], i + 1, "Anna");
    }
  bgl_session_host (self->sessions[0], table);
}

void
table_fixture_clear (TableFixture *self)
{
  for (guint i = 0; i < self->n_players; i++)
    bgl_session_free (self->sessions[i]);
  bgl_table_keys_clear (&self->keys);
}

void
table_fixture_settle_without (TableFixture *self,
                              guint         player)
{
  gboolean changed;

  do
    {
      changed = FALSE;
      for (guint i = 0; i < self->n_players; i++)
        {
          BglShare *own = bgl_session_get_own (self->sessions[i]);
          g_autofree char *topic = bgl_share_get_topic (own, &self->keys);
          g_autoptr (GBytes) message = NULL;
          gsize size;
          gconstpointer data;

          if (i == player)
            continue;
          bgl_session_act (self->sessions[i], self->now);
          if (own->text->len == 0)
            continue;
          bgl_share_sign (own, self->private_keys[i]);
          message = bgl_share_seal (own, &self->keys);
          data = g_bytes_get_data (message, &size);
          for (guint j = 0; j < self->n_players; j++)
            if (j != player)
              changed |= bgl_session_open (self->sessions[j], &self->keys, topic, data, size) == BGL_RECEIVED_NEW;
        }
    }
  while (changed);
}

void
table_fixture_settle (TableFixture *self)
{
  table_fixture_settle_without (self, MAX_PLAYERS);
}

static void
move_without (TableFixture *self,
              guint         player)
{
  for (guint i = 0; i < self->n_players; i++)
    {
      BglGame *game = bgl_session_get_game (self->sessions[i]);
      int turn = bgl_game_get_turn (game);

      if (i != player && turn > 0 && bgl_session_is_own_seat (self->sessions[i], (guint) turn))
        {
          g_assert_true (bgl_session_play (self->sessions[i], bgl_move_new ((guint) turn, 1), NULL));
          table_fixture_settle_without (self, player);
          return;
        }
    }

  g_assert_not_reached ();
}

void
table_fixture_move (TableFixture *self)
{
  move_without (self, MAX_PLAYERS);
}

void
table_fixture_finish (TableFixture *self)
{
  table_fixture_finish_without (self, MAX_PLAYERS);
}

void
table_fixture_finish_without (TableFixture *self,
                              guint         player)
{
  table_fixture_settle_without (self, player);
  while (!bgl_game_is_over (bgl_session_get_game (self->sessions[0])))
    move_without (self, player);
  for (guint i = 0; i < self->n_players; i++)
    g_assert_true (i == player || bgl_session_is_settled (self->sessions[i]));
}

GBytes *
table_fixture_seal (TableFixture  *self,
                    guint          player,
                    const char    *text,
                    char         **topic)
{
  g_autoptr (BglShare) share = bgl_share_new (self->keys.game, self->public_keys[player]);

  /* The text need not be valid, but its hash must be that of its lines. */
  if (bgl_share_extend (share, text, strlen (text), NULL) != BGL_RECEIVED_NEW)
    g_string_assign (share->text, text);
  bgl_share_sign (share, self->private_keys[player]);
  *topic = bgl_share_get_topic (share, &self->keys);

  return bgl_share_seal (share, &self->keys);
}

BglReceived
table_fixture_send (TableFixture *self,
                    guint         from,
                    guint         to,
                    const char   *text)
{
  g_autofree char *topic = NULL;
  g_autoptr (GBytes) message = table_fixture_seal (self, from, text, &topic);

  return bgl_session_open (self->sessions[to], &self->keys, topic, g_bytes_get_data (message, NULL),
                           g_bytes_get_size (message));
}

guint
table_fixture_count (TableFixture *self,
                     guint         player,
                     BglNewsKind   kind)
{
  BglNews news;
  guint n = 0;

  while (bgl_session_take_news (self->sessions[player], &news))
    n += news.kind == kind;

  return n;
}
