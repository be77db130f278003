/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-replay-page-private.h"

#include "engine/bgl-file.h"
#include "engine/bgl-i18n.h"

#include "bgl-seat-card.h"
#include "bgl-steps.h"
#include "board/bgl-board-styles.h"
#include "board/bgl-compat.h"
#include "board/bgl-focus.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-words.h"

/* The milliseconds between two moves: long enough to follow a move. */
#define RUN_TIME 1100

enum
{
  SIGNAL_BRANCHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglReplayPage, bgl_replay_page, ADW_TYPE_BIN)

static BglGame *
get_game (BglReplayPage *self)
{
  return bgl_table_get_game (self->table);
}

static void
stop_running (BglReplayPage *self)
{
  g_clear_handle_id (&self->run_id, g_source_remove);
  gtk_button_set_icon_name (self->run, "media-playback-start-symbolic");
}

static void
update (BglReplayPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkRoot *root = gtk_widget_get_root (widget);
  guint ply = bgl_game_get_ply (get_game (self));
  guint n_moves = bgl_game_get_n_moves (get_game (self));
  /* Translators: how many moves of a game are on show, and how many it has. */
  g_autofree char *place = g_strdup_printf (_("%u of %u"), ply, n_moves);

  gtk_label_set_text (self->place, place);
  gtk_adjustment_set_value (self->adjustment, ply);
  gtk_widget_action_set_enabled (widget, "replay.first", ply > 0);
  gtk_widget_action_set_enabled (widget, "replay.previous", ply > 0);
  gtk_widget_action_set_enabled (widget, "replay.next", ply < n_moves);
  gtk_widget_action_set_enabled (widget, "replay.last", ply < n_moves);
  gtk_widget_action_set_enabled (widget, "replay.branch", !bgl_game_is_over (get_game (self)));
  bgl_replay_page_update_analysis (self);

  /* A button that became insensitive has lost the focus. Without a focus, the page would get no keys. */
  if (root != NULL && gtk_root_get_focus (root) == NULL)
    gtk_widget_grab_focus (widget);
}

static void
value_changed_cb (BglReplayPage *self)
{
  if (self->view != NULL)
    bgl_view_show_ply (self->view, (guint) gtk_adjustment_get_value (self->adjustment));
}

void
bgl_replay_page_go_to (BglReplayPage *self,
                       guint          ply)
{
  stop_running (self);
  bgl_view_show_ply (self->view, ply);
}

void
bgl_replay_page_go_to_and_look (BglReplayPage *self,
                                guint          ply)
{
  bgl_replay_page_go_to (self, ply);
  if (bgl_table_layout_get_narrow (self->layout))
    bgl_table_layout_set_log_visible (self->layout, FALSE);
}

static gboolean
run_cb (gpointer user_data)
{
  BglReplayPage *self = user_data;

  /* Wait for a scoring, which takes longer than a move. */
  if (bgl_view_get_busy (self->view))
    return G_SOURCE_CONTINUE;

  bgl_view_show_ply (self->view, bgl_game_get_ply (get_game (self)) + 1);
  if (bgl_game_can_redo (get_game (self)))
    return G_SOURCE_CONTINUE;

  self->run_id = 0;
  stop_running (self);

  return G_SOURCE_REMOVE;
}

static void
run_action_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BglReplayPage *self = BGL_REPLAY_PAGE (widget);

  if (self->run_id != 0)
    {
      stop_running (self);
      return;
    }

  /* At the end of the game, start again from the beginning. */
  if (!bgl_game_can_redo (get_game (self)))
    bgl_view_show_ply (self->view, 0);

  gtk_button_set_icon_name (self->run, "media-playback-pause-symbolic");
  self->run_id = g_timeout_add (RUN_TIME, run_cb, self);
}

/* The first, previous, next and last action differ only in their target. */
static void
step_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglReplayPage *self = BGL_REPLAY_PAGE (widget);
  guint ply = bgl_game_get_ply (get_game (self));

  if (g_str_equal (name, "replay.first"))
    ply = 0;
  else if (g_str_equal (name, "replay.previous"))
    ply--;
  else if (g_str_equal (name, "replay.next"))
    ply++;
  else
    ply = bgl_game_get_n_moves (get_game (self));

  bgl_replay_page_go_to (self, ply);
}

static gboolean
key_pressed_cb (BglReplayPage   *self,
                guint            key,
                guint            code,
                GdkModifierType  modifiers)
{
  guint ply;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  if (key == GDK_KEY_space || key == GDK_KEY_KP_Space)
    gtk_widget_activate_action (GTK_WIDGET (self), "replay.run", NULL);
  else if (bgl_steps_find (key, bgl_game_get_ply (get_game (self)), bgl_game_get_n_moves (get_game (self)), &ply))
    bgl_replay_page_go_to (self, ply);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static void
branch_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BglReplayPage *self = BGL_REPLAY_PAGE (widget);
  g_autoptr (BglRecord) record = bgl_table_to_record_at (self->table, bgl_game_get_ply (get_game (self)));
  g_autoptr (BglTable) table = bgl_table_new_from_record (record, NULL);

  stop_running (self);
  g_signal_emit (self, signals[SIGNAL_BRANCHED], 0, table);
}

/* Returns the whole game, independent of the visible move. */
static char *
get_text (BglReplayPage *self)
{
  g_autoptr (BglRecord) record = bgl_table_to_record (self->table);

  return bgl_record_to_string (record);
}

static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BglReplayPage *self = BGL_REPLAY_PAGE (widget);
  g_autofree char *text = get_text (self);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  bgl_notice_overlay_show (self->board, _("Game copied as text"), NULL, NULL, NULL);
}

static void
export_file_cb (GtkWindow *parent,
                GFile     *file,
                gpointer   user_data)
{
  BglReplayPage *self = user_data;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  /* The page may have been closed in the meantime, because another game was opened from outside of the window. */
  if (self->table == NULL)
    return;

  text = get_text (self);
  if (!bgl_file_replace (file, text, strlen (text), &error))
    bgl_compat_show_message (GTK_WIDGET (parent), _("Could Not Export Game"), error->message);
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BglReplayPage *self = BGL_REPLAY_PAGE (widget);
  g_autofree char *suggestion = g_strdup_printf ("%s.bungalow", bgl_game_get_rules (get_game (self))->id);

  bgl_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (widget)), _("Export Game"), suggestion,
                          NULL, export_file_cb, g_object_ref (self), g_object_unref);
}

static void
fill (BglReplayPage *self)
{
  BglGame *game = get_game (self);
  const BglRules *rules = bgl_game_get_rules (game);
  const BglGameUi *ui = bgl_game_ui_find (rules->id);
  guint ply = bgl_game_get_ply (game);

  /* A replay browses the history of the game from its end. */
  bgl_game_seek (game, bgl_game_get_n_moves (game));
  bgl_table_browse (self->table, ply);
  self->log = bgl_log_new (self->table);

  gtk_label_set_text (self->title, _(rules->name));
  gtk_widget_add_css_class (GTK_WIDGET (self), rules->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(rules->name), -1);
  bgl_log_view_set_log (bgl_story_pane_get_log_view (self->story), self->log);
  g_signal_connect_object (bgl_story_pane_get_log_view (self->story), "move-activated",
                           G_CALLBACK (bgl_replay_page_go_to_and_look), self, G_CONNECT_SWAPPED);

  self->view = g_object_new (ui->get_view_type (), "table", self->table, NULL);
  bgl_view_set_interactive (self->view, FALSE);
  bgl_notice_overlay_set_child (self->board, GTK_WIDGET (self->view));
  for (guint seat = 1; seat <= bgl_game_get_n_seats (game) && !ui->seats_on_board; seat++)
    bgl_table_layout_add_seat (self->layout, bgl_seat_card_new_for_view (self->view, seat));

  gtk_adjustment_set_upper (self->adjustment, bgl_game_get_n_moves (game));
  g_signal_connect_object (game, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "rewound", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static gboolean
bgl_replay_page_grab_focus (GtkWidget *widget)
{
  BglReplayPage *self = BGL_REPLAY_PAGE (widget);

  if (bgl_focus_is_moving (widget))
    return FALSE;

  if (!gtk_widget_get_visible (self->scale_row))
    return gtk_widget_grab_focus (GTK_WIDGET (bgl_analysis_bar_get_plot (self->analysis_bar)));

  return gtk_widget_grab_focus (GTK_WIDGET (self->scale));
}

static void
bgl_replay_page_unmap (GtkWidget *widget)
{
  stop_running (BGL_REPLAY_PAGE (widget));
  bgl_replay_page_pause_analysis (BGL_REPLAY_PAGE (widget));

  GTK_WIDGET_CLASS (bgl_replay_page_parent_class)->unmap (widget);
}

static void
bgl_replay_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bgl_replay_page_parent_class)->map (widget);

  bgl_replay_page_resume_analysis (BGL_REPLAY_PAGE (widget));
}

static void
bgl_replay_page_dispose (GObject *object)
{
  BglReplayPage *self = BGL_REPLAY_PAGE (object);

  g_clear_handle_id (&self->run_id, g_source_remove);
  bgl_replay_page_clear_analysis (self);
  g_clear_object (&self->log);
  g_clear_object (&self->file);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bgl_replay_page_parent_class)->dispose (object);
}

static void
bgl_replay_page_class_init (BglReplayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const steps[] = { "replay.first", "replay.previous", "replay.next", "replay.last" };

  G_OBJECT_CLASS (klass)->dispose = bgl_replay_page_dispose;

  widget_class->focus = bgl_focus_move;
  widget_class->grab_focus = bgl_replay_page_grab_focus;
  widget_class->map = bgl_replay_page_map;
  widget_class->unmap = bgl_replay_page_unmap;

  signals[SIGNAL_BRANCHED] =
    g_signal_new ("branched", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, BGL_TYPE_TABLE);

  bgl_board_styles_add_icons ();
  g_type_ensure (BGL_TYPE_ANALYSIS_BAR);
  g_type_ensure (BGL_TYPE_NOTICE_OVERLAY);
  g_type_ensure (BGL_TYPE_STORY_PANE);
  g_type_ensure (BGL_TYPE_TABLE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-replay-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BglReplayPage, title);
  gtk_widget_class_bind_template_child (widget_class, BglReplayPage, layout);
  gtk_widget_class_bind_template_child (widget_class, BglReplayPage, board);
  gtk_widget_class_bind_template_child (widget_class, BglReplayPage, story);
  gtk_widget_class_bind_template_child (widget_class, BglReplayPage, analysis_bar);
  gtk_widget_class_bind_template_child (widget_class, BglReplayPage, scale_row);
  gtk_widget_class_bind_template_child (widget_class, BglReplayPage, scale);
  gtk_widget_class_bind_template_child (widget_class, BglReplayPage, adjustment);
  gtk_widget_class_bind_template_child (widget_class, BglReplayPage, place);
  gtk_widget_class_bind_template_child (widget_class, BglReplayPage, run);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_install_action (widget_class, steps[i], NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "replay.run", NULL, run_action_cb);
  gtk_widget_class_install_action (widget_class, "replay.branch", NULL, branch_cb);
  gtk_widget_class_install_action (widget_class, "replay.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "replay.export", NULL, export_cb);
  bgl_replay_page_install_analysis (widget_class);

  gtk_widget_class_set_css_name (widget_class, "replay-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bgl_replay_page_init (BglReplayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bgl_replay_page_new (BglTable *table)
{
  BglReplayPage *self;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  self = g_object_new (BGL_TYPE_REPLAY_PAGE, NULL);
  self->table = g_object_ref (table);
  fill (self);

  return GTK_WIDGET (self);
}

BglTable *
bgl_replay_page_get_table (BglReplayPage *self)
{
  g_return_val_if_fail (BGL_IS_REPLAY_PAGE (self), NULL);

  return self->table;
}

void
bgl_replay_page_set_record_file (BglReplayPage *self,
                                 GFile         *file)
{
  g_return_if_fail (BGL_IS_REPLAY_PAGE (self));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  g_set_object (&self->file, file);
}
