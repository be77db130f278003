/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-hand.h"
#include "board/bgl-motion.h"
#include "board/bgl-spot.h"

#include "bangkok-art.h"
#include "engine/bgl-game.h"
#include "bangkok-rules.h"
#include "bangkok-view-layout.h"
#include "bangkok-mat.h"
#include "bangkok-points.h"
#include "bangkok-view.h"

G_BEGIN_DECLS

/* The kind of place where a die is. */
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

/* The position of a die on the mat. */
typedef struct
{
  graphene_point_t middle;
  double           size;
  double           angle;
} BangkokPose;

/* A die in motion, in milliseconds. */
typedef struct
{
  guint8       colour;
  guint8       value;
  gboolean     tumbles;  /* the die is rolled, and does not come from another place */
  BangkokPose  from;
  BangkokWhere to;
  double       start;
  double       duration;
} BangkokMotion;

/* What is at a point on the mat, or what a child represents. */
typedef enum
{
  BANGKOK_ON_NOTHING,
  BANGKOK_ON_GOAL,
  BANGKOK_ON_ROW,    /* index */
  BANGKOK_ON_DIE,    /* index: the slot */
  BANGKOK_ON_PLACE,  /* seat, index: a group, or BANGKOK_APART */
  BANGKOK_ON_HAND,   /* seat: the dice of another player */
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

  BglGame   *game;
  BglColorScheme       scheme;
  GtkWidget     *scroller;
  BangkokMat    *mat;
  GtkWidget     *words;
  GtkWidget     *button;     /* shows the table of points */
  BangkokSheet  *sheet;
  GtkWidget     *bar;        /* scrolls to the dice of the other players */

  /* The children of the mat */
  GtkWidget     *goal_spot;
  GtkWidget     *row_spots[BANGKOK_ROWS];
  GtkWidget     *pool_spots[BANGKOK_POOL];
  GtkWidget     *apart_spot;
  GtkWidget     *group_spots[BANGKOK_SEATS][BANGKOK_DICE];
  GtkWidget     *track_spot;

  /* Derived state */
  guint          ply;
  guint          own;        /* the seat whose dice are in front */
  guint          n_rolled;   /* colors rolled in the round that the slots belong to */
  guint          round;
  guint          n_places;   /* places in the pool */
  BangkokSlot    slots[BANGKOK_POOL];
  gboolean       present[BANGKOK_POOL];
  BangkokPoints *points;
  /* For each die, the number of the move since the player's own last move that placed it, from 1; 0 for none. */
  guint8         recent[BANGKOK_SEATS][BANGKOK_DICE];
  guint          n_recent;
  BangkokLayout  layout;

  /* The hand */
  gboolean       can_act;
  int            held;       /* the slot of the selected die, or -1 */
  int            place;      /* where the die would go at the moment: a group, BANGKOK_APART, or BANGKOK_NO_PLACE */
  BangkokChange  change;     /* how the scores would change then */
  int            last_slot;  /* the slot of the die that is being played, or -1 */
  BglMove        hint;

  GtkWidget     *home;       /* the child of the mat that has, or had, the focus; or NULL */
  gboolean       wants_pool; /* move the focus to the pool as soon as it has dice */
  BglHand       *hand;
  BangkokTarget  pressed_at;

  /* The end of a round */
  gboolean       scoring;
  guint          n_shown;    /* number of counted categories; one more if the totals are shown */
  gboolean       shows_sheet; /* scroll to the table of points in the next allocation */
  gboolean       holds;      /* the table waits until a player has looked at the points */
  gboolean       goes_on;    /* a player has looked at them */
  AdwAnimation  *steps;
  guint          go_on_id;

  /* Motion */
  GArray        *motions;    /* BangkokMotion */
  AdwAnimation  *clock;
  double         now;
};

/* bangkok-view.c */
/* Updates everything that depends on the position, the hand, the pointer, and the focus. */
void         bangkok_view_refresh         (BangkokView         *self);
void         bangkok_view_focus_changed   (BangkokView         *self,
                                           GtkWidget           *child);
gboolean     bangkok_view_focus_pool      (BangkokView         *self,
                                           const graphene_point_t *near);

/* Whether the view requests the height that shows everything. */
gboolean     bangkok_view_is_whole        (BangkokView         *self);

/* bangkok-view-spots.c */
const BangkokState *bangkok_view_get_state (BangkokView        *self);
const char  *bangkok_view_get_name        (BangkokView         *self,
                                           guint                seat);
const char  *bangkok_view_get_short_name  (BangkokView         *self,
                                           guint                seat);
/* Whether the dice on the table belong to a round that has been scored. */
gboolean     bangkok_view_is_scored       (BangkokView         *self);
/* The round whose dice are on the table, or 1 before the first round. */
guint        bangkok_view_get_round       (BangkokView         *self);
/* Updates the view for the position of the game. Set afresh after a jump in the history. */
void         bangkok_view_update_position (BangkokView         *self,
                                           gboolean             afresh);
/* What a child represents, or what is at a point on the mat. */
BangkokTarget bangkok_view_find_child     (BangkokView         *self,
                                           GtkWidget           *child);
BangkokTarget bangkok_view_find_at        (BangkokView         *self,
                                           const graphene_point_t *point);
/* How much larger text is than on the screen, and a layout for text that is scaled by another factor.
 * (transfer full) */
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
/* Scrolls to the dice of the other players, or from there back to the pool. Returns FALSE if all dice are visible. */
gboolean     bangkok_view_show_others     (BangkokView         *self);

/* bangkok-view-hand.c */
void         bangkok_view_init_hand       (BangkokView         *self);
void         bangkok_view_act             (BangkokView         *self,
                                           const BangkokTarget *target,
                                           gboolean             by_key);
/* Whether the rules allow the player in front to take that die now. */
gboolean     bangkok_view_can_pick        (BangkokView         *self,
                                           guint                slot);
/* Whether the hint suggests a die of this color and value. */
gboolean     bangkok_view_is_hinted       (BangkokView         *self,
                                           guint                slot);
/* Puts the selected die back. If none is selected, removes the hint. */
gboolean     bangkok_view_put_back        (BangkokView         *self);
void         bangkok_view_update_place    (BangkokView         *self);
/* The position of the pointer on the mat, including the scroll offset, and what it points at. */
void         bangkok_view_get_point       (BangkokView         *self,
                                           graphene_point_t    *point);
BangkokTarget bangkok_view_find_pointed   (BangkokView         *self);

/* bangkok-view-sheet.c */
void         bangkok_view_init_score      (BangkokView         *self);
void         bangkok_view_dispose_score   (BangkokView         *self);
void         bangkok_view_connect_score   (BangkokView         *self);
void         bangkok_view_start_scoring   (BangkokView         *self);
/* Makes the table wait between two rounds until a player has looked at the points. */
void         bangkok_view_hold_table      (BangkokView         *self);
void         bangkok_view_end_scoring     (BangkokView         *self);
/* Counts the remaining categories immediately. Returns FALSE if nothing is being counted. */
gboolean     bangkok_view_skip_scoring    (BangkokView         *self);
/* Whether the points are being counted by category. */
gboolean     bangkok_view_is_counting     (BangkokView         *self);
/* The points of this round that have been counted so far, and the total with them. */
guint        bangkok_view_get_counted     (BangkokView         *self,
                                           guint                seat);
guint        bangkok_view_get_total       (BangkokView         *self,
                                           guint                seat);
/* Whether points are shown. The quiz hides them, because its questions ask for them: its table is neither
 * interactive nor gives hints. */
gboolean     bangkok_view_tells_points    (BangkokView         *self);
/* Free with g_free (). */
char        *bangkok_view_describe_sheet  (BangkokView         *self);
void         bangkok_view_update_sheet    (BangkokView         *self);
/* The dice that score in the category that is shown. Returns FALSE if there is no such category. */
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
/* Whether a die is moving to that place. */
gboolean     bangkok_view_is_moving_to    (BangkokView         *self,
                                           BangkokWhereKind     kind,
                                           guint                seat,
                                           guint                index);

/* bangkok-view-ground.c (transfer none) */
GdkTexture  *bangkok_view_get_ground      (BangkokView         *self);

/* bangkok-view-draw.c */
void         bangkok_view_draw            (BangkokView         *self,
                                           GtkSnapshot         *snapshot);
void         bangkok_view_draw_above      (BangkokView         *self,
                                           GtkSnapshot         *snapshot);

/* bangkok-view-speech.c */
void         bangkok_view_update_labels   (BangkokView         *self);
/* Free with g_free (). */
char        *bangkok_view_describe_words  (BangkokView         *self);
/* What the player can do at this moment within a move, or NULL. Free with g_free (). */
char        *bangkok_view_describe_step   (BangkokView         *self);

/* Free with g_free (). */
char        *bangkok_view_describe_die    (guint                colour,
                                           guint                value);
/* The places for a die, and how each would change the player’s points. Free with g_free (). */
char        *bangkok_view_list_places     (BangkokView         *self,
                                           const BangkokSlot   *slot);

/* bangkok-view-scan.c. Free the texts with g_free (). */
char        *bangkok_view_scan_own        (BglView             *view);
char        *bangkok_view_scan_others     (BglView             *view);
char        *bangkok_view_scan_moves      (BglView             *view);
char        *bangkok_view_scan_worth      (BglView             *view);
char        *bangkok_view_describe_table  (BglView             *view);

/* bangkok-view-sketch.c */
/* The size of the number of a group or a move, and the bounds of the tab with the number at the upper left corner of
 * a tray. */
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
