/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-points.h"

struct _BangkokPoints
{
  BangkokState  state;
  BangkokScore  score;
  BglEvents    *events;
};

BangkokPoints *
bangkok_points_new (const BangkokState *state)
{
  BangkokPoints *self = g_new0 (BangkokPoints, 1);

  self->state = *state;
  self->events = bgl_events_new ();
  bangkok_score_with_events (state, &self->score, self->events);

  return self;
}

void
bangkok_points_free (BangkokPoints *self)
{
  bgl_events_free (self->events);
  g_free (self);
}

const BangkokScore *
bangkok_points_get_score (const BangkokPoints *self)
{
  return &self->score;
}

static guint
get_event_type (BangkokCategory category)
{
  G_STATIC_ASSERT (BANGKOK_EVENT_MAJORITY - BANGKOK_EVENT_EXACT == BANGKOK_MAJORITY - BANGKOK_EXACT);

  return BANGKOK_EVENT_EXACT + category;
}

/* Returns one die for each value of the run, without dice that a longer run has used. */
static guint8
light_run (const BangkokHand *hand,
           guint8             taken,
           guint              from,
           guint              to)
{
  guint8 lit = 0;

  for (guint value = from; value <= to; value++)
    for (guint i = 0; i < hand->n_dice; i++)
      if (hand->dice[i].value == value && ((taken | lit) & 1u << i) == 0)
        {
          lit |= 1u << i;
          break;
        }

  return lit;
}

static gboolean
counts (const BglEvent   *event,
        const BangkokDie *die)
{
  switch (event->type)
    {
    case BANGKOK_EVENT_EXACT:
    case BANGKOK_EVENT_CLOSEST:
      return die->group == event->args[1];
    case BANGKOK_EVENT_COLORS:
      return TRUE;
    case BANGKOK_EVENT_TRIO:
    case BANGKOK_EVENT_NUMBERS:
      return die->value == event->args[1];
    case BANGKOK_EVENT_MAJORITY:
      return die->color == event->args[2];
    default:
      g_return_val_if_reached (FALSE);
    }
}

void
bangkok_points_light (const BangkokPoints *self,
                      BangkokCategory      category,
                      BangkokLit          *lit)
{
  memset (lit, 0, sizeof *lit);

  for (guint i = 0; i < bgl_events_get_n (self->events); i++)
    {
      const BglEvent *event = bgl_events_get (self->events, i);
      guint seat = event->args[0] - 1;
      const BangkokHand *hand = &self->state.hands[seat];

      if (event->type != get_event_type (category))
        continue;

      if (event->type == BANGKOK_EVENT_SEQUENCE)
        {
          lit->dice[seat] |= light_run (hand, lit->dice[seat], event->args[1], event->args[2]);
          continue;
        }

      for (guint die = 0; die < hand->n_dice; die++)
        if (counts (event, &hand->dice[die]))
          lit->dice[seat] |= 1u << die;
      if (event->type == BANGKOK_EVENT_NUMBERS || event->type == BANGKOK_EVENT_MAJORITY)
        lit->rows |= 1u << (event->args[1] - 1);
    }
}

char *
bangkok_points_explain (const BangkokPoints *self,
                        BangkokCategory      category,
                        guint                seat,
                        const char *const   *names)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < bgl_events_get_n (self->events); i++)
    {
      const BglEvent *event = bgl_events_get (self->events, i);
      g_autofree char *sentence = NULL;

      if (event->type != get_event_type (category) || event->args[0] != (int) seat)
        continue;

      sentence = bangkok_rules.describe_event (&self->state, event, names);
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, sentence);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

void
bangkok_change_init (BangkokChange      *change,
                     const BangkokState *state,
                     BglMove             pick)
{
  const guint seat = bgl_move_get_seat (pick) - 1;
  const guint group = bangkok_move_get_group (pick);
  BangkokState after = *state;
  BangkokScore before_score, after_score;
  const BangkokHand *hand = &after.hands[seat];

  bangkok_score (state, &before_score);
  bangkok_rules.apply (&after, pick, NULL);
  /* This also works after the last pick of a round, because the dice stay until the next goal is rolled. */
  bangkok_score (&after, &after_score);

  change->sum = hand->sum[(group == BANGKOK_APART ? hand->n_groups : group) - 1];
  for (guint i = 0; i < BANGKOK_CATEGORIES; i++)
    change->gain[i] = (int) after_score.points[i][seat] - (int) before_score.points[i][seat];
  for (guint i = 0; i < BANGKOK_SEATS; i++)
    change->totals[i] = (int) after_score.totals[i] - (int) before_score.totals[i];
}
