/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "test-utils.h"

#include "board/bgl-view.h"

/* Records of two people, for games that define GAME. */
#define TAGS "[Bungalow \"1\"]\n[Game \"" GAME "\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n"
#define PEOPLE TAGS "[Seat2 \"Boris\"]\n"
#define POSITION(position) PEOPLE "[Position \"" position "\"]\n\n"

/* A table, its view in a window, and the rule by which it refused something last. */
typedef struct
{
  BglTable  *table;
  BglGame   *game;
  BglDealer *dealer;    /* who must go with the table, or NULL */
  GtkWidget *view;
  GtkWidget *window;
  char      *refused;
} ViewFixture;

/* Opens the view of that type at the table of a record; nobody acts there before the table is
 * started. */
void view_fixture_open             (ViewFixture *fixture,
                                    GType        type,
                                    const char  *record,
                                    int          width,
                                    int          height);
/* The same at a table that the fixture takes over. */
void view_fixture_open_table       (ViewFixture *fixture,
                                    GType        type,
                                    BglTable    *table,
                                    int          width,
                                    int          height);
/* Checks that nothing keeps view, table or game alive. */
void view_fixture_close            (ViewFixture *fixture);

/* The number of moves so far, and the last of them as records write it. */
void view_fixture_assert_last_move (ViewFixture *fixture,
                                    guint        ply,
                                    const char  *text);
/* What a screen reader says of a child, which must be there. */
void view_fixture_assert_label     (GtkWidget   *child,
                                    const char  *label);
