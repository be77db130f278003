/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-chance-mark.h"

#include <adwaita.h>

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"

#define SIZE 16
#define EDGE 1.5

/*
 * CSS nodes: chance-mark. Accessible role: presentation, because a text beside it says the same.
 */
struct _BglChanceMark
{
  GtkWidget         parent_instance;

  BglChanceMarkKind kind;
};

G_DEFINE_FINAL_TYPE (BglChanceMark, bgl_chance_mark, GTK_TYPE_WIDGET)

static void
add_arrow (cairo_t *cr,
           double   x,
           double   y,
           double   radius,
           double   up)
{
  cairo_move_to (cr, x, y - up * radius);
  cairo_line_to (cr, x + radius, y + up * radius * 0.8);
  cairo_line_to (cr, x - radius, y + up * radius * 0.8);
  cairo_close_path (cr);
}

static void
add_cross (cairo_t *cr,
           double   x,
           double   y,
           double   radius)
{
  const double thin = radius * 0.42;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, G_PI / 4);
  cairo_move_to (cr, -thin, -radius);
  cairo_line_to (cr, thin, -radius);
  cairo_line_to (cr, thin, -thin);
  cairo_line_to (cr, radius, -thin);
  cairo_line_to (cr, radius, thin);
  cairo_line_to (cr, thin, thin);
  cairo_line_to (cr, thin, radius);
  cairo_line_to (cr, -thin, radius);
  cairo_line_to (cr, -thin, thin);
  cairo_line_to (cr, -radius, thin);
  cairo_line_to (cr, -radius, -thin);
  cairo_line_to (cr, -thin, -thin);
  cairo_close_path (cr);
  cairo_restore (cr);
}

void
bgl_chance_mark_draw (cairo_t          *cr,
                      BglChanceMarkKind kind,
                      double            x,
                      double            y,
                      double            size,
                      gboolean          dark)
{
  const guint32 ink = dark ? 0xffffff : 0x000000;
  const guint32 paper = dark ? 0x242424 : 0xfafafa;
  const double radius = size / 2 - EDGE;

  switch (kind)
    {
    case BGL_CHANCE_MARK_INACCURACY:
      bgl_art_shape (cr, BGL_SHAPE_CIRCLE, x, y, radius * 0.75);
      break;
    case BGL_CHANCE_MARK_MISTAKE:
      bgl_art_shape (cr, BGL_SHAPE_DIAMOND, x, y, radius * 0.85);
      break;
    case BGL_CHANCE_MARK_BLUNDER:
      add_cross (cr, x, y, radius);
      break;
    case BGL_CHANCE_MARK_LUCKY:
      add_arrow (cr, x, y, radius * 0.9, 1);
      break;
    case BGL_CHANCE_MARK_UNLUCKY:
      add_arrow (cr, x, y, radius * 0.9, -1);
      break;
    case BGL_CHANCE_MARK_NONE:
    default:
      return;
    }

  bgl_art_set_source (cr, paper, 1);
  cairo_set_line_width (cr, 2 * EDGE);
  cairo_stroke_preserve (cr);
  /* The mildest error is hollow. */
  bgl_art_set_source (cr, kind == BGL_CHANCE_MARK_INACCURACY ? paper : ink, 1);
  cairo_fill_preserve (cr);
  bgl_art_set_source (cr, ink, 1);
  cairo_set_line_width (cr, kind == BGL_CHANCE_MARK_INACCURACY ? EDGE : EDGE / 2);
  cairo_stroke (cr);
}

static void
bgl_chance_mark_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  bgl_chance_mark_draw (cr, BGL_CHANCE_MARK (widget)->kind, width / 2.0, height / 2.0, MIN (width, height),
                        adw_style_manager_get_dark (adw_style_manager_get_default ()));
  cairo_destroy (cr);
}

static void
bgl_chance_mark_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
bgl_chance_mark_class_init (BglChanceMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = bgl_chance_mark_snapshot;
  widget_class->measure = bgl_chance_mark_measure;

  gtk_widget_class_set_css_name (widget_class, "chance-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bgl_chance_mark_init (BglChanceMark *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  bgl_color_scheme_connect (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
bgl_chance_mark_new (BglChanceMarkKind kind)
{
  BglChanceMark *self = g_object_new (BGL_TYPE_CHANCE_MARK, NULL);

  self->kind = kind;

  return GTK_WIDGET (self);
}
