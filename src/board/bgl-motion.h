/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Animations of a widget, which call a function with a number in every frame. Their duration is set when they are
 * played; see bgl_view_get_duration (). */

/* Creates an animation (transfer full). The function is called with the widget, in the current language of this
 * call. */
AdwAnimation *bgl_motion_new   (GtkWidget               *widget,
                                AdwAnimationTargetFunc   func,
                                AdwEasing                easing);
/* Plays the animation from the beginning, even if it is already playing. */
void          bgl_motion_play  (AdwAnimation            *motion,
                                double                   from,
                                double                   to,
                                guint                    milliseconds);
/* Jumps to the end of the animation. Does nothing if it is not playing. */
void          bgl_motion_skip  (AdwAnimation            *motion);
/* For dispose (): stops the animation without calling the function again, and releases it. */
void          bgl_motion_clear (AdwAnimation           **motion);

G_END_DECLS
