/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the table helper tells beginners about a position: what the player may do, and why one would. It never says
 * which of several moves is best, because this is the task of a hint. */
typedef struct
{
  const char *rule;  /* the ID of its rule, which also names the tip: no two tips of a position have the same one */
  char       *text;  /* one or two short sentences */
} BglTip;

void bgl_tip_free (BglTip     *tip);
/* Adds a tip to a list of BglTip. Takes the text. */
void bgl_tip_add  (GPtrArray  *tips,
                   const char *rule,
                   char       *text);

G_END_DECLS
