/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-lesson-page.h"

#include "bgl-guide.h"
#include "bgl-lesson-layout.h"
#include "bgl-settings.h"
#include "bgl-wrap-layout.h"
#include "board/bgl-board-styles.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "engine/bgl-i18n.h"

#define BUTTON_SPACING 6
#define WRONG_TIME     1600 /* while a wrong move is visible, in milliseconds */

/*
 * A guided game: the board of a real table, and a card that says what to do and what the last move was worth.
 *
 * CSS nodes: lesson-page.GAME, with .seats, .text, and .buttons. Accessible role: group.
 */
struct _BglLessonPage
{
  AdwBin           parent_instance;

  const BglGameUi *ui;
  BglTutor        *tutor;
  BglGuide        *guide;
  guint            advance_id;
  BglTutorState    state;      /* at the last change */
  guint            spoken;     /* the step that was announced last, from 1 */

  AdwHeaderBar    *header;
  AdwWindowTitle  *title;
  GtkButton       *rules;
  GtkProgressBar  *progress;
  GtkStack        *stack;
  BglSketchBin    *board;
  GtkBox          *seats;
  GtkLabel        *sentence;
  GtkWidget       *outcome;
  GtkImage        *icon;
  GtkLabel        *reaction;
  GtkWidget       *buttons;
  GtkButton       *show_me;
  GtkButton       *next;
  AdwStatusPage   *end;
  GtkButton       *play;
  GtkButton       *quiz;
};

G_DEFINE_FINAL_TYPE (BglLessonPage, bgl_lesson_page, ADW_TYPE_BIN)

static gboolean
is_over (BglLessonPage *self)
{
  return bgl_tutor_get_state (self->tutor) == BGL_TUTOR_DONE;
}

static guint
get_n_steps (BglLessonPage *self)
{
  return bgl_lesson_get_n_steps (bgl_tutor_get_lesson (self->tutor));
}

/* The table */

static void schedule (BglLessonPage *self);

static BglView *
get_view (BglLessonPage *self)
{
  return bgl_guide_get_view (self->guide);
}

static void
busy_cb (BglLessonPage *self)
{
  if (!bgl_view_get_busy (get_view (self)) && self->advance_id == 0)
    schedule (self);
}

static void
show_table (BglLessonPage *self)
{
  g_clear_object (&self->guide);
  self->guide = bgl_guide_new (self->ui, bgl_tutor_get_table (self->tutor), self->board, self->seats);
  g_signal_connect_object (get_view (self), "notify::busy", G_CALLBACK (busy_cb), self, G_CONNECT_SWAPPED);
}

/* Text */

/* Shows what the tutor says, or another text, which is only advice. */
static void
show_reaction (BglLessonPage *self,
               const char    *markup,
               const char    *icon,
               const char    *css_class)
{
  const char *classes[] = { css_class, NULL };

  gtk_label_set_markup (self->reaction, markup != NULL ? markup : "");
  gtk_image_set_from_icon_name (self->icon, icon);
  gtk_widget_set_css_classes (self->outcome, classes);
  gtk_widget_set_visible (self->outcome, markup != NULL);
}

static void
update_text (BglLessonPage *self)
{
  const BglLessonStep *step = bgl_lesson_get_step (bgl_tutor_get_lesson (self->tutor),
                                                   bgl_tutor_get_step (self->tutor));
  const char *reaction = bgl_tutor_get_reaction (self->tutor);
  /* Translators: which step of a lesson, and how many there are. */
  g_autofree char *counter = g_strdup_printf (_("Step %u of %u"), bgl_tutor_get_step (self->tutor) + 1,
                                              get_n_steps (self));

  adw_window_title_set_subtitle (self->title, counter);
  gtk_label_set_markup (self->sentence, step->sentence);
  /* The answer takes the place of a sentence that is done. */
  gtk_widget_set_visible (GTK_WIDGET (self->sentence),
                          bgl_tutor_get_state (self->tutor) != BGL_TUTOR_RIGHT || reaction == NULL);
  if (bgl_tutor_is_critical (self->tutor))
    show_reaction (self, reaction, "bgl-hint-symbolic", "wrong");
  else
    show_reaction (self, reaction, "object-select-symbolic", "right");
}

static void
update_buttons (BglLessonPage *self)
{
  gboolean right = bgl_tutor_get_state (self->tutor) == BGL_TUTOR_RIGHT;
  gboolean last = bgl_tutor_get_step (self->tutor) + 1 == get_n_steps (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.back", bgl_tutor_get_step (self->tutor) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.show-me",
                                 bgl_tutor_get_state (self->tutor) == BGL_TUTOR_WAITING);
  /* Translators: the end of a lesson, the next step, or a button that leaves out a step. */
  gtk_button_set_label (self->next, right && last ? _("_Finish") : right ? _("_Next") : _("_Skip"));
  if (right)
    gtk_widget_add_css_class (GTK_WIDGET (self->next), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->next), "suggested-action");
}

/* Progress */

static gboolean
advance_cb (gpointer user_data)
{
  BglLessonPage *self = user_data;

  self->advance_id = 0;
  /* Otherwise, this continues when the view is no longer busy. */
  if (!bgl_view_get_busy (get_view (self)))
    bgl_tutor_advance (self->tutor);

  return G_SOURCE_REMOVE;
}

/* Waits until people have seen the last move. */
static void
schedule (BglLessonPage *self)
{
  BglTutorState state = bgl_tutor_get_state (self->tutor);
  guint time = state == BGL_TUTOR_WRONG ? WRONG_TIME : bgl_guide_get_delay (self->guide);

  g_clear_handle_id (&self->advance_id, g_source_remove);
  if (state == BGL_TUTOR_PREPARING || state == BGL_TUTOR_WRONG)
    self->advance_id = g_timeout_add (bgl_view_scale_duration (GTK_WIDGET (self), time), advance_cb, self);
}

static gboolean
give_focus (BglLessonPage *self)
{
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return FALSE;
  if (is_over (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->play));
  if (bgl_tutor_get_state (self->tutor) == BGL_TUTOR_RIGHT)
    return gtk_widget_grab_focus (GTK_WIDGET (self->next));

  return bgl_guide_give_focus (self->guide);
}

/* Speaks a new step once the opponents have moved. The focus moves before this, because it would interrupt the
 * speech. */
static void
announce_step (BglLessonPage *self)
{
  guint step = bgl_tutor_get_step (self->tutor) + 1;
  g_autofree char *text = NULL;

  if (step == self->spoken || !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      bgl_tutor_get_state (self->tutor) == BGL_TUTOR_PREPARING)
    return;

  self->spoken = step;
  text = g_strdup_printf ("%s. %s", adw_window_title_get_subtitle (self->title), gtk_label_get_text (self->sentence));
  bgl_compat_announce (GTK_WIDGET (self), text);
}

static void
finish (BglLessonPage *self)
{
  bgl_settings_set_learned (self->ui->rules);
  bgl_settings_set_lesson_step (self->ui->rules, 0);
  adw_window_title_set_subtitle (self->title, "");
  gtk_progress_bar_set_fraction (self->progress, 1);
  gtk_stack_set_visible_child_name (self->stack, "end");
  give_focus (self);
  bgl_compat_announce (GTK_WIDGET (self), adw_status_page_get_title (self->end));
  bgl_compat_announce (GTK_WIDGET (self), adw_status_page_get_description (self->end));
}

static void
changed_cb (BglLessonPage *self)
{
  const BglTutorState before = self->state;
  const BglTutorState state = bgl_tutor_get_state (self->tutor);
  const guint step = bgl_tutor_get_step (self->tutor);
  const BglLessonStep *shown;
  gboolean waiting = state == BGL_TUTOR_WAITING;

  self->state = state;
  schedule (self);
  if (is_over (self))
    {
      self->spoken = 0;
      finish (self);
      return;
    }

  shown = bgl_lesson_get_step (bgl_tutor_get_lesson (self->tutor), step);
  bgl_settings_set_lesson_step (self->ui->rules, step);
  gtk_progress_bar_set_fraction (self->progress, (double) step / get_n_steps (self));
  gtk_stack_set_visible_child_name (self->stack, "step");
  bgl_sketch_bin_set_marks (self->board, waiting ? bgl_example_get_marks (shown->example) : NULL);
  bgl_view_set_interactive (get_view (self), waiting);
  update_text (self);
  update_buttons (self);

  if (state != BGL_TUTOR_WRONG)
    give_focus (self);
  /* The answer to a wrong move stays visible while the move is taken back, but is spoken only once. */
  if (before == BGL_TUTOR_WAITING && bgl_tutor_get_reaction (self->tutor) != NULL)
    bgl_compat_announce (GTK_WIDGET (self), gtk_label_get_text (self->reaction));
  announce_step (self);
}

static void
table_changed_cb (BglLessonPage *self)
{
  show_table (self);
}

/* Actions */

/* People who go on have seen what the board still shows. */
static void
go_to (BglLessonPage *self,
       guint          step)
{
  bgl_view_skip_animations (get_view (self));
  bgl_tutor_go_to (self->tutor, step);
}

static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglLessonPage *self = BGL_LESSON_PAGE (widget);

  go_to (self, bgl_tutor_get_step (self->tutor) - 1);
}

static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglLessonPage *self = BGL_LESSON_PAGE (widget);

  go_to (self, bgl_tutor_get_step (self->tutor) + 1);
}

static void
again_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  go_to (BGL_LESSON_PAGE (widget), 0);
}

/* Shows the solution on the board and in words. The learner then makes the move. */
static void
show_me_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BglLessonPage *self = BGL_LESSON_PAGE (widget);
  BglGame *game = bgl_table_get_game (bgl_tutor_get_table (self->tutor));
  BglMove move = bgl_tutor_get_solution (self->tutor);
  g_autofree char *words = bgl_rules_describe_move (bgl_game_get_rules (game), bgl_game_get_state (game), move);
  g_autofree char *markup = g_markup_escape_text (words, -1);

  show_reaction (self, markup, "bgl-hint-symbolic", "advice");
  give_focus (self);
  bgl_view_show_move (get_view (self), move);
  bgl_compat_announce (widget, words);
}

static gboolean
activate_link_cb (BglLessonPage *self,
                  const char    *uri)
{
  const char *rule = strrchr (uri, '/');

  return rule != NULL && gtk_widget_activate_action (GTK_WIDGET (self), "win.show-rule", "s", rule + 1);
}

/* The widget */

static gboolean
bgl_lesson_page_grab_focus (GtkWidget *widget)
{
  if (bgl_focus_is_moving (widget))
    return FALSE;

  return give_focus (BGL_LESSON_PAGE (widget));
}

static void
bgl_lesson_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bgl_lesson_page_parent_class)->map (widget);

  announce_step (BGL_LESSON_PAGE (widget));
}

static void
bgl_lesson_page_dispose (GObject *object)
{
  BglLessonPage *self = BGL_LESSON_PAGE (object);

  g_clear_handle_id (&self->advance_id, g_source_remove);
  if (self->tutor != NULL)
    g_signal_handlers_disconnect_by_data (self->tutor, self);
  g_clear_object (&self->guide);
  g_clear_object (&self->tutor);

  G_OBJECT_CLASS (bgl_lesson_page_parent_class)->dispose (object);
}

static void
bgl_lesson_page_class_init (BglLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_lesson_page_dispose;

  widget_class->map = bgl_lesson_page_map;
  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_lesson_page_grab_focus;

  g_type_ensure (BGL_TYPE_LESSON_LAYOUT);
  g_type_ensure (BGL_TYPE_SKETCH_BIN);
  bgl_board_styles_add_icons ();
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-lesson-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, header);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, title);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, rules);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, progress);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, stack);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, board);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, seats);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, sentence);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, outcome);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, icon);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, reaction);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, show_me);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, next);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, end);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, play);
  gtk_widget_class_bind_template_child (widget_class, BglLessonPage, quiz);
  gtk_widget_class_bind_template_callback (widget_class, activate_link_cb);

  gtk_widget_class_install_action (widget_class, "lesson.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "lesson.show-me", NULL, show_me_cb);
  gtk_widget_class_install_action (widget_class, "lesson.again", NULL, again_cb);

  gtk_widget_class_set_css_name (widget_class, "lesson-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_lesson_page_init (BglLessonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_hush_pages (self->stack);
  gtk_widget_set_layout_manager (self->buttons, bgl_wrap_layout_new (BUTTON_SPACING));
}

GtkWidget *
bgl_lesson_page_new (const BglGameUi *ui)
{
  g_autoptr (BglLesson) lesson = NULL;
  BglLessonPage *self;

  g_return_val_if_fail (ui != NULL, NULL);

  lesson = bgl_lesson_load (ui->rules, bgl_book_get_default_language (), NULL);
  g_return_val_if_fail (lesson != NULL, NULL);

  self = g_object_new (BGL_TYPE_LESSON_PAGE, NULL);
  self->ui = ui;
  gtk_widget_add_css_class (GTK_WIDGET (self), ui->rules->id);
  adw_window_title_set_title (self->title, _(ui->rules->name));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules), "s", ui->rules->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play), "s", ui->rules->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->quiz), "s", ui->rules->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(ui->rules->name), -1);

  self->tutor = bgl_tutor_new (lesson, bgl_settings_get_lesson_step (ui->rules));
  g_signal_connect_object (self->tutor, "table-changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tutor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show_table (self);
  changed_cb (self);

  return GTK_WIDGET (self);
}

const BglGameUi *
bgl_lesson_page_get_ui (BglLessonPage *self)
{
  g_return_val_if_fail (BGL_IS_LESSON_PAGE (self), NULL);

  return self->ui;
}

BglTutor *
bgl_lesson_page_get_tutor (BglLessonPage *self)
{
  g_return_val_if_fail (BGL_IS_LESSON_PAGE (self), NULL);

  return self->tutor;
}

BglView *
bgl_lesson_page_get_view (BglLessonPage *self)
{
  g_return_val_if_fail (BGL_IS_LESSON_PAGE (self), NULL);

  return get_view (self);
}

const char *
bgl_lesson_page_get_sentence (BglLessonPage *self)
{
  g_return_val_if_fail (BGL_IS_LESSON_PAGE (self), NULL);

  return gtk_label_get_text (self->sentence);
}

const char *
bgl_lesson_page_get_reaction (BglLessonPage *self)
{
  g_return_val_if_fail (BGL_IS_LESSON_PAGE (self), NULL);

  return gtk_label_get_text (self->reaction);
}

void
bgl_lesson_page_set_title_buttons (BglLessonPage *self,
                                   gboolean       title_buttons)
{
  g_return_if_fail (BGL_IS_LESSON_PAGE (self));

  adw_header_bar_set_show_end_title_buttons (self->header, title_buttons);
}
