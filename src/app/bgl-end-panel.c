/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-end-panel.h"

#include "bgl-seat-card.h"
#include "bgl-wrap-layout.h"
#include "board/bgl-arrange.h"
#include "board/bgl-badge.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "board/bgl-words.h"

#define GAP 12
#define BUTTON_GAP 6
#define BADGE 36
#define SMALL_BADGE 28 /* if there are several winners */

/*
 * The result of a game: who won, why, and what to do next. The cards of the seats show the ranking. The panel is below
 * the board, so that it does not cover the position that decided the game. The buttons are beside the text, or below it
 * if there is no room.
 *
 * CSS nodes: end-panel with badges, labels and buttons. Accessible role: group.
 */
struct _BglEndPanel
{
  GtkWidget  parent_instance;

  GtkWidget *buttons;
  GtkBox    *badges;
  GtkLabel  *heading;
  GtkLabel  *reason;
  GtkWidget *again;
  GtkWidget *summary;
  GtkWidget *rules;

  BglView        *view;
  BglTableLayout *layout;
  BglStoryPane   *story;
  BglCelebration *celebration;
  gboolean        over;        /* the game is over, and the board has finished showing it */
  gboolean        celebrated;
};

G_DEFINE_FINAL_TYPE (BglEndPanel, bgl_end_panel, GTK_TYPE_WIDGET)

/* The x coordinate of the text, after the badges. */
static int
get_words_x (BglEndPanel *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self->badges)))
    return 0;

  return bgl_arrange_measure (GTK_WIDGET (self->badges), GTK_ORIENTATION_HORIZONTAL, -1, TRUE) + GAP;
}

static int
measure_words (BglEndPanel *self,
               gboolean     natural)
{
  int heading = bgl_arrange_measure (GTK_WIDGET (self->heading), GTK_ORIENTATION_HORIZONTAL, -1, natural);
  int reason = bgl_arrange_measure (GTK_WIDGET (self->reason), GTK_ORIENTATION_HORIZONTAL, -1, natural);

  return get_words_x (self) + MAX (heading, reason);
}

/* The height of a label if badges and text have that width together, or 0 if the label is hidden. */
static int
get_height (BglEndPanel *self,
            GtkLabel    *label,
            int          width)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (label)))
    return 0;

  return bgl_arrange_measure (GTK_WIDGET (label), GTK_ORIENTATION_VERTICAL,
                              width < 0 ? -1 : MAX (width - get_words_x (self), 1), TRUE);
}

/* The width for badges and text if the buttons fit beside them, or 0 if they do not. */
static int
get_words_width (BglEndPanel *self,
                 int          width)
{
  int room = width - GAP - bgl_arrange_measure (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);

  return room >= measure_words (self, TRUE) ? room : 0;
}

/* The minimum height leaves out the reason, because the final position on the board shows it, too. */
static void
bgl_end_panel_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BglEndPanel *self = BGL_END_PANEL (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (measure_words (self, FALSE), bgl_arrange_measure (self->buttons, orientation, -1, FALSE));
      *natural = measure_words (self, TRUE) + GAP + bgl_arrange_measure (self->buttons, orientation, -1, TRUE);
    }
  else
    {
      int words_width = for_size < 0 ? -1 : get_words_width (self, for_size);
      gboolean beside = words_width != 0;
      int width = beside ? words_width : for_size;
      int badges = gtk_widget_get_visible (GTK_WIDGET (self->badges)) ? BADGE : 0;
      int heading = get_height (self, self->heading, width);
      int reason = get_height (self, self->reason, width);
      int buttons = bgl_arrange_measure (self->buttons, orientation, beside ? -1 : for_size, TRUE);

      *minimum = MAX (badges, heading);
      *natural = MAX (badges, heading + reason);
      *minimum = beside ? MAX (*minimum, buttons) : *minimum + GAP + buttons;
      *natural = beside ? MAX (*natural, buttons) : *natural + GAP + buttons;
    }

  *minimum_baseline = *natural_baseline = -1;
}

static void
bgl_end_panel_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BglEndPanel *self = BGL_END_PANEL (widget);
  int buttons_width = MIN (bgl_arrange_measure (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, TRUE), width);
  int buttons_height = bgl_arrange_measure (self->buttons, GTK_ORIENTATION_VERTICAL, buttons_width, TRUE);
  gboolean beside = get_words_width (self, width) > 0;
  int words_width = beside ? get_words_width (self, width) : width;
  int room = beside ? height : MAX (height - GAP - buttons_height, 0);
  int x = get_words_x (self);
  int heading = get_height (self, self->heading, words_width);
  int reason = get_height (self, self->reason, words_width);
  gboolean fits = heading + reason <= room;
  int y = MAX ((room - heading - (fits ? reason : 0)) / 2, 0);

  gtk_widget_set_child_visible (GTK_WIDGET (self->reason), fits);
  bgl_arrange_place (widget, GTK_WIDGET (self->badges), 0, (room - BADGE) / 2, MAX (x - GAP, 0), BADGE);
  bgl_arrange_place (widget, GTK_WIDGET (self->heading), x, y, words_width - x, heading);
  bgl_arrange_place (widget, GTK_WIDGET (self->reason), x, y + heading, words_width - x, reason);
  bgl_arrange_place (widget, self->buttons, beside ? width - buttons_width : 0,
                     beside ? (height - buttons_height) / 2 : height - buttons_height, buttons_width, buttons_height);
}

static gboolean
bgl_end_panel_grab_focus (GtkWidget *widget)
{
  if (bgl_focus_is_moving (widget))
    return FALSE;

  return gtk_widget_grab_focus (BGL_END_PANEL (widget)->again) || gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
bgl_end_panel_dispose (GObject *object)
{
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_end_panel_parent_class)->dispose (object);
}

static void summary_cb (BglEndPanel *self);

static void
bgl_end_panel_class_init (BglEndPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_end_panel_dispose;

  widget_class->measure = bgl_end_panel_measure;
  widget_class->size_allocate = bgl_end_panel_size_allocate;
  widget_class->get_request_mode = bgl_arrange_by_width;
  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_end_panel_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-end-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, badges);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, reason);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, again);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, summary);
  gtk_widget_class_bind_template_child (widget_class, BglEndPanel, rules);
  gtk_widget_class_bind_template_callback (widget_class, summary_cb);

  gtk_widget_class_set_css_name (widget_class, "end-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_end_panel_init (BglEndPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->buttons, bgl_wrap_layout_new (BUTTON_GAP));
}

static void
update_badges (BglEndPanel *self,
               BglGame     *game)
{
  const BglRules *rules = bgl_game_get_rules (game);
  guint winners = bgl_game_get_winners (game);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->badges))) != NULL)
    gtk_box_remove (self->badges, child);

  for (guint seat = 1; seat <= bgl_game_get_n_seats (game); seat++)
    if (winners & (1u << (seat - 1)))
      {
        GtkWidget *badge = bgl_badge_new (bgl_game_ui_find (rules->id), seat);

        bgl_badge_set_pixel_size (BGL_BADGE (badge), (winners & (winners - 1)) == 0 ? BADGE : SMALL_BADGE);
        gtk_box_append (self->badges, badge);
      }
  gtk_widget_set_visible (GTK_WIDGET (self->badges), winners != 0);
}

static void
update_words (BglEndPanel *self,
              BglTable    *table)
{
  g_autofree char *heading = bgl_words_result (table);
  const char *rule;
  g_autofree char *reason = bgl_words_reason (table, &rule);

  gtk_label_set_text (self->heading, heading);
  gtk_label_set_text (self->reason, reason);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), *reason != '\0');
  /* The tooltip shows the whole reason, which may be cut off in a narrow window. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->reason), reason);

  /* The button opens the rulebook at the rule that decided the game. The action is unset first, so that it never
   * gets the target of another action. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rules), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->rules), rule != NULL ? g_variant_new_string (rule) : NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rules), rule != NULL ? "win.show-rule" : "win.rules");
}

/* The button is not needed while the summary is visible in the column beside the board. */
static void
update_button (BglEndPanel *self)
{
  gboolean in_column = !bgl_table_layout_get_narrow (self->layout) && bgl_table_layout_get_log_visible (self->layout);

  gtk_widget_set_visible (self->summary, bgl_story_pane_get_summary (self->story) != NULL && !in_column);
}

/* Adds the summary of a finished game to the pane of the log, or removes it if the game continues. */
static void
update_summary (BglEndPanel *self,
                BglTable    *table)
{
  const BglGameUi *ui = bgl_game_ui_find (bgl_game_get_rules (bgl_table_get_game (table))->id);
  GtkWidget *summary = self->over && ui->create_summary != NULL ? ui->create_summary (table) : NULL;

  bgl_story_pane_set_summary (self->story, summary);
  update_button (self);
}

/* Celebrates if a person has won, but only once for each game. */
static void
celebrate (BglEndPanel *self,
           BglTable    *table)
{
  guint n_seats = bgl_game_get_n_seats (bgl_table_get_game (table));
  guint winners = bgl_game_get_winners (bgl_table_get_game (table));
  gboolean person_won = FALSE;

  for (guint seat = 1; seat <= n_seats; seat++)
    person_won |= (winners & (1u << (seat - 1))) != 0 && bgl_seat_is_here (bgl_table_get_seat (table, seat));

  if (person_won && !self->celebrated)
    bgl_celebration_start (self->celebration);
  self->celebrated = TRUE;
}

/* The game continues, so the buttons disappear: moves the focus from them to the board. Buttons that have become
 * insensitive have already lost the focus. */
static void
leave (BglEndPanel *self)
{
  GtkWidget *view = GTK_WIDGET (self->view);
  GtkRoot *root = gtk_widget_get_root (view);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  bgl_celebration_stop (self->celebration);
  if (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    bgl_focus_give (view);
}

static void
summary_cb (BglEndPanel *self)
{
  bgl_story_pane_show_summary (self->story);
  bgl_table_layout_set_log_visible (self->layout, TRUE);
}

void
bgl_end_panel_attach (BglEndPanel    *self,
                      BglView        *view,
                      BglTableLayout *layout,
                      BglStoryPane   *story,
                      BglCelebration *celebration)
{
  g_return_if_fail (BGL_IS_END_PANEL (self));

  self->view = view;
  self->layout = layout;
  self->story = story;
  self->celebration = celebration;
  /* Do not celebrate a game that was already over when it was opened. */
  self->celebrated = bgl_game_is_over (bgl_view_get_game (view));

  g_signal_connect_object (layout, "notify::narrow", G_CALLBACK (update_button), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (layout, "notify::log-visible", G_CALLBACK (update_button), self, G_CONNECT_SWAPPED);
}

gboolean
bgl_end_panel_update (BglEndPanel *self)
{
  gboolean was_over;
  BglTable *table;

  g_return_val_if_fail (BGL_IS_END_PANEL (self), FALSE);
  g_return_val_if_fail (self->view != NULL, FALSE);

  table = bgl_view_get_table (self->view);
  was_over = self->over;
  self->over = bgl_game_is_over (bgl_table_get_game (table)) && !bgl_view_get_busy (self->view);

  /* One cannot begin the next game for others. */
  gtk_widget_set_visible (self->again, (bgl_table_get_held (table) & BGL_HOLD_DISTANCE) == 0);
  if (self->over)
    {
      update_badges (self, bgl_table_get_game (table));
      update_words (self, table);
    }

  if (self->over != was_over)
    {
      update_summary (self, table);
      bgl_table_layout_sort_seats (self->layout, bgl_seat_card_compare);
    }
  if (self->over && !was_over)
    celebrate (self, table);
  else if (!self->over && was_over)
    leave (self);

  return self->over;
}

void
bgl_end_panel_take_focus (BglEndPanel *self,
                          GtkWidget   *page)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (BGL_IS_END_PANEL (self));

  root = gtk_widget_get_root (page);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL ||
      (gtk_widget_is_ancestor (focus, page) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->story))))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
bgl_end_panel_say (BglEndPanel *self,
                   const char  *text)
{
  g_return_if_fail (BGL_IS_END_PANEL (self));

  bgl_compat_announce (GTK_WIDGET (self), text);
}

const char *
bgl_end_panel_get_heading (BglEndPanel *self)
{
  g_return_val_if_fail (BGL_IS_END_PANEL (self), NULL);

  return gtk_label_get_text (self->heading);
}

const char *
bgl_end_panel_get_reason (BglEndPanel *self)
{
  g_return_val_if_fail (BGL_IS_END_PANEL (self), NULL);

  return gtk_label_get_text (self->reason);
}
