/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#include "engine/bgl-i18n.h"

/* The table of points: on request as if the round ended now, and category by category at the end of the round. */

/* On paper, show only the final points of the dice. Interim points help only during play. */
gboolean
bangkok_view_shows_points (BangkokView *self)
{
  if (self->scheme == BGL_COLOR_SCHEME_PAPER && !bangkok_view_is_scored (self))
    return FALSE;

  return bgl_view_get_interactive (BGL_VIEW (self)) || bgl_view_get_hints (BGL_VIEW (self));
}

char *
bangkok_view_describe_sheet (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);

  if (bangkok_view_is_scored (self))
    /* Translators: the number of the round whose points are shown. */
    return g_strdup_printf (_("Points in round %u"), state->round);

  return g_strdup (_("If the round ended now"));
}

gboolean
bangkok_view_offers_round (BangkokView *self)
{
  BglView *view = BGL_VIEW (self);

  return bangkok_view_is_waiting (self) && !bangkok_view_is_counting (self) &&
         bgl_view_get_interactive (view) && bgl_table_get_running (bgl_view_get_table (view));
}

void
bangkok_view_update_sheet (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  const BangkokScore *score = bangkok_points_get_score (self->points);
  GtkWidget *sheet = GTK_WIDGET (self->sheet);
  const gboolean scored = bangkok_view_is_scored (self), counting = bangkok_view_is_counting (self);
  const gboolean wanted = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button));
  const gboolean had_button = bangkok_sheet_has_go_on (self->sheet);
  const gboolean offers_round = bangkok_view_offers_round (self);
  /* On a narrow table, the points are shown beside the dice while they are counted. */
  const gboolean visible = bgl_view_get_parts (BGL_VIEW (self)) == 0 && bangkok_view_shows_points (self) &&
                           (scored ? self->layout.wide || !counting : wanted && state->phase == BANGKOK_PHASE_PICK);
  g_autofree char *title = bangkok_view_describe_sheet (self);
  BangkokSheetContent content = {
    .title = title,
    .points = self->points,
    .n_seats = state->n_seats,
    .names = bgl_table_get_names (bgl_view_get_table (BGL_VIEW (self))),
    .n_shown = bangkok_view_get_n_shown (self),
    .current = -1,
  };

  if (counting)
    content.current = (int) content.n_shown - 1;
  if (offers_round)
    content.go_on = _("Next Round");
  for (guint i = 0; i < state->n_seats; i++)
    content.totals[i] = state->scores[i] + (scored ? 0 : score->totals[i]);

  /* The focus must leave the button before it is hidden. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->mat)) == sheet && (!visible || (had_button && !offers_round)))
    bgl_board_focus_spot (BGL_BOARD (self), BGL_BOARD_GET_CLASS (self)->find_home (BGL_BOARD (self), NULL));

  /* The sheet may start below the visible part. When it is hidden, scroll back to the pool. */
  if (gtk_widget_get_visible (sheet) != visible || self->layout.in.counting != counting)
    {
      self->shows_sheet = TRUE;
      gtk_widget_queue_allocate (GTK_WIDGET (self->mat));
    }

  if (visible)
    bangkok_sheet_fill (self->sheet, &content);
  gtk_widget_set_visible (sheet, visible);
  if (!had_button && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    bangkok_sheet_focus_go_on (self->sheet);
}
