/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-new-game-dialog.h"

#include "bgl-broker-row.h"
#include "bgl-handicap-row.h"
#include "bgl-option-row.h"
#include "bgl-rule-dialog.h"
#include "bgl-seat-row.h"
#include "bgl-settings.h"
#include "board/bgl-board-styles.h"
#include "board/bgl-compat.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

#define DEFAULT_BOT "bot:easy"

/*
 * Chooses the players and the options of a new game. The choices are remembered as a record without moves, one for each
 * game.
 *
 * CSS node: window. Accessible role: dialog.
 */
struct _BglNewGameDialog
{
  AdwWindow            parent_instance;

  const BglGameUi       *ui;
  GPtrArray           *seat_rows;
  GPtrArray           *option_rows;
  BglHandicapRow      *handicaps;  /* NULL except in real-time games */
  GPtrArray           *near_tags;  /* the seats before the table became one at a distance */
  GtkWidget           *broker;     /* NULL before it became one */

  AdwWindowTitle      *heading;
  AdwPreferencesGroup *seats;
  AdwPreferencesGroup *options;
  AdwPreferencesGroup *connection;
  GtkWidget           *places;
  GtkToggleButton     *here;
  GtkToggleButton     *far;
  GtkWidget           *problem_group;
  GtkLabel            *problem;
  AdwComboRow         *count;
  GtkWidget           *play;
};

G_DEFINE_FINAL_TYPE (BglNewGameDialog, bgl_new_game_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_ACCEPTED,
  SIGNAL_INVITED,
  LAST_SIGNAL,
};

static guint signals[LAST_SIGNAL];

/* Why there cannot be such a table, or NULL. */
static const char *
find_problem (BglNewGameDialog *self)
{
  guint n_here = 0, n_far = 0;

  if (!bgl_new_game_dialog_get_far (self))
    return NULL;

  for (guint i = 0; i < bgl_new_game_dialog_get_n_seats (self); i++)
    {
      n_here += bgl_seat_row_is_here (self->seat_rows->pdata[i]);
      n_far += bgl_seat_row_is_far (self->seat_rows->pdata[i]);
    }
  if (n_here == 0)
    return _("Choose “Here” for your own seat.");
  if (n_here > 1)
    return _("At a distance, only one person can play at each computer.");
  if (n_far == 0)
    return _("Choose “Far away” for at least one seat.");

  return self->broker != NULL ? bgl_broker_row_get_problem (self->broker) : NULL;
}

static void
update_problem (BglNewGameDialog *self)
{
  const char *problem = find_problem (self);

  gtk_label_set_text (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (self->problem_group, problem != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-game.accept", problem == NULL);
}

static void
seat_changed_cb (BglNewGameDialog *self)
{
  guint n_seats = bgl_new_game_dialog_get_n_seats (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < n_seats; i++)
    {
      g_autofree char *name = bgl_seat_row_get_name (self->seat_rows->pdata[i]);

      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  update_problem (self);

  for (guint i = 0; i < self->option_rows->len; i++)
    bgl_option_row_set_names (self->option_rows->pdata[i], (const char *const *) names);
  if (self->handicaps != NULL)
    bgl_handicap_row_set_names (self->handicaps, (const char *const *) names);
}

static void
count_changed_cb (BglNewGameDialog *self)
{
  guint n_seats;
  gboolean any = FALSE;

  /* The template is still being filled. */
  if (self->ui == NULL)
    return;

  n_seats = bgl_new_game_dialog_get_n_seats (self);
  for (guint i = 0; i < self->seat_rows->len; i++)
    gtk_widget_set_visible (self->seat_rows->pdata[i], i < n_seats);

  for (guint i = 0; i < self->option_rows->len; i++)
    {
      const BglOptionInfo *info = bgl_option_row_get_info (self->option_rows->pdata[i]);
      gboolean meant = info->only_seats == 0 || info->only_seats == n_seats;

      gtk_widget_set_visible (self->option_rows->pdata[i], meant);
      any |= meant;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->options), any);

  seat_changed_cb (self);
}

/* The person here is the first one, and everybody else is far away. */
static void
move_seats_away (BglNewGameDialog *self)
{
  g_autofree char *name = bgl_broker_row_get_own_name ();
  guint own = 0;

  g_ptr_array_set_size (self->near_tags, 0);
  for (guint i = 0; i < self->seat_rows->len; i++)
    g_ptr_array_add (self->near_tags, bgl_seat_row_get_tag (self->seat_rows->pdata[i]));

  while (own + 1 < bgl_new_game_dialog_get_n_seats (self) && !bgl_seat_row_is_here (self->seat_rows->pdata[own]))
    own++;
  for (guint i = 0; i < self->seat_rows->len; i++)
    {
      bgl_seat_row_set_distance (self->seat_rows->pdata[i], TRUE);
      if (i != own)
        bgl_seat_row_set_far (self->seat_rows->pdata[i]);
      else if (*name != '\0' || !bgl_seat_row_is_here (self->seat_rows->pdata[i]))
        bgl_seat_row_set_tag (self->seat_rows->pdata[i], *name != '\0' ? name : NULL);
    }
}

static void
move_seats_back (BglNewGameDialog *self)
{
  for (guint i = 0; i < self->seat_rows->len; i++)
    {
      bgl_seat_row_set_distance (self->seat_rows->pdata[i], FALSE);
      bgl_seat_row_set_tag (self->seat_rows->pdata[i], self->near_tags->pdata[i]);
    }
}

static void
far_toggled_cb (BglNewGameDialog *self)
{
  gboolean far = gtk_toggle_button_get_active (self->far);

  if (far && self->broker == NULL)
    {
      self->broker = bgl_broker_row_new ();
      g_signal_connect_object (self->broker, "changed", G_CALLBACK (update_problem), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->connection, self->broker);
      bgl_names_follow (self->broker);
    }
  if (far)
    move_seats_away (self);
  else
    move_seats_back (self);

  gtk_widget_set_visible (GTK_WIDGET (self->connection), far);
  /* Translators: a button that creates a table at a distance, to which one then invites others. */
  gtk_button_set_label (GTK_BUTTON (self->play), far ? _("_Invite") : _("_Play"));
  update_problem (self);
}

static void
show_rule_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  BglNewGameDialog *self = BGL_NEW_GAME_DIALOG (widget);
  const BglRuleInfo *rule = bgl_rules_find_rule (self->ui->rules, g_variant_get_string (parameter, NULL));

  if (rule != NULL)
    gtk_window_present (GTK_WINDOW (bgl_rule_dialog_new (GTK_WINDOW (self), self->ui->rules, rule)));
}

/* Creates the record of the table. If draw is TRUE, random options get a random value; otherwise, they are left
 * open. */
static BglRecord *
create_record (BglNewGameDialog *self,
               gboolean          draw)
{
  BglRecord *record = bgl_record_new ();
  guint n_seats = bgl_new_game_dialog_get_n_seats (self);
  g_autofree char *count = g_strdup_printf ("%u", n_seats);

  bgl_record_set_tag (record, "Bungalow", "1");
  bgl_record_set_tag (record, "Game", self->ui->rules->id);
  bgl_record_set_tag (record, "Seats", count);

  for (guint seat = 1; seat <= n_seats; seat++)
    {
      g_autofree char *name = g_strdup_printf ("Seat%u", seat);
      g_autofree char *tag = bgl_new_game_dialog_get_seat (self, seat);

      bgl_record_set_tag (record, name, tag);
      if (self->handicaps != NULL && bgl_handicap_row_get_value (self->handicaps, seat) > 0)
        {
          g_autofree char *handicap = g_strdup_printf ("Handicap%u", seat);
          g_autofree char *percent = g_strdup_printf ("%u", bgl_handicap_row_get_value (self->handicaps, seat));

          bgl_record_set_tag (record, handicap, percent);
        }
    }

  for (guint i = 0; i < self->option_rows->len; i++)
    {
      GtkWidget *row = self->option_rows->pdata[i];
      const BglOptionInfo *info = bgl_option_row_get_info (row);
      g_autofree char *name = g_strdup_printf ("Option-%s", info->name);
      g_autofree char *value = bgl_option_row_get_value (row);

      if (info->only_seats != 0 && info->only_seats != n_seats)
        continue;
      /* Scores belong to one series of games, so the next dialog starts with 0. */
      if (info->kind == BGL_OPTION_SCORES && !draw)
        continue;
      if (value == NULL && draw)
        value = g_strdup_printf ("%d", g_random_int_range (1, (int) n_seats + 1));

      bgl_record_set_tag (record, name, value);
    }

  return record;
}

/* The names of people are not in the tags, because each of them chooses a name. */
static void
invite (BglNewGameDialog *self,
        BglRecord        *record)
{
  g_autofree char *name = NULL;
  guint own = 1;

  while (!bgl_seat_row_is_here (self->seat_rows->pdata[own - 1]))
    own++;
  name = bgl_new_game_dialog_get_seat (self, own);
  for (guint seat = 1; seat <= bgl_new_game_dialog_get_n_seats (self); seat++)
    {
      g_autofree char *tag = g_strdup_printf ("Seat%u", seat);

      if (bgl_seat_get_tag_level (bgl_record_get_seat (record, seat)) == NULL)
        bgl_record_set_tag (record, tag, NULL);
    }

  g_signal_emit (self, signals[SIGNAL_INVITED], 0, record, own, name != NULL ? name : "",
                 bgl_broker_row_get_way (self->broker));
}

static void
accept_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  BglNewGameDialog *self = BGL_NEW_GAME_DIALOG (widget);
  g_autoptr (BglRecord) remembered = create_record (self, FALSE);
  g_autoptr (BglRecord) record = create_record (self, TRUE);
  g_autoptr (BglTable) table = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bgl_record_to_string (remembered);

  if (bgl_new_game_dialog_get_far (self))
    {
      invite (self, record);
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  bgl_settings_set_table (self->ui->rules, text);

  /* Every choice in this dialog makes a valid record. */
  table = bgl_table_new_from_record (record, &error);
  g_assert_no_error (error);

  g_signal_emit (self, signals[SIGNAL_ACCEPTED], 0, table);
  gtk_window_close (GTK_WINDOW (self));
}

static void
bgl_new_game_dialog_finalize (GObject *object)
{
  BglNewGameDialog *self = BGL_NEW_GAME_DIALOG (object);

  g_ptr_array_unref (self->seat_rows);
  g_ptr_array_unref (self->near_tags);
  g_ptr_array_unref (self->option_rows);

  G_OBJECT_CLASS (bgl_new_game_dialog_parent_class)->finalize (object);
}

static void
bgl_new_game_dialog_class_init (BglNewGameDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = bgl_new_game_dialog_finalize;

  signals[SIGNAL_ACCEPTED] = g_signal_new ("accepted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, BGL_TYPE_TABLE);
  signals[SIGNAL_INVITED] = g_signal_new ("invited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 4, BGL_TYPE_RECORD, G_TYPE_UINT,
                                          G_TYPE_STRING, G_TYPE_UINT);

  bgl_board_styles_add_icons ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, seats);
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, options);
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, connection);
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, places);
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, here);
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, far);
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, problem_group);
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, problem);
  gtk_widget_class_bind_template_callback (widget_class, far_toggled_cb);
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, count);
  gtk_widget_class_bind_template_child (widget_class, BglNewGameDialog, play);
  gtk_widget_class_bind_template_callback (widget_class, count_changed_cb);
  gtk_widget_class_install_action (widget_class, "new-game.accept", NULL, accept_cb);
  gtk_widget_class_install_action (widget_class, "new-game.show-rule", "s", show_rule_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bgl_new_game_dialog_init (BglNewGameDialog *self)
{
  self->seat_rows = g_ptr_array_new ();
  self->option_rows = g_ptr_array_new ();
  self->near_tags = g_ptr_array_new_with_free_func (g_free);

  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_introduce_dialog (GTK_WINDOW (self));
  gtk_window_set_focus (GTK_WINDOW (self), self->play);
  gtk_widget_set_visible (self->places, bgl_broker_row_is_supported ());
}

/* On the first run, the user has the first seat, and easy bots have the others. */
static const char *
get_default_seat (guint seat)
{
  const char *name = g_get_real_name ();

  if (seat > 1)
    return DEFAULT_BOT;

  return name == NULL || strcmp (name, "Unknown") == 0 || strcmp (name, "root") == 0 ? NULL : name;
}

static void
fill (BglNewGameDialog *self)
{
  const BglRules *rules = self->ui->rules;
  g_autoptr (GtkStringList) counts = gtk_string_list_new (NULL);
  guint n_counts = 0, most = 0;

  for (; rules->seat_counts[n_counts] != 0; n_counts++)
    {
      g_autofree char *count = g_strdup_printf ("%u", rules->seat_counts[n_counts]);

      gtk_string_list_append (counts, count);
      most = MAX (most, rules->seat_counts[n_counts]);
    }

  for (guint seat = 1; seat <= most; seat++)
    {
      GtkWidget *row = bgl_seat_row_new (self->ui, seat);

      bgl_seat_row_set_tag (BGL_SEAT_ROW (row), get_default_seat (seat));
      g_signal_connect_object (row, "changed", G_CALLBACK (seat_changed_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->seats, row);
      g_ptr_array_add (self->seat_rows, row);
    }

  if (rules->get_time != NULL)
    {
      self->handicaps = BGL_HANDICAP_ROW (bgl_handicap_row_new (most));
      adw_preferences_group_add (self->seats, GTK_WIDGET (self->handicaps));
    }

  for (const BglOptionInfo *info = rules->options; info != NULL && info->name != NULL; info++)
    {
      GtkWidget *row = bgl_option_row_new (info);

      adw_preferences_group_add (self->options, row);
      g_ptr_array_add (self->option_rows, row);
    }

  adw_combo_row_set_model (self->count, G_LIST_MODEL (counts));
  gtk_widget_set_visible (GTK_WIDGET (self->count), n_counts > 1);
}

static void
remember (BglNewGameDialog *self)
{
  g_autofree char *text = bgl_settings_get_table (self->ui->rules);
  g_autoptr (BglRecord) record = NULL;

  if (text != NULL)
    record = bgl_record_parse (text, -1, NULL);
  /* A record of another version may not be readable. In that case, keep the defaults. */
  if (record == NULL || bgl_record_get_rules (record) != self->ui->rules)
    return;

  bgl_new_game_dialog_set_n_seats (self, bgl_record_get_n_seats (record));
  for (guint seat = 1; seat <= bgl_record_get_n_seats (record); seat++)
    {
      bgl_new_game_dialog_set_seat (self, seat, bgl_record_get_seat (record, seat));
      if (self->handicaps != NULL)
        bgl_handicap_row_set_value (self->handicaps, seat, bgl_record_get_handicap (record, seat));
    }

  for (guint i = 0; i < self->option_rows->len; i++)
    {
      const BglOptionInfo *info = bgl_option_row_get_info (self->option_rows->pdata[i]);
      g_autofree char *name = g_strdup_printf ("Option-%s", info->name);

      bgl_option_row_set_value (self->option_rows->pdata[i], bgl_record_get_tag (record, name));
    }
}

GtkWidget *
bgl_new_game_dialog_new (GtkWindow       *parent,
                         const BglGameUi *ui)
{
  BglNewGameDialog *self;
  g_autofree char *title = NULL;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (BGL_TYPE_NEW_GAME_DIALOG, "transient-for", parent, NULL);
  self->ui = ui;

  /* Translators: title of a window; %s is a game. */
  title = g_strdup_printf (_("New Game of %s"), _(ui->rules->name));
  gtk_window_set_title (GTK_WINDOW (self), title);
  /* The header bar shows only the game, because a narrow screen has no room for the whole title. */
  adw_window_title_set_title (self->heading, _(ui->rules->name));

  fill (self);
  bgl_names_follow (GTK_WIDGET (self));
  count_changed_cb (self);
  remember (self);

  return GTK_WIDGET (self);
}

const BglGameUi *
bgl_new_game_dialog_get_ui (BglNewGameDialog *self)
{
  g_return_val_if_fail (BGL_IS_NEW_GAME_DIALOG (self), NULL);

  return self->ui;
}

gboolean
bgl_new_game_dialog_get_far (BglNewGameDialog *self)
{
  g_return_val_if_fail (BGL_IS_NEW_GAME_DIALOG (self), FALSE);

  return gtk_toggle_button_get_active (self->far);
}

void
bgl_new_game_dialog_set_far (BglNewGameDialog *self,
                             gboolean          far)
{
  g_return_if_fail (BGL_IS_NEW_GAME_DIALOG (self));
  g_return_if_fail (!far || bgl_broker_row_is_supported ());

  if (far)
    gtk_toggle_button_set_active (self->far, TRUE);
  else if (bgl_new_game_dialog_get_far (self))
    gtk_toggle_button_set_active (self->here, TRUE);
}

guint
bgl_new_game_dialog_get_n_seats (BglNewGameDialog *self)
{
  g_return_val_if_fail (BGL_IS_NEW_GAME_DIALOG (self), 0);

  return self->ui->rules->seat_counts[adw_combo_row_get_selected (self->count)];
}

void
bgl_new_game_dialog_set_n_seats (BglNewGameDialog *self,
                                 guint             n_seats)
{
  const guint8 *counts;

  g_return_if_fail (BGL_IS_NEW_GAME_DIALOG (self));
  g_return_if_fail (bgl_rules_allows_seats (self->ui->rules, n_seats));

  counts = self->ui->rules->seat_counts;
  for (guint i = 0; counts[i] != 0; i++)
    if (counts[i] == n_seats)
      adw_combo_row_set_selected (self->count, i);
}

char *
bgl_new_game_dialog_get_seat (BglNewGameDialog *self,
                              guint             seat)
{
  g_return_val_if_fail (BGL_IS_NEW_GAME_DIALOG (self), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= self->seat_rows->len, NULL);

  return bgl_seat_row_get_tag (self->seat_rows->pdata[seat - 1]);
}

void
bgl_new_game_dialog_set_seat (BglNewGameDialog *self,
                              guint             seat,
                              const char       *tag)
{
  g_return_if_fail (BGL_IS_NEW_GAME_DIALOG (self));
  g_return_if_fail (seat >= 1 && seat <= self->seat_rows->len);

  bgl_seat_row_set_tag (self->seat_rows->pdata[seat - 1], tag);
}

static GtkWidget *
find_option (BglNewGameDialog *self,
             const char       *name)
{
  for (guint i = 0; i < self->option_rows->len; i++)
    if (strcmp (bgl_option_row_get_info (self->option_rows->pdata[i])->name, name) == 0)
      return self->option_rows->pdata[i];

  return NULL;
}

char *
bgl_new_game_dialog_get_option (BglNewGameDialog *self,
                                const char       *name)
{
  GtkWidget *row;

  g_return_val_if_fail (BGL_IS_NEW_GAME_DIALOG (self), NULL);

  row = find_option (self, name);
  g_return_val_if_fail (row != NULL, NULL);

  return bgl_option_row_get_value (row);
}

void
bgl_new_game_dialog_set_option (BglNewGameDialog *self,
                                const char       *name,
                                const char       *value)
{
  GtkWidget *row;

  g_return_if_fail (BGL_IS_NEW_GAME_DIALOG (self));

  row = find_option (self, name);
  g_return_if_fail (row != NULL);

  bgl_option_row_set_value (row, value);
}

guint
bgl_new_game_dialog_get_handicap (BglNewGameDialog *self,
                                  guint             seat)
{
  g_return_val_if_fail (BGL_IS_NEW_GAME_DIALOG (self), 0);

  return self->handicaps != NULL ? bgl_handicap_row_get_value (self->handicaps, seat) : 0;
}

void
bgl_new_game_dialog_set_handicap (BglNewGameDialog *self,
                                  guint             seat,
                                  guint             percent)
{
  g_return_if_fail (BGL_IS_NEW_GAME_DIALOG (self));
  g_return_if_fail (self->handicaps != NULL);

  bgl_handicap_row_set_value (self->handicaps, seat, percent);
}
