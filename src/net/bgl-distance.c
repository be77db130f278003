/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"

#include "bgl-distance-private.h"

/* How often the clock of the host looks at what is due, in milliseconds. */
#define TICK 100
/* How long the next roll waits until the person here has seen the last one, in milliseconds. The host waits longer. */
#define MAX_UNREADY 20000
/* What a message with a share contains besides its text. */
#define SHARE_OVERHEAD (BGL_HASH_SIZE + BGL_SIGNATURE_SIZE + BGL_SEAL_OVERHEAD)
/* How long to wait between two reports about who is there, in milliseconds. */
#define PRESENCE_PAUSE 1000

enum
{
  SIGNAL_NEWS,
  SIGNAL_PRESENCE,
  SIGNAL_STARTED,
  SIGNAL_CHANGED,
  SIGNAL_ONLINE,
  SIGNAL_FAILED,
  SIGNAL_STOPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglDistance, bgl_distance, G_TYPE_OBJECT)

/* What is sent and stored */

static gsize
count_bytes (BglDistance *self)
{
  GPtrArray *shares = bgl_session_get_shares (self->session);
  gsize sum = 0;

  for (guint i = 0; i < shares->len; i++)
    sum += ((BglShare *) g_ptr_array_index (shares, i))->text->len;

  return sum;
}

static void
publish (BglDistance *self)
{
  BglShare *own = bgl_session_get_own (self->session);
  g_autofree char *topic = NULL;
  g_autoptr (GBytes) message = NULL;

  if (own == NULL || own->text->len == 0 || self->cleared || !bgl_mqtt_is_connected (self->mqtt))
    return;

  topic = bgl_share_get_topic (own, &self->keys);
  message = bgl_share_seal (own, &self->keys);
  bgl_mqtt_publish (self->mqtt, topic, message);
  self->published = own->text->len;
}

/* Stores first: what others have seen must not change after a restart. */
static gboolean
save_and_publish (BglDistance *self)
{
  BglShare *own = bgl_session_get_own (self->session);
  g_autoptr (GError) error = NULL;
  gsize bytes = count_bytes (self);

  if (bytes != self->saved)
    {
      if (own != NULL)
        bgl_share_sign (own, self->state.private_key);
      if (!bgl_state_file_save (&self->state, self->session, &error))
        {
          g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
          return FALSE;
        }
      self->saved = bytes;
    }
  if (own != NULL && own->text->len != self->published)
    publish (self);

  return TRUE;
}

/* The presence of a participant is a hint, not a proof. */
static GBytes *
make_presence (BglDistance *self,
               gboolean     present)
{
  const guint8 value = present ? 1 : 0;

  return bgl_seal (self->keys.key, self->presence_topic, &value, sizeof value);
}

static gboolean
presence_cb (gpointer user_data)
{
  BglDistance *self = user_data;

  self->presence_id = 0;
  bgl_distance_tell_presence (self);

  return G_SOURCE_REMOVE;
}

/* Reports changes at most once a second, so that a flood of messages is not a flood of reports. */
void
bgl_distance_tell_presence (BglDistance *self)
{
  g_autoptr (BglDistance) keep_alive = g_object_ref (self);
  guint before = self->told_absent;

  if (self->presence_id != 0)
    return;

  for (guint seat = 1; seat <= BGL_MAX_SEATS; seat++)
    {
      BglSitter sitter = bgl_session_get_sitter (self->session, seat);
      guint bit = 1u << (seat - 1);

      self->told_absent &= ~bit;
      if (sitter == BGL_SITTER_AWAY || sitter == BGL_SITTER_LEFT)
        self->told_absent |= bit;
    }
  if (self->told_absent == before)
    return;

  self->presence_id = g_timeout_add (PRESENCE_PAUSE, presence_cb, self);
  for (guint seat = 1; seat <= BGL_MAX_SEATS; seat++)
    if ((self->told_absent ^ before) & (1u << (seat - 1)))
      g_signal_emit (self, signals[SIGNAL_PRESENCE], 0, seat, (self->told_absent & (1u << (seat - 1))) == 0);
}

static void
receive_presence (BglDistance *self,
                  const char  *topic,
                  GBytes      *message)
{
  g_autoptr (GBytes) data = NULL;
  guint8 fingerprint[BGL_FINGERPRINT_SIZE];
  gboolean present = FALSE;
  gsize size;

  if (!bgl_parse_hex (strrchr (topic, '/') + 1, fingerprint, sizeof fingerprint) || g_bytes_get_size (message) > 64)
    return;

  /* Somebody who has removed their messages is gone. */
  if (g_bytes_get_size (message) > 0)
    {
      const guint8 *value;

      data = bgl_unseal (self->keys.key, topic, g_bytes_get_data (message, NULL), g_bytes_get_size (message));
      value = data != NULL ? g_bytes_get_data (data, &size) : NULL;
      if (value == NULL || size != 1)
        return;
      present = *value == 1;
    }

  if (bgl_session_set_present (self->session, fingerprint, present))
    bgl_distance_update (self);
}

/* Acting */

static gboolean
tick_cb (gpointer user_data)
{
  BglDistance *self = user_data;

  self->tick_id = 0;
  bgl_distance_update (self);

  return G_SOURCE_REMOVE;
}

static void
tell_news (BglDistance *self)
{
  BglNews news;

  while (bgl_session_take_news (self->session, &news))
    {
      g_signal_emit (self, signals[SIGNAL_NEWS], 0, news.kind, news.seat, news.received);
      if (news.kind == BGL_NEWS_VERSION)
        g_signal_emit (self, signals[SIGNAL_FAILED], 0, _("This table needs a newer version of Bungalow."));
    }
}

/* Whether the table shows everything up to the next roll, and the person here wants to see that one. */
static gboolean
is_ready (BglDistance *self)
{
  BglGame *game = bgl_session_get_game (self->session);
  gint64 now = g_get_monotonic_time () / 1000;

  if (game == NULL || bgl_game_get_turn (game) != BGL_TURN_CHANCE ||
      (self->table != NULL && bgl_table_get_live_ply (self->table) == bgl_game_get_ply (game) &&
       (bgl_table_get_held (self->table) & (BGL_HOLD_PERSON | BGL_HOLD_STORY)) == 0))
    {
      self->unready_since = 0;
      return TRUE;
    }

  if (self->unready_since == 0)
    self->unready_since = now;

  return now - self->unready_since >= MAX_UNREADY;
}

static gboolean
act (BglDistance *self)
{
  bgl_session_set_ready (self->session, is_ready (self));
  bgl_session_act (self->session, g_get_monotonic_time () / 1000);

  return save_and_publish (self);
}

void
bgl_distance_update (BglDistance *self)
{
  g_autoptr (BglDistance) keep_alive = g_object_ref (self);

  if (!act (self))
    return;
  tell_news (self);
  bgl_distance_sync_table (self);
  /* Now that the table has caught up, the next roll may be due. */
  if (self->unready_since > 0 && is_ready (self) && !act (self))
    return;
  bgl_distance_tell_presence (self);

  if (self->tick_id == 0 &&
      (bgl_session_needs_clock (self->session) || self->asked_since > 0 || self->unready_since > 0))
    self->tick_id = g_timeout_add (TICK, tick_cb, self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* The connection */

static void
connected_cb (BglDistance *self)
{
  g_signal_emit (self, signals[SIGNAL_ONLINE], 0, TRUE);
  if (self->presence_topic != NULL)
    {
      g_autoptr (GBytes) present = make_presence (self, !self->stopping);

      bgl_mqtt_publish (self->mqtt, self->presence_topic, present);
    }
  publish (self);
  bgl_distance_update (self);
}

static void
disconnected_cb (BglDistance *self)
{
  g_signal_emit (self, signals[SIGNAL_ONLINE], 0, FALSE);
}

/* One's own share comes back from the broker, too. */
static void
note_echo (BglDistance *self,
           const char  *topic,
           gsize        size)
{
  BglShare *own = bgl_session_get_own (self->session);
  g_autofree char *own_topic = own != NULL ? bgl_share_get_topic (own, &self->keys) : NULL;

  if (own == NULL || !g_str_equal (topic, own_topic) || size < SHARE_OVERHEAD || size - SHARE_OVERHEAD == self->echoed)
    return;

  self->echoed = size - SHARE_OVERHEAD;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
message_cb (BglDistance *self,
            const char  *topic,
            GBytes      *message)
{
  const char *rest = topic + strlen (self->keys.topic);
  gsize size;
  gconstpointer data = g_bytes_get_data (message, &size);

  if (g_str_has_prefix (rest, "/here/"))
    receive_presence (self, topic, message);
  else if (g_str_has_prefix (rest, "/share/") && size > 0 &&
           bgl_session_open (self->session, &self->keys, topic, data, size) == BGL_RECEIVED_NEW)
    bgl_distance_update (self);
  else
    tell_news (self);

  if (g_str_has_prefix (rest, "/share/"))
    note_echo (self, topic, size);
}

static void
failed_cb (BglDistance *self,
           const char  *reason)
{
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, reason);
}

static void
stopped_cb (BglDistance *self)
{
  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_handle_id (&self->presence_id, g_source_remove);
  g_signal_emit (self, signals[SIGNAL_STOPPED], 0);
  g_object_unref (self);
}

/* The object */

static void
bgl_distance_dispose (GObject *object)
{
  BglDistance *self = BGL_DISTANCE (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_handle_id (&self->presence_id, g_source_remove);
  if (self->table != NULL)
    bgl_table_stop (self->table);
  g_clear_object (&self->table);
  g_clear_object (&self->mqtt);

  G_OBJECT_CLASS (bgl_distance_parent_class)->dispose (object);
}

static void
bgl_distance_finalize (GObject *object)
{
  BglDistance *self = BGL_DISTANCE (object);

  g_clear_pointer (&self->session, bgl_session_free);
  g_clear_pointer (&self->invitation, bgl_invitation_free);
  bgl_table_keys_clear (&self->keys);
  bgl_state_file_clear (&self->state);
  g_free (self->presence_topic);

  G_OBJECT_CLASS (bgl_distance_parent_class)->finalize (object);
}

static void
bgl_distance_class_init (BglDistanceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bgl_distance_dispose;
  object_class->finalize = bgl_distance_finalize;

  signals[SIGNAL_NEWS] =
    g_signal_new ("news", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                  G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  signals[SIGNAL_PRESENCE] =
    g_signal_new ("presence", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                  G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[SIGNAL_STARTED] =
    g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ONLINE] =
    g_signal_new ("online", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_BOOLEAN);
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_STRING);
  signals[SIGNAL_STOPPED] =
    g_signal_new ("stopped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_distance_init (BglDistance *self)
{
  self->level = -1;
}

/* Everything that hosting and joining have in common. The invitation and the private key are known. */
static gboolean
attach (BglDistance              *self,
        const BglDistanceOptions *options,
        gboolean                  resumed,
        BglRecord                *table,
        GError                  **error)
{
  guint8 public_key[BGL_HASH_SIZE];
  guint8 fingerprint[BGL_FINGERPRINT_SIZE];

  if (self->invitation->broker == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _("The code of a table needs the address of its broker."));
      return FALSE;
    }

  bgl_table_keys_init (&self->keys, self->invitation->code);
  self->level = options->level;
  bgl_public_key (self->state.private_key, public_key);
  self->session = bgl_session_new (self->keys.game, options->watch ? NULL : self->state.private_key, public_key,
                                   table == NULL && self->invitation->has_host ? self->invitation->host : NULL);
  if (table != NULL)
    bgl_session_host (self->session, table);
  if (!options->watch)
    bgl_session_claim (self->session, options->seat, options->name);
  if (options->level >= 0)
    bgl_session_set_agreeable (self->session);
  /* The key is stored before anybody hears of it. */
  if (resumed ? !bgl_state_file_restore (&self->state, self->session, error)
              : !bgl_state_file_save (&self->state, self->session, error))
    return FALSE;

  self->mqtt = bgl_mqtt_new (self->invitation->broker, options->authority);
  if (!options->watch)
    {
      g_autofree char *hex = NULL;
      g_autoptr (GBytes) will = NULL;

      bgl_fingerprint (public_key, fingerprint);
      hex = bgl_format_hex (fingerprint, sizeof fingerprint);
      self->presence_topic = g_strdup_printf ("%s/here/%s", self->keys.topic, hex);
      will = make_presence (self, FALSE);
      bgl_mqtt_set_will (self->mqtt, self->presence_topic, will);
    }

  g_signal_connect_object (self->mqtt, "connected", G_CALLBACK (connected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mqtt, "disconnected", G_CALLBACK (disconnected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mqtt, "message", G_CALLBACK (message_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mqtt, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mqtt, "stopped", G_CALLBACK (stopped_cb), self, G_CONNECT_SWAPPED);

  return TRUE;
}

/* Reads the stored state if there is one. Returns whether that worked, and whether there was one. */
static gboolean
resume (BglDistance              *self,
        const BglDistanceOptions *options,
        gboolean                 *resumed,
        GError                  **error)
{
  *resumed = options->state != NULL && bgl_state_file_exists (options->state);
  if (!*resumed)
    {
      self->state.path = g_strdup (options->state);
      bgl_random_bytes (self->state.private_key, sizeof self->state.private_key);
      return TRUE;
    }

  return bgl_state_file_load (&self->state, options->state, error) &&
         (self->invitation = bgl_invitation_parse (self->state.invitation, error)) != NULL;
}

/* Uses another address for the same broker, if there is one. */
static void
set_broker (BglDistance *self,
            BglBroker   *broker)
{
  if (broker == NULL)
    return;

  g_clear_pointer (&self->invitation->broker, bgl_broker_free);
  self->invitation->broker = broker;
}

BglDistance *
bgl_distance_host (BglRecord                *table,
                   const BglDistanceOptions *options,
                   GError                  **error)
{
  g_autoptr (BglDistance) self = g_object_new (BGL_TYPE_DISTANCE, NULL);
  g_autoptr (BglBroker) broker = options->broker;
  gboolean resumed;

  if (!resume (self, options, &resumed, error))
    return NULL;

  if (!resumed)
    {
      guint8 public_key[BGL_HASH_SIZE];
      guint8 fingerprint[BGL_FINGERPRINT_SIZE];

      bgl_public_key (self->state.private_key, public_key);
      bgl_fingerprint (public_key, fingerprint);
      self->invitation = bgl_invitation_new (g_steal_pointer (&broker), fingerprint);
      self->state.invitation = bgl_invitation_to_string (self->invitation);
    }
  set_broker (self, g_steal_pointer (&broker));

  return attach (self, options, resumed, table, error) ? g_steal_pointer (&self) : NULL;
}

BglDistance *
bgl_distance_join (const char               *invitation,
                   const BglDistanceOptions *options,
                   GError                  **error)
{
  g_autoptr (BglDistance) self = g_object_new (BGL_TYPE_DISTANCE, NULL);
  g_autoptr (BglBroker) broker = options->broker;
  g_autoptr (BglInvitation) wanted = bgl_invitation_parse (invitation, error);
  gboolean resumed;

  if (wanted == NULL || !resume (self, options, &resumed, error))
    return NULL;

  if (resumed && !g_str_equal (self->invitation->code, wanted->code))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_EXISTS, _("This file belongs to another table."));
      return NULL;
    }

  g_clear_pointer (&self->invitation, bgl_invitation_free);
  self->invitation = g_steal_pointer (&wanted);
  g_free (self->state.invitation);
  self->state.invitation = g_strdup (invitation);
  set_broker (self, g_steal_pointer (&broker));

  return attach (self, options, resumed, NULL, error) ? g_steal_pointer (&self) : NULL;
}

void
bgl_distance_start (BglDistance *self)
{
  g_autofree char *filter = NULL;

  g_return_if_fail (BGL_IS_DISTANCE (self));

  filter = g_strconcat (self->keys.topic, "/#", NULL);
  bgl_mqtt_start (self->mqtt, filter);
  bgl_distance_update (self);
}

/* A broker forgets a retained message when an empty one comes. */
static void
clear (BglDistance *self)
{
  BglShare *own = bgl_session_get_own (self->session);
  g_autofree char *topic = own != NULL ? bgl_share_get_topic (own, &self->keys) : NULL;
  g_autoptr (GBytes) empty = g_bytes_new (NULL, 0);

  self->cleared = TRUE;
  if (own == NULL)
    return;

  bgl_mqtt_publish (self->mqtt, topic, empty);
  bgl_mqtt_publish (self->mqtt, self->presence_topic, empty);
}

void
bgl_distance_stop (BglDistance *self,
                   guint        patience)
{
  g_return_if_fail (BGL_IS_DISTANCE (self));

  if (self->stopping)
    return;

  self->stopping = TRUE;
  g_object_ref (self);
  if (self->table != NULL)
    bgl_table_stop (self->table);
  bgl_distance_update (self);
  /* When all have seen the end, nobody needs these messages any more. */
  if (self->giving_up || bgl_session_is_settled (self->session))
    clear (self);
  else if (self->presence_topic != NULL)
    {
      g_autoptr (GBytes) absent = make_presence (self, FALSE);

      bgl_mqtt_publish (self->mqtt, self->presence_topic, absent);
    }
  bgl_mqtt_stop (self->mqtt, patience);
}

gboolean
bgl_distance_is_sent (BglDistance *self)
{
  BglShare *own;

  g_return_val_if_fail (BGL_IS_DISTANCE (self), FALSE);

  own = bgl_session_get_own (self->session);

  return own == NULL || self->echoed >= own->text->len;
}

gboolean
bgl_distance_is_online (BglDistance *self)
{
  g_return_val_if_fail (BGL_IS_DISTANCE (self), FALSE);

  return bgl_mqtt_is_connected (self->mqtt);
}

const char *
bgl_distance_get_invitation (BglDistance *self)
{
  g_return_val_if_fail (BGL_IS_DISTANCE (self), NULL);

  return self->state.invitation;
}

BglSession *
bgl_distance_get_session (BglDistance *self)
{
  g_return_val_if_fail (BGL_IS_DISTANCE (self), NULL);

  return self->session;
}

BglTable *
bgl_distance_get_table (BglDistance *self)
{
  g_return_val_if_fail (BGL_IS_DISTANCE (self), NULL);

  return self->table;
}
