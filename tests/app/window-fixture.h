/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "test-utils.h"

#include "app/bgl-window.h"

/* A window of the application whose saved games lie in a folder of their own. */

#define PEOPLE \
  "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n\n"
#define YELLOW_WINS \
  PEOPLE "1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n1: 0,4\n"

typedef struct
{
  char      *path;
  GFile     *folder;
  BglWindow *window;
} Fixture;

#define FIXTURE_ADD(name, func) \
  g_test_add (name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)

/* How a test makes a move for a person. */
typedef void (*FixturePlay) (Fixture *fixture,
                             BglMove  move);

/* Goes on with a game: skips animations, presses the button that continues, such as after a round of Bangkok, and makes a
 * random move when a person is on turn. Returns whether the game is over, for bgl_test_wait (). */
gboolean      fixture_go_on        (Fixture       *fixture,
                                    FixturePlay    play);

/* Like bgl_test_init (), with an application that shares its name with nobody. */
GApplication *fixture_init         (int           *argc,
                                    char        ***argv);
void          fixture_set_up       (Fixture       *fixture,
                                    gconstpointer  data);
void          fixture_tear_down    (Fixture       *fixture,
                                    gconstpointer  data);

void          fixture_open_window  (Fixture       *fixture);
/* Checks that nothing keeps the window alive. */
void          fixture_close_window (Fixture       *fixture);

/* A table on show, and a move there. */
BglTable     *fixture_sit_down     (Fixture       *fixture,
                                    const char    *record);
BglTable     *fixture_get_table    (Fixture       *fixture);
gboolean      fixture_play         (BglTable      *table,
                                    guint          seat,
                                    const char    *text);

gboolean      fixture_is_enabled   (Fixture       *fixture,
                                    const char    *action);
void          fixture_activate     (Fixture       *fixture,
                                    const char    *action,
                                    const char    *target);

/* In the folder of saved games. */
guint         fixture_count_files  (Fixture       *fixture,
                                    const char    *suffix);

/* Conditions for bgl_test_wait (): whether a game waits on the fixture's shelf, and whether any
 * window, or a dialog in one, says the text. */
gboolean      fixture_is_waiting   (gpointer       fixture);
gboolean      fixture_is_said      (gpointer       text);

/* Waits for the dialog that says the text, and closes it with a key. */
void          fixture_dismiss      (const char    *text);
/* The same with the answer that does what is asked. */
void          fixture_accept       (const char    *text);

/* A window of that type, or NULL. */
GtkWidget    *fixture_find_window  (GType          type);
