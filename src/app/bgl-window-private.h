/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-beside.h"
#include "bgl-reader.h"
#include "bgl-window.h"

G_BEGIN_DECLS

struct _BglWindow
{
  AdwApplicationWindow  parent_instance;

  BglStore             *store;
  GCancellable         *scanning;
  BglTablePage         *page;      /* the last table, also while the shelf is on show */
  gulong                paint_id;

  BglReader            *reader;    /* made when somebody first wants to read */

  BglBeside            *beside;
  GtkStack             *stack;
  BglShelf             *shelf;
};

/* bgl-window-actions.c: the commands of the window. */
void bgl_window_add_actions    (BglWindow *self);
/* Has the commands of a table follow the one on show. */
void bgl_window_update_actions (BglWindow *self);

G_END_DECLS
