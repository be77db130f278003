/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-invitation.h"

G_BEGIN_DECLS

#define BGL_TYPE_MQTT (bgl_mqtt_get_type ())

G_DECLARE_FINAL_TYPE (BglMqtt, bgl_mqtt, BGL, MQTT, GObject)

/*
 * A connection to a broker (MQTT 3.1.1) on the main loop of GLib. It connects again by itself, with growing pauses.
 * Each connection is a clean session with a random name, so that nothing from an earlier one arrives late.
 *
 * Signals:
 *   connected ()                          everything that should be there must be published again
 *   disconnected ()                       emitted once for each time that it was connected
 *   message (char *topic, GBytes *data)
 *   failed (char *reason)                 the broker cannot be trusted or does not let us in; it does not try again
 *   stopped ()
 */
BglMqtt *bgl_mqtt_new       (const BglBroker *broker,
                             const char      *authority);
/* What the broker publishes for us when the connection breaks. */
void     bgl_mqtt_set_will  (BglMqtt         *self,
                             const char      *topic,
                             GBytes          *data);
/* Connects, and subscribes to all topics of the filter. After BglMqtt::failed, it can be started again. */
void     bgl_mqtt_start     (BglMqtt         *self,
                             const char      *filter);
/* Disconnects after everything has been sent, or when the time in milliseconds is over, and then emits
 * BglMqtt::stopped. It stays alive until then. */
void     bgl_mqtt_stop      (BglMqtt         *self,
                             guint            patience);
gboolean bgl_mqtt_is_connected (BglMqtt      *self);
/* Publishes a retained message, if there is a connection. */
void     bgl_mqtt_publish   (BglMqtt         *self,
                             const char      *topic,
                             GBytes          *data);

G_END_DECLS
