/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-cover.h"
#include "app/bgl-shelf-card.h"
#include "app/bgl-shelf.h"
#include "board/bgl-art.h"
#include "board/bgl-cover-art.h"

/*
 * The covers of the shelf are drawn by the build, not by the application. The linker wraps what the application needs to
 * draw a picture with Cairo. The test runs at the scale factors 1 and 2.
 */

#define FOLDER "/io/github/bungalow_games/Bungalow/covers/"

static guint n_drawings;

cairo_t *__real_cairo_create (cairo_surface_t *surface);
cairo_t *__wrap_cairo_create (cairo_surface_t *surface);

cairo_t *
__wrap_cairo_create (cairo_surface_t *surface)
{
  g_atomic_int_inc (&n_drawings);

  return __real_cairo_create (surface);
}

static GBytes *
draw (const BglCoverArt   *art,
      const BglCoverShape *shape,
      int                  scale)
{
  g_autofree char *name = bgl_cover_art_get_name (art, shape, scale);
  GdkTexture *texture = bgl_art_get_texture (shape->width, shape->height, scale, bgl_cover_art_draw, art, "%s", name);
  gsize stride = (gsize) 4 * gdk_texture_get_width (texture);
  gsize size = stride * gdk_texture_get_height (texture);
  guchar *pixels = g_malloc (size);

  gdk_texture_download (texture, pixels, stride);

  return g_bytes_new_take (pixels, size);
}

static GBytes *
load (const BglCoverArt   *art,
      const BglCoverShape *shape,
      int                  scale)
{
  g_autofree char *name = bgl_cover_art_get_name (art, shape, scale);
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;
  int width = shape->width * scale, height = shape->height * scale;
  guchar *pixels = g_malloc ((gsize) 4 * width * height);

  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), ==, (gsize) 3 * width * height);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_R8G8B8, bytes, (gsize) 3 * width);
  gdk_texture_download (texture, pixels, (gsize) 4 * width);

  return g_bytes_new_take (pixels, (gsize) 4 * width * height);
}

/* There is a picture for each game, shape, scale, and color scheme, nothing else, and it is what the game draws. */
static void
test_current (void)
{
  guint n_uis, n_shapes;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);
  const BglCoverShape *shapes = bgl_cover_art_get_shapes (&n_shapes);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (names), ==, n_uis * n_shapes * BGL_COVER_SCALES * 2);

  for (guint i = 0; i < n_uis; i++)
    for (guint j = 0; j < n_shapes; j++)
      for (int scale = 1; scale <= BGL_COVER_SCALES; scale++)
        for (int dark = FALSE; dark <= TRUE; dark++)
          {
            const BglCoverArt art = { uis[i], dark };
            g_autoptr (GBytes) drawn = draw (&art, &shapes[j], scale);
            g_autoptr (GBytes) loaded = load (&art, &shapes[j], scale);

            g_test_message ("%s, %s, %d, %d", uis[i]->rules->id, shapes[j].name, scale, dark);
            g_assert_true (g_bytes_equal (drawn, loaded));
          }
}

/* Returns the render nodes of a widget as text, which includes the pixels of its textures; NULL if it is out of sight or
 * has yet to be drawn. */
static char *
serialize (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_to_node (snapshot);
  if (node == NULL)
    return NULL;

  bytes = gsk_render_node_serialize (node);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static GtkWidget *
get_cover (BglShelf        *shelf,
           const BglGameUi *ui)
{
  GtkWidget *cover = gtk_widget_get_first_child (GTK_WIDGET (bgl_shelf_find_card (shelf, ui->rules->id)));

  g_assert_true (BGL_IS_COVER (cover));
  g_assert_true (gtk_widget_get_mapped (cover));

  return cover;
}

static void
assert_pictures (BglShelf *shelf)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);
  guint n_visible = 0;

  for (guint i = 0; i < n_uis; i++)
    {
      g_autofree char *nodes = serialize (get_cover (shelf, uis[i]));

      if (nodes == NULL)
        continue;

      g_assert_nonnull (strstr (nodes, "texture {"));
      g_assert_null (strstr (nodes, "cairo {"));
      n_visible++;
    }
  g_assert_cmpuint (n_visible, >, 0);
  g_assert_cmpuint (n_drawings, ==, 0);
}

/* The application starts without drawing anything, in both color schemes. */
static void
test_start (Fixture       *fixture,
            gconstpointer  data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  bgl_test_settle ();
  assert_pictures (bgl_window_get_shelf (fixture->window));

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  bgl_test_settle ();
  assert_pictures (bgl_window_get_shelf (fixture->window));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* The pictures are large enough for the shelf in windows of any size. */
static void
test_sizes (void)
{
  const struct { int width, height; } sizes[] = {
    { 360, 640 }, { 500, 700 }, { 663, 700 }, { 670, 700 }, { 800, 600 }, { 1000, 600 }, { 1000, 720 }, { 1280, 800 },
    { 1366, 768 }, { 1600, 900 }, { 1920, 1080 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *shelf = g_object_new (BGL_TYPE_SHELF, NULL);
      GtkWidget *window;

      g_test_message ("%d × %d", sizes[i].width, sizes[i].height);
      bgl_shelf_complete (BGL_SHELF (shelf));
      window = bgl_test_show (shelf, sizes[i].width, sizes[i].height);
      assert_pictures (BGL_SHELF (shelf));
      bgl_test_close (window, shelf);
    }
}

/* A picture follows the color scheme. */
static void
test_dark (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  const BglGameUi *ui = bgl_game_ui_list (NULL)[0];
  GtkWidget *cover = bgl_cover_new ();
  GtkWidget *window;
  g_autofree char *light = NULL;
  g_autofree char *dark = NULL;
  g_autofree char *again = NULL;

  bgl_cover_set_ui (BGL_COVER (cover), ui);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  window = bgl_test_show (cover, 400, 200);
  light = serialize (cover);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  bgl_test_settle ();
  dark = serialize (cover);
  g_assert_cmpstr (light, !=, dark);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  bgl_test_settle ();
  again = serialize (cover);
  g_assert_true (g_str_equal (light, again));

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  bgl_test_close (window, cover);
}

/* A drawing fills the cover exactly; a picture is cut off. */
static gboolean
is_drawn (gpointer cover)
{
  g_autofree char *nodes = serialize (cover);
  g_autofree char *bounds = g_strdup_printf ("bounds: 0 0 %d %d;", gtk_widget_get_width (cover),
                                             gtk_widget_get_height (cover));

  return nodes != NULL && strstr (nodes, bounds) != NULL;
}

/* A cover that is much larger than all pictures, as in the rulebook, draws its own one. Until then, it shows the largest
 * picture. */
static void
test_large (void)
{
  GtkWidget *cover = bgl_cover_new ();
  GtkWidget *window;
  guint n_before = n_drawings;
  g_autofree char *picture = NULL;

  bgl_cover_set_ui (BGL_COVER (cover), bgl_game_ui_list (NULL)[0]);
  window = bgl_test_show (cover, 1500, 650);
  picture = serialize (cover);
  g_assert_nonnull (strstr (picture, "texture {"));
  bgl_test_wait (is_drawn, cover);
  g_assert_cmpuint (n_drawings, >, n_before);
  bgl_test_close (window, cover);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/covers/start", test_start);
  g_test_add_func ("/covers/sizes", test_sizes);
  g_test_add_func ("/covers/dark", test_dark);
  g_test_add_func ("/covers/large", test_large);
  g_test_add_func ("/covers/current", test_current);

  return g_test_run ();
}
