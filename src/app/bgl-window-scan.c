/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

#include <glib/gi18n-lib.h>

#include "bgl-compat.h"

/* Which games are saved, and what is wrong with those that cannot be read. */

/* As many damaged files as a message can name on a small screen. */
#define MAX_DAMAGED 4

static void
tell_damaged (BglWindow *self)
{
  const char *const *damaged = bgl_store_get_damaged (self->store);
  guint n = g_strv_length ((char **) damaged);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;
  g_autofree char *body = NULL;

  if (n == 0)
    return;

  for (guint i = 0; i < MIN (n, MAX_DAMAGED); i++)
    g_strv_builder_add (builder, damaged[i]);
  if (n > MAX_DAMAGED)
    {
      guint rest = n - MAX_DAMAGED;
      /* Translators: damaged files beside those that were named. */
      g_autofree char *more = g_strdup_printf (ngettext ("And %u more in the same folder.",
                                                         "And %u more in the same folder.", rest), rest);

      g_strv_builder_add (builder, more);
    }
  lines = g_strv_builder_end (builder);
  body = g_strjoinv ("\n\n", lines);
  bgl_compat_tell (GTK_WIDGET (self),
                   ngettext ("A saved game cannot be read", "Some saved games cannot be read", n),
                   body);
}

/* A folder that cannot be read is reported once, not at every return to the shelf. */
static void
scan_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (BglWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean found = bgl_store_scan_finish (BGL_STORE (source), result, &error);

  /* The window may have been closed in the meantime. */
  if (g_cancellable_is_cancelled (self->scanning))
    return;

  if (found)
    {
      g_debug ("Found: %u games", g_list_model_get_n_items (bgl_store_get_entries (self->store)));
      bgl_shelf_show_waiting (self->shelf, self->store);
      tell_damaged (self);
    }
  else if (!self->scan_failed)
    {
      bgl_compat_tell (GTK_WIDGET (self), _("Saved games cannot be read"), error->message);
    }
  self->scan_failed = !found;
}

void
bgl_window_scan (BglWindow *self)
{
  bgl_store_scan_async (self->store, self->scanning, scan_cb, g_object_ref (self));
}
