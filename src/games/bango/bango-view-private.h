/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-motion.h"

#include "bango-art.h"
#include "bango-private.h"
#include "bango-view.h"

G_BEGIN_DECLS

/* The progress of a turn in phase 2. */
typedef enum
{
  BANGO_PHASE_IDLE,
  BANGO_PHASE_CARRYING,    /* the player looks for a cell for the lifted tile */
  BANGO_PHASE_CHOOSING,    /* several parts are equally large, and the player chooses which one stays */
  BANGO_PHASE_CONFIRMING,  /* the lift would end the game, and the player confirms it */
} BangoPhase;

/* The position of the table in the widget: the corner of the cell 0, 0 and the size of cells. */
typedef struct
{
  double x, y;
  double cell;
} BangoCamera;

/* A tile that a recent move cut off. */
typedef struct
{
  BangoCell   cell;
  BangoColor color;
} BangoGhost;

/* A tile that is lifted, or rises under the pointer: 0 on the table, 1 lifted. */
typedef struct
{
  BangoCell cell;
  double    rise;
  double    from, to;
} BangoRise;

typedef enum
{
  BANGO_MOTION_DROP,
  BANGO_MOTION_FLY,
  BANGO_MOTION_FALL,
  BANGO_MOTION_GLOW,   /* the tiles of a five light up */
} BangoMotionKind;

/* A tile in motion. The positions are in cells. */
typedef struct
{
  BglStoryStep     step;
  BangoColor color;
  double      from_x, from_y;
  BangoCell   to;
} BangoMotion;

struct _BangoView
{
  BglBoard       parent_instance;

  BglColorScheme scheme;

  /* Layout */
  GArray        *cells;                      /* BangoCell: tiles and the empty cells beside them, row by row */
  int            min_x, min_y, max_x, max_y; /* the cells that must be visible */
  int            fitted_width, fitted_height;
  BangoCamera    camera, camera_from, camera_to;
  AdwAnimation  *glide;
  double         look_x, look_y;             /* the cell in the center, if the table is larger than the widget */
  gboolean       panning;                    /* the player drags the empty ground, starting from here: */
  graphene_point_t pan_from;
  double         pan_look_x, pan_look_y;

  /* The lifted tile */
  BangoPhase     phase;
  BangoCut       cut;
  int            keep;        /* the part that stays, -1 while it is not chosen */
  int            considered;  /* the part whose button has the pointer or the focus, or -1 */
  gboolean       has_target;  /* the target cell is chosen before the part */
  BangoCell      target;
  GArray        *rises;       /* BangoRise */
  AdwAnimation  *rising;

  /* Derived state, for drawing and for screen readers */
  BangoColor     side;        /* the color of the player to move */
  guint64        crossed;     /* tiles that would be cut off */
  gboolean       parts_shown; /* the equal parts of the cut below are marked with letters */
  BangoCut       shown_cut;
  GArray        *ghosts;      /* BangoGhost */
  guint          n_five;
  BangoCell      five[2 * BANGO_TILES];
};

/* bango-view.c */
const BangoState *bango_view_get_state   (BangoView  *self);
/* The number of the tile on the cell, or -1. */
int         bango_view_find_tile         (BangoView  *self,
                                          BangoCell   cell);
/* The cell of a spot. */
BangoCell   bango_view_get_cell          (guint       spot);
guint       bango_view_get_number        (BangoCell   cell);
/* The cell under the pointer or with the focus. Returns FALSE if there is none. */
gboolean    bango_view_get_current       (BangoView  *self,
                                          BangoCell  *cell);

/* bango-view-hand.c */
void        bango_view_bind_hand         (BglBoardClass *klass);
/* Whether the current player may lift the tile now. */
gboolean    bango_view_is_liftable       (BangoView  *self,
                                          BangoCell   cell);
/* Whether a tile may go to the cell now, and which part must stay for that, or -1 for any part. */
gboolean    bango_view_is_target         (BangoView  *self,
                                          BangoCell   cell,
                                          int        *part);
/* The parts that remain after a lift. Equal parts are sorted from left to right, which is the order of their
 * letters. */
void        bango_view_cut               (BangoView  *self,
                                          BangoCell   lifted,
                                          BangoCut   *cut);
/* Updates the tiles that would be cut off. */
void        bango_view_update_cut        (BangoView  *self);
/* Chooses one of the equal parts to stay. */
void        bango_view_choose            (BangoView  *self,
                                          int         part);
/* Plays a move of the current player with the lifted tile. */
gboolean    bango_view_play              (BangoView  *self,
                                          BangoMoveKind kind,
                                          BangoCell   to);

/* bango-view-questions.c */
void        bango_view_bind_questions    (BglViewClass *klass);
/* Describes what the player can do at this moment, and what the crosses mean. */
char       *bango_view_describe_step     (BglBoard   *board);

/* bango-view-motion.c */
extern const BglEventHandler bango_view_event_handlers[];
void        bango_view_init_motion       (BangoView  *self);
void        bango_view_dispose_motion    (BangoView  *self);
void        bango_view_update_rising     (BangoView  *self);
double      bango_view_get_rise          (BangoView  *self,
                                          BangoCell   cell);
/* Whether a tile moves at the moment. */
gboolean    bango_view_is_moving         (BangoView  *self);
/* How far the tiles of the five have lit up, from 0 to 1. */
double      bango_view_get_glow          (BangoView  *self);

/* bango-view-layout.c: a table that may be larger than the widget. */
void        bango_view_bind_layout       (BglBoardClass *klass);
void        bango_view_init_layout       (BangoView  *self);
/* Finds the cells that must be visible. */
void        bango_view_update_cells      (BangoView  *self);
/* Extends the visible range. */
void        bango_view_reach             (BangoView  *self,
                                          BangoCell   cell,
                                          int         margin);
/* Fits the table into the widget, immediately or with an animation. */
void        bango_view_fit               (BangoView  *self,
                                          gboolean    glide);
/* Scrolls to show a cell and its neighbors. */
/* Whether the table is larger than the view, so that it can be scrolled. */
gboolean    bango_view_is_larger         (BangoView  *self);
void        bango_view_reveal            (BangoView  *self,
                                          BangoCell   cell);
/* The font size of the column and row numbers, and the space that they need beside the tiles. */
double      bango_view_get_ruler         (BangoView  *self,
                                          double      cell);
#define BANGO_RULER_ROOM 1.45
/* The position of a dragged tile, in cells. */
void        bango_view_get_hand          (BangoView  *self,
                                          double     *x,
                                          double     *y);

/* bango-view-draw.c */
void        bango_view_draw              (BglBoard    *board,
                                          GtkSnapshot *snapshot);
void        bango_view_draw_above        (BglBoard    *board,
                                          GtkSnapshot *snapshot);

/* bango-view-scan.c. Free the texts with g_free (). */
char       *bango_view_scan_lines        (BglView     *view);
char       *bango_view_scan_own          (BglView     *view);
char       *bango_view_scan_others       (BglView     *view);
char       *bango_view_scan_moves        (BglView     *view);
char       *bango_view_scan_threats      (BglView     *view);

/* bango-view-speech.c. Free the text with g_free (). */
char       *bango_view_describe_spot     (BglBoard    *board,
                                          guint        spot);

G_END_DECLS
