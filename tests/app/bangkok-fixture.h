/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bangkok-inside.h"
#include "view-fixture.h"

#include "engine/bgl-game.h"
#include "games/bangkok/bangkok-rules.h"
#include "games/bangkok/bangkok-view.h"

#define GAME "bangkok"

#define MIDDLE POSITION ("goal 9; values r2 g3; 1 r4+g5 r2; 2 g6 g1 g2; pool r5 r5 g1 g3 r6 r1; turn 1")
#define LAST   POSITION ("goal 9; values r2 g3; 1 r4+g5 r2; 2 g6+r3 g1; pool g4 r6; turn 1")
#define ROUND  PEOPLE "\n" \
  "*: goal 3\n*: values r2 g5\n*: pool r 1 1 2 3 4 5 6\n*: pool g 2 2 3 4 4 6 6\n"

#define N_SHOWN (BANGKOK_CATEGORIES + 1)

typedef ViewFixture Fixture;

/* Children that must be there. */
GtkWidget *fixture_get_die   (Fixture *f,
                              guint    color,
                              guint    value);
GtkWidget *fixture_get_place (Fixture *f,
                              guint    seat,
                              guint    group);
