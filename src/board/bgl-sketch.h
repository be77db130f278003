/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Marks over the board of an example that explain it: rings around the places that the text mentions, an arrow for a
 * move, and crosses on pieces that leave the board. A view only provides the places, in its own coordinates.
 */
typedef struct _BglSketch BglSketch;

BglSketch *bgl_sketch_new       (void);
void       bgl_sketch_free      (BglSketch             *self);

/* Adds an arrow from the edge of one place to the center of another, around areas that must stay clear. */
void       bgl_sketch_add_arrow (BglSketch             *self,
                                 const graphene_rect_t *from,
                                 const graphene_rect_t *to);
/* Adds a ring. The tag is a short text beside the ring, or NULL. */
void       bgl_sketch_add_ring  (BglSketch             *self,
                                 const graphene_rect_t *place,
                                 const char            *tag);
/* Marks the place where a move ends. */
void       bgl_sketch_add_goal  (BglSketch             *self,
                                 const graphene_rect_t *place);
/* Marks the empty place where a move began. */
void       bgl_sketch_add_origin (BglSketch             *self,
                                  const graphene_rect_t *place);
/* Marks a piece that leaves the board. */
void       bgl_sketch_add_cross (BglSketch             *self,
                                 const graphene_rect_t *place);
/* Adds an area that tags and arrows should not cover. */
void       bgl_sketch_keep_clear (BglSketch             *self,
                                  const graphene_rect_t *place);
guint      bgl_sketch_get_size  (BglSketch             *self);

/* Replaces the mark of a move with a cross, because the move was refused. */
void       bgl_sketch_refuse    (BglSketch             *self);

/* The positions of the tags on a board, in the order of their rings, as an array of graphene_rect_t (transfer full). */
GArray    *bgl_sketch_list_tags (BglSketch             *self,
                                 GtkWidget             *widget);
/* The leader line from a ring to its tag. Returns FALSE if the tag is so near that it needs none. */
gboolean   bgl_sketch_get_leader (const graphene_rect_t *ring,
                                  const graphene_rect_t *tag,
                                  graphene_point_t      *from,
                                  graphene_point_t      *to);
/* How much an area covers of the marks and of what must stay clear, in square pixels. */
double     bgl_sketch_get_covered (BglSketch             *self,
                                   const graphene_rect_t *area);

/* The bounding box of the marks and of the ends of the arrows. Returns FALSE if the sketch is empty. */
gboolean   bgl_sketch_get_extents (BglSketch             *self,
                                   graphene_rect_t       *extents);

void       bgl_sketch_snapshot  (BglSketch             *self,
                                 GtkWidget             *widget,
                                 GtkSnapshot           *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglSketch, bgl_sketch_free)

G_END_DECLS
