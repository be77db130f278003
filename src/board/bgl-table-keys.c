/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-keys.h"

#include "engine/bgl-i18n.h"

static const struct
{
  guint       keyval;
  const char *title;
} keys[] = {
  { GDK_KEY_l, N_("Announce Last Event") },
  { GDK_KEY_p, N_("Pause Real-Time Game") },
  { GDK_KEY_s, N_("Announce Turn and Score") },
};

const char *
bgl_table_keys_get_title (guint keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == gdk_keyval_to_lower (keyval))
      return _(keys[i].title);

  return NULL;
}
