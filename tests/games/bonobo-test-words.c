/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-game.h"
#include "games/bonobo/bonobo-rules.h"

#include "bonobo-test.h"

/* The sentences for people, and the events for views. */

/* Each sentence that the log can contain. */
static void
test_sentences (void)
{
  static const char *const names[] = { "Anna", "Boris", NULL };
  static const struct
  {
    const char *position;
    const char *moves;
  } parts[] = {
    { "B1-C2=wet-dog A3-A4=pool b1=1 a1=2", "1: draw; *: rhomb spring; 1: lay A1-B2" },
    { "A2-A3=pool B5-C6=crab hand=jellyfish", "1: lay A5-B6" },
    { "A2-A3=pool hand=jellyfish", "1: lay B2-B3" },
    { BONOBO_ONLY_TOKENS " turn=2", "2: pass" },
    { BONOBO_LAST_TOKEN, "1: token d3" },
    { BONOBO_LAST_RHOMB " score=-1,-1", "1: lay F6-F7" },
  };
  static const char *const sentences[] = {
    "Anna draws a rhomb: Spring, +3.",
    "Anna lays a rhomb on A1 and B2: Spring.",
    "Anna scores 1 point on b1: 3 − 2.",
    "The toilet A2 is active. Nobody may place a token beside it.",
    "The toilet A2 drives away Boris’s token on a1, which scores nothing.",
    "Anna lays a rhomb on A5 and B6: Jellyfish.",
    "The sunshade A4 is active. At the end, negative numbers beside it count as positive.",
    "Anna lays a rhomb on B2 and B3: Jellyfish.",
    "The dune A1 is active. At the end, it doubles the points of tokens beside it.",
    "Boris cannot make a move and passes.",
    "Anna places a token on d3.",
    "Nobody can make a move. The tokens on the island score.",
    "The dune D4 doubles the sum at d3: −4 becomes −8.",
    "Anna scores −8 points on d3: (8 − 2 − 2 − 8) × 2.",
    "The sunshade E5 makes negative numbers at e3 positive: −8 becomes 8.",
    "The dune D4 doubles the sum at e3: 8 becomes 16.",
    "Anna scores 16 points on e3: (4 + 4) × 2.",
    "The dune D4 doubles the sum at e2: −13 becomes −26.",
    "Boris scores −26 points on e2: (3 − 4 − 4 − 8) × 2.",
    "Anna wins with 8 points.",
    "Anna lays a rhomb on F6 and F7: School trip.",
    "Nobody can make a move, and no token is left on the island.",
    "Shared win with −1 point each: Anna, Boris.",
  };
  guint n_told = 0;

  for (guint part = 0; part < G_N_ELEMENTS (parts); part++)
    {
      g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 2, NULL, parts[part].position);

      game_test_play (game, parts[part].moves);

      for (guint ply = 0; ply < bgl_game_get_n_moves (game); ply++)
        {
          guint n;
          const BglEvent *events = bgl_game_get_events (game, ply, &n);

          for (guint i = 0; i < n; i++)
            {
              g_autofree char *sentence = bonobo_rules.describe_event (bgl_game_get_state (game), &events[i], names);

              if (sentence == NULL)
                continue;

              g_assert_cmpuint (n_told, <, G_N_ELEMENTS (sentences));
              bonobo_test_assert_words (sentence, sentences[n_told]);
              n_told++;
            }
        }
    }

  g_assert_cmpuint (n_told, ==, G_N_ELEMENTS (sentences));
}

static void
test_seat_and_turn (void)
{
  static const struct
  {
    const char *position;
    const char *seat;
    const char *turn;
    const char *rule;
  } words[] = {
    { NULL, "4 in hand", "Place a token to collect the numbers around it, or draw a rhomb to add numbers.", "bonobo-turn" },
    { BONOBO_FOUR_TOKENS, "0 in hand", "Draw a rhomb. When it closes a spot, the token there scores and goes back to its owner.",
      "bonobo-draw" },
    { "e2=1 e3=1 e4=1", "1 in hand", "Place a token to collect the numbers around it, or draw a rhomb to add numbers.", "bonobo-turn" },
    { "hand=shark-fin", "4 in hand", "Lay the rhomb (Shark fin, −4) on two free triangles. Its numbers cost points.",
      "bonobo-rhomb" },
    { "hand=spring", "4 in hand", "Lay the rhomb (Spring, +3) on two free triangles. Its numbers add points.",
      "bonobo-rhomb" },
    { "hand=?", "4 in hand", "A rhomb is being drawn. It must be laid on two free triangles.", "bonobo-draw" },
    { BONOBO_ONLY_TOKENS, "4 in hand", "Place a token where it scores at the end. There is no room for another rhomb.",
      "bonobo-token" },
    { BONOBO_ONLY_TOKENS " turn=2", "4 in hand", "You cannot make a move, so pass.", "bonobo-pass" },
    { BONOBO_LAST_TOKEN " d3=1", "2 in hand", "The game is over.", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 2, NULL, words[i].position);
      g_autofree char *seat = bonobo_rules.describe_seat (bgl_game_get_state (game), 1);
      g_autofree char *turn = bonobo_rules.describe_turn (bgl_game_get_state (game));

      g_assert_cmpstr (seat, ==, words[i].seat);
      g_assert_cmpstr (turn, ==, words[i].turn);
      if (words[i].rule != NULL)
        g_assert_cmpstr (bonobo_rules.get_turn_rule (bgl_game_get_state (game)), ==, words[i].rule);
    }
}

/* The end is announced before it comes. */
static void
test_phase (void)
{
  g_autoptr (BglGame) opening = game_test_new (&bonobo_rules, 2, NULL, NULL);
  g_autoptr (BglGame) tokens = game_test_new (&bonobo_rules, 2, NULL, BONOBO_ONLY_TOKENS);
  g_autoptr (BglGame) over = game_test_new (&bonobo_rules, 2, NULL, BONOBO_LAST_TOKEN " d3=1");
  g_autofree char *detail = NULL;
  g_autofree char *heading = NULL;

  g_assert_null (bonobo_rules.describe_phase (bgl_game_get_state (opening), &detail));
  g_assert_null (bonobo_rules.describe_phase (bgl_game_get_state (over), &detail));
  g_assert_null (detail);
  heading = bonobo_rules.describe_phase (bgl_game_get_state (tokens), &detail);
  g_assert_cmpstr (heading, ==, "The Last Tokens");
  g_assert_nonnull (detail);
}

/* In every game the last rhombi are announced once, and the announcement keeps its word. */
static void
test_last_rhombi (void)
{
  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 2, NULL, NULL);
      guint n_lays = 0;
      gboolean announced = FALSE;

      bonobo_test_finish (game, seed);
      for (guint ply = 0; ply <= bgl_game_get_n_moves (game); ply++)
        {
          g_autofree char *detail = NULL;
          g_autofree char *heading = NULL;

          bgl_game_seek (game, ply);
          if (announced && bonobo_move_unpack (bgl_game_get_move (game, ply - 1)).kind == BONOBO_LAY)
            n_lays++;
          heading = bonobo_rules.describe_phase (bgl_game_get_state (game), &detail);
          g_assert_true ((heading != NULL) == (detail != NULL));
          announced |= heading != NULL;
        }
      g_assert_true (announced);
      g_assert_cmpuint (n_lays, <=, BONOBO_LAST_RHOMBI);
    }
}

static void
test_moves (void)
{
  static const char *const moves[][2] = {
    { "token b2", "Place a token on b2" },
    { "draw", "Draw a rhomb" },
    { "lay A2-A1", "Lay the rhomb on A1 and A2" },
    { "pass", "Pass" },
  };
  g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 2, NULL, NULL);
  gconstpointer state = bgl_game_get_state (game);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *words = NULL;
      BglMove move;

      g_assert_true (bonobo_rules.parse_move (state, 1, moves[i][0], &move, NULL));
      words = bonobo_rules.describe_move (state, move);
      g_assert_cmpstr (words, ==, moves[i][1]);
    }

  /* Nobody at a table turns up a rhomb, or lays one on a single triangle. */
  g_assert_null (bonobo_rules.describe_move (state, bonobo_move_lay (1, 0, 0)));
  g_assert_null (bonobo_rules.describe_move (state, bonobo_move_deal (0)));
}

static void
final_cb (BglGame  *game,
          guint     seat,
          guint     spot,
          int       points,
          int       score,
          int       shades,
          int       dunes,
          gpointer  user_data)
{
  g_string_append_printf (user_data, "%u on %s: %d, %d, %d, %d;", seat, bonobo_spots[spot].name,
                          points, score, shades, dunes);
}

static void
winners_cb (BglGame  *game,
            guint     winners,
            gpointer  user_data)
{
  g_string_append_printf (user_data, "won: %u", winners);
}

static void
test_signals (void)
{
  g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 2, NULL, BONOBO_LAST_TOKEN);
  g_autoptr (GString) heard = g_string_new (NULL);

  g_assert_true (BGL_IS_GAME (game));
  g_signal_connect (game, "token-final", G_CALLBACK (final_cb), heard);
  g_signal_connect (game, "game-over", G_CALLBACK (winners_cb), heard);
  game_test_play (game, "1: token d3");

  g_assert_cmpstr (heard->str, ==,
                   "1 on d3: -8, -8, 0, 1;1 on e3: 16, 8, 1, 1;2 on e2: -26, -26, 0, 1;won: 1");
}

void
bonobo_test_add_words (void)
{
  g_test_add_func ("/bonobo/words/sentences", test_sentences);
  g_test_add_func ("/bonobo/words/seat-and-turn", test_seat_and_turn);
  g_test_add_func ("/bonobo/words/phase", test_phase);
  g_test_add_func ("/bonobo/words/last-rhombi", test_last_rhombi);
  g_test_add_func ("/bonobo/words/moves", test_moves);
  g_test_add_func ("/bonobo/words/signals", test_signals);
}
