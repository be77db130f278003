/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

#include "bgl-window-distance.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "engine/bgl-i18n.h"

/* The played games: the list, and the replay of one of them. */

static void
branched_cb (BglWindow *self,
             BglTable  *table)
{
  bgl_window_show_table (self, table, NULL);
}

static void
show_replay (BglWindow *self,
             BglTable  *table,
             GFile     *file,
             gboolean   replays_table)
{
  self->replays_table = replays_table;
  if (self->replay != NULL)
    gtk_stack_remove (self->stack, GTK_WIDGET (self->replay));

  self->replay = BGL_REPLAY_PAGE (bgl_replay_page_new (table));
  bgl_replay_page_set_record_file (self->replay, file);
  g_signal_connect_object (self->replay, "branched", G_CALLBACK (branched_cb), self, G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->replay));
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->replay));
  gtk_window_set_title (GTK_WINDOW (self), _(bgl_game_get_rules (bgl_table_get_game (table))->name));
  bgl_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->replay));
}

/* An unfinished game is continued, and a finished one is replayed. Returns whether the game could be read. */
static gboolean
open_entry (BglWindow    *self,
            BglSavedGame *entry)
{
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglTable) table = NULL;
  g_autoptr (GError) error = NULL;

  record = bgl_store_load (self->store, bgl_saved_game_get_file (entry), &error);
  if (record != NULL)
    table = bgl_table_new_from_record (record, &error);

  if (table == NULL)
    {
      bgl_compat_show_message (GTK_WIDGET (self), _("Could Not Open Game"), error->message);
      bgl_window_scan (self);
      return FALSE;
    }

  if (bgl_saved_game_get_result (entry) == NULL)
    bgl_window_show_table (self, table, bgl_saved_game_get_file (entry));
  else
    {
      show_replay (self, table, bgl_saved_game_get_file (entry), FALSE);
      bgl_window_check_proofs (self, bgl_saved_game_get_file (entry));
    }

  return TRUE;
}

static void
opened_cb (BglWindow    *self,
           BglSavedGame *entry)
{
  open_entry (self, entry);
}

static void
analyzed_cb (BglWindow    *self,
             BglSavedGame *entry)
{
  if (open_entry (self, entry))
    bgl_window_analyze (self);
}

void
bgl_window_replay_table (BglWindow *self,
                         gboolean   from_end)
{
  BglTable *played = bgl_table_page_get_table (self->page);
  g_autoptr (BglRecord) record = bgl_table_to_record (played);
  g_autoptr (GError) error = NULL;
  /* Replay a separate table, so that the table of the game does not change. */
  g_autoptr (BglTable) table = bgl_table_new_from_record (record, &error);

  g_return_if_fail (table != NULL);

  if (!from_end)
    bgl_game_seek (bgl_table_get_game (table), 0);
  show_replay (self, table, bgl_table_get_record_file (played), TRUE);
}

void
bgl_window_analyze (BglWindow *self)
{
  if (bgl_window_get_replay (self) == NULL && bgl_window_get_page (self) != NULL)
    bgl_window_replay_table (self, TRUE);
  if (bgl_window_get_replay (self) != NULL)
    bgl_replay_page_analyze (self->replay);
}

void
bgl_window_show_library (BglWindow *self)
{
  g_return_if_fail (BGL_IS_WINDOW (self));

  bgl_notice_overlay_dismiss (self->notices);
  bgl_window_close_subpage (self);
  if (bgl_window_get_page (self) != NULL)
    bgl_window_show_shelf (self);

  if (self->library == NULL)
    {
      self->library = BGL_LIBRARY_PAGE (bgl_library_page_new (self->store));
      g_signal_connect_object (self->library, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->library, "analyzed", G_CALLBACK (analyzed_cb), self, G_CONNECT_SWAPPED);
      gtk_stack_add_child (self->stack, GTK_WIDGET (self->library));
    }

  bgl_split_view_set_open (self->split_view, FALSE);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->library));
  gtk_window_set_title (GTK_WINDOW (self), _("Played Games"));
  bgl_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->library));
}

BglLibraryPage *
bgl_window_get_library (BglWindow *self)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), NULL);

  if (self->library == NULL || gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->library))
    return NULL;

  return self->library;
}

BglReplayPage *
bgl_window_get_replay (BglWindow *self)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), NULL);

  if (self->replay == NULL || gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->replay))
    return NULL;

  return self->replay;
}

gboolean
bgl_window_leave_library (BglWindow *self)
{
  if (bgl_window_get_replay (self) != NULL)
    {
      if (self->replays_table)
        {
          gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
          bgl_window_update_actions (self);
          gtk_widget_grab_focus (GTK_WIDGET (self->page));
        }
      else
        bgl_window_show_library (self);

      return TRUE;
    }

  if (bgl_window_get_library (self) == NULL)
    return FALSE;

  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->shelf));
  gtk_window_set_title (GTK_WINDOW (self), _("Bungalow"));
  bgl_window_update_actions (self);
  bgl_shelf_show_waiting (self->shelf, self->store);
  bgl_focus_give (GTK_WIDGET (self->shelf));

  return TRUE;
}

/* A file that is dropped anywhere on the window is opened. */
static gboolean
drop_cb (BglWindow    *self,
         const GValue *value)
{
  GSList *files = g_value_get_boxed (value);

  for (GSList *l = files; l != NULL; l = l->next)
    bgl_window_open_file (self, l->data);

  return files != NULL;
}

void
bgl_window_watch_drops (BglWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
