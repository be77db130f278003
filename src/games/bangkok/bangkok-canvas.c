/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-canvas.h"

void
bangkok_canvas_init (BangkokCanvas *canvas,
                     BangkokView   *self,
                     GtkSnapshot   *snapshot)
{
  canvas->self = self;
  canvas->snapshot = snapshot;
  canvas->tones = bangkok_art_get_tones (self->scheme);
  canvas->scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

static void
append_picture (const BangkokCanvas *canvas,
                GdkTexture          *texture,
                const BangkokPose   *pose,
                double               size,
                double               lift)
{
  gtk_snapshot_save (canvas->snapshot);
  if (pose->angle != 0)
    {
      gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT (pose->middle.x, pose->middle.y - (float) lift));
      gtk_snapshot_rotate (canvas->snapshot, (float) pose->angle);
      gtk_snapshot_append_texture (canvas->snapshot, texture,
                                   &GRAPHENE_RECT_INIT (-size / 2, -size / 2, size, size));
    }
  else
    /* Align the texture to whole pixels to keep it sharp. */
    gtk_snapshot_append_texture (canvas->snapshot, texture,
                                 &GRAPHENE_RECT_INIT ((int) (pose->middle.x - size / 2 + 0.5),
                                                      (int) (pose->middle.y - lift - size / 2 + 0.5), size, size));
  gtk_snapshot_restore (canvas->snapshot);
}

void
bangkok_canvas_die (const BangkokCanvas *canvas,
                    guint                color,
                    guint                value,
                    const BangkokPose   *pose,
                    double               rise,
                    double               opacity)
{
  const int size = MAX ((int) (pose->size + 0.5), 4);
  const double height = CLAMP (rise, 0, 1);

  if (opacity < 1)
    gtk_snapshot_push_opacity (canvas->snapshot, opacity);

  if (rise <= 0)
    {
      /* A die at rest is one picture that contains its shadow and its rotation. */
      GdkTexture *picture = bangkok_art_get_lying (color, value, (int) pose->angle, size, canvas->scale);
      const double extent = gdk_texture_get_width (picture) / canvas->scale;

      append_picture (canvas, picture, &(BangkokPose) { .middle = pose->middle }, extent, 0);
    }
  else
    {
      append_picture (canvas, bangkok_art_get_shadow (height > 0.4, size, canvas->scale), pose, pose->size * 2, 0);
      append_picture (canvas, bangkok_art_get_die (color, value, size, canvas->scale), pose,
                      pose->size * (1 + 0.06 * height), rise * pose->size * 0.12);
    }

  if (opacity < 1)
    gtk_snapshot_pop (canvas->snapshot);
}

void
bangkok_canvas_halo (const BangkokCanvas *canvas,
                     const BangkokPose   *pose)
{
  append_picture (canvas, bangkok_art_get_halo (MAX ((int) (pose->size + 0.5), 4), canvas->scale), pose,
                  pose->size * 2, 0);
}

void
bangkok_canvas_fill (const BangkokCanvas   *canvas,
                     const graphene_rect_t *bounds,
                     double                 corner,
                     guint32                color,
                     double                 alpha)
{
  GdkRGBA rgba = bgl_art_rgba (color, alpha);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, (float) corner);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &outline);
  gtk_snapshot_append_color (canvas->snapshot, &rgba, bounds);
  gtk_snapshot_pop (canvas->snapshot);
}

void
bangkok_canvas_outline (const BangkokCanvas   *canvas,
                        const graphene_rect_t *bounds,
                        double                 corner,
                        double                 width,
                        guint32                color,
                        double                 alpha)
{
  GdkRGBA rgba = bgl_art_rgba (color, alpha);
  const float line = (float) width;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, (float) corner);
  gtk_snapshot_append_border (canvas->snapshot, &outline,
                              (float[4]) { line, line, line, line },
                              (GdkRGBA[4]) { rgba, rgba, rgba, rgba });
}

void
bangkok_canvas_panel (const BangkokCanvas   *canvas,
                      const graphene_rect_t *bounds)
{
  bangkok_canvas_fill (canvas, bounds, BANGKOK_PANEL_CORNER, canvas->tones->panel, 0.82);
  bangkok_canvas_outline (canvas, bounds, BANGKOK_PANEL_CORNER, 1, canvas->tones->line,
                          canvas->self->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST ? 1 : 0.45);
}

static void
append_layout (const BangkokCanvas   *canvas,
               PangoLayout           *layout,
               const graphene_rect_t *bounds,
               double                 align,
               guint32                color)
{
  GdkRGBA rgba = bgl_art_rgba (color, 1);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot,
                          &GRAPHENE_POINT_INIT ((int) (bounds->origin.x + (bounds->size.width - width) * align + 0.5),
                                                (int) (bounds->origin.y + (bounds->size.height - height) / 2 + 0.5)));
  gtk_snapshot_append_layout (canvas->snapshot, layout, &rgba);
  gtk_snapshot_restore (canvas->snapshot);
}

void
bangkok_canvas_text (const BangkokCanvas   *canvas,
                     const char            *text,
                     const graphene_rect_t *bounds,
                     double                 align,
                     double                 size,
                     gboolean               bold,
                     guint32                color)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_autofree char *markup = bold ? g_strdup_printf ("<b>%s</b>", escaped) : g_steal_pointer (&escaped);

  bangkok_canvas_markup (canvas, markup, bounds, align, size, color);
}

void
bangkok_canvas_markup (const BangkokCanvas   *canvas,
                       const char            *markup,
                       const graphene_rect_t *bounds,
                       double                 align,
                       double                 size,
                       guint32                color)
{
  g_autoptr (PangoLayout) layout = bangkok_view_create_text (canvas->self, size);

  pango_layout_set_markup (layout, markup, -1);
  if (bounds->size.width > 40)
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (layout, (int) bounds->size.width * PANGO_SCALE);
    }
  append_layout (canvas, layout, bounds, align, color);
}
