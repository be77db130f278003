/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-question.h"

#include "engine/bgl-seat.h"

/* The maximum number of reasons, because nobody reads more sentences. */
#define MAX_REASONS 6

static void
reason_free (BglReason *reason)
{
  g_free (reason->sentence);
  g_free (reason);
}

static void
answer_free (BglAnswer *answer)
{
  g_free (answer->text);
  g_ptr_array_unref (answer->reasons);
  g_free (answer);
}

BglQuestion *
bgl_question_new (BglGame *game,
                  BglMove  move)
{
  BglQuestion *self = g_new0 (BglQuestion, 1);

  self->game = g_object_ref (game);
  self->move = self->shown = move;
  self->answers = g_ptr_array_new_with_free_func ((GDestroyNotify) answer_free);

  return self;
}

void
bgl_question_free (BglQuestion *self)
{
  g_object_unref (self->game);
  g_free (self->text);
  g_ptr_array_unref (self->answers);
  g_free (self);
}

void
bgl_question_set_text (BglQuestion *self,
                       const char  *format,
                       ...)
{
  va_list args;

  g_free (self->text);
  va_start (args, format);
  self->text = g_strdup_vprintf (format, args);
  va_end (args);
}

BglAnswer *
bgl_question_add (BglQuestion *self,
                  const char  *text,
                  BglMove      move,
                  gboolean     right)
{
  BglAnswer *answer;

  for (guint i = 0; i < self->answers->len; i++)
    if (g_str_equal (((BglAnswer *) self->answers->pdata[i])->text, text))
      return NULL;

  answer = g_new0 (BglAnswer, 1);
  answer->text = g_strdup (text);
  answer->move = move;
  answer->right = right;
  answer->reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) reason_free);
  g_ptr_array_add (self->answers, answer);

  return answer;
}

BglAnswer *
bgl_question_add_number (BglQuestion *self,
                         int          number,
                         gboolean     right)
{
  g_autofree char *text = g_strdup_printf ("%s%d", number < 0 ? "−" : "", ABS (number));

  return bgl_question_add (self, text, BGL_MOVE_NONE, right);
}

void
bgl_question_fill_numbers (BglQuestion *self,
                           int          right,
                           int          least,
                           const int   *candidates,
                           guint        n_candidates,
                           BglRandom   *random)
{
  const BglAnswer *model = self->answers->pdata[bgl_question_find_right (self)];
  guint n_tries = 0;

  while (self->answers->len < BGL_MAX_ANSWERS && n_tries < 64)
    {
      int number;
      BglAnswer *answer;

      if (n_tries < n_candidates)
        number = candidates[n_tries];
      else
        number = right + (int) bgl_random_below (random, 7) - 3;
      n_tries++;

      if (number < least || number == right)
        continue;
      answer = bgl_question_add_number (self, number, FALSE);
      if (answer != NULL)
        bgl_answer_copy_reasons (answer, model);
    }
}

const char *
bgl_question_get_rule (const BglQuestion *self,
                       guint              answer)
{
  const GPtrArray *reasons;

  g_return_val_if_fail (self != NULL && answer < self->answers->len, NULL);

  reasons = ((const BglAnswer *) self->answers->pdata[answer])->reasons;

  return ((const BglReason *) reasons->pdata[reasons->len - 1])->rule;
}

guint
bgl_question_find_right (const BglQuestion *self)
{
  for (guint i = 0; i < self->answers->len; i++)
    if (((const BglAnswer *) self->answers->pdata[i])->right)
      return i;

  g_return_val_if_reached (0);
}

void
bgl_question_shuffle (BglQuestion *self,
                      BglRandom   *random)
{
  for (guint i = self->answers->len; i > 1; i--)
    {
      guint j = bgl_random_below (random, i);
      gpointer answer = self->answers->pdata[j];

      self->answers->pdata[j] = self->answers->pdata[i - 1];
      self->answers->pdata[i - 1] = answer;
    }
}

void
bgl_answer_add_reason (BglAnswer      *answer,
                       const BglRules *rules,
                       const char     *sentence,
                       const char     *rule)
{
  const BglRuleInfo *info = rule != NULL ? bgl_rules_find_rule (rules, rule) : NULL;
  BglReason *reason;

  if (sentence == NULL || info == NULL)
    return;

  reason = g_new0 (BglReason, 1);
  reason->sentence = g_strdup (sentence);
  reason->rule = info->id;
  g_ptr_array_add (answer->reasons, reason);
}

void
bgl_answer_add_events (BglAnswer       *answer,
                       BglGame         *game,
                       gconstpointer    state,
                       const BglEvents *events)
{
  const BglRules *rules = bgl_game_get_rules (game);
  g_auto (GStrv) names = bgl_question_list_names (game);

  for (guint i = 0; i < bgl_events_get_n (events); i++)
    {
      const BglEvent *event = bgl_events_get (events, i);
      g_autofree char *sentence = rules->describe_event (state, event, (const char *const *) names);

      bgl_answer_add_reason (answer, rules, sentence, event->rule);
    }

  /* Keep the last reasons, because they explain the most. */
  if (answer->reasons->len > MAX_REASONS)
    g_ptr_array_remove_range (answer->reasons, 0, answer->reasons->len - MAX_REASONS);
}

void
bgl_answer_copy_reasons (BglAnswer       *answer,
                         const BglAnswer *other)
{
  for (guint i = 0; i < other->reasons->len; i++)
    {
      const BglReason *reason = other->reasons->pdata[i];
      BglReason *copy = g_new0 (BglReason, 1);

      copy->sentence = g_strdup (reason->sentence);
      copy->rule = reason->rule;
      g_ptr_array_add (answer->reasons, copy);
    }
}

GStrv
bgl_question_list_names (BglGame *game)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 1; i <= bgl_game_get_n_seats (game); i++)
    {
      g_autoptr (BglSeat) seat = bgl_seat_new_human (i, NULL);

      g_strv_builder_add (names, bgl_seat_get_name (seat));
    }

  return g_strv_builder_end (names);
}
