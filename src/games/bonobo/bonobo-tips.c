/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-private.h"

#include "engine/bgl-i18n.h"

/* What the table helper tells beginners. */

void
bonobo_list_tips (gconstpointer  data,
                  GPtrArray     *tips)
{
  const BonoboState *state = data;

  bgl_tip_add (tips, bonobo_get_turn_rule (state), bonobo_describe_turn (state));

  if (state->phase == BONOBO_LAYING)
    {
      bgl_tip_add (tips, "bonobo-numbers",
                   g_strdup (_("The numbers in the tips are twice as large as those in the wide corners, so look where "
                               "the tips point.")));
      bgl_tip_add (tips, "bonobo-scoring",
                   g_strdup (_("If you cover the last triangle around a token, it scores, whoever owns it. Choose when "
                               "and for whom.")));
      bgl_tip_add (tips, "bonobo-isolated",
                   g_strdup (_("A triangle without a free neighbor becomes active: no rhomb can cover it anymore. Your "
                               "rhomb can bring that about.")));
      return;
    }

  if (state->phase != BONOBO_CHOOSING || !bonobo_state_can_lay (state))
    return;

  bgl_tip_add (tips, "bonobo-scoring",
               g_strdup (_("A token on the coast has fewer triangles around it. It scores sooner, but collects fewer "
                           "numbers.")));
  if (bonobo_state_can_set (state))
    {
      bgl_tip_add (tips, "bonobo-token",
                   g_strdup (_("You can also place a token beside numbers that are already there, and collect them "
                               "with the rest.")));
      bgl_tip_add (tips, "bonobo-toilet",
                   g_strdup (_("A spot beside a toilet is a risk: if the toilet can no longer be covered, it drives "
                               "the token away.")));
    }
  bgl_tip_add (tips, "bonobo-final",
               g_strdup (_("At the end, tokens beside an active dune or sunshade score as well, and each dune doubles "
                           "their points.")));
}
