/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Clocks for what moves on a widget: animations that hand a number to a function in every frame. How long they
 * take is said when they are played, see bgl_view_get_duration (). */

/* The function is called with the widget, in the language that is spoken now. */
AdwAnimation *bgl_motion_new   (GtkWidget               *widget,
                                AdwAnimationTargetFunc   func,
                                AdwEasing                easing);
/* From the beginning, even where it is under way. */
void          bgl_motion_play  (AdwAnimation            *motion,
                                double                   from,
                                double                   to,
                                guint                    milliseconds);
/* To the end at once; nothing where it does not play. */
void          bgl_motion_skip  (AdwAnimation            *motion);
/* For disposal: stops where it is, without a call more. */
void          bgl_motion_clear (AdwAnimation           **motion);

G_END_DECLS
