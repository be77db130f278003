/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "bongo-dice.h"
#include "bongo-keys.h"
#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

void
bongo_view_announce (BongoView  *self,
                     guint       seat,
                     const char *sentence)
{
  g_autofree char *text = NULL;

  if (seat > 0 && self->n_people > 1)
    /* Translators: a player, and a sentence about this player */
    text = g_strdup_printf (_("%s: %s"), bongo_view_get_name (self, seat), sentence);
  gtk_label_set_text (GTK_LABEL (self->banner), text != NULL ? text : sentence);
  bgl_compat_announce (GTK_WIDGET (self), text != NULL ? text : sentence);
}

/* The keys of the only person, for players who cannot see them on the words. NULL if there are no people or several. */
static char *
describe_keys (BongoView *self)
{
  g_autofree char *bongo = bongo_keys_get_label (bongo_keys_get (0, BONGO_BONGO));
  g_autofree char *gnu = bongo_keys_get_label (bongo_keys_get (0, BONGO_GNU));
  g_autofree char *rhino = bongo_keys_get_label (bongo_keys_get (0, BONGO_RHINO));
  g_autofree char *nothing = bongo_keys_get_label (bongo_keys_get (0, BONGO_NOTHING));

  if (self->n_people != 1)
    return NULL;

  /* Translators: spoken: the keys that call the four words */
  return g_strdup_printf (_("Your keys: bongo %s, gnu %s, rhino %s, nothing %s."), bongo, gnu, rhino, nothing);
}

/* Before the first roll, screen reader users also hear which keys to press. */
guint
bongo_view_announce_dice (BongoView *self)
{
  g_autofree char *dice = bongo_dice_describe (&bongo_view_get_state (self)->dice);
  g_autofree char *keys = NULL;
  g_autofree char *text = NULL;

  if (!self->announced_keys && bongo_dice_are_read_out ())
    keys = describe_keys (self);
  self->announced_keys = TRUE;
  text = keys != NULL ? g_strjoin (" ", keys, dice, NULL) : g_steal_pointer (&dice);
  if (!bgl_view_get_example (BGL_VIEW (self)))
    bgl_compat_announce (GTK_WIDGET (self), text);

  return bongo_dice_get_speech_time (text);
}

/* Describes the dice while calls are open. The log contains the answer later, but not the roll. */
char *
bongo_view_describe_last (BglView *view)
{
  BongoView *self = BONGO_VIEW (view);
  gboolean open = self->stage == BONGO_STAGE_LISTENING || self->stage == BONGO_STAGE_OPEN ||
                  self->stage == BONGO_STAGE_ANSWERED;

  return open ? bongo_dice_describe (&bongo_view_get_state (self)->dice) : NULL;
}
