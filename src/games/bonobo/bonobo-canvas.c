/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-canvas.h"

#include <math.h>

/* The minimum height of numbers, so that they are readable on a narrow screen. */
#define LEAST_PLATE 14

void
bonobo_canvas_init (BonoboCanvas *canvas,
                    BonoboView   *self,
                    GtkSnapshot  *snapshot)
{
  canvas->self = self;
  canvas->snapshot = snapshot;
  canvas->tones = bonobo_art_get_tones (self->scheme);
  canvas->edge = self->room.edge;
  canvas->scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  canvas->plate = MAX ((int) (self->room.edge * 0.20), LEAST_PLATE);
  canvas->playing = bonobo_view_is_playing (self);
  canvas->step = bonobo_view_get_step (self, &canvas->progress);
  bonobo_view_get_shown (self, &canvas->shown);
}

void
bonobo_canvas_append_posed (const BonoboCanvas     *canvas,
                            GdkTexture             *texture,
                            const graphene_point_t *point,
                            double                  stretch_x,
                            double                  stretch_y,
                            double                  opacity)
{
  const double width = gdk_texture_get_width (texture) / (double) canvas->scale;
  const double height = gdk_texture_get_height (texture) / (double) canvas->scale;
  const gboolean stretched = stretch_x != 1 || stretch_y != 1;

  if (opacity <= 0 || stretch_x <= 0 || stretch_y <= 0)
    return;

  if (opacity < 1)
    gtk_snapshot_push_opacity (canvas->snapshot, opacity);

  if (stretched)
    {
      gtk_snapshot_save (canvas->snapshot);
      gtk_snapshot_translate (canvas->snapshot, point);
      gtk_snapshot_scale (canvas->snapshot, stretch_x, stretch_y);
      gtk_snapshot_append_texture (canvas->snapshot, texture,
                                   &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height));
      gtk_snapshot_restore (canvas->snapshot);
    }
  else
    /* Align the texture to whole pixels to keep it sharp. */
    gtk_snapshot_append_texture (canvas->snapshot, texture,
                                 &GRAPHENE_RECT_INIT (floor (point->x - width / 2 + 0.5),
                                                      floor (point->y - height / 2 + 0.5),
                                                      width, height));

  if (opacity < 1)
    gtk_snapshot_pop (canvas->snapshot);
}

void
bonobo_canvas_append (const BonoboCanvas     *canvas,
                      GdkTexture             *texture,
                      const graphene_point_t *point)
{
  bonobo_canvas_append_posed (canvas, texture, point, 1, 1, 1);
}

void
bonobo_canvas_append_rhomb (const BonoboCanvas     *canvas,
                            guint                   rhomb,
                            BonoboTurn              turn,
                            const graphene_point_t *point)
{
  bonobo_canvas_append (canvas,
                        bonobo_art_get_rhomb (rhomb, turn, canvas->self->scheme, canvas->edge, canvas->scale),
                        point);
}

void
bonobo_canvas_append_plate (const BonoboCanvas     *canvas,
                            int                     number,
                            const graphene_point_t *point,
                            double                  size,
                            double                  opacity)
{
  /* Draw a large plate at its own size instead of stretching a small one. */
  const int height = (int) (canvas->plate * (size > 1.3 ? 1.6 : 1));
  GdkTexture *plate = bonobo_art_get_plate (number, canvas->self->scheme, height, canvas->scale);
  const double stretch = size > 1.3 ? size / 1.6 : size;

  bonobo_canvas_append_posed (canvas, plate, point, stretch, stretch, opacity);
}

void
bonobo_canvas_append_numbers (const BonoboCanvas *canvas,
                              const BonoboState  *state,
                              guint               rhomb,
                              guint               place)
{
  for (guint corner = 0; corner < BONOBO_CORNERS; corner++)
    {
      graphene_point_t point;
      int number;

      bonobo_view_get_corner (canvas->self, state, rhomb, place, corner, &number, &point);
      bonobo_canvas_append_plate (canvas, number, &point, 1, 1);
    }
}

void
bonobo_canvas_append_token (const BonoboCanvas     *canvas,
                            guint                   seat,
                            const graphene_point_t *point,
                            double                  height,
                            double                  opacity)
{
  GdkTexture *token = bonobo_art_get_token (seat, canvas->self->scheme, canvas->edge, canvas->scale);
  graphene_point_t lifted = *point;

  for (int raised = FALSE; raised <= TRUE; raised++)
    bonobo_canvas_append_posed (canvas,
                                bonobo_art_get_token_shadow (raised, canvas->edge, canvas->scale),
                                point, 1, 1, opacity * (raised ? height : 1 - height));

  lifted.y -= height * canvas->edge * 0.32;
  bonobo_canvas_append_posed (canvas, token, &lifted, 1 + 0.15 * height, 1 + 0.15 * height, opacity);
}

void
bonobo_canvas_append_text (const BonoboCanvas     *canvas,
                           const char             *text,
                           const graphene_point_t *point,
                           double                  size,
                           guint32                 color)
{
  const double reach = size * 3;
  cairo_t *cr = gtk_snapshot_append_cairo (canvas->snapshot,
                                           &GRAPHENE_RECT_INIT (point->x - reach, point->y - size,
                                                                2 * reach, 2 * size));

  bgl_art_set_source (cr, color, 1);
  bgl_art_draw_text (cr, point->x, point->y, size, text);
  cairo_destroy (cr);
}

void
bonobo_canvas_append_circle (const BonoboCanvas     *canvas,
                             const graphene_point_t *point,
                             double                  radius,
                             guint32                 color)
{
  const double line = MAX (canvas->edge * 0.045, 2);
  const double reach = radius * canvas->edge + line;
  const GdkRGBA edge = bgl_art_rgba (canvas->tones->mark_edge, 0.6);
  const GdkRGBA rgba = bgl_art_rgba (color, 1);
  GskRoundedRect ring;

  gsk_rounded_rect_init_from_rect (&ring, &GRAPHENE_RECT_INIT (point->x - reach, point->y - reach,
                                                               2 * reach, 2 * reach), reach);
  gtk_snapshot_append_border (canvas->snapshot, &ring,
                              (float[4]) { line + 2, line + 2, line + 2, line + 2 },
                              (GdkRGBA[4]) { edge, edge, edge, edge });
  gsk_rounded_rect_shrink (&ring, 1, 1, 1, 1);
  gtk_snapshot_append_border (canvas->snapshot, &ring,
                              (float[4]) { line, line, line, line },
                              (GdkRGBA[4]) { rgba, rgba, rgba, rgba });
}
