/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-fixture.h"

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

static BglTable *
new_table (const char *tags,
           const char *position,
           BglDealer  *dealer)
{
  g_auto (GStrv) names = g_strsplit (tags, " ", -1);
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);
  g_autoptr (BglGame) game = NULL;
  BglOptions options;

  /* However slow the machine is, nobody has breathed before the next key is pressed. */
  bgl_options_init (&options, bongo_rules.options);
  options.value[BONGO_OPTION_BREATH] = 10;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (BglSeat) seat = bgl_seat_new_from_tag (i + 1, names[i]);

      g_list_store_append (seats, seat);
    }

  game = bgl_game_new (&bongo_rules, g_strv_length (names), &options, position, NULL);

  return bgl_table_new (game, G_LIST_MODEL (seats), dealer);
}

void
fixture_open_bongo (Fixture    *f,
                    int         width,
                    const char *seats,
                    const char *position,
                    const char *dice)
{
  f->dealer = g_object_new (TEST_TYPE_DEALER, NULL);
  TEST_DEALER (f->dealer)->dice = dice;
  view_fixture_open_table (f, BONGO_TYPE_VIEW, new_table (seats, position, f->dealer), width, 600);
  bgl_table_start (f->table);
  bgl_test_settle ();
}

const BongoState *
fixture_get_bongo (Fixture *f)
{
  return bgl_game_get_state (f->game);
}

GtkWidget *
fixture_get_caller (Fixture   *f,
                    guint      seat,
                    BongoWord  word)
{
  return GTK_WIDGET (bongo_place_get_caller (bongo_view_get_place (BONGO_VIEW (f->view), seat), word));
}

gboolean
fixture_is_open (gpointer fixture)
{
  Fixture *f = fixture;

  return bongo_view_get_stage (BONGO_VIEW (f->view)) == BONGO_STAGE_OPEN && bgl_table_get_calls_open (f->table);
}

gboolean
fixture_is_shown (gpointer fixture)
{
  Fixture *f = fixture;

  return bongo_view_get_stage (BONGO_VIEW (f->view)) == BONGO_STAGE_SHOWN;
}

gboolean
fixture_is_called (gpointer fixture)
{
  return fixture_get_bongo (fixture)->n_calls > 0;
}

gboolean
fixture_is_taken (gpointer fixture)
{
  return fixture_get_bongo (fixture)->phase == BONGO_PHASE_ROLL;
}

void
fixture_roll (Fixture *f)
{
  /* Not until everything has settled: a bot may be quick. */
  bgl_test_send_key ("space", TRUE);
  bgl_test_send_key ("space", FALSE);
  bgl_test_wait (fixture_is_open, f);
  /* The clock of the server has coarser ticks: its next key is after the opening for sure. */
  bgl_test_settle ();
}
