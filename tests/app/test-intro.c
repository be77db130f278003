/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-intro-card.h"
#include "app/bgl-phase-banner.h"

#define BOT_FIRST \
  "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"bot:beginner\"]\n[Seat2 \"Anna\"]\n[Option-first \"1\"]\n\n"
#define BOTS \
  "[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n[Seat1 \"bot:beginner\"]\n[Seat2 \"bot:beginner\"]\n\n"

static gboolean
is_type (GtkWidget     *widget,
         gconstpointer  type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), *(const GType *) type);
}

static GtkWidget *
find (Fixture *fixture,
      GType    type)
{
  return bgl_test_find (GTK_WIDGET (fixture->window), is_type, &type);
}

static gboolean
is_card_shown (Fixture *fixture)
{
  return gtk_widget_get_mapped (find (fixture, BGL_TYPE_INTRO_CARD));
}

static gboolean
has_moves (gpointer game)
{
  return bgl_game_get_ply (game) > 0;
}

static gboolean
opens_quiz (GtkWidget     *widget,
            gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.quiz") == 0;
}

/* Nobody, not even a bot that is to begin, moves before a newcomer has read the aim. */
static void
test_waits (Fixture       *fixture,
            gconstpointer  data)
{
  BglTable *table;
  gboolean running;

  bgl_test_set_newcomer (TRUE);
  table = fixture_sit_down (fixture, BOT_FIRST);
  bgl_test_settle ();

  g_assert_true (is_card_shown (fixture));
  g_object_get (table, "running", &running, NULL);
  g_assert_false (running);
  g_assert_false (bgl_view_get_interactive (bgl_table_page_get_view (bgl_window_get_page (fixture->window))));

  /* The focus is on Start. */
  bgl_test_key ("Return");
  g_assert_false (is_card_shown (fixture));
  g_assert_true (bgl_view_get_interactive (bgl_table_page_get_view (bgl_window_get_page (fixture->window))));
  bgl_test_wait (has_moves, bgl_table_get_game (table));
}

static void
test_escape (Fixture       *fixture,
             gconstpointer  data)
{
  BglTable *table;

  bgl_test_set_newcomer (TRUE);
  table = fixture_sit_down (fixture, PEOPLE);
  bgl_test_settle ();
  g_assert_true (is_card_shown (fixture));
  bgl_test_key ("Escape");
  g_assert_false (is_card_shown (fixture));
  g_assert_true (fixture_play (table, 1, "0,1"));
}

/* Leaving the table and reading the rules do not start the game. */
static void
test_comes_back (Fixture       *fixture,
                 gconstpointer  data)
{
  bgl_test_set_newcomer (TRUE);
  fixture_sit_down (fixture, PEOPLE);
  bgl_test_settle ();

  fixture_activate (fixture, "rules-of", "bango");
  bgl_test_settle ();
  g_assert_nonnull (bgl_window_get_reader (fixture->window));
  bgl_window_close_reader (fixture->window);
  bgl_test_settle ();
  g_assert_true (is_card_shown (fixture));

  fixture_activate (fixture, "quiz", "bango");
  bgl_test_settle ();
  g_assert_false (is_card_shown (fixture));
  fixture_activate (fixture, "back", NULL);
  bgl_test_settle ();
  g_assert_true (is_card_shown (fixture));
}

/* Who has finished a game knows its aim. */
static void
test_finished (Fixture       *fixture,
               gconstpointer  data)
{
  bgl_test_set_newcomer (TRUE);
  fixture_sit_down (fixture, YELLOW_WINS);
  bgl_test_settle ();
  g_assert_false (is_card_shown (fixture));

  fixture_sit_down (fixture, PEOPLE);
  bgl_test_settle ();
  g_assert_false (is_card_shown (fixture));
}

static void
test_bots_need_none (Fixture       *fixture,
                     gconstpointer  data)
{
  BglTable *table;

  bgl_test_set_newcomer (TRUE);
  table = fixture_sit_down (fixture, BOTS);
  g_assert_false (is_card_shown (fixture));
  bgl_test_wait (has_moves, bgl_table_get_game (table));
}

/* The card fits into the narrowest window with its margins, in every language, with room for larger text. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const languages[] = { "en", "fr", "ru" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (BglTable) table = NULL;
      GtkWidget *card;
      int width;

      if (!bgl_test_set_language (languages[i]))
        continue;

      table = bgl_test_table (BOT_FIRST);
      card = g_object_ref_sink (g_object_new (BGL_TYPE_INTRO_CARD, NULL));
      bgl_intro_card_show (BGL_INTRO_CARD (card), table);
      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      g_test_message ("%s: %d pixels", languages[i], width);
      g_assert_cmpint (width, <=, 280);
      g_assert_finalize_object (card);
    }

  bgl_test_set_language ("en");
}

static void
test_every_game (Fixture       *fixture,
                 gconstpointer  data)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    {
      const BglRules *rules = uis[i]->rules;
      g_autofree char *record = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"2\"]\n\n", rules->id);

      bgl_test_set_newcomer (TRUE);
      g_assert_nonnull (rules->aim);
      fixture_sit_down (fixture, record);
      bgl_test_settle ();
      g_assert_true (is_card_shown (fixture));
      /* The rulebook has “Learn by Playing,” which is something else. */
      g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (bgl_test_find (find (fixture, BGL_TYPE_INTRO_CARD), opens_quiz, NULL))),
                       ==, "_Quiz");
      bgl_test_key ("Return");
      g_assert_false (is_card_shown (fixture));
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  FIXTURE_ADD ("/intro/waits", test_waits);
  FIXTURE_ADD ("/intro/escape", test_escape);
  FIXTURE_ADD ("/intro/comes-back", test_comes_back);
  FIXTURE_ADD ("/intro/finished", test_finished);
  FIXTURE_ADD ("/intro/bots-need-none", test_bots_need_none);
  FIXTURE_ADD ("/intro/every-game", test_every_game);
  FIXTURE_ADD ("/intro/narrow", test_narrow);

  return g_test_run ();
}
