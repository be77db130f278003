/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

#include "bgl-window-distance.h"
#include "board/bgl-focus.h"

#include "engine/bgl-i18n.h"

/* A quiz, a lesson, puzzles, or an activity of a game is a subpage: it takes the place of the table, so that the rulebook can be opened
 * beside it. Closing it restores the table, and the rulebook if it was started from there. */

void
bgl_window_show_subpage (BglWindow  *self,
                         GtkWidget  *subpage,
                         const char *title)
{
  bgl_window_close_subpage (self);
  self->before_subpage = gtk_stack_get_visible_child (self->stack);
  self->title_before_subpage = g_strdup (gtk_window_get_title (GTK_WINDOW (self)));
  self->read_before_subpage = bgl_window_get_reader (self) != NULL;
  if (bgl_window_get_page (self) != NULL)
    bgl_table_leave (bgl_table_page_get_table (self->page));

  self->subpage = subpage;
  gtk_stack_add_child (self->stack, subpage);
  gtk_stack_set_visible_child (self->stack, subpage);
  bgl_split_view_set_cover (self->split_view, FALSE);
  bgl_split_view_set_open (self->split_view, FALSE);
  gtk_window_set_title (GTK_WINDOW (self), title);
  bgl_window_update_actions (self);
  gtk_widget_grab_focus (subpage);
}

void
bgl_window_close_subpage (BglWindow *self)
{
  GtkWidget *subpage, *before;

  if (self->subpage == NULL)
    return;

  subpage = g_steal_pointer (&self->subpage);
  before = g_steal_pointer (&self->before_subpage);
  gtk_stack_set_visible_child (self->stack, before);
  gtk_stack_remove (self->stack, subpage);
  gtk_window_set_title (GTK_WINDOW (self), self->title_before_subpage);
  g_clear_pointer (&self->title_before_subpage, g_free);
  if (bgl_window_get_page (self) != NULL)
    bgl_table_page_start (self->page);

  bgl_split_view_set_cover (self->split_view, bgl_window_get_page (self) == NULL);
  bgl_split_view_set_open (self->split_view, self->read_before_subpage);
  bgl_window_update_actions (self);
  if (self->read_before_subpage)
    gtk_widget_grab_focus (GTK_WIDGET (bgl_reader_get_page (self->reader)));
  else
    bgl_focus_give (before);
}

void
bgl_window_update_subpage (BglWindow *self,
                           gboolean   title_buttons)
{
  if (BGL_IS_QUIZ_VIEW (self->subpage))
    bgl_quiz_view_set_title_buttons (BGL_QUIZ_VIEW (self->subpage), title_buttons);
  else if (BGL_IS_LESSON_PAGE (self->subpage))
    bgl_lesson_page_set_title_buttons (BGL_LESSON_PAGE (self->subpage), title_buttons);
  else if (BGL_IS_PUZZLE_PAGE (self->subpage))
    bgl_puzzle_page_set_title_buttons (BGL_PUZZLE_PAGE (self->subpage), title_buttons);
  else if (BGL_IS_ACTIVITY_PAGE (self->subpage))
    bgl_activity_page_set_title_buttons (BGL_ACTIVITY_PAGE (self->subpage), title_buttons);
  else if (self->subpage != NULL)
    bgl_window_set_room_buttons (self, title_buttons);
}

const BglRules *
bgl_window_get_subpage_rules (BglWindow *self)
{
  if (BGL_IS_QUIZ_VIEW (self->subpage))
    return bgl_quiz_get_rules (bgl_quiz_view_get_quiz (BGL_QUIZ_VIEW (self->subpage)));
  if (BGL_IS_LESSON_PAGE (self->subpage))
    return bgl_lesson_page_get_ui (BGL_LESSON_PAGE (self->subpage))->rules;
  if (BGL_IS_PUZZLE_PAGE (self->subpage))
    return bgl_puzzle_page_get_ui (BGL_PUZZLE_PAGE (self->subpage))->rules;
  if (BGL_IS_ACTIVITY_PAGE (self->subpage))
    return bgl_activity_page_get_ui (BGL_ACTIVITY_PAGE (self->subpage))->rules;

  return self->subpage != NULL ? bgl_window_get_room_rules (self) : NULL;
}

BglQuizView *
bgl_window_get_quiz (BglWindow *self)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), NULL);

  return BGL_IS_QUIZ_VIEW (self->subpage) ? BGL_QUIZ_VIEW (self->subpage) : NULL;
}

/* The title is in the language of the window, which may differ from that of the rulebook page that started the quiz. */
static void
show_quiz (BglWindow       *self,
           const BglGameUi *ui,
           GtkWidget       *quiz)
{
  g_auto (BglLanguage) language = bgl_language_enter (NULL);
  /* Translators: the title of a window; %s is the name of a game. */
  g_autofree char *title = g_strdup_printf (_("%s: Quiz"), _(ui->rules->name));

  bgl_window_show_subpage (self, quiz, title);
}

void
bgl_window_show_quiz (BglWindow  *self,
                      const char *game)
{
  const BglGameUi *ui;

  g_return_if_fail (BGL_IS_WINDOW (self));
  g_return_if_fail (game != NULL);

  ui = bgl_game_ui_find (game);
  if (ui != NULL)
    show_quiz (self, ui, bgl_quiz_view_new (ui, g_random_int ()));
}

BglLessonPage *
bgl_window_get_lesson (BglWindow *self)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), NULL);

  return BGL_IS_LESSON_PAGE (self->subpage) ? BGL_LESSON_PAGE (self->subpage) : NULL;
}

void
bgl_window_show_lesson (BglWindow  *self,
                        const char *game)
{
  /* A lesson is in the language of the window, even if a page of the rulebook in another one starts it. */
  g_auto (BglLanguage) language = bgl_language_enter (NULL);
  const BglGameUi *ui;
  g_autofree char *title = NULL;

  g_return_if_fail (BGL_IS_WINDOW (self));
  g_return_if_fail (game != NULL);

  ui = bgl_game_ui_find (game);
  if (ui == NULL)
    return;

  if (!bgl_lesson_exists (ui->rules))
    {
      bgl_window_begin_first_game (self, ui);
      return;
    }

  /* Translators: the title of a window; %s is the name of a game. */
  title = g_strdup_printf (_("%s: Your First Game"), _(ui->rules->name));
  bgl_window_show_subpage (self, bgl_lesson_page_new (ui), title);
}

BglPuzzlePage *
bgl_window_get_puzzles (BglWindow *self)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), NULL);

  return BGL_IS_PUZZLE_PAGE (self->subpage) ? BGL_PUZZLE_PAGE (self->subpage) : NULL;
}

void
bgl_window_show_puzzles (BglWindow  *self,
                         const char *game)
{
  const BglGameUi *ui;
  g_autofree char *title = NULL;

  g_return_if_fail (BGL_IS_WINDOW (self));
  g_return_if_fail (game != NULL);

  ui = bgl_game_ui_find (game);
  if (ui == NULL || !bgl_puzzles_exist (ui->rules))
    return;

  /* Translators: the title of a window; %s is the name of a game. */
  title = g_strdup_printf (_("%s: Puzzles"), _(ui->rules->name));
  bgl_window_show_subpage (self, bgl_puzzle_page_new (ui), title);
}

BglActivityPage *
bgl_window_get_activity (BglWindow *self)
{
  g_return_val_if_fail (BGL_IS_WINDOW (self), NULL);

  return BGL_IS_ACTIVITY_PAGE (self->subpage) ? BGL_ACTIVITY_PAGE (self->subpage) : NULL;
}

void
bgl_window_show_activity (BglWindow  *self,
                          const char *game,
                          const char *activity)
{
  const BglGameUi *ui;
  const BglActivity *found;
  g_autofree char *title = NULL;

  g_return_if_fail (BGL_IS_WINDOW (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (activity != NULL);

  ui = bgl_game_ui_find (game);
  found = ui != NULL ? bgl_game_ui_find_activity (ui, activity) : NULL;
  if (found == NULL)
    return;

  /* Translators: the title of a window: a game, and something that one can do with it, such as “Practice”. */
  title = g_strdup_printf (_("%s: %s"), _(ui->rules->name), _(found->label));
  bgl_window_show_subpage (self, bgl_activity_page_new (ui, found), title);
}
