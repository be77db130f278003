/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-art.h"
#include "board/bgl-color-scheme.h"

#include "bongo-answer.h"

G_BEGIN_DECLS

/* The colors that the view needs in addition to the textures. */
typedef struct
{
  guint32 cloth;   /* the middle tone of the table */
  guint32 ink;     /* text and lines on the cloth */
  guint32 dim;     /* places of missing trophies */
  guint32 glow;    /* around dice and words that count */
  guint32 cut;     /* the cross on dice and words that do not count */
} BongoTones;

const BongoTones *bongo_art_get_tones (BglColorScheme scheme);

/* The kinds of dice. */
typedef enum
{
  BONGO_DIE_FILM,
  BONGO_DIE_ANIMAL,
  BONGO_DIE_POACHER,
  BONGO_DIE_GUARD,
} BongoDieKind;

/* How an animal is painted: in its natural colors, in two tones on a colored die or on its light sign, or as the
 * silhouette of a missing trophy. */
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
/* Draws a whole die that lies flat, without its shadow. The face of a film die is its number. */
void        bongo_art_draw_die     (cairo_t       *cr,
                                    BongoDieKind   kind,
                                    guint          face,
                                    double         x,
                                    double         y,
                                    double         size,
                                    BglColorScheme scheme);
/* Draws a trophy, for pictures that are drawn with cairo as a whole. */
void        bongo_art_draw_trophy  (cairo_t       *cr,
                                    BongoWord      animal,
                                    double         size,
                                    BglColorScheme scheme);
/* Draws the cover picture, which looks like the lid of the game's box. */
void        bongo_art_draw_cover   (cairo_t     *cr,
                                    double       width,
                                    double       height,
                                    gboolean     dark);

/* Textures, which are cached by size. (transfer none) */
GdkTexture *bongo_art_get_face     (BongoDieKind   kind,
                                    guint          face,
                                    BglColorScheme scheme,
                                    int            size,
                                    int            scale);
/* A trophy, or the empty place of a missing one. */
GdkTexture *bongo_art_get_trophy   (BongoWord      animal,
                                    gboolean       there,
                                    BglColorScheme scheme,
                                    int            size,
                                    int            scale);
/* The sign of a word: an animal, or an empty ring for “nothing”. */
GdkTexture *bongo_art_get_word     (BongoWord      word,
                                    BglColorScheme scheme,
                                    int            size,
                                    int            scale);
/* The cross over dice and words that do not count. */
GdkTexture *bongo_art_get_cross    (BglColorScheme scheme,
                                    int            size,
                                    int            scale);
/* The cloth, to be repeated, and the grass along its lower edge, to be repeated horizontally. */
GdkTexture *bongo_art_get_cloth    (BglColorScheme scheme,
                                    int            scale);
GdkTexture *bongo_art_get_grass    (BglColorScheme scheme,
                                    int            scale);

#define BONGO_CLOTH_SIZE   256
#define BONGO_GRASS_WIDTH  640
#define BONGO_GRASS_HEIGHT 56

/* The color of the edges of a die, which is visible behind its faces while it tumbles. */
guint32     bongo_art_get_edge     (BongoDieKind kind);

G_END_DECLS
