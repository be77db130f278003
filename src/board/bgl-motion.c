/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-motion.h"
#include "bgl-view.h"

static double tempo = 1.0;

typedef struct
{
  AdwAnimationTargetFunc  func;
  GtkWidget              *widget;
  const BglCatalog       *catalog;   /* the language in which the animation was created */
} Target;

static void
frame_cb (double   value,
          gpointer user_data)
{
  const Target *target = user_data;
  g_auto (BglLanguage) language = bgl_language_enter (target->catalog);

  target->func (value, target->widget);
}

AdwAnimation *
bgl_motion_new (GtkWidget              *widget,
                AdwAnimationTargetFunc  func,
                AdwEasing               easing)
{
  Target *target = g_new0 (Target, 1);
  AdwAnimation *motion = adw_timed_animation_new (widget, 0, 1, 1,
                                                  adw_callback_animation_target_new (frame_cb, target, g_free));

  target->func = func;
  target->widget = widget;
  target->catalog = bgl_catalog_get_current ();
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

/* Durations in views */

guint
bgl_view_get_duration (BglView *self,
                       guint    milliseconds)
{
  g_return_val_if_fail (BGL_IS_VIEW (self), 0);

  return bgl_view_scale_duration (GTK_WIDGET (self), milliseconds);
}

guint
bgl_view_scale_duration (GtkWidget *widget,
                         guint      milliseconds)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  /* Widgets that are not mapped are not visible, so they need no animations. */
  if (!adw_get_enable_animations (widget) || !gtk_widget_get_mapped (widget))
    return 0;

  return (guint) (milliseconds * tempo + 0.5);
}

void
bgl_view_set_tempo (double factor)
{
  g_return_if_fail (factor >= 0.0);

  tempo = factor;
}
