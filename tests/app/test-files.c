/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>

#include "app/bgl-notice-overlay.h"
#include "app/bgl-printer.h"
#include "window-fixture.h"

/* Files that were written for the person: the window names them, opens them and shows where they are. */

/* Takes the place of the program that opens PDF files and folders, and writes down what it was asked for. */
#define OPENER \
  "[Desktop Entry]\nType=Application\nName=Opener\nExec=/bin/sh -c \"echo \\\\$0 > %s\" %%f\n" \
  "MimeType=application/pdf;inode/directory;\n"
#define DEFAULTS \
  "[Default Applications]\napplication/pdf=opener.desktop\ninode/directory=opener.desktop\n"

static char *opened;

/* Takes the place of the file manager of the desktop. */
static const char introspection[] =
  "<node>"
  "  <interface name='org.freedesktop.FileManager1'>"
  "    <method name='ShowItems'>"
  "      <arg type='as' name='uris' direction='in'/>"
  "      <arg type='s' name='startup_id' direction='in'/>"
  "    </method>"
  "  </interface>"
  "</node>";

static void
show_items_cb (GDBusConnection       *connection,
               const char            *sender,
               const char            *object_path,
               const char            *interface,
               const char            *method,
               GVariant              *parameters,
               GDBusMethodInvocation *invocation,
               gpointer               user_data)
{
  GString *shown = user_data;
  g_autofree const char **uris = NULL;

  g_variant_get_child (parameters, 0, "^a&s", &uris);
  for (guint i = 0; uris[i] != NULL; i++)
    g_string_append (shown, uris[i]);
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
acquired_cb (GDBusConnection *connection,
             const char      *name,
             gpointer         user_data)
{
  *(gboolean *) user_data = TRUE;
}

static gboolean
is_true (gpointer flag)
{
  return *(gboolean *) flag;
}

static gboolean
is_filled (gpointer string)
{
  return ((GString *) string)->len > 0;
}

static gboolean
is_button (GtkWidget     *widget,
           gconstpointer  label)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0 &&
         gtk_widget_get_mapped (widget);
}

/* A PDF file is written, and the window says so. */
static GFile *
write_rules (Fixture *fixture)
{
  g_autoptr (BglPrinter) printer = bgl_printer_parse ("bango/summary", "en", NULL);
  GFile *file = g_file_get_child (fixture->folder, "My rules.pdf");

  bgl_printer_save (printer, GTK_WINDOW (fixture->window), file);
  bgl_test_wait (fixture_is_said, (char *) "“My rules.pdf” saved");
  bgl_test_settle ();
  bgl_test_unref (g_steal_pointer (&printer));
  g_assert_true (g_file_query_exists (file, NULL));

  return file;
}

static GtkWidget *
find_button (Fixture    *fixture,
             const char *label)
{
  return bgl_test_find (GTK_WIDGET (fixture->window), is_button, label);
}

static void
test_show (Fixture       *fixture,
           gconstpointer  data)
{
  static const GDBusInterfaceVTable vtable = { .method_call = show_items_cb };
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GDBusNodeInfo) info = g_dbus_node_info_new_for_xml (introspection, NULL);
  g_autoptr (GString) shown = g_string_new (NULL);
  g_autoptr (GFile) file = NULL;
  g_autofree char *uri = NULL;
  gboolean acquired = FALSE;
  guint object, name;

  if (bus == NULL)
    {
      g_test_skip ("There is no session bus.");
      return;
    }

  object = g_dbus_connection_register_object (bus, "/org/freedesktop/FileManager1", info->interfaces[0], &vtable,
                                              shown, NULL, NULL);
  name = g_bus_own_name_on_connection (bus, "org.freedesktop.FileManager1", G_BUS_NAME_OWNER_FLAGS_REPLACE,
                                       acquired_cb, NULL, &acquired, NULL);
  bgl_test_wait (is_true, &acquired);

  file = write_rules (fixture);
  uri = g_file_get_uri (file);
  g_assert_nonnull (find_button (fixture, "Open"));
  bgl_test_click_widget (find_button (fixture, "Show in Files"));
  bgl_test_wait (is_filled, shown);
  g_assert_cmpstr (shown->str, ==, uri);
  /* What was asked for is under way: the notice has done its work. */
  g_assert_null (find_button (fixture, "Open"));

  g_bus_unown_name (name);
  g_dbus_connection_unregister_object (bus, object);
}

static gboolean
is_opened (gpointer path)
{
  g_autofree char *contents = NULL;

  return g_file_get_contents (opened, &contents, NULL, NULL) && g_str_equal (g_strchomp (contents), path);
}

static void
test_open (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GFile) file = write_rules (fixture);

  bgl_test_click_widget (find_button (fixture, "Open"));
  bgl_test_wait (is_opened, (char *) g_file_peek_path (file));
}

/* Without a file manager that can show a file, its folder is opened. */
static void
test_folder (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GFile) file = write_rules (fixture);

  bgl_test_click_widget (find_button (fixture, "Show in Files"));
  bgl_test_wait (is_opened, fixture->path);
}

static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "file.open", "s", "nowhere://rules.pdf");
  fixture_dismiss ("Could Not Open File");
}

/* A file that cannot be written is a message, not a notice. */
static void
test_unwritable (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (BglPrinter) printer = bgl_printer_parse ("bango/summary", "en", NULL);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/rules.pdf");

  bgl_printer_save (printer, GTK_WINDOW (fixture->window), nowhere);
  fixture_dismiss ("Could Not Save File");
  g_assert_null (find_button (fixture, "Open"));
}

static void
assert_inside (GtkWidget *window,
               GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (window));
}

/* Both buttons fit into a narrow window, and the second one goes with its notice. */
static void
test_two_buttons (void)
{
  BglNoticeOverlay *overlay = BGL_NOTICE_OVERLAY (g_object_new (BGL_TYPE_NOTICE_OVERLAY, NULL));
  GtkWidget *window = bgl_test_show (GTK_WIDGET (overlay), 360, 300);
  GtkWidget *first, *second;

  bgl_notice_overlay_show (overlay, "“a-rather-long-name-of-a-file-summary-en-fr.pdf” saved",
                           "Открыть", "file.open", NULL);
  bgl_notice_overlay_add_button (overlay, "Показать в «Файлах»", "file.show", NULL);
  bgl_test_settle ();
  first = bgl_test_find (window, is_button, "Открыть");
  second = bgl_test_find (window, is_button, "Показать в «Файлах»");
  g_assert_nonnull (first);
  g_assert_nonnull (second);
  assert_inside (window, first);
  assert_inside (window, second);

  bgl_notice_overlay_show (overlay, "Something else", "Undo", "library.undelete", NULL);
  bgl_test_settle ();
  g_assert_true (bgl_test_find (window, is_button, "Undo") == first);
  g_assert_false (gtk_widget_get_mapped (second));

  bgl_test_close (window, GTK_WIDGET (overlay));
}

/* In folders of its own, because the test must not change the programs of the person who runs it. */
static void
add_opener (const char *folder)
{
  g_autofree char *applications = g_build_filename (folder, "applications", NULL);
  g_autofree char *text = NULL;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
  opened = g_build_filename (folder, "opened", NULL);
  text = g_strdup_printf (OPENER, opened);
  g_assert_cmpint (g_mkdir (applications, 0700), ==, 0);
  bgl_test_write_file (applications, "opener.desktop", text);
  bgl_test_write_file (folder, "mimeapps.list", DEFAULTS);
}

static void
remove_opener (const char *folder)
{
  g_autofree char *applications = g_build_filename (folder, "applications", NULL);

  bgl_test_remove_folder (applications);
  bgl_test_remove_folder (folder);
  g_free (opened);
}

/* GTK 4.18 warns if there is no portal, and then opens the file itself. */
static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && strstr (fields[i].value, "OpenURI portal") != NULL)
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, user_data);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("bungalow-XXXXXX", NULL);
  g_autoptr (GApplication) application = NULL;
  int status;

  add_opener (folder);
  application = fixture_init (&argc, &argv);
  g_log_set_writer_func (write_log, NULL, NULL);

  FIXTURE_ADD ("/files/show", test_show);
  FIXTURE_ADD ("/files/open", test_open);
  FIXTURE_ADD ("/files/folder", test_folder);
  FIXTURE_ADD ("/files/refused", test_refused);
  FIXTURE_ADD ("/files/unwritable", test_unwritable);
  g_test_add_func ("/files/two-buttons", test_two_buttons);

  status = g_test_run ();
  remove_opener (folder);

  return status;
}
