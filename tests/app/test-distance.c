/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "broker-fixture.h"

#include <glib/gstdio.h>

#include "app/bgl-broker-row.h"
#include "app/bgl-distance-settings.h"
#include "app/bgl-far-list.h"
#include "app/bgl-join-dialog.h"
#include "app/bgl-new-game-dialog.h"
#include "app/bgl-waiting-room.h"
#include "app/bgl-window-distance.h"
#include "engine/bgl-registry.h"
#include "net/bgl-verify.h"

/* A window at a table at a distance, with somebody else in this process, through a broker on this machine. */

#define TABLE "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n\n"

static gboolean
has_type (GtkWidget     *widget,
          gconstpointer  type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), *(const GType *) type) && gtk_widget_get_mapped (widget);
}

static GtkWidget *
find (Fixture *fixture,
      GType    type)
{
  return bgl_test_find (GTK_WIDGET (fixture->window), has_type, &type);
}

static BglFarGame *
get_waiting (Fixture *fixture)
{
  GtkWidget *room = find (fixture, BGL_TYPE_WAITING_ROOM);

  return room != NULL ? bgl_waiting_room_get_game (BGL_WAITING_ROOM (room)) : NULL;
}

static gboolean
has_table (gpointer data)
{
  return bgl_window_get_page (((Fixture *) data)->window) != NULL;
}

static gboolean
is_online (gpointer game)
{
  return bgl_far_game_is_online (game);
}

static gboolean
is_over (gpointer game)
{
  return bgl_far_game_get_phase (game) == BGL_FAR_PHASE_OVER;
}

static gboolean
is_sent (gpointer game)
{
  return bgl_distance_is_sent (bgl_far_game_get_distance (game));
}

/* Lays out a table in the new-game dialog. The waiting room shows it. */
static BglFarGame *
lay_out (Fixture    *fixture,
         const char *game)
{
  GtkWidget *dialog;

  bgl_window_ask_new_game (fixture->window, game);
  bgl_test_settle ();
  dialog = fixture_find_window (BGL_TYPE_NEW_GAME_DIALOG);
  bgl_new_game_dialog_set_n_seats (BGL_NEW_GAME_DIALOG (dialog), 2);
  bgl_new_game_dialog_set_far (BGL_NEW_GAME_DIALOG (dialog), TRUE);
  gtk_widget_activate_action (dialog, "new-game.accept", NULL);
  bgl_test_present (GTK_WIDGET (fixture->window));
  g_assert_nonnull (get_waiting (fixture));

  return get_waiting (fixture);
}

/* Both are at the table, and the window shows it. */
static BglFarGame *
sit_down_to (Fixture     *fixture,
             const char  *game,
             BglFarGame **own)
{
  BglFarGame *other;

  *own = lay_out (fixture, game);
  other = broker_fixture_join (fixture, bgl_distance_get_invitation (bgl_far_game_get_distance (*own)), "Boris");
  bgl_test_wait (has_table, fixture);

  return other;
}

static gboolean
goes_on (GtkWidget     *widget,
         gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "suggested-action");
}

typedef struct
{
  Fixture    *fixture;
  BglFarGame *other;
  guint       ply;
} Both;

static gboolean
have_both_played (gpointer data)
{
  Both *both = data;
  BglTable *own = fixture_get_table (both->fixture);

  BglView *view = bgl_table_page_get_view (bgl_window_get_page (both->fixture->window));
  GtkWidget *button = bgl_test_find (GTK_WIDGET (view), goes_on, NULL);
  BglTable *far = bgl_far_game_get_table (both->other);

  if (bgl_view_get_busy (view))
    bgl_view_skip_animations (view);
  else if ((bgl_table_get_held (own) & BGL_HOLD_PERSON) != 0 && button != NULL)
    g_signal_emit_by_name (button, "clicked");
  /* Nobody looks at the dice of the other one. */
  if (far != NULL && bgl_game_get_turn (bgl_table_get_game (far)) == BGL_TURN_ANY && !bgl_table_get_calls_open (far))
    bgl_table_open_calls (far, g_get_monotonic_time ());
  if (bgl_table_get_live_ply (own) < both->ply)
    broker_fixture_play (own);
  if (bgl_far_game_get_table (both->other) != NULL && bgl_table_get_live_ply (own) < both->ply)
    broker_fixture_play (bgl_far_game_get_table (both->other));

  return bgl_game_is_over (bgl_table_get_game (own)) || bgl_table_get_live_ply (own) >= both->ply;
}

static void
play_up_to (Fixture    *fixture,
            BglFarGame *other,
            guint       ply)
{
  Both both = { fixture, other, ply };

  bgl_test_wait (have_both_played, &both);
}

static BglFarGame *
sit_down (Fixture     *fixture,
          BglFarGame **own)
{
  return sit_down_to (fixture, "bango", own);
}

typedef struct
{
  BglTable *one;
  BglTable *other;
} Pair;

static gboolean
are_equal (gpointer data)
{
  Pair *pair = data;
  BglGame *one = bgl_table_get_game (pair->one);
  BglGame *other = bgl_table_get_game (pair->other);

  return bgl_game_get_ply (one) == bgl_game_get_ply (other) &&
         (bgl_game_get_ply (one) == 0 ||
          bgl_game_get_move (one, bgl_game_get_ply (one) - 1) == bgl_game_get_move (other, bgl_game_get_ply (one) - 1));
}

static void
wait_for_other (Fixture    *fixture,
                BglFarGame *other)
{
  Pair pair = { fixture_get_table (fixture), bgl_far_game_get_table (other) };

  bgl_test_wait (are_equal, &pair);
}

static gboolean
is_listed (gpointer data)
{
  BglLibraryPage *library = bgl_window_get_library (((Fixture *) data)->window);

  return library != NULL && g_list_model_get_n_items (bgl_library_page_get_shown (library)) > 0;
}

/* A complete game. The record with its proofs is among the played games afterward. */
static void
test_game (Fixture       *fixture,
           gconstpointer  data)
{
  BglFarGame *own;
  g_autoptr (BglFarGame) other = sit_down_to (fixture, data, &own);
  g_autoptr (GDir) dir = NULL;
  g_autoptr (BglSavedGame) entry = NULL;
  const char *name;
  guint n_records = 0;

  g_assert_cmpstr (bgl_seat_get_label (bgl_table_get_seat (fixture_get_table (fixture), 1)), ==, "You");
  g_assert_cmpstr (bgl_seat_get_label (bgl_table_get_seat (fixture_get_table (fixture), 2)), ==, "Boris");
  g_assert_false (fixture_is_enabled (fixture, "hint"));
  g_assert_false (fixture_is_enabled (fixture, "redo"));
  g_assert_false (fixture_is_enabled (fixture, "from-zero"));

  play_up_to (fixture, other, G_MAXUINT);
  wait_for_other (fixture, other);
  bgl_test_wait (is_over, own);
  bgl_test_wait (is_sent, own);

  dir = g_dir_open (fixture->path, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->path, name, NULL);
      g_autofree char *text = NULL;
      g_autoptr (BglSession) proven = NULL;
      g_autoptr (GError) error = NULL;
      gsize size;

      if (!g_str_has_suffix (name, ".bungalow"))
        continue;
      g_assert_true (g_file_get_contents (path, &text, &size, NULL));
      proven = bgl_verify_parse (text, size, &error);
      g_assert_no_error (error);
      n_records++;
    }
  g_assert_cmpuint (n_records, ==, 1);

  /* The replay says that it has been checked. */
  bgl_window_show_library (fixture->window);
  bgl_test_wait (is_listed, fixture);
  entry = g_list_model_get_item (bgl_library_page_get_shown (bgl_window_get_library (fixture->window)), 0);
  g_signal_emit_by_name (bgl_window_get_library (fixture->window), "opened", entry);
  bgl_test_wait (fixture_is_said, (gpointer) "Verified: the players signed all moves, and the dice were fair.");
}

static gboolean
has_next (gpointer game)
{
  g_autofree char *next = bgl_distance_get_next (bgl_far_game_get_distance (game));

  return next != NULL;
}

/* After the end, the host lays out the next table, and the others find the way to it. */
static void
test_again (Fixture       *fixture,
            gconstpointer  data)
{
  BglFarGame *own;
  g_autoptr (BglFarGame) other = sit_down (fixture, &own);
  g_autoptr (BglFarGame) again = NULL;
  g_autofree char *path = g_build_filename (fixture->path, "again.state", NULL);
  g_autofree char *invitation = NULL;
  GtkWidget *page = GTK_WIDGET (bgl_window_get_page (fixture->window));

  play_up_to (fixture, other, G_MAXUINT);
  wait_for_other (fixture, other);
  bgl_test_wait (is_over, own);
  g_assert_true (gtk_widget_activate_action (page, "distance.next", NULL));
  g_assert_nonnull (get_waiting (fixture));
  bgl_test_wait (has_next, other);
  invitation = bgl_distance_get_next (bgl_far_game_get_distance (other));
  again = bgl_far_game_join (path, invitation, "Boris", NULL, NULL);
  bgl_far_game_connect (again);
  bgl_test_wait (has_table, fixture);
  g_assert_true (fixture_get_table (fixture) != bgl_far_game_get_table (own));
  play_up_to (fixture, again, 2);
}

/* The person in the window cannot move for the other one. */
static void
test_turns (Fixture       *fixture,
            gconstpointer  data)
{
  BglFarGame *own;
  g_autoptr (BglFarGame) other = sit_down (fixture, &own);
  BglTable *table = fixture_get_table (fixture);
  BglTable *mover;
  guint ply;
  BglMove move;
  BglRandom random = { 0 };

  play_up_to (fixture, other, 2);
  wait_for_other (fixture, other);
  mover = bgl_table_is_waiting (table) ? bgl_far_game_get_table (other) : table;
  g_assert_true (bgl_table_is_waiting (table) != bgl_table_is_waiting (bgl_far_game_get_table (other)));
  ply = bgl_table_get_live_ply (mover);
  move = bgl_game_get_rules (bgl_table_get_game (mover))->draw_move (bgl_game_get_state (bgl_table_get_game (mover)),
                                                                      &random);
  g_assert_false (bgl_table_may_play (mover, move));
  g_assert_cmpuint (bgl_table_get_live_ply (mover), ==, ply);
}

static gboolean
is_offline (gpointer game)
{
  return !bgl_far_game_is_online (game);
}

/* Without the broker, a move is stored and sent later. The window says so meanwhile. */
static void
test_broker_killed (Fixture       *fixture,
                    gconstpointer  data)
{
  BglFarGame *own;
  g_autoptr (BglFarGame) other = sit_down (fixture, &own);
  BglTable *table;
  guint ply;

  play_up_to (fixture, other, 3);
  wait_for_other (fixture, other);
  g_assert_false (fixture_is_said ("Offline. Reconnecting… Your moves are stored and will be sent."));

  broker_fixture_stop ();
  bgl_test_wait (is_offline, own);
  bgl_test_wait (is_offline, other);
  bgl_test_wait (fixture_is_said, "Offline. Reconnecting… Your moves are stored and will be sent.");
  table = bgl_table_is_waiting (fixture_get_table (fixture)) ? fixture_get_table (fixture)
                                                             : bgl_far_game_get_table (other);
  ply = bgl_table_get_live_ply (table);
  broker_fixture_play (table);
  g_assert_cmpuint (bgl_table_get_live_ply (table), ==, ply + 1);

  g_assert_true (broker_fixture_start ());
  bgl_test_wait (is_online, own);
  wait_for_other (fixture, other);
  g_assert_cmpuint (bgl_table_get_live_ply (fixture_get_table (fixture)), ==, ply + 1);
  g_assert_false (fixture_is_said ("Offline. Reconnecting… Your moves are stored and will be sent."));
}

static GtkWidget *
find_row (Fixture    *fixture,
          const char *subtitle)
{
  GtkWidget *list = find (fixture, BGL_TYPE_FAR_LIST);
  const GType type = ADW_TYPE_ACTION_ROW;
  GtkWidget *row = list != NULL ? bgl_test_find (list, has_type, &type) : NULL;

  return row != NULL && strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), subtitle) != NULL ? row : NULL;
}

static gboolean
is_listed_as_turn (gpointer fixture)
{
  return find_row (fixture, "Boris · Your turn") != NULL;
}

/* A game by correspondence: both are restarted between moves, and the shelf says whose turn it is, without a connection. */
static void
test_letters (Fixture       *fixture,
              gconstpointer  data)
{
  BglFarGame *own;
  BglFarGame *other = sit_down (fixture, &own);
  BglTable *table;

  for (guint ply = 2; ply <= 6; ply += 2)
    {
      play_up_to (fixture, other, ply);
      wait_for_other (fixture, other);
      if (!bgl_table_is_waiting (fixture_get_table (fixture)))
        {
          play_up_to (fixture, other, ply + 1);
          wait_for_other (fixture, other);
        }
      table = fixture_get_table (fixture);
      g_assert_true (bgl_table_is_waiting (table));

      fixture_close_window (fixture);
      bgl_far_game_disconnect (other);
      g_object_unref (other);

      fixture_open_window (fixture);
      bgl_test_wait (is_listed_as_turn, fixture);
      g_assert_false (has_table (fixture));
      other = broker_fixture_resume (fixture);
      adw_action_row_activate (ADW_ACTION_ROW (find_row (fixture, "Your turn")));
      bgl_test_wait (has_table, fixture);
      g_assert_cmpuint (bgl_table_get_live_ply (fixture_get_table (fixture)), >=, ply);
    }
  g_object_unref (other);
}

static gboolean
has_question (gpointer game)
{
  g_autofree char *sentence = NULL;
  BglProposal proposal;

  return bgl_far_game_get_question (game, &proposal, &sentence) && !proposal.own;
}

static gboolean
is_open (GtkWidget     *widget,
         gconstpointer  label)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static gboolean
can_undo (gpointer fixture)
{
  return fixture_is_enabled (fixture, "undo");
}

typedef struct
{
  BglTable *table;
  guint     ply;
} Place;

static gboolean
is_back (gpointer data)
{
  Place *place = data;

  return bgl_table_get_live_ply (place->table) <= place->ply;
}

/* A move is taken back if the other one agrees, at both tables. The bar below the board asks and waits. */
static void
test_take_back (Fixture       *fixture,
                gconstpointer  data)
{
  BglFarGame *own;
  g_autoptr (BglFarGame) other = sit_down (fixture, &own);
  g_autofree char *sentence = NULL;
  BglProposal proposal;
  GtkWidget *button;
  Place place;

  /* The person in the window asks. */
  play_up_to (fixture, other, 4);
  wait_for_other (fixture, other);
  bgl_test_wait (can_undo, fixture);
  fixture_activate (fixture, "undo", NULL);
  g_assert_true (fixture_is_said ((gpointer) "You ask to take back your move."));
  bgl_test_wait (has_question, other);
  g_assert_true (bgl_far_game_get_question (other, &proposal, &sentence));
  g_assert_cmpstr (sentence, ==, "Anna would like to take back a move.");
  place = (Place) { fixture_get_table (fixture), 3 };
  bgl_distance_answer (bgl_far_game_get_distance (other), &proposal, TRUE);
  bgl_test_wait (is_back, &place);
  g_assert_false (fixture_is_said ((gpointer) "You ask to take back your move."));
  wait_for_other (fixture, other);

  /* The other one asks. */
  play_up_to (fixture, other, 6);
  wait_for_other (fixture, other);
  bgl_distance_propose_back (bgl_far_game_get_distance (other));
  bgl_test_wait (has_question, own);
  bgl_test_wait (fixture_is_said, (gpointer) "Boris would like to take back a move.");
  button = bgl_test_find (GTK_WIDGET (fixture->window), is_open, "D_ecline");
  g_assert_nonnull (button);
  g_assert_nonnull (bgl_test_find (GTK_WIDGET (fixture->window), is_open, "_Agree"));
  g_signal_emit_by_name (button, "clicked");
  g_assert_false (fixture_is_said ((gpointer) "Boris would like to take back a move."));
  g_assert_cmpuint (bgl_table_get_live_ply (fixture_get_table (fixture)), ==, 6);
}

static gboolean
is_remark (gpointer seat)
{
  return g_strcmp0 (bgl_seat_get_remark (seat), "Well played!") == 0;
}

static gboolean
is_away (gpointer seat)
{
  return g_strcmp0 (bgl_seat_get_remark (seat), "away") == 0;
}

static gboolean
has_no_remark (gpointer seat)
{
  return bgl_seat_get_remark (seat) == NULL;
}

/* The cards of the players say who is away, what has not arrived yet, and what somebody says. */
static void
test_remarks (Fixture       *fixture,
              gconstpointer  data)
{
  BglFarGame *own;
  BglFarGame *other = sit_down (fixture, &own);
  BglSeat *seat = bgl_table_get_seat (fixture_get_table (fixture), 2);

  play_up_to (fixture, other, 2);
  bgl_test_wait (has_no_remark, seat);
  bgl_test_wait (has_no_remark, bgl_table_get_seat (fixture_get_table (fixture), 1));
  g_assert_true (bgl_distance_say (bgl_far_game_get_distance (other), BGL_PHRASE_WELL_PLAYED));
  bgl_test_wait (is_remark, seat);

  bgl_far_game_disconnect (other);
  g_object_unref (other);
  other = broker_fixture_resume (fixture);
  bgl_far_game_disconnect (other);
  g_object_unref (other);
  bgl_test_wait (is_away, seat);
}

/* Going back to the shelf keeps the game, which goes on meanwhile. */
static void
test_shelf (Fixture       *fixture,
            gconstpointer  data)
{
  BglFarGame *own;
  g_autoptr (BglFarGame) other = sit_down (fixture, &own);
  BglTable *table = fixture_get_table (fixture);
  GtkWidget *row;

  play_up_to (fixture, other, 2);
  fixture_activate (fixture, "back", NULL);
  g_assert_false (has_table (fixture));
  g_assert_true (bgl_far_game_is_connecting (own));
  row = find_row (fixture, "Boris");
  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  bgl_test_settle ();
  g_assert_true (fixture_get_table (fixture) == table);
  play_up_to (fixture, other, 4);
}

/* Somebody else invites. Their name is plain text of a limited length, and it cannot be “You”. */
static void
test_join (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (BglFarGame) other =
    broker_fixture_host (fixture, TABLE, "<b>Boris</b> with a name that is much longer than a card has room for");
  const char *invitation = bgl_distance_get_invitation (bgl_far_game_get_distance (other));
  GtkWidget *dialog;
  const char *name;

  fixture_activate (fixture, "join", NULL);
  dialog = fixture_find_window (BGL_TYPE_JOIN_DIALOG);
  bgl_join_dialog_set_invitation (BGL_JOIN_DIALOG (dialog), "nonsense");
  gtk_widget_activate_action (dialog, "join.accept", NULL);
  g_assert_cmpstr (bgl_join_dialog_get_message (BGL_JOIN_DIALOG (dialog)), ==, "This is not an invitation.");
  g_assert_null (get_waiting (fixture));

  bgl_join_dialog_set_invitation (BGL_JOIN_DIALOG (dialog), invitation);
  bgl_join_dialog_set_name (BGL_JOIN_DIALOG (dialog), "Anna");
  g_assert_nonnull (strstr (bgl_join_dialog_get_message (BGL_JOIN_DIALOG (dialog)), "127.0.0.1"));
  gtk_widget_activate_action (dialog, "join.accept", NULL);
  bgl_test_wait (has_table, fixture);

  name = bgl_seat_get_name (bgl_table_get_seat (fixture_get_table (fixture), 1));
  g_assert_true (g_str_has_prefix (name, "<b>Boris</b> with"));
  g_assert_cmpint (g_utf8_strlen (name, -1), <=, 40);
  g_assert_true (fixture_is_said ((gpointer) "<b>Boris</b>"));
  play_up_to (fixture, other, 4);
}

/* Who watches sees everything, and can do nothing. */
static void
test_watch (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (BglFarGame) host = broker_fixture_host (fixture, TABLE, "Boris");
  const char *invitation = bgl_distance_get_invitation (bgl_far_game_get_distance (host));
  g_autofree char *path = g_build_filename (fixture->path, "third.state", NULL);
  g_autoptr (BglFarGame) third = bgl_far_game_join (path, invitation, "Clara", NULL, NULL);
  GtkWidget *dialog;
  Pair pair;

  bgl_far_game_connect (third);
  fixture_activate (fixture, "join", NULL);
  dialog = fixture_find_window (BGL_TYPE_JOIN_DIALOG);
  bgl_join_dialog_set_invitation (BGL_JOIN_DIALOG (dialog), invitation);
  bgl_join_dialog_set_watch (BGL_JOIN_DIALOG (dialog), TRUE);
  gtk_widget_activate_action (dialog, "join.accept", NULL);
  bgl_test_wait (has_table, fixture);

  broker_fixture_play (bgl_far_game_get_table (host));
  broker_fixture_play (bgl_far_game_get_table (third));
  pair = (Pair) { fixture_get_table (fixture), bgl_far_game_get_table (host) };
  bgl_test_wait (are_equal, &pair);
  g_assert_false (bgl_table_is_waiting (fixture_get_table (fixture)));
  g_assert_false (fixture_is_enabled (fixture, "undo"));
  g_assert_false (fixture_is_enabled (fixture, "hint"));
  g_assert_false (fixture_is_enabled (fixture, "resign"));
  g_assert_false (fixture_is_enabled (fixture, "type-move"));
  g_assert_cmpuint (bgl_table_count_people (fixture_get_table (fixture)), ==, 0);
}

/* A link asks first, whatever it contains, and connects to nothing. */
static void
test_links (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const uris[] = {
    "bungalow:join?broker=mqtt://127.0.0.1:1&host=00112233445566778899aabbccddeeff#ABCD-EFGH-JKMN-PQRS-TVWX",
    "bungalow:///join?broker=mqtt://127.0.0.1:1&host=00112233445566778899aabbccddeeff#ABCD-EFGH-JKMN-PQRS-TVWX",
    "bungalow:join?broker=mqtt://127.0.0.1:1",
    "bungalow:join?",
    "bungalow:join?<b>&amp;%00#",
  };
  g_autofree char *letters = g_strnfill (100000, 'x');
  g_autofree char *huge = g_strconcat ("bungalow:join?", letters, NULL);

  for (guint i = 0; i <= G_N_ELEMENTS (uris); i++)
    {
      GApplication *application = g_application_get_default ();
      g_autoptr (GFile) file = g_file_new_for_uri (i < G_N_ELEMENTS (uris) ? uris[i] : huge);
      GtkWidget *dialog;

      g_application_open (application, &file, 1, "");
      bgl_test_settle ();
      dialog = fixture_find_window (BGL_TYPE_JOIN_DIALOG);
      g_assert_nonnull (dialog);
      g_test_message ("%s", bgl_join_dialog_get_message (BGL_JOIN_DIALOG (dialog)));
      g_assert_true (g_str_has_prefix (bgl_join_dialog_get_message (BGL_JOIN_DIALOG (dialog)), "The messages") == (i < 2));
      g_assert_null (get_waiting (fixture));
      gtk_window_close (GTK_WINDOW (dialog));
      bgl_test_settle ();
    }
}

/* Canceling a table before anybody has come leaves nothing behind. */
static void
test_cancel (Fixture       *fixture,
             gconstpointer  data)
{
  BglFarGame *own = lay_out (fixture, "bango");
  g_autofree char *path = g_strdup (bgl_far_game_get_path (own));

  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (fixture_is_said ((gpointer) bgl_far_game_get_code (own)));
  g_assert_true (fixture_is_said ((gpointer) "Free"));
  g_signal_emit_by_name (find (fixture, BGL_TYPE_WAITING_ROOM), "given-up");
  bgl_test_settle ();
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_null (find (fixture, BGL_TYPE_FAR_LIST));
}

static gboolean
is_answered (gpointer fixture)
{
  return get_waiting (fixture) != NULL || fixture_is_said ((gpointer) "Could Not Create Table");
}

/* The application starts a broker for the people on this network. */
static void
test_network (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (BglRecord) record = bgl_record_parse (TABLE, -1, NULL);
  g_autoptr (BglFarGame) other = NULL;

  bgl_window_invite (fixture->window, record, 1, "Anna", BGL_BROKER_WAY_NETWORK);
  bgl_test_wait (is_answered, fixture);
  if (get_waiting (fixture) == NULL)
    {
      g_test_skip ("This machine is in no network");
      fixture_dismiss ("Could Not Create Table");
      return;
    }

  bgl_test_wait (is_online, get_waiting (fixture));
  other = broker_fixture_join (fixture,
                               bgl_distance_get_invitation (bgl_far_game_get_distance (get_waiting (fixture))), "Boris");
  bgl_test_wait (has_table, fixture);
  play_up_to (fixture, other, 3);
  wait_for_other (fixture, other);
}

/* The dialog says what is missing, and does not lay out such a table. */
static void
test_dialog (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  BglNewGameDialog *dialog;

  bgl_window_ask_new_game (fixture->window, "bango");
  bgl_test_settle ();
  dialog = BGL_NEW_GAME_DIALOG (fixture_find_window (BGL_TYPE_NEW_GAME_DIALOG));
  bgl_new_game_dialog_set_n_seats (dialog, 2);
  bgl_new_game_dialog_set_seat (dialog, 1, "Bert");
  bgl_new_game_dialog_set_seat (dialog, 2, "bot:hard");
  bgl_new_game_dialog_set_far (dialog, TRUE);
  g_assert_cmpstr (bgl_new_game_dialog_get_seat (dialog, 2), ==, NULL);

  bgl_new_game_dialog_set_seat (dialog, 2, "bot:hard");
  bgl_test_settle ();
  g_assert_true (fixture_is_said ((gpointer) "Choose “Far away” for at least one seat."));
  bgl_new_game_dialog_set_seat (dialog, 1, "bot:easy");
  bgl_test_settle ();
  g_assert_true (fixture_is_said ((gpointer) "Choose “Here” for your own seat."));
  bgl_new_game_dialog_set_seat (dialog, 1, "Anna");
  bgl_new_game_dialog_set_seat (dialog, 2, "Boris");
  bgl_test_settle ();
  g_assert_true (fixture_is_said ((gpointer) "At a distance, only one person can play at each computer."));
  gtk_widget_activate_action (GTK_WIDGET (dialog), "new-game.accept", NULL);
  g_assert_null (get_waiting (fixture));

  bgl_new_game_dialog_set_far (dialog, FALSE);
  first = bgl_new_game_dialog_get_seat (dialog, 1);
  second = bgl_new_game_dialog_get_seat (dialog, 2);
  g_assert_cmpstr (first, ==, "Bert");
  g_assert_cmpstr (second, ==, "bot:hard");
}

/* The password is not among the settings, and only its owner can read it. */
static void
test_settings (void)
{
  g_autofree char *path = g_build_filename (g_get_user_config_dir (), "bungalow", "broker-password", NULL);
  g_autofree char *before = NULL;
  g_autofree char *address = NULL;
  g_autofree char *user = NULL;
  g_autofree char *name = NULL;
  g_autoptr (BglBroker) broker = NULL;
  g_autoptr (BglBroker) unchanged = NULL;
  g_autoptr (BglBroker) first = bgl_distance_settings_get_broker ();
  g_autoptr (GError) error = NULL;
  GStatBuf info;

  before = first != NULL ? bgl_broker_to_string (first) : g_strdup ("");
  g_assert_true (bgl_distance_settings_set_broker ("mqtts://anna:pa%20ss@example.org", "", "", NULL));
  address = bgl_distance_settings_get_address ();
  user = bgl_distance_settings_get_user ();
  g_assert_cmpstr (address, ==, "mqtts://example.org:8883");
  g_assert_cmpstr (user, ==, "anna");
  broker = bgl_distance_settings_get_broker ();
  g_assert_true (broker->tls);
  g_assert_cmpstr (broker->password, ==, "pa ss");
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);

  g_assert_false (bgl_distance_settings_set_broker ("https://example.org", "", "", &error));
  g_assert_cmpstr (error->message, ==, "The address of a broker must be written as mqtts://HOST or mqtt://HOST.");
  unchanged = bgl_distance_settings_get_broker ();
  g_assert_cmpstr (unchanged->host, ==, "example.org");

  g_assert_true (bgl_distance_settings_set_broker ("", "", "", NULL));
  g_assert_null (bgl_distance_settings_get_broker ());
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  bgl_distance_settings_set_name ("A name that is much longer than the cards of the players have room for");
  name = bgl_distance_settings_get_name ();
  g_assert_cmpint (g_utf8_strlen (name, -1), ==, 40);
  bgl_distance_settings_set_name ("");
  g_assert_true (bgl_distance_settings_set_broker (before, "", "", NULL));
}

int
main (int    argc,
      char **argv)
{
  GApplication *application = fixture_init (&argc, &argv);
  gboolean has_broker = broker_fixture_start ();
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);
  int status;

#define ADD(name, func) \
  g_test_add (name, Fixture, NULL, broker_fixture_set_up, func, broker_fixture_tear_down)

  if (has_broker)
    {
      for (guint i = 0; i < n_games; i++)
        {
          g_autofree char *path = g_strconcat ("/distance/game/", games[i]->id, NULL);

          g_test_add (path, Fixture, games[i]->id, broker_fixture_set_up, test_game, broker_fixture_tear_down);
        }
      ADD ("/distance/again", test_again);
      ADD ("/distance/turns", test_turns);
      ADD ("/distance/broker-killed", test_broker_killed);
      ADD ("/distance/letters", test_letters);
      ADD ("/distance/take-back", test_take_back);
      ADD ("/distance/remarks", test_remarks);
      ADD ("/distance/shelf", test_shelf);
      ADD ("/distance/join", test_join);
      ADD ("/distance/watch", test_watch);
      ADD ("/distance/cancel", test_cancel);
      ADD ("/distance/network", test_network);
      ADD ("/distance/dialog", test_dialog);
    }
  ADD ("/distance/links", test_links);
  g_test_add_func ("/distance/settings", test_settings);

  status = g_test_run ();
  broker_fixture_stop ();
  g_object_unref (application);

  return status;
}
