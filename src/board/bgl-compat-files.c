/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* See bgl-compat.c. */
#undef GDK_VERSION_MAX_ALLOWED

#include "bgl-compat.h"

#include "engine/bgl-i18n.h"

#define HAVE_FILES GTK_CHECK_VERSION (4, 10, 0)

/* Choosing files */

typedef struct
{
  GtkWindow     *parent;
  gboolean       save;
  BglFileFunc    callback;
  gpointer       user_data;
  GDestroyNotify destroy;
} FileRequest;

static FileRequest *
file_request_new (GtkWindow      *parent,
                  gboolean        save,
                  BglFileFunc     callback,
                  gpointer        user_data,
                  GDestroyNotify  destroy)
{
  FileRequest *request = g_new0 (FileRequest, 1);

  g_set_weak_pointer (&request->parent, parent);
  request->save = save;
  request->callback = callback;
  request->user_data = user_data;
  request->destroy = destroy;

  return request;
}

/* Calls the callback if there is a file, and frees the request. */
static void
file_request_end (FileRequest *request,
                  GFile       *file)
{
  /* The window may have been closed in the meantime. */
  if (file != NULL && request->parent != NULL)
    request->callback (request->parent, file, request->user_data);
  if (request->destroy != NULL)
    request->destroy (request->user_data);
  g_clear_weak_pointer (&request->parent);
  g_free (request);
}

#if HAVE_FILES

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  FileRequest *request = user_data;
  g_autoptr (GFile) file = NULL;

  if (request->save)
    file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);
  else
    file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);

  file_request_end (request, file);
}

void
bgl_compat_choose_file (GtkWindow      *parent,
                        const char     *title,
                        const char     *suggestion,
                        GtkFileFilter  *filter,
                        BglFileFunc     callback,
                        gpointer        user_data,
                        GDestroyNotify  destroy)
{
  g_autoptr (GtkFileDialog) dialog = NULL;
  FileRequest *request;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  dialog = gtk_file_dialog_new ();
  gtk_file_dialog_set_title (dialog, title);
  if (filter != NULL)
    gtk_file_dialog_set_default_filter (dialog, filter);
  if (suggestion != NULL)
    gtk_file_dialog_set_initial_name (dialog, suggestion);

  request = file_request_new (parent, suggestion != NULL, callback, user_data, destroy);
  if (request->save)
    gtk_file_dialog_save (dialog, parent, NULL, chosen_cb, request);
  else
    gtk_file_dialog_open (dialog, parent, NULL, chosen_cb, request);
}

#else

static void
file_response_cb (GtkNativeDialog *dialog,
                  int              response,
                  FileRequest     *request)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  file_request_end (request, response == GTK_RESPONSE_ACCEPT ? file : NULL);
  g_object_unref (dialog);
}

void
bgl_compat_choose_file (GtkWindow      *parent,
                        const char     *title,
                        const char     *suggestion,
                        GtkFileFilter  *filter,
                        BglFileFunc     callback,
                        gpointer        user_data,
                        GDestroyNotify  destroy)
{
  gboolean save = suggestion != NULL;
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  dialog = gtk_file_chooser_native_new (title, parent,
                                        save ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN,
                                        NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  if (filter != NULL)
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  if (save)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), suggestion);
  g_signal_connect (dialog, "response", G_CALLBACK (file_response_cb),
                    file_request_new (parent, save, callback, user_data, destroy));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

/* Opening files and showing folders */

/* Shows why opening failed, unless the person canceled it or has closed the window. */
static void
report_launch (GtkWindow    *parent,
               const GError *error)
{
  if (error == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ||
      !gtk_widget_get_realized (GTK_WIDGET (parent)))
    return;

#if HAVE_FILES
  if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    return;
#endif

  bgl_compat_show_message (GTK_WIDGET (parent), _("Could Not Open File"), error->message);
}

#if HAVE_FILES

static void
launched_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GtkWindow) parent = user_data;
  g_autoptr (GError) error = NULL;

  gtk_file_launcher_launch_finish (GTK_FILE_LAUNCHER (source), result, &error);
  report_launch (parent, error);
}

void
bgl_compat_open_file (GtkWindow *parent,
                      GFile     *file)
{
  g_autoptr (GtkFileLauncher) launcher = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (G_IS_FILE (file));

  launcher = gtk_file_launcher_new (file);
  gtk_file_launcher_launch (launcher, parent, NULL, launched_cb, g_object_ref (parent));
}

static void
folder_opened_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (GtkWindow) parent = user_data;
  g_autoptr (GError) error = NULL;

  /* Without a file manager that can show a file, its folder is opened. */
  if (!gtk_file_launcher_open_containing_folder_finish (GTK_FILE_LAUNCHER (source), result, &error))
    {
      g_autoptr (GFile) folder = g_file_get_parent (gtk_file_launcher_get_file (GTK_FILE_LAUNCHER (source)));

      bgl_compat_open_file (parent, folder);
    }
}

void
bgl_compat_show_in_files (GtkWindow *parent,
                          GFile     *file)
{
  g_autoptr (GtkFileLauncher) launcher = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (G_IS_FILE (file));

  launcher = gtk_file_launcher_new (file);
  gtk_file_launcher_open_containing_folder (launcher, parent, NULL, folder_opened_cb, g_object_ref (parent));
}

#else

static void
launched_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  gtk_show_uri_full_finish (GTK_WINDOW (source), result, &error);
  report_launch (GTK_WINDOW (source), error);
}

void
bgl_compat_open_file (GtkWindow *parent,
                      GFile     *file)
{
  g_autofree char *uri = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (G_IS_FILE (file));

  uri = g_file_get_uri (file);
  gtk_show_uri_full (parent, uri, GDK_CURRENT_TIME, NULL, launched_cb, NULL);
}

typedef struct
{
  GtkWindow *parent;
  GFile     *folder;
} FolderRequest;

/* Opens the folder if there is no file manager that can select a file. */
static void
items_shown_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  FolderRequest *request = user_data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);

  if (answer == NULL && gtk_widget_get_realized (GTK_WIDGET (request->parent)))
    bgl_compat_open_file (request->parent, request->folder);
  g_object_unref (request->parent);
  g_object_unref (request->folder);
  g_free (request);
}

void
bgl_compat_show_in_files (GtkWindow *parent,
                          GFile     *file)
{
  g_autoptr (GDBusConnection) bus = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autofree char *uri = NULL;
  FolderRequest *request;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (G_IS_FILE (file));

  folder = g_file_get_parent (file);
  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  if (bus == NULL)
    {
      bgl_compat_open_file (parent, folder);
      return;
    }

  request = g_new0 (FolderRequest, 1);
  request->parent = g_object_ref (parent);
  request->folder = g_steal_pointer (&folder);
  uri = g_file_get_uri (file);
  g_dbus_connection_call (bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
                          "org.freedesktop.FileManager1", "ShowItems",
                          g_variant_new ("(^ass)", (const char *[]) { uri, NULL }, ""), NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, items_shown_cb, request);
}

#endif
