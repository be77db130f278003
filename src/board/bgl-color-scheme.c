/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-color-scheme.h"

#include <adwaita.h>

static gboolean is_paper = FALSE;

void
bgl_color_scheme_set_paper (gboolean paper)
{
  is_paper = paper;
}

BglColorScheme
bgl_color_scheme_get (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (is_paper)
    return BGL_COLOR_SCHEME_PAPER;

  if (adw_style_manager_get_high_contrast (manager))
    return BGL_COLOR_SCHEME_HIGH_CONTRAST;

  return adw_style_manager_get_dark (manager) ? BGL_COLOR_SCHEME_DARK : BGL_COLOR_SCHEME_LIGHT;
}

void
bgl_color_scheme_connect (gpointer  object,
                          GCallback changed)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_return_if_fail (G_IS_OBJECT (object));

  g_signal_connect_object (manager, "notify::dark", changed, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", changed, object, G_CONNECT_SWAPPED);
}
