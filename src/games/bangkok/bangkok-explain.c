/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-bot.h"
#include "bangkok-score.h"

#include "engine/bgl-i18n.h"

/* Why a pick is good: the points that it gains at once, category by category. */

/* At most this many reasons, the largest gains first. */
#define MAX_REASONS 2

static const char *
describe_where (guint color)
{
  switch ((BangkokColor) color)
    {
    case BANGKOK_RED:
      /* Translators: the first step of a hint. */
      return _("Look at the red dice in the pool.");
    case BANGKOK_GREEN:
      return _("Look at the green dice in the pool.");
    case BANGKOK_BLUE:
      return _("Look at the blue dice in the pool.");
    case BANGKOK_YELLOW:
      return _("Look at the yellow dice in the pool.");
    case BANGKOK_VIOLET:
    default:
      return _("Look at the violet dice in the pool.");
    }
}

/* The sentence for a gain, such as “4 points”. */
static char *
describe_gain (BangkokCategory  category,
               const char      *points)
{
  switch (category)
    {
    case BANGKOK_EXACT:
      /* Translators: why a pick is good. %s is the gain, such as “4 points”. */
      return g_strdup_printf (_("It hits the goal exactly: %s."), points);
    case BANGKOK_CLOSEST:
      /* Translators: why a pick is good: the sum of a group is closest to the goal. %s is the gain, such as “2 points”. */
      return g_strdup_printf (_("It comes closest to the goal: %s."), points);
    case BANGKOK_FEWEST:
      /* Translators: why a pick is good. %s is the gain, such as “6 points”. */
      return g_strdup_printf (_("You have the fewest colors: %s."), points);
    case BANGKOK_TRIO:
      /* Translators: why a pick is good. %s is the gain, such as “8 points”. */
      return g_strdup_printf (_("It makes a trio: %s."), points);
    case BANGKOK_SEQUENCE:
      /* Translators: why a pick is good. %s is the gain, such as “2 points”. */
      return g_strdup_printf (_("It makes a longer sequence: %s."), points);
    case BANGKOK_NUMBERS:
      /* Translators: why a pick is good. %s is the gain, such as “3 points”. */
      return g_strdup_printf (_("You gain a better place for this number: %s."), points);
    case BANGKOK_MAJORITY:
    default:
      /* Translators: why a pick is good. %s is the gain, such as “3 points”. */
      return g_strdup_printf (_("You gain a better place for this color: %s."), points);
    }
}

static void
add_reason (GString         *reasons,
            BangkokCategory  category,
            int              gain)
{
  /* Translators: the points of one category in the reason for a hint. */
  g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) gain), gain);
  g_autofree char *reason = describe_gain (category, points);

  if (reasons->len > 0)
    g_string_append_c (reasons, ' ');
  g_string_append (reasons, reason);
}

/* What a pick does that gains nothing at once. */
static void
explain_plan (const BangkokState *state,
              const BangkokState *after,
              int                 harm,
              BglHint            *hint)
{
  guint seat = bgl_move_get_seat (hint->move);
  guint group = bangkok_move_get_group (hint->move);
  guint sum = bangkok_move_get_value (hint->move);

  if (group != BANGKOK_APART)
    sum += state->hands[seat - 1].sum[group - 1];

  if (harm > 0)
    {
      hint->reason = g_strdup (_("It costs the other players points."));
      hint->rule = "bangkok-ties";
    }
  else if (after->n_pool >= state->n_seats && sum < state->goal && state->goal - sum <= BANGKOK_SIDES)
    {
      /* Translators: why a pick is good. The first number is the goal, and the second is what a die must show. */
      hint->reason = g_strdup_printf (_("It prepares for the goal of %u: a %u completes the group."), state->goal,
                                      state->goal - sum);
      hint->rule = "bangkok-exact";
    }
  else
    {
      hint->reason = g_strdup (_("Every other die would leave your opponents more."));
      hint->rule = "bangkok-pick";
    }
}

void
bangkok_explain_move (gconstpointer          data,
                      const BglSearchReport *report,
                      BglHint               *hint)
{
  const BangkokState *state = data;
  g_autoptr (GString) reasons = g_string_new (NULL);
  BangkokState after = *state;
  BangkokScore before, now;
  guint seat = bgl_move_get_seat (hint->move);
  int harm = 0;

  if (state->phase != BANGKOK_PHASE_PICK)
    return;

  bangkok_score (state, &before);
  bangkok_rules.apply (&after, hint->move, NULL);
  bangkok_score (&after, &now);
  hint->where = g_strdup (describe_where (bangkok_move_get_color (hint->move)));

  for (guint i = 0; i < MAX_REASONS; i++)
    {
      int best = -1, best_gain = 0;

      for (guint j = 0; j < BANGKOK_CATEGORIES; j++)
        {
          int gain = (int) now.points[j][seat - 1] - (int) before.points[j][seat - 1];

          /* Far from the end of the round, these points are not yet certain enough to be a reason. */
          if ((j == BANGKOK_CLOSEST || j == BANGKOK_FEWEST) && after.n_pool > 2 * state->n_seats)
            continue;

          if (gain > best_gain)
            {
              best = (int) j;
              best_gain = gain;
            }
        }

      if (best < 0)
        break;

      add_reason (reasons, (BangkokCategory) best, best_gain);
      if (hint->rule == NULL)
        hint->rule = bangkok_category_get_rule ((BangkokCategory) best);
      now.points[best][seat - 1] = before.points[best][seat - 1];
    }

  for (guint i = 0; i < state->n_seats; i++)
    if (i != seat - 1)
      harm += (int) before.totals[i] - (int) now.totals[i];

  if (reasons->len > 0)
    hint->reason = g_strdup (reasons->str);
  else
    explain_plan (state, &after, harm, hint);
}
