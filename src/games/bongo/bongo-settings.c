/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-settings.h"

#define SCHEMA_ID "io.github.bungalow_games.Bungalow.bongo"

GSettings *
bongo_settings_get (void)
{
  static GSettings *settings;

  if (g_once_init_enter (&settings))
    g_once_init_leave (&settings, g_settings_new (SCHEMA_ID));

  return settings;
}
