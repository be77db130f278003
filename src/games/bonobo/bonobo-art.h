/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"

#include "bonobo-rules.h"

G_BEGIN_DECLS

typedef struct
{
  guint32 deep;        /* water, from far out to the shore */
  guint32 reef;
  guint32 shallow;
  guint32 foam;
  guint32 wet;         /* sand that the waves reach */
  guint32 sand;
  guint32 dune;        /* the lit side of dunes, and the other one */
  guint32 lee;
  guint32 tuft;
  guint32 toilet;      /* grounds */
  guint32 shade;
  guint32 pebble;      /* an empty spot */
  guint32 veil;        /* laid over everything that is painted in daylight colours */
  double  veil_alpha;
  guint32 mark;        /* lines and signs over the island, and what is around them */
  guint32 mark_edge;
  guint32 glow;        /* around what is good */
  guint32 harm;        /* around what is bad */
} BonoboTones;

const BonoboTones *bonobo_art_get_tones (BglColorScheme scheme);

/* What the island takes with its beach, in edges. */
#define BONOBO_ISLAND_WIDTH  6.62
#define BONOBO_ISLAND_HEIGHT 5.98
/* From the middle of a token to its rim, in edges. */
#define BONOBO_TOKEN_RADIUS  0.235

/* How a rhomb lies: where its tips are. */
typedef enum
{
  BONOBO_UPRIGHT,
  BONOBO_RISING,   /* from the lower left to the upper right */
  BONOBO_FALLING,
} BonoboTurn;

BonoboTurn  bonobo_art_get_turn       (guint place);

/* All pictures have their thing in the middle; sizes are those of an edge, in whole pixels. */

/* Light on water, to be repeated. */
GdkTexture *bonobo_art_get_sea        (BglColorScheme scheme,
                                       int            scale);
/* The size of that picture, in logical pixels. */
void        bonobo_art_get_island_size (int        edge,
                                       int        *width,
                                       int        *height);
/* The old one, or NULL, is returned until the widget can have one of that size. */
GdkTexture *bonobo_art_get_island     (GtkWidget     *widget,
                                       GdkTexture    *old,
                                       BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
/* Over a triangle that is active, or would be: around its middle. */
GdkTexture *bonobo_art_get_active     (guint          triangle,
                                       BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
/* Without its numbers; BONOBO_NONE for the back. */
GdkTexture *bonobo_art_get_rhomb      (guint          rhomb,
                                       BonoboTurn     turn,
                                       BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
GdkTexture *bonobo_art_get_rhomb_shadow (BonoboTurn turn,
                                       gboolean    raised,
                                       int         edge,
                                       int         scale);
/* The outline of a rhomb that could lie there. */
GdkTexture *bonobo_art_get_frame      (BonoboTurn     turn,
                                       BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
/* A number as it stands in a corner: round for good ones, angular for bad ones. The height is
 * in pixels. */
GdkTexture *bonobo_art_get_plate      (int            number,
                                       BglColorScheme scheme,
                                       int            height,
                                       int            scale);
int         bonobo_art_get_plate_width (int        number,
                                       int         height);
GdkTexture *bonobo_art_get_token      (guint          seat,
                                       BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
GdkTexture *bonobo_art_get_token_shadow (gboolean  raised,
                                       int         edge,
                                       int         scale);
/* A ring around a spot where a token can be set. */
GdkTexture *bonobo_art_get_ring       (BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
/* A cross over what is barred or driven away. */
GdkTexture *bonobo_art_get_cross      (BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
/* What the rhombi lie on until they are laid. */
GdkTexture *bonobo_art_get_raft       (BglColorScheme scheme,
                                       int            width,
                                       int            height,
                                       int            scale);

/* Adds the triangle around 0, 0, smaller by the inset and with rounded corners. */
void        bonobo_art_add_triangle   (cairo_t    *cr,
                                       gboolean    up,
                                       double      edge,
                                       double      inset,
                                       double      radius);

/* A free triangle around 0, 0. */
void        bonobo_art_draw_triangle  (cairo_t       *cr,
                                       double         edge,
                                       guint          triangle,
                                       BglColorScheme scheme);

/* For pictures that are drawn whole. Sizes are those of an edge, places the middle. */
void        bonobo_art_draw_island    (cairo_t       *cr,
                                       double         x,
                                       double         y,
                                       double         edge,
                                       BglColorScheme scheme);
void        bonobo_art_draw_rhomb     (cairo_t       *cr,
                                       double         x,
                                       double         y,
                                       double         edge,
                                       guint          rhomb,
                                       BonoboTurn     turn,
                                       BglColorScheme scheme);
void        bonobo_art_draw_token     (cairo_t       *cr,
                                       double         x,
                                       double         y,
                                       double         edge,
                                       guint          seat,
                                       BglColorScheme scheme);
/* The marker of a seat on the score track. */
void        bonobo_art_draw_marker    (cairo_t    *cr,
                                       double      x,
                                       double      y,
                                       double      size,
                                       guint       seat);
void        bonobo_art_draw_plate     (cairo_t       *cr,
                                       double         x,
                                       double         y,
                                       double         height,
                                       int            number,
                                       BglColorScheme scheme);
/* A piece for the chapter on components, by its name; a rhomb has that of a record. FALSE for an unknown one. */
gboolean    bonobo_art_draw_piece     (cairo_t    *cr,
                                       double      size,
                                       const char *name);
/* The lid of the box. */
void        bonobo_art_draw_cover     (cairo_t    *cr,
                                       double      width,
                                       double      height,
                                       gboolean    dark);
/* One piece of what falls when somebody has won, around 0, 0: a shell, a leaf, a banana, a starfish. */
void        bonobo_art_draw_confetti  (cairo_t    *cr,
                                       double      size,
                                       guint       kind);

G_END_DECLS
