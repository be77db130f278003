/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

#include "bgl-settings.h"
#include "board/bgl-compat.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* What the window does in the background: remember the open game, pause, and notify people. */

#define NOTIFICATION "turn"

/* The session: the window opens with the game with which it was closed. */

void
bgl_window_save_session (BglWindow *self)
{
  BglTablePage *page = bgl_window_get_page (self);
  BglTable *table = page != NULL ? bgl_table_page_get_table (page) : NULL;
  GFile *file = table != NULL ? bgl_table_get_record_file (table) : NULL;
  gboolean unfinished = file != NULL && !bgl_game_is_over (bgl_table_get_game (table));

  g_settings_set_string (bgl_settings_get (), BGL_SETTING_SESSION,
                         unfinished ? g_file_peek_path (file) : "");
}

void
bgl_window_restore_session (BglWindow *self)
{
  g_autofree char *path = g_settings_get_string (bgl_settings_get (), BGL_SETTING_SESSION);
  g_autoptr (GFile) file = NULL;
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglTable) table = NULL;

  if (*path == '\0')
    return;

  /* Reset the session, so that a game that crashes is not opened again. The shelf offers it instead. */
  g_settings_reset (bgl_settings_get (), BGL_SETTING_SESSION);
  if (bgl_window_get_page (self) != NULL || bgl_window_get_reader (self) != NULL ||
      !g_queue_is_empty (&self->opening))
    return;

  file = g_file_new_for_path (path);
  if (!bgl_store_owns (self->store, file) || !g_file_query_exists (file, NULL))
    return;

  record = bgl_store_load (self->store, file, NULL);
  if (record != NULL)
    table = bgl_table_new_from_record (record, NULL);
  if (table != NULL && !bgl_game_is_over (bgl_table_get_game (table)))
    bgl_window_show_table (self, table, file);
}

/* Notifications: it is a person's turn, and the window is not active. */

/* Some desktops treat the body as markup and others as plain text. Without “<”, both show the same. */
void
bgl_window_set_plain_body (GNotification *notification,
                           const char    *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "<", -1);
  g_autofree char *body = g_strjoinv ("‹", parts);

  g_notification_set_body (notification, body);
}

static void
turn_cb (BglWindow *self,
         guint64    move,
         BglGame   *game)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  BglTablePage *page = bgl_window_get_page (self);
  BglTable *table = page != NULL ? bgl_table_page_get_table (page) : NULL;
  g_autoptr (GNotification) notification = NULL;
  g_autofree char *turn = NULL;

  if (application == NULL || table == NULL || bgl_table_get_game (table) != game ||
      gtk_window_is_active (GTK_WINDOW (self)) || !bgl_table_is_waiting (table) ||
      !g_settings_get_boolean (bgl_settings_get (), BGL_SETTING_NOTIFY_TURN))
    return;

  turn = bgl_words_turn (table);
  if (turn == NULL)
    return;

  notification = g_notification_new (_(bgl_game_get_rules (game)->name));
  bgl_window_set_plain_body (notification, turn);
  g_application_send_notification (G_APPLICATION (application), NOTIFICATION, notification);
  self->notified = TRUE;
}

/* Withdraws only what was sent, because GLib waits for an answer of the desktop first. */
void
bgl_window_withdraw_notification (BglWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (self->notified && application != NULL)
    g_application_withdraw_notification (G_APPLICATION (application), NOTIFICATION);
  self->notified = FALSE;
}

void
bgl_window_update_pauses (BglWindow *self)
{
  BglTable *table = self->page != NULL ? bgl_table_page_get_table (self->page) : NULL;

  if (table == NULL)
    return;

  bgl_table_set_paused (table, BGL_PAUSE_RULES, bgl_window_get_reader (self) != NULL);
  bgl_table_set_paused (table, BGL_PAUSE_DIALOG, bgl_compat_has_dialog (GTK_WIDGET (self)));
}

static void
active_cb (BglWindow *self)
{
  gboolean active = gtk_window_is_active (GTK_WINDOW (self));

  /* Pause only when the active state changes, because some desktops never activate a window. */
  if (self->page != NULL)
    bgl_table_set_paused (bgl_table_page_get_table (self->page), BGL_PAUSE_BACKGROUND, !active);

  if (active)
    bgl_window_withdraw_notification (self);
}

void
bgl_window_watch_table (BglWindow *self,
                        BglTable  *table)
{
  /* Connect after the table, so that it already knows whose turn it is. */
  g_signal_connect_object (bgl_table_get_game (table), "moved", G_CALLBACK (turn_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
bgl_window_watch_focus (BglWindow *self)
{
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  bgl_compat_watch_dialogs (GTK_WIDGET (self), G_CALLBACK (bgl_window_update_pauses));
}
