/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-opener.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "board/bgl-compat.h"

/* Most files are loaded in this time, before a message is needed. */
#define PATIENCE_SECONDS 1

typedef struct
{
  GtkWidget      *parent;
  gulong          destroy_id;
  GFile          *file;
  GCancellable   *cancellable;
  guint           timeout_id;
  GtkWidget      *dialog;
  BglOpenedFunc   callback;
  gpointer        user_data;
  GDestroyNotify  destroy;
} Opener;

static char *
get_shown_name (Opener *self)
{
  g_autofree char *name = g_file_get_basename (self->file);

  /* A malformed URI has no base name. */
  if (name == NULL)
    name = g_file_get_uri (self->file);

  return bgl_text_shorten (name, BGL_TEXT_QUOTE);
}

static void
explain (Opener       *self,
         const GError *error)
{
  g_autofree char *name = get_shown_name (self);
  /* Translators: %s is the name of a file. */
  g_autofree char *heading = g_strdup_printf (_("Could Not Open “%s”"), name);
  g_autofree char *body = NULL;

  if (error->domain == BGL_RULE_ERROR)
    /* Translators: a line of a file, and what is wrong there, as a sentence. */
    body = g_strdup_printf (_("Line %u: %s"), bgl_rule_error_get_line (error), error->message);

  bgl_compat_show_message (self->parent, heading, body != NULL ? body : error->message);
}

static void
forget_parent (Opener *self)
{
  g_clear_signal_handler (&self->destroy_id, self->parent);
  g_clear_weak_pointer (&self->parent);
}

static void
opener_free (Opener *self)
{
  if (self->destroy != NULL)
    self->destroy (self->user_data);
  g_object_unref (self->file);
  g_object_unref (self->cancellable);
  g_free (self);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Opener *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BglTable) table = bgl_table_load_finish (result, &error);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  /* Canceling has already closed the dialog, and a destroyed parent destroys it, too. */
  if (self->dialog != NULL && !g_cancellable_is_cancelled (self->cancellable))
    bgl_compat_end_waiting (self->dialog);
  g_clear_weak_pointer (&self->dialog);

  if (self->parent != NULL)
    {
      GtkWidget *parent = self->parent;

      if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        explain (self, error);
      forget_parent (self);
      self->callback (parent, table, self->user_data);
    }

  opener_free (self);
}

static gboolean
timeout_cb (gpointer user_data)
{
  Opener *self = user_data;
  g_autofree char *name = get_shown_name (self);
  /* Translators: %s is the name of a file that takes a while to read. */
  g_autofree char *heading = g_strdup_printf (_("Opening “%s”"), name);
  GtkWidget *dialog = bgl_compat_show_waiting (self->parent, heading, self->cancellable);

  self->timeout_id = 0;
  g_set_weak_pointer (&self->dialog, dialog);

  return G_SOURCE_REMOVE;
}

static void
parent_destroy_cb (Opener *self)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  forget_parent (self);
  g_cancellable_cancel (self->cancellable);
}

void
bgl_opener_open (GtkWidget      *parent,
                 GFile          *file,
                 BglOpenedFunc   callback,
                 gpointer        user_data,
                 GDestroyNotify  destroy)
{
  Opener *self;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (callback != NULL);

  self = g_new0 (Opener, 1);
  g_set_weak_pointer (&self->parent, parent);
  self->destroy_id = g_signal_connect_swapped (parent, "destroy", G_CALLBACK (parent_destroy_cb), self);
  self->file = g_object_ref (file);
  self->cancellable = g_cancellable_new ();
  self->callback = callback;
  self->user_data = user_data;
  self->destroy = destroy;
  self->timeout_id = g_timeout_add_seconds (PATIENCE_SECONDS, timeout_cb, self);

  bgl_table_load_async (file, self->cancellable, loaded_cb, self);
}
