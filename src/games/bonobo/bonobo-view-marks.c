/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

/* The state that is derived from the position, the pointer, and the focus. */

const BonoboState *
bonobo_view_get_state (BonoboView *self)
{
  return bgl_game_get_state (self->game);
}

gboolean
bonobo_view_can_set_at (BonoboView *self,
                        guint       spot)
{
  const BonoboState *state = bonobo_view_get_state (self);

  return self->can_act && state->phase == BONOBO_CHOOSING &&
         bonobo_state_get_hand (state, state->turn) > 0 &&
         (bonobo_state_get_settable (state) & BONOBO_BIT (spot)) != 0;
}

/* The place for the rhomb under the pointer or with the focus. */
static guint
find_target (BonoboView *self)
{
  const graphene_point_t *point = bgl_hand_get_point (self->hand);

  if (!self->laying)
    return BONOBO_NONE;

  if (bgl_hand_is_by_key (self->hand))
    {
      GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

      return focus != NULL && focus == self->places[self->home_place] ? self->home_place : BONOBO_NONE;
    }

  return bgl_hand_is_pointing (self->hand)
         ? bonobo_view_find_place_at (self, point->x, point->y, TRUE)
         : BONOBO_NONE;
}

static guint
find_aim (BonoboView *self)
{
  const graphene_point_t *point = bgl_hand_get_point (self->hand);

  if (self->laying)
    return BONOBO_NONE;

  if (bgl_hand_is_by_key (self->hand))
    {
      GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

      return focus != NULL && focus == self->spots[self->home_spot] ? self->home_spot : BONOBO_NONE;
    }

  return bgl_hand_is_pointing (self->hand)
         ? bonobo_view_find_spot_at (self, point->x, point->y)
         : BONOBO_NONE;
}

/* The quiz asks for the value of a spot, so its board must not show it. */
gboolean
bonobo_view_tells_worth (BonoboView *self)
{
  return !bgl_view_get_example (BGL_VIEW (self)) || bgl_view_get_hints (BGL_VIEW (self));
}

/* The last caption stays readable until the pointer or the focus moves to another spot. */
gboolean
bonobo_view_shows_worth (BonoboView *self)
{
  return bonobo_view_tells_worth (self) && !self->telling && self->aim != BONOBO_NONE &&
         !gtk_widget_get_visible (GTK_WIDGET (self->prompt)) &&
         (self->aim != self->read_aim || bgl_caption_get_text (self->caption) == NULL);
}

/* Describes the consequences of laying the rhomb at the target, in the line below the board. */
static void
update_step (BonoboView *self)
{
  g_autofree char *step = NULL;

  if (self->target != BONOBO_NONE && !self->telling)
    step = bonobo_view_describe_consequences (self, self->target);
  bgl_view_set_step (BGL_VIEW (self), step);
}

void
bonobo_view_look (BonoboView *self)
{
  const BonoboState *state = bonobo_view_get_state (self);

  self->aim = find_aim (self);
  if (self->reading && !self->telling)
    {
      self->read_aim = self->aim;
      self->reading = FALSE;
    }
  else if (self->aim != self->read_aim)
    self->read_aim = BONOBO_NONE;
  self->target = find_target (self);
  if (self->target != BONOBO_NONE)
    bonobo_state_preview (state, state->rhomb, self->target, &self->preview);

  update_step (self);
  bonobo_view_update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* If the focused child can no longer be used, moves the focus to the nearest child that can. */
static void
move_focus (BonoboView *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (focus == NULL || focus == GTK_WIDGET (self->prompt) || focus == GTK_WIDGET (self->caption) ||
      (gtk_widget_get_visible (focus) && gtk_widget_get_focusable (focus)))
    return;

  bonobo_view_focus_home (self);
}

static void
update_children (BonoboView *self)
{
  const BonoboState *state = bonobo_view_get_state (self);
  g_autofree char *stack = bonobo_view_describe_stack (self);
  g_autofree char *scores = bonobo_view_describe_scores (self);

  for (guint i = 0; i < BONOBO_PLACES; i++)
    {
      const gboolean legal = self->laying && bonobo_state_can_lay_at (state, i);

      if (legal)
        {
          g_autofree char *label = bonobo_view_describe_place (self, i);

          bgl_spot_set_label (BGL_SPOT (self->places[i]), label);
          gtk_widget_set_visible (self->places[i], TRUE);
        }
      gtk_widget_set_focusable (self->places[i], legal);
    }

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      g_autofree char *label = bonobo_view_describe_spot (self, i);

      bgl_spot_set_label (BGL_SPOT (self->spots[i]), label);
      gtk_widget_set_focusable (self->spots[i], !self->laying);
    }

  bgl_spot_set_label (BGL_SPOT (self->stack), stack);
  gtk_widget_set_focusable (self->stack, !self->laying);

  /* Move the focus before its child is hidden. */
  move_focus (self);
  for (guint i = 0; i < BONOBO_PLACES; i++)
    if (!gtk_widget_get_focusable (self->places[i]))
      gtk_widget_set_visible (self->places[i], FALSE);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->track),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, scores, -1);
}

void
bonobo_view_refresh (BonoboView *self)
{
  const BonoboState *state;

  if (self->game == NULL)
    return;

  state = bonobo_view_get_state (self);
  self->can_act = bgl_view_get_interactive (BGL_VIEW (self)) &&
                  bgl_table_is_waiting (bgl_view_get_table (BGL_VIEW (self)));
  self->laying = self->can_act && state->phase == BONOBO_LAYING;
  if (!self->laying)
    bgl_hand_stop_drag (self->hand);

  update_children (self);
  bonobo_view_update_prompt (self);
  bonobo_view_look (self);
}

/* The first move to mark. Drawing a rhomb changes nothing on the island, so a player who has just drawn still sees
 * the moves of the others. */
static guint
get_first_ply (BonoboView *self)
{
  const BonoboState *state = bonobo_view_get_state (self);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  BglGame *game = self->game;
  const guint recent = bgl_table_get_recent_ply (table);
  guint ply = bgl_game_get_ply (game);

  /* Go back to the draw of the current seat. A game from a position may have begun after the draw. */
  while (ply > 0 && state->phase != BONOBO_CHOOSING && state->phase != BONOBO_OVER &&
         bonobo_move_unpack (bgl_game_get_move (game, ply - 1)).kind == BONOBO_DEAL)
    ply--;
  if (ply == 0 || bonobo_move_unpack (bgl_game_get_move (game, ply - 1)).kind != BONOBO_DRAW || recent < ply - 1)
    return recent;

  for (ply--; ply > 0; ply--)
    if (bgl_move_get_seat (bgl_game_get_move (game, ply - 1)) == state->turn)
      break;

  return ply;
}

void
bonobo_view_update_marks (BonoboView *self)
{
  BglGame *game = self->game;

  self->n_marks = 0;
  for (guint ply = get_first_ply (self); ply < bgl_game_get_ply (game); ply++)
    {
      const BonoboMove move = bonobo_move_unpack (bgl_game_get_move (game, ply));
      BonoboMark mark = { BONOBO_NONE, BONOBO_NONE };

      if (move.kind == BONOBO_SET_TOKEN)
        mark.spot = move.spot;
      else if (move.kind == BONOBO_LAY)
        mark.place = bonobo_find_place (move.triangles[0], move.triangles[1]);
      else
        continue;

      /* If there are too many moves, drop the oldest ones. */
      if (self->n_marks == BONOBO_MARKS)
        memmove (self->marks, self->marks + 1, --self->n_marks * sizeof mark);
      self->marks[self->n_marks++] = mark;
    }
}

guint
bonobo_view_find_mark (BonoboView *self,
                       guint       spot)
{
  for (guint i = self->n_marks; i > 0; i--)
    if (self->marks[i - 1].spot == spot)
      return i;

  return 0;
}
