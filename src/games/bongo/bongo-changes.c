/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bongo-private.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-change.h"

/* The values that the reader can change in an example of Bongo: every die. */

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

/* A roll names the kind of dice before their values: "film 3 3 animals gnu gnu". */
static char *
describe_group (const char *before)
{
  if (strstr (before, "guard ") != NULL)
    return g_strdup (_("Guard die"));
  if (strstr (before, "poachers ") != NULL)
    /* Translators: a caption beside dice of an example that the reader can change. */
    return g_strdup (_("Poacher dice"));
  if (strstr (before, "animals ") != NULL)
    /* Translators: a caption beside dice of an example that the reader can change. */
    return g_strdup (_("White dice"));

  /* Translators: a caption beside dice of an example that the reader can change. */
  return g_strdup (_("Film dice"));
}

const BglChanges bongo_changes = {
  .sets = sets,
  .describe_group = describe_group,
  .find_answer = find_answer,
};
