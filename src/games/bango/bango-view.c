/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include "engine/bgl-i18n.h"

G_DEFINE_FINAL_TYPE (BangoView, bango_view, BGL_TYPE_BOARD)

const BangoState *
bango_view_get_state (BangoView *self)
{
  return bgl_game_get_state (bgl_view_get_game (BGL_VIEW (self)));
}

int
bango_view_find_tile (BangoView *self,
                      BangoCell  cell)
{
  const BangoState *state = bango_view_get_state (self);

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((state->alive & BANGO_TILE_BIT (tile)) != 0 && bango_cell_equal (state->tile[tile], cell))
      return (int) tile;

  return -1;
}

/* Packed cells use all numbers. This mask keeps the cell (−1, −1) apart from BGL_SPOT_NONE. */
#define SPOT_MASK 0x80008000u

BangoCell
bango_view_get_cell (guint spot)
{
  return bango_cell_unpack ((int) (spot ^ SPOT_MASK));
}

guint
bango_view_get_number (BangoCell cell)
{
  return (guint) bango_cell_pack (cell) ^ SPOT_MASK;
}

gboolean
bango_view_get_current (BangoView *self,
                        BangoCell *cell)
{
  const guint aim = bgl_board_get_aim (BGL_BOARD (self));

  if (aim == BGL_SPOT_NONE)
    return FALSE;

  *cell = bango_view_get_cell (aim);
  return TRUE;
}

/* Following the game */

/* The tiles that recent moves cut off stay in view. */
static void
update_ghosts (BangoView *self)
{
  BglBoard *board = BGL_BOARD (self);
  const BangoState *state = bango_view_get_state (self);

  g_array_set_size (self->ghosts, 0);
  for (guint i = 0; i < bgl_board_get_n_recent (board); i++)
    {
      guint n_events;
      const BglEvent *events = bgl_game_get_events (bgl_view_get_game (BGL_VIEW (self)),
                                                    bgl_board_get_recent (board, i)->ply, &n_events);

      for (guint j = 0; j < n_events; j++)
        {
          BangoGhost ghost;

          if (events[j].type != BANGO_EVENT_TILE_REMOVED)
            continue;

          ghost.color = events[j].args[0];
          ghost.cell = bango_cell_unpack (events[j].args[1]);

          /* A later move may have filled the cell. */
          if (bango_state_get_tile (state, ghost.cell, NULL))
            continue;

          g_array_append_val (self->ghosts, ghost);
          bango_view_reach (self, ghost.cell, 0);
        }
    }
}

/* The cell of the last tile that was set down. Returns FALSE if the last move left no tile on the table. */
static gboolean
get_last (BangoView *self,
          BangoCell *cell)
{
  BglBoard *board = BGL_BOARD (self);
  const guint n = bgl_board_get_n_recent (board);
  guint last = n > 0 ? bgl_board_get_recent (board, n - 1)->to : BGL_SPOT_NONE;

  if (last == BGL_SPOT_NONE)
    return FALSE;

  *cell = bango_view_get_cell (last);
  return TRUE;
}

static void
bango_view_position_changed (BglBoard *board,
                             gboolean  jumped)
{
  BangoView *self = BANGO_VIEW (board);
  const BangoState *state = bango_view_get_state (self);
  BangoCell last;
  gboolean has_last = get_last (self, &last);

  bango_view_update_cells (self);
  update_ghosts (self);

  self->n_five = 0;
  if (has_last && state->outcome != BANGO_RUNNING)
    self->n_five = bango_state_find_five (state, last, self->five);

  if (has_last)
    bango_view_reveal (self, last);
  bango_view_fit (self, !jumped);
}

static void
bango_view_update (BglBoard *board)
{
  BangoView *self = BANGO_VIEW (board);
  const int turn = bgl_game_get_turn (bgl_view_get_game (BGL_VIEW (self)));

  if (turn > 0)
    self->side = bango_state_get_side (bango_view_get_state (self), (guint) turn);

  bango_view_update_cut (self);
  bango_view_update_rising (self);
}

/* Marks the tiles that a move cuts off. */
static void
bango_view_trace_move (BglView        *view,
                       BglMove         move,
                       const BglEvent *events,
                       guint           n_events,
                       BglSketch      *sketch)
{
  for (guint i = 0; i < n_events; i++)
    if (events[i].type == BANGO_EVENT_TILE_REMOVED)
      {
        const guint spot = bango_view_get_number (bango_cell_unpack (events[i].args[1]));
        graphene_rect_t gone;

        BGL_BOARD_GET_CLASS (view)->place_spot (BGL_BOARD (view), spot, &gone);
        bgl_sketch_add_cross (sketch, &gone);
      }

  BGL_VIEW_CLASS (bango_view_parent_class)->trace_move (view, move, events, n_events, sketch);
}

static gboolean
bango_view_parse_spot (BglBoard    *board,
                       const char  *text,
                       guint       *spot,
                       char       **label)
{
  BangoCell cell;

  if (!bango_cell_read (&text, &cell))
    return FALSE;

  *spot = bango_view_get_number (cell);
  /* On paper, a label would hide the tiles next to it, and the column and row numbers name the cell. */
  if (BANGO_VIEW (board)->scheme != BGL_COLOR_SCHEME_PAPER)
    *label = bango_cell_describe (cell);

  return TRUE;
}

static void
bango_view_restyle (BglView        *view,
                    BglColorScheme  scheme)
{
  BANGO_VIEW (view)->scheme = scheme;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

static void
bango_view_skip_animations (BglView *view)
{
  bgl_motion_skip (BANGO_VIEW (view)->glide);
}

static void
bango_view_dispose (GObject *object)
{
  bango_view_dispose_motion (BANGO_VIEW (object));

  G_OBJECT_CLASS (bango_view_parent_class)->dispose (object);
}

static void
bango_view_finalize (GObject *object)
{
  BangoView *self = BANGO_VIEW (object);

  g_array_unref (self->cells);
  g_array_unref (self->rises);
  g_array_unref (self->ghosts);

  G_OBJECT_CLASS (bango_view_parent_class)->finalize (object);
}

static void
bango_view_class_init (BangoViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BglViewClass *view_class = BGL_VIEW_CLASS (klass);
  BglBoardClass *board_class = BGL_BOARD_CLASS (klass);

  object_class->dispose = bango_view_dispose;
  object_class->finalize = bango_view_finalize;

  view_class->event_handlers = bango_view_event_handlers;
  view_class->step_size = sizeof (BangoMotion);
  view_class->trace_move = bango_view_trace_move;
  view_class->skip_animations = bango_view_skip_animations;
  view_class->restyle = bango_view_restyle;

  board_class->position_changed = bango_view_position_changed;
  board_class->update = bango_view_update;
  board_class->describe_spot = bango_view_describe_spot;
  board_class->describe_step = bango_view_describe_step;
  board_class->parse_spot = bango_view_parse_spot;
  board_class->draw = bango_view_draw;
  board_class->draw_above = bango_view_draw_above;
  bango_view_bind_layout (board_class);
  bango_view_bind_hand (board_class);
  bango_view_bind_questions (view_class);

  gtk_widget_class_set_css_name (widget_class, "bango");
}

static void
bango_view_init (BangoView *self)
{
  self->cells = g_array_new (FALSE, FALSE, sizeof (BangoCell));
  self->rises = g_array_new (FALSE, FALSE, sizeof (BangoRise));
  self->ghosts = g_array_new (FALSE, FALSE, sizeof (BangoGhost));
  self->keep = self->considered = -1;
  bgl_board_set_home (BGL_BOARD (self), bango_view_get_number ((BangoCell) { 0, 0 }));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Bango table"),
                                  -1);

  bango_view_init_layout (self);
  bango_view_init_motion (self);
}

static void
draw_confetti (cairo_t *cr,
               double   size,
               guint    kind)
{
  bango_art_draw_tile (cr, -size / 2, -size / 2, size, kind % 2 == 0 ? BANGO_YELLOW : BANGO_RED, BGL_COLOR_SCHEME_LIGHT);
}

static gboolean
draw_piece (cairo_t    *cr,
            double      size,
            const char *name)
{
  gboolean yellow = g_str_equal (name, "yellow");

  if (!yellow && !g_str_equal (name, "red"))
    return FALSE;

  bango_art_draw_tile (cr, 0, 0, size, yellow ? BANGO_YELLOW : BANGO_RED, BGL_COLOR_SCHEME_LIGHT);

  return TRUE;
}

static const BglEventSound sounds[] = {
  { BANGO_EVENT_TILE_LAID, "tile" },
  { BANGO_EVENT_TILE_SET_DOWN, "tile" },
  { BANGO_EVENT_COUGHED, "cough" },
  { BANGO_EVENT_GROUP_REMOVED, "gone" },
  { BANGO_EVENT_GAME_OVER, "win" },
  { 0, NULL },
};

const BglGameUi bango_ui = {
  .rules = &bango_rules,
  .get_view_type = bango_view_get_type,
  .draw_cover = bango_art_draw_cover,
  .example_size = { 520, 290 },
  .accent = { "#8a5a2b", "#d9a566" },
  .seat_colors = { "#f0b429", "#c9342a", "#f0b429", "#c9342a" },
  .seat_shapes = { "sun", "ring", "sun", "ring" },
  .sounds = sounds,
  .draw_piece = draw_piece,
  .draw_confetti = draw_confetti,
  .scans = {
    [BGL_SCAN_LINES] = bango_view_scan_lines,
    [BGL_SCAN_OWN] = bango_view_scan_own,
    [BGL_SCAN_OTHERS] = bango_view_scan_others,
    [BGL_SCAN_MOVES] = bango_view_scan_moves,
    [BGL_SCAN_THREATS] = bango_view_scan_threats,
  },
};
