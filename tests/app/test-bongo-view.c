/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include <string.h>

#include "app/bgl-settings.h"
#include "games/bongo/bongo-game.h"
#include "games/bongo/bongo-keys.h"
#include "games/bongo/bongo-view.h"

/* A dealer whose dice always fall alike. */
#define TEST_TYPE_DEALER (test_dealer_get_type ())

G_DECLARE_FINAL_TYPE (TestDealer, test_dealer, TEST, DEALER, BglDealer)

struct _TestDealer
{
  BglDealer   parent_instance;

  const char *dice;
};

G_DEFINE_FINAL_TYPE (TestDealer, test_dealer, BGL_TYPE_DEALER)

static BglMove
test_dealer_deal (BglDealer *dealer,
                  BglGame   *game)
{
  g_autoptr (GError) error = NULL;
  BglMove move;

  bongo_rules.parse_move (bgl_game_get_state (game), BGL_TURN_CHANCE, TEST_DEALER (dealer)->dice, &move, &error);
  g_assert_no_error (error);

  return move;
}

static void
test_dealer_class_init (TestDealerClass *klass)
{
  BGL_DEALER_CLASS (klass)->deal = test_dealer_deal;
}

static void
test_dealer_init (TestDealer *self)
{
}

/* A table, its view in a window, and what it refused last. */
typedef struct
{
  BglTable   *table;
  BglGame    *game;
  TestDealer *dealer;
  BongoView  *view;
  GtkWidget  *window;
  char       *refused;
} Fixture;

#define GNU     "film 3 3 animals gnu gnu gnu rhino bongo"
#define NOTHING "film 2 2 animals rhino rhino rhino bongo gnu"

static void
refused_cb (Fixture *f,
            GError  *error)
{
  g_free (f->refused);
  f->refused = g_strdup (bgl_rule_error_get_rule (error));
}

static void
open_at (Fixture    *f,
         int         width,
         const char *seats,
         const char *position,
         const char *dice)
{
  g_auto (GStrv) tags = g_strsplit (seats, " ", -1);
  g_autoptr (GListStore) list = g_list_store_new (BGL_TYPE_SEAT);
  BglOptions options;

  /* However slow the machine is, nobody has breathed before the next key is pressed. */
  bgl_options_init (&options, bongo_rules.options);
  options.value[BONGO_OPTION_BREATH] = 10;

  for (guint i = 0; tags[i] != NULL; i++)
    {
      g_autoptr (BglSeat) seat = bgl_seat_new_from_tag (i + 1, tags[i]);

      g_list_store_append (list, seat);
    }

  f->refused = NULL;
  f->game = bgl_game_new (&bongo_rules, g_strv_length (tags), &options, position, NULL);
  f->dealer = g_object_new (TEST_TYPE_DEALER, NULL);
  f->dealer->dice = dice;
  f->table = bgl_table_new (f->game, G_LIST_MODEL (list), BGL_DEALER (f->dealer));
  g_signal_connect_swapped (f->table, "refused", G_CALLBACK (refused_cb), f);
  f->view = g_object_new (BONGO_TYPE_VIEW, "table", f->table, NULL);
  f->window = bgl_test_show (GTK_WIDGET (f->view), width, 600);
  bgl_table_start (f->table);
  bgl_test_settle ();
}

static void
open_view (Fixture    *f,
           const char *seats,
           const char *position,
           const char *dice)
{
  open_at (f, 800, seats, position, dice);
}

static void
close_view (Fixture *f)
{
  bgl_test_animate (FALSE);
  bgl_test_close (f->window, GTK_WIDGET (f->view));
  bgl_table_stop (f->table);
  bgl_test_unref (f->table);
  g_assert_finalize_object (f->game);
  g_assert_finalize_object (f->dealer);
  g_free (f->refused);
}

static const BongoState *
get_state (Fixture *f)
{
  return bongo_game_get_state (BONGO_GAME (f->game));
}

static gboolean
is_open (gpointer data)
{
  Fixture *f = data;

  return bongo_view_get_stage (f->view) == BONGO_STAGE_OPEN && bgl_table_get_calls_open (f->table);
}

static gboolean
is_shown (gpointer data)
{
  return bongo_view_get_stage (((Fixture *) data)->view) == BONGO_STAGE_SHOWN;
}

static gboolean
was_refused (gpointer data)
{
  return ((Fixture *) data)->refused != NULL;
}

static gboolean
was_wrong (gpointer data)
{
  return get_state (data)->n_calls > 0;
}

static gboolean
was_taken (gpointer data)
{
  return get_state (data)->phase == BONGO_PHASE_ROLL;
}

static gboolean
is_held (gpointer data)
{
  return bgl_table_get_held (((Fixture *) data)->table);
}

static gboolean
is_let_go (gpointer data)
{
  return !is_held (data);
}

static void
roll (Fixture *f)
{
  /* Not until everything has settled: a bot may be quick. */
  bgl_test_send_key ("space", TRUE);
  bgl_test_send_key ("space", FALSE);
  bgl_test_wait (is_open, f);
  /* The clock of the server has coarser ticks: its next key is after the opening for sure. */
  bgl_test_settle ();
}

static GtkWidget *
get_caller (Fixture  *f,
            guint     seat,
            BongoWord word)
{
  return GTK_WIDGET (bongo_place_get_caller (bongo_view_get_place (f->view, seat), word));
}

static BongoCallerState
get_caller_state (Fixture  *f,
                  guint     seat,
                  BongoWord word)
{
  return bongo_caller_get_state (BONGO_CALLER (get_caller (f, seat, word)));
}

static void
test_new (void)
{
  Fixture f;

  open_view (&f, "Anna bot:easy", NULL, GNU);
  g_assert_cmpint (bongo_view_get_stage (f.view), ==, BONGO_STAGE_REST);
  g_assert_true (gtk_widget_get_visible (bongo_view_get_prompt (f.view)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bongo_view_get_reasons (f.view))));
  close_view (&f);
}

/* Roll, call the right word with its key, see the trophy and the reasons. */
static void
test_round (void)
{
  Fixture f;

  open_view (&f, "Anna Boris", NULL, GNU);
  roll (&f);
  g_assert_cmpint (get_caller_state (&f, 1, BONGO_GNU), ==, BONGO_CALLER_OPEN);
  g_assert_cmpint (get_caller_state (&f, 2, BONGO_NOTHING), ==, BONGO_CALLER_OPEN);

  bgl_test_key ("i");
  bgl_test_wait (is_shown, &f);

  g_assert_cmpuint (get_state (&f)->winner, ==, 2);
  g_assert_cmpuint (get_state (&f)->trophies[1][BONGO_GNU], ==, 1);
  g_assert_cmpuint (bongo_reasons_get_n_steps (bongo_view_get_reasons (f.view)), ==, 3);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bongo_view_get_reasons (f.view))));
  g_assert_nonnull (strstr (bongo_view_get_banner (f.view), "takes a trophy from the supply"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (bongo_place_get_rack (bongo_view_get_place (f.view, 2))),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Boris: bongo 0, gnu 1, rhino 0. Two of each win, or 10 of one animal.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (bongo_place_get_rack (bongo_view_get_supply (f.view))),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Supply: bongo 10, gnu 9, rhino 10.");
  g_assert_cmpint (bgl_die_get_mark (bgl_tray_get_die (bongo_view_get_tray (f.view), 2)), ==, BGL_DIE_LIT);

  /* The winner rolls next, with the same key for everybody. */
  roll (&f);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bongo_view_get_reasons (f.view))));
  close_view (&f);
}

/* A wrong call shows what was lost, and the word cannot be called again. */
static void
test_wrong (void)
{
  Fixture f;

  open_view (&f, "Anna Boris", "3/1/0 0/0/0", GNU);
  roll (&f);
  bgl_test_key ("q");
  bgl_test_wait (was_wrong, &f);

  g_assert_cmpint (bongo_view_get_stage (f.view), ==, BONGO_STAGE_OPEN);
  g_assert_cmpuint (get_state (&f)->trophies[0][BONGO_BONGO], ==, 0);
  g_assert_nonnull (strstr (bongo_view_get_banner (f.view), "Anna puts 3 trophies back: bongo."));
  g_assert_cmpint (get_caller_state (&f, 1, BONGO_BONGO), ==, BONGO_CALLER_WRONG);
  g_assert_cmpint (get_caller_state (&f, 1, BONGO_GNU), ==, BONGO_CALLER_OPEN);
  g_assert_cmpint (get_caller_state (&f, 2, BONGO_BONGO), ==, BONGO_CALLER_OPEN);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_caller (&f, 1, BONGO_BONGO)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Bongo, was wrong");
  /* The answer is not given away. */
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bongo_view_get_reasons (f.view))));
  g_assert_cmpint (bgl_die_get_mark (bgl_tray_get_die (bongo_view_get_tray (f.view), 2)), ==, BGL_DIE_PLAIN);

  bgl_test_key ("w");
  bgl_test_wait (was_refused, &f);
  g_assert_cmpstr (f.refused, ==, "bongo-breath");
  g_assert_cmpint (get_state (&f)->phase, ==, BONGO_PHASE_CALLS);
  close_view (&f);
}

static gboolean
is_rolling (gpointer data)
{
  return bongo_view_get_stage (((Fixture *) data)->view) == BONGO_STAGE_ROLLING;
}

static gboolean
pressed_cb (guint *n_presses)
{
  (*n_presses)++;
  return GDK_EVENT_PROPAGATE;
}

static gboolean
has_repeated (gpointer n_presses)
{
  return *(guint *) n_presses >= 3;
}

/* Until the server has repeated the key that is down. */
static void
hold_key (Fixture *f)
{
  GtkEventController *controller = gtk_event_controller_key_new ();
  guint n_presses = 0;

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "key-pressed", G_CALLBACK (pressed_cb), &n_presses);
  gtk_widget_add_controller (f->window, controller);
  bgl_test_wait (has_repeated, &n_presses);
  gtk_widget_remove_controller (f->window, controller);
  bgl_test_settle ();
}

/* Keys pressed while the dice tumble do nothing, even if they are held until these lie. */
static void
test_early (void)
{
  Fixture f;

  open_view (&f, "Anna Boris", NULL, GNU);
  bgl_test_animate (TRUE);
  bgl_test_send_key ("space", TRUE);
  bgl_test_send_key ("space", FALSE);
  bgl_test_wait (is_rolling, &f);
  bgl_test_send_key ("w", TRUE);
  bgl_test_send_key ("w", FALSE);
  bgl_test_send_key ("i", TRUE);
  bgl_test_wait (is_open, &f);

  hold_key (&f);
  g_assert_cmpint (get_state (&f)->phase, ==, BONGO_PHASE_CALLS);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  g_assert_null (f.refused);

  bgl_test_send_key ("i", FALSE);
  bgl_test_settle ();
  bgl_test_key ("i");
  bgl_test_wait (is_shown, &f);
  g_assert_cmpuint (get_state (&f)->winner, ==, 2);
  close_view (&f);
}

/* A key that is held calls once: the second time would be refused. */
static void
test_held_key (void)
{
  Fixture f;

  open_view (&f, "Anna Boris", NULL, GNU);
  roll (&f);
  bgl_test_send_key ("e", TRUE);
  bgl_test_wait (was_wrong, &f);
  hold_key (&f);
  bgl_test_send_key ("e", FALSE);
  bgl_test_settle ();

  g_assert_cmpuint (get_state (&f)->n_calls, ==, 1);
  g_assert_null (f.refused);
  close_view (&f);
}

/* Presses that arrive together are ordered by their own times. */
static void
test_order (void)
{
  Fixture f;

  open_view (&f, "Anna Boris Clara", NULL, GNU);
  roll (&f);
  bgl_test_send_key ("v", TRUE);
  bgl_test_send_key ("u", TRUE);
  bgl_test_send_key ("w", TRUE);
  bgl_test_send_key ("v", FALSE);
  bgl_test_send_key ("u", FALSE);
  bgl_test_send_key ("w", FALSE);
  bgl_test_wait (is_shown, &f);

  g_assert_cmpuint (get_state (&f)->n_calls, ==, 2);
  g_assert_cmpuint (get_state (&f)->calls[0].seat, ==, 3);
  g_assert_cmpuint (get_state (&f)->calls[1].seat, ==, 2);
  g_assert_cmpuint (get_state (&f)->winner, ==, 1);
  close_view (&f);
}

/* A pointer calls when it presses, not when it lets go. */
static void
test_pointer (void)
{
  Fixture f;
  GtkWidget *caller;

  open_view (&f, "Anna Boris", NULL, GNU);
  bgl_test_click_widget (bongo_view_get_prompt (f.view));
  bgl_test_wait (is_open, &f);
  caller = get_caller (&f, 1, BONGO_GNU);
  bgl_test_point (caller, gtk_widget_get_width (caller) / 2.0, gtk_widget_get_height (caller) / 2.0);
  bgl_test_press ();
  bgl_test_wait (is_shown, &f);
  bgl_test_release ();
  g_assert_cmpuint (get_state (&f)->winner, ==, 1);
  close_view (&f);
}

/* After “nothing”, the keyboard is at the choice. */
static void
test_choice (void)
{
  Fixture f;

  open_view (&f, "Anna Boris", NULL, NOTHING);
  roll (&f);
  bgl_test_key ("r");
  bgl_test_wait (is_shown, &f);
  g_assert_cmpint (get_state (&f)->phase, ==, BONGO_PHASE_CHOICE);
  g_assert_true (gtk_widget_get_visible (bongo_view_get_prompt (f.view)));

  /* The keyboard is at the first answer, however often it is brought there. */
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (f.view)));
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  bgl_test_wait (was_taken, &f);
  g_assert_cmpuint (get_state (&f)->trophies[0][BONGO_GNU], ==, 1);
  close_view (&f);
}

/* Where the supply is empty, the winner chooses between those who have the most. */
static void
test_giver (void)
{
  Fixture f;

  open_view (&f, "Anna Boris Clara", "0/2/0 0/4/0 0/4/0", GNU);
  roll (&f);
  bgl_test_key ("w");
  bgl_test_wait (is_shown, &f);
  g_assert_cmpint (get_state (&f)->phase, ==, BONGO_PHASE_CHOICE);
  bgl_test_key ("Tab");
  bgl_test_key ("Return");
  bgl_test_wait (was_taken, &f);
  g_assert_cmpuint (get_state (&f)->trophies[0][BONGO_GNU], ==, 3);
  g_assert_cmpuint (get_state (&f)->trophies[2][BONGO_GNU], ==, 3);
  close_view (&f);
}

/* A bot that won waits until everybody has read, or wants to go on. */
static void
test_hold (void)
{
  Fixture f;

  open_view (&f, "Anna bot:expert", NULL, GNU);
  bgl_table_set_pace (f.table, 60 * 1000);
  roll (&f);
  bgl_test_wait (is_held, &f);
  g_assert_cmpuint (get_state (&f)->winner, ==, 2);
  g_assert_cmpint (get_state (&f)->phase, ==, BONGO_PHASE_ROLL);
  g_assert_true (gtk_widget_get_visible (bongo_view_get_prompt (f.view)));

  /* At once, for soon the bot may have won again. */
  bgl_table_set_pace (f.table, 0);
  bgl_test_send_key ("space", TRUE);
  bgl_test_send_key ("space", FALSE);
  bgl_test_wait (is_let_go, &f);
  bgl_test_wait (is_open, &f);
  close_view (&f);
}

static gboolean
is_paused (gpointer data)
{
  return bongo_view_get_stage (((Fixture *) data)->view) == BONGO_STAGE_PAUSED;
}

/* A round that is left and come back to is covered until everybody is ready. */
static void
test_pause (void)
{
  Fixture f;
  GtkWidget *die;

  open_view (&f, "Anna Boris", NULL, GNU);
  roll (&f);
  die = GTK_WIDGET (bgl_tray_get_die (bongo_view_get_tray (f.view), 0));
  g_assert_true (gtk_widget_get_visible (die));

  bgl_table_stop (f.table);
  bgl_table_start (f.table);
  bgl_test_wait (is_paused, &f);
  g_assert_false (gtk_widget_get_visible (die));
  bgl_test_key ("w");
  g_assert_cmpint (get_state (&f)->phase, ==, BONGO_PHASE_CALLS);

  roll (&f);
  g_assert_true (gtk_widget_get_visible (die));
  bgl_test_key ("w");
  bgl_test_wait (is_shown, &f);

  /* The same after going back. */
  bgl_table_undo (f.table);
  bgl_test_wait (is_paused, &f);
  roll (&f);
  close_view (&f);
}

static gboolean
is_listening (gpointer data)
{
  return bongo_view_get_stage (((Fixture *) data)->view) == BONGO_STAGE_LISTENING;
}

/* With the option, the clock starts after the announcement, or when somebody has heard enough. */
static void
test_announcement (void)
{
  Fixture f;

  g_settings_set_boolean (bgl_settings_get (), BGL_SETTING_BONGO_ANNOUNCEMENT, TRUE);
  open_view (&f, "Anna Boris", NULL, GNU);
  bgl_test_send_key ("space", TRUE);
  bgl_test_send_key ("space", FALSE);
  bgl_test_wait (is_listening, &f);
  g_assert_false (bgl_table_get_calls_open (f.table));
  bgl_test_key ("w");
  g_assert_cmpint (get_state (&f)->phase, ==, BONGO_PHASE_CALLS);
  roll (&f);
  close_view (&f);
  g_settings_reset (bgl_settings_get (), BGL_SETTING_BONGO_ANNOUNCEMENT);
}

/* Keys can be changed; one that somebody else had is exchanged. */
static void
test_keys (void)
{
  Fixture f;

  g_assert_cmpuint (bongo_keys_get (0, BONGO_BONGO), ==, GDK_KEY_q);
  bongo_keys_set (0, BONGO_GNU, GDK_KEY_I);
  g_assert_cmpuint (bongo_keys_get (0, BONGO_GNU), ==, GDK_KEY_i);
  g_assert_cmpuint (bongo_keys_get (1, BONGO_GNU), ==, GDK_KEY_w);
  g_assert_false (bongo_keys_is_usable (GDK_KEY_Return));
  g_assert_false (bongo_keys_is_usable (GDK_KEY_space));
  g_assert_true (bongo_keys_is_usable (GDK_KEY_KP_4));

  open_view (&f, "Anna Boris", NULL, GNU);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_caller (&f, 1, BONGO_GNU)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Gnu, key I");
  roll (&f);
  bgl_test_key ("i");
  bgl_test_wait (is_shown, &f);
  g_assert_cmpuint (get_state (&f)->winner, ==, 1);
  bongo_keys_reset ();
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_caller (&f, 1, BONGO_GNU)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Gnu, key W");
  close_view (&f);
}

/* People around a touch screen: buttons at all edges, turned, and they work. */
static void
test_around (void)
{
  Fixture f;
  graphene_point_t top, bottom;
  GtkWidget *caller;

  open_view (&f, "Anna Boris Clara Dora", NULL, GNU);
  bongo_view_set_around_table (f.view, TRUE);
  bgl_test_settle ();

  /* Clara sits at the far edge: her words are upside down. */
  caller = get_caller (&f, 3, BONGO_GNU);
  g_assert_true (gtk_widget_compute_point (caller, GTK_WIDGET (f.view), &GRAPHENE_POINT_INIT (0, 0), &top));
  g_assert_true (gtk_widget_compute_point (caller, GTK_WIDGET (f.view),
                                           &GRAPHENE_POINT_INIT (0, gtk_widget_get_height (caller)), &bottom));
  g_assert_cmpfloat (bottom.y, <, top.y);

  roll (&f);
  bgl_test_click_widget (get_caller (&f, 4, BONGO_GNU));
  bgl_test_wait (is_shown, &f);
  g_assert_cmpuint (get_state (&f)->winner, ==, 4);
  bongo_view_set_around_table (f.view, FALSE);
  close_view (&f);
}

/* All arrangements, from the narrowest on, with as many seats as there can be. */
static void
test_sizes (void)
{
  static const int widths[] = { 340, 560, 700, 1200 };
  Fixture f;

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      open_at (&f, widths[i], "Anna Boris Clara Dora bot:easy bot:hard bot:easy bot:hard", NULL, GNU);
      roll (&f);
      bgl_test_key ("w");
      bgl_test_wait (is_shown, &f);
      close_view (&f);

      open_at (&f, widths[i], "bot:easy bot:hard", NULL, GNU);
      close_view (&f);
    }
}

static gboolean
is_word_shown (GtkWidget *caller)
{
  GtkWidget *name = gtk_widget_get_first_child (caller);

  return gtk_widget_get_child_visible (name);
}

/* On a narrow screen the words are readable, and what can be done next covers none of the reasons. */
static void
test_narrow (void)
{
  Fixture f;
  graphene_rect_t prompt, reasons;
  int head;

  open_at (&f, 360, "Anna Boris", NULL, GNU);
  roll (&f);
  for (guint seat = 1; seat <= 2; seat++)
    for (BongoWord word = 0; word < BONGO_WORDS; word++)
      g_assert_true (is_word_shown (get_caller (&f, seat, word)));

  bgl_test_key ("i");
  bgl_test_wait (is_shown, &f);
  bgl_test_settle ();
  g_assert_true (gtk_widget_compute_bounds (bongo_view_get_prompt (f.view), GTK_WIDGET (f.view), &prompt));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (bongo_view_get_reasons (f.view)), GTK_WIDGET (f.view), &reasons));
  head = bongo_reasons_get_head (bongo_view_get_reasons (f.view), (int) reasons.size.width);
  g_assert_cmpfloat (prompt.origin.y + prompt.size.height, <=, reasons.origin.y + head);
  close_view (&f);

  /* A choice stands alone. */
  open_at (&f, 360, "Anna Boris", NULL, NOTHING);
  roll (&f);
  bgl_test_key ("p");
  bgl_test_wait (is_shown, &f);
  bgl_test_settle ();
  g_assert_false (gtk_widget_get_child_visible (GTK_WIDGET (bongo_view_get_reasons (f.view))));
  bgl_test_key ("Return");
  bgl_test_wait (was_taken, &f);
  bgl_test_settle ();
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (bongo_view_get_reasons (f.view))));
  close_view (&f);
}

int
main (int   argc,
      char *argv[])
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bongo-view/new", test_new);
  g_test_add_func ("/bongo-view/round", test_round);
  g_test_add_func ("/bongo-view/wrong", test_wrong);
  g_test_add_func ("/bongo-view/early", test_early);
  g_test_add_func ("/bongo-view/held-key", test_held_key);
  g_test_add_func ("/bongo-view/order", test_order);
  g_test_add_func ("/bongo-view/pointer", test_pointer);
  g_test_add_func ("/bongo-view/choice", test_choice);
  g_test_add_func ("/bongo-view/giver", test_giver);
  g_test_add_func ("/bongo-view/hold", test_hold);
  g_test_add_func ("/bongo-view/pause", test_pause);
  g_test_add_func ("/bongo-view/announcement", test_announcement);
  g_test_add_func ("/bongo-view/keys", test_keys);
  g_test_add_func ("/bongo-view/around", test_around);
  g_test_add_func ("/bongo-view/sizes", test_sizes);
  g_test_add_func ("/bongo-view/narrow", test_narrow);

  return g_test_run ();
}
