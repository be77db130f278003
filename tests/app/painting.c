/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "painting.h"

#include <cairo-xlib.h>
#include <dlfcn.h>
#include <gtk/gtk.h>

/*
 * Tests look at widgets, render nodes, and textures, but not at the pixels of a window on the display. Filling these took
 * a fifth of the time. GTK therefore makes each frame as usual, with its layout and its render nodes, but what it draws
 * for a window of the X server is clipped away. The functions here take precedence over those of the library.
 *
 * A frame begins with a surface for the window. If GTK does not draw on that one, it draws on an image that it creates
 * next and copies to the window.
 */

static cairo_t         *(*next_create)              (cairo_surface_t *target);
static cairo_surface_t *(*next_image_surface_create) (cairo_format_t format,
                                                      int            width,
                                                      int            height);
static cairo_surface_t *(*next_xlib_surface_create)  (Display  *display,
                                                      Drawable  drawable,
                                                      Visual   *visual,
                                                      int       width,
                                                      int       height);

static const cairo_user_data_key_t frame_key;
static _Thread_local gboolean begins_frame;

void
bgl_test_init_painting (void)
{
  *(void **) &next_create = dlsym (RTLD_NEXT, "cairo_create");
  *(void **) &next_image_surface_create = dlsym (RTLD_NEXT, "cairo_image_surface_create");
  *(void **) &next_xlib_surface_create = dlsym (RTLD_NEXT, "cairo_xlib_surface_create");
}

cairo_surface_t *
cairo_xlib_surface_create (Display  *display,
                           Drawable  drawable,
                           Visual   *visual,
                           int       width,
                           int       height)
{
  begins_frame = TRUE;

  return next_xlib_surface_create (display, drawable, visual, width, height);
}

cairo_surface_t *
cairo_image_surface_create (cairo_format_t format,
                            int            width,
                            int            height)
{
  cairo_surface_t *surface = next_image_surface_create (format, width, height);

  if (begins_frame)
    cairo_surface_set_user_data (surface, &frame_key, (void *) &frame_key, NULL);
  begins_frame = FALSE;

  return surface;
}

cairo_t *
cairo_create (cairo_surface_t *target)
{
  cairo_t *cr = next_create (target);

  begins_frame = FALSE;
  if (cairo_surface_get_type (target) == CAIRO_SURFACE_TYPE_XLIB || cairo_surface_get_user_data (target, &frame_key) != NULL)
    {
      cairo_rectangle (cr, 0, 0, 0, 0);
      cairo_clip (cr);
    }

  return cr;
}
