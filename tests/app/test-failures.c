/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-failure-card.h"
#include "app/bgl-report-dialog.h"
#include "engine/bgl-registry.h"

/* What people see of a bot that cannot move, and what they can do about it. */

/* Copies of the rules and the bot of Bango, of which the test breaks some. */
static BglRules rules;
static BglBot bot;

static guint
list_illegal (gconstpointer  state,
              BglMove       *moves,
              float         *weights)
{
  moves[0] = bgl_move_new (2, 12345);
  weights[0] = 1;

  return 1;
}

static guint
list_nothing (gconstpointer  state,
              BglMove       *moves)
{
  return 0;
}

static BglTable *
sit_down (Fixture    *fixture,
          const char *second)
{
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  g_autoptr (BglSeat) one = bgl_seat_new_from_tag (1, "Anna");
  g_autoptr (BglSeat) two = bgl_seat_new_from_tag (2, second);
  g_autoptr (BglGame) game = NULL;
  g_autoptr (BglTable) table = NULL;

  rules = *bgl_registry_find ("bango");
  bot = *rules.bot;
  /* The general search, which asks for the candidates. */
  bot.search = NULL;
  bot.list_candidates = list_illegal;
  rules.bot = &bot;

  g_list_store_append (seats, one);
  g_list_store_append (seats, two);
  game = bgl_game_new (&rules, 2, NULL, NULL, NULL);
  table = bgl_table_new (game, G_LIST_MODEL (seats), NULL);
  bgl_window_show_table (fixture->window, table, NULL);
  bgl_test_settle ();

  return fixture_get_table (fixture);
}

static gboolean
is_card (GtkWidget     *widget,
         gconstpointer  data)
{
  return BGL_IS_FAILURE_CARD (widget);
}

static gboolean
is_card_shown (gpointer data)
{
  Fixture *fixture = data;
  GtkWidget *card = bgl_test_find (GTK_WIDGET (fixture->window), is_card, NULL);

  return card != NULL && gtk_widget_get_mapped (card);
}

static gboolean
is_card_gone (gpointer data)
{
  return !is_card_shown (data);
}

static const char *
get_focused_label (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return GTK_IS_BUTTON (focus) ? gtk_button_get_label (GTK_BUTTON (focus)) : NULL;
}

static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  BglTable *table = sit_down (fixture, "bot:easy");

  g_assert_true (is_card_gone (fixture));
  g_assert_true (fixture_play (table, 1, "0,1"));
  bgl_test_wait (is_card_shown, fixture);
  bgl_test_settle ();
  g_assert_true (fixture_is_said (bgl_table_get_failure (table)->message));
  g_assert_true (fixture_is_said ((char *) "The game cannot continue"));
  g_assert_cmpstr (get_focused_label (fixture), ==, "_Try Again");

  /* The button before it is Undo. */
  bgl_test_key ("Shift_L+Tab");
  g_assert_cmpstr (get_focused_label (fixture), ==, "_Undo");
  bgl_test_key ("Return");
  g_assert_true (is_card_gone (fixture));
  g_assert_false (fixture_is_said ((char *) "The game cannot continue"));
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 0);
  g_assert_true (bgl_table_is_waiting (table));
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (fixture->window)));
}

static gboolean
has_answer (gpointer table)
{
  return bgl_game_get_ply (bgl_table_get_game (table)) == 2;
}

static void
test_try_again (Fixture       *fixture,
                gconstpointer  data)
{
  BglTable *table = sit_down (fixture, "bot:easy");

  g_assert_true (fixture_play (table, 1, "0,1"));
  bgl_test_wait (is_card_shown, fixture);

  /* Who leaves the table and comes back finds it as it was. */
  bgl_window_show_shelf (fixture->window);
  bgl_test_settle ();
  g_assert_true (is_card_gone (fixture));
  bgl_test_wait (fixture_is_waiting, fixture);
  bgl_window_continue (fixture->window, "bango");
  bgl_test_settle ();
  g_assert_true (fixture_get_table (fixture) == table);
  g_assert_true (is_card_shown (fixture));
  g_assert_cmpstr (get_focused_label (fixture), ==, "_Try Again");

  /* Nor does it hide what is looked back at. */
  bgl_table_browse (table, 0);
  g_assert_true (is_card_gone (fixture));
  bgl_table_end_browsing (table);
  g_assert_true (is_card_shown (fixture));
  bgl_test_settle ();

  bot.list_candidates = bgl_registry_find ("bango")->bot->list_candidates;
  bgl_test_key ("Return");
  bgl_test_wait (has_answer, table);
  g_assert_true (is_card_gone (fixture));
}

static gboolean
is_text (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_TEXT_VIEW (widget);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  char **text = user_data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static gboolean
is_read (gpointer data)
{
  return *(char **) data != NULL;
}

static gboolean
is_dialog_gone (gpointer data)
{
  return fixture_find_window (BGL_TYPE_REPORT_DIALOG) == NULL;
}

static void
test_report (Fixture       *fixture,
             gconstpointer  data)
{
  BglTable *table = sit_down (fixture, "bot:easy");
  GtkWidget *card, *dialog;
  GtkTextBuffer *buffer;
  GtkTextIter start, end;
  g_autofree char *shown = NULL;
  g_autofree char *copied = NULL;
  g_autoptr (BglRecord) record = NULL;

  g_assert_true (fixture_play (table, 1, "0,1"));
  bgl_test_wait (is_card_shown, fixture);
  card = bgl_test_find (GTK_WIDGET (fixture->window), is_card, NULL);
  gtk_widget_activate_action (card, "failure.report", NULL);
  dialog = fixture_find_window (BGL_TYPE_REPORT_DIALOG);
  g_assert_nonnull (dialog);
  bgl_test_present (dialog);

  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (bgl_test_find (dialog, is_text, NULL)));
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  shown = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  g_assert_nonnull (strstr (shown, bgl_table_get_failure (table)->message));
  record = bgl_record_parse (shown, -1, NULL);
  g_assert_nonnull (record);

  /* The focus is on Copy. */
  bgl_test_key ("Return");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (dialog), NULL, read_cb, &copied);
  bgl_test_wait (is_read, &copied);
  g_assert_cmpstr (copied, ==, shown);

  bgl_test_key ("Escape");
  bgl_test_wait (is_dialog_gone, NULL);
  g_assert_true (is_card_shown (fixture));
}

static gboolean
can_hint (gpointer data)
{
  return fixture_is_enabled (data, "hint");
}

/* A hint that cannot be found leaves the way open for the next one. */
static void
test_hint (Fixture       *fixture,
           gconstpointer  data)
{
  sit_down (fixture, "Boris");
  bot.list_candidates = NULL;
  rules.list_moves = list_nothing;

  fixture_activate (fixture, "hint", NULL);
  bgl_test_wait (can_hint, fixture);
  g_assert_true (fixture_is_said ((char *) "There is no hint for this position."));

  rules.list_moves = bgl_registry_find ("bango")->list_moves;
  fixture_activate (fixture, "hint", NULL);
  bgl_test_wait (fixture_is_said, (char *) "Hint: ");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/failures/undo", test_undo);
  FIXTURE_ADD ("/failures/try-again", test_try_again);
  FIXTURE_ADD ("/failures/report", test_report);
  FIXTURE_ADD ("/failures/hint", test_hint);

  return g_test_run ();
}
