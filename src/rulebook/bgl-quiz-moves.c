/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-quiz-private.h"

#include "engine/bgl-i18n.h"

/* How many legal moves are modified, and how often each of them. */
#define MODELS   16
#define VARIANTS 5

static void
mistake_free (BglMistake *mistake)
{
  g_free (mistake->sentence);
  g_free (mistake);
}

typedef struct
{
  const BglPlay  *play;
  const BglRules *rules;
  gconstpointer   state;
  GHashTable     *seen;
  GPtrArray      *mistakes;
} Collector;

static void
collect (Collector *collector,
         BglMove    move)
{
  g_autoptr (GError) error = NULL;
  const BglRuleInfo *info;
  g_autofree char *words = NULL;
  gint64 *key;
  BglMistake *mistake;

  if (g_hash_table_contains (collector->seen, &move))
    return;

  key = g_new (gint64, 1);
  *key = (gint64) move;
  g_hash_table_add (collector->seen, key);

  if (bgl_rules_check (collector->rules, collector->state, move, &error))
    return;

  /* Skip errors that can only occur in a record, because players cannot make them. */
  info = bgl_rules_find_rule (collector->rules, bgl_rule_error_get_rule (error));
  words = bgl_rules_describe_move (collector->rules, collector->state, move);
  if (info == NULL || words == NULL)
    return;

  mistake = g_new0 (BglMistake, 1);
  mistake->move = move;
  mistake->sentence = g_strdup (error->message);
  mistake->rule = info->id;
  g_ptr_array_add (collector->mistakes, mistake);
}

static void
collect_text (Collector  *collector,
              guint       seat,
              const char *text)
{
  BglMove move;

  if (bgl_game_parse_move (collector->play->game, seat, text, &move, NULL))
    collect (collector, move);
}

/* Changes one number or one single letter in the text of a move a little: a cell becomes its neighbor, a die another
 * die. */
static char *
spoil_text (const char *text,
            BglRandom  *random)
{
  guint places[32];
  guint n_places = 0;
  guint place;
  GString *spoilt;

  for (guint i = 0; text[i] != '\0' && n_places < G_N_ELEMENTS (places); i++)
    {
      gboolean after_letter = i > 0 && g_ascii_isalpha (text[i - 1]);
      gboolean after_digit = i > 0 && g_ascii_isdigit (text[i - 1]);

      if ((g_ascii_isdigit (text[i]) && !after_digit) ||
          (g_ascii_isalpha (text[i]) && !after_letter && !g_ascii_isalpha (text[i + 1])))
        places[n_places++] = i;
    }

  if (n_places == 0)
    return NULL;

  place = places[bgl_random_below (random, n_places)];
  spoilt = g_string_new_len (text, place);
  if (g_ascii_isalpha (text[place]))
    {
      g_string_append_c (spoilt, (char) (text[place] + (bgl_random_below (random, 2) ? 1 : -1)));
      g_string_append (spoilt, text + place + 1);
    }
  else
    {
      /* A hyphen after a letter or a digit is not a minus sign. */
      gboolean negative = place > 0 && text[place - 1] == '-' &&
                          (place == 1 || !g_ascii_isalnum (text[place - 2]));
      char *end;
      gint64 number = g_ascii_strtoll (text + place, &end, 10);
      int change = (int) bgl_random_below (random, 4) - 2;

      if (negative)
        {
          number = -number;
          g_string_truncate (spoilt, place - 1);
        }
      g_string_append_printf (spoilt, "%" G_GINT64_FORMAT, number + (change >= 0 ? change + 1 : change));
      g_string_append (spoilt, end);
    }

  return g_string_free (spoilt, FALSE);
}

static void
collect_spoilt (Collector *collector)
{
  BglRandom *random = collector->play->random;
  guint n_moves;
  g_autofree BglMove *moves = bgl_game_list_moves (collector->play->game, &n_moves);

  for (guint i = 0; i < MODELS && n_moves > 0; i++)
    {
      BglMove model = moves[bgl_random_below (random, n_moves)];
      g_autoptr (GString) text = g_string_new (NULL);

      collector->rules->format_move (collector->state, model, text);
      for (guint j = 0; j < VARIANTS; j++)
        {
          g_autofree char *spoilt = spoil_text (text->str, random);

          if (spoilt != NULL)
            collect_text (collector, bgl_move_get_seat (model), spoilt);
        }
    }

  /* A legal move of the wrong player. */
  if (n_moves > 0 && bgl_game_get_turn (collector->play->game) != BGL_TURN_ANY)
    {
      BglMove model = moves[bgl_random_below (random, n_moves)];
      guint n_seats = bgl_game_get_n_seats (collector->play->game);
      guint seat = 1 + (bgl_move_get_seat (model) + bgl_random_below (random, n_seats - 1)) % n_seats;

      collect (collector, bgl_move_new (seat, bgl_move_get_payload (model)));
    }
}

/* Collects moves that were legal earlier or will be legal later in this game. */
static void
collect_others (Collector *collector)
{
  int turn = bgl_game_get_turn (collector->play->game);

  for (guint i = 0; i < collector->play->n_moves; i++)
    {
      BglMove move = bgl_game_get_move (collector->play->game, i);

      if (bgl_move_get_seat (move) == BGL_TURN_CHANCE)
        continue;
      if (turn != BGL_TURN_ANY)
        move = bgl_move_new ((guint) turn, bgl_move_get_payload (move));
      collect (collector, move);
    }
}

static void
collect_known (Collector *collector)
{
  const BglQuizSource *source = collector->rules->quiz;
  int turn = bgl_game_get_turn (collector->play->game);
  guint n_seats = bgl_game_get_n_seats (collector->play->game);
  guint seat = turn > 0 ? (guint) turn : 1 + bgl_random_below (collector->play->random, n_seats);

  if (source == NULL || source->mistakes == NULL)
    return;

  for (const char *const *text = source->mistakes; *text != NULL; text++)
    collect_text (collector, seat, *text);
}

GPtrArray *
bgl_quiz_list_mistakes (const BglPlay *play)
{
  Collector collector = {
    .play = play,
    .rules = bgl_game_get_rules (play->game),
    .state = bgl_game_get_state (play->game),
    .seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL),
    .mistakes = g_ptr_array_new_with_free_func ((GDestroyNotify) mistake_free),
  };

  collect_known (&collector);
  collect_spoilt (&collector);
  collect_others (&collector);
  g_hash_table_unref (collector.seen);

  return collector.mistakes;
}

char *
bgl_quiz_name_move (BglGame  *game,
                    BglMove   move,
                    gboolean  with_seat)
{
  g_autofree char *words = bgl_rules_describe_move (bgl_game_get_rules (game),
                                                    bgl_game_get_state (game), move);
  g_auto (GStrv) names = NULL;

  if (!with_seat)
    return g_steal_pointer (&words);

  names = bgl_question_list_names (game);

  /* Translators: who does something, and what: “Player 2: Lay a tile at 2, 0”. */
  return g_strdup_printf (_("%s: %s"), names[bgl_move_get_seat (move) - 1], words);
}
