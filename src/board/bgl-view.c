/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-view-private.h"

#include "bgl-spot.h"

typedef struct
{
  BglTable *table;
  BglStory *story;
  const BglCatalog *catalog;         /* the language of the view, or NULL for that of the user */
  guint     interactive : 1;
  guint     hints : 1;
  guint     busy : 1;
  guint     example : 1;
  guint     can_act : 1;             /* at the last refresh */
  guint     stale : 1;               /* a refresh is due when the view is no longer frozen */
  guint     frozen;
  guint     n_changes;               /* changes of the game that have been committed, but not shown */
  BglOrigin origin;                  /* of the move that the view is making */
  BglColorScheme scheme;
  guint     parts;                   /* the parts of the table that are shown, as bits; 0 for all */
  char     *step;
  BglViewQuestion asked;
  int       scores[BGL_MAX_SEATS];   /* the scores that have been shown, while the view is busy */
} BglViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BglView, bgl_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_TABLE,
  PROP_INTERACTIVE,
  PROP_HINTS,
  PROP_EXAMPLE,
  PROP_PARTS,
  PROP_BUSY,
  PROP_STEP,
  N_PROPS
};

enum
{
  SIGNAL_SCORE_SHOWN,
  SIGNAL_CUE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
bgl_view_real_cancel (BglView *self)
{
  return FALSE;
}

static void
bgl_view_real_trace_move (BglView        *self,
                          BglMove         move,
                          const BglEvent *events,
                          guint           n_events,
                          BglSketch      *sketch)
{
}

static gboolean
bgl_view_real_mark_place (BglView    *self,
                          const char *place,
                          BglSketch  *sketch)
{
  return FALSE;
}

static void
bgl_view_real_moved (BglView *self,
                     BglMove  move)
{
}

static void
bgl_view_real_nothing (BglView *self)
{
}

static void
bgl_view_real_advance (BglView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bgl_view_real_restyle (BglView        *self,
                       BglColorScheme  scheme)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bgl_view_real_step (BglView            *self,
                    const BglStoryStep *step)
{
}

/* Following the game */

static void
thaw (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  if (--priv->frozen == 0 && priv->stale)
    bgl_view_refresh (self);
}

static gboolean
may_act (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  return bgl_view_get_interactive (self) && bgl_table_is_waiting (priv->table);
}

static void
committed_cb (BglView *self,
              BglMove  move)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  /* The table may change before the view has been updated for the move. */
  priv->n_changes++;
  priv->frozen++;
  if (move != BGL_MOVE_NONE)
    bgl_story_begin (priv->story, move,
                     bgl_game_is_replaying (bgl_view_get_game (self)) ? BGL_ORIGIN_REPLAY : priv->origin);
}

static void
begin_change (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  /* The view may have been created after the change was committed. */
  if (priv->n_changes > 0)
    priv->n_changes--;
  else
    priv->frozen++;
  bgl_view_clear_named (self);
}

static void
end_change (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  priv->stale = TRUE;
  thaw (self);
}

static void
rewound_cb (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  begin_change (self);
  bgl_story_clear (priv->story);
  BGL_VIEW_GET_CLASS (self)->rewound (self);
  bgl_story_play (priv->story);
  end_change (self);
}

static void
moved_cb (BglView *self,
          BglMove  move)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  /* Views of games do not handle resigning. Nothing on the board changes except who may act. */
  if (bgl_move_is_resign (move))
    {
      rewound_cb (self);
      return;
    }

  begin_change (self);
  BGL_VIEW_GET_CLASS (self)->moved (self, move);
  bgl_story_play (priv->story);
  end_change (self);
}

static void
thinking_cb (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  if (priv->can_act != may_act (self))
    bgl_view_refresh (self);
}

static void
running_cb (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  priv->frozen++;
  BGL_VIEW_GET_CLASS (self)->running_changed (self);
  end_change (self);
}

/* The story */

static void
begin_step_cb (BglView            *self,
               const BglStoryStep *step)
{
  BGL_VIEW_GET_CLASS (self)->begin_step (self, step);
}

static void
end_step_cb (BglView            *self,
             const BglStoryStep *step)
{
  BGL_VIEW_GET_CLASS (self)->end_step (self, step);
}

static void
advanced_cb (BglView *self)
{
  BGL_VIEW_GET_CLASS (self)->advance (self);
}

static int
get_seat_score (BglView *self,
                guint    seat)
{
  return bgl_seat_get_score (bgl_table_get_seat (bgl_view_get_table (self), seat));
}

static void
busy_cb (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  priv->busy = bgl_story_get_busy (priv->story);
  for (guint seat = 1; priv->busy && seat <= bgl_game_get_n_seats (bgl_view_get_game (self)); seat++)
    priv->scores[seat - 1] = get_seat_score (self, seat);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
browsing_cb (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  if (bgl_table_get_browsing (priv->table))
    bgl_view_cancel (self);
  if (priv->interactive)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INTERACTIVE]);
}

static void
restyle_cb (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);
  g_auto (BglLanguage) language = bgl_view_enter_language (self);

  priv->scheme = bgl_color_scheme_get ();
  BGL_VIEW_GET_CLASS (self)->restyle (self, priv->scheme);
}

static gboolean
cancel_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  return bgl_view_cancel (BGL_VIEW (widget));
}

static void
bgl_view_constructed (GObject *object)
{
  BglView *self = BGL_VIEW (object);
  BglViewPrivate *priv = bgl_view_get_instance_private (self);
  BglViewClass *klass = BGL_VIEW_GET_CLASS (self);
  BglTable *table = bgl_view_get_table (self);
  BglGame *game = bgl_table_get_game (table);

  G_OBJECT_CLASS (bgl_view_parent_class)->constructed (object);

  /* The style class gives buttons the accent color of the game, also in the rulebook. */
  gtk_widget_add_css_class (GTK_WIDGET (self), bgl_game_get_rules (game)->id);

  priv->story = bgl_story_new (GTK_WIDGET (self), table, klass->step_size, klass->clear_step);
  bgl_language_connect (priv->story, "begin", G_CALLBACK (begin_step_cb), self);
  bgl_language_connect (priv->story, "end", G_CALLBACK (end_step_cb), self);
  bgl_language_connect (priv->story, "advanced", G_CALLBACK (advanced_cb), self);
  bgl_language_connect (priv->story, "finished", G_CALLBACK (bgl_view_refresh), self);
  bgl_language_connect (priv->story, "notify::busy", G_CALLBACK (busy_cb), self);

  bgl_language_connect (game, "committed", G_CALLBACK (committed_cb), self);
  for (const BglEventHandler *handler = klass->event_handlers; handler != NULL && handler->event != NULL; handler++)
    bgl_language_connect (game, handler->event, handler->handler, self);
  bgl_language_connect (game, "moved", G_CALLBACK (moved_cb), self);
  bgl_language_connect (game, "rewound", G_CALLBACK (rewound_cb), self);
  bgl_language_connect (table, "notify::thinking", G_CALLBACK (thinking_cb), self);
  bgl_language_connect (table, "notify::running", G_CALLBACK (running_cb), self);
  bgl_language_connect (table, "notify::browsing", G_CALLBACK (browsing_cb), self);
  bgl_language_connect (self, "notify::interactive", G_CALLBACK (bgl_view_refresh), self);
  bgl_language_connect (self, "notify::hints", G_CALLBACK (bgl_view_refresh), self);

  bgl_view_init_question (self);

  bgl_color_scheme_connect (self, G_CALLBACK (restyle_cb));
  restyle_cb (self);
}

static void
bgl_view_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  BglView *self = BGL_VIEW (object);

  switch (prop_id)
    {
    case PROP_TABLE:
      g_value_set_object (value, bgl_view_get_table (self));
      break;
    case PROP_INTERACTIVE:
      g_value_set_boolean (value, bgl_view_get_interactive (self));
      break;
    case PROP_HINTS:
      g_value_set_boolean (value, bgl_view_get_hints (self));
      break;
    case PROP_EXAMPLE:
      g_value_set_boolean (value, bgl_view_get_example (self));
      break;
    case PROP_PARTS:
      g_value_set_uint (value, bgl_view_get_parts (self));
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, bgl_view_get_busy (self));
      break;
    case PROP_STEP:
      g_value_set_string (value, bgl_view_get_step (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_view_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  BglView *self = BGL_VIEW (object);
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  switch (prop_id)
    {
    case PROP_TABLE:
      priv->table = g_value_dup_object (value);
      break;
    case PROP_INTERACTIVE:
      bgl_view_set_interactive (self, g_value_get_boolean (value));
      break;
    case PROP_HINTS:
      bgl_view_set_hints (self, g_value_get_boolean (value));
      break;
    case PROP_EXAMPLE:
      priv->example = g_value_get_boolean (value);
      priv->interactive = !priv->example;
      break;
    case PROP_PARTS:
      priv->parts = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_view_dispose (GObject *object)
{
  BglView *self = BGL_VIEW (object);
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  bgl_view_dispose_question (self);
  g_clear_object (&priv->story);
  g_clear_object (&priv->table);

  G_OBJECT_CLASS (bgl_view_parent_class)->dispose (object);
}

static void
bgl_view_finalize (GObject *object)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (BGL_VIEW (object));

  g_free (priv->step);

  G_OBJECT_CLASS (bgl_view_parent_class)->finalize (object);
}

static guint
bgl_view_real_show_area (BglView *self,
                         BglMove  move)
{
  return 0;
}

static guint
bgl_view_real_show_pieces (BglView *self)
{
  return 0;
}

static void
bgl_view_class_init (BglViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = bgl_view_constructed;
  object_class->get_property = bgl_view_get_property;
  object_class->set_property = bgl_view_set_property;
  object_class->dispose = bgl_view_dispose;
  object_class->finalize = bgl_view_finalize;

  klass->step_size = sizeof (BglStoryStep);
  klass->begin_step = bgl_view_real_step;
  klass->end_step = bgl_view_real_step;
  klass->advance = bgl_view_real_advance;
  klass->show_move = bgl_view_real_moved;
  klass->show_area = bgl_view_real_show_area;
  klass->show_pieces = bgl_view_real_show_pieces;
  klass->trace_move = bgl_view_real_trace_move;
  klass->mark_place = bgl_view_real_mark_place;
  klass->cancel = bgl_view_real_cancel;
  klass->skip_animations = bgl_view_real_nothing;
  klass->moved = bgl_view_real_moved;
  klass->rewound = bgl_view_real_nothing;
  klass->refresh = bgl_view_real_nothing;
  klass->running_changed = bgl_view_real_nothing;
  klass->restyle = bgl_view_real_restyle;

  properties[PROP_TABLE] =
    g_param_spec_object ("table", NULL, NULL, BGL_TYPE_TABLE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_INTERACTIVE] =
    g_param_spec_boolean ("interactive", NULL, NULL, TRUE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_HINTS] =
    g_param_spec_boolean ("hints", NULL, NULL, TRUE,
                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_EXAMPLE] =
    g_param_spec_boolean ("example", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PARTS] =
    g_param_spec_uint ("parts", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_BUSY] =
    g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_STEP] =
    g_param_spec_string ("step", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_SCORE_SHOWN] =
    g_signal_new ("score-shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_CUE] =
    g_signal_new ("cue", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, cancel_cb, NULL);
}

static void
bgl_view_init (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  priv->catalog = bgl_catalog_get_current ();
  priv->interactive = TRUE;
  priv->hints = TRUE;

  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

BglViewQuestion *
bgl_view_get_asked (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  return &priv->asked;
}

BglLanguage
bgl_view_enter_language (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  return bgl_language_enter (BGL_IS_VIEW (self) ? priv->catalog : NULL);
}

BglTable *
bgl_view_get_table (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), NULL);

  return priv->table;
}

BglGame *
bgl_view_get_game (BglView *self)
{
  return bgl_table_get_game (bgl_view_get_table (self));
}

gboolean
bgl_view_get_interactive (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), FALSE);

  return priv->interactive && !bgl_table_get_browsing (priv->table);
}

void
bgl_view_set_interactive (BglView  *self,
                          gboolean  interactive)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_if_fail (BGL_IS_VIEW (self));

  if (priv->interactive == !!interactive)
    return;

  /* Cancel unfinished input, because it can no longer be completed. */
  if (!interactive)
    bgl_view_cancel (self);

  priv->interactive = !!interactive;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INTERACTIVE]);
}

gboolean
bgl_view_get_example (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), FALSE);

  return priv->example;
}

guint
bgl_view_get_parts (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), 0);

  return priv->parts;
}

gboolean
bgl_view_get_hints (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), FALSE);

  return priv->hints;
}

void
bgl_view_set_hints (BglView  *self,
                    gboolean  hints)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_if_fail (BGL_IS_VIEW (self));

  if (priv->hints == !!hints)
    return;

  priv->hints = !!hints;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINTS]);
}

gboolean
bgl_view_get_busy (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), FALSE);

  return priv->busy;
}

BglColorScheme
bgl_view_get_color_scheme (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), BGL_COLOR_SCHEME_LIGHT);

  return priv->scheme;
}

BglStory *
bgl_view_get_story (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), NULL);

  return priv->story;
}

gboolean
bgl_view_can_act (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), FALSE);

  return priv->can_act;
}

void
bgl_view_refresh (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_if_fail (BGL_IS_VIEW (self));

  /* Signals may still arrive while the view is disposed. */
  if (priv->story == NULL)
    return;

  priv->stale = TRUE;
  if (priv->frozen > 0)
    return;

  priv->stale = FALSE;
  priv->can_act = may_act (self);
  BGL_VIEW_GET_CLASS (self)->refresh (self);
}

void
bgl_view_set_frozen (BglView  *self,
                     gboolean  frozen)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_if_fail (BGL_IS_VIEW (self));

  if (frozen)
    priv->frozen++;
  else
    thaw (self);
}

gboolean
bgl_view_play (BglView   *self,
               BglMove    move,
               BglOrigin  origin)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);
  g_autoptr (BglView) keep_alive = NULL;
  gboolean played;

  g_return_val_if_fail (BGL_IS_VIEW (self), FALSE);

  /* The end of a game may close the view. */
  keep_alive = g_object_ref (self);
  priv->frozen++;
  priv->origin = origin;
  played = bgl_table_may_play (priv->table, move) && bgl_table_play (priv->table, move, NULL);
  priv->origin = BGL_ORIGIN_TABLE;
  thaw (self);

  return played;
}

int
bgl_view_get_score (BglView *self,
                    guint    seat)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), 0);
  g_return_val_if_fail (seat >= 1 && seat <= BGL_MAX_SEATS, 0);

  return priv->busy ? priv->scores[seat - 1] : get_seat_score (self, seat);
}

void
bgl_view_show_score (BglView *self,
                     guint    seat,
                     int      score)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_if_fail (BGL_IS_VIEW (self));
  g_return_if_fail (seat >= 1 && seat <= BGL_MAX_SEATS);

  if (!priv->busy || priv->scores[seat - 1] == score)
    return;

  priv->scores[seat - 1] = score;
  g_signal_emit (self, signals[SIGNAL_SCORE_SHOWN], 0, seat);
}

void
bgl_view_cue (BglView    *self,
              const char *sound)
{
  g_return_if_fail (BGL_IS_VIEW (self));
  g_return_if_fail (sound != NULL);

  g_signal_emit (self, signals[SIGNAL_CUE], 0, sound);
}

const char *
bgl_view_get_step (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), NULL);

  return priv->step;
}

void
bgl_view_set_step (BglView    *self,
                   const char *step)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);

  g_return_if_fail (BGL_IS_VIEW (self));

  if (g_strcmp0 (priv->step, step) == 0)
    return;

  g_free (priv->step);
  priv->step = g_strdup (step);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

void
bgl_view_show_move (BglView *self,
                    BglMove  move)
{
  g_auto (BglLanguage) language = bgl_view_enter_language (self);

  g_return_if_fail (BGL_IS_VIEW (self));

  BGL_VIEW_GET_CLASS (self)->show_move (self, move);
}

guint
bgl_view_show_area (BglView *self,
                    BglMove  move)
{
  g_auto (BglLanguage) language = bgl_view_enter_language (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), 0);

  bgl_view_cancel (self);
  bgl_view_clear_named (self);

  return BGL_VIEW_GET_CLASS (self)->show_area (self, move);
}

guint
bgl_view_show_pieces (BglView *self)
{
  g_auto (BglLanguage) language = bgl_view_enter_language (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), 0);

  bgl_view_clear_named (self);

  return BGL_VIEW_GET_CLASS (self)->show_pieces (self);
}

void
bgl_view_trace_move (BglView        *self,
                     BglMove         move,
                     const BglEvent *events,
                     guint           n_events,
                     BglSketch      *sketch)
{
  g_auto (BglLanguage) language = bgl_view_enter_language (self);

  g_return_if_fail (BGL_IS_VIEW (self));

  if (move != BGL_MOVE_NONE && !bgl_move_is_resign (move))
    BGL_VIEW_GET_CLASS (self)->trace_move (self, move, events, n_events, sketch);
}

gboolean
bgl_view_mark_place (BglView    *self,
                     const char *place,
                     BglSketch  *sketch)
{
  g_auto (BglLanguage) language = bgl_view_enter_language (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), FALSE);

  return BGL_VIEW_GET_CLASS (self)->mark_place (self, place, sketch);
}

gboolean
bgl_view_cancel (BglView *self)
{
  g_auto (BglLanguage) language = bgl_view_enter_language (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), FALSE);

  return BGL_VIEW_GET_CLASS (self)->cancel (self);
}

gboolean
bgl_view_skip_animations (BglView *self)
{
  BglViewPrivate *priv = bgl_view_get_instance_private (self);
  g_auto (BglLanguage) language = bgl_view_enter_language (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), FALSE);

  BGL_VIEW_GET_CLASS (self)->skip_animations (self);

  return bgl_story_skip (priv->story);
}

void
bgl_view_show_ply (BglView *self,
                   guint    ply)
{
  gboolean busy;

  g_return_if_fail (BGL_IS_VIEW (self));

  if (ply == bgl_game_get_ply (bgl_view_get_game (self)))
    return;

  busy = bgl_view_get_busy (self);
  if (busy)
    bgl_view_skip_animations (self);
  bgl_table_browse (bgl_view_get_table (self), ply);
  if (busy)
    bgl_view_skip_animations (self);
}

char *
bgl_view_describe_last (BglView *self)
{
  g_auto (BglLanguage) language = bgl_view_enter_language (self);
  BglViewClass *klass = BGL_VIEW_GET_CLASS (self);

  g_return_val_if_fail (BGL_IS_VIEW (self), NULL);

  return klass->describe_last != NULL ? klass->describe_last (self) : NULL;
}

static void
clear_named (GtkWidget *widget)
{
  if (BGL_IS_SPOT (widget))
    bgl_spot_set_named (BGL_SPOT (widget), FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    clear_named (child);
}

void
bgl_view_clear_named (BglView *self)
{
  g_return_if_fail (BGL_IS_VIEW (self));

  clear_named (GTK_WIDGET (self));
}
