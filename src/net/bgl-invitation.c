/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-i18n.h"

#include "bgl-invitation.h"

#define PREFIX    "bungalow:join?"
#define N_SYMBOLS 20
#define GROUP     4

/* Without I, L, O, and U, which are mistaken for others when they are read out or written by hand. */
static const char symbols[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

static gboolean
refuse (GError     **error,
        const char  *message)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, message);

  return FALSE;
}

/* Brokers */

/* Names and addresses, which have neither spaces nor control characters. */
static gboolean
is_host (const char *text)
{
  return text != NULL && *text != '\0' && text[strspn (text, G_CSET_a_2_z G_CSET_A_2_Z G_CSET_DIGITS ".-_:%")] == '\0';
}

/* The text of a broker in an invitation. */
static char *
escape_broker (const BglBroker *self)
{
  g_autofree char *text = bgl_broker_to_string (self);

  return g_uri_escape_string (text, ":/@", FALSE);
}

BglBroker *
bgl_broker_parse (const char  *url,
                  GError     **error)
{
  g_autoptr (GUri) uri = NULL;
  g_autoptr (BglBroker) self = NULL;
  g_autofree char *escaped = NULL;
  const char *scheme, *path;

  g_return_val_if_fail (url != NULL, NULL);

  if (strlen (url) <= BGL_MAX_INVITATION && g_str_is_ascii (url))
    uri = g_uri_parse (url, G_URI_FLAGS_HAS_PASSWORD, NULL);
  scheme = uri != NULL ? g_uri_get_scheme (uri) : "";
  path = uri != NULL ? g_uri_get_path (uri) : "";

  if ((!g_str_equal (scheme, "mqtt") && !g_str_equal (scheme, "mqtts")) ||
      !is_host (g_uri_get_host (uri)) || g_uri_get_port (uri) == 0 ||
      (*path != '\0' && !g_str_equal (path, "/")) ||
      g_uri_get_query (uri) != NULL || g_uri_get_fragment (uri) != NULL ||
      (g_uri_get_password (uri) != NULL && g_uri_get_user (uri) == NULL))
    {
      refuse (error, _("The address of a broker must be written as mqtts://HOST or mqtt://HOST."));
      return NULL;
    }

  self = g_new0 (BglBroker, 1);
  self->tls = g_str_equal (scheme, "mqtts");
  self->host = g_strdup (g_uri_get_host (uri));
  self->port = g_uri_get_port (uri) > 0 ? (guint) g_uri_get_port (uri) : self->tls ? 8883 : 1883;
  self->user = g_strdup (g_uri_get_user (uri));
  self->password = g_strdup (g_uri_get_password (uri));

  /* An invitation with this broker must be short enough to be read again. */
  escaped = escape_broker (self);
  if (strlen (escaped) > BGL_MAX_BROKER)
    {
      refuse (error, _("The address of the broker is too long."));
      return NULL;
    }

  return g_steal_pointer (&self);
}

char *
bgl_broker_to_string (const BglBroker *self)
{
  return g_uri_join_with_user (G_URI_FLAGS_HAS_PASSWORD, self->tls ? "mqtts" : "mqtt", self->user, self->password,
                               NULL, self->host, (int) self->port, "", NULL, NULL);
}

void
bgl_broker_free (BglBroker *self)
{
  g_free (self->host);
  g_free (self->user);
  g_free (self->password);
  g_free (self);
}

/* Codes */

static char *
make_code (void)
{
  GString *code = g_string_new (NULL);
  guint8 bytes[N_SYMBOLS];

  bgl_random_bytes (bytes, sizeof bytes);
  for (guint i = 0; i < N_SYMBOLS; i++)
    g_string_append_printf (code, "%s%c", i > 0 && i % GROUP == 0 ? "-" : "", symbols[bytes[i] % 32]);

  return g_string_free (code, FALSE);
}

/* People may write a code with small letters, with spaces or without hyphens, and with letters that look alike. */
static char *
read_code (const char *text)
{
  g_autoptr (GString) code = g_string_new (NULL);
  guint n_symbols = 0;

  for (; *text != '\0'; text++)
    {
      char symbol = g_ascii_toupper (*text);

      if (symbol == '-' || symbol == ' ')
        continue;
      if (symbol == 'O')
        symbol = '0';
      else if (symbol == 'I' || symbol == 'L')
        symbol = '1';

      if (strchr (symbols, symbol) == NULL || n_symbols == N_SYMBOLS)
        return NULL;
      g_string_append_printf (code, "%s%c", n_symbols > 0 && n_symbols % GROUP == 0 ? "-" : "", symbol);
      n_symbols++;
    }

  return n_symbols == N_SYMBOLS ? g_string_free (g_steal_pointer (&code), FALSE) : NULL;
}

/* Invitations */

BglInvitation *
bgl_invitation_new (BglBroker    *broker,
                    const guint8 *host)
{
  BglInvitation *self = g_new0 (BglInvitation, 1);

  self->broker = broker;
  self->has_host = TRUE;
  memcpy (self->host, host, sizeof self->host);
  self->code = make_code ();

  return self;
}

/* Every parameter occurs at most once, and unknown ones are refused, because a link of a later version may mean
 * something that this one would ignore. */
static gboolean
read_parameters (BglInvitation  *self,
                 const char     *text,
                 gsize           length,
                 GError        **error)
{
  GUriParamsIter iter;
  g_autoptr (GError) failure = NULL;
  char *name, *value;
  gboolean worked = TRUE;

  g_uri_params_iter_init (&iter, text, (gssize) length, "&", G_URI_PARAMS_NONE);
  while (worked && g_uri_params_iter_next (&iter, &name, &value, &failure))
    {
      if (g_str_equal (name, "broker") && self->broker == NULL)
        worked = (self->broker = bgl_broker_parse (value, error)) != NULL;
      else if (g_str_equal (name, "host") && !self->has_host)
        worked = (self->has_host = bgl_parse_hex (value, self->host, sizeof self->host)) ||
                 refuse (error, _("This invitation is damaged."));
      else
        worked = refuse (error, _("This invitation is damaged, or a newer version of Bungalow made it."));
      g_free (name);
      g_free (value);
    }

  if (worked && (failure != NULL || self->broker == NULL || !self->has_host))
    worked = refuse (error, _("This invitation is damaged."));

  return worked;
}

BglInvitation *
bgl_invitation_parse (const char  *text,
                      GError     **error)
{
  g_autoptr (BglInvitation) self = g_new0 (BglInvitation, 1);
  const char *code = text;

  g_return_val_if_fail (text != NULL, NULL);

  if (strlen (text) > BGL_MAX_INVITATION || !g_str_is_ascii (text))
    {
      refuse (error, _("This is not an invitation."));
      return NULL;
    }

  if (g_str_has_prefix (text, PREFIX))
    {
      const char *parameters = text + strlen (PREFIX);
      const char *fragment = strchr (parameters, '#');

      if (fragment == NULL)
        {
          refuse (error, _("The end of this invitation is missing."));
          return NULL;
        }
      if (!read_parameters (self, parameters, (gsize) (fragment - parameters), error))
        return NULL;
      code = fragment + 1;
    }

  self->code = read_code (code);
  if (self->code == NULL)
    {
      refuse (error, self->broker != NULL ? _("The end of this invitation is missing.")
                                          : _("This is not an invitation."));
      return NULL;
    }

  return g_steal_pointer (&self);
}

char *
bgl_invitation_to_string (const BglInvitation *self)
{
  g_autofree char *broker = escape_broker (self->broker);
  g_autofree char *host = bgl_format_hex (self->host, sizeof self->host);

  return g_strdup_printf (PREFIX "broker=%s&host=%s#%s", broker, host, self->code);
}

void
bgl_invitation_free (BglInvitation *self)
{
  g_clear_pointer (&self->broker, bgl_broker_free);
  g_free (self->code);
  g_free (self);
}

/* The keys of a table */

void
bgl_table_keys_init (BglTableKeys *self,
                     const char   *code)
{
  guint8 topic[BGL_HASH_SIZE];
  g_autofree char *hex = NULL;

  bgl_derive (topic, code, strlen (code), "topic");
  bgl_derive (self->key, code, strlen (code), "key");
  bgl_derive (self->game, code, strlen (code), "game");

  hex = bgl_format_hex (topic, 16);
  self->topic = g_strconcat ("bungalow/1/", hex, NULL);
}

void
bgl_table_keys_clear (BglTableKeys *self)
{
  g_clear_pointer (&self->topic, g_free);
}
