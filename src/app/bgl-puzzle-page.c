/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-puzzle-page.h"

#include "bgl-guide.h"
#include "bgl-lesson-layout.h"
#include "bgl-puzzle-progress.h"
#include "bgl-wrap-layout.h"
#include "board/bgl-board-styles.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "engine/bgl-i18n.h"

#define BUTTON_SPACING 6

/* The puzzles that the menu offers: that of the day, and a grade. */
#define DAILY "daily"

/*
 * Puzzles of a game: the board of a real table, and a card with the progress, the goal, and what the last move was worth. The
 * page looks like a lesson.
 *
 * Actions: "puzzle.next", "puzzle.again", "puzzle.show", and the stateful "puzzle.choose" with "daily" or the number of a grade.
 *
 * CSS nodes: lesson-page.GAME, with .seats, .text, and .buttons. Accessible role: group.
 */
struct _BglPuzzlePage
{
  AdwBin           parent_instance;

  const BglGameUi *ui;
  BglAttempt      *attempt;
  BglGuide        *guide;
  GArray          *seen;       /* IDs of the puzzles that were shown on this page */
  guint            day;        /* of the current puzzle, or 0 */
  guint            advance_id;
  BglAttemptState  state;      /* at the last change */
  gboolean         spoken;     /* whether the goal was announced */
  char            *choice;

  AdwHeaderBar    *header;
  AdwWindowTitle  *title;
  GtkMenuButton   *menu;
  GtkButton       *rules;
  BglSketchBin    *board;
  GtkBox          *seats;
  GtkLabel        *progress;
  GtkLabel        *goal;
  GtkWidget       *outcome;
  GtkImage        *icon;
  GtkLabel        *reaction;
  GtkLabel        *record;
  GtkWidget       *buttons;
  GtkButton       *next;
  GtkButton       *again;
  GtkButton       *show;
};

enum
{
  PROP_0,
  PROP_CHOICE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BglPuzzlePage, bgl_puzzle_page, ADW_TYPE_BIN)

static const char *
get_grade_label (guint grade)
{
  static const char *const labels[BGL_PUZZLE_GRADES] = {
    /* Translators: how hard puzzles are, as a heading. */
    NC_ ("puzzles", "Easy"),
    NC_ ("puzzles", "Medium"),
    NC_ ("puzzles", "Hard"),
  };

  return bgl_pgettext2 ("puzzles", labels[grade - 1]);
}

static const BglRules *
get_rules (BglPuzzlePage *self)
{
  return self->ui->rules;
}

static gboolean
is_done (BglPuzzlePage *self)
{
  BglAttemptState state = bgl_attempt_get_state (self->attempt);

  return state == BGL_ATTEMPT_SOLVED || state == BGL_ATTEMPT_SHOWN;
}

/* Text */

/* How many puzzles were solved, in a sentence. */
static char *
describe_record (BglPuzzlePage *self)
{
  guint days = bgl_puzzle_progress_count_days (get_rules (self), bgl_puzzle_progress_get_today ());
  guint row = bgl_puzzle_progress_get_row (get_rules (self));

  if (self->day > 0)
    return days == 0 ? NULL
           : g_strdup_printf (ngettext ("You have solved the daily puzzle on %u day in a row.",
                                        "You have solved the daily puzzle on %u days in a row.", days), days);

  return row == 0 ? NULL
         : g_strdup_printf (ngettext ("You have solved %u puzzle in a row at the first try.",
                                      "You have solved %u puzzles in a row at the first try.", row), row);
}

static char *
describe_choice (BglPuzzlePage *self)
{
  const BglPuzzle *puzzle = bgl_attempt_get_puzzle (self->attempt);
  guint grade = puzzle->grade;
  const char *label = get_grade_label (grade);
  guint n = 0;
  GPtrArray *puzzles = bgl_puzzles_get (get_rules (self));

  if (self->day > 0)
    /* Translators: above a puzzle; %s is “Easy”, “Medium” or “Hard”. */
    return g_strdup_printf (_("Daily Puzzle: %s"), label);

  for (guint i = 0; i < puzzles->len; i++)
    n += ((const BglPuzzle *) g_ptr_array_index (puzzles, i))->grade == grade;
  /* Translators: above a puzzle, such as “Easy: 12 of 90 solved”. */
  return g_strdup_printf (_("%s: %u of %u solved"), label, bgl_puzzle_progress_count_solved (get_rules (self), grade), n);
}

static void
update_text (BglPuzzlePage *self)
{
  const char *reaction = bgl_attempt_get_reaction (self->attempt);
  BglAttemptState state = bgl_attempt_get_state (self->attempt);
  gboolean critical = bgl_attempt_is_critical (self->attempt);
  const char *classes[] = { critical ? "wrong" : state == BGL_ATTEMPT_SHOWN ? "advice" : "right", NULL };
  g_autofree char *choice = describe_choice (self);
  g_autofree char *record = is_done (self) ? describe_record (self) : NULL;

  gtk_label_set_text (self->progress, choice);
  gtk_label_set_markup (self->reaction, reaction != NULL ? reaction : "");
  gtk_image_set_from_icon_name (self->icon, critical || state == BGL_ATTEMPT_SHOWN ? "bgl-hint-symbolic"
                                                                                   : "object-select-symbolic");
  gtk_widget_set_css_classes (self->outcome, classes);
  gtk_widget_set_visible (self->outcome, reaction != NULL);
  gtk_label_set_text (self->record, record != NULL ? record : "");
  gtk_widget_set_visible (GTK_WIDGET (self->record), record != NULL);
}

static void
set_suggested (GtkButton *button,
               gboolean   suggested)
{
  if (suggested)
    gtk_widget_add_css_class (GTK_WIDGET (button), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (button), "suggested-action");
}

static void
update_buttons (BglPuzzlePage *self)
{
  BglAttemptState state = bgl_attempt_get_state (self->attempt);
  gboolean wrong = state == BGL_ATTEMPT_WRONG;

  gtk_widget_set_visible (GTK_WIDGET (self->again), wrong);
  gtk_widget_set_visible (GTK_WIDGET (self->show), !is_done (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.again", wrong);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.show", wrong || state == BGL_ATTEMPT_WAITING);
  /* Translators: the next puzzle, or a button that leaves out a puzzle. */
  gtk_button_set_label (self->next, is_done (self) ? _("_Next") : _("_Skip"));
  set_suggested (self->next, is_done (self));
  set_suggested (self->again, wrong);
}

/* Progress */

static gboolean
advance_cb (gpointer user_data)
{
  BglPuzzlePage *self = user_data;

  self->advance_id = 0;
  /* Otherwise, this continues when the view is no longer busy. */
  if (!bgl_view_get_busy (bgl_guide_get_view (self->guide)))
    bgl_attempt_advance (self->attempt);

  return G_SOURCE_REMOVE;
}

/* Waits until people have seen the last move. */
static void
schedule (BglPuzzlePage *self)
{
  g_clear_handle_id (&self->advance_id, g_source_remove);
  if (bgl_attempt_get_state (self->attempt) == BGL_ATTEMPT_PREPARING)
    self->advance_id = g_timeout_add (bgl_view_scale_duration (GTK_WIDGET (self), bgl_guide_get_delay (self->guide)),
                                      advance_cb, self);
}

static void
busy_cb (BglPuzzlePage *self)
{
  if (!bgl_view_get_busy (bgl_guide_get_view (self->guide)) && self->advance_id == 0)
    schedule (self);
}

static void
remember (BglPuzzlePage *self)
{
  if (bgl_attempt_get_state (self->attempt) == BGL_ATTEMPT_SOLVED)
    {
      bgl_puzzle_progress_add_solved (bgl_attempt_get_puzzle (self->attempt));
      if (self->day > 0)
        bgl_puzzle_progress_set_day_solved (get_rules (self), self->day);
      if (bgl_attempt_is_clean (self->attempt))
        bgl_puzzle_progress_set_row (get_rules (self), bgl_puzzle_progress_get_row (get_rules (self)) + 1);
    }
  else if (!bgl_attempt_is_clean (self->attempt))
    bgl_puzzle_progress_set_row (get_rules (self), 0);
}

static gboolean
give_focus (BglPuzzlePage *self)
{
  if (is_done (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->next));
  if (bgl_attempt_get_state (self->attempt) == BGL_ATTEMPT_WRONG)
    return gtk_widget_grab_focus (GTK_WIDGET (self->again));

  return bgl_guide_give_focus (self->guide);
}

/* The focus moves before this, because it would interrupt the speech. */
static void
announce_goal (BglPuzzlePage *self)
{
  g_autofree char *text = NULL;

  if (self->spoken || self->attempt == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      bgl_attempt_get_state (self->attempt) == BGL_ATTEMPT_PREPARING)
    return;

  self->spoken = TRUE;
  text = g_strdup_printf ("%s. %s", gtk_label_get_text (self->progress), gtk_label_get_text (self->goal));
  bgl_compat_announce (GTK_WIDGET (self), text);
}

static void
changed_cb (BglPuzzlePage *self)
{
  BglAttemptState state = bgl_attempt_get_state (self->attempt);
  g_autofree char *before = g_strdup (gtk_label_get_text (self->reaction));
  gboolean waiting = state == BGL_ATTEMPT_WAITING;
  gboolean moved = state != self->state;

  self->state = state;
  if (moved)
    remember (self);
  schedule (self);
  bgl_view_set_interactive (bgl_guide_get_view (self->guide), waiting);
  update_text (self);
  update_buttons (self);

  if (moved || waiting)
    give_focus (self);
  if (bgl_attempt_get_reaction (self->attempt) != NULL &&
      g_strcmp0 (before, gtk_label_get_text (self->reaction)) != 0)
    bgl_compat_announce (GTK_WIDGET (self), gtk_label_get_text (self->reaction));
  if (moved && is_done (self) && gtk_widget_get_visible (GTK_WIDGET (self->record)))
    bgl_compat_announce (GTK_WIDGET (self), gtk_label_get_text (self->record));
  announce_goal (self);
}

/* Puzzles */

static void
show_puzzle (BglPuzzlePage *self,
             BglPuzzle     *puzzle)
{
  g_autofree char *goal = bgl_puzzle_describe_goal (puzzle);

  g_array_append_val (self->seen, puzzle->id);
  g_clear_handle_id (&self->advance_id, g_source_remove);
  if (self->attempt != NULL)
    g_signal_handlers_disconnect_by_data (self->attempt, self);
  g_clear_object (&self->guide);
  g_clear_object (&self->attempt);

  self->attempt = bgl_attempt_new (puzzle);
  self->state = bgl_attempt_get_state (self->attempt);
  self->spoken = FALSE;
  self->guide = bgl_guide_new (self->ui, bgl_attempt_get_table (self->attempt), self->board, self->seats);
  gtk_label_set_text (self->goal, goal);
  g_signal_connect_object (bgl_guide_get_view (self->guide), "notify::busy", G_CALLBACK (busy_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->attempt, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

/* Another puzzle of the grade, which was neither solved nor shown on this page if there is one. */
static void
draw_puzzle (BglPuzzlePage *self)
{
  guint grade = bgl_puzzle_progress_get_grade (get_rules (self));
  g_autoptr (GArray) known = bgl_puzzle_progress_get_solved (get_rules (self));
  g_autoptr (BglPuzzle) puzzle = NULL;
  BglRandom random;

  g_array_append_vals (known, self->seen->data, self->seen->len);
  bgl_random_init (&random, (guint64) g_random_int () << 32 | g_random_int ());
  puzzle = bgl_puzzles_draw (get_rules (self), grade, (const guint32 *) known->data, known->len, &random);
  g_return_if_fail (puzzle != NULL);

  self->day = 0;
  show_puzzle (self, puzzle);
}

static void
show_daily (BglPuzzlePage *self)
{
  guint day = bgl_puzzle_progress_get_today ();
  g_autoptr (BglPuzzle) puzzle = bgl_puzzles_get_daily (get_rules (self), day);

  g_return_if_fail (puzzle != NULL);

  self->day = day;
  show_puzzle (self, puzzle);
}

/* Sets the choice without showing a puzzle. */
static void
set_choice (BglPuzzlePage *self,
            const char    *choice)
{
  if (g_strcmp0 (self->choice, choice) == 0)
    return;

  g_free (self->choice);
  self->choice = g_strdup (choice);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOICE]);
}

static void
set_choice_of_grade (BglPuzzlePage *self)
{
  g_autofree char *text = g_strdup_printf ("%u", bgl_puzzle_progress_get_grade (get_rules (self)));

  set_choice (self, text);
}

/* Actions */

static void
choose (BglPuzzlePage *self,
        const char    *choice)
{
  guint64 grade;

  if (g_str_equal (choice, DAILY))
    {
      set_choice (self, DAILY);
      show_daily (self);
    }
  else if (g_ascii_string_to_unsigned (choice, 10, 1, BGL_PUZZLE_GRADES, &grade, NULL))
    {
      bgl_puzzle_progress_set_grade (get_rules (self), (guint) grade);
      set_choice (self, choice);
      draw_puzzle (self);
    }
}

/* After the puzzle of the day, there are others. */
static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglPuzzlePage *self = BGL_PUZZLE_PAGE (widget);

  set_choice_of_grade (self);
  draw_puzzle (self);
}

static void
again_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  BglPuzzlePage *self = BGL_PUZZLE_PAGE (widget);

  bgl_view_skip_animations (bgl_guide_get_view (self->guide));
  bgl_attempt_try_again (self->attempt);
}

static void
show_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglPuzzlePage *self = BGL_PUZZLE_PAGE (widget);

  bgl_view_skip_animations (bgl_guide_get_view (self->guide));
  bgl_attempt_show_solution (self->attempt);
}

static gboolean
activate_link_cb (BglPuzzlePage *self,
                  const char    *uri)
{
  const char *rule = strrchr (uri, '/');

  return rule != NULL && gtk_widget_activate_action (GTK_WIDGET (self), "win.show-rule", "s", rule + 1);
}

/* The widget */

static gboolean
bgl_puzzle_page_grab_focus (GtkWidget *widget)
{
  if (bgl_focus_is_moving (widget))
    return FALSE;

  return give_focus (BGL_PUZZLE_PAGE (widget));
}

static void
bgl_puzzle_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bgl_puzzle_page_parent_class)->map (widget);

  announce_goal (BGL_PUZZLE_PAGE (widget));
}

static void
bgl_puzzle_page_get_property (GObject    *object,
                              guint       property_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  BglPuzzlePage *self = BGL_PUZZLE_PAGE (object);

  switch (property_id)
    {
    case PROP_CHOICE:
      g_value_set_string (value, self->choice != NULL ? self->choice : "");
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

/* The menu sets this property through its action. */
static void
bgl_puzzle_page_set_property (GObject      *object,
                              guint         property_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  BglPuzzlePage *self = BGL_PUZZLE_PAGE (object);

  switch (property_id)
    {
    case PROP_CHOICE:
      if (g_value_get_string (value) != NULL && self->ui != NULL)
        choose (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
bgl_puzzle_page_dispose (GObject *object)
{
  BglPuzzlePage *self = BGL_PUZZLE_PAGE (object);

  g_clear_handle_id (&self->advance_id, g_source_remove);
  if (self->attempt != NULL)
    g_signal_handlers_disconnect_by_data (self->attempt, self);
  g_clear_object (&self->guide);
  g_clear_object (&self->attempt);
  g_clear_pointer (&self->seen, g_array_unref);
  g_clear_pointer (&self->choice, g_free);

  G_OBJECT_CLASS (bgl_puzzle_page_parent_class)->dispose (object);
}

static void
bgl_puzzle_page_class_init (BglPuzzlePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_puzzle_page_dispose;
  object_class->get_property = bgl_puzzle_page_get_property;
  object_class->set_property = bgl_puzzle_page_set_property;

  widget_class->map = bgl_puzzle_page_map;
  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_puzzle_page_grab_focus;

  /* "daily", or the number of a grade. */
  properties[PROP_CHOICE] = g_param_spec_string ("choice", NULL, NULL, NULL,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (BGL_TYPE_LESSON_LAYOUT);
  g_type_ensure (BGL_TYPE_SKETCH_BIN);
  bgl_board_styles_add_icons ();
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-puzzle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, header);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, title);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, menu);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, rules);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, board);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, seats);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, progress);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, goal);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, outcome);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, icon);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, reaction);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, record);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, buttons);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, next);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, again);
  gtk_widget_class_bind_template_child (widget_class, BglPuzzlePage, show);
  gtk_widget_class_bind_template_callback (widget_class, activate_link_cb);

  gtk_widget_class_install_action (widget_class, "puzzle.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.again", NULL, again_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.show", NULL, show_cb);
  gtk_widget_class_install_property_action (widget_class, "puzzle.choose", "choice");
  /* A board with a piece in hand puts it back first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);

  gtk_widget_class_set_css_name (widget_class, "lesson-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_item (GMenu      *menu,
          const char *label,
          const char *choice)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "puzzle.choose", "s", choice);
  g_menu_append_item (menu, item);
}

static void
fill_menu (BglPuzzlePage *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) grades = g_menu_new ();

  add_item (menu, _("Daily Puzzle"), DAILY);
  for (guint grade = 1; grade <= BGL_PUZZLE_GRADES; grade++)
    {
      g_autofree char *choice = g_strdup_printf ("%u", grade);

      add_item (grades, get_grade_label (grade), choice);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (grades));
  gtk_menu_button_set_menu_model (self->menu, G_MENU_MODEL (menu));
}

static void
bgl_puzzle_page_init (BglPuzzlePage *self)
{
  self->seen = g_array_new (FALSE, FALSE, sizeof (guint32));
  /* The state of an action cannot be NULL. */
  self->choice = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->buttons, bgl_wrap_layout_new (BUTTON_SPACING));
  fill_menu (self);
}

GtkWidget *
bgl_puzzle_page_new (const BglGameUi *ui)
{
  BglPuzzlePage *self;

  g_return_val_if_fail (ui != NULL, NULL);
  g_return_val_if_fail (bgl_puzzles_exist (ui->rules), NULL);

  self = g_object_new (BGL_TYPE_PUZZLE_PAGE, NULL);
  self->ui = ui;
  gtk_widget_add_css_class (GTK_WIDGET (self), ui->rules->id);
  adw_window_title_set_title (self->title, _(ui->rules->name));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules), "s", ui->rules->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(ui->rules->name), -1);

  if (bgl_puzzle_progress_is_day_solved (ui->rules, bgl_puzzle_progress_get_today ()))
    {
      set_choice_of_grade (self);
      draw_puzzle (self);
    }
  else
    {
      set_choice (self, DAILY);
      show_daily (self);
    }

  return GTK_WIDGET (self);
}

const BglGameUi *
bgl_puzzle_page_get_ui (BglPuzzlePage *self)
{
  g_return_val_if_fail (BGL_IS_PUZZLE_PAGE (self), NULL);

  return self->ui;
}

BglAttempt *
bgl_puzzle_page_get_attempt (BglPuzzlePage *self)
{
  g_return_val_if_fail (BGL_IS_PUZZLE_PAGE (self), NULL);

  return self->attempt;
}

BglView *
bgl_puzzle_page_get_view (BglPuzzlePage *self)
{
  g_return_val_if_fail (BGL_IS_PUZZLE_PAGE (self), NULL);

  return bgl_guide_get_view (self->guide);
}

gboolean
bgl_puzzle_page_is_daily (BglPuzzlePage *self)
{
  g_return_val_if_fail (BGL_IS_PUZZLE_PAGE (self), FALSE);

  return self->day > 0;
}

const char *
bgl_puzzle_page_get_goal (BglPuzzlePage *self)
{
  g_return_val_if_fail (BGL_IS_PUZZLE_PAGE (self), NULL);

  return gtk_label_get_text (self->goal);
}

const char *
bgl_puzzle_page_get_reaction (BglPuzzlePage *self)
{
  g_return_val_if_fail (BGL_IS_PUZZLE_PAGE (self), NULL);

  return gtk_label_get_text (self->reaction);
}

void
bgl_puzzle_page_set_title_buttons (BglPuzzlePage *self,
                                   gboolean       title_buttons)
{
  g_return_if_fail (BGL_IS_PUZZLE_PAGE (self));

  adw_header_bar_set_show_end_title_buttons (self->header, title_buttons);
}
