/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-entry-page.h"

#include "bongo-best.h"
#include "bongo-cloth.h"
#include "bongo-dice.h"
#include "board/bgl-focus.h"
#include "engine/bgl-i18n.h"

struct _BongoEntryPage
{
  AdwBin        parent_instance;

  BongoLevel    level;
  BongoDice     dice;

  GtkWidget    *levels[BONGO_LEVELS];
  BglTray      *tray;
  BongoReasons *reasons;
};

G_DEFINE_FINAL_TYPE (BongoEntryPage, bongo_entry_page, ADW_TYPE_BIN)

static void
update (BongoEntryPage *self)
{
  BongoAnswer answer;

  bongo_answer (&self->dice, self->level, &answer);
  bongo_dice_tray_show_answer (self->tray, &self->dice, &answer);
  bongo_reasons_set_answer (self->reasons, &answer);
}

static void
set_face (BongoEntryPage *self,
          BglDie         *die,
          guint           face)
{
  bgl_die_set_face (die, face);
  bongo_dice_tray_get_dice (self->tray, &self->dice);
  update (self);
}

static void
turn (BongoEntryPage *self,
      BglDie         *die,
      guint           by)
{
  set_face (self, die, (bgl_die_get_face (die) + by) % BONGO_ANIMALS);
}

static void
activate_cb (BongoEntryPage *self,
             BglDie         *die)
{
  turn (self, die, 1);
}

static void
pressed_cb (BongoEntryPage  *self,
            int              n_press,
            double           x,
            double           y,
            GtkGestureClick *gesture)
{
  GtkWidget *die = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (die);
  turn (self, BGL_DIE (die), button == GDK_BUTTON_SECONDARY ? BONGO_ANIMALS - 1 : 1);
}

static gboolean
key_pressed_cb (BongoEntryPage        *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                GtkEventControllerKey *controller)
{
  BglDie *die = BGL_DIE (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
  gunichar sign = gdk_keyval_to_unicode (keyval);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  if (keyval == GDK_KEY_BackSpace)
    turn (self, die, BONGO_ANIMALS - 1);
  else if (sign >= '1' && sign <= '3')
    set_face (self, die, sign - '1');
  else
    return FALSE;

  return TRUE;
}

static void
level_cb (BongoEntryPage *self,
          GtkWidget      *button)
{
  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    return;

  for (BongoLevel level = 0; level < BONGO_LEVELS; level++)
    if (self->levels[level] == button)
      bongo_entry_page_set_level (self, level);
}

static GtkWidget *
create_levels (BongoEntryPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  for (BongoLevel level = 0; level < BONGO_LEVELS; level++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (bongo_level_get_label (level));

      if (level > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->levels[0]));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), level == self->level);
      g_signal_connect_object (button, "toggled", G_CALLBACK (level_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), button);
      self->levels[level] = button;
    }

  return box;
}

static void
add_tray (BongoEntryPage *self)
{
  self->tray = BGL_TRAY (bongo_dice_tray_new_to_turn ());
  for (guint i = 0; i < BONGO_N_DICE; i++)
    {
      GtkWidget *die = GTK_WIDGET (bgl_tray_get_die (self->tray, i));
      GtkGesture *click = gtk_gesture_click_new ();
      GtkEventController *keys = gtk_event_controller_key_new ();

      gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
      g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_add_controller (die, GTK_EVENT_CONTROLLER (click));
      g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_add_controller (die, keys);
      g_signal_connect_object (die, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_set_cursor_from_name (die, "pointer");
    }
}

static gboolean
bongo_entry_page_grab_focus (GtkWidget *widget)
{
  if (bgl_focus_is_moving (widget))
    return FALSE;

  return gtk_widget_child_focus (GTK_WIDGET (BONGO_ENTRY_PAGE (widget)->tray), GTK_DIR_TAB_FORWARD);
}

static void
bongo_entry_page_class_init (BongoEntryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bongo_entry_page_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "entry-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bongo_entry_page_init (BongoEntryPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *halves = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *hint = gtk_label_new (_("Press each die until it shows the same face as on your table."));

  self->level = BONGO_LEVEL_BASIC;
  self->dice = (BongoDice) {
    .film = { 1, 1 },
    .poachers = { BONGO_NO_DIE, BONGO_NO_DIE },
    .guard = BONGO_NO_DIE,
  };
  add_tray (self);
  self->reasons = BONGO_REASONS (bongo_reasons_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->reasons), GTK_ALIGN_START);
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_justify (GTK_LABEL (hint), GTK_JUSTIFY_CENTER);

  gtk_box_set_homogeneous (GTK_BOX (halves), TRUE);
  gtk_widget_set_vexpand (halves, TRUE);
  gtk_box_append (GTK_BOX (halves), GTK_WIDGET (self->tray));
  gtk_box_append (GTK_BOX (halves), GTK_WIDGET (self->reasons));
  gtk_box_append (GTK_BOX (column), create_levels (self));
  gtk_box_append (GTK_BOX (column), hint);
  gtk_box_append (GTK_BOX (column), halves);
  gtk_widget_add_css_class (column, "on-cloth");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 760);
  adw_clamp_set_child (ADW_CLAMP (clamp), column);
  adw_bin_set_child (ADW_BIN (self), bongo_cloth_new (clamp));

  bongo_dice_tray_set_dice (self->tray, &self->dice, 0);
  update (self);
}

GtkWidget *
bongo_entry_page_new (void)
{
  return g_object_new (BONGO_TYPE_ENTRY_PAGE, NULL);
}

const BongoDice *
bongo_entry_page_get_dice (BongoEntryPage *self)
{
  g_return_val_if_fail (BONGO_IS_ENTRY_PAGE (self), NULL);

  return &self->dice;
}

BglTray *
bongo_entry_page_get_tray (BongoEntryPage *self)
{
  g_return_val_if_fail (BONGO_IS_ENTRY_PAGE (self), NULL);

  return self->tray;
}

BongoReasons *
bongo_entry_page_get_reasons (BongoEntryPage *self)
{
  g_return_val_if_fail (BONGO_IS_ENTRY_PAGE (self), NULL);

  return self->reasons;
}

void
bongo_entry_page_set_level (BongoEntryPage *self,
                            BongoLevel      level)
{
  g_return_if_fail (BONGO_IS_ENTRY_PAGE (self));
  g_return_if_fail (level < BONGO_LEVELS);

  if (self->level == level)
    return;

  self->level = level;
  /* Dice that were already there keep their faces. New dice can show any face. */
  for (guint i = 0; i < 2; i++)
    if ((self->dice.poachers[i] == BONGO_NO_DIE) != (level < BONGO_LEVEL_POACHERS))
      self->dice.poachers[i] = level < BONGO_LEVEL_POACHERS ? BONGO_NO_DIE : BONGO_BONGO;
  if ((self->dice.guard == BONGO_NO_DIE) != (level < BONGO_LEVEL_GUARDS))
    self->dice.guard = level < BONGO_LEVEL_GUARDS ? BONGO_NO_DIE : BONGO_BONGO;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->levels[level]), TRUE);
  bongo_dice_tray_set_dice (self->tray, &self->dice, 0);
  update (self);
}
