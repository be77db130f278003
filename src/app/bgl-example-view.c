/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-example-view-private.h"

#include "bgl-wrap-layout.h"
#include "board/bgl-board-layout.h"
#include "board/bgl-board-styles.h"
#include "board/bgl-focus.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-change.h"

/* Time to see what a step did before the next one. */
#define STEP_TIME      1400
#define BUTTON_SPACING 6

G_DEFINE_FINAL_TYPE (BglExampleView, bgl_example_view, ADW_TYPE_BIN)

/* Text */

static gboolean
activate_link_cb (BglExampleView *self,
                  const char     *uri)
{
  return gtk_widget_activate_action (GTK_WIDGET (self), "reader.follow", "s", uri);
}

/* Puts the lines into the box. Each is a label, so that there is more space between two of them than within one. */
static void
set_lines (BglExampleView *self,
           GtkBox         *box,
           const char     *story,
           GString        *said)
{
  g_auto (GStrv) lines = g_strsplit (story, "\n", -1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_markup (GTK_LABEL (label), lines[i]);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      g_signal_connect_object (label, "activate-link", G_CALLBACK (activate_link_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (box, label);
      if (said != NULL)
        g_string_append_printf (said, "%s%s", i > 0 ? "\n" : "", gtk_label_get_text (GTK_LABEL (label)));
    }
}

void
bgl_example_view_show_text (BglExampleView *self,
                            const char     *story,
                            const char     *more)
{
  g_string_truncate (self->said, 0);
  set_lines (self, self->story, story, self->said);
  set_lines (self, self->more_story, more != NULL ? more : "", NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->more), more != NULL);
}

/* Updates the reset button and the marks. Marks belong to the position of the example and would cover pieces in
 * another one. */
static void
update_strayed (BglExampleView *self)
{
  gboolean can_reset = self->strayed || self->example != self->original;

  if (!can_reset && gtk_widget_has_focus (GTK_WIDGET (self->reset)))
    gtk_widget_child_focus (self->buttons, GTK_DIR_TAB_FORWARD);
  gtk_widget_set_visible (GTK_WIDGET (self->reset), can_reset);
  bgl_sketch_bin_set_marks (self->frame_bin, self->strayed ? NULL : bgl_example_get_marks (self->example));
}

/* The reader has made a move that is not a step of the example. */
static void
moved_cb (BglExampleView *self)
{
  g_autofree char *story = NULL;
  g_autofree char *more = NULL;

  if (!self->live)
    return;

  self->strayed = TRUE;
  update_strayed (self);
  story = bgl_example_view_describe (self, &more);
  bgl_example_view_show_text (self, story, more);

  /* The reader has left the steps of the example, so the table rolls the dice at random. */
  bgl_table_start (self->table);
}

static void
refused_cb (BglExampleView *self,
            GError         *error)
{
  bgl_example_view_show_refusal (self, error);
}

/* The board */

static void
show_board (BglExampleView *self)
{
  g_auto (BglLanguage) language = bgl_example_view_enter_language (self);
  const BglGameUi *ui = bgl_game_ui_find (bgl_example_get_rules (self->example)->id);

  self->view = g_object_new (ui->get_view_type (),
                             "table", self->table,
                             "example", TRUE,
                             /* A reader who plays needs the whole table. */
                             "parts", self->live ? 0 : bgl_example_get_parts (self->example),
                             NULL);
  bgl_view_set_interactive (self->view, self->live);
  adw_bin_set_child (ADW_BIN (self->frame_bin), GTK_WIDGET (self->view));
}

void
bgl_example_view_wake (BglExampleView *self)
{
  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  if (self->view == NULL)
    show_board (self);
}

gboolean
bgl_example_view_is_awake (BglExampleView *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE_VIEW (self), FALSE);

  return self->view != NULL;
}

static void
stop_showing (BglExampleView *self)
{
  g_auto (BglLanguage) language = bgl_example_view_enter_language (self);

  g_clear_handle_id (&self->show_id, g_source_remove);
  adw_button_content_set_icon_name (self->show_me_content, "media-playback-start-symbolic");
  /* Translators: plays the example on its board. */
  bgl_example_view_set_label (self->show_me, _("Show Me"));
}

/* Sets whether the reader can move the pieces. */
static void
set_live (BglExampleView *self,
          gboolean        live)
{
  self->live = live;
  if (gtk_toggle_button_get_active (self->try_it) != live)
    gtk_toggle_button_set_active (self->try_it, live);
  gtk_widget_set_sensitive (self->steps, !live);
  if (self->view != NULL && bgl_example_get_parts (self->example) != 0)
    show_board (self);
  else if (self->view != NULL)
    bgl_view_set_interactive (self->view, live);
}

/* Shows a step of the example and cancels whatever the reader was doing. */
static void
go_to (BglExampleView *self,
       guint           frame)
{
  stop_showing (self);
  if (self->view != NULL)
    bgl_view_cancel (self->view);
  if (self->live)
    {
      set_live (self, FALSE);
      bgl_example_view_restore (self);
      update_strayed (self);
    }
  bgl_example_view_show_frame (self, frame);
}

/* Finds the frame of a changed example that shows the same position as before. The original may have more frames
 * than its changed form, which has no refused moves. */
static guint
find_kept (BglExampleView *self,
           gboolean        was_original,
           guint           ply)
{
  guint last = self->frames->len - 1;

  for (guint i = 0; was_original && i < last; i++)
    if (g_array_index (self->frames, BglFrame, i).ply >= ply)
      return i;

  return was_original ? last : MIN (self->frame, last);
}

static void
use (BglExampleView *self,
     BglExample     *example)
{
  g_auto (BglLanguage) language = bgl_example_view_enter_language (self);
  g_autoptr (BglGame) game = bgl_example_begin (example, NULL);
  const gboolean was_original = self->example == self->original;
  guint ply = 0;

  g_assert (game != NULL);

  if (self->table != NULL)
    {
      stop_showing (self);
      set_live (self, FALSE);
      bgl_table_stop (self->table);
      g_signal_handlers_disconnect_by_data (bgl_table_get_game (self->table), self);
      g_signal_handlers_disconnect_by_data (self->table, self);
      g_clear_object (&self->table);
    }

  if (self->frames->len > 0)
    ply = g_array_index (self->frames, BglFrame, self->frame).ply;
  g_set_object (&self->example, example);
  self->table = bgl_table_new_for_people (game);
  self->strayed = FALSE;
  self->view = NULL;
  bgl_example_view_collect (self);
  if (example != self->original)
    self->picture = find_kept (self, was_original, ply);
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);

  gtk_widget_set_visible (self->steps, self->frames->len > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->show_me), self->frames->len > 1);
  update_strayed (self);
  bgl_example_view_show_frame (self, self->picture);
}

void
bgl_example_view_use (BglExampleView *self,
                      BglExample     *example)
{
  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  use (self, example != NULL ? example : self->original);
  show_board (self);
}

/* Actions of the buttons */

void
bgl_example_view_reset (BglExampleView *self)
{
  gboolean live;

  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  live = self->live;
  if (self->example != self->original)
    bgl_example_view_use (self, NULL);
  if (gtk_toggle_button_get_active (self->change))
    bgl_example_view_show_parts (self);
  bgl_example_view_wake (self);
  go_to (self, self->picture);
  bgl_view_skip_animations (self->view);
  if (live)
    bgl_example_view_try_it (self);
}

static gboolean
step_cb (gpointer user_data)
{
  BglExampleView *self = user_data;

  bgl_example_view_show_frame (self, self->frame + 1);
  if (self->frame + 1 < self->frames->len)
    return G_SOURCE_CONTINUE;

  self->show_id = 0;
  stop_showing (self);

  return G_SOURCE_REMOVE;
}

void
bgl_example_view_show_me (BglExampleView *self)
{
  g_auto (BglLanguage) language = bgl_example_view_enter_language (self);

  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  bgl_example_view_wake (self);
  go_to (self, 0);
  bgl_view_skip_animations (self->view);
  if (self->frames->len < 2)
    return;

  adw_button_content_set_icon_name (self->show_me_content, "media-playback-stop-symbolic");
  /* Translators: ends the playing of an example. */
  bgl_example_view_set_label (self->show_me, _("Stop"));
  self->show_id = g_timeout_add (STEP_TIME, step_cb, self);
  bgl_example_view_reveal_board (self);
}

static void
show_me_cb (BglExampleView *self)
{
  if (self->show_id != 0)
    stop_showing (self);
  else
    bgl_example_view_show_me (self);
}

void
bgl_example_view_try_it (BglExampleView *self)
{
  g_autofree char *task = NULL;
  const BglFrame *frame;
  BglGame *game;

  g_return_if_fail (BGL_IS_EXAMPLE_VIEW (self));

  bgl_example_view_wake (self);
  go_to (self, self->start);
  bgl_view_skip_animations (self->view);

  game = bgl_table_get_game (self->table);
  frame = &g_array_index (self->frames, BglFrame, self->start);
  bgl_table_end_browsing (self->table);
  bgl_game_seek (game, frame->ply);
  bgl_view_skip_animations (self->view);
  bgl_sketch_bin_set_trace (self->frame_bin, BGL_TRACE_NONE, BGL_MOVE_NONE);
  set_live (self, TRUE);
  task = bgl_example_view_describe_task (self);
  bgl_example_view_show_text (self, task, NULL);
  bgl_example_view_reveal_board (self);
  /* The table must run to make the roll that the reader is waiting for. */
  if (bgl_game_get_turn (game) == BGL_TURN_CHANCE)
    bgl_table_start (self->table);
}

static void
end_trying (BglExampleView *self)
{
  go_to (self, self->picture);
  bgl_view_skip_animations (self->view);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  BglExampleView *self = BGL_EXAMPLE_VIEW (widget);

  if (!self->live)
    return FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (self->try_it));
  end_trying (self);

  return TRUE;
}

static void
try_it_toggled_cb (BglExampleView *self)
{
  if (gtk_toggle_button_get_active (self->try_it) == self->live)
    return;

  if (self->live)
    {
      end_trying (self);
    }
  else
    {
      GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

      bgl_example_view_try_it (self);
      /* A person who uses the keyboard continues at the board. */
      if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
        bgl_focus_give (GTK_WIDGET (self->view));
    }
}

static void
change_toggled_cb (BglExampleView *self)
{
  if (gtk_toggle_button_get_active (self->change))
    bgl_example_view_show_parts (self);
}

static void
scale_changed_cb (BglExampleView *self)
{
  guint frame = (guint) (gtk_adjustment_get_value (self->adjustment) + 0.5);

  if (frame == self->frame || frame >= self->frames->len)
    return;

  bgl_example_view_wake (self);
  go_to (self, frame);
}

static void
previous_cb (BglExampleView *self)
{
  gtk_adjustment_set_value (self->adjustment, (int) self->frame - 1);
}

static void
next_cb (BglExampleView *self)
{
  gtk_adjustment_set_value (self->adjustment, self->frame + 1);
}

/* The widget */

static void
bgl_example_view_unmap (GtkWidget *widget)
{
  BglExampleView *self = BGL_EXAMPLE_VIEW (widget);

  stop_showing (self);
  bgl_table_stop (self->table);

  GTK_WIDGET_CLASS (bgl_example_view_parent_class)->unmap (widget);
}

static void
bgl_example_view_dispose (GObject *object)
{
  BglExampleView *self = BGL_EXAMPLE_VIEW (object);

  g_clear_handle_id (&self->show_id, g_source_remove);
  if (self->table != NULL)
    bgl_table_stop (self->table);
  g_clear_handle_id (&self->wish_id, g_source_remove);
  g_clear_object (&self->table);
  g_clear_object (&self->example);
  g_clear_object (&self->original);
  g_clear_object (&self->editable);

  G_OBJECT_CLASS (bgl_example_view_parent_class)->dispose (object);
}

static void
bgl_example_view_finalize (GObject *object)
{
  BglExampleView *self = BGL_EXAMPLE_VIEW (object);

  g_array_unref (self->moves);
  g_array_unref (self->frames);
  g_string_free (self->said, TRUE);

  G_OBJECT_CLASS (bgl_example_view_parent_class)->finalize (object);
}

static void
bgl_example_view_class_init (BglExampleViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_example_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = bgl_example_view_finalize;

  widget_class->unmap = bgl_example_view_unmap;

  bgl_board_styles_add_icons ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-example-view.ui");
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, frame_bin);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, story);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, more);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, more_story);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, steps);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, previous);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, next);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, scale);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, adjustment);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, place);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, buttons);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, show_me);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, show_me_content);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, try_it);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, change);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, reset);
  gtk_widget_class_bind_template_child (widget_class, BglExampleView, parts);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, scale_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_me_cb);
  gtk_widget_class_bind_template_callback (widget_class, try_it_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, change_toggled_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "reset_cb", G_CALLBACK (bgl_example_view_reset));

  /* The view cancels a move with the same key first. */
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);

  gtk_widget_class_set_css_name (widget_class, "example");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_example_view_init (BglExampleView *self)
{
  g_type_ensure (BGL_TYPE_SKETCH_BIN);
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_names_set (GTK_WIDGET (self->story), "");
  bgl_example_view_init_words (self);
  self->said = g_string_new (NULL);
  self->moves = g_array_new (FALSE, FALSE, sizeof (BglMove));
  self->frames = g_array_new (FALSE, FALSE, sizeof (BglFrame));
  g_array_set_clear_func (self->frames, (GDestroyNotify) bgl_example_view_clear_frame);
  bgl_example_view_init_scrolling (self);
  /* On a narrow screen, buttons with long labels wrap into several lines. */
  gtk_widget_set_layout_manager (self->buttons, bgl_wrap_layout_new (BUTTON_SPACING));
}

GtkWidget *
bgl_example_view_new (BglExample *example)
{
  BglExampleView *self;

  g_return_val_if_fail (BGL_IS_EXAMPLE (example), NULL);

  self = g_object_new (BGL_TYPE_EXAMPLE_VIEW, NULL);
  self->original = g_object_ref (example);
  self->editable = bgl_example_new_editable (example);
  use (self, example);
  /* The layout knows the size of the board before it is created, so that nothing moves afterward. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self->frame_bin),
                                 bgl_board_layout_new (example));
  gtk_widget_set_visible (GTK_WIDGET (self->change), self->editable != NULL);

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

gboolean
bgl_example_view_get_live (BglExampleView *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE_VIEW (self), FALSE);

  return self->live;
}

const char *
bgl_example_view_get_story (BglExampleView *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE_VIEW (self), NULL);

  return self->said->str;
}
