/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

#include "bangkok-private.h"

/* The clauses of a position while they are read. README.md describes the format. */
typedef struct
{
  gboolean has_round;
  gboolean has_scores;
  gboolean has_goal;
  gboolean has_values;
  gboolean has_pool;
  gboolean has_turn;
  gboolean has_hand[BANGKOK_SEATS];
  guint    round;
} Clauses;

static gboolean
read_number (const char *text,
             guint       minimum,
             guint       maximum,
             guint      *number)
{
  guint64 value;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, minimum, maximum, &value, NULL))
    return FALSE;

  *number = (guint) value;
  return TRUE;
}

/* Reads "r5". Only colors in play are valid. */
static gboolean
read_die (const BangkokState *state,
          const char         *text,
          guint              *color,
          guint              *value)
{
  int found = bangkok_color_from_letter (text[0]);

  if (found < 0 || found >= state->n_seats)
    return FALSE;

  *color = found;
  return read_number (text + 1, 1, BANGKOK_SIDES, value);
}

static gboolean
read_scores (BangkokState  *state,
             char         **words)
{
  if (g_strv_length (words) != state->n_seats)
    return FALSE;

  for (guint i = 0; i < state->n_seats; i++)
    {
      guint score;

      if (!read_number (words[i], 0, 9999, &score))
        return FALSE;
      state->scores[i] = score;
    }

  return TRUE;
}

/* Reads the rows where the dice lie, not the values that they showed when they were rolled. */
static gboolean
read_values (BangkokState  *state,
             char         **words)
{
  gboolean taken[BANGKOK_ROWS + 1] = { FALSE };

  if (g_strv_length (words) != state->n_seats)
    return FALSE;

  for (; *words != NULL; words++)
    {
      guint color, row;

      if (!read_die (state, *words, &color, &row) || taken[row] || state->rows[color] != 0)
        return FALSE;

      taken[row] = TRUE;
      state->rows[color] = row;
    }

  return TRUE;
}

static gboolean
read_pool (BangkokState  *state,
           char         **words)
{
  if (g_strv_length (words) > (guint) state->n_seats * BANGKOK_DICE)
    return FALSE;

  for (; *words != NULL; words++)
    {
      guint color, value;

      if (!read_die (state, *words, &color, &value))
        return FALSE;

      state->pool[color][value]++;
      state->pool[color][0]++;
      state->n_pool++;
    }

  return state->n_pool > 0;
}

/* Reads "r3+g6 b1", which is two groups. */
static gboolean
read_hand (BangkokState  *state,
           BangkokHand   *hand,
           char         **words)
{
  for (; *words != NULL; words++)
    {
      g_auto (GStrv) dice = g_strsplit (*words, "+", -1);
      guint group = BANGKOK_APART;

      for (guint i = 0; dice[i] != NULL; i++)
        {
          guint color, value;

          if (hand->n_dice == BANGKOK_DICE || !read_die (state, dice[i], &color, &value))
            return FALSE;

          group = bangkok_hand_add (hand, color, value, group);
        }
    }

  return TRUE;
}

/* Reads one clause. Each clause may occur at most once. */
static gboolean
read_clause (BangkokState  *state,
             Clauses       *clauses,
             char         **words)
{
  guint n = g_strv_length (words + 1);
  guint seat, number;
  gboolean *seen = NULL;
  gboolean good = FALSE;

  if (g_str_equal (words[0], "round"))
    {
      seen = &clauses->has_round;
      good = n == 1 && read_number (words[1], 1, state->n_seats, &clauses->round);
    }
  else if (g_str_equal (words[0], "scores"))
    {
      seen = &clauses->has_scores;
      good = read_scores (state, words + 1);
    }
  else if (g_str_equal (words[0], "goal"))
    {
      seen = &clauses->has_goal;
      good = n == 1 && read_number (words[1], 7, 12, &number);
      state->goal = good ? number : 0;
    }
  else if (g_str_equal (words[0], "values"))
    {
      seen = &clauses->has_values;
      good = read_values (state, words + 1);
    }
  else if (g_str_equal (words[0], "pool"))
    {
      seen = &clauses->has_pool;
      good = read_pool (state, words + 1);
    }
  else if (g_str_equal (words[0], "turn"))
    {
      seen = &clauses->has_turn;
      good = n == 1 && read_number (words[1], 1, state->n_seats, &number);
      state->turn = good ? number : 0;
    }
  else if (read_number (words[0], 1, state->n_seats, &seat))
    {
      seen = &clauses->has_hand[seat - 1];
      good = n > 0 && read_hand (state, &state->hands[seat - 1], words + 1);
    }

  if (!good || *seen)
    return FALSE;

  *seen = TRUE;
  return TRUE;
}

/* The first seat in the order of play that has taken the fewest dice. */
static guint
find_turn (const BangkokState *state)
{
  guint first = bangkok_state_get_first (state, state->round);
  guint turn = first;

  for (guint i = 1; i < state->n_seats; i++)
    {
      guint seat = (first + i - 1) % state->n_seats + 1;

      if (state->hands[seat - 1].n_dice < state->hands[turn - 1].n_dice)
        turn = seat;
    }

  return turn;
}

/* There may be at most seven dice of a color, and no seat may end up with more than seven. */
static gboolean
check_dice (const BangkokState *state)
{
  for (guint color = 0; color < state->n_seats; color++)
    {
      guint n_dice = state->pool[color][0];

      for (guint i = 0; i < state->n_seats; i++)
        n_dice += state->hands[i].colors[color];

      if (n_dice > BANGKOK_DICE)
        return FALSE;
    }

  for (guint i = 0; i < state->n_seats; i++)
    {
      guint seat = (state->turn + i - 1) % state->n_seats;
      guint n_picks = (state->n_pool + state->n_seats - 1 - i) / state->n_seats;

      if (state->hands[seat].n_dice + n_picks > BANGKOK_DICE)
        return FALSE;
    }

  return TRUE;
}

static gboolean
finish (BangkokState   *state,
        const Clauses  *clauses,
        GError        **error)
{
  gboolean has_hands = FALSE;

  for (guint i = 0; i < state->n_seats; i++)
    has_hands |= clauses->has_hand[i];

  if ((clauses->has_values && !clauses->has_goal) ||
      ((clauses->has_pool || has_hands || clauses->has_turn) && !clauses->has_values))
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("A position with dice needs a goal and a values board."));

  if ((has_hands || clauses->has_turn) && !clauses->has_pool)
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("A position with groups or a turn needs at least one die in the pool."));

  state->round = clauses->has_round ? clauses->round : 1;

  if (!clauses->has_goal)
    {
      state->round--;
      return TRUE;
    }

  if (!clauses->has_pool)
    {
      state->phase = clauses->has_values ? BANGKOK_PHASE_POOL : BANGKOK_PHASE_VALUES;
      return TRUE;
    }

  state->phase = BANGKOK_PHASE_PICK;
  state->n_rolled = state->n_seats;
  if (!clauses->has_turn)
    state->turn = find_turn (state);

  if (!check_dice (state))
    return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                              _("A position can have at most seven dice of each color, and no player can end up with more than seven."));

  return TRUE;
}

gboolean
bangkok_position_read (BangkokState  *state,
                       const char    *position,
                       GError       **error)
{
  g_auto (GStrv) texts = g_strsplit (position, ";", -1);
  Clauses clauses = { 0 };

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_auto (GStrv) words = bangkok_split_words (texts[i]);

      if (words[0] == NULL || !read_clause (state, &clauses, words))
        {
          g_autofree char *shown = bgl_text_shorten (texts[i], BGL_TEXT_QUOTE);

          return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                    _("“%s” is not a valid part of a Bangkok position."), shown);
        }
    }

  return finish (state, &clauses, error);
}
