/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-dice.h"

#include <glib/gi18n-lib.h>

#include "engine/bgl-random.h"

#include "bongo-art.h"

#define FIRST_WHITE 2
#define FIRST_RED   7
#define GREEN       9

static BongoDieKind
get_kind (guint index)
{
  if (index < FIRST_WHITE)
    return BONGO_DIE_FILM;
  if (index < FIRST_RED)
    return BONGO_DIE_ANIMAL;

  return index < GREEN ? BONGO_DIE_POACHER : BONGO_DIE_GUARD;
}

static GdkTexture *
get_face (guint kind,
          guint face,
          int   size,
          int   scale)
{
  return bongo_art_get_face (kind, kind == BONGO_DIE_FILM ? face + 1 : face, bongo_art_get_light (), size, scale);
}

static guint32
get_edge (guint kind)
{
  return bongo_art_get_edge (kind);
}

static const BglDieSkin skin = {
  .n_faces = 3,
  .get_face = get_face,
  .get_edge = get_edge,
};

/* What the die with that number shows, as a face; BONGO_NO_DIE for none. */
static guint
get_die (const BongoDice *dice,
         guint            index)
{
  switch (get_kind (index))
    {
    case BONGO_DIE_FILM:
      return dice->film[index] - 1;
    case BONGO_DIE_ANIMAL:
      return dice->animals[index - FIRST_WHITE];
    case BONGO_DIE_POACHER:
      return dice->poachers[index - FIRST_RED];
    case BONGO_DIE_GUARD:
    default:
      return dice->guard;
    }
}

static char *
describe_die (BongoDieKind kind,
              guint        face,
              BglDieMark   mark)
{
  const char *animal = kind == BONGO_DIE_FILM ? NULL : bongo_word_get_label (face);

  switch (kind)
    {
    case BONGO_DIE_FILM:
      /* Translators: spoken label of a die */
      return g_strdup_printf (_("Film die: %u"), face + 1);
    case BONGO_DIE_POACHER:
      /* Translators: spoken label of a die; an animal */
      return g_strdup_printf (_("Red die, poacher: %s"), animal);
    case BONGO_DIE_GUARD:
      /* Translators: spoken label of a die; an animal */
      return mark == BGL_DIE_LIT ? g_strdup_printf (_("Green die, guard: %s, protects the victim"), animal)
                                 : g_strdup_printf (_("Green die, guard: %s"), animal);
    case BONGO_DIE_ANIMAL:
    default:
      if (mark == BGL_DIE_STRUCK)
        /* Translators: spoken label of a die; an animal */
        return g_strdup_printf (_("White die: %s, does not count"), animal);
      if (mark == BGL_DIE_LIT)
        /* Translators: spoken label of a die; an animal */
        return g_strdup_printf (_("White die: %s, matches the number"), animal);
      /* Translators: spoken label of a die; an animal */
      return g_strdup_printf (_("White die: %s"), animal);
    }
}

static void
mark_die (BglTray   *tray,
          guint      index,
          BglDieMark mark)
{
  BglDie *die = bgl_tray_get_die (tray, index);
  g_autofree char *label = describe_die (get_kind (index), bgl_die_get_face (die), mark);

  bgl_die_set_mark (die, mark);
  bgl_spot_set_label (BGL_SPOT (die), label);
}

GtkWidget *
bongo_dice_tray_new (void)
{
  GtkWidget *tray = bgl_tray_new ();

  for (guint i = 0; i < BONGO_N_DICE; i++)
    bgl_tray_add (BGL_TRAY (tray), BGL_DIE (bgl_die_new (&skin, get_kind (i))));
  bongo_dice_tray_clear (BGL_TRAY (tray));
  gtk_accessible_update_property (GTK_ACCESSIBLE (tray), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice"), -1);

  return tray;
}

void
bongo_dice_tray_set_dice (BglTray         *tray,
                          const BongoDice *dice,
                          guint64          seed)
{
  g_return_if_fail (bgl_tray_get_n_dice (tray) == BONGO_N_DICE);
  g_return_if_fail (dice->film[0] > 0);

  for (guint i = 0; i < BONGO_N_DICE; i++)
    {
      BglDie *die = bgl_tray_get_die (tray, i);
      guint face = get_die (dice, i);

      gtk_widget_set_visible (GTK_WIDGET (die), face != BONGO_NO_DIE);
      if (face == BONGO_NO_DIE)
        continue;

      bgl_die_set_face (die, face);
      mark_die (tray, i, BGL_DIE_PLAIN);
    }
  bgl_tray_scatter (tray, seed);
}

void
bongo_dice_tray_clear (BglTray *tray)
{
  g_return_if_fail (bgl_tray_get_n_dice (tray) == BONGO_N_DICE);

  for (guint i = 0; i < BONGO_N_DICE; i++)
    gtk_widget_set_visible (GTK_WIDGET (bgl_tray_get_die (tray, i)), FALSE);
}

void
bongo_dice_tray_show_answer (BglTray           *tray,
                             const BongoDice   *dice,
                             const BongoAnswer *answer)
{
  g_return_if_fail (bgl_tray_get_n_dice (tray) == BONGO_N_DICE);

  for (guint i = 0; i < BONGO_N_DICE; i++)
    {
      BglDieMark mark = BGL_DIE_PLAIN;
      guint face = get_die (dice, i);

      if (face == BONGO_NO_DIE)
        continue;

      if (answer != NULL && get_kind (i) == BONGO_DIE_ANIMAL)
        {
          if (answer->struck == i - FIRST_WHITE)
            mark = BGL_DIE_STRUCK;
          else
            mark = (answer->matches & 1 << face) != 0 ? BGL_DIE_LIT : BGL_DIE_DIM;
        }
      else if (answer != NULL && get_kind (i) == BONGO_DIE_GUARD && answer->guarded)
        mark = BGL_DIE_LIT;

      mark_die (tray, i, mark);
    }
}

guint64
bongo_dice_get_seed (const BongoDice *dice,
                     guint            ply)
{
  guint64 seed = ply;

  for (guint i = 0; i < BONGO_N_DICE; i++)
    seed = seed * 5 + (get_die (dice, i) & 7);

  return bgl_random_mix (seed) | 1;
}
