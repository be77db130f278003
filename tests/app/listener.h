/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Listener, listener_free)
