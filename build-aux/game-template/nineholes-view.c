/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "nineholes-view.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

#include "nineholes-art.h"
#include "nineholes-rules.h"

/* A spot is a cell, and a piece is the index of its player. */
struct _NineholesView
{
  BglBoard parent_instance;
};

G_DEFINE_FINAL_TYPE (NineholesView, nineholes_view, BGL_TYPE_BOARD)

static const NineholesState *
get_state (BglBoard *board)
{
  return bgl_game_get_state (bgl_view_get_game (BGL_VIEW (board)));
}

/* Moves */

static void
nineholes_view_get_spots (BglBoard *board,
                          BglMove   move,
                          guint    *from,
                          guint    *to)
{
  const NineholesMove parts = nineholes_move_unpack (move);

  *from = parts.from == NINEHOLES_CELLS ? BGL_SPOT_NONE : parts.from;
  *to = parts.to;
}

static BglMove
nineholes_view_name_move (BglBoard *board,
                          guint     seat,
                          guint     from,
                          guint     to)
{
  return nineholes_move_pack (&(NineholesMove) { seat, MIN (from, NINEHOLES_CELLS), to });
}

/* Pieces */

static int
nineholes_view_get_piece (BglBoard *board,
                          guint     spot)
{
  return get_state (board)->cell[spot] - 1;
}

static int
nineholes_view_get_new_piece (BglBoard *board)
{
  const NineholesState *state = get_state (board);

  return state->stock[state->turn - 1] > 0 ? state->turn - 1 : -1;
}

static void
nineholes_view_draw_piece (BglBoard              *board,
                           GtkSnapshot           *snapshot,
                           int                    piece,
                           const graphene_rect_t *bounds)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (board));

  gtk_snapshot_append_texture (snapshot, nineholes_art_get_piece (piece, (int) bounds->size.width, scale), bounds);
}

static void
nineholes_view_draw (BglBoard    *board,
                     GtkSnapshot *snapshot)
{
  const BglColorScheme scheme = bgl_view_get_color_scheme (BGL_VIEW (board));
  const GdkRGBA ground = bgl_art_rgba (nineholes_art_get_tones (scheme)->ground, 1);
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (board));
  graphene_rect_t bounds;
  GdkTexture *texture;

  gtk_snapshot_append_color (snapshot, &ground,
                             &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (board)),
                                                  (float) gtk_widget_get_height (GTK_WIDGET (board))));
  bgl_board_get_grid_bounds (board, &bounds);
  texture = nineholes_art_get_board (scheme, (int) bounds.size.width, scale);
  gtk_snapshot_append_texture (snapshot, texture, &bounds);
  bgl_board_draw_coordinates (board, snapshot, nineholes_art_get_tones (scheme)->label);

  BGL_BOARD_CLASS (nineholes_view_parent_class)->draw (board, snapshot);
}

static char *
nineholes_view_describe_spot (BglBoard *board,
                              guint     spot)
{
  const int piece = nineholes_view_get_piece (board, spot);
  g_autofree char *cell = bgl_grid_name_cell (&nineholes_grid, spot);
  g_autofree char *content = NULL;
  GString *text = g_string_new (NULL);

  if (piece < 0)
    /* Translators: the %s in these three is a cell such as “b2”. */
    content = g_strdup_printf (_("%s: empty."), cell);
  else if (piece == 0)
    content = g_strdup_printf (_("%s: blue piece."), cell);
  else
    content = g_strdup_printf (_("%s: white piece."), cell);
  bgl_words_add_sentence (text, content);
  bgl_board_add_marks (board, spot, text);

  return g_string_free (text, FALSE);
}

static void
nineholes_view_class_init (NineholesViewClass *klass)
{
  BglBoardClass *board_class = BGL_BOARD_CLASS (klass);

  board_class->grid = &nineholes_grid;
  board_class->get_spots = nineholes_view_get_spots;
  board_class->name_move = nineholes_view_name_move;
  board_class->get_piece = nineholes_view_get_piece;
  board_class->get_new_piece = nineholes_view_get_new_piece;
  board_class->draw_piece = nineholes_view_draw_piece;
  board_class->draw = nineholes_view_draw;
  board_class->describe_spot = nineholes_view_describe_spot;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "nineholes");
}

static void
nineholes_view_init (NineholesView *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Nineholes board"), -1);
}

/* The rulebook shows a piece beside its name where the page has the style “piece-blue” or “piece-white”. */
static gboolean
draw_piece (cairo_t    *cr,
            double      size,
            const char *name)
{
  const gboolean is_blue = g_str_equal (name, "blue");

  if (!is_blue && !g_str_equal (name, "white"))
    return FALSE;

  nineholes_art_draw_piece (cr, size, is_blue ? 0 : 1);

  return TRUE;
}

static const BglEventSound sounds[] = {
  { NINEHOLES_EVENT_PLACED, "tile" },
  { NINEHOLES_EVENT_MOVED, "tile" },
  { NINEHOLES_EVENT_WON, "win" },
  { 0, NULL },
};

const BglGameUi nineholes_ui = {
  .rules = &nineholes_rules,
  .get_view_type = nineholes_view_get_type,
  .draw_cover = nineholes_art_draw_cover,
  .example_size = { 320, 320 },
  .accent = { "#3d5fa8", "#8fb0f0" },
  .seat_colors = { "#1d6fa5", "#f2e3c2" },
  .seat_shapes = { "circle", "square" },
  .sounds = sounds,
  .draw_piece = draw_piece,
};
