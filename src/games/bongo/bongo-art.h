/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"

#include "bongo-answer.h"

G_BEGIN_DECLS

/* The tones that the view needs beside the pictures. */
typedef struct
{
  guint32 cloth;   /* the middle tone of the table */
  guint32 ink;     /* letters and lines on the cloth */
  guint32 dim;     /* places for what is not there */
  guint32 glow;    /* around what counts */
  guint32 cut;     /* the cross on what does not */
} BongoTones;

const BongoTones *bongo_art_get_tones (BglColorScheme scheme);

/* The dice by what they are made of. */
typedef enum
{
  BONGO_DIE_FILM,
  BONGO_DIE_ANIMAL,
  BONGO_DIE_POACHER,
  BONGO_DIE_GUARD,
} BongoDieKind;

/* How an animal is painted: in its own colours, in two tones on a coloured die or on its light sign, or
 * as a shape that is not there. */
typedef enum
{
  BONGO_COAT_NATURAL,
  BONGO_COAT_PRINT,
  BONGO_COAT_INK,
  BONGO_COAT_SHADOW,
} BongoCoat;

/* Draws an animal's head into a square. */
void        bongo_art_draw_animal  (cairo_t     *cr,
                                    BongoWord    animal,
                                    double       x,
                                    double       y,
                                    double       size,
                                    BongoCoat    coat,
                                    guint32      print);
/* A whole die that lies flat, without its shadow; a film die's face is its number. */
void        bongo_art_draw_die     (cairo_t       *cr,
                                    BongoDieKind   kind,
                                    guint          face,
                                    double         x,
                                    double         y,
                                    double         size,
                                    BglColorScheme scheme);
/* A trophy, for pictures that are drawn whole. */
void        bongo_art_draw_trophy  (cairo_t       *cr,
                                    BongoWord      animal,
                                    double         size,
                                    BglColorScheme scheme);
/* The lid of the box. */
void        bongo_art_draw_cover   (cairo_t     *cr,
                                    double       width,
                                    double       height,
                                    gboolean     dark);

/* Textures, kept by their size. */
GdkTexture *bongo_art_get_face     (BongoDieKind   kind,
                                    guint          face,
                                    BglColorScheme scheme,
                                    int            size,
                                    int            scale);
/* A trophy, or the place of one that is missing. */
GdkTexture *bongo_art_get_trophy   (BongoWord      animal,
                                    gboolean       there,
                                    BglColorScheme scheme,
                                    int            size,
                                    int            scale);
/* What is called, as a sign: an animal, or an empty ring for nothing. */
GdkTexture *bongo_art_get_word     (BongoWord      word,
                                    BglColorScheme scheme,
                                    int            size,
                                    int            scale);
/* The cross over what does not count. */
GdkTexture *bongo_art_get_cross    (BglColorScheme scheme,
                                    int            size,
                                    int            scale);
/* The cloth, to be repeated, and the grass along its lower or upper edge, to be repeated sideways. */
GdkTexture *bongo_art_get_cloth    (BglColorScheme scheme,
                                    int            scale);
GdkTexture *bongo_art_get_grass    (BglColorScheme scheme,
                                    int            scale);

#define BONGO_CLOTH_SIZE   256
#define BONGO_GRASS_WIDTH  640
#define BONGO_GRASS_HEIGHT 56

/* The tone of the edges of a die, for what is behind its faces while it tumbles. */
guint32     bongo_art_get_edge     (BongoDieKind kind);

G_END_DECLS
