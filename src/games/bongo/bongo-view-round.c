/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "bongo-dice.h"
#include "bongo-settings.h"
#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

#define TICK         100  /* of the clock, in milliseconds */

static BglTable *
get_table (BongoView *self)
{
  return bgl_view_get_table (BGL_VIEW (self));
}

/* Stages */

static BongoStage
find_stage (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);

  if (bgl_tray_get_rolling (self->tray) || state->phase == BONGO_PHASE_DICE)
    return BONGO_STAGE_ROLLING;

  /* A player may have resigned in the middle of a round. */
  if (state->phase != BONGO_PHASE_CALLS || bgl_game_is_over (self->game))
    return bongo_state_has_dice (state) ? BONGO_STAGE_SHOWN : BONGO_STAGE_REST;

  if (self->covered)
    return BONGO_STAGE_PAUSED;
  if (self->listen_id != 0)
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

      bongo_rack_set_counts (bongo_place_get_rack (place), state->trophies[seat - 1], state->colour, TRUE);
      bongo_place_set_callers (place, callers);
      set_state_of_callers (self, seat);
    }
}

/* Shows the dice of the position without an animation. */
static void
lay_dice (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  BglGame *game = self->game;
  guint ply = bgl_game_get_ply (game);

  if (!bongo_state_has_dice (state))
    return;

  /* The arrangement of the dice depends on the move that rolled them. */
  while (ply > 0 && bongo_move_unpack (bgl_game_get_move (game, ply - 1)).kind != BONGO_DICE)
    ply--;
  bongo_dice_tray_set_dice (self->tray, &state->dice, bongo_dice_get_seed (&state->dice, ply));
}

static void
update_dice (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  BongoAnswer answer;

  if (self->stage == BONGO_STAGE_PAUSED || !bongo_state_has_dice (state))
    {
      bongo_dice_tray_clear (self->tray);
      bongo_reasons_set_answer (self->reasons, NULL);
    }
  else if (self->stage == BONGO_STAGE_SHOWN)
    {
      /* A redo may have finished a round whose dice were covered. */
      if (!gtk_widget_get_visible (GTK_WIDGET (bgl_tray_get_die (self->tray, 0))))
        lay_dice (self);
      bongo_answer (&state->dice, state->level, &answer);
      bongo_dice_tray_show_answer (self->tray, &state->dice, &answer);
      bongo_reasons_set_answer (self->reasons, &answer);
    }
  else
    {
      bongo_reasons_set_answer (self->reasons, NULL);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->reasons), self->stage == BONGO_STAGE_SHOWN);
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
  gboolean runs = self->stage == BONGO_STAGE_OPEN && bgl_table_get_calls_open (get_table (self));

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
tell_round (BongoView *self,
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

static void
open_calls (BongoView *self,
            gint64     when)
{
  if (bgl_game_get_turn (self->game) == BGL_TURN_ANY && bgl_table_get_running (get_table (self)))
    {
      tell_round (self, FALSE);
      clear_notes (self);
      if (bongo_view_is_without_time (self))
        bongo_view_ask_people (self);
      else
        bgl_table_open_calls (get_table (self), when);
    }
  bongo_view_update (self);
}

/* Opens the calls when the dice have been read out, or when a person skips this. */
static void
give_start (BongoView *self)
{
  self->listen_id = 0;
  bgl_view_cue (BGL_VIEW (self), "go");
  /* Translators: spoken when calls are open */
  bgl_compat_announce (GTK_WIDGET (self), _("Go"));
  open_calls (self, g_get_monotonic_time ());
}

static gboolean
listened_cb (gpointer user_data)
{
  BongoView *self = user_data;
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));

  give_start (self);

  return G_SOURCE_REMOVE;
}

/* Describes the dice. Before the first roll, screen reader users also hear which keys to press. */
static char *
describe_roll (BongoView *self)
{
  g_autofree char *dice = bongo_dice_describe (&bongo_view_get_state (self)->dice);
  g_autofree char *keys = NULL;

  if (!self->told_keys && bongo_dice_are_read_out ())
    keys = bongo_view_describe_keys (self);
  self->told_keys = TRUE;

  return keys != NULL ? g_strjoin (" ", keys, dice, NULL) : g_steal_pointer (&dice);
}

static void
settled_cb (BongoView *self)
{
  const BongoState *state = bongo_view_get_state (self);
  gint64 when = g_get_monotonic_time ();
  g_autofree char *text = NULL;
  guint wait;

  if (state->phase != BONGO_PHASE_CALLS)
    {
      bongo_view_update (self);
      return;
    }

  text = describe_roll (self);
  if (!bgl_view_get_example (BGL_VIEW (self)))
    bgl_compat_announce (GTK_WIDGET (self), text);

  /* A pause interrupts the roll. The same dice are thrown again afterward. */
  wait = bongo_view_is_without_time (self) ? 0 : bongo_dice_get_speech_time (text);
  if (wait == 0 || !bgl_table_get_running (get_table (self)))
    {
      open_calls (self, when);
      return;
    }

  g_clear_handle_id (&self->listen_id, g_source_remove);
  self->listen_id = g_timeout_add (wait, listened_cb, self);
  bongo_view_update (self);
}

static void
roll (BongoView *self)
{
  self->people = BONGO_PEOPLE_RACE;
  tell_round (self, TRUE);
  lay_dice (self);
  bongo_dice_tray_roll (self->tray);
}

void
bongo_view_skip (BongoView *self)
{
  bgl_tray_skip (self->tray);
  bongo_view_skip_flight (self);
  if (self->listen_id != 0)
    {
      g_clear_handle_id (&self->listen_id, g_source_remove);
      give_start (self);
    }
}

/* Following the game */

void
bongo_view_update (BongoView *self)
{
  const BongoState *state;
  BongoStage old = self->stage;

  if (self->game == NULL)
    return;

  state = bongo_view_get_state (self);

  /* If the user left the round or went back to it, throw its dice again. Nobody has seen them in the meantime. */
  if (bgl_game_get_turn (self->game) == BGL_TURN_ANY && bgl_table_get_running (get_table (self)) && !bgl_table_get_calls_open (get_table (self)) &&
      !bgl_tray_get_rolling (self->tray) && self->listen_id == 0 && !self->covered && self->people == BONGO_PEOPLE_RACE)
    {
      if (old == BONGO_STAGE_PAUSED)
        roll (self);
      else if (bgl_view_get_interactive (BGL_VIEW (self)))
        self->covered = TRUE;
    }
  if (state->phase != BONGO_PHASE_CALLS)
    self->covered = FALSE;

  self->stage = find_stage (self);
  update_dice (self);
  update_places (self);
  update_clock (self);
  bongo_view_update_prompt (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
clear_round (BongoView *self)
{
  clear_notes (self);
  gtk_label_set_text (GTK_LABEL (self->banner), "");
  self->chosen = BONGO_NOTHING;
}

static void
show_call (BongoView *self,
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
      show_call (self, state->calls[i].seat, state->calls[i].word, FALSE, state->calls[i].time);
}

/* Shows a wrong call and its cost. The places and the trophies show who wins. */
static void
tell_wrong_call (BongoView  *self,
                 const char *name,
                 BongoWord   word,
                 int         n_lost,
                 gboolean    out)
{
  g_autofree char *text = NULL;

  if (n_lost > 0)
    /* Translators: a player, the word called, and how many trophies go back to the supply */
    text = g_strdup_printf (ngettext ("%s: “%s” is wrong and costs %d trophy.",
                                      "%s: “%s” is wrong and costs %d trophies.", n_lost),
                            name, bongo_word_get_label (word), n_lost);
  else if (out)
    /* Translators: a player, and the word called */
    text = BGL_SENTENCE (name, _("%s: “%s” is wrong. This player is out for the rest of the round."),
                         _("“%s” is wrong. You are out for the rest of the round."), bongo_word_get_label (word));
  else
    /* Translators: a player, and the word called */
    text = g_strdup_printf (_("%s: “%s” is wrong."), name, bongo_word_get_label (word));

  gtk_label_set_text (GTK_LABEL (self->banner), text);
}

static void
show_events (BongoView *self)
{
  BglGame *game = self->game;
  guint n_events;
  const BglEvent *events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n_events);
  const int *wrong = NULL;
  gboolean out = FALSE;
  int n_lost = 0;

  for (guint i = 0; i < n_events; i++)
    {
      const int *args = events[i].args;

      switch (events[i].type)
        {
        case BONGO_EVENT_CALLED:
          show_call (self, (guint) args[0], (BongoWord) args[1], args[2] != 0, (guint) args[3]);
          if (args[2] == 0)
            wrong = args;
          break;
        case BONGO_EVENT_TROPHIES_LOST:
          n_lost += args[2];
          for (int n = 0; n < args[2]; n++)
            bongo_view_add_flight (self, (BongoWord) args[1], self->places[args[0] - 1], self->supply);
          break;
        case BONGO_EVENT_TROPHY_TAKEN:
          bongo_view_add_flight (self, (BongoWord) args[1],
                                 args[2] == 0 ? self->supply : self->places[args[2] - 1], self->places[args[0] - 1]);
          break;
        case BONGO_EVENT_OUT:
          out = TRUE;
          break;
        default:
          break;
        }
    }

  if (wrong != NULL)
    tell_wrong_call (self, bgl_table_get_names (get_table (self))[wrong[0] - 1], (BongoWord) wrong[1], n_lost, out);
  bongo_view_fly (self);
}

void
bongo_view_moved (BglView *view,
                  BglMove  move)
{
  BongoView *self = BONGO_VIEW (view);
  BongoMoveKind kind = bongo_move_unpack (move).kind;

  bongo_view_skip_flight (self);
  bongo_view_clear_hint (self);
  switch (kind)
    {
    case BONGO_ROLL:
      bongo_view_let_go (self);
      clear_round (self);
      bongo_dice_tray_clear (self->tray);
      break;

    case BONGO_DICE:
      clear_round (self);
      roll (self);
      break;

    case BONGO_CALL:
    case BONGO_TAKE:
    case BONGO_SILENCE:
    default:
      bgl_tray_skip (self->tray);
      show_events (self);
      if (bongo_view_get_state (self)->phase != BONGO_PHASE_CALLS)
        show_wrong_calls (self);
      bongo_view_hold (self);
      break;
    }

  bongo_view_update (self);
}

void
bongo_view_rewound (BglView *view)
{
  BongoView *self = BONGO_VIEW (view);

  g_clear_handle_id (&self->listen_id, g_source_remove);
  bongo_view_let_go (self);
  bongo_view_skip_flight (self);
  bongo_view_clear_hint (self);
  bgl_tray_skip (self->tray);
  g_clear_handle_id (&self->listen_id, g_source_remove);
  clear_round (self);
  lay_dice (self);
  self->people = BONGO_PEOPLE_RACE;
  self->question = BONGO_QUESTION_NONE;
  bgl_prompt_clear (self->prompt);
  /* The next roll would discard the moves that can be redone. */
  bongo_view_wait_for_person (self);
  bongo_view_update (self);
}

void
bongo_view_refresh (BglView *view)
{
  BongoView *self = BONGO_VIEW (view);
  gboolean running = bgl_table_get_running (get_table (self));
  gboolean stopped = self->ran && !running;
  gboolean started = !self->ran && running;
  gboolean interactive = bgl_view_get_interactive (view);
  guint paused = self->paused;

  /* Ignore changes of the thinking bot while the dice are rolling, because only moves start a roll. */
  if (self->ran == running && self->interactive == interactive)
    return;

  self->ran = running;
  self->interactive = interactive;
  self->paused = bgl_table_get_paused (get_table (self));
  if (stopped)
    {
      g_clear_handle_id (&self->listen_id, g_source_remove);
      self->people = BONGO_PEOPLE_RACE;
      bgl_tray_skip (self->tray);
      bongo_view_let_go (self);
      /* Hide the dice while the clock is stopped. */
      if (self->paused != 0)
        self->covered = bongo_view_get_state (self)->phase == BONGO_PHASE_CALLS;
    }
  else if (started)
    bongo_view_wait_for_person (self);
  bongo_view_update (self);

  /* A user who ends a pause is ready. After other pauses, ask. */
  if (started && paused == BGL_PAUSE_PERSON &&
      (self->question == BONGO_QUESTION_READY || self->question == BONGO_QUESTION_GO_ON))
    bongo_view_go_on (self);
}

static void
paused_cb (BongoView *self)
{
  self->paused |= bgl_table_get_paused (get_table (self));
  if (self->question == BONGO_QUESTION_PAUSED)
    self->question = BONGO_QUESTION_NONE;
  bongo_view_update_prompt (self);
}

void
bongo_view_init_round (BongoView *self)
{
  self->chosen = BONGO_NOTHING;
  bgl_language_connect (self->tray, "settled", G_CALLBACK (settled_cb), self);
}

void
bongo_view_connect_round (BongoView *self)
{
  bgl_language_connect (get_table (self), "notify::paused", G_CALLBACK (paused_cb), self);
  lay_dice (self);
  bongo_view_update (self);
}

void
bongo_view_dispose_round (BongoView *self)
{
  g_clear_handle_id (&self->listen_id, g_source_remove);
  if (self->game != NULL)
    bongo_view_let_go (self);
  g_clear_handle_id (&self->tick_id, g_source_remove);
}
