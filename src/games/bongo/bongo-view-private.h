/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bongo-art.h"
#include "bongo-keyboard.h"
#include "bongo-rules.h"
#include "bongo-view.h"

G_BEGIN_DECLS

/* What the view asks. */
typedef enum
{
  BONGO_QUESTION_NONE,
  BONGO_QUESTION_ROLL,
  BONGO_QUESTION_TROPHY,
  BONGO_QUESTION_GIVER,
  BONGO_QUESTION_GO_ON,    /* a bot rolls next, and waits until everybody is ready */
  BONGO_QUESTION_READY,    /* the dice are covered */
  BONGO_QUESTION_PASS,     /* without time: people call or pass */
  BONGO_QUESTION_PAUSED,   /* nothing happens until the pause ends */
  BONGO_QUESTION_CONTINUE, /* a person paused the game */
  BONGO_QUESTION_RULES,    /* the rulebook is open */
} BongoQuestion;

/* How people take part in the round on the table. */
typedef enum
{
  BONGO_PEOPLE_RACE,     /* by the clock */
  BONGO_PEOPLE_ASKED,    /* without time: their answers are being collected */
  BONGO_PEOPLE_ANSWERED, /* without time: the answers are played, and then bots call */
} BongoPeople;

/* The steps of the story. */
typedef enum
{
  BONGO_MOTION_ROLL,   /* the dice are thrown; the tray animates them */
  BONGO_MOTION_FLIGHT, /* a trophy flies from one place to another */
  BONGO_MOTION_LISTEN, /* a pause: a screen reader speaks the dice */
  BONGO_MOTION_READ,   /* a pause: people read why the answer is right */
} BongoMotionKind;

struct _BongoView
{
  BglView        parent_instance;

  guint          n_seats;
  guint          n_people;
  BglColorScheme scheme;

  BglTray       *tray;
  GtkWidget     *banner;
  GtkWidget     *clock;
  GtkWidget     *around;         /* toggles whether people sit at the edges of a touch screen */
  GtkWidget     *supply;
  GtkWidget     *places[BGL_MAX_SEATS];
  BongoReasons  *reasons;

  BongoStage     stage;
  BongoPeople    people;
  BglMove        answers[BGL_MAX_SEATS]; /* in the order in which people gave them */
  guint          n_answers;
  gboolean       announced_pass; /* how to pass has been announced */
  gboolean       announced_keys; /* the keys have been announced, too */
  BongoWord      chosen;         /* the chosen trophy, while the player chooses a giver */
  BglMove        hint;           /* or BGL_MOVE_NONE */
  gboolean       covered;        /* the dice of this round are still hidden */
  guint          paused;         /* a mask of BglPause: all reasons of this pause */
  guint          tick_id;

  BongoKeyboard *keyboard;
  int            key_sets[BGL_MAX_SEATS];  /* -1 for none */
};

/* bongo-view.c */
const BongoState *bongo_view_get_state       (BongoView   *self);
gboolean          bongo_view_is_person       (BongoView   *self,
                                              guint        seat);
const char       *bongo_view_get_name        (BongoView   *self,
                                              guint        seat);

/* bongo-view-round.c */
void              bongo_view_bind_round      (BglViewClass *klass);
void              bongo_view_init_round      (BongoView   *self);
/* Shows the dice of the position without an animation. */
void              bongo_view_lay_dice        (BongoView   *self);
void              bongo_view_roll            (BongoView   *self);
/* Removes what places and the banner say about the last round. */
void              bongo_view_clear_round     (BongoView   *self);
void              bongo_view_show_call       (BongoView   *self,
                                              guint        seat,
                                              BongoWord    word,
                                              gboolean     right,
                                              guint        time);
/* Opens the calls when the dice have been read out, or when a person skips this. */
void              bongo_view_start_calls     (BongoView   *self);

/* bongo-view-calls.c */
/* Handles the call of a person at that time. Returns FALSE if it has no effect, for example after the game. */
gboolean          bongo_view_call            (BongoView   *self,
                                              guint        seat,
                                              BongoWord    word,
                                              gint64       when);
/* Without time, the dice stay until all people have called or passed. Nothing is timed: their calls are moves without a
 * time, and bots react after them. */
gboolean          bongo_view_is_without_time (BongoView   *self);
void              bongo_view_ask_people      (BongoView   *self);
/* Passes for everybody who has not called yet. */
void              bongo_view_pass            (BongoView   *self);

/* bongo-view-speech.c */
/* Shows the sentence on the table and announces it. If there are several people, it names the seat, unless that is
 * 0. */
void              bongo_view_announce        (BongoView   *self,
                                              guint        seat,
                                              const char  *sentence);
/* Reads the dice out. Returns how long it takes in milliseconds; 0 if nobody listens. */
guint             bongo_view_announce_dice   (BongoView   *self);
char             *bongo_view_describe_last   (BglView     *view);

/* bongo-view-marks.c */
void              bongo_view_show_move       (BglView     *view,
                                              BglMove      move);
void              bongo_view_update_marks    (BongoView   *self);
/* Why the hinted word is right; NULL if there is no such hint. Free with g_free (). */
char             *bongo_view_describe_hint   (BongoView   *self);

/* bongo-view-motion.c */
extern const BglEventHandler bongo_view_event_handlers[];
void              bongo_view_begin_step      (BglView     *view,
                                              const BglStoryStep *step);
void              bongo_view_end_step        (BglView     *view,
                                              const BglStoryStep *step);
void              bongo_view_draw_flights    (BongoView   *self,
                                              GtkSnapshot *snapshot);
/* The number of trophies that fly back to the supply. */
guint             bongo_view_count_lost      (BongoView   *self);
/* Makes a bot that would roll at once wait until people have had time to read the reasons or, if no person has called,
 * until a person is ready. */
void              bongo_view_add_reading     (BongoView   *self);
/* Makes bots and chance wait until a person is ready, if the next roll is theirs. */
void              bongo_view_wait_for_person (BongoView   *self);

/* bongo-view-questions.c */
void              bongo_view_bind_questions  (BglViewClass *klass);
/* The text of the line below the board (transfer full); NULL for that of the rules. */
char             *bongo_view_describe_step   (BongoView   *self);
/* Does what Space and Enter do. Returns FALSE if they have no effect. */
gboolean          bongo_view_go_on           (BongoView   *self);

/* bongo-view-hand.c */
void              bongo_view_init_hand       (BongoView   *self);
void              bongo_view_assign_keys     (BongoView   *self);

/* bongo-view-layout.c */
void              bongo_view_measure         (BongoView      *self,
                                              GtkOrientation  orientation,
                                              int             for_size,
                                              int            *minimum,
                                              int            *natural);
void              bongo_view_allocate        (BongoView   *self,
                                              int          width,
                                              int          height);
void              bongo_view_place           (GtkWidget   *child,
                                              GdkRectangle area);
int               bongo_view_measure_height  (GtkWidget   *child,
                                              int          width,
                                              gboolean     natural);
/* How many of the places fit side by side. */
guint             bongo_view_count_columns   (BongoView   *self,
                                              guint        n_places,
                                              int          width);
/* Places bots and the supply in rows from the top. Returns their height. */
int               bongo_view_place_chips     (BongoView   *self,
                                              GdkRectangle area,
                                              int          head);
/* Places people side by side in rows. Returns their height. */
int               bongo_view_place_people    (BongoView   *self,
                                              GdkRectangle area,
                                              int          each,
                                              guint        columns);
/* Places the reasons with nothing beside the answer. */
void              bongo_view_place_reasons   (BongoView   *self,
                                              GdkRectangle area);

/* bongo-view-examples.c */
void              bongo_view_allocate_dice   (BongoView   *self,
                                              int          width,
                                              int          height);
void              bongo_view_allocate_on_paper (BongoView *self,
                                                int        width,
                                                int        height);

/* bongo-view-sketch.c */
void        bongo_view_trace_move (BglView        *view,
                                 BglMove         move,
                                 const BglEvent *events,
                                 guint           n_events,
                                 BglSketch      *sketch);
gboolean    bongo_view_mark_place (BglView        *view,
                                 const char     *place,
                                 BglSketch      *sketch);

G_END_DECLS
