/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bango-inside.h"
#include "view-fixture.h"

#include "engine/bgl-game.h"
#include "games/bango/bango-rules.h"
#include "games/bango/bango-view.h"

#define GAME "bango"

/* Red to move; lifting 4,0 cuts off the seven tiles on the right. */
#define CUT POSITION ("0,0 YRYRRYYR/..Y.Y..Y/..RRY..R/...YR.RY/....RY stock 0 0 turn 2")
/* Red to move; lifting 5,1 leaves two parts of eleven tiles. */
#define EQUAL POSITION ("0,0 RYRY...YRYR/YRYRYRYRYRY/R.Y.....Y.R stock 0 0 turn 2")
/* Red to move; lifting 4,0 leaves yellow with four tiles. */
#define FAMINE POSITION ("0,0 RRYRRYY/RRRY/YY stock 0 0 turn 2")

typedef ViewFixture Fixture;

/* Nobody acts at a quiet table. */
void       fixture_open_bango       (Fixture    *f,
                                     const char *record);
void       fixture_open_quiet_bango (Fixture    *f,
                                     const char *record);

/* The spot of a cell, or NULL; whether it is there, and says or has that. */
GtkWidget *fixture_get_cell         (Fixture    *f,
                                     int         x,
                                     int         y);
void       fixture_assert_cell      (Fixture    *f,
                                     int         x,
                                     int         y,
                                     const char *label);
void       fixture_assert_focus     (Fixture    *f,
                                     int         x,
                                     int         y);

/* The pointer, where cells without a spot can be reached too. */
void       fixture_point_cell       (Fixture    *f,
                                     int         x,
                                     int         y);
void       fixture_click_cell       (Fixture    *f,
                                     int         x,
                                     int         y);
/* Without letting go. */
void       fixture_drag_cell        (Fixture    *f,
                                     int         x,
                                     int         y,
                                     int         to_x,
                                     int         to_y);

/* The cell that has the keyboard, if there is one. */
gboolean   fixture_find_focus       (Fixture    *f,
                                     int        *x,
                                     int        *y);
/* Goes to the cell with arrow keys alone, over cells that have a spot, by the shortest way. */
void       fixture_go_to            (Fixture    *f,
                                     int         x,
                                     int         y);
