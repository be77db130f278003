/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

/* Tracks which dice are where. */

/* Larger text on paper, because printed boards are small. */
#define PAPER_LETTERS 1.45

#define POOL (1u << BANGKOK_PART_POOL)

const BangkokState *
bangkok_view_get_state (BangkokView *self)
{
  return bgl_game_get_state (self->game);
}

const char *
bangkok_view_get_name (BangkokView *self,
                       guint        seat)
{
  return bgl_seat_get_label (bgl_table_get_seat (bgl_view_get_table (BGL_VIEW (self)), seat));
}

const char *
bangkok_view_get_short_name (BangkokView *self,
                             guint        seat)
{
  return bgl_seat_get_short_name (bgl_table_get_seat (bgl_view_get_table (BGL_VIEW (self)), seat));
}

gboolean
bangkok_view_is_scored (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);

  return state->round > 0 && state->n_pool == 0 &&
         (state->phase == BANGKOK_PHASE_GOAL || state->phase == BANGKOK_PHASE_OVER);
}

guint
bangkok_view_get_round (BangkokView *self)
{
  return MAX (bangkok_view_get_state (self)->round, 1);
}

/* Derived state */

/* Chooses whose dice are in front: those of the person to move or, while a bot moves, of the person who moved last. */
static void
update_own (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  const guint parts = bgl_view_get_parts (BGL_VIEW (self));

  /* In an example, the same seat stays in front at every turn. */
  if (parts != 0)
    {
      for (self->own = 1; self->own < state->n_seats; self->own++)
        if ((parts & (1u << (BANGKOK_PART_SEAT + self->own - 1))) != 0)
          break;
      return;
    }

  if (state->phase == BANGKOK_PHASE_PICK && !bgl_seat_is_bot (bgl_table_get_seat (table, state->turn)))
    {
      self->own = state->turn;
      return;
    }

  for (guint seat = 1; self->own == 0 && seat <= state->n_seats; seat++)
    if (!bgl_seat_is_bot (bgl_table_get_seat (table, seat)))
      self->own = seat;
  if (self->own == 0)
    self->own = 1;
}

/* The quiz has little height for its board, so the pool has no places for missing dice, which would push other dice
 * out of view. */
static gboolean
is_quiz (BangkokView *self)
{
  return bgl_view_get_example (BGL_VIEW (self)) && !bangkok_view_is_whole (self);
}

/* The rules do not distinguish identical dice, but the die that the player took must be the one that disappears. For
 * other moves, the last of the identical dice disappears. */
static void
update_pool (BangkokView *self,
             gboolean     afresh)
{
  const BangkokState *state = bangkok_view_get_state (self);

  afresh |= self->round != state->round || self->n_rolled != state->n_rolled;
  if (afresh)
    {
      bangkok_slots_init (self->slots, state);
      for (guint i = 0; i < BANGKOK_POOL; i++)
        self->present[i] = self->slots[i].value > 0;
      self->round = state->round;
      self->n_rolled = state->n_rolled;
      self->last_slot = -1;
    }

  for (guint i = BANGKOK_POOL; i > 0; i--)
    {
      const BangkokSlot *slot = &self->slots[i - 1];
      guint there = 0;

      if (!self->present[i - 1])
        continue;

      for (guint j = 0; j < BANGKOK_POOL; j++)
        there += self->present[j] && self->slots[j].colour == slot->colour &&
                 self->slots[j].value == slot->value;

      if (there <= state->pool[slot->colour][slot->value])
        continue;

      if (self->last_slot >= 0 && self->present[self->last_slot] &&
          self->slots[self->last_slot].colour == slot->colour &&
          self->slots[self->last_slot].value == slot->value)
        self->present[self->last_slot] = FALSE;
      else
        self->present[i - 1] = FALSE;
    }
  self->last_slot = -1;

  if (afresh)
    self->n_places = is_quiz (self) ? bangkok_slots_pack (self->slots, self->present) : state->n_seats * BANGKOK_DICE;
}

static gboolean
is_pick (BglMove move)
{
  return bgl_move_get_seat (move) != BGL_TURN_CHANCE && !bgl_move_is_resign (move);
}

/* Looks only at this round, because the dice of the last one are gone. */
static void
update_recent (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  BglGame *game = self->game;
  const guint first = bgl_table_get_recent_ply (bgl_view_get_table (BGL_VIEW (self)));
  guint taken[BANGKOK_SEATS] = { 0 };
  guint last = bgl_game_get_ply (game), ply;

  /* Skip a resignation, which takes no die. */
  if (last > first && bgl_move_is_resign (bgl_game_get_move (game, last - 1)))
    last--;

  memset (self->recent, 0, sizeof self->recent);
  for (ply = last; ply > first && is_pick (bgl_game_get_move (game, ply - 1)); ply--)
    ;
  self->n_recent = last - ply;

  for (guint number = self->n_recent; number > 0; number--)
    {
      const guint seat = bgl_move_get_seat (bgl_game_get_move (game, ply + number - 1)) - 1;

      self->recent[seat][state->hands[seat].n_dice - ++taken[seat]] = number;
    }
}

static void
set_spot_visible (BangkokView *self,
                  GtkWidget   *spot,
                  gboolean     visible)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->mat)) == spot;

  if (!visible && focused)
    {
      graphene_rect_t bounds;
      graphene_point_t middle = GRAPHENE_POINT_INIT_ZERO;

      if (gtk_widget_compute_bounds (spot, GTK_WIDGET (self->mat), &bounds))
        graphene_rect_get_center (&bounds, &middle);
      /* Exclude this die first, so that the nearest die is another one. */
      gtk_widget_set_focusable (spot, FALSE);
      bangkok_view_focus_pool (self, &middle);
      gtk_widget_set_focusable (spot, TRUE);
    }

  gtk_widget_set_visible (spot, visible);
}

static void
update_spots (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);

  /* Show new spots before hiding old ones, so that the focus can move to one when its own spot is hidden. */
  for (int visible = TRUE; visible >= FALSE; visible--)
    {
      for (guint i = 0; i < BANGKOK_POOL; i++)
        if (self->present[i] == visible)
          set_spot_visible (self, self->pool_spots[i], visible);

      for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
        for (guint group = 0; group < BANGKOK_DICE; group++)
          {
            gboolean there = seat < state->n_seats && group < state->hands[seat].n_groups;

            if (there == visible)
              set_spot_visible (self, self->group_spots[seat][group], visible);
          }
    }

  set_spot_visible (self, self->apart_spot,
                    state->phase == BANGKOK_PHASE_PICK && state->hands[self->own - 1].n_dice < BANGKOK_DICE);
}

void
bangkok_view_update_position (BangkokView *self,
                              gboolean     afresh)
{
  g_clear_pointer (&self->points, bangkok_points_free);
  self->points = bangkok_points_new (bangkok_view_get_state (self));
  self->ply = bgl_game_get_ply (self->game);

  update_own (self);
  update_recent (self);
  update_pool (self, afresh);
  update_spots (self);
}

/* Geometry */

BangkokTarget
bangkok_view_find_child (BangkokView *self,
                         GtkWidget   *child)
{
  if (child == self->goal_spot)
    return (BangkokTarget) { .on = BANGKOK_ON_GOAL };
  if (child == self->track_spot)
    return (BangkokTarget) { .on = BANGKOK_ON_TRACK };
  if (child == self->apart_spot)
    return (BangkokTarget) { .on = BANGKOK_ON_PLACE, .seat = self->own, .index = BANGKOK_APART };

  for (guint i = 0; i < BANGKOK_ROWS; i++)
    if (child == self->row_spots[i])
      return (BangkokTarget) { .on = BANGKOK_ON_ROW, .index = i + 1 };
  for (guint i = 0; i < BANGKOK_POOL; i++)
    if (child == self->pool_spots[i])
      return (BangkokTarget) { .on = BANGKOK_ON_DIE, .index = i };
  for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
    for (guint group = 0; group < BANGKOK_DICE; group++)
      if (child == self->group_spots[seat][group])
        return (BangkokTarget) { .on = BANGKOK_ON_PLACE, .seat = seat + 1, .index = group + 1 };

  return (BangkokTarget) { .on = BANGKOK_ON_NOTHING };
}

static gboolean
find_die (BangkokView            *self,
          const graphene_point_t *point,
          guint                  *slot)
{
  const float reach = self->layout.pool_die * 0.58f;

  for (*slot = 0; *slot < BANGKOK_POOL; ++*slot)
    {
      graphene_point_t middle;

      if (!self->present[*slot])
        continue;

      bangkok_layout_get_slot (&self->layout, &self->slots[*slot], &middle);
      if (ABS (middle.x - point->x) <= reach && ABS (middle.y - point->y) <= reach)
        return TRUE;
    }

  return FALSE;
}

static BangkokTarget
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
        return (BangkokTarget) { .on = BANGKOK_ON_PLACE, .seat = seat, .index = i + 1 };
    }

  if (seat == self->own)
    return (BangkokTarget) { .on = BANGKOK_ON_PLACE, .seat = seat, .index = BANGKOK_APART };

  return (BangkokTarget) { .on = BANGKOK_ON_HAND, .seat = seat };
}

BangkokTarget
bangkok_view_find_at (BangkokView            *self,
                      const graphene_point_t *point)
{
  const BangkokLayout *layout = &self->layout;
  guint slot;

  if (find_die (self, point, &slot))
    return (BangkokTarget) { .on = BANGKOK_ON_DIE, .index = slot };

  for (guint seat = 1; seat <= layout->in.n_seats; seat++)
    if (graphene_rect_contains_point (&layout->hands[seat - 1], point))
      return find_in_hand (self, seat, point);

  if (graphene_rect_contains_point (&layout->goal, point))
    return (BangkokTarget) { .on = BANGKOK_ON_GOAL };
  for (guint i = 0; i < BANGKOK_ROWS; i++)
    if (graphene_rect_contains_point (&layout->rows[i], point))
      return (BangkokTarget) { .on = BANGKOK_ON_ROW, .index = i + 1 };
  if (graphene_rect_contains_point (&layout->track, point))
    return (BangkokTarget) { .on = BANGKOK_ON_TRACK };

  return (BangkokTarget) { .on = BANGKOK_ON_NOTHING };
}

/* How much larger text is than on the screen. */
double
bangkok_view_get_letters (BangkokView *self)
{
  return self->scheme == BGL_COLOR_SCHEME_PAPER ? PAPER_LETTERS : 1;
}

PangoLayout *
bangkok_view_create_text (BangkokView *self,
                          double       size)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (self->words, NULL);
  const PangoFontDescription *font = pango_context_get_font_description (pango_layout_get_context (layout));
  PangoFontDescription *scaled = pango_font_description_copy (font);

  size *= bangkok_view_get_letters (self);
  if (pango_font_description_get_size_is_absolute (font))
    pango_font_description_set_absolute_size (scaled, pango_font_description_get_size (font) * size);
  else
    pango_font_description_set_size (scaled, (int) (pango_font_description_get_size (font) * size));
  pango_layout_set_font_description (layout, scaled);
  pango_font_description_free (scaled);

  return layout;
}

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
  input->quiz = is_quiz (self);
  input->n_seats = state->n_seats;
  input->n_places = self->n_places;
  input->own = self->own;
  pango_layout_set_text (text, "0", -1);
  pango_layout_get_pixel_size (text, NULL, &input->line);
  gtk_widget_measure (self->button, GTK_ORIENTATION_VERTICAL, -1, NULL, &button, NULL, NULL);
  input->strip_height = MAX (2 * input->line + 2, button);
  if (self->scheme == BGL_COLOR_SCHEME_PAPER && !bangkok_view_tells_points (self))
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

/* Hides the parts of the table that an example does not show, so that they cannot be focused. */
static void
hide_parts (BangkokView *self)
{
  const BangkokLayout *layout = &self->layout;

  gtk_widget_set_child_visible (self->goal_spot, layout->goal.size.height > 0);
  for (guint i = 0; i < BANGKOK_ROWS; i++)
    gtk_widget_set_child_visible (self->row_spots[i], layout->board.size.height > 0);
  for (guint i = 0; i < BANGKOK_POOL; i++)
    gtk_widget_set_child_visible (self->pool_spots[i], layout->pool.size.height > 0);
  for (guint seat = 1; seat <= layout->in.n_seats; seat++)
    for (guint i = 0; i < BANGKOK_DICE; i++)
      gtk_widget_set_child_visible (self->group_spots[seat - 1][i], layout->hands[seat - 1].size.height > 0);
  gtk_widget_set_child_visible (self->apart_spot, layout->hands[self->own - 1].size.height > 0);
  gtk_widget_set_child_visible (self->button, FALSE);
}

void
bangkok_view_allocate (BangkokView *self,
                       double       offset)
{
  const BangkokState *state = bangkok_view_get_state (self);
  const BangkokLayout *layout = &self->layout;
  const double die = layout->pool_die;
  graphene_rect_t trays[BANGKOK_DICE + 1];

  /* Hide children before others are allocated, because hiding may move the focus to another child. */
  gtk_widget_set_child_visible (self->track_spot, layout->track.size.height > 0);
  if (layout->in.parts != 0)
    hide_parts (self);
  gtk_widget_set_child_visible (self->words, layout->strip.size.height > 0);
  gtk_widget_set_child_visible (self->bar, layout->bar.size.height > 0);

  allocate (self->goal_spot, &layout->goal, offset);
  for (guint i = 0; i < BANGKOK_ROWS; i++)
    allocate (self->row_spots[i], &layout->rows[i], offset);
  allocate (self->track_spot, &layout->track, offset);

  for (guint i = 0; i < BANGKOK_POOL; i++)
    if (self->slots[i].value > 0)
      {
        graphene_point_t middle;

        bangkok_layout_get_slot (layout, &self->slots[i], &middle);
        bgl_spot_set_radius (BGL_SPOT (self->pool_spots[i]), bangkok_art_get_corner (die) + 4);
        allocate (self->pool_spots[i],
                  &GRAPHENE_RECT_INIT (middle.x - die * 0.58, middle.y - die * 0.58, die * 1.16, die * 1.16),
                  offset);
      }

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      bangkok_layout_get_trays (layout, &state->hands[seat - 1], seat, trays);
      for (guint i = 0; i < state->hands[seat - 1].n_groups; i++)
        allocate (self->group_spots[seat - 1][i], &trays[i], offset);
      if (seat == self->own)
        allocate (self->apart_spot, &trays[state->hands[seat - 1].n_groups], offset);
    }

  allocate_strip (self, offset);
  if (layout->bar.size.height > 0)
    allocate (self->bar, &layout->bar, 0);
  allocate (GTK_WIDGET (self->sheet), &layout->sheet, offset);
}
