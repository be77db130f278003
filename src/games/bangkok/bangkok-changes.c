/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bangkok-private.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-change.h"

/* The values that the reader can change in an example of Bangkok: the goal, and every die. */

static const char *const faces[] = { "1", "2", "3", "4", "5", "6", NULL };
static const char *const goals[] = { "7", "8", "9", "10", "11", "12", NULL };

/* A roll for the pool names the color once, before all values: "pool r 1 1 3". */
#define DIE(letter) "(?:\\b" letter "|(?:^\\*: pool " letter "|\\G(?<!^)) )([1-6])\\b"

static const BglWordSet sets[] = {
  { N_("Goal die"), "^\\*: goal ([1-6])", NULL, faces, NULL },
  { N_("Goal"), "\\bgoal (\\d+)", NULL, goals, NULL },
  { N_("Red die"), DIE ("r"), "#c92f2a", faces, NULL },
  { N_("Green die"), DIE ("g"), "#2f9e6c", faces, NULL },
  { N_("Blue die"), DIE ("b"), "#2458c6", faces, NULL },
  { N_("Yellow die"), DIE ("y"), "#d9a400", faces, NULL },
  { N_("Violet die"), DIE ("v"), "#a85fc4", faces, NULL },
  { NULL },
};

/* The word that begins the line or the clause of a position. */
static char *
describe_group (const char *before)
{
  const char *clause = before;

  if (g_str_has_prefix (clause, "*: "))
    clause += strlen ("*: ");
  else if (strpbrk (clause, "\"") != NULL)
    clause = strpbrk (clause, "\"") + 1;
  if (strrchr (clause, ';') != NULL)
    clause = strrchr (clause, ';') + 1;
  while (*clause == ' ')
    clause++;

  if (g_str_has_prefix (clause, "goal"))
    return g_strdup (_("Goal"));
  if (g_str_has_prefix (clause, "values"))
    return g_strdup (C_("Bangkok", "Values"));
  if (g_str_has_prefix (clause, "pool"))
    /* Translators: a caption beside dice of an example that the reader can change. */
    return g_strdup (_("Dice in the pool"));

  return g_strdup_printf (_("Player %u"), (guint) g_ascii_strtoull (clause, NULL, 10));
}

const BglChanges bangkok_changes = {
  .sets = sets,
  .describe_group = describe_group,
};
