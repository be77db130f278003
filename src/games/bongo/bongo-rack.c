/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-rack.h"

#include "bongo-art.h"
#include "bongo-rules.h"
#include "board/bgl-tooltip.h"
#include "engine/bgl-i18n.h"

#define LEAST 24  /* the minimum size of a picture */
#define ICON  32  /* the size of a picture if there is room */
#define WORD  16  /* the minimum width beside the picture, for the dots; a number in large text needs more */
#define DOTS  8   /* below the number */
#define GAP   3
#define BAR   3
#define LIFT  2   /* between the picture and the bar */

struct _BongoRack
{
  GtkWidget    parent_instance;

  char        *owner;
  guint8       counts[BONGO_ANIMALS];
  guint        goal;
  gboolean     pairs;
  PangoLayout *layout;
  int          word;   /* the width of the longest number with its margins */
  int          line;   /* the height of a number */
};

G_DEFINE_FINAL_TYPE (BongoRack, bongo_rack, GTK_TYPE_WIDGET)

static void
ensure_layout (BongoRack *self)
{
  g_autoptr (PangoAttrList) attributes = NULL;

  if (self->layout != NULL)
    return;

  attributes = pango_attr_list_new ();
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (self->layout, attributes);

  pango_layout_set_text (self->layout, "10", -1);
  pango_layout_get_pixel_size (self->layout, &self->word, &self->line);
  self->word = MAX (self->word + 4, WORD);
}

static int
get_width (BongoRack *self,
           int        icon)
{
  return BONGO_ANIMALS * (icon + self->word) + (BONGO_ANIMALS - 1) * GAP;
}

/* The number is above the dots, both beside the picture. */
static int
get_least (BongoRack *self)
{
  return MAX (LEAST, self->line + DOTS);
}

static int
get_most (BongoRack *self)
{
  return MAX (ICON, get_least (self));
}

static void
bongo_rack_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  BongoRack *self = BONGO_RACK (widget);

  ensure_layout (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_width (self, get_least (self));
      *natural = get_width (self, get_most (self));
    }
  else
    {
      *minimum = get_least (self) + LIFT + BAR;
      *natural = get_most (self) + LIFT + BAR;
    }
}

static int
get_icon (BongoRack *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  return CLAMP (MIN ((width - get_width (self, 0)) / BONGO_ANIMALS, height - LIFT - BAR),
                get_least (self), get_most (self));
}

static double
get_x (BongoRack *self,
       BongoWord  animal)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int icon = get_icon (self);

  return (width - get_width (self, icon)) / 2 + (int) animal * (icon + self->word + GAP);
}

static void
append_dot (GtkSnapshot   *snapshot,
            double         x,
            double         y,
            const GdkRGBA *color,
            gboolean       filled)
{
  const float radius = 3;
  GskRoundedRect dot;

  gsk_rounded_rect_init_from_rect (&dot, &GRAPHENE_RECT_INIT ((float) x, (float) y, 2 * radius, 2 * radius), radius);
  if (filled)
    {
      gtk_snapshot_push_rounded_clip (snapshot, &dot);
      gtk_snapshot_append_color (snapshot, color, &dot.bounds);
      gtk_snapshot_pop (snapshot);
    }
  else
    {
      gtk_snapshot_append_border (snapshot, &dot, (const float[4]) { 1.2f, 1.2f, 1.2f, 1.2f },
                                  (const GdkRGBA[4]) { *color, *color, *color, *color });
    }
}

static void
append_bar (GtkSnapshot   *snapshot,
            double         x,
            double         y,
            double         width,
            double         share,
            const GdkRGBA *ink)
{
  GdkRGBA ground = *ink;
  GskRoundedRect bar;

  ground.alpha = 0.25f;
  gsk_rounded_rect_init_from_rect (&bar, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, BAR), BAR / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &bar);
  gtk_snapshot_append_color (snapshot, &ground, &bar.bounds);
  gtk_snapshot_append_color (snapshot, ink, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) (width * share), BAR));
  gtk_snapshot_pop (snapshot);
}

static void
bongo_rack_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  BongoRack *self = BONGO_RACK (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  BglColorScheme scheme = bgl_color_scheme_get ();
  GdkRGBA ink = bgl_art_rgba (bongo_art_get_tones (scheme)->ink, 1);
  int icon;

  ensure_layout (self);
  icon = get_icon (self);
  for (BongoWord animal = 0; animal < BONGO_ANIMALS; animal++)
    {
      guint count = self->counts[animal];
      double x = get_x (self, animal);
      char text[8];
      int height;

      gtk_snapshot_append_texture (snapshot, bongo_art_get_trophy (animal, count > 0, scheme, icon, scale),
                                   &GRAPHENE_RECT_INIT ((float) x, 0, icon, icon));

      g_snprintf (text, sizeof text, "%u", count);
      pango_layout_set_text (self->layout, text, -1);
      pango_layout_get_pixel_size (self->layout, NULL, &height);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x + icon + 2),
                                                              self->pairs ? -1.0f : (icon - height) / 2.0f));
      gtk_snapshot_append_layout (snapshot, self->layout, &ink);
      gtk_snapshot_restore (snapshot);

      if (self->pairs)
        for (guint i = 0; i < BONGO_PAIR; i++)
          append_dot (snapshot, x + icon + 2 + 7.5 * i, icon - 8, &ink, count > i);

      append_bar (snapshot, x, icon + LIFT, icon + self->word - 2, MIN (count / (double) self->goal, 1), &ink);
    }
}

static void
bongo_rack_css_changed (GtkWidget         *widget,
                        GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (bongo_rack_parent_class)->css_changed (widget, change);
  g_clear_object (&BONGO_RACK (widget)->layout);
  gtk_widget_queue_resize (widget);
}

static void
bongo_rack_finalize (GObject *object)
{
  BongoRack *self = BONGO_RACK (object);

  g_free (self->owner);
  g_clear_object (&self->layout);

  G_OBJECT_CLASS (bongo_rack_parent_class)->finalize (object);
}

static void
bongo_rack_class_init (BongoRackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bongo_rack_finalize;

  widget_class->measure = bongo_rack_measure;
  widget_class->snapshot = bongo_rack_snapshot;
  widget_class->css_changed = bongo_rack_css_changed;

  gtk_widget_class_set_css_name (widget_class, "trophies");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bongo_rack_init (BongoRack *self)
{
  self->goal = BONGO_TROPHIES;
}

GtkWidget *
bongo_rack_new (const char *owner)
{
  BongoRack *self = g_object_new (BONGO_TYPE_RACK, NULL);

  self->owner = g_strdup (owner);

  return GTK_WIDGET (self);
}

void
bongo_rack_set_counts (BongoRack    *self,
                       const guint8 *counts,
                       guint         goal,
                       gboolean      pairs)
{
  g_autofree char *label = NULL;

  g_return_if_fail (BONGO_IS_RACK (self));
  g_return_if_fail (goal > 0);

  if (self->goal == goal && self->pairs == pairs && memcmp (self->counts, counts, sizeof self->counts) == 0)
    return;

  memcpy (self->counts, counts, sizeof self->counts);
  self->goal = goal;
  self->pairs = pairs;

  if (pairs)
    /* Translators: spoken: whose trophies, how many of each animal, and how many of one animal win. */
    label = g_strdup_printf (_("%s: bongo %u, gnu %u, rhino %u. Two of each win, or %u of one animal."), self->owner,
                             counts[BONGO_BONGO], counts[BONGO_GNU], counts[BONGO_RHINO], goal);
  else
    /* Translators: spoken: the supply, and how many trophies of each animal are in it. */
    label = g_strdup_printf (_("%s: bongo %u, gnu %u, rhino %u."), self->owner,
                             counts[BONGO_BONGO], counts[BONGO_GNU], counts[BONGO_RHINO]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  bgl_tooltip_set (GTK_WIDGET (self), label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bongo_rack_get_middle (BongoRack        *self,
                       BongoWord         animal,
                       graphene_point_t *point)
{
  g_return_if_fail (BONGO_IS_RACK (self));

  graphene_point_init (point, (float) (get_x (self, animal) + get_icon (self) / 2.0), get_icon (self) / 2.0f);
}
