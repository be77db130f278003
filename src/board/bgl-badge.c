/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-badge.h"

#include <adwaita.h>

#include "bgl-art.h"
#include "bgl-color-scheme.h"

/* How much black or white is mixed into the rim. This is enough for a contrast of 3 : 1 with every background,
 * including that of the seat to move. */
#define RIM 0.5

struct _BglBadge
{
  GtkWidget      parent_instance;

  const BglGameUi *ui;
  guint          seat;
  int            pixel_size;
};

G_DEFINE_FINAL_TYPE (BglBadge, bgl_badge, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_PIXEL_SIZE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

typedef struct
{
  BglShape shape;
  guint32  fill;
  guint32  rim;
  guint32  mark;
} Paint;

static guint32
parse_color (const char *color)
{
  GdkRGBA rgba;

  if (!gdk_rgba_parse (&rgba, color))
    g_return_val_if_reached (0);

  return (guint32) (rgba.red * 255.f + 0.5f) << 16 |
         (guint32) (rgba.green * 255.f + 0.5f) << 8 |
         (guint32) (rgba.blue * 255.f + 0.5f);
}

guint32
bgl_badge_get_rim (const BglGameUi *ui,
                   guint            seat,
                   gboolean         dark,
                   gboolean         contrast)
{
  return bgl_art_mix (parse_color (bgl_game_ui_get_seat_color (ui, seat)), dark ? 0xffffff : 0x000000,
                      contrast ? 1.0 : RIM);
}

static void
draw_badge (cairo_t       *cr,
            double         width,
            double         height,
            gconstpointer  data)
{
  const Paint *paint = data;
  const double size = MIN (width, height);
  const double line = MAX (size / 14, 1);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);

  if (paint->shape == BGL_SHAPE_SUN || paint->shape == BGL_SHAPE_RING)
    {
      /* A tile is drawn below the marks that stand for tiles. */
      bgl_art_rounded_rect (cr, (width - size) / 2 + line / 2, (height - size) / 2 + line / 2,
                            size - line, size - line, size / 5);
      bgl_art_set_source (cr, paint->fill, 1);
      cairo_fill_preserve (cr);
      bgl_art_set_source (cr, paint->rim, 1);
      cairo_set_line_width (cr, line);
      cairo_stroke (cr);
      bgl_art_shape (cr, paint->shape, width / 2, height / 2,
                     size * (paint->shape == BGL_SHAPE_SUN ? 0.32 : 0.29));
      bgl_art_set_source (cr, paint->mark, 1);
      cairo_fill (cr);
    }
  else
    {
      bgl_art_shape (cr, paint->shape, width / 2, height / 2, size * 0.40);
      bgl_art_set_source (cr, paint->fill, 1);
      cairo_fill_preserve (cr);
      bgl_art_set_source (cr, paint->rim, 1);
      cairo_set_line_width (cr, line);
      cairo_stroke (cr);
    }
}

static void
bgl_badge_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  BglBadge *self = BGL_BADGE (widget);
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  const gboolean dark = adw_style_manager_get_dark (manager);
  const gboolean contrast = adw_style_manager_get_high_contrast (manager);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  GdkTexture *texture;
  Paint paint;

  if (self->seat == 0 || width <= 0 || height <= 0)
    return;

  paint.shape = bgl_shape_from_name (bgl_game_ui_get_seat_shape (self->ui, self->seat));
  paint.fill = parse_color (bgl_game_ui_get_seat_color (self->ui, self->seat));
  paint.rim = bgl_badge_get_rim (self->ui, self->seat, dark, contrast);
  paint.mark = paint.shape == BGL_SHAPE_SUN ? 0x5c3206 : 0xfff1dc;

  texture = bgl_art_get_texture (width, height, gtk_widget_get_scale_factor (widget), draw_badge, &paint,
                                 "badge %d %06x %06x", paint.shape, paint.fill, paint.rim);
  gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
}

static void
bgl_badge_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  *minimum = *natural = BGL_BADGE (widget)->pixel_size;
}

static void
bgl_badge_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  BglBadge *self = BGL_BADGE (object);

  switch (prop_id)
    {
    case PROP_PIXEL_SIZE:
      g_value_set_int (value, self->pixel_size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_badge_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  BglBadge *self = BGL_BADGE (object);

  switch (prop_id)
    {
    case PROP_PIXEL_SIZE:
      bgl_badge_set_pixel_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_badge_class_init (BglBadgeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bgl_badge_get_property;
  object_class->set_property = bgl_badge_set_property;

  widget_class->snapshot = bgl_badge_snapshot;
  widget_class->measure = bgl_badge_measure;

  properties[PROP_PIXEL_SIZE] =
    g_param_spec_int ("pixel-size", NULL, NULL, 1, G_MAXINT, 24,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "badge");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bgl_badge_init (BglBadge *self)
{
  self->pixel_size = 24;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);

  bgl_color_scheme_connect (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
bgl_badge_new (const BglGameUi *ui,
               guint            seat)
{
  BglBadge *self = g_object_new (BGL_TYPE_BADGE, NULL);

  self->ui = ui;
  self->seat = seat;

  return GTK_WIDGET (self);
}

const char *
bgl_badge_get_game (BglBadge *self)
{
  g_return_val_if_fail (BGL_IS_BADGE (self), NULL);

  return self->ui != NULL ? self->ui->rules->id : NULL;
}

void
bgl_badge_set_game (BglBadge   *self,
                    const char *game)
{
  const BglGameUi *ui;

  g_return_if_fail (BGL_IS_BADGE (self));

  ui = game != NULL ? bgl_game_ui_find (game) : NULL;
  if (self->ui == ui)
    return;

  self->ui = ui;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
bgl_badge_get_seat (BglBadge *self)
{
  g_return_val_if_fail (BGL_IS_BADGE (self), 0);

  return self->seat;
}

void
bgl_badge_set_seat (BglBadge *self,
                    guint     seat)
{
  g_return_if_fail (BGL_IS_BADGE (self));
  g_return_if_fail (seat <= BGL_MAX_SEATS);

  if (self->seat == seat)
    return;

  self->seat = seat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bgl_badge_set_pixel_size (BglBadge *self,
                          int       pixel_size)
{
  g_return_if_fail (BGL_IS_BADGE (self));
  g_return_if_fail (pixel_size > 0);

  if (self->pixel_size == pixel_size)
    return;

  self->pixel_size = pixel_size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PIXEL_SIZE]);
}
