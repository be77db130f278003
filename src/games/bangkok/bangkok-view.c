/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-summary.h"

#include "bangkok-view-private.h"
#include "board/bgl-arrange.h"
#include "board/bgl-focus.h"
#include "board/bgl-tooltip.h"
#include "engine/bgl-i18n.h"

G_DEFINE_FINAL_TYPE (BangkokView, bangkok_view, BGL_TYPE_VIEW)

/* Following the game */

static void
update_position (BangkokView *self,
                 gboolean     afresh)
{
  self->held = -1;
  self->goes_on = FALSE;
  self->pressed_at.on = BANGKOK_ON_NOTHING;
  bgl_hand_stop_drag (self->hand);
  self->hint = BGL_MOVE_NONE;
  bangkok_view_update_position (self, afresh);
  bangkok_view_refresh (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self->mat));
  if (self->wants_pool && bangkok_view_get_state (self)->phase == BANGKOK_PHASE_PICK)
    bangkok_view_focus_pool (self, NULL);
}

static void
bangkok_view_moved (BglView *view,
                    BglMove  move)
{
  BangkokView *self = BANGKOK_VIEW (view);
  const BangkokState *state = bangkok_view_get_state (self);

  bangkok_view_end_scoring (self);
  update_position (self, FALSE);
  bangkok_view_start_motion (self);

  if (bgl_move_get_seat (move) != BGL_TURN_CHANCE && !bgl_move_is_resign (move) && state->n_pool == 0)
    bangkok_view_start_scoring (self);
}

static void
bangkok_view_rewound (BglView *view)
{
  BangkokView *self = BANGKOK_VIEW (view);

  bangkok_view_skip_motion (self);
  bangkok_view_end_scoring (self);
  update_position (self, TRUE);
  bangkok_view_hold_table (self);
}

/* While points are counted in the narrow layout, the text begins with a heading. */
static void
update_words_style (BangkokView *self,
                    const char  *words)
{
  const gboolean heading = bangkok_view_is_counting (self) && !self->layout.wide;
  PangoAttrList *attributes = pango_attr_list_new ();

  if (self->scheme == BGL_COLOR_SCHEME_PAPER)
    pango_attr_list_insert (attributes, pango_attr_scale_new (bangkok_view_get_letters (self)));
  if (heading)
    {
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      bold->end_index = (guint) strcspn (words, "\n");
      pango_attr_list_insert (attributes, bold);
    }
  gtk_label_set_attributes (GTK_LABEL (self->words), attributes);
  /* GTK applies the number of lines to each paragraph. */
  gtk_label_set_lines (GTK_LABEL (self->words),
                       heading ? BANGKOK_COUNTING_LINES - 1 : strchr (words, '\n') != NULL ? 1 : 2);
  pango_attr_list_unref (attributes);
}

void
bangkok_view_refresh (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  g_autofree char *words = NULL;
  g_autofree char *step = NULL;

  self->can_act = bgl_view_get_interactive (BGL_VIEW (self)) &&
                  state->phase == BANGKOK_PHASE_PICK && bgl_table_is_waiting (table);
  /* The table may call this before the view has been updated for the last move. */
  if (self->held >= 0 && (!self->can_act || !bangkok_view_can_pick (self, (guint) self->held)))
    {
      self->held = -1;
      bgl_hand_stop_drag (self->hand);
    }

  /* While a die is selected, the arrow keys only lead to places for it and to other dice. */
  gtk_widget_set_focusable (self->goal_spot, self->held < 0);
  gtk_widget_set_focusable (self->track_spot, self->held < 0);
  for (guint i = 0; i < BANGKOK_ROWS; i++)
    gtk_widget_set_focusable (self->row_spots[i], self->held < 0);

  bangkok_view_update_place (self);
  bangkok_view_update_sheet (self);
  bangkok_view_update_bar (self);
  bangkok_view_update_labels (self);

  words = bangkok_view_describe_words (self);
  if (!g_str_equal (gtk_label_get_text (GTK_LABEL (self->words)), words))
    {
      gtk_label_set_text (GTK_LABEL (self->words), words);
      update_words_style (self, words);
    }
  step = bangkok_view_describe_step (self);
  bgl_view_set_step (BGL_VIEW (self), step);
  /* A narrow table needs this space to show what a pick would score. */
  gtk_widget_set_visible (self->button,
                          state->phase == BANGKOK_PHASE_PICK && bangkok_view_tells_points (self) &&
                          (self->layout.wide || self->held < 0));

  gtk_widget_queue_draw (GTK_WIDGET (self->mat));
}

static void
bangkok_view_restyle (BglView       *view,
                      BglColorScheme scheme)
{
  BangkokView *self = BANGKOK_VIEW (view);

  self->scheme = scheme;
  if (scheme == BGL_COLOR_SCHEME_PAPER)
    gtk_widget_add_css_class (GTK_WIDGET (self), "paper");
  gtk_widget_queue_draw (GTK_WIDGET (self->mat));
}

/* Focus */

void
bangkok_view_focus_changed (BangkokView *self,
                            GtkWidget   *child)
{
  g_auto (BglLanguage) language = bgl_view_enter_language (BGL_VIEW (self));

  if (self->game == NULL)
    return;

  self->home = child != NULL ? child : self->home;
  if (child != self->goal_spot)
    self->wants_pool = FALSE;
  if (child != NULL)
    bgl_hand_follow_focus (self->hand);
  bangkok_view_refresh (self);
}

static gboolean
bangkok_view_grab_focus (GtkWidget *widget)
{
  if (bgl_focus_is_moving (widget))
    return FALSE;

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

  /* From there, Return selects the die, and Return again places it where the hint suggests. */
  if (self->can_act)
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

static void
bangkok_view_real_refresh (BglView *view)
{
  bangkok_view_refresh (BANGKOK_VIEW (view));
}

/* False in the quiz, which gives no hints and has only limited height for its board. */
gboolean
bangkok_view_is_whole (BangkokView *self)
{
  return bgl_view_get_example (BGL_VIEW (self)) && bgl_view_get_hints (BGL_VIEW (self));
}

/* In an example, the view must request the full height of the mat itself, because a scrolled window does not ask its
 * child for the height that it needs for a width. */

static GtkSizeRequestMode
get_whole_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

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
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  G_OBJECT_CLASS (bangkok_view_parent_class)->constructed (object);

  self->game = g_object_ref (bgl_table_get_game (table));
  if (bangkok_view_is_whole (self))
    {
      gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
      gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                     gtk_custom_layout_new (get_whole_request_mode, measure_whole, allocate_whole));
    }

  bangkok_view_connect_motion (self);
  bangkok_view_connect_score (self);
  bgl_language_connect (self, "notify::hints", G_CALLBACK (bangkok_view_refresh), self);

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
  g_clear_object (&self->hand);

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

  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bangkok_view_grab_focus;

  view_class->show_move = bangkok_view_show_move;
  view_class->trace_move = bangkok_view_trace_move;
  view_class->mark_place = bangkok_view_mark_place;
  view_class->cancel = bangkok_view_cancel;
  view_class->skip_animations = bangkok_view_skip_animations;
  view_class->moved = bangkok_view_moved;
  view_class->rewound = bangkok_view_rewound;
  view_class->refresh = bangkok_view_real_refresh;
  view_class->restyle = bangkok_view_restyle;

  gtk_widget_class_add_binding (widget_class, GDK_KEY_t, 0, toggle_points_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_o, 0, show_others_cb, NULL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "bangkok");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Shows the whole text in a tooltip if it is cut off. */
static gboolean
query_words_cb (GtkLabel   *label,
                int         x,
                int         y,
                gboolean    keyboard,
                GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
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
  bgl_language_connect (spot, "activate", G_CALLBACK (activate_cb), self);

  return spot;
}

/* In the order for screen readers. */
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
                              "has-tooltip", TRUE,
                              NULL);
  g_signal_connect (self->words, "query-tooltip", G_CALLBACK (query_words_cb), NULL);
  gtk_widget_add_css_class (self->words, "caption");
  gtk_widget_set_parent (self->words, GTK_WIDGET (self->mat));

  /* Translators: a button that shows the table of points as if the round ended now. */
  self->button = gtk_toggle_button_new_with_label (_("Points"));
  bgl_tooltip_set (self->button, _("Show the Points as If the Round Ended Now (T)"));
  gtk_widget_set_parent (self->button, GTK_WIDGET (self->mat));

  self->apart_spot = add_spot (self);
  for (guint seat = 0; seat < BANGKOK_SEATS; seat++)
    for (guint group = 0; group < BANGKOK_DICE; group++)
      self->group_spots[seat][group] = add_spot (self);
  self->track_spot = add_spot (self);

  self->sheet = BANGKOK_SHEET (bangkok_sheet_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->sheet), GTK_WIDGET (self->mat));

  /* Must be added last, so that it is drawn over all others. */
  self->bar = gtk_button_new ();
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self->mat));
}

static void
bangkok_view_init (BangkokView *self)
{
  self->held = self->last_slot = -1;
  self->place = BANGKOK_NO_PLACE;

  self->mat = BANGKOK_MAT (bangkok_mat_new (GTK_WIDGET (self)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->mat),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Bangkok table"),
                                  -1);
  add_children (self);

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->mat));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));

  bangkok_view_init_bar (self);
  bangkok_view_init_hand (self);
  bangkok_view_init_score (self);
  bangkok_view_init_motion (self);
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

static const BglEventSound sounds[] = {
  { "round-began", NULL }, { "value-placed", NULL }, { "die-laid", NULL }, { "exact", NULL }, { "closest", NULL },
  { "colours", NULL }, { "trio", NULL }, { "sequence", NULL }, { "numbers", NULL }, { "majority", NULL },
  { "die-taken", "pick" },
  { "goal-rolled", "dice" },
  { "pool-rolled", "dice" },
  { "round-scored", "right" },
  { "game-over", "win" },
  { NULL, NULL },
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
  .seat_colours = { "#c92f2a", "#3fb984", "#2458c6", "#f6c933", "#c98be0" },
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
