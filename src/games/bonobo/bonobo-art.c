/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-art.h"

/* Shared by all pictures of the game. */

static const BonoboTones all_tones[] = {
  [BGL_COLOR_SCHEME_LIGHT] = {
    .deep = 0x1a9dab, .reef = 0x2fb3ba, .shallow = 0x8fe0d8, .foam = 0xffffff,
    .wet = 0xdcbd84, .sand = 0xf6e4b8, .dune = 0xfbedc8, .lee = 0xe6c88c, .tuft = 0x9aa65a,
    .toilet = 0xcfe4ea, .shade = 0xfad9c4, .pebble = 0xb08d55,
    .veil = 0x000000, .veil_alpha = 0,
    .mark = 0xffffff, .mark_edge = 0x17454d, .glow = 0xffcf3a, .harm = 0xc8262f,
  },
  [BGL_COLOR_SCHEME_DARK] = {
    .deep = 0x0b3444, .reef = 0x114a59, .shallow = 0x2c7a80, .foam = 0xbfe3df,
    .wet = 0x6f5c40, .sand = 0x9b845c, .dune = 0xab9468, .lee = 0x7f6a47, .tuft = 0x5f6b3c,
    .toilet = 0x7891a0, .shade = 0xab7a66, .pebble = 0x4f3f29,
    .veil = 0x14223a, .veil_alpha = 0.24,
    .mark = 0xfff3d8, .mark_edge = 0x020c12, .glow = 0xffc64a, .harm = 0xe8474a,
  },
  [BGL_COLOR_SCHEME_HIGH_CONTRAST] = {
    .deep = 0x00323c, .reef = 0x00323c, .shallow = 0x00505c, .foam = 0xffffff,
    .wet = 0x6b4e1c, .sand = 0x3a2a0c, .dune = 0xfff3cf, .lee = 0xe0c27c, .tuft = 0x3f5a10,
    .toilet = 0xd3ecf5, .shade = 0xffd8c2, .pebble = 0x000000,
    .veil = 0x000000, .veil_alpha = 0,
    .mark = 0xffffff, .mark_edge = 0x000000, .glow = 0xffe14d, .harm = 0xc00010,
  },
  [BGL_COLOR_SCHEME_PAPER] = {
    .deep = 0xffffff, .reef = 0xffffff, .shallow = 0xffffff, .foam = 0xffffff,
    .wet = 0xcbb894, .sand = 0xfffdf7, .dune = 0xfcf6e4, .lee = 0xe6c88c, .tuft = 0x9aa65a,
    .toilet = 0xe6f0f4, .shade = 0xfdeee5, .pebble = 0xb08d55,
    .veil = 0x000000, .veil_alpha = 0,
    .mark = 0xffffff, .mark_edge = 0x17454d, .glow = 0xd98a00, .harm = 0xc8262f,
  },
};

const BonoboTones *
bonobo_art_get_tones (BglColorScheme scheme)
{
  return &all_tones[scheme];
}

BonoboTurn
bonobo_art_get_turn (guint place)
{
  const BonoboSpot *first = &bonobo_spots[bonobo_places[place].tips[0]];
  const BonoboSpot *second = &bonobo_spots[bonobo_places[place].tips[1]];
  int slope = (second->x - first->x) * (second->y - first->y);

  if (first->x == second->x)
    return BONOBO_UPRIGHT;

  return slope < 0 ? BONOBO_RISING : BONOBO_FALLING;
}
