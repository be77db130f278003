/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Draws the covers of a game for the resources of the application. It runs during the build, and needs no display.
 *
 * usage: draw-covers GAME FOLDER
 */

#include "config.h"

#include "bgl-art.h"
#include "bgl-cover-art.h"

/* Returns the pixels as bytes of red, green, and blue, or NULL if the cover leaves a part of its area free. */
static GBytes *
draw_pixels (const char          *name,
             const BglCoverArt   *art,
             const BglCoverShape *shape,
             int                  scale)
{
  GdkTexture *texture = bgl_art_get_texture (shape->width, shape->height, scale, bgl_cover_art_draw, art, "%s", name);
  gsize n_pixels = (gsize) shape->width * scale * shape->height * scale;
  g_autofree guint32 *pixels = g_new (guint32, n_pixels);
  g_autofree guchar *bytes = g_new (guchar, 3 * n_pixels);

  gdk_texture_download (texture, (guchar *) pixels, (gsize) 4 * shape->width * scale);
  for (gsize i = 0; i < n_pixels; i++)
    {
      if (pixels[i] >> 24 != 255)
        return NULL;

      bytes[3 * i] = pixels[i] >> 16 & 255;
      bytes[3 * i + 1] = pixels[i] >> 8 & 255;
      bytes[3 * i + 2] = pixels[i] & 255;
    }

  return g_bytes_new_take (g_steal_pointer (&bytes), 3 * n_pixels);
}

static gboolean
write_cover (const BglCoverArt    *art,
             const BglCoverShape  *shape,
             int                   scale,
             const char           *folder,
             GError              **error)
{
  g_autofree char *name = bgl_cover_art_get_name (art, shape, scale);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GBytes) pixels = draw_pixels (name, art, shape, scale);
  g_autoptr (GBytes) old = NULL;
  char *contents;
  gsize size;

  if (pixels == NULL)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s is not opaque", name);
      return FALSE;
    }

  /* If a file stays the same, nothing that depends on it is built again. */
  if (g_file_get_contents (path, &contents, &size, NULL))
    old = g_bytes_new_take (contents, size);
  if (old != NULL && g_bytes_equal (old, pixels))
    return TRUE;

  return g_file_set_contents (path, g_bytes_get_data (pixels, NULL), g_bytes_get_size (pixels), error);
}

static gboolean
write_covers (const BglGameUi  *ui,
              const char       *folder,
              GError          **error)
{
  guint n_shapes;
  const BglCoverShape *shapes = bgl_cover_art_get_shapes (&n_shapes);

  for (int dark = FALSE; dark <= TRUE; dark++)
    for (guint i = 0; i < n_shapes; i++)
      for (int scale = 1; scale <= BGL_COVER_SCALES; scale++)
        {
          const BglCoverArt art = { ui, dark };

          if (!write_cover (&art, &shapes[i], scale, folder, error))
            return FALSE;
        }

  return TRUE;
}

int
main (int    argc,
      char **argv)
{
  const BglGameUi *ui = argc == 3 ? bgl_game_ui_find (argv[1]) : NULL;
  g_autoptr (GError) error = NULL;

  if (ui == NULL)
    {
      g_printerr ("usage: draw-covers GAME FOLDER\n");
      return 2;
    }

  if (!write_covers (ui, argv[2], &error))
    {
      g_printerr ("draw-covers: %s\n", error->message);
      return EXIT_FAILURE;
    }

  return EXIT_SUCCESS;
}
