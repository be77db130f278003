/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "monkey.h"

#include <glib/gstdio.h>

/*
 * What other programs ask for on the session bus: links, files, actions, searches. A command line that finds a running
 * application makes the same calls.
 */

#define PATH          "/io/github/bungalow_games/Bungalow"
#define SEARCH_PATH   PATH "/SearchProvider"
#define APPLICATION   "org.freedesktop.Application"
#define SEARCH        "org.gnome.Shell.SearchProvider2"
#define MANY          10000

/* The other program: a connection of its own, so that the calls really go over the bus. */
static GDBusConnection *
get_bus (void)
{
  static GDBusConnection *bus;

  if (bus == NULL)
    {
      g_autofree char *address = g_dbus_address_get_for_bus_sync (G_BUS_TYPE_SESSION, NULL, NULL);
      g_autoptr (GError) error = NULL;

      bus = g_dbus_connection_new_for_address_sync (address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                    G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, &error);
      g_assert_no_error (error);
    }

  return bus;
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autofree char *method = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);

  /* A call that makes no sense is refused; every other one is answered. */
  if (error != NULL && !g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_INVALID_ARGS))
    g_error ("%s: %s", method, error->message);
}

static void
call (Monkey     *self,
      const char *path,
      const char *interface,
      const char *method,
      GVariant   *parameters)
{
  GDBusConnection *own = g_application_get_dbus_connection (self->application);

  g_dbus_connection_call (get_bus (), g_dbus_connection_get_unique_name (own), path, interface, method, parameters, NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, answered_cb, g_strdup (method));
}

static GVariant *
no_data (void)
{
  return g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0);
}

/* Places that are there, that are not, and that nobody can have meant. */
static char *
draw_place (Monkey *self)
{
  static const char *const places[] = { "", "index", "bango", "bongo/bongo-aim", "bangkok/nowhere", "nowhere", "/", "//",
                                        "bango/bango-cut/more", "%", "%00", "../../etc/passwd", "é", "\u202ebango", "<b>" };
  guint place = monkey_draw (self, G_N_ELEMENTS (places) + 1);

  return place < G_N_ELEMENTS (places) ? g_strdup (places[place]) : g_strnfill (MANY, 'a');
}

/* A save, if there is one, or something else. */
static char *
draw_file (Monkey *self)
{
  static const char *const names[] = { "missing.bungalow", "empty.bungalow", "text.bungalow", "bytes.bungalow" };
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = g_dir_open (self->fixture.path, 0, NULL);
  g_autofree char *path = NULL;
  guint kind = monkey_draw (self, 8);
  const char *name;

  if (kind == 0)
    return g_filename_to_uri (self->fixture.path, NULL, NULL);

  if (kind < 4)
    {
      /* Not among the saves, where it would be set aside. */
      path = g_build_filename (g_get_tmp_dir (), names[kind], NULL);
      g_file_set_contents (path, kind == 1 ? "" : kind == 2 ? "[Bungalow \"1\"]\n[Game \"bango\"]\nmove" : "\xff\x00\x01",
                           kind == 3 ? 3 : -1, NULL);
      return g_filename_to_uri (path, NULL, NULL);
    }

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (found, g_build_filename (self->fixture.path, name, NULL));
  if (found->len == 0)
    return g_strdup ("file:///missing.bungalow");

  return g_filename_to_uri (monkey_pick (self, found), NULL, NULL);
}

static gboolean
open_something (Monkey *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) uris = NULL;

  for (guint i = 1 + monkey_draw (self, 2); i > 0; i--)
    {
      g_autofree char *place = draw_place (self);
      g_autofree char *uri = monkey_draw (self, 2) > 0 ? draw_file (self) : g_strconcat ("bungalow:", place, NULL);

      monkey_note ("%.80s", uri);
      g_strv_builder_add (builder, uri);
    }
  uris = g_strv_builder_end (builder);
  call (self, PATH, APPLICATION, "Open", g_variant_new ("(^as@a{sv})", uris, no_data ()));

  return TRUE;
}

/* The caller may not know the types or the actions. */
static gboolean
call_action (Monkey *self)
{
  static const char *const actions[] = { "rules", "rules", "search", "new-game", "preferences", "shortcuts", "missing" };
  const char *action = actions[monkey_draw (self, G_N_ELEMENTS (actions))];
  g_autofree char *place = draw_place (self);
  GVariantBuilder parameters;

  monkey_note ("%s %.60s", action, place);
  g_variant_builder_init (&parameters, G_VARIANT_TYPE ("av"));
  if (monkey_draw (self, 4) == 0)
    g_variant_builder_add (&parameters, "v", g_variant_new_int32 (7));
  else if (g_str_equal (action, "rules"))
    g_variant_builder_add (&parameters, "v", g_variant_new ("(ss)", place, monkey_draw (self, 2) > 0 ? "" : "xx"));
  else if (!g_str_equal (action, "preferences") && !g_str_equal (action, "shortcuts"))
    g_variant_builder_add (&parameters, "v",
                           g_variant_new_string (monkey_draw (self, 2) > 0 ? self->ui->rules->id : place));
  call (self, PATH, APPLICATION, "ActivateAction", g_variant_new ("(sav@a{sv})", action, &parameters, no_data ()));

  return TRUE;
}

static gboolean
activate (Monkey *self)
{
  call (self, PATH, APPLICATION, "Activate", g_variant_new ("(@a{sv})", no_data ()));

  return TRUE;
}

static gboolean
search (Monkey *self)
{
  static const char *const methods[] = { "GetInitialResultSet", "GetResultMetas", "ActivateResult", "LaunchSearch" };
  guint method = monkey_draw (self, G_N_ELEMENTS (methods));
  g_autofree char *place = draw_place (self);
  const char *const terms[] = { monkey_draw (self, 2) > 0 ? "die" : place, NULL };

  monkey_note ("%s %.60s", methods[method], terms[0]);
  call (self, SEARCH_PATH, SEARCH, methods[method],
        method < 2 ? g_variant_new ("(^as)", terms) :
        method == 2 ? g_variant_new ("(s^asu)", place, terms, 0) : g_variant_new ("(^asu)", terms, 0));

  return TRUE;
}

const MonkeyStep monkey_call_steps[] = {
  { "call-open", 4, open_something },
  { "call-action", 3, call_action },
  { "call-activate", 1, activate },
  { "call-search", 2, search },
  { NULL, 0, NULL },
};
