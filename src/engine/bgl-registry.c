/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-registry.h"

#define BGL_GAME(game) extern const BglRules game##_rules;
#include "bgl-games-list.h"
#undef BGL_GAME

#define BGL_GAME(game) &game##_rules,
static const BglRules *const games[] = {
#include "bgl-games-list.h"
};
#undef BGL_GAME

const BglRules *const *
bgl_registry_list (guint *n_games)
{
  if (n_games != NULL)
    *n_games = G_N_ELEMENTS (games);

  return games;
}

const BglRules *
bgl_registry_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i]->id, id))
      return games[i];

  return NULL;
}
