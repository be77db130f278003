/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* A GtkGrid that lists which token scored where, how much, and by which rule, and the total of each player. */
GtkWidget *bonobo_summary_new (BglTable *table);

G_END_DECLS
