/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/bangkok/bangkok-view-private.h"
#include "games/bangkok/bangkok-sheet-private.h"

/* What only tests look at. */

/* The children that the keyboard reaches, or NULL if there is none at the moment. */
static inline GtkWidget *
bangkok_view_get_pool_spot (BangkokView *self,
                            guint        color,
                            guint        value)
{
  for (guint i = 0; i < BANGKOK_POOL; i++)
    if (self->present[i] && self->slots[i].color == color && self->slots[i].value == value)
      return bgl_board_get_spot (BGL_BOARD (self), bangkok_target_pack (BANGKOK_ON_DIE, 0, i));

  return NULL;
}

/* The child for a group, or with BANGKOK_APART for the place of a die that starts a new group. */
static inline GtkWidget *
bangkok_view_get_place_spot (BangkokView *self,
                             guint        seat,
                             guint        group)
{
  return bgl_board_get_spot (BGL_BOARD (self), bangkok_target_pack (BANGKOK_ON_PLACE, seat, group));
}

static inline BangkokSheet *
bangkok_view_get_sheet (BangkokView *self)
{
  return self->sheet;
}

/* The text above the player's own dice. */
static inline const char *
bangkok_view_get_words (BangkokView *self)
{
  return gtk_label_get_text (GTK_LABEL (self->words));
}

/* Whether the points of a round are being counted, and how many categories are shown. */
static inline gboolean
bangkok_view_get_scoring (BangkokView *self,
                          guint       *n_shown)
{
  if (n_shown != NULL)
    *n_shown = bangkok_view_get_n_shown (self);

  return bangkok_view_is_counting (self) || bangkok_view_is_waiting (self);
}

/* The text of a figure, or NULL if it is not filled in yet. */
static inline const char *
bangkok_sheet_get_figure (BangkokSheet    *self,
                          BangkokCategory  category,
                          guint            seat)
{
  return self->figures[category][seat - 1];
}

/* The child for a figure, to be focused and activated. */
static inline GtkWidget *
bangkok_sheet_get_spot (BangkokSheet    *self,
                        BangkokCategory  category,
                        guint            seat)
{
  return self->cells[category][seat - 1];
}
