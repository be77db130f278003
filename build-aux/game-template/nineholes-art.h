/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"

G_BEGIN_DECLS

/* The colors of the table in a color scheme. */
typedef struct
{
  guint32 ground;  /* around the board */
  guint32 board;
  guint32 line;    /* around cells */
  guint32 label;   /* coordinates, on the ground */
} NineholesTones;

const NineholesTones *nineholes_art_get_tones (BglColorScheme scheme);

/* The board with its nine cells. (transfer none) */
GdkTexture *nineholes_art_get_board (BglColorScheme scheme, int size, int scale);
/* A piece of the player with this index. (transfer none) */
GdkTexture *nineholes_art_get_piece (int player, int size, int scale);

/* These functions draw with cairo, into a square with its corner at the origin. */
void nineholes_art_draw_board (cairo_t *cr, double size, BglColorScheme scheme);
void nineholes_art_draw_piece (cairo_t *cr, double size, int player);

/* nineholes-cover.c */
void nineholes_art_draw_cover (cairo_t *cr, double width, double height, gboolean dark);

G_END_DECLS
