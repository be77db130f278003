/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-example-view-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "bgl-board-layout.h"
#include "bgl-look.h"
#include "bgl-wrap-layout.h"
#include "rulebook/bgl-change.h"

/* Time to see what a step did before the next one. */
#define STEP_TIME      1400
#define BUTTON_SPACING 6

G_DEFINE_FINAL_TYPE (BglExampleView, bgl_example_view, ADW_TYPE_BIN)

/* Telling */

static void
append_sentence (GString    *story,
                 const char *sentence,
                 const char *game,
                 const char *rule)
{
  g_autofree char *line = NULL;

  if (rule != NULL && g_str_has_prefix (rule, game))
    /* Translators: a sentence, and the link to the rule that it follows from. */
    line = g_markup_printf_escaped (_("%s <a href=\"bungalow:%s/%s\">Why?</a>"), sentence, game, rule);
  else
    line = g_markup_printf_escaped ("%s", sentence);

  if (story->len > 0)
    g_string_append_c (story, '\n');
  g_string_append (story, line);
}

static void
tell_prompt (BglExampleView *self)
{
  BglGame *game = bgl_table_get_game (self->table);
  g_autofree char *prompt = NULL;
  g_autofree char *escaped = NULL;

  if (!bgl_game_is_over (game))
    prompt = bgl_game_get_rules (game)->describe_turn (bgl_game_get_state (game));

  escaped = g_markup_escape_text (prompt != NULL ? prompt : "", -1);
  gtk_label_set_markup (self->story, escaped);
}

static void
tell (BglExampleView *self,
      GString        *story)
{
  gtk_label_set_markup (self->story, story->str);
}

static void
moved_cb (BglExampleView *self)
{
  BglGame *game = bgl_table_get_game (self->table);
  const BglRules *rules = bgl_game_get_rules (game);
  g_autoptr (GString) story = g_string_new (NULL);
  GString *told = self->outcome != NULL ? self->outcome : story;
  const BglEvent *events;
  guint n_events;

  events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n_events);
  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *sentence = rules->describe_event (bgl_game_get_state (game), &events[i],
                                                         bgl_table_get_names (self->table));

      if (sentence != NULL)
        append_sentence (told, sentence, rules->id, events[i].rule);
    }

  if (self->outcome != NULL)
    return;

  tell (self, story);

  /* From here on the reader has left the example's own path: the dice may fall as they like. */
  if (self->step_id == 0)
    bgl_table_start (self->table);
}

void
bgl_example_view_tell_refusal (BglExampleView *self,
                               const GError   *error)
{
  g_autoptr (GString) story = g_string_new (NULL);

  append_sentence (story, error->message, bgl_example_get_rules (self->example)->id,
                   bgl_rule_error_get_rule (error));
  tell (self, story);
}

static void
refused_cb (BglExampleView *self,
            GError         *error)
{
  bgl_example_view_tell_refusal (self, error);
}

static gboolean
activate_link_cb (BglExampleView *self,
                  const char     *uri)
{
  return gtk_widget_activate_action (GTK_WIDGET (self), "reader.follow", "s", uri);
}

/* Playing */

/* Where the reader meets the example: where it says so, else before its last move. */
static guint
find_stage (BglExample *example)
{
  guint n_steps = bgl_example_get_n_steps (example);
  guint stage = bgl_example_find_try (example);

  if (stage < n_steps)
    return stage;

  stage = 0;
  for (guint i = 0; i < n_steps; i++)
    {
      BglStepKind kind = bgl_example_get_step (example, i)->kind;

      if (kind == BGL_STEP_MOVE || kind == BGL_STEP_REFUSED)
        stage = i;
    }

  return stage;
}

static gboolean
has_steps_to_show (BglExampleView *self)
{
  for (guint i = self->stage; i < bgl_example_get_n_steps (self->example); i++)
    {
      BglStepKind kind = bgl_example_get_step (self->example, i)->kind;

      if (kind == BGL_STEP_MOVE || kind == BGL_STEP_REFUSED)
        return TRUE;
    }

  return FALSE;
}

static void
show_refused (BglExampleView *self,
              const BglStep  *step)
{
  g_autoptr (GError) error = NULL;

  /* The rules have refused it in the tests; this asks them for the sentence. */
  if (!bgl_game_play_text (bgl_table_get_game (self->table), step->seat, step->text, &error))
    bgl_example_view_tell_refusal (self, error);
}

static gboolean
step_cb (gpointer user_data)
{
  BglExampleView *self = user_data;
  guint n_steps = bgl_example_get_n_steps (self->example);

  while (self->next_step < n_steps)
    {
      const BglStep *step = bgl_example_get_step (self->example, self->next_step++);

      if (step->kind == BGL_STEP_MOVE)
        {
          bgl_game_play_text (bgl_table_get_game (self->table), step->seat, step->text, NULL);
          return G_SOURCE_CONTINUE;
        }
      if (step->kind == BGL_STEP_REFUSED)
        {
          show_refused (self, step);
          return G_SOURCE_CONTINUE;
        }
    }

  self->step_id = 0;
  bgl_view_set_interactive (self->view, TRUE);

  return G_SOURCE_REMOVE;
}

static void
stop (BglExampleView *self)
{
  g_clear_handle_id (&self->step_id, g_source_remove);
  bgl_table_stop (self->table);
}

static void
set_stage (BglExampleView *self)
{
  /* Moves of the reader may have replaced those of the stage: it is set anew. */
  bgl_game_seek (bgl_table_get_game (self->table), 0);
  bgl_example_run_moves (self->example, bgl_table_get_game (self->table), self->stage);
  bgl_table_stop (self->table);
  tell_prompt (self);
}

static void
show_board (BglExampleView *self)
{
  const BglLook *look = bgl_look_find (bgl_example_get_rules (self->example)->id);

  self->view = g_object_new (look->get_view_type (), "table", self->table, "example", TRUE, NULL);
  adw_bin_set_child (self->frame, GTK_WIDGET (self->view));
}

void
bgl_example_view_wake (BglExampleView *self)
{
  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  if (self->view == NULL)
    show_board (self);
}

static void
use (BglExampleView *self,
     BglExample     *example)
{
  g_autoptr (BglGame) game = bgl_example_begin (example, NULL);

  g_assert (game != NULL);

  if (self->table != NULL)
    {
      stop (self);
      g_signal_handlers_disconnect_by_data (bgl_table_get_game (self->table), self);
      g_signal_handlers_disconnect_by_data (self->table, self);
      g_clear_object (&self->table);
    }

  g_set_object (&self->example, example);
  self->table = bgl_table_new_for_people (game);
  self->stage = find_stage (example);
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  set_stage (self);
}

void
bgl_example_view_use (BglExampleView *self,
                      BglExample     *example)
{
  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  use (self, example != NULL ? example : self->original);
  show_board (self);
}

void
bgl_example_view_play_out (BglExampleView *self)
{
  const BglChanges *changes;
  BglGame *game;

  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  changes = bgl_example_get_rules (self->example)->changes;
  game = bgl_table_get_game (self->table);
  self->outcome = g_string_new (NULL);

  for (guint i = self->stage; i < bgl_example_get_n_steps (self->example) && !bgl_game_is_over (game); i++)
    {
      const BglStep *step = bgl_example_get_step (self->example, i);
      const char *answer = NULL;
      g_autoptr (GError) error = NULL;

      if (step->kind != BGL_STEP_MOVE)
        continue;
      if (step->seat != 0 && changes->find_answer != NULL)
        answer = changes->find_answer (bgl_game_get_state (game));
      if (bgl_game_play_text (game, step->seat, answer != NULL ? answer : step->text, &error))
        {
          if (answer != NULL)
            break;
          continue;
        }

      append_sentence (self->outcome, error->message, bgl_game_get_rules (game)->id, bgl_rule_error_get_rule (error));
      break;
    }

  tell (self, self->outcome);
  g_string_free (g_steal_pointer (&self->outcome), TRUE);
  bgl_view_skip_animations (self->view);
}

void
bgl_example_view_reset (BglExampleView *self)
{
  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  if (self->example != self->original)
    bgl_example_view_use (self, NULL);
  if (gtk_toggle_button_get_active (self->change))
    bgl_example_view_show_parts (self);
  bgl_example_view_wake (self);
  stop (self);
  bgl_view_cancel (self->view);
  set_stage (self);
  bgl_view_skip_animations (self->view);
  bgl_view_set_interactive (self->view, TRUE);
}

void
bgl_example_view_show_me (BglExampleView *self)
{
  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  bgl_example_view_reset (self);
  bgl_view_set_interactive (self->view, FALSE);
  self->next_step = self->stage;
  self->step_id = g_timeout_add (STEP_TIME, step_cb, self);
  step_cb (self);
}

static void
change_toggled_cb (BglExampleView *self)
{
  if (gtk_toggle_button_get_active (self->change))
    bgl_example_view_show_parts (self);
}

/* Scrolling */

/* As far as GtkScrolledWindow goes with one step of the wheel, or with a unit of a touchpad. */
static double
get_step (GtkEventController *controller,
          double              page_size)
{
  GdkScrollUnit unit = gtk_event_controller_scroll_get_unit (GTK_EVENT_CONTROLLER_SCROLL (controller));

  return unit == GDK_SCROLL_UNIT_WHEEL ? pow (page_size, 2.0 / 3.0) : 2.5;
}

/* A board never takes the scrolling of the page that it is a picture of. */
static gboolean
scroll_cb (BglExampleView     *self,
           double              dx,
           double              dy,
           GtkEventController *controller)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;

  if (scroller == NULL || (gtk_event_controller_get_current_event_state (controller) & GDK_CONTROL_MASK) != 0)
    return FALSE;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) +
                                        dy * get_step (controller, gtk_adjustment_get_page_size (adjustment)));

  return TRUE;
}

/* The widget */

static void
bgl_example_view_unmap (GtkWidget *widget)
{
  BglExampleView *self = BGL_EXAMPLE_VIEW (widget);

  stop (self);

  GTK_WIDGET_CLASS (bgl_example_view_parent_class)->unmap (widget);
}

static void
bgl_example_view_dispose (GObject *object)
{
  BglExampleView *self = BGL_EXAMPLE_VIEW (object);

  if (self->table != NULL)
    stop (self);
  g_clear_handle_id (&self->wish_id, g_source_remove);
  g_clear_object (&self->table);
  g_clear_object (&self->example);
  g_clear_object (&self->original);
  g_clear_object (&self->loose);

  G_OBJECT_CLASS (bgl_example_view_parent_class)->dispose (object);
}

static void
bgl_example_view_class_init (BglExampleViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_example_view_dispose;

  widget_class->unmap = bgl_example_view_unmap;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-example-view.ui");
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, frame);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, story);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, show_me);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, buttons);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, change);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, parts);
  gtk_widget_class_bind_template_callback (widget_class, change_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_link_cb);
  gtk_widget_class_bind_template_callback (widget_class, bgl_example_view_show_me);
  gtk_widget_class_bind_template_callback (widget_class, bgl_example_view_reset);

  gtk_widget_class_set_css_name (widget_class, "example");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_example_view_init (BglExampleView *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect_object (scroll, "scroll", G_CALLBACK (scroll_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  /* Three buttons with long words find room on a narrow screen. */
  gtk_widget_set_layout_manager (self->buttons, bgl_wrap_layout_new (BUTTON_SPACING));
}

GtkWidget *
bgl_example_view_new (BglExample *example)
{
  BglExampleView *self;

  g_return_val_if_fail (BGL_IS_EXAMPLE (example), NULL);

  self = g_object_new (BGL_TYPE_EXAMPLE_VIEW, NULL);
  self->original = g_object_ref (example);
  self->loose = bgl_example_loosen (example);
  use (self, example);
  /* Known before the board is made, so that nothing moves when it comes. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self->frame),
                                 bgl_board_layout_new (bgl_look_find (bgl_example_get_rules (example)->id)));
  gtk_widget_set_visible (GTK_WIDGET (self->show_me), has_steps_to_show (self));
  gtk_widget_set_visible (GTK_WIDGET (self->change), self->loose != NULL);

  return GTK_WIDGET (self);
}

BglView *
bgl_example_view_get_view (BglExampleView *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE_VIEW (self), NULL);

  return self->view;
}

BglGame *
bgl_example_view_get_game (BglExampleView *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE_VIEW (self), NULL);

  return bgl_table_get_game (self->table);
}

const char *
bgl_example_view_get_story (BglExampleView *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE_VIEW (self), NULL);

  return gtk_label_get_text (self->story);
}
