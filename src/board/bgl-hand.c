/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-hand.h"

#include "engine/bgl-language.h"

struct _BglHand
{
  GObject           parent_instance;

  GtkGesture       *drag;
  GPtrArray        *avoided;      /* GtkWidget, unowned */

  graphene_point_t  point;
  graphene_point_t  on_surface;   /* the position of the pointer at the last event, in surface coordinates */
  guint             has_pointer : 1;
  guint             by_key : 1;
  guint             pressed : 1;
  guint             dragging : 1;
};

enum
{
  SIGNAL_POINTED,
  SIGNAL_PRESSED,
  SIGNAL_TAKE,
  SIGNAL_DROPPED,
  SIGNAL_CLICKED,
  SIGNAL_CANCELED,
  SIGNAL_KEY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglHand, bgl_hand, G_TYPE_OBJECT)

static GtkWidget *
get_widget (BglHand *self)
{
  return gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (self->drag));
}

static gboolean
is_avoided (BglHand *self,
            double   x,
            double   y)
{
  for (guint i = 0; i < self->avoided->len; i++)
    if (bgl_hand_is_over (self, g_ptr_array_index (self->avoided, i), x, y))
      return TRUE;

  return FALSE;
}

static gboolean
is_at (BglHand *self,
       double   x,
       double   y)
{
  return self->point.x == (float) x && self->point.y == (float) y;
}

static gboolean
has_moved (BglHand            *self,
           GtkEventController *motion)
{
  GdkEvent *event = gtk_event_controller_get_current_event (motion);
  graphene_point_t last = self->on_surface;
  double x, y;

  if (event == NULL || !gdk_event_get_position (event, &x, &y))
    return FALSE;

  graphene_point_init (&self->on_surface, x, y);
  return !graphene_point_equal (&last, &self->on_surface);
}

static void
motion_cb (BglHand            *self,
           double              x,
           double              y,
           GtkEventController *motion)
{
  const gboolean moved = has_moved (self, motion);

  if (self->dragging || is_at (self, x, y))
    return;

  /* Ignore synthetic motion from relayout: a pointer at rest does not take over from the keys. */
  if (self->by_key && !moved)
    graphene_point_init (&self->point, x, y);
  else
    bgl_hand_point_at (self, x, y);
}

static void
leave_cb (BglHand *self)
{
  if (self->dragging || !self->has_pointer)
    return;

  self->has_pointer = FALSE;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0);
}

static void
drag_begin_cb (BglHand *self,
               double   x,
               double   y)
{
  gboolean pressed = FALSE;

  /* Ignore an unwanted press instead of denying it. Otherwise, GTK would not deliver the next press either. */
  self->pressed = FALSE;
  if (is_avoided (self, x, y))
    return;

  g_signal_emit (self, signals[SIGNAL_PRESSED], 0, x, y, &pressed);
  self->pressed = pressed;
}

static gboolean
is_pulled (BglHand *self,
           double   offset_x,
           double   offset_y)
{
  return gtk_drag_check_threshold (get_widget (self), 0, 0, (int) offset_x, (int) offset_y);
}

static void
drag_update_cb (BglHand *self,
                double   offset_x,
                double   offset_y)
{
  double x, y;

  if (!self->pressed)
    return;

  if (!self->dragging)
    {
      gboolean taken = FALSE;

      if (!is_pulled (self, offset_x, offset_y))
        return;

      self->dragging = TRUE;
      g_signal_emit (self, signals[SIGNAL_TAKE], 0, &taken);
      self->dragging &= taken;
      if (!self->dragging)
        return;

      bgl_hand_claim (self);
    }

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y);
  bgl_hand_point_at (self, x + offset_x, y + offset_y);
}

static void
drag_end_cb (BglHand *self,
             double   offset_x,
             double   offset_y)
{
  double x, y;

  if (!self->pressed)
    return;

  self->pressed = FALSE;
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y);

  if (!self->dragging)
    {
      g_signal_emit (self, signals[SIGNAL_CLICKED], 0, x, y, is_pulled (self, offset_x, offset_y));
      return;
    }

  if (!is_at (self, x + offset_x, y + offset_y))
    bgl_hand_point_at (self, x + offset_x, y + offset_y);

  self->dragging = FALSE;
  g_signal_emit (self, signals[SIGNAL_DROPPED], 0, x + offset_x, y + offset_y);
}

static void
drag_cancel_cb (BglHand *self)
{
  self->pressed = FALSE;
  if (self->dragging)
    g_signal_emit (self, signals[SIGNAL_CANCELED], 0);
  self->dragging = FALSE;
}

static gboolean
key_pressed_cb (BglHand *self,
                guint    keyval)
{
  gboolean handled = GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[SIGNAL_KEY], 0, keyval, &handled);

  return handled;
}

static void
bgl_hand_finalize (GObject *object)
{
  BglHand *self = BGL_HAND (object);

  g_clear_object (&self->drag);
  g_ptr_array_unref (self->avoided);

  G_OBJECT_CLASS (bgl_hand_parent_class)->finalize (object);
}

static guint
add_signal (BglHandClass *klass,
            const char   *name,
            GType         answer,
            guint         n_parameters,
            ...)
{
  guint id;
  va_list types;

  va_start (types, n_parameters);
  id = g_signal_new_valist (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, NULL,
                            answer == G_TYPE_BOOLEAN ? g_signal_accumulator_true_handled : NULL, NULL, NULL,
                            answer, n_parameters, types);
  va_end (types);

  return id;
}

static void
bgl_hand_class_init (BglHandClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_hand_finalize;

  signals[SIGNAL_POINTED] = add_signal (klass, "pointed", G_TYPE_NONE, 0);
  signals[SIGNAL_PRESSED] = add_signal (klass, "pressed", G_TYPE_BOOLEAN, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[SIGNAL_TAKE] = add_signal (klass, "take", G_TYPE_BOOLEAN, 0);
  signals[SIGNAL_DROPPED] = add_signal (klass, "dropped", G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[SIGNAL_CLICKED] = add_signal (klass, "clicked", G_TYPE_NONE, 3,
                                        G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_BOOLEAN);
  signals[SIGNAL_CANCELED] = add_signal (klass, "canceled", G_TYPE_NONE, 0);
  signals[SIGNAL_KEY] = add_signal (klass, "key", G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
}

static void
bgl_hand_init (BglHand *self)
{
  self->avoided = g_ptr_array_new ();
}

/* Handlers are disconnected when the hand is disposed, because the widget may live longer. */
static void
connect (BglHand    *self,
         gpointer    controller,
         const char *signal,
         GCallback   callback)
{
  bgl_language_connect (controller, signal, callback, self);
}

BglHand *
bgl_hand_new (GtkWidget *widget)
{
  BglHand *self = g_object_new (BGL_TYPE_HAND, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self->drag = gtk_gesture_drag_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->drag), GDK_BUTTON_PRIMARY);
  connect (self, self->drag, "drag-begin", G_CALLBACK (drag_begin_cb));
  connect (self, self->drag, "drag-update", G_CALLBACK (drag_update_cb));
  connect (self, self->drag, "drag-end", G_CALLBACK (drag_end_cb));
  connect (self, self->drag, "cancel", G_CALLBACK (drag_cancel_cb));
  gtk_widget_add_controller (widget, g_object_ref (GTK_EVENT_CONTROLLER (self->drag)));

  connect (self, motion, "enter", G_CALLBACK (motion_cb));
  connect (self, motion, "motion", G_CALLBACK (motion_cb));
  connect (self, motion, "leave", G_CALLBACK (leave_cb));
  gtk_widget_add_controller (widget, motion);

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  connect (self, key, "key-pressed", G_CALLBACK (key_pressed_cb));
  gtk_widget_add_controller (widget, key);

  return self;
}

void
bgl_hand_avoid (BglHand   *self,
                GtkWidget *child)
{
  g_return_if_fail (BGL_IS_HAND (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  g_ptr_array_add (self->avoided, child);
}

gboolean
bgl_hand_is_over (BglHand   *self,
                  GtkWidget *child,
                  double     x,
                  double     y)
{
  graphene_rect_t bounds;

  g_return_val_if_fail (BGL_IS_HAND (self), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (child), FALSE);

  return gtk_widget_get_visible (child) &&
         gtk_widget_compute_bounds (child, get_widget (self), &bounds) &&
         graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (x, y));
}

void
bgl_hand_point_at (BglHand *self,
                   double   x,
                   double   y)
{
  g_return_if_fail (BGL_IS_HAND (self));

  self->by_key = FALSE;
  self->has_pointer = !is_avoided (self, x, y);
  graphene_point_init (&self->point, x, y);

  g_signal_emit (self, signals[SIGNAL_POINTED], 0);
}

const graphene_point_t *
bgl_hand_get_point (BglHand *self)
{
  g_return_val_if_fail (BGL_IS_HAND (self), NULL);

  return &self->point;
}

gboolean
bgl_hand_is_pointing (BglHand *self)
{
  g_return_val_if_fail (BGL_IS_HAND (self), FALSE);

  return self->has_pointer && !self->by_key;
}

gboolean
bgl_hand_is_by_key (BglHand *self)
{
  g_return_val_if_fail (BGL_IS_HAND (self), FALSE);

  return self->by_key;
}

gboolean
bgl_hand_is_finger (BglHand *self)
{
  GdkDevice *device;

  g_return_val_if_fail (BGL_IS_HAND (self), FALSE);

  device = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (self->drag));

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

gboolean
bgl_hand_is_dragging (BglHand *self)
{
  g_return_val_if_fail (BGL_IS_HAND (self), FALSE);

  return self->dragging;
}

void
bgl_hand_claim (BglHand *self)
{
  g_return_if_fail (BGL_IS_HAND (self));

  gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
}

void
bgl_hand_focus (BglHand   *self,
                GtkWidget *pressed)
{
  GtkRoot *root;

  g_return_if_fail (BGL_IS_HAND (self));

  root = gtk_widget_get_root (get_widget (self));
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), FALSE);
  self->by_key = FALSE;

  if (pressed != NULL)
    gtk_widget_grab_focus (pressed);
}

void
bgl_hand_follow_focus (BglHand *self)
{
  GtkRoot *root;

  g_return_if_fail (BGL_IS_HAND (self));

  root = gtk_widget_get_root (get_widget (self));
  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    self->by_key = TRUE;
}

void
bgl_hand_ignore_pointer (BglHand *self)
{
  g_return_if_fail (BGL_IS_HAND (self));

  self->has_pointer = FALSE;
}

void
bgl_hand_stop_drag (BglHand *self)
{
  g_return_if_fail (BGL_IS_HAND (self));

  self->dragging = FALSE;
}

gboolean
bgl_hand_cancel_drag (BglHand *self)
{
  g_return_val_if_fail (BGL_IS_HAND (self), FALSE);

  if (!self->dragging)
    return FALSE;

  /* The denied gesture ends, and must not count as a click. */
  self->dragging = self->pressed = FALSE;
  gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);

  return TRUE;
}
