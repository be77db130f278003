/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "bgl-beacon.h"
#include "bgl-share.h"

/* An address for private use, which routers do not forward. */
#define GROUP       "239.255.66.71"
#define PORT        27166
#define MAX_SIZE    1200
#define INTERVAL    2000 /* milliseconds between two announcements */
#define LIFETIME    7000 /* milliseconds without one */
#define MAX_TABLES  32
#define MAX_PACKETS 64   /* read at once */

static const char label[] = "bungalow beacon 1\n";

#define LABEL_SIZE  (sizeof label - 1)
#define PREFIX_SIZE (LABEL_SIZE + BGL_HASH_SIZE + BGL_SIGNATURE_SIZE)

/* Tables */

struct _BglFoundTable
{
  GObject parent_instance;

  guint8  fingerprint[BGL_FINGERPRINT_SIZE];
  char   *game;
  char   *name;
  char   *invitation;
  gint64  seen;
};

enum
{
  PROP_0,
  PROP_GAME,
  PROP_NAME,
  PROP_INVITATION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BglFoundTable, bgl_found_table, G_TYPE_OBJECT)

static void
bgl_found_table_finalize (GObject *object)
{
  BglFoundTable *self = BGL_FOUND_TABLE (object);

  g_free (self->game);
  g_free (self->name);
  g_free (self->invitation);

  G_OBJECT_CLASS (bgl_found_table_parent_class)->finalize (object);
}

static void
bgl_found_table_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  BglFoundTable *self = BGL_FOUND_TABLE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_string (value, self->game);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_INVITATION:
      g_value_set_string (value, self->invitation);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_found_table_class_init (BglFoundTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = bgl_found_table_finalize;
  object_class->get_property = bgl_found_table_get_property;

  props[PROP_GAME] = g_param_spec_string ("game", NULL, NULL, NULL, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_INVITATION] = g_param_spec_string ("invitation", NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bgl_found_table_init (BglFoundTable *self)
{
}

const char *
bgl_found_table_get_game (BglFoundTable *self)
{
  g_return_val_if_fail (BGL_IS_FOUND_TABLE (self), NULL);

  return self->game;
}

const char *
bgl_found_table_get_name (BglFoundTable *self)
{
  g_return_val_if_fail (BGL_IS_FOUND_TABLE (self), NULL);

  return self->name;
}

const char *
bgl_found_table_get_invitation (BglFoundTable *self)
{
  g_return_val_if_fail (BGL_IS_FOUND_TABLE (self), NULL);

  return self->invitation;
}

static gboolean
is_game (const char *text)
{
  return *text != '\0' && strlen (text) <= 32 && text[strspn (text, G_CSET_a_2_z G_CSET_DIGITS "-")] == '\0';
}

/* Reads an announcement. The signature is that of the host in the invitation, so nobody can announce the table of somebody
 * else under another name. Returns NULL if anything is wrong. */
static BglFoundTable *
read_table (const guint8 *data,
            gsize         size)
{
  g_autoptr (BglFoundTable) self = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  const guint8 *key = data + LABEL_SIZE;

  if (size <= PREFIX_SIZE || memcmp (data, label, LABEL_SIZE) != 0 ||
      !g_utf8_validate ((const char *) data + PREFIX_SIZE, (gssize) (size - PREFIX_SIZE), NULL))
    return NULL;

  text = g_strndup ((const char *) data + PREFIX_SIZE, size - PREFIX_SIZE);
  lines = g_strsplit (text, "\n", 4);
  if (g_strv_length (lines) != 3 || !is_game (lines[0]) ||
      !bgl_check_signature (key, text, strlen (text), data + LABEL_SIZE + BGL_HASH_SIZE))
    return NULL;

  self = g_object_new (BGL_TYPE_FOUND_TABLE, NULL);
  bgl_fingerprint (key, self->fingerprint);
  self->game = g_strdup (lines[0]);
  self->name = bgl_text_shorten (lines[1], BGL_TEXT_NAME);
  if (*lines[2] != '\0')
    {
      g_autoptr (BglInvitation) invitation = bgl_invitation_parse (lines[2], NULL);

      if (invitation == NULL || !invitation->has_host ||
          memcmp (invitation->host, self->fingerprint, BGL_FINGERPRINT_SIZE) != 0)
        return NULL;
      self->invitation = g_strdup (lines[2]);
    }

  return g_steal_pointer (&self);
}

/* The beacon */

struct _BglBeacon
{
  GObject         parent_instance;

  GSocket        *socket;
  GSocketAddress *group;
  GBytes         *message;  /* of an announcer */
  GListStore     *tables;   /* of a listener */
  GSource        *source;
  guint           timer_id;
};

G_DEFINE_FINAL_TYPE (BglBeacon, bgl_beacon, G_TYPE_OBJECT)

static void
bgl_beacon_finalize (GObject *object)
{
  BglBeacon *self = BGL_BEACON (object);

  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (self->source != NULL)
    g_source_destroy (self->source);
  g_clear_pointer (&self->source, g_source_unref);
  g_clear_object (&self->socket);
  g_clear_object (&self->group);
  g_clear_object (&self->tables);
  g_clear_pointer (&self->message, g_bytes_unref);

  G_OBJECT_CLASS (bgl_beacon_parent_class)->finalize (object);
}

static void
bgl_beacon_class_init (BglBeaconClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_beacon_finalize;
}

static void
bgl_beacon_init (BglBeacon *self)
{
}

static BglBeacon *
new_beacon (const char  *address,
            gboolean     listens,
            GError     **error)
{
  g_autoptr (BglBeacon) self = g_object_new (BGL_TYPE_BEACON, NULL);
  g_autoptr (GInetAddress) group = g_inet_address_new_from_string (GROUP);
  g_autoptr (GInetAddress) any = g_inet_address_new_any (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GInetAddress) own = address != NULL ? g_inet_address_new_from_string (address) : NULL;
  g_autoptr (GSocketAddress) bound = g_inet_socket_address_new (listens ? group : any, listens ? PORT : 0);
  struct ip_mreq membership = { 0 };

  self->group = g_inet_socket_address_new (group, PORT);
  self->socket = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_DATAGRAM, G_SOCKET_PROTOCOL_UDP, error);
  if (self->socket == NULL || !g_socket_bind (self->socket, bound, TRUE, error))
    return NULL;
  g_socket_set_blocking (self->socket, FALSE);
  g_socket_set_multicast_ttl (self->socket, 1);
  g_socket_set_multicast_loopback (self->socket, TRUE);

  memcpy (&membership.imr_multiaddr, g_inet_address_to_bytes (group), sizeof membership.imr_multiaddr);
  if (own != NULL && g_inet_address_get_family (own) == G_SOCKET_FAMILY_IPV4)
    {
      memcpy (&membership.imr_interface, g_inet_address_to_bytes (own), sizeof membership.imr_interface);
      setsockopt (g_socket_get_fd (self->socket), IPPROTO_IP, IP_MULTICAST_IF, &membership.imr_interface,
                  sizeof membership.imr_interface);
    }
  if (listens && setsockopt (g_socket_get_fd (self->socket), IPPROTO_IP, IP_ADD_MEMBERSHIP, &membership,
                             sizeof membership) != 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NETWORK_UNREACHABLE,
                           _("This machine is not connected to a network."));
      return NULL;
    }

  return g_steal_pointer (&self);
}

/* If the network is not there for a moment, the next announcement may arrive. */
static gboolean
announce_cb (gpointer user_data)
{
  BglBeacon *self = user_data;
  gsize size;
  const char *data = g_bytes_get_data (self->message, &size);

  g_socket_send_to (self->socket, self->group, data, size, NULL, NULL);

  return G_SOURCE_CONTINUE;
}

BglBeacon *
bgl_beacon_new_announcer (const char    *address,
                          const guint8  *private_key,
                          const char    *game,
                          const char    *name,
                          const char    *invitation,
                          GError       **error)
{
  g_autoptr (BglBeacon) self = NULL;
  g_autofree char *shown = bgl_text_shorten (name != NULL ? name : "", BGL_TEXT_NAME);
  g_autofree char *text = g_strdup_printf ("%s\n%s\n%s", game, shown, invitation != NULL ? invitation : "");
  GByteArray *message = g_byte_array_new ();
  guint8 public_key[BGL_HASH_SIZE], signature[BGL_SIGNATURE_SIZE];

  bgl_public_key (private_key, public_key);
  bgl_sign (private_key, text, strlen (text), signature);
  g_byte_array_append (message, (const guint8 *) label, LABEL_SIZE);
  g_byte_array_append (message, public_key, sizeof public_key);
  g_byte_array_append (message, signature, sizeof signature);
  g_byte_array_append (message, (const guint8 *) text, (guint) strlen (text));

  self = new_beacon (address, FALSE, error);
  if (self == NULL)
    {
      g_byte_array_unref (message);
      return NULL;
    }

  self->message = g_byte_array_free_to_bytes (message);
  self->timer_id = g_timeout_add (INTERVAL, announce_cb, self);
  announce_cb (self);

  return g_steal_pointer (&self);
}

/* Takes over a table, in the place of an earlier announcement with the same key. */
static void
add (BglBeacon     *self,
     BglFoundTable *table)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->tables));

  table->seen = g_get_monotonic_time () / 1000;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BglFoundTable) known = g_list_model_get_item (G_LIST_MODEL (self->tables), i);

      if (memcmp (known->fingerprint, table->fingerprint, BGL_FINGERPRINT_SIZE) != 0)
        continue;
      if (g_str_equal (known->game, table->game) && g_str_equal (known->name, table->name) &&
          g_strcmp0 (known->invitation, table->invitation) == 0)
        known->seen = table->seen;
      else
        g_list_store_splice (self->tables, i, 1, (gpointer *) &table, 1);
      return;
    }

  if (n < MAX_TABLES)
    g_list_store_append (self->tables, table);
}

static gboolean
receive_cb (GSocket      *socket,
            GIOCondition  condition,
            gpointer      user_data)
{
  g_autoptr (BglBeacon) self = g_object_ref (user_data);

  for (guint i = 0; i < MAX_PACKETS; i++)
    {
      guint8 data[MAX_SIZE];
      gssize size = g_socket_receive (socket, (char *) data, sizeof data, NULL, NULL);
      g_autoptr (BglFoundTable) table = size > 0 ? read_table (data, (gsize) size) : NULL;

      if (size < 0)
        break;
      if (table != NULL)
        add (self, table);
    }

  return G_SOURCE_CONTINUE;
}

static gboolean
expire_cb (gpointer user_data)
{
  BglBeacon *self = user_data;
  gint64 now = g_get_monotonic_time () / 1000;

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->tables)); i > 0; i--)
    {
      g_autoptr (BglFoundTable) table = g_list_model_get_item (G_LIST_MODEL (self->tables), i - 1);

      if (now - table->seen > LIFETIME)
        g_list_store_remove (self->tables, i - 1);
    }

  return G_SOURCE_CONTINUE;
}

BglBeacon *
bgl_beacon_new_listener (const char  *address,
                         GError     **error)
{
  g_autoptr (BglBeacon) self = new_beacon (address, TRUE, error);

  if (self == NULL)
    return NULL;

  self->tables = g_list_store_new (BGL_TYPE_FOUND_TABLE);
  self->source = g_socket_create_source (self->socket, G_IO_IN, NULL);
  g_source_set_callback (self->source, G_SOURCE_FUNC (receive_cb), self, NULL);
  g_source_attach (self->source, NULL);
  self->timer_id = g_timeout_add (INTERVAL, expire_cb, self);

  return g_steal_pointer (&self);
}

GListModel *
bgl_beacon_get_tables (BglBeacon *self)
{
  g_return_val_if_fail (BGL_IS_BEACON (self), NULL);

  return G_LIST_MODEL (self->tables);
}
