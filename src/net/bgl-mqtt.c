/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <errno.h>
#include <glib-unix.h>
#include <mosquitto.h>

#include "engine/bgl-i18n.h"

#include "bgl-mqtt.h"

#define KEEP_ALIVE 15        /* seconds */
#define QOS        1
#define MIN_PAUSE  200       /* milliseconds */
#define MAX_PAUSE  30000
#define FLOOD      200       /* messages a second, which no table needs */
#define FLOOD_PAUSE 3        /* seconds */
#define MAX_PACKETS 64       /* read at once, so that a flood does not stop everything else */

struct _BglMqtt
{
  GObject           parent_instance;

  BglBroker        *broker;
  char             *authority;  /* a file with certificates, or NULL for those of the system */
  char             *filter;
  char             *will_topic;
  GBytes           *will;

  struct mosquitto *mosquitto;  /* only while there is a connection, or one is being made */
  gboolean          connecting; /* the worker uses it */
  gboolean          connected;
  gboolean          was_connected;
  gboolean          stopping;   /* holds a reference until everything has been sent */
  gboolean          stopped;
  gboolean          unsubscribed;
  guint             n_unsent;
  guint             n_received; /* in this second */
  guint             n_flooded;  /* seconds since a flood began, or 0 */
  guint             socket_id;
  gboolean          wants_write;
  guint             misc_id;
  guint             retry_id;
  guint             lost_id;
  guint             patience_id;
  guint             pause;
  const char       *reason;     /* why it makes no sense to try again, or NULL */
};

enum
{
  SIGNAL_CONNECTED,
  SIGNAL_DISCONNECTED,
  SIGNAL_MESSAGE,
  SIGNAL_FAILED,
  SIGNAL_STOPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglMqtt, bgl_mqtt, G_TYPE_OBJECT)

static void connect_now (BglMqtt *self);
static void finish (BglMqtt *self);
static void watch_socket (BglMqtt *self);

/* Destroys what is left of a connection. Must not be called by a callback of the library. */
static void
drop (BglMqtt *self)
{
  g_clear_handle_id (&self->socket_id, g_source_remove);
  g_clear_handle_id (&self->misc_id, g_source_remove);
  g_clear_handle_id (&self->lost_id, g_source_remove);
  if (self->mosquitto != NULL && !self->connecting)
    g_clear_pointer (&self->mosquitto, mosquitto_destroy);
  self->n_unsent = 0;
  self->unsubscribed = FALSE;

  if (self->connected)
    {
      self->connected = FALSE;
      g_signal_emit (self, signals[SIGNAL_DISCONNECTED], 0);
    }
}

static void
fail (BglMqtt    *self,
      const char *reason)
{
  g_autoptr (BglMqtt) keep_alive = g_object_ref (self);

  self->stopped = TRUE;
  drop (self);
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, reason);
  if (self->stopping)
    finish (self);
}

static gboolean
retry_cb (gpointer user_data)
{
  BglMqtt *self = user_data;

  self->retry_id = 0;
  connect_now (self);

  return G_SOURCE_REMOVE;
}

static void
retry_later (BglMqtt *self)
{
  drop (self);
  if (self->stopped || self->retry_id != 0)
    return;

  /* Not all participants should come back in the same moment. */
  self->retry_id = g_timeout_add (self->pause + (guint) g_random_int_range (0, (gint32) self->pause), retry_cb, self);
  self->pause = MIN (self->pause * 2, MAX_PAUSE);
}

static gboolean
lost_cb (gpointer user_data)
{
  g_autoptr (BglMqtt) self = g_object_ref (user_data);

  self->lost_id = 0;
  if (self->reason != NULL)
    fail (self, self->reason);
  else
    retry_later (self);

  return G_SOURCE_REMOVE;
}

/* Looks at the result of a function of the library. The connection is dropped later, because this may be called by one of
 * its callbacks. */
static void
handle_result (BglMqtt *self,
               int      result)
{
  if (result == MOSQ_ERR_SUCCESS || self->mosquitto == NULL || self->connecting)
    return;

  /* A connection that worked once may also break during the next handshake. */
  if (result == MOSQ_ERR_TLS && !self->was_connected)
    self->reason = _("The certificate of the broker is not valid.");
  if (self->lost_id == 0)
    self->lost_id = g_idle_add_full (G_PRIORITY_DEFAULT, lost_cb, self, NULL);
}

/* Stopping */

static void
finish (BglMqtt *self)
{
  g_autoptr (BglMqtt) keep_alive = self->stopping ? self : NULL;

  self->stopping = FALSE;
  self->stopped = TRUE;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_handle_id (&self->patience_id, g_source_remove);
  if (self->mosquitto != NULL && !self->connecting)
    mosquitto_disconnect (self->mosquitto);
  self->connected = FALSE;
  drop (self);
  if (keep_alive != NULL)
    g_signal_emit (self, signals[SIGNAL_STOPPED], 0);
}

static gboolean
finish_cb (gpointer user_data)
{
  BglMqtt *self = user_data;

  self->patience_id = 0;
  finish (self);

  return G_SOURCE_REMOVE;
}

/* The connection must not be destroyed by one of its callbacks. If it were closed while messages are still coming in, the
 * broker might not read that this was on purpose, so they are stopped first. */
static void
finish_soon (BglMqtt *self)
{
  if (!self->stopping || !self->connected || self->n_unsent > 0)
    return;

  if (!self->unsubscribed)
    {
      self->unsubscribed = TRUE;
      self->n_unsent++;
      handle_result (self, mosquitto_unsubscribe (self->mosquitto, NULL, self->filter));
      watch_socket (self);
      return;
    }

  g_clear_handle_id (&self->patience_id, g_source_remove);
  self->patience_id = g_idle_add_full (G_PRIORITY_DEFAULT, finish_cb, self, NULL);
}

/* Callbacks of the library */

static void
connected_cb (struct mosquitto *mosquitto,
              void             *user_data,
              int               code)
{
  BglMqtt *self = user_data;

  /* 4 and 5 are a wrong password and a name that is not allowed. */
  if (code != 0)
    {
      if (code == 4 || code == 5)
        self->reason = _("The broker does not accept this name and password.");
      handle_result (self, MOSQ_ERR_CONN_REFUSED);
      return;
    }

  self->pause = MIN_PAUSE;
  self->connected = TRUE;
  self->was_connected = TRUE;
  handle_result (self, mosquitto_subscribe (mosquitto, NULL, self->filter, QOS));
  g_signal_emit (self, signals[SIGNAL_CONNECTED], 0);
  finish_soon (self);
}

static void
disconnected_cb (struct mosquitto *mosquitto,
                 void             *user_data,
                 int               code)
{
  handle_result (user_data, code == MOSQ_ERR_TLS ? MOSQ_ERR_TLS : MOSQ_ERR_CONN_LOST);
}

static void
message_cb (struct mosquitto               *mosquitto,
            void                           *user_data,
            const struct mosquitto_message *message)
{
  BglMqtt *self = user_data;
  g_autoptr (GBytes) data = g_bytes_new (message->payload, (gsize) message->payloadlen);

  self->n_received++;
  g_signal_emit (self, signals[SIGNAL_MESSAGE], 0, message->topic, data);
}

static void
published_cb (struct mosquitto *mosquitto,
              void             *user_data,
              int               id)
{
  BglMqtt *self = user_data;

  if (self->n_unsent > 0)
    self->n_unsent--;
  finish_soon (self);
}

static void
unsubscribed_cb (struct mosquitto *mosquitto,
                 void             *user_data,
                 int               id)
{
  published_cb (mosquitto, user_data, id);
}

/* The main loop */

static gboolean
socket_cb (int          fd,
           GIOCondition condition,
           gpointer     user_data)
{
  g_autoptr (BglMqtt) self = g_object_ref (user_data);
  guint id = self->socket_id;
  int result = MOSQ_ERR_SUCCESS;

  if (condition & G_IO_OUT)
    result = mosquitto_loop_write (self->mosquitto, 1);

  /* TLS may hold more than the socket shows, so read until there is nothing left. */
  for (guint i = 0; result == MOSQ_ERR_SUCCESS && (condition & ~G_IO_OUT) != 0 && i < MAX_PACKETS; i++)
    {
      errno = 0;
      result = mosquitto_loop_read (self->mosquitto, 1);
      if (errno == EAGAIN || errno == EWOULDBLOCK)
        break;
    }

  handle_result (self, result);
  if (self->socket_id != id)
    return G_SOURCE_REMOVE;

  /* A socket that is closed would wake us up forever. */
  if (self->lost_id != 0 || mosquitto_want_write (self->mosquitto) != self->wants_write)
    {
      self->socket_id = 0;
      watch_socket (self);
      return G_SOURCE_REMOVE;
    }

  return G_SOURCE_CONTINUE;
}

static void
watch_socket (BglMqtt *self)
{
  int fd;

  g_clear_handle_id (&self->socket_id, g_source_remove);
  if (self->mosquitto == NULL || self->connecting || self->lost_id != 0)
    return;

  fd = mosquitto_socket (self->mosquitto);
  self->wants_write = mosquitto_want_write (self->mosquitto);
  if (fd >= 0)
    self->socket_id = g_unix_fd_add (fd, G_IO_IN | G_IO_HUP | G_IO_ERR | (self->wants_write ? G_IO_OUT : 0),
                                     socket_cb, self);
}

/* A broker drops messages when more come than we read. Subscribing again brings back all retained ones. */
static void
look_for_flood (BglMqtt *self)
{
  if (self->n_flooded > 0 || self->n_received > FLOOD)
    self->n_flooded++;
  if (self->n_flooded > FLOOD_PAUSE && self->connected && !self->stopping)
    {
      self->n_flooded = 0;
      handle_result (self, mosquitto_subscribe (self->mosquitto, NULL, self->filter, QOS));
    }
  self->n_received = 0;
}

static gboolean
misc_cb (gpointer user_data)
{
  BglMqtt *self = user_data;

  handle_result (self, mosquitto_loop_misc (self->mosquitto));
  look_for_flood (self);
  if (self->socket_id == 0 || mosquitto_want_write (self->mosquitto) != self->wants_write)
    watch_socket (self);

  return G_SOURCE_CONTINUE;
}

/* Connecting */

static void
connect_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  BglMqtt *self = source;

  g_task_return_int (task, mosquitto_connect (self->mosquitto, self->broker->host, (int) self->broker->port,
                                              KEEP_ALIVE));
}

static void
connect_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  BglMqtt *self = BGL_MQTT (source);
  int code = (int) g_task_propagate_int (G_TASK (result), NULL);

  self->connecting = FALSE;
  if (self->stopped)
    {
      drop (self);
      return;
    }
  if (code != MOSQ_ERR_SUCCESS && code != MOSQ_ERR_TLS)
    {
      retry_later (self);
      return;
    }

  handle_result (self, code);
  if (self->mosquitto == NULL || self->lost_id != 0)
    return;
  self->misc_id = g_timeout_add_seconds (1, misc_cb, self);
  watch_socket (self);
}

/* Returns FALSE if the library does not accept the settings. */
static gboolean
configure (BglMqtt *self)
{
  struct mosquitto *mosquitto = self->mosquitto;

  mosquitto_connect_callback_set (mosquitto, connected_cb);
  mosquitto_disconnect_callback_set (mosquitto, disconnected_cb);
  mosquitto_message_callback_set (mosquitto, message_cb);
  mosquitto_publish_callback_set (mosquitto, published_cb);
  mosquitto_unsubscribe_callback_set (mosquitto, unsubscribed_cb);
  mosquitto_int_option (mosquitto, MOSQ_OPT_TCP_NODELAY, 1);
  mosquitto_int_option (mosquitto, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V311);

  if (self->broker->user != NULL &&
      mosquitto_username_pw_set (mosquitto, self->broker->user, self->broker->password) != MOSQ_ERR_SUCCESS)
    return FALSE;
  if (self->will != NULL &&
      mosquitto_will_set (mosquitto, self->will_topic, (int) g_bytes_get_size (self->will),
                          g_bytes_get_data (self->will, NULL), QOS, true) != MOSQ_ERR_SUCCESS)
    return FALSE;
  if (!self->broker->tls)
    return TRUE;

  /* The name in the certificate is checked as well, which is the default. */
  return (self->authority != NULL
          ? mosquitto_tls_set (mosquitto, self->authority, NULL, NULL, NULL, NULL)
          : mosquitto_int_option (mosquitto, MOSQ_OPT_TLS_USE_OS_CERTS, 1)) == MOSQ_ERR_SUCCESS;
}

static void
connect_now (BglMqtt *self)
{
  g_autoptr (GTask) task = NULL;

  /* Without a name, the library makes up a random one. */
  self->mosquitto = mosquitto_new (NULL, true, self);
  if (self->mosquitto == NULL || !configure (self))
    {
      fail (self, _("The connection could not be set up."));
      return;
    }

  self->connecting = TRUE;
  task = g_task_new (self, NULL, connect_cb, NULL);
  g_task_set_source_tag (task, connect_now);
  g_task_run_in_thread (task, connect_thread);
}

/* The object */

static void
bgl_mqtt_dispose (GObject *object)
{
  BglMqtt *self = BGL_MQTT (object);

  self->stopped = TRUE;
  self->connected = FALSE;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_handle_id (&self->patience_id, g_source_remove);
  drop (self);

  G_OBJECT_CLASS (bgl_mqtt_parent_class)->dispose (object);
}

static void
bgl_mqtt_finalize (GObject *object)
{
  BglMqtt *self = BGL_MQTT (object);

  bgl_broker_free (self->broker);
  g_free (self->authority);
  g_free (self->filter);
  g_free (self->will_topic);
  g_clear_pointer (&self->will, g_bytes_unref);
  mosquitto_lib_cleanup ();

  G_OBJECT_CLASS (bgl_mqtt_parent_class)->finalize (object);
}

static void
bgl_mqtt_class_init (BglMqttClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bgl_mqtt_dispose;
  object_class->finalize = bgl_mqtt_finalize;

  signals[SIGNAL_CONNECTED] =
    g_signal_new ("connected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_DISCONNECTED] =
    g_signal_new ("disconnected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_MESSAGE] =
    g_signal_new ("message", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                  G_TYPE_STRING, G_TYPE_BYTES);
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_STRING);
  signals[SIGNAL_STOPPED] =
    g_signal_new ("stopped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_mqtt_init (BglMqtt *self)
{
  mosquitto_lib_init ();
  self->pause = MIN_PAUSE;
}

BglMqtt *
bgl_mqtt_new (const BglBroker *broker,
              const char      *authority)
{
  BglMqtt *self = g_object_new (BGL_TYPE_MQTT, NULL);
  g_autofree char *url = bgl_broker_to_string (broker);

  self->broker = bgl_broker_parse (url, NULL);
  self->authority = g_strdup (authority);

  return self;
}

void
bgl_mqtt_set_will (BglMqtt    *self,
                   const char *topic,
                   GBytes     *data)
{
  g_return_if_fail (BGL_IS_MQTT (self));
  g_return_if_fail (self->will == NULL);

  self->will_topic = g_strdup (topic);
  self->will = g_bytes_ref (data);
}

void
bgl_mqtt_start (BglMqtt    *self,
                const char *filter)
{
  g_return_if_fail (BGL_IS_MQTT (self));
  g_return_if_fail (!self->stopping);

  /* It is connected or tries to. */
  if (self->filter != NULL && !self->stopped)
    return;

  self->stopped = FALSE;
  g_free (self->filter);
  self->filter = g_strdup (filter);
  connect_now (self);
}

void
bgl_mqtt_stop (BglMqtt *self,
               guint    patience)
{
  g_return_if_fail (BGL_IS_MQTT (self));

  if (self->stopping)
    return;

  self->stopping = TRUE;
  g_object_ref (self);
  self->patience_id = g_timeout_add (self->stopped || self->filter == NULL ? 0 : patience, finish_cb, self);
  finish_soon (self);
}

gboolean
bgl_mqtt_is_connected (BglMqtt *self)
{
  g_return_val_if_fail (BGL_IS_MQTT (self), FALSE);

  return self->connected;
}

void
bgl_mqtt_publish (BglMqtt    *self,
                  const char *topic,
                  GBytes     *data)
{
  int result;

  g_return_if_fail (BGL_IS_MQTT (self));

  if (!self->connected || self->lost_id != 0)
    return;

  result = mosquitto_publish (self->mosquitto, NULL, topic, (int) g_bytes_get_size (data),
                              g_bytes_get_data (data, NULL), QOS, true);
  if (result == MOSQ_ERR_SUCCESS)
    self->n_unsent++;
  handle_result (self, result);
  if (self->socket_id == 0 || mosquitto_want_write (self->mosquitto) != self->wants_write)
    watch_socket (self);
}
