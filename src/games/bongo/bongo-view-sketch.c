/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-dice.h"
#include "bongo-private.h"
#include "bongo-view-private.h"

/* The positions of dice and words, for the marks that an example draws over the table. */

#define FIRST_WHITE   2
#define FIRST_POACHER 7
#define GUARD         9

static gboolean
get_bounds (BongoView       *self,
            GtkWidget       *child,
            graphene_rect_t *bounds)
{
  return child != NULL && gtk_widget_get_mapped (child) && gtk_widget_compute_bounds (child, GTK_WIDGET (self), bounds);
}

void
bongo_view_trace_move (BglView        *view,
                       BglMove         move,
                       const BglEvent *events,
                       guint           n_events,
                       BglSketch      *sketch)
{
  BongoView *self = BONGO_VIEW (view);
  const BongoMove parts = bongo_move_unpack (move);
  graphene_rect_t bounds;

  if (parts.kind == BONGO_CALL &&
      get_bounds (self, GTK_WIDGET (bongo_place_get_caller (BONGO_PLACE (self->places[parts.seat - 1]), parts.word)), &bounds))
    bgl_sketch_add_goal (sketch, &bounds);
}

static gboolean
is_marked (const BongoDice *dice,
           guint            die,
           guint            mark)
{
  if (die < FIRST_WHITE)
    return mark == 0;
  if (die < FIRST_POACHER)
    return mark == 1u + dice->animals[die - FIRST_WHITE];

  return mark == (die < GUARD ? BONGO_MARKS - 2 : BONGO_MARKS - 1);
}

gboolean
bongo_view_mark_place (BglView    *view,
                       const char *place,
                       BglSketch  *sketch)
{
  BongoView *self = BONGO_VIEW (view);
  const BongoDice *dice = &bongo_view_get_state (self)->dice;
  gboolean found = FALSE;
  guint mark = 0;

  while (bongo_places[mark] != NULL && !g_str_equal (bongo_places[mark], place))
    mark++;

  for (guint i = 0; i < bgl_tray_get_n_dice (self->tray); i++)
    {
      graphene_rect_t bounds;

      if (is_marked (dice, i, mark) && get_bounds (self, GTK_WIDGET (bgl_tray_get_die (self->tray, i)), &bounds))
        {
          bgl_sketch_add_ring (sketch, &bounds, NULL);
          found = TRUE;
        }
    }

  return found;
}
