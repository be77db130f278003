/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>

#include <gio/gdesktopappinfo.h>
#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "engine/bgl-registry.h"

#include "install-utils.h"

/*
 * “meson install”, and then everything from there with an empty home: what the desktop finds, what it
 * starts, and what is left when it is uninstalled.
 *
 * The tests come in the order of a life: the first ones install, the last one uninstalls.
 */

#define RECORD "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n\n1: 0,1\n"
#define MIME_TYPE "application/vnd.bungalow.game"

static const char *build, *source, *prefix;
static char *scratch;

/* Whether the folder to install to is one that a test may fill. */
static gboolean
is_ours (void)
{
  if (g_str_has_prefix (prefix, build))
    return TRUE;

  g_test_skip ("The prefix is not inside the build folder; build-aux/test sets such a one.");

  return FALSE;
}

static char *
installed (const char *path)
{
  return g_build_filename (prefix, path, NULL);
}

/* Installing */

static const char *const files[] = {
  "bin/bungalow",
  "bin/bungalow-cli",
  "share/applications/" APPLICATION_ID ".desktop",
  "share/dbus-1/services/" APPLICATION_ID ".service",
  "share/glib-2.0/schemas/io.github.bungalow_games.Bungalow.gschema.xml",
  "share/glib-2.0/schemas/io.github.bungalow_games.Bungalow.bongo.gschema.xml",
  "share/gnome-shell/search-providers/" APPLICATION_ID ".search-provider.ini",
  "share/icons/hicolor/scalable/apps/" APPLICATION_ID ".svg",
  "share/icons/hicolor/symbolic/apps/" APPLICATION_ID "-symbolic.svg",
  "share/locale/fr/LC_MESSAGES/bungalow.mo",
  "share/locale/ru/LC_MESSAGES/bungalow.mo",
  "share/metainfo/" APPLICATION_ID ".metainfo.xml",
  "share/mime/packages/" APPLICATION_ID ".xml",
};

static void
assert_files (const char *root)
{
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (root, prefix, files[i], NULL);

      if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_error ("%s is missing", path);
    }
}

static void
uninstall (const char *destination)
{
  g_autofree char *script = g_build_filename (source, "build-aux", "uninstall", NULL);
  const char *arguments[] = { script, build, NULL };

  g_setenv ("DESTDIR", destination, TRUE);
  g_free (install_run (arguments));
  g_unsetenv ("DESTDIR");
}

static void
test_destdir (void)
{
  g_autofree char *destination = g_build_filename (scratch, "destination", NULL);
  const char *arguments[] = { "meson", "install", "-C", build, "--no-rebuild", "--quiet", "--destdir", destination,
                              NULL };
  g_autofree char *schemas = g_build_filename (destination, prefix, "share/glib-2.0/schemas/gschemas.compiled", NULL);
  g_autofree char *program = g_build_filename (prefix, "bin/bungalow", NULL);
  gboolean existed = g_file_test (program, G_FILE_TEST_EXISTS);

  g_free (install_run (arguments));
  assert_files (destination);
  /* A package's own scripts make the caches; and nothing went past the folder. */
  g_assert_false (g_file_test (schemas, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_file_test (program, G_FILE_TEST_EXISTS), ==, existed);

  uninstall (destination);
  g_assert_cmpuint (install_count_files (destination), ==, 0);
}

static void
test_prefix (void)
{
  const char *arguments[] = { "meson", "install", "-C", build, "--no-rebuild", "--quiet", NULL };

  if (!is_ours ())
    return;

  g_free (install_run (arguments));
  assert_files ("");
  install_start_bus (prefix);
}

/* What the desktop finds */

static void
test_programs (void)
{
  g_autofree char *program = installed ("bin/bungalow");
  g_autofree char *cli = installed ("bin/bungalow-cli");
  const char *version[] = { program, "--version", NULL };
  const char *help[] = { program, "--help", NULL };
  const char *rules[] = { cli, "rules", "bango", "bango-cut", "--language", "ru", NULL };
  g_autofree char *said = NULL;
  g_autofree char *usage = NULL;
  g_autofree char *rule = NULL;

  if (!is_ours ())
    return;

  said = install_run (version);
  g_assert_cmpstr (said, ==, "bungalow " PACKAGE_VERSION "\n");

  /* The catalogues are found where they were installed. */
  if (install_set_language (prefix, "ru_RU.UTF-8"))
    {
      usage = install_run (help);
      g_assert_nonnull (strstr (usage, "Открыть книгу правил"));
    }
  install_set_language (prefix, "");

  rule = install_run (rules);
  g_assert_nonnull (strstr (rule, "групп"));
}

static void
test_schema (void)
{
  const char *get[] = { "gsettings", "get", "io.github.bungalow_games.Bungalow", "bot-pace", NULL };
  g_autofree char *folder = installed ("share/glib-2.0/schemas");
  const char *compile[] = { "glib-compile-schemas", "--strict", "--dry-run", folder, NULL };
  g_autofree char *value = NULL;

  if (!is_ours ())
    return;

  g_free (install_run (compile));
  value = install_run (get);
  g_assert_cmpstr (value, ==, "'normal'\n");
}

static void
test_icons (void)
{
  static const char *const names[] = { APPLICATION_ID, APPLICATION_ID "-symbolic" };
  GtkIconTheme *theme;
  g_autofree char *share = installed ("share");

  if (!is_ours ())
    return;

  gtk_init ();
  theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GtkIconPaintable) icon = NULL;
      g_autoptr (GFile) file = NULL;

      g_assert_true (gtk_icon_theme_has_icon (theme, names[i]));
      icon = gtk_icon_theme_lookup_icon (theme, names[i], NULL, 128, 1, GTK_TEXT_DIR_LTR, 0);
      file = gtk_icon_paintable_get_file (icon);
      g_assert_true (g_str_has_prefix (g_file_peek_path (file), share));
    }
}

/* Yelp looks for share/help/LANGUAGE/NAME/index.page. */
static void
test_help (void)
{
  static const char *const languages[] = { "C", "fr", "ru" };
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  if (!is_ours ())
    return;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *folder = g_build_filename (prefix, "share/help", languages[i], "bungalow", NULL);
      g_autofree char *index = g_build_filename (folder, "index.page", NULL);

      g_assert_true (g_file_test (index, G_FILE_TEST_IS_REGULAR));
      for (guint j = 0; j < n_games; j++)
        {
          g_autofree char *name = g_strconcat (games[j]->id, ".page", NULL);
          g_autofree char *path = g_build_filename (folder, name, NULL);
          g_autofree char *text = NULL;

          g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
          g_assert_nonnull (strstr (text, "http://projectmallard.org/1.0/"));
          /* A help browser shows boards, not the scripts of the examples. */
          g_assert_null (strstr (text, "expect "));
          g_assert_null (strstr (text, "[Game "));
          g_assert_nonnull (strstr (text, "<screen>"));
        }
    }
}

static void
test_mime (void)
{
  g_autofree char *by_name = NULL;
  g_autofree char *by_content = NULL;
  g_autofree char *described = NULL;
  g_autoptr (GAppInfo) for_files = NULL;
  g_autoptr (GAppInfo) for_links = NULL;

  if (!is_ours ())
    return;

  by_name = g_content_type_guess ("game.bungalow", NULL, 0, NULL);
  g_assert_cmpstr (by_name, ==, MIME_TYPE);
  by_content = g_content_type_guess (NULL, (const guchar *) RECORD, strlen (RECORD), NULL);
  g_assert_cmpstr (by_content, ==, MIME_TYPE);
  g_assert_true (g_content_type_is_a (MIME_TYPE, "text/plain"));
  described = g_content_type_get_description (MIME_TYPE);
  g_assert_cmpstr (described, ==, "Bungalow game");

  for_files = g_app_info_get_default_for_type (MIME_TYPE, TRUE);
  g_assert_nonnull (for_files);
  g_assert_cmpstr (g_app_info_get_id (for_files), ==, APPLICATION_ID ".desktop");
  for_links = g_app_info_get_default_for_uri_scheme ("bungalow");
  g_assert_nonnull (for_links);
  g_assert_cmpstr (g_app_info_get_id (for_links), ==, APPLICATION_ID ".desktop");
}

/* What the desktop starts: each time the application is not running before. */

static void
test_activate (void)
{
  g_autoptr (GDesktopAppInfo) info = NULL;
  g_autoptr (GError) error = NULL;

  if (!is_ours ())
    return;

  info = g_desktop_app_info_new (APPLICATION_ID ".desktop");
  g_assert_nonnull (info);
  g_assert_true (g_desktop_app_info_get_boolean (info, "DBusActivatable"));
  g_assert_true (g_app_info_launch (G_APP_INFO (info), NULL, NULL, &error));
  g_assert_no_error (error);
  install_wait_for_title ("Bungalow");
  install_quit ();
}

static void
test_actions (void)
{
  g_autoptr (GDesktopAppInfo) info = NULL;
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  if (!is_ours ())
    return;

  info = g_desktop_app_info_new (APPLICATION_ID ".desktop");
  g_assert_cmpuint (g_strv_length ((char **) g_desktop_app_info_list_actions (info)), ==, n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *action = g_strconcat ("new-", games[i]->id, NULL);
      g_autofree char *title = g_strdup_printf ("New Game of %s", games[i]->name);
      g_autofree char *name = NULL;

      g_assert_true (g_strv_contains (g_desktop_app_info_list_actions (info), action));
      name = g_desktop_app_info_get_action_name (info, action);
      g_assert_nonnull (strstr (name, games[i]->name));
      g_desktop_app_info_launch_action (info, action, NULL);
      install_wait_for_title (title);
    }
  install_quit ();
}

static void
test_file (void)
{
  g_autofree char *path = g_build_filename (scratch, "game.bungalow", NULL);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  if (!is_ours ())
    return;

  g_assert_true (g_file_set_contents (path, RECORD, -1, NULL));
  g_assert_true (g_app_info_launch_default_for_uri (uri, NULL, &error));
  g_assert_no_error (error);

  /* On the table there is something to be taken back. */
  install_wait_for_title ("Bango");
  install_wait_for_action ("undo");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, RECORD);
  install_quit ();
}

static void
test_link (void)
{
  g_autoptr (GError) error = NULL;

  if (!is_ours ())
    return;

  g_assert_true (g_app_info_launch_default_for_uri ("bungalow:bango/bango-cut", NULL, &error));
  g_assert_no_error (error);

  /* The shelf has nothing to go back from; the rulebook has. */
  install_wait_for_action ("back");
  install_quit ();
}

static void
test_search (void)
{
  const char *terms[] = { "bango", NULL };
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = installed ("share/gnome-shell/search-providers/" APPLICATION_ID ".search-provider.ini");
  g_autofree char *desktop = NULL;
  g_autofree char *name = NULL;
  g_autofree char *object = NULL;
  g_autofree const char **results = NULL;
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GDBusConnection) bus = NULL;
  g_autoptr (GError) error = NULL;

  if (!is_ours ())
    return;

  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_assert_true (g_key_file_load_from_file (file, path, 0, NULL));
  g_assert_cmpint (g_key_file_get_integer (file, "Shell Search Provider", "Version", NULL), ==, 2);
  desktop = g_key_file_get_string (file, "Shell Search Provider", "DesktopId", NULL);
  name = g_key_file_get_string (file, "Shell Search Provider", "BusName", NULL);
  object = g_key_file_get_string (file, "Shell Search Provider", "ObjectPath", NULL);
  g_assert_cmpstr (desktop, ==, APPLICATION_ID ".desktop");

  if (install_set_language (prefix, "ru_RU.UTF-8"))
    terms[0] = "банго";
  answer = g_dbus_connection_call_sync (bus, name, object, "org.gnome.Shell.SearchProvider2", "GetInitialResultSet",
                                        g_variant_new ("(^as)", terms), G_VARIANT_TYPE ("(as)"),
                                        G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  g_variant_get (answer, "(^a&s)", &results);
  g_assert_cmpstr (results[0], ==, "game:bango");

  install_set_language (prefix, "");
  install_quit ();
}

static void
test_uninstall (void)
{
  if (!is_ours ())
    return;

  install_stop_bus ();
  uninstall ("");
  g_assert_cmpuint (install_count_files (prefix), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  int status;

  if (argc < 4)
    return 2;

  build = argv[1];
  source = argv[2];
  prefix = argv[3];

  /* Before anything looks for folders: nothing of the build folder helps, what is installed must do. */
  install_prepare (prefix);
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  scratch = g_dir_make_tmp ("bungalow-install-XXXXXX", NULL);
  g_chdir (scratch);

  g_test_add_func ("/install/destdir", test_destdir);
  g_test_add_func ("/install/prefix", test_prefix);
  g_test_add_func ("/install/programs", test_programs);
  g_test_add_func ("/install/schema", test_schema);
  g_test_add_func ("/install/icons", test_icons);
  g_test_add_func ("/install/help", test_help);
  g_test_add_func ("/install/mime", test_mime);
  g_test_add_func ("/install/activate", test_activate);
  g_test_add_func ("/install/actions", test_actions);
  g_test_add_func ("/install/file", test_file);
  g_test_add_func ("/install/link", test_link);
  g_test_add_func ("/install/search", test_search);
  g_test_add_func ("/install/uninstall", test_uninstall);

  status = g_test_run ();
  install_remove (scratch);
  g_free (scratch);

  return status;
}
