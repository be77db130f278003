/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-attempt.h"
#include "bgl-hint.h"
#include "bgl-i18n.h"
#include "bgl-search.h"

struct _BglAttempt
{
  GObject          parent_instance;

  BglPuzzle       *puzzle;
  BglAttemptState  state;
  BglTable        *table;
  char            *reaction;
  gboolean         critical;
  gboolean         erred;
  gboolean         showing;
  gboolean         moving;      /* the attempt itself makes the move */
  GCancellable    *cancellable; /* the search for the answer to a wrong move */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglAttempt, bgl_attempt, G_TYPE_OBJECT)

static void
stop_search (BglAttempt *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
bgl_attempt_dispose (GObject *object)
{
  BglAttempt *self = BGL_ATTEMPT (object);

  stop_search (self);
  if (self->table != NULL)
    bgl_table_stop (self->table);
  g_clear_object (&self->table);
  g_clear_pointer (&self->puzzle, bgl_puzzle_free);
  g_clear_pointer (&self->reaction, g_free);

  G_OBJECT_CLASS (bgl_attempt_parent_class)->dispose (object);
}

static void
bgl_attempt_class_init (BglAttemptClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bgl_attempt_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_attempt_init (BglAttempt *self)
{
}

/* The state is set before the signal, whose handlers may go on at once. */
static void
change (BglAttempt      *self,
        BglAttemptState  state)
{
  self->state = state;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static BglGame *
get_game (BglAttempt *self)
{
  return bgl_table_get_game (self->table);
}

/* Reactions */

/* Takes the markup. */
static void
react (BglAttempt *self,
       char       *markup,
       gboolean    critical)
{
  g_free (self->reaction);
  self->reaction = markup;
  self->critical = critical;
}

/* Appends a sentence with a link to its rule, if there is one in the rulebook of the game. */
static void
append_reason (BglAttempt *self,
               GString    *markup,
               const char *sentence,
               const char *rule)
{
  g_autofree char *reason = NULL;

  if (sentence == NULL)
    return;

  if (rule != NULL && bgl_rules_find_rule (self->puzzle->rules, rule) != NULL)
    /* Translators: a sentence, and the link to the rule that it follows from. */
    reason = g_markup_printf_escaped (_("%s <a href=\"bungalow:%s/%s\">Why?</a>"), sentence,
                                      self->puzzle->rules->id, rule);
  else
    reason = g_markup_escape_text (sentence, -1);

  g_string_append_printf (markup, "%s%s", markup->len > 0 ? " " : "", reason);
}

/* Says why the first move of the solution is right, in the position before it. */
static void
react_to_end (BglAttempt *self)
{
  const BglPuzzle *puzzle = self->puzzle;
  BglSearchReport report = { .win_in = (int) (2 * puzzle->n_own - 1) };
  g_autoptr (BglGame) game = bgl_puzzle_begin (puzzle);
  g_autoptr (GString) markup = g_string_new (self->showing ? "" : _("Solved."));
  g_autoptr (BglHint) hint = NULL;
  g_autofree char *words = NULL;

  for (guint i = 0; i < puzzle->n_before; i++)
    bgl_game_play (game, puzzle->moves[i], NULL);

  hint = bgl_hint_new (puzzle->rules, bgl_game_get_state (game), puzzle->moves[puzzle->n_before],
                       puzzle->n_own > 1 ? &report : NULL);
  words = bgl_rules_describe_move (puzzle->rules, bgl_game_get_state (game), puzzle->moves[puzzle->n_before]);
  if (self->showing && words != NULL)
    {
      /* Translators: the first move of the solution of a puzzle. */
      g_autofree char *solution = g_strdup_printf (_("The solution: %s."), words);

      append_reason (self, markup, solution, NULL);
    }
  append_reason (self, markup, hint->reason, hint->rule);
  react (self, g_strdup (markup->str), FALSE);
}

static void
answer_found_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  BglAttempt *self = user_data;
  g_autoptr (BglHint) hint = bgl_hint_find_finish (result, NULL);
  g_autofree char *words = NULL;

  /* A search that was stopped has no answer. */
  if (hint != NULL && self->state == BGL_ATTEMPT_WRONG)
    words = bgl_rules_describe_move (self->puzzle->rules, bgl_game_get_state (get_game (self)), hint->move);
  if (words != NULL)
    {
      g_autoptr (GString) markup = g_string_new (self->reaction);
      /* Translators: the best answer to a wrong move, as on the label of a button. */
      g_autofree char *answer = g_strdup_printf (_("The best answer to it: %s."), words);

      append_reason (self, markup, answer, NULL);
      append_reason (self, markup, hint->reason, hint->rule);
      react (self, g_strdup (markup->str), TRUE);
      change (self, self->state);
    }

  g_object_unref (self);
}

/* Says what is wrong with a move by the best answer to it, if somebody else has one. */
static void
react_to_error (BglAttempt *self)
{
  BglGame *game = get_game (self);
  int turn = bgl_game_get_turn (game);

  react (self, g_strdup (bgl_game_is_over (game) ? _("That ends the game, but you do not win it alone.")
                                                 : _("That is allowed, but it is not the right move.")), TRUE);
  if (turn <= 0 || bgl_rules_get_side (self->puzzle->rules, bgl_game_get_state (game), (guint) turn) ==
                   bgl_rules_get_side (self->puzzle->rules, bgl_game_get_state (game), self->puzzle->seat))
    return;

  stop_search (self);
  self->cancellable = g_cancellable_new ();
  bgl_hint_find_async (self->puzzle->rules, bgl_game_get_state (game), self->puzzle->id, self->cancellable,
                       answer_found_cb, g_object_ref (self));
}

/* Following the table */

static gboolean
is_won (BglAttempt *self)
{
  BglGame *game = get_game (self);
  guint side = bgl_rules_get_side (self->puzzle->rules, bgl_game_get_state (game), self->puzzle->seat);
  guint winners;

  if (!bgl_game_is_over (game))
    return FALSE;

  winners = bgl_game_get_winners (game);
  for (guint seat = 1; seat <= self->puzzle->n_seats; seat++)
    if ((winners & 1u << (seat - 1)) != 0 &&
        bgl_rules_get_side (self->puzzle->rules, bgl_game_get_state (game), seat) != side)
      return FALSE;

  return winners != 0;
}

/* What comes after a move that was right. */
static void
go_on (BglAttempt *self)
{
  guint ply = bgl_game_get_ply (get_game (self));
  gboolean over = ply >= self->puzzle->n_moves || bgl_game_is_over (get_game (self));

  if (over)
    {
      react_to_end (self);
      change (self, self->showing ? BGL_ATTEMPT_SHOWN : BGL_ATTEMPT_SOLVED);
    }
  else if (self->showing || bgl_move_get_seat (self->puzzle->moves[ply]) != self->puzzle->seat)
    change (self, BGL_ATTEMPT_PREPARING);
  else
    change (self, BGL_ATTEMPT_WAITING);
}

static void
moved_cb (BglAttempt *self)
{
  const BglRules *rules = self->puzzle->rules;
  BglGame *game = get_game (self);
  guint last = bgl_game_get_ply (game) - 1;

  if (self->moving || self->state != BGL_ATTEMPT_WAITING)
    return;

  if (bgl_rules_drop_time (rules, bgl_game_get_move (game, last)) ==
      bgl_rules_drop_time (rules, self->puzzle->moves[last]) || is_won (self))
    {
      react (self, g_strdup (_("Right. Go on.")), FALSE);
      go_on (self);
    }
  else
    {
      self->erred = TRUE;
      react_to_error (self);
      change (self, BGL_ATTEMPT_WRONG);
    }
}

static void
refused_cb (BglAttempt *self,
            GError     *error)
{
  g_autoptr (GString) markup = g_string_new (NULL);

  append_reason (self, markup, error->message, bgl_rule_error_get_rule (error));
  react (self, g_strdup (markup->str), TRUE);
  change (self, self->state);
}

static BglTable *
create_table (const BglPuzzle *puzzle)
{
  g_autoptr (BglGame) game = bgl_puzzle_begin (puzzle);
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  BglTable *table;

  for (guint i = 1; i <= puzzle->n_seats; i++)
    {
      g_autoptr (BglSeat) seat = i == puzzle->seat ? bgl_seat_new_human (i, NULL)
                                                   : bgl_seat_new_bot (i, BGL_LEVEL_EXPERT);

      g_list_store_append (seats, seat);
    }

  table = bgl_table_new (game, G_LIST_MODEL (seats), NULL);
  bgl_table_set_held (table, BGL_HOLD_LESSON, TRUE);

  return table;
}

BglAttempt *
bgl_attempt_new (const BglPuzzle *puzzle)
{
  BglAttempt *self;

  g_return_val_if_fail (puzzle != NULL, NULL);

  self = g_object_new (BGL_TYPE_ATTEMPT, NULL);
  self->puzzle = bgl_puzzle_copy (puzzle);
  self->table = create_table (puzzle);
  self->state = puzzle->n_before > 0 ? BGL_ATTEMPT_PREPARING : BGL_ATTEMPT_WAITING;
  g_signal_connect_object (get_game (self), "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  bgl_table_start (self->table);

  return self;
}

const BglPuzzle *
bgl_attempt_get_puzzle (BglAttempt *self)
{
  g_return_val_if_fail (BGL_IS_ATTEMPT (self), NULL);

  return self->puzzle;
}

BglTable *
bgl_attempt_get_table (BglAttempt *self)
{
  g_return_val_if_fail (BGL_IS_ATTEMPT (self), NULL);

  return self->table;
}

BglAttemptState
bgl_attempt_get_state (BglAttempt *self)
{
  g_return_val_if_fail (BGL_IS_ATTEMPT (self), BGL_ATTEMPT_SHOWN);

  return self->state;
}

const char *
bgl_attempt_get_reaction (BglAttempt *self)
{
  g_return_val_if_fail (BGL_IS_ATTEMPT (self), NULL);

  return self->reaction;
}

gboolean
bgl_attempt_is_critical (BglAttempt *self)
{
  g_return_val_if_fail (BGL_IS_ATTEMPT (self), FALSE);

  return self->critical;
}

gboolean
bgl_attempt_is_clean (BglAttempt *self)
{
  g_return_val_if_fail (BGL_IS_ATTEMPT (self), FALSE);

  return !self->erred && !self->showing;
}

void
bgl_attempt_advance (BglAttempt *self)
{
  guint ply;

  g_return_if_fail (BGL_IS_ATTEMPT (self));

  if (self->state != BGL_ATTEMPT_PREPARING)
    return;

  ply = bgl_game_get_ply (get_game (self));
  self->moving = TRUE;
  bgl_game_play (get_game (self), self->puzzle->moves[ply], NULL);
  self->moving = FALSE;
  go_on (self);
}

/* In real time, a roll that has been seen is repeated, so that calls are opened again. */
static void
take_back (BglAttempt *self)
{
  BglGame *game = get_game (self);
  guint ply = bgl_game_get_ply (game) - 1;

  stop_search (self);
  bgl_game_seek (game, ply);
  if (bgl_game_get_turn (game) != BGL_TURN_ANY)
    return;

  do
    ply--;
  while (ply > 0 && bgl_move_get_seat (self->puzzle->moves[ply]) != 0);
  bgl_game_seek (game, ply);
}

void
bgl_attempt_try_again (BglAttempt *self)
{
  g_return_if_fail (BGL_IS_ATTEMPT (self));

  if (self->state != BGL_ATTEMPT_WRONG)
    return;

  take_back (self);
  react (self, NULL, FALSE);
  go_on (self);
}

void
bgl_attempt_show_solution (BglAttempt *self)
{
  g_return_if_fail (BGL_IS_ATTEMPT (self));

  if (self->state != BGL_ATTEMPT_WAITING && self->state != BGL_ATTEMPT_WRONG)
    return;

  self->showing = TRUE;
  if (self->state == BGL_ATTEMPT_WRONG)
    take_back (self);
  react (self, NULL, FALSE);
  go_on (self);
}
