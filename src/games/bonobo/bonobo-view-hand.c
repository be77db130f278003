/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include "engine/bgl-i18n.h"

/* Turns gestures into moves. A gesture that stands for a move is played even if the rules will refuse it, because the
 * refusal tells the player which rule it breaks. */

enum
{
  ANSWER_PASS,
  ANSWER_KEEP,
  ANSWER_FROM_ZERO,
};

static gboolean
play (BonoboView *self,
      BglMove     move)
{
  self->hint = BGL_MOVE_NONE;

  /* If the move is refused, the table emits BglTable::refused with the reason. */
  return bgl_table_play (bgl_view_get_table (BGL_VIEW (self)), move, NULL);
}

void
bonobo_view_draw_rhomb (BonoboView *self)
{
  if (self->can_act)
    play (self, bonobo_move_draw (bonobo_view_get_state (self)->turn));
}

void
bonobo_view_act_spot (BonoboView *self,
                      guint       spot)
{
  if (self->can_act)
    play (self, bonobo_move_set_token (bonobo_view_get_state (self)->turn, spot));
}

void
bonobo_view_act_place (BonoboView *self,
                       guint       place)
{
  if (!self->can_act)
    return;

  self->by_hand = TRUE;
  play (self, bonobo_move_lay_at (bonobo_view_get_state (self)->turn, place));
  self->by_hand = FALSE;
}

gboolean
bonobo_view_put_back (BonoboView *self)
{
  if (!bgl_hand_cancel_drag (self->hand) && self->hint == BGL_MOVE_NONE && bgl_caption_get_text (self->caption) == NULL)
    return FALSE;

  self->hint = BGL_MOVE_NONE;
  bonobo_view_end_story (self);
  bonobo_view_refresh (self);

  return TRUE;
}

/* Questions */

static gboolean
has_person_moved (BonoboView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  BglGame *game = self->game;

  for (guint i = 0; i < bgl_game_get_ply (game); i++)
    {
      const guint seat = bgl_move_get_seat (bgl_game_get_move (game, i));

      if (seat != BGL_TURN_CHANCE && !bgl_seat_is_bot (bgl_table_get_seat (table, seat)))
        return TRUE;
    }

  return FALSE;
}

/* Asks only during a game. An example of the rulebook starts with the scores that its text gives. */
static gboolean
starts_with_scores (BonoboView *self)
{
  const BglOptions *options = bgl_game_get_options (self->game);
  gboolean any = FALSE;

  for (guint i = 0; i < bgl_game_get_n_seats (self->game); i++)
    any |= options->scores[i] != 0;

  return any && bgl_game_get_position (self->game) == NULL && !has_person_moved (self) &&
         !bgl_view_get_example (BGL_VIEW (self));
}

static BonoboQuestion
find_question (BonoboView *self)
{
  const BonoboState *state = bonobo_view_get_state (self);

  if (!self->can_act || self->telling)
    return BONOBO_ASKS_NOTHING;

  if (!self->keeps_scores && starts_with_scores (self))
    return BONOBO_ASKS_SCORES;

  return bgl_rules_check (&bonobo_rules, state, bonobo_move_pass (state->turn), NULL)
         ? BONOBO_ASKS_PASS : BONOBO_ASKS_NOTHING;
}

void
bonobo_view_update_prompt (BonoboView *self)
{
  const BonoboQuestion question = find_question (self);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (self->question == question)
    return;

  self->question = question;
  if (question == BONOBO_ASKS_NOTHING)
    {
      /* Move the focus before its button is removed. */
      if (focus == GTK_WIDGET (self->prompt))
        bonobo_view_focus_home (self);
      bgl_prompt_clear (self->prompt);
    }
  else
    {
      if (question == BONOBO_ASKS_SCORES)
        {
          bgl_prompt_ask (self->prompt, _("The scores from previous games count in this game."));
          /* Translators: the words of a button; the scores from before count. */
          bgl_prompt_add_answer (self->prompt, ANSWER_KEEP, _("Keep Scores"), NULL, "suggested-action");
          bgl_prompt_add_answer (self->prompt, ANSWER_FROM_ZERO, _("Start at 0"), NULL, NULL);
        }
      else
        {
          bgl_prompt_ask (self->prompt, _("You cannot make a move."));
          bgl_prompt_add_answer (self->prompt, ANSWER_PASS, _("Pass"), NULL, "suggested-action");
        }
      if (focus != NULL)
        bgl_prompt_focus (self->prompt);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
answered_cb (BonoboView *self,
             int         answer)
{
  switch (answer)
    {
    case ANSWER_KEEP:
      self->keeps_scores = TRUE;
      bonobo_view_refresh (self);
      break;
    case ANSWER_FROM_ZERO:
      gtk_widget_activate_action (GTK_WIDGET (self), "win.from-zero", NULL);
      break;
    case ANSWER_PASS:
    default:
      play (self, bonobo_move_pass (bonobo_view_get_state (self)->turn));
      break;
    }
}

/* The pointer */

/* A click while points are being shown only skips the animation. */
static gboolean
pressed_cb (BonoboView *self)
{
  return !bonobo_view_skip_story (self);
}

static gboolean
take_cb (BonoboView *self)
{
  if (self->laying)
    self->hint = BGL_MOVE_NONE;

  return self->laying;
}

static void
dropped_cb (BonoboView *self,
            double      x,
            double      y)
{
  guint place = self->target;

  if (place == BONOBO_NONE)
    place = bonobo_view_find_place_at (self, x, y, FALSE);
  if (place != BONOBO_NONE)
    bonobo_view_act_place (self, place);

  bonobo_view_look (self);
}

static void
clicked_cb (BonoboView *self,
            double      x,
            double      y)
{
  const guint shown = self->target;
  const guint looked_at = self->aim;
  guint place;

  bgl_hand_point_at (self->hand, x, y);
  if (!self->can_act)
    return;

  if (bgl_hand_is_over (self->hand, self->stack, x, y))
    {
      bonobo_view_draw_rhomb (self);
      return;
    }

  if (!self->laying)
    {
      /* The first touch of a finger shows what the spot is worth, the second one places the token. */
      if (self->aim != BONOBO_NONE && (self->aim == looked_at || !bgl_hand_is_finger (self->hand)))
        bonobo_view_act_spot (self, self->aim);
      return;
    }

  if (self->target != BONOBO_NONE)
    {
      /* A finger has no hover: its first touch shows the rhomb there, and the second one lays it. */
      if (self->target == shown)
        bonobo_view_act_place (self, self->target);
      return;
    }

  place = bonobo_view_find_place_at (self, x, y, FALSE);
  if (place != BONOBO_NONE)
    bonobo_view_act_place (self, place);
}

/* Any key skips the animation and then does its work. */
static gboolean
key_cb (BonoboView *self,
        guint       keyval)
{
  const GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  /* Do not skip while the focus moves to the caption, where the user can pause it and read its rule. */
  if (focus != GTK_WIDGET (self->caption) &&
      keyval != GDK_KEY_Tab && keyval != GDK_KEY_ISO_Left_Tab &&
      keyval != GDK_KEY_Shift_L && keyval != GDK_KEY_Shift_R)
    bonobo_view_skip_story (self);

  return GDK_EVENT_PROPAGATE;
}

void
bonobo_view_init_hand (BonoboView *self)
{
  self->prompt = BGL_PROMPT (bgl_prompt_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->prompt), GTK_WIDGET (self));
  bgl_language_connect (self->prompt, "answered", G_CALLBACK (answered_cb), self);

  self->hand = bgl_hand_new (GTK_WIDGET (self));
  bgl_hand_avoid (self->hand, GTK_WIDGET (self->prompt));
  bgl_hand_avoid (self->hand, GTK_WIDGET (self->caption));
  g_signal_connect_swapped (self->hand, "pointed", G_CALLBACK (bonobo_view_look), self);
  g_signal_connect_swapped (self->hand, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (self->hand, "take", G_CALLBACK (take_cb), self);
  g_signal_connect_swapped (self->hand, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (self->hand, "clicked", G_CALLBACK (clicked_cb), self);
  g_signal_connect_swapped (self->hand, "canceled", G_CALLBACK (bonobo_view_put_back), self);
  g_signal_connect_swapped (self->hand, "key", G_CALLBACK (key_cb), self);
}
