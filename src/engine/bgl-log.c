/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>

#include "bgl-i18n.h"
#include "bgl-log.h"

struct _BglLogLine
{
  GObject     parent_instance;

  char       *text;
  const char *rule;
  guint       ply;
  guint       seats;
  guint       first : 1;
  guint       current : 1;
};

enum
{
  LINE_PROP_0,
  LINE_PROP_TEXT,
  LINE_PROP_RULE,
  LINE_PROP_CURRENT,
  N_LINE_PROPS
};

static GParamSpec *line_props[N_LINE_PROPS];

G_DEFINE_TYPE (BglLogLine, bgl_log_line, G_TYPE_OBJECT)

static void
bgl_log_line_finalize (GObject *object)
{
  g_free (BGL_LOG_LINE (object)->text);

  G_OBJECT_CLASS (bgl_log_line_parent_class)->finalize (object);
}

static void
bgl_log_line_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  BglLogLine *self = BGL_LOG_LINE (object);

  switch (prop_id)
    {
    case LINE_PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case LINE_PROP_RULE:
      g_value_set_string (value, self->rule);
      break;
    case LINE_PROP_CURRENT:
      g_value_set_boolean (value, self->current);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_log_line_class_init (BglLogLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bgl_log_line_finalize;
  object_class->get_property = bgl_log_line_get_property;

  line_props[LINE_PROP_TEXT] =
    g_param_spec_string ("text", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  line_props[LINE_PROP_RULE] =
    g_param_spec_string ("rule", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  line_props[LINE_PROP_CURRENT] =
    g_param_spec_boolean ("current", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_LINE_PROPS, line_props);
}

static void
bgl_log_line_init (BglLogLine *self)
{
}

const char *
bgl_log_line_get_text (BglLogLine *self)
{
  g_return_val_if_fail (BGL_IS_LOG_LINE (self), NULL);

  return self->text;
}

const char *
bgl_log_line_get_rule (BglLogLine *self)
{
  g_return_val_if_fail (BGL_IS_LOG_LINE (self), NULL);

  return self->rule;
}

guint
bgl_log_line_get_ply (BglLogLine *self)
{
  g_return_val_if_fail (BGL_IS_LOG_LINE (self), 0);

  return self->ply;
}

guint
bgl_log_line_get_seats (BglLogLine *self)
{
  g_return_val_if_fail (BGL_IS_LOG_LINE (self), 0);

  return self->seats;
}

gboolean
bgl_log_line_is_first (BglLogLine *self)
{
  g_return_val_if_fail (BGL_IS_LOG_LINE (self), FALSE);

  return self->first;
}

gboolean
bgl_log_line_is_current (BglLogLine *self)
{
  g_return_val_if_fail (BGL_IS_LOG_LINE (self), FALSE);

  return self->current;
}

static void
set_current (BglLogLine *self,
             gboolean    current)
{
  if (self->current == current)
    return;

  self->current = current;
  g_object_notify_by_pspec (G_OBJECT (self), line_props[LINE_PROP_CURRENT]);
}

struct _BglLog
{
  GObject    parent_instance;

  BglTable  *table;
  GPtrArray *lines;
  guint      ply;     /* the lines describe the moves up to this ply */
  guint      current; /* the last line of the shown move, counted from 1; 0 for none */
  gboolean   paused;
};

enum
{
  PROP_0,
  PROP_CURRENT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void bgl_log_list_model_init (GListModelInterface *iface);

G_DEFINE_TYPE_WITH_CODE (BglLog, bgl_log, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, bgl_log_list_model_init))

static GType
bgl_log_get_item_type (GListModel *model)
{
  return BGL_TYPE_LOG_LINE;
}

static guint
bgl_log_get_n_items (GListModel *model)
{
  return BGL_LOG (model)->lines->len;
}

static gpointer
bgl_log_get_item (GListModel *model,
                  guint       position)
{
  BglLog *self = BGL_LOG (model);

  return position < self->lines->len ? g_object_ref (self->lines->pdata[position]) : NULL;
}

static void
bgl_log_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = bgl_log_get_item_type;
  iface->get_n_items = bgl_log_get_n_items;
  iface->get_item = bgl_log_get_item;
}

static void
bgl_log_finalize (GObject *object)
{
  BglLog *self = BGL_LOG (object);

  g_clear_object (&self->table);
  g_ptr_array_unref (self->lines);

  G_OBJECT_CLASS (bgl_log_parent_class)->finalize (object);
}

static void
bgl_log_get_property (GObject    *object,
                      guint       prop_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CURRENT:
      g_value_set_uint (value, bgl_log_get_current (BGL_LOG (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_log_class_init (BglLogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bgl_log_finalize;
  object_class->get_property = bgl_log_get_property;

  props[PROP_CURRENT] = g_param_spec_uint ("current", NULL, NULL, 0, G_MAXUINT, 0,
                                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bgl_log_init (BglLog *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_object_unref);
}

char *
bgl_log_describe_resign (BglTable *table,
                         guint     seat)
{
  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  /* Translators: %s is the name of a player. */
  return BGL_SENTENCE (bgl_table_get_names (table)[seat - 1], _("%s resigns."), _("You resign."));
}

static guint
get_seats (const BglRules *rules,
           const BglEvent *event)
{
  const BglArgInfo *args = rules->events[event->type].args;
  guint seats = 0;

  for (guint i = 0; args[i].key != NULL; i++)
    if (args[i].kind == BGL_ARG_SEAT && event->args[i] > 0)
      seats |= 1u << (event->args[i] - 1);

  return seats;
}

/* Takes ownership of the text. */
static void
append_line (BglLog     *self,
             char       *text,
             const char *rule,
             guint       seats,
             guint       ply)
{
  BglLogLine *line = g_object_new (BGL_TYPE_LOG_LINE, NULL);

  line->text = text;
  line->rule = rule;
  line->seats = seats;
  line->ply = ply;
  line->first = self->lines->len == 0 ||
                bgl_log_line_get_ply (self->lines->pdata[self->lines->len - 1]) != ply;
  g_ptr_array_add (self->lines, line);
}

/* The state must be the one after the move, or a later one. */
static void
append_move (BglLog        *self,
             guint          index,
             gconstpointer  state)
{
  BglGame *game = bgl_table_get_game (self->table);
  const BglRules *rules = bgl_game_get_rules (game);
  const BglEvent *events;
  guint n_events;

  if (bgl_move_is_resign (bgl_game_get_move (game, index)))
    append_line (self, bgl_log_describe_resign (self->table, bgl_move_get_seat (bgl_game_get_move (game, index))),
                 NULL, 0, index + 1);

  events = bgl_game_get_events (game, index, &n_events);

  for (guint i = 0; i < n_events; i++)
    {
      char *text = rules->describe_event (state, &events[i], bgl_table_get_names (self->table));

      if (text != NULL)
        append_line (self, text, events[i].rule, get_seats (rules, &events[i]), index + 1);
    }
}

/* Marks the lines of the shown move, or if it has none, of the last move before it that has lines. */
static void
mark (BglLog *self)
{
  const guint ply = bgl_game_get_ply (bgl_table_get_game (self->table));
  guint shown = 0;
  guint current = 0;

  for (guint i = 0; i < self->lines->len; i++)
    {
      guint line_ply = bgl_log_line_get_ply (self->lines->pdata[i]);

      if (line_ply <= ply)
        {
          shown = line_ply;
          current = i + 1;
        }
    }

  for (guint i = 0; i < self->lines->len; i++)
    set_current (self->lines->pdata[i], bgl_log_line_get_ply (self->lines->pdata[i]) == shown);

  if (self->current == current)
    return;

  self->current = current;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CURRENT]);
}

/* Removes the lines of undone moves, then adds those of new moves. */
static void
follow (BglLog *self)
{
  BglGame *game = bgl_table_get_game (self->table);
  guint ply = bgl_table_get_live_ply (self->table);
  guint old_length = self->lines->len;
  guint kept;

  /* While browsing, the log is complete, because the board no longer shows the move that the log was waiting for. */
  if (self->paused && !bgl_table_get_browsing (self->table))
    ply = MIN (ply, self->ply);

  for (kept = old_length; kept > 0; kept--)
    if (bgl_log_line_get_ply (self->lines->pdata[kept - 1]) <= MIN (ply, self->ply))
      break;

  g_ptr_array_set_size (self->lines, kept);

  if (ply > self->ply)
    {
      g_autoptr (BglGame) position = ply == bgl_game_get_ply (game) ? g_object_ref (game) : bgl_game_new_at (game, ply);

      for (guint i = self->ply; i < ply; i++)
        append_move (self, i, bgl_game_get_state (position));
    }
  self->ply = ply;

  if (old_length != kept || self->lines->len != kept)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, old_length - kept,
                                self->lines->len - kept);
  mark (self);
}

BglLog *
bgl_log_new (BglTable *table)
{
  BglLog *self;
  BglGame *game;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  self = g_object_new (BGL_TYPE_LOG, NULL);
  self->table = g_object_ref (table);
  game = bgl_table_get_game (table);

  g_signal_connect_object (game, "moved", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::browsing", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);

  return self;
}

void
bgl_log_set_paused (BglLog   *self,
                    gboolean  paused)
{
  g_return_if_fail (BGL_IS_LOG (self));

  self->paused = !!paused;
  follow (self);
}

const BglRuleInfo *
bgl_log_find_rule (BglLog     *self,
                   const char *id)
{
  g_return_val_if_fail (BGL_IS_LOG (self), NULL);

  return id == NULL ? NULL : bgl_rules_find_rule (bgl_game_get_rules (bgl_table_get_game (self->table)), id);
}

guint
bgl_log_get_current (BglLog *self)
{
  g_return_val_if_fail (BGL_IS_LOG (self), 0);

  return self->current;
}

BglLogLine *
bgl_log_get_current_line (BglLog *self)
{
  g_return_val_if_fail (BGL_IS_LOG (self), NULL);

  return self->current > 0 ? self->lines->pdata[self->current - 1] : NULL;
}
