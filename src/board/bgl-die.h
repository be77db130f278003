/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-spot.h"

G_BEGIN_DECLS

#define BGL_TYPE_DIE (bgl_die_get_type ())

G_DECLARE_FINAL_TYPE (BglDie, bgl_die, BGL, DIE, BglSpot)

/* The appearance of the dice of a game. A die has a kind, such as its color, and shows a face, counted from 0. */
typedef struct
{
  guint        n_faces;
  /* Returns a whole face with rounded corners that fills the square, seen from above (transfer none). */
  GdkTexture *(*get_face) (guint kind,
                           guint face,
                           int   size,
                           int   scale);
  /* The color of the edges between the faces, as 0xrrggbb. */
  guint32     (*get_edge) (guint kind);
} BglDieSkin;

typedef enum
{
  BGL_DIE_PLAIN,
  BGL_DIE_LIT,     /* the die counts */
  BGL_DIE_DIM,     /* the die does not matter */
  BGL_DIE_STRUCK,  /* the die is crossed out */
} BglDieMark;

/* One frame of a rolling die. */
typedef struct
{
  double x, y;     /* relative to where the die will come to rest */
  double height;   /* above the table, in sizes of the die */
  double heading;  /* the direction in which it rolls, in radians */
  double roll;     /* the remaining rotation about the horizontal axis, in radians */
  double spin;     /* the remaining rotation about the vertical axis, in radians */
} BglDiePose;

/*
 * A die that lies on a table or rolls over it. It can have the focus, and a screen reader speaks it. It is drawn
 * rotated by its angle within a square of bgl_die_get_size () in the center of its allocation. While it rolls, it is
 * drawn at its pose.
 *
 * CSS node: "die". Accessible role: image, unless constructed with another one.
 */
GtkWidget  *bgl_die_new       (const BglDieSkin *skin,
                               guint             kind);

/* Creates a die that can be pressed, with the accessible role of a button. */
GtkWidget  *bgl_die_new_button (const BglDieSkin *skin,
                                guint             kind);

guint       bgl_die_get_face  (BglDie           *self);
void        bgl_die_set_face  (BglDie           *self,
                               guint             face);
/* In radians. */
double      bgl_die_get_angle (BglDie           *self);
void        bgl_die_set_angle (BglDie           *self,
                               double            angle);
BglDieMark  bgl_die_get_mark  (BglDie           *self);
void        bgl_die_set_mark  (BglDie           *self,
                               BglDieMark        mark);
/* Sets the pose of a rolling die, or NULL if it has come to rest. */
void        bgl_die_set_pose  (BglDie           *self,
                               const BglDiePose *pose);

/* The edge of a die in a square of that size. It leaves room to rotate the die by up to BGL_DIE_MAX_ANGLE and to shift it
 * a little without touching its neighbors. */
int         bgl_die_get_size  (int               cell);

#define BGL_DIE_MAX_ANGLE 0.24

G_END_DECLS
