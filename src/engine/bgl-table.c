/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-private.h"

enum
{
  PROP_0,
  PROP_GAME,
  PROP_PACE,
  PROP_THINKING,
  PROP_RUNNING,
  PROP_PAUSED,
  PROP_CALLS_OPEN,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_BROWSING,
  PROP_FAILURE,
  N_PROPS
};

enum
{
  SIGNAL_REFUSED,
  SIGNAL_CALLED,
  SIGNAL_DIVERTED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (BglTable, bgl_table, G_TYPE_OBJECT)

static void
bgl_table_dispose (GObject *object)
{
  BglTable *self = BGL_TABLE (object);

  bgl_table_stop (self);
  bgl_table_stop_asking (self);

  g_clear_object (&self->saver);
  g_clear_object (&self->calls);
  g_clear_object (&self->game);
  g_clear_object (&self->seats);
  g_clear_object (&self->dealer);
  g_clear_object (&self->kept);
  g_clear_error (&self->failure);
  g_clear_pointer (&self->names, g_ptr_array_unref);

  G_OBJECT_CLASS (bgl_table_parent_class)->dispose (object);
}

static void
bgl_table_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  BglTable *self = BGL_TABLE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_PACE:
      g_value_set_uint (value, self->pace);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, bgl_table_get_thinking (self));
      break;
    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, (self->paused & BGL_PAUSE_PERSON) != 0);
      break;
    case PROP_CALLS_OPEN:
      g_value_set_boolean (value, bgl_table_get_calls_open (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, bgl_table_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, bgl_table_can_redo (self));
      break;
    case PROP_BROWSING:
      g_value_set_boolean (value, self->browsing);
      break;
    case PROP_FAILURE:
      g_value_set_boxed (value, self->failure);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_table_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  BglTable *self = BGL_TABLE (object);

  switch (prop_id)
    {
    case PROP_PACE:
      bgl_table_set_pace (self, g_value_get_uint (value));
      break;
    case PROP_PAUSED:
      bgl_table_set_paused (self, BGL_PAUSE_PERSON, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_table_class_init (BglTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = bgl_table_dispose;
  object_class->get_property = bgl_table_get_property;
  object_class->set_property = bgl_table_set_property;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, BGL_TYPE_GAME, readable);
  props[PROP_PACE] =
    g_param_spec_uint ("pace", NULL, NULL, 0, G_MAXUINT, 0, readable | G_PARAM_WRITABLE);
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, readable);
  props[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, readable);
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, readable | G_PARAM_WRITABLE);
  props[PROP_CALLS_OPEN] = g_param_spec_boolean ("calls-open", NULL, NULL, FALSE, readable);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  props[PROP_BROWSING] = g_param_spec_boolean ("browsing", NULL, NULL, FALSE, readable);
  props[PROP_FAILURE] = g_param_spec_boxed ("failure", NULL, NULL, G_TYPE_ERROR, readable);

  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[SIGNAL_CALLED] =
    g_signal_new ("called", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[SIGNAL_DIVERTED] =
    g_signal_new ("diverted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_table_init (BglTable *self)
{
  self->catalog = bgl_catalog_get_current ();
  self->names = g_ptr_array_new ();
  self->seed = ((guint64) g_random_int () << 32) | g_random_int ();
  self->undo_draws = TRUE;
}

/* Seats */

BglSeat *
bgl_table_get_seat (BglTable *self,
                    guint     number)
{
  g_autoptr (BglSeat) seat = NULL;

  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);
  g_return_val_if_fail (number >= 1, NULL);

  /* The table holds another reference, so the seat stays valid. */
  seat = g_list_model_get_item (G_LIST_MODEL (self->seats), number - 1);

  return seat;
}

gboolean
bgl_table_is_human (BglTable *self,
                    guint     number)
{
  return number != BGL_TURN_CHANCE && bgl_seat_is_here (bgl_table_get_seat (self, number));
}

/* Whether this table has to think for the seat. */
gboolean
bgl_table_is_own_bot (BglTable *self,
                      guint     number)
{
  BglSeat *seat = number != BGL_TURN_CHANCE ? bgl_table_get_seat (self, number) : NULL;

  return seat != NULL && bgl_seat_is_bot (seat) && !bgl_seat_get_remote (seat);
}

/* Updates everything about the seats that depends on the position. */
void
bgl_table_update_seats (BglTable *self)
{
  g_auto (BglLanguage) language = bgl_language_enter (self->catalog);
  const BglRules *rules = bgl_game_get_rules (self->game);
  gconstpointer state = bgl_game_get_state (self->game);
  int turn = bgl_game_get_turn (self->game);
  int scores[BGL_MAX_SEATS] = { 0 };
  guint places[BGL_MAX_SEATS] = { 0 };

  rules->get_scores (state, scores);
  if (turn == BGL_TURN_OVER)
    bgl_game_get_places (self->game, places);

  for (guint number = 1; number <= bgl_game_get_n_seats (self->game); number++)
    {
      BglSeat *seat = bgl_table_get_seat (self, number);
      g_autofree char *status = rules->describe_seat (state, number);

      bgl_seat_set_status (seat, status);
      bgl_seat_set_score (seat, scores[number - 1]);
      bgl_seat_set_place (seat, places[number - 1]);
      bgl_seat_set_active (seat, turn == BGL_TURN_ANY || turn == (int) number);
      bgl_seat_set_thinking (seat, self->thinking != NULL && turn == (int) number);
    }

  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
}

/* Saving */

static void
save (BglTable *self)
{
  g_autoptr (BglRecord) record = NULL;
  g_autofree char *text = NULL;

  if (self->saver == NULL)
    return;

  record = bgl_table_to_record (self);
  text = bgl_record_to_string (record);
  bgl_saver_write (self->saver, text);
}

static void
committed_cb (BglTable *self)
{
  if (!self->browsing)
    save (self);
}

static void
changed_cb (BglTable *self)
{
  if (self->browsing)
    {
      bgl_table_update_seats (self);
      return;
    }

  self->last_move = g_get_monotonic_time ();
  bgl_table_update_seats (self);
  /* If the table had failed, clearing the failure also asks for the next move. */
  if (!bgl_table_clear_failure (self))
    bgl_table_ask (self);
}

/* Construction */

static void
notify_calls_open_cb (BglTable *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CALLS_OPEN]);
}

/* Only the one person of a table at this machine is addressed as “you”, so a change of one player can change others. */
static void
name_seats (BglTable *self)
{
  BglSeat *sitting[BGL_MAX_SEATS];
  guint n_seats = bgl_game_get_n_seats (self->game);

  for (guint i = 0; i < n_seats; i++)
    sitting[i] = bgl_table_get_seat (self, i + 1);
  bgl_seat_find_you (sitting, n_seats);

  g_ptr_array_set_size (self->names, 0);
  for (guint i = 0; i < n_seats; i++)
    g_ptr_array_add (self->names, (gpointer) bgl_seat_get_label (sitting[i]));
  g_ptr_array_add (self->names, NULL);
}

void
bgl_table_set_player (BglTable   *self,
                      guint       number,
                      const char *tag,
                      gboolean    remote)
{
  BglSeat *seat;
  g_autoptr (BglSeat) player = NULL;

  g_return_if_fail (BGL_IS_TABLE (self));
  g_return_if_fail (self->held & BGL_HOLD_DISTANCE);

  seat = bgl_table_get_seat (self, number);
  player = bgl_seat_new_from_tag (number, tag);
  bgl_table_stop_asking (self);
  if (self->calls != NULL)
    bgl_calls_close (self->calls);
  bgl_seat_become (seat, player);
  bgl_seat_set_remote (seat, remote);
  name_seats (self);
  bgl_table_ask (self);
}

void
bgl_table_attach (BglTable   *self,
                  BglGame    *game,
                  GListModel *seats,
                  BglDealer  *dealer)
{
  self->game = g_object_ref (game);
  self->own_dealer = dealer == NULL;
  self->dealer = dealer != NULL ? g_object_ref (dealer) : bgl_dealer_new (self->seed);
  self->seats = g_list_store_new (BGL_TYPE_SEAT);

  for (guint i = 0; i < bgl_game_get_n_seats (game); i++)
    {
      g_autoptr (BglSeat) seat = g_list_model_get_item (seats, i);

      g_list_store_append (self->seats, seat);
    }
  name_seats (self);

  if (bgl_game_get_rules (game)->get_time != NULL)
    {
      self->calls = bgl_calls_new (game, self->seed);
      g_signal_connect_object (self->calls, "due", G_CALLBACK (bgl_table_due_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->calls, "notify::is-open", G_CALLBACK (notify_calls_open_cb),
                               self, G_CONNECT_SWAPPED);
    }

  g_signal_connect_object (game, "committed", G_CALLBACK (committed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "moved", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  bgl_table_update_seats (self);
}

BglTable *
bgl_table_new (BglGame    *game,
               GListModel *seats,
               BglDealer  *dealer)
{
  BglTable *self;

  g_return_val_if_fail (BGL_IS_GAME (game), NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);
  g_return_val_if_fail (g_list_model_get_n_items (seats) == bgl_game_get_n_seats (game), NULL);

  self = g_object_new (BGL_TYPE_TABLE, NULL);
  bgl_table_attach (self, game, seats, dealer);

  return self;
}

BglTable *
bgl_table_new_for_people (BglGame *game)
{
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);

  g_return_val_if_fail (BGL_IS_GAME (game), NULL);

  for (guint i = 1; i <= bgl_game_get_n_seats (game); i++)
    {
      g_autoptr (BglSeat) seat = bgl_seat_new_human (i, NULL);

      g_list_store_append (seats, seat);
    }

  return bgl_table_new (game, G_LIST_MODEL (seats), NULL);
}

BglGame *
bgl_table_get_game (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  return self->game;
}

const char *const *
bgl_table_get_names (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  return (const char *const *) self->names->pdata;
}

GFile *
bgl_table_get_record_file (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  return self->saver != NULL ? bgl_saver_get_file (self->saver) : NULL;
}

static void
diverted_cb (BglTable *self)
{
  g_signal_emit (self, signals[SIGNAL_DIVERTED], 0);
}

void
bgl_table_set_record_file (BglTable *self,
                           GFile    *file)
{
  g_return_if_fail (BGL_IS_TABLE (self));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  if (self->saver != NULL)
    bgl_saver_close (self->saver);
  g_clear_object (&self->saver);

  if (file == NULL)
    return;

  self->saver = bgl_saver_new (file);
  g_signal_connect_object (self->saver, "diverted", G_CALLBACK (diverted_cb), self, G_CONNECT_SWAPPED);
  save (self);
}

gboolean
bgl_table_flush (BglTable  *self,
                 GError   **error)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return self->saver == NULL || bgl_saver_flush (self->saver, error);
}

guint
bgl_table_get_pace (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), 0);

  return self->pace;
}

void
bgl_table_set_pace (BglTable *self,
                    guint     pace)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  if (self->pace == pace)
    return;

  self->pace = pace;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PACE]);
}

void
bgl_table_set_held (BglTable *self,
                    BglHold   reason,
                    gboolean  held)
{
  guint reasons;
  int turn;

  g_return_if_fail (BGL_IS_TABLE (self));

  reasons = held ? self->held | reason : self->held & ~reason;
  if (self->held == reasons)
    return;

  self->held = reasons;
  /* Start the pause before the next move again, so that people have time to look at the position. */
  if (reasons == 0)
    self->last_move = g_get_monotonic_time ();
  turn = bgl_game_get_turn (self->game);
  if ((turn > 0 && bgl_table_is_own_bot (self, (guint) turn)) ||
      (turn == BGL_TURN_CHANCE && reason != BGL_HOLD_STORY))
    bgl_table_ask (self);
}

guint
bgl_table_get_held (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), 0);

  return self->held;
}

guint
bgl_table_count_people (BglTable *self)
{
  guint n_people = 0;

  g_return_val_if_fail (BGL_IS_TABLE (self), 0);

  for (guint i = 1; i <= bgl_game_get_n_seats (self->game); i++)
    n_people += bgl_table_is_human (self, i);

  return n_people;
}

guint
bgl_table_get_recent_ply (BglTable *self)
{
  guint ply, present;
  int turn;
  gboolean person_to_move;

  g_return_val_if_fail (BGL_IS_TABLE (self), 0);

  present = bgl_game_get_ply (self->game);
  if (present == 0)
    return 0;

  turn = bgl_game_get_turn (self->game);
  person_to_move = turn > 0 && bgl_table_is_human (self, (guint) turn);

  for (ply = present; ply > 0; ply--)
    {
      guint seat = bgl_move_get_seat (bgl_game_get_move (self->game, ply - 1));

      if (person_to_move ? seat == (guint) turn : bgl_table_is_human (self, seat))
        break;
    }

  /* The last move is always recent, and at a table without people, only the last move is. */
  if (ply == present || bgl_table_count_people (self) == 0)
    return present - 1;

  return ply;
}
