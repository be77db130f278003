/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The light that tables are drawn in, as the style of the desktop asks for it. High contrast is the same in the light
 * and in the dark style. What it makes of a table is the matter of each game: noon on the island is dusk on the market. */
typedef enum
{
  BGL_LIGHT_DAY,
  BGL_LIGHT_NIGHT,
  BGL_LIGHT_CONTRAST,
  BGL_LIGHT_PAPER,     /* of printed boards: white ground and thin lines, so that they take little ink */
} BglLight;

BglLight bgl_light_get     (void);
/* Has everything that asks for the light from now on be drawn for paper, whatever the style of the desktop is. */
void     bgl_light_set_paper (gboolean paper);
/* Calls the function with the object whenever dark style or high contrast come or go, as long as the object lives. */
void     bgl_light_connect (gpointer  object,
                            GCallback changed);

G_END_DECLS
