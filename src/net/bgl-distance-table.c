/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-distance-private.h"

/* The table on this machine, and the game that all have agreed on. */

static gboolean
update_cb (gpointer user_data)
{
  BglDistance *self = user_data;

  self->update_id = 0;
  bgl_distance_update (self);

  return G_SOURCE_REMOVE;
}

void
bgl_distance_update_soon (BglDistance *self)
{
  if (self->update_id == 0)
    self->update_id = g_idle_add_full (G_PRIORITY_DEFAULT, update_cb, self, NULL);
}

static void
moved_cb (BglDistance *self,
          guint64      move,
          BglGame     *game)
{
  g_autoptr (GError) error = NULL;

  if (self->syncing)
    return;

  /* A move for which it is too late goes back again. */
  if (!bgl_session_play (self->session, move, &error) && error != NULL &&
      !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BUSY))
    g_signal_emit_by_name (self, "failed", error->message);
  bgl_distance_update_soon (self);
}

static void
called_cb (BglDistance *self,
           guint64      move)
{
  if (bgl_move_get_seat (move) != BGL_TURN_CHANCE && bgl_session_call (self->session, move))
    bgl_distance_update_soon (self);
}

/* The tag of the player who sits there as far as this machine is concerned. */
static char *
make_tag (BglDistance *self,
          guint        seat,
          gboolean    *own)
{
  g_autoptr (BglRecord) record = bgl_session_to_record (self->session);
  const char *tag = bgl_record_get_seat (record, seat);

  *own = bgl_session_is_own_seat (self->session, seat);

  return *own && self->level >= 0 && bgl_seat_get_tag_level (tag) == NULL
         ? g_strconcat ("bot:", bgl_level_get_nick ((BglLevel) self->level), NULL)
         : g_strdup (tag);
}

/* Makes the table with its seats: those on this machine, and those far away. */
static void
make_table (BglDistance *self)
{
  BglRecord *tags = bgl_session_get_table (self->session);
  g_autoptr (BglGame) game = bgl_record_begin (tags, NULL);
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);

  for (guint i = 1; i <= bgl_game_get_n_seats (game); i++)
    {
      gboolean own;
      g_autofree char *tag = make_tag (self, i, &own);
      g_autoptr (BglSeat) seat = bgl_seat_new_from_tag (i, tag);

      bgl_seat_set_handicap (seat, bgl_record_get_handicap (tags, i));
      bgl_seat_set_remote (seat, !own);
      g_list_store_append (seats, seat);
    }

  self->table = bgl_table_new (game, G_LIST_MODEL (seats), NULL);
  self->n_changes = bgl_session_get_n_changes (self->session);
  bgl_table_set_held (self->table, BGL_HOLD_DISTANCE, TRUE);
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "called", G_CALLBACK (called_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::browsing", G_CALLBACK (bgl_distance_update_soon), self, G_CONNECT_SWAPPED);
  g_signal_emit_by_name (self, "started");
}

/* After a change of players, seats get another tag or come to this machine. */
static void
sync_seats (BglDistance *self)
{
  if (self->n_changes == bgl_session_get_n_changes (self->session))
    return;

  self->n_changes = bgl_session_get_n_changes (self->session);
  for (guint i = 1; i <= bgl_game_get_n_seats (bgl_table_get_game (self->table)); i++)
    {
      BglSeat *seat = bgl_table_get_seat (self->table, i);
      gboolean own;
      g_autofree char *tag = make_tag (self, i, &own);
      g_autofree char *before = bgl_seat_to_tag (seat);

      if (g_strcmp0 (tag, before) != 0 || own == bgl_seat_get_remote (seat))
        bgl_table_set_player (self->table, i, tag, !own);
    }
}

/* The moves that the table and the agreed game have in common. */
static guint
count_common (BglDistance *self,
              BglGame     *agreed)
{
  BglGame *game = bgl_table_get_game (self->table);
  guint n = MIN (bgl_table_get_live_ply (self->table), bgl_game_get_ply (agreed));
  guint ply = 0;

  while (ply < n && bgl_game_get_move (game, ply) == bgl_game_get_move (agreed, ply))
    ply++;

  return ply;
}

void
bgl_distance_sync_table (BglDistance *self)
{
  BglGame *agreed = bgl_session_get_game (self->session);
  guint common;

  if (agreed == NULL || self->syncing)
    return;

  self->syncing = TRUE;
  if (self->table == NULL)
    make_table (self);
  bgl_distance_hold (self);
  common = count_common (self, agreed);
  if (common < bgl_table_get_live_ply (self->table))
    bgl_table_go_back (self->table, common);
  sync_seats (self);
  for (guint ply = bgl_table_get_live_ply (self->table); ply < bgl_game_get_ply (agreed); ply++)
    if (!bgl_table_play (self->table, bgl_game_get_move (agreed, ply), NULL))
      break;
  self->syncing = FALSE;
}
