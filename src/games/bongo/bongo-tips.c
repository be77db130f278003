/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-private.h"

#include "engine/bgl-i18n.h"

/* What the table helper tells beginners. While calls are open, there is no time to read more than one sentence. */

void
bongo_list_tips (gconstpointer  data,
                 GPtrArray     *tips)
{
  const BongoState *state = data;

  bgl_tip_add (tips, bongo_get_turn_rule (state), bongo_describe_turn (state));
  if (state->phase != BONGO_PHASE_ROLL)
    return;

  bgl_tip_add (tips, "bongo-number",
               g_strdup (_("Look at the yellow dice first. They say how many times an animal must appear.")));
  if (state->level >= BONGO_LEVEL_POACHERS)
    bgl_tip_add (tips, "bongo-poachers",
                 g_strdup (_("Then look at the red dice, and leave out one white die with their victim.")));
  if (state->level >= BONGO_LEVEL_GUARDS)
    bgl_tip_add (tips, "bongo-guards",
                 g_strdup (_("If the green die shows the victim, forget the red dice: all the white dice count.")));
  bgl_tip_add (tips, "bongo-third",
               g_strdup (_("When two animals fit, the third one is the answer, even if it does not appear at all.")));
  bgl_tip_add (tips, "bongo-choice",
               g_strdup (_("When no animal fits, call “nothing.” You may then take a trophy of any animal.")));
  bgl_tip_add (tips, "bongo-wrong-animal",
               g_strdup (_("Count twice if you are not sure: a wrong animal costs you all your trophies of that "
                           "animal.")));
}
