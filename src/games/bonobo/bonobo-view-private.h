/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-caption.h"
#include "board/bgl-hand.h"
#include "board/bgl-motion.h"
#include "board/bgl-prompt.h"
#include "board/bgl-spot.h"

#include "bonobo-art.h"
#include "engine/bgl-game.h"
#include "bonobo-rules.h"
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
  BONOBO_STEP_SCORE,    /* the sum flies to the marker, and the token leaves */
  BONOBO_STEP_ACTIVE,
  BONOBO_STEP_DRIVEN,
  BONOBO_STEP_SIGNS,
  BONOBO_STEP_DOUBLE,
  BONOBO_STEP_FINAL,    /* the sum flies to the marker, and the token stays */
  BONOBO_STEP_WORDS,    /* nothing moves, only text is shown */
} BonoboStepKind;

/* The animation of an event. */
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
  gboolean       by_hand;    /* the rhomb is already at its place, and not on the raft */
  const char    *rule;
  char          *caption;    /* or NULL */
  BonoboState    after;      /* the state of the island after the step */
} BonoboStep;

/* The question of the prompt. */
typedef enum
{
  BONOBO_ASKS_NOTHING,
  BONOBO_ASKS_SCORES,   /* whether the scores of previous games should count */
  BONOBO_ASKS_PASS,
} BonoboQuestion;

/* A recent move: the spot of a new token or the place of a new rhomb. The other member is BONOBO_NONE. */
typedef struct
{
  guint spot;
  guint place;
} BonoboMark;

#define BONOBO_MARKS 8

struct _BonoboView
{
  BglView          parent_instance;

  BglGame      *game;
  GtkWidget       *spots[BONOBO_SPOTS];
  GtkWidget       *places[BONOBO_PLACES];
  GtkWidget       *stack;
  BonoboTrack     *track;
  BglCaption      *caption;
  char            *longest_caption;
  BglPrompt       *prompt;
  BglColorScheme         scheme;

  /* Layout */
  BonoboRoom       room;
  double           words_scale;   /* the scale of the text in the area for text */
  GdkTexture      *island;        /* the last picture that was shown */

  /* The animation of events: the state that is shown, and the steps that follow */
  BonoboState      shown;
  BonoboState      told;          /* the state after all steps */
  GArray          *steps;         /* BonoboStep */
  guint            step;          /* the current step */
  gboolean         telling;
  gboolean         gathering;     /* some events of a move have arrived, and more may follow */
  AdwAnimation    *clock;
  double           now;           /* the progress of the current step, 0 to 1 */
  AdwAnimation    *tide;          /* moves the light on the water after each move */
  double           tide_from, tide_to, tide_now;
  BonoboStep       counting;      /* numbers that are collected for the next scoring */

  /* Pointer and focus */
  BglHand         *hand;
  guint            home_spot;     /* the spot that has or had the focus */
  guint            home_place;
  double           column;        /* the x coordinate that Up and Down return to */

  gboolean         by_hand;       /* the current move lays a rhomb that the player held */

  /* Derived state */
  gboolean         can_act;
  gboolean         laying;        /* a person at this board must lay a rhomb */
  BonoboQuestion   question;
  gboolean         keeps_scores;  /* the user did not decline the scores of previous games */
  guint            target;        /* the place where the rhomb would be laid, or BONOBO_NONE */
  BonoboPreview    preview;       /* the consequences of laying it there */
  guint            aim;           /* the spot under the pointer or with the focus, or BONOBO_NONE */
  gboolean         reading;       /* a new caption was set, and read_aim must be updated for it */
  guint            read_aim;      /* the aim when the animation of the last caption ended */

  /* Marks */
  BglMove          hint;
  BonoboMark       marks[BONOBO_MARKS];   /* the recent moves, in order */
  guint            n_marks;
};

/* bonobo-view-layout.c */
/* Whether the island is shown alone, without track, raft, and text. */
gboolean     bonobo_view_is_bare          (BonoboView       *self);
void         bonobo_view_arrange          (BonoboView       *self,
                                           int               width,
                                           int               height);
void         bonobo_view_allocate         (BonoboView       *self,
                                           int               width,
                                           int               height);
/* Shows the text with the highest priority in the area for text. */
void         bonobo_view_update_words     (BonoboView       *self);
void         bonobo_view_point_triangle   (BonoboView       *self,
                                           guint             triangle,
                                           graphene_point_t *point);
/* The position of the points of a token: above it, or below it if the track is too close. */
void         bonobo_view_point_sum        (BonoboView       *self,
                                           guint             spot,
                                           graphene_point_t *point);
void         bonobo_view_point_stack      (BonoboView       *self,
                                           graphene_point_t *point);
/* The size of rhombi on the raft. */
int          bonobo_view_get_small_edge   (BonoboView       *self);
/* Returns the spot at the corner of a rhomb, with its number and the position of the number. */
guint        bonobo_view_get_corner       (BonoboView        *self,
                                           const BonoboState *state,
                                           guint              rhomb,
                                           guint              place,
                                           guint              corner,
                                           int               *number,
                                           graphene_point_t  *point);
/* Return BONOBO_NONE if nothing is near. */
guint        bonobo_view_find_spot_at     (BonoboView       *self,
                                           double            x,
                                           double            y);
guint        bonobo_view_find_place_at    (BonoboView       *self,
                                           double            x,
                                           double            y,
                                           gboolean          legal);

/* bonobo-view-marks.c */
const BonoboState *bonobo_view_get_state  (BonoboView       *self);
/* Call this after the position or the player who can act has changed. */
void         bonobo_view_refresh          (BonoboView       *self);
/* Call this after the pointer or the focus has moved. */
void         bonobo_view_look             (BonoboView       *self);
void         bonobo_view_update_marks     (BonoboView       *self);
/* The number of the recent move that placed a token there, or 0. */
guint        bonobo_view_find_mark        (BonoboView       *self,
                                           guint             spot);
/* Whether the board shows the value of the spot under the pointer or the focus. */
gboolean     bonobo_view_tells_worth      (BonoboView       *self);
/* Whether the card about that spot is shown in the area for text. */
gboolean     bonobo_view_shows_worth      (BonoboView       *self);
gboolean     bonobo_view_can_set_at       (BonoboView       *self,
                                           guint             spot);

/* bonobo-view-keys.c */
void         bonobo_view_bind_keys        (GtkWidgetClass   *widget_class);
gboolean     bonobo_view_focus_home       (BonoboView       *self);
gboolean     bonobo_view_focus_next       (BonoboView       *self,
                                           GtkDirectionType  direction);
/* Remembers where the focus went. */
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

/* bonobo-view-motion.c */
void         bonobo_view_init_story       (BonoboView       *self);
void         bonobo_view_connect_story    (BonoboView       *self);
void         bonobo_view_dispose_story    (BonoboView       *self);
/* Animates the collected events of a move. */
void         bonobo_view_start_story      (BonoboView       *self);
/* Skips to the end of the animation. Returns whether there was text to read. */
gboolean     bonobo_view_skip_story       (BonoboView       *self);
/* Shows the current position without animations. */
void         bonobo_view_end_story        (BonoboView       *self);
const BonoboStep *bonobo_view_get_step    (BonoboView       *self);
/* A caption that is at least as long as any other. */
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

/* The points of a token on the spot so far. Free with g_free (). */
char        *bonobo_view_describe_points  (BonoboView       *self,
                                           guint             spot);
/* Whether an inactive toilet could still drive a token away. */
gboolean     bonobo_view_has_risk         (BonoboView       *self,
                                           guint             spot);
/* The points and, in full sentences, when they are scored. The points are not a full sentence, so end is added to
 * them. Free with g_free (). */
char        *bonobo_view_describe_worth   (BonoboView       *self,
                                           guint             spot,
                                           const char       *end,
                                           const char       *separator);

/* bonobo-view-scan.c. Free the texts with g_free (). */
char        *bonobo_view_scan_lines       (BglView          *view);
char        *bonobo_view_scan_own         (BglView          *view);
char        *bonobo_view_scan_others      (BglView          *view);
char        *bonobo_view_scan_moves       (BglView          *view);
char        *bonobo_view_scan_threats     (BglView          *view);
char        *bonobo_view_scan_worth       (BglView          *view);
char        *bonobo_view_describe_table   (BglView          *view);

/* bonobo-view-speech.c. Free the texts with g_free (). */
char        *bonobo_view_describe_spot    (BonoboView       *self,
                                           guint             spot);
char        *bonobo_view_describe_place   (BonoboView       *self,
                                           guint             place);
/* The consequences of laying the rhomb there. */
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
