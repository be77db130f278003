/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-art.h"
#include "bangkok-score.h"

/* Draws the pieces for the chapter on components, each in a square. */

#define SQUARES  6     /* squares in a row of the score track */
#define ROWS     4
#define N_ROUNDS 3

/* Draws the card that the other pieces are printed on, and returns its colors. */
static const BangkokTones *
draw_card (cairo_t *cr,
           double   x,
           double   y,
           double   width,
           double   height)
{
  const BangkokTones *tones = bangkok_art_get_tones (BGL_COLOR_SCHEME_LIGHT);
  const double line = MAX (height, width) * 0.03;

  bgl_art_rounded_rect (cr, x + line / 2, y + line / 2, width - line, height - line, MAX (height, width) * 0.12);
  bgl_art_set_source (cr, tones->panel, 1);
  cairo_fill_preserve (cr);
  bgl_art_set_source (cr, tones->line, 1);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);

  return tones;
}

/* Each row has a space for a die, and a dot for each place in the ranking. The size of a dot shows how many points
 * the place scores. */
static void
draw_values (cairo_t *cr,
             double   size)
{
  static const int dice[BANGKOK_ROWS] = { -1, BANGKOK_RED, BANGKOK_GREEN, -1, BANGKOK_BLUE, -1 };
  const double left = size * 0.1;
  const BangkokTones *tones = draw_card (cr, left, 0, size - 2 * left, size);
  const double pad = size * 0.07;
  const double row = (size - 2 * pad) / BANGKOK_ROWS;
  const double die = row * 0.86;

  for (guint i = 0; i < BANGKOK_ROWS; i++)
    {
      const double y = pad + (i + 0.5) * row;
      const double x = left + pad;

      if (dice[i] >= 0)
        {
          bangkok_art_draw_die (cr, x, y - die / 2, die, (guint) dice[i], i + 1);
        }
      else
        {
          bgl_art_rounded_rect (cr, x + die * 0.1, y - die * 0.4, die * 0.8, die * 0.8, bangkok_art_get_corner (die));
          bgl_art_set_source (cr, tones->line, 1);
          cairo_set_line_width (cr, size * 0.02);
          cairo_stroke (cr);
        }

      for (guint place = 1; place <= BANGKOK_PLACES; place++)
        {
          const guint pay = bangkok_score_get_pay (i + 1, place);

          cairo_new_sub_path (cr);
          cairo_arc (cr, x + die + size * 0.18 * place - size * 0.03, y, row * (pay > 0 ? 0.12 + 0.045 * pay : 0), 0, 2 * G_PI);
          bgl_art_set_source (cr, place == 1 ? tones->glow : tones->dim, 1);
          cairo_fill (cr);
        }
    }
}

static void
draw_goal (cairo_t *cr,
           double   size)
{
  const BangkokTones *tones = draw_card (cr, 0, size * 0.12, size, size * 0.76);

  bgl_art_set_source (cr, tones->glow, 1);
  bgl_art_draw_text (cr, size / 2, size * 0.43, size * 0.46, "10");
  for (int i = 0; i < N_ROUNDS; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, size * (0.5 + 0.17 * (i - (N_ROUNDS - 1) / 2.0)), size * 0.73, size * 0.05, 0, 2 * G_PI);
      bgl_art_set_source (cr, i == 0 ? tones->glow : tones->line, 1);
      cairo_fill (cr);
    }
}

static void
draw_square (cairo_t            *cr,
             const BangkokTones *tones,
             double              x,
             double              y,
             double              size)
{
  bgl_art_rounded_rect (cr, x + size * 0.07, y + size * 0.07, size * 0.86, size * 0.86, size * 0.15);
  bgl_art_set_source (cr, bgl_art_mix (tones->tray, tones->line, 0.55), 1);
  cairo_fill (cr);
}

/* Draws some of the squares and, separated from them, the row for the hundreds. */
static void
draw_track (cairo_t *cr,
            double   size)
{
  const BangkokTones *tones = draw_card (cr, 0, 0, size, size);
  const double pad = size * 0.09;
  const double square = (size - 2 * pad) / SQUARES;
  const double hundreds = size - pad - square;

  for (int i = 0; i < SQUARES; i++)
    {
      for (int j = 0; j < ROWS; j++)
        draw_square (cr, tones, pad + i * square, pad + j * square, square);
      draw_square (cr, tones, pad + i * square, hundreds, square);
    }
  bangkok_art_draw_marker (cr, pad + square * 2.5, pad + square * 1.5, square * 1.5, BANGKOK_RED);
  bangkok_art_draw_marker (cr, pad + square * 4.5, pad + square * 2.5, square * 1.5, BANGKOK_GREEN);
  bangkok_art_draw_marker (cr, pad + square * 0.5, hundreds + square / 2, square * 1.5, BANGKOK_RED);
}

gboolean
bangkok_art_draw_piece (cairo_t    *cr,
                        double      size,
                        const char *name)
{
  static const char *const dice[BANGKOK_COLORS] = {
    [BANGKOK_RED] = "red", [BANGKOK_GREEN] = "green", [BANGKOK_BLUE] = "blue", [BANGKOK_YELLOW] = "yellow",
    [BANGKOK_VIOLET] = "violet",
  };
  static const char *const markers[BANGKOK_COLORS] = {
    [BANGKOK_RED] = "marker-1", [BANGKOK_GREEN] = "marker-2", [BANGKOK_BLUE] = "marker-3",
    [BANGKOK_YELLOW] = "marker-4", [BANGKOK_VIOLET] = "marker-5",
  };

  for (guint i = 0; i < BANGKOK_COLORS; i++)
    if (g_str_equal (name, dice[i]))
      {
        /* Each die shows a different number, so that the shapes of the pips are visible too. */
        bangkok_art_draw_die (cr, 0, 0, size, i, i + 2);
        return TRUE;
      }
    else if (g_str_equal (name, markers[i]))
      {
        bangkok_art_draw_marker (cr, size / 2, size / 2, size, i);
        return TRUE;
      }

  if (g_str_equal (name, "values"))
    draw_values (cr, size);
  else if (g_str_equal (name, "goal"))
    draw_goal (cr, size);
  else if (g_str_equal (name, "track"))
    draw_track (cr, size);
  else
    return FALSE;

  return TRUE;
}
