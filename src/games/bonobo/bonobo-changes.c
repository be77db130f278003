/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bonobo-private.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-change.h"

/* The values that the reader can change in an example of Bonobo Beach: every rhomb, laid or drawn, and the owner of
 * every token. */

static const char *
get_rhomb_name (const char *value)
{
  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (g_str_equal (bonobo_rhombi[i].name, value))
      return bonobo_rhomb_get_label (i);

  return NULL;
}

static const char *const seats[] = { "1", "2", NULL };

static const char *const rhombi[] = {
  "pool",           "coconut-bar",    "hammock",    "spring",          "blondes",     "massage-hut", "surf-shack",
  "ice-cream-cart", "volleyball-net", "steel-band", "palm-grove",      "pedal-boats", "sandcastle",  "lemonade-stand",
  "seashells",      "beach-library",  "wet-dog",    "crab",            "lost-ball",   "sand-fleas",  "bodybuilder",
  "seagulls",       "boom-box",       "school-trip", "mosquitoes",     "rubbish-heap", "jellyfish",  "shark-fin",
  NULL,
};

static const BglWordSet sets[] = {
  { N_("Rhomb"), "(?:[A-Z]\\d=|hand=|^\\*: rhomb )([a-z][a-z-]+)", NULL, rhombi, get_rhomb_name },
  { N_("Owner of the token"), "\\b[a-z]\\d=([1-4])", NULL, seats, NULL },
  { NULL },
};

static char *
describe_group (const char *before)
{
  /* The text before "=": "A1-A2" for a rhomb, "a2" for a token. */
  const char *place = strrchr (before, ' ');

  if (g_str_has_suffix (before, "hand="))
    /* Translators: a caption beside a rhomb of an example that the reader can change. */
    return g_strdup (_("Rhomb in hand"));
  if (!g_str_has_suffix (before, "="))
    /* Translators: a caption beside a rhomb of an example that the reader can change. */
    return g_strdup (_("Drawn rhomb"));
  if (strchr (place != NULL ? place : before, '-') == NULL)
    /* Translators: a caption beside tokens of an example. The reader can change which player they belong to. */
    return g_strdup (_("Owners of the tokens"));

  /* Translators: a caption beside rhombi of an example that the reader can change. */
  return g_strdup (_("Rhombi on the island"));
}

static char *
describe_place (const char *before)
{
  const char *start = before + strlen (before);
  g_auto (GStrv) ends = NULL;
  g_autofree char *place = NULL;

  if (!g_str_has_suffix (before, "=") || g_str_has_suffix (before, "hand="))
    return NULL;

  while (start > before && (g_ascii_isalnum (start[-1]) || start[-1] == '-' || start[-1] == '='))
    start--;
  place = g_strndup (start, strlen (start) - 1);
  ends = g_strsplit (place, "-", 2);

  return g_strjoinv ("–", ends);
}

const BglChanges bonobo_changes = {
  .sets = sets,
  .describe_group = describe_group,
  .describe_place = describe_place,
};
