/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "bgl-calls.h"
#include "bgl-saver.h"
#include "bgl-table.h"

/* A hint should be worth following and come while one still wonders. */
#define HINT_LEVEL BGL_LEVEL_HARD

struct _BglTable
{
  GObject       parent_instance;

  BglGame      *game;
  GListStore   *seats;
  GPtrArray    *names;
  BglDealer    *dealer;
  guint64       seed;       /* of bots and of a dealer that the table made itself */
  BglRecord    *kept;       /* tags of the record that it came from, unknown ones too */
  BglSaver     *saver;
  BglCalls     *calls;      /* games in real time only */

  guint         pace;
  gint64        last_move;  /* monotonic time */
  gboolean      running;
  gboolean      held;       /* bots are not asked */
  gboolean      undo_draws;
  GCancellable *thinking;   /* while a bot thinks */
  BglMove       decided;    /* what it will do when its time has come */
  guint         next_id;    /* the source that makes the next move */
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_PACE,
  PROP_THINKING,
  PROP_RUNNING,
  PROP_CALLS_OPEN,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
};

enum
{
  SIGNAL_REFUSED,
  SIGNAL_SAVE_FAILED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (BglTable, bgl_table, G_TYPE_OBJECT)

static void ask (BglTable *self);
static void due_cb (BglTable *self,
                    guint64   move);

static void
bgl_table_dispose (GObject *object)
{
  BglTable *self = BGL_TABLE (object);

  bgl_table_stop (self);
  if (self->saver != NULL)
    bgl_saver_flush (self->saver, NULL);

  g_clear_object (&self->saver);
  g_clear_object (&self->calls);
  g_clear_object (&self->game);
  g_clear_object (&self->seats);
  g_clear_object (&self->dealer);
  g_clear_object (&self->kept);
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
    case PROP_CALLS_OPEN:
      g_value_set_boolean (value, bgl_table_get_calls_open (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, bgl_table_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, bgl_table_can_redo (self));
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
  props[PROP_CALLS_OPEN] = g_param_spec_boolean ("calls-open", NULL, NULL, FALSE, readable);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);

  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[SIGNAL_SAVE_FAILED] =
    g_signal_new ("save-failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
bgl_table_init (BglTable *self)
{
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

  /* The table keeps it alive, so the reference of the list is not needed. */
  seat = g_list_model_get_item (G_LIST_MODEL (self->seats), number - 1);

  return seat;
}

static gboolean
is_human (BglTable *self,
          guint     number)
{
  return number != BGL_TURN_CHANCE && !bgl_seat_is_bot (bgl_table_get_seat (self, number));
}

/* What everybody can see of the seats follows from the position. */
static void
update_seats (BglTable *self)
{
  const BglRules *rules = bgl_game_get_rules (self->game);
  gconstpointer state = bgl_game_get_state (self->game);
  int turn = bgl_game_get_turn (self->game);
  int scores[BGL_MAX_SEATS] = { 0 };

  rules->get_scores (state, scores);

  for (guint number = 1; number <= bgl_game_get_n_seats (self->game); number++)
    {
      BglSeat *seat = bgl_table_get_seat (self, number);
      g_autofree char *status = rules->describe_seat (state, number);

      bgl_seat_set_status (seat, status);
      bgl_seat_set_score (seat, scores[number - 1]);
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
changed_cb (BglTable *self)
{
  self->last_move = g_get_monotonic_time ();
  update_seats (self);
  save (self);
  ask (self);
}

/* Making */

static void
notify_calls_open_cb (BglTable *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CALLS_OPEN]);
}

static void
attach (BglTable   *self,
        BglGame    *game,
        GListModel *seats,
        BglDealer  *dealer)
{
  self->game = g_object_ref (game);
  self->dealer = dealer != NULL ? g_object_ref (dealer) : bgl_dealer_new (self->seed);
  self->seats = g_list_store_new (BGL_TYPE_SEAT);

  for (guint i = 0; i < bgl_game_get_n_seats (game); i++)
    {
      g_autoptr (BglSeat) seat = g_list_model_get_item (seats, i);

      g_list_store_append (self->seats, seat);
      g_ptr_array_add (self->names, (gpointer) bgl_seat_get_name (seat));
    }
  g_ptr_array_add (self->names, NULL);

  if (bgl_game_get_rules (game)->get_time != NULL)
    {
      self->calls = bgl_calls_new (game, self->seed);
      g_signal_connect_object (self->calls, "due", G_CALLBACK (due_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->calls, "notify::is-open", G_CALLBACK (notify_calls_open_cb),
                               self, G_CONNECT_SWAPPED);
    }

  g_signal_connect_object (game, "moved", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  update_seats (self);
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
  attach (self, game, seats, dealer);

  return self;
}

/* The seed in the tag [Seed] makes the same stone come again after an undo, even when the
 * application was closed in between. */
#define SEED_TAG "Seed"
#define HANDICAP_TAG "Handicap%u"

BglTable *
bgl_table_new_from_record (BglRecord  *record,
                           GError    **error)
{
  g_autoptr (BglGame) game = NULL;
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  g_autoptr (BglDealer) dealer = NULL;
  const char *seed;
  BglTable *self;

  g_return_val_if_fail (BGL_IS_RECORD (record), NULL);

  game = bgl_record_replay (record, error);
  if (game == NULL)
    return NULL;

  for (guint i = 1; i <= bgl_game_get_n_seats (game); i++)
    {
      g_autoptr (BglSeat) seat = bgl_seat_new_from_tag (i, bgl_record_get_seat (record, i));
      g_autofree char *name = g_strdup_printf (HANDICAP_TAG, i);
      const char *handicap = bgl_record_get_tag (record, name);

      if (handicap != NULL)
        bgl_seat_set_handicap (seat, MIN (g_ascii_strtoull (handicap, NULL, 10), BGL_MAX_HANDICAP));
      g_list_store_append (seats, seat);
    }

  self = g_object_new (BGL_TYPE_TABLE, NULL);
  seed = bgl_record_get_tag (record, SEED_TAG);
  if (seed != NULL)
    self->seed = g_ascii_strtoull (seed, NULL, 10);

  attach (self, game, G_LIST_MODEL (seats), NULL);
  self->kept = bgl_record_new ();
  bgl_record_add_tags (self->kept, record);
  bgl_record_set_tag (self->kept, "Result", NULL);

  return self;
}

BglRecord *
bgl_table_to_record (BglTable *self)
{
  BglRecord *record;
  g_autofree char *seed = NULL;

  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  record = bgl_record_new_from_game (self->game);
  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed);

  for (guint i = 1; i <= bgl_game_get_n_seats (self->game); i++)
    {
      g_autofree char *name = g_strdup_printf ("Seat%u", i);
      g_autofree char *tag = bgl_seat_to_tag (bgl_table_get_seat (self, i));

      bgl_record_set_tag (record, name, tag);
    }

  bgl_record_set_tag (record, SEED_TAG, seed);
  if (self->kept != NULL)
    bgl_record_add_tags (record, self->kept);

  for (guint i = 1; i <= bgl_game_get_n_seats (self->game); i++)
    {
      guint handicap = bgl_seat_get_handicap (bgl_table_get_seat (self, i));
      g_autofree char *name = g_strdup_printf (HANDICAP_TAG, i);
      g_autofree char *tag = handicap > 0 ? g_strdup_printf ("%u", handicap) : NULL;

      bgl_record_set_tag (record, name, tag);
    }

  return record;
}

BglTable *
bgl_table_new_next (BglTable *self)
{
  const BglRules *rules;
  BglOptions options;
  g_autoptr (BglGame) game = NULL;
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);

  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  rules = bgl_game_get_rules (self->game);
  options = *bgl_game_get_options (self->game);
  if (bgl_game_is_over (self->game) && rules->prepare_next != NULL)
    rules->prepare_next (bgl_game_get_state (self->game), &options);

  for (guint i = 1; i <= bgl_game_get_n_seats (self->game); i++)
    {
      g_autofree char *tag = bgl_seat_to_tag (bgl_table_get_seat (self, i));
      g_autoptr (BglSeat) seat = bgl_seat_new_from_tag (i, tag);

      bgl_seat_set_handicap (seat, bgl_seat_get_handicap (bgl_table_get_seat (self, i)));
      g_list_store_append (seats, seat);
    }

  game = bgl_game_new (rules, bgl_game_get_n_seats (self->game), &options, NULL, NULL);
  g_return_val_if_fail (game != NULL, NULL);

  return bgl_table_new (game, G_LIST_MODEL (seats), NULL);
}

BglGame *
bgl_table_get_game (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  return self->game;
}

GListModel *
bgl_table_get_seats (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), NULL);

  return G_LIST_MODEL (self->seats);
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
save_failed_cb (BglTable     *self,
                const GError *error)
{
  g_signal_emit (self, signals[SIGNAL_SAVE_FAILED], 0, error);
}

void
bgl_table_set_record_file (BglTable *self,
                           GFile    *file)
{
  g_return_if_fail (BGL_IS_TABLE (self));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  if (self->saver != NULL)
    bgl_saver_flush (self->saver, NULL);
  g_clear_object (&self->saver);

  if (file == NULL)
    return;

  self->saver = bgl_saver_new (file);
  g_signal_connect_object (self->saver, "failed", G_CALLBACK (save_failed_cb), self,
                           G_CONNECT_SWAPPED);
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
                    gboolean  held)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  if (self->held == !!held)
    return;

  self->held = !!held;
  if (bgl_game_get_turn (self->game) > 0)
    ask (self);
}

gboolean
bgl_table_get_held (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return self->held;
}

/* Asking */

/* Every move goes through here, whoever makes it: the last one is on disk before. */
static gboolean
make_move (BglTable  *self,
           BglMove    move,
           GError   **error)
{
  if (self->saver != NULL)
    bgl_saver_flush (self->saver, NULL);

  return bgl_game_play (self->game, move, error);
}

static void
stop_asking (BglTable *self)
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
  if (move != BGL_MOVE_NONE)
    make_move (self, move, NULL);

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
  make_move (self, move, NULL);

  return G_SOURCE_REMOVE;
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (BglTable) self = user_data;
  BglMove move;
  gint64 due;

  /* Cancelled: somebody else decides what happens next. */
  if (!bgl_bot_choose_finish (result, &move, NULL))
    return;

  self->decided = move;
  due = self->last_move / 1000 + self->pace - g_get_monotonic_time () / 1000;
  self->next_id = g_timeout_add ((guint) CLAMP (due, 0, (gint64) self->pace), play_decided_cb, self);
}

static void
ask (BglTable *self)
{
  int turn = bgl_game_get_turn (self->game);

  stop_asking (self);
  if (self->calls != NULL)
    bgl_calls_update (self->calls);

  if (!self->running || turn == BGL_TURN_OVER || turn == BGL_TURN_ANY)
    {
      update_seats (self);
      return;
    }

  if (turn == BGL_TURN_CHANCE)
    {
      self->next_id = g_idle_add (deal_cb, self);
    }
  else if (!is_human (self, (guint) turn) && !self->held)
    {
      self->thinking = g_cancellable_new ();
      bgl_bot_choose_async (bgl_game_get_rules (self->game), bgl_game_get_state (self->game),
                            bgl_seat_get_level (bgl_table_get_seat (self, (guint) turn)),
                            self->seed ^ bgl_random_mix (bgl_game_get_ply (self->game)),
                            self->thinking, thought_cb, g_object_ref (self));
    }

  update_seats (self);
}

void
bgl_table_start (BglTable *self)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  if (self->running)
    return;

  self->running = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
  ask (self);
}

void
bgl_table_stop (BglTable *self)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  if (!self->running)
    return;

  self->running = FALSE;
  stop_asking (self);
  if (self->calls != NULL)
    bgl_calls_close (self->calls);
  update_seats (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
}

gboolean
bgl_table_play (BglTable  *self,
                BglMove    move,
                GError   **error)
{
  g_autoptr (GError) refusal = NULL;

  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  if (bgl_move_get_seat (move) != BGL_TURN_CHANCE && !is_human (self, bgl_move_get_seat (move)))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("A bot is to move."));
      return FALSE;
    }

  if (make_move (self, move, &refusal))
    return TRUE;

  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, refusal);
  g_propagate_error (error, g_steal_pointer (&refusal));

  return FALSE;
}

/* Calls in real time */

static void
due_cb (BglTable *self,
        guint64   move)
{
  if (is_human (self, bgl_move_get_seat (move)))
    bgl_table_play (self, move, NULL);
  else
    make_move (self, move, NULL);
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

      callers[i - 1].is_bot = bgl_seat_is_bot (seat);
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
  g_return_val_if_fail (is_human (self, bgl_move_get_seat (move)), FALSE);

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

  return turn == BGL_TURN_ANY || (turn > 0 && is_human (self, (guint) turn));
}

gboolean
bgl_table_get_thinking (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return self->thinking != NULL;
}

/* Back and forth */

/* One who takes back a draw knows what lies on top of the stack: no harm against bots, but no
 * fair play between people. */
static gboolean
may_take_back_chance (BglTable *self)
{
  guint n_people = 0;

  if (!bgl_game_get_rules (self->game)->chance_reveals)
    return TRUE;

  for (guint i = 1; i <= bgl_game_get_n_seats (self->game); i++)
    n_people += is_human (self, i);

  return self->undo_draws && n_people < 2;
}

/* The last ply before the present one at which a person decided; -1 for none. */
static int
find_undo (BglTable *self)
{
  for (int ply = (int) bgl_game_get_ply (self->game) - 1; ply >= 0; ply--)
    {
      guint seat = bgl_move_get_seat (bgl_game_get_move (self->game, (guint) ply));

      if (seat == BGL_TURN_CHANCE && !may_take_back_chance (self))
        return -1;
      if (is_human (self, seat))
        return ply;
    }

  return -1;
}

void
bgl_table_set_undo_draws (BglTable *self,
                          gboolean  undo_draws)
{
  g_return_if_fail (BGL_IS_TABLE (self));

  undo_draws = !!undo_draws;
  if (self->undo_draws == undo_draws)
    return;

  self->undo_draws = undo_draws;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
}

gboolean
bgl_table_can_undo (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return find_undo (self) >= 0;
}

gboolean
bgl_table_can_redo (BglTable *self)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return bgl_game_can_redo (self->game);
}

void
bgl_table_undo (BglTable *self)
{
  int ply;

  g_return_if_fail (BGL_IS_TABLE (self));

  ply = find_undo (self);
  if (ply < 0)
    return;

  stop_asking (self);
  bgl_game_seek (self->game, (guint) ply);
}

void
bgl_table_redo (BglTable *self)
{
  gboolean was_running;

  g_return_if_fail (BGL_IS_TABLE (self));

  /* Nobody may be asked between two moves that are only shown again. */
  was_running = self->running;
  self->running = FALSE;
  stop_asking (self);

  do
    bgl_game_redo (self->game);
  while (bgl_game_can_redo (self->game) &&
         !is_human (self, bgl_move_get_seat (bgl_game_get_move (self->game,
                                                                bgl_game_get_ply (self->game)))));

  self->running = was_running;
  ask (self);
}

/* Hints */

void
bgl_table_hint_async (BglTable            *self,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_return_if_fail (BGL_IS_TABLE (self));
  g_return_if_fail (bgl_table_is_waiting (self));

  bgl_bot_choose_async (bgl_game_get_rules (self->game), bgl_game_get_state (self->game),
                        HINT_LEVEL, self->seed, cancellable, callback, user_data);
}

gboolean
bgl_table_hint_finish (BglTable      *self,
                       GAsyncResult  *result,
                       BglMove       *move,
                       GError       **error)
{
  g_return_val_if_fail (BGL_IS_TABLE (self), FALSE);

  return bgl_bot_choose_finish (result, move, error);
}
