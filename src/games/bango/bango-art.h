/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"

#include "bango-rules.h"

G_BEGIN_DECLS

/* The colors that the view needs in addition to the textures. */
typedef struct
{
  guint32 table;      /* the middle tone of the wood */
  guint32 mark;       /* lines and symbols on the table */
  guint32 glow;       /* the glow around a hint or a completed row */
  guint32 cut;        /* the cross on tiles that would be cut off */
  guint32 part[4];    /* the parts that the player chooses between */
} BangoTones;

const BangoTones *bango_art_get_tones  (BglColorScheme    scheme);

/* The corner radius of a tile, and the gap between a tile and each side of its cell, for a cell of that size. */
double            bango_art_get_corner (double      cell);
double            bango_art_get_gap    (double      cell);

/* A tile, as large as its cell. (transfer none) */
GdkTexture       *bango_art_get_tile   (BangoColor     color,
                                        BglColorScheme scheme,
                                        int            cell,
                                        int            scale);
/* How far the texture of a shadow extends beyond its cell on each side. */
int               bango_art_get_shadow_reach (int   cell);
/* The shadow of a tile on the table. (transfer none) */
GdkTexture       *bango_art_get_shadow (gboolean    raised,
                                        int         cell,
                                        int         scale);
/* The cross over a tile, as large as its cell. (transfer none) */
GdkTexture       *bango_art_get_cross  (BglColorScheme scheme,
                                        int            cell,
                                        int            scale);
/* A shallow hollow in the wood, which marks a cell that a tile can go to. (transfer none) */
GdkTexture       *bango_art_get_hollow (BglColorScheme scheme,
                                        int            cell,
                                        int            scale);
/* Four corners around the tile that was moved last. (transfer none) */
GdkTexture       *bango_art_get_corners (BglColorScheme scheme,
                                         int            cell,
                                         int            scale);
/* The table with light falling on it. (transfer none) */
GdkTexture       *bango_art_get_table  (BglColorScheme scheme,
                                        int            width,
                                        int            height,
                                        int            scale);

/* Draws a tile without its shadow, for pictures that are drawn with cairo as a whole. The corner of its cell is at
 * x, y. */
void              bango_art_draw_tile  (cairo_t       *cr,
                                        double         x,
                                        double         y,
                                        double         cell,
                                        BangoColor     color,
                                        BglColorScheme scheme);
/* Draws the cover picture, which looks like the lid of the game's box. */
void              bango_art_draw_cover (cairo_t    *cr,
                                        double      width,
                                        double      height,
                                        gboolean    dark);

G_END_DECLS
