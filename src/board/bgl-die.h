/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-spot.h"

G_BEGIN_DECLS

#define BGL_TYPE_DIE (bgl_die_get_type ())

G_DECLARE_FINAL_TYPE (BglDie, bgl_die, BGL, DIE, BglSpot)

/* How dice of a game look. A die has a kind, such as its colour, and shows a face from 0 on. */
typedef struct
{
  guint        n_faces;
  /* A whole face with rounded corners, seen from above, that fills the square. */
  GdkTexture *(*get_face) (guint kind,
                           guint face,
                           int   size,
                           int   scale);
  /* The tone of the edges between the faces, as 0xrrggbb. */
  guint32     (*get_edge) (guint kind);
} BglDieSkin;

typedef enum
{
  BGL_DIE_PLAIN,
  BGL_DIE_LIT,     /* it counts */
  BGL_DIE_DIM,     /* it does not matter */
  BGL_DIE_STRUCK,  /* it is crossed out */
} BglDieMark;

/* One frame of a rolling die. */
typedef struct
{
  double x, y;     /* relative to where it will come to rest */
  double height;   /* above the table, in sizes of the die */
  double heading;  /* the direction in which it rolls, in radians */
  double roll;     /* how far it still has to turn over, in radians */
  double spin;     /* how far it still has to turn on the table, in radians */
} BglDiePose;

/*
 * A die that lies on a table, or tumbles over it: what the keyboard reaches and a screen reader speaks.
 * It is drawn turned by its angle within a square of bgl_die_get_size () in the middle of what it is
 * allocated; while it tumbles it is drawn wherever its pose says.
 *
 * Properties: face, angle (in radians), mark.
 *
 * CSS node: "die". Accessible role: image, unless constructed with another one.
 */
GtkWidget  *bgl_die_new       (const BglDieSkin *skin,
                               guint             kind);

/* One that can be pressed, with the accessible role of a button. */
GtkWidget  *bgl_die_new_button (const BglDieSkin *skin,
                                guint             kind);

guint       bgl_die_get_kind  (BglDie           *self);
guint       bgl_die_get_face  (BglDie           *self);
void        bgl_die_set_face  (BglDie           *self,
                               guint             face);
double      bgl_die_get_angle (BglDie           *self);
void        bgl_die_set_angle (BglDie           *self,
                               double            angle);
BglDieMark  bgl_die_get_mark  (BglDie           *self);
void        bgl_die_set_mark  (BglDie           *self,
                               BglDieMark        mark);
/* NULL if it has come to rest. */
void        bgl_die_set_pose  (BglDie           *self,
                               const BglDiePose *pose);

/* The edge of a die in a square of that size. It leaves room to rotate the die by up to BGL_DIE_MAX_ANGLE and to shift it
 * a little without touching its neighbors. */
int         bgl_die_get_size  (int               cell);

#define BGL_DIE_MAX_ANGLE 0.24

G_END_DECLS
