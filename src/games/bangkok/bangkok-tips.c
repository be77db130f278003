/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-private.h"

#include "engine/bgl-i18n.h"

/* What the table helper tells beginners. */

/* The first group that is over the goal, from 1, or 0. */
static guint
find_high_group (const BangkokState *state)
{
  const BangkokHand *hand = &state->hands[state->turn - 1];

  for (guint i = 0; i < hand->n_groups; i++)
    if (hand->sum[i] > state->goal)
      return i + 1;

  return 0;
}

void
bangkok_list_tips (gconstpointer  data,
                   GPtrArray     *tips)
{
  const BangkokState *state = data;
  guint high;

  if (state->phase != BANGKOK_PHASE_PICK)
    {
      bgl_tip_add (tips, "bangkok-rounds", bangkok_describe_turn (state));
      return;
    }

  bgl_tip_add (tips, "bangkok-pick", bangkok_describe_turn (state));
  if (state->hands[state->turn - 1].n_dice > 0)
    bgl_tip_add (tips, "bangkok-group",
                 /* Translators: the goal of the round. */
                 g_strdup_printf (_("Add the die to a group to bring its sum closer to %u, or start a new group with "
                                    "it. Groups cannot be joined later."), state->goal));

  high = find_high_group (state);
  if (high > 0)
    bgl_tip_add (tips, "bangkok-closest",
                 /* Translators: the number of a group. */
                 g_strdup_printf (_("Group %u is over the goal, but it can still be the closest one, and all its dice "
                                    "count for the other categories."), high));
  bgl_tip_add (tips, "bangkok-colours",
               g_strdup (_("Each new color has a price: the player with the fewest colors gets 6 points.")));
  bgl_tip_add (tips, "bangkok-trio",
               g_strdup (_("The same value in three colors is a trio and scores 8 points, in any of your groups.")));
  bgl_tip_add (tips, "bangkok-sequence",
               g_strdup (_("Consecutive values score, too: 2 points for three dice, and up to 8 points for six. Colors "
                           "and groups do not matter.")));
  bgl_tip_add (tips, "bangkok-ties",
               g_strdup (_("Look at the dice of the others. A die that you take is one that they do not get.")));
}
