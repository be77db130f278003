/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "window-fixture.h"

#include "app/bgl-far-games.h"

/* A message broker on this machine, and tables at a distance between a window and somebody else. */

/* Starts the broker. Returns FALSE if there is no mosquitto here; the test is then skipped. The preferences contain its
 * address. */
gboolean    broker_fixture_start  (void);
/* A broker that was started once comes back at the same address. */
void        broker_fixture_stop   (void);

/* Like fixture_set_up () and fixture_tear_down (), with an empty list of tables. */
void        broker_fixture_set_up    (Fixture       *fixture,
                                      gconstpointer  data);
void        broker_fixture_tear_down (Fixture       *fixture,
                                      gconstpointer  data);

/* Somebody else joins the table, or lays out one (transfer full). Their file is outside of the window’s folder. */
BglFarGame *broker_fixture_join   (Fixture       *fixture,
                                   const char    *invitation,
                                   const char    *name);
BglFarGame *broker_fixture_host   (Fixture       *fixture,
                                   const char    *record,
                                   const char    *name);
/* The same person again, after a restart (transfer full). */
BglFarGame *broker_fixture_resume (Fixture       *fixture);

/* Moves at random for the person at this table if it is their turn. */
void        broker_fixture_play   (BglTable      *table);
