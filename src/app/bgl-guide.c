/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-guide.h"

#include "bgl-announcer.h"
#include "bgl-seat-card.h"
#include "bgl-settings.h"
#include "board/bgl-focus.h"
#include "board/bgl-sound.h"

#define MOVE_TIME 700  /* before a move of an opponent, in milliseconds */
#define CALL_TIME 2200 /* before a call of an opponent, when the dice have come to rest */

struct _BglGuide
{
  GObject       parent_instance;

  BglView      *view;
  BglLog       *log;
  BglAnnouncer *announcer;
  BglSound     *sound;
};

G_DEFINE_FINAL_TYPE (BglGuide, bgl_guide, G_TYPE_OBJECT)

static void
bgl_guide_dispose (GObject *object)
{
  BglGuide *self = BGL_GUIDE (object);

  g_clear_object (&self->announcer);
  g_clear_object (&self->log);
  g_clear_object (&self->sound);
  g_clear_object (&self->view);

  G_OBJECT_CLASS (bgl_guide_parent_class)->dispose (object);
}

static void
bgl_guide_class_init (BglGuideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bgl_guide_dispose;
}

static void
bgl_guide_init (BglGuide *self)
{
}

static void
busy_cb (BglGuide *self)
{
  bgl_log_set_paused (self->log, bgl_view_get_busy (self->view));
}

static void
add_seats (BglGuide        *self,
           const BglGameUi *ui,
           BglTable        *table,
           GtkBox          *seats)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (seats))) != NULL)
    gtk_box_remove (seats, child);

  for (guint seat = 1; seat <= bgl_game_get_n_seats (bgl_table_get_game (table)) && !ui->seats_on_board; seat++)
    {
      GtkWidget *card = bgl_seat_card_new_for_view (self->view, seat);

      gtk_widget_set_hexpand (card, TRUE);
      gtk_box_append (seats, card);
    }
  gtk_widget_set_visible (GTK_WIDGET (seats), !ui->seats_on_board);
}

BglGuide *
bgl_guide_new (const BglGameUi *ui,
               BglTable        *table,
               BglSketchBin    *board,
               GtkBox          *seats)
{
  BglGuide *self;

  g_return_val_if_fail (ui != NULL, NULL);
  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  self = g_object_new (BGL_TYPE_GUIDE, NULL);
  self->view = g_object_ref_sink (g_object_new (ui->get_view_type (), "table", table, NULL));
  bgl_view_set_interactive (self->view, FALSE);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_SHOW_LEGAL_PLACES, self->view, "hints", G_SETTINGS_BIND_GET);
  adw_bin_set_child (ADW_BIN (board), GTK_WIDGET (self->view));
  add_seats (self, ui, table, seats);

  self->log = bgl_log_new (table);
  self->announcer = bgl_announcer_new (self->view, self->log);
  self->sound = bgl_sound_new ();
  bgl_sound_follow (self->sound, ui, table);
  g_signal_connect_object (self->view, "cue", G_CALLBACK (bgl_sound_play), self->sound, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::busy", G_CALLBACK (busy_cb), self, G_CONNECT_SWAPPED);

  return self;
}

BglView *
bgl_guide_get_view (BglGuide *self)
{
  g_return_val_if_fail (BGL_IS_GUIDE (self), NULL);

  return self->view;
}

guint
bgl_guide_get_delay (BglGuide *self)
{
  g_return_val_if_fail (BGL_IS_GUIDE (self), 0);

  return bgl_game_get_turn (bgl_view_get_game (self->view)) == BGL_TURN_ANY ? CALL_TIME : MOVE_TIME;
}

gboolean
bgl_guide_give_focus (BglGuide *self)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_val_if_fail (BGL_IS_GUIDE (self), FALSE);

  root = gtk_widget_get_root (GTK_WIDGET (self->view));
  if (root == NULL)
    return FALSE;

  /* A place that has the focus keeps it. */
  focus = gtk_root_get_focus (root);
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view)))
    return TRUE;
  if (bgl_focus_give (GTK_WIDGET (self->view)))
    return TRUE;

  gtk_root_set_focus (root, GTK_WIDGET (self->view));

  return gtk_widget_is_focus (GTK_WIDGET (self->view));
}
