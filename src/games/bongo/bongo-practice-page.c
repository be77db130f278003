/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-practice-page.h"

#include "bongo-best.h"
#include "bongo-cloth.h"
#include "bongo-dice.h"
#include "bongo-keyboard.h"
#include "bongo-keys.h"
#include "bongo-practice-result.h"
#include "bongo-settings.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

#define TICK    100 /* of the clock, in milliseconds */
#define CALLERS 128

struct _BongoPracticePage
{
  AdwBin         parent_instance;

  BongoPractice *practice;
  BongoKeyboard *keyboard;
  BglSound      *sound;
  BongoDice      dice;
  gboolean       timed;
  gint64         opened;    /* when the calls of this roll were opened, 0 while they are closed */
  guint          tick_id;
  guint          listen_id;

  GtkStack      *stack;
  GtkWidget     *rows[BONGO_LEVELS];
  GtkWidget     *result;
  GtkWidget     *number;
  GtkWidget     *banner;
  GtkWidget     *clock;
  BglTray       *tray;
  GtkWidget     *below;
  GtkWidget     *words;
  GtkWidget     *callers[BONGO_WORDS];
  GtkWidget     *answer;
  BongoReasons  *reasons;
  GtkWidget     *next;
};

G_DEFINE_FINAL_TYPE (BongoPracticePage, bongo_practice_page, ADW_TYPE_BIN)

static void
stop_clock (BongoPracticePage *self)
{
  self->opened = 0;
  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_handle_id (&self->listen_id, g_source_remove);
}

static gboolean
tick_cb (gpointer user_data)
{
  BongoPracticePage *self = user_data;
  g_autofree char *text = bongo_time_describe ((guint) ((g_get_monotonic_time () - self->opened) / 1000), 1);

  gtk_inscription_set_text (GTK_INSCRIPTION (self->clock), text);

  return G_SOURCE_CONTINUE;
}

static void
set_callers (BongoPracticePage *self,
             BongoCallerState   state)
{
  for (guint word = 0; word < BONGO_WORDS; word++)
    bongo_caller_set_state (BONGO_CALLER (self->callers[word]), state);
}

static void
open_calls (BongoPracticePage *self)
{
  self->opened = g_get_monotonic_time ();
  if (self->timed)
    {
      self->tick_id = g_timeout_add (TICK, tick_cb, self);
      tick_cb (self);
    }
  set_callers (self, BONGO_CALLER_OPEN);
}

static void
start_calls (BongoPracticePage *self)
{
  self->listen_id = 0;
  bgl_sound_play (self->sound, "go");
  bgl_compat_announce (GTK_WIDGET (self), _("Go"));
  open_calls (self);
}

static gboolean
listened_cb (gpointer user_data)
{
  BongoPracticePage *self = user_data;

  start_calls (self);

  return G_SOURCE_REMOVE;
}

static void
settled_cb (BongoPracticePage *self)
{
  g_autofree char *text = bongo_dice_describe (&self->dice);
  guint wait = bongo_dice_get_speech_time (text);

  /* The practice may have ended while the dice were rolling. */
  if (self->practice == NULL)
    return;

  bgl_compat_announce (GTK_WIDGET (self), text);
  g_clear_handle_id (&self->listen_id, g_source_remove);
  if (wait > 0)
    self->listen_id = g_timeout_add (wait, listened_cb, self);
  else
    open_calls (self);
}

static void
roll (BongoPracticePage *self)
{
  guint number = bongo_practice_get_n_calls (self->practice) + 1;
  g_autofree char *text = NULL;

  stop_clock (self);
  self->dice = *bongo_practice_roll (self->practice);
  /* Translators: which of the rolls this is */
  text = g_strdup_printf (_("Roll %u of %u"), number, (guint) BONGO_PRACTICE_ROLLS);
  gtk_label_set_text (GTK_LABEL (self->number), text);
  gtk_label_set_text (GTK_LABEL (self->banner), "");
  gtk_inscription_set_text (GTK_INSCRIPTION (self->clock), NULL);
  set_callers (self, BONGO_CALLER_CLOSED);
  gtk_widget_set_visible (self->answer, FALSE);
  gtk_widget_set_visible (self->words, TRUE);
  /* Do not focus a word, because Space, which continues, would call it. */
  bgl_focus_take (GTK_WIDGET (self));
  bongo_reasons_set_answer (self->reasons, NULL);
  bongo_dice_tray_set_dice (self->tray, &self->dice, bongo_dice_get_seed (&self->dice, number));
  bongo_dice_tray_roll (self->tray);
}

static void
call (BongoPracticePage *self,
      BongoWord          word,
      gint64             when)
{
  BongoAnswer answer;
  g_autofree char *time = NULL;
  g_autofree char *text = NULL;
  gboolean right;

  if (self->opened == 0 || when < self->opened)
    return;

  right = bongo_practice_call (self->practice, word,
                               self->timed ? (guint) CLAMP ((when - self->opened) / 1000, 1, G_MAXINT) : BONGO_NO_TIME);
  if (self->timed)
    time = bongo_time_describe (bongo_practice_get_attempt (self->practice,
                                                            bongo_practice_get_n_calls (self->practice) - 1)->time, 2);
  stop_clock (self);
  gtk_inscription_set_text (GTK_INSCRIPTION (self->clock), time);
  bongo_answer (&self->dice, bongo_practice_get_level (self->practice), &answer);
  bongo_dice_tray_show_answer (self->tray, &self->dice, &answer);
  bongo_reasons_set_answer (self->reasons, &answer);

  /* Translators: the word that was called */
  text = right ? g_strdup_printf (_("“%s” is right."), bongo_word_get_label (word))
               /* Translators: the word that was called */
               : g_strdup_printf (_("“%s” is wrong."), bongo_word_get_label (word));
  gtk_label_set_text (GTK_LABEL (self->banner), text);
  gtk_button_set_label (GTK_BUTTON (self->next),
                        bongo_practice_is_over (self->practice)
                        /* Translators: a button that shows the result of the practice */
                        ? _("Show Result")
                        : _("Next Roll"));
  /* Keep this order. A word that is hidden while it is pressed passes the pointer to the widget below it, and GTK
   * warns if that is a sibling that was never pressed. */
  gtk_widget_set_visible (self->words, FALSE);
  gtk_widget_set_visible (self->answer, TRUE);
  gtk_widget_grab_focus (self->next);
}

static void
show_result (BongoPracticePage *self)
{
  BongoResult result;
  GtkWidget *first;
  gboolean is_best;

  bongo_practice_get_result (self->practice, &result);
  is_best = self->timed && bongo_best_offer (bongo_practice_get_level (self->practice), &result);
  if (self->result != NULL)
    gtk_stack_remove (self->stack, self->result);
  self->result = bongo_practice_result_new (self->practice, is_best, &first);
  gtk_stack_add_named (self->stack, self->result, "result");
  gtk_stack_set_visible_child (self->stack, self->result);
  gtk_widget_grab_focus (first);
}

static void
next_cb (BongoPracticePage *self)
{
  if (bongo_practice_is_over (self->practice))
    show_result (self);
  else
    roll (self);
}

static void
caller_cb (BongoPracticePage *self,
           gint64             when,
           BongoCaller       *caller)
{
  call (self, bongo_caller_get_word (caller), when);
}

static gboolean
is_playing (BongoPracticePage *self)
{
  return gtk_widget_get_mapped (self->below);
}

/* Only the keys of the first person are used here. */
static gboolean
key_cb (BongoPracticePage *self,
        guint              set,
        guint              word,
        gboolean           repeated,
        gint64             when)
{
  if (!is_playing (self) || set != 0)
    return FALSE;

  if (!repeated)
    call (self, word, when);

  return TRUE;
}

/* Space or Enter starts the clock before the screen reader has finished. Otherwise it goes to the focused widget. */
static gboolean
confirmed_cb (BongoPracticePage *self,
              gboolean           repeated)
{
  if (!is_playing (self))
    return FALSE;

  if (self->listen_id != 0 && !repeated)
    {
      g_clear_handle_id (&self->listen_id, g_source_remove);
      start_calls (self);
      return TRUE;
    }

  return repeated;
}

static void
assign_keys (BongoPracticePage *self)
{
  for (guint word = 0; word < BONGO_WORDS; word++)
    bongo_caller_set_key (BONGO_CALLER (self->callers[word]), bongo_keys_get (0, word));
}

/* Choosing the dice */

static void
update_rows (BongoPracticePage *self)
{
  for (BongoLevel level = 0; level < BONGO_LEVELS; level++)
    {
      BongoResult best;
      g_autofree char *words = NULL;
      g_autofree char *text = NULL;

      if (bongo_best_get (level, &best))
        {
          words = bongo_result_describe (&best);
          /* Translators: a result, such as “2.31 s on average, 1 error” */
          text = g_strdup_printf (_("Best: %s"), words);
        }
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[level]),
                                   text != NULL ? text : _("Not practiced yet"));
    }
}

static void
start (BongoPracticePage *self,
       BongoLevel         level)
{
  g_clear_object (&self->practice);
  self->practice = bongo_practice_new (level, g_random_int ());
  self->timed = g_settings_get_boolean (bongo_settings_get (), BONGO_SETTING_CLOCK);
  gtk_stack_set_visible_child_name (self->stack, "play");
  roll (self);
}

static void
start_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  start (BONGO_PRACTICE_PAGE (widget), (BongoLevel) CLAMP (g_variant_get_int32 (parameter), 0, BONGO_LEVELS - 1));
}

static void
again_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  BongoPracticePage *self = BONGO_PRACTICE_PAGE (widget);

  if (self->practice != NULL)
    start (self, bongo_practice_get_level (self->practice));
}

static void
choose_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  BongoPracticePage *self = BONGO_PRACTICE_PAGE (widget);

  stop_clock (self);
  g_clear_object (&self->practice);
  update_rows (self);
  gtk_stack_set_visible_child_name (self->stack, "choice");
  gtk_widget_grab_focus (self->rows[0]);
}

static GtkWidget *
create_clock_row (void)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *clock = gtk_switch_new ();

  /* Translators: a switch: whether calls are timed */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Against the Clock"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("Without the clock, take as long as you like. Only errors count."));
  gtk_widget_set_valign (clock, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), clock);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), clock);
  g_settings_bind (bongo_settings_get (), BONGO_SETTING_CLOCK, clock, "active", G_SETTINGS_BIND_DEFAULT);

  return row;
}

static GtkWidget *
create_choice (BongoPracticePage *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *pace = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Twenty Rolls"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Call the answer as soon as you see it, with a key, a click, or a tap. Only your first call counts."));
  for (int level = 0; level < BONGO_LEVELS; level++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), bongo_level_get_label ((BongoLevel) level));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "practice.start");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "i", level);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      self->rows[level] = row;
    }
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (pace), create_clock_row ());
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (pace));

  return page;
}

/* Rolling and calling */

static GtkWidget *
create_line (BongoPracticePage *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->number = gtk_label_new (NULL);
  self->banner = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->banner), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->banner, TRUE);
  gtk_widget_add_css_class (self->banner, "banner");
  /* A label would cause a new layout of the whole window every tenth of a second. */
  self->clock = gtk_inscription_new (NULL);
  gtk_inscription_set_xalign (GTK_INSCRIPTION (self->clock), 1);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (self->clock), 6);
  gtk_widget_add_css_class (self->clock, "clock");
  gtk_widget_add_css_class (self->clock, "numeric");

  gtk_box_append (GTK_BOX (line), self->number);
  gtk_box_append (GTK_BOX (line), self->banner);
  gtk_box_append (GTK_BOX (line), self->clock);

  return line;
}

static GtkWidget *
create_words (BongoPracticePage *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (words), TRUE);
  gtk_widget_set_size_request (words, -1, CALLERS);
  gtk_widget_set_valign (words, GTK_ALIGN_START);
  for (guint word = 0; word < BONGO_WORDS; word++)
    {
      self->callers[word] = bongo_caller_new (word);
      gtk_widget_set_hexpand (self->callers[word], TRUE);
      g_signal_connect_object (self->callers[word], "called", G_CALLBACK (caller_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (words), self->callers[word]);
    }

  return words;
}

static GtkWidget *
create_answer (BongoPracticePage *self)
{
  GtkWidget *answer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->reasons = BONGO_REASONS (bongo_reasons_new ());
  self->next = gtk_button_new ();
  gtk_widget_add_css_class (self->next, "suggested-action");
  gtk_widget_add_css_class (self->next, "pill");
  gtk_widget_set_halign (self->next, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->next, "clicked", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (answer), GTK_WIDGET (self->reasons));
  gtk_box_append (GTK_BOX (answer), self->next);

  return answer;
}

static GtkWidget *
create_play (BongoPracticePage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *halves = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->tray = BGL_TRAY (bongo_dice_tray_new ());
  g_signal_connect_object (self->tray, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);
  /* Shows either the words or the answer. */
  self->below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->words = create_words (self);
  self->answer = create_answer (self);
  gtk_widget_set_vexpand (self->answer, TRUE);
  gtk_box_append (GTK_BOX (self->below), self->words);
  gtk_box_append (GTK_BOX (self->below), self->answer);

  /* The dice stay in place, whatever is shown below them. */
  gtk_box_set_homogeneous (GTK_BOX (halves), TRUE);
  gtk_widget_set_vexpand (halves, TRUE);
  gtk_box_append (GTK_BOX (halves), GTK_WIDGET (self->tray));
  gtk_box_append (GTK_BOX (halves), self->below);
  gtk_box_append (GTK_BOX (column), create_line (self));
  gtk_box_append (GTK_BOX (column), halves);
  gtk_widget_add_css_class (column, "on-cloth");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 760);
  adw_clamp_set_child (ADW_CLAMP (clamp), column);

  return bongo_cloth_new (clamp);
}

static gboolean
bongo_practice_page_grab_focus (GtkWidget *widget)
{
  BongoPracticePage *self = BONGO_PRACTICE_PAGE (widget);

  if (bgl_focus_is_moving (widget))
    return FALSE;

  if (self->practice == NULL)
    return gtk_widget_grab_focus (self->rows[0]);

  if (gtk_widget_get_mapped (self->words))
    return bgl_focus_take (widget);

  return gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
bongo_practice_page_dispose (GObject *object)
{
  BongoPracticePage *self = BONGO_PRACTICE_PAGE (object);

  stop_clock (self);
  g_clear_object (&self->keyboard);
  g_clear_object (&self->sound);
  g_clear_object (&self->practice);

  G_OBJECT_CLASS (bongo_practice_page_parent_class)->dispose (object);
}

static void
bongo_practice_page_class_init (BongoPracticePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bongo_practice_page_dispose;
  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bongo_practice_page_grab_focus;

  gtk_widget_class_install_action (widget_class, "practice.start", "i", start_cb);
  gtk_widget_class_install_action (widget_class, "practice.again", NULL, again_cb);
  gtk_widget_class_install_action (widget_class, "practice.choose", NULL, choose_cb);
  gtk_widget_class_set_css_name (widget_class, "practice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bongo_practice_page_init (BongoPracticePage *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  bgl_names_set (GTK_WIDGET (self), _("Practice"));
  self->stack = GTK_STACK (gtk_stack_new ());
  bgl_compat_hush_pages (self->stack);
  gtk_stack_add_named (self->stack, create_choice (self), "choice");
  gtk_stack_add_named (self->stack, create_play (self), "play");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
  bgl_names_follow (GTK_WIDGET (self));
  update_rows (self);
  assign_keys (self);

  self->sound = bgl_sound_new ();
  self->keyboard = bongo_keyboard_new (GTK_WIDGET (self));
  g_signal_connect_object (self->keyboard, "called", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keyboard, "confirmed", G_CALLBACK (confirmed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bongo_settings_get (), "changed::" BONGO_SETTING_KEYS,
                           G_CALLBACK (assign_keys), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bongo_practice_page_new (void)
{
  return g_object_new (BONGO_TYPE_PRACTICE_PAGE, NULL);
}

BongoPractice *
bongo_practice_page_get_practice (BongoPracticePage *self)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE_PAGE (self), NULL);

  return self->practice;
}

BongoCaller *
bongo_practice_page_get_caller (BongoPracticePage *self,
                                BongoWord          word)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE_PAGE (self), NULL);
  g_return_val_if_fail (word < BONGO_WORDS, NULL);

  return BONGO_CALLER (self->callers[word]);
}

BongoReasons *
bongo_practice_page_get_reasons (BongoPracticePage *self)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE_PAGE (self), NULL);

  return self->reasons;
}

BglSound *
bongo_practice_page_get_sound (BongoPracticePage *self)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE_PAGE (self), NULL);

  return self->sound;
}

BglTray *
bongo_practice_page_get_tray (BongoPracticePage *self)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE_PAGE (self), NULL);

  return self->tray;
}

gboolean
bongo_practice_page_is_open (BongoPracticePage *self)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE_PAGE (self), FALSE);

  return self->opened != 0;
}

const char *
bongo_practice_page_get_stage (BongoPracticePage *self)
{
  g_return_val_if_fail (BONGO_IS_PRACTICE_PAGE (self), NULL);

  return gtk_stack_get_visible_child_name (self->stack);
}
