/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-private.h"

#include "bgl-settings.h"
#include "bgl-window-distance.h"
#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

/* The game for an action without a parameter: that of the quiz or activity, the one being played, the one whose card
 * has the focus, the one played last, or the first on the shelf. */
static const char *
get_present_game (BglWindow *self)
{
  BglTablePage *page = bgl_window_get_page (self);
  g_autofree char *last = NULL;
  const char *focused;

  if (self->subpage != NULL && bgl_window_get_subpage_rules (self) != NULL)
    return bgl_window_get_subpage_rules (self)->id;
  if (page != NULL)
    return bgl_game_get_rules (bgl_table_get_game (bgl_table_page_get_table (page)))->id;

  focused = bgl_shelf_get_focused (self->shelf);
  if (focused != NULL)
    return focused;

  last = g_settings_get_string (bgl_settings_get (), BGL_SETTING_LAST_GAME);
  if (bgl_game_ui_find (last) != NULL)
    return bgl_game_ui_find (last)->rules->id;

  return bgl_game_ui_list (NULL)[0]->rules->id;
}

static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  BglWindow *self = user_data;

  bgl_window_ask_new_game (self, get_present_game (self));
}

static void
play_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  bgl_window_ask_new_game (user_data, g_variant_get_string (parameter, NULL));
}

static void
learn_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  bgl_window_show_lesson (user_data, g_variant_get_string (parameter, NULL));
}

static void
puzzles_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  bgl_window_show_puzzles (user_data, g_variant_get_string (parameter, NULL));
}

void
bgl_window_begin_first_game (BglWindow       *self,
                             const BglGameUi *ui)
{
  g_autoptr (BglRecord) record = bgl_record_new ();
  g_autoptr (BglTable) table = NULL;
  g_autofree char *count = NULL;

  count = g_strdup_printf ("%u", ui->rules->seat_counts[0]);
  bgl_record_set_tag (record, "Bungalow", "1");
  bgl_record_set_tag (record, "Game", ui->rules->id);
  bgl_record_set_tag (record, "Seats", count);
  for (guint seat = 2; seat <= ui->rules->seat_counts[0]; seat++)
    {
      g_autofree char *name = g_strdup_printf ("Seat%u", seat);

      bgl_record_set_tag (record, name, "bot:beginner");
    }

  bgl_settings_renew_helper (ui->rules);
  table = bgl_table_new_from_record (record, NULL);
  g_assert (table != NULL);
  bgl_window_begin (self, table);
}

static void
first_game_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  const BglGameUi *ui = bgl_game_ui_find (g_variant_get_string (parameter, NULL));

  if (ui != NULL)
    bgl_window_begin_first_game (user_data, ui);
}

static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  bgl_window_continue (user_data, g_variant_get_string (parameter, NULL));
}

static void
again_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  BglTablePage *page = bgl_window_get_page (user_data);
  g_autoptr (BglTable) next = bgl_table_new_next (bgl_table_page_get_table (page));

  bgl_window_show_table (user_data, next, NULL);
}

/* Starts the game again without the scores that the table carries over. Moves that bots have already made are lost. */
static void
from_zero_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  BglTable *table = bgl_table_page_get_table (bgl_window_get_page (user_data));
  g_autoptr (BglTable) fresh = bgl_table_new_from_zero (table);
  g_autoptr (GFile) file = NULL;

  bgl_table_stop (table);
  g_set_object (&file, bgl_table_get_record_file (table));
  bgl_table_set_record_file (table, NULL);
  bgl_window_show_table (user_data, fresh, file);
}

static void
replay_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  bgl_window_replay_table (user_data, FALSE);
}

static void
analyze_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  bgl_window_analyze (user_data);
}

static void
resign_answer_cb (GtkWidget *parent,
                  gpointer   user_data)
{
  BglTable *table = user_data;
  int turn = bgl_game_get_turn (bgl_table_get_game (table));

  if (bgl_table_can_resign (table))
    bgl_table_play (table, bgl_move_new_resign ((guint) turn), NULL);
}

static void
resign_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  BglTable *table = bgl_table_page_get_table (bgl_window_get_page (user_data));

  bgl_compat_ask (user_data, _("Resign?"), _("The game will end, and the other player or team will win."),
                  _("_Cancel"), _("_Resign"), resign_answer_cb, g_object_ref (table), g_object_unref);
}

static void
save_copy_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  bgl_window_save_copy (user_data);
}

static void
open_file_cb (GtkWindow *parent,
              GFile     *file,
              gpointer   user_data)
{
  bgl_window_open_file (BGL_WINDOW (parent), file);
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Game Files"));
  gtk_file_filter_add_mime_type (filter, "application/vnd.bungalow.game");
  gtk_file_filter_add_pattern (filter, "*.bungalow");
  bgl_compat_choose_file (user_data, _("Open Game"), NULL, filter, open_file_cb, NULL, NULL);
}

static void
help_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  bgl_window_open_uri (user_data, "bungalow:index", NULL);
}

/* Whether nothing has been played or opened yet, so that no game is more likely than another. */
static gboolean
is_first_start (BglWindow *self)
{
  g_autofree char *last = g_settings_get_string (bgl_settings_get (), BGL_SETTING_LAST_GAME);

  return self->subpage == NULL && bgl_window_get_page (self) == NULL && bgl_game_ui_find (last) == NULL;
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  BglWindow *self = user_data;
  BglTablePage *page = bgl_window_get_page (self);
  const char *rule = page != NULL ? bgl_table_page_get_rule (page) : NULL;

  if (is_first_start (self))
    bgl_window_open_uri (self, "bungalow:index", NULL);
  else if (rule == NULL || !bgl_window_show_rule (self, rule))
    bgl_window_show_rules (self, get_present_game (self));
}

static void
rules_of_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  bgl_window_show_rules (user_data, g_variant_get_string (parameter, NULL));
}

static void
show_rule_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  bgl_window_show_rule (user_data, g_variant_get_string (parameter, NULL));
}

static void
quiz_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  bgl_window_show_quiz (user_data, g_variant_get_string (parameter, NULL));
}

static void
activity_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  const char *game, *activity;

  g_variant_get (parameter, "(&s&s)", &game, &activity);
  bgl_window_show_activity (user_data, game, activity);
}

static void
back_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  BglWindow *self = user_data;

  /* The page that was opened last is closed first. In the rulebook, each step goes back one place. */
  if (bgl_window_get_reader (self) != NULL)
    {
      if (!bgl_reader_go_back (self->reader))
        bgl_window_close_reader (self);
    }
  else if (self->subpage != NULL)
    bgl_window_close_subpage (self);
  else if (!bgl_window_leave_library (self))
    bgl_window_show_shelf (self);
}

static void
close_rules_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  bgl_window_close_reader (user_data);
}

static void
library_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  bgl_window_show_library (user_data);
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  if (bgl_window_can_propose_back (user_data))
    bgl_window_propose_back (user_data);
  else
    bgl_table_undo (bgl_table_page_get_table (bgl_window_get_page (user_data)));
}

static void
redo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  bgl_table_redo (bgl_table_page_get_table (bgl_window_get_page (user_data)));
}

static void
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  bgl_table_page_hint (bgl_window_get_page (user_data));
}

static void
type_move_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  bgl_table_page_type_move (bgl_window_get_page (user_data));
}

static void
describe_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  for (BglScan scan = 0; scan < BGL_N_SCANS; scan++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), bgl_table_page_get_command (scan)))
      bgl_table_page_describe (bgl_window_get_page (user_data), scan);
}

static void
speak_standing_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  bgl_table_page_speak_standing (bgl_window_get_page (user_data));
}

static void
speak_last_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  bgl_table_page_speak_last (bgl_window_get_page (user_data));
}

static const GActionEntry entries[] = {
  { "new-game", new_game_cb },
  { "play", play_cb, "s" },
  { "learn", learn_cb, "s" },
  { "puzzles", puzzles_cb, "s" },
  { "first-game", first_game_cb, "s" },
  { "continue", continue_cb, "s" },
  { "open", open_cb },
  { "rules", rules_cb },
  { "help", help_cb },
  { "rules-of", rules_of_cb, "s" },
  { "show-rule", show_rule_cb, "s" },
  { "library", library_cb },
  { "quiz", quiz_cb, "s" },
  { "activity", activity_cb, "(ss)" },
  { "back", back_cb },
  { "close-rules", close_rules_cb },
  { "again", again_cb },
  { "from-zero", from_zero_cb },
  { "replay", replay_cb },
  { "analyze", analyze_cb },
  { "resign", resign_cb },
  { "undo", undo_cb },
  { "redo", redo_cb },
  { "hint", hint_cb },
  { "type-move", type_move_cb },
  { "speak-standing", speak_standing_cb },
  { "speak-last", speak_last_cb },
  { "save-copy", save_copy_cb },
};

void
bgl_window_add_actions (BglWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (BglScan scan = 0; scan < BGL_N_SCANS; scan++)
    {
      const GActionEntry entry = { bgl_table_page_get_command (scan), describe_cb };

      g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
    }
}

static void
set_enabled (BglWindow  *self,
             const char *name,
             gboolean    enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Whether others at other machines play there. */
static gboolean
is_far (BglTable *table)
{
  return (bgl_table_get_held (table) & BGL_HOLD_DISTANCE) != 0;
}

void
bgl_window_update_undo (BglWindow *self)
{
  BglTablePage *page = bgl_window_get_page (self);

  set_enabled (self, "undo", page != NULL && (bgl_table_can_undo (bgl_table_page_get_table (page)) ||
                                              bgl_window_can_propose_back (self)));
}

static void
table_changed_cb (BglWindow *self)
{
  BglTablePage *page = bgl_window_get_page (self);
  BglTable *table = page != NULL ? bgl_table_page_get_table (page) : NULL;

  set_enabled (self, "again", table != NULL && bgl_game_is_over (bgl_table_get_game (table)) && !is_far (table));
  set_enabled (self, "replay", table != NULL && bgl_game_is_over (bgl_table_get_game (table)));
  set_enabled (self, "analyze", bgl_window_get_replay (self) != NULL ||
               (table != NULL && bgl_game_is_over (bgl_table_get_game (table))));
  set_enabled (self, "resign", table != NULL && bgl_table_can_resign (table));
  bgl_window_update_undo (self);
  set_enabled (self, "redo", table != NULL && bgl_table_can_redo (table));
  set_enabled (self, "type-move", page != NULL && bgl_table_page_get_can_type (page));
  set_enabled (self, "hint", page != NULL && bgl_table_page_get_can_hint (page));
}

void
bgl_window_remove_page_actions (BglWindow *self)
{
  g_action_map_remove_action (G_ACTION_MAP (self), "helper");
  g_action_map_remove_action (G_ACTION_MAP (self), "log");
  g_action_map_remove_action (G_ACTION_MAP (self), "pause");
}

void
bgl_window_update_actions (BglWindow *self)
{
  BglTablePage *page = bgl_window_get_page (self);

  set_enabled (self, "back", page != NULL || self->subpage != NULL || bgl_window_get_reader (self) != NULL ||
               bgl_window_get_library (self) != NULL || bgl_window_get_replay (self) != NULL);
  set_enabled (self, "from-zero", page != NULL && !is_far (bgl_table_page_get_table (page)));
  set_enabled (self, "speak-standing", page != NULL);
  set_enabled (self, "speak-last", page != NULL);
  for (BglScan scan = 0; scan < BGL_N_SCANS; scan++)
    set_enabled (self, bgl_table_page_get_command (scan), page != NULL && bgl_table_page_can_describe (page, scan));
  table_changed_cb (self);
  bgl_window_update_distance (self);

  bgl_window_remove_page_actions (self);
  if (page != NULL)
    {
      BglTable *table = bgl_table_page_get_table (page);
      g_autoptr (GPropertyAction) log = g_property_action_new ("log", bgl_table_page_get_layout (page), "log-visible");

      g_autoptr (GPropertyAction) helper = g_property_action_new ("helper", page, "helping");

      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (helper));
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (log));
      if (bgl_game_get_rules (bgl_table_get_game (table))->get_time != NULL && !is_far (table))
        {
          g_autoptr (GPropertyAction) pause = g_property_action_new ("pause", table, "paused");

          g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (pause));
        }

      g_signal_handlers_disconnect_by_func (table, table_changed_cb, self);
      g_signal_handlers_disconnect_by_func (page, table_changed_cb, self);
      g_signal_connect_object (table, "notify", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "notify::can-hint", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
    }
}
