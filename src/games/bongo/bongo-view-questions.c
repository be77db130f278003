/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "engine/bgl-i18n.h"

#define MAX_NAME 14 /* characters of a name on a button */

static guint
find_pause (BongoView *self)
{
  const guint paused = bgl_table_get_paused (bgl_view_get_table (BGL_VIEW (self)));

  if ((paused & BGL_PAUSE_RULES) != 0)
    return BONGO_QUESTION_RULES;

  /* Pauses for other reasons end by themselves. */
  return (paused & BGL_PAUSE_PERSON) != 0 ? BONGO_QUESTION_CONTINUE : BONGO_QUESTION_PAUSED;
}

static gboolean
is_waiting (BongoView *self)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));

  return bgl_story_get_waiting (story) || bgl_story_find (story, BONGO_MOTION_READ) != NULL;
}

static guint
bongo_view_find_question (BglView *view)
{
  BongoView *self = BONGO_VIEW (view);
  const BongoState *state = bongo_view_get_state (self);

  if (!bgl_view_get_interactive (view) || bgl_game_is_over (bgl_view_get_game (view)))
    return BONGO_QUESTION_NONE;

  if (bgl_table_get_paused (bgl_view_get_table (view)) != 0)
    return find_pause (self);

  if (self->stage == BONGO_STAGE_PAUSED)
    return BONGO_QUESTION_READY;
  if (self->stage == BONGO_STAGE_OPEN && self->people == BONGO_PEOPLE_ASKED)
    return BONGO_QUESTION_PASS;

  switch ((BongoPhase) state->phase)
    {
    case BONGO_PHASE_ROLL:
      if (bongo_view_is_person (self, state->roller))
        return BONGO_QUESTION_ROLL;
      G_GNUC_FALLTHROUGH;

    case BONGO_PHASE_DICE:
      return is_waiting (self) ? BONGO_QUESTION_GO_ON : BONGO_QUESTION_NONE;

    case BONGO_PHASE_CHOICE:
      if (!bongo_view_is_person (self, state->winner))
        return BONGO_QUESTION_NONE;
      return state->answer != BONGO_NOTHING || self->chosen != BONGO_NOTHING ? BONGO_QUESTION_GIVER
                                                                             : BONGO_QUESTION_TROPHY;

    case BONGO_PHASE_CALLS:
    case BONGO_PHASE_OVER:
    default:
      return BONGO_QUESTION_NONE;
    }
}

/* For a single button, Space is enough. But Space, which rolled the dice, must not pass. */
static BglDemand
bongo_view_get_demand (BglView *view,
                       guint    question)
{
  switch (question)
    {
    case BONGO_QUESTION_TROPHY:
    case BONGO_QUESTION_GIVER:
      return BGL_DEMAND_ANSWER;
    case BONGO_QUESTION_PASS:
      return BGL_DEMAND_NONE;
    default:
      return BGL_DEMAND_KEY;
    }
}

static BongoWord
get_prize (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  return state->answer == BONGO_NOTHING ? self->chosen : (BongoWord) state->answer;
}

static void
add_ready (BglPrompt *prompt)
{
  /* Translators: everybody is ready: the round goes on */
  bgl_prompt_add_answer (prompt, 0, _("Ready"), _("Ready, Space"), "suggested-action");
}

static void
ask_trophy (BongoView *self,
            BglPrompt *prompt)
{
  const BongoState *state = bongo_view_get_state (self);
  g_autofree char *question = NULL;

  /* Translators: a player who may take a trophy of any animal */
  question = g_strdup_printf (_("%s chooses a trophy."), bongo_view_get_name (self, state->winner));
  bgl_prompt_ask (prompt, self->n_people > 1 ? question : _("Choose a trophy."));
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

          bgl_prompt_add_answer (prompt, (int) animal, bongo_word_get_title (animal), spoken, NULL);
        }
    }
}

static void
ask_giver (BongoView *self,
           BglPrompt *prompt)
{
  const BongoState *state = bongo_view_get_state (self);
  BongoWord animal = get_prize (self);
  guint givers = bongo_state_get_givers (state, state->winner, animal);
  g_autofree char *question = NULL;

  /* Translators: an animal: the supply has no trophy of it left */
  question = g_strdup_printf (_("Whose trophy will you take (%s)?"), bongo_word_get_label (animal));
  bgl_prompt_ask (prompt, question);
  for (guint seat = 1; seat <= self->n_seats; seat++)
    if ((givers & (1u << (seat - 1))) != 0)
      {
        const char *name = bongo_view_get_name (self, seat);
        /* Translators: spoken label of a button: a player, and how many trophies of an animal this player has */
        g_autofree char *spoken = g_strdup_printf (_("%s, has %u"), name, state->trophies[seat - 1][animal]);
        g_autofree char *shown = NULL;

        if (g_utf8_strlen (name, -1) > MAX_NAME)
          {
            g_autofree char *start = g_utf8_substring (name, 0, MAX_NAME - 1);

            shown = g_strconcat (start, "…", NULL);
          }
        bgl_prompt_add_answer (prompt, (int) seat, shown != NULL ? shown : name, spoken, NULL);
      }
}

/* After a round, the answer is shown and a button is enough. Before the first round, ask whether everybody is ready,
 * because people may still be looking for their keys. */
static void
ask_go_on (BongoView *self,
           BglPrompt *prompt)
{
  const BongoState *state = bongo_view_get_state (self);
  g_autofree char *question = NULL;

  if (self->stage == BONGO_STAGE_SHOWN)
    {
      bgl_prompt_ask (prompt, NULL);
      /* Translators: the next player, a bot, rolls the dice */
      bgl_prompt_add_answer (prompt, 0, _("Next Roll"), _("Next roll, Space"), "suggested-action");
      return;
    }

  /* Translators: a player, who is a bot */
  question = g_strdup_printf (_("%s will roll the dice when you are ready."), bongo_view_get_name (self, state->roller));
  bgl_prompt_ask (prompt, question);
  add_ready (prompt);
}

static void
bongo_view_ask (BglView   *view,
                guint      question,
                BglPrompt *prompt)
{
  BongoView *self = BONGO_VIEW (view);

  /* A single button needs no frame. */
  if (question == BONGO_QUESTION_ROLL || question == BONGO_QUESTION_PASS ||
      (question == BONGO_QUESTION_GO_ON && self->stage == BONGO_STAGE_SHOWN))
    gtk_widget_add_css_class (GTK_WIDGET (prompt), "plain");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (prompt), "plain");

  switch (question)
    {
    case BONGO_QUESTION_ROLL:
      bgl_prompt_ask (prompt, NULL);
      bgl_prompt_add_answer (prompt, 0, _("Roll the Dice"), _("Roll the dice, Space"), "suggested-action");
      break;

    case BONGO_QUESTION_GO_ON:
      ask_go_on (self, prompt);
      break;

    case BONGO_QUESTION_READY:
      bgl_prompt_ask (prompt, self->n_people > 1
                              ? _("The dice are covered. Is everybody ready?")
                              : _("The dice are covered. They will be rolled again when you are ready."));
      add_ready (prompt);
      break;

    case BONGO_QUESTION_PAUSED:
    case BONGO_QUESTION_CONTINUE:
      bgl_prompt_ask (prompt, _("The game is paused."));
      if (question == BONGO_QUESTION_CONTINUE)
        /* Translators: a button: ends a pause */
        bgl_prompt_add_answer (prompt, 0, _("Continue"), _("Continue, Space"), "suggested-action");
      break;

    case BONGO_QUESTION_RULES:
      bgl_prompt_ask (prompt, _("The game is paused while the rulebook is open."));
      /* Translators: a button: closes the rulebook beside the game */
      bgl_prompt_add_answer (prompt, 0, _("Close Rulebook"), NULL, NULL);
      break;

    case BONGO_QUESTION_PASS:
      bgl_prompt_ask (prompt, NULL);
      if (self->n_people > 1)
        /* Translators: a button: those who have not called yet pass */
        bgl_prompt_add_answer (prompt, 0, _("No More Calls"), _("No more calls, Backspace"), NULL);
      else
        /* Translators: a button: the player does not call in this round */
        bgl_prompt_add_answer (prompt, 0, C_("call", "Pass"), _("Pass, Backspace"), NULL);
      break;

    case BONGO_QUESTION_TROPHY:
      ask_trophy (self, prompt);
      break;

    case BONGO_QUESTION_GIVER:
      ask_giver (self, prompt);
      break;

    default:
      g_return_if_reached ();
    }
}

/* The rules know only what the current player can do. */
char *
bongo_view_describe_step (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  switch (bgl_view_get_question (BGL_VIEW (self)))
    {
    case BONGO_QUESTION_GO_ON:
      return g_strdup (bgl_story_get_waiting (bgl_view_get_story (BGL_VIEW (self)))
                       ? _("Press the button or Space for the next roll.")
                       : _("The next roll starts in a moment."));

    case BONGO_QUESTION_READY:
      return g_strdup (_("Press the button or Space to roll the dice."));

    case BONGO_QUESTION_PASS:
      return g_strdup (_("Take your time. Call a word or pass."));

    case BONGO_QUESTION_PAUSED:
    case BONGO_QUESTION_CONTINUE:
    case BONGO_QUESTION_RULES:
      return g_strdup (state->phase == BONGO_PHASE_CALLS ? _("The clock has stopped, and the dice are hidden.")
                                                         : _("The game continues after the pause."));

    /* The question itself is above the answers, and a screen reader speaks it when one of them gets the focus. */
    case BONGO_QUESTION_TROPHY:
      /* Translators: how many trophies of one animal win */
      return g_strdup_printf (_("To win the game, you need two of each animal or %u of one."), state->color);

    default:
      return NULL;
    }
}

static void
play (BongoView       *self,
      const BongoMove *parts)
{
  bgl_view_play (BGL_VIEW (self), bongo_move_pack (parts), BGL_ORIGIN_CLICK);
}

static void
bongo_view_answer (BglView *view,
                   int      answer)
{
  BongoView *self = BONGO_VIEW (view);
  const BongoState *state = bongo_view_get_state (self);
  BongoMove take = { .seat = state->winner, .kind = BONGO_TAKE, .word = (BongoWord) answer };
  guint givers;

  switch (bgl_view_get_question (view))
    {
    case BONGO_QUESTION_RULES:
      gtk_widget_activate_action (GTK_WIDGET (self), "win.close-rules", NULL);
      break;

    case BONGO_QUESTION_PASS:
      bongo_view_pass (self);
      break;

    case BONGO_QUESTION_TROPHY:
      givers = bongo_state_get_givers (state, state->winner, (BongoWord) answer);
      if (givers == 0 || (givers & (givers - 1)) == 0)
        play (self, &take);
      else
        self->chosen = take.word;
      break;

    case BONGO_QUESTION_GIVER:
      take.word = get_prize (self);
      take.giver = (guint) answer;
      play (self, &take);
      break;

    default:
      bongo_view_go_on (self);
      break;
    }
}

gboolean
bongo_view_go_on (BongoView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));

  switch (bgl_view_get_question (BGL_VIEW (self)))
    {
    case BONGO_QUESTION_ROLL:
      play (self, &(BongoMove) { .seat = bongo_view_get_state (self)->roller, .kind = BONGO_ROLL });
      return TRUE;

    case BONGO_QUESTION_GO_ON:
      bgl_story_set_waiting (story, FALSE);
      bgl_story_skip (story);
      bgl_view_refresh (BGL_VIEW (self));
      return TRUE;

    case BONGO_QUESTION_READY:
      self->covered = FALSE;
      bongo_view_roll (self);
      return TRUE;

    case BONGO_QUESTION_CONTINUE:
      /* Other pauses end elsewhere. */
      if (bgl_table_get_paused (table) != BGL_PAUSE_PERSON)
        return FALSE;
      bgl_table_set_paused (table, BGL_PAUSE_PERSON, FALSE);
      return TRUE;

    case BONGO_QUESTION_NONE:
      /* Starts the clock before the screen reader has finished. */
      if (self->stage != BONGO_STAGE_LISTENING)
        return FALSE;
      bgl_story_skip (story);
      return TRUE;

    default:
      return FALSE;
    }
}

void
bongo_view_bind_questions (BglViewClass *klass)
{
  klass->find_question = bongo_view_find_question;
  klass->get_demand = bongo_view_get_demand;
  klass->ask = bongo_view_ask;
  klass->answer = bongo_view_answer;
}
