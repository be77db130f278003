/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

/* The spots of the board, and everything else that has a place on the mat. */

#define POOL (1u << BANGKOK_PART_POOL)
#define REACH 0.58  /* of a die in the pool, in sizes of the die */

/* Whether an example shows that part of the table. */
static gboolean
has_part (BangkokView *self,
          guint        part)
{
  const guint parts = bgl_view_get_parts (BGL_VIEW (self));

  return parts == 0 || (parts & (1u << part)) != 0;
}

/* While a die is selected, the arrow keys only lead to places for it and to other dice. */
static void
bangkok_view_list_spots (BglBoard *board)
{
  BangkokView *self = BANGKOK_VIEW (board);
  const BangkokState *state = bangkok_view_get_state (self);
  const gboolean is_free = bgl_board_get_held (board) == BGL_SPOT_NONE;

  if (has_part (self, BANGKOK_PART_GOAL))
    bgl_board_add_spot (board, bangkok_target_pack (BANGKOK_ON_GOAL, 0, 0), is_free);
  for (guint row = 1; row <= BANGKOK_ROWS && has_part (self, BANGKOK_PART_VALUES); row++)
    bgl_board_add_spot (board, bangkok_target_pack (BANGKOK_ON_ROW, 0, row), is_free);
  for (guint i = 0; i < BANGKOK_POOL && has_part (self, BANGKOK_PART_POOL); i++)
    if (self->present[i])
      bgl_board_add_spot (board, bangkok_target_pack (BANGKOK_ON_DIE, 0, i), TRUE);

  if (has_part (self, BANGKOK_PART_SEAT + self->own - 1) &&
      state->phase == BANGKOK_PHASE_PICK && state->hands[self->own - 1].n_dice < BANGKOK_DICE)
    bgl_board_add_spot (board, bangkok_target_pack (BANGKOK_ON_PLACE, self->own, BANGKOK_APART), TRUE);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    if (has_part (self, BANGKOK_PART_SEAT + seat - 1))
      for (guint group = 1; group <= state->hands[seat - 1].n_groups; group++)
        bgl_board_add_spot (board, bangkok_target_pack (BANGKOK_ON_PLACE, seat, group), TRUE);
  if (has_part (self, BANGKOK_PART_TRACK))
    bgl_board_add_spot (board, bangkok_target_pack (BANGKOK_ON_TRACK, 0, 0), is_free);
}

static void
get_die_bounds (BangkokView     *self,
                guint            slot,
                graphene_rect_t *bounds)
{
  const float reach = (float) (self->layout.pool_die * REACH);
  graphene_point_t middle;

  bangkok_layout_get_slot (&self->layout, &self->slots[slot], &middle);
  graphene_rect_init (bounds, middle.x - reach, middle.y - reach, 2 * reach, 2 * reach);
}

static double
bangkok_view_place_spot (BglBoard        *board,
                         guint            spot,
                         graphene_rect_t *bounds)
{
  BangkokView *self = BANGKOK_VIEW (board);
  const BangkokTarget target = bangkok_target_unpack (spot);
  const BangkokLayout *layout = &self->layout;
  const BangkokHand *hand;
  graphene_rect_t trays[BANGKOK_DICE + 1];
  double radius = 8;

  graphene_rect_init (bounds, 0, 0, 0, 0);
  if (layout->height == 0)
    return radius;

  switch (target.on)
    {
    case BANGKOK_ON_GOAL:
      *bounds = layout->goal;
      break;
    case BANGKOK_ON_ROW:
      *bounds = layout->rows[target.index - 1];
      break;
    case BANGKOK_ON_DIE:
      get_die_bounds (self, target.index, bounds);
      radius = bangkok_art_get_corner (layout->pool_die) + 4;
      break;
    case BANGKOK_ON_PLACE:
      hand = &bangkok_view_get_state (self)->hands[target.seat - 1];
      bangkok_layout_get_trays (layout, hand, target.seat, trays);
      *bounds = trays[target.index == BANGKOK_APART ? hand->n_groups : target.index - 1];
      break;
    case BANGKOK_ON_TRACK:
      *bounds = layout->track;
      break;
    case BANGKOK_ON_NOTHING:
    default:
      g_return_val_if_reached (0);
    }

  graphene_rect_offset (bounds, 0, (float) -bangkok_mat_get_offset (self->mat));

  return radius;
}

static guint
find_in_hand (BangkokView            *self,
              guint                   seat,
              const graphene_point_t *point)
{
  const BangkokHand *hand = &bangkok_view_get_state (self)->hands[seat - 1];
  graphene_rect_t trays[BANGKOK_DICE + 1];

  bangkok_layout_get_trays (&self->layout, hand, seat, trays);
  for (guint i = 0; i < hand->n_groups; i++)
    {
      /* Half of the free space beside a tray belongs to the tray. */
      graphene_rect_inset (&trays[i], -2, -4);
      if (graphene_rect_contains_point (&trays[i], point))
        return bangkok_target_pack (BANGKOK_ON_PLACE, seat, i + 1);
    }

  return bangkok_target_pack (BANGKOK_ON_PLACE, seat, BANGKOK_APART);
}

static guint
bangkok_view_find_spot (BglBoard               *board,
                        const graphene_point_t *visible)
{
  BangkokView *self = BANGKOK_VIEW (board);
  const BangkokLayout *layout = &self->layout;
  const graphene_point_t point =
    GRAPHENE_POINT_INIT (visible->x, visible->y + (float) bangkok_mat_get_offset (self->mat));
  graphene_rect_t bounds;

  for (guint i = 0; i < BANGKOK_POOL && layout->pool.size.height > 0; i++)
    if (self->present[i])
      {
        get_die_bounds (self, i, &bounds);
        if (graphene_rect_contains_point (&bounds, &point))
          return bangkok_target_pack (BANGKOK_ON_DIE, 0, i);
      }

  for (guint seat = 1; seat <= layout->in.n_seats; seat++)
    if (graphene_rect_contains_point (&layout->hands[seat - 1], &point))
      return find_in_hand (self, seat, &point);

  if (graphene_rect_contains_point (&layout->goal, &point))
    return bangkok_target_pack (BANGKOK_ON_GOAL, 0, 0);
  for (guint row = 1; row <= BANGKOK_ROWS; row++)
    if (graphene_rect_contains_point (&layout->rows[row - 1], &point))
      return bangkok_target_pack (BANGKOK_ON_ROW, 0, row);
  if (graphene_rect_contains_point (&layout->track, &point))
    return bangkok_target_pack (BANGKOK_ON_TRACK, 0, 0);

  return BGL_SPOT_NONE;
}

/* The nearest die in the pool. Between two rounds, there is none, so the focus waits on the goal. */
static guint
bangkok_view_find_home (BglBoard               *board,
                        const graphene_point_t *point)
{
  const graphene_point_t near = point != NULL ? *point : GRAPHENE_POINT_INIT (0, 0);
  const guint goal = bangkok_target_pack (BANGKOK_ON_GOAL, 0, 0);
  guint best = bgl_board_get_spot (board, goal) != NULL ? goal : bgl_board_find_nearest (board, &near);
  float best_distance = G_MAXFLOAT;

  for (guint i = 0; i < bgl_board_get_n_spots (board); i++)
    {
      const guint spot = bgl_board_get_nth_spot (board, i);
      graphene_rect_t bounds;
      graphene_point_t middle;

      if (bangkok_target_unpack (spot).on != BANGKOK_ON_DIE)
        continue;

      bangkok_view_place_spot (board, spot, &bounds);
      graphene_rect_get_center (&bounds, &middle);
      if (graphene_point_distance (&middle, &near, NULL, NULL) < best_distance)
        {
          best = spot;
          best_distance = graphene_point_distance (&middle, &near, NULL, NULL);
        }
    }

  return best;
}

void
bangkok_view_bind_spots (BglBoardClass *klass)
{
  klass->list_spots = bangkok_view_list_spots;
  klass->place_spot = bangkok_view_place_spot;
  klass->find_spot = bangkok_view_find_spot;
  klass->find_home = bangkok_view_find_home;
  klass->held_changed = bgl_board_update_spots;
}

/* Dice */

static void
get_hand_pose (BangkokView *self,
               guint        seat,
               guint        index,
               BangkokPose *pose)
{
  const BangkokHand *hand = &bangkok_view_get_state (self)->hands[seat - 1];
  const guint group = hand->dice[index].group;
  graphene_rect_t trays[BANGKOK_DICE + 1];
  guint number = 0;

  g_assert (index < hand->n_dice);
  for (guint i = 0; i < index; i++)
    number += hand->dice[i].group == group;

  bangkok_layout_get_trays (&self->layout, hand, seat, trays);
  bangkok_layout_get_die (&self->layout, seat, &trays[group - 1], number, &pose->middle);
  pose->size = bangkok_layout_get_die_size (&self->layout, seat);
  pose->angle = 0;
}

void
bangkok_view_get_pose (BangkokView        *self,
                       const BangkokWhere *where,
                       BangkokPose        *pose)
{
  switch (where->kind)
    {
    case BANGKOK_AT_POOL:
      bangkok_layout_get_slot (&self->layout, &self->slots[where->index], &pose->middle);
      pose->size = self->layout.pool_die;
      pose->angle = self->slots[where->index].angle;
      break;
    case BANGKOK_AT_HAND:
      get_hand_pose (self, where->seat, where->index, pose);
      break;
    case BANGKOK_AT_ROW:
      bangkok_layout_get_row_die (&self->layout, where->index, &pose->middle);
      pose->size = self->layout.board_die;
      pose->angle = 0;
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Layout */

static int
measure_names (BangkokView *self)
{
  g_autoptr (PangoLayout) text = bangkok_view_create_text (self, 1);
  int widest;

  pango_layout_set_markup (text, "<b>88</b> <b>+88</b>", -1);
  pango_layout_get_pixel_size (text, &widest, NULL);
  widest += 24;

  pango_layout_set_attributes (text, NULL);
  for (guint seat = 1; seat <= bangkok_view_get_state (self)->n_seats; seat++)
    {
      int width;

      pango_layout_set_text (text, bangkok_view_get_short_name (self, seat), -1);
      pango_layout_get_pixel_size (text, &width, NULL);
      widest = MAX (widest, width);
    }

  return widest + 10;
}

void
bangkok_view_get_input (BangkokView        *self,
                        BangkokLayoutInput *input)
{
  const BangkokState *state = bangkok_view_get_state (self);
  g_autoptr (PangoLayout) text = bangkok_view_create_text (self, 1);
  int button;

  memset (input, 0, sizeof *input);
  input->parts = bgl_view_get_parts (BGL_VIEW (self));
  /* Leave out an empty pool on paper. */
  if (self->scheme == BGL_COLOR_SCHEME_PAPER && state->n_pool == 0 && (input->parts & ~POOL) != 0)
    input->parts &= ~POOL;
  input->counting = bangkok_view_is_counting (self);
  input->quiz = bangkok_view_is_quiz (self);
  input->n_seats = state->n_seats;
  input->n_places = self->n_places;
  input->own = self->own;
  pango_layout_set_text (text, "0", -1);
  pango_layout_get_pixel_size (text, NULL, &input->line);
  gtk_widget_measure (self->button, GTK_ORIENTATION_VERTICAL, -1, NULL, &button, NULL, NULL);
  input->strip_height = MAX (2 * input->line + 2, button);
  if (self->scheme == BGL_COLOR_SCHEME_PAPER && !bangkok_view_shows_points (self))
    input->strip_height = input->line + 2;
  input->name_width = measure_names (self);
  gtk_widget_measure (self->bar, GTK_ORIENTATION_VERTICAL, -1, NULL, &input->bar_height, NULL, NULL);

  if (gtk_widget_get_visible (GTK_WIDGET (self->sheet)))
    {
      gtk_widget_measure (GTK_WIDGET (self->sheet), GTK_ORIENTATION_HORIZONTAL, -1,
                          NULL, &input->sheet_width, NULL, NULL);
      gtk_widget_measure (GTK_WIDGET (self->sheet), GTK_ORIENTATION_VERTICAL, input->sheet_width,
                          NULL, &input->sheet_height, NULL, NULL);
      input->sheet_in_pool = state->n_pool == 0;
    }
}

static void
allocate (GtkWidget             *child,
          const graphene_rect_t *bounds,
          double                 offset)
{
  if (!gtk_widget_should_layout (child) || !gtk_widget_get_child_visible (child))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { (int) bounds->origin.x, (int) (bounds->origin.y - offset),
                                               MAX ((int) bounds->size.width, 1),
                                               MAX ((int) bounds->size.height, 1) },
                            -1);
}

static void
allocate_strip (BangkokView *self,
                double       offset)
{
  const graphene_rect_t *strip = &self->layout.strip;
  const int marker = bangkok_layout_is_in_front (&self->layout, self->own) ? 24 + 8 : 0;
  int width, height;

  gtk_widget_measure (self->button, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (self->button, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  if (!gtk_widget_get_visible (self->button) || self->layout.in.parts != 0)
    width = 0;
  allocate (self->button,
            &GRAPHENE_RECT_INIT (strip->origin.x + strip->size.width - width,
                                 strip->origin.y + (strip->size.height - height) / 2, width, height),
            offset);
  allocate (self->words,
            &GRAPHENE_RECT_INIT (strip->origin.x + marker, strip->origin.y,
                                 strip->size.width - width - marker - 8, strip->size.height),
            offset);
}

void
bangkok_view_allocate (BangkokView *self,
                       double       offset)
{
  const BangkokLayout *layout = &self->layout;

  /* Hide children before others are allocated, because hiding may move the focus to another child. */
  gtk_widget_set_child_visible (self->words, layout->strip.size.height > 0);
  gtk_widget_set_child_visible (self->bar, layout->bar.size.height > 0);
  gtk_widget_set_child_visible (self->button, layout->in.parts == 0);

  bgl_board_allocate_spots (BGL_BOARD (self));
  allocate_strip (self, offset);
  if (layout->bar.size.height > 0)
    allocate (self->bar, &layout->bar, 0);
  allocate (GTK_WIDGET (self->sheet), &layout->sheet, offset);
}
