/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-die.h"

#include <math.h>

#include "bgl-art.h"
#include "bgl-color-scheme.h"

#define SIDES  6
#define SHADES 6   /* shades from full light to the darkest side */

struct _BglDie
{
  BglSpot           parent_instance;

  const BglDieSkin *skin;
  guint             kind;
  guint             face;
  double            angle;
  BglDieMark        mark;
  gboolean          tumbling;
  BglDiePose        pose;
};

G_DEFINE_FINAL_TYPE (BglDie, bgl_die, BGL_TYPE_SPOT)

/* Pictures that all dice share */

static void
draw_shadow (cairo_t       *cr,
             double         width,
             double         height,
             gconstpointer  data)
{
  double size = width / 2;

  bgl_art_soft_shadow (cr, size / 2, size / 2, size, size, size / 6, size * 0.14, 0.55);
}

static void
draw_glow (cairo_t       *cr,
           double         width,
           double         height,
           gconstpointer  data)
{
  double size = width / 2;
  double rim = size * 0.09;

  bgl_art_rounded_rect (cr, size / 2 - rim, size / 2 - rim, size + 2 * rim, size + 2 * rim, size / 6 + rim);
  bgl_art_set_source (cr, 0x3a1f08, 1);
  cairo_set_line_width (cr, size * 0.035);
  cairo_stroke_preserve (cr);
  bgl_art_set_source (cr, 0xfff7d6, 1);
  cairo_fill (cr);
}

static void
draw_solid (cairo_t       *cr,
            double         width,
            double         height,
            gconstpointer  data)
{
  bgl_art_rounded_rect (cr, 0, 0, width, height, width / 11);
  bgl_art_set_source (cr, *(const guint32 *) data, 1);
  cairo_fill (cr);
}

static void
draw_shade (cairo_t       *cr,
            double         width,
            double         height,
            gconstpointer  data)
{
  bgl_art_rounded_rect (cr, 0, 0, width, height, width / 6);
  bgl_art_set_source (cr, 0x000000, 0.5 * *(const int *) data / SHADES);
  cairo_fill (cr);
}

/* Lightens a side on paper, because darkening it would use more ink. */
static void
draw_haze (cairo_t       *cr,
           double         width,
           double         height,
           gconstpointer  data)
{
  bgl_art_rounded_rect (cr, 0, 0, width, height, width / 6);
  bgl_art_set_source (cr, 0xffffff, 0.7 * *(const int *) data / SHADES);
  cairo_fill (cr);
}

static void
draw_cross (cairo_t       *cr,
            double         width,
            double         height,
            gconstpointer  data)
{
  bgl_art_cross (cr, width / 2, width / 2,
                 &(BglCross) { .arm = width * 0.40, .line = width * 0.105, .color = 0xa3160f,
                               .under_line = width * 0.19, .under_color = 0xfffaf0, .under_alpha = 1 });
}

static void
append_picture (BglDie        *self,
                GtkSnapshot   *snapshot,
                const char    *key,
                int            size,
                BglArtFunc     func,
                gconstpointer  data)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  GdkTexture *texture = bgl_art_get_texture (size, size, scale, func, data, "%s", key);

  gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (-size / 2.0f, -size / 2.0f, size, size));
}

static void
append_shade (BglDie      *self,
              GtkSnapshot *snapshot,
              int          level,
              int          size)
{
  const gboolean paper = bgl_color_scheme_get () == BGL_COLOR_SCHEME_PAPER;
  char key[16];

  g_snprintf (key, sizeof key, "die-%s %d", paper ? "haze" : "shade", level);
  append_picture (self, snapshot, key, size, paper ? draw_haze : draw_shade, &level);
}

/* The cube. x points right, y down, and z toward the viewer, who is far above. Therefore parallel lines stay
 * parallel, and each visible side is an affine transformation of its face. */

typedef struct
{
  double x, y, z;
} Vector;

/* Each side with its normal and the right and down directions of its picture. The last side is the upper one. */
static const struct
{
  Vector normal, right, down;
} sides[SIDES] = {
  { { 0, 0, -1 }, { 0, 1, 0 }, { 1, 0, 0 } },
  { { -1, 0, 0 }, { 0, 0, 1 }, { 0, 1, 0 } },
  { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  { { 0, -1, 0 }, { 1, 0, 0 }, { 0, 0, 1 } },
  { { 0, 1, 0 }, { 0, 0, 1 }, { 1, 0, 0 } },
  { { 0, 0, 1 }, { 1, 0, 0 }, { 0, 1, 0 } },
};

/* Rotates around the vertical axis first, and then around the horizontal axis perpendicular to the heading. */
static Vector
turn (Vector vector,
      double spin,
      double heading,
      double roll)
{
  const Vector axis = { -sin (heading), cos (heading), 0 };
  const Vector flat = { vector.x * cos (spin) - vector.y * sin (spin),
                        vector.x * sin (spin) + vector.y * cos (spin),
                        vector.z };
  const double along = axis.x * flat.x + axis.y * flat.y;
  const double c = cos (roll), s = sin (roll);

  return (Vector) {
    flat.x * c + axis.y * flat.z * s + axis.x * along * (1 - c),
    flat.y * c - axis.x * flat.z * s + axis.y * along * (1 - c),
    flat.z * c + (axis.x * flat.y - axis.y * flat.x) * s,
  };
}

/* Applies the affine transformation that maps the axes to the two vectors, as a rotation, a scale, and a rotation.
 * GSK would not recognize a plain matrix as two-dimensional. */
static void
apply_affine (GtkSnapshot *snapshot,
              Vector       right,
              Vector       down)
{
  const double e = (right.x + down.y) / 2, f = (right.x - down.y) / 2;
  const double g = (right.y + down.x) / 2, h = (right.y - down.x) / 2;
  const double q = hypot (e, h), r = hypot (f, g);
  const double a1 = atan2 (g, f), a2 = atan2 (h, e);

  gtk_snapshot_rotate (snapshot, (float) ((a2 + a1) / 2 * 180 / G_PI));
  gtk_snapshot_scale (snapshot, (float) (q + r), (float) MAX (q - r, 0.001));
  gtk_snapshot_rotate (snapshot, (float) ((a2 - a1) / 2 * 180 / G_PI));
}

static void
snapshot_face (BglDie      *self,
               GtkSnapshot *snapshot,
               guint        face,
               int          size)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  gtk_snapshot_append_texture (snapshot, self->skin->get_face (self->kind, face, size, scale),
                               &GRAPHENE_RECT_INIT (-size / 2.0f, -size / 2.0f, size, size));
}

static void
snapshot_cube (BglDie      *self,
               GtkSnapshot *snapshot,
               int          size)
{
  const double spin = self->angle - self->pose.spin;
  const guint32 edge = self->skin->get_edge (self->kind);
  char key[24];

  g_snprintf (key, sizeof key, "die-solid %06x", edge);

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < SIDES; i++)
      {
        Vector normal = turn (sides[i].normal, spin, self->pose.heading, -self->pose.roll);
        Vector right = turn (sides[i].right, spin, self->pose.heading, -self->pose.roll);
        Vector down = turn (sides[i].down, spin, self->pose.heading, -self->pose.roll);
        double light;

        if (normal.z < 0.03)
          continue;

        gtk_snapshot_save (snapshot);
        gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (normal.x * size / 2),
                                                                (float) (normal.y * size / 2)));
        apply_affine (snapshot, right, down);
        if (pass == 0)
          {
            append_picture (self, snapshot, key, size, draw_solid, &edge);
          }
        else
          {
            /* The light comes from the top left and from above. */
            light = (-0.36 * normal.x - 0.48 * normal.y + 0.80 * normal.z + 0.25) / 1.05;
            snapshot_face (self, snapshot, (self->face + SIDES - 1 - i) % self->skin->n_faces, size);
            gtk_snapshot_restore (snapshot);
            gtk_snapshot_save (snapshot);
            gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (normal.x * size / 2),
                                                                    (float) (normal.y * size / 2)));
            apply_affine (snapshot, right, down);
            append_shade (self, snapshot, CLAMP ((int) ((1 - light) * SHADES), 0, SHADES), size);
          }
        gtk_snapshot_restore (snapshot);
      }
}

static void
snapshot_lying (BglDie      *self,
                GtkSnapshot *snapshot,
                int          size)
{
  gtk_snapshot_rotate (snapshot, (float) (self->angle * 180 / G_PI));

  if (self->mark == BGL_DIE_LIT)
    append_picture (self, snapshot, "die-glow", 2 * size, draw_glow, NULL);

  snapshot_face (self, snapshot, self->face, size);

  if (self->mark == BGL_DIE_DIM || self->mark == BGL_DIE_STRUCK)
    append_shade (self, snapshot, SHADES - 1, size);
  if (self->mark == BGL_DIE_STRUCK)
    append_picture (self, snapshot, "die-cross", size, draw_cross, NULL);
}

static void
bgl_die_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  BglDie *self = BGL_DIE (widget);
  int cell = gtk_widget_get_width (widget);
  int size = bgl_die_get_size (cell);
  float middle = cell / 2.0f;

  if (size < 4)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle, middle));
  if (self->tumbling)
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->pose.x, (float) self->pose.y));

  gtk_snapshot_save (snapshot);
  if (self->tumbling)
    {
      float away = (float) ((0.06 + 0.45 * self->pose.height) * size);

      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (away * 0.7f, away));
      gtk_snapshot_rotate (snapshot, (float) ((self->angle - self->pose.spin) * 180 / G_PI));
    }
  else
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (size * 0.035f, size * 0.065f));
      gtk_snapshot_rotate (snapshot, (float) (self->angle * 180 / G_PI));
    }
  append_picture (self, snapshot, "die-shadow", 2 * size, draw_shadow, NULL);
  gtk_snapshot_restore (snapshot);

  if (self->tumbling)
    {
      float near = (float) (1 + 0.22 * self->pose.height);

      gtk_snapshot_scale (snapshot, near, near);
      snapshot_cube (self, snapshot, size);
    }
  else
    {
      snapshot_lying (self, snapshot, size);
    }
  gtk_snapshot_restore (snapshot);

  GTK_WIDGET_CLASS (bgl_die_parent_class)->snapshot (widget, snapshot);
}

static void
bgl_die_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  bgl_spot_set_radius (BGL_SPOT (widget), width / 5.0);
}

static void
bgl_die_class_init (BglDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = bgl_die_snapshot;
  widget_class->size_allocate = bgl_die_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bgl_die_init (BglDie *self)
{
}

static GtkWidget *
create (const BglDieSkin  *skin,
        guint              kind,
        GtkAccessibleRole  role)
{
  BglDie *self = g_object_new (BGL_TYPE_DIE, "accessible-role", role, NULL);

  self->skin = skin;
  self->kind = kind;

  return GTK_WIDGET (self);
}

GtkWidget *
bgl_die_new (const BglDieSkin *skin,
             guint             kind)
{
  g_return_val_if_fail (skin != NULL, NULL);

  return create (skin, kind, GTK_ACCESSIBLE_ROLE_IMG);
}

GtkWidget *
bgl_die_new_button (const BglDieSkin *skin,
                    guint             kind)
{
  g_return_val_if_fail (skin != NULL, NULL);

  return create (skin, kind, GTK_ACCESSIBLE_ROLE_BUTTON);
}

guint
bgl_die_get_face (BglDie *self)
{
  g_return_val_if_fail (BGL_IS_DIE (self), 0);

  return self->face;
}

void
bgl_die_set_face (BglDie *self,
                  guint   face)
{
  g_return_if_fail (BGL_IS_DIE (self));
  g_return_if_fail (face < self->skin->n_faces);

  if (self->face == face)
    return;

  self->face = face;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
bgl_die_get_angle (BglDie *self)
{
  g_return_val_if_fail (BGL_IS_DIE (self), 0);

  return self->angle;
}

void
bgl_die_set_angle (BglDie *self,
                   double  angle)
{
  g_return_if_fail (BGL_IS_DIE (self));

  if (G_APPROX_VALUE (self->angle, angle, 0.0001))
    return;

  self->angle = angle;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

BglDieMark
bgl_die_get_mark (BglDie *self)
{
  g_return_val_if_fail (BGL_IS_DIE (self), BGL_DIE_PLAIN);

  return self->mark;
}

void
bgl_die_set_mark (BglDie     *self,
                  BglDieMark  mark)
{
  g_return_if_fail (BGL_IS_DIE (self));

  if (self->mark == mark)
    return;

  self->mark = mark;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bgl_die_set_pose (BglDie           *self,
                  const BglDiePose *pose)
{
  g_return_if_fail (BGL_IS_DIE (self));

  if (!self->tumbling && pose == NULL)
    return;

  self->tumbling = pose != NULL;
  if (pose != NULL)
    self->pose = *pose;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
bgl_die_get_size (int cell)
{
  return (int) (cell * 0.74);
}
