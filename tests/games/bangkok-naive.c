/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "bangkok-naive.h"

static const int pay[7][6] = {
  { 0, 0, 0, 0, 0, 0 },
  { 0, 6, 3, 1, 0, 0 },
  { 0, 5, 2, 1, 0, 0 },
  { 0, 4, 2, 1, 0, 0 },
  { 0, 3, 1, 0, 0, 0 },
  { 0, 2, 1, 0, 0, 0 },
  { 0, 1, 0, 0, 0, 0 },
};

static guint
count_groups (NaiveTable *table,
              guint       seat)
{
  guint n = 0;

  for (guint i = 0; i < table->n_dice[seat]; i++)
    n = MAX (n, table->dice[seat][i].group);

  return n;
}

static int
sum_group (NaiveTable *table,
           guint       seat,
           guint       group)
{
  int sum = 0;

  for (guint i = 0; i < table->n_dice[seat]; i++)
    if (table->dice[seat][i].group == group)
      sum += (int) table->dice[seat][i].value;

  return sum;
}

static guint
count_color (NaiveTable *table,
             guint       seat,
             char        color)
{
  guint n = 0;

  for (guint i = 0; i < table->n_dice[seat]; i++)
    n += table->dice[seat][i].color == color;

  return n;
}

static guint
count_value (NaiveTable *table,
             guint       seat,
             guint       value)
{
  guint n = 0;

  for (guint i = 0; i < table->n_dice[seat]; i++)
    n += table->dice[seat][i].value == value;

  return n;
}

/* Row by row, lowest value first, as the board is filled with real dice. */
static void
follow_values (NaiveTable  *table,
               char       **words)
{
  gboolean placed[5] = { FALSE };

  memset (table->board, 0, sizeof table->board);

  for (guint value = 1; value <= 6; value++)
    for (guint i = 0; words[i] != NULL; i++)
      if (words[i][1] - '0' == (int) value && table->board[value] == 0)
        {
          table->board[value] = words[i][0];
          placed[i] = TRUE;
        }

  for (guint value = 1; value <= 6; value++)
    for (guint i = 0; words[i] != NULL; i++)
      {
        if (words[i][1] - '0' != (int) value)
          continue;

        for (guint row = value + 1; row <= 6 && !placed[i]; row++)
          if (table->board[row] == 0)
            {
              table->board[row] = words[i][0];
              placed[i] = TRUE;
            }

        for (guint row = value - 1; row >= 1 && !placed[i]; row--)
          if (table->board[row] == 0)
            {
              table->board[row] = words[i][0];
              placed[i] = TRUE;
            }
      }
}

void
naive_follow (NaiveTable *table,
              guint       seat,
              const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  NaiveDie *die;

  if (g_str_equal (words[0], "goal"))
    {
      table->goal = 6 + atoi (words[1]);
      memset (table->n_dice, 0, sizeof table->n_dice);
    }

  if (g_str_equal (words[0], "values"))
    follow_values (table, words + 1);

  if (seat == 0)
    return;

  die = &table->dice[seat - 1][table->n_dice[seat - 1]];
  die->color = text[0];
  die->value = text[1] - '0';
  die->group = text[2] == '+' ? (guint) atoi (text + 3) : count_groups (table, seat - 1) + 1;
  table->n_dice[seat - 1]++;
}

static int
score_exact (NaiveTable *table,
             guint       seat)
{
  int points = 0;

  for (guint group = 1; group <= count_groups (table, seat); group++)
    if (sum_group (table, seat, group) == (int) table->goal)
      points += 4;

  return points;
}

static int
score_closest (NaiveTable *table,
               guint       seat)
{
  gboolean exact = FALSE;
  int points = 0;

  for (guint i = 0; i < table->n_seats; i++)
    exact |= score_exact (table, i) > 0;

  if (exact && g_str_equal (table->closest, "no-exact"))
    return 0;
  if (exact && g_str_equal (table->closest, "owners"))
    return score_exact (table, seat) > 0 ? 2 : 0;

  for (int distance = 1; distance < 100; distance++)
    {
      gboolean found = FALSE;

      for (guint i = 0; i < table->n_seats; i++)
        for (guint group = 1; group <= count_groups (table, i); group++)
          if (abs (sum_group (table, i, group) - (int) table->goal) == distance)
            {
              found = TRUE;
              points += i == seat ? 2 : 0;
            }

      if (found)
        break;
    }

  return points;
}

static guint
count_colors (NaiveTable *table,
              guint       seat)
{
  guint n = 0;

  for (const char *color = "rgbyv"; *color != '\0'; color++)
    n += count_color (table, seat, *color) > 0;

  return n;
}

static int
score_colors (NaiveTable *table,
              guint       seat)
{
  if (table->n_dice[seat] == 0)
    return 0;

  for (guint i = 0; i < table->n_seats; i++)
    if (table->n_dice[i] > 0 && count_colors (table, i) < count_colors (table, seat))
      return 0;

  return 6;
}

static gboolean
has_trio (NaiveTable *table,
          guint       seat,
          guint       value)
{
  const NaiveDie *dice = table->dice[seat];

  for (guint i = 0; i < table->n_dice[seat]; i++)
    for (guint j = 0; j < i; j++)
      for (guint k = 0; k < j; k++)
        if (dice[i].value == value && dice[j].value == value && dice[k].value == value &&
            dice[i].color != dice[j].color && dice[i].color != dice[k].color &&
            dice[j].color != dice[k].color)
          return TRUE;

  return FALSE;
}

static int
score_trio (NaiveTable *table,
            guint       seat)
{
  int n = 0;

  for (guint value = 1; value <= 6; value++)
    n += has_trio (table, seat, value);

  return g_str_equal (table->trios, "each") ? 8 * n : 8 * MIN (n, 1);
}

static int
score_sequence (NaiveTable *table,
                guint       seat)
{
  guint left[7];
  int points = 0;

  for (guint value = 1; value <= 6; value++)
    left[value] = count_value (table, seat, value);

  for (guint length = 6; length >= 3; length--)
    for (guint start = 1; start + length <= 7;)
      {
        gboolean complete = TRUE;

        for (guint i = 0; i < length; i++)
          complete &= left[start + i] > 0;

        if (!complete)
          {
            start++;
            continue;
          }

        for (guint i = 0; i < length; i++)
          left[start + i]--;
        points += 2 * ((int) length - 2);
      }

  return points;
}

static int
rank (NaiveTable  *table,
      const guint *counts,
      guint        seat,
      guint        row)
{
  guint ahead = 0, tied = 0;

  for (guint i = 0; i < table->n_seats; i++)
    {
      ahead += counts[i] > counts[seat];
      tied += counts[i] == counts[seat];
    }

  return counts[seat] == 0 ? 0 : pay[row][ahead + tied];
}

static int
score_rows (NaiveTable *table,
            guint       seat,
            gboolean    by_color)
{
  int points = 0;

  for (guint row = 1; row <= 6; row++)
    {
      guint counts[5];

      for (guint i = 0; i < table->n_seats; i++)
        counts[i] = by_color ? count_color (table, i, table->board[row])
                              : count_value (table, i, row);

      points += rank (table, counts, seat, row);
    }

  return points;
}

int
naive_score (NaiveTable    *table,
             NaiveCategory  category,
             guint          seat)
{
  switch (category)
    {
    case NAIVE_EXACT:
      return score_exact (table, seat);
    case NAIVE_CLOSEST:
      return score_closest (table, seat);
    case NAIVE_COLORS:
      return score_colors (table, seat);
    case NAIVE_TRIO:
      return score_trio (table, seat);
    case NAIVE_SEQUENCE:
      return score_sequence (table, seat);
    case NAIVE_NUMBERS:
      return score_rows (table, seat, FALSE);
    case NAIVE_MAJORITY:
      return score_rows (table, seat, TRUE);
    default:
      g_assert_not_reached ();
    }
}
