/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* What the test of the installation does to and asks of processes: programs, the session bus with what it
 * can start, and the windows on the display. */

/* Sets the environment of somebody who has just installed it to the prefix, whose home is empty. */
void     install_prepare         (const char        *prefix);

/* Runs a program that must succeed; what it printed. */
char    *install_run             (const char *const *arguments);

/* Regular files beneath a folder, none if it is not there. */
guint    install_count_files     (const char        *path);
void     install_remove          (const char        *path);

/* A session bus that can start what is installed there, and nothing else. */
void     install_start_bus       (const char        *prefix);
void     install_stop_bus        (void);

/* Has programs, those that the bus starts too, speak the language of the locale from now on: "ru_RU.UTF-8".
 * FALSE where there is no way: newer C libraries do not translate in C.UTF-8, and not every machine has
 * other locales. "" goes back to English. */
gboolean install_set_language    (const char        *prefix,
                                  const char        *locale);

/* Until a window has the title, or until a command of the application's window is enabled. */
void     install_wait_for_title  (const char        *title);
void     install_wait_for_action (const char        *action);

/* Has the application quit, and waits until it has. */
void     install_quit            (void);
