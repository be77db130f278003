/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

/* Milliseconds at the normal tempo. */
#define DROP_TIME  180
#define FLY_TIME   300
#define FALL_TIME  320
#define FALL_DELAY 18   /* between the tiles of a group */
#define RISE_TIME  110
#define GLOW_TIME  700

/* The story of a move */

static BangoMotion *
add_step (BangoView       *self,
          double           start,
          BangoMotionKind  kind,
          guint            time,
          BangoColor       color,
          BangoCell        from,
          BangoCell        to)
{
  BangoMotion *step = bgl_story_add_at (bgl_view_get_story (BGL_VIEW (self)), start, kind, time);

  step->color = color;
  step->from_x = from.x;
  step->from_y = from.y;
  step->to = to;

  return step;
}

/* A dragged tile flies from the pointer, and any other one from its cell, or drops if it has none. */
static void
add_placing (BangoView       *self,
             guint            seat,
             BangoCell        cell,
             const BangoCell *from)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  const BangoColor color = bango_state_get_side (bango_view_get_state (self), seat);

  if (bgl_story_get_origin (story) == BGL_ORIGIN_DROP)
    {
      BangoMotion *step = add_step (self, 0, BANGO_MOTION_FLY, DROP_TIME, color, cell, cell);

      bango_view_get_hand (self, &step->from_x, &step->from_y);
    }
  else if (from != NULL)
    add_step (self, bgl_story_get_end (story) * 0.6, BANGO_MOTION_FLY, FLY_TIME, color, *from, cell);
  else
    add_step (self, 0, BANGO_MOTION_DROP, DROP_TIME, color, cell, cell);
}

static void
tile_laid_cb (BangoView *self,
              guint      seat,
              guint      cell)
{
  add_placing (self, seat, bango_cell_unpack ((int) cell), NULL);
}

static void
tile_set_down_cb (BangoView *self,
                  guint      seat,
                  guint      cell,
                  guint      from)
{
  const BangoCell origin = bango_cell_unpack ((int) from);

  add_placing (self, seat, bango_cell_unpack ((int) cell), &origin);
}

static void
tile_removed_cb (BangoView *self,
                 guint      color,
                 guint      packed)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  const BangoCell cell = bango_cell_unpack ((int) packed);
  const double delay = bgl_view_get_duration (BGL_VIEW (self), FALL_DELAY);

  add_step (self, delay * bgl_story_get_n_steps (story), BANGO_MOTION_FALL, FALL_TIME, color, cell, cell);
}

/* The row lights up when its last tile has come to rest. */
static void
five_cb (BangoView *self)
{
  bgl_story_add (bgl_view_get_story (BGL_VIEW (self)), BANGO_MOTION_GLOW, GLOW_TIME);
}

const BglEventHandler bango_view_event_handlers[] = {
  { "tile-laid", G_CALLBACK (tile_laid_cb) },
  { "tile-removed", G_CALLBACK (tile_removed_cb) },
  { "tile-set-down", G_CALLBACK (tile_set_down_cb) },
  { "five", G_CALLBACK (five_cb) },
  { NULL, NULL },
};

gboolean
bango_view_is_moving (BangoView *self)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    {
      const BglStoryStep *step = bgl_story_get_step (story, i);

      if (step->kind != BANGO_MOTION_GLOW && bgl_story_get_progress (story, step) < 1)
        return TRUE;
    }

  return FALSE;
}

double
bango_view_get_glow (BangoView *self)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    {
      const BglStoryStep *step = bgl_story_get_step (story, i);

      if (step->kind == BANGO_MOTION_GLOW)
        return adw_easing_ease (ADW_EASE_OUT_CUBIC, bgl_story_get_progress (story, step));
    }

  return 1;
}

/* Liftable tiles that rise under the pointer or the focus */

static void
rising_cb (double   value,
           gpointer data)
{
  BangoView *self = data;

  for (guint i = self->rises->len; i > 0; i--)
    {
      BangoRise *rise = &g_array_index (self->rises, BangoRise, i - 1);

      rise->rise = rise->from + (rise->to - rise->from) * value;
      if (value >= 1 && rise->to <= 0)
        g_array_remove_index (self->rises, i - 1);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
bango_view_get_rise (BangoView *self,
                     BangoCell  cell)
{
  for (guint i = 0; i < self->rises->len; i++)
    if (bango_cell_equal (g_array_index (self->rises, BangoRise, i).cell, cell))
      return g_array_index (self->rises, BangoRise, i).rise;

  return 0;
}

/* The tile that should be raised, and how far. Returns FALSE if there is none. */
static gboolean
get_raised (BangoView *self,
            BangoRise *raised)
{
  if (self->phase != BANGO_PHASE_IDLE)
    *raised = (BangoRise) { .cell = bango_view_get_cell (bgl_board_get_held (BGL_BOARD (self))), .to = 1 };
  else if (bango_view_get_current (self, &raised->cell) && bango_view_is_liftable (self, raised->cell))
    raised->to = 0.55;
  else
    return FALSE;

  return TRUE;
}

void
bango_view_update_rising (BangoView *self)
{
  const guint duration = bgl_view_get_duration (BGL_VIEW (self), RISE_TIME);
  BangoRise raised = { 0 };
  gboolean found = !get_raised (self, &raised), changed = FALSE;

  for (guint i = 0; i < self->rises->len; i++)
    {
      BangoRise *rise = &g_array_index (self->rises, BangoRise, i);
      const gboolean same = !found && bango_cell_equal (rise->cell, raised.cell);
      const double to = same ? raised.to : 0;

      found |= same;
      changed |= rise->to != to;
      rise->from = rise->rise;
      rise->to = to;
    }
  if (!found)
    g_array_append_val (self->rises, raised);
  if (found && !changed)
    return;

  if (duration > 0)
    bgl_motion_play (self->rising, 0, 1, duration);
  else
    rising_cb (1, self);
}

void
bango_view_init_motion (BangoView *self)
{
  self->rising = bgl_motion_new (GTK_WIDGET (self), rising_cb, ADW_EASE_OUT_CUBIC);
}

void
bango_view_dispose_motion (BangoView *self)
{
  bgl_motion_clear (&self->glide);
  bgl_motion_clear (&self->rising);
}
