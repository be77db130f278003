/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-skill.h"
#include "engine/bgl-statistics.h"

G_BEGIN_DECLS

#define BGL_TYPE_TIMES_PLOT (bgl_times_plot_get_type ())

G_DECLARE_FINAL_TYPE (BglTimesPlot, bgl_times_plot, BGL, TIMES_PLOT, GtkWidget)

/* How fast somebody called, call by call: a dot for each, the newest on the right, and a line at the median. If
 * there are many calls, only the last ones are shown. */
GtkWidget *bgl_times_plot_new      (const BglPace *pace);
/* The same for the errors in the games of a person, in points per move, with a line from dot to dot. */
GtkWidget *bgl_times_plot_new_for_skill (const BglSkill *skill);

/* Returns a description such as “42 right calls · median 1.8 s · best 0.9 s”. Free with g_free (). */
char      *bgl_times_plot_describe (const BglPace *pace);

/* Returns a description such as “12 games · 2.3 points per move · last five games 1.8”. Free with g_free (). */
char      *bgl_times_plot_describe_skill (const BglSkill *skill);

G_END_DECLS
