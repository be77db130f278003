/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-window-distance-private.h"

#include "bgl-broker-row.h"
#include "bgl-distance-settings.h"
#include "bgl-far-list.h"
#include "bgl-join-dialog.h"
#include "bgl-settings.h"
#include "bgl-waiting-room.h"
#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"
#include "rulebook/bgl-link.h"

/* Tables at a distance: the list on the shelf, the waiting room, joining, and leaving. */

#define NOTIFICATION "distance"
#define WAS_TURN     "bgl-was-turn" /* set while it is the turn of the person here */

static gboolean
is_waiting_for (BglWindow  *self,
                BglFarGame *game)
{
  return BGL_IS_WAITING_ROOM (self->subpage) && bgl_waiting_room_get_game (BGL_WAITING_ROOM (self->subpage)) == game;
}

/* Opening and leaving */

static void
remove_game (BglWindow  *self,
             BglFarGame *game)
{
  g_autoptr (BglFarGame) kept = g_object_ref (game);

  if (is_waiting_for (self, game))
    bgl_window_close_subpage (self);
  if (bgl_window_get_far_game (self) == game)
    bgl_window_show_shelf (self);
  bgl_far_games_remove (self->distance->games, kept);
}

static void
given_up_cb (BglWindow      *self,
             BglWaitingRoom *room)
{
  remove_game (self, bgl_waiting_room_get_game (room));
}

static void
open_game (BglWindow  *self,
           BglFarGame *game)
{
  BglTable *table;
  GtkWidget *room;

  bgl_far_game_connect (game);
  table = bgl_far_game_get_table (game);
  if (table != NULL)
    {
      if (self->page != NULL && bgl_table_page_get_table (self->page) == table)
        bgl_window_return_to_page (self);
      else
        bgl_window_show_far_table (self, game);
      return;
    }
  if (is_waiting_for (self, game))
    return;

  room = bgl_waiting_room_new (game);
  g_signal_connect_object (room, "given-up", G_CALLBACK (given_up_cb), self, G_CONNECT_SWAPPED);
  bgl_window_show_subpage (self, room, _("Table at a Distance"));
}

static void
opened_cb (BglWindow  *self,
           BglFarGame *game)
{
  open_game (self, game);
}

static void
show_error (BglWindow    *self,
            const GError *error)
{
  bgl_compat_show_message (GTK_WIDGET (self), _("Could Not Join Table"), error->message);
}

/* Takes the broker. */
static void
host (BglWindow  *self,
      BglRecord  *record,
      guint       seat,
      const char *name,
      BglBroker  *broker)
{
  g_autoptr (GError) error = NULL;
  BglFarGame *game;

  game = bgl_far_games_host (self->distance->games, record, seat, name, broker, &error);
  if (game != NULL)
    open_game (self, game);
  else
    bgl_compat_show_message (GTK_WIDGET (self), _("Could Not Create Table"), error->message);
}

/* A table for which a broker is being started. */
typedef struct
{
  BglWindow *window;
  BglRecord *record;
  guint      seat;
  char      *name;
} Wish;

static void
wish_free (Wish *wish)
{
  g_object_unref (wish->window);
  g_object_unref (wish->record);
  g_free (wish->name);
  g_free (wish);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Wish, wish_free)

static void
process_ended_cb (BglWindow        *self,
                  BglBrokerProcess *process)
{
  if (self->distance != NULL && self->distance->process == process)
    g_clear_object (&self->distance->process);
}

static void
process_started_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (Wish) wish = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BglBrokerProcess) process = bgl_broker_process_start_finish (result, &error);

  /* The window may have been closed in the meantime. */
  if (wish->window->distance == NULL)
    return;

  if (process == NULL)
    {
      bgl_compat_show_message (GTK_WIDGET (wish->window), _("Could Not Create Table"), error->message);
      return;
    }

  g_set_object (&wish->window->distance->process, process);
  g_signal_connect_object (process, "ended", G_CALLBACK (process_ended_cb), wish->window, G_CONNECT_SWAPPED);
  host (wish->window, wish->record, wish->seat, wish->name, bgl_broker_process_get_broker (process));
}

void
bgl_window_invite (BglWindow  *self,
                   BglRecord  *record,
                   guint       seat,
                   const char *name,
                   guint       way)
{
  BglBroker *broker = NULL;

  bgl_distance_settings_set_name (name);
  if (way == BGL_BROKER_WAY_NETWORK && self->distance->process == NULL)
    {
      Wish *wish = g_new0 (Wish, 1);

      wish->window = g_object_ref (self);
      wish->record = g_object_ref (record);
      wish->seat = seat;
      wish->name = g_strdup (name);
      bgl_broker_process_start_async (NULL, NULL, process_started_cb, wish);
      return;
    }

  if (way == BGL_BROKER_WAY_NETWORK)
    broker = bgl_broker_process_get_broker (self->distance->process);
  else if (way == BGL_BROKER_WAY_OWN)
    broker = bgl_distance_settings_get_broker ();
  if (broker != NULL)
    host (self, record, seat, name, broker);
}

/* The next game of the same people */

void
bgl_window_host_next (BglWindow  *self,
                      BglFarGame *game)
{
  g_autofree char *name = bgl_distance_settings_get_name ();
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  BglBroker *broker;
  BglFarGame *next;
  guint seat;

  record = bgl_far_game_create_next (game, &seat, &broker);
  next = bgl_far_games_host (self->distance->games, record, seat, name, broker, &error);
  if (next == NULL)
    {
      bgl_compat_show_message (GTK_WIDGET (self), _("Could Not Create Table"), error->message);
      return;
    }

  bgl_distance_announce_next (bgl_far_game_get_distance (game),
                              bgl_distance_get_invitation (bgl_far_game_get_distance (next)));
  open_game (self, next);
}

void
bgl_window_join_next (BglWindow  *self,
                      BglFarGame *game)
{
  g_autofree char *invitation = bgl_distance_get_next (bgl_far_game_get_distance (game));
  g_autofree char *name = bgl_distance_settings_get_name ();
  g_autoptr (GError) error = NULL;
  BglFarGame *next;

  if (invitation == NULL)
    return;

  next = bgl_far_games_join (self->distance->games, invitation, name, NULL, bgl_far_game_is_watching (game), &error);
  if (next != NULL)
    open_game (self, next);
  else
    bgl_compat_show_message (GTK_WIDGET (self), _("Could Not Join Table"), error->message);
}

/* Joining */

static void
joined_cb (BglWindow  *self,
           const char *invitation,
           const char *name,
           gboolean    watch)
{
  g_autoptr (GError) error = NULL;
  BglFarGame *game = bgl_far_games_join (self->distance->games, invitation, name,
                                         bgl_distance_settings_get_broker (), watch, &error);

  if (game != NULL)
    open_game (self, game);
  else
    show_error (self, error);
}

static BglJoinDialog *
ask_to_join (BglWindow *self)
{
  BglWindowDistance *distance = self->distance;

  if (distance->join == NULL || !gtk_widget_get_mapped (distance->join))
    {
      GtkWidget *dialog = bgl_join_dialog_new (GTK_WINDOW (self));

      g_set_weak_pointer (&distance->join, dialog);
      g_signal_connect_object (dialog, "accepted", G_CALLBACK (joined_cb), self, G_CONNECT_SWAPPED);
    }
  gtk_window_present (GTK_WINDOW (distance->join));

  return BGL_JOIN_DIALOG (distance->join);
}

static void
join_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  ask_to_join (user_data);
}

gboolean
bgl_window_open_invitation (BglWindow  *self,
                            const char *uri)
{
  const char *rest = uri + strlen (BGL_LINK_PREFIX);
  g_autofree char *link = NULL;

  if (!g_str_has_prefix (uri, BGL_LINK_PREFIX))
    return FALSE;
  /* GIO adds slashes to a URI that has none. */
  while (*rest == '/')
    rest++;
  if (!g_str_has_prefix (rest, "join?"))
    return FALSE;

  link = g_strconcat (BGL_LINK_PREFIX, rest, NULL);
  bgl_join_dialog_set_invitation (ask_to_join (self), link);

  return TRUE;
}

/* The waiting room */

const BglRules *
bgl_window_get_room_rules (BglWindow *self)
{
  return BGL_IS_WAITING_ROOM (self->subpage)
         ? bgl_far_game_get_rules (bgl_waiting_room_get_game (BGL_WAITING_ROOM (self->subpage))) : NULL;
}

void
bgl_window_set_room_buttons (BglWindow *self,
                             gboolean   show)
{
  if (BGL_IS_WAITING_ROOM (self->subpage))
    bgl_waiting_room_set_title_buttons (BGL_WAITING_ROOM (self->subpage), show);
}

/* What happens at the tables */

static void
notify_desktop (BglWindow  *self,
                BglFarGame *game,
                const char *text)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  const BglRules *rules = bgl_far_game_get_rules (game);
  g_autoptr (GNotification) notification = NULL;

  if (application == NULL || rules == NULL || gtk_window_is_active (GTK_WINDOW (self)) ||
      !g_settings_get_boolean (bgl_settings_get (), BGL_SETTING_NOTIFY_TURN))
    return;

  notification = g_notification_new (_(rules->name));
  bgl_window_set_plain_body (notification, text);
  g_application_send_notification (G_APPLICATION (application), NOTIFICATION, notification);
  self->distance->notified = TRUE;
}

static void
active_cb (BglWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (self->distance == NULL || !self->distance->notified || !gtk_window_is_active (GTK_WINDOW (self)) ||
      application == NULL)
    return;

  g_application_withdraw_notification (G_APPLICATION (application), NOTIFICATION);
  self->distance->notified = FALSE;
}

static void
changed_cb (BglWindow  *self,
            BglFarGame *game)
{
  gboolean was_turn = g_object_get_data (G_OBJECT (game), WAS_TURN) != NULL;
  gboolean is_turn = bgl_far_game_is_your_turn (game);

  g_object_set_data (G_OBJECT (game), WAS_TURN, GINT_TO_POINTER (is_turn));
  if (game == bgl_window_get_far_game (self))
    {
      bgl_window_update_distance (self);
      bgl_window_update_undo (self);
    }
  else if (is_turn && !was_turn && bgl_far_game_is_connecting (game))
    {
      g_autofree char *text = bgl_far_game_describe (game);

      /* The page of a visible table does this itself. */
      notify_desktop (self, game, text);
    }
}

static void
started_cb (BglWindow  *self,
            BglFarGame *game)
{
  if (is_waiting_for (self, game))
    {
      bgl_window_close_subpage (self);
      bgl_window_show_far_table (self, game);
      notify_desktop (self, game, _("The game begins."));
    }
}

static void
told_cb (BglWindow  *self,
         BglFarGame *game,
         const char *sentence,
         gboolean    brief)
{
  if (game != bgl_window_get_far_game (self))
    return;

  if (brief)
    bgl_compat_announce (GTK_WIDGET (self), sentence);
  else
    bgl_table_page_notify (bgl_window_get_page (self), sentence, NULL, NULL, NULL);
}

static void
removal_cb (GtkWidget *parent,
            gpointer   user_data)
{
  remove_game (BGL_WINDOW (parent), user_data);
}

void
bgl_window_ask_remove (BglWindow  *self,
                       BglFarGame *game)
{
  if (bgl_far_game_get_phase (game) == BGL_FAR_PHASE_OVER || bgl_far_game_is_watching (game))
    {
      remove_game (self, game);
      return;
    }

  bgl_compat_ask (GTK_WIDGET (self), _("Remove This Table?"),
                  _("You will lose your seat, and the others cannot finish the game without you."),
                  _("_Keep Table"), _("_Remove Table"), removal_cb, g_object_ref (game), g_object_unref);
}

static const GActionEntry entries[] = {
  { "join", join_cb },
};

void
bgl_window_init_distance (BglWindow *self)
{
  self->distance = g_new0 (BglWindowDistance, 1);
  self->distance->games = bgl_far_games_new (self->store);
  bgl_window_add_far_bar (self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
}

/* The shelf gets the list with the first table. */
static void
list_games (BglWindow *self)
{
  BglWindowDistance *distance = self->distance;
  GtkWidget *list;

  if (distance->is_listed || g_list_model_get_n_items (G_LIST_MODEL (distance->games)) == 0)
    return;

  distance->is_listed = TRUE;
  list = bgl_far_list_new (distance->games);
  g_signal_connect_object (list, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "removed", G_CALLBACK (bgl_window_ask_remove), self, G_CONNECT_SWAPPED);
  bgl_shelf_set_above (self->shelf, list);
}

void
bgl_window_load_distance (BglWindow *self)
{
  BglWindowDistance *distance = self->distance;

  g_signal_connect_object (distance->games, "items-changed", G_CALLBACK (list_games), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (distance->games, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (distance->games, "started", G_CALLBACK (started_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (distance->games, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  bgl_far_games_load (distance->games);
  if (g_settings_get_boolean (bgl_settings_get (), BGL_SETTING_DISTANCE_CHECK))
    bgl_far_games_connect_all (distance->games);
}

void
bgl_window_dispose_distance (BglWindow *self)
{
  BglWindowDistance *distance = g_steal_pointer (&self->distance);

  if (distance == NULL)
    return;

  g_signal_handlers_disconnect_by_data (distance->games, self);
  g_object_run_dispose (G_OBJECT (distance->games));
  g_clear_object (&distance->games);
  g_clear_object (&distance->process);
  g_clear_weak_pointer (&distance->join);
  g_free (distance);
}
