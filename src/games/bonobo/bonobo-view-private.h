/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-caption.h"
#include "board/bgl-hand.h"
#include "board/bgl-motion.h"
#include "board/bgl-prompt.h"
#include "board/bgl-spot.h"

#include "bonobo-art.h"
#include "bonobo-game.h"
#include "bonobo-private.h"
#include "bonobo-room.h"
#include "bonobo-track.h"
#include "bonobo-view.h"

G_BEGIN_DECLS

typedef enum
{
  BONOBO_STEP_SET,
  BONOBO_STEP_DRAW,
  BONOBO_STEP_LAY,
  BONOBO_STEP_COUNT,    /* numbers fly to the token */
  BONOBO_STEP_SCORE,    /* their sum flies to the marker, and the token leaves */
  BONOBO_STEP_ACTIVE,
  BONOBO_STEP_DRIVEN,
  BONOBO_STEP_SIGNS,
  BONOBO_STEP_DOUBLE,
  BONOBO_STEP_FINAL,    /* the sum flies to the marker, and the token stays */
  BONOBO_STEP_WORDS,    /* nothing moves, there is only something to read */
} BonoboStepKind;

/* What there is to be seen of an event. */
typedef struct
{
  BonoboStepKind kind;
  guint          duration;   /* milliseconds */
  guint          seat;
  guint          spot;
  guint          rhomb;
  guint          place;
  guint          triangle;
  guint          n_numbers;
  guint8         rhombi[6];
  gint8          numbers[6];
  int            from, to;   /* sums */
  gboolean       by_hand;    /* a rhomb that is where it is laid already, rather than on the raft */
  const char    *rule;
  char          *caption;    /* or NULL */
  BonoboState    after;      /* what the island looks like then */
} BonoboStep;

/* What the prompt asks. */
typedef enum
{
  BONOBO_ASKS_NOTHING,
  BONOBO_ASKS_SCORES,   /* whether scores from before shall count */
  BONOBO_ASKS_PASS,
} BonoboQuestion;

/* A recent move: where a token was set or a rhomb was laid, the other one is BONOBO_NONE. */
typedef struct
{
  guint spot;
  guint place;
} BonoboMark;

#define BONOBO_MARKS 8

struct _BonoboView
{
  BglView          parent_instance;

  BonoboGame      *game;
  GtkWidget       *spots[BONOBO_SPOTS];
  GtkWidget       *places[BONOBO_PLACES];
  GtkWidget       *stack;
  BonoboTrack     *track;
  BglCaption      *caption;
  char            *longest_caption;
  BglPrompt       *prompt;
  BglColorScheme         scheme;

  /* Where things are */
  BonoboRoom       room;
  double           words_scale;   /* of the letters in the place for words */
  GdkTexture      *island;        /* the picture shown last */

  /* The story: what is shown, and what is still to be shown */
  BonoboState      shown;
  BonoboState      told;          /* after all steps */
  GArray          *steps;         /* BonoboStep */
  guint            step;          /* the one being shown */
  gboolean         telling;
  gboolean         gathering;     /* some events of a move have come, and more may follow */
  AdwAnimation    *clock;
  double           now;           /* 0 to 1, of that step */
  AdwAnimation    *tide;          /* light wanders over the water after each move */
  double           tide_from, tide_to, tide_now;
  BonoboStep       counting;      /* numbers that wait for the scoring they belong to */

  /* What is being looked at */
  BglHand         *hand;
  guint            home_spot;     /* where the focus is or was */
  guint            home_place;
  double           column;        /* that Up and Down keep to */

  gboolean         by_hand;       /* the move just being played lays a rhomb from the hand */

  /* What follows from all that */
  gboolean         can_act;
  gboolean         laying;        /* somebody here is to lay a rhomb */
  BonoboQuestion   question;
  gboolean         keeps_scores;  /* those from before were not declined */
  guint            target;        /* the place where the rhomb would be laid, or BONOBO_NONE */
  BonoboPreview    preview;       /* of that */
  guint            aim;           /* the spot that is looked at, or BONOBO_NONE */
  gboolean         reading;       /* there is a caption that nobody could read yet */
  guint            read_aim;      /* the spot that was looked at when it could first be read */

  /* Marks */
  BglMove          hint;
  BonoboMark       marks[BONOBO_MARKS];   /* the recent moves, in order */
  guint            n_marks;
};

/* bonobo-view-layout.c */
/* Whether the island is shown alone, without track, raft and words. */
gboolean     bonobo_view_is_bare          (BonoboView       *self);
void         bonobo_view_arrange          (BonoboView       *self,
                                           int               width,
                                           int               height);
void         bonobo_view_allocate         (BonoboView       *self,
                                           int               width,
                                           int               height);
/* Shows what is to be read now in the place for words. */
void         bonobo_view_update_words     (BonoboView       *self);
void         bonobo_view_point_triangle   (BonoboView       *self,
                                           guint             triangle,
                                           graphene_point_t *point);
/* Where the points of a token stand: above it, or below where the track is above. */
void         bonobo_view_point_sum        (BonoboView       *self,
                                           guint             spot,
                                           graphene_point_t *point);
void         bonobo_view_point_stack      (BonoboView       *self,
                                           graphene_point_t *point);
/* Of the rhombi on the raft. */
int          bonobo_view_get_small_edge   (BonoboView       *self);
/* The corner of a rhomb: its spot, its number and where that stands. */
guint        bonobo_view_get_corner       (BonoboView        *self,
                                           const BonoboState *state,
                                           guint              rhomb,
                                           guint              place,
                                           guint              corner,
                                           int               *number,
                                           graphene_point_t  *point);
/* BONOBO_NONE where nothing is near. */
guint        bonobo_view_find_spot_at     (BonoboView       *self,
                                           double            x,
                                           double            y);
guint        bonobo_view_find_place_at    (BonoboView       *self,
                                           double            x,
                                           double            y,
                                           gboolean          legal);

/* bonobo-view-position.c */
const BonoboState *bonobo_view_get_state  (BonoboView       *self);
/* After the position or who is to act has changed. */
void         bonobo_view_refresh          (BonoboView       *self);
/* After pointer or focus have moved. */
void         bonobo_view_look             (BonoboView       *self);
void         bonobo_view_update_marks     (BonoboView       *self);
/* The number of the recent move that set a token there, or 0. */
guint        bonobo_view_find_mark        (BonoboView       *self,
                                           guint             spot);
/* Whether the board says what a spot is worth when it is looked at. */
gboolean     bonobo_view_tells_worth      (BonoboView       *self);
/* Whether the card about the spot that is looked at is in the place for words. */
gboolean     bonobo_view_shows_worth      (BonoboView       *self);
gboolean     bonobo_view_can_set_at       (BonoboView       *self,
                                           guint             spot);

/* bonobo-view-keys.c */
void         bonobo_view_bind_keys        (GtkWidgetClass   *widget_class);
gboolean     bonobo_view_focus_home       (BonoboView       *self);
gboolean     bonobo_view_focus_next       (BonoboView       *self,
                                           GtkDirectionType  direction);
/* Notes where the focus went. */
void         bonobo_view_note_focus       (BonoboView       *self,
                                           GtkWidget        *child);

/* bonobo-view-hand.c */
void         bonobo_view_init_hand        (BonoboView       *self);
void         bonobo_view_draw_rhomb       (BonoboView       *self);
void         bonobo_view_act_spot         (BonoboView       *self,
                                           guint             spot);
void         bonobo_view_act_place        (BonoboView       *self,
                                           guint             place);
void         bonobo_view_update_prompt    (BonoboView       *self);
gboolean     bonobo_view_put_back         (BonoboView       *self);

/* bonobo-view-story.c */
void         bonobo_view_init_story       (BonoboView       *self);
void         bonobo_view_connect_story    (BonoboView       *self);
void         bonobo_view_dispose_story    (BonoboView       *self);
/* Tells what the events of a move have gathered. */
void         bonobo_view_start_story      (BonoboView       *self);
/* Jumps to the end of it. Returns whether there was something to read. */
gboolean     bonobo_view_skip_story       (BonoboView       *self);
/* Shows the position as it is. */
void         bonobo_view_end_story        (BonoboView       *self);
const BonoboStep *bonobo_view_get_step    (BonoboView       *self);
/* No caption takes more room than this one. */
const char  *bonobo_view_get_longest_caption (BonoboView    *self);

/* bonobo-view-draw.c */
void         bonobo_view_draw             (BonoboView       *self,
                                           GtkSnapshot      *snapshot);
void         bonobo_view_draw_above       (BonoboView       *self,
                                           GtkSnapshot      *snapshot);

/* bonobo-view-worth.c */
int          bonobo_view_measure_worth    (BonoboView       *self,
                                           int               width,
                                           double            scale);

/* The points of a token on the spot so far. */
char        *bonobo_view_describe_points  (BonoboView       *self,
                                           guint             spot);
/* Whether an inactive toilet could still drive a token away. */
gboolean     bonobo_view_has_risk         (BonoboView       *self,
                                           guint             spot);
/* The points, which are no sentence and end like this, and the sentences about when they are scored. */
char        *bonobo_view_describe_worth   (BonoboView       *self,
                                           guint             spot,
                                           const char       *end,
                                           const char       *separator);

/* bonobo-view-scan.c */
char        *bonobo_view_scan_lines       (BglView          *view);
char        *bonobo_view_scan_own         (BglView          *view);
char        *bonobo_view_scan_others      (BglView          *view);
char        *bonobo_view_scan_moves       (BglView          *view);
char        *bonobo_view_scan_threats     (BglView          *view);
char        *bonobo_view_scan_worth       (BglView          *view);
char        *bonobo_view_describe_table   (BglView          *view);

/* bonobo-view-speech.c */
char        *bonobo_view_describe_spot    (BonoboView       *self,
                                           guint             spot);
char        *bonobo_view_describe_place   (BonoboView       *self,
                                           guint             place);
/* What would follow from laying the rhomb there. */
char        *bonobo_view_describe_consequences (BonoboView  *self,
                                           guint             place);
char        *bonobo_view_describe_stack   (BonoboView       *self);
char        *bonobo_view_describe_scores  (BonoboView       *self);

/* bonobo-view-sketch.c */
void        bonobo_view_trace_move (BglView        *view,
                                 BglMove         move,
                                 const BglEvent *events,
                                 guint           n_events,
                                 BglSketch      *sketch);
gboolean    bonobo_view_mark_place (BglView        *view,
                                 const char     *place,
                                 BglSketch      *sketch);

G_END_DECLS
