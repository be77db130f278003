/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#include "bangkok-summary.h"
#include "board/bgl-arrange.h"
#include "board/bgl-tooltip.h"
#include "engine/bgl-i18n.h"

G_DEFINE_FINAL_TYPE (BangkokView, bangkok_view, BGL_TYPE_BOARD)

const BangkokState *
bangkok_view_get_state (BangkokView *self)
{
  return bgl_game_get_state (bgl_view_get_game (BGL_VIEW (self)));
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

/* The quiz gives no hints. */
gboolean
bangkok_view_is_whole (BangkokView *self)
{
  return bgl_view_get_example (BGL_VIEW (self)) && bgl_view_get_hints (BGL_VIEW (self));
}

gboolean
bangkok_view_is_quiz (BangkokView *self)
{
  return bgl_view_get_example (BGL_VIEW (self)) && !bangkok_view_is_whole (self);
}

/* Following the game */

void
bangkok_view_fill_pool (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);

  bangkok_slots_init (self->slots, state);
  for (guint i = 0; i < BANGKOK_POOL; i++)
    self->present[i] = self->slots[i].value > 0;

  /* Of identical dice, the last ones have been taken. */
  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint i = 0; i < state->hands[seat].n_dice; i++)
      {
        const BangkokDie *die = &state->hands[seat].dice[i];
        guint slot = BANGKOK_POOL - 1;

        while (slot > 0 && (!self->present[slot] || self->slots[slot].color != die->color ||
                            self->slots[slot].value != die->value))
          slot--;
        self->present[slot] = FALSE;
      }

  self->n_places = bangkok_view_is_quiz (self) ? bangkok_slots_pack (self->slots, self->present)
                                               : state->n_seats * BANGKOK_DICE;
}

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

  if (state->phase == BANGKOK_PHASE_PICK && bgl_seat_is_here (bgl_table_get_seat (table, state->turn)))
    {
      self->own = state->turn;
      return;
    }

  for (guint seat = 1; self->own == 0 && seat <= state->n_seats; seat++)
    if (bgl_seat_is_here (bgl_table_get_seat (table, seat)))
      self->own = seat;
  if (self->own == 0)
    self->own = 1;
}

/* Looks only at this round, because the dice of the last one are gone. */
static void
update_recent (BangkokView *self)
{
  BglBoard *board = BGL_BOARD (self);
  const BangkokState *state = bangkok_view_get_state (self);
  const guint n = bgl_board_get_n_recent (board);
  guint left[BANGKOK_SEATS];
  guint first;

  memset (self->recent, 0, sizeof self->recent);
  for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
    left[seat] = state->hands[seat].n_dice;

  for (first = n; first > 0; first--)
    {
      const guint seat = bgl_move_get_seat (bgl_board_get_recent (board, first - 1)->move) - 1;

      if (left[seat] == 0)
        break;
      self->recent[seat][--left[seat]] = first;
    }

  self->n_recent = n - first;
  for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
    for (guint i = left[seat]; i < state->hands[seat].n_dice; i++)
      self->recent[seat][i] -= first;
}

static void
bangkok_view_position_changed (BglBoard *board,
                               gboolean  jumped)
{
  BangkokView *self = BANGKOK_VIEW (board);

  g_clear_pointer (&self->points, bangkok_points_free);
  self->points = bangkok_points_new (bangkok_view_get_state (self));
  if (jumped)
    bangkok_view_fill_pool (self);

  update_own (self);
  update_recent (self);
  bangkok_view_wait (self);
}

static void
bangkok_view_moved (BglView *view,
                    BglMove  move)
{
  BglBoard *board = BGL_BOARD (view);

  BGL_VIEW_CLASS (bangkok_view_parent_class)->moved (view, move);

  /* Between two rounds, the focus waits on the goal for the dice. */
  if (bgl_move_get_seat (move) == BGL_TURN_CHANCE && bgl_board_has_focus (board) &&
      bgl_board_get_home (board) == bangkok_target_pack (BANGKOK_ON_GOAL, 0, 0) &&
      bangkok_view_get_state (BANGKOK_VIEW (view))->phase == BANGKOK_PHASE_PICK)
    bgl_board_focus_spot (board, BGL_BOARD_GET_CLASS (board)->find_home (board, NULL));
}

static void
bangkok_view_update (BglBoard *board)
{
  BangkokView *self = BANGKOK_VIEW (board);

  bangkok_view_update_sheet (self);
  bangkok_view_update_bar (self);
  bangkok_view_update_words (self);
  /* A narrow table needs this space to show what a pick would score. */
  gtk_widget_set_visible (self->button,
                          bangkok_view_get_state (self)->phase == BANGKOK_PHASE_PICK &&
                          bangkok_view_shows_points (self) &&
                          (self->layout.wide || bangkok_view_get_held (self) == NULL));
}

static void
bangkok_view_restyle (BglView        *view,
                      BglColorScheme  scheme)
{
  BangkokView *self = BANGKOK_VIEW (view);

  self->scheme = scheme;
  if (scheme == BGL_COLOR_SCHEME_PAPER)
    gtk_widget_add_css_class (GTK_WIDGET (self), "paper");
  gtk_widget_queue_draw (GTK_WIDGET (self->mat));
}

/* The widget */

/* The focus goes back to where the die lies. */
static gboolean
bangkok_view_cancel (BglView *view)
{
  BglBoard *board = BGL_BOARD (view);
  const guint held = bgl_board_get_held (board);
  const gboolean moves = bgl_board_has_focus (board) && !bgl_hand_is_dragging (bgl_board_get_hand (board));
  const gboolean canceled = BGL_VIEW_CLASS (bangkok_view_parent_class)->cancel (view);

  if (moves && held != BGL_SPOT_NONE)
    bgl_board_focus_spot (board, held);

  return canceled;
}

static gboolean
bangkok_view_grab_focus (GtkWidget *widget)
{
  return bangkok_sheet_focus_go_on (BANGKOK_VIEW (widget)->sheet) ||
         GTK_WIDGET_CLASS (bangkok_view_parent_class)->grab_focus (widget);
}

static gboolean
toggle_points_cb (GtkWidget *widget,
                  GVariant  *args,
                  gpointer   user_data)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (BANGKOK_VIEW (widget)->button);

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
  return TRUE;
}

static gboolean
show_others_cb (GtkWidget *widget,
                GVariant  *args,
                gpointer   user_data)
{
  return bangkok_view_show_others (BANGKOK_VIEW (widget));
}

/* In an example, the view must request the full height of the mat itself, because a scrolled window does not ask its
 * child for the height that it needs for a width. */

static void
measure_whole (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (BANGKOK_VIEW (widget)->mat), orientation, for_size, minimum, natural, NULL, NULL);
}

static void
allocate_whole (GtkWidget *widget,
                int        width,
                int        height,
                int        baseline)
{
  bgl_arrange_place (widget, BANGKOK_VIEW (widget)->scroller, 0, 0, width, height);
}

static void
bangkok_view_constructed (GObject *object)
{
  BangkokView *self = BANGKOK_VIEW (object);

  G_OBJECT_CLASS (bangkok_view_parent_class)->constructed (object);

  if (bangkok_view_is_whole (self))
    {
      gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
      gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                     gtk_custom_layout_new (bgl_arrange_by_width, measure_whole, allocate_whole));
    }
}

static void
bangkok_view_finalize (GObject *object)
{
  g_clear_pointer (&BANGKOK_VIEW (object)->points, bangkok_points_free);

  G_OBJECT_CLASS (bangkok_view_parent_class)->finalize (object);
}

static void
bangkok_view_class_init (BangkokViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BglViewClass *view_class = BGL_VIEW_CLASS (klass);
  BglBoardClass *board_class = BGL_BOARD_CLASS (klass);

  object_class->constructed = bangkok_view_constructed;
  object_class->finalize = bangkok_view_finalize;

  widget_class->grab_focus = bangkok_view_grab_focus;

  view_class->event_handlers = bangkok_view_event_handlers;
  view_class->step_size = sizeof (BangkokStep);
  view_class->begin_step = bangkok_view_begin_step;
  view_class->trace_move = bangkok_view_trace_move;
  view_class->mark_place = bangkok_view_mark_place;
  view_class->cancel = bangkok_view_cancel;
  view_class->moved = bangkok_view_moved;
  view_class->restyle = bangkok_view_restyle;

  board_class->position_changed = bangkok_view_position_changed;
  board_class->update = bangkok_view_update;
  board_class->describe_spot = bangkok_view_describe_spot;
  board_class->describe_step = bangkok_view_describe_step;
  bangkok_view_bind_spots (board_class);
  bangkok_view_bind_hand (board_class);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_t, 0, toggle_points_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_o, 0, show_others_cb, NULL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "bangkok");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_child (BangkokView *self,
           GtkWidget   *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self->mat));

  return child;
}

/* In the order of Tab. The bar is the last one, so that it is drawn over all others. */
static void
add_children (BangkokView *self)
{
  self->words = add_child (self, bangkok_view_create_words ());

  /* Translators: a button that shows the table of points as if the round ended now. */
  self->button = add_child (self, gtk_toggle_button_new_with_label (_("Points")));
  bgl_tooltip_set (self->button, _("Show the Points as If the Round Ended Now (T)"));
  bgl_language_connect (self->button, "toggled", G_CALLBACK (bgl_view_refresh), self);
  bgl_board_add_stop (BGL_BOARD (self), self->button);

  self->sheet = BANGKOK_SHEET (add_child (self, bangkok_sheet_new ()));
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), FALSE);
  bgl_language_connect (self->sheet, "go-on", G_CALLBACK (bangkok_view_go_on), self);
  bgl_board_add_stop (BGL_BOARD (self), GTK_WIDGET (self->sheet));

  self->bar = add_child (self, gtk_button_new ());
  bangkok_view_init_bar (self);
  bgl_board_add_stop (BGL_BOARD (self), self->bar);
}

static void
bangkok_view_init (BangkokView *self)
{
  self->mat = BANGKOK_MAT (bangkok_mat_new (GTK_WIDGET (self)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->mat),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Bangkok table"),
                                  -1);

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->mat));
  /* The scroll bar appears over dice at the edge, which people want to take. The wheel, a finger, and the bar with the
   * other players scroll as well. */
  gtk_widget_set_can_target (gtk_scrolled_window_get_vscrollbar (GTK_SCROLLED_WINDOW (self->scroller)), FALSE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));

  bgl_board_set_surface (BGL_BOARD (self), GTK_WIDGET (self->mat));
  add_children (self);
}

/* The sounds by type of event. Most types are silent. */
static const BglEventSound sounds[] = {
  { BANGKOK_EVENT_DIE_TAKEN, "pick" },
  { BANGKOK_EVENT_GOAL_ROLLED, "dice" },
  { BANGKOK_EVENT_POOL_ROLLED, "dice" },
  { BANGKOK_EVENT_ROUND_SCORED, "right" },
  { BANGKOK_EVENT_GAME_OVER, "win" },
  { 0, NULL },
};

static const BglShortcutInfo shortcuts[] = {
  { NULL, N_("Show or Hide the Points"), "t" },
  { NULL, N_("Show the Other Players’ Dice (in a Narrow Window)"), "o" },
  { NULL, NULL, NULL },
};

/* The height of an example with text of a normal size. If the text is larger, the board grows when it is shown. */
static int
get_parts_height (guint parts,
                  guint n_seats,
                  int   width)
{
  BangkokLayoutInput input = {
    .width = width,
    .height = 1,
    .n_seats = n_seats,
    .n_places = n_seats * BANGKOK_DICE,
    .own = 1,
    .line = 18,
    .strip_height = 38,
    .name_width = 80,
    .parts = parts,
  };
  BangkokLayout layout;

  while (input.own < n_seats && (parts & (1u << (BANGKOK_PART_SEAT + input.own - 1))) == 0)
    input.own++;
  bangkok_layout_init (&layout, &input);

  return layout.height;
}

const BglGameUi bangkok_ui = {
  .rules = &bangkok_rules,
  .get_view_type = bangkok_view_get_type,
  .draw_cover = bangkok_art_draw_cover,
  .example_size = { 640, 530 },
  .narrow_example_height = 600,
  .get_parts_height = get_parts_height,
  .has_words = TRUE,
  .accent = { "#7a2f8f", "#d58be6" },
  .seat_colors = { "#c92f2a", "#3fb984", "#2458c6", "#f6c933", "#c98be0" },
  .seat_shapes = { "circle", "triangle", "square", "diamond", "star" },
  .sounds = sounds,
  .create_summary = bangkok_summary_new,
  .draw_piece = bangkok_art_draw_piece,
  .draw_confetti = bangkok_art_draw_confetti,
  .scans = {
    [BGL_SCAN_OWN] = bangkok_view_scan_own,
    [BGL_SCAN_OTHERS] = bangkok_view_scan_others,
    [BGL_SCAN_MOVES] = bangkok_view_scan_moves,
    [BGL_SCAN_WORTH] = bangkok_view_scan_worth,
  },
  .describe_table = bangkok_view_describe_table,
  .shortcuts = shortcuts,
};
