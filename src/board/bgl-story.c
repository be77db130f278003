/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-story.h"

#include <adwaita.h>
#include <math.h>

#include "bgl-view.h"

/* How long a step with something to read lasts for beginners, in milliseconds at the normal tempo. */
#define READING_TIME 1800

struct _BglStory
{
  GObject         parent_instance;

  GtkWidget      *widget;      /* unowned: the view, which owns the story */
  BglTable       *table;
  gsize           step_size;
  GDestroyNotify  clear_step;

  GPtrArray      *steps;       /* BglStoryStep */
  BglOrigin       origin;
  double          now;         /* up to this time, steps have begun and ended */
  double          goal;        /* the time at which the clock or the timeout ends */
  AdwAnimation   *clock;
  guint           timeout_id;  /* replaces the clock while nothing moves */
  gint64          since;       /* when the timeout was started, in microseconds */
  guint           age;         /* counts how often the steps were replaced */
  guint           busy : 1;
  guint           paused : 1;
  guint           skipping : 1;
  guint           waiting : 1;
  guint           unhurried : 1;
};

enum
{
  PROP_0,
  PROP_BUSY,
  N_PROPS
};

enum
{
  SIGNAL_BEGIN,
  SIGNAL_END,
  SIGNAL_ADVANCED,
  SIGNAL_FINISHED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglStory, bgl_story, G_TYPE_OBJECT)

static BglStoryStep *
get_step (BglStory *self,
          guint     index)
{
  return g_ptr_array_index (self->steps, index);
}

/* What the table waits for */

static void
update_holds (BglStory *self)
{
  gboolean reads = FALSE, pauses = FALSE;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const BglStoryStep *step = get_step (self, i);

      reads |= step->reads && !step->ended && step->duration > 0;
      pauses |= step->pauses && !step->ended;
    }

  if (self->busy != reads)
    {
      self->busy = reads;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
    }
  bgl_table_set_held (self->table, BGL_HOLD_STORY, reads);
  bgl_table_set_held (self->table, BGL_HOLD_PERSON, pauses || self->waiting);
}

/* Time */

static double
get_now (BglStory *self)
{
  if (self->timeout_id == 0)
    return self->now;

  return MIN (self->now + (double) (g_get_monotonic_time () - self->since) / 1000, self->goal);
}

static void
stop_clock (BglStory *self)
{
  self->now = get_now (self);
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  adw_animation_pause (self->clock);
}

static void
clear_steps (BglStory *self)
{
  stop_clock (self);
  for (guint i = 0; i < self->steps->len; i++)
    {
      BglStoryStep *step = get_step (self, i);

      if (self->clear_step != NULL)
        self->clear_step (step);
      g_free (step->caption);
      g_free (step);
    }
  g_ptr_array_set_size (self->steps, 0);
  self->now = 0;
  self->age++;
}

/* The step that begins or ends next, up to the current time. Steps without a duration begin and end in their order. */
static BglStoryStep *
find_next (BglStory *self)
{
  BglStoryStep *next = NULL;
  double next_time = self->now;

  for (guint i = 0; i < self->steps->len; i++)
    {
      BglStoryStep *step = get_step (self, i);
      const double time = step->begun ? step->start + step->duration : step->start;

      if (!step->ended && (next == NULL ? time <= next_time : time < next_time))
        {
          next = step;
          next_time = time;
        }
    }

  return next;
}

/* Handlers may replace the steps. Returns FALSE if they did. */
static gboolean
process (BglStory *self)
{
  const guint age = self->age;
  BglStoryStep *step;

  while ((step = find_next (self)) != NULL)
    {
      if (!step->begun)
        {
          step->begun = TRUE;
          g_signal_emit (self, signals[SIGNAL_BEGIN], 0, step);
        }
      else
        {
          step->ended = TRUE;
          g_signal_emit (self, signals[SIGNAL_END], 0, step);
        }

      if (self->age != age)
        return FALSE;
    }

  return TRUE;
}

static void
finish (BglStory *self)
{
  clear_steps (self);
  g_signal_emit (self, signals[SIGNAL_FINISHED], 0);
  update_holds (self);
}

/* When the last motion ends. */
static double
get_rest (BglStory *self)
{
  double rest = self->now;

  for (guint i = 0; i < self->steps->len; i++)
    if (!get_step (self, i)->pauses)
      rest = MAX (rest, get_step (self, i)->start + get_step (self, i)->duration);

  return rest;
}

/* When the next step begins or ends. */
static double
get_next_time (BglStory *self)
{
  double next = bgl_story_get_end (self);

  for (guint i = 0; i < self->steps->len; i++)
    {
      const BglStoryStep *step = get_step (self, i);

      if (!step->ended)
        next = MIN (next, step->begun ? step->start + step->duration : step->start);
    }

  return next;
}

static gboolean timeout_cb (gpointer user_data);

/* Each frame of the clock draws the view, so a timeout takes its place as soon as nothing moves anymore. */
static void
start_clock (BglStory *self)
{
  double rest;

  stop_clock (self);
  if (self->paused)
    return;

  rest = get_rest (self);
  if (rest > self->now && bgl_view_scale_duration (self->widget, 100) > 0)
    {
      AdwTimedAnimation *timed = ADW_TIMED_ANIMATION (self->clock);

      self->goal = rest;
      adw_timed_animation_set_value_from (timed, self->now);
      adw_timed_animation_set_value_to (timed, rest);
      adw_timed_animation_set_duration (timed, (guint) ceil (rest - self->now));
      adw_animation_reset (self->clock);
      adw_animation_play (self->clock);
    }
  else
    {
      self->goal = get_next_time (self);
      self->since = g_get_monotonic_time ();
      self->timeout_id = g_timeout_add ((guint) ceil (self->goal - self->now), timeout_cb, self);
    }
}

static void
advance (BglStory *self,
         double    now)
{
  self->now = now;
  if (!process (self))
    return;

  if (now >= bgl_story_get_end (self))
    finish (self);
  else
    update_holds (self);
}

static void
reach_goal (BglStory *self)
{
  const guint age = self->age;

  advance (self, self->goal);
  if (self->age == age)
    start_clock (self);
}

static gboolean
timeout_cb (gpointer user_data)
{
  BglStory *self = user_data;

  self->timeout_id = 0;
  reach_goal (self);

  return G_SOURCE_REMOVE;
}

static void
clock_cb (double   value,
          gpointer user_data)
{
  BglStory *self = user_data;

  if (self->steps->len == 0)
    return;

  /* The last frame is handled in done_cb (), when the animation is over and can be used again. */
  self->now = value;
  if (value < self->goal)
    advance (self, value);
  g_signal_emit (self, signals[SIGNAL_ADVANCED], 0);
}

static void
done_cb (BglStory *self)
{
  if (self->steps->len > 0)
    reach_goal (self);
}

static void
bgl_story_dispose (GObject *object)
{
  BglStory *self = BGL_STORY (object);

  if (self->clock != NULL)
    clear_steps (self);
  g_clear_object (&self->clock);

  /* The table may live longer than the view, and must not wait for it. */
  if (self->table != NULL)
    {
      bgl_table_set_held (self->table, BGL_HOLD_STORY, FALSE);
      bgl_table_set_held (self->table, BGL_HOLD_PERSON, FALSE);
    }
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bgl_story_parent_class)->dispose (object);
}

static void
bgl_story_finalize (GObject *object)
{
  g_ptr_array_unref (BGL_STORY (object)->steps);

  G_OBJECT_CLASS (bgl_story_parent_class)->finalize (object);
}

static void
bgl_story_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_BUSY:
      g_value_set_boolean (value, bgl_story_get_busy (BGL_STORY (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_story_class_init (BglStoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = bgl_story_dispose;
  object_class->finalize = bgl_story_finalize;
  object_class->get_property = bgl_story_get_property;

  properties[PROP_BUSY] =
    g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_BEGIN] =
    g_signal_new ("begin", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_END] =
    g_signal_new ("end", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_ADVANCED] =
    g_signal_new ("advanced", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FINISHED] =
    g_signal_new ("finished", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_story_init (BglStory *self)
{
  self->steps = g_ptr_array_new ();
}

BglStory *
bgl_story_new (GtkWidget      *widget,
               BglTable       *table,
               gsize           step_size,
               GDestroyNotify  clear_step)
{
  BglStory *self = g_object_new (BGL_TYPE_STORY, NULL);

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);
  g_return_val_if_fail (step_size >= sizeof (BglStoryStep), NULL);

  self->widget = widget;
  self->table = g_object_ref (table);
  self->step_size = step_size;
  self->clear_step = clear_step;
  self->clock = adw_timed_animation_new (widget, 0, 1, 1, adw_callback_animation_target_new (clock_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->clock), ADW_LINEAR);
  g_signal_connect_swapped (self->clock, "done", G_CALLBACK (done_cb), self);

  return self;
}

/* Steps */

static BglStoryStep *
add_step (BglStory *self,
          double    start,
          guint     kind,
          double    duration)
{
  const BglEvent *event = bgl_game_get_event (bgl_table_get_game (self->table));
  BglStoryStep *step = g_malloc0 (self->step_size);

  step->kind = kind;
  step->start = start;
  step->duration = duration;
  if (event != NULL)
    step->event = *event;
  g_ptr_array_add (self->steps, step);

  return step;
}

gpointer
bgl_story_add_at (BglStory *self,
                  double    start,
                  guint     kind,
                  guint     milliseconds)
{
  g_return_val_if_fail (BGL_IS_STORY (self), NULL);

  return add_step (self, start, kind, bgl_view_scale_duration (self->widget, milliseconds));
}

gpointer
bgl_story_add (BglStory *self,
               guint     kind,
               guint     milliseconds)
{
  g_return_val_if_fail (BGL_IS_STORY (self), NULL);

  return bgl_story_add_at (self, bgl_story_get_end (self), kind, milliseconds);
}

gpointer
bgl_story_add_pause (BglStory *self,
                     guint     kind,
                     guint     milliseconds)
{
  BglStoryStep *step;

  g_return_val_if_fail (BGL_IS_STORY (self), NULL);

  step = add_step (self, bgl_story_get_end (self), kind, milliseconds);
  step->pauses = TRUE;
  update_holds (self);

  return step;
}

void
bgl_story_set_reading (BglStory     *self,
                       BglStoryStep *step)
{
  g_return_if_fail (BGL_IS_STORY (self));
  g_return_if_fail (step != NULL);

  step->reads = TRUE;
  if (self->unhurried)
    step->duration = MAX (step->duration, bgl_view_scale_duration (self->widget, READING_TIME));
  update_holds (self);
}

void
bgl_story_set_unhurried (BglStory *self,
                         gboolean  unhurried)
{
  g_return_if_fail (BGL_IS_STORY (self));

  self->unhurried = !!unhurried;
}

void
bgl_story_set_caption (BglStory     *self,
                       BglStoryStep *step,
                       char         *caption)
{
  g_return_if_fail (BGL_IS_STORY (self));
  g_return_if_fail (step != NULL);

  g_free (step->caption);
  step->caption = caption;
  bgl_story_set_reading (self, step);
}

double
bgl_story_get_now (BglStory *self)
{
  g_return_val_if_fail (BGL_IS_STORY (self), 0);

  return get_now (self);
}

double
bgl_story_get_end (BglStory *self)
{
  double end;

  g_return_val_if_fail (BGL_IS_STORY (self), 0);

  end = get_now (self);
  for (guint i = 0; i < self->steps->len; i++)
    end = MAX (end, get_step (self, i)->start + get_step (self, i)->duration);

  return end;
}

guint
bgl_story_get_n_steps (BglStory *self)
{
  g_return_val_if_fail (BGL_IS_STORY (self), 0);

  return self->steps->len;
}

gpointer
bgl_story_get_step (BglStory *self,
                    guint     index)
{
  g_return_val_if_fail (BGL_IS_STORY (self), NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return get_step (self, index);
}

gpointer
bgl_story_find (BglStory *self,
                guint     kind)
{
  g_return_val_if_fail (BGL_IS_STORY (self), NULL);

  for (guint i = 0; i < self->steps->len; i++)
    if (get_step (self, i)->kind == kind && !get_step (self, i)->ended)
      return get_step (self, i);

  return NULL;
}

double
bgl_story_get_progress (BglStory           *self,
                        const BglStoryStep *step)
{
  g_return_val_if_fail (BGL_IS_STORY (self), 1);
  g_return_val_if_fail (step != NULL, 1);

  if (step->duration <= 0)
    return get_now (self) < step->start ? 0 : 1;

  return CLAMP ((get_now (self) - step->start) / step->duration, 0, 1);
}

BglOrigin
bgl_story_get_origin (BglStory *self)
{
  g_return_val_if_fail (BGL_IS_STORY (self), BGL_ORIGIN_TABLE);

  return self->origin;
}

gboolean
bgl_story_is_playing (BglStory *self)
{
  g_return_val_if_fail (BGL_IS_STORY (self), FALSE);

  return self->steps->len > 0;
}

gboolean
bgl_story_get_busy (BglStory *self)
{
  g_return_val_if_fail (BGL_IS_STORY (self), FALSE);

  return self->busy;
}

gboolean
bgl_story_is_skipping (BglStory *self)
{
  g_return_val_if_fail (BGL_IS_STORY (self), FALSE);

  return self->skipping;
}

/* Playing */

static gboolean
end_steps (BglStory *self,
           double    end)
{
  const gboolean outer = self->skipping;
  gboolean same;

  stop_clock (self);
  self->skipping = TRUE;
  self->now = end;
  same = process (self);
  self->skipping = outer;

  return same;
}

/* The time to which a skip jumps: the next pause that has not begun, or the end. */
static double
find_skip (BglStory *self)
{
  double time = bgl_story_get_end (self);

  for (guint i = 0; i < self->steps->len; i++)
    if (get_step (self, i)->pauses && !get_step (self, i)->begun)
      time = MIN (time, MAX (get_step (self, i)->start, self->now));

  return time;
}

gboolean
bgl_story_skip (BglStory *self)
{
  gboolean reads = FALSE;

  g_return_val_if_fail (BGL_IS_STORY (self), FALSE);

  for (guint i = 0; i < self->steps->len; i++)
    reads |= get_step (self, i)->reads && !get_step (self, i)->ended;

  if (self->steps->len == 0 || !end_steps (self, find_skip (self)))
    return reads;

  if (self->now < bgl_story_get_end (self))
    {
      start_clock (self);
      update_holds (self);
    }
  else
    finish (self);

  return reads;
}

void
bgl_story_set_paused (BglStory *self,
                      gboolean  paused)
{
  g_return_if_fail (BGL_IS_STORY (self));

  if (self->paused == !!paused)
    return;

  self->paused = !!paused;
  if (self->steps->len == 0)
    return;

  if (paused)
    stop_clock (self);
  else
    start_clock (self);
}

void
bgl_story_set_waiting (BglStory *self,
                       gboolean  waiting)
{
  g_return_if_fail (BGL_IS_STORY (self));

  self->waiting = !!waiting;
  update_holds (self);
}

gboolean
bgl_story_get_waiting (BglStory *self)
{
  g_return_val_if_fail (BGL_IS_STORY (self), FALSE);

  return self->waiting;
}

void
bgl_story_begin (BglStory  *self,
                 BglMove    move,
                 BglOrigin  origin)
{
  g_return_if_fail (BGL_IS_STORY (self));

  self->origin = origin;
  if (bgl_move_get_seat (move) == BGL_TURN_CHANCE)
    return;

  /* The view stays busy if the new move has something to read as well. */
  if (end_steps (self, bgl_story_get_end (self)))
    clear_steps (self);
}

void
bgl_story_play (BglStory *self)
{
  g_return_if_fail (BGL_IS_STORY (self));

  stop_clock (self);
  if (!process (self))
    return;

  if (self->steps->len > 0 && self->now >= bgl_story_get_end (self))
    {
      finish (self);
      return;
    }

  update_holds (self);
  if (self->steps->len > 0)
    start_clock (self);
}

void
bgl_story_clear (BglStory *self)
{
  g_return_if_fail (BGL_IS_STORY (self));

  clear_steps (self);
  update_holds (self);
}
