/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-distance-private.h"

#include <string.h>

#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"
#include "net/bgl-verify.h"

/* What belongs to a visible table at a distance: the bar, the menu, undoing, and the proofs of its replay. */

BglFarGame *
bgl_window_get_far_game (BglWindow *self)
{
  BglTablePage *page = bgl_window_get_page (self);

  return page != NULL ? bgl_far_games_find (self->distance->games, bgl_table_page_get_table (page)) : NULL;
}

/* The bar */

/* The two buttons are NULL if they are not needed. */
static void
set_bar (BglWindow  *self,
         const char *icon,
         const char *text,
         const char *accept,
         const char *decline)
{
  BglWindowDistance *distance = self->distance;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, distance->bar);

  if (accept != NULL)
    gtk_button_set_label (GTK_BUTTON (distance->bar_accept), accept);
  if (decline != NULL)
    gtk_button_set_label (GTK_BUTTON (distance->bar_decline), decline);
  gtk_widget_set_visible (distance->bar_accept, accept != NULL);
  gtk_widget_set_visible (distance->bar_decline, decline != NULL);
  gtk_widget_set_visible (distance->bar, text != NULL);
  if (had_focus && accept == NULL && decline == NULL && bgl_window_get_page (self) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->page));
  if (g_strcmp0 (gtk_label_get_text (distance->bar_label), text != NULL ? text : "") == 0)
    return;

  gtk_image_set_from_icon_name (GTK_IMAGE (distance->bar_icon), icon);
  gtk_label_set_text (distance->bar_label, text != NULL ? text : "");
  if (text != NULL)
    bgl_compat_announce (GTK_WIDGET (self), text);
}

void
bgl_window_update_distance (BglWindow *self)
{
  BglFarGame *game;
  BglProposal proposal;
  g_autofree char *question = NULL;

  if (self->distance == NULL)
    return;

  game = bgl_window_get_far_game (self);
  if (game == NULL)
    set_bar (self, NULL, NULL, NULL, NULL);
  else if (bgl_far_game_get_failure (game) != NULL)
    set_bar (self, "dialog-warning-symbolic", bgl_far_game_get_failure (game), _("_Try Again"), NULL);
  else if (bgl_far_game_get_phase (game) == BGL_FAR_PHASE_OVER)
    set_bar (self, NULL, NULL, NULL, NULL);
  else if (!bgl_far_game_is_online (game))
    set_bar (self, "network-offline-symbolic", _("Offline. Reconnecting… Your moves are stored and will be sent."), NULL,
             NULL);
  else if (!bgl_far_game_get_question (game, &proposal, &question))
    set_bar (self, NULL, NULL, NULL, NULL);
  else if (proposal.own)
    set_bar (self, "system-users-symbolic", question, NULL, _("_Withdraw"));
  else
    /* Translators: two answers to a question of another player. */
    set_bar (self, "system-users-symbolic", question, _("_Agree"), _("D_ecline"));
}

static void
answer (BglWindow *self,
        gboolean   accept)
{
  BglFarGame *game = bgl_window_get_far_game (self);
  BglProposal proposal;
  g_autofree char *question = NULL;

  if (game == NULL)
    return;

  if (bgl_far_game_get_failure (game) != NULL)
    bgl_far_game_connect (game);
  else if (bgl_far_game_get_question (game, &proposal, &question))
    bgl_distance_answer (bgl_far_game_get_distance (game), &proposal, accept);
  bgl_window_update_distance (self);
}

static void
accept_cb (BglWindow *self)
{
  answer (self, TRUE);
}

static void
decline_cb (BglWindow *self)
{
  answer (self, FALSE);
}

static GtkWidget *
add_bar_button (BglWindow *self,
                GCallback  callback)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->distance->bar), button);

  return button;
}

void
bgl_window_add_far_bar (BglWindow *self)
{
  BglWindowDistance *distance = self->distance;

  distance->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_add_css_class (distance->bar, "save-bar");
  gtk_widget_set_visible (distance->bar, FALSE);
  distance->bar_icon = gtk_image_new ();
  gtk_box_append (GTK_BOX (distance->bar), distance->bar_icon);

  distance->bar_label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (distance->bar_label, TRUE);
  gtk_label_set_wrap_mode (distance->bar_label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (distance->bar_label, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (distance->bar_label), TRUE);
  gtk_box_append (GTK_BOX (distance->bar), GTK_WIDGET (distance->bar_label));

  distance->bar_decline = add_bar_button (self, G_CALLBACK (decline_cb));
  distance->bar_accept = add_bar_button (self, G_CALLBACK (accept_cb));
  gtk_widget_add_css_class (distance->bar_accept, "suggested-action");

  gtk_box_append (GTK_BOX (adw_application_window_get_content (ADW_APPLICATION_WINDOW (self))), distance->bar);
}

/* The menu of a table: phrases, the invitation, players who are away, and leaving */

static void
say_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       user_data)
{
  BglWindow *self = user_data;
  BglFarGame *game = bgl_window_get_far_game (self);
  guint phrase;

  if (game != NULL && bgl_phrase_from_nick (g_variant_get_string (parameter, NULL), &phrase) &&
      !bgl_distance_say (bgl_far_game_get_distance (game), phrase))
    bgl_table_page_notify (bgl_window_get_page (self), _("Wait a moment before you say something else."), NULL, NULL,
                           NULL);
}

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  BglWindow *self = user_data;
  BglFarGame *game = bgl_window_get_far_game (self);

  if (game == NULL)
    return;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                          bgl_distance_get_invitation (bgl_far_game_get_distance (game)));
  bgl_table_page_notify (bgl_window_get_page (self), _("The invitation was copied. Others can watch the game with it."),
                         NULL, NULL, NULL);
}

static void
replace_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  BglFarGame *game = bgl_window_get_far_game (user_data);
  guint seat = g_variant_get_uint32 (parameter);

  if (game != NULL && seat >= 1 && seat <= bgl_far_game_get_n_seats (game) &&
      bgl_distance_can_replace (bgl_far_game_get_distance (game), seat))
    bgl_distance_replace (bgl_far_game_get_distance (game), seat, BGL_LEVEL_MEDIUM);
}

static void
take_seat_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  BglFarGame *game = bgl_window_get_far_game (user_data);

  if (game != NULL && bgl_distance_can_take_seat (bgl_far_game_get_distance (game)))
    bgl_distance_take_seat (bgl_far_game_get_distance (game));
}

static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  BglFarGame *game = bgl_window_get_far_game (user_data);

  if (game != NULL)
    bgl_window_ask_remove (user_data, game);
}

static void
next_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  BglFarGame *game = bgl_window_get_far_game (user_data);

  if (game == NULL || bgl_far_game_get_phase (game) != BGL_FAR_PHASE_OVER)
    return;

  if (bgl_far_game_is_host (game))
    bgl_window_host_next (user_data, game);
  else
    bgl_window_join_next (user_data, game);
}

static const GActionEntry table_entries[] = {
  { "say", say_cb, "s" },
  { "copy-invitation", copy_cb },
  { "replace", replace_cb, "u" },
  { "take-seat", take_seat_cb },
  { "leave", leave_cb },
  { "next", next_cb },
};

static void
add_item (GMenu      *menu,
          const char *label,
          const char *action,
          GVariant   *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

static GMenuModel *
create_menu (BglFarGame *game)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) phrases = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();
  BglDistance *distance = bgl_far_game_get_distance (game);

  for (guint phrase = 0; phrase < BGL_N_PHRASES && !bgl_far_game_is_watching (game); phrase++)
    add_item (phrases, bgl_phrase_get_label (phrase), "distance.say", g_variant_new_string (bgl_phrase_get_nick (phrase)));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (phrases));

  for (guint seat = 1; seat <= bgl_far_game_get_n_seats (game); seat++)
    if (bgl_distance_can_replace (distance, seat))
      {
        g_autofree char *name = bgl_far_game_get_name (game, seat);
        /* Translators: a bot continues the game of a player who is away. %s is the player. */
        g_autofree char *label = g_strdup_printf (_("Let a Bot Play for %s"), name);

        add_item (others, label, "distance.replace", g_variant_new_uint32 (seat));
      }
  if (bgl_distance_can_take_seat (distance))
    add_item (others, _("Take Your Seat Again"), "distance.take-seat", NULL);
  if (bgl_far_game_get_phase (game) == BGL_FAR_PHASE_OVER)
    {
      g_autofree char *next = bgl_distance_get_next (distance);

      if (bgl_far_game_is_host (game))
        add_item (others, _("Play Again with the Same People"), "distance.next", NULL);
      else if (next != NULL)
        add_item (others, _("Join the Next Game"), "distance.next", NULL);
    }
  add_item (others, _("Copy Invitation"), "distance.copy-invitation", NULL);
  add_item (others, _("Leave Table…"), "distance.leave", NULL);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));

  return G_MENU_MODEL (menu);
}

/* Names and what is possible change, so the menu is made when it opens. */
static void
open_menu_cb (GtkMenuButton *button,
              gpointer       user_data)
{
  BglFarGame *game = bgl_window_get_far_game (user_data);
  g_autoptr (GMenuModel) menu = game != NULL ? create_menu (game) : NULL;

  gtk_menu_button_set_menu_model (button, menu);
}

void
bgl_window_show_far_table (BglWindow  *self,
                           BglFarGame *game)
{
  GtkWidget *button;
  g_autoptr (GSimpleActionGroup) group = NULL;

  bgl_window_show_table (self, bgl_far_game_get_table (game), NULL);
  group = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), table_entries, G_N_ELEMENTS (table_entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->page), "distance", G_ACTION_GROUP (group));

  button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "system-users-symbolic");
  gtk_widget_set_tooltip_text (button, _("Other Players"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Other Players"), -1);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), open_menu_cb, self, NULL);
  bgl_table_page_add_button (self->page, button);
}

/* Proofs of played games */

#define PROOFS "\n# distance "

static void
check_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  gsize size;
  g_autofree char *text = bgl_record_read (task_data, &size, &error);
  g_autoptr (BglSession) proven = NULL;

  if (text == NULL || strstr (text, PROOFS) == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "No proofs");
      return;
    }

  proven = bgl_verify_parse (text, size, &error);
  if (proven != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  BglWindow *self = BGL_WINDOW (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gboolean proven = g_task_propagate_boolean (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) || self->distance == NULL ||
      bgl_window_get_replay (self) == NULL)
    return;

  /* Translators: %s is a sentence about why. */
  text = proven ? g_strdup (_("Verified: the players signed all moves, and the dice were fair."))
                : g_strdup_printf (_("Not verified: %s"), error->message);
  bgl_notice_overlay_show (self->notices, text, NULL, NULL, NULL);
}

void
bgl_window_check_proofs (BglWindow *self,
                         GFile     *file)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, checked_cb, NULL);

  g_task_set_source_tag (task, bgl_window_check_proofs);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, check_thread);
}

/* Undoing */

gboolean
bgl_window_can_propose_back (BglWindow *self)
{
  BglFarGame *game = self->distance != NULL ? bgl_window_get_far_game (self) : NULL;

  return game != NULL && bgl_distance_can_propose_back (bgl_far_game_get_distance (game));
}

void
bgl_window_propose_back (BglWindow *self)
{
  BglFarGame *game = bgl_window_get_far_game (self);

  if (game != NULL)
    bgl_distance_propose_back (bgl_far_game_get_distance (game));
}
