/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-game-ui.h"

/* At a smaller size, the rims of pieces would cover their pictures. */
#define PIECE_SIZE 64.0

#define BGL_GAME(game) extern const BglGameUi game##_ui;
#include "bgl-games-list.h"
#undef BGL_GAME

static const BglGameUi *const uis[] = {
#define BGL_GAME(game) &game##_ui,
#include "bgl-games-list.h"
#undef BGL_GAME
};

/* The default colors and shapes of seats. The colors can be distinguished with color blindness, and the shapes
 * without any color. */
static const struct
{
  const char *color;
  const char *shape;
} house_seats[] = {
  { "#0072b2", "circle" },
  { "#e69f00", "triangle" },
  { "#009e73", "square" },
  { "#cc79a7", "diamond" },
  { "#d55e00", "star" },
};

const BglGameUi *const *
bgl_game_ui_list (guint *n_uis)
{
  if (n_uis != NULL)
    *n_uis = G_N_ELEMENTS (uis);

  return uis;
}

const BglGameUi *
bgl_game_ui_find (const char *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (uis); i++)
    if (g_str_equal (uis[i]->rules->id, game))
      return uis[i];

  return NULL;
}

void
bgl_game_ui_draw_piece (const BglGameUi *ui,
                        cairo_t         *cr,
                        double           size,
                        const char      *name)
{
  const double drawn = MAX (size, PIECE_SIZE);

  g_return_if_fail (ui != NULL);

  if (ui->draw_piece == NULL)
    return;

  cairo_save (cr);
  cairo_scale (cr, size / drawn, size / drawn);
  ui->draw_piece (cr, drawn, name);
  cairo_restore (cr);
}

const BglActivity *
bgl_game_ui_find_activity (const BglGameUi *ui,
                           const char      *id)
{
  g_return_val_if_fail (ui != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (const BglActivity *activity = ui->activities; activity != NULL && activity->id != NULL; activity++)
    if (g_str_equal (activity->id, id))
      return activity;

  return NULL;
}

const char *
bgl_game_ui_get_seat_color (const BglGameUi *ui,
                            guint            seat)
{
  g_return_val_if_fail (seat >= 1 && seat <= BGL_MAX_SEATS, NULL);

  if (ui != NULL && ui->seat_colors[seat - 1] != NULL)
    return ui->seat_colors[seat - 1];

  return house_seats[(seat - 1) % G_N_ELEMENTS (house_seats)].color;
}

const char *
bgl_game_ui_get_seat_shape (const BglGameUi *ui,
                            guint            seat)
{
  g_return_val_if_fail (seat >= 1 && seat <= BGL_MAX_SEATS, NULL);

  if (ui != NULL && ui->seat_shapes[seat - 1] != NULL)
    return ui->seat_shapes[seat - 1];

  return house_seats[(seat - 1) % G_N_ELEMENTS (house_seats)].shape;
}
