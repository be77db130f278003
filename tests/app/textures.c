/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gtk/gtk.h>

/*
 * GTK 4.8 draws a texture with Cairo by converting all its pixels to floating-point numbers and back, in every frame. That
 * took a third of the time of some tests. They draw the same pixels from a surface, which is made once for each texture.
 */

void __wrap_gtk_snapshot_append_texture (GtkSnapshot           *snapshot,
                                         GdkTexture            *texture,
                                         const graphene_rect_t *bounds);

static GskRenderNode *
create_node (GdkTexture *texture)
{
  int width = gdk_texture_get_width (texture);
  int height = gdk_texture_get_height (texture);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  gdk_texture_download (texture, cairo_image_surface_get_data (surface), cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return node;
}

void
__wrap_gtk_snapshot_append_texture (GtkSnapshot           *snapshot,
                                    GdkTexture            *texture,
                                    const graphene_rect_t *bounds)
{
  GskRenderNode *node = g_object_get_data (G_OBJECT (texture), "bgl-test-node");

  if (node == NULL)
    {
      node = create_node (texture);
      g_object_set_data_full (G_OBJECT (texture), "bgl-test-node", node, (GDestroyNotify) gsk_render_node_unref);
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds->origin);
  gtk_snapshot_scale (snapshot, bounds->size.width / (float) gdk_texture_get_width (texture),
                      bounds->size.height / (float) gdk_texture_get_height (texture));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}
