/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "bonobo-private.h"
#include "bonobo-text.h"
#include "rulebook/bgl-change.h"

/* What can be changed in an example of Bonobo Beach: every rhomb, laid or drawn, and whose token stands
 * where. */

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

const BglChanges bonobo_changes = {
  .sets = sets,
};
