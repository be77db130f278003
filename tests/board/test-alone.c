/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>

#include "board/bgl-board-styles.h"
#include "board/bgl-game-ui.h"

#define SIZE 600

static gboolean
timeout_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
test_show (gconstpointer data)
{
  const BglGameUi *ui = data;
  g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n\n", ui->rules->id);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) record = bgl_record_parse (text, -1, &error);
  g_autoptr (BglTable) table = NULL;
  g_autoptr (GdkPaintable) picture = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view;
  gboolean late = FALSE;
  guint timeout = g_timeout_add_seconds (60, timeout_cb, &late);

  g_assert_no_error (error);
  table = bgl_table_new_from_record (record, &error);
  g_assert_no_error (error);

  view = g_object_new (ui->get_view_type (), "table", table, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), SIZE, SIZE);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  while (!late && (!gtk_widget_get_mapped (view) || gtk_widget_get_width (view) == 0))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (late);
  g_source_remove (timeout);

  picture = gtk_widget_paintable_new (view);
  gdk_paintable_snapshot (picture, snapshot, SIZE, SIZE);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  bgl_board_styles_install (gdk_display_get_default ());

  for (guint i = 0; i < n_uis; i++)
    {
      g_autofree char *path = g_strdup_printf ("/alone/%s", uis[i]->rules->id);

      g_test_add_data_func (path, uis[i], test_show);
    }

  return g_test_run ();
}
