/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include "app/bgl-new-game-dialog.h"
#include "app/bgl-option-row.h"
#include "app/bgl-rule-dialog.h"
#include "app/bgl-settings.h"

static const BglGameUi *
get_ui (void)
{
  return bgl_game_ui_find ("bango");
}

static void
accepted_cb (BglTable **place,
             BglTable  *table)
{
  g_set_object (place, table);
}

static BglNewGameDialog *
open_dialog (BglTable **place)
{
  GtkWidget *dialog = bgl_new_game_dialog_new (NULL, get_ui ());

  if (place != NULL)
    g_signal_connect_swapped (dialog, "accepted", G_CALLBACK (accepted_cb), place);
  bgl_test_present (dialog);

  return BGL_NEW_GAME_DIALOG (dialog);
}

static void
check_seat (BglNewGameDialog *dialog,
            guint             seat,
            const char       *tag)
{
  g_autofree char *is = bgl_new_game_dialog_get_seat (dialog, seat);

  g_assert_cmpstr (is, ==, tag);
}

static void
check_option (BglNewGameDialog *dialog,
              const char       *name,
              const char       *value)
{
  g_autofree char *is = bgl_new_game_dialog_get_option (dialog, name);

  g_assert_cmpstr (is, ==, value);
}

static void
test_first_run (void)
{
  BglNewGameDialog *dialog;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
  dialog = open_dialog (NULL);

  g_assert_cmpuint (bgl_new_game_dialog_get_n_seats (dialog), ==, 2);
  check_seat (dialog, 2, "bot:easy");
  check_option (dialog, "first", NULL);

  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_accept (void)
{
  g_autoptr (BglTable) table = NULL;
  BglNewGameDialog *dialog;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
  dialog = open_dialog (&table);
  bgl_new_game_dialog_set_seat (dialog, 1, "Anna “the \"Ace\\");
  bgl_new_game_dialog_set_seat (dialog, 2, "bot:hard");
  bgl_new_game_dialog_set_option (dialog, "first", "2");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "new-game.accept", NULL));

  g_assert_nonnull (table);
  g_assert_cmpuint (bgl_game_get_n_seats (bgl_table_get_game (table)), ==, 2);
  g_assert_cmpint (bgl_game_get_turn (bgl_table_get_game (table)), ==, 2);
  g_assert_cmpstr (bgl_seat_get_name (bgl_table_get_seat (table, 1)), ==, "Anna “the \"Ace\\");
  g_assert_true (bgl_seat_is_bot (bgl_table_get_seat (table, 2)));
  g_assert_cmpint (bgl_seat_get_level (bgl_table_get_seat (table, 2)), ==, BGL_LEVEL_HARD);
  bgl_test_settle ();

  /* The next dialog begins with the same table. */
  dialog = open_dialog (NULL);
  check_seat (dialog, 1, "Anna “the \"Ace\\");
  check_seat (dialog, 2, "bot:hard");
  check_option (dialog, "first", "2");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Lots decide anew each time, and what is remembered is that they shall. */
static void
test_lots (void)
{
  gboolean begun[3] = { FALSE };

  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
  for (guint i = 0; i < 200 && !(begun[1] && begun[2]); i++)
    {
      g_autoptr (BglTable) table = NULL;
      GtkWidget *dialog = bgl_new_game_dialog_new (NULL, get_ui ());

      check_option (BGL_NEW_GAME_DIALOG (dialog), "first", NULL);
      g_signal_connect_swapped (dialog, "accepted", G_CALLBACK (accepted_cb), &table);
      gtk_widget_activate_action (dialog, "new-game.accept", NULL);
      begun[bgl_game_get_turn (bgl_table_get_game (table))] = TRUE;
      bgl_test_settle ();
    }

  g_assert_true (begun[1] && begun[2]);
}

static void
test_four (void)
{
  g_autoptr (BglTable) table = NULL;
  BglNewGameDialog *dialog;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
  dialog = open_dialog (&table);
  bgl_new_game_dialog_set_option (dialog, "first", "2");
  bgl_new_game_dialog_set_n_seats (dialog, 4);
  check_option (dialog, "first", "2");
  bgl_new_game_dialog_set_option (dialog, "first", "4");
  bgl_new_game_dialog_set_option (dialog, "coughing", "yes");

  /* A seat that is gone cannot begin. */
  bgl_new_game_dialog_set_n_seats (dialog, 2);
  check_option (dialog, "first", NULL);
  bgl_new_game_dialog_set_n_seats (dialog, 4);
  bgl_new_game_dialog_set_option (dialog, "first", "3");

  gtk_widget_activate_action (GTK_WIDGET (dialog), "new-game.accept", NULL);
  g_assert_cmpuint (bgl_game_get_n_seats (bgl_table_get_game (table)), ==, 4);
  g_assert_cmpint (bgl_game_get_turn (bgl_table_get_game (table)), ==, 3);
  bgl_test_settle ();

  dialog = open_dialog (NULL);
  g_assert_cmpuint (bgl_new_game_dialog_get_n_seats (dialog), ==, 4);
  check_option (dialog, "coughing", "yes");
  check_option (dialog, "first", "3");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_unreadable (void)
{
  BglNewGameDialog *dialog;

  bgl_settings_set_table (get_ui ()->rules, "[Bungalow \"99\"]\nnonsense");
  dialog = open_dialog (NULL);
  g_assert_cmpuint (bgl_new_game_dialog_get_n_seats (dialog), ==, 2);
  check_seat (dialog, 2, "bot:easy");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
}

static void
test_keys (void)
{
  g_autoptr (BglTable) table = NULL;
  BglNewGameDialog *dialog;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);

  dialog = g_object_ref (open_dialog (&table));
  bgl_test_key ("Escape");
  bgl_test_unref (dialog);
  g_assert_null (table);

  dialog = g_object_ref (open_dialog (&table));
  bgl_test_key ("Return");
  bgl_test_unref (dialog);
  g_assert_nonnull (table);
}

/* Only where calls take time: remembered, and given to the seats of the table. */
static void
test_handicap (void)
{
  g_autoptr (BglTable) table = NULL;
  BglNewGameDialog *dialog = BGL_NEW_GAME_DIALOG (bgl_new_game_dialog_new (NULL, bgl_game_ui_find ("bongo")));

  g_signal_connect_swapped (dialog, "accepted", G_CALLBACK (accepted_cb), &table);
  gtk_window_present (GTK_WINDOW (dialog));
  bgl_test_settle ();
  bgl_new_game_dialog_set_n_seats (dialog, 3);
  bgl_new_game_dialog_set_seat (dialog, 1, "Anna & Max");
  bgl_new_game_dialog_set_handicap (dialog, 1, 50);
  bgl_new_game_dialog_set_handicap (dialog, 3, 120);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "new-game.accept", NULL));
  bgl_test_settle ();
  g_assert_cmpuint (bgl_seat_get_handicap (bgl_table_get_seat (table, 1)), ==, 50);
  g_assert_cmpuint (bgl_seat_get_handicap (bgl_table_get_seat (table, 2)), ==, 0);
  g_assert_cmpuint (bgl_seat_get_handicap (bgl_table_get_seat (table, 3)), ==, 120);

  dialog = BGL_NEW_GAME_DIALOG (bgl_new_game_dialog_new (NULL, bgl_game_ui_find ("bongo")));
  g_assert_cmpuint (bgl_new_game_dialog_get_handicap (dialog, 1), ==, 50);
  g_assert_cmpuint (bgl_new_game_dialog_get_handicap (dialog, 2), ==, 0);
  g_assert_cmpuint (bgl_new_game_dialog_get_handicap (dialog, 3), ==, 120);
  gtk_window_destroy (GTK_WINDOW (dialog));

  dialog = BGL_NEW_GAME_DIALOG (bgl_new_game_dialog_new (NULL, bgl_game_ui_find ("bango")));
  g_assert_cmpuint (bgl_new_game_dialog_get_handicap (dialog, 1), ==, 0);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static gboolean
is_row_of_option (GtkWidget     *widget,
                  gconstpointer  name)
{
  return ADW_IS_ACTION_ROW (widget) && bgl_option_row_get_info (widget) != NULL &&
         strcmp (bgl_option_row_get_info (widget)->name, name) == 0;
}

/* Where the players say who starts, nothing is left to chance unless they want it. */
static void
test_youngest (void)
{
  BglNewGameDialog *dialog;
  GtkWidget *row;

  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
  dialog = BGL_NEW_GAME_DIALOG (bgl_new_game_dialog_new (NULL, bgl_game_ui_find ("bonobo")));
  bgl_new_game_dialog_set_seat (dialog, 1, "Anna");
  check_option (dialog, "first", "1");
  row = bgl_test_find (GTK_WIDGET (dialog), is_row_of_option, "first");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "The youngest: Anna");

  /* A seat that is gone leaves the first one. */
  bgl_new_game_dialog_set_n_seats (dialog, 4);
  check_option (dialog, "first", "1");
  bgl_new_game_dialog_set_option (dialog, "first", "4");
  bgl_new_game_dialog_set_n_seats (dialog, 2);
  check_option (dialog, "first", "1");

  /* Chance may decide as well, and the next dialog remembers it. */
  bgl_new_game_dialog_set_option (dialog, "first", NULL);
  bgl_new_game_dialog_set_n_seats (dialog, 3);
  check_option (dialog, "first", NULL);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "new-game.accept", NULL));
  bgl_test_settle ();
  dialog = BGL_NEW_GAME_DIALOG (bgl_new_game_dialog_new (NULL, bgl_game_ui_find ("bonobo")));
  check_option (dialog, "first", NULL);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The scores of the games before can be entered. They are not remembered. */
static void
test_scores (void)
{
  g_autoptr (BglTable) table = NULL;
  BglNewGameDialog *dialog;
  int scores[BGL_MAX_SEATS];

  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
  dialog = BGL_NEW_GAME_DIALOG (bgl_new_game_dialog_new (NULL, bgl_game_ui_find ("bonobo")));
  g_signal_connect_swapped (dialog, "accepted", G_CALLBACK (accepted_cb), &table);
  check_option (dialog, "carry", "0,0");
  bgl_new_game_dialog_set_n_seats (dialog, 3);
  bgl_new_game_dialog_set_option (dialog, "carry", "12,-3,5");
  check_option (dialog, "carry", "12,-3,5");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "new-game.accept", NULL));
  bgl_test_settle ();

  g_assert_nonnull (table);
  bgl_game_ui_find ("bonobo")->rules->get_scores (bgl_game_get_state (bgl_table_get_game (table)), scores);
  g_assert_cmpint (scores[0], ==, 12);
  g_assert_cmpint (scores[1], ==, -3);
  g_assert_cmpint (scores[2], ==, 5);

  dialog = BGL_NEW_GAME_DIALOG (bgl_new_game_dialog_new (NULL, bgl_game_ui_find ("bonobo")));
  check_option (dialog, "carry", "0,0,0");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* All rows are alike: what is chosen is written below the title. */
static void
test_choices (void)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    for (const BglOptionInfo *info = uis[i]->rules->options; info != NULL && info->name != NULL; info++)
      {
        GtkWidget *row = g_object_ref_sink (bgl_option_row_new (info));

        switch (info->kind)
          {
          case BGL_OPTION_CHOICE:
            g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, info->choices[info->value].label);
            bgl_option_row_set_value (row, info->choices[1].nick);
            g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, info->choices[1].label);
            break;

          case BGL_OPTION_NUMBER:
            bgl_option_row_set_value (row, "0");
            g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, info->zero);
            bgl_option_row_set_value (row, "1");
            g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "1 second");
            break;

          case BGL_OPTION_SEAT:
            g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Random");
            break;

          case BGL_OPTION_SCORES:
            bgl_option_row_set_names (row, (const char *const[]) { "Anna", "Boris", NULL });
            g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "All players start at 0");
            bgl_option_row_set_value (row, "12,-3");
            g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "Anna: 12 and Boris: −3");
            break;

          default:
            g_assert_not_reached ();
          }
        g_object_unref (row);
      }
}

static gboolean
is_menu_button (GtkWidget     *widget,
                gconstpointer  data)
{
  return GTK_IS_MENU_BUTTON (widget);
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && strcmp (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static gboolean
shows_rule (GtkWidget     *widget,
            gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "new-game.show-rule") == 0;
}

/* Each option has a button that explains it and each of its choices, and leads to the rule. Whoever begins is
 * chosen under the same name in all games. */
static void
test_explanations (void)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    for (const BglOptionInfo *info = uis[i]->rules->options; info != NULL && info->name != NULL; info++)
      {
        GtkWidget *row, *button, *popover;

        g_test_message ("%s: %s", uis[i]->rules->id, info->name);
        if (strcmp (info->name, "first") == 0)
          g_assert_cmpstr (info->label, ==, "Starting Player");

        row = g_object_ref_sink (bgl_option_row_new (info));
        button = bgl_test_find (row, is_menu_button, NULL);
        g_assert_nonnull (button);
        popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
        g_assert_nonnull (bgl_test_find (popover, says, info->sentence));
        for (guint j = 0; info->kind == BGL_OPTION_CHOICE && info->choices[j].nick != NULL; j++)
          {
            g_assert_nonnull (bgl_test_find (popover, says, info->choices[j].label));
            g_assert_nonnull (bgl_test_find (popover, says, info->choices[j].sentence));
          }
        g_assert_nonnull (bgl_rules_find_rule (uis[i]->rules, info->rule));
        g_assert_nonnull (bgl_test_find (popover, shows_rule, NULL));
        g_object_unref (row);
      }
}

/* In all rows, the explanation comes before the arrow, the switch, or the number. */
static void
test_explanation_places (void)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    for (const BglOptionInfo *info = uis[i]->rules->options; info != NULL && info->name != NULL; info++)
      {
        GtkWidget *row = bgl_option_row_new (info);
        GtkWidget *group = adw_preferences_group_new ();
        GtkWidget *window;
        graphene_rect_t bounds;

        bgl_option_row_set_names (row, (const char *const[]) { "Anna", "Boris", NULL });
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
        window = bgl_test_show (group, 400, 60);
        g_test_message ("%s: %s", uis[i]->rules->id, info->name);
        g_assert_true (gtk_widget_compute_bounds (bgl_test_find (row, is_menu_button, NULL), row, &bounds));
        g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <, gtk_widget_get_width (row) - 24);
        bgl_test_close (window, group);
      }
}

/* An explanation is shown with all its lines and the whole button below them. */
static void
test_explanation_sizes (void)
{
  static const char *const languages[] = { "fr", "ru", "en" };
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis * G_N_ELEMENTS (languages); i++)
    for (const BglOptionInfo *info = uis[i % n_uis]->rules->options; info != NULL && info->name != NULL; info++)
      {
        GtkWidget *group = adw_preferences_group_new ();
        GtkWidget *row, *window, *button, *popover, *content;
        int needed;

        if (!bgl_test_set_language (languages[i / n_uis]))
          continue;

        row = bgl_option_row_new (info);
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
        window = bgl_test_show (group, 400, 60);
        button = bgl_test_find (row, is_menu_button, NULL);
        popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
        gtk_menu_button_popup (GTK_MENU_BUTTON (button));
        bgl_test_settle ();
        content = gtk_widget_get_parent (bgl_test_find (popover, shows_rule, NULL));
        gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (content), &needed, NULL, NULL, NULL);
        g_test_message ("%s, %s: %s: %d of %d at %d", languages[i / n_uis], uis[i % n_uis]->rules->id, info->name,
                        gtk_widget_get_height (content), needed, gtk_widget_get_width (content));
        g_assert_cmpint (gtk_widget_get_height (content), >=, needed);
        gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
        bgl_test_close (window, group);
      }
}

static gboolean
is_showing_rule (gpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (BGL_IS_RULE_DIALOG (window))
        return TRUE;
    }

  return FALSE;
}

/* From the row to the rule, with the keyboard. */
static void
test_explanation_keys (void)
{
  BglNewGameDialog *dialog = open_dialog (NULL);
  GtkWidget *row = bgl_test_find (GTK_WIDGET (dialog), is_row_of_option, "first");
  GtkWidget *button = bgl_test_find (row, is_menu_button, NULL);
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));

  g_assert_true (gtk_widget_child_focus (button, GTK_DIR_TAB_FORWARD) || gtk_widget_grab_focus (button));
  bgl_test_key ("Return");
  g_assert_true (gtk_widget_get_mapped (popover));
  g_assert_cmpint (gtk_widget_get_width (popover), <=, 360);
  g_assert_true (gtk_widget_has_focus (bgl_test_find (popover, shows_rule, NULL)));
  bgl_test_key ("Return");
  bgl_test_wait (is_showing_rule, NULL);
  g_assert_false (gtk_widget_get_mapped (popover));
  gtk_window_destroy (GTK_WINDOW (dialog));
  bgl_test_settle ();
}

/* The wheel scrolls the page, also over a number. */
static void
test_wheel (void)
{
  const BglGameUi *ui = bgl_game_ui_find ("bongo");
  GtkWidget *number = bgl_option_row_create_number (0, 10, 1);
  GtkWidget *window = bgl_test_show (number, 300, 100);
  GtkWidget *dialog;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 5);
  bgl_test_point (number, gtk_widget_get_width (number) / 2.0, gtk_widget_get_height (number) / 2.0);
  bgl_test_send_wheel (2);
  bgl_test_settle ();
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number)), ==, 5);
  bgl_test_close (window, number);

  g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
  dialog = bgl_new_game_dialog_new (NULL, ui);
  bgl_test_present (dialog);
  bgl_test_point (dialog, gtk_widget_get_width (dialog) * 0.75, gtk_widget_get_height (dialog) * 0.7);
  for (guint i = 0; i < 20; i++)
    {
      bgl_test_send_wheel (1);
      bgl_test_settle ();
    }
  check_option (BGL_NEW_GAME_DIALOG (dialog), "breath", "2");
  check_option (BGL_NEW_GAME_DIALOG (dialog), "clock", "0");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* On a narrow screen nothing is cut off, neither the heading nor what is chosen. */
static gboolean
is_cut_off (GtkWidget     *widget,
            gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

static void
test_narrow (void)
{
  static const char *const languages[] = { "fr", "ru", "en" };
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      if (!bgl_test_set_language (languages[i]))
        continue;

      for (guint j = 0; j < n_uis; j++)
        {
          GtkWidget *dialog, *cut;

          g_settings_reset (bgl_settings_get (), BGL_SETTING_TABLES);
          dialog = bgl_new_game_dialog_new (NULL, uis[j]);
          gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 640);
          bgl_test_present (dialog);
          g_assert_cmpint (gtk_widget_get_width (dialog), <=, 360);
          cut = bgl_test_find (dialog, is_cut_off, NULL);
          if (cut != NULL)
            g_test_message ("%s, %s: “%s” is cut off", languages[i], uis[j]->rules->id,
                            gtk_label_get_text (GTK_LABEL (cut)));
          g_assert_null (cut);
          gtk_window_destroy (GTK_WINDOW (dialog));
        }
    }
}

static gboolean
check_explanation (GtkWidget     *widget,
                   gconstpointer  data)
{
  GArray *places = (GArray *) data;
  graphene_rect_t bounds;

  if (!GTK_IS_MENU_BUTTON (widget) || !gtk_widget_get_mapped (widget) ||
      (gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) == NULL &&
       gtk_widget_get_ancestor (widget, ADW_TYPE_EXPANDER_ROW) == NULL))
    return FALSE;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &bounds));
  g_array_append_val (places, bounds.origin.x);
  g_assert_cmpfloat (bounds.origin.x, ==, g_array_index (places, float, 0));

  return FALSE;
}

/* The explanations are in one column, whatever opens at the end of the row. */
static void
test_column (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (float));
  GtkWidget *dialog = bgl_new_game_dialog_new (NULL, bgl_game_ui_find ("bonobo"));

  gtk_css_provider_load_from_resource (style, "/io/github/bungalow_games/Bungalow/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  bgl_test_present (dialog);
  bgl_test_find (dialog, check_explanation, places);
  g_assert_cmpuint (places->len, ==, 2);
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/new-game/first-run", test_first_run);
  g_test_add_func ("/new-game/accept", test_accept);
  g_test_add_func ("/new-game/lots", test_lots);
  g_test_add_func ("/new-game/four", test_four);
  g_test_add_func ("/new-game/unreadable", test_unreadable);
  g_test_add_func ("/new-game/keys", test_keys);
  g_test_add_func ("/new-game/handicap", test_handicap);
  g_test_add_func ("/new-game/youngest", test_youngest);
  g_test_add_func ("/new-game/scores", test_scores);
  g_test_add_func ("/new-game/choices", test_choices);
  g_test_add_func ("/new-game/explanations", test_explanations);
  g_test_add_func ("/new-game/explanation-places", test_explanation_places);
  g_test_add_func ("/new-game/explanation-sizes", test_explanation_sizes);
  g_test_add_func ("/new-game/explanation-keys", test_explanation_keys);
  g_test_add_func ("/new-game/narrow", test_narrow);
  g_test_add_func ("/new-game/wheel", test_wheel);
  g_test_add_func ("/new-game/column", test_column);

  return g_test_run ();
}
