/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-preferences.h"

#include "bongo-keys.h"
#include "bongo-settings.h"
#include "board/bgl-choice.h"
#include "board/bgl-compat.h"
#include "board/bgl-names.h"
#include "board/bgl-table-keys.h"
#include "engine/bgl-i18n.h"

struct _BongoPreferences
{
  AdwPreferencesGroup parent_instance;

  GtkWidget          *people[BONGO_KEY_SETS];
  GtkWidget          *rows[BONGO_KEY_SETS][BONGO_WORDS];
  GtkWidget          *buttons[BONGO_KEY_SETS][BONGO_WORDS];
  GtkWidget          *asking;   /* the button that is waiting for a key, or NULL */
  GtkWidget          *refused;  /* the row that shows a refusal below its title, or NULL */
  char               *refusal;
};

G_DEFINE_FINAL_TYPE (BongoPreferences, bongo_preferences, ADW_TYPE_PREFERENCES_GROUP)

static void
set_refusal (BongoPreferences *self,
             GtkWidget        *row,
             const char       *sentence)
{
  if (self->refused != NULL)
    {
      gtk_widget_remove_css_class (self->refused, "error");
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->refused), "");
    }

  g_free (self->refusal);
  self->refusal = g_strdup (sentence);
  self->refused = sentence != NULL ? row : NULL;
  if (sentence == NULL)
    return;

  gtk_widget_add_css_class (row, "error");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), sentence);
  bgl_compat_announce (row, sentence);
}

static void
update_keys (BongoPreferences *self)
{
  for (guint set = 0; set < BONGO_KEY_SETS; set++)
    {
      g_autoptr (GString) all = g_string_new (NULL);

      for (BongoWord word = 0; word < BONGO_WORDS; word++)
        {
          guint key = bongo_keys_get (set, word);
          g_autofree char *label = bongo_keys_get_label (key);
          g_autofree char *name = bongo_keys_get_name (key);
          /* Translators: spoken label of a button: a word, and the key that calls it. The button changes the key. */
          g_autofree char *spoken = g_strdup_printf (_("Change: %s, %s"), bongo_word_get_title (word), name);

          g_string_append_printf (all, "%s%s", word > 0 ? " " : "", label);
          gtk_button_set_label (GTK_BUTTON (self->buttons[set][word]),
                                bongo_keys_is_on_pad (key) ? name : label);
          bgl_names_set (self->buttons[set][word], spoken);
        }
      adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->people[set]), all->str);
    }
}

static void
stop_asking (BongoPreferences *self)
{
  self->asking = NULL;
  update_keys (self);
}

static gboolean
find_button (BongoPreferences *self,
             GtkWidget        *button,
             guint            *set,
             BongoWord        *word)
{
  for (*set = 0; *set < BONGO_KEY_SETS; (*set)++)
    for (*word = 0; *word < BONGO_WORDS; (*word)++)
      if (self->buttons[*set][*word] == button)
        return TRUE;

  return FALSE;
}

static void
clicked_cb (BongoPreferences *self,
            GtkWidget        *button)
{
  stop_asking (self);
  set_refusal (self, NULL, NULL);
  self->asking = button;
  /* Translators: on a button, until a key is pressed */
  gtk_button_set_label (GTK_BUTTON (button), _("Press a key…"));
  bgl_names_set (button, _("Press a key…"));
}

/* Cancel if the button loses the focus. */
static void
focus_left_cb (BongoPreferences *self)
{
  if (self->asking != NULL)
    stop_asking (self);
}

static void
try_key (BongoPreferences *self,
         GtkWidget        *button,
         guint             keyval,
         guint             keycode)
{
  guint set, other_set;
  BongoWord word, other_word;
  g_autofree char *sentence = NULL;

  if (!find_button (self, button, &set, &word))
    return;

  keyval = bongo_keys_choose (gtk_widget_get_display (button), keyval, keycode);
  if (keyval == GDK_KEY_VoidSymbol)
    sentence = g_strdup (_("This key cannot be used for calls. Choose a letter, a digit, or a punctuation mark."));
  else if (bongo_keys_is_reserved (keyval))
    /* Translators: why a key is refused: the title of a keyboard shortcut, such as “Announce Last Event” */
    sentence = g_strdup_printf (_("At the table, this key already has another use: %s."),
                                bgl_table_keys_get_title (keyval));
  else if (bongo_keys_find (gtk_widget_get_display (button), keycode, &other_set, &other_word) &&
           (other_set != set || other_word != word))
    /* Translators: why a key is refused: the number of the player who uses it, and the word that it calls */
    sentence = g_strdup_printf (_("Player %u already uses this key to call “%s.”"), other_set + 1,
                                bongo_word_get_label (other_word));
  else
    bongo_keys_set (set, word, keyval);

  set_refusal (self, self->rows[set][word], sentence);
}

static gboolean
key_pressed_cb (BongoPreferences      *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                GtkEventControllerKey *controller)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));

  if (self->asking != button || gdk_key_event_is_modifier (event))
    return FALSE;

  if (keyval != GDK_KEY_Escape && keyval != GDK_KEY_Tab && keyval != GDK_KEY_ISO_Left_Tab)
    try_key (self, button, keyval, keycode);
  stop_asking (self);

  return keyval != GDK_KEY_Tab && keyval != GDK_KEY_ISO_Left_Tab;
}

static void
reset_cb (BongoPreferences *self)
{
  set_refusal (self, NULL, NULL);
  bongo_keys_reset ();
}

static GtkWidget *
create_key (BongoPreferences *self,
            guint             set,
            BongoWord         word)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->rows[set][word] = row;
  self->buttons[set][word] = button;
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, keys);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, focus);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), bongo_word_get_title (word));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);

  return row;
}

static void
add_people (BongoPreferences *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_with_label (_("Reset"));

  for (guint set = 0; set < BONGO_KEY_SETS; set++)
    {
      /* Translators: the number of a player at the keyboard */
      g_autofree char *title = g_strdup_printf (_("Player %u Keys"), set + 1);

      self->people[set] = adw_expander_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->people[set]), title);
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->people[set]), FALSE);
      for (BongoWord word = 0; word < BONGO_WORDS; word++)
        adw_expander_row_add_row (ADW_EXPANDER_ROW (self->people[set]), create_key (self, set, word));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->people[set]);
    }

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Default Keys"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  bgl_names_set (button, _("Reset Keys"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (reset_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
add_tumbling (BongoPreferences *self)
{
  static const char *const nicks[] = { "whole", "short", "off", NULL };
  /* Translators: how long dice tumble */
  const char *const labels[] = { C_("tumbling", "Full"), C_("tumbling", "Short"), C_("tumbling", "Off"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (labels);
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Dice Animation"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  bgl_choice_bind (bongo_settings_get (), BONGO_SETTING_TUMBLING, nicks, G_OBJECT (row));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
add_announcement (BongoPreferences *self)
{
  static const char *const nicks[] = { "automatic", "always", "never", NULL };
  /* Translators: when the clock waits: if a screen reader is running, always, or never */
  const char *const labels[] = { C_("waiting", "Automatic"), C_("waiting", "Always"), C_("waiting", "Never"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (labels);
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Wait for the Screen Reader"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("The clock starts after the dice have been read out"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  bgl_choice_bind (bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT, nicks, G_OBJECT (row));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
add_without_time (BongoPreferences *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *control = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Play Without a Clock"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("Bots call only after everybody else has called or passed"));
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Play Without a Clock"),
                                  -1);
  g_settings_bind (bongo_settings_get (), BONGO_SETTING_WITHOUT_TIME, control, "active", G_SETTINGS_BIND_DEFAULT);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
add_speech_rate (BongoPreferences *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *control = gtk_spin_button_new_with_range (80, 600, 20);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Speech Rate"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _("Words per minute, used to estimate how long it takes to read out the dice"));
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Speech Rate"), -1);
  g_settings_bind (bongo_settings_get (), BONGO_SETTING_SPEECH_RATE, control, "value", G_SETTINGS_BIND_DEFAULT);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
bongo_preferences_finalize (GObject *object)
{
  g_free (BONGO_PREFERENCES (object)->refusal);

  G_OBJECT_CLASS (bongo_preferences_parent_class)->finalize (object);
}

static void
bongo_preferences_class_init (BongoPreferencesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bongo_preferences_finalize;
}

static void
bongo_preferences_init (BongoPreferences *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _("Bongo"));
  add_tumbling (self);
  add_without_time (self);
  add_announcement (self);
  add_speech_rate (self);
  add_people (self);
  update_keys (self);
  g_signal_connect_object (bongo_settings_get (), "changed::" BONGO_SETTING_KEYS,
                           G_CALLBACK (update_keys), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bongo_preferences_new (void)
{
  return g_object_new (BONGO_TYPE_PREFERENCES, NULL);
}

GtkWidget *
bongo_preferences_get_button (BongoPreferences *self,
                              guint             set,
                              BongoWord         word)
{
  g_return_val_if_fail (BONGO_IS_PREFERENCES (self), NULL);
  g_return_val_if_fail (set < BONGO_KEY_SETS, NULL);
  g_return_val_if_fail (word < BONGO_WORDS, NULL);

  return self->buttons[set][word];
}

const char *
bongo_preferences_get_refusal (BongoPreferences *self)
{
  g_return_val_if_fail (BONGO_IS_PREFERENCES (self), NULL);

  return self->refusal;
}
