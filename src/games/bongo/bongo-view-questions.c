/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "engine/bgl-i18n.h"

#define MAX_NAME 14 /* characters of a name on a button */

/* Answers during a pause */
#define ANSWER_CONTINUE    0
#define ANSWER_CLOSE_RULES 1

static gboolean
is_person (BongoView *self,
           guint      seat)
{
  return !bgl_seat_is_bot (bgl_table_get_seat (bgl_view_get_table (BGL_VIEW (self)), seat));
}

static const char *
get_name (BongoView *self,
          guint      seat)
{
  return bgl_table_get_names (bgl_view_get_table (BGL_VIEW (self)))[seat - 1];
}

static BongoQuestion
find_question (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  if (!bgl_view_get_interactive (BGL_VIEW (self)) || bgl_game_is_over (self->game))
    return BONGO_QUESTION_NONE;

  if (bgl_table_get_paused (table) != 0)
    return BONGO_QUESTION_PAUSED;

  if (self->stage == BONGO_STAGE_PAUSED)
    return BONGO_QUESTION_READY;
  if (self->stage == BONGO_STAGE_OPEN && self->people == BONGO_PEOPLE_ASKED)
    return BONGO_QUESTION_PASS;

  switch ((BongoPhase) state->phase)
    {
    case BONGO_PHASE_ROLL:
      if (is_person (self, state->roller))
        return BONGO_QUESTION_ROLL;
      return bgl_table_get_held (table) != 0 ? BONGO_QUESTION_GO_ON : BONGO_QUESTION_NONE;

    case BONGO_PHASE_DICE:
      return bgl_table_get_held (table) != 0 ? BONGO_QUESTION_GO_ON : BONGO_QUESTION_NONE;

    case BONGO_PHASE_CHOICE:
      if (!is_person (self, state->winner))
        return BONGO_QUESTION_NONE;
      return state->answer != BONGO_NOTHING || self->chosen != BONGO_NOTHING ? BONGO_QUESTION_GIVER
                                                                             : BONGO_QUESTION_TROPHY;

    case BONGO_PHASE_CALLS:
    case BONGO_PHASE_OVER:
    default:
      return BONGO_QUESTION_NONE;
    }
}

static BongoWord
get_prize (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  return state->answer == BONGO_NOTHING ? self->chosen : (BongoWord) state->answer;
}

static void
add_ready (BongoView *self)
{
  /* Translators: everybody is ready: the round goes on */
  bgl_prompt_add_answer (self->prompt, 0, _("Ready"), _("Ready, Space"), "suggested-action");
}

static void
ask_trophy (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  g_autofree char *question = NULL;

  /* Translators: a player who may take a trophy of any animal */
  question = g_strdup_printf (_("%s chooses a trophy."), get_name (self, state->winner));
  bgl_prompt_ask (self->prompt, self->n_people > 1 ? question : _("Choose a trophy."));
  for (BongoWord animal = 0; animal < BONGO_ANIMALS; animal++)
    {
      /* If the supply has none of an animal, there may be no opponent to take it from. */
      gboolean there = state->supply[animal] > 0 || bongo_state_get_givers (state, state->winner, animal) != 0;

      if (there)
        {
          /* Translators: spoken label of a button: an animal, how many trophies of it the player has, and how many are in
           * the supply */
          g_autofree char *spoken = g_strdup_printf (_("%s, you have %u, supply %u"), bongo_word_get_title (animal),
                                                     state->trophies[state->winner - 1][animal], state->supply[animal]);

          bgl_prompt_add_answer (self->prompt, (int) animal, bongo_word_get_title (animal), spoken, NULL);
        }
    }
}

static void
ask_giver (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  BongoWord animal = get_prize (self);
  guint givers = bongo_state_get_givers (state, state->winner, animal);
  g_autofree char *question = NULL;

  /* Translators: an animal: the supply has no trophy of it left */
  question = g_strdup_printf (_("Whose trophy will you take (%s)?"), bongo_word_get_label (animal));
  bgl_prompt_ask (self->prompt, question);
  for (guint seat = 1; seat <= self->n_seats; seat++)
    if ((givers & (1u << (seat - 1))) != 0)
      {
        const char *name = get_name (self, seat);
        /* Translators: spoken label of a button: a player, and how many trophies of an animal this player has */
        g_autofree char *spoken = g_strdup_printf (_("%s, has %u"), name, state->trophies[seat - 1][animal]);
        g_autofree char *shown = NULL;

        if (g_utf8_strlen (name, -1) > MAX_NAME)
          {
            g_autofree char *start = g_utf8_substring (name, 0, MAX_NAME - 1);

            shown = g_strconcat (start, "…", NULL);
          }
        bgl_prompt_add_answer (self->prompt, (int) seat, shown != NULL ? shown : name, spoken, NULL);
      }
}

/* After a round, the answer is shown and a button is enough. Before the first round, ask whether everybody is ready,
 * because people may still be looking for their keys. */
static void
ask_go_on (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  g_autofree char *question = NULL;

  if (self->stage == BONGO_STAGE_SHOWN)
    {
      bgl_prompt_ask (self->prompt, NULL);
      /* Translators: the next player, a bot, rolls the dice */
      bgl_prompt_add_answer (self->prompt, 0, _("Next Roll"), _("Next roll, Space"), "suggested-action");
      return;
    }

  /* Translators: a player, who is a bot */
  question = g_strdup_printf (_("%s will roll the dice when you are ready."), get_name (self, state->roller));
  bgl_prompt_ask (self->prompt, question);
  add_ready (self);
}

static void
ask_paused (BongoView *self)
{
  guint paused = bgl_table_get_paused (bgl_view_get_table (BGL_VIEW (self)));

  bgl_prompt_ask (self->prompt, (paused & BGL_PAUSE_RULES) != 0
                                ? _("The game is paused while the rulebook is open.")
                                : _("The game is paused."));
  /* Pauses for other reasons end by themselves. */
  if ((paused & BGL_PAUSE_RULES) != 0)
    /* Translators: a button: closes the rulebook beside the game */
    bgl_prompt_add_answer (self->prompt, ANSWER_CLOSE_RULES, _("Close Rulebook"), NULL, NULL);
  else if ((paused & BGL_PAUSE_PERSON) != 0)
    /* Translators: a button: ends a pause */
    bgl_prompt_add_answer (self->prompt, ANSWER_CONTINUE, _("Continue"), _("Continue, Space"), "suggested-action");
}

/* The text of the line below the board for situations that the rules do not describe, because they know only what
 * the current player can do (transfer full). NULL for the text of the rules. */
static char *
get_advice (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  switch (self->question)
    {
    case BONGO_QUESTION_GO_ON:
      return g_strdup (self->hold_id != 0 ? _("The next roll starts in a moment.")
                                          : _("Press the button or Space for the next roll."));

    case BONGO_QUESTION_READY:
      return g_strdup (_("Press the button or Space to roll the dice."));

    case BONGO_QUESTION_PASS:
      return g_strdup (_("Take your time. Call a word or pass."));

    case BONGO_QUESTION_PAUSED:
      return g_strdup (state->phase == BONGO_PHASE_CALLS ? _("The clock has stopped, and the dice are hidden.")
                                                         : _("The game continues after the pause."));

    /* The question itself is above the answers, and a screen reader speaks it when one of them gets the focus. */
    case BONGO_QUESTION_TROPHY:
      /* Translators: how many trophies of one animal win */
      return g_strdup_printf (_("To win the game, you need two of each animal or %u of one."), state->colour);

    case BONGO_QUESTION_NONE:
    case BONGO_QUESTION_ROLL:
    case BONGO_QUESTION_GIVER:
    default:
      return NULL;
    }
}

void
bongo_view_update_prompt (BongoView *self)
{
  BongoQuestion question = find_question (self);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) == GTK_WIDGET (self->prompt);
  g_autofree char *advice = NULL;

  /* The question is already shown. Its answers must not move under the pointer. */
  if (question == self->question)
    return;

  self->question = question;
  advice = get_advice (self);
  bgl_view_set_step (BGL_VIEW (self), advice);
  /* A single button needs no frame. */
  if (question == BONGO_QUESTION_ROLL || question == BONGO_QUESTION_PASS ||
      (question == BONGO_QUESTION_GO_ON && self->stage == BONGO_STAGE_SHOWN))
    gtk_widget_add_css_class (GTK_WIDGET (self->prompt), "plain");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->prompt), "plain");

  switch (question)
    {
    case BONGO_QUESTION_ROLL:
      bgl_prompt_ask (self->prompt, NULL);
      bgl_prompt_add_answer (self->prompt, 0, _("Roll the Dice"), _("Roll the dice, Space"), "suggested-action");
      break;

    case BONGO_QUESTION_GO_ON:
      ask_go_on (self);
      break;

    case BONGO_QUESTION_READY:
      bgl_prompt_ask (self->prompt, self->n_people > 1
                                    ? _("The dice are covered. Is everybody ready?")
                                    : _("The dice are covered. They will be rolled again when you are ready."));
      add_ready (self);
      break;

    case BONGO_QUESTION_PAUSED:
      ask_paused (self);
      break;

    case BONGO_QUESTION_PASS:
      bgl_prompt_ask (self->prompt, NULL);
      if (self->n_people > 1)
        /* Translators: a button: those who have not called yet pass */
        bgl_prompt_add_answer (self->prompt, 0, _("No More Calls"), _("No more calls, Backspace"), NULL);
      else
        /* Translators: a button: the player does not call in this round */
        bgl_prompt_add_answer (self->prompt, 0, C_("call", "Pass"), _("Pass, Backspace"), NULL);
      break;

    case BONGO_QUESTION_TROPHY:
      ask_trophy (self);
      break;

    case BONGO_QUESTION_GIVER:
      ask_giver (self);
      break;

    case BONGO_QUESTION_NONE:
    default:
      bgl_prompt_clear (self->prompt);
      if (had_focus)
        gtk_widget_grab_focus (GTK_WIDGET (self));
      return;
    }

  /* Move the focus to a choice. For a single button, Space is enough. */
  if (had_focus || question == BONGO_QUESTION_TROPHY || question == BONGO_QUESTION_GIVER)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
play (BongoView     *self,
      BongoMoveKind  kind,
      guint          seat,
      BongoWord      word,
      guint          giver)
{
  const BongoMove parts = { .seat = seat, .kind = kind, .word = word, .giver = giver };

  bgl_table_play (bgl_view_get_table (BGL_VIEW (self)), bongo_move_pack (&parts), NULL);
}

void
bongo_view_answered (BongoView *self,
                     int        answer)
{
  const BongoState *state = bongo_view_get_state (self);
  guint givers;

  switch (self->question)
    {
    case BONGO_QUESTION_PAUSED:
      if (answer == ANSWER_CLOSE_RULES)
        {
          gtk_widget_activate_action (GTK_WIDGET (self), "win.close-rules", NULL);
          break;
        }
      G_GNUC_FALLTHROUGH;

    case BONGO_QUESTION_ROLL:
    case BONGO_QUESTION_GO_ON:
    case BONGO_QUESTION_READY:
      bongo_view_go_on (self);
      break;

    case BONGO_QUESTION_PASS:
      bongo_view_pass (self);
      break;

    case BONGO_QUESTION_TROPHY:
      givers = bongo_state_get_givers (state, state->winner, (BongoWord) answer);
      if (givers == 0 || (givers & (givers - 1)) == 0)
        {
          play (self, BONGO_TAKE, state->winner, (BongoWord) answer, 0);
          break;
        }
      self->chosen = (BongoWord) answer;
      bongo_view_update_prompt (self);
      break;

    case BONGO_QUESTION_GIVER:
      play (self, BONGO_TAKE, state->winner, get_prize (self), (guint) answer);
      break;

    case BONGO_QUESTION_NONE:
    default:
      break;
    }
}

gboolean
bongo_view_go_on (BongoView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  const BongoState *state = bongo_view_get_state (self);

  switch (self->question)
    {
    case BONGO_QUESTION_ROLL:
      play (self, BONGO_ROLL, state->roller, 0, 0);
      return TRUE;

    case BONGO_QUESTION_GO_ON:
      bongo_view_let_go (self);
      bongo_view_update (self);
      return TRUE;

    case BONGO_QUESTION_READY:
      self->covered = FALSE;
      bongo_view_update (self);
      return TRUE;

    case BONGO_QUESTION_PAUSED:
      /* Other pauses end elsewhere, or with a button that takes the key itself. */
      if (bgl_table_get_paused (table) != BGL_PAUSE_PERSON)
        return FALSE;
      bgl_table_set_paused (table, BGL_PAUSE_PERSON, FALSE);
      return TRUE;

    case BONGO_QUESTION_NONE:
      /* Starts the clock before the screen reader has finished. */
      if (self->stage == BONGO_STAGE_LISTENING)
        {
          bongo_view_skip (self);
          return TRUE;
        }
      return FALSE;

    case BONGO_QUESTION_PASS:
    case BONGO_QUESTION_TROPHY:
    case BONGO_QUESTION_GIVER:
    default:
      return FALSE;
    }
}
