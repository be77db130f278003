/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-table-page-private.h"

#include "bgl-seat-card.h"
#include "bgl-settings.h"
#include "board/bgl-board-styles.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "engine/bgl-i18n.h"

/*
 * A game in progress: the board, the seats, the turn and the log.
 *
 * CSS nodes: table-page.GAME. Accessible role: group, labeled with the game's name.
 */
G_DEFINE_FINAL_TYPE (BglTablePage, bgl_table_page, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_TABLE,
  PROP_CAN_HINT,
  PROP_HELPING,
  LAST_PROP,
};

static GParamSpec *props[LAST_PROP];

gboolean
bgl_table_page_is_over (BglTablePage *self)
{
  return gtk_stack_get_visible_child (self->status) == GTK_WIDGET (self->end_panel);
}

static gboolean
update_cb (gpointer user_data)
{
  BglTablePage *self = user_data;
  gboolean was_over = bgl_table_page_is_over (self);
  gboolean over;

  self->update_id = 0;

  bgl_table_page_count_helped (self);
  bgl_table_helper_update (self->helper);
  bgl_turn_bar_update (self->turn_bar, self->view, self->log);
  over = bgl_end_panel_update (self->end_panel);
  if (over)
    bgl_intro_card_finished (self->table);
  gtk_stack_set_visible_child (self->status,
                               over ? GTK_WIDGET (self->end_panel) : GTK_WIDGET (self->turn_bar));
  if (over && !was_over)
    bgl_end_panel_take_focus (self->end_panel, GTK_WIDGET (self));
  /* Announce after moving the focus, because the new focus is spoken immediately. */
  bgl_announcer_update (self->announcer);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_HINT]);

  return G_SOURCE_REMOVE;
}

/* One update covers all consequences of a move, so that they are announced in reading order. */
void
bgl_table_page_queue_update (BglTablePage *self)
{
  if (self->update_id == 0)
    /* Run before the next frame, because an animated board would delay an idle with default priority. */
    self->update_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

static void
changed_cb (BglTablePage *self)
{
  bgl_table_page_cancel_hint (self);
  bgl_notice_overlay_dismiss (self->board);
  bgl_turn_bar_unsay (self->turn_bar);
  bgl_move_entry_close (self->move_entry);
  bgl_table_page_queue_update (self);
}

/* A hint is not needed once the player has left the table. */
static void
running_cb (BglTablePage *self)
{
  if (!bgl_table_get_running (self->table))
    {
      bgl_table_page_cancel_hint (self);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_HINT]);
    }
}

/* Called after the board, so the position in the debug message is about to be drawn. tests/measure-kill reads it. */
static void
shown_cb (BglTablePage *self)
{
  GFile *file = bgl_table_get_record_file (self->table);

  if (file != NULL && !bgl_table_get_browsing (self->table))
    g_debug ("Shown: %u moves of %s", bgl_game_get_ply (bgl_table_get_game (self->table)), g_file_peek_path (file));
}

/* The log must not show a move before the board has finished showing it. */
static void
busy_cb (BglTablePage *self)
{
  bgl_log_set_paused (self->log, bgl_view_get_busy (self->view));
  bgl_table_page_queue_update (self);
}

static void
refused_cb (BglTablePage *self,
            GError       *error)
{
  /* It may also be somebody else’s turn. */
  const char *rule = error->domain == BGL_RULE_ERROR ? bgl_rule_error_get_rule (error) : NULL;

  /* The manual describes how moves are written. */
  if (g_strcmp0 (rule, BGL_RULE_RECORD_SYNTAX) == 0)
    rule = "record-moves";

  bgl_notice_overlay_dismiss (self->board);
  if (bgl_table_page_is_over (self))
    bgl_end_panel_say (self->end_panel, error->message);

  if (rule != NULL)
    /* Translators: shows the rule by which a move was refused. */
    bgl_table_page_notify (self, error->message, _("Why?"), "win.show-rule", g_variant_new_string (rule));
  else
    bgl_table_page_notify (self, error->message, NULL, NULL, NULL);
}

static void
settings_changed_cb (BglTablePage *self)
{
  bgl_table_set_pace (self->table, bgl_settings_get_pace ());
  bgl_table_set_undo_draws (self->table,
                            g_settings_get_boolean (bgl_settings_get (), BGL_SETTING_UNDO_DRAWS));
  bgl_view_set_tempo (bgl_settings_get_tempo ());
  bgl_table_page_show_legal (self);
}

static void
menu_visible_cb (BglTablePage *self,
                 GParamSpec   *pspec,
                 GtkWidget    *menu)
{
  if (self->table != NULL)
    bgl_table_set_paused (self->table, BGL_PAUSE_MENU, gtk_widget_get_visible (menu));
}

static gboolean
is_wide (BglTablePage *self,
         gboolean      narrow)
{
  return !narrow;
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  BglTablePage *self = BGL_TABLE_PAGE (widget);

  if (bgl_turn_bar_unsay (self->turn_bar))
    return TRUE;
  if (!bgl_table_layout_get_narrow (self->layout) || !bgl_table_layout_get_log_visible (self->layout))
    return FALSE;

  bgl_table_layout_set_log_visible (self->layout, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));

  return TRUE;
}

static gboolean
bgl_table_page_grab_focus (GtkWidget *widget)
{
  BglTablePage *self = BGL_TABLE_PAGE (widget);

  if (bgl_focus_is_moving (widget))
    return FALSE;

  if (gtk_widget_get_visible (GTK_WIDGET (self->intro)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->intro));
  if (gtk_widget_get_visible (GTK_WIDGET (self->failure_card)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->failure_card));
  if (bgl_table_page_is_over (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->end_panel));

  if (gtk_widget_get_visible (GTK_WIDGET (self->move_entry)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->move_entry));

  /* A board may let the focus chain choose the place. */
  if (bgl_focus_give (GTK_WIDGET (self->view)))
    return TRUE;

  /* If no place can be focused, for example while a bot thinks, the board itself takes the focus, because a button
   * beside it would react to the keys. */
  if (gtk_widget_get_root (widget) != NULL)
    gtk_root_set_focus (gtk_widget_get_root (widget), GTK_WIDGET (self->view));

  return gtk_widget_is_focus (GTK_WIDGET (self->view));
}

static void
intro_started_cb (BglTablePage *self)
{
  bgl_view_set_interactive (self->view, TRUE);
  bgl_table_start (self->table);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
fill (BglTablePage *self)
{
  BglGame *game = bgl_table_get_game (self->table);
  const BglRules *rules = bgl_game_get_rules (game);
  const BglGameUi *ui = bgl_game_ui_find (rules->id);
  GSettings *settings = bgl_settings_get ();

  g_assert (ui != NULL);

  adw_window_title_set_title (self->title, _(rules->name));
  gtk_widget_add_css_class (GTK_WIDGET (self), rules->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(rules->name), -1);

  self->log = bgl_log_new (self->table);
  bgl_log_view_set_log (bgl_story_pane_get_log_view (self->story), self->log);

  self->view = g_object_new (ui->get_view_type (), "table", self->table, NULL);
  bgl_notice_overlay_set_child (self->board, GTK_WIDGET (self->view));
  bgl_browse_bar_attach (self->browse_bar, self->view, self->layout, bgl_story_pane_get_log_view (self->story));
  for (guint seat = 1; seat <= bgl_game_get_n_seats (game) && !ui->seats_on_board; seat++)
    bgl_table_layout_add_seat (self->layout, bgl_seat_card_new_for_view (self->view, seat));
  self->sound = bgl_sound_new ();
  bgl_sound_follow (self->sound, ui, self->table);
  g_signal_connect_object (self->view, "cue", G_CALLBACK (bgl_sound_play), self->sound, G_CONNECT_SWAPPED);
  self->announcer = bgl_announcer_new (self->view, self->log);
  bgl_table_page_add_helper (self);
  bgl_table_page_add_keys (self);
  bgl_phase_banner_set_view (self->phase_banner, self->view);
  bgl_failure_card_set_table (self->failure_card, self->table);
  bgl_celebration_set_ui (self->celebration, ui);
  bgl_end_panel_attach (self->end_panel, self->view, self->layout, self->story, self->celebration);

  g_signal_connect_object (settings, "changed", G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  settings_changed_cb (self);

  g_signal_connect_object (game, "event", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "moved", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::thinking", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::busy", G_CALLBACK (busy_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::step", G_CALLBACK (bgl_table_page_queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::browsing", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::running", G_CALLBACK (running_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->menu_button)), "notify::visible",
                           G_CALLBACK (menu_visible_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->pause_button,
                          rules->get_time != NULL && (bgl_table_get_held (self->table) & BGL_HOLD_DISTANCE) == 0);
  update_cb (self);
}

static void
bgl_table_page_constructed (GObject *object)
{
  G_OBJECT_CLASS (bgl_table_page_parent_class)->constructed (object);

  fill (BGL_TABLE_PAGE (object));
}

static void
bgl_table_page_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  BglTablePage *self = BGL_TABLE_PAGE (object);

  switch (prop_id)
    {
    case PROP_TABLE:
      g_value_set_object (value, self->table);
      break;
    case PROP_CAN_HINT:
      g_value_set_boolean (value, bgl_table_page_get_can_hint (self));
      break;
    case PROP_HELPING:
      g_value_set_boolean (value, bgl_table_page_get_helping (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_table_page_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  BglTablePage *self = BGL_TABLE_PAGE (object);

  switch (prop_id)
    {
    case PROP_TABLE:
      self->table = g_value_dup_object (value);
      break;
    case PROP_HELPING:
      bgl_table_page_set_helping (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_table_page_dispose (GObject *object)
{
  BglTablePage *self = BGL_TABLE_PAGE (object);

  /* The table may outlive the page, and must not call it anymore. */
  if (self->table != NULL)
    {
      g_signal_handlers_disconnect_by_data (bgl_table_get_game (self->table), self);
      g_signal_handlers_disconnect_by_data (self->table, self);
      g_signal_handlers_disconnect_by_data (self->view, self);
      g_signal_handlers_disconnect_by_data (bgl_settings_get (), self);
      bgl_table_leave (self->table);
    }
  bgl_table_page_cancel_hint (self);
  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_object (&self->sound);
  g_clear_object (&self->announcer);
  g_clear_object (&self->helper);
  g_clear_object (&self->log);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bgl_table_page_parent_class)->dispose (object);
}

/* With large text on a small screen, the status scrolls, also with the keyboard. */
static void
status_size_changed_cb (BglTablePage  *self,
                        GtkAdjustment *adjustment)
{
  gtk_widget_set_focusable (self->status_scroller,
                            gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + 1);
}

static void
bgl_table_page_class_init (BglTablePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = bgl_table_page_constructed;
  object_class->get_property = bgl_table_page_get_property;
  object_class->set_property = bgl_table_page_set_property;
  object_class->dispose = bgl_table_page_dispose;

  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_table_page_grab_focus;

  props[PROP_TABLE] = g_param_spec_object ("table", NULL, NULL, BGL_TYPE_TABLE,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_CAN_HINT] = g_param_spec_boolean ("can-hint", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_HELPING] = g_param_spec_boolean ("helping", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, LAST_PROP, props);

  g_type_ensure (BGL_TYPE_BROWSE_BAR);
  g_type_ensure (BGL_TYPE_CELEBRATION);
  g_type_ensure (BGL_TYPE_END_PANEL);
  g_type_ensure (BGL_TYPE_FAILURE_CARD);
  g_type_ensure (BGL_TYPE_INTRO_CARD);
  g_type_ensure (BGL_TYPE_MOVE_ENTRY);
  g_type_ensure (BGL_TYPE_NOTICE_OVERLAY);
  g_type_ensure (BGL_TYPE_PHASE_BANNER);
  g_type_ensure (BGL_TYPE_STORY_PANE);
  g_type_ensure (BGL_TYPE_TABLE_LAYOUT);
  g_type_ensure (BGL_TYPE_TURN_BAR);
  bgl_board_styles_add_icons ();
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, header);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, pause_button);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, browse_bar);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, layout);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, board);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, celebration);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, phase_banner);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, failure_card);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, move_entry);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, intro);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, status_scroller);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, status);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, turn_bar);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, end_panel);
  gtk_widget_class_bind_template_child (widget_class, BglTablePage, story);

  gtk_widget_class_bind_template_callback (widget_class, intro_started_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_wide);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, gtk_widget_grab_focus);
  gtk_widget_class_bind_template_callback (widget_class, bgl_browse_bar_take_key);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);

  gtk_widget_class_set_css_name (widget_class, "table-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* All tables share one menu: GTK 4.8 never frees the sections of a menu that it reads. */
static GMenuModel *
get_menu (void)
{
  static GMenuModel *menu;

  if (menu == NULL)
    {
      g_autoptr (GtkBuilder) builder =
        gtk_builder_new_from_resource ("/io/github/bungalow_games/Bungalow/bgl-table-menu.ui");

      menu = g_object_ref (G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
    }

  return menu;
}

static void
bgl_table_page_init (BglTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_hush_pages (self->status);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->status_scroller)), "changed",
                           G_CALLBACK (status_size_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu_button), get_menu ());
}

GtkWidget *
bgl_table_page_new (BglTable *table)
{
  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  return g_object_new (BGL_TYPE_TABLE_PAGE, "table", table, NULL);
}

void
bgl_table_page_start (BglTablePage *self)
{
  g_return_if_fail (BGL_IS_TABLE_PAGE (self));

  bgl_table_page_start_helper (self);
  /* At a distance, nobody waits for the card. */
  if ((bgl_table_get_held (self->table) & BGL_HOLD_DISTANCE) == 0 && bgl_intro_card_is_due (self->table) &&
      bgl_game_get_rules (bgl_table_get_game (self->table))->aim != NULL)
    {
      bgl_view_set_interactive (self->view, FALSE);
      bgl_intro_card_show (self->intro, self->table);
      gtk_widget_grab_focus (GTK_WIDGET (self->intro));
    }
  else
    {
      bgl_table_start (self->table);
    }
}

BglTable *
bgl_table_page_get_table (BglTablePage *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), NULL);

  return self->table;
}

BglView *
bgl_table_page_get_view (BglTablePage *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), NULL);

  return self->view;
}

BglTableLayout *
bgl_table_page_get_layout (BglTablePage *self)
{
  g_return_val_if_fail (BGL_IS_TABLE_PAGE (self), NULL);

  return self->layout;
}

void
bgl_table_page_set_title_buttons (BglTablePage *self,
                                  gboolean      show)
{
  g_return_if_fail (BGL_IS_TABLE_PAGE (self));

  adw_header_bar_set_show_end_title_buttons (self->header, show);
}

void
bgl_table_page_add_button (BglTablePage *self,
                           GtkWidget    *button)
{
  g_return_if_fail (BGL_IS_TABLE_PAGE (self));
  g_return_if_fail (GTK_IS_WIDGET (button));

  adw_header_bar_pack_end (self->header, button);
}
