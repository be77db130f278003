/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

#include <glib/gi18n-lib.h>

/* The quiz stands where the table stands, so that the rulebook can be opened beside it. It leaves
 * everything as it was: the table, and the place in the rulebook from which it was begun. */

BglQuizView *
bgl_window_get_quiz (BglWindow *self)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), NULL);

  return self->quiz;
}

void
bgl_window_show_quiz (BglWindow  *self,
                      const char *game)
{
  const BglLook *look;
  g_autofree char *title = NULL;

  g_return_if_fail (BGL_IS_WINDOW (self));
  g_return_if_fail (game != NULL);

  look = bgl_look_find (game);
  if (look == NULL)
    return;

  bgl_window_close_quiz (self);
  self->before_quiz = gtk_stack_get_visible_child (self->stack);
  self->title_before_quiz = g_strdup (gtk_window_get_title (GTK_WINDOW (self)));
  self->read_before_quiz = bgl_window_get_reader (self) != NULL;
  if (bgl_window_get_page (self) != NULL)
    bgl_table_stop (bgl_table_page_get_table (self->page));

  self->quiz = BGL_QUIZ_VIEW (bgl_quiz_view_new (look, g_random_int ()));
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->quiz));
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->quiz));
  bgl_beside_set_cover (self->beside, FALSE);
  bgl_beside_set_open (self->beside, FALSE);
  /* Translators: the title of a window; %s is the name of a game. */
  title = g_strdup_printf (_("%s: Quiz"), _(look->rules->name));
  gtk_window_set_title (GTK_WINDOW (self), title);
  bgl_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->quiz));
}

void
bgl_window_close_quiz (BglWindow *self)
{
  GtkWidget *quiz, *before;

  g_return_if_fail (BGL_IS_WINDOW (self));

  if (self->quiz == NULL)
    return;

  quiz = GTK_WIDGET (g_steal_pointer (&self->quiz));
  before = g_steal_pointer (&self->before_quiz);
  gtk_stack_set_visible_child (self->stack, before);
  gtk_stack_remove (self->stack, quiz);
  gtk_window_set_title (GTK_WINDOW (self), self->title_before_quiz);
  g_clear_pointer (&self->title_before_quiz, g_free);
  if (bgl_window_get_page (self) != NULL)
    bgl_table_start (bgl_table_page_get_table (self->page));

  bgl_beside_set_cover (self->beside, bgl_window_get_page (self) == NULL);
  bgl_beside_set_open (self->beside, self->read_before_quiz);
  bgl_window_update_actions (self);
  if (self->read_before_quiz)
    gtk_widget_child_focus (GTK_WIDGET (bgl_reader_get_page (self->reader)), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_child_focus (before, GTK_DIR_TAB_FORWARD);
}
