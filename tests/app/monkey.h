/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "window-fixture.h"

#include "board/bgl-game-ui.h"

/*
 * A monkey at the application: it does anything at any time, and after every step it checks what must hold at all
 * times. One seed decides what it does. Each step has random numbers of its own, so a step does the same thing even
 * where an earlier one met a slower machine.
 */
typedef struct
{
  Fixture        fixture;
  GApplication  *application;
  const BglGameUi *ui;        /* the game that it plays most of the time */
  GtkWindow     *stranger;    /* a window of somebody else, or NULL */
  gboolean       pressed;     /* whether it holds the button of the pointer */
  guint          index;       /* of the present step */
  BglRandom      random;      /* for the present step */
} Monkey;

/* Something that it does. Returns FALSE where that cannot be done now. */
typedef gboolean (*MonkeyFunc) (Monkey *self);

typedef struct
{
  const char *name;
  guint       weight;   /* how often, compared to the others */
  MonkeyFunc  act;
} MonkeyStep;

/* Acts as the window manager, before GTK is initialized. */
void        monkey_manage_windows   (void);
/* Prints the seed and the last steps when the program dies. */
void        monkey_install_handlers (void);
/* From now on the program dies when the main loop is stuck for so many seconds. */
void        monkey_watch            (guint           seconds);
/* Plays a game, in a language, for so many steps; or only those that are listed, as in "3,17,20-40". */
void        monkey_run              (GApplication    *application,
                                     const BglGameUi *ui,
                                     guint64          seed,
                                     guint            n_steps,
                                     const char      *only,
                                     const char      *language);

/* For the steps: a number from 0 to n - 1, and something about the present step for the list of steps. */
guint       monkey_draw             (Monkey         *self,
                                     guint           n);
void        monkey_note             (const char     *format,
                                     ...) G_GNUC_PRINTF (1, 2);
void        monkey_pass_time        (guint           milliseconds);
/* Any one of the array, or NULL where it is empty. */
gpointer    monkey_pick             (Monkey         *self,
                                     GPtrArray      *array);
/* All widgets of the type that can be seen and used, in all windows that a monkey may touch. */
GPtrArray  *monkey_collect          (GType           type);
/* Any such widget, or NULL. */
gpointer    monkey_find             (Monkey         *self,
                                     GType           type);
/* A window that a monkey may only close, such as one of GTK that writes files, or a second one that was opened because
 * the monkey's own was closed when a call arrived; or NULL. */
GtkWindow  *monkey_find_foreign     (Monkey         *self);

/* The steps, each list ends with a NULL name. */
extern const MonkeyStep monkey_board_steps[];    /* moves */
extern const MonkeyStep monkey_input_steps[];    /* keys and pointer */
extern const MonkeyStep monkey_house_steps[];    /* the window and its pages */
extern const MonkeyStep monkey_setting_steps[];  /* size, style, settings */
extern const MonkeyStep monkey_call_steps[];     /* calls of other programs */

/* Sits down at a new table with any number of seats, any options and any number of moves made. */
gboolean    monkey_sit_down         (Monkey         *self);

/* What holds at all times; and what comes true sooner or later. Both die where it does not. */
void        monkey_check            (Monkey         *self);
void        monkey_check_end        (Monkey         *self);
