/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-sketch-private.h"

#include <math.h>

#define TAG_PAD_X  5.0
#define TAG_PAD_Y  1.5
#define TAG_INSET  2.0
#define LEADER_GAP 4.0  /* a tag that is nearer to its ring has no leader line */

/* The number of positions that are tried for a tag: three distances on each of eight sides. */
#define N_CANDIDATES 24

double
bgl_sketch_get_overlap (const graphene_rect_t *a,
                        const graphene_rect_t *b)
{
  graphene_rect_t common;

  return graphene_rect_intersection (a, b, &common) ? common.size.width * common.size.height : 0;
}

/* Returns a position for the tag beside its ring, on one of eight sides. Higher indices are farther away. */
static graphene_rect_t
get_candidate (GtkWidget             *widget,
               const graphene_rect_t *ring,
               const graphene_rect_t *tag,
               int                    index)
{
  static const int sides[][2] = { { 1, -1 }, { -1, -1 }, { 1, 1 }, { -1, 1 }, { 0, -1 }, { 0, 1 }, { 1, 0 }, { -1, 0 } };
  const int *side = sides[index % (int) G_N_ELEMENTS (sides)];
  const gboolean diagonal = side[0] != 0 && side[1] != 0;
  /* A ring is round, so there is some room in the corners of its square. */
  const float inner = diagonal && index < (int) G_N_ELEMENTS (sides) ? -(float) TAG_INSET : 1;
  const float gap = inner + (float) (index / (int) G_N_ELEMENTS (sides)) * tag->size.height * 0.6f;
  const float reach_x = (ring->size.width + tag->size.width) / 2 + gap;
  const float reach_y = (ring->size.height + tag->size.height) / 2 + gap;
  float x = ring->origin.x + (ring->size.width - tag->size.width) / 2 + (float) side[0] * reach_x;
  float y = ring->origin.y + (ring->size.height - tag->size.height) / 2 + (float) side[1] * reach_y;

  x = CLAMP (x, 2, MAX ((float) gtk_widget_get_width (widget) - tag->size.width - 2, 2));
  y = CLAMP (y, 2, MAX ((float) gtk_widget_get_height (widget) - tag->size.height - 2, 2));

  return GRAPHENE_RECT_INIT (x, y, tag->size.width, tag->size.height);
}

/* Finds the position beside the ring where the tag covers the least of the marks and of what they explain, within
 * the board. */
static graphene_rect_t
place_tag (BglSketch             *self,
           GtkWidget             *widget,
           const Shape           *shape,
           GArray                *tags,
           const graphene_rect_t *size)
{
  double least = G_MAXDOUBLE;
  graphene_rect_t best = *size;

  for (int i = 0; i < N_CANDIDATES; i++)
    {
      const graphene_rect_t candidate = get_candidate (widget, &shape->place, size, i);
      /* Of two positions that cover equally much, prefer the nearer one. */
      double covered = bgl_sketch_get_covered (self, &candidate) + i;

      for (guint j = 0; j < tags->len; j++)
        covered += bgl_sketch_get_overlap (&candidate, &g_array_index (tags, graphene_rect_t, j));
      if (covered < least)
        {
          least = covered;
          best = candidate;
        }
    }

  return best;
}

static PangoLayout *
create_layout (GtkWidget   *widget,
               const Shape *shape)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, shape->tag);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

GArray *
bgl_sketch_list_tags (BglSketch *self,
                      GtkWidget *widget)
{
  GArray *tags = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));

  g_return_val_if_fail (self != NULL, tags);

  for (guint i = 0; i < self->shapes->len; i++)
    {
      const Shape *shape = &g_array_index (self->shapes, Shape, i);
      g_autoptr (PangoLayout) layout = NULL;
      graphene_rect_t bounds;
      int width, height;

      if (shape->tag == NULL)
        continue;

      layout = create_layout (widget, shape);
      pango_layout_get_pixel_size (layout, &width, &height);
      bounds = GRAPHENE_RECT_INIT (0, 0, (float) (width + 2 * TAG_PAD_X), (float) (height + 2 * TAG_PAD_Y));
      bounds = place_tag (self, widget, shape, tags, &bounds);
      g_array_append_val (tags, bounds);
    }

  return tags;
}

void
bgl_sketch_draw_tag (GtkWidget             *widget,
                     GtkSnapshot           *snapshot,
                     const Shape           *shape,
                     const graphene_rect_t *bounds)
{
  g_autoptr (PangoLayout) layout = create_layout (widget, shape);
  GskRoundedRect pill;

  gsk_rounded_rect_init_from_rect (&pill, bounds, bounds->size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { EDGE, 0.92f }, bounds);
  gtk_snapshot_pop (snapshot);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds->origin.x + (float) TAG_PAD_X,
                                                          bounds->origin.y + (float) TAG_PAD_Y));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { INK, 1 });
  gtk_snapshot_restore (snapshot);
}

gboolean
bgl_sketch_get_leader (const graphene_rect_t *ring,
                       const graphene_rect_t *tag,
                       graphene_point_t      *from,
                       graphene_point_t      *to)
{
  graphene_point_t middle;
  double radius, distance;

  g_return_val_if_fail (ring != NULL && tag != NULL, FALSE);
  g_return_val_if_fail (from != NULL && to != NULL, FALSE);

  graphene_rect_get_center (ring, &middle);
  radius = MAX (ring->size.width, ring->size.height) / 2;
  to->x = CLAMP (middle.x, tag->origin.x, tag->origin.x + tag->size.width);
  to->y = CLAMP (middle.y, tag->origin.y, tag->origin.y + tag->size.height);
  distance = hypot (to->x - middle.x, to->y - middle.y);
  if (distance < radius + LEADER_GAP)
    return FALSE;

  graphene_point_interpolate (&middle, to, radius / distance, from);

  return TRUE;
}
