/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-caption.h"
#include "board/bgl-motion.h"

#include "bonobo-art.h"
#include "bonobo-private.h"
#include "bonobo-room.h"
#include "bonobo-track.h"
#include "bonobo-view.h"

G_BEGIN_DECLS

/* The numbers of the spots of the board: the spots of the island, the places for a rhomb, and the stack. */
#define BONOBO_FIRST_PLACE BONOBO_SPOTS
#define BONOBO_STACK       (BONOBO_FIRST_PLACE + BONOBO_PLACES)

/* The place with that number, or BONOBO_NONE. */
static inline guint
bonobo_view_get_place_at (guint spot)
{
  return spot >= BONOBO_FIRST_PLACE && spot < BONOBO_STACK ? spot - BONOBO_FIRST_PLACE : BONOBO_NONE;
}

struct _BonoboView
{
  BglBoard         parent_instance;

  BonoboTrack     *track;
  BglCaption      *caption;
  char            *longest_caption;
  BglColorScheme   scheme;

  /* Layout */
  BonoboRoom       room;
  double           words_scale;   /* the scale of the text in the area for text */
  GdkTexture      *island;        /* the last picture that was shown */

  AdwAnimation    *tide;          /* moves the light on the water after each move */
  double           tide_from, tide_now;

  /* Focus */
  guint            home_spot;     /* the spot of the island that has or had the focus, or one beside it */
  double           column;        /* the x coordinate that Up and Down return to */

  /* Derived state */
  gboolean         laying;        /* a person at this board must lay a rhomb */
  gboolean         enlarged;      /* the island covers the area for text meanwhile */
  gboolean         keeps_scores;  /* the user did not decline the scores of previous games */
  guint            target;        /* the place where the rhomb would be laid, or BONOBO_NONE */
  BonoboPreview    preview;       /* the consequences of laying it there */
  guint            aim;           /* the spot under the pointer or with the focus, or BONOBO_NONE */
  gboolean         reading;       /* a new caption was set, and read_aim must be updated for it */
  guint            read_aim;      /* the aim when the animation of the last caption ended */
};

/* bonobo-view.c */
const BonoboState *bonobo_view_get_state  (BonoboView       *self);
/* Whether a player can place a token there now. */
gboolean     bonobo_view_can_set_at       (BonoboView       *self,
                                           guint             spot);
/* Whether the board shows the value of the spot under the pointer or the focus. */
gboolean     bonobo_view_has_worth        (BonoboView       *self);
/* Whether the card about that spot is shown in the area for text. */
gboolean     bonobo_view_shows_worth      (BonoboView       *self);

/* bonobo-view-hand.c */
void         bonobo_view_bind_hand        (BglBoardClass    *klass);

/* bonobo-view-questions.c */
void         bonobo_view_bind_questions   (BglViewClass     *klass);

/* bonobo-view-layout.c */
void         bonobo_view_bind_layout      (BglBoardClass    *klass);
/* Whether the island is shown alone, without track, raft, and text. */
gboolean     bonobo_view_is_bare          (BonoboView       *self);
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

/* bonobo-view-motion.c: the steps of the story. The kind of a step is the type of its event. */
void         bonobo_view_bind_motion      (BglViewClass     *klass);
void         bonobo_view_init_motion      (BonoboView       *self);
gboolean     bonobo_view_is_playing       (BonoboView       *self);
/* The current step and its progress, or NULL. */
const BglStoryStep *bonobo_view_get_step  (BonoboView       *self,
                                           double           *progress);
/* The state without what the steps have not shown yet. Only what is drawn is correct in it. */
void         bonobo_view_get_shown        (BonoboView       *self,
                                           BonoboState      *shown);
/* The spots whose tokens have been scored at the end. */
guint64      bonobo_view_get_final        (BonoboView       *self);
void         bonobo_view_update_track     (BonoboView       *self);
/* The text may be NULL. */
void         bonobo_view_show_caption     (BonoboView       *self,
                                           const char       *text,
                                           const char       *rule);
/* A caption that is at least as long as any other. */
const char  *bonobo_view_get_longest_caption (BonoboView    *self);
/* Moves the light on the water a little. */
void         bonobo_view_start_tide       (BonoboView       *self);

/* bonobo-view-draw.c */
void         bonobo_view_draw             (BglBoard         *board,
                                           GtkSnapshot      *snapshot);
void         bonobo_view_draw_above       (BglBoard         *board,
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
char        *bonobo_view_describe_spot    (BglBoard         *board,
                                           guint             spot);
/* The consequences of laying the rhomb there. */
char        *bonobo_view_describe_consequences (BonoboView  *self,
                                           guint             place);
/* The consequences at the target, for the line below the board, or NULL. */
char        *bonobo_view_describe_step    (BglBoard         *board);
char        *bonobo_view_describe_scores  (BonoboView       *self);

/* bonobo-view-sketch.c */
void         bonobo_view_trace_move       (BglView          *view,
                                           BglMove           move,
                                           const BglEvent   *events,
                                           guint             n_events,
                                           BglSketch        *sketch);
gboolean     bonobo_view_mark_place       (BglView          *view,
                                           const char       *place,
                                           BglSketch        *sketch);

G_END_DECLS
