/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include <adwaita.h>

#include "bongo-dice.h"

#define FLIGHT_TIME  520  /* of one trophy, in milliseconds at the normal tempo */
#define FLIGHT_DELAY 83   /* between two trophies */
#define SIZE         44

#define READ_BASE    2    /* the time to read the answer, as a multiple of the bots' pace */
#define READ_STEP    1.25 /* the same for each step */

static BglStory *
get_story (BongoView *self)
{
  return bgl_view_get_story (BGL_VIEW (self));
}

/* The story of a move */

static void
add_flight (BongoView *self)
{
  BglStory *story = get_story (self);
  const double delay = bgl_view_get_duration (BGL_VIEW (self), FLIGHT_DELAY);

  bgl_story_add_at (story, delay * bgl_story_get_n_steps (story), BONGO_MOTION_FLIGHT, FLIGHT_TIME);
}

static void
thrown_cb (BongoView *self)
{
  bongo_view_clear_round (self);
  bongo_dice_tray_clear (self->tray);
}

static void
rolled_cb (BongoView *self)
{
  bongo_view_clear_round (self);
  /* The dice of a round that is done again are thrown when everybody is ready. */
  if (bgl_story_get_origin (get_story (self)) == BGL_ORIGIN_REPLAY && bgl_view_get_interactive (BGL_VIEW (self)))
    self->covered = TRUE;
  else
    bgl_story_add (get_story (self), BONGO_MOTION_ROLL, 0);
}

static void
called_cb (BongoView *self,
           guint      seat,
           guint      word,
           guint      right,
           int        time)
{
  bgl_tray_skip (self->tray);
  bongo_view_show_call (self, seat, (BongoWord) word, right != 0, (guint) time);
}

static void
trophies_lost_cb (BongoView *self,
                  guint      seat,
                  guint      animal,
                  int        count)
{
  for (int i = 0; i < count; i++)
    add_flight (self);
}

static void
round_void_cb (BongoView *self)
{
  bgl_tray_skip (self->tray);
}

const BglEventHandler bongo_view_event_handlers[] = {
  { "thrown", G_CALLBACK (thrown_cb) },
  { "rolled", G_CALLBACK (rolled_cb) },
  { "called", G_CALLBACK (called_cb) },
  { "trophies-lost", G_CALLBACK (trophies_lost_cb) },
  { "trophy-taken", G_CALLBACK (add_flight) },
  { "round-void", G_CALLBACK (round_void_cb) },
  { NULL, NULL },
};

void
bongo_view_begin_step (BglView            *view,
                       const BglStoryStep *step)
{
  if (step->kind == BONGO_MOTION_ROLL)
    bongo_view_roll (BONGO_VIEW (view));
}

void
bongo_view_end_step (BglView            *view,
                     const BglStoryStep *step)
{
  if (step->kind == BONGO_MOTION_LISTEN)
    bongo_view_start_calls (BONGO_VIEW (view));
}

guint
bongo_view_count_lost (BongoView *self)
{
  BglStory *story = get_story (self);
  guint n_lost = 0;

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    n_lost += ((const BglStoryStep *) bgl_story_get_step (story, i))->event.type == BONGO_EVENT_TROPHIES_LOST;

  return n_lost;
}

/* Between two rounds */

static gboolean
has_person_called (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  for (guint i = 0; i < state->n_calls; i++)
    if (bongo_view_is_person (self, state->calls[i].seat))
      return TRUE;

  return FALSE;
}

void
bongo_view_wait_for_person (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  if (self->n_people > 0 && bgl_view_get_interactive (BGL_VIEW (self)) &&
      (state->phase == BONGO_PHASE_DICE ||
       (state->phase == BONGO_PHASE_ROLL && !bongo_view_is_person (self, state->roller))))
    bgl_story_set_waiting (get_story (self), TRUE);
}

void
bongo_view_add_reading (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  const guint pace = bgl_table_get_pace (bgl_view_get_table (BGL_VIEW (self)));
  BglStory *story = get_story (self);
  BglStoryStep *pause;
  BongoAnswer answer;

  if (state->phase != BONGO_PHASE_ROLL || !bongo_state_has_dice (state) ||
      bongo_view_is_person (self, state->roller) || !bgl_view_get_interactive (BGL_VIEW (self)))
    return;

  /* A person who listens to the reasons, plays without time, or has not called decides when to continue. */
  if (self->n_people > 0 &&
      (!has_person_called (self) || bongo_dice_are_read_out () || bongo_view_is_without_time (self)))
    {
      bongo_view_wait_for_person (self);
      return;
    }

  bongo_answer (&state->dice, state->level, &answer);
  pause = bgl_story_add_pause (story, BONGO_MOTION_READ, (guint) (pace * (READ_BASE + READ_STEP * answer.n_steps)));
  /* People read while the trophies fly. */
  pause->start = bgl_story_get_now (story);
}

/* Trophies in flight */

/* The center of the trophies of an animal at a seat, or in the supply, which is 0. */
static graphene_point_t
get_middle (BongoView *self,
            guint      seat,
            BongoWord  animal)
{
  GtkWidget *place = seat > 0 ? self->places[seat - 1] : self->supply;
  BongoRack *trophies = bongo_place_get_rack (BONGO_PLACE (place));
  graphene_point_t inside, point;

  bongo_rack_get_middle (trophies, animal, &inside);
  if (!gtk_widget_compute_point (GTK_WIDGET (trophies), GTK_WIDGET (self), &inside, &point))
    return inside;

  return point;
}

static void
draw_flight (BongoView          *self,
             GtkSnapshot        *snapshot,
             const BglStoryStep *step)
{
  const guint seat = (guint) step->event.args[0];
  const BongoWord animal = (BongoWord) step->event.args[1];
  const gboolean lost = step->event.type == BONGO_EVENT_TROPHIES_LOST;
  const graphene_point_t from = get_middle (self, lost ? seat : (guint) step->event.args[2], animal);
  const graphene_point_t to = get_middle (self, lost ? 0 : seat, animal);
  const double way = adw_easing_ease (ADW_EASE_OUT_CUBIC, bgl_story_get_progress (get_story (self), step));
  const double arc = 4 * way * (1 - way);

  gtk_snapshot_append_texture (snapshot,
                               bongo_art_get_trophy (animal, TRUE, self->scheme, SIZE,
                                                     gtk_widget_get_scale_factor (GTK_WIDGET (self))),
                               &GRAPHENE_RECT_INIT ((float) (from.x + (to.x - from.x) * way - SIZE / 2.0),
                                                    (float) (from.y + (to.y - from.y) * way - SIZE / 2.0 - 24 * arc),
                                                    SIZE, SIZE));
}

void
bongo_view_draw_flights (BongoView   *self,
                         GtkSnapshot *snapshot)
{
  BglStory *story = get_story (self);

  /* Without the places of players, there is nothing to fly between. */
  if (bgl_view_get_parts (BGL_VIEW (self)) != 0)
    return;

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    {
      const BglStoryStep *step = bgl_story_get_step (story, i);

      if (step->kind == BONGO_MOTION_FLIGHT && bgl_story_get_progress (story, step) < 1)
        draw_flight (self, snapshot, step);
    }
}
