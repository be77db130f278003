/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-board.h"

#include "bangkok-art.h"
#include "bangkok-mat.h"
#include "bangkok-points.h"
#include "bangkok-rules.h"
#include "bangkok-view-layout.h"
#include "bangkok-view.h"

G_BEGIN_DECLS

/* What a spot of the board is. */
typedef enum
{
  BANGKOK_ON_GOAL,
  BANGKOK_ON_ROW,     /* index */
  BANGKOK_ON_DIE,     /* index: the slot */
  BANGKOK_ON_PLACE,   /* seat, index: a group, or BANGKOK_APART; for other seats, the latter means all of their dice */
  BANGKOK_ON_TRACK,
  BANGKOK_ON_NOTHING, /* not a spot */
} BangkokOn;

typedef struct
{
  BangkokOn on;
  guint     seat;
  guint     index;
} BangkokTarget;

static inline guint
bangkok_target_pack (BangkokOn on,
                     guint     seat,
                     guint     index)
{
  return (guint) on << 16 | seat << 8 | index;
}

static inline BangkokTarget
bangkok_target_unpack (guint spot)
{
  if (spot == BGL_SPOT_NONE)
    return (BangkokTarget) { .on = BANGKOK_ON_NOTHING };

  return (BangkokTarget) { .on = spot >> 16, .seat = spot >> 8 & 0xff, .index = spot & 0xff };
}

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

typedef enum
{
  BANGKOK_STEP_ROLL,      /* a die is rolled */
  BANGKOK_STEP_FLY,       /* a die goes to a hand */
  BANGKOK_STEP_CATEGORY,  /* a category is counted */
  BANGKOK_STEP_PAUSE,     /* the points of a round stay visible when only bots play */
} BangkokStepKind;

typedef struct
{
  BglStoryStep    step;

  /* A die in motion */
  guint8          color;
  guint8          value;
  BangkokPose     from;
  BangkokWhere    to;

  BangkokCategory category;
} BangkokStep;

#define BANGKOK_NO_PLACE (-1)

struct _BangkokView
{
  BglBoard       parent_instance;

  BglColorScheme scheme;
  GtkWidget     *scroller;
  BangkokMat    *mat;
  GtkWidget     *words;
  GtkWidget     *button;     /* shows the table of points */
  BangkokSheet  *sheet;
  GtkWidget     *bar;        /* scrolls to the dice of the other players */
  gboolean       shows_sheet; /* scroll to the table of points in the next allocation */

  /* Derived from the position */
  guint          own;        /* the seat whose dice are in front */
  BangkokPoints *points;
  /* For each die, the number of the move since the player's own last move that placed it, from 1; 0 for none. */
  guint8         recent[BANGKOK_SEATS][BANGKOK_DICE];
  guint          n_recent;
  BangkokLayout  layout;

  /* The rules do not distinguish identical dice, but the one that the player took must be the one that disappears. */
  BangkokSlot    slots[BANGKOK_POOL];
  gboolean       present[BANGKOK_POOL];
  guint          n_places;   /* places in the pool */
};

/* bangkok-view.c */
const BangkokState *bangkok_view_get_state (BangkokView        *self);
const char  *bangkok_view_get_name        (BangkokView         *self,
                                           guint                seat);
const char  *bangkok_view_get_short_name  (BangkokView         *self,
                                           guint                seat);
/* Whether the dice on the table belong to a round that has been scored. */
gboolean     bangkok_view_is_scored       (BangkokView         *self);
/* The round whose dice are on the table, or 1 before the first round. */
guint        bangkok_view_get_round       (BangkokView         *self);
/* Whether the view requests the height that shows everything. This is not so in the quiz, where the pool has no places
 * for missing dice either, because it has little height for its board. */
gboolean     bangkok_view_is_whole        (BangkokView         *self);
gboolean     bangkok_view_is_quiz         (BangkokView         *self);
/* Puts the dice of the position into the pool. */
void         bangkok_view_fill_pool       (BangkokView         *self);

/* bangkok-view-spots.c */
void         bangkok_view_bind_spots      (BglBoardClass       *klass);
void         bangkok_view_get_pose        (BangkokView         *self,
                                           const BangkokWhere  *where,
                                           BangkokPose         *pose);
void         bangkok_view_get_input       (BangkokView         *self,
                                           BangkokLayoutInput  *input);
/* Allocates the children of the mat. */
void         bangkok_view_allocate        (BangkokView         *self,
                                           double               offset);

/* bangkok-view-bar.c */
void         bangkok_view_init_bar        (BangkokView         *self);
void         bangkok_view_update_bar      (BangkokView         *self);
/* Scrolls to the dice of the other players, or from there back to the pool. Returns FALSE if all dice are visible. */
gboolean     bangkok_view_show_others     (BangkokView         *self);

/* bangkok-view-hand.c */
void         bangkok_view_bind_hand       (BglBoardClass       *klass);
/* Whether the rules allow the player in front to take that die now. */
gboolean     bangkok_view_can_pick        (BangkokView         *self,
                                           guint                slot);
/* The selected die (transfer none), or NULL. */
const BangkokSlot *bangkok_view_get_held  (BangkokView         *self);
/* Where the selected die would go at the moment: a group, BANGKOK_APART, or BANGKOK_NO_PLACE. */
int          bangkok_view_get_place       (BangkokView         *self);
/* Whether the hint suggests a die of this color and value. */
gboolean     bangkok_view_is_hinted       (BangkokView         *self,
                                           const BangkokSlot   *slot);
/* The position of the pointer on the mat, including the scroll offset. */
void         bangkok_view_get_point       (BangkokView         *self,
                                           graphene_point_t    *point);

/* bangkok-view-motion.c */
extern const BglEventHandler bangkok_view_event_handlers[];
void         bangkok_view_begin_step      (BglView            *view,
                                           const BglStoryStep *step);
/* Makes the table wait between two rounds until a player has looked at the points. */
void         bangkok_view_wait            (BangkokView        *self);
gboolean     bangkok_view_is_waiting      (BangkokView         *self);
/* Starts the next round. */
void         bangkok_view_go_on           (BangkokView         *self);
/* Whether a die is moving to that place. */
gboolean     bangkok_view_is_moving_to    (BangkokView         *self,
                                           BangkokWhereKind     kind,
                                           guint                seat,
                                           guint                index);
/* How many categories have been shown; one more if the totals are shown as well. */
#define BANGKOK_ALL_SHOWN (BANGKOK_CATEGORIES + 1)
guint        bangkok_view_get_n_shown     (BangkokView         *self);
/* Whether the points are being counted by category. */
gboolean     bangkok_view_is_counting     (BangkokView         *self);
/* The points of this round that have been counted so far, and the total with them. */
guint        bangkok_view_get_counted     (BangkokView         *self,
                                           guint                seat);
guint        bangkok_view_get_total       (BangkokView         *self,
                                           guint                seat);
/* The dice that score in the category that is shown. Returns FALSE if there is no such category. */
gboolean     bangkok_view_get_lit         (BangkokView         *self,
                                           BangkokLit          *lit);

/* bangkok-view-sheet.c */
/* Whether points are shown. The quiz hides them, because its questions ask for them: its table is neither
 * interactive nor gives hints. */
gboolean     bangkok_view_shows_points    (BangkokView         *self);
/* Free with g_free (). */
char        *bangkok_view_describe_sheet  (BangkokView         *self);
/* Whether the button for the next round is offered. */
gboolean     bangkok_view_offers_round    (BangkokView         *self);
void         bangkok_view_update_sheet    (BangkokView         *self);

/* bangkok-view-ground.c (transfer none) */
GdkTexture  *bangkok_view_get_ground      (BangkokView         *self);

/* bangkok-view-draw.c */
void         bangkok_view_draw            (BangkokView         *self,
                                           GtkSnapshot         *snapshot);
void         bangkok_view_draw_above      (BangkokView         *self,
                                           GtkSnapshot         *snapshot);

/* bangkok-view-speech.c. Free the texts with g_free (). */
char        *bangkok_view_describe_spot   (BglBoard            *board,
                                           guint                spot);
/* What the player can do at this moment within a move, or NULL. */
char        *bangkok_view_describe_step   (BglBoard            *board);
/* What the selected die would score in a group or BANGKOK_APART, as one or as two lines. */
char        *bangkok_view_describe_pick   (BangkokView         *self,
                                           guint                group,
                                           gboolean             lines);
char        *bangkok_view_describe_die    (guint                color,
                                           guint                value);
/* The places for a die, and how each would change the player’s points. */
char        *bangkok_view_list_places     (BangkokView         *self,
                                           const BangkokSlot   *slot);

/* bangkok-view-words.c */
/* (transfer floating) */
GtkWidget   *bangkok_view_create_words    (void);
void         bangkok_view_update_words    (BangkokView         *self);
/* How much larger text is than on the screen, and a layout for text that is scaled by another factor.
 * (transfer full) */
double       bangkok_view_get_letters     (BangkokView         *self);
PangoLayout *bangkok_view_create_text     (BangkokView         *self,
                                           double               size);

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
