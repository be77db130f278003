/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-game.h"
#include "bgl-i18n.h"
#include "bgl-text.h"

/* In bytes. The longest move, a roll of many dice, has about 80. */
#define MAX_MOVE 160

/* One move of the history. Its events are a part of one shared array. The text is created when the move is made,
 * because it may depend on the position before the move. */
typedef struct
{
  BglMove move;
  char   *text;
  guint   first_event;
  guint   n_events;
} Entry;

typedef struct
{
  const BglRules *rules;
  guint           n_seats;
  BglOptions      options;
  char           *position;

  gpointer        state;
  GArray         *entries;
  GArray         *events;
  guint           ply;

  BglEvents      *fresh; /* the events of the move being made */
  const BglEvent *event; /* the event whose signals are being emitted, or NULL */
  gboolean        replaying;
} BglGamePrivate;

enum
{
  PROP_0,
  PROP_PLY,
  PROP_N_MOVES,
  PROP_TURN,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
};

enum
{
  SIGNAL_COMMITTED,
  SIGNAL_EVENT,
  SIGNAL_MOVED,
  SIGNAL_REWOUND,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BglGame, bgl_game, G_TYPE_OBJECT)

static void
bgl_game_finalize (GObject *object)
{
  BglGame *self = BGL_GAME (object);
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_free (priv->position);
  g_free (priv->state);
  g_array_unref (priv->entries);
  g_array_unref (priv->events);
  bgl_events_free (priv->fresh);

  G_OBJECT_CLASS (bgl_game_parent_class)->finalize (object);
}

static void
bgl_game_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  BglGame *self = BGL_GAME (object);

  switch (prop_id)
    {
    case PROP_PLY:
      g_value_set_uint (value, bgl_game_get_ply (self));
      break;
    case PROP_N_MOVES:
      g_value_set_uint (value, bgl_game_get_n_moves (self));
      break;
    case PROP_TURN:
      g_value_set_int (value, bgl_game_get_turn (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, bgl_game_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, bgl_game_can_redo (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_game_class_init (BglGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bgl_game_finalize;
  object_class->get_property = bgl_game_get_property;

  props[PROP_PLY] =
    g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_N_MOVES] =
    g_param_spec_uint ("n-moves", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_TURN] =
    g_param_spec_int ("turn", NULL, NULL, BGL_TURN_OVER, BGL_MAX_SEATS, BGL_TURN_OVER,
                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_CAN_UNDO] =
    g_param_spec_boolean ("can-undo", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_CAN_REDO] =
    g_param_spec_boolean ("can-redo", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_COMMITTED] =
    g_signal_new ("committed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[SIGNAL_EVENT] =
    g_signal_new ("event", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  G_STRUCT_OFFSET (BglGameClass, event), NULL, NULL, NULL,
                  G_TYPE_NONE, 1, BGL_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[SIGNAL_MOVED] =
    g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[SIGNAL_REWOUND] =
    g_signal_new ("rewound", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
entry_clear (Entry *entry)
{
  g_free (entry->text);
}

static void
bgl_game_init (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  priv->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (priv->entries, (GDestroyNotify) entry_clear);
  priv->events = g_array_new (FALSE, FALSE, sizeof (BglEvent));
  priv->fresh = bgl_events_new ();
}

BglGame *
bgl_game_new (const BglRules    *rules,
              guint              n_seats,
              const BglOptions  *options,
              const char        *position,
              GError           **error)
{
  g_autoptr (BglGame) self = NULL;
  BglGamePrivate *priv;

  g_return_val_if_fail (rules != NULL, NULL);

  if (!bgl_rules_allows_seats (rules, n_seats))
    {
      bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                         ngettext ("This game cannot be played with %u seat.",
                                   "This game cannot be played with %u seats.", n_seats),
                         n_seats);
      return NULL;
    }

  self = g_object_new (bgl_game_get_type_of (rules), NULL);
  priv = bgl_game_get_instance_private (self);
  priv->rules = rules;
  priv->n_seats = n_seats;
  priv->position = g_strdup (position);
  priv->state = g_malloc0 (rules->state_size);

  if (options != NULL)
    priv->options = *options;
  else
    bgl_options_init (&priv->options, rules->options);

  if (!rules->setup (priv->state, n_seats, &priv->options, position, error))
    return NULL;

  return g_steal_pointer (&self);
}

const BglRules *
bgl_game_get_rules (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);

  return priv->rules;
}

guint
bgl_game_get_n_seats (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), 0);

  return priv->n_seats;
}

const BglOptions *
bgl_game_get_options (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);

  return &priv->options;
}

const char *
bgl_game_get_position (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);

  return priv->position;
}

gconstpointer
bgl_game_get_state (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);

  return priv->state;
}

int
bgl_game_get_turn (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), BGL_TURN_OVER);

  return bgl_game_get_resigned (self) != 0 ? BGL_TURN_OVER : priv->rules->get_turn (priv->state);
}

gboolean
bgl_game_is_over (BglGame *self)
{
  return bgl_game_get_turn (self) == BGL_TURN_OVER;
}

BglGame *
bgl_game_new_at (BglGame *self,
                 guint    ply)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);
  BglGame *other;

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);
  g_return_val_if_fail (ply <= priv->entries->len, NULL);

  other = bgl_game_new (priv->rules, priv->n_seats, &priv->options, priv->position, NULL);
  g_assert (other != NULL);
  for (guint i = 0; i < ply; i++)
    bgl_game_play (other, g_array_index (priv->entries, Entry, i).move, NULL);

  return other;
}

BglMove *
bgl_game_list_moves (BglGame *self,
                     guint   *n_moves)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);
  BglMove *moves;

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);
  g_return_val_if_fail (n_moves != NULL, NULL);

  moves = g_new (BglMove, priv->rules->max_moves);
  *n_moves = bgl_game_is_over (self) ? 0 : priv->rules->list_moves (priv->state, moves);

  return moves;
}

/* Every property may have changed with the ply. */
static void
notify_all (BglGame *self)
{
  for (guint i = 1; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[i]);
}

/* Resigning does not change the state. It is only recorded in the history. */
static void
apply (BglGame   *self,
       gpointer   state,
       BglMove    move,
       BglEvents *events)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  if (!bgl_move_is_resign (move))
    priv->rules->apply (state, move, events);
}

/* Applies a move without checking it, and emits the signals. The events are copied into the history before the first
 * signal, because a handler may play the next move. */
static void
advance (BglGame *self,
         BglMove  move)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);
  Entry entry = { .move = move, .first_event = priv->events->len };

  entry.text = bgl_rules_format_move (priv->rules, priv->state, move);
  bgl_events_clear (priv->fresh);
  apply (self, priv->state, move, priv->fresh);

  entry.n_events = bgl_events_get_n (priv->fresh);
  if (entry.n_events > 0)
    g_array_append_vals (priv->events, bgl_events_get (priv->fresh, 0), entry.n_events);

  g_array_append_val (priv->entries, entry);
  priv->ply++;
}

static void
emit_events (BglGame *self,
             guint    index)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);
  Entry entry = g_array_index (priv->entries, Entry, index);
  g_autoptr (BglGame) keep_alive = g_object_ref (self);
  g_autofree BglEvent *events = NULL;

  if (entry.n_events > 0)
    events = g_memdup2 (&g_array_index (priv->events, BglEvent, entry.first_event),
                        entry.n_events * sizeof (BglEvent));

  g_signal_emit (self, signals[SIGNAL_COMMITTED], 0, entry.move);
  for (guint i = 0; i < entry.n_events; i++)
    {
      /* A handler may play the next move, which has events of its own. */
      const BglEvent *outer = priv->event;

      priv->event = &events[i];
      g_signal_emit (self, signals[SIGNAL_EVENT], 0, &events[i]);
      priv->event = outer;
    }

  g_signal_emit (self, signals[SIGNAL_MOVED], 0, entry.move);
  notify_all (self);
}

static void
forget_undone (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  if (priv->ply == priv->entries->len)
    return;

  g_array_set_size (priv->events, g_array_index (priv->entries, Entry, priv->ply).first_event);
  g_array_set_size (priv->entries, priv->ply);
}

static gboolean
check (BglGame  *self,
       BglMove   move,
       GError  **error)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  if (bgl_game_get_resigned (self) != 0 || bgl_move_is_resign (move))
    return bgl_game_check_resign (self, bgl_move_get_seat (move), error);

  return bgl_rules_check (priv->rules, priv->state, move, error);
}

gboolean
bgl_game_play (BglGame  *self,
               BglMove   move,
               GError  **error)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), FALSE);

  if (!check (self, move, error))
    return FALSE;

  forget_undone (self);
  advance (self, move);
  emit_events (self, priv->ply - 1);

  return TRUE;
}

gboolean
bgl_game_parse_move (BglGame     *self,
                     guint        seat,
                     const char  *text,
                     BglMove     *move,
                     GError     **error)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (seat > priv->n_seats)
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX,
                       _("There is no seat %u at this table."), seat);

  /* Parsing the text may require a position in which somebody can move, and there is none after the end. */
  if (bgl_game_is_over (self))
    return check (self, bgl_move_new (seat, 0), error);

  if (g_str_equal (text, "resign"))
    {
      *move = bgl_move_new_resign (seat);
      return TRUE;
    }

  if (strlen (text) > MAX_MOVE)
    {
      g_autofree char *shown = bgl_text_shorten (text, BGL_TEXT_QUOTE);

      return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, _("“%s” is too long to be a move."), shown);
    }

  return priv->rules->parse_move (priv->state, seat, text, move, error);
}

gboolean
bgl_game_play_text (BglGame     *self,
                    guint        seat,
                    const char  *text,
                    GError     **error)
{
  BglMove move;

  return bgl_game_parse_move (self, seat, text, &move, error) && bgl_game_play (self, move, error);
}

guint
bgl_game_get_ply (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), 0);

  return priv->ply;
}

guint
bgl_game_get_n_moves (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), 0);

  return priv->entries->len;
}

BglMove
bgl_game_get_move (BglGame *self,
                   guint    index)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), BGL_MOVE_NONE);
  g_return_val_if_fail (index < priv->entries->len, BGL_MOVE_NONE);

  return g_array_index (priv->entries, Entry, index).move;
}

const BglEvent *
bgl_game_get_events (BglGame *self,
                     guint    index,
                     guint   *n_events)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);
  const Entry *entry;

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);
  g_return_val_if_fail (n_events != NULL, NULL);
  g_return_val_if_fail (index < priv->entries->len, NULL);

  entry = &g_array_index (priv->entries, Entry, index);
  *n_events = entry->n_events;

  return entry->n_events > 0 ? &g_array_index (priv->events, BglEvent, entry->first_event) : NULL;
}

gboolean
bgl_game_is_replaying (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), FALSE);

  return priv->replaying;
}

const BglEvent *
bgl_game_get_event (BglGame *self)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);

  return priv->event;
}

gboolean
bgl_game_can_undo (BglGame *self)
{
  return bgl_game_get_ply (self) > 0;
}

gboolean
bgl_game_can_redo (BglGame *self)
{
  return bgl_game_get_ply (self) < bgl_game_get_n_moves (self);
}

/* States cannot be undone. To go back, the game is replayed from the start, which takes microseconds and needs no
 * copies of earlier states. */
static void
replay_state (BglGame *self,
              guint    ply)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);
  gboolean set_up;

  memset (priv->state, 0, priv->rules->state_size);
  set_up = priv->rules->setup (priv->state, priv->n_seats, &priv->options, priv->position, NULL);
  g_assert (set_up);

  for (guint i = 0; i < ply; i++)
    apply (self, priv->state, g_array_index (priv->entries, Entry, i).move, NULL);
}

void
bgl_game_seek (BglGame *self,
               guint    ply)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_if_fail (BGL_IS_GAME (self));
  g_return_if_fail (ply <= priv->entries->len);

  if (ply == priv->ply)
    return;

  if (ply == priv->ply + 1)
    {
      apply (self, priv->state, g_array_index (priv->entries, Entry, priv->ply).move, NULL);
      priv->ply = ply;
      priv->replaying = TRUE;
      emit_events (self, ply - 1);
      priv->replaying = FALSE;
      return;
    }

  replay_state (self, ply);
  priv->ply = ply;
  g_signal_emit (self, signals[SIGNAL_COMMITTED], 0, BGL_MOVE_NONE);
  g_signal_emit (self, signals[SIGNAL_REWOUND], 0);
  notify_all (self);
}

void
bgl_game_undo (BglGame *self)
{
  if (bgl_game_can_undo (self))
    bgl_game_seek (self, bgl_game_get_ply (self) - 1);
}

void
bgl_game_redo (BglGame *self)
{
  if (bgl_game_can_redo (self))
    bgl_game_seek (self, bgl_game_get_ply (self) + 1);
}

char *
bgl_game_format_move (BglGame *self,
                      guint    index)
{
  BglGamePrivate *priv = bgl_game_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);
  g_return_val_if_fail (index < priv->entries->len, NULL);

  return g_strdup (g_array_index (priv->entries, Entry, index).text);
}
