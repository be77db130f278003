/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/bgl-motion.h"
#include "board/bgl-prompt.h"

#include "bongo-art.h"
#include "bongo-game.h"
#include "bongo-keyboard.h"
#include "bongo-view.h"

G_BEGIN_DECLS

/* What the prompt asks for. */
typedef enum
{
  BONGO_QUESTION_NONE,
  BONGO_QUESTION_ROLL,
  BONGO_QUESTION_TROPHY,
  BONGO_QUESTION_GIVER,
  BONGO_QUESTION_GO_ON,  /* a bot is to roll, and waits until everybody is ready */
  BONGO_QUESTION_READY,  /* the dice are covered */
  BONGO_QUESTION_PAUSED, /* nothing goes on before the pause has ended */
  BONGO_QUESTION_PASS,   /* without time: people call, or pass */
} BongoQuestion;

/* How people take part in the round on the table. */
typedef enum
{
  BONGO_PEOPLE_RACE,     /* by the clock */
  BONGO_PEOPLE_ASKED,    /* without time: their answers are collected */
  BONGO_PEOPLE_ANSWERED, /* without time: the answers are played, then bots call */
} BongoPeople;

/* A trophy on its way, from the middle of one picture to that of another. */
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

  BongoGame    *game;
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
  gboolean      told_keys; /* so have the keys */
  BongoWord     chosen;    /* while the giver is still open */
  gboolean      around_table;
  gboolean      ran;       /* whether the table was running, and people could act, when it was last */
  gboolean      interactive; /* looked at */
  gboolean      covered;   /* the dice of this round are not to be seen yet */
  guint         paused;    /* BglPause: all reasons of this pause */
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
/* Shows the position as it is: after anything has changed. */
void              bongo_view_update          (BongoView   *self);
void              bongo_view_skip            (BongoView   *self);

/* bongo-view-calls.c */
/* A person calls at that moment. FALSE where this means nothing, as after the game. */
gboolean          bongo_view_call            (BongoView   *self,
                                              guint        seat,
                                              BongoWord    word,
                                              gint64       when);
/* Without time, the dice stay until all people have called or passed. Nothing is timed: their calls are moves without a
 * time, and bots react after them. */
gboolean          bongo_view_is_without_time (BongoView   *self);
void              bongo_view_ask_people      (BongoView   *self);
/* Everybody who has not called yet passes. */
void              bongo_view_pass            (BongoView   *self);
/* Shows the sentence on the table and announces it. With several people it names the seat, if there is one. */
void              bongo_view_tell            (BongoView   *self,
                                              guint        seat,
                                              const char  *sentence);

/* bongo-view-hint.c */
void              bongo_view_show_hint       (BglView     *view,
                                              BglMove      move);
void              bongo_view_clear_hint      (BongoView   *self);

/* bongo-view-wait.c: a bot that won the round would roll at once. It waits until the reasons can have been
 * read, or for a person where none has called. */
void              bongo_view_hold            (BongoView   *self);
/* Bots and chance wait until a person is ready. */
void              bongo_view_wait_for_person (BongoView   *self);
void              bongo_view_let_go          (BongoView   *self);

/* bongo-view-prompt.c */
void              bongo_view_update_prompt   (BongoView   *self);
void              bongo_view_answered        (BongoView   *self,
                                              int          answer);
/* What Space and Enter do; FALSE for nothing. */
gboolean          bongo_view_go_on           (BongoView   *self);

/* bongo-view-keys.c */
void              bongo_view_init_keys       (BongoView   *self);
void              bongo_view_assign_keys     (BongoView   *self);
/* The keys of the only person, for somebody who does not see them on the words; NULL for none or several people. */
char             *bongo_view_describe_keys   (BongoView   *self);

/* bongo-view-flight.c */
void              bongo_view_init_flight     (BongoView   *self);
void              bongo_view_dispose_flight  (BongoView   *self);
/* From one place to another; the supply is one too. They start with bongo_view_fly (). */
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
/* How many places stand side by side, if there are so many of them. */
guint             bongo_view_count_columns   (BongoView   *self,
                                              guint        n_places,
                                              int          width);
/* Bots and the supply in rows from the top; returns their height. */
int               bongo_view_place_chips     (BongoView   *self,
                                              GdkRectangle area,
                                              int          head);
/* People side by side in rows; returns their height. */
int               bongo_view_place_people    (BongoView   *self,
                                              GdkRectangle area,
                                              int          each,
                                              guint        columns);
/* The reasons where nothing stands beside the answer. */
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
