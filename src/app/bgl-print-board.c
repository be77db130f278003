/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-board.h"

#include <adwaita.h>

#include "bgl-compat.h"
#include "bgl-look.h"
#include "bgl-view.h"

/* Two dots for each pixel of the screen: fine enough for paper, and small enough for a file. */
#define SCALE   2
#define QUALITY "82"

/* Views need a window to find their style and a renderer. There is one, which is never shown, and it
 * stays: its frame clock is not made to go with what has never been mapped. */
static GtkWindow *
get_window (void)
{
  static GtkWindow *window = NULL;

  if (window == NULL)
    {
      g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
      g_autoptr (GSimpleAction) action = g_simple_action_new ("show-rule", G_VARIANT_TYPE_STRING);

      /* Without it reasons that lead to a rule would look as if they were switched off. */
      g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
      window = GTK_WINDOW (gtk_window_new ());
      gtk_widget_insert_action_group (GTK_WIDGET (window), "win", G_ACTION_GROUP (actions));
      gtk_widget_realize (GTK_WIDGET (window));
    }

  return window;
}

static BglView *
create_view (BglExample    *example,
             const BglLook *look)
{
  g_autoptr (BglGame) game = bgl_example_begin (example, NULL);
  g_autoptr (BglTable) table = NULL;
  BglView *view;

  g_assert (game != NULL);

  table = bgl_table_new_for_people (game);
  view = g_object_new (look->get_view_type (), "table", table, "example", TRUE, NULL);
  bgl_view_set_interactive (view, FALSE);
  bgl_example_run_moves (example, game, bgl_example_find_picture (example));

  return view;
}

/* The node of the view, which need not be on show. */
static GskRenderNode *
snapshot_view (GtkWidget *view,
               int        width,
               int        height)
{
  GtkWindow *window = get_window ();
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gtk_window_set_child (window, view);
  gtk_widget_map (view);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (view, width, height, -1, NULL);
  bgl_view_skip_animations (BGL_VIEW (view));

  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  gtk_widget_snapshot_child (GTK_WIDGET (window), view, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  gtk_window_set_child (window, NULL);

  return node;
}

/* Boards are opaque and full of soft tones: a PDF file that has them as JPEG is a tenth as large. Where
 * GdkPixbuf cannot write it, the file is large. */
static void
attach_jpeg (cairo_surface_t *surface,
             GdkTexture      *texture)
{
  g_autoptr (GdkPixbuf) pixbuf = bgl_compat_get_pixbuf (texture);
  char *data = NULL;
  gsize length;

  if (gdk_pixbuf_save_to_buffer (pixbuf, &data, &length, "jpeg", NULL, "quality", QUALITY, NULL))
    cairo_surface_set_mime_data (surface, CAIRO_MIME_TYPE_JPEG, (guchar *) data, length, g_free, data);
}

static cairo_surface_t *
create_surface (GskRenderNode *node,
                int            width,
                int            height)
{
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (get_window ()));
  g_autoptr (GdkTexture) texture =
    gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);

  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  attach_jpeg (surface, texture);

  return surface;
}

cairo_surface_t *
bgl_print_board_draw (BglExample *example)
{
  GtkSettings *settings = gtk_settings_get_default ();
  AdwStyleManager *style = adw_style_manager_get_default ();
  AdwColorScheme scheme = adw_style_manager_get_color_scheme (style);
  const BglLook *look;
  g_autoptr (GskRenderNode) node = NULL;
  gboolean animations;
  int width, height;

  g_return_val_if_fail (BGL_IS_EXAMPLE (example), NULL);

  look = bgl_look_find (bgl_example_get_rules (example)->id);
  g_assert (look != NULL);

  width = (int) look->example_size[0];
  height = (int) look->example_size[1];

  /* Paper is light, whatever the screen is; nothing of that is seen before it is dark again. */
  if (adw_style_manager_get_dark (style))
    adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_LIGHT);
  /* Nothing moves in a window that has no frames. */
  g_object_get (settings, "gtk-enable-animations", &animations, NULL);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  node = snapshot_view (GTK_WIDGET (create_view (example, look)), width, height);
  g_object_set (settings, "gtk-enable-animations", animations, NULL);
  adw_style_manager_set_color_scheme (style, scheme);

  return node != NULL ? create_surface (node, width * SCALE, height * SCALE) : NULL;
}
