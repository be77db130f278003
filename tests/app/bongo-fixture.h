/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bongo-inside.h"
#include "view-fixture.h"

#include "engine/bgl-game.h"
#include "games/bongo/bongo-rules.h"
#include "games/bongo/bongo-view.h"

/* Rolls with these answers. */
#define GNU     "film 3 3 animals gnu gnu gnu rhino bongo"
#define NOTHING "film 2 2 animals rhino rhino rhino bongo gnu"

typedef ViewFixture Fixture;

/* A started table with these seats, by their tags with spaces between them, whose dice always fall
 * alike; the position may be NULL. */
void              fixture_open_bongo (Fixture    *f,
                                      int         width,
                                      const char *seats,
                                      const char *position,
                                      const char *dice);

const BongoState *fixture_get_bongo  (Fixture    *f);
/* The button with which somebody calls a word. */
GtkWidget        *fixture_get_caller (Fixture    *f,
                                      guint       seat,
                                      BongoWord   word);

/* Rolls with a key, and waits until calls are heard. */
void              fixture_roll       (Fixture    *f);

/* Conditions for bgl_test_wait (): whether calls are heard, somebody has called wrongly, the answer is
 * on show, and its trophy taken. */
gboolean          fixture_is_open    (gpointer    fixture);
gboolean          fixture_is_called  (gpointer    fixture);
gboolean          fixture_is_shown   (gpointer    fixture);
gboolean          fixture_is_taken   (gpointer    fixture);
