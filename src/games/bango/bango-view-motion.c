/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include <math.h>

/* Milliseconds at the normal tempo. */
#define DROP_TIME  180
#define FLY_TIME   300
#define FALL_TIME  320
#define FALL_DELAY 18   /* between the tiles of a group */
#define GLIDE_TIME 260
#define RISE_TIME  110
#define GLOW_TIME  700

/* Large enough to look good, small enough that the two tiles of a new game do not look huge. */
#define MAX_CELL 88
#define MIN_CELL 12
#define MARGIN   6

/* The font size of the column and row numbers. On paper, it is a fraction of the width of all columns. */
#define RULER       11
#define PAPER_RULER 0.056

/* The camera */

/* Pictures on paper are small, so the font grows with the number of columns. */
double
bango_view_get_ruler (BangoView *self,
                      double     cell)
{
  if (self->scheme != BGL_COLOR_SCHEME_PAPER)
    return RULER * bgl_art_get_text_scale (GTK_WIDGET (self));

  return MAX (MIN (PAPER_RULER * (self->max_x - self->min_x + 1), 0.48) * cell, RULER);
}

static int
fit_cell (BangoView *self,
          int        width,
          int        height,
          int        ruler)
{
  const int columns = self->max_x - self->min_x + 1;
  const int rows = self->max_y - self->min_y + 1;

  return CLAMP (MIN ((width - ruler - 2 * MARGIN) / columns, (height - ruler - 2 * MARGIN) / rows), MIN_CELL, MAX_CELL);
}

static void
get_fit (BangoView   *self,
         BangoCamera *camera,
         gboolean    *larger)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int cell, ruler;

  if (gtk_widget_get_visible (GTK_WIDGET (self->prompt)))
    {
      int prompt_height;

      gtk_widget_measure (GTK_WIDGET (self->prompt), GTK_ORIENTATION_VERTICAL, width,
                          NULL, &prompt_height, NULL, NULL);
      height = MAX (height - prompt_height, height / 2);
    }

  /* Whole pixels keep the textures of the tiles sharp. The ruler does not grow if the cells become smaller, so two
   * passes are enough. */
  cell = fit_cell (self, width, height, 0);
  ruler = (int) (BANGO_RULER_ROOM * bango_view_get_ruler (self, cell) + 0.5);
  cell = fit_cell (self, width, height, ruler);
  *larger = cell < bango_view_get_least_cell (self);
  cell = MAX (cell, bango_view_get_least_cell (self));
  camera->cell = cell;
  camera->x = bango_view_place_axis (self->min_x, self->max_x, cell, ruler + MARGIN, width - MARGIN,
                                     *larger ? self->look_x : (self->min_x + self->max_x + 1) / 2.0);
  camera->y = bango_view_place_axis (self->min_y, self->max_y, cell, ruler + MARGIN, height - MARGIN,
                                     *larger ? self->look_y : (self->min_y + self->max_y + 1) / 2.0);
}

static void
glide_cb (double   value,
          gpointer data)
{
  BangoView *self = data;

  self->camera.x = self->camera_from.x + (self->camera_to.x - self->camera_from.x) * value;
  self->camera.y = self->camera_from.y + (self->camera_to.y - self->camera_from.y) * value;
  self->camera.cell = self->camera_from.cell + (self->camera_to.cell - self->camera_from.cell) * value;

  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
bango_view_fit (BangoView *self,
                gboolean   glide)
{
  guint duration = bgl_view_get_duration (BGL_VIEW (self), GLIDE_TIME);
  BangoCamera camera;
  gboolean larger;

  /* Without tiles, or before the widget has a size, there is nothing to fit. */
  if (self->max_x < self->min_x || gtk_widget_get_width (GTK_WIDGET (self)) <= 0)
    return;

  get_fit (self, &camera, &larger);
  gtk_widget_set_overflow (GTK_WIDGET (self), larger ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
  self->fitted_width = gtk_widget_get_width (GTK_WIDGET (self));
  self->fitted_height = gtk_widget_get_height (GTK_WIDGET (self));

  if (camera.x == self->camera_to.x && camera.y == self->camera_to.y &&
      camera.cell == self->camera_to.cell)
    return;

  adw_animation_pause (self->glide);
  self->camera_from = self->camera;
  self->camera_to = camera;

  if (glide && duration > 0 && self->camera.cell > 0)
    bgl_motion_play (self->glide, 0, 1, duration);
  else
    {
      self->camera = camera;
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
}

BangoCell
bango_view_get_cell_at (BangoView *self,
                        double     x,
                        double     y)
{
  const double cell = MAX (self->camera.cell, 1);

  return (BangoCell) {
    .x = (gint16) floor ((x - self->camera.x) / cell),
    .y = (gint16) floor ((y - self->camera.y) / cell),
  };
}

/* Liftable tiles that rise under the pointer or the focus */

static void
rising_cb (double   value,
           gpointer data)
{
  BangoView *self = data;
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &item))
    {
      BangoPlace *place = item;

      place->rise = place->rise_from + (place->rise_to - place->rise_from) * value;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static double
get_wanted_rise (BangoView  *self,
                 BangoPlace *place)
{
  BangoCell current;

  if (self->phase != BANGO_PHASE_IDLE && bango_view_same_cell (place->cell, self->lifted))
    return 1.0;

  if (self->phase == BANGO_PHASE_IDLE &&
      bango_view_get_current (self, &current) && bango_view_same_cell (place->cell, current) &&
      bango_view_is_liftable (self, current))
    return 0.55;

  return 0.0;
}

void
bango_view_update_rising (BangoView *self)
{
  guint duration = bgl_view_get_duration (BGL_VIEW (self), RISE_TIME);
  gboolean changed = FALSE;
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &item))
    {
      BangoPlace *place = item;
      double wanted = get_wanted_rise (self, place);

      changed |= place->rise_to != wanted;
      place->rise_to = wanted;
    }

  if (!changed)
    return;

  adw_animation_pause (self->rising);
  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, NULL, &item))
    ((BangoPlace *) item)->rise_from = ((BangoPlace *) item)->rise;

  if (duration > 0)
    bgl_motion_play (self->rising, 0, 1, duration);
  else
    rising_cb (1.0, self);
}

/* Tiles in motion */

static void
clock_cb (double   value,
          gpointer data)
{
  BangoView *self = data;

  self->now = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
glow_cb (double   value,
         gpointer data)
{
  BangoView *self = data;

  self->glow_value = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
start_glow (BangoView *self)
{
  guint duration = bgl_view_get_duration (BGL_VIEW (self), GLOW_TIME);

  if (self->n_five == 0 || duration == 0)
    {
      glow_cb (1.0, self);
      return;
    }

  bgl_motion_play (self->glow, 0, 1, duration);
}

/* The row lights up when its last tile has come to rest. */
static void
clock_done_cb (BangoView *self)
{
  g_array_set_size (self->motions, 0);
  start_glow (self);
}

/* Events arrive in the order in which they happen. Returns when the motions of the earlier ones end. */
static double
get_end (BangoView *self)
{
  double end = 0;

  for (guint i = 0; i < self->motions->len; i++)
    {
      const BangoMotion *motion = &g_array_index (self->motions, BangoMotion, i);

      end = MAX (end, motion->start + motion->duration);
    }

  return end;
}

static void
add_motion (BangoView       *self,
            BangoMotionKind  kind,
            BangoColour      colour,
            double           from_x,
            double           from_y,
            BangoCell        to,
            double           start,
            guint            time)
{
  const BangoMotion motion = {
    .kind = kind,
    .colour = colour,
    .from_x = from_x,
    .from_y = from_y,
    .to = to,
    .start = start,
    .duration = bgl_view_get_duration (BGL_VIEW (self), time),
  };

  if (motion.duration <= 0)
    return;

  /* Do not wait for the motions of the previous move. */
  if (adw_animation_get_state (self->clock) == ADW_ANIMATION_PLAYING)
    bango_view_skip_motion (self);

  g_array_append_val (self->motions, motion);
}

void
bango_view_get_hand (BangoView *self,
                     double    *x,
                     double    *y)
{
  const graphene_point_t *point = bgl_hand_get_point (self->hand);

  *x = (point->x - self->camera.x) / self->camera.cell - 0.5;
  *y = (point->y - self->camera.y) / self->camera.cell - 0.5;
}

static void
tile_laid_cb (BangoView *self,
              guint      seat,
              guint      packed)
{
  BangoColour colour = bango_state_get_side (bango_view_get_state (self), seat);
  const BangoCell cell = bango_cell_unpack ((int) packed);
  double from_x, from_y;

  if (bgl_hand_is_dropping (self->hand))
    {
      bango_view_get_hand (self, &from_x, &from_y);
      add_motion (self, BANGO_MOTION_FLY, colour, from_x, from_y, cell, 0, DROP_TIME);
    }
  else
    add_motion (self, BANGO_MOTION_DROP, colour, cell.x, cell.y, cell, 0, DROP_TIME);
}

static void
tile_removed_cb (BangoView *self,
                 guint      colour,
                 guint      packed)
{
  const BangoCell cell = bango_cell_unpack ((int) packed);
  guint delay = bgl_view_get_duration (BGL_VIEW (self), FALL_DELAY);

  add_motion (self, BANGO_MOTION_FALL, colour, cell.x, cell.y, cell,
              (double) delay * self->motions->len, FALL_TIME);
}

static void
tile_set_down_cb (BangoView *self,
                  guint      seat,
                  guint      packed,
                  guint      packed_from)
{
  BangoColour colour = bango_state_get_side (bango_view_get_state (self), seat);
  const BangoCell cell = bango_cell_unpack ((int) packed), from = bango_cell_unpack ((int) packed_from);
  double start = get_end (self) * 0.6;
  double hand_x, hand_y;

  if (bgl_hand_is_dropping (self->hand))
    {
      bango_view_get_hand (self, &hand_x, &hand_y);
      add_motion (self, BANGO_MOTION_FLY, colour, hand_x, hand_y, cell, 0, DROP_TIME);
    }
  else
    add_motion (self, BANGO_MOTION_FLY, colour, from.x, from.y, cell, start, FLY_TIME);
}

void
bango_view_start_motion (BangoView *self)
{
  double end = get_end (self);

  if (end <= 0)
    {
      start_glow (self);
      return;
    }

  self->now = 0;
  self->glow_value = self->n_five > 0 ? 0 : 1;
  bgl_motion_play (self->clock, 0, end, (guint) ceil (end));
}

void
bango_view_skip_motion (BangoView *self)
{
  bgl_motion_skip (self->clock);
  bgl_motion_skip (self->glow);
  bgl_motion_skip (self->glide);
  g_array_set_size (self->motions, 0);
}

void
bango_view_init_motion (BangoView *self)
{
  self->min_x = self->min_y = 0;
  self->max_x = self->max_y = -1;
  self->glow_value = 1.0;
  self->motions = g_array_new (FALSE, FALSE, sizeof (BangoMotion));

  self->glide = bgl_motion_new (GTK_WIDGET (self), glide_cb, ADW_EASE_IN_OUT_CUBIC);
  self->rising = bgl_motion_new (GTK_WIDGET (self), rising_cb, ADW_EASE_OUT_CUBIC);
  self->clock = bgl_motion_new (GTK_WIDGET (self), clock_cb, ADW_LINEAR);
  self->glow = bgl_motion_new (GTK_WIDGET (self), glow_cb, ADW_EASE_OUT_CUBIC);

  bgl_language_connect (self->clock, "done", G_CALLBACK (clock_done_cb), self);
}

void
bango_view_dispose_motion (BangoView *self)
{
  bgl_motion_clear (&self->glide);
  bgl_motion_clear (&self->rising);
  bgl_motion_clear (&self->clock);
  bgl_motion_clear (&self->glow);
  g_clear_pointer (&self->motions, g_array_unref);
}

void
bango_view_connect_motion (BangoView *self)
{
  bgl_language_connect (self->game, "tile-laid", G_CALLBACK (tile_laid_cb), self);
  bgl_language_connect (self->game, "tile-removed", G_CALLBACK (tile_removed_cb), self);
  bgl_language_connect (self->game, "tile-set-down", G_CALLBACK (tile_set_down_cb), self);
}
