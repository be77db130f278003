/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-motion.h"

AdwAnimation *
bgl_motion_new (GtkWidget              *widget,
                AdwAnimationTargetFunc  func,
                AdwEasing               easing)
{
  AdwAnimation *motion = adw_timed_animation_new (widget, 0, 1, 1, adw_callback_animation_target_new (func, widget, NULL));

  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (motion), easing);

  return motion;
}

void
bgl_motion_play (AdwAnimation *motion,
                 double        from,
                 double        to,
                 guint         milliseconds)
{
  AdwTimedAnimation *timed;

  g_return_if_fail (ADW_IS_TIMED_ANIMATION (motion));

  timed = ADW_TIMED_ANIMATION (motion);
  adw_timed_animation_set_value_from (timed, from);
  adw_timed_animation_set_value_to (timed, to);
  adw_timed_animation_set_duration (timed, milliseconds);
  adw_animation_reset (motion);
  adw_animation_play (motion);
}

void
bgl_motion_skip (AdwAnimation *motion)
{
  g_return_if_fail (ADW_IS_ANIMATION (motion));

  if (adw_animation_get_state (motion) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (motion);
}

void
bgl_motion_clear (AdwAnimation **motion)
{
  g_return_if_fail (motion != NULL);

  if (*motion == NULL)
    return;

  adw_animation_pause (*motion);
  g_clear_object (motion);
}
