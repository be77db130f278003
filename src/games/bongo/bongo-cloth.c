/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-cloth.h"

#include "board/bgl-arrange.h"

struct _BongoCloth
{
  GtkWidget parent_instance;

  BglColorScheme  scheme;
};

G_DEFINE_FINAL_TYPE (BongoCloth, bongo_cloth, GTK_TYPE_WIDGET)

void
bongo_cloth_snapshot (GtkWidget      *widget,
                      GtkSnapshot    *snapshot,
                      BglColorScheme  scheme)
{
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);
  graphene_rect_t weave = GRAPHENE_RECT_INIT (0, 0, BONGO_CLOTH_SIZE, BONGO_CLOTH_SIZE);
  graphene_rect_t grass = GRAPHENE_RECT_INIT (0, height - BONGO_GRASS_HEIGHT, BONGO_GRASS_WIDTH, BONGO_GRASS_HEIGHT);

  gtk_snapshot_push_repeat (snapshot, &all, &weave);
  gtk_snapshot_append_texture (snapshot, bongo_art_get_cloth (scheme, scale), &weave);
  gtk_snapshot_pop (snapshot);

  if (scheme == BGL_COLOR_SCHEME_PAPER)
    return;

  for (; grass.origin.x < width; grass.origin.x += BONGO_GRASS_WIDTH)
    gtk_snapshot_append_texture (snapshot, bongo_art_get_grass (scheme, scale), &grass);
}

/* Redraws all descendants, because dice and trophies depend on the color scheme. */
static void
draw_anew (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    draw_anew (child);
}

void
bongo_cloth_set_light (GtkWidget      *widget,
                       BglColorScheme  scheme)
{
  static const char *const classes[] = {
    [BGL_COLOR_SCHEME_LIGHT] = "day", [BGL_COLOR_SCHEME_DARK] = "night", [BGL_COLOR_SCHEME_HIGH_CONTRAST] = "contrast",
    [BGL_COLOR_SCHEME_PAPER] = "paper",
  };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (i != scheme)
      gtk_widget_remove_css_class (widget, classes[i]);
  gtk_widget_add_css_class (widget, classes[scheme]);
  draw_anew (widget);
}

static void
style_changed_cb (BongoCloth *self)
{
  self->scheme = bgl_color_scheme_get ();
  bongo_cloth_set_light (GTK_WIDGET (self), self->scheme);
}

static void
bongo_cloth_snapshot_widget (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  bongo_cloth_snapshot (widget, snapshot, BONGO_CLOTH (widget)->scheme);
  GTK_WIDGET_CLASS (bongo_cloth_parent_class)->snapshot (widget, snapshot);
}

static void
bongo_cloth_dispose (GObject *object)
{
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bongo_cloth_parent_class)->dispose (object);
}

static void
bongo_cloth_class_init (BongoClothClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bongo_cloth_dispose;
  widget_class->snapshot = bongo_cloth_snapshot_widget;

  gtk_widget_class_set_css_name (widget_class, "bongo");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bongo_cloth_init (BongoCloth *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  bgl_color_scheme_connect (self, G_CALLBACK (style_changed_cb));
  style_changed_cb (self);
}

GtkWidget *
bongo_cloth_new (GtkWidget *child)
{
  GtkWidget *self = g_object_new (BONGO_TYPE_CLOTH, NULL);

  gtk_widget_set_parent (child, self);

  return self;
}
