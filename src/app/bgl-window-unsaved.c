/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

#include "engine/bgl-file.h"
#include "engine/bgl-i18n.h"

#include "board/bgl-compat.h"

/* Games that cannot be saved: the bar below every page, and the question before the window closes. */

/* How long the bar reports that the game has finally been saved. */
#define SAVED_SECONDS 5

/* The game that the bar is about (transfer none), or NULL. */
static BglSaver *
get_unsaved (void)
{
  g_autoptr (BglSaver) saver = g_list_model_get_item (bgl_saver_get_unsaved (), 0);

  /* The list keeps the saver alive. */
  return saver;
}

/* Explains what is wrong and what to do about it. */
static char *
explain (BglSaver *saver)
{
  const GError *error = bgl_saver_get_error (saver);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
    return g_strdup (_("The game could not be saved because the disk is full. Free up some space, or save a copy."));

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_READ_ONLY))
    return g_strdup (_("The game could not be saved because its folder is read-only. Change its permissions, or "
                       "save a copy."));

  /* Translators: %s is a reason, such as "Input/output error". */
  return g_strdup_printf (_("The game could not be saved: %s. Check the disk, or save a copy."), error->message);
}

static gboolean
hide_cb (gpointer user_data)
{
  BglWindow *self = user_data;

  self->saved_id = 0;
  gtk_widget_set_visible (self->save_bar, FALSE);
  gtk_label_set_text (self->save_label, "");

  return G_SOURCE_REMOVE;
}

static void
say (BglWindow  *self,
     const char *text)
{
  if (g_str_equal (gtk_label_get_text (self->save_label), text))
    return;

  gtk_widget_set_visible (self->save_bar, TRUE);
  gtk_label_set_text (self->save_label, text);
  bgl_compat_announce (GTK_WIDGET (self), text);
}

static void
update (BglWindow *self)
{
  BglSaver *saver = get_unsaved ();

  if (self->unsaved == saver && saver == NULL)
    return;

  if (self->unsaved != saver)
    {
      if (self->unsaved != NULL)
        g_signal_handlers_disconnect_by_func (self->unsaved, update, self);
      g_set_object (&self->unsaved, saver);
      if (saver != NULL)
        g_signal_connect_object (saver, "notify::error", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }

  g_clear_handle_id (&self->saved_id, g_source_remove);
  gtk_widget_set_visible (self->save_copy, saver != NULL);
  gtk_image_set_from_icon_name (self->save_icon,
                                saver != NULL ? "dialog-warning-symbolic" : "object-select-symbolic");

  if (saver != NULL)
    {
      g_autofree char *text = explain (saver);

      say (self, text);
    }
  else
    {
      say (self, _("The game has been saved."));
      self->saved_id = g_timeout_add_seconds (SAVED_SECONDS, hide_cb, self);
    }
}

void
bgl_window_watch_unsaved (BglWindow *self)
{
  g_signal_connect_object (bgl_saver_get_unsaved (), "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
bgl_window_forget_unsaved (BglWindow *self)
{
  g_clear_handle_id (&self->saved_id, g_source_remove);
  g_clear_handle_id (&self->close_id, g_source_remove);
  g_signal_handlers_disconnect_by_func (bgl_saver_get_unsaved (), update, self);
  if (self->unsaved != NULL)
    g_signal_handlers_disconnect_by_func (self->unsaved, update, self);
  g_clear_object (&self->unsaved);
}

/* Another program uses the file, or another instance of this one that was started without D-Bus. */
static void
diverted_cb (BglWindow *self,
             BglTable  *table)
{
  g_autofree char *name = g_file_get_basename (bgl_table_get_record_file (table));
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("Another program has changed or opened the file of this game. Your "
                                             "game is now saved as “%s”. Bungalow leaves the other file as it is."),
                                           name);

  bgl_compat_show_message (GTK_WIDGET (self), _("Game Saved in a New File"), text);
}

void
bgl_window_watch_record (BglWindow *self,
                         BglTable  *table)
{
  g_signal_connect_object (table, "diverted", G_CALLBACK (diverted_cb), self, G_CONNECT_SWAPPED);
}

/* Close the window when idle, because the dialog that is being answered must not be destroyed with it. */
static gboolean
close_cb (gpointer user_data)
{
  BglWindow *self = user_data;

  self->close_id = 0;
  gtk_window_close (GTK_WINDOW (self));

  return G_SOURCE_REMOVE;
}

static void
close_later (BglWindow *self)
{
  if (self->close_id == 0)
    self->close_id = g_idle_add (close_cb, self);
}

/* Copies */

typedef struct
{
  BglSaver *saver;
  gboolean  close;  /* close the window after the copy has been saved */
} Copy;

static void
copy_free (Copy *copy)
{
  g_object_unref (copy->saver);
  g_free (copy);
}

static void
copy_cb (GtkWindow *parent,
         GFile     *file,
         gpointer   user_data)
{
  Copy *copy = user_data;
  const char *text = bgl_saver_get_text (copy->saver);
  g_autofree char *uri = NULL;
  g_autoptr (GError) error = NULL;

  if (!bgl_file_replace (file, text, strlen (text), &error))
    {
      bgl_compat_show_message (GTK_WIDGET (parent), _("Could Not Save Copy"), error->message);
      return;
    }

  if (copy->close)
    {
      bgl_saver_discard (copy->saver);
      close_later (BGL_WINDOW (parent));
      return;
    }

  uri = g_file_get_uri (file);
  gtk_widget_activate_action (GTK_WIDGET (parent), "file.written", "s", uri);
}

static void
save_copy (BglWindow *self,
           BglSaver  *saver,
           gboolean   close)
{
  g_autofree char *name = g_file_get_basename (bgl_saver_get_file (saver));
  Copy *copy = g_new0 (Copy, 1);

  copy->saver = g_object_ref (saver);
  copy->close = close;
  bgl_compat_choose_file (GTK_WINDOW (self), _("Save a Copy"), name, NULL, copy_cb, copy, (GDestroyNotify) copy_free);
}

void
bgl_window_save_copy (BglWindow *self)
{
  if (self->unsaved != NULL)
    save_copy (self, self->unsaved, FALSE);
}

/* Closing */

static void
answer_copy_cb (GtkWidget *parent,
                gpointer   user_data)
{
  /* The game may have been saved while the question was open. */
  if (bgl_saver_get_error (user_data) != NULL)
    save_copy (BGL_WINDOW (parent), user_data, TRUE);
  else
    close_later (BGL_WINDOW (parent));
}

static void
answer_anyway_cb (GtkWidget *parent,
                  gpointer   user_data)
{
  BglSaver *saver;

  while ((saver = get_unsaved ()) != NULL)
    bgl_saver_discard (saver);
  close_later (BGL_WINDOW (parent));
}

gboolean
bgl_window_ask_unsaved (BglWindow *self)
{
  GListModel *unsaved = bgl_saver_get_unsaved ();
  g_autoptr (GFile) folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;
  BglSaver *saver;

  if (self->page != NULL)
    bgl_table_flush (bgl_table_page_get_table (self->page), NULL);
  for (guint i = g_list_model_get_n_items (unsaved); i-- > 0;)
    {
      g_autoptr (BglSaver) each = g_list_model_get_item (unsaved, i);

      bgl_saver_flush (each, NULL);
    }

  saver = get_unsaved ();
  if (saver == NULL)
    return FALSE;

  folder = g_file_get_parent (bgl_saver_get_file (saver));
  name = g_file_get_parse_name (folder);
  reason = explain (saver);
  /* Translators: a sentence, and the path of a folder. */
  text = g_strdup_printf (_("%s\n\nFolder: %s"), reason, name);
  bgl_compat_ask_discard (GTK_WIDGET (self), _("Game Not Saved"), text,
                          _("_Cancel"), _("_Quit Anyway"), _("_Save a Copy…"),
                          answer_anyway_cb, answer_copy_cb, g_object_ref (saver), g_object_unref);

  return TRUE;
}
