/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "listener.h"

#include "test-utils.h"

#define ROOT          "/org/a11y/atspi/accessible/root"
#define ACCESSIBLE    "org.a11y.atspi.Accessible"
#define OBJECT_EVENTS "org.a11y.atspi.Event.Object"

struct _Listener
{
  GDBusConnection *bus;
  GString         *spoken;
  char            *sender;   /* this program, as the bus calls it */
  GHashTable      *windows;  /* the set of their paths */
  GHashTable      *paths;    /* those of the widgets whose names were read last */
  guint            ids[2];
};

/* Answers come while the main loop runs, because this program gives some of them itself. */
static gboolean
has_answer (gpointer answer)
{
  return *(gpointer *) answer != NULL;
}

static void
call_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      answer)
{
  g_autoptr (GError) error = NULL;

  *(GVariant **) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);
  g_assert_no_error (error);
}

static GVariant *
call (GDBusConnection *bus,
      const char      *name,
      const char      *path,
      const char      *interface,
      const char      *method,
      GVariant        *parameters)
{
  GVariant *answer = NULL;

  g_dbus_connection_call (bus, name, path, interface, method, parameters, NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                          call_cb, &answer);
  bgl_test_wait (has_answer, &answer);

  return answer;
}

static GDBusConnection *
connect_bus (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) answer = NULL;
  const char *address;
  GDBusConnection *bus;

  g_assert_no_error (error);
  answer = call (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL);
  g_variant_get (answer, "(&s)", &address);
  bus = g_dbus_connection_new_for_address_sync (address,
                                                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                NULL, NULL, &error);
  g_assert_no_error (error);

  return bus;
}

/* The only program on the bus is this one. */
static void
find_windows (Listener *self)
{
  g_autoptr (GVariant) programs = call (self->bus, "org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren", NULL);
  g_autoptr (GVariant) windows = NULL;
  g_autoptr (GVariantIter) program = NULL;
  g_autoptr (GVariantIter) window = NULL;
  const char *root, *path;

  g_variant_get (programs, "(a(so))", &program);
  g_assert_true (g_variant_iter_next (program, "(s&o)", &self->sender, &root));

  windows = call (self->bus, self->sender, root, ACCESSIBLE, "GetChildren", NULL);
  g_variant_get (windows, "(a(so))", &window);
  while (g_variant_iter_next (window, "(&s&o)", NULL, &path))
    g_hash_table_add (self->windows, g_strdup (path));
  g_assert_cmpuint (g_hash_table_size (self->windows), >, 0);
}

static void
event_cb (GDBusConnection *bus,
          const char      *sender,
          const char      *path,
          const char      *interface,
          const char      *name,
          GVariant        *parameters,
          gpointer         listener)
{
  Listener *self = listener;
  const char *kind;
  g_autoptr (GVariant) value = NULL;

  g_variant_get_child (parameters, 0, "&s", &kind);
  if (!g_hash_table_contains (self->windows, path) ||
      (g_str_equal (name, "PropertyChange") && !g_str_equal (kind, "accessible-name")))
    return;

  g_variant_get_child (parameters, 3, "v", &value);
  g_assert_true (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING));
  /* An empty name is not spoken. */
  if (*g_variant_get_string (value, NULL) != '\0')
    g_string_append_printf (self->spoken, "%s\n", g_variant_get_string (value, NULL));
}

Listener *
listener_new (void)
{
  static const char *const events[] = { "object:property-change:accessible-name", "object:announcement" };
  static const char *const members[] = { "PropertyChange", "Announcement" };
  Listener *self = g_new0 (Listener, 1);

  self->bus = connect_bus ();
  self->spoken = g_string_new (NULL);
  self->windows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->paths = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  find_windows (self);

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      GVariant *answer = call (self->bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry",
                               "org.a11y.atspi.Registry", "RegisterEvent", g_variant_new ("(s)", events[i]));

      g_variant_unref (answer);
      self->ids[i] = g_dbus_connection_signal_subscribe (self->bus, self->sender, OBJECT_EVENTS, members[i], NULL, NULL,
                                                         G_DBUS_SIGNAL_FLAGS_NONE, event_cb, self, NULL);
    }

  g_free (listener_take (self));

  return self;
}

void
listener_free (Listener *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->ids); i++)
    g_dbus_connection_signal_unsubscribe (self->bus, self->ids[i]);
  g_dbus_connection_close_sync (self->bus, NULL, NULL);
  g_object_unref (self->bus);
  g_string_free (self->spoken, TRUE);
  g_hash_table_unref (self->windows);
  g_hash_table_unref (self->paths);
  g_free (self->sender);
  g_free (self);
}

char *
listener_take (Listener *self)
{
  char *spoken;

  /* Messages keep their order, so an answer of this program comes after everything that it has said before. */
  bgl_test_settle ();
  g_variant_unref (call (self->bus, self->sender, ROOT, "org.freedesktop.DBus.Peer", "Ping", NULL));

  spoken = g_strdup (self->spoken->str);
  g_string_truncate (self->spoken, 0);

  return spoken;
}

/* Names */

static void
busy_cb (GDBusConnection *bus,
         const char      *sender,
         const char      *path,
         const char      *interface,
         const char      *name,
         GVariant        *parameters,
         gpointer         paths)
{
  const char *state;
  int value;

  g_variant_get_child (parameters, 0, "&s", &state);
  g_variant_get_child (parameters, 1, "i", &value);
  if (g_str_equal (state, "busy") && value == 1)
    g_ptr_array_add (paths, g_strdup (path));
}

/* Many questions at once take much less time than one after the other. */
typedef struct
{
  Listener   *listener;
  guint       n_questions;   /* not answered yet */
  GHashTable *seen;          /* the set of paths that were asked about */
  GPtrArray  *made_up;
} Walk;

static gboolean
is_walk_over (gpointer data)
{
  return ((Walk *) data)->n_questions == 0;
}

static void
walk_ask (Walk                *walk,
          const char          *path,
          const char          *interface,
          const char          *method,
          GVariant            *parameters,
          GAsyncReadyCallback  callback,
          gpointer             data)
{
  walk->n_questions++;
  g_dbus_connection_call (walk->listener->bus, walk->listener->sender, path, interface, method, parameters, NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, callback, data);
}

static GVariant *
walk_take_answer (Walk         *walk,
                  GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  GVariant *answer = g_dbus_connection_call_finish (walk->listener->bus, result, &error);

  g_assert_no_error (error);
  walk->n_questions--;

  return answer;
}

static void
children_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  Walk *walk = data;
  g_autoptr (GVariant) answer = walk_take_answer (walk, result);
  g_autoptr (GVariantIter) children = NULL;
  const char *child;

  g_variant_get (answer, "(a(so))", &children);
  while (g_variant_iter_next (children, "(&s&o)", NULL, &child))
    walk_ask (walk, child, ACCESSIBLE, "GetChildren", NULL, children_cb, walk);
}

/* Newer versions of GTK know only what somebody has asked for. */
static void
visit (Listener *self)
{
  Walk walk = { .listener = self };

  walk_ask (&walk, ROOT, ACCESSIBLE, "GetChildren", NULL, children_cb, &walk);
  bgl_test_wait (is_walk_over, &walk);
}

/* The bus does not say which widget an object is, so each of them is busy for a moment. */
static void
find_paths (Listener  *self,
            GPtrArray *widgets,
            GPtrArray *paths)
{
  guint id = g_dbus_connection_signal_subscribe (self->bus, self->sender, OBJECT_EVENTS, "StateChanged", NULL, NULL,
                                                 G_DBUS_SIGNAL_FLAGS_NONE, busy_cb, paths, NULL);

  g_variant_unref (call (self->bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
                         "RegisterEvent", g_variant_new ("(s)", "object:state-changed:busy")));
  for (guint i = 0; i < widgets->len; i++)
    gtk_accessible_update_state (widgets->pdata[i], GTK_ACCESSIBLE_STATE_BUSY, TRUE, -1);
  g_variant_unref (call (self->bus, self->sender, ROOT, "org.freedesktop.DBus.Peer", "Ping", NULL));
  g_dbus_connection_signal_unsubscribe (self->bus, id);
  /* Nobody has to hear this. */
  for (guint i = 0; i < widgets->len; i++)
    gtk_accessible_update_state (widgets->pdata[i], GTK_ACCESSIBLE_STATE_BUSY, FALSE, -1);
}

typedef struct
{
  GPtrArray *names;
  guint      n_answers;
} Names;

static void
name_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Names *names = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);
  g_autoptr (GVariant) name = NULL;

  /* Answers come in the order of the questions. */
  g_assert_no_error (error);
  g_variant_get (answer, "(v)", &name);
  names->names->pdata[names->n_answers++] = g_variant_dup_string (name, NULL);
}

static gboolean
has_names (gpointer data)
{
  Names *names = data;

  return names->n_answers == names->names->len;
}

static GPtrArray *
read_paths (Listener  *self,
            GPtrArray *widgets)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  find_paths (self, widgets, paths);
  if (paths->len != widgets->len)
    {
      visit (self);
      g_ptr_array_set_size (paths, 0);
      find_paths (self, widgets, paths);
    }
  g_assert_cmpuint (paths->len, ==, widgets->len);

  return paths;
}

GPtrArray *
listener_read_names (Listener  *self,
                     GPtrArray *widgets)
{
  g_autoptr (GPtrArray) paths = read_paths (self, widgets);
  Names names = { g_ptr_array_new_with_free_func (g_free), 0 };

  g_ptr_array_set_size (names.names, (int) paths->len);
  for (guint i = 0; i < paths->len; i++)
    g_dbus_connection_call (self->bus, self->sender, paths->pdata[i], "org.freedesktop.DBus.Properties", "Get",
                            g_variant_new ("(ss)", ACCESSIBLE, "Name"), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                            name_cb, &names);
  bgl_test_wait (has_names, &names);

  g_hash_table_remove_all (self->paths);
  for (guint i = 0; i < widgets->len; i++)
    g_hash_table_insert (self->paths, widgets->pdata[i], g_strdup (paths->pdata[i]));

  for (guint i = 0; i < widgets->len; i++)
    if (g_str_equal (names.names->pdata[i], G_OBJECT_TYPE_NAME (widgets->pdata[i])))
      *(char *) names.names->pdata[i] = '\0';

  return names.names;
}

/* What is around */

/* These are not spoken. A button is around the focus only in a GtkMenuButton. */
#define ROLE_FILLER  20
#define ROLE_BUTTON  43
#define ROLE_UNKNOWN 67

/* What is around a widget. */
typedef struct
{
  Walk *walk;
  char *path;
  char *name;
} Place;

static void
place_free (Place *place)
{
  g_free (place->path);
  g_free (place->name);
  g_free (place);
}

static void
role_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Place *place = data;
  g_autoptr (GVariant) answer = walk_take_answer (place->walk, result);
  guint role;

  g_variant_get (answer, "(u)", &role);
  if (role != ROLE_FILLER && role != ROLE_BUTTON && role != ROLE_UNKNOWN)
    g_ptr_array_add (place->walk->made_up, g_strdup_printf ("%s, role %u", place->name, role));
  place_free (place);
}

static void ask_about (Walk       *walk,
                       const char *path);

/* The role matters only if the name is that of a class. */
static void
properties_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  Place *place = data;
  g_autoptr (GVariant) answer = walk_take_answer (place->walk, result);
  g_autoptr (GVariant) properties = g_variant_get_child_value (answer, 0);
  const char *parent;

  g_assert_true (g_variant_lookup (properties, "Name", "s", &place->name));
  g_assert_true (g_variant_lookup (properties, "Parent", "(&s&o)", NULL, &parent));
  ask_about (place->walk, parent);
  if (g_type_from_name (place->name) != 0)
    walk_ask (place->walk, place->path, ACCESSIBLE, "GetRole", NULL, role_cb, place);
  else
    place_free (place);
}

static void
ask_about (Walk       *walk,
           const char *path)
{
  Place *place;

  if (!g_hash_table_add (walk->seen, g_strdup (path)) || g_str_equal (path, ROOT) || g_str_has_suffix (path, "/null"))
    return;

  place = g_new0 (Place, 1);
  place->walk = walk;
  place->path = g_strdup (path);
  walk_ask (walk, path, "org.freedesktop.DBus.Properties", "GetAll", g_variant_new ("(s)", ACCESSIBLE), properties_cb, place);
}

static void
parent_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Walk *walk = data;
  g_autoptr (GVariant) answer = walk_take_answer (walk, result);
  g_autoptr (GVariant) parent = NULL;
  const char *path;

  g_variant_get (answer, "(v)", &parent);
  g_variant_get (parent, "(&s&o)", NULL, &path);
  ask_about (walk, path);
}

/* Returns the path of each widget, of those whose names were read last without asking for them again. */
static GPtrArray *
recall_paths (Listener  *self,
              GPtrArray *widgets)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < widgets->len; i++)
    {
      const char *path = g_hash_table_lookup (self->paths, widgets->pdata[i]);

      if (path == NULL)
        return read_paths (self, widgets);
      g_ptr_array_add (paths, g_strdup (path));
    }

  return g_steal_pointer (&paths);
}

GPtrArray *
listener_read_made_up (Listener  *self,
                       GPtrArray *widgets)
{
  g_autoptr (GPtrArray) paths = recall_paths (self, widgets);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Walk walk = { self, 0, seen, g_ptr_array_new_with_free_func (g_free) };

  for (guint i = 0; i < paths->len; i++)
    walk_ask (&walk, paths->pdata[i], "org.freedesktop.DBus.Properties", "Get",
              g_variant_new ("(ss)", ACCESSIBLE, "Parent"), parent_cb, &walk);
  bgl_test_wait (is_walk_over, &walk);

  return walk.made_up;
}

char *
listener_read_name (Listener  *self,
                    GtkWidget *widget)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();
  g_autoptr (GPtrArray) names = NULL;

  g_ptr_array_add (widgets, widget);
  names = listener_read_names (self, widgets);

  return g_strdup (names->pdata[0]);
}
