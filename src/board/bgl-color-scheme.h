/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The colors in which boards are drawn. They follow the style of the desktop. High contrast is the same in the light and in
 * the dark style. Each game decides how its board looks in each of them. */
typedef enum
{
  BGL_COLOR_SCHEME_LIGHT,
  BGL_COLOR_SCHEME_DARK,
  BGL_COLOR_SCHEME_HIGH_CONTRAST,
  BGL_COLOR_SCHEME_PAPER,  /* of printed boards: white ground and thin lines, so that they take little ink */
} BglColorScheme;

BglColorScheme bgl_color_scheme_get       (void);
/* From now on, everything is drawn for paper, in any style of the desktop. */
void           bgl_color_scheme_set_paper (gboolean paper);
/* Calls the function with the object whenever dark style or high contrast is turned on or off, as long as the object
 * exists. */
void           bgl_color_scheme_connect   (gpointer  object,
                                           GCallback changed);

G_END_DECLS
