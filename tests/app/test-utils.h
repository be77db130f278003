/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-table.h"

/*
 * What tests of widgets share: windows, waiting without guessing times, and real keys and
 * pointers, which come through the X server as they do from people.
 */

/* Like g_test_init (), with GTK, the application's resources and no animations. */
void      bgl_test_init    (int    *argc,
                            char ***argv);
/* Animations are switched off at first: states then change at once. */
void      bgl_test_animate (gboolean animate);
/* Checks that the widget does not need more height without a width than with one. */
void      bgl_test_check_heights (GtkWidget *widget);

/* Whether the person has never finished a game: then a card with the aim comes before the first move. At
 * first they have finished all of them. */
void      bgl_test_set_newcomer (gboolean newcomer);

/* Whether messages come in that language now: newer C libraries do not translate in the locale C.UTF-8,
 * and not every machine has others. */
gboolean  bgl_test_set_language (const char *language);

/* A table from the text of a record, which must be good. */
BglTable *bgl_test_table   (const char *record);

/* Shows the widget in a window and waits until it is drawn and has the keyboard. */
GtkWidget *bgl_test_show   (GtkWidget *widget,
                            int        width,
                            int        height);
/* The same for a part of a page, whose height without a width says nothing, so that it cannot fill a window. */
GtkWidget *bgl_test_show_part (GtkWidget *widget,
                               int        width,
                               int        height);
/* Brings the window to the front and waits until it is drawn and has the keyboard; without a window
 * manager nobody else gives it back after a dialog. */
void      bgl_test_present (GtkWidget *window);
/* Destroys the window and checks that the widget, which may be NULL, goes with it. */
void      bgl_test_close   (GtkWidget *window,
                            GtkWidget *widget);

/* The first widget of that kind among the widget and all that is in it, or NULL. */
typedef gboolean (*BglTestMatch) (GtkWidget     *widget,
                                  gconstpointer  data);

GtkWidget *bgl_test_find   (GtkWidget     *widget,
                            BglTestMatch   match,
                            gconstpointer  data);

/* Files in a folder, which is removed with all of them; folders in it there are none. */
void      bgl_test_write_file    (const char *folder,
                                  const char *name,
                                  const char *text);
/* The same for a game, with an analysis beside it that took no time. */
void      bgl_test_write_analyzed (const char *folder,
                                   const char *name,
                                   const char *record);
void      bgl_test_remove_folder (const char *folder);

/* Gives the reference up and waits until the object is gone: it may be that a worker holds it for
 * another moment. */
void      bgl_test_unref   (gpointer   object);

/* Lets the main loop run until the condition holds; fails when it never does. */
typedef gboolean (*BglTestFunc) (gpointer data);

#define bgl_test_wait(condition, data) \
  bgl_test_wait_at (condition, data, G_STRLOC, #condition)

void      bgl_test_wait_at (BglTestFunc condition,
                            gpointer    data,
                            const char *where,
                            const char *what);
/* Lets the main loop run until everything that was sent has arrived and been drawn. What a worker, a
 * timer or an animation does afterwards is to be waited for. */
void      bgl_test_settle  (void);

/* Names are those of X, such as "Return", "Left" or "space"; modifiers are held as in
 * "Control_L+z". */
void      bgl_test_key     (const char *keys);
/* One key, without waiting: down and up again make a press. */
void      bgl_test_send_key (const char *name,
                             gboolean    down);
/* Layouts of the keyboard, such as "us,ru", and the one in use, from 0. */
void      bgl_test_set_layouts  (const char *layouts,
                                 guint       current);
/* The pointer without waiting: a place in the coordinates of the widget, and the button. */
void      bgl_test_send_pointer (GtkWidget *widget,
                                 double     x,
                                 double     y);
void      bgl_test_send_button  (gboolean   down);
/* Steps of the wheel where the pointer is, down the page; upward with a negative number. */
void      bgl_test_send_wheel   (int        steps);
/* In the coordinates of the widget. */
void      bgl_test_point   (GtkWidget *widget,
                            double     x,
                            double     y);
void      bgl_test_press   (void);
void      bgl_test_release (void);
void      bgl_test_click   (GtkWidget *widget,
                            double     x,
                            double     y);
/* In the middle. */
void      bgl_test_click_widget (GtkWidget *widget);
/* Presses at the first point, and goes to the second in small steps without letting go. */
void      bgl_test_drag    (GtkWidget *widget,
                            double     x,
                            double     y,
                            double     to_x,
                            double     to_y);
