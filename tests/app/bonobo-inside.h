/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/bonobo/bonobo-view-private.h"

/* What only tests look at. */

/* The children for spots and places, by their numbers. NULL if no rhomb can be laid at the place now. */
static inline GtkWidget *
bonobo_view_get_spot (BonoboView *self,
                      guint       spot)
{
  return bgl_board_get_spot (BGL_BOARD (self), spot);
}

static inline GtkWidget *
bonobo_view_get_place (BonoboView *self,
                       guint       place)
{
  return bgl_board_get_spot (BGL_BOARD (self), BONOBO_FIRST_PLACE + place);
}

/* The place where the rhomb would be laid now, or BONOBO_NONE. */
static inline guint
bonobo_view_get_target (BonoboView *self)
{
  return self->target;
}

/* The text of the caption and its rule, or NULL for none. */
static inline const char *
bonobo_view_get_caption (BonoboView  *self,
                         const char **rule)
{
  if (rule != NULL)
    *rule = bgl_caption_get_rule (self->caption);

  return bgl_caption_get_text (self->caption);
}

/* The text of the card about the spot under the pointer or the focus, or NULL if it is not shown. Free with
 * g_free (). */
static inline char *
bonobo_view_get_worth (BonoboView *self)
{
  return bonobo_view_shows_worth (self) ? bonobo_view_describe_worth (self, self->aim, "\n", "\n") : NULL;
}
