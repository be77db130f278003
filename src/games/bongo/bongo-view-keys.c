/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

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

/* Space goes to the focused widget, unless that widget does not handle it. */
static gboolean
may_take_space (BongoView *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus == NULL || BGL_IS_DIE (focus) || BONGO_IS_CALLER (focus) ||
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self->prompt)) ||
         focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (GTK_WIDGET (self), focus);
}

static gboolean
space_cb (BongoView *self,
          gboolean   repeated)
{
  if (!bgl_view_get_interactive (BGL_VIEW (self)) || !may_take_space (self))
    return FALSE;

  return repeated ? self->question != BONGO_QUESTION_NONE : bongo_view_go_on (self);
}

static gboolean
called_cb (BongoView *self,
           guint      set,
           guint      word,
           gboolean   repeated,
           gint64     when)
{
  guint seat = find_seat (self, set);

  if (!bgl_view_get_interactive (BGL_VIEW (self)) || seat == 0 ||
      (self->stage != BONGO_STAGE_ROLLING && self->stage != BONGO_STAGE_LISTENING && self->stage != BONGO_STAGE_OPEN))
    return FALSE;

  if (!repeated)
    bongo_view_call (self, seat, word, when);

  return TRUE;
}

void
bongo_view_assign_keys (BongoView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  int set = 0;

  for (guint seat = 1; seat <= self->n_seats; seat++)
    {
      gboolean has_keys = !bgl_seat_is_bot (bgl_table_get_seat (table, seat)) && set < BONGO_KEY_SETS &&
                          bgl_light_get () != BGL_LIGHT_PAPER;

      self->key_sets[seat - 1] = has_keys ? set++ : -1;
      bongo_place_set_keys (BONGO_PLACE (self->places[seat - 1]), self->key_sets[seat - 1]);
    }
}

void
bongo_view_init_keys (BongoView *self)
{
  self->keyboard = bongo_keyboard_new (GTK_WIDGET (self));
  bgl_language_connect (self->keyboard, "space", G_CALLBACK (space_cb), self);
  bgl_language_connect (self->keyboard, "called", G_CALLBACK (called_cb), self);
  bgl_language_connect (bgl_settings_get (), "changed::" BGL_SETTING_BONGO_KEYS,
                        G_CALLBACK (bongo_view_assign_keys), self);
}
