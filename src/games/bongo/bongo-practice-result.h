/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bongo-practice.h"

G_BEGIN_DECLS

/*
 * What came out of twenty rolls: the average and the errors, the same for each situation with the way to its
 * rule, and every single time. Its buttons have the actions "practice.again" and "practice.choose"; the first one
 * is where the keyboard should begin.
 */
GtkWidget *bongo_practice_result_new (BongoPractice  *practice,
                                      gboolean        is_best,
                                      GtkWidget     **first);

G_END_DECLS
