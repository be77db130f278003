/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#include <math.h>

/* Milliseconds at the normal tempo. */
#define DROP_TIME   180
#define FLY_TIME    320
#define TUMBLE_TIME 700
#define TUMBLE_STEP 55   /* added for each die: the last of a color takes about 1100 */

/* Places */

static void
get_hand_pose (BangkokView *self,
               guint        seat,
               guint        index,
               BangkokPose *pose)
{
  const BangkokHand *hand = &bangkok_view_get_state (self)->hands[seat - 1];
  const guint group = hand->dice[index].group;
  graphene_rect_t trays[BANGKOK_DICE + 1];
  guint number = 0;

  g_assert (index < hand->n_dice);
  for (guint i = 0; i < index; i++)
    number += hand->dice[i].group == group;

  bangkok_layout_get_trays (&self->layout, hand, seat, trays);
  bangkok_layout_get_die (&self->layout, seat, &trays[group - 1], number, &pose->middle);
  pose->size = bangkok_layout_get_die_size (&self->layout, seat);
  pose->angle = 0;
}

void
bangkok_view_get_pose (BangkokView        *self,
                       const BangkokWhere *where,
                       BangkokPose        *pose)
{
  switch (where->kind)
    {
    case BANGKOK_AT_POOL:
      bangkok_layout_get_slot (&self->layout, &self->slots[where->index], &pose->middle);
      pose->size = self->layout.pool_die;
      pose->angle = self->slots[where->index].angle;
      break;
    case BANGKOK_AT_HAND:
      get_hand_pose (self, where->seat, where->index, pose);
      break;
    case BANGKOK_AT_ROW:
      bangkok_layout_get_row_die (&self->layout, where->index, &pose->middle);
      pose->size = self->layout.board_die;
      pose->angle = 0;
      break;
    default:
      g_assert_not_reached ();
    }
}

gboolean
bangkok_view_is_moving_to (BangkokView      *self,
                           BangkokWhereKind  kind,
                           guint             seat,
                           guint             index)
{
  for (guint i = 0; i < self->motions->len; i++)
    {
      const BangkokWhere *to = &g_array_index (self->motions, BangkokMotion, i).to;

      if (to->kind == kind && to->index == index && (kind != BANGKOK_AT_HAND || to->seat == seat))
        return TRUE;
    }

  return FALSE;
}

/* Motions */

static gboolean
has_die (BangkokView        *self,
         const BangkokWhere *where)
{
  const BangkokState *state = bangkok_view_get_state (self);

  switch (where->kind)
    {
    case BANGKOK_AT_POOL:
      return self->present[where->index];
    case BANGKOK_AT_HAND:
      return where->index < state->hands[where->seat - 1].n_dice;
    case BANGKOK_AT_ROW:
      for (guint colour = 0; colour < state->n_seats; colour++)
        if (state->rows[colour] == where->index)
          return TRUE;
      return FALSE;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Removes motions whose dice are gone after a later move, such as the roll that begins the next round. */
static void
drop_stale_motions (BangkokView *self)
{
  for (guint i = self->motions->len; i > 0; i--)
    if (!has_die (self, &g_array_index (self->motions, BangkokMotion, i - 1).to))
      g_array_remove_index (self->motions, i - 1);

  if (self->motions->len == 0)
    bangkok_view_skip_motion (self);
}

static void
clock_cb (double   value,
          gpointer data)
{
  BangkokView *self = data;

  self->now = value;
  gtk_widget_queue_draw (GTK_WIDGET (self->mat));
}

static void
clock_done_cb (BangkokView *self)
{
  g_array_set_size (self->motions, 0);
  self->now = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self->mat));
}

static void
add_motion (BangkokView   *self,
            BangkokMotion  motion,
            guint          time)
{
  motion.duration = bgl_view_get_duration (BGL_VIEW (self), time);
  motion.start = self->now;
  if (motion.duration > 0)
    g_array_append_val (self->motions, motion);
}

static void
value_placed_cb (BangkokView *self,
                 guint        die,
                 int          row)
{
  const guint colour = bangkok_die_get_colour ((int) die);

  add_motion (self, (BangkokMotion) { .colour = colour, .value = bangkok_die_get_value ((int) die), .tumbles = TRUE,
                                      .to = { .kind = BANGKOK_AT_ROW, .index = (guint) row } },
              TUMBLE_TIME + TUMBLE_STEP * colour);
}

static void
pool_rolled_cb (BangkokView *self,
                guint        colour)
{
  /* The value is not set here: a motion to the pool reads it from the slot, which is filled only when the move is
   * complete. */
  for (guint i = 0; i < BANGKOK_DICE; i++)
    add_motion (self, (BangkokMotion) { .tumbles = TRUE,
                                        .to = { .kind = BANGKOK_AT_POOL,
                                                .index = colour * BANGKOK_DICE + i } },
                TUMBLE_TIME + TUMBLE_STEP * i);
}

static guint
find_slot (BangkokView *self,
           guint        colour,
           guint        value)
{
  if (self->last_slot >= 0)
    return (guint) self->last_slot;

  for (guint i = BANGKOK_POOL; i > 0; i--)
    if (self->present[i - 1] && self->slots[i - 1].colour == colour && self->slots[i - 1].value == value)
      return i - 1;

  return colour * BANGKOK_DICE;
}

static void
die_laid_cb (BangkokView *self,
             guint        seat,
             guint        die)
{
  const BangkokState *state = bangkok_view_get_state (self);
  const guint colour = bangkok_die_get_colour ((int) die), value = bangkok_die_get_value ((int) die);
  BangkokMotion motion = {
    .colour = colour,
    .value = value,
    .to = { .kind = BANGKOK_AT_HAND, .seat = seat, .index = state->hands[seat - 1].n_dice - 1u },
  };

  /* Before the table has a size, there is no position to start from. */
  if (self->layout.height == 0)
    return;

  bangkok_view_get_pose (self,
                         &(BangkokWhere) { .kind = BANGKOK_AT_POOL,
                                           .index = find_slot (self, colour, value) },
                         &motion.from);
  if (bgl_hand_is_dropping (self->hand))
    bangkok_view_get_point (self, &motion.from.middle);

  add_motion (self, motion, bgl_hand_is_dropping (self->hand) ? DROP_TIME : FLY_TIME);
}

void
bangkok_view_start_motion (BangkokView *self)
{
  double end = 0;

  drop_stale_motions (self);

  for (guint i = 0; i < self->motions->len; i++)
    {
      const BangkokMotion *motion = &g_array_index (self->motions, BangkokMotion, i);

      end = MAX (end, motion->start + motion->duration);
    }

  if (end <= self->now)
    return;

  /* Motions that are already running continue beside the new ones. */
  bgl_motion_play (self->clock, self->now, end, (guint) ceil (end - self->now));
}

void
bangkok_view_skip_motion (BangkokView *self)
{
  bgl_motion_skip (self->clock);
  g_array_set_size (self->motions, 0);
  self->now = 0;
}

void
bangkok_view_init_motion (BangkokView *self)
{
  self->motions = g_array_new (FALSE, FALSE, sizeof (BangkokMotion));
  self->clock = bgl_motion_new (GTK_WIDGET (self), clock_cb, ADW_LINEAR);
  bgl_language_connect (self->clock, "done", G_CALLBACK (clock_done_cb), self);
}

void
bangkok_view_dispose_motion (BangkokView *self)
{
  bgl_motion_clear (&self->clock);
  g_clear_pointer (&self->motions, g_array_unref);
}

void
bangkok_view_connect_motion (BangkokView *self)
{
  bgl_language_connect (self->game, "value-placed", G_CALLBACK (value_placed_cb), self);
  bgl_language_connect (self->game, "pool-rolled", G_CALLBACK (pool_rolled_cb), self);
  bgl_language_connect (self->game, "die-laid", G_CALLBACK (die_laid_cb), self);
}
