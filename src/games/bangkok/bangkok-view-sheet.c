/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#include "engine/bgl-i18n.h"

/* The points: on request as if the round ended now, and category by category at the end of the round. */

#define STEP_TIME 350
#define LOOK_TIME 3000  /* how long the points of a round are shown when only bots play */

/* The categories, and one more for the totals. */
#define N_STEPS (BANGKOK_CATEGORIES + 1)

static gboolean
has_people (BangkokView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  for (guint seat = 1; seat <= bangkok_view_get_state (self)->n_seats; seat++)
    if (!bgl_seat_is_bot (bgl_table_get_seat (table, seat)))
      return TRUE;

  return FALSE;
}

gboolean
bangkok_view_is_counting (BangkokView *self)
{
  return self->scoring && self->n_shown < N_STEPS;
}

guint
bangkok_view_get_counted (BangkokView *self,
                          guint        seat)
{
  const BangkokScore *score = bangkok_points_get_score (self->points);
  guint points = 0;

  if (!bangkok_view_is_counting (self))
    return score->totals[seat - 1];

  for (guint i = 0; i < self->n_shown; i++)
    points += score->points[i][seat - 1];

  return points;
}

guint
bangkok_view_get_total (BangkokView *self,
                        guint        seat)
{
  const BangkokScore *score = bangkok_points_get_score (self->points);
  const guint total = bangkok_view_get_state (self)->scores[seat - 1];

  return bangkok_view_is_counting (self)
         ? total - score->totals[seat - 1] + bangkok_view_get_counted (self, seat)
         : total;
}

/* On paper, show only the final points of the dice. Interim points help only during play. */
gboolean
bangkok_view_tells_points (BangkokView *self)
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

void
bangkok_view_update_sheet (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  const BangkokScore *score = bangkok_points_get_score (self->points);
  const gboolean scored = bangkok_view_is_scored (self);
  const gboolean wanted = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button));
  /* On a narrow table, the points are shown beside the dice while they are counted. */
  const gboolean visible = bgl_view_get_parts (BGL_VIEW (self)) == 0 && bangkok_view_tells_points (self) &&
                           (scored ? self->layout.wide || !bangkok_view_is_counting (self)
                                   : wanted && state->phase == BANGKOK_PHASE_PICK);
  g_autofree char *title = bangkok_view_describe_sheet (self);
  BangkokSheetContent content = {
    .title = title,
    .points = self->points,
    .n_seats = state->n_seats,
    .names = bgl_table_get_names (bgl_view_get_table (BGL_VIEW (self))),
    .n_shown = self->scoring ? self->n_shown : N_STEPS,
    .current = -1,
  };

  if (bangkok_view_is_counting (self) && self->n_shown > 0)
    content.current = (int) self->n_shown - 1;
  if (self->holds && self->n_shown == N_STEPS)
    content.go_on = _("Next Round");
  for (guint i = 0; i < state->n_seats; i++)
    content.totals[i] = state->scores[i] + (scored ? 0 : score->totals[i]);

  if (visible)
    bangkok_sheet_fill (self->sheet, &content);
  if (gtk_widget_get_visible (GTK_WIDGET (self->sheet)) != visible)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->sheet), visible);
      gtk_widget_queue_allocate (GTK_WIDGET (self->mat));
    }
}

gboolean
bangkok_view_get_lit (BangkokView *self,
                      BangkokLit  *lit)
{
  if (!bangkok_view_is_counting (self) || self->n_shown == 0)
    return FALSE;

  bangkok_points_light (self->points, (BangkokCategory) (self->n_shown - 1), lit);
  return TRUE;
}

/* The sheet may start below the visible part. When it is closed, scroll back to the pool. */
static void
show_sheet (BangkokView *self)
{
  self->shows_sheet = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self->mat));
}

static void
go_on (BangkokView *self)
{
  self->goes_on = TRUE;
  bangkok_view_end_scoring (self);
  bangkok_view_refresh (self);
}

static gboolean
go_on_later_cb (gpointer user_data)
{
  BangkokView *self = user_data;
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));

  self->go_on_id = 0;
  go_on (self);

  return G_SOURCE_REMOVE;
}

/* When only bots play, nobody presses the button. */
static void
wait_to_go_on (BangkokView *self)
{
  if (!has_people (self) && self->go_on_id == 0)
    self->go_on_id = g_timeout_add (LOOK_TIME, go_on_later_cb, self);
  else if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    bangkok_sheet_focus_go_on (self->sheet);
}

/* Reports the scores to the rest of the application as they are counted here. */
static void
tell_scores (BangkokView *self)
{
  for (guint seat = 1; seat <= bangkok_view_get_state (self)->n_seats; seat++)
    bgl_view_show_score (BGL_VIEW (self), seat, (int) bangkok_view_get_total (self, seat));
}

static void
die_laid_cb (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);

  if (state->n_pool == 0)
    bgl_view_set_busy (BGL_VIEW (self), TRUE);
}

/* Called when all categories have been counted. */
static void
finish (BangkokView *self)
{
  self->n_shown = N_STEPS;
  bangkok_view_refresh (self);
  bgl_view_set_busy (BGL_VIEW (self), FALSE);
  show_sheet (self);

  if (self->holds)
    wait_to_go_on (self);
}

static void
steps_cb (double   value,
          gpointer data)
{
  BangkokView *self = data;
  guint n_shown = MIN ((guint) value, N_STEPS);

  if (!self->scoring || self->n_shown >= n_shown)
    return;

  self->n_shown = n_shown;
  bangkok_view_refresh (self);
  tell_scores (self);
}

static void
steps_done_cb (BangkokView *self)
{
  if (self->scoring)
    finish (self);
}

/* Keeps the table from starting the next round at once, so that players can look at the dice. The table also
 * waits when somebody starts it in the meantime, or when a game is resumed at this point. */
void
bangkok_view_hold_table (BangkokView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  gboolean running;

  /* The table may call this before the view has been updated for the last move. */
  if (self->ply != bgl_game_get_ply (self->game))
    return;

  g_object_get (table, "running", &running, NULL);
  if (self->goes_on || !running || !bgl_view_get_interactive (BGL_VIEW (self)) || !bangkok_view_is_scored (self) ||
      bgl_game_is_over (self->game))
    return;

  /* Nothing is counted again after a jump in the history. */
  if (!self->scoring)
    self->n_shown = N_STEPS;
  self->scoring = TRUE;
  self->holds = TRUE;
  bgl_table_stop (table);
  bangkok_view_refresh (self);
  if (!bangkok_view_is_counting (self))
    wait_to_go_on (self);
}

void
bangkok_view_start_scoring (BangkokView *self)
{
  const guint duration = bgl_view_get_duration (BGL_VIEW (self), STEP_TIME * N_STEPS);

  self->scoring = TRUE;
  self->n_shown = 0;
  self->shows_sheet = TRUE;
  bangkok_view_hold_table (self);

  bangkok_view_refresh (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self->mat));

  if (duration == 0)
    {
      finish (self);
      return;
    }

  bgl_motion_play (self->steps, 0, N_STEPS, duration);
}

gboolean
bangkok_view_skip_scoring (BangkokView *self)
{
  if (!bangkok_view_is_counting (self))
    return FALSE;

  adw_animation_skip (self->steps);
  return TRUE;
}

void
bangkok_view_end_scoring (BangkokView *self)
{
  gboolean holds = self->holds;

  g_clear_handle_id (&self->go_on_id, g_source_remove);
  if (!self->scoring)
    return;

  self->scoring = FALSE;
  self->holds = FALSE;
  adw_animation_pause (self->steps);
  bgl_view_set_busy (BGL_VIEW (self), FALSE);
  show_sheet (self);

  /* Move the focus before its button disappears. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->mat)) == GTK_WIDGET (self->sheet))
    bangkok_view_focus_pool (self, NULL);
  if (holds)
    bgl_table_start (bgl_view_get_table (BGL_VIEW (self)));
}

static void
toggled_cb (BangkokView *self)
{
  if (self->game == NULL)
    return;

  bangkok_view_refresh (self);
  show_sheet (self);
}

void
bangkok_view_connect_score (BangkokView *self)
{
  bgl_language_connect (self->game, "die-laid", G_CALLBACK (die_laid_cb), self);
  bgl_language_connect (bgl_view_get_table (BGL_VIEW (self)), "notify::running",
                        G_CALLBACK (bangkok_view_hold_table), self);
  /* After a redo, the table continues by itself. */
  bgl_language_connect (bgl_view_get_table (BGL_VIEW (self)), "notify::thinking",
                        G_CALLBACK (bangkok_view_hold_table), self);
}

void
bangkok_view_init_score (BangkokView *self)
{
  self->steps = bgl_motion_new (GTK_WIDGET (self), steps_cb, ADW_LINEAR);
  bgl_language_connect (self->steps, "done", G_CALLBACK (steps_done_cb), self);

  bgl_language_connect (self->button, "toggled", G_CALLBACK (toggled_cb), self);
  bgl_language_connect (self->sheet, "go-on", G_CALLBACK (go_on), self);
}

void
bangkok_view_dispose_score (BangkokView *self)
{
  self->holds = FALSE;
  g_clear_handle_id (&self->go_on_id, g_source_remove);
  self->scoring = FALSE;
  bgl_motion_clear (&self->steps);
}
