/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-tray.h"

#include <math.h>

#include "engine/bgl-random.h"

#include "bgl-arrange.h"
#include "bgl-focus.h"
#include "bgl-motion.h"
#include "bgl-mover.h"

#define MAX_CELL 220  /* larger dice are not easier to read */
#define SHORTEST 0.64 /* the shortest time of a die, relative to that of the last one */
#define LANDING  0.80 /* the part of its time after which a die only rocks */

/* The place of a die. The offsets within its cell are from -1 to 1. */
typedef struct
{
  BglDie *die;
  guint   cell;
  double  aside_x, aside_y;
  double  start;     /* both relative to the whole time */
  double  duration;
  double  spin;
  double  from_x;    /* the horizontal distance that it comes from, in cells */
} Place;

struct _BglTray
{
  GtkWidget     parent_instance;

  GArray       *places;     /* Place */
  AdwAnimation *animation;
  gboolean      rolling;
};

G_DEFINE_FINAL_TYPE (BglTray, bgl_tray, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SETTLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
count_visible (BglTray *self)
{
  guint n = 0;

  for (guint i = 0; i < self->places->len; i++)
    n += gtk_widget_get_visible (GTK_WIDGET (g_array_index (self->places, Place, i).die));

  return n;
}

/* Chooses the number of rows with which the dice are largest. */
static guint
choose_rows (guint n,
             int   width,
             int   height)
{
  guint best = 1;
  double largest = 0;

  for (guint rows = 1; rows <= n; rows++)
    {
      guint columns = (n + rows - 1) / rows;
      double cell = MIN ((double) width / columns, (double) height / rows);

      if (cell > largest + 0.5)
        {
          largest = cell;
          best = rows;
        }
    }

  return best;
}

/* Rows have the same length if possible; longer rows are in the middle. */
static guint
get_row_length (guint n,
                guint rows,
                guint row)
{
  guint longer = n % rows;
  guint first = (rows - longer) / 2;

  return n / rows + (row >= first && row < first + longer ? 1 : 0);
}

typedef struct
{
  double x, y;  /* of the center */
  double size;
} Cell;

static double
get_cell_size (guint n,
               guint rows,
               int   width,
               int   height)
{
  guint columns = (n + rows - 1) / rows;

  return MIN (MIN ((double) width / columns, (double) height / rows), MAX_CELL);
}

int
bgl_tray_fit (guint n_dice,
              int   width,
              int   height)
{
  guint rows;

  g_return_val_if_fail (n_dice > 0, 0);

  rows = choose_rows (n_dice, width, height);

  return (int) ceil (rows * get_cell_size (n_dice, rows, width, height));
}

/* Each row is centered, so that the dice of a shorter row are between those of its neighbor. */
static Cell
get_cell (guint n,
          guint index,
          int   width,
          int   height)
{
  guint rows = choose_rows (n, width, height);
  double size = get_cell_size (n, rows, width, height);
  guint row = 0;

  while (index >= get_row_length (n, rows, row))
    index -= get_row_length (n, rows, row++);

  return (Cell) {
    width / 2.0 + (index - (get_row_length (n, rows, row) - 1) / 2.0) * size,
    height / 2.0 + (row - (rows - 1) / 2.0) * size,
    size,
  };
}

/* Slows down at the end, like a die that rolls to a stop. */
static double
get_way (double time)
{
  double left = 1 - MIN (time / LANDING, 1);

  return 1 - left * left * (0.35 + 0.65 * left);
}

static void
pose_die (BglTray *self,
          Place   *place,
          double   time)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int cell = gtk_widget_get_width (GTK_WIDGET (place->die));
  double size = bgl_die_get_size (cell);
  double local = (time - place->start) / place->duration;
  BglDiePose pose = { 0 };
  double far_x, far_y, distance, left;

  if (local >= 1 || size < 1)
    {
      bgl_die_set_pose (place->die, NULL);
      return;
    }

  local = MAX (local, 0);
  left = 1 - get_way (local);

  /* All dice come from below the lower edge, side by side in their final order, so that their paths do not cross. */
  far_x = place->from_x * cell;
  far_y = height + 1.5 * cell;
  distance = hypot (far_x, far_y);
  pose.x = far_x * left;
  pose.y = far_y * left;
  pose.heading = atan2 (-far_y, -far_x);
  pose.roll = distance * left / (0.62 * size);
  pose.spin = place->spin * left;

  if (local < LANDING)
    {
      /* Three hops that become lower. */
      double hop = fabs (cos (3 * G_PI * get_way (local)));

      pose.height = hop * 0.9 * left;
    }
  else
    {
      /* A small bounce: the die tips over its edge a little, and falls back. */
      double rocking = (local - LANDING) / (1 - LANDING);
      pose.roll = -0.20 * sin (2 * G_PI * rocking) * (1 - rocking);
      pose.height = 0.10 * fabs (sin (2 * G_PI * rocking)) * (1 - rocking);
    }

  bgl_die_set_pose (place->die, &pose);
}

static void
animate_cb (double   value,
            gpointer data)
{
  BglTray *self = data;

  for (guint i = 0; i < self->places->len; i++)
    pose_die (self, &g_array_index (self->places, Place, i), value);
}

static void
settle (BglTray *self)
{
  if (!self->rolling)
    return;

  self->rolling = FALSE;
  for (guint i = 0; i < self->places->len; i++)
    bgl_die_set_pose (g_array_index (self->places, Place, i).die, NULL);

  g_signal_emit (self, signals[SIGNAL_SETTLED], 0);
}

static void
pressed_cb (BglTray *self)
{
  bgl_tray_skip (self);
}

static void
bgl_tray_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 180 : 90;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : 240;
}

static void
bgl_tray_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  BglTray *self = BGL_TRAY (widget);
  guint n = count_visible (self);

  for (guint i = 0; i < self->places->len; i++)
    {
      Place *place = &g_array_index (self->places, Place, i);
      Cell cell;
      double room;
      int size;

      if (!gtk_widget_get_visible (GTK_WIDGET (place->die)))
        continue;

      cell = get_cell (n, place->cell, width, height);
      size = MAX ((int) cell.size, 1);
      /* The room that is left in the cell around a die with the largest angle. */
      room = (cell.size - bgl_die_get_size (size) * (cos (BGL_DIE_MAX_ANGLE) + sin (BGL_DIE_MAX_ANGLE))) / 2;
      gtk_widget_measure (GTK_WIDGET (place->die), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (place->die),
                                &(GtkAllocation) {
                                  (int) round (cell.x + place->aside_x * room - size / 2.0),
                                  (int) round (cell.y + place->aside_y * room - size / 2.0),
                                  size, size },
                                -1);
    }
}

static void
bgl_tray_dispose (GObject *object)
{
  BglTray *self = BGL_TRAY (object);

  self->rolling = FALSE;
  bgl_motion_clear (&self->animation);
  g_array_set_size (self->places, 0);
  bgl_arrange_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bgl_tray_parent_class)->dispose (object);
}

static void
bgl_tray_finalize (GObject *object)
{
  BglTray *self = BGL_TRAY (object);

  g_array_unref (self->places);

  G_OBJECT_CLASS (bgl_tray_parent_class)->finalize (object);
}

static void
bgl_tray_class_init (BglTrayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_tray_dispose;
  object_class->finalize = bgl_tray_finalize;

  widget_class->measure = bgl_tray_measure;
  widget_class->size_allocate = bgl_tray_size_allocate;
  widget_class->focus = bgl_focus_move_past;

  signals[SIGNAL_SETTLED] = g_signal_new ("settled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  bgl_mover_bind_keys (widget_class, bgl_mover_move_cb);
  gtk_widget_class_set_css_name (widget_class, "tray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_tray_init (BglTray *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->places = g_array_new (FALSE, TRUE, sizeof (Place));
  self->animation = bgl_motion_new (GTK_WIDGET (self), animate_cb, ADW_LINEAR);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (settle), self, G_CONNECT_SWAPPED);

  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
bgl_tray_new (void)
{
  return g_object_new (BGL_TYPE_TRAY, NULL);
}

void
bgl_tray_add (BglTray *self,
              BglDie  *die)
{
  Place place = { .die = die };

  g_return_if_fail (BGL_IS_TRAY (self));
  g_return_if_fail (BGL_IS_DIE (die));

  place.cell = self->places->len;
  g_array_append_val (self->places, place);
  gtk_widget_set_parent (GTK_WIDGET (die), GTK_WIDGET (self));
}

guint
bgl_tray_get_n_dice (BglTray *self)
{
  g_return_val_if_fail (BGL_IS_TRAY (self), 0);

  return self->places->len;
}

BglDie *
bgl_tray_get_die (BglTray *self,
                  guint    index)
{
  g_return_val_if_fail (BGL_IS_TRAY (self), NULL);
  g_return_val_if_fail (index < self->places->len, NULL);

  return g_array_index (self->places, Place, index).die;
}

static void
scatter_place (Place     *place,
               BglRandom *random)
{
  place->aside_x = 2 * bgl_random_unit (random) - 1;
  place->aside_y = 2 * bgl_random_unit (random) - 1;
  place->spin = (bgl_random_unit (random) - 0.5) * 3 * G_PI;
  place->from_x = (bgl_random_unit (random) - 0.5) * 0.8;
  place->duration = SHORTEST + (0.95 - SHORTEST) * bgl_random_unit (random);
  place->start = 0.05 * bgl_random_unit (random);
  bgl_die_set_angle (place->die, (2 * bgl_random_unit (random) - 1) * BGL_DIE_MAX_ANGLE);
}

void
bgl_tray_scatter (BglTray *self,
                  guint64  seed)
{
  BglRandom random;
  guint n = 0;

  g_return_if_fail (BGL_IS_TRAY (self));

  bgl_random_init (&random, seed);

  for (guint i = 0; i < self->places->len; i++)
    {
      Place *place = &g_array_index (self->places, Place, i);

      if (!gtk_widget_get_visible (GTK_WIDGET (place->die)))
        continue;

      scatter_place (place, &random);
      place->cell = n++;
      if (seed == 0)
        {
          place->aside_x = place->aside_y = 0;
          bgl_die_set_angle (place->die, 0);
        }
    }

  /* Shuffle the dice among the cells, with all orders equally likely. */
  for (guint left = n, i = 0; seed != 0 && i < self->places->len && left > 1; i++)
    {
      Place *place = &g_array_index (self->places, Place, i);
      guint other = bgl_random_below (&random, left);

      if (!gtk_widget_get_visible (GTK_WIDGET (place->die)))
        continue;

      for (guint j = i; j < self->places->len; j++)
        {
          Place *candidate = &g_array_index (self->places, Place, j);

          if (!gtk_widget_get_visible (GTK_WIDGET (candidate->die)))
            continue;
          if (other-- == 0)
            {
              guint cell = place->cell;

              place->cell = candidate->cell;
              candidate->cell = cell;
              break;
            }
        }
      left--;
    }

  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
bgl_tray_roll (BglTray *self,
               guint    duration)
{
  g_return_if_fail (BGL_IS_TRAY (self));

  bgl_tray_skip (self);
  self->rolling = TRUE;

  /* At least one die must take the whole time, so that is the first visible one. */
  for (guint i = 0; i < self->places->len; i++)
    {
      Place *place = &g_array_index (self->places, Place, i);

      if (gtk_widget_get_visible (GTK_WIDGET (place->die)))
        {
          place->start = 0;
          place->duration = 1;
          break;
        }
    }

  if (duration == 0)
    {
      settle (self);
      return;
    }

  animate_cb (0, self);
  bgl_motion_play (self->animation, 0, 1, duration);
}

gboolean
bgl_tray_get_rolling (BglTray *self)
{
  g_return_val_if_fail (BGL_IS_TRAY (self), FALSE);

  return self->rolling;
}

void
bgl_tray_skip (BglTray *self)
{
  g_return_if_fail (BGL_IS_TRAY (self));

  if (!self->rolling)
    return;

  bgl_motion_skip (self->animation);
  settle (self);
}
