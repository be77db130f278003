/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The light in which tables are drawn. It follows the style of the desktop. High contrast is the same in the light and in
 * the dark style. Each game decides how its table looks in each light. */
typedef enum
{
  BGL_LIGHT_DAY,
  BGL_LIGHT_NIGHT,
  BGL_LIGHT_CONTRAST,
  BGL_LIGHT_PAPER,     /* of printed boards: white ground and thin lines, so that they take little ink */
} BglLight;

BglLight bgl_light_get     (void);
/* From now on, everything is drawn for paper, in any style of the desktop. */
void     bgl_light_set_paper (gboolean paper);
/* Calls the function with the object whenever dark style or high contrast is turned on or off, as long as the object
 * exists. */
void     bgl_light_connect (gpointer  object,
                            GCallback changed);

G_END_DECLS
