/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-sketch.h"

#include "board/bgl-art.h"

#define SHEET 100.0

/* All sketches are part of the program, so an invalid one is a programming error. */
static const char *
read_numbers (const char *text,
              double     *numbers,
              int         n)
{
  for (int i = 0; i < n; i++)
    {
      char *end;

      numbers[i] = g_ascii_strtod (text, &end);
      g_assert (end != text);
      text = end;
    }

  return text;
}

static void
add_ellipse (cairo_t *cr,
             double   x,
             double   y,
             double   rx,
             double   ry)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_translate (cr, x, y);
  cairo_scale (cr, rx, ry);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_set_matrix (cr, &matrix);
}

void
bonobo_sketch_add_path (cairo_t    *cr,
                        const char *path)
{
  double n[6];

  for (;;)
    {
      while (*path == ' ')
        path++;

      switch (*path++)
        {
        case '\0':
          return;
        case 'M':
          path = read_numbers (path, n, 2);
          cairo_move_to (cr, n[0], n[1]);
          break;
        case 'L':
          path = read_numbers (path, n, 2);
          cairo_line_to (cr, n[0], n[1]);
          break;
        case 'C':
          path = read_numbers (path, n, 6);
          cairo_curve_to (cr, n[0], n[1], n[2], n[3], n[4], n[5]);
          break;
        case 'Z':
          cairo_close_path (cr);
          break;
        case 'O':
          path = read_numbers (path, n, 4);
          add_ellipse (cr, n[0], n[1], n[2], n[3]);
          break;
        case 'R':
          path = read_numbers (path, n, 5);
          bgl_art_rounded_rect (cr, n[0], n[1], n[2], n[3], n[4]);
          break;
        default:
          g_assert_not_reached ();
        }
    }
}

void
bonobo_sketch_draw (cairo_t            *cr,
                    const BonoboStroke *sketch,
                    double              x,
                    double              y,
                    double              size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / SHEET, size / SHEET);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);

  for (; sketch->path != NULL; sketch++)
    {
      bonobo_sketch_add_path (cr, sketch->path);
      bgl_art_set_source (cr, sketch->color, 1);
      if (sketch->width > 0)
        {
          cairo_set_line_width (cr, sketch->width);
          cairo_stroke (cr);
        }
      else
        cairo_fill (cr);
    }

  cairo_restore (cr);
}
