/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-library-page.h"

#include "engine/bgl-file.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "bgl-library-row.h"
#include "bgl-notice-overlay.h"
#include "bgl-opener.h"
#include "bgl-statistics-view.h"
#include "board/bgl-board-styles.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-names.h"

/* A list view creates two hundred rows at once, which takes half a second. The first rows fill the window, and the
 * others are added a few at a time when idle. */
#define FIRST_ROWS 16
#define MORE_ROWS  8
#define ALL_ROWS   240

/*
 * CSS nodes: library-page. Accessible role: group.
 */
struct _BglLibraryPage
{
  AdwBin             parent_instance;

  BglStore          *store;
  GtkFilterListModel *shown;
  GtkSliceListModel *slice;     /* the part of them that the list has so far */
  guint              grow_id;
  char              *game;      /* the filter */
  GPtrArray         *deleted;   /* BglSavedGame that can be restored, the last one at the end */
  gboolean           renewing;  /* the notice is being replaced, which must not delete them */

  BglNoticeOverlay  *notices;
  GtkStack          *games_stack;
  GtkDropDown       *filter;
  GtkListView       *list;
  BglStatisticsView *statistics;
};

enum
{
  SIGNAL_OPENED,
  SIGNAL_ANALYZED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglLibraryPage, bgl_library_page, ADW_TYPE_BIN)

/* Rows */

static void
setup_cb (BglLibraryPage *self,
          GtkListItem    *item)
{
  gtk_list_item_set_child (item, bgl_library_row_new (item));
}

static void
bind_cb (BglLibraryPage *self,
         GtkListItem    *item)
{
  BglLibraryRow *row = BGL_LIBRARY_ROW (gtk_list_item_get_child (item));
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (row));

  bgl_library_row_set_entry (row, gtk_list_item_get_item (item));
  if (parent != NULL)
    {
      g_autofree char *name = bgl_library_row_describe (row);

      bgl_names_set (parent, name);
    }
}

static void ask_export (GtkWidget *widget,
                        gpointer   entry);
static void put_back   (GtkWidget *widget,
                        gpointer   entry);

/* Explains what is wrong with a file that is not a game, and what can be done. */
static void
show_stray (BglLibraryPage *self,
            BglSavedGame   *entry)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *reason = bgl_saved_game_get_reason (entry);
  g_autofree char *body = NULL;

  switch (bgl_saved_game_get_kind (entry))
    {
    case BGL_SAVED_GAME_FOREIGN:
      /* Translators: why the game cannot be read, and what became of it. */
      body = g_strdup_printf (_("%s The game was not changed."), reason);
      bgl_compat_ask (widget, _("This Game Needs Another Version of Bungalow"), body, _("_Close"), _("_Export…"),
                      ask_export, g_object_ref (entry), g_object_unref);
      break;
    case BGL_SAVED_GAME_SET_ASIDE:
      body = reason != NULL
        /* Translators: why the file cannot be read, and what became of it. */
        ? g_strdup_printf (_("%s The file was renamed so that it cannot be overwritten. You can restore it."), reason)
        : g_strdup (_("The file was damaged and set aside. Restore it to continue the game."));
      bgl_compat_ask (widget, reason != NULL ? _("This File Is Damaged") : _("This File Can Be Read Again"), body,
                      _("_Close"), _("_Restore"), put_back, g_object_ref (entry), g_object_unref);
      break;
    case BGL_SAVED_GAME_UNREADABLE:
      bgl_compat_show_message (widget, _("Could Not Read File"), reason);
      break;
    case BGL_SAVED_GAME_DAMAGED:
    case BGL_SAVED_GAME_GAME:
    default:
      bgl_compat_show_message (widget, _("This File Is Damaged"), reason);
      break;
    }
}

static void
activate_cb (BglLibraryPage *self,
             guint           position)
{
  g_autoptr (BglSavedGame) entry = g_list_model_get_item (G_LIST_MODEL (self->shown), position);

  if (entry == NULL)
    return;
  if (bgl_saved_game_get_kind (entry) == BGL_SAVED_GAME_GAME)
    g_signal_emit (self, signals[SIGNAL_OPENED], 0, entry);
  else
    show_stray (self, entry);
}

static gboolean
grow_cb (gpointer user_data)
{
  BglLibraryPage *self = user_data;
  guint size = gtk_slice_list_model_get_size (self->slice) + MORE_ROWS;

  if (size < ALL_ROWS && size < g_list_model_get_n_items (G_LIST_MODEL (self->shown)))
    {
      gtk_slice_list_model_set_size (self->slice, size);
      return G_SOURCE_CONTINUE;
    }

  gtk_slice_list_model_set_size (self->slice, G_MAXUINT);
  self->grow_id = 0;

  return G_SOURCE_REMOVE;
}

static void
begin_with_first_rows (BglLibraryPage *self)
{
  gtk_slice_list_model_set_size (self->slice, FIRST_ROWS);
  if (self->grow_id == 0)
    self->grow_id = g_idle_add_full (G_PRIORITY_LOW, grow_cb, self, NULL);
}

/* Filters */

static gboolean
is_shown (gpointer item,
          gpointer user_data)
{
  BglLibraryPage *self = user_data;

  if (self->game == NULL)
    return TRUE;

  return bgl_saved_game_get_kind (item) == BGL_SAVED_GAME_GAME &&
         g_str_equal (bgl_saved_game_get_rules (item)->id, self->game);
}

void
bgl_library_page_set_filter (BglLibraryPage *self,
                             const char     *game)
{
  GtkFilter *filter;

  g_return_if_fail (BGL_IS_LIBRARY_PAGE (self));

  if (g_strcmp0 (self->game, game) == 0)
    return;

  g_free (self->game);
  self->game = g_strdup (game);
  begin_with_first_rows (self);
  filter = gtk_filter_list_model_get_filter (self->shown);
  gtk_filter_changed (filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
filter_selected_cb (BglLibraryPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->filter);
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  /* The first item stands for all games. */
  bgl_library_page_set_filter (self, selected >= 1 && selected <= n_uis ? uis[selected - 1]->rules->id : NULL);
}

static void
fill_filter (BglLibraryPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  gtk_string_list_append (names, _("All Games"));
  for (guint i = 0; i < n_uis; i++)
    gtk_string_list_append (names, _(uis[i]->rules->name));
  gtk_drop_down_set_model (self->filter, G_LIST_MODEL (names));
  bgl_names_set_list (self->filter, _("Filter Games"));
}

static void
entries_changed_cb (BglLibraryPage *self)
{
  guint n = g_list_model_get_n_items (bgl_store_get_entries (self->store)) +
            g_list_model_get_n_items (bgl_store_get_strays (self->store));

  gtk_stack_set_visible_child_name (self->games_stack, n > 0 ? "list" : "empty");
  bgl_statistics_view_update (self->statistics, bgl_store_get_entries (self->store));
}

/* Deleting */

/* Deletes the files of the hidden games, which cannot be restored anymore. */
static void
delete_for_good (BglLibraryPage *self)
{
  g_autoptr (GError) error = NULL;

  if (self->renewing)
    return;

  for (guint i = 0; i < self->deleted->len; i++)
    if (!bgl_store_delete (self->store, self->deleted->pdata[i], error == NULL ? &error : NULL))
      bgl_store_show (self->store, self->deleted->pdata[i]);
  g_ptr_array_set_size (self->deleted, 0);

  if (error != NULL)
    bgl_compat_show_message (GTK_WIDGET (self), _("Could Not Delete Game"), error->message);
}

static char *
describe_deleted (BglLibraryPage *self)
{
  const guint n = self->deleted->len;
  gboolean games = TRUE;

  for (guint i = 0; i < n; i++)
    games &= bgl_saved_game_get_kind (self->deleted->pdata[i]) == BGL_SAVED_GAME_GAME;

  if (n == 1)
    return g_strdup (games ? _("Game deleted") : _("File deleted"));
  if (games)
    return g_strdup_printf (ngettext ("%u game deleted", "%u games deleted", n), n);
  return g_strdup_printf (ngettext ("%u file deleted", "%u files deleted", n), n);
}

/* One notice covers all deleted games. Its button restores one at a time. */
static void
show_deleted (BglLibraryPage *self)
{
  g_autofree char *text = describe_deleted (self);

  self->renewing = TRUE;
  if (self->deleted->len > 0)
    bgl_notice_overlay_show (self->notices, text, _("Undo"), "library.undelete", NULL);
  else
    bgl_notice_overlay_dismiss (self->notices);
  self->renewing = FALSE;
}

void
bgl_library_page_undelete (BglLibraryPage *self)
{
  g_autoptr (BglSavedGame) entry = NULL;

  g_return_if_fail (BGL_IS_LIBRARY_PAGE (self));

  if (self->deleted->len == 0)
    return;

  entry = g_ptr_array_steal_index (self->deleted, self->deleted->len - 1);
  bgl_store_show (self->store, entry);
  bgl_compat_scroll_to (self->list, entry);
  show_deleted (self);
}

void
bgl_library_page_delete (BglLibraryPage *self,
                         BglSavedGame   *entry)
{
  g_return_if_fail (BGL_IS_LIBRARY_PAGE (self));
  g_return_if_fail (BGL_IS_SAVED_GAME (entry));

  g_ptr_array_add (self->deleted, g_object_ref (entry));
  bgl_store_hide (self->store, entry);
  show_deleted (self);
}

static BglSavedGame *
get_entry (BglLibraryPage *self,
           GVariant       *position)
{
  return g_list_model_get_item (G_LIST_MODEL (self->shown), g_variant_get_uint32 (position));
}

static void
analyze_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BglLibraryPage *self = BGL_LIBRARY_PAGE (widget);
  g_autoptr (BglSavedGame) entry = get_entry (self, parameter);

  if (entry != NULL && bgl_saved_game_get_kind (entry) == BGL_SAVED_GAME_GAME &&
      bgl_saved_game_get_result (entry) != NULL)
    g_signal_emit (self, signals[SIGNAL_ANALYZED], 0, entry);
}

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BglLibraryPage *self = BGL_LIBRARY_PAGE (widget);
  g_autoptr (BglSavedGame) entry = get_entry (self, parameter);

  if (entry != NULL)
    bgl_library_page_delete (self, entry);
}

static void
undelete_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  bgl_library_page_undelete (BGL_LIBRARY_PAGE (widget));
}

/* Files that are not games */

static void
export_file_cb (GtkWindow *parent,
                GFile     *file,
                gpointer   user_data)
{
  BglSavedGame *entry = user_data;
  g_autofree char *contents = NULL;
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GError) error = NULL;
  gsize length;

  if (g_file_load_contents (bgl_saved_game_get_file (entry), NULL, &contents, &length, NULL, &error) &&
      bgl_file_replace (file, contents, length, &error))
    gtk_widget_activate_action (GTK_WIDGET (parent), "file.written", "s", uri);
  else
    bgl_compat_show_message (GTK_WIDGET (parent), _("Could Not Export Game"), error->message);
}

static void
ask_export (GtkWidget *widget,
            gpointer   entry)
{
  g_autofree char *suggestion = g_file_get_basename (bgl_saved_game_get_file (entry));

  bgl_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (widget)), _("Export Game"), suggestion, NULL,
                          export_file_cb, g_object_ref (entry), g_object_unref);
}

static void
put_back (GtkWidget *widget,
          gpointer   entry)
{
  BglLibraryPage *self = BGL_LIBRARY_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglSavedGame) back = bgl_store_put_back (self->store, entry, &error);
  g_autofree char *name = NULL, *shown = NULL, *text = NULL;

  if (back == NULL)
    {
      bgl_compat_show_message (widget, _("Could Not Restore File"), error->message);
      return;
    }

  name = g_file_get_basename (bgl_saved_game_get_file (back));
  shown = bgl_text_shorten (name, BGL_TEXT_QUOTE);
  if (bgl_saved_game_get_kind (back) == BGL_SAVED_GAME_GAME)
    /* Translators: %s is the name of a file. */
    text = g_strdup_printf (_("“%s” was restored."), shown);
  else
    /* Translators: %s is the name of a file. */
    text = g_strdup_printf (_("“%s” was restored, but still cannot be read."), shown);
  bgl_notice_overlay_show (self->notices, text, NULL, NULL, NULL);
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_autoptr (BglSavedGame) entry = get_entry (BGL_LIBRARY_PAGE (widget), parameter);

  if (entry != NULL)
    ask_export (widget, entry);
}

static void
put_back_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  g_autoptr (BglSavedGame) entry = get_entry (BGL_LIBRARY_PAGE (widget), parameter);

  if (entry != NULL && bgl_saved_game_get_kind (entry) == BGL_SAVED_GAME_SET_ASIDE)
    put_back (widget, entry);
}

/* Importing */

static void
import_table_cb (GtkWidget *parent,
                 BglTable  *table,
                 gpointer   user_data)
{
  BglLibraryPage *self = user_data;
  g_autoptr (BglRecord) record = table != NULL ? bgl_table_to_record (table) : NULL;
  g_autoptr (BglSavedGame) entry = NULL;
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    return;

  entry = bgl_store_import (self->store, record, &error);
  if (entry == NULL)
    bgl_compat_show_message (parent, _("Could Not Import Game"), error->message);
}

void
bgl_library_page_import (BglLibraryPage *self,
                         GFile          *file)
{
  g_return_if_fail (BGL_IS_LIBRARY_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  bgl_opener_open (GTK_WIDGET (self), file, import_table_cb, self, NULL);
}

static void
import_file_cb (GtkWindow *parent,
                GFile     *file,
                gpointer   user_data)
{
  bgl_library_page_import (user_data, file);
}

static void
import_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Game Files"));
  gtk_file_filter_add_mime_type (filter, "application/vnd.bungalow.game");
  gtk_file_filter_add_pattern (filter, "*.bungalow");
  bgl_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (widget)), _("Import Game"), NULL, filter,
                          import_file_cb, g_object_ref (widget), g_object_unref);
}

/* The widget */

static gboolean
bgl_library_page_grab_focus (GtkWidget *widget)
{
  BglLibraryPage *self = BGL_LIBRARY_PAGE (widget);

  if (bgl_focus_is_moving (widget))
    return FALSE;

  if (gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->list));

  /* The list is empty, or the statistics are visible. */
  return gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), GTK_DIR_TAB_FORWARD);
}

static void
bgl_library_page_dispose (GObject *object)
{
  BglLibraryPage *self = BGL_LIBRARY_PAGE (object);

  /* Closing the window makes the pending deletions final. */
  for (guint i = 0; i < self->deleted->len; i++)
    bgl_store_delete (self->store, self->deleted->pdata[i], NULL);
  g_ptr_array_set_size (self->deleted, 0);
  g_clear_handle_id (&self->grow_id, g_source_remove);
  g_clear_object (&self->slice);
  g_clear_object (&self->shown);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (bgl_library_page_parent_class)->dispose (object);
}

static void
bgl_library_page_finalize (GObject *object)
{
  BglLibraryPage *self = BGL_LIBRARY_PAGE (object);

  g_ptr_array_unref (self->deleted);
  g_free (self->game);

  G_OBJECT_CLASS (bgl_library_page_parent_class)->finalize (object);
}

static void
bgl_library_page_class_init (BglLibraryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_library_page_dispose;
  object_class->finalize = bgl_library_page_finalize;

  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_library_page_grab_focus;

  signals[SIGNAL_OPENED] =
    g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, BGL_TYPE_SAVED_GAME);
  signals[SIGNAL_ANALYZED] =
    g_signal_new ("analyzed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, BGL_TYPE_SAVED_GAME);

  g_type_ensure (BGL_TYPE_NOTICE_OVERLAY);
  g_type_ensure (BGL_TYPE_STATISTICS_VIEW);
  bgl_board_styles_add_icons ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BglLibraryPage, notices);
  gtk_widget_class_bind_template_child (widget_class, BglLibraryPage, games_stack);
  gtk_widget_class_bind_template_child (widget_class, BglLibraryPage, filter);
  gtk_widget_class_bind_template_child (widget_class, BglLibraryPage, list);
  gtk_widget_class_bind_template_child (widget_class, BglLibraryPage, statistics);
  gtk_widget_class_bind_template_callback (widget_class, filter_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, delete_for_good);

  gtk_widget_class_install_action (widget_class, "library.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "library.analyze", "u", analyze_cb);
  gtk_widget_class_install_action (widget_class, "library.delete", "u", delete_cb);
  gtk_widget_class_install_action (widget_class, "library.undelete", NULL, undelete_cb);
  gtk_widget_class_install_action (widget_class, "library.export", "u", export_cb);
  gtk_widget_class_install_action (widget_class, "library.put-back", "u", put_back_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "library.undelete", NULL);

  gtk_widget_class_set_css_name (widget_class, "library-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_library_page_init (BglLibraryPage *self)
{
  self->deleted = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_names_follow (GTK_WIDGET (self));
  bgl_compat_hush_pages (self->games_stack);
}

GtkWidget *
bgl_library_page_new (BglStore *store)
{
  BglLibraryPage *self;
  GtkFilter *filter;
  GListStore *lists;

  g_return_val_if_fail (BGL_IS_STORE (store), NULL);

  self = g_object_new (BGL_TYPE_LIBRARY_PAGE, NULL);
  self->store = g_object_ref (store);
  /* The games come first, then the files that are not games. */
  lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_list_store_append (lists, bgl_store_get_entries (store));
  g_list_store_append (lists, bgl_store_get_strays (store));
  filter = GTK_FILTER (gtk_custom_filter_new (is_shown, self, NULL));
  self->shown = gtk_filter_list_model_new (G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (lists))), filter);
  self->slice = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->shown)), 0, FIRST_ROWS);
  begin_with_first_rows (self);
  gtk_list_view_set_model (self->list,
                           GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->slice)))));
  fill_filter (self);
  g_signal_connect_object (bgl_store_get_entries (store), "items-changed", G_CALLBACK (entries_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (bgl_store_get_strays (store), "items-changed", G_CALLBACK (entries_changed_cb), self,
                           G_CONNECT_SWAPPED);
  entries_changed_cb (self);

  return GTK_WIDGET (self);
}

GListModel *
bgl_library_page_get_shown (BglLibraryPage *self)
{
  g_return_val_if_fail (BGL_IS_LIBRARY_PAGE (self), NULL);

  return G_LIST_MODEL (self->shown);
}
