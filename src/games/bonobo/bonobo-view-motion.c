/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include "engine/bgl-i18n.h"

/* The steps that show a move, one for each event. Everything that a step needs is in its event. */

/* Milliseconds at the normal tempo. */
#define SETTLE_TIME 140   /* for a rhomb that is already at its place */
#define FLY_TIME    420   /* for a number to fly to its token */
#define NEXT_TIME   110   /* between two numbers */
#define READ_TIME   1100
#define TIDE_TIME   2400

#define TIDE 23   /* pixels that the light moves with each move */

static const struct
{
  guint    time;
  gboolean has_caption;
} motions[] = {
  [BONOBO_EVENT_TOKEN_SET] = { 220, FALSE },
  [BONOBO_EVENT_RHOMB_DRAWN] = { 380, FALSE },
  [BONOBO_EVENT_RHOMB_LAID] = { 320, FALSE },
  [BONOBO_EVENT_TOKEN_SCORED] = { 560, TRUE },
  [BONOBO_EVENT_TRIANGLE_ACTIVE] = { 480, TRUE },
  [BONOBO_EVENT_TOKEN_DRIVEN] = { 620, TRUE },
  [BONOBO_EVENT_PASSED] = { READ_TIME, TRUE },
  [BONOBO_EVENT_FINAL_SCORING] = { READ_TIME, TRUE },
  [BONOBO_EVENT_SIGNS_TURNED] = { 1200, TRUE },
  [BONOBO_EVENT_DOUBLED] = { 1000, TRUE },
  [BONOBO_EVENT_TOKEN_FINAL] = { 900, TRUE },
};

static void
show_event_cb (BonoboView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  const BglEvent *event = bgl_game_get_event (bgl_table_get_game (table));
  BglStoryStep *step = bgl_story_add (story, event->type, motions[event->type].time);

  if (motions[event->type].has_caption)
    bgl_story_set_caption (story, step, bonobo_describe_event (bonobo_view_get_state (self), event,
                                                               bgl_table_get_names (table)));
}

/* The player has already seen the rhomb at its place. */
static void
rhomb_laid_cb (BonoboView *self)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));

  if (bgl_story_get_origin (story) >= BGL_ORIGIN_KEY)
    bgl_story_add (story, BONOBO_EVENT_RHOMB_LAID, SETTLE_TIME);
  else
    show_event_cb (self);
}

/* All numbers of one token fly together. */
static void
number_counted_cb (BonoboView *self,
                   guint       seat,
                   guint       spot)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  const guint n_steps = bgl_story_get_n_steps (story);
  BglStoryStep *step = n_steps > 0 ? bgl_story_get_step (story, n_steps - 1) : NULL;
  g_autofree char *formula = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *equation = NULL;
  BonoboValue value;

  if (step != NULL && step->kind == BONOBO_EVENT_NUMBER_COUNTED)
    return;

  bonobo_state_value_spot (bonobo_view_get_state (self), spot, &value);
  value.shades = value.dunes = 0;
  formula = bonobo_value_to_formula (&value);
  sum = bonobo_format_plain (value.sum);
  equation = value.n_numbers > 1 ? g_strdup_printf ("%s\u00a0= %s", formula, sum) : g_steal_pointer (&formula);

  step = bgl_story_add (story, BONOBO_EVENT_NUMBER_COUNTED, FLY_TIME + NEXT_TIME * value.n_numbers);
  /* Translators: a spot such as b2, and a sum such as 6 + 3 − 2 = 7. */
  bgl_story_set_caption (story, step, g_strdup_printf (_("At %s: %s"), bonobo_spots[spot].name, equation));
}

static const BglEventHandler event_handlers[] = {
  { "token-set", G_CALLBACK (show_event_cb) },
  { "rhomb-drawn", G_CALLBACK (show_event_cb) },
  { "rhomb-laid", G_CALLBACK (rhomb_laid_cb) },
  { "number-counted", G_CALLBACK (number_counted_cb) },
  { "token-scored", G_CALLBACK (show_event_cb) },
  { "triangle-active", G_CALLBACK (show_event_cb) },
  { "token-driven", G_CALLBACK (show_event_cb) },
  { "passed", G_CALLBACK (show_event_cb) },
  { "final-scoring", G_CALLBACK (show_event_cb) },
  { "signs-turned", G_CALLBACK (show_event_cb) },
  { "doubled", G_CALLBACK (show_event_cb) },
  { "token-final", G_CALLBACK (show_event_cb) },
  { NULL, NULL },
};

gboolean
bonobo_view_is_playing (BonoboView *self)
{
  return bgl_story_is_playing (bgl_view_get_story (BGL_VIEW (self)));
}

const BglStoryStep *
bonobo_view_get_step (BonoboView *self,
                      double     *progress)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));

  *progress = 1;
  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    {
      const BglStoryStep *step = bgl_story_get_step (story, i);

      *progress = bgl_story_get_progress (story, step);
      if (*progress < 1)
        return step;
    }

  return NULL;
}

/* The position without what is still to be shown */

static void
take_back (const BglEvent *event,
           BonoboState    *state)
{
  const int *args = event->args;
  const BonoboPlace *place;

  switch ((BonoboEventType) event->type)
    {
    case BONOBO_EVENT_TOKEN_SET:
      state->tokens[args[0] - 1] &= ~BONOBO_BIT (args[1]);
      break;
    case BONOBO_EVENT_RHOMB_DRAWN:
      state->stack |= 1u << args[1];
      state->phase = BONOBO_DRAWING;
      break;
    case BONOBO_EVENT_RHOMB_LAID:
      place = &bonobo_places[args[3]];
      state->place[args[1]] = BONOBO_NONE;
      state->open |= BONOBO_BIT (place->blunt[0]) | BONOBO_BIT (place->blunt[1]) |
                     BONOBO_BIT (place->tips[0]) | BONOBO_BIT (place->tips[1]);
      break;
    case BONOBO_EVENT_TOKEN_SCORED:
      state->tokens[args[0] - 1] |= BONOBO_BIT (args[1]);
      state->scores[args[0] - 1] -= args[2];
      break;
    case BONOBO_EVENT_TRIANGLE_ACTIVE:
      state->active &= ~BONOBO_BIT (args[0]);
      break;
    case BONOBO_EVENT_TOKEN_DRIVEN:
      state->tokens[args[0] - 1] |= BONOBO_BIT (args[1]);
      break;
    case BONOBO_EVENT_TOKEN_FINAL:
      state->scores[args[0] - 1] -= args[2];
      break;
    case BONOBO_EVENT_DRAW_BEGUN:
    case BONOBO_EVENT_NUMBER_COUNTED:
    case BONOBO_EVENT_PASSED:
    case BONOBO_EVENT_FINAL_SCORING:
    case BONOBO_EVENT_SIGNS_TURNED:
    case BONOBO_EVENT_DOUBLED:
    case BONOBO_EVENT_GAME_OVER:
    default:
      break;
    }
}

void
bonobo_view_get_shown (BonoboView  *self,
                       BonoboState *shown)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));

  *shown = *bonobo_view_get_state (self);
  for (guint i = bgl_story_get_n_steps (story); i > 0; i--)
    {
      const BglStoryStep *step = bgl_story_get_step (story, i - 1);

      if (bgl_story_get_progress (story, step) < 1)
        take_back (&step->event, shown);
    }

  shown->barred = 0;
  for (guint64 rest = shown->active & bonobo_triangles_of_kind[BONOBO_TOILET]; rest != 0; rest &= rest - 1)
    shown->barred |= bonobo_triangles[bonobo_first_bit (rest)].spots;
}

guint64
bonobo_view_get_final (BonoboView *self)
{
  const BonoboState *state = bonobo_view_get_state (self);
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  guint64 spots = state->phase == BONOBO_OVER ? bonobo_state_get_occupied (state) : 0;

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    {
      const BglStoryStep *step = bgl_story_get_step (story, i);

      if (step->kind == BONOBO_EVENT_TOKEN_FINAL && bgl_story_get_progress (story, step) < 1)
        spots &= ~BONOBO_BIT (step->event.args[1]);
    }

  return spots;
}

void
bonobo_view_update_track (BonoboView *self)
{
  double progress;
  const BglStoryStep *step = bonobo_view_get_step (self, &progress);
  BonoboState shown;

  bonobo_view_get_shown (self, &shown);
  for (guint seat = 1; seat <= shown.n_seats; seat++)
    {
      double score = shown.scores[seat - 1];

      /* The sum reaches the marker after about two thirds of the time, and then moves it. */
      if (step != NULL && (step->kind == BONOBO_EVENT_TOKEN_SCORED || step->kind == BONOBO_EVENT_TOKEN_FINAL) &&
          (guint) step->event.args[0] == seat)
        score += step->event.args[2] * adw_easing_ease (ADW_EASE_OUT_QUAD, CLAMP ((progress - 0.62) / 0.38, 0, 1));
      bonobo_track_set_score (self->track, seat, score);
    }
}

static void
bonobo_view_advance (BglView *view)
{
  bonobo_view_update_track (BONOBO_VIEW (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
bonobo_view_begin_step (BglView            *view,
                        const BglStoryStep *step)
{
  BonoboView *self = BONOBO_VIEW (view);

  /* The last caption stays until the next step. */
  bonobo_view_show_caption (self, step->caption, step->event.rule);
  if (step->kind == BONOBO_EVENT_TOKEN_SCORED || step->kind == BONOBO_EVENT_TOKEN_FINAL)
    bonobo_track_make_room (self->track, step->event.args[3]);
}

static void
bonobo_view_end_step (BglView            *view,
                      const BglStoryStep *step)
{
  if (step->kind == BONOBO_EVENT_TOKEN_SCORED || step->kind == BONOBO_EVENT_TOKEN_FINAL)
    bgl_view_show_score (view, (guint) step->event.args[0], step->event.args[3]);
}

/* Captions */

void
bonobo_view_show_caption (BonoboView *self,
                          const char *text,
                          const char *rule)
{
  const BglRuleInfo *info = text != NULL ? bgl_rules_find_rule (&bonobo_rules, rule) : NULL;

  /* The focus must leave the caption before it is hidden. */
  if (text == NULL && gtk_widget_has_focus (GTK_WIDGET (self->caption)))
    bgl_board_focus_home (BGL_BOARD (self));

  self->reading = text != NULL;
  bgl_caption_set (self->caption, text, rule, info != NULL ? _(info->title) : NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
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

static void
held_cb (BonoboView *self)
{
  bgl_story_set_paused (bgl_view_get_story (BGL_VIEW (self)), bgl_caption_get_held (self->caption));
}

/* The light on the water */

static void
tide_cb (double   value,
         gpointer data)
{
  BonoboView *self = data;

  self->tide_now = self->tide_from + TIDE * value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bonobo_view_start_tide (BonoboView *self)
{
  const guint duration = bgl_view_get_duration (BGL_VIEW (self), TIDE_TIME);

  self->tide_from = self->tide_now;
  if (duration > 0)
    bgl_motion_play (self->tide, 0, 1, duration);
  else
    tide_cb (1, self);
}

static void
bonobo_view_skip_animations (BglView *view)
{
  /* A press while nothing else happens does not disturb the water. */
  if (bonobo_view_is_playing (BONOBO_VIEW (view)))
    bgl_motion_skip (BONOBO_VIEW (view)->tide);
}

void
bonobo_view_bind_motion (BglViewClass *klass)
{
  klass->event_handlers = event_handlers;
  klass->begin_step = bonobo_view_begin_step;
  klass->end_step = bonobo_view_end_step;
  klass->advance = bonobo_view_advance;
  klass->skip_animations = bonobo_view_skip_animations;
}

void
bonobo_view_init_motion (BonoboView *self)
{
  self->tide = bgl_motion_new (GTK_WIDGET (self), tide_cb, ADW_EASE_IN_OUT_CUBIC);
  self->caption = BGL_CAPTION (bgl_caption_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->caption), GTK_WIDGET (self));
  bgl_language_connect (self->caption, "notify::held", G_CALLBACK (held_cb), self);
  bgl_board_add_stop (BGL_BOARD (self), GTK_WIDGET (self->caption));
}
