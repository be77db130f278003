/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-motion.h"
#include "board/bgl-prompt.h"

#include "bongo-art.h"
#include "engine/bgl-game.h"
#include "bongo-rules.h"
#include "bongo-keyboard.h"
#include "bongo-view.h"

G_BEGIN_DECLS

/* The question of the prompt. */
typedef enum
{
  BONGO_QUESTION_NONE,
  BONGO_QUESTION_ROLL,
  BONGO_QUESTION_TROPHY,
  BONGO_QUESTION_GIVER,
  BONGO_QUESTION_GO_ON,  /* a bot rolls next, and waits until everybody is ready */
  BONGO_QUESTION_READY,  /* the dice are covered */
  BONGO_QUESTION_PAUSED, /* nothing happens until the pause ends */
  BONGO_QUESTION_PASS,   /* without time: people call or pass */
} BongoQuestion;

/* How people take part in the round on the table. */
typedef enum
{
  BONGO_PEOPLE_RACE,     /* by the clock */
  BONGO_PEOPLE_ASKED,    /* without time: their answers are being collected */
  BONGO_PEOPLE_ANSWERED, /* without time: the answers are played, and then bots call */
} BongoPeople;

/* A trophy that flies from the center of one picture to the center of another. */
typedef struct
{
  BongoWord  animal;
  GtkWidget *from;   /* BongoPlace, both */
  GtkWidget *to;
  double     delay;
} BongoFlight;

struct _BongoView
{
  BglView       parent_instance;

  BglGame    *game;
  guint         n_seats;
  guint         n_people;
  BglColorScheme      scheme;

  BglTray      *tray;
  GtkWidget    *banner;
  GtkWidget    *clock;
  GtkWidget    *around;
  GtkWidget    *supply;
  GtkWidget    *places[BGL_MAX_SEATS];
  BglPrompt    *prompt;
  BongoReasons *reasons;

  BongoStage    stage;
  BongoQuestion question;
  BongoPeople   people;
  BglMove       answers[BGL_MAX_SEATS]; /* in the order in which people gave them */
  guint         n_answers;
  gboolean      told_pass; /* how to pass has been announced */
  gboolean      told_keys; /* the keys have been announced, too */
  BongoWord     chosen;    /* the chosen trophy, while the player chooses a giver */
  gboolean      around_table;
  gboolean      ran;       /* whether the table was running at the last refresh */
  gboolean      interactive; /* whether people could act at the last refresh */
  gboolean      covered;   /* the dice of this round are still hidden */
  guint         paused;    /* a mask of BglPause: all reasons of this pause */
  guint         listen_id;
  guint         hold_id;
  guint         tick_id;

  BongoKeyboard *keyboard;
  int           key_sets[BGL_MAX_SEATS];  /* -1 for none */

  GArray       *flights;   /* BongoFlight */
  AdwAnimation *flying;
  double        flown;
};

/* bongo-view.c */
const BongoState *bongo_view_get_state       (BongoView   *self);

/* bongo-view-round.c */
void              bongo_view_init_round      (BongoView   *self);
void              bongo_view_connect_round   (BongoView   *self);
void              bongo_view_dispose_round   (BongoView   *self);
void              bongo_view_moved           (BglView     *view,
                                              BglMove      move);
void              bongo_view_rewound         (BglView     *view);
void              bongo_view_refresh         (BglView     *view);
/* Shows the current position. Call this after anything has changed. */
void              bongo_view_update          (BongoView   *self);
void              bongo_view_skip            (BongoView   *self);

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
/* Shows the sentence on the table and announces it. If there are several people, it names the seat, unless that is
 * 0. */
void              bongo_view_tell            (BongoView   *self,
                                              guint        seat,
                                              const char  *sentence);

/* bongo-view-marks.c */
void              bongo_view_show_hint       (BglView     *view,
                                              BglMove      move);
void              bongo_view_clear_hint      (BongoView   *self);

/* bongo-view-wait.c: delays a bot that won the round and would roll at once. The bot waits until people have had
 * time to read the reasons or, if no person has called, until a person is ready. */
void              bongo_view_hold            (BongoView   *self);
/* Makes bots and chance wait until a person is ready. */
void              bongo_view_wait_for_person (BongoView   *self);
void              bongo_view_let_go          (BongoView   *self);

/* bongo-view-questions.c */
void              bongo_view_update_prompt   (BongoView   *self);
void              bongo_view_answered        (BongoView   *self,
                                              int          answer);
/* Does what Space and Enter do. Returns FALSE if they have no effect. */
gboolean          bongo_view_go_on           (BongoView   *self);

/* bongo-view-hand.c */
void              bongo_view_init_keys       (BongoView   *self);
void              bongo_view_assign_keys     (BongoView   *self);
/* The keys of the only person, for players who cannot see them on the words. NULL if there are no people or several.
 * Free with g_free (). */
char             *bongo_view_describe_keys   (BongoView   *self);

/* bongo-view-motion.c */
void              bongo_view_init_flight     (BongoView   *self);
void              bongo_view_dispose_flight  (BongoView   *self);
/* Adds a trophy that flies from one place, or the supply, to another. The flights start with bongo_view_fly (). */
void              bongo_view_add_flight      (BongoView   *self,
                                              BongoWord    animal,
                                              GtkWidget   *from,
                                              GtkWidget   *to);
void              bongo_view_fly             (BongoView   *self);
void              bongo_view_skip_flight     (BongoView   *self);
void              bongo_view_snapshot_flight (BongoView   *self,
                                              GtkSnapshot *snapshot);

/* bongo-view-layout.c */
gboolean          bongo_view_is_around       (BongoView   *self);
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
