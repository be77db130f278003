/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-shelf-card.h"
#include "games/bongo/bongo-best.h"
#include "games/bongo/bongo-dice.h"
#include "games/bongo/bongo-entry-page.h"
#include "games/bongo/bongo-keys.h"
#include "games/bongo/bongo-practice-page.h"
#include "games/bongo/bongo-preferences.h"
#include "games/bongo/bongo-settings.h"
#include "games/bongo/bongo-view.h"

static gboolean
is_open (gpointer data)
{
  return bongo_practice_page_is_open (data);
}

static BongoWord
find_answer (BongoPracticePage *page)
{
  BongoPractice *practice = bongo_practice_page_get_practice (page);
  BglTray *tray = bongo_practice_page_get_tray (page);
  BongoDice dice;

  bongo_dice_tray_get_dice (tray, &dice);

  return bongo_answer_get_word (&dice, bongo_practice_get_level (practice));
}

/* However narrow the window is. */
static void
assert_narrow (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
}

/* Twenty rolls with the keys of the first person, one of them wrong, and the result is kept. */
static void
test_practice (void)
{
  static const char *const keys[] = { "q", "w", "e", "r" };
  GtkWidget *widget = bongo_practice_page_new ();
  BongoPracticePage *page = BONGO_PRACTICE_PAGE (widget);
  GtkWidget *window = bgl_test_show (widget, 360, 600);
  BongoResult best;

  g_settings_reset (bongo_settings_get (), BONGO_SETTING_BEST);
  g_assert_cmpstr (bongo_practice_page_get_stage (page), ==, "choice");
  assert_narrow (widget);
  gtk_widget_grab_focus (widget);
  bgl_test_key ("Down");
  bgl_test_key ("Return");
  bgl_test_wait (is_open, page);
  g_assert_cmpint (bongo_practice_get_level (bongo_practice_page_get_practice (page)), ==, BONGO_LEVEL_POACHERS);
  g_assert_cmpstr (bongo_practice_page_get_stage (page), ==, "play");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (bongo_practice_page_get_caller (page, BONGO_GNU)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Gnu, key W");

  for (guint i = 0; i < BONGO_PRACTICE_ROLLS; i++)
    {
      BongoWord answer;

      bgl_test_wait (is_open, page);
      answer = find_answer (page);
      g_assert_cmpuint (bongo_reasons_get_n_steps (bongo_practice_page_get_reasons (page)), ==, 0);
      g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == widget);
      /* The keys of others call nothing. */
      bgl_test_key ("u");
      g_assert_cmpuint (bongo_practice_get_n_calls (bongo_practice_page_get_practice (page)), ==, i);

      /* By key and by pointer: what is pressed goes away before it is released. */
      if (i == 6)
        answer = (answer + 1) % BONGO_WORDS;
      if (i % 2 == 0)
        bgl_test_key (keys[answer]);
      else
        bgl_test_click_widget (GTK_WIDGET (bongo_practice_page_get_caller (page, answer)));
      g_assert_cmpuint (bongo_practice_get_n_calls (bongo_practice_page_get_practice (page)), ==, i + 1);
      g_assert_false (bongo_practice_page_is_open (page));
      g_assert_cmpuint (bongo_reasons_get_n_steps (bongo_practice_page_get_reasons (page)), >, 0);
      bgl_test_key ("space");
    }

  g_assert_cmpstr (bongo_practice_page_get_stage (page), ==, "result");
  assert_narrow (widget);
  g_assert_true (bongo_best_get (BONGO_LEVEL_POACHERS, &best));
  g_assert_cmpuint (best.n_errors, ==, 1);
  g_assert_cmpuint (best.average, >, 0);
  g_assert_false (bongo_best_get (BONGO_LEVEL_BASIC, &best));

  gtk_widget_activate_action (widget, "practice.again", NULL);
  bgl_test_wait (is_open, page);
  g_assert_cmpuint (bongo_practice_get_n_calls (bongo_practice_page_get_practice (page)), ==, 0);
  bgl_test_click_widget (GTK_WIDGET (bongo_practice_page_get_caller (page, BONGO_NOTHING)));
  g_assert_cmpuint (bongo_practice_get_n_calls (bongo_practice_page_get_practice (page)), ==, 1);
  bgl_test_close (window, widget);
}

static void
test_best (void)
{
  const BongoResult bad = { 20, 4, 3000 }, good = { 20, 0, 2500 };
  BongoResult best;
  g_autofree char *text = bongo_result_describe (&good);

  g_settings_reset (bongo_settings_get (), BONGO_SETTING_BEST);
  g_assert_true (bongo_best_offer (BONGO_LEVEL_GUARDS, &bad));
  g_assert_true (bongo_best_offer (BONGO_LEVEL_BASIC, &bad));
  g_assert_true (bongo_best_offer (BONGO_LEVEL_GUARDS, &good));
  g_assert_false (bongo_best_offer (BONGO_LEVEL_GUARDS, &bad));
  g_assert_true (bongo_best_get (BONGO_LEVEL_GUARDS, &best));
  g_assert_cmpuint (best.average, ==, 2500);
  g_assert_true (bongo_best_get (BONGO_LEVEL_BASIC, &best));
  g_assert_cmpuint (best.n_errors, ==, 4);
  g_assert_cmpstr (text, ==, "2.50 s on average, 0 errors");
  g_settings_reset (bongo_settings_get (), BONGO_SETTING_BEST);
}

/* The dice of a worked example are set with keys and presses. */
static void
test_entry (void)
{
  GtkWidget *widget = bongo_entry_page_new ();
  BongoEntryPage *page = BONGO_ENTRY_PAGE (widget);
  GtkWidget *window = bgl_test_show (widget, 360, 600);
  BglTray *tray = bongo_entry_page_get_tray (page);
  const BongoDice *dice = bongo_entry_page_get_dice (page);
  BongoAnswer answer;

  assert_narrow (widget);
  gtk_widget_grab_focus (GTK_WIDGET (bgl_tray_get_die (tray, 0)));
  bgl_test_key ("2");
  g_assert_cmpuint (dice->film[0], ==, 2);
  bgl_test_key ("space");
  g_assert_cmpuint (dice->film[0], ==, 3);
  bgl_test_key ("Return");
  g_assert_cmpuint (dice->film[0], ==, 1);
  bgl_test_key ("BackSpace");
  bgl_test_key ("BackSpace");
  g_assert_cmpuint (dice->film[0], ==, 2);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (bgl_tray_get_die (tray, 0)), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (bgl_tray_get_die (tray, 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Film die: 2");

  bgl_test_click_widget (GTK_WIDGET (bgl_tray_get_die (tray, 1)));
  g_assert_cmpuint (dice->film[1], ==, 2);
  for (guint i = 2; i < 5; i++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (bgl_tray_get_die (tray, i)));
      bgl_test_key ("3");
    }
  g_assert_cmpuint (bongo_reasons_get_n_steps (bongo_entry_page_get_reasons (page)), ==, 3);
  bongo_answer (dice, BONGO_LEVEL_BASIC, &answer);
  g_assert_cmpint (answer.answer, ==, BONGO_BONGO);

  /* R R R B B with the poachers after the rhino: both match, the third animal is the answer. */
  bongo_entry_page_set_level (page, BONGO_LEVEL_POACHERS);
  bgl_test_settle ();
  for (guint i = 7; i < 9; i++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (bgl_tray_get_die (tray, i)));
      bgl_test_key ("3");
    }
  bongo_answer (dice, BONGO_LEVEL_POACHERS, &answer);
  g_assert_cmpint (answer.answer, ==, BONGO_GNU);
  g_assert_cmpuint (dice->guard, ==, BONGO_NO_DIE);
  g_assert_cmpuint (bongo_reasons_get_n_steps (bongo_entry_page_get_reasons (page)), ==, answer.n_steps);

  bongo_entry_page_set_level (page, BONGO_LEVEL_BASIC);
  g_assert_cmpuint (dice->poachers[0], ==, BONGO_NO_DIE);
  g_assert_cmpuint (dice->film[0], ==, 2);
  bgl_test_close (window, widget);
}

/* A key is changed by pressing it; one that is taken is refused. */
static void
test_keys (void)
{
  GtkWidget *widget = bongo_preferences_new ();
  BongoPreferences *group = BONGO_PREFERENCES (widget);
  GtkWidget *window = bgl_test_show (widget, 360, 600);
  GtkWidget *button = bongo_preferences_get_button (group, 0, BONGO_GNU);

  bongo_keys_reset ();
  assert_narrow (widget);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (gtk_widget_get_ancestor (button, ADW_TYPE_EXPANDER_ROW)), TRUE);
  bgl_test_settle ();

  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "W");
  gtk_widget_grab_focus (button);
  bgl_test_key ("Return");
  bgl_test_key ("d");
  g_assert_cmpuint (bongo_keys_get (0, BONGO_GNU), ==, GDK_KEY_d);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "D");
  g_assert_null (bongo_preferences_get_refusal (group));

  bgl_test_key ("Return");
  bgl_test_key ("i");
  g_assert_cmpuint (bongo_keys_get (0, BONGO_GNU), ==, GDK_KEY_d);
  g_assert_cmpstr (bongo_preferences_get_refusal (group), ==, "Player 2 already uses this key to call “gnu.”");

  /* A key of the table would no longer do what it does there. */
  bgl_test_key ("Return");
  bgl_test_key ("s");
  g_assert_cmpuint (bongo_keys_get (0, BONGO_GNU), ==, GDK_KEY_d);
  g_assert_cmpstr (bongo_preferences_get_refusal (group), ==,
                   "At the table, this key already has another use: Announce Turn and Score.");

  bgl_test_key ("Return");
  bgl_test_key ("F5");
  g_assert_cmpuint (bongo_keys_get (0, BONGO_GNU), ==, GDK_KEY_d);
  g_assert_nonnull (bongo_preferences_get_refusal (group));

  /* Escape leaves everything as it is. */
  bgl_test_key ("Return");
  bgl_test_key ("Escape");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "D");
  g_assert_null (bongo_preferences_get_refusal (group));

  bongo_keys_reset ();
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "W");
  bgl_test_close (window, widget);
}

/* Settings from before the table had these keys. */
static void
test_old_keys (void)
{
  g_autoptr (GVariant) old = g_variant_ref_sink (g_variant_new_parsed ("[['l', 'j', 'e', 'r'], ['u', 'i', 's', 'p']]"));

  g_settings_set_value (bongo_settings_get (), BONGO_SETTING_KEYS, old);
  g_assert_cmpuint (bongo_keys_get (0, BONGO_BONGO), ==, GDK_KEY_q);
  g_assert_cmpuint (bongo_keys_get (0, BONGO_GNU), ==, GDK_KEY_j);
  g_assert_cmpuint (bongo_keys_get (1, BONGO_RHINO), ==, GDK_KEY_o);
  /* Its default is in use. */
  g_assert_cmpuint (bongo_keys_get (1, BONGO_NOTHING), ==, GDK_KEY_VoidSymbol);
  bongo_keys_reset ();

  for (guint set = 0; set < BONGO_KEY_SETS; set++)
    for (BongoWord word = 0; word < BONGO_WORDS; word++)
      g_assert_cmpuint (bongo_keys_get (set, word), !=, GDK_KEY_VoidSymbol);
  g_assert_cmpuint (bongo_keys_get (1, BONGO_NOTHING), ==, GDK_KEY_j);
}

/* The window knows the activities from the BglGameUi alone. */
static void
test_window (Fixture       *f,
             gconstpointer  data)
{
  BglActivityPage *page;

  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.activity", "(ss)", "bongo", "entry");
  page = bgl_window_get_activity (f->window);
  g_assert_nonnull (page);
  g_assert_true (BONGO_IS_ENTRY_PAGE (bgl_activity_page_get_content (page)));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (f->window)), ==, "Bongo: Enter Your Dice");

  /* A reason opens its rule beside the dice. */
  gtk_widget_activate_action (GTK_WIDGET (bgl_activity_page_get_content (page)), "win.show-rule", "s", "bongo-number");
  g_assert_nonnull (bgl_window_get_reader (f->window));
  g_assert_nonnull (bgl_window_get_activity (f->window));
  bgl_test_settle ();
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.back", NULL);
  g_assert_null (bgl_window_get_reader (f->window));
  g_assert_nonnull (bgl_window_get_activity (f->window));
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.back", NULL);
  g_assert_null (bgl_window_get_activity (f->window));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (f->window)), ==, "Bungalow");

  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.activity", "(ss)", "bongo", "sleep");
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.activity", "(ss)", "bango", "practice");
  g_assert_null (bgl_window_get_activity (f->window));

  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.activity", "(ss)", "bongo", "practice");
  g_assert_true (BONGO_IS_PRACTICE_PAGE (bgl_activity_page_get_content (bgl_window_get_activity (f->window))));
  bgl_test_settle ();
}

/* Without the clock no time is taken, and the result counts errors alone. */
static void
test_untimed (void)
{
  GtkWidget *widget = bongo_practice_page_new ();
  BongoPracticePage *page = BONGO_PRACTICE_PAGE (widget);
  GtkWidget *window;
  BongoResult result;

  g_settings_set_boolean (bongo_settings_get (), BONGO_SETTING_CLOCK, FALSE);
  window = bgl_test_show (widget, 500, 600);
  gtk_widget_activate_action (widget, "practice.start", "i", BONGO_LEVEL_GUARDS);

  for (guint i = 0; i < BONGO_PRACTICE_ROLLS; i++)
    {
      bgl_test_wait (is_open, page);
      bgl_test_settle ();
      bgl_test_click_widget (GTK_WIDGET (bongo_practice_page_get_caller (page, find_answer (page))));
      g_assert_cmpuint (bongo_practice_get_attempt (bongo_practice_page_get_practice (page), i)->time, ==, BONGO_NO_TIME);
      bgl_test_key ("space");
    }

  g_assert_cmpstr (bongo_practice_page_get_stage (page), ==, "result");
  bongo_practice_get_result (bongo_practice_page_get_practice (page), &result);
  g_assert_cmpuint (result.n_errors, ==, 0);
  g_assert_cmpuint (result.average, ==, 0);
  g_assert_false (bongo_best_get (BONGO_LEVEL_GUARDS, &result));
  g_settings_reset (bongo_settings_get (), BONGO_SETTING_CLOCK);
  bgl_test_close (window, widget);
}

static gboolean
has_text (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* The end of a game shows how fast everybody was. */
static void
test_summary (void)
{
  g_autoptr (BglTable) table = bgl_test_table ("[Bungalow \"1\"]\n[Game \"bongo\"]\n[Seats \"2\"]\n"
                                               "[Seat1 \"Anna\"]\n[Seat2 \"Boris\"]\n[Position \"2/1/2 0/0/0\"]\n\n"
                                               "1: roll\n*: film 3 3 animals gnu gnu gnu rhino bongo\n"
                                               "2: call rhino @1000\n1: call gnu @2500\n");
  GtkWidget *summary = g_object_ref_sink (bongo_ui.create_summary (table));

  g_assert_true (bgl_game_is_over (bgl_table_get_game (table)));
  g_assert_nonnull (bgl_test_find (summary, has_text, "Best 2.50 s, average 2.50 s"));
  g_assert_nonnull (bgl_test_find (summary, has_text, "No right calls"));
  g_assert_finalize_object (summary);
}

static gboolean
is_activity (GtkWidget     *widget,
             gconstpointer  label)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* What else one can do with the game stands on its card. */
static void
test_card (void)
{
  GtkWidget *card = bgl_shelf_card_new (&bongo_ui);
  GtkWidget *window;

  bgl_shelf_card_complete (BGL_SHELF_CARD (card));
  window = bgl_test_show (card, 340, 500);
  g_assert_true (gtk_widget_get_mapped (bgl_test_find (card, is_activity, "Practice")));
  g_assert_true (gtk_widget_get_mapped (bgl_test_find (card, is_activity, "Enter Your Dice")));
  bgl_test_close (window, card);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  g_test_add_func ("/bongo-pages/practice", test_practice);
  g_test_add_func ("/bongo-pages/untimed", test_untimed);
  g_test_add_func ("/bongo-pages/summary", test_summary);
  g_test_add_func ("/bongo-pages/card", test_card);
  g_test_add_func ("/bongo-pages/best", test_best);
  g_test_add_func ("/bongo-pages/entry", test_entry);
  g_test_add_func ("/bongo-pages/keys", test_keys);
  g_test_add_func ("/bongo-pages/old-keys", test_old_keys);
  FIXTURE_ADD ("/bongo-pages/window", test_window);

  return g_test_run ();
}
