/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-invitation.h"

G_BEGIN_DECLS

#define BGL_TYPE_BROKER_PROCESS (bgl_broker_process_get_type ())

G_DECLARE_FINAL_TYPE (BglBrokerProcess, bgl_broker_process, BGL, BROKER_PROCESS, GObject)

/*
 * A broker on this machine for people on the same network: mosquitto as a child process, with a configuration and a
 * random password of its own. It keeps nothing, listens on one address only, and ends with this process, even if that is
 * killed.
 *
 * Signals:
 *   ended ()   it ended by itself
 */

/* Whether the program is installed. */
gboolean          bgl_broker_process_is_available (void);
/* Starts it on an address of this machine, or on that in its network if the address is NULL. Must be called by the main
 * thread, because it ends with the thread that has started it. */
void              bgl_broker_process_start_async  (const char          *address,
                                                   GCancellable        *cancellable,
                                                   GAsyncReadyCallback  callback,
                                                   gpointer             user_data);
/* Returns a broker that answers (transfer full). The error is G_IO_ERROR_NOT_FOUND without the program, and
 * G_IO_ERROR_NETWORK_UNREACHABLE without a network. */
BglBrokerProcess *bgl_broker_process_start_finish (GAsyncResult        *result,
                                                   GError             **error);
/* Its address, with the password (transfer full). */
BglBroker        *bgl_broker_process_get_broker   (BglBrokerProcess    *self);

G_END_DECLS
