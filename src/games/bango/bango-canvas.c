/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-canvas.h"

const BangoPose bango_at_rest = { .scale = 1, .opacity = 1 };

void
bango_canvas_init (BangoCanvas *canvas,
                   BangoView   *self,
                   GtkSnapshot *snapshot)
{
  canvas->self = self;
  canvas->snapshot = snapshot;
  canvas->tones = bango_art_get_tones (self->scheme);
  canvas->cell = MAX ((int) (self->camera_to.cell + 0.5), 1);
  canvas->scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

void
bango_canvas_append_picture (const BangoCanvas *canvas,
                             GdkTexture        *texture,
                             double             x,
                             double             y,
                             double             cells,
                             const BangoPose   *pose)
{
  const BangoCamera *camera = &canvas->self->camera;
  const double size = camera->cell * cells;
  const double left = camera->x + (x - (cells - 1) / 2) * camera->cell;
  const double top = camera->y + (y - pose->lift - (cells - 1) / 2) * camera->cell;
  const gboolean turned = pose->scale != 1 || pose->angle != 0;

  if (pose->opacity <= 0)
    return;

  if (pose->opacity < 1)
    gtk_snapshot_push_opacity (canvas->snapshot, pose->opacity);

  if (turned)
    {
      gtk_snapshot_save (canvas->snapshot);
      gtk_snapshot_translate (canvas->snapshot,
                              &GRAPHENE_POINT_INIT (left + size / 2, top + size / 2));
      gtk_snapshot_rotate (canvas->snapshot, pose->angle);
      gtk_snapshot_scale (canvas->snapshot, pose->scale, pose->scale);
      gtk_snapshot_append_texture (canvas->snapshot, texture,
                                   &GRAPHENE_RECT_INIT (-size / 2, -size / 2, size, size));
      gtk_snapshot_restore (canvas->snapshot);
    }
  else
    gtk_snapshot_append_texture (canvas->snapshot, texture,
                                 &GRAPHENE_RECT_INIT (left, top, size, size));

  if (pose->opacity < 1)
    gtk_snapshot_pop (canvas->snapshot);
}

void
bango_canvas_append_tile (const BangoCanvas *canvas,
                          BangoColor         color,
                          double             x,
                          double             y,
                          const BangoPose   *pose)
{
  GdkTexture *tile = bango_art_get_tile (color, canvas->self->scheme, canvas->cell, canvas->scale);

  bango_canvas_append_picture (canvas, tile, x, y, 1, pose);
}

void
bango_canvas_append_shadow (const BangoCanvas *canvas,
                            double             x,
                            double             y,
                            double             height,
                            double             opacity)
{
  const double cells = 1 + 2.0 * bango_art_get_shadow_reach (canvas->cell) / canvas->cell;
  BangoPose pose = bango_at_rest;

  for (int raised = FALSE; raised <= TRUE; raised++)
    {
      pose.opacity = opacity * (raised ? height : 1 - height);
      if (pose.opacity > 0)
        bango_canvas_append_picture (canvas,
                                     bango_art_get_shadow (raised, canvas->cell, canvas->scale),
                                     x, y, cells, &pose);
    }
}

void
bango_canvas_get_face (const BangoCanvas *canvas,
                       double             x,
                       double             y,
                       double             outset,
                       GskRoundedRect    *face)
{
  const BangoCamera *camera = &canvas->self->camera;
  const double gap = bango_art_get_gap (camera->cell) - outset;
  const graphene_rect_t rect =
    GRAPHENE_RECT_INIT (camera->x + x * camera->cell + gap, camera->y + y * camera->cell + gap,
                        camera->cell - 2 * gap, camera->cell - 2 * gap);

  gsk_rounded_rect_init_from_rect (face, &rect, bango_art_get_corner (camera->cell) + outset);
}

void
bango_canvas_append_outline (const BangoCanvas *canvas,
                             BangoCell          cell,
                             double             outset,
                             double             width,
                             guint32            color,
                             double             alpha)
{
  GdkRGBA rgba = bgl_art_rgba (color, alpha);
  GskRoundedRect face;

  bango_canvas_get_face (canvas, cell.x, cell.y, outset, &face);
  gtk_snapshot_append_border (canvas->snapshot, &face,
                              (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { rgba, rgba, rgba, rgba });
}

void
bango_canvas_append_wash (const BangoCanvas *canvas,
                          BangoCell          cell,
                          guint32            color,
                          double             alpha)
{
  GdkRGBA rgba = bgl_art_rgba (color, alpha);
  GskRoundedRect face;

  bango_canvas_get_face (canvas, cell.x, cell.y, 0, &face);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &face);
  gtk_snapshot_append_color (canvas->snapshot, &rgba, &face.bounds);
  gtk_snapshot_pop (canvas->snapshot);
}

void
bango_canvas_append_sign (const BangoCanvas *canvas,
                          double             x,
                          double             y,
                          double             radius,
                          guint32            color,
                          const char        *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (canvas->self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  GdkRGBA rgba = bgl_art_rgba (color, 1);
  GskRoundedRect disc;
  int width, height;

  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (x - radius, y - radius,
                                                               2 * radius, 2 * radius), radius);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &disc);
  gtk_snapshot_append_color (canvas->snapshot, &rgba, &disc.bounds);
  gtk_snapshot_pop (canvas->snapshot);

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  /* Disks are dark on paper, so their text is white. */
  rgba = bgl_art_rgba (canvas->self->scheme == BGL_COLOR_SCHEME_PAPER ? 0xffffff : 0x1d0f08, 1);
  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (canvas->snapshot, 1.5 * radius / height, 1.5 * radius / height);
  gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT (-width / 2.0, -height / 2.0));
  gtk_snapshot_append_layout (canvas->snapshot, layout, &rgba);
  gtk_snapshot_restore (canvas->snapshot);
}
