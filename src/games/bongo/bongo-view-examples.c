/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

/*
 * The table as a picture of the rulebook. On paper, everything is in one column and as low as possible, so that two
 * pictures of a round fit into a column of text: the supply, the dice in a row, and people with their names, trophies,
 * and the signs of their words, or the reasons after the round.
 */

#define MARGIN   10
#define GAP      8
#define REASONS  150
#define WORDS    46
#define MAX_DICE 84  /* the height of a row of dice on paper */

static void
show_only (BongoView *self,
           GtkWidget *first,
           GtkWidget *second)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, child == first || child == second);
}

/* The height of the dice in one row. */
static int
get_row_height (BongoView *self,
                int        width)
{
  return MIN (width / (int) MAX (bgl_tray_get_n_dice (self->tray), 1), MAX_DICE);
}

/* Places an example that shows only the dice and, once it is known, the answer below them. */
void
bongo_view_allocate_dice (BongoView *self,
                          int        width,
                          int        height)
{
  const gboolean shown = self->stage == BONGO_STAGE_SHOWN;
  GdkRectangle dice = { MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN };
  int reasons = REASONS;

  show_only (self, GTK_WIDGET (self->tray), NULL);
  if (self->scheme == BGL_COLOR_SCHEME_PAPER)
    {
      reasons = bongo_view_measure_height (GTK_WIDGET (self->reasons), dice.width, TRUE);
      dice.height = get_row_height (self, dice.width) + (shown ? reasons + GAP : 0);
    }
  if (shown)
    {
      dice.height -= reasons;
      bongo_view_place_reasons (self, (GdkRectangle) { dice.x, dice.y + dice.height, dice.width, reasons });
    }
  bongo_view_place (GTK_WIDGET (self->tray), dice);
}

void
bongo_view_allocate_on_paper (BongoView *self,
                              int        width,
                              int        height)
{
  const gboolean shown = self->stage == BONGO_STAGE_SHOWN;
  /* Show the reasons only after the winner has chosen a trophy. */
  const gboolean choosing = bongo_view_get_state (self)->phase == BONGO_PHASE_CHOICE;
  GdkRectangle area = { MARGIN, MARGIN, width - 2 * MARGIN, 0 };
  const guint columns = bongo_view_count_columns (self, self->n_people, area.width);
  int head = 0;

  show_only (self, GTK_WIDGET (self->tray), self->supply);
  bongo_place_set_head (BONGO_PLACE (self->supply), FALSE, TRUE);
  for (guint seat = 1; seat <= self->n_seats; seat++)
    {
      gtk_widget_set_child_visible (self->places[seat - 1], TRUE);
      bongo_place_set_head (BONGO_PLACE (self->places[seat - 1]), TRUE, TRUE);
      head = bongo_place_get_head_height (BONGO_PLACE (self->places[seat - 1]));
    }

  area.y += bongo_view_place_chips (self, area, bongo_place_get_head_height (BONGO_PLACE (self->supply)));
  area.height = get_row_height (self, area.width);
  bongo_view_place (GTK_WIDGET (self->tray), area);
  area.y += area.height + GAP;
  area.y += bongo_view_place_people (self, area, shown ? head : head + WORDS, columns);
  if (shown && !choosing)
    {
      area.height = bongo_view_measure_height (GTK_WIDGET (self->reasons), area.width, TRUE);
      bongo_view_place_reasons (self, area);
    }
}
