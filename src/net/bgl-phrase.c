/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"

#include "bgl-phrase.h"

static const struct
{
  const char *nick;
  const char *label;
} phrases[BGL_N_PHRASES] = {
  /* Translators: these are short messages that players at different machines send each other. */
  [BGL_PHRASE_HELLO] = { "hello", NC_("phrase", "Hello!") },
  [BGL_PHRASE_GOOD_LUCK] = { "good-luck", NC_("phrase", "Good luck!") },
  [BGL_PHRASE_WELL_PLAYED] = { "well-played", NC_("phrase", "Well played!") },
  [BGL_PHRASE_THANKS] = { "thanks", NC_("phrase", "Thank you!") },
  [BGL_PHRASE_YOUR_TURN] = { "your-turn", NC_("phrase", "Your turn!") },
  [BGL_PHRASE_ONE_MOMENT] = { "one-moment", NC_("phrase", "One moment, please.") },
  [BGL_PHRASE_BACK_SOON] = { "back-soon", NC_("phrase", "I’ll be right back.") },
  [BGL_PHRASE_SORRY] = { "sorry", NC_("phrase", "Sorry!") },
  [BGL_PHRASE_OOPS] = { "oops", NC_("phrase", "Oops!") },
  [BGL_PHRASE_GOOD_GAME] = { "good-game", NC_("phrase", "Good game!") },
  [BGL_PHRASE_AGAIN] = { "again", NC_("phrase", "Another game?") },
  [BGL_PHRASE_BYE] = { "bye", NC_("phrase", "Goodbye!") },
};

const char *
bgl_phrase_get_nick (BglPhrase phrase)
{
  g_return_val_if_fail (phrase < BGL_N_PHRASES, NULL);

  return phrases[phrase].nick;
}

gboolean
bgl_phrase_from_nick (const char *nick,
                      guint      *phrase)
{
  for (guint i = 0; i < BGL_N_PHRASES; i++)
    if (g_str_equal (phrases[i].nick, nick))
      {
        *phrase = i;
        return TRUE;
      }

  return FALSE;
}

const char *
bgl_phrase_get_label (BglPhrase phrase)
{
  g_return_val_if_fail (phrase < BGL_N_PHRASES, NULL);

  return bgl_pgettext2 ("phrase", phrases[phrase].label);
}
