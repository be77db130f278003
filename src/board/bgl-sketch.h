/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * What is drawn over the board of an example to explain it: rings around the places that the text names, the
 * arrow of a move, crosses on what leaves the board. A view says where; how all of it looks is decided here.
 * Places are in the coordinates of the view.
 */
typedef struct _BglSketch BglSketch;

BglSketch *bgl_sketch_new       (void);
void       bgl_sketch_free      (BglSketch             *self);

/* From the edge of one place to the middle of another, past what shall be clear. */
void       bgl_sketch_add_arrow (BglSketch             *self,
                                 const graphene_rect_t *from,
                                 const graphene_rect_t *to);
/* The tag is a short text at the ring, or NULL. */
void       bgl_sketch_add_ring  (BglSketch             *self,
                                 const graphene_rect_t *place,
                                 const char            *tag);
/* Something ends up here: the mark of a move. */
void       bgl_sketch_add_goal  (BglSketch             *self,
                                 const graphene_rect_t *place);
/* Something was here: the empty place where a move began. */
void       bgl_sketch_add_origin (BglSketch             *self,
                                  const graphene_rect_t *place);
/* Something leaves. */
void       bgl_sketch_add_cross (BglSketch             *self,
                                 const graphene_rect_t *place);
/* Neither a tag nor an arrow shall cover this. */
void       bgl_sketch_keep_clear (BglSketch             *self,
                                  const graphene_rect_t *place);
guint      bgl_sketch_get_size  (BglSketch             *self);

/* A refused move has a cross where its mark would be. */
void       bgl_sketch_refuse    (BglSketch             *self);

/* Where the tags stand on a board, in the order of their rings: graphene_rect_t. */
GArray    *bgl_sketch_list_tags (BglSketch             *self,
                                 GtkWidget             *widget);
/* The line that leads from a ring to its tag. Returns FALSE if the tag is so near that it needs none. */
gboolean   bgl_sketch_get_leader (const graphene_rect_t *ring,
                                  const graphene_rect_t *tag,
                                  graphene_point_t      *from,
                                  graphene_point_t      *to);
/* How much of the marks and of what shall be clear an area covers, in square pixels. */
double     bgl_sketch_get_covered (BglSketch             *self,
                                   const graphene_rect_t *area);

/* What the marks and the ends of the arrows take of the board. Returns FALSE for an empty sketch. */
gboolean   bgl_sketch_get_extents (BglSketch             *self,
                                   graphene_rect_t       *extents);

void       bgl_sketch_snapshot  (BglSketch             *self,
                                 GtkWidget             *widget,
                                 GtkSnapshot           *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglSketch, bgl_sketch_free)

G_END_DECLS
