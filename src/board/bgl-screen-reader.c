/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-screen-reader.h"

#include <gio/gio.h>

static GDBusProxy *status; /* org.a11y.Status, or NULL */

static void
ready_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  /* The status stays NULL if there is no session bus. */
  status = g_dbus_proxy_new_for_bus_finish (result, NULL);
}

void
bgl_screen_reader_watch (void)
{
  static gboolean asked = FALSE;

  if (asked)
    return;

  asked = TRUE;
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION,
                            G_DBUS_PROXY_FLAGS_DO_NOT_CONNECT_SIGNALS | G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL,
                            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", NULL, ready_cb, NULL);
}

gboolean
bgl_screen_reader_get_on (void)
{
  g_autoptr (GVariant) value = NULL;

  bgl_screen_reader_watch ();
  if (status != NULL)
    value = g_dbus_proxy_get_cached_property (status, "ScreenReaderEnabled");

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean (value);
}
