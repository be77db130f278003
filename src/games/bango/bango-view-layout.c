/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include <math.h>

/* The table is scaled to fit into the widget. If its cells would become too small for a finger, the view shows the part
 * of the table where something happens. The mouse wheel, dragging the empty ground, and moving the focus show other
 * parts. */

#define GLIDE_TIME 260   /* milliseconds at the normal tempo */

/* Large enough to look good, small enough that the two tiles of a new game do not look huge. */
#define MAX_CELL 88
#define MIN_CELL 12
#define MARGIN   6

/* The smallest cell for a finger. */
#define LEAST_CELL 24
#define NEAR       1.5 /* cells from the center of a cell to the far side of its neighbor */

/* The font size of the column and row numbers. On paper, it is a fraction of the width of all columns. */
#define RULER       11
#define PAPER_RULER 0.056

/* Cells */

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const BangoCell *first = a;
  const BangoCell *second = b;

  return first->y != second->y ? first->y - second->y : first->x - second->x;
}

void
bango_view_reach (BangoView *self,
                  BangoCell  cell,
                  int        margin)
{
  self->min_x = MIN (self->min_x, cell.x - margin);
  self->max_x = MAX (self->max_x, cell.x + margin);
  self->min_y = MIN (self->min_y, cell.y - margin);
  self->max_y = MAX (self->max_y, cell.y + margin);
}

/* Shows all positions of an example at the same size, so that the changes of a move are easy to see. */
static void
reach_history (BangoView *self)
{
  BglGame *game = bgl_view_get_game (BGL_VIEW (self));
  g_autoptr (BglGame) start = bgl_game_new_at (game, 0);
  const BangoState *state = bgl_game_get_state (start);

  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((state->alive & BANGO_TILE_BIT (tile)) != 0)
      bango_view_reach (self, state->tile[tile], 1);

  for (guint i = 0; i < bgl_game_get_n_moves (game); i++)
    {
      const BangoMove move = bango_move_unpack (bgl_game_get_move (game, i));

      if (move.kind == BANGO_LAY || move.kind == BANGO_SHIFT)
        bango_view_reach (self, move.to, 1);
    }
}

void
bango_view_update_cells (BangoView *self)
{
  const BangoState *state = bango_view_get_state (self);
  BangoCell frontier[BANGO_FRONTIER];
  const guint n_frontier = bango_state_list_frontier (state, frontier);

  g_array_set_size (self->cells, 0);
  g_array_append_vals (self->cells, frontier, n_frontier);
  for (guint tile = 0; tile < 2 * BANGO_TILES; tile++)
    if ((state->alive & BANGO_TILE_BIT (tile)) != 0)
      g_array_append_val (self->cells, state->tile[tile]);
  g_array_sort (self->cells, compare_cells);

  self->min_x = self->min_y = G_MAXINT;
  self->max_x = self->max_y = G_MININT;
  for (guint i = 0; i < self->cells->len; i++)
    bango_view_reach (self, g_array_index (self->cells, BangoCell, i), 0);
  if (bgl_view_get_example (BGL_VIEW (self)))
    reach_history (self);
}

static void
bango_view_list_spots (BglBoard *board)
{
  BangoView *self = BANGO_VIEW (board);

  for (guint i = 0; i < self->cells->len; i++)
    bgl_board_add_spot (board, bango_view_get_number (g_array_index (self->cells, BangoCell, i)), TRUE);
}

static double
bango_view_place_spot (BglBoard        *board,
                       guint            spot,
                       graphene_rect_t *bounds)
{
  const BangoCamera *camera = &BANGO_VIEW (board)->camera;
  const BangoCell cell = bango_view_get_cell (spot);

  graphene_rect_init (bounds, (float) (camera->x + cell.x * camera->cell), (float) (camera->y + cell.y * camera->cell),
                      (float) camera->cell, (float) camera->cell);

  return bango_art_get_corner (MAX ((int) (camera->cell + 0.5), 1)) + 2;
}

/* Any cell of the unbounded table. */
static guint
bango_view_find_spot (BglBoard               *board,
                      const graphene_point_t *point)
{
  const BangoCamera *camera = &BANGO_VIEW (board)->camera;
  const double x = floor ((point->x - camera->x) / MAX (camera->cell, 1));
  const double y = floor ((point->y - camera->y) / MAX (camera->cell, 1));

  if (fabs (x) > BANGO_BOUND || fabs (y) > BANGO_BOUND)
    return BGL_SPOT_NONE;

  return bango_view_get_number ((BangoCell) { (gint16) x, (gint16) y });
}

/* The camera */

/* Pictures on paper are small, so the font grows with the number of columns. */
double
bango_view_get_ruler (BangoView *self,
                      double     cell)
{
  if (self->scheme != BGL_COLOR_SCHEME_PAPER)
    return RULER * bgl_art_get_text_scale (GTK_WIDGET (self));

  return MAX (MIN (PAPER_RULER * (self->max_x - self->min_x + 1), 0.48) * cell, RULER);
}

static int
fit_cell (BangoView *self,
          int        width,
          int        height,
          int        ruler)
{
  const int columns = self->max_x - self->min_x + 1;
  const int rows = self->max_y - self->min_y + 1;

  return CLAMP (MIN ((width - ruler - 2 * MARGIN) / columns, (height - ruler - 2 * MARGIN) / rows), MIN_CELL, MAX_CELL);
}

static int
get_least_cell (BangoView *self)
{
  /* Examples and printed boards do not scroll. */
  return bgl_view_get_example (BGL_VIEW (self)) || self->scheme == BGL_COLOR_SCHEME_PAPER ? 0 : LEAST_CELL;
}

/* Returns where cell 0 of an axis begins. The cells are centered if all of them fit between start and end, otherwise
 * look is centered as far as possible. */
static double
place_axis (int    first,
            int    last,
            double cell,
            int    start,
            int    end,
            double look)
{
  const double size = (last - first + 1) * cell;

  if (size <= end - start)
    return (int) (start + end - size) / 2 - first * cell;

  return (int) CLAMP ((start + end) / 2.0 - look * cell, end - (last + 1) * cell, start - first * cell);
}

static void
get_fit (BangoView   *self,
         BangoCamera *camera,
         gboolean    *larger)
{
  GtkWidget *prompt = GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (self)));
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int cell, ruler;

  if (gtk_widget_get_visible (prompt))
    {
      int prompt_height;

      gtk_widget_measure (prompt, GTK_ORIENTATION_VERTICAL, width, NULL, &prompt_height, NULL, NULL);
      height = MAX (height - prompt_height, height / 2);
    }

  /* Whole pixels keep the textures of the tiles sharp. The ruler does not grow if the cells become smaller, so two
   * passes are enough. */
  cell = fit_cell (self, width, height, 0);
  ruler = (int) (BANGO_RULER_ROOM * bango_view_get_ruler (self, cell) + 0.5);
  cell = fit_cell (self, width, height, ruler);
  *larger = cell < get_least_cell (self);
  cell = MAX (cell, get_least_cell (self));
  camera->cell = cell;
  camera->x = place_axis (self->min_x, self->max_x, cell, ruler + MARGIN, width - MARGIN,
                                     *larger ? self->look_x : (self->min_x + self->max_x + 1) / 2.0);
  camera->y = place_axis (self->min_y, self->max_y, cell, ruler + MARGIN, height - MARGIN,
                                     *larger ? self->look_y : (self->min_y + self->max_y + 1) / 2.0);
}

static void
glide_cb (double   value,
          gpointer data)
{
  BangoView *self = data;

  self->camera.x = self->camera_from.x + (self->camera_to.x - self->camera_from.x) * value;
  self->camera.y = self->camera_from.y + (self->camera_to.y - self->camera_from.y) * value;
  self->camera.cell = self->camera_from.cell + (self->camera_to.cell - self->camera_from.cell) * value;

  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
bango_view_fit (BangoView *self,
                gboolean   glide)
{
  guint duration = bgl_view_get_duration (BGL_VIEW (self), GLIDE_TIME);
  BangoCamera camera;
  gboolean larger;

  /* Without tiles, or before the widget has a size, there is nothing to fit. */
  if (self->max_x < self->min_x || gtk_widget_get_width (GTK_WIDGET (self)) <= 0)
    return;

  get_fit (self, &camera, &larger);
  gtk_widget_set_overflow (GTK_WIDGET (self), larger ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
  self->fitted_width = gtk_widget_get_width (GTK_WIDGET (self));
  self->fitted_height = gtk_widget_get_height (GTK_WIDGET (self));

  if (camera.x == self->camera_to.x && camera.y == self->camera_to.y &&
      camera.cell == self->camera_to.cell)
    return;

  adw_animation_pause (self->glide);
  self->camera_from = self->camera;
  self->camera_to = camera;

  if (glide && duration > 0 && self->camera.cell > 0)
    bgl_motion_play (self->glide, 0, 1, duration);
  else
    {
      self->camera = camera;
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
}

void
bango_view_get_hand (BangoView *self,
                     double    *x,
                     double    *y)
{
  const graphene_point_t *point = bgl_hand_get_point (bgl_board_get_hand (BGL_BOARD (self)));

  *x = (point->x - self->camera.x) / self->camera.cell - 0.5;
  *y = (point->y - self->camera.y) / self->camera.cell - 0.5;
}

static void
bango_view_arrange (BglBoard *board,
                    int       width,
                    int       height)
{
  BangoView *self = BANGO_VIEW (board);

  bango_view_fit (self, width == self->fitted_width && height == self->fitted_height);
}

/* Scrolling */

gboolean
bango_view_is_larger (BangoView *self)
{
  return gtk_widget_get_overflow (GTK_WIDGET (self)) == GTK_OVERFLOW_HIDDEN;
}

static double
reveal_axis (double look,
             double place,
             double room)
{
  const double most = MAX (room / 2 - NEAR, 0);

  return CLAMP (look, place - most, place + most);
}

void
bango_view_reveal (BangoView *self,
                   BangoCell  cell)
{
  const double size = MAX (self->camera_to.cell, 1);
  const double edges = BANGO_RULER_ROOM * bango_view_get_ruler (self, size) + 2 * MARGIN;

  self->look_x = reveal_axis (self->look_x, cell.x + 0.5, (gtk_widget_get_width (GTK_WIDGET (self)) - edges) / size);
  self->look_y = reveal_axis (self->look_y, cell.y + 0.5, (gtk_widget_get_height (GTK_WIDGET (self)) - edges) / size);
  if (bango_view_is_larger (self))
    bango_view_fit (self, TRUE);
}

/* Never looks past the end, so that scrolling back has an immediate effect. */
static void
look_at (BangoView *self,
         double     x,
         double     y)
{
  self->look_x = CLAMP (x, self->min_x, self->max_x + 1);
  self->look_y = CLAMP (y, self->min_y, self->max_y + 1);
  bango_view_fit (self, FALSE);
}

static gboolean
scroll_cb (BangoView *self,
           double     dx,
           double     dy)
{
  if (!bango_view_is_larger (self))
    return GDK_EVENT_PROPAGATE;

  look_at (self, self->look_x + dx, self->look_y + dy);

  return GDK_EVENT_STOP;
}

/* The empty ground consists of the cells that no tile can go to. Dragging it scrolls. */
static gboolean
bango_view_press (BglBoard               *board,
                  const graphene_point_t *point)
{
  BangoView *self = BANGO_VIEW (board);

  self->panning = bango_view_is_larger (self) && bgl_board_get_spot (board, bango_view_find_spot (board, point)) == NULL;
  self->pan_from = *point;
  self->pan_look_x = self->look_x;
  self->pan_look_y = self->look_y;

  return self->panning;
}

static void
bango_view_pointed (BglBoard *board)
{
  BangoView *self = BANGO_VIEW (board);
  const graphene_point_t *point = bgl_hand_get_point (bgl_board_get_hand (board));

  if (self->panning)
    look_at (self, self->pan_look_x - (point->x - self->pan_from.x) / self->camera.cell,
             self->pan_look_y - (point->y - self->pan_from.y) / self->camera.cell);
}

static void
bango_view_focused (BglBoard *board,
                    guint     spot)
{
  /* Do not scroll on a click, so that the clicked cell stays under the pointer. */
  if (bgl_hand_is_by_key (bgl_board_get_hand (board)))
    bango_view_reveal (BANGO_VIEW (board), bango_view_get_cell (spot));
}

void
bango_view_bind_layout (BglBoardClass *klass)
{
  klass->list_spots = bango_view_list_spots;
  klass->place_spot = bango_view_place_spot;
  klass->find_spot = bango_view_find_spot;
  klass->arrange = bango_view_arrange;
  klass->press = bango_view_press;
  klass->pointed = bango_view_pointed;
  klass->focused = bango_view_focused;
}

void
bango_view_init_layout (BangoView *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  self->max_x = self->max_y = -1;
  self->glide = bgl_motion_new (GTK_WIDGET (self), glide_cb, ADW_EASE_IN_OUT_CUBIC);

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}
