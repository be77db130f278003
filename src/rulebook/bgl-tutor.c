/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-tutor.h"
#include "engine/bgl-i18n.h"

struct _BglTutor
{
  GObject        parent_instance;

  BglLesson     *lesson;
  guint          step;
  BglTutorState  state;
  BglTable      *table;
  char          *reaction;
  gboolean       critical;
  gboolean       moving;    /* the tutor itself makes the move */
};

enum
{
  SIGNAL_TABLE_CHANGED,
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglTutor, bgl_tutor, G_TYPE_OBJECT)

static void
bgl_tutor_dispose (GObject *object)
{
  BglTutor *self = BGL_TUTOR (object);

  if (self->table != NULL)
    bgl_table_stop (self->table);
  g_clear_object (&self->table);
  g_clear_object (&self->lesson);
  g_clear_pointer (&self->reaction, g_free);

  G_OBJECT_CLASS (bgl_tutor_parent_class)->dispose (object);
}

static void
bgl_tutor_class_init (BglTutorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bgl_tutor_dispose;

  signals[SIGNAL_TABLE_CHANGED] =
    g_signal_new ("table-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_tutor_init (BglTutor *self)
{
}

/* The state is set before the signal, whose handlers may go on at once. */
static void
change (BglTutor      *self,
        BglTutorState  state)
{
  self->state = state;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
react (BglTutor   *self,
       const char *reaction,
       gboolean    critical)
{
  g_free (self->reaction);
  self->reaction = g_strdup (reaction);
  self->critical = critical;
}

static BglGame *
get_game (BglTutor *self)
{
  return bgl_table_get_game (self->table);
}

/* The moves of the step that lead to its position */

static BglExample *
get_example (BglTutor *self)
{
  return bgl_lesson_get_step (self->lesson, self->step)->example;
}

/* The move with that index among those before “try”, or NULL. */
static const BglStep *
get_move (BglTutor *self,
          guint     index)
{
  BglExample *example = get_example (self);

  for (guint i = 0; i < bgl_example_find_try (example); i++)
    if (bgl_example_get_step (example, i)->kind == BGL_STEP_MOVE && index-- == 0)
      return bgl_example_get_step (example, i);

  return NULL;
}

static gboolean
has_goal (BglTutor *self)
{
  return bgl_lesson_get_solution (self->lesson, self->step) != NULL;
}

static void
make_move (BglTutor *self)
{
  const BglStep *move = get_move (self, bgl_game_get_ply (get_game (self)));

  self->moving = TRUE;
  bgl_game_play_text (get_game (self), move->seat, move->text, NULL);
  self->moving = FALSE;
}

/* Following the table */

static void
moved_cb (BglTutor *self)
{
  BglGame *game = get_game (self);
  const char *answer;

  if (self->moving || self->state != BGL_TUTOR_WAITING)
    return;

  if (bgl_lesson_judge (self->lesson, self->step, game, &answer))
    {
      react (self, bgl_lesson_get_step (self->lesson, self->step)->praise, FALSE);
      change (self, BGL_TUTOR_RIGHT);
    }
  else
    {
      if (answer == NULL)
        answer = _("That is allowed, but it is not what this step is about. Try something else.");
      react (self, answer, TRUE);
      change (self, BGL_TUTOR_WRONG);
    }
}

static void
refused_cb (BglTutor *self,
            GError   *error)
{
  const char *rule = bgl_rule_error_get_rule (error);
  g_autofree char *reaction = NULL;

  if (rule != NULL && bgl_rules_find_rule (bgl_lesson_get_rules (self->lesson), rule) != NULL)
    /* Translators: a sentence, and the link to the rule that it follows from. */
    reaction = g_markup_printf_escaped (_("%s <a href=\"bungalow:%s/%s\">Why?</a>"), error->message,
                                        bgl_lesson_get_rules (self->lesson)->id, rule);
  else
    reaction = g_markup_escape_text (error->message, -1);

  react (self, reaction, TRUE);
  change (self, self->state);
}

/* Tables */

static BglTable *
create_table (BglTutor *self)
{
  g_autoptr (BglGame) game = bgl_example_begin (get_example (self), NULL);
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  BglTable *table;

  /* The tests run every lesson. */
  g_assert (game != NULL);

  for (guint i = 1; i <= bgl_game_get_n_seats (game); i++)
    {
      g_autoptr (BglSeat) seat = i == bgl_lesson_get_seat (self->lesson)
                                 ? bgl_seat_new_human (i, NULL) : bgl_seat_new_bot (i, BGL_LEVEL_BEGINNER);

      g_list_store_append (seats, seat);
    }

  table = bgl_table_new (game, G_LIST_MODEL (seats), NULL);
  bgl_table_set_held (table, BGL_HOLD_LESSON, TRUE);

  return table;
}

/* Makes the moves that the learner has seen or made in earlier steps. */
static void
catch_up (BglTutor *self)
{
  guint n_known = 0;

  for (guint i = 0; get_move (self, i) != NULL; i++)
    if (get_move (self, i)->seat == bgl_lesson_get_seat (self->lesson))
      n_known = i + 1;

  for (guint i = 0; i < n_known; i++)
    make_move (self);
}

static void
use_table (BglTutor *self,
           BglTable *table)
{
  if (self->table != NULL)
    {
      bgl_table_stop (self->table);
      g_signal_handlers_disconnect_by_data (get_game (self), self);
      g_signal_handlers_disconnect_by_data (self->table, self);
    }
  g_set_object (&self->table, table);
  catch_up (self);
  g_signal_connect_object (get_game (self), "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  bgl_table_start (table);
  g_signal_emit (self, signals[SIGNAL_TABLE_CHANGED], 0);
}

/* Whether the moves at the table are the first ones of the step. */
static gboolean
can_continue (BglTutor *self)
{
  g_autoptr (BglGame) other = bgl_example_begin (get_example (self), NULL);
  const BglRules *rules = bgl_lesson_get_rules (self->lesson);
  BglGame *game = self->table != NULL ? get_game (self) : NULL;

  if (game == NULL || bgl_game_get_n_seats (game) != bgl_game_get_n_seats (other) ||
      g_strcmp0 (bgl_game_get_position (game), bgl_game_get_position (other)) != 0 ||
      memcmp (bgl_game_get_options (game), bgl_game_get_options (other), sizeof (BglOptions)) != 0)
    return FALSE;

  for (guint i = 0; i < bgl_game_get_ply (game); i++)
    {
      const BglStep *move = get_move (self, i);

      if (move == NULL || !bgl_game_play_text (other, move->seat, move->text, NULL) ||
          bgl_rules_drop_time (rules, bgl_game_get_move (game, i)) !=
          bgl_rules_drop_time (rules, bgl_game_get_move (other, i)))
        return FALSE;
    }

  return TRUE;
}

BglTutor *
bgl_tutor_new (BglLesson *lesson,
               guint      step)
{
  BglTutor *self;

  g_return_val_if_fail (BGL_IS_LESSON (lesson), NULL);

  self = g_object_new (BGL_TYPE_TUTOR, NULL);
  self->lesson = g_object_ref (lesson);
  bgl_tutor_go_to (self, MIN (step, bgl_lesson_get_n_steps (lesson) - 1));

  return self;
}

BglLesson *
bgl_tutor_get_lesson (BglTutor *self)
{
  g_return_val_if_fail (BGL_IS_TUTOR (self), NULL);

  return self->lesson;
}

BglTable *
bgl_tutor_get_table (BglTutor *self)
{
  g_return_val_if_fail (BGL_IS_TUTOR (self), NULL);

  return self->table;
}

guint
bgl_tutor_get_step (BglTutor *self)
{
  g_return_val_if_fail (BGL_IS_TUTOR (self), 0);

  return self->step;
}

BglTutorState
bgl_tutor_get_state (BglTutor *self)
{
  g_return_val_if_fail (BGL_IS_TUTOR (self), BGL_TUTOR_DONE);

  return self->state;
}

const char *
bgl_tutor_get_reaction (BglTutor *self)
{
  g_return_val_if_fail (BGL_IS_TUTOR (self), NULL);

  return self->reaction;
}

gboolean
bgl_tutor_is_critical (BglTutor *self)
{
  g_return_val_if_fail (BGL_IS_TUTOR (self), FALSE);

  return self->critical;
}

BglMove
bgl_tutor_get_solution (BglTutor *self)
{
  BglMove move = BGL_MOVE_NONE;

  g_return_val_if_fail (BGL_IS_TUTOR (self), BGL_MOVE_NONE);

  if (self->state == BGL_TUTOR_WAITING)
    bgl_game_parse_move (get_game (self), bgl_lesson_get_seat (self->lesson),
                         bgl_lesson_get_solution (self->lesson, self->step), &move, NULL);

  return move;
}

/* In real time, a roll that has been seen is repeated, so that calls are opened again. */
static void
take_back (BglTutor *self)
{
  BglGame *game = get_game (self);
  guint ply = bgl_game_get_ply (game) - 1;

  bgl_game_seek (game, ply);
  if (bgl_game_get_turn (game) != BGL_TURN_ANY)
    return;

  do
    ply--;
  while (ply > 0 && get_move (self, ply)->seat != 0);
  bgl_game_seek (game, ply);
}

static BglTutorState
find_state (BglTutor *self)
{
  if (get_move (self, bgl_game_get_ply (get_game (self))) != NULL)
    return BGL_TUTOR_PREPARING;

  return has_goal (self) ? BGL_TUTOR_WAITING : BGL_TUTOR_RIGHT;
}

void
bgl_tutor_advance (BglTutor *self)
{
  g_return_if_fail (BGL_IS_TUTOR (self));

  if (self->state == BGL_TUTOR_WRONG)
    take_back (self);
  else if (self->state == BGL_TUTOR_PREPARING)
    make_move (self);
  else
    return;

  change (self, find_state (self));
}

void
bgl_tutor_go_to (BglTutor *self,
                 guint     step)
{
  gboolean reached;

  g_return_if_fail (BGL_IS_TUTOR (self));
  g_return_if_fail (step <= bgl_lesson_get_n_steps (self->lesson));

  reached = self->state == BGL_TUTOR_RIGHT;
  react (self, NULL, FALSE);
  self->step = step;
  if (step == bgl_lesson_get_n_steps (self->lesson))
    {
      change (self, BGL_TUTOR_DONE);
      return;
    }

  self->state = BGL_TUTOR_PREPARING;
  /* After a step that was left out, its moves are not shown one by one. */
  if (!reached || !can_continue (self))
    {
      g_autoptr (BglTable) table = create_table (self);

      use_table (self, table);
    }
  change (self, find_state (self));
}
