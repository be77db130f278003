/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#define DURATION 520  /* of one trophy, in milliseconds */
#define STAGGER  0.16 /* the delay between two trophies, relative to the duration */
#define SIZE     44

static void
animate_cb (double   value,
            gpointer data)
{
  BongoView *self = data;

  self->flown = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
landed_cb (BongoView *self)
{
  g_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bongo_view_init_flight (BongoView *self)
{
  self->flights = g_array_new (FALSE, TRUE, sizeof (BongoFlight));
  self->flying = bgl_motion_new (GTK_WIDGET (self), animate_cb, ADW_LINEAR);
  bgl_language_connect (self->flying, "done", G_CALLBACK (landed_cb), self);
}

void
bongo_view_dispose_flight (BongoView *self)
{
  bgl_motion_clear (&self->flying);
  g_clear_pointer (&self->flights, g_array_unref);
}

void
bongo_view_add_flight (BongoView *self,
                       BongoWord  animal,
                       GtkWidget *from,
                       GtkWidget *to)
{
  BongoFlight flight = { animal, from, to, self->flights->len * STAGGER };

  /* Without the places of players, there is nothing to fly between. */
  if (bgl_view_get_parts (BGL_VIEW (self)) != 0)
    return;

  g_array_append_val (self->flights, flight);
}

void
bongo_view_fly (BongoView *self)
{
  double last = self->flights->len > 0 ? 1 + (self->flights->len - 1) * STAGGER : 0;
  guint duration = bgl_view_get_duration (BGL_VIEW (self), (guint) (DURATION * last));

  if (duration == 0)
    {
      landed_cb (self);
      return;
    }

  bgl_motion_play (self->flying, 0, last, duration);
}

void
bongo_view_skip_flight (BongoView *self)
{
  bgl_motion_skip (self->flying);
  landed_cb (self);
}

static void
get_middle (BongoView        *self,
            GtkWidget        *place,
            BongoWord         animal,
            graphene_point_t *point)
{
  BongoRack *trophies = bongo_place_get_rack (BONGO_PLACE (place));
  graphene_point_t inside;

  bongo_rack_get_middle (trophies, animal, &inside);
  if (!gtk_widget_compute_point (GTK_WIDGET (trophies), GTK_WIDGET (self), &inside, point))
    *point = inside;
}

void
bongo_view_snapshot_flight (BongoView   *self,
                            GtkSnapshot *snapshot)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  for (guint i = 0; i < self->flights->len; i++)
    {
      const BongoFlight *flight = &g_array_index (self->flights, BongoFlight, i);
      double time = CLAMP (self->flown - flight->delay, 0, 1);
      double way = 1 - (1 - time) * (1 - time) * (1 - time);
      double arc = 4 * way * (1 - way);
      graphene_point_t from, to;

      if (time >= 1)
        continue;

      get_middle (self, flight->from, flight->animal, &from);
      get_middle (self, flight->to, flight->animal, &to);
      gtk_snapshot_append_texture (snapshot,
                                   bongo_art_get_trophy (flight->animal, TRUE, self->scheme, SIZE, scale),
                                   &GRAPHENE_RECT_INIT ((float) (from.x + (to.x - from.x) * way - SIZE / 2.0),
                                                        (float) (from.y + (to.y - from.y) * way - SIZE / 2.0 - 24 * arc),
                                                        SIZE, SIZE));
    }
}
