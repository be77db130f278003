/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "install-utils.h"

#include <libintl.h>
#include <locale.h>

#include <X11/Xatom.h>
#include <X11/Xlib.h>

#define WAIT_SECONDS 60

void
install_prepare (const char *prefix)
{
  static const char *const helpers[] = { "GSETTINGS_SCHEMA_DIR", "BUNGALOW_LOCALEDIR", "DESTDIR" };
  const char *system = g_getenv ("XDG_DATA_DIRS");
  g_autofree char *data = g_strdup_printf ("%s/share:%s", prefix,
                                           system != NULL && *system != '\0' ? system : "/usr/local/share:/usr/share");

  g_autofree char *path = g_strdup_printf ("%s/bin:%s", prefix, g_getenv ("PATH"));

  for (guint i = 0; i < G_N_ELEMENTS (helpers); i++)
    g_unsetenv (helpers[i]);
  g_setenv ("XDG_DATA_DIRS", data, TRUE);
  g_setenv ("PATH", path, TRUE);
  /* As without the service that keeps settings: in a file. */
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
}

char *
install_run (const char *const *arguments)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  process = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  if (!g_subprocess_get_successful (process))
    g_error ("%s failed:\n%s", arguments[0], output);

  return output;
}

/* Folders */

static void
walk (GFile    *folder,
      gboolean  remove,
      guint    *n_files)
{
  g_autoptr (GFileEnumerator) children = NULL;
  GFileInfo *info;
  GFile *child;

  children = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                        G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  while (children != NULL && g_file_enumerator_iterate (children, &info, &child, NULL, NULL) && info != NULL)
    if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
      {
        walk (child, remove, n_files);
      }
    else
      {
        (*n_files)++;
        if (remove)
          g_file_delete (child, NULL, NULL);
        else
          g_test_message ("there is %s", g_file_peek_path (child));
      }

  if (remove)
    g_file_delete (folder, NULL, NULL);
}

guint
install_count_files (const char *path)
{
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  guint n_files = 0;

  walk (folder, FALSE, &n_files);

  return n_files;
}

void
install_remove (const char *path)
{
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  guint n_files = 0;

  walk (folder, TRUE, &n_files);
}

/* The bus */

static GTestDBus *test_bus;
static GDBusConnection *connection;

static GDBusConnection *
get_bus (void)
{
  if (connection == NULL)
    connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_assert_nonnull (connection);

  return connection;
}

static GVariant *
call_bus (const char         *method,
          GVariant           *parameters,
          const GVariantType *type)
{
  g_autoptr (GError) error = NULL;
  GVariant *answer = g_dbus_connection_call_sync (get_bus (), "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                                  "org.freedesktop.DBus", method, parameters, type,
                                                  G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);

  g_assert_no_error (error);

  return answer;
}

static void
set_for_programs (const char *variable,
                  const char *value)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_builder_add (&builder, "{ss}", variable, value);
  g_variant_unref (call_bus ("UpdateActivationEnvironment", g_variant_new ("(a{ss})", &builder), NULL));
}

gboolean
install_set_language (const char *prefix,
                      const char *locale)
{
  const char *candidates[] = { "C.UTF-8", locale };
  g_autofree char *folder = g_build_filename (prefix, "share/locale", NULL);
  g_autofree char *language = g_strndup (locale, strcspn (locale, "_"));
  g_autofree char *header = g_strdup_printf ("Language: %s", language);
  gboolean found = *locale == '\0';

  bindtextdomain (GETTEXT_PACKAGE, folder);
  g_setenv ("LANGUAGE", language, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (candidates) && !found; i++)
    if (setlocale (LC_ALL, candidates[i]) != NULL && strstr (dgettext (GETTEXT_PACKAGE, ""), header) != NULL)
      {
        g_setenv ("LC_ALL", candidates[i], TRUE);
        found = TRUE;
      }
  if (*locale == '\0')
    g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  setlocale (LC_ALL, "");

  if (test_bus != NULL)
    {
      set_for_programs ("LANGUAGE", language);
      set_for_programs ("LC_ALL", g_getenv ("LC_ALL"));
    }

  return found;
}

void
install_start_bus (const char *prefix)
{
  g_autofree char *services = g_build_filename (prefix, "share/dbus-1/services", NULL);
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));

  test_bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_add_service_dir (test_bus, services);
  g_test_dbus_up (test_bus);

  /* GLib takes the display away, lest somebody find another bus through it. */
  g_setenv ("DISPLAY", display, TRUE);
  set_for_programs ("DISPLAY", display);
}

void
install_stop_bus (void)
{
  g_clear_object (&connection);
  g_test_dbus_stop (test_bus);
  g_clear_object (&test_bus);
}

static gboolean
is_running (void)
{
  g_autoptr (GVariant) answer = call_bus ("NameHasOwner", g_variant_new ("(s)", APPLICATION_ID), G_VARIANT_TYPE ("(b)"));
  gboolean running;

  g_variant_get (answer, "(b)", &running);

  return running;
}

/* Waiting */

typedef gboolean (*Condition) (const char *argument);

static void
wait_for (Condition   condition,
          const char *argument)
{
  gint64 end = g_get_monotonic_time () + WAIT_SECONDS * G_USEC_PER_SEC;

  while (!condition (argument))
    {
      if (g_get_monotonic_time () > end)
        g_error ("waited in vain for “%s”", argument);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (20 * 1000);
    }
}

/* A window may be gone between two questions. */
static int
ignore_error (Display     *display,
              XErrorEvent *event)
{
  return 0;
}

static gboolean
has_title (const char *argument)
{
  static Display *display;
  Window root, parent, *children = NULL;
  unsigned int n_children = 0;
  gboolean found = FALSE;

  if (display == NULL)
    display = XOpenDisplay (NULL);
  g_assert_nonnull (display);
  XSetErrorHandler (ignore_error);

  if (!XQueryTree (display, DefaultRootWindow (display), &root, &parent, &children, &n_children))
    return FALSE;

  for (unsigned int i = 0; i < n_children && !found; i++)
    {
      Atom type;
      int format;
      unsigned long length, rest;
      unsigned char *title = NULL;

      XGetWindowProperty (display, children[i], XInternAtom (display, "_NET_WM_NAME", False), 0, 1024, False,
                          XInternAtom (display, "UTF8_STRING", False), &type, &format, &length, &rest, &title);
      found = title != NULL && g_str_equal ((char *) title, argument);
      if (title != NULL)
        XFree (title);
    }
  if (children != NULL)
    XFree (children);

  return found;
}

void
install_wait_for_title (const char *title)
{
  wait_for (has_title, title);
}

static gboolean
is_enabled (const char *argument)
{
  g_autofree char *path = g_strdelimit (g_strconcat ("/", APPLICATION_ID, "/window/1", NULL), ".", '/');
  g_autoptr (GVariant) answer = NULL;
  gboolean enabled;

  if (!is_running ())
    return FALSE;

  answer = g_dbus_connection_call_sync (get_bus (), APPLICATION_ID, path, "org.gtk.Actions", "Describe",
                                        g_variant_new ("(s)", argument), G_VARIANT_TYPE ("((bgav))"),
                                        G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, NULL);
  if (answer == NULL)
    return FALSE;
  g_variant_get (answer, "((bgav))", &enabled, NULL, NULL);

  return enabled;
}

void
install_wait_for_action (const char *action)
{
  wait_for (is_enabled, action);
}

static gboolean
is_gone (const char *argument)
{
  return !is_running ();
}

void
install_quit (void)
{
  g_autofree char *path = g_strdelimit (g_strconcat ("/", APPLICATION_ID, NULL), ".", '/');
  g_autoptr (GDBusActionGroup) actions = g_dbus_action_group_get (get_bus (), APPLICATION_ID, path);

  g_action_group_activate_action (G_ACTION_GROUP (actions), "quit", NULL);
  wait_for (is_gone, "quit");
}
