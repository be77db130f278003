/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-page-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* The most seconds between two presses of a key that belong together. */
#define SPEAK_AGAIN 10

/* The heading of the turn bar or, after the end of the game, of the end panel. */
const char *
bgl_table_page_get_heading (BglTablePage *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), NULL);

  if (bgl_table_page_is_over (self))
    return bgl_end_panel_get_heading (self->end_panel);

  return bgl_turn_bar_get_heading (self->turn_bar);
}

const char *
bgl_table_page_get_story (BglTablePage *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), NULL);

  return bgl_turn_bar_get_story (self->turn_bar);
}

const char *
bgl_table_page_get_refusal (BglTablePage *self)
{
  GVariant *rule;

  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), NULL);

  rule = bgl_table_page_is_over (self) ? bgl_notice_overlay_get_target (self->board)
                                       : bgl_turn_bar_get_target (self->turn_bar);

  return rule != NULL ? g_variant_get_string (rule, NULL) : NULL;
}

/* The rule that the user would look up now: why a move was refused or suggested, what can be done, or what has just
 * happened.
 * NULL at the beginning of a game that does not provide one. */
const char *
bgl_table_page_get_rule (BglTablePage *self)
{
  BglGame *game;
  const BglRules *rules;
  const char *refusal;
  BglLogLine *line;

  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), NULL);

  game = bgl_table_get_game (self->table);
  rules = bgl_game_get_rules (game);

  refusal = bgl_table_page_get_refusal (self);
  if (refusal != NULL)
    return g_intern_string (refusal);
  if (self->hint != NULL && self->hint_shown && self->hint->rule != NULL)
    return self->hint->rule;

  if (!bgl_game_is_over (game) && rules->get_turn_rule != NULL)
    return rules->get_turn_rule (bgl_game_get_state (game));

  line = bgl_log_get_current_line (self->log);

  return line != NULL ? bgl_log_line_get_rule (line) : NULL;
}

void
bgl_table_page_say (BglTablePage *self,
                    const char   *text)
{
  g_return_if_fail (BGL_IS_TABLE_PAGE (self));

  if (bgl_table_page_is_over (self))
    bgl_end_panel_say (self->end_panel, text);
  else
    bgl_turn_bar_say (self->turn_bar, text);
}

void
bgl_table_page_notify (BglTablePage *self,
                       const char   *text,
                       const char   *button,
                       const char   *action,
                       GVariant     *target)
{
  g_return_if_fail (BGL_IS_TABLE_PAGE (self));

  /* During the game, nothing may cover the board. Afterward, its places cannot be chosen, and the end panel is full. */
  if (bgl_table_page_is_over (self))
    bgl_notice_overlay_show (self->board, text, button, action, target);
  else
    bgl_turn_bar_notify (self->turn_bar, text, button, action, target);
}

void
bgl_table_page_speak_standing (BglTablePage *self)
{
  g_autofree char *standing = NULL;
  g_autoptr (GString) text = NULL;
  BglGame *game;

  g_return_if_fail (BGL_IS_TABLE_PAGE (self));

  game = bgl_table_get_game (self->table);
  standing = bgl_words_standing (self->table);
  text = g_string_new (standing);
  if (!bgl_game_is_over (game))
    {
      const BglGameUi *ui = bgl_game_ui_find (bgl_game_get_rules (game)->id);
      g_autofree char *more = ui->describe_table != NULL ? ui->describe_table (self->view) : NULL;

      /* The turn is not a complete sentence, unless it is a question. */
      if (!g_str_has_suffix (text->str, "?"))
        g_string_append_c (text, '.');
      bgl_words_add_sentence (text, more != NULL ? more : _(ui->rules->aim));
    }

  /* In real-time games, nothing may cover the board. */
  if (bgl_table_page_is_over (self) || bgl_game_get_rules (game)->get_time != NULL)
    bgl_table_page_say (self, text->str);
  else
    bgl_table_page_show_text (self, text->str);
}

/* Speaks the last sentence of the log. Each further call within a few seconds goes back by one sentence. */
void
bgl_table_page_speak_last (BglTablePage *self)
{
  gint64 now = g_get_monotonic_time ();
  guint current;
  g_autofree char *news = NULL;
  guint n_news;
  g_autoptr (BglLogLine) line = NULL;

  g_return_if_fail (BGL_IS_TABLE_PAGE (self));

  news = bgl_view_describe_last (self->view);
  n_news = news != NULL ? 1 : 0;

  current = bgl_log_get_current (self->log);
  if (now - self->spoken_time > SPEAK_AGAIN * G_USEC_PER_SEC || current != self->spoken_from)
    self->n_spoken = 0;
  self->spoken_time = now;
  self->spoken_from = current;

  if (self->n_spoken < n_news)
    {
      self->n_spoken++;
      bgl_table_page_say (self, news);
      return;
    }
  if (self->n_spoken < current + n_news)
    line = g_list_model_get_item (G_LIST_MODEL (self->log), current + n_news - ++self->n_spoken);
  bgl_table_page_say (self, line != NULL ? bgl_log_line_get_text (line) :
                            current == 0 ? _("Nothing has happened yet.") : _("The game begins."));
}
