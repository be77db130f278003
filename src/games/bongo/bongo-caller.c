/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-caller.h"

#include "bongo-art.h"
#include "bongo-keys.h"
#include "board/bgl-arrange.h"
#include "board/bgl-event-time.h"
#include "engine/bgl-i18n.h"

#define PADDING  5
#define MAX_SIGN 110
#define MIN_SIGN 26 /* if the word is below it */

struct _BongoCaller
{
  BglSpot        parent_instance;

  BongoWord      word;
  BongoCallerState state;
  guint          key;
  GtkWidget     *name;
  GtkWidget     *cap;
  gboolean       named;
  gboolean       hinted;
  GdkRectangle   sign;
};

G_DEFINE_FINAL_TYPE (BongoCaller, bongo_caller, BGL_TYPE_SPOT)

enum
{
  SIGNAL_CALLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
bongo_caller_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 40;
      *natural = 104;
    }
  else
    {
      *minimum = 44;
      *natural = 76;
    }
}

/* Places the sign at the top, the word below it, and the key in a corner. */
static void
bongo_caller_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  BongoCaller *self = BONGO_CALLER (widget);
  int name_height = bgl_arrange_measure (self->name, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int cap_height = bgl_arrange_measure (self->cap, GTK_ORIENTATION_VERTICAL, -1, TRUE);
  int cap_width = bgl_arrange_measure (self->cap, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
  gboolean capped = self->key != GDK_KEY_VoidSymbol;
  int below = self->named ? name_height : 0;
  int sign = CLAMP (MIN (width - 2 * PADDING, height - below - (self->named ? PADDING + 2 : 2 * PADDING)), 8, MAX_SIGN);

  gtk_widget_set_child_visible (self->name, self->named);
  gtk_widget_set_child_visible (self->cap, capped);

  self->sign = (GdkRectangle) { (width - sign) / 2, (height - below - sign) / 2 + (self->named ? 1 : 0), sign, sign };
  if (self->named)
    gtk_widget_size_allocate (self->name, &(GtkAllocation) { 2, height - name_height - 4, width - 4, name_height }, -1);
  if (capped)
    gtk_widget_size_allocate (self->cap, &(GtkAllocation) { width - cap_width - 3, 3, cap_width, cap_height }, -1);

  bgl_spot_set_radius (BGL_SPOT (self), 10);
}

static void
bongo_caller_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  BongoCaller *self = BONGO_CALLER (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  BglColorScheme scheme = bgl_color_scheme_get ();
  graphene_rect_t sign = GRAPHENE_RECT_INIT (self->sign.x, self->sign.y, self->sign.width, self->sign.height);

  if (self->sign.width > 0)
    gtk_snapshot_append_texture (snapshot, bongo_art_get_word (self->word, scheme, self->sign.width, scale), &sign);

  gtk_widget_snapshot_child (widget, self->name, snapshot);
  gtk_widget_snapshot_child (widget, self->cap, snapshot);

  if (self->state == BONGO_CALLER_WRONG && self->sign.width > 0)
    gtk_snapshot_append_texture (snapshot, bongo_art_get_cross (scheme, self->sign.width, scale), &sign);

  GTK_WIDGET_CLASS (bongo_caller_parent_class)->snapshot (widget, snapshot);
}

static void
pressed_cb (BongoCaller     *self,
            int              n_press,
            double           x,
            double           y,
            GtkGestureClick *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[SIGNAL_CALLED], 0, bgl_event_time_get (event));
}

/* Use the time of the key event, because Return and Space may be handled a frame later. */
static gboolean
key_pressed_cb (BongoCaller           *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                GtkEventControllerKey *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 ||
      (keyval != GDK_KEY_space && keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter))
    return FALSE;

  g_signal_emit (self, signals[SIGNAL_CALLED], 0, bgl_event_time_get (event));

  return TRUE;
}

static void
activate_cb (BongoCaller *self)
{
  g_signal_emit (self, signals[SIGNAL_CALLED], 0, g_get_monotonic_time ());
}

static void
update_label (BongoCaller *self)
{
  const char *word = bongo_word_get_title (self->word);
  g_autofree char *key = bongo_keys_get_name (self->key);
  g_autofree char *label = NULL;

  if (self->hinted)
    /* Translators: spoken label of a button: a word that a hint says to call */
    label = g_strdup_printf (_("%s, hint"), word);
  else if (self->state == BONGO_CALLER_WRONG)
    /* Translators: spoken label of a button: a word that cannot be called again */
    label = g_strdup_printf (_("%s, already called"), word);
  else if (self->key != GDK_KEY_VoidSymbol)
    /* Translators: spoken label of a button: a word to call, and the key for it */
    label = g_strdup_printf (_("%s, %s"), word, key);
  else
    label = g_strdup (word);

  bgl_spot_set_label (BGL_SPOT (self), label);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_DISABLED, self->state != BONGO_CALLER_OPEN, -1);
}

static void
bongo_caller_dispose (GObject *object)
{
  BongoCaller *self = BONGO_CALLER (object);

  g_clear_pointer (&self->name, gtk_widget_unparent);
  g_clear_pointer (&self->cap, gtk_widget_unparent);

  G_OBJECT_CLASS (bongo_caller_parent_class)->dispose (object);
}

static void
bongo_caller_class_init (BongoCallerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bongo_caller_dispose;

  widget_class->measure = bongo_caller_measure;
  widget_class->size_allocate = bongo_caller_size_allocate;
  widget_class->snapshot = bongo_caller_snapshot;

  signals[SIGNAL_CALLED] = g_signal_new ("called", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);

  gtk_widget_class_set_css_name (widget_class, "call");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
bongo_caller_init (BongoCaller *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->key = GDK_KEY_VoidSymbol;
  self->named = TRUE;
  self->name = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->name, "word");
  gtk_widget_set_parent (self->name, GTK_WIDGET (self));
  self->cap = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->cap, "key");
  gtk_widget_set_parent (self->cap, GTK_WIDGET (self));

  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (self, "activate", G_CALLBACK (activate_cb), NULL);
}

GtkWidget *
bongo_caller_new (BongoWord word)
{
  BongoCaller *self;

  g_return_val_if_fail (word < BONGO_WORDS, NULL);

  self = g_object_new (BONGO_TYPE_CALLER, NULL);
  self->word = word;
  gtk_label_set_text (GTK_LABEL (self->name), bongo_word_get_title (word));
  update_label (self);

  return GTK_WIDGET (self);
}

gboolean
bongo_caller_has_room (BongoCaller *self,
                       int          width,
                       int          height)
{
  g_return_val_if_fail (BONGO_IS_CALLER (self), FALSE);

  return bgl_arrange_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, TRUE) <= width - 4 &&
         bgl_arrange_measure (self->name, GTK_ORIENTATION_VERTICAL, -1, TRUE) + MIN_SIGN + PADDING <= height;
}

void
bongo_caller_set_named (BongoCaller *self,
                        gboolean     named)
{
  g_return_if_fail (BONGO_IS_CALLER (self));

  self->named = !!named;
}

BongoWord
bongo_caller_get_word (BongoCaller *self)
{
  g_return_val_if_fail (BONGO_IS_CALLER (self), BONGO_NOTHING);

  return self->word;
}

BongoCallerState
bongo_caller_get_state (BongoCaller *self)
{
  g_return_val_if_fail (BONGO_IS_CALLER (self), BONGO_CALLER_CLOSED);

  return self->state;
}

void
bongo_caller_set_state (BongoCaller      *self,
                        BongoCallerState  state)
{
  static const char *const classes[] = { NULL, "open", "wrong", "right" };

  g_return_if_fail (BONGO_IS_CALLER (self));

  if (self->state == state)
    return;

  if (classes[self->state] != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), classes[self->state]);
  self->state = state;
  if (classes[state] != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), classes[state]);
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
bongo_caller_get_hinted (BongoCaller *self)
{
  g_return_val_if_fail (BONGO_IS_CALLER (self), FALSE);

  return self->hinted;
}

void
bongo_caller_set_hinted (BongoCaller *self,
                         gboolean     hinted)
{
  g_return_if_fail (BONGO_IS_CALLER (self));

  if (self->hinted == !!hinted)
    return;

  self->hinted = !!hinted;
  if (hinted)
    gtk_widget_add_css_class (GTK_WIDGET (self), "hinted");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "hinted");
  update_label (self);
}

void
bongo_caller_set_key (BongoCaller *self,
                      guint        keyval)
{
  g_autofree char *label = NULL;

  g_return_if_fail (BONGO_IS_CALLER (self));

  self->key = keyval;
  label = bongo_keys_get_label (keyval);
  gtk_label_set_text (GTK_LABEL (self->cap), label);
  if (bongo_keys_is_on_pad (keyval))
    gtk_widget_add_css_class (self->cap, "pad");
  else
    gtk_widget_remove_css_class (self->cap, "pad");
  gtk_widget_set_visible (self->cap, keyval != GDK_KEY_VoidSymbol);
  update_label (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
