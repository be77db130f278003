/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "app/bgl-moment.h"
#include "app/bgl-settings.h"

#include "bongo-keys.h"

/* The seat that has the set of keys, or 0. */
static guint
find_seat (BongoView *self,
           guint      set)
{
  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (self->key_sets[seat - 1] == (int) set)
      return seat;

  return 0;
}

static gboolean
is_typing (BongoView *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  return GTK_IS_EDITABLE (focus);
}

/* Space belongs to whatever has the focus, unless that can do nothing with it. */
static gboolean
may_take_space (BongoView *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  return focus == NULL || BGL_IS_DIE (focus) || BONGO_IS_CALLER (focus) ||
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self->prompt)) ||
         focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (GTK_WIDGET (self), focus);
}

static gboolean
key_pressed_cb (BongoView             *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                GtkEventControllerKey *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  /* Not a press but a repetition, even where the key went down before the dice lay. */
  gboolean repeated = !g_hash_table_add (self->held, GUINT_TO_POINTER (keycode));
  BongoWord word;
  guint set, seat;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 ||
      !bgl_view_get_interactive (BGL_VIEW (self)) || is_typing (self))
    return FALSE;

  if (keyval == GDK_KEY_space && may_take_space (self))
    return repeated ? self->question != BONGO_QUESTION_NONE : bongo_view_go_on (self);

  if (self->stage != BONGO_STAGE_ROLLING && self->stage != BONGO_STAGE_LISTENING && self->stage != BONGO_STAGE_OPEN)
    return FALSE;

  if (!bongo_keys_find (gtk_widget_get_display (GTK_WIDGET (self)), keycode, &set, &word))
    return FALSE;

  seat = find_seat (self, set);
  if (seat == 0)
    return FALSE;

  if (!repeated)
    bongo_view_call (self, seat, word, bgl_moment_of_event (event));

  return TRUE;
}

static void
key_released_cb (BongoView             *self,
                 guint                  keyval,
                 guint                  keycode,
                 GdkModifierType        modifiers,
                 GtkEventControllerKey *controller)
{
  /* Each event tells a little more about the clock of the server. */
  bgl_moment_of_event (gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller)));
  g_hash_table_remove (self->held, GUINT_TO_POINTER (keycode));
}

/* Whatever is let go while another window listens is not heard here. */
static void
active_changed_cb (BongoView *self)
{
  g_hash_table_remove_all (self->held);
}

void
bongo_view_assign_keys (BongoView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  int set = 0;

  for (guint seat = 1; seat <= self->n_seats; seat++)
    {
      gboolean has_keys = !bgl_seat_is_bot (bgl_table_get_seat (table, seat)) && set < BONGO_KEY_SETS;

      self->key_sets[seat - 1] = has_keys ? set++ : -1;
      bongo_place_set_keys (BONGO_PLACE (self->places[seat - 1]), self->key_sets[seat - 1]);
    }
}

void
bongo_view_init_keys (BongoView *self)
{
  self->held = g_hash_table_new (NULL, NULL);
  g_signal_connect_object (bgl_settings_get (), "changed::" BGL_SETTING_BONGO_KEYS,
                           G_CALLBACK (bongo_view_assign_keys), self, G_CONNECT_SWAPPED);
}

void
bongo_view_root_keys (BongoView *self)
{
  self->root = gtk_widget_get_root (GTK_WIDGET (self));
  self->keys = gtk_event_controller_key_new ();
  /* Before anything else: at a table where everybody plays at once nobody keeps the focus for themselves. */
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keys, "key-released", G_CALLBACK (key_released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->root), self->keys);

  if (GTK_IS_WINDOW (self->root))
    g_signal_connect_object (self->root, "notify::is-active", G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED);
}

void
bongo_view_unroot_keys (BongoView *self)
{
  if (self->root == NULL)
    return;

  g_signal_handlers_disconnect_by_func (self->root, active_changed_cb, self);
  gtk_widget_remove_controller (GTK_WIDGET (self->root), self->keys);
  self->keys = NULL;
  self->root = NULL;
  g_hash_table_remove_all (self->held);
}
