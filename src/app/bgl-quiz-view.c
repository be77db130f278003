/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-quiz-view.h"

#include "bgl-answer-button.h"
#include "bgl-quiz-layout.h"
#include "bgl-quiz-words.h"
#include "bgl-settings.h"
#include "board/bgl-badge.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "board/bgl-names.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

#define SHORT 4 /* the most letters of answers that are placed side by side */

/*
 * CSS nodes: quiz, with a .panel. Accessible role: group.
 */
struct _BglQuizView
{
  AdwBin               parent_instance;

  const BglGameUi       *ui;
  const BglCatalog    *catalog;      /* of the language in which it was created, or NULL for that of the user */
  BglQuiz             *quiz;
  guint                index;
  gboolean             settling;
  gboolean             spoken;       /* the question was announced */
  guint                scroll_id;
  BglTable            *table;
  BglView             *board;
  GPtrArray           *learned_rows;
  GPtrArray           *missed_rows;

  AdwHeaderBar        *header;
  AdwWindowTitle      *title;
  GtkProgressBar      *progress;
  GtkStack            *stack;
  BglQuizLayout       *layout;
  AdwBin              *frame;
  GtkScrolledWindow   *scroller;
  BglBadge            *badge;
  GtkLabel            *turn;
  GtkLabel            *counter;
  GtkLabel            *question;
  GtkGrid             *answers;
  GtkBox              *outcome;
  GtkLabel            *verdict;
  GtkLabel            *explanation;
  GtkButton           *next;
  AdwStatusPage       *result;
  GtkButton           *again;
  GtkButton           *rules;
  AdwPreferencesGroup *learned;
  AdwPreferencesGroup *missed;
};

G_DEFINE_FINAL_TYPE (BglQuizView, bgl_quiz_view, ADW_TYPE_BIN)

static const BglQuestion *
get_question (BglQuizView *self)
{
  return bgl_quiz_get_question (self->quiz, self->index);
}

static gboolean
is_answered (BglQuizView *self)
{
  return bgl_quiz_get_answer (self->quiz, self->index) != BGL_QUIZ_NO_ANSWER;
}

/* The board */

static void
show_board (BglQuizView *self)
{
  const BglQuestion *question = get_question (self);
  int turn = bgl_game_get_turn (question->game);
  g_autofree char *words = NULL;

  g_clear_object (&self->table);
  self->table = bgl_table_new_for_people (question->game);
  self->board = g_object_new (self->ui->get_view_type (), "table", self->table, "example", TRUE,
                              /* Hints would give away the legal places. */
                              "hints", FALSE, NULL);
  adw_bin_set_child (self->frame, GTK_WIDGET (self->board));
  bgl_view_show_move (self->board, question->shown);

  words = bgl_words_turn (self->table);
  gtk_label_set_text (self->turn, words);
  gtk_widget_set_visible (GTK_WIDGET (self->badge), turn > 0);
  bgl_badge_set_seat (self->badge, turn > 0 ? (guint) turn : 1);
}

static void
considered_cb (BglQuizView     *self,
               gboolean         considered,
               BglAnswerButton *button)
{
  const BglQuestion *question = get_question (self);
  const BglAnswer *answer = question->answers->pdata[bgl_answer_button_get_number (button) - 1];

  if (!self->settling && !is_answered (self) && answer->move != BGL_MOVE_NONE)
    bgl_view_show_move (self->board, considered ? answer->move : question->shown);
}

/* Shows the right answer, as far as the board can show it. */
static void
show_solution (BglQuizView *self)
{
  const BglQuestion *question = get_question (self);
  const BglAnswer *right = question->answers->pdata[bgl_question_find_right (question)];
  BglMove move = question->move != BGL_MOVE_NONE ? question->move : right->move;

  if (question->move != BGL_MOVE_NONE &&
      bgl_rules_check (bgl_game_get_rules (question->game), bgl_game_get_state (question->game), move, NULL))
    bgl_table_play (self->table, move, NULL);
  else
    bgl_view_show_move (self->board, move);
}

/* Text */

static void
append_line (GString *text,
             char    *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
  g_free (line);
}

static void
append_reasons (BglQuizView     *self,
                GString         *text,
                const BglAnswer *answer)
{
  for (guint i = 0; i < answer->reasons->len; i++)
    {
      const BglReason *reason = answer->reasons->pdata[i];

      /* Translators: a sentence, and the link to the rule that it follows from. */
      append_line (text, g_markup_printf_escaped (_("%s <a href=\"bungalow:%s/%s\">Why?</a>"),
                                                  reason->sentence, self->ui->rules->id, reason->rule));
    }
}

static gboolean
are_explained_alike (const BglAnswer *one,
                     const BglAnswer *other)
{
  if (one->reasons->len != other->reasons->len)
    return FALSE;

  for (guint i = 0; i < one->reasons->len; i++)
    if (!g_str_equal (((const BglReason *) one->reasons->pdata[i])->sentence,
                      ((const BglReason *) other->reasons->pdata[i])->sentence))
      return FALSE;

  return TRUE;
}

static void
show_verdict (BglQuizView *self,
              guint        chosen)
{
  const BglQuestion *question = get_question (self);
  const BglAnswer *right = question->answers->pdata[bgl_question_find_right (question)];
  const BglAnswer *answer = question->answers->pdata[chosen];
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *verdict = NULL;

  if (answer->right)
    verdict = g_strdup (_("That is right."));
  else
    /* Translators: the answer that would have been right. */
    verdict = g_strdup_printf (_("That is wrong. The right answer is: %s"), right->text);

  if (are_explained_alike (answer, right))
    {
      append_reasons (self, text, right);
    }
  else
    {
      const BglAnswer *both[] = { answer, right };

      for (guint i = 0; i < G_N_ELEMENTS (both); i++)
        {
          append_line (text, g_markup_printf_escaped ("<b>%s</b>", both[i]->text));
          append_reasons (self, text, both[i]);
        }
    }

  gtk_label_set_text (self->verdict, verdict);
  gtk_label_set_markup (self->explanation, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->outcome), TRUE);
}

static gboolean
activate_link_cb (BglQuizView *self,
                  const char  *uri)
{
  const char *rule = strrchr (uri, '/');

  return rule != NULL && gtk_widget_activate_action (GTK_WIDGET (self), "win.show-rule", "s", rule + 1);
}

/* Progress */

static void
give_focus (BglQuizView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *target;

  if (self->index == BGL_QUIZ_QUESTIONS)
    target = GTK_WIDGET (self->again);
  else if (is_answered (self))
    target = GTK_WIDGET (self->next);
  else
    target = gtk_widget_get_first_child (GTK_WIDGET (self->answers));

  /* For people who use the pointer, focusing the first answer must not show it on the board. */
  self->settling = !GTK_IS_WINDOW (root) || !gtk_window_get_focus_visible (GTK_WINDOW (root));
  gtk_widget_grab_focus (target);
  self->settling = FALSE;
}

/* Announces the question once the view is visible. The focus moves before this, because it would interrupt the
 * speech. */
static void
announce_question (BglQuizView *self)
{
  g_autofree char *text = NULL;

  if (self->spoken || !gtk_widget_get_mapped (GTK_WIDGET (self)) || self->index == BGL_QUIZ_QUESTIONS)
    return;

  self->spoken = TRUE;
  text = g_strdup_printf ("%s. %s", gtk_label_get_text (self->counter), gtk_label_get_text (self->question));
  bgl_compat_announce (GTK_WIDGET (self), text);
}

static void
answer_clicked_cb (BglQuizView     *self,
                   BglAnswerButton *button)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "quiz.answer", "u", bgl_answer_button_get_number (button));
}

/* Whether the answers can be placed side by side, which leaves more height to the board. */
static gboolean
are_short (const BglQuestion *question)
{
  for (guint i = 0; i < question->answers->len; i++)
    if (g_utf8_strlen (((const BglAnswer *) question->answers->pdata[i])->text, -1) > SHORT)
      return FALSE;

  return TRUE;
}

static void
show_answers (BglQuizView *self)
{
  const BglQuestion *question = get_question (self);
  const guint columns = are_short (question) ? 2 : 1;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_grid_remove (self->answers, child);

  for (guint i = 0; i < question->answers->len; i++)
    {
      GtkWidget *button = bgl_answer_button_new (i + 1, ((const BglAnswer *) question->answers->pdata[i])->text);

      g_signal_connect_object (button, "clicked", G_CALLBACK (answer_clicked_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (button, "considered", G_CALLBACK (considered_cb), self, G_CONNECT_SWAPPED);
      bgl_answer_button_set_brief (BGL_ANSWER_BUTTON (button), columns > 1);
      gtk_grid_attach (self->answers, button, (int) (i % columns), (int) (i / columns), 1, 1);
    }
}

static void
show_question (BglQuizView *self)
{
  /* Translators: which question of how many. */
  g_autofree char *counter = g_strdup_printf (_("%u of %u"), self->index + 1, BGL_QUIZ_QUESTIONS);

  gtk_progress_bar_set_fraction (self->progress, (double) self->index / BGL_QUIZ_QUESTIONS);
  gtk_label_set_text (self->counter, counter);
  gtk_label_set_text (self->question, get_question (self)->text);
  gtk_label_set_text (self->verdict, "");
  gtk_widget_set_visible (GTK_WIDGET (self->outcome), FALSE);
  bgl_quiz_layout_set_held (self->layout, FALSE);
  gtk_button_set_label (self->next, self->index + 1 < BGL_QUIZ_QUESTIONS ? _("_Next") : _("Show _Result"));
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  show_board (self);
  show_answers (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_stack_set_visible_child_name (self->stack, "question");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quiz.next", FALSE);
  give_focus (self);
  self->spoken = FALSE;
  announce_question (self);
}

/* Lists rules by their ids. Each row opens the rulebook. */
static void
list_rules (BglQuizView         *self,
            AdwPreferencesGroup *group,
            GPtrArray           *rows,
            GPtrArray           *ids,
            const char          *icon)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, rows->pdata[i]);
  g_ptr_array_set_size (rows, 0);

  for (guint i = 0; i < ids->len; i++)
    {
      const BglRuleInfo *info = bgl_rules_find_rule (self->ui->rules, ids->pdata[i]);
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(info->title));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(info->sentence));
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (icon));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.show-rule");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", info->id);
      adw_preferences_group_add (group, row);
      g_ptr_array_add (rows, row);
    }

  gtk_widget_set_visible (GTK_WIDGET (group), ids->len > 0);
}

static void
show_result (BglQuizView *self)
{
  guint n_right = bgl_quiz_get_n_right (self->quiz);
  guint next = bgl_quiz_get_next_level (self->quiz);
  g_autoptr (GPtrArray) learned = bgl_quiz_list_learned (self->quiz);
  g_autoptr (GPtrArray) missed = bgl_quiz_list_missed (self->quiz);
  g_autofree char *title = NULL;
  g_autofree char *outlook = bgl_quiz_words_next (bgl_quiz_get_level (self->quiz), next);
  g_autofree char *description = g_strjoin ("\n", bgl_quiz_words_praise (n_right), outlook, NULL);

  bgl_settings_set_quiz_level (self->ui->rules, next);

  /* Translators: how many answers of how many were right. */
  title = g_strdup_printf (ngettext ("%u of %u Right", "%u of %u Right", n_right), n_right, BGL_QUIZ_QUESTIONS);
  gtk_progress_bar_set_fraction (self->progress, 1);
  adw_status_page_set_title (self->result, title);
  adw_status_page_set_description (self->result, description);
  list_rules (self, self->missed, self->missed_rows, missed, "bgl-rule-symbolic");
  list_rules (self, self->learned, self->learned_rows, learned, "object-select-symbolic");
  gtk_stack_set_visible_child_name (self->stack, "result");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quiz.next", FALSE);
  give_focus (self);
  bgl_compat_announce (GTK_WIDGET (self), title);
  bgl_compat_announce (GTK_WIDGET (self), description);
}

static void
begin (BglQuizView *self,
       guint64      seed)
{
  guint level = bgl_settings_get_quiz_level (self->ui->rules);
  /* Translators: the subtitle of the page with ten questions about the rules, and their level, from 1. */
  g_autofree char *subtitle = g_strdup_printf (_("Quiz · Level %u of %u"), level, BGL_QUIZ_LEVELS);

  g_clear_object (&self->quiz);
  self->quiz = bgl_quiz_new (self->ui->rules, level, seed);
  self->index = 0;
  adw_window_title_set_subtitle (self->title, subtitle);
  show_question (self);
}

static void
answer_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BglQuizView *self = BGL_QUIZ_VIEW (widget);
  g_auto (BglLanguage) language = bgl_language_enter (self->catalog);
  guint number = g_variant_get_uint32 (parameter);
  guint i = 0;

  if (self->index == BGL_QUIZ_QUESTIONS || is_answered (self) ||
      number < 1 || number > get_question (self)->answers->len)
    return;

  bgl_quiz_answer (self->quiz, self->index, number - 1);
  bgl_quiz_layout_set_held (self->layout, TRUE);
  show_solution (self);
  show_verdict (self, number - 1);

  gtk_widget_action_set_enabled (widget, "quiz.next", TRUE);
  give_focus (self);
  bgl_compat_announce (widget, gtk_label_get_text (self->verdict));
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->answers)); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    {
      const BglAnswer *answer = get_question (self)->answers->pdata[i];

      bgl_answer_button_set_verdict (BGL_ANSWER_BUTTON (button),
                                     answer->right ? BGL_VERDICT_RIGHT
                                     : i == number - 1 ? BGL_VERDICT_WRONG : BGL_VERDICT_OTHER);
    }
}

static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglQuizView *self = BGL_QUIZ_VIEW (widget);
  g_auto (BglLanguage) language = bgl_language_enter (self->catalog);

  self->index++;
  if (self->index < BGL_QUIZ_QUESTIONS)
    show_question (self);
  else
    show_result (self);
}

static void
again_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  BglQuizView *self = BGL_QUIZ_VIEW (widget);
  g_auto (BglLanguage) language = bgl_language_enter (self->catalog);

  begin (self, g_random_int ());
}

/* Scrolls to the outcome of the answer, which may be out of sight in a small window. This waits until idle, because
 * nothing can be scrolled while sizes are allocated. */
static gboolean
scroll_cb (gpointer user_data)
{
  BglQuizView *self = user_data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  self->scroll_id = 0;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));

  return G_SOURCE_REMOVE;
}

static void
panel_changed_cb (BglQuizView *self)
{
  if (self->scroll_id == 0 && self->quiz != NULL && self->index < BGL_QUIZ_QUESTIONS && is_answered (self))
    self->scroll_id = g_idle_add (scroll_cb, self);
}

/* The widget */

static gboolean
bgl_quiz_view_grab_focus (GtkWidget *widget)
{
  if (bgl_focus_is_moving (widget))
    return FALSE;

  give_focus (BGL_QUIZ_VIEW (widget));

  return TRUE;
}

static void
bgl_quiz_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bgl_quiz_view_parent_class)->map (widget);

  announce_question (BGL_QUIZ_VIEW (widget));
}

static void
bgl_quiz_view_dispose (GObject *object)
{
  BglQuizView *self = BGL_QUIZ_VIEW (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_object (&self->quiz);
  g_clear_object (&self->table);
  g_clear_pointer (&self->learned_rows, g_ptr_array_unref);
  g_clear_pointer (&self->missed_rows, g_ptr_array_unref);

  G_OBJECT_CLASS (bgl_quiz_view_parent_class)->dispose (object);
}

static void
bgl_quiz_view_class_init (BglQuizViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_quiz_view_dispose;

  widget_class->map = bgl_quiz_view_map;
  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_quiz_view_grab_focus;

  g_type_ensure (BGL_TYPE_BADGE);
  g_type_ensure (BGL_TYPE_QUIZ_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-quiz-view.ui");
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, header);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, title);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, progress);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, stack);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, layout);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, frame);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, scroller);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, badge);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, turn);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, counter);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, question);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, answers);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, outcome);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, verdict);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, explanation);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, next);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, result);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, again);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, rules);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, missed);
  gtk_widget_class_bind_template_child (widget_class, BglQuizView, learned);
  gtk_widget_class_bind_template_callback (widget_class, activate_link_cb);

  gtk_widget_class_install_action (widget_class, "quiz.answer", "u", answer_cb);
  gtk_widget_class_install_action (widget_class, "quiz.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "quiz.again", NULL, again_cb);

  for (guint i = 1; i <= BGL_MAX_ANSWERS; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + i, 0, "quiz.answer", "u", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + i, 0, "quiz.answer", "u", i);
    }

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);

  gtk_widget_class_set_css_name (widget_class, "quiz");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The text of the result is not in the template, because text in a template is always in the language of the user. */
static void
init_words (BglQuizView *self)
{
  self->catalog = bgl_catalog_get_current ();

  /* Translators: ten other questions. */
  gtk_button_set_label (self->again, C_("quiz", "Try _Again"));
  gtk_button_set_label (self->rules, _("_Rules"));
  /* Translators: a list of rules that were known in the quiz. */
  adw_preferences_group_set_title (self->learned, _("Rules You Know"));
  /* Translators: a list of rules that were missed in the quiz. */
  adw_preferences_group_set_title (self->missed, _("Rules to Read Again"));
}

static void
bgl_quiz_view_init (BglQuizView *self)
{
  self->learned_rows = g_ptr_array_new ();
  self->missed_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_names_follow (GTK_WIDGET (self));
  bgl_compat_hush_pages (self->stack);
  init_words (self);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (panel_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bgl_quiz_view_new (const BglGameUi *ui,
                   guint64          seed)
{
  BglQuizView *self;

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (BGL_TYPE_QUIZ_VIEW, NULL);
  self->ui = ui;
  adw_window_title_set_title (self->title, _(ui->rules->name));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules), "s", ui->rules->id);
  bgl_badge_set_game (self->badge, ui->rules->id);
  begin (self, seed);

  return GTK_WIDGET (self);
}

BglQuiz *
bgl_quiz_view_get_quiz (BglQuizView *self)
{
  g_return_val_if_fail (BGL_IS_QUIZ_VIEW (self), NULL);

  return self->quiz;
}

guint
bgl_quiz_view_get_index (BglQuizView *self)
{
  g_return_val_if_fail (BGL_IS_QUIZ_VIEW (self), 0);

  return self->index;
}

BglView *
bgl_quiz_view_get_board (BglQuizView *self)
{
  g_return_val_if_fail (BGL_IS_QUIZ_VIEW (self), NULL);

  return self->board;
}

const char *
bgl_quiz_view_get_verdict (BglQuizView *self)
{
  g_return_val_if_fail (BGL_IS_QUIZ_VIEW (self), NULL);

  return gtk_label_get_text (self->verdict);
}

void
bgl_quiz_view_set_title_buttons (BglQuizView *self,
                                 gboolean     title_buttons)
{
  g_return_if_fail (BGL_IS_QUIZ_VIEW (self));

  adw_header_bar_set_show_end_title_buttons (self->header, title_buttons);
}
