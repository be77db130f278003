/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include <math.h>

#include "engine/bgl-i18n.h"

/* Animates the events of a move step by step. The rules do not wait for it: if another move is made, the animation
 * ends and that of the new move begins. Each step has the state of the island after it. */

/* Milliseconds at the normal tempo. */
#define SET_TIME    220
#define DRAW_TIME   380
#define LAY_TIME    320
#define SETTLE_TIME 140   /* for a rhomb that is already at its place */
#define FLY_TIME    420   /* for a number to fly to its token */
#define NEXT_TIME   110   /* between two numbers */
#define SCORE_TIME  560
#define ACTIVE_TIME 480
#define DRIVEN_TIME 620
#define SIGNS_TIME  1200
#define DOUBLE_TIME 1000
#define FINAL_TIME  900
#define READ_TIME   1100
#define TIDE_TIME   2400

#define TIDE 23   /* pixels that the light moves with each move */

static void
step_clear (BonoboStep *step)
{
  g_clear_pointer (&step->caption, g_free);
}

const BonoboStep *
bonobo_view_get_step (BonoboView *self)
{
  return self->step < self->steps->len ? &g_array_index (self->steps, BonoboStep, self->step) : NULL;
}

/* Playing the steps */

static void
show_caption (BonoboView *self,
              const char *text,
              const char *rule)
{
  const BglRuleInfo *info = rule != NULL ? bgl_rules_find_rule (&bonobo_rules, rule) : NULL;

  self->reading = text != NULL;
  bgl_caption_set (self->caption, text, rule, info != NULL ? _(info->title) : NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
show_scores (BonoboView        *self,
             const BonoboState *state)
{
  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      bonobo_track_set_score (self->track, seat, state->scores[seat - 1]);
      bgl_view_show_score (BGL_VIEW (self), seat, state->scores[seat - 1]);
    }
}

/* Makes bots wait, so that people can follow the moves. */
static void
set_busy (BonoboView *self,
          gboolean    busy)
{
  bgl_view_set_busy (BGL_VIEW (self), busy);
  bgl_table_set_held (bgl_view_get_table (BGL_VIEW (self)), BGL_HOLD_STORY, busy);
}

const char *
bonobo_view_get_longest_caption (BonoboView *self)
{
  static const BglEvent events[] = {
    { .type = BONOBO_EVENT_TRIANGLE_ACTIVE, .args = { 0, BONOBO_SHADE } },
    { .type = BONOBO_EVENT_TOKEN_DRIVEN, .args = { 1 } },
    { .type = BONOBO_EVENT_SIGNS_TURNED, .args = { 1, 0, 0, -16, 16 } },
    { .type = BONOBO_EVENT_TOKEN_FINAL, .args = { 1, 0, -128 } },
  };
  const char *const *names = bgl_table_get_names (bgl_view_get_table (BGL_VIEW (self)));
  const char *longest_name = "";
  const char *all_names[BONOBO_MAX_SEATS + 1] = { NULL };
  glong longest = 0;

  if (self->longest_caption != NULL)
    return self->longest_caption;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_utf8_strlen (names[i], -1) > g_utf8_strlen (longest_name, -1))
      longest_name = names[i];
  for (guint i = 0; names[i] != NULL; i++)
    all_names[i] = longest_name;

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autofree char *sentence = bonobo_describe_event (bonobo_view_get_state (self), &events[i], all_names);
      /* The longest possible formula. */
      g_autofree char *text = g_strconcat (sentence, events[i].type == BONOBO_EVENT_TOKEN_FINAL
                                                     ? "(−8 + 8 + 8 − 8 + 8) × 8" : NULL, NULL);

      if (g_utf8_strlen (text, -1) <= longest)
        continue;

      longest = g_utf8_strlen (text, -1);
      g_free (self->longest_caption);
      self->longest_caption = g_steal_pointer (&text);
    }

  return self->longest_caption;
}

void
bonobo_view_end_story (BonoboView *self)
{
  self->telling = self->gathering = FALSE;
  g_array_set_size (self->steps, 0);
  self->step = 0;
  adw_animation_reset (self->clock);
  self->shown = self->told = *bonobo_view_get_state (self);
  self->counting.n_numbers = 0;
  show_scores (self, &self->shown);
  show_caption (self, NULL, NULL);
  set_busy (self, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
play_step (BonoboView *self)
{
  const BonoboStep *step = bonobo_view_get_step (self);

  self->telling = step != NULL;
  if (step == NULL)
    {
      g_array_set_size (self->steps, 0);
      self->step = 0;
      self->shown = *bonobo_view_get_state (self);
      set_busy (self, FALSE);
      bonobo_view_refresh (self);
      return;
    }

  /* The last caption stays until the next step. */
  show_caption (self, step->caption, step->rule);
  if (step->kind == BONOBO_STEP_SCORE || step->kind == BONOBO_STEP_FINAL)
    bonobo_track_make_room (self->track, step->after.scores[step->seat - 1]);

  self->now = 0;
  bgl_motion_play (self->clock, 0, 1, step->duration);
  if (bgl_caption_get_held (self->caption))
    adw_animation_pause (self->clock);
}

static void
clock_cb (double   value,
          gpointer data)
{
  BonoboView *self = data;
  const BonoboStep *step = bonobo_view_get_step (self);

  self->now = value;

  /* The sum reaches the marker after about two thirds of the time, and then moves it. */
  if (step != NULL && (step->kind == BONOBO_STEP_SCORE || step->kind == BONOBO_STEP_FINAL))
    {
      const int before = self->shown.scores[step->seat - 1];
      const int after = step->after.scores[step->seat - 1];
      const double t = CLAMP ((value - 0.62) / 0.38, 0, 1);

      bonobo_track_set_score (self->track, step->seat, before + (after - before) * t * (2 - t));
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
clock_done_cb (BonoboView *self)
{
  const BonoboStep *step = bonobo_view_get_step (self);

  if (step == NULL)
    return;

  self->shown = step->after;
  show_scores (self, &self->shown);
  self->step++;
  play_step (self);
}

static void
held_cb (BonoboView *self)
{
  if (bonobo_view_get_step (self) == NULL)
    return;

  if (bgl_caption_get_held (self->caption))
    adw_animation_pause (self->clock);
  else
    adw_animation_resume (self->clock);
}

gboolean
bonobo_view_skip_story (BonoboView *self)
{
  const BonoboStep *last = NULL;

  if (bonobo_view_get_step (self) == NULL)
    return FALSE;

  for (guint i = self->step; i < self->steps->len; i++)
    if (g_array_index (self->steps, BonoboStep, i).caption != NULL)
      last = &g_array_index (self->steps, BonoboStep, i);

  if (last != NULL)
    {
      g_autofree char *text = g_strdup (last->caption);
      const char *rule = last->rule;

      bonobo_view_end_story (self);
      show_caption (self, text, rule);
    }
  else
    bonobo_view_end_story (self);

  bgl_motion_skip (self->tide);
  bonobo_view_refresh (self);

  return last != NULL;
}

static void
tide_cb (double   value,
         gpointer data)
{
  BonoboView *self = data;

  self->tide_now = self->tide_from + (self->tide_to - self->tide_from) * value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
start_tide (BonoboView *self)
{
  guint duration = bgl_view_get_duration (BGL_VIEW (self), TIDE_TIME);

  self->tide_from = self->tide_now;
  self->tide_to = TIDE * (double) bgl_game_get_ply (self->game);
  if (duration == 0 || fabs (self->tide_to - self->tide_from) > 3 * TIDE)
    {
      tide_cb (1, self);
      return;
    }
  bgl_motion_play (self->tide, 0, 1, duration);
}

void
bonobo_view_start_story (BonoboView *self)
{
  self->gathering = FALSE;
  start_tide (self);

  if (bgl_view_get_duration (BGL_VIEW (self), 100) == 0)
    {
      /* Without animations, show only the last caption. */
      self->step = self->steps->len > 0 ? self->steps->len - 1 : 0;
      for (guint i = 0; i < self->steps->len; i++)
        if (g_array_index (self->steps, BonoboStep, i).caption != NULL)
          self->step = i;
      if (!bonobo_view_skip_story (self))
        bonobo_view_end_story (self);
      return;
    }

  if (self->steps->len > 0)
    g_array_index (self->steps, BonoboStep, self->steps->len - 1).after = *bonobo_view_get_state (self);
  self->told = *bonobo_view_get_state (self);

  if (!self->telling)
    play_step (self);
}

/* Collecting the steps */

static BonoboStep *
add_step (BonoboView     *self,
          BonoboStepKind  kind,
          const BglEvent *event,
          guint           milliseconds,
          gboolean        has_caption)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  BonoboStep step = {
    .kind = kind,
    .duration = bgl_view_get_duration (BGL_VIEW (self), milliseconds),
    .rule = event->rule,
    .after = self->told,
  };

  if (has_caption)
    step.caption = bonobo_rules.describe_event (bonobo_view_get_state (self), event,
                                                bgl_table_get_names (table));

  if (step.duration > 0)
    set_busy (self, TRUE);
  g_array_append_val (self->steps, step);
  return &g_array_index (self->steps, BonoboStep, self->steps->len - 1);
}

static char *
format_sum (const BonoboStep *counting,
            int               sum)
{
  BonoboValue value = { .n_numbers = counting->n_numbers };
  g_autofree char *formula = NULL;
  g_autofree char *result = bonobo_format_plain (sum);

  memcpy (value.numbers, counting->numbers, sizeof value.numbers);
  formula = bonobo_value_to_formula (&value);
  if (counting->n_numbers < 2)
    return g_steal_pointer (&formula);

  return g_strdup_printf ("%s\u00a0= %s", formula, result);
}

/* All numbers of one token fly together. */
static void
flush_numbers (BonoboView *self)
{
  static const BglEvent event = { .rule = "bonobo-numbers" };
  const BonoboStep *counting = &self->counting;
  g_autofree char *sum_text = NULL;
  BonoboStep *step;
  int sum = 0;

  if (counting->n_numbers == 0)
    return;

  for (guint i = 0; i < counting->n_numbers; i++)
    sum += counting->numbers[i];

  step = add_step (self, BONOBO_STEP_COUNT, &event,
                   FLY_TIME + NEXT_TIME * counting->n_numbers, FALSE);
  step->seat = counting->seat;
  step->spot = counting->spot;
  step->n_numbers = counting->n_numbers;
  memcpy (step->numbers, counting->numbers, sizeof step->numbers);
  memcpy (step->rhombi, counting->rhombi, sizeof step->rhombi);
  step->to = sum;
  sum_text = format_sum (counting, sum);
  /* Translators: a spot such as b2, and a sum such as 6 + 3 − 2 = 7. */
  step->caption = g_strdup_printf (_("At %s: %s"), bonobo_spots[step->spot].name, sum_text);

  self->counting.n_numbers = 0;
}

static void
count_number (BonoboView *self,
              const int  *args)
{
  BonoboStep *counting = &self->counting;

  if (counting->n_numbers == G_N_ELEMENTS (counting->numbers))
    return;

  counting->seat = args[0];
  counting->spot = args[1];
  counting->rhombi[counting->n_numbers] = args[2];
  counting->numbers[counting->n_numbers] = args[3];
  counting->n_numbers++;
}

static void
tell_lay (BonoboView     *self,
          const BglEvent *event)
{
  BonoboStep *step = add_step (self, BONOBO_STEP_LAY, event,
                               self->by_hand ? SETTLE_TIME : LAY_TIME, FALSE);
  const guint64 active = self->told.active, barred = self->told.barred;

  step->rhomb = event->args[1];
  step->place = event->args[3];
  step->by_hand = self->by_hand;

  /* Active triangles are shown after the points. */
  bonobo_state_cover (&self->told, step->rhomb, step->place);
  self->told.active = active;
  self->told.barred = barred;
  self->told.rhomb = BONOBO_NONE;
  step->after = self->told;
}

/* Bots wait until the animation ends. A user who makes the next move earlier, for example by stepping through a
 * replay, does not want to see the rest of it. */
static void
begin_gathering (BonoboView *self)
{
  if (self->telling)
    {
      g_array_set_size (self->steps, 0);
      self->step = 0;
      self->telling = FALSE;
      adw_animation_reset (self->clock);
      self->shown = self->told;
      show_scores (self, &self->shown);
      show_caption (self, NULL, NULL);
    }
  self->gathering = TRUE;
}

static void
event_cb (BonoboView     *self,
          const BglEvent *event)
{
  const int *args = event->args;
  BonoboStep *step;

  if (!self->gathering)
    begin_gathering (self);
  if (event->type != BONOBO_EVENT_NUMBER_COUNTED)
    flush_numbers (self);

  switch ((BonoboEventType) event->type)
    {
    case BONOBO_EVENT_TOKEN_SET:
      step = add_step (self, BONOBO_STEP_SET, event, SET_TIME, FALSE);
      step->seat = args[0];
      step->spot = args[1];
      self->told.tokens[args[0] - 1] |= BONOBO_BIT (args[1]);
      step->after = self->told;
      break;

    case BONOBO_EVENT_RHOMB_DRAWN:
      step = add_step (self, BONOBO_STEP_DRAW, event, DRAW_TIME, FALSE);
      step->rhomb = args[1];
      self->told.rhomb = args[1];
      self->told.phase = BONOBO_LAYING;
      self->told.stack &= ~(1u << args[1]);
      step->after = self->told;
      break;

    case BONOBO_EVENT_RHOMB_LAID:
      tell_lay (self, event);
      break;

    case BONOBO_EVENT_NUMBER_COUNTED:
      count_number (self, args);
      break;

    case BONOBO_EVENT_TOKEN_SCORED:
    case BONOBO_EVENT_TOKEN_FINAL:
      step = add_step (self, event->type == BONOBO_EVENT_TOKEN_SCORED ? BONOBO_STEP_SCORE : BONOBO_STEP_FINAL,
                       event, event->type == BONOBO_EVENT_TOKEN_SCORED ? SCORE_TIME : FINAL_TIME, TRUE);
      step->seat = args[0];
      step->spot = args[1];
      step->to = args[2];
      self->told.scores[args[0] - 1] = args[3];
      if (event->type == BONOBO_EVENT_TOKEN_SCORED)
        self->told.tokens[args[0] - 1] &= ~BONOBO_BIT (args[1]);
      step->after = self->told;
      break;

    case BONOBO_EVENT_TRIANGLE_ACTIVE:
      step = add_step (self, BONOBO_STEP_ACTIVE, event, ACTIVE_TIME, TRUE);
      step->triangle = args[0];
      self->told.active |= BONOBO_BIT (args[0]);
      if (args[1] == BONOBO_TOILET)
        self->told.barred |= bonobo_triangles[args[0]].spots;
      step->after = self->told;
      break;

    case BONOBO_EVENT_TOKEN_DRIVEN:
      step = add_step (self, BONOBO_STEP_DRIVEN, event, DRIVEN_TIME, TRUE);
      step->seat = args[0];
      step->spot = args[1];
      step->triangle = args[2];
      self->told.tokens[args[0] - 1] &= ~BONOBO_BIT (args[1]);
      step->after = self->told;
      break;

    case BONOBO_EVENT_SIGNS_TURNED:
    case BONOBO_EVENT_DOUBLED:
      step = add_step (self, event->type == BONOBO_EVENT_DOUBLED ? BONOBO_STEP_DOUBLE : BONOBO_STEP_SIGNS,
                       event, event->type == BONOBO_EVENT_DOUBLED ? DOUBLE_TIME : SIGNS_TIME, TRUE);
      step->seat = args[0];
      step->spot = args[1];
      step->triangle = args[2];
      step->from = args[3];
      step->to = args[4];
      break;

    case BONOBO_EVENT_PASSED:
    case BONOBO_EVENT_FINAL_SCORING:
      add_step (self, BONOBO_STEP_WORDS, event, READ_TIME, TRUE);
      break;

    case BONOBO_EVENT_DRAW_BEGUN:
    case BONOBO_EVENT_GAME_OVER:
    default:
      break;
    }
}

void
bonobo_view_init_story (BonoboView *self)
{
  self->steps = g_array_new (FALSE, TRUE, sizeof (BonoboStep));
  g_array_set_clear_func (self->steps, (GDestroyNotify) step_clear);

  self->clock = bgl_motion_new (GTK_WIDGET (self), clock_cb, ADW_LINEAR);
  self->tide = bgl_motion_new (GTK_WIDGET (self), tide_cb, ADW_EASE_IN_OUT_CUBIC);
  bgl_language_connect (self->clock, "done", G_CALLBACK (clock_done_cb), self);

  self->caption = BGL_CAPTION (bgl_caption_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->caption), GTK_WIDGET (self));
  bgl_language_connect (self->caption, "notify::held", G_CALLBACK (held_cb), self);
}

void
bonobo_view_connect_story (BonoboView *self)
{
  bgl_language_connect (self->game, "event", G_CALLBACK (event_cb), self);
  self->tide_now = TIDE * (double) bgl_game_get_ply (self->game);
}

void
bonobo_view_dispose_story (BonoboView *self)
{
  /* The table may outlive the view, and must not wait for it. */
  if (self->steps != NULL)
    set_busy (self, FALSE);

  bgl_motion_clear (&self->clock);
  bgl_motion_clear (&self->tide);
  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_pointer (&self->longest_caption, g_free);
}
