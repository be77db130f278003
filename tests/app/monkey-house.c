/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "monkey.h"

#include "app/bgl-new-game-dialog.h"
#include "app/bgl-settings.h"
#include "games/bongo/bongo-settings.h"
#include "rulebook/bgl-book.h"

/* The window, its pages and its dialogs; sizes, styles and settings. */

static gboolean
activate (Monkey     *self,
          const char *action,
          GVariant   *target)
{
  GActionGroup *group = G_ACTION_GROUP (self->fixture.window);
  g_autoptr (GVariant) sunk = target != NULL ? g_variant_ref_sink (target) : NULL;

  if (!g_action_group_get_action_enabled (group, action))
    return FALSE;

  g_action_group_activate_action (group, action, sunk);

  return TRUE;
}

/* Mostly the game of this run. */
static const BglGameUi *
draw_look (Monkey *self)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  return monkey_draw (self, 5) > 0 ? self->ui : uis[monkey_draw (self, n_uis)];
}

static gboolean
undo (Monkey *self)
{
  return activate (self, "undo", NULL);
}

static gboolean
redo (Monkey *self)
{
  guint n = 0;

  for (guint i = 1 + monkey_draw (self, 3); i > 0 && activate (self, "redo", NULL); i--)
    n++;
  monkey_note ("%u times", n);

  return n > 0;
}

static gboolean
hint (Monkey *self)
{
  return activate (self, "hint", NULL);
}

static gboolean
use_action (Monkey *self)
{
  static const char *const actions[] = { "again", "replay", "replay", "log", "rules", "library", "back", "back",
                                         "speak-standing", "speak-last", "new-game", "open", "resign", "from-zero", "pause" };
  const char *action = actions[monkey_draw (self, G_N_ELEMENTS (actions))];

  monkey_note ("%s", action);

  return activate (self, action, NULL);
}

static gboolean
use_game_action (Monkey *self)
{
  static const char *const actions[] = { "continue", "continue", "rules-of", "quiz", "quiz", "play" };
  const char *action = actions[monkey_draw (self, G_N_ELEMENTS (actions))];
  const char *game = draw_look (self)->rules->id;

  monkey_note ("%s %s", action, game);

  return activate (self, action, g_variant_new_string (game));
}

static gboolean
begin_activity (Monkey *self)
{
  const BglGameUi *ui = draw_look (self);
  guint n = 0;

  if (ui->activities == NULL)
    return FALSE;

  while (ui->activities[n].id != NULL)
    n++;
  n = monkey_draw (self, n);
  monkey_note ("%s", ui->activities[n].id);
  bgl_window_show_activity (self->fixture.window, ui->rules->id, ui->activities[n].id);

  return TRUE;
}

/* Dialogs */

static gboolean
ask_application (Monkey *self)
{
  static const char *const actions[] = { "preferences", "preferences", "shortcuts", "about" };
  const char *action = actions[monkey_draw (self, G_N_ELEMENTS (actions))];

  monkey_note ("%s", action);
  g_action_group_activate_action (G_ACTION_GROUP (self->application), action, NULL);

  return TRUE;
}

static gboolean
fill_dialog (Monkey *self)
{
  BglNewGameDialog *dialog = BGL_NEW_GAME_DIALOG (fixture_find_window (BGL_TYPE_NEW_GAME_DIALOG));
  const BglRules *rules;
  guint n_counts = 0;

  if (dialog == NULL)
    return FALSE;

  rules = bgl_new_game_dialog_get_ui (dialog)->rules;
  while (rules->seat_counts[n_counts] != 0)
    n_counts++;
  bgl_new_game_dialog_set_n_seats (dialog, rules->seat_counts[monkey_draw (self, n_counts)]);
  for (guint seat = 1; seat <= bgl_new_game_dialog_get_n_seats (dialog); seat++)
    bgl_new_game_dialog_set_seat (dialog, seat, monkey_draw (self, 2) == 0 ? "bot:beginner" : NULL);
  if (monkey_draw (self, 3) > 0)
    gtk_widget_activate_action (GTK_WIDGET (dialog), "new-game.accept", NULL);

  return TRUE;
}

/* Dialogs, and sometimes the window itself. */
static gboolean
close_window (Monkey *self)
{
  g_autoptr (GPtrArray) windows = monkey_collect (GTK_TYPE_WINDOW);
  GtkWindow *window = monkey_pick (self, windows);

  if (window == NULL || (BGL_IS_WINDOW (window) && (windows->len > 1 || monkey_draw (self, 4) > 0)))
    return FALSE;

  monkey_note ("%s", G_OBJECT_TYPE_NAME (window));
  gtk_window_close (window);

  return TRUE;
}

/* The keyboard goes to a window of somebody else, and comes back. */
static gboolean
look_away (Monkey *self)
{
  if (self->stranger != NULL)
    {
      g_clear_pointer (&self->stranger, gtk_window_destroy);
      gtk_window_present (GTK_WINDOW (self->fixture.window));
      return TRUE;
    }

  self->stranger = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (self->stranger, 100, 100);
  gtk_window_present (self->stranger);

  return TRUE;
}

/* Without a window manager nobody else gives it the keyboard. */
static gboolean
present (Monkey *self)
{
  g_autoptr (GPtrArray) windows = monkey_collect (GTK_TYPE_WINDOW);
  GtkWindow *window = monkey_pick (self, windows);

  if (window == NULL)
    return FALSE;

  gtk_window_present (window);

  return TRUE;
}

/* The rulebook */

static gboolean
open_link (Monkey *self)
{
  static const char *const languages[] = { "", "en", "fr", "ru" };
  const BglRules *rules = draw_look (self)->rules;
  const char *language = languages[monkey_draw (self, G_N_ELEMENTS (languages))];
  guint n_rules = 0;
  g_autofree char *place = NULL;

  while (rules->rules[n_rules].id != NULL)
    n_rules++;
  n_rules = monkey_draw (self, n_rules + 1);
  if (rules->rules[n_rules].id == NULL)
    place = g_strdup (rules->id);
  else
    place = g_strdup_printf ("%s/%s", rules->id, rules->rules[n_rules].id);

  monkey_note ("%s %s", place, language);
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "rules",
                                  g_variant_new ("(ss)", place, language));

  return TRUE;
}

static gboolean
show_rule (Monkey *self)
{
  const BglRules *rules = draw_look (self)->rules;
  guint n_rules = 0;

  while (rules->rules[n_rules].id != NULL)
    n_rules++;
  n_rules = monkey_draw (self, n_rules);
  monkey_note ("%s", rules->rules[n_rules].id);

  return activate (self, "show-rule", g_variant_new_string (rules->rules[n_rules].id));
}

static gboolean
read_on (Monkey *self)
{
  static const char *const actions[] = { "back", "forward", "previous", "next", "next", "zoom-in", "zoom-out",
                                         "zoom-normal", "search", "quiz" };
  static const char *const languages[] = { "en", "fr", "ru" };
  static const char *const words[] = { "die", "tile", "*", "é", "" };
  BglReader *reader = bgl_window_get_reader (self->fixture.window);
  g_autofree char *action = NULL;

  if (reader == NULL)
    return FALSE;

  switch (monkey_draw (self, 5))
    {
    case 0:
      monkey_note ("language");
      gtk_widget_activate_action (GTK_WIDGET (reader), "reader.language", "s",
                                  languages[monkey_draw (self, G_N_ELEMENTS (languages))]);
      break;
    case 1:
      monkey_note ("find");
      bgl_reader_find (reader, words[monkey_draw (self, G_N_ELEMENTS (words))]);
      break;
    default:
      action = g_strconcat ("reader.", actions[monkey_draw (self, G_N_ELEMENTS (actions))], NULL);
      monkey_note ("%s", action);
      gtk_widget_activate_action (GTK_WIDGET (reader), action, NULL);
    }

  return TRUE;
}

/* Played games */

static gboolean
use_library (Monkey *self)
{
  BglLibraryPage *library = bgl_window_get_library (self->fixture.window);
  GListModel *shown = library != NULL ? bgl_library_page_get_shown (library) : NULL;
  g_autoptr (BglSavedGame) entry = NULL;

  if (shown == NULL || g_list_model_get_n_items (shown) == 0)
    return FALSE;

  entry = g_list_model_get_item (shown, monkey_draw (self, g_list_model_get_n_items (shown)));
  switch (monkey_draw (self, 4))
    {
    case 0:
      monkey_note ("delete");
      bgl_library_page_delete (library, entry);
      break;
    case 1:
      monkey_note ("undelete");
      bgl_library_page_undelete (library);
      break;
    default:
      monkey_note ("open");
      g_signal_emit_by_name (library, "opened", entry);
    }

  return TRUE;
}

const MonkeyStep monkey_house_steps[] = {
  { "undo", 14, undo },
  { "redo", 14, redo },
  { "hint", 5, hint },
  { "action", 16, use_action },
  { "game", 8, use_game_action },
  { "activity", 2, begin_activity },
  { "ask", 3, ask_application },
  { "fill-dialog", 12, fill_dialog },
  { "close", 10, close_window },
  { "look-away", 3, look_away },
  { "present", 12, present },
  { "link", 3, open_link },
  { "rule", 2, show_rule },
  { "read", 10, read_on },
  { "library", 10, use_library },
  { NULL, 0, NULL },
};

/* Sizes, styles and settings */

static gboolean
resize (Monkey *self)
{
  static const int sizes[][2] = { { 360, 640 }, { 800, 600 }, { 1000, 720 }, { 1920, 1080 } };
  guint kind = monkey_draw (self, 6);
  int width, height;

  if (kind < G_N_ELEMENTS (sizes))
    {
      width = sizes[kind][0];
      height = sizes[kind][1];
    }
  else
    {
      width = 360 + (int) monkey_draw (self, 1561);
      height = 600 + (int) monkey_draw (self, 481);
    }
  monkey_note ("%d %d", width, height);
  gtk_window_set_default_size (GTK_WINDOW (self->fixture.window), width, height);

  return TRUE;
}

static void
set_string (Monkey            *self,
            GSettings         *settings,
            const char        *key,
            const char *const *values)
{
  const char *value = values[monkey_draw (self, g_strv_length ((char **) values))];

  monkey_note ("%s %s", key, value);
  g_settings_set_string (settings, key, value);
}

static gboolean
set_style (Monkey *self)
{
  static const char *const schemes[] = { "light", "dark", NULL };

  set_string (self, bgl_settings_get (), BGL_SETTING_COLOR_SCHEME, schemes);

  return TRUE;
}

static gboolean
set_text_size (Monkey *self)
{
  static const int sizes[] = { 96, 96, 120, 144 };
  int size = sizes[monkey_draw (self, G_N_ELEMENTS (sizes))];

  monkey_note ("%d", size);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", size * 1024, NULL);

  return TRUE;
}

static gboolean
set_motion (Monkey *self)
{
  gboolean animate = monkey_draw (self, 3) > 0;

  monkey_note ("%d", animate);
  bgl_test_animate (animate);

  return TRUE;
}

static gboolean
change_setting (Monkey *self)
{
  static const char *const speeds[] = { "off", "fast", "normal", "normal", "slow", NULL };
  static const char *const paces[] = { "fast", "fast", "normal", "slow", NULL };
  static const char *const tumblings[] = { "whole", "short", "off", NULL };
  static const char *const announcements[] = { "automatic", "always", "never", NULL };
  static const char *const switches[] = { BGL_SETTING_SHOW_LEGAL_PLACES, BGL_SETTING_UNDO_DRAWS,
                                          BGL_SETTING_SOUNDS };
  static const char *const bongo_switches[] = { BONGO_SETTING_AROUND, BONGO_SETTING_WITHOUT_TIME };
  guint which = monkey_draw (self, 4 + G_N_ELEMENTS (switches) + G_N_ELEMENTS (bongo_switches));

  switch (which)
    {
    case 0:
      set_string (self, bgl_settings_get (), BGL_SETTING_ANIMATION_SPEED, speeds);
      break;
    case 1:
      set_string (self, bgl_settings_get (), BGL_SETTING_BOT_PACE, paces);
      break;
    case 2:
      set_string (self, bongo_settings_get (), BONGO_SETTING_TUMBLING, tumblings);
      break;
    case 3:
      set_string (self, bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT, announcements);
      break;
    case 4:
    case 5:
      monkey_note ("%s", bongo_switches[which - 4]);
      g_settings_set_boolean (bongo_settings_get (), bongo_switches[which - 4], monkey_draw (self, 2) > 0);
      break;
    default:
      monkey_note ("%s", switches[which - 6]);
      g_settings_set_boolean (bgl_settings_get (), switches[which - 6], monkey_draw (self, 2) > 0);
    }

  return TRUE;
}

const MonkeyStep monkey_setting_steps[] = {
  { "resize", 12, resize },
  { "style", 5, set_style },
  { "text-size", 2, set_text_size },
  { "motion", 2, set_motion },
  { "setting", 5, change_setting },
  { NULL, 0, NULL },
};
