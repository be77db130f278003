/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-intro-card.h"

#include "bgl-settings.h"
#include "bgl-wrap-layout.h"
#include "board/bgl-arrange.h"
#include "board/bgl-focus.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-lesson.h"

#define BUTTON_SPACING 6

struct _BglIntroCard
{
  GtkWidget  parent_instance;

  GtkLabel  *title;
  GtkLabel  *aim;
  GtkLabel  *first;
  GtkWidget *buttons;
  GtkWidget *learn;
  GtkWidget *quiz;
  GtkWidget *rules;
  GtkWidget *start;
};

enum
{
  SIGNAL_STARTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglIntroCard, bgl_intro_card, GTK_TYPE_WIDGET)

static gboolean
bgl_intro_card_grab_focus (GtkWidget *widget)
{
  if (bgl_focus_is_moving (widget))
    return FALSE;

  return gtk_widget_grab_focus (BGL_INTRO_CARD (widget)->start);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  bgl_intro_card_start (BGL_INTRO_CARD (widget));

  return GDK_EVENT_STOP;
}

static void
bgl_intro_card_dispose (GObject *object)
{
  bgl_arrange_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bgl_intro_card_parent_class)->dispose (object);
}

static void
bgl_intro_card_class_init (BglIntroCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bgl_intro_card_dispose;

  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_intro_card_grab_focus;

  signals[SIGNAL_STARTED] =
    g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-intro-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BglIntroCard, title);
  gtk_widget_class_bind_template_child (widget_class, BglIntroCard, aim);
  gtk_widget_class_bind_template_child (widget_class, BglIntroCard, first);
  gtk_widget_class_bind_template_child (widget_class, BglIntroCard, buttons);
  gtk_widget_class_bind_template_child (widget_class, BglIntroCard, learn);
  gtk_widget_class_bind_template_child (widget_class, BglIntroCard, quiz);
  gtk_widget_class_bind_template_child (widget_class, BglIntroCard, rules);
  gtk_widget_class_bind_template_child (widget_class, BglIntroCard, start);
  gtk_widget_class_bind_template_callback (widget_class, bgl_intro_card_start);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "intro-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_intro_card_init (BglIntroCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->buttons, bgl_wrap_layout_new (BUTTON_SPACING));
}

static gboolean
has_finished (const BglRules *rules)
{
  g_auto (GStrv) games = g_settings_get_strv (bgl_settings_get (), BGL_SETTING_FINISHED_GAMES);

  return g_strv_contains ((const char *const *) games, rules->id);
}

gboolean
bgl_intro_card_is_due (BglTable *table)
{
  BglGame *game;

  g_return_val_if_fail (BGL_IS_TABLE (table), FALSE);

  game = bgl_table_get_game (table);

  return bgl_game_get_ply (game) == 0 && bgl_game_get_n_moves (game) == 0 && !bgl_game_is_over (game) &&
         bgl_table_count_people (table) > 0 && !has_finished (bgl_game_get_rules (game));
}

void
bgl_intro_card_finished (BglTable *table)
{
  const BglRules *rules;
  g_auto (GStrv) games = NULL;
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) more = NULL;

  g_return_if_fail (BGL_IS_TABLE (table));

  rules = bgl_game_get_rules (bgl_table_get_game (table));
  if (bgl_table_count_people (table) == 0 || has_finished (rules))
    return;

  games = g_settings_get_strv (bgl_settings_get (), BGL_SETTING_FINISHED_GAMES);
  builder = g_strv_builder_new ();
  g_strv_builder_addv (builder, (const char **) games);
  g_strv_builder_add (builder, rules->id);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (bgl_settings_get (), BGL_SETTING_FINISHED_GAMES, (const char *const *) more);
}

static void
set_action (GtkWidget  *button,
            const char *action,
            const char *game)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

void
bgl_intro_card_show (BglIntroCard *self,
                     BglTable     *table)
{
  BglGame *game;
  const BglRules *rules;
  g_autofree char *first = NULL;

  g_return_if_fail (BGL_IS_INTRO_CARD (self));
  g_return_if_fail (BGL_IS_TABLE (table));

  game = bgl_table_get_game (table);
  rules = bgl_game_get_rules (game);
  first = rules->describe_turn (bgl_game_get_state (game));

  gtk_label_set_text (self->title, _(rules->name));
  gtk_label_set_text (self->aim, _(rules->aim));
  gtk_label_set_text (self->first, first != NULL ? first : "");
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->first)), first != NULL);
  set_action (self->learn, "win.learn", rules->id);
  gtk_widget_set_visible (self->learn, bgl_lesson_exists (rules) && !bgl_settings_is_learned (rules));
  set_action (self->quiz, "win.quiz", rules->id);
  set_action (self->rules, "win.rules-of", rules->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(rules->name), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
bgl_intro_card_start (BglIntroCard *self)
{
  g_return_if_fail (BGL_IS_INTRO_CARD (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[SIGNAL_STARTED], 0);
}
