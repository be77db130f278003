/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

/* Scans the saved games, and reports those that cannot be read. */

/* Reports damaged games, which are in the list of played games and can be restored there. */
static void
report_damaged (BglWindow *self)
{
  guint n = g_strv_length ((char **) bgl_store_get_damaged (self->store));
  g_autofree char *text = NULL;

  if (n == 0)
    return;

  text = g_strdup_printf (ngettext ("%u saved game is damaged and was set aside.",
                                    "%u saved games are damaged and were set aside.", n), n);
  bgl_notice_overlay_show (self->notices, text, _("Show"), "win.library", NULL);
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
      report_damaged (self);
    }
  else if (!self->scan_failed)
    {
      bgl_compat_show_message (GTK_WIDGET (self), _("Could Not Read Saved Games"), error->message);
    }
  self->scan_failed = !found;
}

void
bgl_window_scan (BglWindow *self)
{
  bgl_store_scan_async (self->store, self->scanning, scan_cb, g_object_ref (self));
}
