/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-keyboard.h"

#include "bongo-keys.h"
#include "board/bgl-event-time.h"

struct _BongoKeyboard
{
  GObject             parent_instance;

  GtkWidget          *widget;  /* owns this object */
  GtkRoot            *root;
  GtkEventController *keys;
  GHashTable         *held;    /* hardware key codes that are pressed */
};

G_DEFINE_FINAL_TYPE (BongoKeyboard, bongo_keyboard, G_TYPE_OBJECT)

enum
{
  SIGNAL_CALLED,
  SIGNAL_CONFIRMED,
  SIGNAL_PASSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
key_pressed_cb (BongoKeyboard         *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                GtkEventControllerKey *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  /* A key that is still held is a repetition, even if it was pressed before the dice came to rest. */
  gboolean repeated = !g_hash_table_add (self->held, GUINT_TO_POINTER (keycode));
  gboolean meant = FALSE;
  BongoWord word;
  guint set;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 ||
      GTK_IS_EDITABLE (gtk_root_get_focus (self->root)))
    return FALSE;

  if (keyval == GDK_KEY_space || keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    g_signal_emit (self, signals[SIGNAL_CONFIRMED], 0, repeated, &meant);
  else if (keyval == GDK_KEY_BackSpace)
    g_signal_emit (self, signals[SIGNAL_PASSED], 0, repeated, &meant);
  else if (bongo_keys_find (gtk_widget_get_display (self->widget), keycode, &set, &word))
    g_signal_emit (self, signals[SIGNAL_CALLED], 0, set, (guint) word, repeated, bgl_event_time_get (event), &meant);

  return meant;
}

static void
key_released_cb (BongoKeyboard         *self,
                 guint                  keyval,
                 guint                  keycode,
                 GdkModifierType        modifiers,
                 GtkEventControllerKey *controller)
{
  /* Each event improves the estimate of the display server's clock. */
  bgl_event_time_get (gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller)));
  g_hash_table_remove (self->held, GUINT_TO_POINTER (keycode));
}

/* Forget held keys, because their release is not reported while another window is active. */
static void
active_changed_cb (BongoKeyboard *self)
{
  g_hash_table_remove_all (self->held);
}

static void
leave (BongoKeyboard *self)
{
  if (self->root == NULL)
    return;

  g_signal_handlers_disconnect_by_func (self->root, active_changed_cb, self);
  gtk_widget_remove_controller (GTK_WIDGET (self->root), self->keys);
  self->keys = NULL;
  self->root = NULL;
  g_hash_table_remove_all (self->held);
}

static void
root_changed_cb (BongoKeyboard *self)
{
  leave (self);
  self->root = gtk_widget_get_root (self->widget);
  if (self->root == NULL)
    return;

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keys, "key-released", G_CALLBACK (key_released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->root), self->keys);

  if (GTK_IS_WINDOW (self->root))
    g_signal_connect_object (self->root, "notify::is-active", G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
bongo_keyboard_dispose (GObject *object)
{
  leave (BONGO_KEYBOARD (object));

  G_OBJECT_CLASS (bongo_keyboard_parent_class)->dispose (object);
}

static void
bongo_keyboard_finalize (GObject *object)
{
  g_hash_table_unref (BONGO_KEYBOARD (object)->held);

  G_OBJECT_CLASS (bongo_keyboard_parent_class)->finalize (object);
}

static void
bongo_keyboard_class_init (BongoKeyboardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bongo_keyboard_dispose;
  object_class->finalize = bongo_keyboard_finalize;

  signals[SIGNAL_CALLED] = g_signal_new ("called", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN,
                                         4, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN, G_TYPE_INT64);
  signals[SIGNAL_CONFIRMED] = g_signal_new ("confirmed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                            g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN,
                                            1, G_TYPE_BOOLEAN);
  signals[SIGNAL_PASSED] = g_signal_new ("passed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN,
                                         1, G_TYPE_BOOLEAN);
}

static void
bongo_keyboard_init (BongoKeyboard *self)
{
  self->held = g_hash_table_new (NULL, NULL);
}

BongoKeyboard *
bongo_keyboard_new (GtkWidget *widget)
{
  BongoKeyboard *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_object_new (BONGO_TYPE_KEYBOARD, NULL);
  self->widget = widget;
  g_signal_connect_object (widget, "notify::root", G_CALLBACK (root_changed_cb), self, G_CONNECT_SWAPPED);
  root_changed_cb (self);

  return self;
}
