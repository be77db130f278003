/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-quiz-words.h"

#include "engine/bgl-i18n.h"
#include "rulebook/bgl-quiz.h"

const char *
bgl_quiz_words_praise (guint n_right)
{
  if (n_right == BGL_QUIZ_QUESTIONS)
    return _("You know the rules by heart.");
  if (n_right >= BGL_QUIZ_QUESTIONS * 7 / 10)
    return _("You are ready to play.");
  if (n_right >= BGL_QUIZ_QUESTIONS * 4 / 10)
    return _("The rulebook has an example for every rule.");

  return _("Read the rules again, and try once more.");
}

char *
bgl_quiz_words_next (guint level,
                     guint next)
{
  if (next > level)
    /* Translators: the level of a quiz, from 1. */
    return g_strdup_printf (_("The next quiz will be harder: level %u of %u."), next, BGL_QUIZ_LEVELS);
  if (next < level)
    /* Translators: the level of a quiz, from 1. */
    return g_strdup_printf (_("The next quiz will be easier: level %u of %u."), next, BGL_QUIZ_LEVELS);

  /* Translators: the level of a quiz, from 1. */
  return g_strdup_printf (_("The next quiz will be at the same level: %u of %u."), next, BGL_QUIZ_LEVELS);
}
