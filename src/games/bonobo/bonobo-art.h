/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"

#include "bonobo-rules.h"

G_BEGIN_DECLS

typedef struct
{
  guint32 deep;        /* water, from the open sea to the shore */
  guint32 reef;
  guint32 shallow;
  guint32 foam;
  guint32 wet;         /* sand that the waves reach */
  guint32 sand;
  guint32 dune;        /* the lit side of dunes, and the side away from the light */
  guint32 lee;
  guint32 tuft;
  guint32 toilet;      /* the ground of toilets and sunshades */
  guint32 shade;
  guint32 pebble;      /* an empty spot */
  guint32 veil;        /* laid over everything that is painted in daylight colors */
  double  veil_alpha;
  guint32 mark;        /* lines and symbols over the island, and their outline */
  guint32 mark_edge;
  guint32 glow;        /* around hints, recent moves, and positive points */
  guint32 harm;        /* around negative points */
} BonoboTones;

const BonoboTones *bonobo_art_get_tones (BglColorScheme scheme);

/* The size of the island with its beach, in edges. */
#define BONOBO_ISLAND_WIDTH  6.62
#define BONOBO_ISLAND_HEIGHT 5.98
/* The radius of a token, in edges. */
#define BONOBO_TOKEN_RADIUS  0.235

/* The orientation of a rhomb: where its tips are. */
typedef enum
{
  BONOBO_UPRIGHT,
  BONOBO_RISING,   /* from the lower left to the upper right */
  BONOBO_FALLING,
} BonoboTurn;

BonoboTurn  bonobo_art_get_turn       (guint place);

/* All pictures have their subject in the center. Their size is that of an edge, in whole pixels. All textures are
 * (transfer none). */

/* Light on water, as a tile to be repeated. */
GdkTexture *bonobo_art_get_sea        (BglColorScheme scheme,
                                       int            scale);
/* The size of the picture of the island, in logical pixels. */
void        bonobo_art_get_island_size (int        edge,
                                       int        *width,
                                       int        *height);
/* Returns the old picture, unless it is NULL, until one of that size is ready for the widget. */
GdkTexture *bonobo_art_get_island     (GtkWidget     *widget,
                                       GdkTexture    *old,
                                       BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
/* The highlight of a triangle that is active or would become active, around its center. */
GdkTexture *bonobo_art_get_active     (guint          triangle,
                                       BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
/* A rhomb without its numbers, or its back for BONOBO_NONE. */
GdkTexture *bonobo_art_get_rhomb      (guint          rhomb,
                                       BonoboTurn     turn,
                                       BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
GdkTexture *bonobo_art_get_rhomb_shadow (BonoboTurn turn,
                                       gboolean    raised,
                                       int         edge,
                                       int         scale);
/* The outline of a possible place for a rhomb. */
GdkTexture *bonobo_art_get_frame      (BonoboTurn     turn,
                                       BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
/* A number in the corner of a rhomb: round for good ones, angular for bad ones. The height is in pixels. */
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
/* A ring around a spot where a token can be placed. */
GdkTexture *bonobo_art_get_ring       (BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
/* A cross over a spot that is barred or a token that is driven away. */
GdkTexture *bonobo_art_get_cross      (BglColorScheme scheme,
                                       int            edge,
                                       int            scale);
/* The raft that the rhombi lie on until they are laid. */
GdkTexture *bonobo_art_get_raft       (BglColorScheme scheme,
                                       int            width,
                                       int            height,
                                       int            scale);

/* Adds a triangle around 0, 0 to the path, smaller by the inset and with rounded corners. */
void        bonobo_art_add_triangle   (cairo_t    *cr,
                                       gboolean    up,
                                       double      edge,
                                       double      inset,
                                       double      radius);

/* Draws a free triangle around 0, 0. */
void        bonobo_art_draw_triangle  (cairo_t       *cr,
                                       double         edge,
                                       guint          triangle,
                                       BglColorScheme scheme);

/* For pictures that are drawn with cairo as a whole. The size is that of an edge, and x, y is the center. */
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
/* Draws the marker of a seat on the score track. */
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
/* Draws a piece by its name, for the chapter on components. Rhombi have the same names as in records. Returns FALSE
 * if the name is unknown. */
gboolean    bonobo_art_draw_piece     (cairo_t    *cr,
                                       double      size,
                                       const char *name);
/* Draws the cover picture, which looks like the lid of the game's box. */
void        bonobo_art_draw_cover     (cairo_t    *cr,
                                       double      width,
                                       double      height,
                                       gboolean    dark);
/* Draws a piece of confetti for the winner around 0, 0: a shell, a leaf, a banana, or a starfish. */
void        bonobo_art_draw_confetti  (cairo_t    *cr,
                                       double      size,
                                       guint       kind);

G_END_DECLS
