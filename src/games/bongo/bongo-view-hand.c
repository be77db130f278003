/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "bongo-keys.h"
#include "bongo-settings.h"

/* The seat that uses the set of keys, or 0. */
static guint
find_seat (BongoView *self,
           guint      set)
{
  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (self->key_sets[seat - 1] == (int) set)
      return seat;

  return 0;
}

/* Space and Enter go to the focused widget, unless that widget does not handle them. */
static gboolean
may_confirm (BongoView *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus == NULL || BGL_IS_DIE (focus) || BONGO_IS_CALLER (focus) ||
         gtk_widget_is_ancestor (focus, GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (self)))) ||
         focus == GTK_WIDGET (self) || gtk_widget_is_ancestor (GTK_WIDGET (self), focus);
}

static gboolean
confirmed_cb (BongoView *self,
              gboolean   repeated)
{
  if (!bgl_view_get_interactive (BGL_VIEW (self)) || !may_confirm (self))
    return FALSE;

  return repeated ? bgl_view_get_question (BGL_VIEW (self)) != BONGO_QUESTION_NONE : bongo_view_go_on (self);
}

static gboolean
called_cb (BongoView *self,
           guint      set,
           guint      word,
           gboolean   repeated,
           gint64     when)
{
  guint seat = find_seat (self, set);

  if (!bgl_view_get_interactive (BGL_VIEW (self)) || seat == 0)
    return FALSE;

  return repeated || bongo_view_call (self, seat, word, when);
}

static gboolean
passed_cb (BongoView *self,
           gboolean   repeated)
{
  if (bgl_view_get_question (BGL_VIEW (self)) != BONGO_QUESTION_PASS)
    return FALSE;

  if (!repeated)
    bongo_view_pass (self);

  return TRUE;
}

void
bongo_view_assign_keys (BongoView *self)
{
  int set = 0;

  for (guint seat = 1; seat <= self->n_seats; seat++)
    {
      gboolean has_keys = bongo_view_is_person (self, seat) && set < BONGO_KEY_SETS &&
                          bgl_color_scheme_get () != BGL_COLOR_SCHEME_PAPER;

      self->key_sets[seat - 1] = has_keys ? set++ : -1;
      bongo_place_set_keys (BONGO_PLACE (self->places[seat - 1]), self->key_sets[seat - 1]);
    }
}

void
bongo_view_init_hand (BongoView *self)
{
  self->keyboard = bongo_keyboard_new (GTK_WIDGET (self));
  bgl_language_connect (self->keyboard, "confirmed", G_CALLBACK (confirmed_cb), self);
  bgl_language_connect (self->keyboard, "passed", G_CALLBACK (passed_cb), self);
  bgl_language_connect (self->keyboard, "called", G_CALLBACK (called_cb), self);
  bgl_language_connect (bongo_settings_get (), "changed::" BONGO_SETTING_KEYS,
                        G_CALLBACK (bongo_view_assign_keys), self);
}
