/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The colors in which boards are drawn, which follow the style of the desktop. High contrast is the same in the
 * light and in the dark style. Each game decides how its board looks in each scheme. */
typedef enum
{
  BGL_COLOR_SCHEME_LIGHT,
  BGL_COLOR_SCHEME_DARK,
  BGL_COLOR_SCHEME_HIGH_CONTRAST,
  BGL_COLOR_SCHEME_PAPER,  /* for printed boards: white background and thin lines, to save ink */
} BglColorScheme;

BglColorScheme bgl_color_scheme_get       (void);
/* Draws everything for paper from now on, regardless of the style of the desktop, or stops doing so. */
void           bgl_color_scheme_set_paper (gboolean paper);
/* Calls the function with the object whenever dark style or high contrast is turned on or off, as long as the object
 * exists. */
void           bgl_color_scheme_connect   (gpointer  object,
                                           GCallback changed);

G_END_DECLS
