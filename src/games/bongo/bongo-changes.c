/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "bongo-private.h"
#include "rulebook/bgl-change.h"

/* What can be changed in an example of Bongo: every die. */

static const char *
get_animal_name (const char *value)
{
  BongoWord word;

  return bongo_word_from_nick (value, &word) ? bongo_word_get_label (word) : NULL;
}

/* Make the right call, because only the right call shows the reasoning. */
static const char *
find_answer (gconstpointer data)
{
  static const char *const calls[BONGO_WORDS] = { "call bongo", "call gnu", "call rhino", "call nothing" };
  const BongoState *state = data;

  if (state->phase != BONGO_PHASE_CALLS)
    return NULL;

  return calls[bongo_answer_get_word (&state->dice, state->level)];
}

#define ANIMAL "(bongo|gnu|rhino)\\b"

static const char *const numbers[] = { "1", "2", "3", NULL };
static const char *const animals[] = { "bongo", "gnu", "rhino", NULL };

static const BglWordSet sets[] = {
  { N_("First film die"), "film ([1-3])", "#d9a400", numbers, NULL },
  { N_("Second film die"), "film [1-3] ([1-3])", "#d9a400", numbers, NULL },
  { N_("First poacher die"), "poachers " ANIMAL, "#c92f2a", animals, get_animal_name },
  { N_("Second poacher die"), "poachers [a-z]+ " ANIMAL, "#c92f2a", animals, get_animal_name },
  { N_("Guard die"), "guard " ANIMAL, "#2f9e6c", animals, get_animal_name },
  { N_("White die"), "\\b" ANIMAL, NULL, animals, get_animal_name },
  { NULL },
};

const BglChanges bongo_changes = {
  .sets = sets,
  .find_answer = find_answer,
};
