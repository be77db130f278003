/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-look.h"

/* At a smaller size, the rims of pieces would cover their pictures. */
#define PIECE_SIZE 64.0

#define BGL_GAME(game) extern const BglLook game##_look;
#include "bgl-games-list.h"
#undef BGL_GAME

static const BglLook *const looks[] = {
#define BGL_GAME(game) &game##_look,
#include "bgl-games-list.h"
#undef BGL_GAME
};

/* Told apart by people who see few colours, and by the shape without any. */
static const struct
{
  const char *colour;
  const char *shape;
} house_seats[] = {
  { "#0072b2", "circle" },
  { "#e69f00", "triangle" },
  { "#009e73", "square" },
  { "#cc79a7", "diamond" },
  { "#d55e00", "star" },
};

const BglLook *const *
bgl_look_list (guint *n_looks)
{
  if (n_looks != NULL)
    *n_looks = G_N_ELEMENTS (looks);

  return looks;
}

const BglLook *
bgl_look_find (const char *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (g_str_equal (looks[i]->rules->id, game))
      return looks[i];

  return NULL;
}

void
bgl_look_draw_piece (const BglLook *look,
                     cairo_t       *cr,
                     double         size,
                     const char    *name)
{
  const double drawn = MAX (size, PIECE_SIZE);

  g_return_if_fail (look != NULL);

  if (look->draw_piece == NULL)
    return;

  cairo_save (cr);
  cairo_scale (cr, size / drawn, size / drawn);
  look->draw_piece (cr, drawn, name);
  cairo_restore (cr);
}

const BglActivity *
bgl_look_find_activity (const BglLook *look,
                        const char    *id)
{
  g_return_val_if_fail (look != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (const BglActivity *activity = look->activities; activity != NULL && activity->id != NULL; activity++)
    if (g_str_equal (activity->id, id))
      return activity;

  return NULL;
}

const char *
bgl_look_get_seat_colour (const BglLook *look,
                          guint          seat)
{
  g_return_val_if_fail (seat >= 1 && seat <= BGL_MAX_SEATS, NULL);

  if (look != NULL && look->seat_colours[seat - 1] != NULL)
    return look->seat_colours[seat - 1];

  return house_seats[(seat - 1) % G_N_ELEMENTS (house_seats)].colour;
}

const char *
bgl_look_get_seat_shape (const BglLook *look,
                         guint          seat)
{
  g_return_val_if_fail (seat >= 1 && seat <= BGL_MAX_SEATS, NULL);

  if (look != NULL && look->seat_shapes[seat - 1] != NULL)
    return look->seat_shapes[seat - 1];

  return house_seats[(seat - 1) % G_N_ELEMENTS (house_seats)].shape;
}
