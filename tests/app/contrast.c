/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "contrast.h"

#include <math.h>

#include "test-utils.h"

#define SCALE 3

/* Letters that were drawn with Cairo. */
typedef struct
{
  graphene_rect_t bounds;
  GdkRGBA         color;
  double          size;
  char           *text;
} Letters;

struct _Contrast
{
  GtkWidget     *window;
  GskRenderNode *node;
  guchar        *pixels;
  int            width;
  int            height;
  GArray        *insensitive;   /* graphene_rect_t */

  GString       *faults;
  double         lowest;
  double         smallest;
  guint          n_texts;
};

static cairo_user_data_key_t letters_key;

void __real_bgl_art_draw_text (cairo_t *cr, double x, double y, double size, const char *text);
void __wrap_bgl_art_draw_text (cairo_t *cr, double x, double y, double size, const char *text);

static void
clear_letters (gpointer data)
{
  g_free (((Letters *) data)->text);
}

static void
free_letters (gpointer letters)
{
  g_array_unref (letters);
}

/* Surfaces of render nodes have the same coordinates as their node. */
void
__wrap_bgl_art_draw_text (cairo_t    *cr,
                          double      x,
                          double      y,
                          double      size,
                          const char *text)
{
  cairo_surface_t *surface = cairo_get_group_target (cr);
  GArray *letters = cairo_surface_get_user_data (surface, &letters_key);
  const double half = size * 0.3 * g_utf8_strlen (text, -1);
  Letters drawn = { .text = g_strdup (text) };
  double left = x - half, top = y - size * 0.45, right = x + half, bottom = y + size * 0.45;
  double red, green, blue, alpha;

  if (letters == NULL)
    {
      letters = g_array_new (FALSE, FALSE, sizeof (Letters));
      g_array_set_clear_func (letters, clear_letters);
      cairo_surface_set_user_data (surface, &letters_key, letters, free_letters);
    }

  cairo_user_to_device (cr, &left, &top);
  cairo_user_to_device (cr, &right, &bottom);
  graphene_rect_init (&drawn.bounds, (float) left, (float) top, (float) (right - left), (float) (bottom - top));
  drawn.size = (bottom - top) / 0.9;
  if (cairo_pattern_get_rgba (cairo_get_source (cr), &red, &green, &blue, &alpha) == CAIRO_STATUS_SUCCESS)
    drawn.color = (GdkRGBA) { (float) red, (float) green, (float) blue, (float) alpha };
  g_array_append_val (letters, drawn);

  __real_bgl_art_draw_text (cr, x, y, size, text);
}

static double
get_linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const GdkRGBA *color)
{
  return 0.2126 * get_linear (color->red) + 0.7152 * get_linear (color->green) + 0.0722 * get_linear (color->blue);
}

double
contrast_get_ratio (const GdkRGBA *first,
                    const GdkRGBA *second)
{
  double a = get_luminance (first), b = get_luminance (second);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

static void
find_insensitive (Contrast  *self,
                  GtkWidget *widget)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;

  if (!gtk_widget_get_sensitive (widget) && gtk_widget_compute_bounds (widget, self->window, &bounds))
    {
      g_array_append_val (self->insensitive, bounds);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    find_insensitive (self, child);
}

/* There is nothing to take while the window is about to be drawn. */
static gboolean
take_node (gpointer data)
{
  Contrast *self = data;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (self->window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (self->window), gtk_widget_get_height (self->window));
  self->node = gtk_snapshot_to_node (snapshot);

  return self->node != NULL;
}

Contrast *
contrast_new (GtkWidget *window)
{
  g_autoptr (GtkSnapshot) scaled = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) large = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;
  Contrast *self = g_new0 (Contrast, 1);

  self->window = window;
  self->insensitive = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  find_insensitive (self, window);

  bgl_test_wait (take_node, self);
  self->width = gtk_widget_get_width (window) * SCALE;
  self->height = gtk_widget_get_height (window) * SCALE;

  gtk_snapshot_scale (scaled, SCALE, SCALE);
  gtk_snapshot_append_node (scaled, self->node);
  large = gtk_snapshot_to_node (scaled);
  /* GTK draws on such a surface too, but GTK 4.8 takes longer to copy it from a texture than to draw it. */
  self->pixels = g_malloc0 ((gsize) self->width * self->height * 4);
  surface = cairo_image_surface_create_for_data (self->pixels, CAIRO_FORMAT_ARGB32, self->width, self->height,
                                                 self->width * 4);
  cr = cairo_create (surface);
  gsk_render_node_draw (large, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  cairo_surface_destroy (surface);

  return self;
}

void
contrast_free (Contrast *self)
{
  gsk_render_node_unref (self->node);
  g_free (self->pixels);
  g_array_unref (self->insensitive);
  g_free (self);
}

/* A loop over the pixels of the rectangle. */
#define FOR_PIXELS(self, bounds, pixel)                                                                             \
  for (int y_ = MAX (0, (int) floor ((bounds)->origin.y * SCALE)),                                                  \
           y_end_ = MIN ((self)->height, (int) ceil (((bounds)->origin.y + (bounds)->size.height) * SCALE));        \
       y_ < y_end_; y_++)                                                                                           \
    for (const guint32 *pixel = (const guint32 *) (self)->pixels + (gsize) y_ * (self)->width                        \
                                + MAX (0, (int) floor ((bounds)->origin.x * SCALE)),                                \
                       *row_end_ = (const guint32 *) (self)->pixels + (gsize) y_ * (self)->width                     \
                                + MIN ((self)->width,                                                               \
                                       (int) ceil (((bounds)->origin.x + (bounds)->size.width) * SCALE));           \
         pixel < row_end_; pixel++)

static GdkRGBA
get_color (guint32 pixel)
{
  return (GdkRGBA) { (pixel >> 16 & 0xff) / 255.0f, (pixel >> 8 & 0xff) / 255.0f, (pixel & 0xff) / 255.0f, 1 };
}

void
contrast_get_ground (Contrast              *self,
                     const graphene_rect_t *bounds,
                     GdkRGBA               *color)
{
  guint counts[3][256] = { 0 };
  guint n = 0;
  float medians[3];

  FOR_PIXELS (self, bounds, pixel)
    {
      for (guint i = 0; i < 3; i++)
        counts[i][*pixel >> (8 * i) & 0xff]++;
      n++;
    }

  for (guint i = 0; i < 3; i++)
    {
      guint sum = 0, value = 0;

      while (value < 255 && (sum += counts[i][value]) * 2 < n)
        value++;
      medians[i] = value / 255.0f;
    }
  *color = (GdkRGBA) { medians[2], medians[1], medians[0], 1 };
}

double
contrast_get_share (Contrast              *self,
                    const graphene_rect_t *bounds,
                    const GdkRGBA         *ground,
                    double                 ratio)
{
  guint n = 0, n_visible = 0;

  FOR_PIXELS (self, bounds, pixel)
    {
      GdkRGBA color = get_color (*pixel);

      n++;
      n_visible += contrast_get_ratio (&color, ground) >= ratio;
    }

  return n > 0 ? (double) n_visible / n : 0;
}

/* Finds the text's color in the rectangle. Returns FALSE if something covers the text. */
static gboolean
find_text_color (Contrast              *self,
                 const graphene_rect_t *bounds,
                 const GdkRGBA         *ground,
                 const GdkRGBA         *declared,
                 double                 opacity,
                 GdkRGBA               *color)
{
  const double alpha = declared->alpha * opacity;
  const GdkRGBA expected = {
    (float) (declared->red * alpha + ground->red * (1 - alpha)),
    (float) (declared->green * alpha + ground->green * (1 - alpha)),
    (float) (declared->blue * alpha + ground->blue * (1 - alpha)), 1
  };
  double sums[3] = { 0 };
  guint n = 0, n_text = 0;

  FOR_PIXELS (self, bounds, pixel)
    {
      GdkRGBA found = get_color (*pixel);

      n++;
      if (fabsf (found.red - expected.red) < 0.05f && fabsf (found.green - expected.green) < 0.05f &&
          fabsf (found.blue - expected.blue) < 0.05f)
        {
          sums[0] += found.red;
          sums[1] += found.green;
          sums[2] += found.blue;
          n_text++;
        }
    }

  if (n_text * 200 < n)
    return FALSE;

  *color = (GdkRGBA) { (float) (sums[0] / n_text), (float) (sums[1] / n_text), (float) (sums[2] / n_text), 1 };
  return TRUE;
}

static char *
describe_place (Contrast              *self,
                const graphene_rect_t *bounds)
{
  GtkWidget *widget = gtk_widget_pick (self->window, bounds->origin.x + bounds->size.width / 2,
                                       bounds->origin.y + bounds->size.height / 2, GTK_PICK_NON_TARGETABLE);

  if (widget == NULL)
    return g_strdup ("");
  if (GTK_IS_LABEL (widget))
    return g_strdup_printf ("“%.40s” in %s", gtk_label_get_text (GTK_LABEL (widget)),
                            G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  return g_strdup (G_OBJECT_TYPE_NAME (widget));
}

static gboolean
is_large (double   size,
          gboolean bold)
{
  return size >= (bold ? 18.66 : 24);
}

static void
check_text (Contrast              *self,
            const graphene_rect_t *bounds,
            const graphene_rect_t *clip,
            const GdkRGBA         *declared,
            double                 opacity,
            double                 size,
            gboolean               bold,
            const char            *text)
{
  graphene_rect_t visible;
  graphene_point_t center;
  GdkRGBA ground, color;
  double ratio, needed = is_large (size, bold) ? CONTRAST_LARGE_TEXT : CONTRAST_TEXT;

  /* Text that is scrolled halfway out of sight is measured elsewhere. */
  if (!graphene_rect_intersection (bounds, clip, &visible) ||
      visible.size.width * visible.size.height < 0.9f * bounds->size.width * bounds->size.height)
    return;

  graphene_rect_get_center (bounds, &center);
  for (guint i = 0; i < self->insensitive->len; i++)
    if (graphene_rect_contains_point (&g_array_index (self->insensitive, graphene_rect_t, i), &center))
      return;

  contrast_get_ground (self, &visible, &ground);
  if (!find_text_color (self, &visible, &ground, declared, opacity, &color))
    return;

  ratio = contrast_get_ratio (&ground, &color);
  self->n_texts++;
  self->lowest = MIN (self->lowest, ratio / needed);
  self->smallest = MIN (self->smallest, size);
  if (ratio < needed)
    {
      g_autofree char *place = text != NULL ? g_strdup_printf ("“%s”", text) : describe_place (self, bounds);
      g_autofree char *foreground = gdk_rgba_to_string (&color);
      g_autofree char *background = gdk_rgba_to_string (&ground);

      g_string_append_printf (self->faults, "%.2f instead of %.1f at %.0f, %.0f: %s, %s on %s\n", ratio, needed,
                              bounds->origin.x, bounds->origin.y, place, foreground, background);
    }
}

/* From GTK 4.16 on, gsk_text_node_get_color () does not return the color. The text form of the node has it, except for
 * black. */
static GdkRGBA
get_text_color (GskRenderNode *node)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  const char *start;
  GdkRGBA color = { 0, 0, 0, 1 };

  if (gtk_get_minor_version () < 16)
    return *gsk_text_node_get_color (node);

  bytes = gsk_render_node_serialize (node);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  start = strstr (text, " color: ");
  if (start != NULL)
    {
      g_autofree char *value = g_strndup (start + strlen (" color: "), strcspn (start, ";") - strlen (" color: "));

      if (sscanf (value, "color(srgb %f %f %f / %f)", &color.red, &color.green, &color.blue, &color.alpha) < 3)
        g_assert_true (gdk_rgba_parse (&color, value));
    }

  return color;
}

static void
check_node (Contrast              *self,
            GskRenderNode         *node,
            GskTransform          *transform,
            double                 opacity,
            const graphene_rect_t *clip)
{
  graphene_rect_t own, bounds;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        check_node (self, gsk_container_node_get_child (node, i), transform, opacity, clip);
      break;
    case GSK_TRANSFORM_NODE:
      {
        g_autoptr (GskTransform) inner = gsk_transform_transform (gsk_transform_ref (transform),
                                                                  gsk_transform_node_get_transform (node));

        check_node (self, gsk_transform_node_get_child (node), inner, opacity, clip);
      }
      break;
    case GSK_OPACITY_NODE:
      check_node (self, gsk_opacity_node_get_child (node), transform,
                  opacity * gsk_opacity_node_get_opacity (node), clip);
      break;
    case GSK_CLIP_NODE:
    case GSK_ROUNDED_CLIP_NODE:
      {
        gboolean rounded = gsk_render_node_get_node_type (node) == GSK_ROUNDED_CLIP_NODE;
        const graphene_rect_t *rect = rounded ? &gsk_rounded_clip_node_get_clip (node)->bounds : gsk_clip_node_get_clip (node);
        graphene_rect_t inner;

        gsk_transform_transform_bounds (transform, rect, &bounds);
        if (graphene_rect_intersection (&bounds, clip, &inner))
          check_node (self, rounded ? gsk_rounded_clip_node_get_child (node) : gsk_clip_node_get_child (node), transform,
                      opacity, &inner);
      }
      break;
    case GSK_SHADOW_NODE:
      check_node (self, gsk_shadow_node_get_child (node), transform, opacity, clip);
      break;
    case GSK_DEBUG_NODE:
      check_node (self, gsk_debug_node_get_child (node), transform, opacity, clip);
      break;
    case GSK_TEXT_NODE:
      {
        PangoFontDescription *font = pango_font_describe_with_absolute_size (gsk_text_node_get_font (node));
        double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
        gboolean bold = pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD;
        const GdkRGBA color = get_text_color (node);

        gsk_render_node_get_bounds (node, &own);
        gsk_transform_transform_bounds (transform, &own, &bounds);
        check_text (self, &bounds, clip, &color, opacity,
                    size * bounds.size.height / own.size.height, bold, NULL);
        pango_font_description_free (font);
      }
      break;
    case GSK_CAIRO_NODE:
      {
        cairo_surface_t *surface = gsk_cairo_node_get_surface (node);
        GArray *letters = surface != NULL ? cairo_surface_get_user_data (surface, &letters_key) : NULL;

        for (guint i = 0; letters != NULL && i < letters->len; i++)
          {
            const Letters *drawn = &g_array_index (letters, Letters, i);

            gsk_transform_transform_bounds (transform, &drawn->bounds, &bounds);
            check_text (self, &bounds, clip, &drawn->color, opacity,
                        drawn->size * bounds.size.height / drawn->bounds.size.height, TRUE, drawn->text);
          }
      }
      break;
    default:
      break;
    }
}

double
contrast_check_texts (Contrast *self,
                      GString  *faults,
                      guint    *n_texts)
{
  graphene_rect_t clip;

  graphene_rect_init (&clip, 0, 0, self->width / SCALE, self->height / SCALE);
  self->faults = faults;
  self->lowest = G_MAXDOUBLE;
  self->smallest = G_MAXDOUBLE;
  self->n_texts = 0;
  check_node (self, self->node, NULL, 1, &clip);
  *n_texts = self->n_texts;

  return self->lowest;
}

double
contrast_get_smallest (Contrast *self)
{
  return self->smallest;
}
