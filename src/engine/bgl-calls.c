/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-calls.h"

typedef struct
{
  BglMove move;
  guint   time;
} Call;

struct _BglCalls
{
  GObject    parent_instance;

  BglGame   *game;
  guint64    seed;
  BglCaller  callers[BGL_MAX_SEATS];

  gboolean   is_open;
  gint64     opened;   /* calls made before this moment are rejected */
  gint64     zero;     /* the moment at which the clock showed 0 */
  GArray    *pending;  /* the calls of people, sorted by time */
  guint      due_id;
  guint      silenced;     /* a mask of seats, with chance as the lowest bit */
  guint      silenced_ply;
};

enum
{
  PROP_0,
  PROP_IS_OPEN,
  N_PROPS
};

enum
{
  SIGNAL_DUE,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglCalls, bgl_calls, G_TYPE_OBJECT)

/* The ply at which the calls opened, which is after the last move of chance. */
static guint
find_opening (BglGame *game)
{
  guint ply = bgl_game_get_ply (game);

  while (ply > 0 && bgl_move_get_seat (bgl_game_get_move (game, ply - 1)) != BGL_TURN_CHANCE)
    ply--;

  return ply;
}

BglMove
bgl_calls_next (BglGame         *game,
                const BglCaller *callers,
                guint64          seed)
{
  const BglRules *rules;
  gconstpointer state;
  guint64 round;
  BglMove next = BGL_MOVE_NONE;
  BglMove last;
  guint deadline;

  g_return_val_if_fail (BGL_IS_GAME (game), BGL_MOVE_NONE);
  g_return_val_if_fail (bgl_game_get_turn (game) == BGL_TURN_ANY, BGL_MOVE_NONE);

  rules = bgl_game_get_rules (game);
  state = bgl_game_get_state (game);
  round = seed ^ bgl_random_mix (find_opening (game));

  for (guint seat = 1; seat <= bgl_game_get_n_seats (game); seat++)
    {
      const BglCaller *caller = &callers[seat - 1];
      BglRandom random;
      BglMove move;

      if (!caller->is_bot)
        continue;

      bgl_random_init (&random, round + seat);
      if (rules->bot->react (state, seat, caller->level, caller->handicap, &random, &move) &&
          (next == BGL_MOVE_NONE || rules->get_time (move) < rules->get_time (next)))
        next = move;
    }

  deadline = rules->get_deadline (state, &last);
  if (deadline > 0 && (next == BGL_MOVE_NONE || rules->get_time (next) > deadline))
    next = last;

  return next;
}

static void
bgl_calls_dispose (GObject *object)
{
  BglCalls *self = BGL_CALLS (object);

  g_clear_handle_id (&self->due_id, g_source_remove);
  g_clear_object (&self->game);
  g_clear_pointer (&self->pending, g_array_unref);

  G_OBJECT_CLASS (bgl_calls_parent_class)->dispose (object);
}

static void
bgl_calls_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  BglCalls *self = BGL_CALLS (object);

  switch (prop_id)
    {
    case PROP_IS_OPEN:
      g_value_set_boolean (value, self->is_open);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_calls_class_init (BglCallsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bgl_calls_dispose;
  object_class->get_property = bgl_calls_get_property;

  props[PROP_IS_OPEN] =
    g_param_spec_boolean ("is-open", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_DUE] =
    g_signal_new ("due", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
}

static void
bgl_calls_init (BglCalls *self)
{
  self->pending = g_array_new (FALSE, FALSE, sizeof (Call));
}

BglCalls *
bgl_calls_new (BglGame *game,
               guint64  seed)
{
  BglCalls *self;

  g_return_val_if_fail (BGL_IS_GAME (game), NULL);

  self = g_object_new (BGL_TYPE_CALLS, NULL);
  self->game = g_object_ref (game);
  self->seed = seed;

  /* The game may have jumped to another round. */
  g_signal_connect_object (game, "rewound", G_CALLBACK (bgl_calls_close), self, G_CONNECT_SWAPPED);

  return self;
}

void
bgl_calls_silence (BglCalls *self,
                   guint     seat)
{
  g_return_if_fail (BGL_IS_CALLS (self));
  g_return_if_fail (seat <= BGL_MAX_SEATS);

  self->silenced |= 1u << seat;
  self->silenced_ply = bgl_game_get_ply (self->game);
}

void
bgl_calls_set_seed (BglCalls *self,
                    guint64   seed)
{
  g_return_if_fail (BGL_IS_CALLS (self));

  self->seed = seed;
}

/* Finds the next call and its time. If the times are equal, people come before bots, and both come before the
 * deadline. Removes the call from the pending ones if take is TRUE. */
static BglMove
find_next (BglCalls *self,
           guint    *time,
           gboolean  take)
{
  const BglRules *rules = bgl_game_get_rules (self->game);
  BglCaller callers[BGL_MAX_SEATS];
  BglMove move, last;

  memcpy (callers, self->callers, sizeof callers);
  for (guint seat = 1; seat <= BGL_MAX_SEATS; seat++)
    if (self->silenced & (1u << seat))
      callers[seat - 1].is_bot = FALSE;
  move = bgl_calls_next (self->game, callers, self->seed);
  if ((self->silenced & 1) && bgl_move_get_seat (move) == BGL_TURN_CHANCE)
    move = BGL_MOVE_NONE;

  *time = G_MAXUINT;
  if (move != BGL_MOVE_NONE)
    *time = bgl_move_get_seat (move) == BGL_TURN_CHANCE
            ? rules->get_deadline (bgl_game_get_state (self->game), &last)
            : rules->get_time (move);

  if (self->pending->len > 0)
    {
      Call call = g_array_index (self->pending, Call, 0);

      if (call.time <= *time)
        {
          move = call.move;
          *time = call.time;
          if (take)
            g_array_remove_index (self->pending, 0);
        }
    }

  return move;
}

/* Whether the calls of people may still change the position. */
static gboolean
may_people_call (BglCalls *self)
{
  const BglRules *rules = bgl_game_get_rules (self->game);
  g_autofree BglMove *moves = g_new (BglMove, rules->max_moves);
  guint n_moves = rules->list_moves (bgl_game_get_state (self->game), moves);

  for (guint i = 0; i < n_moves; i++)
    if (!self->callers[bgl_move_get_seat (moves[i]) - 1].is_bot)
      return TRUE;

  return FALSE;
}

static gboolean
due_cb (gpointer user_data)
{
  g_autoptr (BglCalls) self = g_object_ref (user_data);
  BglMove move;
  guint time;

  self->due_id = 0;
  move = find_next (self, &time, TRUE);
  g_signal_emit (self, signals[SIGNAL_DUE], 0, move);
  bgl_calls_update (self);

  return G_SOURCE_REMOVE;
}

void
bgl_calls_update (BglCalls *self)
{
  gint64 due;
  guint time;

  g_return_if_fail (BGL_IS_CALLS (self));

  g_clear_handle_id (&self->due_id, g_source_remove);

  if (!self->is_open)
    return;

  if (bgl_game_get_turn (self->game) != BGL_TURN_ANY)
    {
      bgl_calls_close (self);
      return;
    }

  if (self->silenced_ply != bgl_game_get_ply (self->game))
    self->silenced = 0;

  if (find_next (self, &time, FALSE) == BGL_MOVE_NONE)
    {
      if (self->silenced != 0 || may_people_call (self))
        return;
      time = 0;
    }

  /* A late timer must not change the order of calls. The priority is lower than that of input, so that pending input is
   * delivered first, but higher than that of drawing, which may take all the time on a slow machine. */
  due = self->zero / 1000 + time + BGL_CALLS_GRACE - g_get_monotonic_time () / 1000;
  self->due_id = g_timeout_add_full (G_PRIORITY_HIGH_IDLE,
                                     (guint) CLAMP (due, 0, (gint64) G_MAXINT), due_cb, self, NULL);
}

void
bgl_calls_open (BglCalls        *self,
                const BglCaller *callers,
                gint64           when)
{
  const BglRules *rules;
  guint shown = 0;

  g_return_if_fail (BGL_IS_CALLS (self));
  g_return_if_fail (bgl_game_get_turn (self->game) == BGL_TURN_ANY);

  rules = bgl_game_get_rules (self->game);
  for (guint i = find_opening (self->game); i < bgl_game_get_ply (self->game); i++)
    shown = MAX (shown, rules->get_time (bgl_game_get_move (self->game, i)));

  for (guint i = 0; i < bgl_game_get_n_seats (self->game); i++)
    self->callers[i] = callers[i];

  g_array_set_size (self->pending, 0);
  self->opened = when;
  self->zero = when - (gint64) shown * 1000;

  if (!self->is_open)
    {
      self->is_open = TRUE;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IS_OPEN]);
    }

  bgl_calls_update (self);
}

void
bgl_calls_close (BglCalls *self)
{
  g_return_if_fail (BGL_IS_CALLS (self));

  if (!self->is_open)
    return;

  g_clear_handle_id (&self->due_id, g_source_remove);
  g_array_set_size (self->pending, 0);
  self->is_open = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IS_OPEN]);
}

gboolean
bgl_calls_is_open (BglCalls *self)
{
  g_return_val_if_fail (BGL_IS_CALLS (self), FALSE);

  return self->is_open;
}

guint
bgl_calls_get_time (BglCalls *self,
                    gint64    when)
{
  g_return_val_if_fail (BGL_IS_CALLS (self), 0);

  if (!self->is_open)
    return 0;

  return (guint) CLAMP ((when - self->zero) / 1000, 0, (gint64) G_MAXINT);
}

gboolean
bgl_calls_add (BglCalls *self,
               BglMove   move,
               gint64    when)
{
  const BglRules *rules;
  guint seat = bgl_move_get_seat (move);
  guint index;
  guint64 time;
  Call call;

  g_return_val_if_fail (BGL_IS_CALLS (self), FALSE);
  g_return_val_if_fail (seat >= 1 && seat <= bgl_game_get_n_seats (self->game), FALSE);

  if (!self->is_open || when < self->opened)
    return FALSE;

  rules = bgl_game_get_rules (self->game);
  time = (guint64) bgl_calls_get_time (self, when) * (100 + self->callers[seat - 1].handicap) / 100;
  call.time = (guint) MIN (time, G_MAXINT);
  call.move = rules->set_time (move, call.time);

  for (index = self->pending->len; index > 0; index--)
    if (g_array_index (self->pending, Call, index - 1).time <= call.time)
      break;
  g_array_insert_val (self->pending, index, call);

  bgl_calls_update (self);

  return TRUE;
}
