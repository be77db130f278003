/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-accents.h"

#include <adwaita.h>
#include <math.h>

#include "bgl-compat.h"
#include "bgl-look.h"

static double
linearize (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

/* Relative luminance as WCAG defines it. */
static double
get_luminance (const GdkRGBA *colour)
{
  return 0.2126 * linearize (colour->red) + 0.7152 * linearize (colour->green) + 0.0722 * linearize (colour->blue);
}

/* Black or white letters, whichever have the higher contrast. */
static const char *
get_letters (const char *ground)
{
  GdkRGBA colour;
  double luminance;

  if (!gdk_rgba_parse (&colour, ground))
    return "white";

  luminance = get_luminance (&colour);

  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "white" : "black";
}

static void
update_cb (GtkCssProvider *provider)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autoptr (GString) css = g_string_new (NULL);
  const BglLook *const *looks;
  guint n_looks;

  looks = bgl_look_list (&n_looks);
  for (guint i = 0; i < n_looks; i++)
    {
      const char *game = looks[i]->rules->id;
      const char *accent = looks[i]->accent[dark];

      g_string_append_printf (css,
                              ".%s button.suggested-action { background-color: %s; color: %s; }\n"
                              ".%s button.suggested-action:not(:hover):not(:active) { background-image: none; }\n"
                              ".%s seat-card.active { background-color: alpha(%s, 0.2);"
                              " box-shadow: inset 0 0 0 2px %s; }\n"
                              ".%s log-view .line.current, .%s browse-bar { background-color: alpha(%s, 0.2);"
                              " border-color: %s; }\n",
                              game, accent, get_letters (accent), game, game, accent, accent,
                              game, game, accent, accent);
    }

  bgl_compat_load_css (provider, css->str);
}

void
bgl_accents_install (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) provider = NULL;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  provider = gtk_css_provider_new ();
  update_cb (provider);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect_object (adw_style_manager_get_for_display (display), "notify::dark",
                           G_CALLBACK (update_cb), provider, G_CONNECT_SWAPPED);
}
