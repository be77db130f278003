/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include "app/bgl-new-game-dialog.h"
#include "app/bgl-option-row.h"
#include "app/bgl-settings.h"

static const BglLook *
get_look (void)
{
  return bgl_look_find ("bango");
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
  GtkWidget *dialog = bgl_new_game_dialog_new (NULL, get_look ());

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
      GtkWidget *dialog = bgl_new_game_dialog_new (NULL, get_look ());

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

  bgl_settings_set_table (get_look ()->rules, "[Bungalow \"99\"]\nnonsense");
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
  BglNewGameDialog *dialog = BGL_NEW_GAME_DIALOG (bgl_new_game_dialog_new (NULL, bgl_look_find ("bongo")));

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

  dialog = BGL_NEW_GAME_DIALOG (bgl_new_game_dialog_new (NULL, bgl_look_find ("bongo")));
  g_assert_cmpuint (bgl_new_game_dialog_get_handicap (dialog, 1), ==, 50);
  g_assert_cmpuint (bgl_new_game_dialog_get_handicap (dialog, 2), ==, 0);
  g_assert_cmpuint (bgl_new_game_dialog_get_handicap (dialog, 3), ==, 120);
  gtk_window_destroy (GTK_WINDOW (dialog));

  dialog = BGL_NEW_GAME_DIALOG (bgl_new_game_dialog_new (NULL, bgl_look_find ("bango")));
  g_assert_cmpuint (bgl_new_game_dialog_get_handicap (dialog, 1), ==, 0);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* What is chosen can be read, be it beside the title or below it. */
static void
test_choices (void)
{
  guint n_looks;
  const BglLook *const *looks = bgl_look_list (&n_looks);
  guint n_below = 0;

  for (guint i = 0; i < n_looks; i++)
    for (const BglOptionInfo *info = looks[i]->rules->options; info != NULL && info->name != NULL; info++)
      {
        GtkWidget *row;

        if (info->kind != BGL_OPTION_CHOICE)
          continue;

        row = g_object_ref_sink (bgl_option_row_new (info));
        if (ADW_IS_COMBO_ROW (row) && adw_combo_row_get_use_subtitle (ADW_COMBO_ROW (row)))
          {
            g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, info->choices[info->value].label);
            bgl_option_row_set_value (row, info->choices[0].nick);
            g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, info->choices[0].label);
            n_below++;
          }
        g_object_unref (row);
      }

  g_assert_cmpuint (n_below, >, 0);
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
  g_test_add_func ("/new-game/choices", test_choices);

  return g_test_run ();
}
