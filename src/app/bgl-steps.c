/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-steps.h"

gboolean
bgl_steps_find (guint  key,
                guint  ply,
                guint  last,
                guint *target)
{
  g_return_val_if_fail (ply <= last, FALSE);
  g_return_val_if_fail (target != NULL, FALSE);

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      *target = ply - MIN (ply, 1);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      *target = MIN (ply + 1, last);
      return TRUE;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      *target = ply - MIN (ply, BGL_STEPS_PAGE);
      return TRUE;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      *target = MIN (ply + BGL_STEPS_PAGE, last);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      *target = 0;
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      *target = last;
      return TRUE;
    default:
      return FALSE;
    }
}
