/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-words.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-log.h"

char *
bgl_words_players (const BglRules *rules)
{
  const guint8 *counts = rules->seat_counts;
  guint n = 0;

  while (counts[n] != 0)
    n++;
  g_return_val_if_fail (n > 0, NULL);

  if (n == 1)
    return g_strdup_printf (ngettext ("%u player", "%u players", counts[0]), counts[0]);

  if (n == 2 && counts[1] != counts[0] + 1)
    /* Translators: the numbers of players that a game allows, such as “2 or 4 players”. The
     * plural form is that of the second number. */
    return g_strdup_printf (ngettext ("%u or %u player", "%u or %u players", counts[1]), counts[0], counts[1]);

  /* Translators: from so many to so many players, such as “2–5 players”. The plural form is
   * that of the second number. */
  return g_strdup_printf (ngettext ("%u–%u player", "%u–%u players", counts[n - 1]), counts[0], counts[n - 1]);
}

static char *
describe_minutes (const BglRules *rules)
{
  guint shortest = rules->minutes[0];
  guint longest = rules->minutes[1];

  if (shortest == longest)
    return g_strdup_printf (ngettext ("%u minute", "%u minutes", longest), longest);

  /* Translators: how long a game takes, such as “10–20 minutes”. */
  return g_strdup_printf (ngettext ("%u–%u minute", "%u–%u minutes", longest), shortest, longest);
}

char *
bgl_words_facts (const BglRules *rules)
{
  g_autofree char *players = NULL;
  g_autofree char *minutes = NULL;
  g_autofree char *age = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  players = bgl_words_players (rules);
  minutes = describe_minutes (rules);
  /* Translators: the age from which children can play, such as “from 7 years”. */
  age = g_strdup_printf (ngettext ("age %u and up", "ages %u and up", rules->age), rules->age);

  /* Translators: facts about a game: players, minutes, age. */
  return g_strdup_printf (_("%s · %s · %s"), players, minutes, age);
}

char *
bgl_words_list (const char *const *names)
{
  guint n = g_strv_length ((char **) names);
  g_autofree char *list = NULL;

  if (n == 0)
    return g_strdup ("");

  list = g_strdup (names[0]);
  for (guint i = 1; i < n; i++)
    {
      char *longer;

      if (i + 1 < n)
        /* Translators: an enumeration and one more name that is not its last. */
        longer = g_strdup_printf (_("%s, %s"), list, names[i]);
      else
        longer = i > 1
                 /* Translators: an enumeration of at least two names and the last one. */
                 ? g_strdup_printf (_("%s, and %s"), list, names[i])
                 /* Translators: two names. */
                 : g_strdup_printf (_("%s and %s"), list, names[i]);
      g_free (list);
      list = longer;
    }

  return g_steal_pointer (&list);
}

char *
bgl_words_join (GPtrArray *items)
{
  g_ptr_array_add (items, NULL);

  return bgl_words_list ((const char *const *) items->pdata);
}

char *
bgl_words_number (int number)
{
  return g_strdup_printf ("%s%d", number < 0 ? "−" : "", ABS (number));
}

char *
bgl_words_score (const BglRules *rules,
                 int             score)
{
  g_autofree char *number = bgl_words_number (score);

  /* Translators: spoken: what a score counts, and the score, as in “Tiles 17”. */
  return g_strdup_printf (_("%s %s"), _(rules->score_label), number);
}

void
bgl_words_add_sentence (GString    *text,
                        const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

/* The seat of the only person at this machine, or 0. */
static guint
get_only_person (BglTable *table)
{
  guint n_seats = bgl_game_get_n_seats (bgl_table_get_game (table));
  guint person = 0;

  for (guint seat = 1; seat <= n_seats; seat++)
    if (bgl_seat_is_here (bgl_table_get_seat (table, seat)))
      {
        if (person != 0)
          return 0;
        person = seat;
      }

  return n_seats > 1 ? person : 0;
}

guint
bgl_words_get_person (BglTable *table)
{
  guint n_seats, turn;

  g_return_val_if_fail (BGL_IS_TABLE (table), 1);

  n_seats = bgl_game_get_n_seats (bgl_table_get_game (table));
  turn = (guint) MAX (bgl_game_get_turn (bgl_table_get_game (table)), 1);
  for (guint i = 0; i < n_seats; i++)
    {
      guint seat = (turn - 1 + i) % n_seats + 1;

      if (bgl_seat_is_here (bgl_table_get_seat (table, seat)))
        return seat;
    }

  return turn;
}

char *
bgl_words_turn (BglTable *table)
{
  int turn;
  BglSeat *seat;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  turn = bgl_game_get_turn (bgl_table_get_game (table));

  if (turn == BGL_TURN_OVER)
    return NULL;
  if (bgl_table_get_paused (table) != 0)
    return g_strdup (_("Paused"));
  if (turn == BGL_TURN_CHANCE &&
      ((bgl_table_get_held (table) & BGL_HOLD_PERSON) != 0 || !bgl_table_get_running (table)))
    /* Translators: nothing goes on before somebody has pressed a button */
    return g_strdup (_("Ready?"));
  if (turn == BGL_TURN_CHANCE)
    return g_strdup (_("Rolling or drawing"));
  if (turn == BGL_TURN_ANY)
    return g_strdup (_("Everybody at once"));
  if ((guint) turn == get_only_person (table))
    return g_strdup (_("Your turn"));

  seat = bgl_table_get_seat (table, turn);
  if (bgl_seat_is_bot (seat) && (bgl_table_get_held (table) & ~BGL_HOLD_DISTANCE) != 0)
    /* Translators: %s is the name of a bot that acts after what is on show now. */
    return g_strdup_printf (_("%s is next"), bgl_seat_get_name (seat));
  if (bgl_seat_is_bot (seat) && !bgl_table_get_browsing (table))
    /* Translators: %s is the name of a bot. */
    return g_strdup_printf (_("%s is thinking"), bgl_seat_get_name (seat));

  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_("%s’s turn"), bgl_seat_get_name (seat));
}

char *
bgl_words_result (BglTable *table)
{
  BglGame *game;
  guint n_seats, winners, person;
  gboolean you_win = FALSE;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  game = bgl_table_get_game (table);
  g_return_val_if_fail (bgl_game_is_over (game), NULL);

  n_seats = bgl_game_get_n_seats (game);
  winners = bgl_game_get_winners (game);
  person = get_only_person (table);

  for (guint seat = 1; seat <= n_seats; seat++)
    if (winners & (1u << (seat - 1)))
      {
        if (seat == person)
          you_win = TRUE;
        else
          g_ptr_array_add (names, (gpointer) bgl_seat_get_name (bgl_table_get_seat (table, seat)));
      }

  list = bgl_words_join (names);

  if (you_win && *list == '\0')
    return g_strdup (_("You win"));
  if (you_win)
    /* Translators: %s is one name, or several as in “Anna and Boris”. */
    return g_strdup_printf (_("You and %s win"), list);
  if (*list == '\0')
    return g_strdup (_("The game is a draw"));

  /* Translators: %s is one name, or several as in “Anna and Boris”; the plural form is that of their number. */
  return g_strdup_printf (ngettext ("%s wins", "%s win", names->len - 1), list);
}

char *
bgl_words_reason (BglTable    *table,
                  const char **rule)
{
  BglGame *game;
  const BglRules *rules;
  const BglEvent *events, *last;
  guint n_events, resigned;
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  game = bgl_table_get_game (table);
  rules = bgl_game_get_rules (game);
  *rule = NULL;

  /* A game from a set-up position can be over before the first move. */
  if (bgl_game_get_ply (game) == 0)
    return g_string_free (text, FALSE);

  resigned = bgl_game_get_resigned (game);
  if (resigned != 0)
    {
      g_string_free (text, TRUE);
      return resigned == get_only_person (table) ? g_strdup (_("You resign."))
                                                 : bgl_log_describe_resign (table, resigned);
    }

  events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n_events);
  if (n_events == 0)
    return g_string_free (text, FALSE);

  /* The last event is the end of the game. Earlier events with the same rule caused it. */
  last = &events[n_events - 1];
  *rule = last->rule;
  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *sentence = NULL;

      if (g_strcmp0 (events[i].rule, last->rule) != 0)
        continue;
      if (i == n_events - 1 && text->len > 0)
        break;

      sentence = rules->describe_event (bgl_game_get_state (game), &events[i], bgl_table_get_names (table));
      if (sentence != NULL)
        bgl_words_add_sentence (text, sentence);
    }

  return g_string_free (text, FALSE);
}

char *
bgl_words_earlier (BglTable *table)
{
  guint ply;

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  ply = bgl_game_get_ply (bgl_table_get_game (table));
  if (ply == 0)
    return g_strdup (_("Viewing the start of the game"));

  /* Translators: the earlier move of a game that is on show, and how many moves the game has. */
  return g_strdup_printf (_("Viewing move %u of %u"), ply, bgl_table_get_live_ply (table));
}

char *
bgl_words_standing (BglTable *table)
{
  BglGame *game;
  guint n_seats;
  g_autofree char *turn = NULL;
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (BGL_IS_TABLE (table), NULL);

  game = bgl_table_get_game (table);
  n_seats = bgl_game_get_n_seats (game);

  for (guint number = 1; number <= n_seats; number++)
    {
      BglSeat *seat = bgl_table_get_seat (table, number);
      g_autofree char *score = bgl_words_score (bgl_game_get_rules (game), bgl_seat_get_score (seat));
      const char *status = bgl_seat_get_status (seat);

      if (status != NULL && *status != '\0')
        /* Translators: spoken: a player's name, their score and what they have, as in “Anna: Tiles 17, 12 in stock.” */
        g_string_append_printf (text, _("%s: %s, %s."), bgl_seat_get_label (seat), score, status);
      else
        /* Translators: spoken: a player's name and their score. */
        g_string_append_printf (text, _("%s: %s."), bgl_seat_get_label (seat), score);
      g_string_append_c (text, ' ');
    }

  turn = bgl_game_is_over (game) ? bgl_words_result (table) : bgl_words_turn (table);
  g_string_append (text, turn);

  return g_string_free (text, FALSE);
}
