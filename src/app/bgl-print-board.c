/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-board.h"

#include <adwaita.h>

#include "bgl-board-layout.h"
#include "bgl-compat.h"
#include "bgl-look.h"
#include "bgl-sketch-bin.h"

#define QUALITY "90"

/* What is darker than this is not the ground. */
#define GROUND 250
/* How much of the width of an example the two pictures before and after a move may have each. */
#define PAIR_SHARE 0.7
/* Around what is on the table, in dots. */
#define MARGIN 4

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

static GtkWidget *
create_board (BglExample    *example,
              const BglLook *look,
              guint          n_steps)
{
  g_autoptr (BglGame) game = bgl_example_begin (example, NULL);
  g_autoptr (BglTable) table = NULL;
  BglView *view;
  GtkWidget *board;

  g_assert (game != NULL);

  table = bgl_table_new_for_people (game);
  view = g_object_new (look->get_view_type (),
                       "table", table,
                       "example", TRUE,
                       "parts", bgl_example_get_parts (example),
                       NULL);
  bgl_view_set_interactive (view, FALSE);
  bgl_example_run_moves (example, game, n_steps);

  board = g_object_new (BGL_TYPE_SKETCH_BIN, "child", view, NULL);
  bgl_sketch_bin_set_marks (BGL_SKETCH_BIN (board), bgl_example_get_marks (example));

  return board;
}

/* The node of the board, which may not be on the screen. */
static GskRenderNode *
snapshot_board (GtkWidget *board,
                int        width,
                int        height)
{
  GtkWindow *window = get_window ();
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gtk_window_set_child (window, board);
  gtk_widget_map (board);
  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (board, width, height, -1, NULL);
  bgl_view_skip_animations (BGL_VIEW (adw_bin_get_child (ADW_BIN (board))));

  gtk_snapshot_scale (snapshot, BGL_PRINT_BOARD_DOTS, BGL_PRINT_BOARD_DOTS);
  gtk_widget_snapshot_child (GTK_WIDGET (window), board, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  gtk_window_set_child (window, NULL);

  return node;
}

static gboolean
is_ground (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guint8 *dot = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface) + 4 * x;

  return dot[0] >= GROUND && dot[1] >= GROUND && dot[2] >= GROUND;
}

/* The part of the picture that is not only ground. */
static void
find_matter (cairo_surface_t *surface,
             GdkRectangle    *matter)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  int left = width, right = 0, top = height, bottom = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (!is_ground (surface, x, y))
        {
          left = MIN (left, x);
          right = MAX (right, x);
          top = MIN (top, y);
          bottom = MAX (bottom, y);
        }

  matter->x = MAX (left - MARGIN, 0);
  matter->y = MAX (top - MARGIN, 0);
  matter->width = MIN (right + MARGIN + 1, width) - matter->x;
  matter->height = MIN (bottom + MARGIN + 1, height) - matter->y;
}

/* Boards are opaque and have soft tones: a PDF file that has them as JPEG is much smaller. Where
 * GdkPixbuf cannot write it, the file is large. */
static void
attach_jpeg (cairo_surface_t    *surface,
             GdkPixbuf          *pixbuf,
             const GdkRectangle *part)
{
  g_autoptr (GdkPixbuf) cut = gdk_pixbuf_new_subpixbuf (pixbuf, part->x, part->y, part->width, part->height);
  char *data = NULL;
  gsize length;

  if (gdk_pixbuf_save_to_buffer (cut, &data, &length, "jpeg", NULL, "quality", QUALITY, NULL))
    cairo_surface_set_mime_data (surface, CAIRO_MIME_TYPE_JPEG, (guchar *) data, length, g_free, data);
}

static cairo_surface_t *
cut_out (cairo_surface_t    *surface,
         GdkPixbuf          *pixbuf,
         const GdkRectangle *part)
{
  cairo_surface_t *result = cairo_image_surface_create (CAIRO_FORMAT_RGB24, part->width, part->height);
  cairo_t *cr = cairo_create (result);

  cairo_set_source_surface (cr, surface, -part->x, -part->y);
  cairo_paint (cr);
  cairo_destroy (cr);
  attach_jpeg (result, pixbuf, part);

  return result;
}

static cairo_surface_t *
create_surface (GdkTexture *texture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture),
                                                         gdk_texture_get_height (texture));

  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);

  return surface;
}

/* After so many steps of the example. */
static GdkTexture *
draw (BglExample *example,
      guint       n_steps)
{
  const BglLook *look = bgl_look_find (bgl_example_get_rules (example)->id);
  const int width = (int) look->example_size[0];
  const int height = bgl_board_layout_get_height (example, width);
  g_autoptr (GskRenderNode) node = snapshot_board (create_board (example, look, n_steps), width, height);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (get_window ()));

  return gsk_renderer_render_texture (renderer, node,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) width * BGL_PRINT_BOARD_DOTS,
                                                           (float) height * BGL_PRINT_BOARD_DOTS));
}

/* Whether a move follows the picture, so that there is something to see after it. */
static gboolean
has_after (BglExample *example,
           guint       picture)
{
  for (guint i = picture; i < bgl_example_get_n_steps (example); i++)
    if (bgl_example_get_step (example, i)->kind == BGL_STEP_MOVE)
      return TRUE;

  return FALSE;
}

/* The pictures, as far as they are needed: two that do not fit side by side are of no use. */
static guint
draw_pictures (BglExample       *example,
               GdkTexture      **textures,
               cairo_surface_t **surfaces,
               GdkRectangle     *part)
{
  const guint picture = bgl_example_find_picture (example);
  const double room = PAIR_SHARE * bgl_look_find (bgl_example_get_rules (example)->id)->example_size[0] *
                      BGL_PRINT_BOARD_DOTS;
  GdkRectangle matter, both;

  textures[0] = draw (example, picture);
  surfaces[0] = create_surface (textures[0]);
  find_matter (surfaces[0], part);
  if (part->width > room || !has_after (example, picture))
    return 1;

  textures[1] = draw (example, bgl_example_get_n_steps (example));
  surfaces[1] = create_surface (textures[1]);
  find_matter (surfaces[1], &matter);
  gdk_rectangle_union (part, &matter, &both);
  if (both.width > room)
    {
      g_clear_object (&textures[1]);
      cairo_surface_destroy (surfaces[1]);
      return 1;
    }

  /* Both show the same part, so that the eye finds the difference. */
  *part = both;

  return 2;
}

BglPrintBoard *
bgl_print_board_new (BglExample *example)
{
  GtkSettings *settings = gtk_settings_get_default ();
  AdwStyleManager *style = adw_style_manager_get_default ();
  AdwColorScheme scheme = adw_style_manager_get_color_scheme (style);
  GdkTexture *textures[2] = { NULL };
  cairo_surface_t *surfaces[2] = { NULL };
  GdkRectangle part;
  BglPrintBoard *self;
  gboolean animations;

  g_return_val_if_fail (BGL_IS_EXAMPLE (example), NULL);

  self = g_new0 (BglPrintBoard, 1);

  /* Paper is light, whatever the screen is; nothing of that is seen before it is dark again. */
  if (adw_style_manager_get_dark (style))
    adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_LIGHT);
  bgl_light_set_paper (TRUE);
  /* Nothing moves in a window that has no frames. */
  g_object_get (settings, "gtk-enable-animations", &animations, NULL);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  self->n_pictures = draw_pictures (example, textures, surfaces, &part);
  g_object_set (settings, "gtk-enable-animations", animations, NULL);
  bgl_light_set_paper (FALSE);
  adw_style_manager_set_color_scheme (style, scheme);

  for (guint i = 0; i < self->n_pictures; i++)
    {
      g_autoptr (GdkPixbuf) pixbuf = bgl_compat_get_pixbuf (textures[i]);

      self->pictures[i] = cut_out (surfaces[i], pixbuf, &part);
      cairo_surface_destroy (surfaces[i]);
      g_object_unref (textures[i]);
    }
  self->width = part.width;
  self->height = part.height;

  return self;
}

void
bgl_print_board_free (BglPrintBoard *self)
{
  for (guint i = 0; i < self->n_pictures; i++)
    cairo_surface_destroy (self->pictures[i]);
  g_free (self);
}
