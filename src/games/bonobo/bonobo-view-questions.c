/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include "engine/bgl-i18n.h"

enum
{
  ASKS_NOTHING,
  ASKS_SCORES,   /* whether the scores of previous games should count */
  ASKS_PASS,
};

enum
{
  ANSWER_PASS,
  ANSWER_KEEP,
  ANSWER_FROM_ZERO,
};

static gboolean
has_person_moved (BonoboView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  BglGame *game = bgl_table_get_game (table);

  for (guint i = 0; i < bgl_game_get_ply (game); i++)
    {
      const guint seat = bgl_move_get_seat (bgl_game_get_move (game, i));

      if (seat != BGL_TURN_CHANCE && bgl_seat_is_here (bgl_table_get_seat (table, seat)))
        return TRUE;
    }

  return FALSE;
}

/* Asks only during a game. An example of the rulebook starts with the scores that its text gives. */
static gboolean
starts_with_scores (BonoboView *self)
{
  BglGame *game = bgl_view_get_game (BGL_VIEW (self));
  const BglOptions *options = bgl_game_get_options (game);
  gboolean any = FALSE;

  for (guint i = 0; i < bgl_game_get_n_seats (game); i++)
    any |= options->scores[i] != 0;

  return any && bgl_game_get_position (game) == NULL && !has_person_moved (self) &&
         !bgl_view_get_example (BGL_VIEW (self));
}

static guint
bonobo_view_find_question (BglView *view)
{
  BonoboView *self = BONOBO_VIEW (view);
  const BonoboState *state = bonobo_view_get_state (self);

  if (!bgl_view_can_act (BGL_VIEW (self)) || bonobo_view_is_playing (self) || bonobo_view_is_bare (self))
    return ASKS_NOTHING;

  if (!self->keeps_scores && starts_with_scores (self))
    return ASKS_SCORES;

  return bgl_rules_check (&bonobo_rules, state, bonobo_move_pass (state->turn), NULL) ? ASKS_PASS : ASKS_NOTHING;
}

static void
bonobo_view_ask (BglView   *view,
                 guint      question,
                 BglPrompt *prompt)
{
  if (question == ASKS_SCORES)
    {
      bgl_prompt_ask (prompt, _("The scores from previous games count in this game."));
      /* Translators: the words of a button; the scores from before count. */
      bgl_prompt_add_answer (prompt, ANSWER_KEEP, _("Keep Scores"), NULL, "suggested-action");
      bgl_prompt_add_answer (prompt, ANSWER_FROM_ZERO, _("Start at 0"), NULL, NULL);
    }
  else
    {
      bgl_prompt_ask (prompt, _("You cannot make a move."));
      bgl_prompt_add_answer (prompt, ANSWER_PASS, _("Pass"), NULL, "suggested-action");
    }
}

static void
bonobo_view_answer (BglView *view,
                    int      answer)
{
  BonoboView *self = BONOBO_VIEW (view);

  switch (answer)
    {
    case ANSWER_KEEP:
      self->keeps_scores = TRUE;
      break;
    case ANSWER_FROM_ZERO:
      gtk_widget_activate_action (GTK_WIDGET (self), "win.from-zero", NULL);
      break;
    case ANSWER_PASS:
    default:
      bgl_board_play (BGL_BOARD (self), bonobo_move_pass (bonobo_view_get_state (self)->turn));
      break;
    }
}

static gboolean
bonobo_view_grab_focus (GtkWidget *widget)
{
  BglView *view = BGL_VIEW (widget);

  return (bgl_view_get_question (view) != ASKS_NOTHING && bgl_prompt_focus (bgl_view_get_prompt (view))) ||
         bgl_board_focus_home (BGL_BOARD (widget));
}

void
bonobo_view_bind_questions (BglViewClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = bonobo_view_grab_focus;
  klass->find_question = bonobo_view_find_question;
  klass->ask = bonobo_view_ask;
  klass->answer = bonobo_view_answer;
}
