/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bongo-practice.h"

G_BEGIN_DECLS

/*
 * The result of twenty rolls: the average time and the errors, in total and for each situation with a
 * link to its rule, and the time of every roll. Its buttons have the actions "practice.again" and
 * "practice.choose". The first one should get the keyboard focus.
 */
GtkWidget *bongo_practice_result_new (BongoPractice  *practice,
                                      gboolean        is_best,
                                      GtkWidget     **first);

G_END_DECLS
