/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-cover.h"

#include "board/bgl-motion.h"

/* While a window is resized, the old picture is stretched. A new one is drawn when the size has not changed for this
 * many milliseconds. */
#define SETTLE 120

#define FADE 200

/*
 * The cover of a game's box. The drawing is kept as a texture, so that a frame only places it. The first frame does not
 * wait for the drawing: it shows the game's color, and the picture fades in.
 *
 * CSS node: cover. Accessible role: presentation, because the name of the game is beside it.
 */
struct _BglCover
{
  GtkWidget      parent_instance;

  const BglGameUi *ui;
  GdkTexture    *texture;
  int            width;    /* of the texture, in logical pixels */
  int            height;
  int            scale;
  guint          redraw_id;
  AdwAnimation  *fade;
  double         opacity;
};

G_DEFINE_FINAL_TYPE (BglCover, bgl_cover, GTK_TYPE_WIDGET)

static void
draw (BglCover *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autoptr (GBytes) bytes = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;
  int stride;

  self->width = gtk_widget_get_width (widget);
  self->height = gtk_widget_get_height (widget);
  self->scale = gtk_widget_get_scale_factor (widget);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->width * self->scale, self->height * self->scale);
  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  self->ui->draw_cover (cr, self->width, self->height, dark);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  stride = cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) stride * (gsize) cairo_image_surface_get_height (surface),
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  g_clear_object (&self->texture);
  self->texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface),
                                          cairo_image_surface_get_height (surface),
                                          GDK_MEMORY_DEFAULT, bytes, stride);
}

static gboolean
is_current (BglCover *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return self->texture != NULL &&
         self->width == gtk_widget_get_width (widget) &&
         self->height == gtk_widget_get_height (widget) &&
         self->scale == gtk_widget_get_scale_factor (widget);
}

static gboolean
draw_cb (gpointer user_data)
{
  BglCover *self = user_data;
  gboolean first = self->texture == NULL;

  self->redraw_id = 0;
  draw (self);
  if (first)
    bgl_motion_play (self->fade, 0, 1, FADE);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return G_SOURCE_REMOVE;
}

static void
fade_cb (double   value,
         gpointer data)
{
  BglCover *self = data;

  self->opacity = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
dark_changed_cb (BglCover *self)
{
  self->scale = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
append_ground (BglCover              *self,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GdkRGBA colour;

  if (gdk_rgba_parse (&colour, self->ui->accent[dark]))
    gtk_snapshot_append_color (snapshot, &colour, bounds);
}

static void
bgl_cover_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  BglCover *self = BGL_COVER (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  graphene_rect_t bounds;

  if (self->ui == NULL || width <= 0 || height <= 0)
    return;

  bounds = GRAPHENE_RECT_INIT (0, 0, width, height);

  if (self->texture == NULL && self->redraw_id == 0)
    {
      self->redraw_id = g_idle_add (draw_cb, self);
    }
  else if (self->texture != NULL && !is_current (self))
    {
      g_clear_handle_id (&self->redraw_id, g_source_remove);
      self->redraw_id = g_timeout_add (self->scale == 0 ? 0 : SETTLE, draw_cb, self);
    }

  if (self->opacity < 1)
    append_ground (self, snapshot, &bounds);
  if (self->texture != NULL)
    {
      gtk_snapshot_push_opacity (snapshot, self->opacity);
      gtk_snapshot_append_texture (snapshot, self->texture, &bounds);
      gtk_snapshot_pop (snapshot);
    }
}

static void
bgl_cover_dispose (GObject *object)
{
  BglCover *self = BGL_COVER (object);

  g_clear_handle_id (&self->redraw_id, g_source_remove);
  bgl_motion_clear (&self->fade);
  g_clear_object (&self->texture);

  G_OBJECT_CLASS (bgl_cover_parent_class)->dispose (object);
}

static void
bgl_cover_class_init (BglCoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_cover_dispose;

  widget_class->snapshot = bgl_cover_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bgl_cover_init (BglCover *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);

  self->fade = bgl_motion_new (GTK_WIDGET (self), fade_cb, ADW_EASE_OUT_CUBIC);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (dark_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bgl_cover_new (void)
{
  return g_object_new (BGL_TYPE_COVER, NULL);
}

const BglGameUi *
bgl_cover_get_ui (BglCover *self)
{
  g_return_val_if_fail (BGL_IS_COVER (self), NULL);

  return self->ui;
}

void
bgl_cover_set_ui (BglCover        *self,
                  const BglGameUi *ui)
{
  g_return_if_fail (BGL_IS_COVER (self));

  if (self->ui == ui)
    return;

  self->ui = ui;
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
