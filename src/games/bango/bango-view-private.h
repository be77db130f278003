/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-hand.h"
#include "board/bgl-motion.h"
#include "board/bgl-prompt.h"
#include "board/bgl-spot.h"

#include "bango-art.h"
#include "engine/bgl-game.h"
#include "bango-rules.h"
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

typedef enum
{
  BANGO_QUESTION_NONE,
  BANGO_QUESTION_PART,
  BANGO_QUESTION_FAMINE,
  BANGO_QUESTION_PASS,
  BANGO_QUESTION_COUGH,
} BangoQuestion;

/* A cell that has a child: one with a tile, or an empty one beside a tile. */
typedef struct
{
  BangoCell   cell;
  GtkWidget  *spot;
  int         tile;        /* the number of the tile, -1 for none */
  BangoColour colour;
  double      rise;        /* 0 on the table, 1 lifted */
  double      rise_from;
  double      rise_to;
} BangoPlace;

/* The position of the table in the widget: the corner of the cell 0, 0 and the size of cells. */
typedef struct
{
  double x, y;
  double cell;
} BangoCamera;

/* The cells of a move that was made since the player's own last move. */
typedef struct
{
  gboolean  has_to, has_from;
  BangoCell to, from;
} BangoMark;

/* A tile that such a move cut off. */
typedef struct
{
  BangoCell   cell;
  BangoColour colour;
} BangoGhost;

typedef enum
{
  BANGO_MOTION_DROP,
  BANGO_MOTION_FLY,
  BANGO_MOTION_FALL,
} BangoMotionKind;

/* A tile in motion, in cells and milliseconds. */
typedef struct
{
  BangoMotionKind kind;
  BangoColour     colour;
  double          from_x, from_y;
  BangoCell       to;
  double          start;
  double          duration;
} BangoMotion;

struct _BangoView
{
  BglView       parent_instance;

  BglGame    *game;
  GHashTable   *places;      /* packed cell → BangoPlace */
  BglPrompt    *prompt;
  BangoQuestion question;
  guint         asked_ply;   /* when the question was asked, and for which lifted tile */
  BangoCell     asked_cell;
  BglColorScheme      scheme;

  /* The camera */
  int           min_x, min_y, max_x, max_y; /* the cells that must be visible */
  int           fitted_width, fitted_height;
  BangoCamera   camera, camera_from, camera_to;
  AdwAnimation *glide;
  double        look_x, look_y;          /* the cell in the center, if the table is larger than the widget */
  gboolean      panning;                 /* the player drags the empty ground, starting from here: */
  graphene_point_t pan_from;
  double        pan_look_x, pan_look_y;

  /* The hand */
  BangoPhase    phase;
  BangoCell     lifted;
  BangoCut      cut;
  int           keep;        /* the part that stays, -1 while it is not chosen */
  int           considered;  /* the part whose button has the pointer or the focus, or -1 */
  gboolean      has_target;  /* the target cell is chosen before the part */
  BangoCell     target;

  /* Pointer and focus */
  BglHand      *hand;
  BangoCell     pressed_cell;
  BangoCell     home;        /* the cell that has, or had, the focus */
  gboolean      looks;       /* whether this cell had the pointer or the focus at the last refresh */
  BangoCell     looked_at;

  /* Derived state, for drawing and for screen readers */
  gboolean      can_act;
  BangoColour   side;        /* the color of the player to move */
  guint64       crossed;     /* tiles that would be cut off */
  gboolean      parts_shown; /* the equal parts of the cut below are marked with letters */
  BangoCut      shown_cut;

  /* Marks */
  BglMove       hint;
  GArray       *recent;      /* BangoMark, in the order of the moves */
  GArray       *ghosts;      /* BangoGhost */
  guint         n_five;
  BangoCell     five[2 * BANGO_TILES];

  /* Motion */
  GArray       *motions;     /* BangoMotion */
  AdwAnimation *clock;
  double        now;
  AdwAnimation *rising;
  AdwAnimation *glow;
  double        glow_value;
};

static inline gboolean
bango_view_same_cell (BangoCell a,
                      BangoCell b)
{
  return a.x == b.x && a.y == b.y;
}

/* bango-view.c */
void        bango_view_focus_cell        (BangoView  *self,
                                          BangoCell   cell);

/* bango-view-position.c */
const BangoState *bango_view_get_state   (BangoView  *self);
BangoPlace *bango_view_find_place        (BangoView  *self,
                                          BangoCell   cell);
BangoPlace *bango_view_find_spot         (BangoView  *self,
                                          GtkWidget  *spot);
/* Updates the children: tiles and the empty cells beside them, row by row, which is the order for screen readers. */
void        bango_view_update_places     (BangoView  *self);
/* Updates the derived state. Call this after the phase, the pointer, or the focus has changed. */
void        bango_view_refresh           (BangoView  *self);
/* The cell under the pointer or with the focus. Returns FALSE if there is none. */
gboolean    bango_view_get_current       (BangoView  *self,
                                          BangoCell  *cell);
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

/* bango-view-marks.c */
/* Updates the marks of moves and of the five from the history, so that they are also right after undo and redo. Call
 * this after bango_view_update_places (). */
void        bango_view_update_marks      (BangoView  *self);
/* The mark of the last marked move, or NULL if that move left no tile on the table. (transfer none) */
const BangoMark *bango_view_get_last     (BangoView  *self);
gboolean    bango_view_has_ghost         (BangoView  *self,
                                          BangoCell   cell);

/* bango-view-hand.c */
void        bango_view_init_hand         (BangoView  *self);
void        bango_view_act               (BangoView  *self,
                                          BangoCell   cell);
gboolean    bango_view_put_back          (BangoView  *self);
void        bango_view_reset_hand        (BangoView  *self);
/* Plays the move for the current player, unless it names a seat. */
gboolean    bango_view_play              (BangoView  *self,
                                          BangoMove   parts);
/* The direction that names the part that stays in a move. */
BangoDirection bango_view_get_keep       (BangoView  *self,
                                          int         part);
/* Whether the hint suggests to move the lifted tile. */
gboolean    bango_view_follows_hint      (BangoView  *self);
/* Moves the focus to where a hint suggests to set down the lifted tile, so that pressing Enter twice plays the hint. */
void        bango_view_go_on_with_hint   (BangoView  *self);
/* Chooses one of the equal parts to stay. */
void        bango_view_choose            (BangoView  *self,
                                          int         part);

/* bango-view-questions.c */
void        bango_view_init_questions    (BangoView  *self);
void        bango_view_update_prompt     (BangoView  *self);
/* Describes what the player can do at this moment, and what the crosses mean. */
void        bango_view_update_step       (BangoView  *self);
/* Whether a question must be answered before the turn can go on. */
gboolean    bango_view_is_asking         (BangoView  *self);

/* bango-view-motion.c */
void        bango_view_init_motion       (BangoView  *self);
void        bango_view_dispose_motion    (BangoView  *self);
void        bango_view_connect_motion    (BangoView  *self);
/* Starts the motions that were collected from the events of a move. */
void        bango_view_start_motion      (BangoView  *self);
void        bango_view_skip_motion       (BangoView  *self);
void        bango_view_update_rising     (BangoView  *self);
/* Fits the table into the widget, immediately or with an animation. */
void        bango_view_fit               (BangoView  *self,
                                          gboolean    glide);
/* bango-view-pan.c: a table that is larger than the widget. */
void        bango_view_init_pan          (BangoView  *self);
/* The smallest allowed size of a cell. */
int         bango_view_get_least_cell    (BangoView  *self);
double      bango_view_place_axis        (int    first,
                                          int    last,
                                          double cell,
                                          int    start,
                                          int    end,
                                          double look);
/* Scrolls to show a cell and its neighbors. */
void        bango_view_reveal            (BangoView  *self,
                                          BangoCell   cell);
/* Starts to drag the table if the pressed point is on empty ground. Returns whether it did; the drag lasts until the
 * release. */
gboolean    bango_view_begin_pan         (BangoView  *self,
                                          double      x,
                                          double      y);
void        bango_view_pan               (BangoView  *self);

/* The font size of the column and row numbers, and the space that they need beside the tiles. */
double      bango_view_get_ruler         (BangoView  *self,
                                          double      cell);
#define BANGO_RULER_ROOM 1.45
BangoCell   bango_view_get_cell_at       (BangoView  *self,
                                          double      x,
                                          double      y);
/* The position of a dragged tile, in cells. */
void        bango_view_get_hand          (BangoView  *self,
                                          double     *x,
                                          double     *y);

/* bango-view-draw.c */
void        bango_view_draw              (BangoView   *self,
                                          GtkSnapshot *snapshot);
void        bango_view_draw_above        (BangoView   *self,
                                          GtkSnapshot *snapshot);

/* bango-view-scan.c. Free the texts with g_free (). */
char       *bango_view_scan_lines        (BglView     *view);
char       *bango_view_scan_own          (BglView     *view);
char       *bango_view_scan_others       (BglView     *view);
char       *bango_view_scan_moves        (BglView     *view);
char       *bango_view_scan_threats      (BglView     *view);

/* bango-view-speech.c. Free the text with g_free (). */
char       *bango_view_describe_place    (BangoView   *self,
                                          BangoPlace  *place);

/* bango-view-sketch.c */
void        bango_view_trace_move (BglView        *view,
                                 BglMove         move,
                                 const BglEvent *events,
                                 guint           n_events,
                                 BglSketch      *sketch);
gboolean    bango_view_mark_place (BglView        *view,
                                 const char     *place,
                                 BglSketch      *sketch);

G_END_DECLS
