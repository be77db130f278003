/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>
#include <utime.h>

#include "app/bgl-library-page.h"
#include "app/bgl-library-row.h"
#include "app/bgl-statistics-view.h"
#include "app/bgl-times-plot.h"

#include "test-utils.h"

#define HEAD "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:hard\"]\n"
#define WON  "[Result \"1\"]\n\n1: 0,1\n2: 1,1\n1: 0,2\n2: 1,2\n1: 0,3\n2: 1,3\n1: 0,4\n"

typedef struct
{
  char     *folder;
  BglStore *store;
} Fixture;

static void
scan_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_assert_true (bgl_store_scan_finish (BGL_STORE (source), result, NULL));
  *(gboolean *) user_data = TRUE;
}

static void
scan (Fixture *fixture)
{
  gboolean done = FALSE;

  bgl_store_scan_async (fixture->store, NULL, scan_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GFile) file = NULL;

  fixture->folder = g_dir_make_tmp ("bungalow-library-XXXXXX", NULL);
  file = g_file_new_for_path (fixture->folder);
  fixture->store = bgl_store_new (file);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  bgl_test_remove_folder (fixture->folder);
  g_free (fixture->folder);

  /* The worker of a scan lets go of the store a moment after the answer has come. */
  bgl_test_unref (fixture->store);
}

static guint
count (BglLibraryPage *page)
{
  return g_list_model_get_n_items (bgl_library_page_get_shown (page));
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

/* The first one of its kind; the list keeps it alive. */
static BglSavedGame *
find (BglLibraryPage   *page,
      BglSavedGameKind  kind)
{
  for (guint i = 0; i < count (page); i++)
    {
      g_autoptr (BglSavedGame) entry = g_list_model_get_item (bgl_library_page_get_shown (page), i);

      if (bgl_saved_game_get_kind (entry) == kind)
        return entry;
    }

  g_assert_not_reached ();
}

static void
assert_kind (BglLibraryPage   *page,
             guint             position,
             BglSavedGameKind  kind)
{
  g_autoptr (BglSavedGame) entry = g_list_model_get_item (bgl_library_page_get_shown (page), position);

  g_assert_cmpint (bgl_saved_game_get_kind (entry), ==, kind);
}

/* Two thousand games, with damaged ones among them: the good ones are on the list, the bad ones are
 * named, and only what is in sight becomes a widget. */
static void
test_many (Fixture       *fixture,
           gconstpointer  data)
{
  BglLibraryPage *page;
  GtkWidget *window;

  for (guint i = 0; i < 2000; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.bungalow", i);

      bgl_test_write_file (fixture->folder, name, i % 500 == 7 ? "[Bungalow \"1\"]\ngarbage" : HEAD WON);
    }
  scan (fixture);

  page = BGL_LIBRARY_PAGE (bgl_library_page_new (fixture->store));
  window = bgl_test_show (GTK_WIDGET (page), 800, 600);
  g_assert_cmpuint (g_list_model_get_n_items (bgl_store_get_entries (fixture->store)), ==, 1996);
  g_assert_cmpuint (count (page), ==, 2000);
  g_assert_cmpuint (g_strv_length ((char **) bgl_store_get_damaged (fixture->store)), ==, 4);
  g_assert_nonnull (strstr (bgl_store_get_damaged (fixture->store)[0], "game-"));

  bgl_test_close (window, GTK_WIDGET (page));
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  BglLibraryPage *page = BGL_LIBRARY_PAGE (bgl_library_page_new (fixture->store));
  GtkWidget *window = bgl_test_show (GTK_WIDGET (page), 360, 600);

  g_assert_cmpuint (count (page), ==, 0);

  /* The list is not there, so that something else gets the focus. */
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (page)));
  g_assert_true (gtk_widget_get_mapped (gtk_window_get_focus (GTK_WINDOW (window))));
  bgl_test_close (window, GTK_WIDGET (page));
}

static gboolean
is_cut_off (GtkWidget     *widget,
            gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* A line of text that begins with a separator, or a file name with a hyphen that is not part of it. */
static gboolean
is_badly_broken (GtkWidget     *widget,
                 gconstpointer  data)
{
  PangoLayout *layout;
  PangoAttrList *attributes;
  g_autoptr (PangoAttrIterator) iterator = NULL;

  if (!GTK_IS_LABEL (widget) || !gtk_widget_get_mapped (widget) ||
      gtk_widget_get_ancestor (widget, BGL_TYPE_LIBRARY_ROW) == NULL)
    return FALSE;

  layout = gtk_label_get_layout (GTK_LABEL (widget));
  for (int i = 0; i < pango_layout_get_line_count (layout); i++)
    if (g_str_has_prefix (pango_layout_get_text (layout) + pango_layout_get_line_readonly (layout, i)->start_index, "·"))
      return TRUE;

  attributes = gtk_label_get_attributes (GTK_LABEL (widget));
  if (attributes == NULL)
    return TRUE;

  iterator = pango_attr_list_get_iterator (attributes);

  return pango_attr_iterator_get (iterator, PANGO_ATTR_INSERT_HYPHENS) == NULL;
}

/* The names of four players and a long file name are readable in a narrow window, and a date is not torn apart. */
static void
test_long (Fixture       *fixture,
           gconstpointer  data)
{
  BglLibraryPage *page;
  GtkWidget *window;

  bgl_test_write_file (fixture->folder, "teams.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n"
                       "[Seat3 \"Maximilian von Hohenberg\"]\n[Seat4 \"bot:beginner\"]\n\n1: 0,1\n2: 1,1\n3: resign\n");
  bgl_test_write_file (fixture->folder, "other-game-with-a-very-long-file-name.bungalow",
                       "[Bungalow \"9\"]\n[Game \"bango\"]\n[Seats \"2\"]\n\n");
  bgl_test_write_file (fixture->folder, "expert.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:beginner\"]\n"
                       "[Result \"2\"]\n\n1: 0,1\n2: 1,1\n1: resign\n");
  scan (fixture);
  page = BGL_LIBRARY_PAGE (bgl_library_page_new (fixture->store));
  window = bgl_test_show (GTK_WIDGET (page), 360, 600);
  g_assert_cmpuint (count (page), ==, 3);
  g_assert_null (bgl_test_find (window, is_cut_off, NULL));
  g_assert_null (bgl_test_find (window, is_badly_broken, NULL));
  g_assert_nonnull (bgl_test_find (window, says, ",\u00a020"));
  bgl_test_close (window, GTK_WIDGET (page));
}

static gboolean
is_of_type (GtkWidget     *widget,
            gconstpointer  type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, *(const GType *) type) && gtk_widget_get_mapped (widget);
}

static float
get_x (GtkWidget *window,
       GType      type)
{
  GtkWidget *widget = bgl_test_find (window, is_of_type, &type);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  return bounds.origin.x;
}

/* What is above the list begins where the pictures of the games do. */
static void
test_edge (Fixture       *fixture,
           gconstpointer  data)
{
  static const int widths[] = { 360, 800, 1280 };

  bgl_test_write_file (fixture->folder, "one.bungalow", HEAD WON);
  scan (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *page = bgl_library_page_new (fixture->store);
      GtkWidget *window = bgl_test_show (page, widths[i], 600);

      g_assert_cmpfloat (get_x (window, GTK_TYPE_PICTURE), ==, get_x (window, GTK_TYPE_DROP_DOWN));
      bgl_test_close (window, page);
    }
}

static void
test_delete (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "one.bungalow", NULL);
  BglLibraryPage *page;
  GtkWidget *window;

  bgl_test_write_file (fixture->folder, "one.bungalow", HEAD WON);
  scan (fixture);
  page = BGL_LIBRARY_PAGE (bgl_library_page_new (fixture->store));
  window = bgl_test_show (GTK_WIDGET (page), 800, 600);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "library.delete", "u", 0));
  g_assert_cmpuint (count (page), ==, 0);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  /* A scan in between does not bring it back; somebody who regrets does. */
  scan (fixture);
  g_assert_cmpuint (count (page), ==, 0);
  bgl_library_page_undelete (page);
  g_assert_cmpuint (count (page), ==, 1);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  gtk_widget_activate_action (GTK_WIDGET (page), "library.delete", "u", 0);
  bgl_test_close (window, GTK_WIDGET (page));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static char *
get_notice (GtkWidget *window)
{
  GtkWidget *label = bgl_test_find (window, says, "deleted");

  return label != NULL && gtk_widget_get_mapped (label) ? g_strdup (gtk_label_get_text (GTK_LABEL (label))) : NULL;
}

static void
assert_notice (GtkWidget  *window,
               const char *text)
{
  g_autofree char *notice = NULL;

  bgl_test_settle ();
  notice = get_notice (window);
  g_assert_cmpstr (notice, ==, text);
}

static gboolean
is_undo (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "Undo") == 0;
}

static gboolean
is_toast (GtkWidget     *widget,
          gconstpointer  data)
{
  return g_str_equal (gtk_widget_get_css_name (widget), "toast");
}

/* No row shines through the notice that lies over it. The pixel is between its edge and its words. */
static void
assert_opaque (GtkWidget *toast)
{
  const int x = 3, y = gtk_widget_get_height (toast) / 2;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (toast);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guint32 *pixels = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (toast), gtk_widget_get_height (toast));
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (toast)), node,
                                         &GRAPHENE_RECT_INIT (x, y, 1, 1));
  pixels = g_new (guint32, 1);
  gdk_texture_download (texture, (guchar *) pixels, sizeof *pixels);
  g_assert_cmphex (pixels[0] >> 24, ==, 0xff);
}

/* Every deletion can be undone, not only the last one: one after the other, backward. */
static void
test_undelete (Fixture       *fixture,
               gconstpointer  data)
{
  static const char *const names[] = { "one.bungalow", "two.bungalow", "three.bungalow" };
  g_autofree char *path = g_build_filename (fixture->folder, names[0], NULL);
  BglLibraryPage *page;
  GtkWidget *window;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    bgl_test_write_file (fixture->folder, names[i], HEAD WON);
  scan (fixture);
  page = BGL_LIBRARY_PAGE (bgl_library_page_new (fixture->store));
  window = bgl_test_show (GTK_WIDGET (page), 800, 600);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "library.delete", "u", 0);
  g_assert_cmpuint (count (page), ==, 0);
  assert_notice (window, "3 games deleted");
  assert_opaque (bgl_test_find (window, is_toast, NULL));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      bgl_test_click_widget (bgl_test_find (window, is_undo, NULL));
      g_assert_cmpuint (count (page), ==, i + 1);
      assert_notice (window, i == 0 ? "2 games deleted" : i == 1 ? "Game deleted" : NULL);
      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          g_autofree char *kept = g_build_filename (fixture->folder, names[j], NULL);

          g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
        }
    }

  /* The key for it is that of every undo. */
  gtk_widget_activate_action (GTK_WIDGET (page), "library.delete", "u", 0);
  bgl_test_key ("Control_L+z");
  g_assert_cmpuint (count (page), ==, 3);

  /* When the notice has gone, so have the files. */
  gtk_widget_activate_action (GTK_WIDGET (page), "library.delete", "u", 0);
  gtk_widget_activate_action (GTK_WIDGET (page), "library.delete", "u", 0);
  gtk_widget_activate_action (GTK_WIDGET (page), "library.delete", "u", 0);
  bgl_test_key ("Escape");
  g_assert_cmpuint (count (page), ==, 0);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  bgl_test_close (window, GTK_WIDGET (page));
}

/* Files that are not games are at the end of the list, and can be deleted, exported and put back like games. */
static gboolean
is_list (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_LIST_VIEW (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
is_delete (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "user-trash-symbolic") == 0;
}

/* A game that is brought back is in sight, above those that have taken its place. */
static void
test_back_in_sight (Fixture       *fixture,
                    gconstpointer  data)
{
  BglLibraryPage *page;
  GtkWidget *window, *list;
  GtkAdjustment *adjustment;

  for (guint i = 0; i < 24; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.bungalow", i);
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
      struct utimbuf times = { .actime = 1000 * i, .modtime = 1000 * i };

      bgl_test_write_file (fixture->folder, name, HEAD WON);
      g_assert_cmpint (g_utime (path, &times), ==, 0);
    }
  scan (fixture);
  page = BGL_LIBRARY_PAGE (bgl_library_page_new (fixture->store));
  window = bgl_test_show (GTK_WIDGET (page), 800, 300);
  list = bgl_test_find (window, is_list, NULL);
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (page)));
  bgl_test_key ("Down");
  for (guint i = 0; i < 3; i++)
    {
      /* From GTK 4.12 on, the focus goes to the next line, and not to its button. */
      for (guint j = 0; j < 3 && !is_delete (gtk_window_get_focus (GTK_WINDOW (window))); j++)
        bgl_test_key ("Tab");
      bgl_test_key ("space");
    }
  g_assert_cmpuint (count (page), ==, 21);
  for (guint i = 0; i < 3; i++)
    bgl_test_key ("Control_L+z");
  g_assert_cmpuint (count (page), ==, 24);
  bgl_test_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  bgl_test_close (window, GTK_WIDGET (page));
}

/* When the style becomes dark or light, all lids follow, and the list stays where it is. The wheel may turn in the very
 * moment, when the list has no time to measure rows anew. */
static void
test_dark (Fixture       *fixture,
           gconstpointer  data)
{
  const GType type = GTK_TYPE_PICTURE;
  AdwStyleManager *manager = adw_style_manager_get_default ();
  BglLibraryPage *page;
  GtkWidget *window, *list, *lid;
  GdkPaintable *light;
  GtkAdjustment *adjustment;
  double value;

  for (guint i = 0; i < 24; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.bungalow", i);

      bgl_test_write_file (fixture->folder, name, HEAD WON);
    }
  scan (fixture);
  page = BGL_LIBRARY_PAGE (bgl_library_page_new (fixture->store));
  window = bgl_test_show (GTK_WIDGET (page), 800, 300);
  list = bgl_test_find (window, is_list, NULL);
  lid = bgl_test_find (list, is_of_type, &type);
  light = gtk_picture_get_paintable (GTK_PICTURE (lid));
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  value = gtk_adjustment_get_upper (adjustment) - 2 * gtk_adjustment_get_page_size (adjustment);
  gtk_adjustment_set_value (adjustment, value);

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  gtk_adjustment_set_value (adjustment, value + 20);
  bgl_test_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, value + 20);
  g_assert_true (gtk_picture_get_paintable (GTK_PICTURE (lid)) != light);

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_true (gtk_picture_get_paintable (GTK_PICTURE (lid)) == light);
  bgl_test_close (window, GTK_WIDGET (page));
}

static void
test_strays (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "newer.bungalow", NULL);
  BglLibraryPage *page;
  GtkWidget *window;

  bgl_test_write_file (fixture->folder, "newer.bungalow", "[Bungalow \"2\"]\n");
  bgl_test_write_file (fixture->folder, "one.bungalow", HEAD WON);
  bgl_test_write_file (fixture->folder, "broken.bungalow.damaged", "garbage");
  scan (fixture);
  page = BGL_LIBRARY_PAGE (bgl_library_page_new (fixture->store));
  window = bgl_test_show (GTK_WIDGET (page), 800, 600);
  g_assert_cmpuint (count (page), ==, 3);
  assert_kind (page, 0, BGL_SAVED_GAME_GAME);
  g_assert_nonnull (bgl_test_find (window, says, "Needs another version of Bungalow"));
  g_assert_nonnull (bgl_test_find (window, says, "Damaged and set aside"));

  /* They are of no game. */
  bgl_library_page_set_filter (page, "bango");
  g_assert_cmpuint (count (page), ==, 1);
  bgl_library_page_set_filter (page, NULL);
  g_assert_cmpuint (count (page), ==, 3);

  bgl_library_page_delete (page, find (page, BGL_SAVED_GAME_FOREIGN));
  g_assert_cmpuint (count (page), ==, 2);
  g_assert_nonnull (bgl_test_find (window, says, "File deleted"));
  bgl_library_page_undelete (page);
  g_assert_cmpuint (count (page), ==, 3);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  bgl_test_close (window, GTK_WIDGET (page));
}

static gboolean
has_games (gpointer page)
{
  return count (page) > 0;
}

static gboolean
says_line (gpointer data)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (bgl_test_find (toplevel, says, "Line 7: A tile at (9, 9)") != NULL)
        return TRUE;
    }

  return FALSE;
}

/* A dialog over a window that is not libadwaita's is a window of its own, which newer versions leave open. */
static void
close_dialogs (GtkWidget *window)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (toplevels); i > 0; i--)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i - 1);

      if (toplevel != window)
        gtk_window_destroy (GTK_WINDOW (toplevel));
    }
}

static void
test_import (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *elsewhere = g_dir_make_tmp ("bungalow-import-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (elsewhere, "mine.bungalow", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BglSavedGame) entry = NULL;
  BglLibraryPage *page = BGL_LIBRARY_PAGE (bgl_library_page_new (fixture->store));
  GtkWidget *window = bgl_test_show (GTK_WIDGET (page), 800, 600);

  g_assert_true (g_file_set_contents (path, HEAD WON, -1, NULL));
  bgl_library_page_import (page, file);
  bgl_test_wait (has_games, page);
  entry = g_list_model_get_item (bgl_store_get_entries (fixture->store), 0);
  g_assert_false (g_file_equal (bgl_saved_game_get_file (entry), file));
  g_assert_true (bgl_saved_game_has_won (entry, 1));
  g_assert_false (bgl_saved_game_has_won (entry, 2));

  /* What is not good does not come in, and stays as it is. */
  g_assert_true (g_file_set_contents (path, HEAD "\n1: 9,9\n", -1, NULL));
  bgl_library_page_import (page, file);
  bgl_test_wait (says_line, NULL);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (g_list_model_get_n_items (bgl_store_get_entries (fixture->store)), ==, 1);

  close_dialogs (window);
  bgl_test_close (window, GTK_WIDGET (page));
  g_unlink (path);
  g_rmdir (elsewhere);
}

static void
test_statistics (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GPtrArray) tallies = NULL;
  const BglTally *tally;

  bgl_test_write_file (fixture->folder, "won.bungalow", HEAD WON);
  bgl_test_write_file (fixture->folder, "unfinished.bungalow", HEAD "\n1: 2,0\n");
  bgl_test_write_file (fixture->folder, "lost.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"bot:hard\"]\n[Seat2 \"Anna\"]\n" WON);
  bgl_test_write_file (fixture->folder, "friends.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n" WON);
  bgl_test_write_file (fixture->folder, "revenge.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Boris\"]\n[Seat2 \"Anna\"]\n" WON);
  bgl_test_write_file (fixture->folder, "again.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"Boris\"]\n[Seat2 \"Anna\"]\n" WON);
  scan (fixture);

  tallies = bgl_statistics_count (bgl_store_get_entries (fixture->store));
  g_assert_cmpuint (tallies->len, ==, 2);

  /* Two people are one pair, in whatever order they sat. The most frequent come first. */
  tally = tallies->pdata[0];
  g_assert_false (tally->is_bot);
  g_assert_cmpuint (tally->n_games, ==, 3);
  g_assert_cmpuint (tally->n_wins, ==, g_str_equal (tally->person, "Anna") ? 1 : 2);
  g_assert_cmpuint (tally->n_losses, ==, 3 - tally->n_wins);

  tally = tallies->pdata[1];
  g_assert_cmpstr (tally->person, ==, "Anna");
  g_assert_true (tally->is_bot);
  g_assert_cmpuint (tally->n_games, ==, 2);
  g_assert_cmpuint (tally->n_wins, ==, 1);
}

/* Partners do not play against each other, even if they lose. Among several players, a third one may win. */
static void
test_several (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GPtrArray) tallies = NULL;
  BglLibraryPage *page;
  GtkWidget *window;

  bgl_test_write_file (fixture->folder, "teams.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"4\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n"
                       "[Seat3 \"Chloé\"]\n[Seat4 \"bot:easy\"]\n[Result \"2,4\"]\n\n1: 0,1\n2: 1,1\n3: resign\n");
  scan (fixture);
  tallies = bgl_statistics_count (bgl_store_get_entries (fixture->store));
  for (guint i = 0; i < tallies->len; i++)
    {
      const BglTally *tally = tallies->pdata[i];

      g_assert_false (g_str_equal (tally->person, "Anna") && g_str_equal (tally->opponent, "Chloé"));
      g_assert_cmpuint (tally->n_wins + tally->n_losses, ==, 1);
    }
  g_assert_cmpuint (tallies->len, ==, 4);

  bgl_test_write_file (fixture->folder, "three.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"3\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n"
                       "[Seat3 \"Chloé\"]\n[Result \"3\"]\n\n");
  scan (fixture);
  page = BGL_LIBRARY_PAGE (bgl_library_page_new (fixture->store));
  window = bgl_test_show (GTK_WIDGET (page), 800, 600);
  g_assert_nonnull (bgl_test_find (window, says, "1 game · 0 won · 0 lost · 1 won by others"));
  bgl_test_close (window, GTK_WIDGET (page));
}

/* Of two equally strong bots, either may be the one that wins. */
static void
test_twins (Fixture       *fixture,
            gconstpointer  data)
{
  for (guint winner = 2; winner <= 3; winner++)
    {
      g_autoptr (GPtrArray) tallies = NULL;
      g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"bangkok\"]\n[Seats \"3\"]\n[Seat1 \"Anna\"]\n"
                                               "[Seat2 \"bot:easy\"]\n[Seat3 \"bot:easy\"]\n[Result \"%u\"]\n\n", winner);
      const BglTally *tally;

      bgl_test_write_file (fixture->folder, "twins.bungalow", text);
      scan (fixture);
      tallies = bgl_statistics_count (bgl_store_get_entries (fixture->store));
      g_assert_cmpuint (tallies->len, ==, 1);
      tally = tallies->pdata[0];
      g_assert_cmpuint (tally->n_games, ==, 1);
      g_assert_cmpuint (tally->n_losses, ==, 1);
    }
}

/* A game that somebody has given up is finished, and lost; whoever plays without a name is one person in
 * every seat. */
static void
test_resigned (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (GPtrArray) tallies = NULL;
  const BglTally *tally;

  bgl_test_write_file (fixture->folder, "resigned.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat2 \"bot:hard\"]\n[Result \"2\"]\n\n1: resign\n");
  bgl_test_write_file (fixture->folder, "won.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"bot:hard\"]\n[Result \"2\"]\n\n1: resign\n");
  scan (fixture);

  g_assert_null (bgl_store_get_unfinished (fixture->store, "bango"));
  tallies = bgl_statistics_count (bgl_store_get_entries (fixture->store));
  g_assert_cmpuint (tallies->len, ==, 1);
  tally = tallies->pdata[0];
  g_assert_cmpstr (tally->person, ==, "You");
  g_assert_cmpuint (tally->n_games, ==, 2);
  g_assert_cmpuint (tally->n_wins, ==, 1);
}

#define BONGO \
  "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:easy\"]\n[Handicap1 \"50\"]\n\n" \
  "1: roll\n*: film 1 2 animals gnu rhino bongo rhino bongo\n1: call nothing @%d\n"

/* The median of all right calls of a person, without the handicap that the record has in them. */
static void
test_times (Fixture       *fixture,
            gconstpointer  data)
{
  static const int times[] = { 3000, 1500, 6000 };
  g_autoptr (GPtrArray) paces = NULL;
  const BglPace *pace;
  g_autofree char *words = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *name = g_strdup_printf ("bongo-%u.bungalow", i);
      g_autofree char *text = g_strdup_printf (BONGO, times[i]);

      bgl_test_write_file (fixture->folder, name, text);
    }
  bgl_test_write_file (fixture->folder, "wrong.bungalow",
                       "[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:easy\"]\n\n"
                       "1: roll\n*: film 1 2 animals gnu rhino bongo rhino bongo\n1: call gnu @100\n2: call nothing @200\n");
  scan (fixture);

  paces = bgl_statistics_time (bgl_store_get_entries (fixture->store));
  g_assert_cmpuint (paces->len, ==, 1);
  pace = paces->pdata[0];
  g_assert_cmpstr (pace->person, ==, "Anna");
  g_assert_cmpuint (pace->times->len, ==, 3);
  g_assert_cmpuint (pace->median, ==, 2000);
  g_assert_cmpuint (pace->best, ==, 1000);

  words = bgl_times_plot_describe (pace);
  g_assert_cmpstr (words, ==, "3 right calls · median 2.00 s · best 1.00 s");
}

static void
test_statistics_view (void)
{
  BglStatisticsView *view = g_object_new (BGL_TYPE_STATISTICS_VIEW, NULL);
  g_autoptr (GListStore) entries = g_list_store_new (BGL_TYPE_SAVED_GAME);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (view), 360, 500);
  g_autoptr (BglRecord) record = bgl_record_parse (HEAD WON, -1, NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/x.bungalow");
  g_autoptr (BglSavedGame) entry = bgl_saved_game_new (file, record, 0);
  g_autofree char *text = g_strdup_printf (BONGO, 1800);
  g_autoptr (BglRecord) called = bgl_record_parse (text, -1, NULL);
  g_autoptr (BglSavedGame) call = bgl_saved_game_new (file, called, 0);

  bgl_statistics_view_update (view, G_LIST_MODEL (entries));
  g_assert_cmpuint (bgl_statistics_view_get_n_rows (view), ==, 0);
  g_list_store_append (entries, entry);
  bgl_statistics_view_update (view, G_LIST_MODEL (entries));
  g_assert_cmpuint (bgl_statistics_view_get_n_rows (view), ==, 1);
  g_assert_cmpuint (bgl_statistics_view_get_n_plots (view), ==, 0);

  g_list_store_append (entries, call);
  bgl_statistics_view_update (view, G_LIST_MODEL (entries));
  bgl_test_settle ();
  g_assert_cmpuint (bgl_statistics_view_get_n_plots (view), ==, 1);

  bgl_test_close (window, GTK_WIDGET (view));
}

static gboolean
is_title (GtkWidget     *widget,
          gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title");
}

/* The space between the names and the bar. */
static int
get_gap (GtkWidget *bar)
{
  GtkWidget *title = bgl_test_find (gtk_widget_get_ancestor (bar, ADW_TYPE_ACTION_ROW), is_title, NULL);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (title, bar, &bounds));
  return (int) -(bounds.origin.x + bounds.size.width);
}

/* The bars of all rows begin at one place, whatever their share and the names beside them. */
static gboolean
check_bar (GtkWidget     *widget,
           gconstpointer  data)
{
  GArray *places = (GArray *) data;
  graphene_rect_t bounds;

  if (!GTK_IS_LEVEL_BAR (widget))
    return FALSE;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &bounds));
  g_array_append_val (places, bounds.origin.x);
  g_assert_cmpfloat (bounds.origin.x, ==, g_array_index (places, float, 0));
  g_assert_cmpint (get_gap (widget), >=, 12);

  return FALSE;
}

static void
test_bars (void)
{
  static const char *const heads[] = {
    "[Seat1 \"Anna\"]\n[Seat2 \"bot:hard\"]\n",
    "[Seat1 \"bot:expert\"]\n[Seat2 \"Anna\"]\n",
    "[Seat1 \"Maximilian Alexander\"]\n[Seat2 \"Bo\"]\n",
  };
  static const int widths[] = { 360, 800, 1280 };
  g_autoptr (GListStore) entries = g_list_store_new (BGL_TYPE_SAVED_GAME);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/x.bungalow");

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autofree char *text = g_strconcat ("[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n", heads[i], WON, NULL);
      g_autoptr (BglRecord) record = bgl_record_parse (text, -1, NULL);
      g_autoptr (BglSavedGame) entry = bgl_saved_game_new (file, record, 0);

      g_list_store_append (entries, entry);
    }

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      BglStatisticsView *view = g_object_new (BGL_TYPE_STATISTICS_VIEW, NULL);
      GtkWidget *window = bgl_test_show (GTK_WIDGET (view), widths[i], 500);
      g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (float));

      bgl_statistics_view_update (view, G_LIST_MODEL (entries));
      bgl_test_settle ();
      bgl_test_find (GTK_WIDGET (view), check_bar, places);
      g_assert_cmpuint (places->len, ==, G_N_ELEMENTS (heads));
      bgl_test_close (window, GTK_WIDGET (view));
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void      (*func) (Fixture *, gconstpointer);
  } tests[] = {
    { "/library/many", test_many },     { "/library/empty", test_empty },
    { "/library/delete", test_delete }, { "/library/import", test_import },
    { "/library/statistics", test_statistics }, { "/library/times", test_times },
    { "/library/resigned", test_resigned }, { "/library/strays", test_strays },
    { "/library/undelete", test_undelete }, { "/library/several", test_several },
    { "/library/long", test_long }, { "/library/twins", test_twins },
    { "/library/back-in-sight", test_back_in_sight }, { "/library/edge", test_edge },
    { "/library/dark", test_dark },
  };
  g_autoptr (GtkCssProvider) style = NULL;

  bgl_test_init (&argc, &argv);
  /* As the application does. */
  style = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (style, "/io/github/bungalow_games/Bungalow/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);
  g_test_add_func ("/library/statistics-view", test_statistics_view);
  g_test_add_func ("/library/bars", test_bars);

  return g_test_run ();
}
