/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-board-private.h"

#include "bgl-arrange.h"
#include "bgl-mover.h"

/* Small, so that large text in a low window does not push anything off the screen. */
#define LEAST_HEIGHT 140

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BglBoard, bgl_board, BGL_TYPE_VIEW)

BglBoardPrivate *
bgl_board_get_private (BglBoard *self)
{
  return bgl_board_get_instance_private (self);
}

/* Recent moves */

guint
bgl_board_get_n_recent (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_BOARD (self), 0);

  return priv->recent->len;
}

const BglMark *
bgl_board_get_recent (BglBoard *self,
                      guint     index)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_BOARD (self), NULL);
  g_return_val_if_fail (index < priv->recent->len, NULL);

  return &g_array_index (priv->recent, BglMark, index);
}

static gboolean
is_quiet (BglBoard *self,
          BglMove   move)
{
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);

  return klass->is_quiet != NULL && !bgl_move_is_resign (move) && klass->is_quiet (self, move);
}

static void
add_recent (BglBoard *self,
            guint     ply)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);
  BglMark mark = {
    .move = bgl_game_get_move (bgl_view_get_game (BGL_VIEW (self)), ply),
    .ply = ply,
    .from = BGL_SPOT_NONE,
    .to = BGL_SPOT_NONE,
  };

  if (!bgl_move_is_resign (mark.move) && !is_quiet (self, mark.move))
    BGL_BOARD_GET_CLASS (self)->get_spots (self, mark.move, &mark.from, &mark.to);
  if (mark.from != BGL_SPOT_NONE || mark.to != BGL_SPOT_NONE)
    g_array_append_val (priv->recent, mark);
}

/* The first move after the last one that the player made. Quiet moves in the same turn do not count. */
static guint
get_first_recent (BglBoard *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  BglGame *game = bgl_table_get_game (table);
  guint ply = bgl_game_get_ply (game), seat = BGL_TURN_CHANCE;

  for (; ply > 0; ply--)
    {
      const BglMove move = bgl_game_get_move (game, ply - 1);

      if (bgl_move_get_seat (move) != BGL_TURN_CHANCE && !is_quiet (self, move))
        break;
      if (bgl_move_get_seat (move) != BGL_TURN_CHANCE)
        seat = bgl_move_get_seat (move);
    }

  if (seat == BGL_TURN_CHANCE || !bgl_seat_is_here (bgl_table_get_seat (table, seat)))
    return bgl_table_get_recent_ply (table);

  while (ply > 0 && bgl_move_get_seat (bgl_game_get_move (game, ply - 1)) != seat)
    ply--;

  return ply;
}

/* The history is the source, so that marks are also right after undo and redo. */
static void
update_recent (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);
  guint first = get_first_recent (self);

  g_array_set_size (priv->recent, 0);
  for (guint ply = first; ply < bgl_game_get_ply (bgl_view_get_game (BGL_VIEW (self))); ply++)
    add_recent (self, ply);
  while (priv->recent->len == 0 && first > 0)
    add_recent (self, --first);
}

/* Following the game */

static void
update_position (BglBoard *self,
                 gboolean  jumped)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);

  g_clear_pointer (&priv->moves, g_free);
  priv->hint = BGL_MOVE_NONE;
  bgl_board_reset_hand (self);
  update_recent (self);
  if (klass->position_changed != NULL)
    klass->position_changed (self, jumped);
  bgl_board_update_spots (self);
  gtk_widget_queue_allocate (priv->surface);
}

static void
bgl_board_moved (BglView *view,
                 BglMove  move)
{
  update_position (BGL_BOARD (view), FALSE);
  bgl_board_add_motion (BGL_BOARD (view), move);
}

static void
bgl_board_rewound (BglView *view)
{
  update_position (BGL_BOARD (view), TRUE);
}

/* Derived state */

static void
update_question (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  /* From the question, the focus goes back to what is picked up. */
  if (focus != NULL && focus == (GtkWidget *) bgl_view_get_prompt (BGL_VIEW (self)) &&
      bgl_board_get_spot (self, priv->held) != NULL)
    priv->home = priv->held;

  if (bgl_view_update_question (BGL_VIEW (self), priv->held) && gtk_widget_get_width (GTK_WIDGET (self)) > 0 &&
      klass->arrange != NULL)
    klass->arrange (self, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
}

static void
bgl_board_refresh (BglView *view)
{
  BglBoard *self = BGL_BOARD (view);
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  g_autofree char *step = NULL;

  /* Changes during a refresh are part of it. */
  bgl_view_set_frozen (view, TRUE);

  if (!bgl_view_can_act (view))
    bgl_board_reset_hand (self);

  priv->aim = bgl_board_get_aim (self);
  if (klass->update != NULL)
    klass->update (self);
  bgl_board_update_labels (self);
  update_question (self);
  if (klass->describe_step != NULL)
    step = klass->describe_step (self);
  bgl_view_set_step (view, step);
  gtk_widget_queue_draw (priv->surface);

  bgl_view_set_frozen (view, FALSE);
}

static void
bgl_board_advance (BglView *view)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (BGL_BOARD (view));

  gtk_widget_queue_draw (priv->surface);
}

static gboolean
bgl_board_cancel (BglView *view)
{
  return bgl_board_put_back (BGL_BOARD (view));
}

/* Marks of an example */

static void
bgl_board_trace_move (BglView        *view,
                      BglMove         move,
                      const BglEvent *events,
                      guint           n_events,
                      BglSketch      *sketch)
{
  BglBoard *self = BGL_BOARD (view);
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  guint from = BGL_SPOT_NONE, to = BGL_SPOT_NONE;
  graphene_rect_t begin, end;

  klass->get_spots (self, move, &from, &to);
  if (from != BGL_SPOT_NONE)
    klass->place_spot (self, from, &begin);
  if (to != BGL_SPOT_NONE)
    klass->place_spot (self, to, &end);

  if (from != BGL_SPOT_NONE && to != BGL_SPOT_NONE)
    bgl_sketch_add_arrow (sketch, &begin, &end);
  if (to != BGL_SPOT_NONE)
    bgl_sketch_add_goal (sketch, &end);
  else if (from != BGL_SPOT_NONE)
    bgl_sketch_add_goal (sketch, &begin);
}

static gboolean
bgl_board_mark_place (BglView    *view,
                      const char *place,
                      BglSketch  *sketch)
{
  BglBoard *self = BGL_BOARD (view);
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  const graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                                    (float) gtk_widget_get_height (GTK_WIDGET (self)));
  g_autofree char *label = NULL;
  graphene_rect_t bounds;
  guint spot;

  if (!klass->parse_spot (self, place, &spot, &label))
    return FALSE;

  klass->place_spot (self, spot, &bounds);
  if (!graphene_rect_contains_rect (&whole, &bounds))
    return FALSE;

  bgl_sketch_add_ring (sketch, &bounds, label);

  return TRUE;
}

/* The widget */

static gboolean
bgl_board_grab_focus (GtkWidget *widget)
{
  return bgl_board_focus_home (BGL_BOARD (widget));
}

static gboolean
bgl_board_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  return bgl_board_focus_next (BGL_BOARD (widget), direction);
}

static void
bgl_board_set_focus_child (GtkWidget *widget,
                           GtkWidget *child)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (BGL_BOARD (widget));

  GTK_WIDGET_CLASS (bgl_board_parent_class)->set_focus_child (widget, child);

  if (priv->surface == widget)
    bgl_board_focus_changed (BGL_BOARD (widget), child);
}

static void
bgl_board_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (widget);
  BglPrompt *prompt = bgl_view_get_prompt (BGL_VIEW (widget));
  int prompt_width = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL && prompt != NULL)
    gtk_widget_measure (GTK_WIDGET (prompt), orientation, -1, &prompt_width, NULL, NULL, NULL);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (240, prompt_width) : LEAST_HEIGHT;
  *natural = MAX (orientation == GTK_ORIENTATION_HORIZONTAL ? klass->natural_width : klass->natural_height,
                  prompt_width);
}

static void
bgl_board_place_prompt (BglBoard     *self,
                        int           width,
                        int           height,
                        GdkRectangle *place)
{
  GtkWidget *prompt = GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (self)));

  gtk_widget_measure (prompt, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &place->width, NULL, NULL);
  place->width = MIN (place->width, width);
  gtk_widget_measure (prompt, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL, NULL);
  place->x = (width - place->width) / 2;
  place->y = height - place->height;
}

static void
allocate_prompt (BglBoard *self,
                 int       width,
                 int       height)
{
  GtkWidget *prompt = (GtkWidget *) bgl_view_get_prompt (BGL_VIEW (self));
  GdkRectangle place;

  if (prompt == NULL || !gtk_widget_should_layout (prompt))
    return;

  BGL_BOARD_GET_CLASS (self)->place_prompt (self, width, height, &place);
  gtk_widget_size_allocate (prompt, &place, -1);
}

static void
bgl_board_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  BglBoard *self = BGL_BOARD (widget);
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));

  if (BGL_BOARD_GET_CLASS (self)->arrange != NULL)
    BGL_BOARD_GET_CLASS (self)->arrange (self, width, height);
  if (bgl_board_get_surface (self) == widget)
    bgl_board_allocate_spots (self);
  allocate_prompt (self, width, height);
}

static void
bgl_board_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  BglBoard *self = BGL_BOARD (widget);
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);
  BglBoardClass *klass = BGL_BOARD_GET_CLASS (self);
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));

  if (priv->surface != widget)
    {
      GTK_WIDGET_CLASS (bgl_board_parent_class)->snapshot (widget, snapshot);
      return;
    }

  klass->draw (self, snapshot);
  for (guint i = 0; i < bgl_board_get_n_spots (self); i++)
    {
      const guint spot = bgl_board_get_nth_spot (self, i);

      if (klass->draws_focus == NULL || !klass->draws_focus (self, spot))
        gtk_widget_snapshot_child (widget, bgl_board_get_spot (self, spot), snapshot);
    }
  klass->draw_above (self, snapshot);
  for (guint i = 0; i < priv->stops->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (priv->stops, i), snapshot);
}

static gboolean
move_focus_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   user_data)
{
  int dx, dy;

  g_variant_get (args, "(ii)", &dx, &dy);

  return BGL_BOARD_GET_CLASS (widget)->move_focus (BGL_BOARD (widget), dx, dy);
}

static void
bgl_board_constructed (GObject *object)
{
  BglBoard *self = BGL_BOARD (object);
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);
  BglPrompt *prompt;

  G_OBJECT_CLASS (bgl_board_parent_class)->constructed (object);

  if (priv->hand == NULL)
    bgl_board_init_hand (self);
  prompt = bgl_view_get_prompt (BGL_VIEW (self));
  if (prompt != NULL)
    {
      bgl_board_add_stop (self, GTK_WIDGET (prompt));
      /* After the answer has taken effect. */
      bgl_language_connect (prompt, "answered", G_CALLBACK (bgl_board_focus_hinted_end), self);
    }

  bgl_board_rewound (BGL_VIEW (self));
  bgl_story_play (bgl_view_get_story (BGL_VIEW (self)));
  bgl_view_refresh (BGL_VIEW (self));
}

static void
bgl_board_dispose (GObject *object)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (BGL_BOARD (object));

  g_array_set_size (priv->order, 0);
  g_hash_table_remove_all (priv->spots);
  g_ptr_array_set_size (priv->stops, 0);
  bgl_arrange_clear (GTK_WIDGET (object));
  g_clear_object (&priv->hand);

  G_OBJECT_CLASS (bgl_board_parent_class)->dispose (object);
}

static void
bgl_board_finalize (GObject *object)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (BGL_BOARD (object));

  g_free (priv->moves);
  g_hash_table_unref (priv->spots);
  g_array_unref (priv->order);
  g_array_unref (priv->recent);
  g_array_unref (priv->homes);
  g_ptr_array_unref (priv->stops);

  G_OBJECT_CLASS (bgl_board_parent_class)->finalize (object);
}

static void
bgl_board_class_init (BglBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BglViewClass *view_class = BGL_VIEW_CLASS (klass);

  object_class->constructed = bgl_board_constructed;
  object_class->dispose = bgl_board_dispose;
  object_class->finalize = bgl_board_finalize;

  widget_class->measure = bgl_board_measure;
  widget_class->size_allocate = bgl_board_size_allocate;
  widget_class->snapshot = bgl_board_snapshot;
  widget_class->focus = bgl_board_focus;
  widget_class->grab_focus = bgl_board_grab_focus;
  widget_class->set_focus_child = bgl_board_set_focus_child;

  view_class->step_size = bgl_board_get_motion_size ();
  view_class->show_move = bgl_board_real_show_move;
  view_class->show_area = bgl_board_real_show_area;
  view_class->show_pieces = bgl_board_real_show_pieces;
  view_class->trace_move = bgl_board_trace_move;
  view_class->mark_place = bgl_board_mark_place;
  view_class->cancel = bgl_board_cancel;
  view_class->moved = bgl_board_moved;
  view_class->rewound = bgl_board_rewound;
  view_class->refresh = bgl_board_refresh;
  view_class->advance = bgl_board_advance;

  klass->natural_width = klass->natural_height = 560;
  klass->list_spots = bgl_board_real_list_spots;
  klass->place_spot = bgl_board_real_place_spot;
  klass->find_spot = bgl_board_real_find_spot;
  klass->find_home = bgl_board_real_find_home;
  klass->parse_spot = bgl_board_real_parse_spot;
  klass->can_hold = bgl_board_real_can_hold;
  klass->take = bgl_board_real_take;
  klass->drop = bgl_board_real_drop;
  klass->click = bgl_board_real_click;
  klass->act = bgl_board_real_act;
  klass->move_focus = bgl_board_real_move_focus;
  klass->place_prompt = bgl_board_place_prompt;
  klass->draw = bgl_board_real_draw;
  klass->draw_above = bgl_board_real_draw_above;

  bgl_mover_bind_keys (widget_class, move_focus_cb);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
bgl_board_init (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);

  priv->surface = GTK_WIDGET (self);
  priv->spots = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) gtk_widget_unparent);
  priv->order = g_array_new (FALSE, FALSE, sizeof (guint));
  priv->recent = g_array_new (FALSE, FALSE, sizeof (BglMark));
  priv->stops = g_ptr_array_new ();
  priv->homes = g_array_new (FALSE, FALSE, sizeof (guint));
  priv->origin = BGL_ORIGIN_CLICK;
  priv->pressed = priv->held = priv->aim = priv->home = BGL_SPOT_NONE;
}

GtkWidget *
bgl_board_get_surface (BglBoard *self)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);

  g_return_val_if_fail (BGL_IS_BOARD (self), NULL);

  return priv->surface;
}

void
bgl_board_set_surface (BglBoard  *self,
                       GtkWidget *surface)
{
  BglBoardPrivate *priv = bgl_board_get_instance_private (self);

  g_return_if_fail (BGL_IS_BOARD (self));
  g_return_if_fail (GTK_IS_WIDGET (surface));
  g_return_if_fail (priv->hand == NULL);

  priv->surface = surface;
  bgl_board_init_hand (self);
}
