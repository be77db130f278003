/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-waiting-room.h"

#include "bgl-qr-view.h"
#include "bgl-wrap-layout.h"
#include "board/bgl-badge.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

#define BADGE      28
#define BUTTON_GAP 6

struct _BglWaitingRoom
{
  AdwBin               parent_instance;

  BglFarGame          *game;
  GPtrArray           *rows;    /* by seat, from 0; empty until the table is known */

  AdwHeaderBar        *header;
  AdwWindowTitle      *title;
  GtkSpinner          *spinner;
  GtkLabel            *status;
  GtkWidget           *try_again;
  AdwPreferencesGroup *seats;
  BglQrView           *qr;
  GtkLabel            *code;
  GtkWidget           *copy_box;
  GtkButton           *copy_link;
  GtkButton           *copy_code;
  GtkButton           *give_up;
};

G_DEFINE_FINAL_TYPE (BglWaitingRoom, bgl_waiting_room, ADW_TYPE_BIN)

enum
{
  SIGNAL_GIVEN_UP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A seat: its badge, who sits there, and whether they are connected. */
static GtkWidget *
create_row (BglWaitingRoom *self,
            guint           seat)
{
  const BglGameUi *ui = bgl_game_ui_find (bgl_far_game_get_rules (self->game)->id);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *badge = bgl_badge_new (ui, seat);

  /* Names are those of other people. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  bgl_badge_set_pixel_size (BGL_BADGE (badge), BADGE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), badge);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);

  return row;
}

static const char *
describe_seat (BglWaitingRoom *self,
               guint           seat)
{
  switch (bgl_session_get_sitter (bgl_far_game_get_session (self->game), seat))
    {
    case BGL_SITTER_YOU:
      /* Translators: the player is the person at this computer. */
      return C_("player", "This is you");
    case BGL_SITTER_HERE:
      /* Translators: the player is connected. */
      return C_("player", "Here");
    case BGL_SITTER_AWAY:
    case BGL_SITTER_LEFT:
      /* Translators: the player is not connected. */
      return C_("player", "Away");
    case BGL_SITTER_NONE:
    case BGL_SITTER_BOT:
    default:
      return "";
    }
}

static void
update_seats (BglWaitingRoom *self)
{
  for (guint seat = self->rows->len + 1; seat <= bgl_far_game_get_n_seats (self->game); seat++)
    {
      GtkWidget *row = create_row (self, seat);

      adw_preferences_group_add (self->seats, row);
      bgl_names_follow (row);
      g_ptr_array_add (self->rows, row);
    }

  for (guint seat = 1; seat <= self->rows->len; seat++)
    {
      g_autofree char *name = bgl_far_game_get_name (self->game, seat);
      AdwActionRow *row = self->rows->pdata[seat - 1];

      /* Translators: nobody has this seat yet. */
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name != NULL ? name : C_("seat", "Free"));
      adw_action_row_set_subtitle (row, describe_seat (self, seat));
      if (name != NULL)
        gtk_widget_remove_css_class (GTK_WIDGET (row), "dim-label");
      else
        gtk_widget_add_css_class (GTK_WIDGET (row), "dim-label");
    }
  gtk_widget_set_visible (GTK_WIDGET (self->seats), self->rows->len > 0);
}

static const char *
describe_status (BglWaitingRoom *self)
{
  if (bgl_far_game_get_failure (self->game) != NULL)
    return bgl_far_game_get_failure (self->game);
  if (!bgl_far_game_is_online (self->game))
    return _("Connecting…");
  if (self->rows->len == 0)
    return _("Waiting for the host…");

  return _("Waiting for players. The game begins as soon as every seat is taken.");
}

static void
update (BglWaitingRoom *self)
{
  const BglRules *rules = bgl_far_game_get_rules (self->game);
  const char *status;

  update_seats (self);
  status = describe_status (self);
  if (!g_str_equal (gtk_label_get_text (self->status), status))
    {
      gtk_label_set_text (self->status, status);
      bgl_compat_announce (GTK_WIDGET (self), status);
    }
  gtk_spinner_set_spinning (self->spinner, bgl_far_game_get_failure (self->game) == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), bgl_far_game_get_failure (self->game) == NULL);
  gtk_widget_set_visible (self->try_again, bgl_far_game_get_failure (self->game) != NULL);
  adw_window_title_set_subtitle (self->title, rules != NULL ? _(rules->name) : "");
}

static void
told_cb (BglWaitingRoom *self,
         const char     *sentence,
         gboolean        brief)
{
  bgl_compat_announce (GTK_WIDGET (self), sentence);
}

static void
try_again_cb (BglWaitingRoom *self)
{
  bgl_far_game_connect (self->game);
  update (self);
}

static void
copy (BglWaitingRoom *self,
      GtkButton      *button,
      const char     *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  /* Translators: the text has been copied to the clipboard. */
  gtk_button_set_label (button, _("Copied"));
  bgl_compat_announce (GTK_WIDGET (self), _("Copied"));
}

static void
copy_link_cb (BglWaitingRoom *self)
{
  copy (self, self->copy_link, bgl_distance_get_invitation (bgl_far_game_get_distance (self->game)));
}

static void
copy_code_cb (BglWaitingRoom *self)
{
  copy (self, self->copy_code, bgl_far_game_get_code (self->game));
}

static void
given_up_cb (GtkWidget *parent,
             gpointer   user_data)
{
  g_signal_emit (user_data, signals[SIGNAL_GIVEN_UP], 0);
}

static void
give_up_cb (BglWaitingRoom *self)
{
  if (bgl_far_game_is_host (self->game))
    bgl_compat_ask (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), _("Cancel This Table?"),
                    _("The invitation will not be valid anymore."), _("_Keep Table"), _("_Cancel Table"), given_up_cb,
                    g_object_ref (self), g_object_unref);
  else
    g_signal_emit (self, signals[SIGNAL_GIVEN_UP], 0);
}

static gboolean
bgl_waiting_room_grab_focus (GtkWidget *widget)
{
  if (bgl_focus_is_moving (widget))
    return FALSE;

  return gtk_widget_grab_focus (GTK_WIDGET (BGL_WAITING_ROOM (widget)->copy_link));
}

static void
bgl_waiting_room_dispose (GObject *object)
{
  BglWaitingRoom *self = BGL_WAITING_ROOM (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (bgl_waiting_room_parent_class)->dispose (object);
}

static void
bgl_waiting_room_finalize (GObject *object)
{
  g_ptr_array_unref (BGL_WAITING_ROOM (object)->rows);

  G_OBJECT_CLASS (bgl_waiting_room_parent_class)->finalize (object);
}

static void
bgl_waiting_room_class_init (BglWaitingRoomClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bgl_waiting_room_dispose;
  object_class->finalize = bgl_waiting_room_finalize;

  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_waiting_room_grab_focus;

  signals[SIGNAL_GIVEN_UP] =
    g_signal_new ("given-up", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BGL_TYPE_QR_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-waiting-room.ui");
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, header);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, title);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, spinner);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, status);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, try_again);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, seats);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, qr);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, code);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, copy_box);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, copy_link);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, copy_code);
  gtk_widget_class_bind_template_child (widget_class, BglWaitingRoom, give_up);
  gtk_widget_class_bind_template_callback (widget_class, try_again_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_link_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_code_cb);
  gtk_widget_class_bind_template_callback (widget_class, give_up_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_waiting_room_init (BglWaitingRoom *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->copy_box, bgl_wrap_layout_new (BUTTON_GAP));
}

GtkWidget *
bgl_waiting_room_new (BglFarGame *game)
{
  BglWaitingRoom *self;

  g_return_val_if_fail (BGL_IS_FAR_GAME (game), NULL);

  self = g_object_new (BGL_TYPE_WAITING_ROOM, NULL);
  self->game = g_object_ref (game);
  bgl_qr_view_set_text (self->qr, bgl_distance_get_invitation (bgl_far_game_get_distance (game)));
  gtk_label_set_text (self->code, bgl_far_game_get_code (game));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Table at a Distance"), -1);
  gtk_button_set_label (self->give_up, bgl_far_game_is_host (game) ? _("C_ancel Table") : _("Le_ave Table"));
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}

BglFarGame *
bgl_waiting_room_get_game (BglWaitingRoom *self)
{
  g_return_val_if_fail (BGL_IS_WAITING_ROOM (self), NULL);

  return self->game;
}

void
bgl_waiting_room_set_title_buttons (BglWaitingRoom *self,
                                    gboolean        show)
{
  g_return_if_fail (BGL_IS_WAITING_ROOM (self));

  adw_header_bar_set_show_end_title_buttons (self->header, show);
}
