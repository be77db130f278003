/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-i18n.h"
#include "bgl-table-private.h"

/* Makes the move of a bot or of chance. If that is not possible, the table fails. */
static void
make_move_or_fail (BglTable *self,
                   BglMove   move)
{
  g_autoptr (GError) refusal = NULL;

  if (move == BGL_MOVE_NONE || !bgl_game_play (self->game, move, &refusal))
    bgl_table_fail (self, move, refusal);
}

void
bgl_table_stop_asking (BglTable *self)
{
  g_clear_handle_id (&self->next_id, g_source_remove);
  self->decided = BGL_MOVE_NONE;

  if (self->thinking != NULL)
    {
      g_cancellable_cancel (self->thinking);
      g_clear_object (&self->thinking);
    }
}

static gboolean
deal_cb (gpointer user_data)
{
  BglTable *self = user_data;
  BglMove move = bgl_dealer_deal (self->dealer, self->game);

  self->next_id = 0;
  make_move_or_fail (self, move);

  return G_SOURCE_REMOVE;
}

static gboolean
play_decided_cb (gpointer user_data)
{
  BglTable *self = user_data;
  BglMove move = self->decided;

  self->next_id = 0;
  self->decided = BGL_MOVE_NONE;
  g_clear_object (&self->thinking);
  make_move_or_fail (self, move);

  return G_SOURCE_REMOVE;
}

/* The pending operation holds no reference to the table. When the table is disposed, it cancels the operation first. */
static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  BglTable *self = user_data;
  g_autoptr (GError) error = NULL;
  BglMove move = BGL_MOVE_NONE;
  gint64 due;

  /* If the search was canceled, the table may no longer exist. */
  if (!bgl_bot_choose_finish (result, &move, &error) &&
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self->decided = move;
  due = self->last_move / 1000 + self->pace - g_get_monotonic_time () / 1000;
  self->next_id = g_timeout_add ((guint) CLAMP (due, 0, (gint64) self->pace), play_decided_cb, self);
}

void
bgl_table_ask (BglTable *self)
{
  int turn = bgl_game_get_turn (self->game);

  bgl_table_stop_asking (self);
  if (self->calls != NULL)
    bgl_calls_update (self->calls);

  if (!self->running || turn == BGL_TURN_OVER || turn == BGL_TURN_ANY)
    {
      bgl_table_update_seats (self);
      return;
    }

  if (turn == BGL_TURN_CHANCE && (self->held & ~BGL_HOLD_STORY) == 0)
    {
      /* An idle source with a lower priority would be delayed by animations. */
      self->next_id = g_idle_add_full (G_PRIORITY_DEFAULT, deal_cb, self, NULL);
    }
  else if (turn > 0 && bgl_table_is_own_bot (self, (guint) turn) && (self->held & ~BGL_HOLD_DISTANCE) == 0)
    {
      self->thinking = g_cancellable_new ();
      bgl_bot_choose_async (bgl_game_get_rules (self->game), bgl_game_get_state (self->game),
                            bgl_seat_get_level (bgl_table_get_seat (self, (guint) turn)),
                            bgl_bot_get_seed (self->seed, bgl_game_get_ply (self->game)),
                            self->thinking, thought_cb, self);
    }

  bgl_table_update_seats (self);
}

void
bgl_table_update_running (BglTable *self)
{
  gboolean running = self->started && self->paused == 0 && !self->browsing && self->failure == NULL;

  if (self->running == running)
    return;

  self->running = running;
  if (!running)
    {
      bgl_table_stop_asking (self);
      if (self->calls != NULL)
        bgl_calls_close (self->calls);
      bgl_table_update_seats (self);
    }

  /* Handlers of this signal may hold the table before anybody is asked for a move. */
  g_object_notify (G_OBJECT (self), "running");
  if (self->running)
    bgl_table_ask (self);
}

void
bgl_table_start (BglTable *self)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  self->started = TRUE;
  bgl_table_update_running (self);
}

void
bgl_table_stop (BglTable *self)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  self->started = FALSE;
  bgl_table_update_running (self);
}

void
bgl_table_leave (BglTable *self)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  if ((self->held & BGL_HOLD_DISTANCE) == 0)
    bgl_table_stop (self);
}

gboolean
bgl_table_get_running (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return self->running;
}

void
bgl_table_set_paused (BglTable *self,
                      BglPause  reason,
                      gboolean  paused)
{
  guint reasons;

  g_return_if_fail (BGL_IS_TABLE (self));

  /* Nobody can stop the clocks of others. */
  if (paused && (self->held & BGL_HOLD_DISTANCE) != 0)
    return;

  reasons = paused ? self->paused | reason : self->paused & ~reason;
  if (self->paused == reasons || self->calls == NULL)
    return;

  self->paused = reasons;
  g_object_notify (G_OBJECT (self), "paused");
  bgl_table_update_running (self);
}

guint
bgl_table_get_paused (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), 0);

  return self->paused;
}

gboolean
bgl_table_play (BglTable  *self,
                BglMove    move,
                GError   **error)
{
  g_autoptr (GError) refusal = NULL;

  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  if (self->browsing)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("You are viewing an earlier move."));
      return FALSE;
    }

  if (bgl_table_is_own_bot (self, bgl_move_get_seat (move)) && (self->held & BGL_HOLD_DISTANCE) == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("It is a bot’s turn."));
      return FALSE;
    }

  if (bgl_game_play (self->game, move, &refusal))
    return TRUE;

  g_signal_emit_by_name (self, "refused", refusal);
  g_propagate_error (error, g_steal_pointer (&refusal));

  return FALSE;
}

gboolean
bgl_table_may_play (BglTable *self,
                    BglMove   move)
{
  g_autoptr (GError) refusal = NULL;
  guint seat = bgl_move_get_seat (move);

  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  if ((self->held & BGL_HOLD_DISTANCE) == 0 || bgl_table_is_human (self, seat))
    return TRUE;

  if (seat != BGL_TURN_CHANCE && (int) seat == bgl_game_get_turn (self->game))
    {
      refusal = g_error_new (G_IO_ERROR, G_IO_ERROR_BUSY, _("It is %s’s turn."),
                             bgl_seat_get_name (bgl_table_get_seat (self, seat)));
      g_signal_emit_by_name (self, "refused", refusal);
    }

  return FALSE;
}

gboolean
bgl_table_play_text (BglTable    *self,
                     guint        seat,
                     const char  *text,
                     GError     **error)
{
  BglMove move;

  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return bgl_game_parse_move (self->game, seat, text, &move, error) && bgl_table_play (self, move, error);
}

/* Calls in real time */

void
bgl_table_due_cb (BglTable *self,
                  guint64   move)
{
  if (self->held & BGL_HOLD_DISTANCE)
    {
      /* The same call must not come again before the position has changed. */
      bgl_calls_silence (self->calls, bgl_move_get_seat (move));
      g_signal_emit_by_name (self, "called", move);
    }
  else if (bgl_table_is_human (self, bgl_move_get_seat (move)))
    bgl_table_play (self, move, NULL);
  else
    make_move_or_fail (self, move);
}

void
bgl_table_open_calls (BglTable *self,
                      gint64    when)
{
  BglCaller callers[BGL_MAX_SEATS] = { 0 };

  g_return_if_fail (BGL_IS_TABLE (self));
  g_return_if_fail (self->calls != NULL);
  g_return_if_fail (bgl_game_get_turn (self->game) == BGL_TURN_ANY);

  if (!self->running)
    return;

  for (guint i = 1; i <= bgl_game_get_n_seats (self->game); i++)
    {
      BglSeat *seat = bgl_table_get_seat (self, i);

      callers[i - 1].is_bot = bgl_table_is_own_bot (self, i) && (self->held & BGL_HOLD_LESSON) == 0;
      callers[i - 1].level = bgl_seat_get_level (seat);
      callers[i - 1].handicap = bgl_seat_get_handicap (seat);
    }

  bgl_calls_open (self->calls, callers, when);
}

gboolean
bgl_table_get_calls_open (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return self->calls != NULL && bgl_calls_is_open (self->calls);
}

gboolean
bgl_table_call (BglTable *self,
                BglMove   move,
                gint64    when)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);
  g_return_val_if_fail (self->calls != NULL, FALSE);
  g_return_val_if_fail (bgl_table_is_human (self, bgl_move_get_seat (move)), FALSE);

  return bgl_calls_add (self->calls, move, when);
}

guint
bgl_table_get_call_time (BglTable *self,
                         gint64    when)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), 0);

  return self->calls != NULL ? bgl_calls_get_time (self->calls, when) : 0;
}

gboolean
bgl_table_is_waiting (BglTable *self)
{
  int turn;

  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  turn = bgl_game_get_turn (self->game);
  if (self->browsing)
    return FALSE;

  if (turn == BGL_TURN_ANY)
    return (self->held & BGL_HOLD_DISTANCE) == 0 || bgl_table_count_people (self) > 0;

  return turn > 0 && bgl_table_is_human (self, (guint) turn);
}

gboolean
bgl_table_can_resign (BglTable *self)
{
  int turn;

  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  turn = bgl_game_get_turn (self->game);

  return bgl_table_is_waiting (self) && turn > 0 &&
         bgl_game_check_resign (self->game, (guint) turn, NULL);
}

gboolean
bgl_table_get_thinking (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return self->thinking != NULL;
}

/* Hints */

static void
hinted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  BglHint *hint = bgl_hint_find_finish (result, &error);

  if (hint == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, hint, (GDestroyNotify) bgl_hint_free);
}

/* Finds the right call for the first person who may still make it. */
static void
advise (BglTable *self,
        GTask    *task)
{
  g_autoptr (GTask) owned = task;
  const BglRules *rules = bgl_game_get_rules (self->game);
  gconstpointer state = bgl_game_get_state (self->game);
  BglMove move;

  for (guint seat = 1; seat <= bgl_game_get_n_seats (self->game); seat++)
    if (bgl_table_is_human (self, seat) && rules->bot->advise (state, seat, &move))
      {
        g_task_return_pointer (task, bgl_hint_new (rules, state, move, NULL), (GDestroyNotify) bgl_hint_free);
        return;
      }

  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "Nobody may call");
}

void
bgl_table_hint_async (BglTable            *self,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (BGL_IS_TABLE (self));
  g_return_if_fail (bgl_table_is_waiting (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, bgl_table_hint_async);
  if (bgl_game_get_turn (self->game) == BGL_TURN_ANY)
    advise (self, task);
  else
    bgl_hint_find_async (bgl_game_get_rules (self->game), bgl_game_get_state (self->game), self->seed, cancellable,
                         hinted_cb, task);
}

BglHint *
bgl_table_hint_finish (BglTable      *self,
                       GAsyncResult  *result,
                       GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
