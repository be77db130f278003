/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-light.h"

#include <adwaita.h>

static gboolean is_paper = FALSE;

void
bgl_light_set_paper (gboolean paper)
{
  is_paper = paper;
}

BglLight
bgl_light_get (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (is_paper)
    return BGL_LIGHT_PAPER;

  if (adw_style_manager_get_high_contrast (manager))
    return BGL_LIGHT_CONTRAST;

  return adw_style_manager_get_dark (manager) ? BGL_LIGHT_NIGHT : BGL_LIGHT_DAY;
}

void
bgl_light_connect (gpointer  object,
                   GCallback changed)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_return_if_fail (G_IS_OBJECT (object));

  g_signal_connect_object (manager, "notify::dark", changed, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", changed, object, G_CONNECT_SWAPPED);
}
