/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

/* Milliseconds at the normal tempo. */
#define DROP_TIME     180
#define FLY_TIME      320
#define TUMBLE_TIME   700
#define TUMBLE_STEP   55    /* added for each die: the last of a color takes about 1100 */
#define CATEGORY_TIME 350
#define LOOK_TIME     3000  /* how long the points of a round are shown when only bots play */

/* The story of a move */

static BglStory *
get_story (BangkokView *self)
{
  return bgl_view_get_story (BGL_VIEW (self));
}

/* Motions that are already running continue beside the new one. */
static BangkokStep *
add_motion (BangkokView     *self,
            BangkokStepKind  kind,
            guint            time,
            guint            color,
            guint            value,
            BangkokWhere     to)
{
  BglStory *story = get_story (self);
  BangkokStep *step = bgl_story_add_at (story, bgl_story_get_now (story), kind, time);

  step->color = color;
  step->value = value;
  step->to = to;

  return step;
}

/* Nothing of the last round is on the table any more. */
static void
round_began_cb (BangkokView *self)
{
  bgl_story_clear (get_story (self));
  bangkok_view_fill_pool (self);
}

static void
value_placed_cb (BangkokView *self,
                 guint        die,
                 int          row)
{
  const guint color = bangkok_die_get_color ((int) die);

  add_motion (self, BANGKOK_STEP_ROLL, TUMBLE_TIME + TUMBLE_STEP * color, color, bangkok_die_get_value ((int) die),
              (BangkokWhere) { .kind = BANGKOK_AT_ROW, .index = (guint) row });
}

static void
pool_rolled_cb (BangkokView *self,
                guint        color)
{
  bangkok_view_fill_pool (self);

  for (guint i = 0; i < BANGKOK_DICE; i++)
    {
      const guint slot = color * BANGKOK_DICE + i;

      add_motion (self, BANGKOK_STEP_ROLL, TUMBLE_TIME + TUMBLE_STEP * i, color, self->slots[slot].value,
                  (BangkokWhere) { .kind = BANGKOK_AT_POOL, .index = slot });
    }
}

/* Of several identical dice, the selected one is taken, or else the last one. */
static guint
find_slot (BangkokView *self,
           guint        color,
           guint        value)
{
  const BangkokSlot *held = bangkok_view_get_held (self);

  if (held != NULL && held->color == color && held->value == value)
    return (guint) (held - self->slots);

  for (guint i = BANGKOK_POOL; i > 0; i--)
    if (self->present[i - 1] && self->slots[i - 1].color == color && self->slots[i - 1].value == value)
      return i - 1;

  g_return_val_if_reached (0);
}

/* A dragged die flies from the pointer, and any other one from its place in the pool. */
static void
die_laid_cb (BangkokView *self,
             guint        seat,
             guint        die)
{
  const gboolean dropped = bgl_story_get_origin (get_story (self)) == BGL_ORIGIN_DROP;
  const guint color = bangkok_die_get_color ((int) die), value = bangkok_die_get_value ((int) die);
  const guint slot = find_slot (self, color, value);
  BangkokStep *step;

  self->present[slot] = FALSE;
  /* Before the table has a size, there is no position to start from. */
  if (self->layout.height == 0)
    return;

  step = add_motion (self, BANGKOK_STEP_FLY, dropped ? DROP_TIME : FLY_TIME, color, value,
                     (BangkokWhere) { .kind = BANGKOK_AT_HAND, .seat = seat,
                                      .index = bangkok_view_get_state (self)->hands[seat - 1].n_dice - 1u });
  bangkok_view_get_pose (self, &(BangkokWhere) { .kind = BANGKOK_AT_POOL, .index = slot }, &step->from);
  if (dropped)
    bangkok_view_get_point (self, &step->from.middle);
}

/* All categories are counted, also those in which nobody scores. */
static void
round_scored_cb (BangkokView *self,
                 int          round,
                 guint        seat)
{
  if (seat != 1)
    return;

  for (guint i = 0; i < BANGKOK_CATEGORIES; i++)
    {
      BangkokStep *step = bgl_story_add (get_story (self), BANGKOK_STEP_CATEGORY, CATEGORY_TIME);

      step->category = (BangkokCategory) i;
      bgl_story_set_reading (get_story (self), &step->step);
    }
}

const BglEventHandler bangkok_view_event_handlers[] = {
  { "round-began", G_CALLBACK (round_began_cb) },
  { "value-placed", G_CALLBACK (value_placed_cb) },
  { "pool-rolled", G_CALLBACK (pool_rolled_cb) },
  { "die-laid", G_CALLBACK (die_laid_cb) },
  { "round-scored", G_CALLBACK (round_scored_cb) },
  { NULL, NULL },
};

void
bangkok_view_begin_step (BglView            *view,
                         const BglStoryStep *step)
{
  BangkokView *self = BANGKOK_VIEW (view);
  const gboolean counts = step->kind == BANGKOK_STEP_CATEGORY && !bgl_story_is_skipping (get_story (self));

  /* The rest of the application shows the scores as they are counted here. */
  for (guint seat = 1; counts && seat <= bangkok_view_get_state (self)->n_seats; seat++)
    bgl_view_show_score (view, seat, (int) bangkok_view_get_total (self, seat));
  if (counts || step->kind == BANGKOK_STEP_PAUSE)
    bgl_view_refresh (view);
}

gboolean
bangkok_view_is_moving_to (BangkokView      *self,
                           BangkokWhereKind  kind,
                           guint             seat,
                           guint             index)
{
  BglStory *story = get_story (self);

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    {
      const BangkokStep *step = bgl_story_get_step (story, i);

      if ((step->step.kind == BANGKOK_STEP_ROLL || step->step.kind == BANGKOK_STEP_FLY) &&
          step->to.kind == kind && step->to.index == index && step->to.seat == seat &&
          bgl_story_get_progress (story, &step->step) < 1)
        return TRUE;
    }

  return FALSE;
}

/* Counting the points */

guint
bangkok_view_get_n_shown (BangkokView *self)
{
  BglStory *story = get_story (self);

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    {
      const BangkokStep *step = bgl_story_get_step (story, i);

      if (step->step.kind == BANGKOK_STEP_CATEGORY && bgl_story_get_progress (story, &step->step) < 1)
        return step->category + (bgl_story_get_now (story) >= step->step.start ? 1 : 0);
    }

  return BANGKOK_ALL_SHOWN;
}

gboolean
bangkok_view_is_counting (BangkokView *self)
{
  return bangkok_view_get_n_shown (self) < BANGKOK_ALL_SHOWN;
}

guint
bangkok_view_get_counted (BangkokView *self,
                          guint        seat)
{
  const BangkokScore *score = bangkok_points_get_score (self->points);
  const guint n_shown = bangkok_view_get_n_shown (self);
  guint points = 0;

  for (guint i = 0; i < MIN (n_shown, BANGKOK_CATEGORIES); i++)
    points += score->points[i][seat - 1];

  return points;
}

guint
bangkok_view_get_total (BangkokView *self,
                        guint        seat)
{
  const guint total = bangkok_view_get_state (self)->scores[seat - 1];

  return bangkok_view_is_counting (self)
         ? total - bangkok_points_get_score (self->points)->totals[seat - 1] + bangkok_view_get_counted (self, seat)
         : total;
}

gboolean
bangkok_view_get_lit (BangkokView *self,
                      BangkokLit  *lit)
{
  const guint n_shown = bangkok_view_get_n_shown (self);

  if (n_shown == 0 || n_shown == BANGKOK_ALL_SHOWN)
    return FALSE;

  bangkok_points_light (self->points, (BangkokCategory) (n_shown - 1), lit);
  return TRUE;
}

/* Between two rounds */

/* The table must not start the next round at once, also after a jump to this position or when a game is resumed, so
 * that players can look at the dice and their points. When only bots play, nobody presses the button. An example that
 * shows only some parts of the table has none. */
void
bangkok_view_wait (BangkokView *self)
{
  BglView *view = BGL_VIEW (self);
  const gboolean waits = bangkok_view_is_scored (self) && !bgl_game_is_over (bgl_view_get_game (view)) &&
                         bgl_view_get_parts (view) == 0;
  const gboolean has_people = bgl_table_count_people (bgl_view_get_table (view)) > 0;

  bgl_story_set_waiting (get_story (self), waits && has_people);
  if (waits && !has_people)
    bgl_story_add_pause (get_story (self), BANGKOK_STEP_PAUSE, LOOK_TIME);
}

gboolean
bangkok_view_is_waiting (BangkokView *self)
{
  BglStory *story = get_story (self);
  const guint n_steps = bgl_story_get_n_steps (story);

  return bgl_story_get_waiting (story) ||
         (n_steps > 0 && ((const BglStoryStep *) bgl_story_get_step (story, n_steps - 1))->kind == BANGKOK_STEP_PAUSE);
}

void
bangkok_view_go_on (BangkokView *self)
{
  bgl_story_set_waiting (get_story (self), FALSE);
  bgl_story_skip (get_story (self));
  bgl_view_refresh (BGL_VIEW (self));
}
