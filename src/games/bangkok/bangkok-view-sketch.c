/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-private.h"
#include "bangkok-view-private.h"

/* The positions of dice, rows, and groups, for the marks that an example draws over the mat. */

/* The size of the number of a group or a move. On paper, it is relative to the line height. */
#define TAG       14
#define PAPER_TAG 0.85

/* Converts from the mat to the view, which have the same size in an example. */
static graphene_rect_t
shift (BangkokView           *self,
       const graphene_rect_t *bounds)
{
  graphene_rect_t shifted = *bounds;

  graphene_rect_offset (&shifted, 0, -(float) bangkok_mat_get_offset (self->mat));

  return shifted;
}

double
bangkok_view_get_tag_size (BangkokView *self)
{
  return self->scheme == BGL_COLOR_SCHEME_PAPER ? (int) (PAPER_TAG * self->layout.in.line) : TAG;
}

graphene_rect_t
bangkok_view_get_tab (BangkokView           *self,
                      const graphene_rect_t *tray)
{
  const double size = bangkok_view_get_tag_size (self);

  return GRAPHENE_RECT_INIT ((int) tray->origin.x - 3, (int) tray->origin.y - 5, size, size);
}

static graphene_rect_t
get_bounds (BangkokView      *self,
            BangkokWhereKind  kind,
            guint             seat,
            guint             index)
{
  const BangkokWhere where = { kind, seat, index };
  BangkokPose pose;
  graphene_rect_t bounds;
  float size;

  bangkok_view_get_pose (self, &where, &pose);
  size = (float) pose.size + 8;
  bounds = GRAPHENE_RECT_INIT (pose.middle.x - size / 2, pose.middle.y - size / 2, size, size);

  return shift (self, &bounds);
}

/* Returns the slot of a die that is in the pool, or that has been taken from it if present is not set. Returns -1
 * for none. */
static int
find_slot (BangkokView *self,
           guint        color,
           guint        value,
           gboolean     present)
{
  for (guint i = 0; i < BANGKOK_POOL; i++)
    if (self->slots[i].value == value && self->slots[i].color == color && self->present[i] == present)
      return (int) i;

  return -1;
}

/* The width of the marker and the text above the player's own dice. */
static float
get_words_width (BangkokView *self)
{
  int width;

  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (self->words)), &width, NULL);

  return (float) width + 32;
}

static gboolean
has_pool (BangkokView *self)
{
  return self->layout.pool.size.height > 0 && self->layout.sheet.size.height == 0;
}

static gboolean
has_hand (BangkokView *self,
          guint        seat)
{
  return self->layout.hands[seat - 1].size.height > 0;
}

/* Finds the place of the die of a pick, before or after the pick is made. */
static gboolean
find_target (BangkokView     *self,
             BglMove          move,
             gboolean         made,
             graphene_rect_t *bounds)
{
  const BangkokState *state = bangkok_view_get_state (self);
  const guint seat = bgl_move_get_seat (move);
  const guint group = bangkok_move_get_group (move);
  const BangkokHand *hand;
  graphene_rect_t trays[BANGKOK_DICE + 1];

  if (seat < 1 || seat > state->n_seats || !has_hand (self, seat))
    return FALSE;

  hand = &state->hands[seat - 1];
  if (made && hand->n_dice > 0)
    {
      *bounds = get_bounds (self, BANGKOK_AT_HAND, seat, hand->n_dice - 1u);
      return TRUE;
    }
  if (made || group > hand->n_groups)
    return FALSE;

  bangkok_layout_get_trays (&self->layout, hand, seat, trays);
  *bounds = shift (self, &trays[group == BANGKOK_APART ? hand->n_groups : group - 1]);

  return TRUE;
}

static void
keep_clear (BangkokView     *self,
            BglSketch       *sketch,
            graphene_rect_t  place)
{
  place = shift (self, &place);
  bgl_sketch_keep_clear (sketch, &place);
}

/* Keeps arrows away from names, points, and sums, and from the numbers of groups, which texts refer to. */
static void
keep_words_clear (BangkokView *self,
                  BglSketch   *sketch)
{
  const float line = (float) self->layout.in.line;
  const BangkokState *state = bangkok_view_get_state (self);

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      const BangkokHand *hand = &state->hands[seat - 1];
      graphene_rect_t trays[BANGKOK_DICE + 1];

      if (!has_hand (self, seat))
        continue;

      if (bangkok_layout_is_in_front (&self->layout, seat))
        keep_clear (self, sketch, GRAPHENE_RECT_INIT (self->layout.strip.origin.x, self->layout.strip.origin.y,
                                                      get_words_width (self), self->layout.strip.size.height));
      else
        keep_clear (self, sketch, self->layout.names[seat - 1]);

      bangkok_layout_get_trays (&self->layout, hand, seat, trays);
      for (guint i = 0; i < hand->n_groups; i++)
        {
          keep_clear (self, sketch, bangkok_view_get_tab (self, &trays[i]));
          keep_clear (self, sketch, GRAPHENE_RECT_INIT (trays[i].origin.x, trays[i].origin.y + trays[i].size.height - line,
                                                        trays[i].size.width, line));
        }
    }
}

void
bangkok_view_trace_move (BglView        *view,
                         BglMove         move,
                         const BglEvent *events,
                         guint           n_events,
                         BglSketch      *sketch)
{
  BangkokView *self = BANGKOK_VIEW (view);
  BglGame *game = bgl_view_get_game (view);
  const guint ply = bgl_game_get_ply (game);
  const gboolean made = n_events > 0 && ply > 0 &&
                        events == bgl_game_get_events (game, ply - 1, &(guint) { 0 });
  graphene_rect_t from, to;
  int slot;

  if (bgl_move_get_seat (move) == 0)
    return;

  slot = has_pool (self) ? find_slot (self, bangkok_move_get_color (move), bangkok_move_get_value (move), !made) : -1;
  if (slot >= 0)
    from = get_bounds (self, BANGKOK_AT_POOL, 0, (guint) slot);

  if (!find_target (self, move, made, &to))
    {
      if (slot >= 0)
        bgl_sketch_add_goal (sketch, &from);
      return;
    }

  if (slot >= 0)
    {
      keep_words_clear (self, sketch);
      if (made)
        bgl_sketch_add_origin (sketch, &from);
      bgl_sketch_add_arrow (sketch, &from, &to);
    }
  bgl_sketch_add_goal (sketch, &to);
}

/* Marks all dice of this color and value in the hands and in the pool. */
static gboolean
mark_dice (BangkokView *self,
           guint        color,
           guint        value,
           BglSketch   *sketch)
{
  const BangkokState *state = bangkok_view_get_state (self);
  gboolean found = FALSE;
  graphene_rect_t bounds;

  for (guint i = 0; i < BANGKOK_POOL && has_pool (self); i++)
    if (self->present[i] && self->slots[i].value == value && self->slots[i].color == color)
      {
        bounds = get_bounds (self, BANGKOK_AT_POOL, 0, i);
        bgl_sketch_add_ring (sketch, &bounds, NULL);
        found = TRUE;
      }

  for (guint seat = 1; seat <= state->n_seats; seat++)
    for (guint i = 0; i < state->hands[seat - 1].n_dice && has_hand (self, seat); i++)
      if (state->hands[seat - 1].dice[i].color == color && state->hands[seat - 1].dice[i].value == value)
        {
          bounds = get_bounds (self, BANGKOK_AT_HAND, seat, i);
          bgl_sketch_add_ring (sketch, &bounds, NULL);
          found = TRUE;
        }

  return found;
}

gboolean
bangkok_view_mark_place (BglView    *view,
                         const char *text,
                         BglSketch  *sketch)
{
  BangkokView *self = BANGKOK_VIEW (view);
  const BangkokState *state = bangkok_view_get_state (self);
  graphene_rect_t trays[BANGKOK_DICE + 1];
  const graphene_rect_t *bounds = NULL;
  graphene_rect_t ring;
  BangkokSpot spot;

  if (!bangkok_spot_read (text, &spot))
    return FALSE;

  switch (spot.kind)
    {
    case BANGKOK_SPOT_GOAL:
      bounds = &self->layout.goal;
      break;
    case BANGKOK_SPOT_ROW:
      bounds = &self->layout.rows[spot.index - 1];
      break;
    case BANGKOK_SPOT_GROUP:
      if (spot.seat > state->n_seats || spot.index > state->hands[spot.seat - 1].n_groups || !has_hand (self, spot.seat))
        return FALSE;
      bangkok_layout_get_trays (&self->layout, &state->hands[spot.seat - 1], spot.seat, trays);
      bounds = &trays[spot.index - 1];
      break;
    case BANGKOK_SPOT_DIE:
    default:
      return mark_dice (self, spot.color, spot.index, sketch);
    }

  if (bounds->size.height <= 0)
    return FALSE;

  ring = shift (self, bounds);
  /* Rings around adjacent rows do not touch. In the narrow layout, where rows are columns, the ring leaves room for the
   * number above and the points below, which are to be read. */
  if (spot.kind == BANGKOK_SPOT_ROW && self->layout.wide)
    graphene_rect_inset (&ring, 0, 2);
  else if (spot.kind == BANGKOK_SPOT_ROW)
    graphene_rect_inset (&ring, 0, -6);
  /* The sum is at the lower edge. */
  else if (spot.kind == BANGKOK_SPOT_GROUP)
    graphene_rect_inset (&ring, 0, -4);
  bgl_sketch_add_ring (sketch, &ring, NULL);

  return TRUE;
}
