/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-print-board.h"
#include "bgl-print-layout.h"
#include "bgl-print-text.h"

G_BEGIN_DECLS

#define BGL_PRINT_BODY_SIZE      9.5
#define BGL_PRINT_COLUMN_SPACING 22.0
/* The space for the arrow between the pictures before and after a move. */
#define BGL_PRINT_ARROW_ROOM     18.0
/* The height of the cover, as a fraction of the width. */
#define BGL_PRINT_COVER_HEIGHT   0.27
#define BGL_PRINT_FOOTER_HEIGHT  26.0
/* The size of a piece in front of a text, including the space around it, as a multiple of the text size. */
#define BGL_PRINT_PIECE_SIZE     2.6
/* The space between a board and its frame. */
#define BGL_PRINT_BOARD_PAD      3.0

/* The most pictures of a strip that are side by side. */
#define BGL_PRINT_ACROSS         3

/* A part of a page that is never split: a paragraph in each language, the boards of an example, or a row of a strip. */
typedef struct
{
  PangoLayout         *texts[BGL_PRINT_LANGUAGES];
  BglPrintBoard       *board;     /* owned by the layout */
  PangoLayout         *captions[BGL_PRINT_ACROSS][BGL_PRINT_LANGUAGES]; /* of a row of a strip */
  guint                first;     /* the first picture */
  guint                n_across;  /* how many pictures are side by side; n_places is that of a full row */
  guint                n_places;
  gboolean             following; /* the picture after the move, below the one before it */
  gboolean             spanning;  /* spans all columns */
  const char          *id;        /* the section whose heading this is, or NULL */
  guint                level;     /* of that section */
  gboolean             accented;
  gboolean             barred;    /* has a line in front, as notes do */
  gboolean             chained;   /* stays in the same column as the next item */
  const char *const   *pieces;    /* pieces in front of the text, or NULL */
  double               piece_size; /* including the space around a piece */
  double               indent;
  double               above;     /* the space above the item, unless it begins a column */
  double               scale;     /* of a board, from dots to points */
  double               width;     /* of the boards with their frames */
  double               height;

  guint                sheet;
  guint                column;
  double               y;
} BglPrintItem;

struct _BglPrintLayout
{
  BglPrintMatter  matter;
  const BglGameUi  *ui;         /* of the game, or NULL for another page */
  PangoContext   *context;
  double          width;
  double          height;
  double          size;         /* of the text */
  guint           n_columns;    /* of text */
  double          column_width; /* of one language */
  double          head;         /* the height of cover, titles and the line below them */
  double          intro_y;
  double          top;          /* where the text of the first sheet begins */
  PangoLayout    *titles[BGL_PRINT_LANGUAGES];
  PangoLayout    *intros[BGL_PRINT_LANGUAGES]; /* the line below the titles, or NULL */
  GPtrArray      *examples;     /* BglExample, in their order */
  GHashTable     *boards;       /* BglPrintBoard by BglExample, for those drawn so far */
  guint           n_drawn;      /* how many examples are drawn */
  double          board_scale;
  gboolean        spanning;     /* items that are added now span all columns */
  GPtrArray      *items;
  guint           breaking;     /* the item that begins a sheet; 0 for none */
  BglPrintNumbers numbers;      /* as they were when the sheets were last filled */
  gboolean        every_number; /* references also name the page that they are on */
  GPtrArray      *contents;     /* BglPrintEntry */
  guint           n_sheets;
};

/* A line of the contents. */
typedef struct
{
  const char  *id;              /* of the section */
  gboolean     chapter;         /* a chapter, not a section in one */
  double       indent;
  PangoLayout *texts[BGL_PRINT_LANGUAGES];
  guint        column;
  double       y;
} BglPrintEntry;

/* bgl-print-contents.c: the list of all sections between the title and the text. Creates the entries and returns
 * their height. */
double bgl_print_contents_fill (BglPrintLayout *self);
void   bgl_print_contents_free (BglPrintEntry  *entry);
void   bgl_print_contents_draw (BglPrintLayout *self,
                                cairo_t        *cr);

/* bgl-print-place.c: places the items on sheets. */
void   bgl_print_place_items   (BglPrintLayout *self);
/* Whether the pictures before and after a move are too wide to be side by side. */
gboolean bgl_print_place_is_stacked (BglPrintLayout *self,
                                     BglPrintBoard  *board);

/* bgl-print-strip.c: the pictures of a continuous example with their captions. */
BglPrintItem *bgl_print_layout_add_item (BglPrintLayout *self,
                                         double          above);
/* Whether the block is a caption of a strip: these are the steps after its example. */
gboolean bgl_print_strip_has_sentence (const BglSection *section,
                                       guint             block);
/* Whether the section begins with a strip, with nothing but paragraphs before it. */
gboolean bgl_print_strip_begins (const BglSection *section);
void     bgl_print_strip_add    (BglPrintLayout *self,
                                 guint           section,
                                 guint           block,
                                 BglPrintBoard  *board);
void     bgl_print_strip_size   (BglPrintLayout *self,
                                 BglPrintItem   *item,
                                 double          scale);
void     bgl_print_strip_draw   (BglPrintLayout     *self,
                                 cairo_t            *cr,
                                 const BglPrintItem *item);

/* bgl-print-draw.c */
gboolean bgl_print_is_pdf      (cairo_t        *cr);
void     bgl_print_draw_picture (cairo_t            *cr,
                                 const BglPrintItem *item,
                                 guint               index,
                                 double              x,
                                 double              y);
void     bgl_print_set_accent  (BglPrintLayout *self,
                                cairo_t        *cr);

G_END_DECLS
