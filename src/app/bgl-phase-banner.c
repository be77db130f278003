/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-phase-banner.h"

#include <adwaita.h>

#include "board/bgl-arrange.h"
#include "board/bgl-compat.h"

#define SHORTEST    1600 /* milliseconds that the banner is visible at least */
#define EACH_LETTER 35   /* additional milliseconds for each letter */

struct _BglPhaseBanner
{
  GtkWidget    parent_instance;

  BglView     *view;
  char        *phase;       /* the phase of the position, announced or not */
  gboolean     is_new;      /* the phase has not been announced yet */
  guint        timeout_id;

  GtkRevealer *revealer;
  GtkLabel    *heading;
  GtkLabel    *detail;
};

G_DEFINE_FINAL_TYPE (BglPhaseBanner, bgl_phase_banner, GTK_TYPE_WIDGET)

static void
hide (BglPhaseBanner *self)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

static gboolean
timeout_cb (gpointer user_data)
{
  BglPhaseBanner *self = user_data;

  self->timeout_id = 0;
  hide (self);

  return G_SOURCE_REMOVE;
}

static char *
describe_phase (BglPhaseBanner  *self,
                char           **detail)
{
  BglGame *game = bgl_view_get_game (self->view);
  const BglRules *rules = bgl_game_get_rules (game);

  *detail = NULL;
  /* In real-time games, nothing may cover the board, which shows the phase itself. */
  if (rules->describe_phase == NULL || rules->get_time != NULL || bgl_game_is_over (game))
    return NULL;

  return rules->describe_phase (bgl_game_get_state (game), detail);
}

static void
show (BglPhaseBanner *self,
      const char     *phase,
      const char     *detail)
{
  glong letters = g_utf8_strlen (phase, -1) + (detail != NULL ? g_utf8_strlen (detail, -1) : 0);

  gtk_label_set_text (self->heading, phase);
  bgl_compat_announce (GTK_WIDGET (self), phase);
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL);
  if (detail != NULL)
    {
      gtk_label_set_text (self->detail, detail);
      bgl_compat_announce (GTK_WIDGET (self), detail);
    }

  gtk_revealer_set_transition_duration (self->revealer, adw_get_enable_animations (GTK_WIDGET (self)) ? 250 : 0);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->timeout_id = g_timeout_add (SHORTEST + EACH_LETTER * (guint) letters, timeout_cb, self);
}

static void
announce (BglPhaseBanner *self)
{
  g_autofree char *detail = NULL;
  g_autofree char *phase = NULL;

  /* Wait while the board still shows the end of the last phase or is not visible. */
  if (!self->is_new || bgl_view_get_busy (self->view) || !bgl_view_get_interactive (self->view) ||
      !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  self->is_new = FALSE;
  phase = describe_phase (self, &detail);
  if (phase != NULL)
    show (self, phase, detail);
}

static void
moved_cb (BglPhaseBanner *self)
{
  g_autofree char *detail = NULL;
  g_autofree char *phase = describe_phase (self, &detail);

  if (g_strcmp0 (phase, self->phase) == 0)
    return;

  g_free (self->phase);
  self->phase = g_steal_pointer (&phase);
  self->is_new = self->phase != NULL;
  hide (self);
  announce (self);
}

static void
rewound_cb (BglPhaseBanner *self)
{
  g_autofree char *detail = NULL;

  g_free (self->phase);
  self->phase = describe_phase (self, &detail);
  self->is_new = FALSE;
  hide (self);
}

static void
bgl_phase_banner_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bgl_phase_banner_parent_class)->map (widget);

  announce (BGL_PHASE_BANNER (widget));
}

static void
bgl_phase_banner_unmap (GtkWidget *widget)
{
  hide (BGL_PHASE_BANNER (widget));

  GTK_WIDGET_CLASS (bgl_phase_banner_parent_class)->unmap (widget);
}

static void
bgl_phase_banner_dispose (GObject *object)
{
  BglPhaseBanner *self = BGL_PHASE_BANNER (object);

  if (self->view != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->view, self);
      g_signal_handlers_disconnect_by_data (bgl_view_get_game (self->view), self);
    }
  g_clear_object (&self->view);
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_pointer (&self->phase, g_free);
  bgl_arrange_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bgl_phase_banner_parent_class)->dispose (object);
}

static void
bgl_phase_banner_class_init (BglPhaseBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_phase_banner_dispose;

  widget_class->map = bgl_phase_banner_map;
  widget_class->unmap = bgl_phase_banner_unmap;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-phase-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, BglPhaseBanner, revealer);
  gtk_widget_class_bind_template_child (widget_class, BglPhaseBanner, heading);
  gtk_widget_class_bind_template_child (widget_class, BglPhaseBanner, detail);

  gtk_widget_class_set_css_name (widget_class, "phase-banner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_phase_banner_init (BglPhaseBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bgl_phase_banner_set_view (BglPhaseBanner *self,
                           BglView        *view)
{
  BglGame *game;
  g_autofree char *detail = NULL;

  g_return_if_fail (BGL_IS_PHASE_BANNER (self));
  g_return_if_fail (BGL_IS_VIEW (view));
  g_return_if_fail (self->view == NULL);

  self->view = g_object_ref (view);
  game = bgl_view_get_game (view);
  self->phase = describe_phase (self, &detail);
  self->is_new = self->phase != NULL && bgl_game_get_ply (game) == 0;

  g_signal_connect_swapped (game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (game, "rewound", G_CALLBACK (rewound_cb), self);
  /* After the log, which tells what has led to the phase. */
  g_signal_connect_data (view, "notify::busy", G_CALLBACK (announce), self, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_swapped (view, "notify::interactive", G_CALLBACK (announce), self);
  announce (self);
}
