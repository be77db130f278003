/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-hand.h"
#include "board/bgl-motion.h"
#include "board/bgl-spot.h"

#include "bangkok-art.h"
#include "bangkok-game.h"
#include "bangkok-layout.h"
#include "bangkok-mat.h"
#include "bangkok-points.h"
#include "bangkok-view.h"

G_BEGIN_DECLS

/* Where a die lies. */
typedef enum
{
  BANGKOK_AT_POOL,  /* index: the slot */
  BANGKOK_AT_HAND,  /* seat, index: the die */
  BANGKOK_AT_ROW,   /* index: the row */
} BangkokWhereKind;

typedef struct
{
  BangkokWhereKind kind;
  guint            seat;
  guint            index;
} BangkokWhere;

/* How it lies there, on the mat. */
typedef struct
{
  graphene_point_t middle;
  double           size;
  double           angle;
} BangkokPose;

/* A die on its way, in milliseconds. */
typedef struct
{
  guint8       colour;
  guint8       value;
  gboolean     tumbles;  /* it is rolled, and does not come from another place */
  BangkokPose  from;
  BangkokWhere to;
  double       start;
  double       duration;
} BangkokMotion;

/* What a point on the mat, or a child, stands for. */
typedef enum
{
  BANGKOK_ON_NOTHING,
  BANGKOK_ON_GOAL,
  BANGKOK_ON_ROW,    /* index */
  BANGKOK_ON_DIE,    /* index: the slot */
  BANGKOK_ON_PLACE,  /* seat, index: a group, or BANGKOK_APART */
  BANGKOK_ON_HAND,   /* seat: of another player */
  BANGKOK_ON_TRACK,
} BangkokOn;

typedef struct
{
  BangkokOn on;
  guint     seat;
  guint     index;
} BangkokTarget;

#define BANGKOK_NO_PLACE (-1)

struct _BangkokView
{
  BglView        parent_instance;

  BangkokGame   *game;
  BglColorScheme       scheme;
  GtkWidget     *scroller;
  BangkokMat    *mat;
  GtkWidget     *words;
  GtkWidget     *button;     /* shows the table of points */
  BangkokSheet  *sheet;
  GtkWidget     *bar;        /* leads to the others' dice */

  /* The children of the mat */
  GtkWidget     *goal_spot;
  GtkWidget     *row_spots[BANGKOK_ROWS];
  GtkWidget     *pool_spots[BANGKOK_POOL];
  GtkWidget     *apart_spot;
  GtkWidget     *group_spots[BANGKOK_SEATS][BANGKOK_DICE];
  GtkWidget     *track_spot;

  /* What is shown */
  guint          ply;
  guint          own;        /* the seat whose dice lie in front */
  guint          n_rolled;   /* of the round that the slots belong to */
  guint          round;
  guint          n_places;   /* that the dice of the pool share */
  BangkokSlot    slots[BANGKOK_POOL];
  gboolean       present[BANGKOK_POOL];
  BangkokPoints *points;
  /* The moves since the last one of whoever sits in front: which of them laid a die, from 1; 0 for none. */
  guint8         recent[BANGKOK_SEATS][BANGKOK_DICE];
  guint          n_recent;
  BangkokLayout  layout;

  /* The hand */
  gboolean       can_act;
  int            held;       /* the slot whose die is picked, or -1 */
  int            place;      /* where it would go as far as one can see: a group or BANGKOK_APART */
  BangkokChange  change;     /* what that brings about */
  int            last_slot;  /* where the die came from that is just being played, or -1 */
  BglMove        hint;

  GtkWidget     *home;       /* the child of the mat that has, or had, the focus; or NULL */
  gboolean       wants_pool; /* the focus goes to the pool as soon as there are dice */
  BglHand       *hand;
  BangkokTarget  pressed_at;

  /* The end of a round */
  gboolean       scoring;
  guint          n_shown;    /* categories counted; one more with the sums */
  gboolean       shows_sheet; /* scroll to the table of points when it has its place */
  gboolean       holds;      /* the table waits for the points to be looked at */
  gboolean       goes_on;    /* they have been looked at */
  AdwAnimation  *steps;
  guint          go_on_id;

  /* Motion */
  GArray        *motions;    /* BangkokMotion */
  AdwAnimation  *clock;
  double         now;
};

/* bangkok-view.c */
/* Works out again what follows from position, hand, pointer and focus. */
void         bangkok_view_refresh         (BangkokView         *self);
void         bangkok_view_focus_changed   (BangkokView         *self,
                                           GtkWidget           *child);
gboolean     bangkok_view_focus_pool      (BangkokView         *self,
                                           const graphene_point_t *near);

/* Whether it asks for the height that shows everything. */
gboolean     bangkok_view_is_whole        (BangkokView         *self);

/* bangkok-view-position.c */
const BangkokState *bangkok_view_get_state (BangkokView        *self);
const char  *bangkok_view_get_name        (BangkokView         *self,
                                           guint                seat);
const char  *bangkok_view_get_short_name  (BangkokView         *self,
                                           guint                seat);
/* Whether the dice of a round lie there that has been scored. */
gboolean     bangkok_view_is_scored       (BangkokView         *self);
/* The round whose dice lie there, or that comes first. */
guint        bangkok_view_get_round       (BangkokView         *self);
/* Follows the game; afresh after a jump. */
void         bangkok_view_update_position (BangkokView         *self,
                                           gboolean             afresh);
/* What a child, or a point on the mat, stands for. */
BangkokTarget bangkok_view_find_child     (BangkokView         *self,
                                           GtkWidget           *child);
BangkokTarget bangkok_view_find_at        (BangkokView         *self,
                                           const graphene_point_t *point);
/* How much larger letters are than on the screen, and a layout for words that are larger than these by a factor. */
double       bangkok_view_get_letters     (BangkokView         *self);
PangoLayout *bangkok_view_create_text     (BangkokView         *self,
                                           double               size);
void         bangkok_view_get_input       (BangkokView         *self,
                                           BangkokLayoutInput  *input);
void         bangkok_view_allocate        (BangkokView         *self,
                                           double               offset);

/* bangkok-view-bar.c */
void         bangkok_view_init_bar        (BangkokView         *self);
void         bangkok_view_update_bar      (BangkokView         *self);
/* Scrolls to the others' dice, or from there back to the pool; FALSE where all are in sight. */
gboolean     bangkok_view_show_others     (BangkokView         *self);

/* bangkok-view-hand.c */
void         bangkok_view_init_hand       (BangkokView         *self);
void         bangkok_view_act             (BangkokView         *self,
                                           const BangkokTarget *target,
                                           gboolean             by_key);
/* Whether the rules let the one in front take that die now. */
gboolean     bangkok_view_can_pick        (BangkokView         *self,
                                           guint                slot);
/* Whether a hint says to take a die like that. */
gboolean     bangkok_view_is_hinted       (BangkokView         *self,
                                           guint                slot);
/* Puts the picked die back or, where none is, takes the hint away. */
gboolean     bangkok_view_put_back        (BangkokView         *self);
void         bangkok_view_update_place    (BangkokView         *self);
/* Where the pointer is on the mat, however it is scrolled, and what it points at there. */
void         bangkok_view_get_point       (BangkokView         *self,
                                           graphene_point_t    *point);
BangkokTarget bangkok_view_find_pointed   (BangkokView         *self);

/* bangkok-view-score.c */
void         bangkok_view_init_score      (BangkokView         *self);
void         bangkok_view_dispose_score   (BangkokView         *self);
void         bangkok_view_connect_score   (BangkokView         *self);
void         bangkok_view_start_scoring   (BangkokView         *self);
/* Between two rounds: lets the table wait until somebody has looked at the points. */
void         bangkok_view_hold_table      (BangkokView         *self);
void         bangkok_view_end_scoring     (BangkokView         *self);
/* Counts the rest at once; FALSE where nothing is being counted. */
gboolean     bangkok_view_skip_scoring    (BangkokView         *self);
/* Whether the categories are just being gone through. */
gboolean     bangkok_view_is_counting     (BangkokView         *self);
/* The points of a round, and of all, as far as they have been counted. */
guint        bangkok_view_get_counted     (BangkokView         *self,
                                           guint                seat);
guint        bangkok_view_get_total       (BangkokView         *self,
                                           guint                seat);
/* A table that is neither played at nor gives hints is that of the quiz, which asks for them. */
gboolean     bangkok_view_tells_points    (BangkokView         *self);
char        *bangkok_view_describe_sheet  (BangkokView         *self);
void         bangkok_view_update_sheet    (BangkokView         *self);
/* Which dice count in the category that is being shown; FALSE for none. */
gboolean     bangkok_view_get_lit         (BangkokView         *self,
                                           BangkokLit          *lit);

/* bangkok-view-motion.c */
void         bangkok_view_init_motion     (BangkokView         *self);
void         bangkok_view_dispose_motion  (BangkokView         *self);
void         bangkok_view_connect_motion  (BangkokView         *self);
void         bangkok_view_start_motion    (BangkokView         *self);
void         bangkok_view_skip_motion     (BangkokView         *self);
void         bangkok_view_get_pose        (BangkokView         *self,
                                           const BangkokWhere  *where,
                                           BangkokPose         *pose);
/* Whether a die is on its way there. */
gboolean     bangkok_view_is_moving_to    (BangkokView         *self,
                                           BangkokWhereKind     kind,
                                           guint                seat,
                                           guint                index);

/* bangkok-view-ground.c */
GdkTexture  *bangkok_view_get_ground      (BangkokView         *self);

/* bangkok-view-draw.c */
void         bangkok_view_draw            (BangkokView         *self,
                                           GtkSnapshot         *snapshot);
void         bangkok_view_draw_above      (BangkokView         *self,
                                           GtkSnapshot         *snapshot);

/* bangkok-view-speech.c */
void         bangkok_view_update_labels   (BangkokView         *self);
char        *bangkok_view_describe_words  (BangkokView         *self);
/* What there is to do just now within a move, or NULL. */
char        *bangkok_view_describe_step   (BangkokView         *self);

char        *bangkok_view_describe_die    (guint                colour,
                                           guint                value);
/* The places for a die, and how each would change the player’s points. */
char        *bangkok_view_list_places     (BangkokView         *self,
                                           const BangkokSlot   *slot);

/* bangkok-view-scan.c */
char        *bangkok_view_scan_own        (BglView             *view);
char        *bangkok_view_scan_others     (BglView             *view);
char        *bangkok_view_scan_moves      (BglView             *view);
char        *bangkok_view_scan_worth      (BglView             *view);
char        *bangkok_view_describe_table  (BglView             *view);

/* bangkok-view-sketch.c */
/* Of the number of a group or a move, and the tab with it at the upper left corner of a tray. */
double      bangkok_view_get_tag_size (BangkokView *self);
graphene_rect_t bangkok_view_get_tab (BangkokView           *self,
                                      const graphene_rect_t *tray);
void        bangkok_view_trace_move (BglView        *view,
                                 BglMove         move,
                                 const BglEvent *events,
                                 guint           n_events,
                                 BglSketch      *sketch);
gboolean    bangkok_view_mark_place (BglView        *view,
                                 const char     *place,
                                 BglSketch      *sketch);

G_END_DECLS
