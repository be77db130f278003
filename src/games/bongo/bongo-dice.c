/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-dice.h"

#include "bongo-art.h"
#include "bongo-settings.h"
#include "board/bgl-screen-reader.h"
#include "board/bgl-view.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-random.h"

#define FIRST_WHITE 2
#define FIRST_RED   7
#define GREEN       9

#define ROLL_TIME   1050 /* milliseconds until the last die comes to rest */
#define SHORT_TIME  450
#define LEAD_TIME   400  /* until a screen reader begins to speak */
#define WORD_LENGTH 6    /* characters, including the space */

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
  return bongo_art_get_face (kind, kind == BONGO_DIE_FILM ? face + 1 : face, bgl_color_scheme_get (), size, scale);
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

/* The face of the die with that number, or BONGO_NO_DIE for none. */
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
        return g_strdup_printf (_("White die: %s, the answer"), animal);
      /* Translators: spoken label of a die; an animal */
      return g_strdup_printf (_("White die: %s"), animal);
    }
}

static void
mark_die (BglTray    *tray,
          guint       index,
          BglDieMark  mark)
{
  BglDie *die = bgl_tray_get_die (tray, index);
  g_autofree char *label = describe_die (get_kind (index), bgl_die_get_face (die), mark);

  bgl_die_set_mark (die, mark);
  bgl_spot_set_label (BGL_SPOT (die), label);
}

static GtkWidget *
create_tray (GtkWidget *(*create_die) (const BglDieSkin *skin,
                                       guint             kind))
{
  GtkWidget *tray = bgl_tray_new ();

  for (guint i = 0; i < BONGO_N_DICE; i++)
    bgl_tray_add (BGL_TRAY (tray), BGL_DIE (create_die (&skin, get_kind (i))));
  bongo_dice_tray_clear (BGL_TRAY (tray));
  gtk_accessible_update_property (GTK_ACCESSIBLE (tray), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dice"), -1);

  return tray;
}

GtkWidget *
bongo_dice_tray_new (void)
{
  return create_tray (bgl_die_new);
}

GtkWidget *
bongo_dice_tray_new_to_turn (void)
{
  return create_tray (bgl_die_new_button);
}

void
bongo_dice_tray_get_dice (BglTray   *tray,
                          BongoDice *dice)
{
  g_return_if_fail (bgl_tray_get_n_dice (tray) == BONGO_N_DICE);
  g_return_if_fail (dice != NULL);

  for (guint i = 0; i < BONGO_N_DICE; i++)
    {
      BglDie *die = bgl_tray_get_die (tray, i);
      guint face = gtk_widget_get_visible (GTK_WIDGET (die)) ? bgl_die_get_face (die) : BONGO_NO_DIE;

      switch (get_kind (i))
        {
        case BONGO_DIE_FILM:
          dice->film[i] = (guint8) (face + 1);
          break;
        case BONGO_DIE_ANIMAL:
          dice->animals[i - FIRST_WHITE] = (guint8) face;
          break;
        case BONGO_DIE_POACHER:
          dice->poachers[i - FIRST_RED] = (guint8) face;
          break;
        case BONGO_DIE_GUARD:
        default:
          dice->guard = (guint8) face;
          break;
        }
    }
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
bongo_dice_tray_roll (BglTray *tray)
{
  /* In the order of the enum in the schema. */
  static const guint times[] = { ROLL_TIME, SHORT_TIME, 0 };
  int tumbling = g_settings_get_enum (bongo_settings_get (), BONGO_SETTING_TUMBLING);

  g_return_if_fail (BGL_IS_TRAY (tray));
  g_assert (tumbling >= 0 && tumbling < (int) G_N_ELEMENTS (times));

  bgl_tray_roll (tray, bgl_view_scale_duration (GTK_WIDGET (tray), times[tumbling]));
}

gboolean
bongo_dice_are_read_out (void)
{
  /* In the order of the enum in the schema. */
  enum { AUTOMATIC, ALWAYS, NEVER } waits;

  waits = g_settings_get_enum (bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT);

  return waits == ALWAYS || (waits == AUTOMATIC && bgl_screen_reader_get_on ());
}

guint
bongo_dice_get_speech_time (const char *text)
{
  guint letters_per_minute;

  g_return_val_if_fail (text != NULL, 0);

  if (!bongo_dice_are_read_out ())
    return 0;

  letters_per_minute = (guint) g_settings_get_int (bongo_settings_get (), BONGO_SETTING_SPEECH_RATE) * WORD_LENGTH;

  return LEAD_TIME + (guint) g_utf8_strlen (text, -1) * 60 * 1000 / letters_per_minute;
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
          else if (answer->answer == (BongoWord) face)
            mark = BGL_DIE_LIT;
          else
            /* Do not dim the two matching animals, because they determine the third one. */
            mark = (answer->matches & 1 << face) != 0 ? BGL_DIE_PLAIN : BGL_DIE_DIM;
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
