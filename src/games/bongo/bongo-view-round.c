/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "bongo-dice.h"
#include "bongo-settings.h"
#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

#define TICK 100 /* of the clock, in milliseconds */

static BglTable *
get_table (BongoView *self)
{
  return bgl_view_get_table (BGL_VIEW (self));
}

/* Stages */

static gboolean
is_listening (BongoView *self)
{
  return bgl_story_find (bgl_view_get_story (BGL_VIEW (self)), BONGO_MOTION_LISTEN) != NULL;
}

static BongoStage
find_stage (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  if (bgl_tray_get_rolling (self->tray) || state->phase == BONGO_PHASE_DICE)
    return BONGO_STAGE_ROLLING;

  /* A player may have resigned in the middle of a round. */
  if (state->phase != BONGO_PHASE_CALLS || bgl_game_is_over (bgl_view_get_game (BGL_VIEW (self))))
    return bongo_state_has_dice (state) ? BONGO_STAGE_SHOWN : BONGO_STAGE_REST;

  if (self->covered)
    return BONGO_STAGE_PAUSED;
  if (is_listening (self))
    return BONGO_STAGE_LISTENING;

  return self->people == BONGO_PEOPLE_ANSWERED ? BONGO_STAGE_ANSWERED : BONGO_STAGE_OPEN;
}

static void
set_state_of_callers (BongoView *self,
                      guint      seat)
{
  const BongoState *state = bongo_view_get_state (self);
  BongoPlace *place = BONGO_PLACE (self->places[seat - 1]);

  for (BongoWord word = 0; word < BONGO_WORDS; word++)
    {
      BongoCaller *caller = bongo_place_get_caller (place, word);
      BongoCallerState shown = BONGO_CALLER_CLOSED;

      if (caller == NULL)
        return;

      if (bongo_state_has_dice (state) && (state->called[seat - 1] & 1 << word) != 0)
        shown = BONGO_CALLER_WRONG;
      else if (self->stage == BONGO_STAGE_OPEN && bongo_state_may_call (state, seat, word))
        shown = BONGO_CALLER_OPEN;

      bongo_caller_set_state (caller, shown);
    }
}

/* Updates the trophies, and which words each player may call. */
static void
update_places (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  gboolean callers = self->stage != BONGO_STAGE_SHOWN;

  bongo_rack_set_counts (bongo_place_get_rack (BONGO_PLACE (self->supply)),
                             state->supply, BONGO_TROPHIES, FALSE);

  for (guint seat = 1; seat <= self->n_seats; seat++)
    {
      BongoPlace *place = BONGO_PLACE (self->places[seat - 1]);

      bongo_rack_set_counts (bongo_place_get_rack (place), state->trophies[seat - 1], state->color, TRUE);
      bongo_place_set_callers (place, callers);
      set_state_of_callers (self, seat);
    }
}

/* The arrangement of the dice depends on the round, which begins with two moves. */
void
bongo_view_lay_dice (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  if (bongo_state_has_dice (state))
    bongo_dice_tray_set_dice (self->tray, &state->dice, bongo_dice_get_seed (&state->dice, 2 * state->round));
}

static void
update_dice (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  const gboolean shown = self->stage == BONGO_STAGE_SHOWN;
  BongoAnswer answer;

  if (self->stage == BONGO_STAGE_PAUSED || !bongo_state_has_dice (state))
    bongo_dice_tray_clear (self->tray);

  if (!shown)
    {
      bongo_reasons_set_answer (self->reasons, NULL);
    }
  /* Keep the reasons if they are already shown, because one of them may have the focus. */
  else if (bongo_reasons_get_n_steps (self->reasons) == 0)
    {
      /* A redo may have finished a round whose dice were covered. */
      if (!gtk_widget_get_visible (GTK_WIDGET (bgl_tray_get_die (self->tray, 0))))
        bongo_view_lay_dice (self);
      bongo_answer (&state->dice, state->level, &answer);
      bongo_dice_tray_show_answer (self->tray, &state->dice, &answer);
      bongo_reasons_set_answer (self->reasons, &answer);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->reasons), shown);
}

/* The clock */

static gboolean
tick_cb (gpointer user_data)
{
  BongoView *self = user_data;
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));
  const BongoState *state = bongo_view_get_state (self);
  guint time = bgl_table_get_call_time (get_table (self), g_get_monotonic_time ());
  g_autofree char *text = NULL;

  if (state->clock > 0)
    time = time < state->clock * 1000u ? state->clock * 1000u - time : 0;
  text = bongo_time_describe (time, 1);
  gtk_inscription_set_text (GTK_INSCRIPTION (self->clock), text);

  time = bgl_table_get_call_time (get_table (self), g_get_monotonic_time ());
  for (guint seat = 1; seat <= self->n_seats; seat++)
    {
      BongoPlace *place = BONGO_PLACE (self->places[seat - 1]);
      guint64 open = bongo_state_get_open_time (state, seat);

      if (state->called[seat - 1] == 0 || (state->out & 1 << (seat - 1)) != 0)
        continue;

      if (open > time)
        {
          g_autofree char *left = bongo_time_describe ((guint) (open - time), 1);
          /* Translators: a player must wait so long before calling again, as in “1.8 s” */
          g_autofree char *wait = g_strdup_printf (_("Wait %s"), left);

          bongo_place_set_note (place, wait);
        }
      else
        {
          bongo_place_set_mood (place, NULL);
          bongo_place_set_note (place, NULL);
        }
    }

  return G_SOURCE_CONTINUE;
}

static void
update_clock (BongoView *self)
{
  /* Nobody is in a hurry during a lesson. */
  gboolean runs = self->stage == BONGO_STAGE_OPEN && bgl_table_get_calls_open (get_table (self)) &&
                  (bgl_table_get_held (get_table (self)) & BGL_HOLD_LESSON) == 0;

  if (runs && self->tick_id == 0)
    {
      self->tick_id = g_timeout_add (TICK, tick_cb, self);
      tick_cb (self);
    }
  else if (!runs)
    {
      g_clear_handle_id (&self->tick_id, g_source_remove);
    }
  gtk_widget_set_visible (self->clock, runs);
}

/* Opening the calls */

/* While the dice tumble, there is time to read what is new in this round. After that, show only the number. */
static void
show_round (BongoView *self,
            gboolean   detailed)
{
  g_autofree char *detail = NULL;
  g_autofree char *round = bongo_rules.describe_phase (bongo_view_get_state (self), &detail);
  g_autofree char *both = NULL;

  if (round != NULL && detailed && detail != NULL)
    /* Translators: the number of a round, such as “Round 3”, and a sentence about it */
    both = g_strdup_printf (_("%s: %s"), round, detail);
  gtk_label_set_text (GTK_LABEL (self->banner), both != NULL ? both : round != NULL ? round : "");
}

static void
clear_notes (BongoView *self)
{
  for (guint seat = 1; seat <= self->n_seats; seat++)
    {
      bongo_place_set_mood (BONGO_PLACE (self->places[seat - 1]), NULL);
      bongo_place_set_note (BONGO_PLACE (self->places[seat - 1]), NULL);
    }
}

static gboolean
may_open (BongoView *self)
{
  return bgl_game_get_turn (bgl_view_get_game (BGL_VIEW (self))) == BGL_TURN_ANY &&
         bgl_table_get_running (get_table (self));
}

static void
open_calls (BongoView *self,
            gint64     when)
{
  if (may_open (self))
    {
      show_round (self, FALSE);
      clear_notes (self);
      if (bongo_view_is_without_time (self))
        bongo_view_ask_people (self);
      else
        bgl_table_open_calls (get_table (self), when);
    }
  bgl_view_refresh (BGL_VIEW (self));
}

void
bongo_view_start_calls (BongoView *self)
{
  /* The round may have ended or been left in the meantime. */
  if (!may_open (self))
    return;

  bgl_view_cue (BGL_VIEW (self), "go");
  /* Translators: spoken when calls are open */
  bgl_compat_announce (GTK_WIDGET (self), _("Go"));
  open_calls (self, g_get_monotonic_time ());
}

static void
settled_cb (BongoView *self)
{
  const gint64 when = g_get_monotonic_time ();
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  guint wait;

  if (bongo_view_get_state (self)->phase != BONGO_PHASE_CALLS)
    {
      bgl_view_refresh (BGL_VIEW (self));
      return;
    }

  /* A pause interrupts the roll. The same dice are thrown again afterward. */
  wait = bongo_view_announce_dice (self);
  if (wait == 0 || bongo_view_is_without_time (self) || !bgl_table_get_running (get_table (self)))
    {
      open_calls (self, when);
      return;
    }

  bgl_story_add_pause (story, BONGO_MOTION_LISTEN, wait);
  bgl_story_play (story);
  bgl_view_refresh (BGL_VIEW (self));
}

void
bongo_view_roll (BongoView *self)
{
  self->people = BONGO_PEOPLE_RACE;
  show_round (self, TRUE);
  bongo_view_lay_dice (self);
  bongo_dice_tray_roll (self->tray);
  bgl_view_refresh (BGL_VIEW (self));
}

/* Following the game */

void
bongo_view_clear_round (BongoView *self)
{
  clear_notes (self);
  gtk_label_set_text (GTK_LABEL (self->banner), "");
  self->chosen = BONGO_NOTHING;
}

void
bongo_view_show_call (BongoView *self,
                      guint      seat,
                      BongoWord  word,
                      gboolean   right,
                      guint      time)
{
  BongoPlace *place = BONGO_PLACE (self->places[seat - 1]);
  g_autofree char *after = bongo_time_describe (time, 2);
  g_autofree char *note = time == 0
    /* Translators: a word that was called */
    ? g_strdup_printf (_("“%s”"), bongo_word_get_label (word))
    /* Translators: a word that was called, and the time it took, as in “1.83 s” */
    : g_strdup_printf (_("“%s” %s"), bongo_word_get_label (word), after);

  bongo_place_set_note (place, note);
  bongo_place_set_mood (place, right ? "winner" : "wrong");
}

/* When the answer is known, show again what each player called. */
static void
show_wrong_calls (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  for (guint i = 0; i < state->n_calls; i++)
    if (state->calls[i].seat != state->winner)
      bongo_view_show_call (self, state->calls[i].seat, state->calls[i].word, FALSE, state->calls[i].time);
}

/* Shows a wrong call and its cost. The places and the trophies show who wins. */
static void
show_wrong_call (BongoView *self,
                 guint      seat,
                 BongoWord  word)
{
  const char *name = bongo_view_get_name (self, seat);
  const int n_lost = (int) bongo_view_count_lost (self);
  g_autofree char *text = NULL;

  if (n_lost > 0)
    /* Translators: a player, the word called, and how many trophies go back to the supply */
    text = g_strdup_printf (ngettext ("%s: “%s” is wrong and costs %d trophy.",
                                      "%s: “%s” is wrong and costs %d trophies.", n_lost),
                            name, bongo_word_get_label (word), n_lost);
  else if ((bongo_view_get_state (self)->out & 1 << (seat - 1)) != 0)
    /* Translators: a player, and the word called */
    text = BGL_SENTENCE (name, _("%s: “%s” is wrong. This player is out for the rest of the round."),
                         _("“%s” is wrong. You are out for the rest of the round."), bongo_word_get_label (word));
  else
    /* Translators: a player, and the word called */
    text = g_strdup_printf (_("%s: “%s” is wrong."), name, bongo_word_get_label (word));

  gtk_label_set_text (GTK_LABEL (self->banner), text);
}

static void
bongo_view_moved (BglView *view,
                  BglMove  move)
{
  BongoView *self = BONGO_VIEW (view);
  const BongoState *state = bongo_view_get_state (self);
  const BongoMove parts = bongo_move_unpack (move);

  self->hint = BGL_MOVE_NONE;
  /* An example starts the table after the roll of the reader, who is ready. */
  bgl_story_set_waiting (bgl_view_get_story (view), FALSE);
  if (parts.kind == BONGO_CALL && parts.word != (BongoWord) state->answer)
    show_wrong_call (self, parts.seat, parts.word);
  if (state->phase != BONGO_PHASE_CALLS)
    show_wrong_calls (self);
  bongo_view_add_reading (self);
}

static void
bongo_view_rewound (BglView *view)
{
  BongoView *self = BONGO_VIEW (view);

  self->hint = BGL_MOVE_NONE;
  self->people = BONGO_PEOPLE_RACE;
  bgl_tray_skip (self->tray);
  bongo_view_clear_round (self);
  bongo_view_lay_dice (self);
  bongo_reasons_set_answer (self->reasons, NULL);
  /* The next roll would discard the moves that can be redone. */
  bgl_story_set_waiting (bgl_view_get_story (view), FALSE);
  bongo_view_wait_for_person (self);
}

static void
bongo_view_refresh (BglView *view)
{
  BongoView *self = BONGO_VIEW (view);
  g_autofree char *step = NULL;

  /* Changes during a refresh are part of it. */
  bgl_view_set_frozen (view, TRUE);

  /* If the user left the round or went back to it, its dice are thrown again. Nobody may see them in the meantime. */
  if (bgl_game_get_turn (bgl_view_get_game (view)) != BGL_TURN_ANY)
    self->covered = FALSE;
  else if (bgl_view_get_interactive (view) && may_open (self) && self->people == BONGO_PEOPLE_RACE &&
           !bgl_table_get_calls_open (get_table (self)) && !bgl_tray_get_rolling (self->tray) && !is_listening (self))
    self->covered = TRUE;

  self->stage = find_stage (self);
  update_dice (self);
  update_places (self);
  update_clock (self);
  if (bgl_view_update_question (view, 0))
    {
      /* A player who must choose may have called with a key while the focus was anywhere. */
      if (bgl_view_get_demand (view) == BGL_DEMAND_ANSWER)
        bgl_view_focus_question (view);
      /* Their layout depends on the width of the question, even if their own size stays the same. */
      gtk_widget_queue_allocate (GTK_WIDGET (self->reasons));
    }
  bongo_view_update_marks (self);
  step = bongo_view_describe_hint (self);
  if (step == NULL)
    step = bongo_view_describe_step (self);
  bgl_view_set_step (view, step);
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  bgl_view_set_frozen (view, FALSE);
}

static void
stop (BongoView *self)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));

  self->people = BONGO_PEOPLE_RACE;
  bgl_tray_skip (self->tray);
  bgl_story_set_waiting (story, FALSE);
  bgl_story_skip (story);
  /* Hide the dice while the clock is stopped. */
  if (self->paused != 0)
    self->covered = TRUE;
}

static void
bongo_view_running_changed (BglView *view)
{
  BongoView *self = BONGO_VIEW (view);
  const guint paused = self->paused;

  self->paused = bgl_table_get_paused (get_table (self));
  if (!bgl_table_get_running (get_table (self)))
    {
      stop (self);
    }
  /* A user who ends a pause is ready. After other pauses, ask. */
  else if (paused != BGL_PAUSE_PERSON)
    {
      bongo_view_wait_for_person (self);
    }
  else if (self->covered)
    {
      self->covered = FALSE;
      bongo_view_roll (self);
    }
}

static void
paused_cb (BongoView *self)
{
  self->paused |= bgl_table_get_paused (get_table (self));
  bgl_view_refresh (BGL_VIEW (self));
}

static void
bongo_view_skip_animations (BglView *view)
{
  bgl_tray_skip (BONGO_VIEW (view)->tray);
}

void
bongo_view_bind_round (BglViewClass *klass)
{
  klass->moved = bongo_view_moved;
  klass->rewound = bongo_view_rewound;
  klass->refresh = bongo_view_refresh;
  klass->running_changed = bongo_view_running_changed;
  klass->skip_animations = bongo_view_skip_animations;
}

void
bongo_view_init_round (BongoView *self)
{
  self->chosen = BONGO_NOTHING;
  bgl_language_connect (self->tray, "settled", G_CALLBACK (settled_cb), self);
  bgl_language_connect (get_table (self), "notify::paused", G_CALLBACK (paused_cb), self);
  bongo_view_lay_dice (self);
  bgl_view_refresh (BGL_VIEW (self));
}
