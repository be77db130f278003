/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-cover.h"

#include <adwaita.h>
#include <math.h>

#include "board/bgl-art.h"
#include "board/bgl-cover-art.h"

#define FOLDER "/io/github/bungalow_games/Bungalow/covers/"

/* A picture that would be scaled to at least this size is shown at its own size instead, because that is sharper. */
#define UNSCALED 0.9

/* How much of what is cut off of the height is cut off at the top, where there is mostly sky. */
#define SKY 0.9

/*
 * The cover of a game's box. The build has drawn it at a few sizes. The cover loads the picture that suits its own size
 * best when it is shown, and cuts off its rims. A cover that is too large for all pictures draws its own one.
 *
 * CSS node: cover. Accessible role: presentation, because the name of the game is beside it.
 */
struct _BglCover
{
  GtkWidget            parent_instance;

  const BglGameUi     *ui;
  GdkTexture          *texture;  /* what is shown, or NULL */
  const BglCoverShape *shape;    /* of the texture, or NULL if it was drawn */
  int                  scale;
};

G_DEFINE_FINAL_TYPE (BglCover, bgl_cover, GTK_TYPE_WIDGET)

static GdkTexture *
load_texture (const BglCoverArt   *art,
              const BglCoverShape *shape,
              int                  scale)
{
  g_autofree char *name = bgl_cover_art_get_name (art, shape, scale);
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GBytes) pixels = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert (pixels != NULL);

  return gdk_memory_texture_new (shape->width * scale, shape->height * scale, GDK_MEMORY_R8G8B8, pixels,
                                 (gsize) 3 * shape->width * scale);
}

static void
load_picture (BglCover            *self,
              const BglCoverArt   *art,
              const BglCoverShape *shape,
              int                  scale)
{
  if (self->texture != NULL && self->shape == shape && self->scale == scale)
    return;

  g_clear_object (&self->texture);
  self->texture = load_texture (art, shape, scale);
  self->shape = shape;
  self->scale = scale;
}

/* While a thread draws the picture, the old one is stretched. */
static void
draw_picture (BglCover          *self,
              const BglCoverArt *art)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *key = g_strdup_printf ("cover-%s-%d", art->ui->rules->id, art->dark);
  GdkTexture *texture;

  texture = bgl_art_get_texture_for (widget, self->texture, key,
                                     gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                                     gtk_widget_get_scale_factor (widget), bgl_cover_art_draw, art, sizeof *art);
  if (g_set_object (&self->texture, texture))
    self->shape = NULL;
}

static void
update_texture (BglCover *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const BglCoverArt art = { self->ui, adw_style_manager_get_dark (adw_style_manager_get_default ()) };
  int width = gtk_widget_get_width (widget) * gtk_widget_get_scale_factor (widget);
  int height = gtk_widget_get_height (widget) * gtk_widget_get_scale_factor (widget);
  const BglCoverShape *shape = bgl_cover_art_find_shape (width, height);
  double stretch = bgl_cover_art_get_stretch (shape, width, height);
  gboolean large = stretch > BGL_COVER_MAX_STRETCH;

  if (!large || self->texture == NULL)
    load_picture (self, &art, shape, MIN ((int) ceil (stretch), BGL_COVER_SCALES));
  if (large)
    draw_picture (self, &art);
}

static void
dark_changed_cb (BglCover *self)
{
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static graphene_rect_t
get_bounds (BglCover *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int factor = gtk_widget_get_scale_factor (widget);
  double width = gtk_widget_get_width (widget) * factor;
  double height = gtk_widget_get_height (widget) * factor;
  int own_width = gdk_texture_get_width (self->texture);
  int own_height = gdk_texture_get_height (self->texture);
  double stretch = MAX (width / own_width, height / own_height);
  double x, y;

  if (stretch > UNSCALED && stretch < 1)
    stretch = 1;

  x = (width - own_width * stretch) / 2;
  y = (height - own_height * stretch) * SKY;
  /* Without scaling, the pixels of the picture are those of the screen. */
  if (stretch == 1)
    {
      x = round (x);
      y = round (y);
    }

  return GRAPHENE_RECT_INIT ((float) (x / factor), (float) (y / factor),
                             (float) (own_width * stretch / factor), (float) (own_height * stretch / factor));
}

static void
bgl_cover_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  BglCover *self = BGL_COVER (widget);
  graphene_rect_t bounds;

  if (self->ui == NULL || gtk_widget_get_width (widget) <= 0 || gtk_widget_get_height (widget) <= 0)
    return;

  update_texture (self);
  bounds = get_bounds (self);
  gtk_snapshot_append_texture (snapshot, self->texture, &bounds);
}

static void
bgl_cover_dispose (GObject *object)
{
  BglCover *self = BGL_COVER (object);

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
