/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#define EDGE 28  /* the distance from an edge at which a drag scrolls */

static BglBoardClass *parent_class;

const BangkokSlot *
bangkok_view_get_held (BangkokView *self)
{
  const guint held = bgl_board_get_held (BGL_BOARD (self));

  return held != BGL_SPOT_NONE ? &self->slots[bangkok_target_unpack (held).index] : NULL;
}

int
bangkok_view_get_place (BangkokView *self)
{
  const BangkokTarget target = bangkok_target_unpack (bgl_board_get_aim (BGL_BOARD (self)));

  return bangkok_view_get_held (self) != NULL && target.on == BANGKOK_ON_PLACE && target.seat == self->own
         ? (int) target.index
         : BANGKOK_NO_PLACE;
}

gboolean
bangkok_view_is_hinted (BangkokView       *self,
                        const BangkokSlot *slot)
{
  const BglMove hint = bgl_board_get_hint (BGL_BOARD (self));

  return hint != BGL_MOVE_NONE && bangkok_move_get_color (hint) == slot->color &&
         bangkok_move_get_value (hint) == slot->value;
}

/* Moves */

static BglMove
get_move (BangkokView *self,
          guint        seat,
          guint        slot,
          guint        group)
{
  return bangkok_move_new_pick (seat, self->slots[slot].color, self->slots[slot].value, group);
}

gboolean
bangkok_view_can_pick (BangkokView *self,
                       guint        slot)
{
  return bangkok_rules.check (bangkok_view_get_state (self), get_move (self, self->own, slot, BANGKOK_APART), NULL);
}

/* Of several identical dice, a move names the selected one, or else the first one. */
static void
bangkok_view_get_spots (BglBoard *board,
                        BglMove   move,
                        guint    *from,
                        guint    *to)
{
  BangkokView *self = BANGKOK_VIEW (board);
  const guint seat = bgl_move_get_seat (move);

  if (seat == BGL_TURN_CHANCE)
    return;

  for (guint i = 0; i < BANGKOK_POOL; i++)
    if (self->present[i] && self->slots[i].color == bangkok_move_get_color (move) &&
        self->slots[i].value == bangkok_move_get_value (move) &&
        (*from == BGL_SPOT_NONE || bangkok_view_get_held (self) == &self->slots[i]))
      *from = bangkok_target_pack (BANGKOK_ON_DIE, 0, i);
  *to = bangkok_target_pack (BANGKOK_ON_PLACE, seat, bangkok_move_get_group (move));
}

/* A die without a place is named only to be refused out of turn. Groups of other players are not valid places. */
static BglMove
bangkok_view_name_move (BglBoard *board,
                        guint     seat,
                        guint     from,
                        guint     to)
{
  BangkokView *self = BANGKOK_VIEW (board);
  const BangkokTarget target = bangkok_target_unpack (to);

  if (from != BGL_SPOT_NONE && target.on == BANGKOK_ON_PLACE)
    return get_move (self, seat, bangkok_target_unpack (from).index,
                     target.seat == seat ? target.index : BANGKOK_NO_GROUP);
  if (from == BGL_SPOT_NONE && target.on == BANGKOK_ON_DIE && !bgl_view_can_act (BGL_VIEW (board)))
    return get_move (self, seat, target.index, BANGKOK_APART);

  return BGL_MOVE_NONE;
}

static gboolean
bangkok_view_can_hold (BglBoard *board,
                       guint     spot)
{
  const BangkokTarget target = bangkok_target_unpack (spot);

  return bgl_view_can_act (BGL_VIEW (board)) && target.on == BANGKOK_ON_DIE &&
         bangkok_view_can_pick (BANGKOK_VIEW (board), target.index);
}

/* Gestures */

/* Whether the focus may move on the board, because it is not on something else, such as a button of the lesson. */
static gboolean
has_focus (BglBoard *board)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (board));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus == NULL || focus == GTK_WIDGET (board) || gtk_widget_is_ancestor (focus, GTK_WIDGET (board));
}

/* With the keyboard, the focus moves from a die to the place for a new group. In any case, it then goes back to the
 * pool. */
static void
move_focus (BglBoard *board,
            guint     before,
            guint     held)
{
  graphene_rect_t bounds;
  graphene_point_t middle;

  if (before == held || !has_focus (board))
    return;

  if (held == BGL_SPOT_NONE)
    {
      BGL_BOARD_GET_CLASS (board)->place_spot (board, before, &bounds);
      graphene_rect_get_center (&bounds, &middle);
      bgl_board_focus_spot (board, BGL_BOARD_GET_CLASS (board)->find_home (board, &middle));
    }
  else if (bgl_board_get_origin (board) == BGL_ORIGIN_KEY && !bgl_board_follows_hint (board))
    bgl_board_focus_spot (board, bangkok_target_pack (BANGKOK_ON_PLACE, BANGKOK_VIEW (board)->own, BANGKOK_APART));
}

static void
show_rule (BglBoard   *board,
           const char *rule)
{
  /* The window uses the language of the user, not that of the board. */
  g_auto (BglLanguage) language = bgl_language_enter (NULL);

  gtk_widget_activate_action (GTK_WIDGET (board), "win.show-rule", "s", rule);
}

static void
bangkok_view_act (BglBoard *board,
                  guint     spot)
{
  const guint held = bgl_board_get_held (board);

  switch (bangkok_target_unpack (spot).on)
    {
    case BANGKOK_ON_GOAL:
      show_rule (board, "bangkok-goal");
      break;
    case BANGKOK_ON_ROW:
      show_rule (board, "bangkok-values");
      break;
    case BANGKOK_ON_TRACK:
      show_rule (board, "bangkok-winner");
      break;
    case BANGKOK_ON_PLACE:
      if (held == BGL_SPOT_NONE)
        {
          gtk_widget_error_bell (GTK_WIDGET (board));
          break;
        }
      G_GNUC_FALLTHROUGH;
    case BANGKOK_ON_DIE:
      parent_class->act (board, spot);
      move_focus (board, held, bgl_board_get_held (board));
      break;
    case BANGKOK_ON_NOTHING:
    default:
      bgl_board_put_back (board);
      break;
    }
}

/* A die that could not be placed where it was dropped goes back. */
static void
bangkok_view_drop (BglBoard *board,
                   guint     spot)
{
  const gboolean on_place = bangkok_target_unpack (spot).on == BANGKOK_ON_PLACE;

  parent_class->drop (board, on_place ? spot : bgl_board_get_held (board));
}

/* A die that is pulled out of turn cannot be taken, so it is refused like one that is clicked. */
static void
bangkok_view_click (BglBoard *board,
                    guint     spot,
                    gboolean  moved)
{
  if (!moved || bangkok_target_unpack (spot).on == BANGKOK_ON_DIE)
    parent_class->click (board, spot, moved);
}

/* A finger on a die moves the die and does not scroll. */
static gboolean
bangkok_view_press (BglBoard               *board,
                    const graphene_point_t *point)
{
  return bangkok_view_can_hold (board, BGL_BOARD_GET_CLASS (board)->find_spot (board, point));
}

void
bangkok_view_get_point (BangkokView      *self,
                        graphene_point_t *point)
{
  graphene_point_init_from_point (point, bgl_hand_get_point (bgl_board_get_hand (BGL_BOARD (self))));
  point->y += (float) bangkok_mat_get_offset (self->mat);
}

/* Scrolls when a die is dragged to the upper or lower edge. */
static void
bangkok_view_pointed (BglBoard *board)
{
  BangkokView *self = BANGKOK_VIEW (board);
  BglHand *hand = bgl_board_get_hand (board);
  const double height = gtk_widget_get_height (GTK_WIDGET (self->mat));
  const double y = bgl_hand_get_point (hand)->y;
  double top = bangkok_mat_get_offset (self->mat) + CLAMP (y, 0, height);

  if (!bgl_hand_is_dragging (hand) || (y >= EDGE && y <= height - EDGE))
    return;

  if (y < EDGE)
    top -= EDGE;
  bangkok_mat_scroll_to (self->mat, &GRAPHENE_RECT_INIT (0, top, 1, EDGE));
}

void
bangkok_view_bind_hand (BglBoardClass *klass)
{
  parent_class = g_type_class_peek_parent (klass);

  klass->get_spots = bangkok_view_get_spots;
  klass->name_move = bangkok_view_name_move;
  klass->can_hold = bangkok_view_can_hold;
  klass->press = bangkok_view_press;
  klass->drop = bangkok_view_drop;
  klass->click = bangkok_view_click;
  klass->act = bangkok_view_act;
  klass->pointed = bangkok_view_pointed;
}
