/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-tip.h"

void
bgl_tip_free (BglTip *tip)
{
  if (tip == NULL)
    return;

  g_free (tip->text);
  g_free (tip);
}

void
bgl_tip_add (GPtrArray  *tips,
             const char *rule,
             char       *text)
{
  BglTip *tip;

  g_return_if_fail (tips != NULL);
  g_return_if_fail (text != NULL);

  tip = g_new0 (BglTip, 1);
  tip->rule = rule;
  tip->text = text;
  g_ptr_array_add (tips, tip);
}
