/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

#include <malloc.h>

#include "bgl-new-game-dialog.h"
#include "bgl-opener.h"
#include "bgl-settings.h"
#include "bgl-window-distance.h"
#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

/*
 * The window with the shelf, the table, and other pages.
 *
 * CSS node: window. Accessible role: window.
 */
G_DEFINE_FINAL_TYPE (BglWindow, bgl_window, ADW_TYPE_APPLICATION_WINDOW)

static void reader_open_cb (BglWindow *self);

/* The start needs memory for a moment that the C library would keep. */
static void
after_complete_paint_cb (BglWindow     *self,
                         GdkFrameClock *clock)
{
  g_clear_signal_handler (&self->paint_id, clock);
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

static gboolean
complete_cb (gpointer user_data)
{
  BglWindow *self = user_data;

  self->complete_id = 0;
  self->paint_id = g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (self)), "after-paint",
                                             G_CALLBACK (after_complete_paint_cb), self);
  bgl_shelf_complete (self->shelf);
  bgl_window_scan (self);
  bgl_window_load_distance (self);
  bgl_window_restore_session (self);

  return G_SOURCE_REMOVE;
}

/* Everything but the shelf is created after the first frame, so as not to delay it. */
static void
after_paint_cb (BglWindow     *self,
                GdkFrameClock *clock)
{
  g_clear_signal_handler (&self->paint_id, clock);
  self->complete_id = g_idle_add (complete_cb, self);
}

static void
bgl_window_realize (GtkWidget *widget)
{
  BglWindow *self = BGL_WINDOW (widget);

  GTK_WIDGET_CLASS (bgl_window_parent_class)->realize (widget);

  self->paint_id = g_signal_connect_swapped (gtk_widget_get_frame_clock (widget), "after-paint",
                                             G_CALLBACK (after_paint_cb), self);
}

static void
bgl_window_unrealize (GtkWidget *widget)
{
  BglWindow *self = BGL_WINDOW (widget);

  if (self->paint_id != 0)
    g_clear_signal_handler (&self->paint_id, gtk_widget_get_frame_clock (widget));
  g_clear_handle_id (&self->complete_id, g_source_remove);

  GTK_WIDGET_CLASS (bgl_window_parent_class)->unrealize (widget);
}

static void
save_size (BglWindow *self)
{
  GSettings *settings = bgl_settings_get ();
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (settings, BGL_SETTING_WIDTH, MAX (width, 360));
  g_settings_set_int (settings, BGL_SETTING_HEIGHT, MAX (height, 294));
  g_settings_set_boolean (settings, BGL_SETTING_MAXIMIZED, gtk_window_is_maximized (GTK_WINDOW (self)));
}

static gboolean
bgl_window_close_request (GtkWindow *window)
{
  BglWindow *self = BGL_WINDOW (window);

  if (bgl_window_ask_unsaved (self))
    return TRUE;

  save_size (self);
  if (self->page != NULL)
    bgl_table_end_browsing (bgl_table_page_get_table (self->page));
  bgl_window_save_session (self);
  bgl_window_withdraw_notification (self);
  g_cancellable_cancel (self->scanning);
  if (self->page != NULL)
    bgl_table_stop (bgl_table_page_get_table (self->page));
  bgl_window_dispose_distance (self);

  return GTK_WINDOW_CLASS (bgl_window_parent_class)->close_request (window);
}

static void
bgl_window_dispose (GObject *object)
{
  BglWindow *self = BGL_WINDOW (object);

  g_cancellable_cancel (self->scanning);
  bgl_window_forget_focus (self);
  bgl_window_forget_unsaved (self);
  bgl_window_dispose_distance (self);
  if (self->page != NULL)
    bgl_window_remove_page_actions (self);
  self->page = NULL;
  self->subpage = NULL;
  g_clear_weak_pointer (&self->new_game_dialog);
  g_clear_weak_pointer (&self->before_reader);

  G_OBJECT_CLASS (bgl_window_parent_class)->dispose (object);
}

static void
bgl_window_finalize (GObject *object)
{
  BglWindow *self = BGL_WINDOW (object);

  g_clear_object (&self->scanning);
  g_clear_object (&self->store);
  g_queue_clear_full (&self->opening, g_object_unref);
  g_free (self->title_before_subpage);

  G_OBJECT_CLASS (bgl_window_parent_class)->finalize (object);
}

static void
bgl_window_class_init (BglWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->dispose = bgl_window_dispose;
  object_class->finalize = bgl_window_finalize;

  widget_class->realize = bgl_window_realize;
  widget_class->unrealize = bgl_window_unrealize;

  window_class->close_request = bgl_window_close_request;

  g_type_ensure (BGL_TYPE_SPLIT_VIEW);
  g_type_ensure (BGL_TYPE_NOTICE_OVERLAY);
  g_type_ensure (BGL_TYPE_SHELF);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BglWindow, notices);
  gtk_widget_class_bind_template_child (widget_class, BglWindow, split_view);
  gtk_widget_class_bind_template_child (widget_class, BglWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, BglWindow, shelf);
  gtk_widget_class_bind_template_child (widget_class, BglWindow, save_bar);
  gtk_widget_class_bind_template_child (widget_class, BglWindow, save_icon);
  gtk_widget_class_bind_template_child (widget_class, BglWindow, save_label);
  gtk_widget_class_bind_template_child (widget_class, BglWindow, save_copy);

  bgl_window_install_file_actions (widget_class);
}

static void
bgl_window_init (BglWindow *self)
{
  GSettings *settings = bgl_settings_get ();

  self->scanning = g_cancellable_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_hush_pages (self->stack);
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (settings, BGL_SETTING_WIDTH),
                               g_settings_get_int (settings, BGL_SETTING_HEIGHT));

  g_signal_connect_object (self->split_view, "notify::split", G_CALLBACK (reader_open_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->split_view, "notify::open", G_CALLBACK (bgl_window_update_pauses), self,
                           G_CONNECT_SWAPPED);
  bgl_window_watch_focus (self);
  bgl_window_keep_focus (self);
  bgl_window_watch_drops (self);
  bgl_window_add_actions (self);
  bgl_window_watch_unsaved (self);
  bgl_window_update_actions (self);
}

GtkWidget *
bgl_window_new (GtkApplication *application,
                BglStore       *store)
{
  BglWindow *self;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (BGL_IS_STORE (store), NULL);

  /* Set maximized here, because it is a construct property and would override what the instance set before. */
  self = g_object_new (BGL_TYPE_WINDOW,
                       "application", application,
                       "maximized", g_settings_get_boolean (bgl_settings_get (), BGL_SETTING_MAXIMIZED),
                       NULL);
  self->store = g_object_ref (store);
  bgl_window_init_distance (self);

  return GTK_WIDGET (self);
}

BglShelf *
bgl_window_get_shelf (BglWindow *self)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), NULL);

  return self->shelf;
}

BglTablePage *
bgl_window_get_page (BglWindow *self)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), NULL);

  if (self->page == NULL || gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->page))
    return NULL;

  return self->page;
}

/* Pages */

void
bgl_window_show_shelf (BglWindow *self)
{
  BglTable *table;
  const BglRules *rules;

  g_return_if_fail (BGL_IS_WINDOW (self));

  if (bgl_window_get_page (self) == NULL)
    return;

  table = bgl_table_page_get_table (self->page);
  rules = bgl_game_get_rules (bgl_table_get_game (table));
  bgl_table_leave (table);
  bgl_table_end_browsing (table);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->shelf));
  gtk_window_set_title (GTK_WINDOW (self), _("Bungalow"));
  bgl_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (bgl_shelf_find_card (self->shelf, rules->id)));
  bgl_window_scan (self);
}

/* Creates the file of a game with the first move of a person or, if there are only bots, with the first move. */
static void
first_move_cb (BglWindow *self,
               BglMove    move,
               BglGame   *game)
{
  g_autoptr (GFile) file = NULL;
  BglTable *table = bgl_table_page_get_table (self->page);
  guint seat = bgl_move_get_seat (move);

  /* Ignore moves at an earlier table, which may still be in use. */
  if (bgl_table_get_game (table) != game)
    return;

  if (bgl_table_count_people (table) > 0 &&
      (seat == BGL_TURN_CHANCE || bgl_seat_is_bot (bgl_table_get_seat (table, seat))))
    return;

  if (move == BGL_MOVE_NONE || bgl_table_get_browsing (table))
    return;

  g_signal_handlers_disconnect_by_func (game, first_move_cb, self);
  file = bgl_store_new_file (self->store, bgl_game_get_rules (game)->id);
  bgl_table_set_record_file (table, file);
}

/* Only one table may write a file. */
static void
release_record (BglTablePage *page,
                GFile        *file)
{
  BglTable *table = page != NULL ? bgl_table_page_get_table (page) : NULL;
  GFile *current = table != NULL ? bgl_table_get_record_file (table) : NULL;

  if (current != NULL && g_file_equal (current, file))
    bgl_table_set_record_file (table, NULL);
}

void
bgl_window_show_table (BglWindow *self,
                       BglTable  *table,
                       GFile     *file)
{
  BglTablePage *old = self->page;
  BglGame *game;
  const BglRules *rules;

  g_return_if_fail (BGL_IS_WINDOW (self));
  g_return_if_fail (BGL_IS_TABLE (table));

  bgl_window_close_subpage (self);
  game = bgl_table_get_game (table);
  rules = bgl_game_get_rules (game);

  self->page = BGL_TABLE_PAGE (bgl_table_page_new (table));
  bgl_window_watch_record (self, table);
  if (file != NULL)
    {
      release_record (old, file);
      bgl_table_set_record_file (table, file);
    }
  /* What has happened at a distance is stored with it. */
  else if ((bgl_table_get_held (table) & BGL_HOLD_DISTANCE) == 0)
    g_signal_connect_object (game, "committed", G_CALLBACK (first_move_cb), self, G_CONNECT_SWAPPED);

  bgl_window_watch_table (self, table);
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->page));
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
  if (old != NULL)
    gtk_stack_remove (self->stack, GTK_WIDGET (old));

  bgl_split_view_set_cover (self->split_view, FALSE);
  bgl_split_view_set_open (self->split_view, FALSE);
  gtk_window_set_title (GTK_WINDOW (self), _(rules->name));
  g_settings_set_string (bgl_settings_get (), BGL_SETTING_LAST_GAME, rules->id);
  bgl_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
  bgl_table_page_start (self->page);
}

/* New games */

/* Nothing is lost when another game is started, so there is no question. The shelf only offers to continue the
 * newest game, so a notice says where the others are. */
void
bgl_window_begin (BglWindow *self,
                  BglTable  *table)
{
  const BglRules *rules = bgl_game_get_rules (bgl_table_get_game (table));
  BglTable *current = self->page != NULL ? bgl_table_page_get_table (self->page) : NULL;
  gboolean hides;

  if (current != NULL)
    bgl_table_end_browsing (current);
  if (current != NULL && bgl_game_get_rules (bgl_table_get_game (current)) == rules &&
      bgl_table_get_record_file (current) != NULL)
    hides = !bgl_game_is_over (bgl_table_get_game (current));
  else
    hides = bgl_store_get_unfinished (self->store, rules->id) != NULL;

  bgl_window_show_table (self, table, NULL);
  if (hides)
    bgl_table_page_notify (self->page, _("The previous game is kept in Played Games."),
                           _("Show"), "win.library", NULL);
}

void
bgl_window_ask_new_game (BglWindow  *self,
                         const char *game)
{
  const BglGameUi *ui;
  GtkWidget *dialog;

  g_return_if_fail (BGL_IS_WINDOW (self));
  g_return_if_fail (game != NULL);

  ui = bgl_game_ui_find (game);
  if (ui == NULL)
    return;

  /* The desktop can request another new game while the dialog is open. */
  dialog = self->new_game_dialog;
  if (dialog != NULL && gtk_widget_get_mapped (dialog))
    {
      if (bgl_new_game_dialog_get_ui (BGL_NEW_GAME_DIALOG (dialog)) == ui)
        {
          gtk_window_present (GTK_WINDOW (dialog));
          return;
        }
      gtk_window_destroy (GTK_WINDOW (dialog));
    }

  dialog = bgl_new_game_dialog_new (GTK_WINDOW (self), ui);
  g_set_weak_pointer (&self->new_game_dialog, dialog);
  g_signal_connect_object (dialog, "accepted", G_CALLBACK (bgl_window_begin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "invited", G_CALLBACK (bgl_window_invite), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Old games */

void
bgl_window_return_to_page (BglWindow *self)
{
  bgl_window_close_subpage (self);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
  gtk_window_set_title (GTK_WINDOW (self),
                        _(bgl_game_get_rules (bgl_table_get_game (bgl_table_page_get_table (self->page)))->name));
  bgl_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
  bgl_table_page_start (self->page);
}

void
bgl_window_continue (BglWindow  *self,
                     const char *game)
{
  GFile *file;
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglTable) table = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BGL_IS_WINDOW (self));
  g_return_if_fail (game != NULL);

  file = bgl_store_get_unfinished (self->store, game);
  if (file == NULL)
    return;

  /* Return to the current table if it is the same game, because it still knows which moves can be redone. */
  if (self->page != NULL)
    {
      GFile *current = bgl_table_get_record_file (bgl_table_page_get_table (self->page));

      if (current != NULL && g_file_equal (current, file))
        {
          bgl_window_return_to_page (self);
          return;
        }
    }

  record = bgl_store_load (self->store, file, &error);
  if (record != NULL)
    table = bgl_table_new_from_record (record, &error);
  if (table == NULL)
    {
      bgl_compat_show_message (GTK_WIDGET (self), _("Could Not Continue Game"), error->message);
      bgl_window_scan (self);
      return;
    }

  bgl_window_show_table (self, table, file);
}

static void open_next (BglWindow *self);

static void
opened_cb (GtkWidget *parent,
           BglTable  *table,
           gpointer   user_data)
{
  BglWindow *self = BGL_WINDOW (parent);

  if (table != NULL)
    bgl_window_show_table (self, table, NULL);
  g_object_unref (g_queue_pop_head (&self->opening));
  open_next (self);
}

static void
open_next (BglWindow *self)
{
  GFile *file = g_queue_peek_head (&self->opening);

  if (file != NULL)
    bgl_opener_open (GTK_WIDGET (self), file, opened_cb, NULL, NULL);
}

void
bgl_window_open_file (BglWindow *self,
                      GFile     *file)
{
  g_return_if_fail (BGL_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  g_queue_push_tail (&self->opening, g_object_ref (file));
  if (g_queue_get_length (&self->opening) == 1)
    open_next (self);
}

/* Rules */

static void
reader_open_cb (BglWindow *self)
{
  gboolean split = bgl_split_view_get_split (self->split_view);

  /* The window buttons are only in the last header bar. */
  if (self->page != NULL)
    bgl_table_page_set_title_buttons (self->page, !split);
  bgl_window_update_subpage (self, !split);
  bgl_window_update_actions (self);
}

static GtkWidget *
get_read_from (BglWindow *self)
{
  return self->subpage != NULL ? self->subpage : GTK_WIDGET (bgl_window_get_page (self));
}

static void
remember_place (BglWindow *self)
{
  GtkWidget *from = get_read_from (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (from != NULL && focus != NULL && gtk_widget_is_ancestor (focus, from))
    g_set_weak_pointer (&self->before_reader, focus);
  else if (!bgl_split_view_get_open (self->split_view))
    g_clear_weak_pointer (&self->before_reader);
}

/* Gives the focus back to the place of the board from which the rulebook was opened. */
static gboolean
return_to_place (BglWindow *self)
{
  GtkWidget *from = get_read_from (self);
  GtkWidget *place = self->before_reader;

  g_clear_weak_pointer (&self->before_reader);

  return place != NULL && from != NULL && gtk_widget_is_ancestor (place, from) && gtk_widget_grab_focus (place);
}

static BglReader *
open_reader (BglWindow *self)
{
  if (!bgl_split_view_get_open (self->split_view))
    bgl_shelf_remember_focus (self->shelf);
  remember_place (self);

  if (self->reader == NULL)
    {
      self->reader = BGL_READER (bgl_reader_new ());
      bgl_split_view_set_aside (self->split_view, GTK_WIDGET (self->reader));
    }
  else if (!bgl_split_view_get_open (self->split_view))
    {
      bgl_reader_forget_history (self->reader);
    }

  /* The rulebook covers the shelf, but not a table or a quiz. */
  bgl_split_view_set_cover (self->split_view, bgl_window_get_page (self) == NULL && self->subpage == NULL);
  bgl_reader_set_beside (self->reader, bgl_window_get_page (self) != NULL || self->subpage != NULL);
  bgl_split_view_set_open (self->split_view, TRUE);
  bgl_window_update_actions (self);

  return self->reader;
}

/* Focus the page after it has its name, which a screen reader then speaks. */
static gboolean
focus_reader (BglWindow *self,
              gboolean   found)
{
  gtk_widget_grab_focus (GTK_WIDGET (bgl_reader_get_page (self->reader)));

  return found;
}

BglReader *
bgl_window_get_reader (BglWindow *self)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), NULL);

  return bgl_split_view_get_open (self->split_view) ? self->reader : NULL;
}

void
bgl_window_close_reader (BglWindow *self)
{
  g_return_if_fail (BGL_IS_WINDOW (self));

  bgl_split_view_set_open (self->split_view, FALSE);
  bgl_window_update_actions (self);
  if (return_to_place (self))
    return;

  if (self->subpage != NULL)
    gtk_widget_grab_focus (self->subpage);
  else if (bgl_window_get_page (self) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->page));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->shelf));
}

gboolean
bgl_window_show_rules (BglWindow  *self,
                       const char *game)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (game != NULL, FALSE);

  return focus_reader (self, bgl_reader_open (open_reader (self), game, NULL));
}

gboolean
bgl_window_show_rule (BglWindow  *self,
                      const char *rule)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (rule != NULL, FALSE);

  return focus_reader (self, bgl_reader_open_section (open_reader (self), rule));
}

gboolean
bgl_window_open_uri (BglWindow  *self,
                     const char *uri,
                     const char *language)
{
  gboolean found;

  g_return_val_if_fail (BGL_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (uri != NULL, FALSE);

  open_reader (self);
  if (language != NULL)
    bgl_reader_set_language (self->reader, language);

  found = bgl_reader_open_uri (self->reader, uri);
  /* A new reader has no page yet. */
  if (bgl_reader_get_page_id (self->reader) == NULL)
    bgl_reader_open (self->reader, "index", NULL);

  return focus_reader (self, found);
}
