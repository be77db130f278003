/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-private.h"

#include "engine/bgl-i18n.h"

/* What the table helper tells beginners. */

/* From this number of tiles on, the helper reminds players of the limit. */
#define FEW_TILES 7

static void
add_about_placing (const BangoState *state,
                   GPtrArray        *tips)
{
  const guint n = state->stock[bango_state_get_side (state, state->turn)];

  bgl_tip_add (tips, "bango-five",
               g_strdup (_("Look along the diagonals, too: a row of five may run in any direction. It wins for your "
                           "opponent as well.")));
  bgl_tip_add (tips, "bango-lift",
               g_strdup (_("Some of your tiles should keep a free side: a tile that is shut in cannot be moved "
                           "later.")));
  bgl_tip_add (tips, "bango-cut",
               g_strdup (_("Later, tiles can be cut off if they hang on a single tile. Tiles that are connected in "
                           "several ways are safer.")));
  bgl_tip_add (tips, "bango-second-round",
               /* Translators: how many tiles are in the stock of the player. */
               g_strdup_printf (ngettext ("You have %u tile in stock. When both stocks are empty, you move tiles "
                                          "instead of placing them.",
                                          "You have %u tiles in stock. When both stocks are empty, you move tiles "
                                          "instead of placing them.", n), n));
}

static void
add_about_moving (const BangoState *state,
                  GPtrArray        *tips)
{
  const BangoColor side = bango_state_get_side (state, state->turn);
  const guint own = state->on_table[side], theirs = state->on_table[!side];

  if (own <= FEW_TILES)
    bgl_tip_add (tips, "bango-famine",
                 g_strdup_printf (ngettext ("You have %u tile left. With fewer than five, you lose, so keep your tiles "
                                            "connected.",
                                            "You have %u tiles left. With fewer than five, you lose, so keep your "
                                            "tiles connected.", own), own));
  else if (theirs <= FEW_TILES)
    bgl_tip_add (tips, "bango-famine",
                 g_strdup_printf (ngettext ("Your opponent has %u tile left, and loses with fewer than five.",
                                            "Your opponent has %u tiles left, and loses with fewer than five.",
                                            theirs), theirs));
  bgl_tip_add (tips, "bango-cut",
               g_strdup (_("Pick up a tile to see which tiles would be cut off. Until you set it down, you can put it "
                           "back.")));
  bgl_tip_add (tips, "bango-lift",
               g_strdup (_("You can lift any of your tiles with a free side, so look at the edges first.")));
  bgl_tip_add (tips, "bango-five",
               g_strdup (_("Five in a row still wins. A tile that moves into a gap can complete a row.")));
  bgl_tip_add (tips, "bango-elsewhere",
               g_strdup (_("You can set a tile down on any side of another tile, even far away from where it was.")));
}

void
bango_list_tips (gconstpointer  data,
                 GPtrArray     *tips)
{
  const BangoState *state = data;

  bgl_tip_add (tips, bango_get_turn_rule (state), bango_describe_turn (state));
  if (state->outcome != BANGO_RUNNING)
    return;

  if (!state->second_round)
    add_about_placing (state, tips);
  else if (bango_state_can_lift_any (state))
    add_about_moving (state, tips);
}
