/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (BangkokView, bangkok_view, BGL_TYPE_VIEW)

const BangkokState *
bangkok_view_get_state (BangkokView *self)
{
  return bangkok_game_get_state (self->game);
}

const char *
bangkok_view_get_name (BangkokView *self,
                       guint        seat)
{
  return bgl_seat_get_name (bgl_table_get_seat (bgl_view_get_table (BGL_VIEW (self)), seat));
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

/* Following the game */

/* The dice of whoever sits at this machine lie in front: of the person to move or, while a bot
 * moves, of the last one. */
static void
update_own (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

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

/* Identical dice are not told apart by the rules, but the one that somebody took is the one that
 * must go. Elsewhere the last of them does. */
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
      /* Out of the way first, so that the nearest die is another one. */
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

  /* Those that come first, so that the focus finds one when its own goes. */
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

static void
update_position (BangkokView *self,
                 gboolean     afresh)
{
  self->held = -1;
  self->dragging = FALSE;
  self->hint = BGL_MOVE_NONE;
  g_clear_pointer (&self->points, bangkok_points_free);
  self->points = bangkok_points_new (bangkok_view_get_state (self));

  update_own (self);
  update_pool (self, afresh);
  update_spots (self);
  bangkok_view_refresh (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self->mat));
}

static void
moved_cb (BangkokView *self,
          BglMove      move)
{
  const BangkokState *state = bangkok_view_get_state (self);

  bangkok_view_end_scoring (self);
  update_position (self, FALSE);
  bangkok_view_start_motion (self);

  if (bgl_move_get_seat (move) != BGL_TURN_CHANCE && state->n_pool == 0)
    bangkok_view_start_scoring (self);
}

static void
rewound_cb (BangkokView *self)
{
  bangkok_view_skip_motion (self);
  bangkok_view_end_scoring (self);
  update_position (self, TRUE);
}

void
bangkok_view_refresh (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  g_autofree char *words = NULL;

  self->can_act = bgl_view_get_interactive (BGL_VIEW (self)) &&
                  state->phase == BANGKOK_PHASE_PICK && bgl_table_is_waiting (table);
  if (!self->can_act)
    self->held = -1;

  bangkok_view_update_place (self);
  bangkok_view_update_sheet (self);
  bangkok_view_update_labels (self);

  words = bangkok_view_describe_words (self);
  if (!g_str_equal (gtk_label_get_text (GTK_LABEL (self->words)), words))
    {
      gtk_label_set_text (GTK_LABEL (self->words), words);
      gtk_widget_set_tooltip_text (self->words, words);
    }
  /* A narrow table needs the room for what a pick would bring. */
  gtk_widget_set_visible (self->button,
                          state->phase == BANGKOK_PHASE_PICK && (self->layout.wide || self->held < 0));

  gtk_widget_queue_draw (GTK_WIDGET (self->mat));
}

static void
style_changed_cb (BangkokView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    self->light = BANGKOK_CONTRAST;
  else if (adw_style_manager_get_dark (manager))
    self->light = BANGKOK_NIGHT;
  else
    self->light = BANGKOK_DUSK;

  gtk_widget_queue_draw (GTK_WIDGET (self->mat));
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
      /* Half of what is free beside a tray belongs to it. */
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

void
bangkok_view_get_input (BangkokView        *self,
                        BangkokLayoutInput *input)
{
  const BangkokState *state = bangkok_view_get_state (self);
  g_autoptr (PangoLayout) text = gtk_widget_create_pango_layout (self->words, "0");
  int button;

  memset (input, 0, sizeof *input);
  input->n_seats = state->n_seats;
  input->own = self->own;
  pango_layout_get_pixel_size (text, NULL, &input->line);
  gtk_widget_measure (self->button, GTK_ORIENTATION_VERTICAL, -1, NULL, &button, NULL, NULL);
  input->strip_height = MAX (2 * input->line + 2, button);

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
  if (!gtk_widget_should_layout (child))
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
  const int marker = 24 + 8;
  int width, height;

  gtk_widget_measure (self->button, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (self->button, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  if (!gtk_widget_get_visible (self->button))
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
  const BangkokState *state = bangkok_view_get_state (self);
  const BangkokLayout *layout = &self->layout;
  const double die = layout->pool_die;
  graphene_rect_t trays[BANGKOK_DICE + 1];

  allocate (self->goal_spot, &layout->goal, offset);
  for (guint i = 0; i < BANGKOK_ROWS; i++)
    allocate (self->row_spots[i], &layout->rows[i], offset);
  gtk_widget_set_child_visible (self->track_spot, layout->track.size.height > 0);
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
  allocate (GTK_WIDGET (self->sheet), &layout->sheet, offset);
}

/* Focus */

gboolean
bangkok_view_focus_pool (BangkokView            *self,
                         const graphene_point_t *near)
{
  GtkWidget *best = NULL;
  float best_distance = G_MAXFLOAT;
  graphene_point_t start;

  if (bangkok_sheet_focus_go_on (self->sheet))
    return TRUE;

  graphene_point_init (&start, 0, 0);
  for (guint i = 0; i < BANGKOK_POOL; i++)
    {
      GtkWidget *spot = self->pool_spots[i];
      graphene_rect_t bounds;
      graphene_point_t middle;
      float distance;

      if (!gtk_widget_get_visible (spot) || !gtk_widget_get_focusable (spot) ||
          !gtk_widget_compute_bounds (spot, GTK_WIDGET (self->mat), &bounds))
        continue;

      graphene_rect_get_center (&bounds, &middle);
      distance = graphene_point_distance (&middle, near != NULL ? near : &start, NULL, NULL);
      if (distance < best_distance)
        {
          best_distance = distance;
          best = spot;
        }
    }

  return gtk_widget_grab_focus (best != NULL ? best : self->goal_spot);
}

void
bangkok_view_focus_changed (BangkokView *self,
                            GtkWidget   *child)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->game == NULL)
    return;

  if (child != NULL && GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    self->by_key = TRUE;
  bangkok_view_refresh (self);
}

static gboolean
bangkok_view_grab_focus (GtkWidget *widget)
{
  return bangkok_view_focus_pool (BANGKOK_VIEW (widget), NULL);
}

/* The widget */

static void
bangkok_view_show_move (BglView *view,
                        BglMove  move)
{
  BangkokView *self = BANGKOK_VIEW (view);

  bangkok_view_put_back (self);
  self->hint = move;

  /* For those who cannot see it, the focus goes to the die. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    {
      GtkWidget *spot = bangkok_view_get_pool_spot (self, bangkok_move_get_colour (move),
                                                    bangkok_move_get_value (move));

      if (spot != NULL)
        gtk_widget_grab_focus (spot);
    }
  bangkok_view_refresh (self);
}

static gboolean
bangkok_view_cancel (BglView *view)
{
  return bangkok_view_put_back (BANGKOK_VIEW (view));
}

static void
bangkok_view_skip_animations (BglView *view)
{
  BangkokView *self = BANGKOK_VIEW (view);

  bangkok_view_skip_motion (self);
  bangkok_view_skip_scoring (self);
}

static gboolean
cancel_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  return bgl_view_cancel (BGL_VIEW (widget));
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

static void
bangkok_view_constructed (GObject *object)
{
  BangkokView *self = BANGKOK_VIEW (object);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  G_OBJECT_CLASS (bangkok_view_parent_class)->constructed (object);

  self->game = g_object_ref (BANGKOK_GAME (bgl_table_get_game (table)));

  bangkok_view_connect_motion (self);
  bangkok_view_connect_score (self);
  g_signal_connect_object (self->game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "rewound", G_CALLBACK (rewound_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::thinking",
                           G_CALLBACK (bangkok_view_refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::running",
                           G_CALLBACK (bangkok_view_refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::interactive", G_CALLBACK (bangkok_view_refresh), NULL);

  update_position (self, TRUE);
}

static void
bangkok_view_dispose (GObject *object)
{
  BangkokView *self = BANGKOK_VIEW (object);

  bangkok_view_dispose_score (self);
  bangkok_view_dispose_motion (self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->points, bangkok_points_free);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (bangkok_view_parent_class)->dispose (object);
}

static void
bangkok_view_class_init (BangkokViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BglViewClass *view_class = BGL_VIEW_CLASS (klass);

  object_class->constructed = bangkok_view_constructed;
  object_class->dispose = bangkok_view_dispose;

  widget_class->grab_focus = bangkok_view_grab_focus;

  view_class->show_move = bangkok_view_show_move;
  view_class->cancel = bangkok_view_cancel;
  view_class->skip_animations = bangkok_view_skip_animations;

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_t, 0, toggle_points_cb, NULL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "bangkok");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
activate_cb (BangkokView *self,
             GtkWidget   *spot)
{
  BangkokTarget target = bangkok_view_find_child (self, spot);

  bangkok_view_act (self, &target, TRUE);
}

static GtkWidget *
add_spot (BangkokView *self)
{
  GtkWidget *spot = bgl_spot_new ();

  bgl_spot_set_radius (BGL_SPOT (spot), 8);
  gtk_widget_set_parent (spot, GTK_WIDGET (self->mat));
  g_signal_connect_object (spot, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);

  return spot;
}

/* In the order in which a screen reader meets them. */
static void
add_children (BangkokView *self)
{
  self->goal_spot = add_spot (self);
  for (guint i = 0; i < BANGKOK_ROWS; i++)
    self->row_spots[i] = add_spot (self);
  for (guint i = 0; i < BANGKOK_POOL; i++)
    self->pool_spots[i] = add_spot (self);

  self->words = g_object_new (GTK_TYPE_LABEL,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                              "xalign", 0.0,
                              "wrap", TRUE,
                              "lines", 2,
                              "ellipsize", PANGO_ELLIPSIZE_END,
                              NULL);
  gtk_widget_add_css_class (self->words, "caption");
  gtk_widget_set_parent (self->words, GTK_WIDGET (self->mat));

  /* Translators: a button that shows the table of points as if the round ended now. */
  self->button = gtk_toggle_button_new_with_mnemonic (_("_Points"));
  gtk_widget_set_tooltip_text (self->button, _("Show what everybody would get if the round ended now (T)"));
  gtk_widget_set_parent (self->button, GTK_WIDGET (self->mat));

  self->apart_spot = add_spot (self);
  for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
    for (guint group = 0; group < BANGKOK_DICE; group++)
      self->group_spots[seat][group] = add_spot (self);
  self->track_spot = add_spot (self);

  self->sheet = BANGKOK_SHEET (bangkok_sheet_new ());
  gtk_widget_hide (GTK_WIDGET (self->sheet));
  gtk_widget_set_parent (GTK_WIDGET (self->sheet), GTK_WIDGET (self->mat));
}

static void
bangkok_view_init (BangkokView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->held = self->last_slot = -1;
  self->place = BANGKOK_NO_PLACE;

  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);

  self->mat = BANGKOK_MAT (bangkok_mat_new (GTK_WIDGET (self)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->mat),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Table of Bangkok"),
                                  -1);
  add_children (self);

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->mat));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));

  bangkok_view_init_hand (self);
  bangkok_view_init_score (self);
  bangkok_view_init_motion (self);

  g_signal_connect_object (manager, "notify::dark",
                           G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast",
                           G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
  style_changed_cb (self);
}

GtkWidget *
bangkok_view_get_pool_spot (BangkokView *self,
                            guint        colour,
                            guint        value)
{
  g_return_val_if_fail (BANGKOK_IS_VIEW (self), NULL);

  for (guint i = 0; i < BANGKOK_POOL; i++)
    if (self->present[i] && self->slots[i].colour == colour && self->slots[i].value == value)
      return self->pool_spots[i];

  return NULL;
}

GtkWidget *
bangkok_view_get_place_spot (BangkokView *self,
                             guint        seat,
                             guint        group)
{
  GtkWidget *spot;

  g_return_val_if_fail (BANGKOK_IS_VIEW (self), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= BANGKOK_SEATS && group <= BANGKOK_DICE, NULL);

  if (group == BANGKOK_APART)
    spot = seat == self->own ? self->apart_spot : NULL;
  else
    spot = self->group_spots[seat - 1][group - 1];

  return spot != NULL && gtk_widget_get_visible (spot) ? spot : NULL;
}

BangkokSheet *
bangkok_view_get_sheet (BangkokView *self)
{
  g_return_val_if_fail (BANGKOK_IS_VIEW (self), NULL);

  return self->sheet;
}

const char *
bangkok_view_get_words (BangkokView *self)
{
  g_return_val_if_fail (BANGKOK_IS_VIEW (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->words));
}

gboolean
bangkok_view_get_scoring (BangkokView *self,
                          guint       *n_shown)
{
  g_return_val_if_fail (BANGKOK_IS_VIEW (self), FALSE);

  if (n_shown != NULL)
    *n_shown = self->n_shown;

  return self->scoring;
}

/* One for every type of event: most are silent. */
static const char *const sounds[] = {
  [BANGKOK_EVENT_GOAL_ROLLED] = "dice",
  [BANGKOK_EVENT_POOL_ROLLED] = "dice",
  [BANGKOK_EVENT_DIE_TAKEN] = "pick",
  [BANGKOK_EVENT_ROUND_SCORED] = "right",
  [BANGKOK_EVENT_GAME_OVER] = "win",
};

const BglLook bangkok_look = {
  .rules = &bangkok_rules,
  .get_view_type = bangkok_view_get_type,
  .draw_cover = bangkok_art_draw_cover,
  .accent = { "#7a2f8f", "#d58be6" },
  .seat_colours = { "#c92f2a", "#3fb984", "#2458c6", "#f6c933", "#c98be0" },
  .seat_shapes = { "circle", "triangle", "square", "diamond", "star" },
  .sounds = sounds,
};
