/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"

#include "bango-rules.h"

G_BEGIN_DECLS

/* The tones that the view needs beside the pictures. */
typedef struct
{
  guint32 table;      /* the middle tone of the wood */
  guint32 mark;       /* lines and signs on the table */
  guint32 glow;       /* around what is good */
  guint32 cut;        /* the cross on tiles that would leave */
  guint32 part[4];    /* parts to choose between */
} BangoTones;

const BangoTones *bango_art_get_tones  (BglColorScheme    scheme);

/* The corner of tiles, and what they leave free on each side of a cell of that size. */
double            bango_art_get_corner (double      cell);
double            bango_art_get_gap    (double      cell);

/* A tile, as large as its cell. */
GdkTexture       *bango_art_get_tile   (BangoColour    colour,
                                        BglColorScheme scheme,
                                        int            cell,
                                        int            scale);
/* How far the picture of a shadow goes beyond its cell on each side. */
int               bango_art_get_shadow_reach (int   cell);
/* What a tile throws on the table. */
GdkTexture       *bango_art_get_shadow (gboolean    raised,
                                        int         cell,
                                        int         scale);
/* The cross over a tile, as large as its cell. */
GdkTexture       *bango_art_get_cross  (BglColorScheme scheme,
                                        int            cell,
                                        int            scale);
/* Where a tile can go: a shallow hollow in the wood. */
GdkTexture       *bango_art_get_hollow (BglColorScheme scheme,
                                        int            cell,
                                        int            scale);
/* Four corners around the tile that was moved last. */
GdkTexture       *bango_art_get_corners (BglColorScheme scheme,
                                         int            cell,
                                         int            scale);
/* The table with the light on it. */
GdkTexture       *bango_art_get_table  (BglColorScheme scheme,
                                        int            width,
                                        int            height,
                                        int            scale);

/* For pictures that are drawn whole: a tile without its shadow, its cell at x, y. */
void              bango_art_draw_tile  (cairo_t       *cr,
                                        double         x,
                                        double         y,
                                        double         cell,
                                        BangoColour    colour,
                                        BglColorScheme scheme);
/* The lid of the box. */
void              bango_art_draw_cover (cairo_t    *cr,
                                        double      width,
                                        double      height,
                                        gboolean    dark);

G_END_DECLS
