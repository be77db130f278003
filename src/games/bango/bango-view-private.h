/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-hand.h"
#include "board/bgl-motion.h"
#include "board/bgl-prompt.h"
#include "board/bgl-spot.h"

#include "bango-art.h"
#include "bango-game.h"
#include "bango-view.h"

G_BEGIN_DECLS

/* How far a turn of the second round has come. */
typedef enum
{
  BANGO_PHASE_IDLE,
  BANGO_PHASE_CARRYING,    /* a tile is lifted and looks for its cell */
  BANGO_PHASE_CHOOSING,    /* the parts are equal: which one stays? */
  BANGO_PHASE_CONFIRMING,  /* the lift ends the game */
} BangoPhase;

typedef enum
{
  BANGO_QUESTION_NONE,
  BANGO_QUESTION_PART,
  BANGO_QUESTION_FAMINE,
  BANGO_QUESTION_PASS,
  BANGO_QUESTION_COUGH,
} BangoQuestion;

/* A cell that matters: one with a tile, or an empty one beside a tile. */
typedef struct
{
  BangoCell   cell;
  GtkWidget  *spot;
  int         tile;        /* its number, -1 for none */
  BangoColour colour;
  double      rise;        /* 0 on the table, 1 lifted */
  double      rise_from;
  double      rise_to;
} BangoPlace;

/* Where the table lies in the widget: the corner of the cell 0, 0 and the size of cells. */
typedef struct
{
  double x, y;
  double cell;
} BangoCamera;

/* What a move since one's own has left on the table. */
typedef struct
{
  gboolean  has_to, has_from;
  BangoCell to, from;
} BangoMark;

/* A tile that such a move has cut off. */
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

/* A tile on its way, in cells and milliseconds. */
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

  BangoGame    *game;
  GHashTable   *places;      /* packed cell → BangoPlace */
  BglPrompt    *prompt;
  BangoQuestion question;
  guint         asked_ply;   /* when, and of which lifted tile */
  BangoCell     asked_cell;
  BglColorScheme      scheme;

  /* The camera */
  int           min_x, min_y, max_x, max_y; /* the cells that must be seen */
  int           fitted_width, fitted_height;
  BangoCamera   camera, camera_from, camera_to;
  AdwAnimation *glide;
  double        look_x, look_y;          /* the cell in the middle of a table that is larger than the widget */
  gboolean      panning;                 /* the empty ground is held, from here: */
  graphene_point_t pan_from;
  double        pan_look_x, pan_look_y;

  /* The hand */
  BangoPhase    phase;
  BangoCell     lifted;
  BangoCut      cut;
  int           keep;        /* the part that stays, -1 while it is open */
  int           considered;  /* the part whose button is looked at, or -1 */
  gboolean      has_target;  /* the cell is known before the part is */
  BangoCell     target;

  /* What is being looked at */
  BglHand      *hand;
  BangoCell     pressed_cell;
  BangoCell     home;        /* the cell that has, or had, the focus */
  gboolean      looks;       /* at this cell, when last refreshed */
  BangoCell     looked_at;

  /* What follows from all that, for drawing and speaking */
  gboolean      can_act;
  BangoColour   side;        /* of whoever is to move */
  guint64       crossed;     /* tiles that would leave */
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
/* The children: tiles and the empty cells beside them, row by row, as they would be read. */
void        bango_view_update_places     (BangoView  *self);
/* Works out again what follows from phase, pointer and focus: after any of them changed. */
void        bango_view_refresh           (BangoView  *self);
/* The cell that is looked at with pointer or focus; FALSE for none. */
gboolean    bango_view_get_current       (BangoView  *self,
                                          BangoCell  *cell);
/* Whether the tile may be lifted by whoever is to move now. */
gboolean    bango_view_is_liftable       (BangoView  *self,
                                          BangoCell   cell);
/* Whether a tile may go to the cell now, and which part must stay for that: -1 for any. */
gboolean    bango_view_is_target         (BangoView  *self,
                                          BangoCell   cell,
                                          int        *part);
/* What a lift leaves, with the equal parts from left to right, as letters are given to them. */
void        bango_view_cut               (BangoView  *self,
                                          BangoCell   lifted,
                                          BangoCut   *cut);

/* bango-view-marks.c */
/* The marks of moves and the five follow from the history, so that they are right after going
 * back and forth, too. After the places. */
void        bango_view_update_marks      (BangoView  *self);
/* The mark of the last move that left a tile, or NULL. */
const BangoMark *bango_view_get_last     (BangoView  *self);
gboolean    bango_view_has_ghost         (BangoView  *self,
                                          BangoCell   cell);

/* bango-view-hand.c */
void        bango_view_init_hand         (BangoView  *self);
void        bango_view_act               (BangoView  *self,
                                          BangoCell   cell);
gboolean    bango_view_put_back          (BangoView  *self);
void        bango_view_reset_hand        (BangoView  *self);
/* The move is made for whoever is to move unless it names a seat. */
gboolean    bango_view_play              (BangoView  *self,
                                          BangoMove   parts);
/* What a move says of the part that stays. */
BangoDirection bango_view_get_keep       (BangoView  *self,
                                          int         part);
/* Whether the hint is about the tile that is lifted. */
gboolean    bango_view_follows_hint      (BangoView  *self);
/* Brings the focus to where the lifted tile of a hint goes: Enter lifts it, and Enter sets it down. */
void        bango_view_go_on_with_hint   (BangoView  *self);
/* Decides between equal parts. */
void        bango_view_choose            (BangoView  *self,
                                          int         part);

/* bango-view-questions.c */
void        bango_view_init_questions    (BangoView  *self);
void        bango_view_update_prompt     (BangoView  *self);
/* Says what the person does just now, and what the crosses mean. */
void        bango_view_update_step       (BangoView  *self);
/* Whether a question must be answered before the turn can go on. */
gboolean    bango_view_is_asking         (BangoView  *self);

/* bango-view-motion.c */
void        bango_view_init_motion       (BangoView  *self);
void        bango_view_dispose_motion    (BangoView  *self);
void        bango_view_connect_motion    (BangoView  *self);
/* Runs what the events of a move have gathered. */
void        bango_view_start_motion      (BangoView  *self);
void        bango_view_skip_motion       (BangoView  *self);
void        bango_view_update_rising     (BangoView  *self);
/* Fits the table into the widget, at once or gliding there. */
void        bango_view_fit               (BangoView  *self,
                                          gboolean    glide);
/* bango-view-pan.c: a table that is larger than the widget. */
void        bango_view_init_pan          (BangoView  *self);
/* The size that no cell may fall short of. */
int         bango_view_get_least_cell    (BangoView  *self);
double      bango_view_place_axis        (int    first,
                                          int    last,
                                          double cell,
                                          int    start,
                                          int    end,
                                          double look);
/* Brings a cell and its neighbors into sight. */
void        bango_view_reveal            (BangoView  *self,
                                          BangoCell   cell);
/* Whether the pressed point drags the table; then the pointer does so until it is released. */
gboolean    bango_view_begin_pan         (BangoView  *self,
                                          double      x,
                                          double      y);
void        bango_view_pan               (BangoView  *self);

/* The size of the letters of the numbers of columns and rows, and the room that they need beside the tiles. */
double      bango_view_get_ruler         (BangoView  *self,
                                          double      cell);
#define BANGO_RULER_ROOM 1.45
BangoCell   bango_view_get_cell_at       (BangoView  *self,
                                          double      x,
                                          double      y);
/* Where the hand holds a dragged tile, in cells. */
void        bango_view_get_hand          (BangoView  *self,
                                          double     *x,
                                          double     *y);

/* bango-view-draw.c */
void        bango_view_draw              (BangoView   *self,
                                          GtkSnapshot *snapshot);
void        bango_view_draw_above        (BangoView   *self,
                                          GtkSnapshot *snapshot);

/* bango-view-scan.c */
char       *bango_view_scan_lines        (BglView     *view);
char       *bango_view_scan_own          (BglView     *view);
char       *bango_view_scan_others       (BglView     *view);
char       *bango_view_scan_moves        (BglView     *view);
char       *bango_view_scan_threats      (BglView     *view);

/* bango-view-speech.c */
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
