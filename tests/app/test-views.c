/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "board/bgl-game-ui.h"
#include "board/bgl-view.h"
#include "engine/bgl-registry.h"

#include "test-utils.h"

/* What holds for the view of every game on the list. */

static BglTable *
new_table (const BglGameUi *ui,
           const char      *tag)
{
  guint n_seats = ui->rules->seat_counts[0];
  g_autoptr (BglGame) game = bgl_game_new (ui->rules, n_seats, NULL, NULL, NULL);
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);

  for (guint i = 1; i <= n_seats; i++)
    {
      g_autoptr (BglSeat) seat = bgl_seat_new_from_tag (i, tag);

      g_list_store_append (seats, seat);
    }

  return bgl_table_new (game, G_LIST_MODEL (seats), NULL);
}

/* It comes and goes without leaving anything behind. */
static void
test_new (gconstpointer data)
{
  const BglGameUi *ui = data;
  g_autoptr (BglTable) table = new_table (ui, NULL);
  GtkWidget *view = g_object_new (ui->get_view_type (), "table", table, NULL);
  GtkWidget *window = bgl_test_show (view, 360, 480);

  bgl_test_check_heights (view);
  bgl_view_cancel (BGL_VIEW (view));
  bgl_view_skip_animations (BGL_VIEW (view));
  bgl_test_close (window, view);
}

/* The quiz shows wrong answers on the board too: any move of a game can be shown in any of its positions. */
static void
test_show_any_move (gconstpointer data)
{
  const BglGameUi *ui = data;
  g_autoptr (BglTable) table = new_table (ui, NULL);
  BglGame *game = bgl_table_get_game (table);
  GtkWidget *view = g_object_new (ui->get_view_type (), "table", table, NULL);
  GtkWidget *window = bgl_test_show (view, 900, 700);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (BglMove));
  BglRandom random;

  bgl_random_init (&random, 5);
  for (guint i = 0; i < 40 && !bgl_game_is_over (game); i++)
    {
      gconstpointer state = bgl_game_get_state (game);
      gboolean chance = bgl_game_get_turn (game) == BGL_TURN_CHANCE;
      BglMove move = chance ? ui->rules->draw_chance (state, &random) : ui->rules->draw_move (state, &random);

      if (!chance)
        g_array_append_val (moves, move);
      g_assert_true (bgl_game_play (game, move, NULL));
    }
  g_assert_cmpuint (moves->len, >, 4);

  for (guint ply = 0; ply <= bgl_game_get_n_moves (game); ply += 3)
    {
      bgl_game_seek (game, ply);
      for (guint i = 0; i < moves->len; i += 2)
        {
          bgl_view_show_move (BGL_VIEW (view), g_array_index (moves, BglMove, i));
          bgl_view_show_move (BGL_VIEW (view), BGL_MOVE_NONE);
        }
    }

  bgl_test_close (window, view);
}

/* The last frame of a game, with everything that led to it shown on the way. */
static void
test_random_game (gconstpointer data)
{
  const BglGameUi *ui = data;
  g_autoptr (BglTable) table = new_table (ui, NULL);
  BglGame *game = bgl_table_get_game (table);
  GtkWidget *view = g_object_new (ui->get_view_type (), "table", table, NULL);
  GtkWidget *window = bgl_test_show (view, 900, 700);
  BglRandom random;

  bgl_random_init (&random, 11);
  for (guint i = 0; i < 120 && !bgl_game_is_over (game); i++)
    {
      gconstpointer state = bgl_game_get_state (game);
      BglMove move = bgl_game_get_turn (game) == BGL_TURN_CHANCE ? ui->rules->draw_chance (state, &random)
                                                                : ui->rules->draw_move (state, &random);

      g_assert_true (bgl_game_play (game, move, NULL));
      if (i % 8 == 0)
        bgl_test_settle ();
    }

  /* Back to the beginning, and forwards again. */
  bgl_game_seek (game, 0);
  bgl_test_settle ();
  bgl_game_seek (game, bgl_game_get_n_moves (game));
  bgl_test_settle ();

  bgl_test_close (window, view);
}

/* What it looks like, as bytes; NULL while it is about to be drawn. */
static GBytes *
take_picture (GtkWidget *view)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (view);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  gsize stride;
  guchar *bytes;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (view), gtk_widget_get_height (view));
  node = gtk_snapshot_to_node (snapshot);
  if (node == NULL)
    return NULL;

  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (view)), node, NULL);
  stride = (gsize) gdk_texture_get_width (texture) * 4;
  bytes = g_malloc (stride * gdk_texture_get_height (texture));
  gdk_texture_download (texture, bytes, stride);

  return g_bytes_new_take (bytes, stride * gdk_texture_get_height (texture));
}

typedef struct
{
  GtkWidget *view;
  GBytes    *day;
  GBytes    *now;
} Pictures;

static gboolean
is_drawn (gpointer data)
{
  Pictures *pictures = data;

  g_clear_pointer (&pictures->now, g_bytes_unref);
  pictures->now = take_picture (pictures->view);

  return pictures->now != NULL;
}

static gboolean
is_like_day (gpointer data)
{
  Pictures *pictures = data;

  return is_drawn (pictures) && g_bytes_equal (pictures->now, pictures->day);
}

static gboolean
is_unlike_day (gpointer data)
{
  Pictures *pictures = data;

  return is_drawn (pictures) && !g_bytes_equal (pictures->now, pictures->day);
}

/* It is drawn in the light of the desktop, which may change while it is seen. */
static void
test_light (gconstpointer data)
{
  const BglGameUi *ui = data;
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (BglTable) table = new_table (ui, NULL);
  GtkWidget *view = g_object_new (ui->get_view_type (), "table", table, NULL);
  GtkWidget *window = bgl_test_show (view, 360, 480);
  Pictures pictures = { .view = view };

  bgl_test_settle ();
  g_assert_cmpint (bgl_color_scheme_get (), ==, BGL_COLOR_SCHEME_LIGHT);
  bgl_test_wait (is_drawn, &pictures);
  pictures.day = g_steal_pointer (&pictures.now);

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmpint (bgl_color_scheme_get (), ==, BGL_COLOR_SCHEME_DARK);
  bgl_test_wait (is_unlike_day, &pictures);

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_cmpint (bgl_color_scheme_get (), ==, BGL_COLOR_SCHEME_LIGHT);
  bgl_test_wait (is_like_day, &pictures);

  g_bytes_unref (pictures.day);
  g_bytes_unref (pictures.now);
  bgl_test_close (window, view);
}

int
main (int    argc,
      char **argv)
{
  guint n_uis;
  const BglGameUi *const *uis;

  bgl_test_init (&argc, &argv);

  uis = bgl_game_ui_list (&n_uis);
  for (guint i = 0; i < n_uis; i++)
    {
      g_autofree char *new_path = g_strdup_printf ("/views/%s/new", uis[i]->rules->id);
      g_autofree char *game_path = g_strdup_printf ("/views/%s/random-game", uis[i]->rules->id);
      g_autofree char *move_path = g_strdup_printf ("/views/%s/show-any-move", uis[i]->rules->id);
      g_autofree char *light_path = g_strdup_printf ("/views/%s/light", uis[i]->rules->id);

      g_test_add_data_func (new_path, uis[i], test_new);
      g_test_add_data_func (game_path, uis[i], test_random_game);
      g_test_add_data_func (move_path, uis[i], test_show_any_move);
      g_test_add_data_func (light_path, uis[i], test_light);
    }

  return g_test_run ();
}
