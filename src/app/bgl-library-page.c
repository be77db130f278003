/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-library-page.h"

#include <glib/gi18n-lib.h>

#include "bgl-art.h"
#include "bgl-compat.h"
#include "bgl-look.h"
#include "bgl-notice-overlay.h"
#include "bgl-statistics-view.h"
#include "bgl-words.h"

/* The lid of the box, in small, beside each game. */
#define LID_WIDTH 64
#define LID_HEIGHT 48

/* A list view makes two hundred rows at once, which takes half a second. The first ones fill the
 * window; the others come a few at a time, whenever there is nothing else to do. */
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
  GtkSliceListModel *slice;     /* of those, what the list has by now */
  guint              grow_id;
  char              *game;      /* the filter */
  BglEntry          *deleted;   /* the last one, while it can be brought back */

  BglNoticeOverlay  *notices;
  GtkStack          *games_stack;
  GtkDropDown       *filter;
  GtkListView       *list;
  BglStatisticsView *statistics;
};

enum
{
  SIGNAL_OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglLibraryPage, bgl_library_page, ADW_TYPE_BIN)

/* Rows */

/* NULL if nobody knows. */
static char *
format_date (gint64 modified)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (modified / G_USEC_PER_SEC);

  if (modified == 0 || then == NULL)
    return NULL;

  /* Translators: when a game was played, see g_date_time_format (). */
  return g_date_time_format (then, _("%-d %B %Y, %H:%M"));
}

static char *
describe_result (BglEntry *entry)
{
  g_autoptr (GPtrArray) winners = g_ptr_array_new ();
  g_autofree char *names = NULL;

  if (bgl_entry_get_result (entry) == NULL)
    return g_strdup (_("not finished"));

  for (guint i = 1; i <= bgl_entry_get_n_seats (entry); i++)
    if (bgl_entry_has_won (entry, i) && bgl_seat_is_you (bgl_entry_get_seat (entry, i)))
      /* Translators: who won a game; “you” is the only person who played it. */
      return g_strdup (_("won by you"));

  for (guint i = 1; i <= bgl_entry_get_n_seats (entry); i++)
    if (bgl_entry_has_won (entry, i))
      g_ptr_array_add (winners, (gpointer) bgl_seat_get_name (bgl_entry_get_seat (entry, i)));

  if (winners->len == 0)
    return g_strdup (_("drawn"));

  g_ptr_array_add (winners, NULL);
  names = bgl_words_list ((const char *const *) winners->pdata);

  /* Translators: %s is one name or several. */
  return g_strdup_printf (_("won by %s"), names);
}

static void
delete_clicked_cb (GtkListItem *item,
                   GtkButton   *button)
{
  gtk_widget_activate_action (GTK_WIDGET (button), "library.delete", "u",
                              gtk_list_item_get_position (item));
}

static void
draw_lid (cairo_t       *cr,
          double         width,
          double         height,
          gconstpointer  data)
{
  const BglLook *look = data;

  bgl_art_rounded_rect (cr, 0, 0, width, height, 6);
  cairo_clip (cr);
  look->draw_cover (cr, width, height, adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

/* Drawn once for each game: the rows share the picture. */
static GdkPaintable *
get_lid (BglLibraryPage *self,
         const BglRules *rules)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autofree char *key = g_strdup_printf ("lid-%s-%d", rules->id, dark);

  return GDK_PAINTABLE (bgl_art_get_texture (key, LID_WIDTH, LID_HEIGHT,
                                             gtk_widget_get_scale_factor (GTK_WIDGET (self)), draw_lid,
                                             bgl_look_find (rules->id)));
}

static GtkWidget *
create_lid (void)
{
  GtkWidget *lid = gtk_picture_new ();

  gtk_picture_set_can_shrink (GTK_PICTURE (lid), TRUE);
  gtk_widget_set_size_request (lid, LID_WIDTH, LID_HEIGHT);
  gtk_widget_set_valign (lid, GTK_ALIGN_CENTER);

  return lid;
}

static GtkWidget *
create_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
setup_cb (BglLibraryPage *self,
          GtkListItem    *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *facts = create_label ("dim-label");
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_box_append (GTK_BOX (row), create_lid ());
  gtk_box_append (GTK_BOX (words), create_label ("heading"));
  gtk_box_append (GTK_BOX (words), facts);
  gtk_label_set_wrap (GTK_LABEL (facts), TRUE);
  gtk_label_set_lines (GTK_LABEL (facts), 2);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), words);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Delete"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Delete"), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (delete_clicked_cb), item);
  gtk_box_append (GTK_BOX (row), button);

  gtk_widget_add_css_class (row, "library-row");
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (BglLibraryPage *self,
         GtkListItem    *item)
{
  BglEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *lid = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *words = gtk_widget_get_next_sibling (lid);
  GtkWidget *title = gtk_widget_get_first_child (words);
  GtkWidget *facts = gtk_widget_get_next_sibling (title);
  guint n_moves = bgl_entry_get_n_moves (entry);
  g_autofree char *names = bgl_words_list (bgl_entry_get_names (entry));
  g_autofree char *date = format_date (bgl_entry_get_modified (entry));
  g_autofree char *result = describe_result (entry);
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move", "%u moves", n_moves), n_moves);
  /* Translators: a game and who played it: “Bango: Anna and Boris”. */
  g_autofree char *heading = g_strdup_printf (_("%s: %s"), _(bgl_entry_get_rules (entry)->name), names);
  /* The date is last: without one, the line ends before it. */
  g_autofree char *line = g_strjoin (" · ", result, moves, date, NULL);

  gtk_picture_set_paintable (GTK_PICTURE (lid), get_lid (self, bgl_entry_get_rules (entry)));
  gtk_label_set_text (GTK_LABEL (title), heading);
  gtk_label_set_text (GTK_LABEL (facts), line);
}

static void
activate_cb (BglLibraryPage *self,
             guint           position)
{
  g_autoptr (BglEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->shown), position);

  if (entry != NULL)
    g_signal_emit (self, signals[SIGNAL_OPENED], 0, entry);
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

  return self->game == NULL || g_str_equal (bgl_entry_get_rules (item)->id, self->game);
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
  guint n_looks;
  const BglLook *const *looks = bgl_look_list (&n_looks);

  /* The first one is “all”. */
  bgl_library_page_set_filter (self, selected >= 1 && selected <= n_looks ? looks[selected - 1]->rules->id : NULL);
}

static void
fill_filter (BglLibraryPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n_looks;
  const BglLook *const *looks = bgl_look_list (&n_looks);

  gtk_string_list_append (names, _("All games"));
  for (guint i = 0; i < n_looks; i++)
    gtk_string_list_append (names, _(looks[i]->rules->name));
  gtk_drop_down_set_model (self->filter, G_LIST_MODEL (names));
}

static void
entries_changed_cb (BglLibraryPage *self)
{
  guint n = g_list_model_get_n_items (bgl_store_get_entries (self->store));

  gtk_stack_set_visible_child_name (self->games_stack, n > 0 ? "list" : "empty");
  bgl_statistics_view_update (self->statistics, bgl_store_get_entries (self->store));
}

/* Deleting */

/* What was deleted before can no longer be brought back. */
static void
delete_for_good (BglLibraryPage *self)
{
  g_autoptr (GError) error = NULL;

  if (self->deleted == NULL)
    return;

  if (!bgl_store_delete (self->store, self->deleted, &error))
    {
      bgl_store_show (self->store, self->deleted);
      bgl_compat_tell (GTK_WIDGET (self), _("The game cannot be deleted"), error->message);
    }
  g_clear_object (&self->deleted);
}

void
bgl_library_page_undelete (BglLibraryPage *self)
{
  g_return_if_fail (BGL_IS_LIBRARY_PAGE (self));

  if (self->deleted == NULL)
    return;

  bgl_store_show (self->store, self->deleted);
  g_clear_object (&self->deleted);
}

void
bgl_library_page_delete (BglLibraryPage *self,
                         BglEntry       *entry)
{
  g_return_if_fail (BGL_IS_LIBRARY_PAGE (self));
  g_return_if_fail (BGL_IS_ENTRY (entry));

  /* What was deleted before goes for good now. */
  bgl_notice_overlay_dismiss (self->notices);

  self->deleted = g_object_ref (entry);
  bgl_store_hide (self->store, entry);
  bgl_notice_overlay_show (self->notices, _("The game was deleted"), _("Undo"), "library.undelete", NULL);
}

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BglLibraryPage *self = BGL_LIBRARY_PAGE (widget);
  g_autoptr (BglEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->shown),
                                                      g_variant_get_uint32 (parameter));

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

/* Importing */

static void
import_file_cb (GtkWindow *parent,
                GFile     *file,
                gpointer   user_data)
{
  BglLibraryPage *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BglEntry) entry = bgl_store_import (self->store, file, &error);

  if (entry == NULL)
    bgl_compat_tell (GTK_WIDGET (parent), _("The game cannot be imported"), error->message);
}

static void
import_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Records of games"));
  gtk_file_filter_add_mime_type (filter, "application/vnd.bungalow.game");
  gtk_file_filter_add_pattern (filter, "*.bungalow");
  bgl_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (widget)), _("Import a Game"), NULL, filter,
                          import_file_cb, g_object_ref (widget), g_object_unref);
}

/* The widget */

static gboolean
bgl_library_page_grab_focus (GtkWidget *widget)
{
  BglLibraryPage *self = BGL_LIBRARY_PAGE (widget);

  if (gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->list));

  /* There are no games, or the statistics are on show. */
  return gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), GTK_DIR_TAB_FORWARD);
}

static void
bgl_library_page_dispose (GObject *object)
{
  BglLibraryPage *self = BGL_LIBRARY_PAGE (object);

  /* Whoever closes the window does not regret it anymore. */
  if (self->store != NULL && self->deleted != NULL)
    {
      bgl_store_delete (self->store, self->deleted, NULL);
      g_clear_object (&self->deleted);
    }
  g_clear_handle_id (&self->grow_id, g_source_remove);
  g_clear_object (&self->slice);
  g_clear_object (&self->shown);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (bgl_library_page_parent_class)->dispose (object);
}

static void
bgl_library_page_finalize (GObject *object)
{
  g_free (BGL_LIBRARY_PAGE (object)->game);

  G_OBJECT_CLASS (bgl_library_page_parent_class)->finalize (object);
}

static void
bgl_library_page_class_init (BglLibraryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_library_page_dispose;
  object_class->finalize = bgl_library_page_finalize;

  widget_class->grab_focus = bgl_library_page_grab_focus;

  signals[SIGNAL_OPENED] =
    g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, BGL_TYPE_ENTRY);

  g_type_ensure (BGL_TYPE_NOTICE_OVERLAY);
  g_type_ensure (BGL_TYPE_STATISTICS_VIEW);
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
  gtk_widget_class_install_action (widget_class, "library.delete", "u", delete_cb);
  gtk_widget_class_install_action (widget_class, "library.undelete", NULL, undelete_cb);

  gtk_widget_class_set_css_name (widget_class, "library-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The rows are filled anew, with the lids of the other light. */
static void
dark_changed_cb (BglLibraryPage *self)
{
  g_autoptr (GtkSelectionModel) model = g_object_ref (gtk_list_view_get_model (self->list));

  begin_with_first_rows (self);
  gtk_list_view_set_model (self->list, NULL);
  gtk_list_view_set_model (self->list, model);
}

static void
bgl_library_page_init (BglLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bgl_library_page_new (BglStore *store)
{
  BglLibraryPage *self;
  GtkFilter *filter;
  GListModel *entries;

  g_return_val_if_fail (BGL_IS_STORE (store), NULL);

  self = g_object_new (BGL_TYPE_LIBRARY_PAGE, NULL);
  self->store = g_object_ref (store);
  entries = bgl_store_get_entries (store);
  filter = GTK_FILTER (gtk_custom_filter_new (is_shown, self, NULL));
  self->shown = gtk_filter_list_model_new (g_object_ref (entries), filter);
  self->slice = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->shown)), 0, FIRST_ROWS);
  begin_with_first_rows (self);
  gtk_list_view_set_model (self->list,
                           GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->slice)))));
  fill_filter (self);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (dark_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (entries, "items-changed", G_CALLBACK (entries_changed_cb), self, G_CONNECT_SWAPPED);
  entries_changed_cb (self);

  return GTK_WIDGET (self);
}

GListModel *
bgl_library_page_get_shown (BglLibraryPage *self)
{
  g_return_val_if_fail (BGL_IS_LIBRARY_PAGE (self), NULL);

  return G_LIST_MODEL (self->shown);
}
