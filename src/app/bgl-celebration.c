/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-celebration.h"

#include <math.h>

#include "board/bgl-art.h"
#include "board/bgl-motion.h"
#include "board/bgl-view.h"
#include "engine/bgl-random.h"

#define TIME        2400
#define N_PIECES    56
#define N_KINDS     8
#define N_SIZES     3
#define FALL        0.62 /* fraction of the time that one piece takes from top to bottom */
#define FADE        0.8  /* fraction of the fall after which a piece fades out */
#define SWAY        0.035 /* to each side, as a fraction of the width */

/* One piece. x, start and phase are fractions from 0 to 1, and turns is from -1 to 1. */
typedef struct
{
  double x;
  double start;
  double phase;
  double turns;
  guint  kind;
  guint  size;
} Piece;

/*
 * CSS nodes: celebration. Accessible role: presentation.
 */
struct _BglCelebration
{
  GtkWidget      parent_instance;

  const BglGameUi *ui;
  AdwAnimation  *motion;
  double         progress;
  Piece          pieces[N_PIECES];
};

G_DEFINE_FINAL_TYPE (BglCelebration, bgl_celebration, GTK_TYPE_WIDGET)

/* The pieces fall in the same way every time, so that tests can draw them. */
static void
get_piece (guint  index,
           Piece *piece)
{
  BglRandom random;

  bgl_random_init (&random, index + 1);
  /* Each piece starts in a column of its own, so that no piece is above another one. */
  piece->x = (index * 23 % N_PIECES + bgl_random_unit (&random)) / N_PIECES;
  piece->start = bgl_random_unit (&random) * (1 - FALL);
  piece->phase = bgl_random_unit (&random);
  piece->turns = bgl_random_unit (&random) * 2 - 1;
  piece->kind = index % N_KINDS;
  piece->size = bgl_random_below (&random, N_SIZES);
}

typedef struct
{
  const BglGameUi *ui;
  guint          kind;
} Picture;

static void
draw_picture (cairo_t       *cr,
              double         width,
              double         height,
              gconstpointer  data)
{
  const Picture *picture = data;

  cairo_translate (cr, width / 2, height / 2);
  if (picture->ui->draw_confetti != NULL)
    {
      picture->ui->draw_confetti (cr, MIN (width, height), picture->kind);
    }
  else
    {
      GdkRGBA color;

      gdk_rgba_parse (&color, bgl_game_ui_get_seat_color (NULL, picture->kind % 5 + 1));
      gdk_cairo_set_source_rgba (cr, &color);
      cairo_rectangle (cr, -0.32 * width, -0.2 * height, 0.64 * width, 0.4 * height);
      cairo_fill (cr);
    }
}

static GdkTexture *
get_texture (BglCelebration *self,
             guint           kind,
             int             size)
{
  const Picture picture = { self->ui, kind };

  return bgl_art_get_texture (size, size, gtk_widget_get_scale_factor (GTK_WIDGET (self)), draw_picture, &picture,
                              "confetti-%s-%u", self->ui->rules->id, kind);
}

static void
snapshot_piece (BglCelebration *self,
                GtkSnapshot    *snapshot,
                const Piece    *piece)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self));
  const double height = gtk_widget_get_height (GTK_WIDGET (self));
  const double way = (self->progress - piece->start) / FALL;
  /* About the size of a small piece of the game on any screen. */
  const int size = (int) (CLAMP (MIN (width, height) / 18, 16, 32) * (1 + piece->size * 0.25));
  graphene_point_t at;

  if (way <= 0 || way >= 1)
    return;

  at.x = (float) ((piece->x + SWAY * sin ((way * 2 + piece->phase) * 2 * G_PI)) * width);
  at.y = (float) (-size + (height + size) * pow (way, 1.2));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  gtk_snapshot_rotate (snapshot, (float) ((piece->phase + piece->turns * way) * 360));
  if (way > FADE)
    gtk_snapshot_push_opacity (snapshot, (1 - way) / (1 - FADE));
  gtk_snapshot_append_texture (snapshot, get_texture (self, piece->kind, size),
                               &GRAPHENE_RECT_INIT (-size / 2.0f, -size / 2.0f, size, size));
  if (way > FADE)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
bgl_celebration_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  BglCelebration *self = BGL_CELEBRATION (widget);

  for (guint i = 0; i < N_PIECES && bgl_celebration_is_playing (self); i++)
    snapshot_piece (self, snapshot, &self->pieces[i]);
}

static void
animate_cb (double   value,
            gpointer user_data)
{
  BglCelebration *self = user_data;

  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bgl_celebration_dispose (GObject *object)
{
  bgl_motion_clear (&BGL_CELEBRATION (object)->motion);

  G_OBJECT_CLASS (bgl_celebration_parent_class)->dispose (object);
}

static void
bgl_celebration_class_init (BglCelebrationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_celebration_dispose;
  widget_class->snapshot = bgl_celebration_snapshot;

  gtk_widget_class_set_css_name (widget_class, "celebration");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bgl_celebration_init (BglCelebration *self)
{
  self->motion = bgl_motion_new (GTK_WIDGET (self), animate_cb, ADW_LINEAR);

  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);

  for (guint i = 0; i < N_PIECES; i++)
    get_piece (i, &self->pieces[i]);
}

void
bgl_celebration_set_ui (BglCelebration  *self,
                        const BglGameUi *ui)
{
  g_return_if_fail (BGL_IS_CELEBRATION (self));
  g_return_if_fail (ui != NULL);

  self->ui = ui;
}

void
bgl_celebration_start (BglCelebration *self)
{
  guint time;

  g_return_if_fail (BGL_IS_CELEBRATION (self));
  g_return_if_fail (self->ui != NULL);

  time = bgl_view_scale_duration (GTK_WIDGET (self), TIME);
  if (time > 0)
    bgl_motion_play (self->motion, 0, 1, time);
}

void
bgl_celebration_stop (BglCelebration *self)
{
  g_return_if_fail (BGL_IS_CELEBRATION (self));

  bgl_motion_skip (self->motion);
}

gboolean
bgl_celebration_is_playing (BglCelebration *self)
{
  g_return_val_if_fail (BGL_IS_CELEBRATION (self), FALSE);

  return adw_animation_get_state (self->motion) == ADW_ANIMATION_PLAYING;
}
