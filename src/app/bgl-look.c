/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-look.h"

#define BGL_GAME(game) extern const BglLook game##_look;
#include "bgl-games-list.h"
#undef BGL_GAME

static const BglLook *const looks[] = {
#define BGL_GAME(game) &game##_look,
#include "bgl-games-list.h"
#undef BGL_GAME
};

const BglLook *const *
bgl_look_list (guint *n_looks)
{
  if (n_looks != NULL)
    *n_looks = G_N_ELEMENTS (looks);

  return looks;
}

const BglLook *
bgl_look_find (const char *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (g_str_equal (looks[i]->rules->id, game))
      return looks[i];

  return NULL;
}
