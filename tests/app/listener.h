/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/*
 * Listens as a screen reader does: on the bus for accessibility, to what windows announce (GTK 4.14), and to their
 * names (before). The program must run with GTK_A11Y=atspi.
 */
typedef struct _Listener Listener;

/* Windows that are opened later are not heard. */
Listener   *listener_new  (void);
void        listener_free (Listener *self);

/* Everything that was spoken since the last call, one sentence a line. What is still on its way is waited for. */
char       *listener_take (Listener *self);

/* The names of widgets, in the order of the array, as a screen reader gets them when they have the focus. A name that
 * GTK makes up from the class is empty. */
GPtrArray  *listener_read_names (Listener  *self,
                                 GPtrArray *widgets);
/* The name of one widget. */
char       *listener_read_name  (Listener  *self,
                                 GtkWidget *widget);
/* What is around the widgets and has a name that GTK makes up from the class. A screen reader would speak it when the focus
 * comes there. */
GPtrArray  *listener_read_made_up (Listener  *self,
                                   GPtrArray *widgets);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Listener, listener_free)
