/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "test-utils.h"

#include "app/bgl-view.h"

/* A table, its view in a window, and the rule by which it refused something last. */
typedef struct
{
  BglTable  *table;
  BglGame   *game;
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
/* Checks that nothing keeps view or table alive. */
void view_fixture_close            (ViewFixture *fixture);

/* The number of moves so far, and the last of them as records write it. */
void view_fixture_assert_last_move (ViewFixture *fixture,
                                    guint        ply,
                                    const char  *text);
