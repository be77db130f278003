/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bango-naive.h"

#define AT(board, x, y) ((board)[(y) + NAIVE_MIDDLE][(x) + NAIVE_MIDDLE])

typedef char Board[NAIVE_SIZE][NAIVE_SIZE];
typedef int  Labels[NAIVE_SIZE][NAIVE_SIZE];

typedef struct
{
  int x0, y0, x1, y1;
} Box;

static const int side_x[] = { 0, 1, 0, -1 };
static const int side_y[] = { -1, 0, 1, 0 };

static Box
find_box (Board board)
{
  Box box = { NAIVE_MIDDLE, NAIVE_MIDDLE, -NAIVE_MIDDLE, -NAIVE_MIDDLE };

  for (int y = -NAIVE_MIDDLE; y < NAIVE_MIDDLE; y++)
    for (int x = -NAIVE_MIDDLE; x < NAIVE_MIDDLE; x++)
      if (AT (board, x, y) != ' ')
        {
          box.x0 = MIN (box.x0, x);
          box.x1 = MAX (box.x1, x);
          box.y0 = MIN (box.y0, y);
          box.y1 = MAX (box.y1, y);
        }

  return box;
}

static guint
count_in (Board board,
          Box   box,
          char  color)
{
  guint n = 0;

  for (int y = box.y0; y <= box.y1; y++)
    for (int x = box.x0; x <= box.x1; x++)
      n += AT (board, x, y) == color;

  return n;
}

static gboolean
has_neighbour (Board board,
               int   x,
               int   y)
{
  for (guint i = 0; i < 4; i++)
    if (AT (board, x + side_x[i], y + side_y[i]) != ' ')
      return TRUE;

  return FALSE;
}

static gboolean
has_free_side (Board board,
               int   x,
               int   y)
{
  for (guint i = 0; i < 4; i++)
    if (AT (board, x + side_x[i], y + side_y[i]) == ' ')
      return TRUE;

  return FALSE;
}

/* Every tile begins with a number of its own and takes over a higher one from its neighbours,
 * until nothing changes. */
static void
label_parts (Board  board,
             Box    box,
             Labels labels)
{
  gboolean changed = TRUE;
  int next = 1;

  for (int y = box.y0; y <= box.y1; y++)
    for (int x = box.x0; x <= box.x1; x++)
      AT (labels, x, y) = AT (board, x, y) != ' ' ? next++ : 0;

  while (changed)
    {
      changed = FALSE;

      for (int y = box.y0; y <= box.y1; y++)
        for (int x = box.x0; x <= box.x1; x++)
          for (guint i = 0; i < 4 && AT (board, x, y) != ' '; i++)
            {
              int bx = x + side_x[i];
              int by = y + side_y[i];

              if (AT (board, bx, by) != ' ' && AT (labels, bx, by) > AT (labels, x, y))
                {
                  AT (labels, x, y) = AT (labels, bx, by);
                  changed = TRUE;
                }
            }
    }
}

static guint
part_size (Labels labels,
           Box    box,
           int    label)
{
  guint n = 0;

  for (int y = box.y0; y <= box.y1; y++)
    for (int x = box.x0; x <= box.x1; x++)
      n += AT (labels, x, y) == label;

  return n;
}

static void
keep_part (Board  board,
           Labels labels,
           Box    box,
           int    label)
{
  for (int y = box.y0; y <= box.y1; y++)
    for (int x = box.x0; x <= box.x1; x++)
      if (AT (labels, x, y) != label)
        AT (board, x, y) = ' ';
}

static gboolean
has_five (Board board,
          char  color)
{
  static const int dx[] = { 1, 0, 1, 1 };
  static const int dy[] = { 0, 1, 1, -1 };
  Box box = find_box (board);

  for (int y = box.y0; y <= box.y1; y++)
    for (int x = box.x0; x <= box.x1; x++)
      for (guint i = 0; i < 4; i++)
        {
          guint n = 0;

          while (n < 5 && AT (board, x + (int) n * dx[i], y + (int) n * dy[i]) == color)
            n++;

          if (n == 5)
            return TRUE;
        }

  return FALSE;
}

static char
side_to_move (Naive *naive)
{
  return naive->turn % 2 == 1 ? 'Y' : 'R';
}

/* Returns how often the position has come up now. */
static guint
remember (Naive *naive)
{
  Box box = find_box (naive->cell);
  g_autoptr (GString) text = g_string_new (NULL);
  guint times;

  g_string_append_printf (text, "%c %d,%d", side_to_move (naive), box.x0, box.y0);

  for (int y = box.y0; y <= box.y1; y++)
    {
      g_string_append_c (text, '/');
      for (int x = box.x0; x <= box.x1; x++)
        g_string_append_c (text, AT (naive->cell, x, y));
    }

  times = GPOINTER_TO_UINT (g_hash_table_lookup (naive->seen, text->str)) + 1;
  g_hash_table_insert (naive->seen, g_strdup (text->str), GUINT_TO_POINTER (times));

  return times;
}

Naive *
naive_new (guint     n_seats,
           guint     first,
           gboolean  coughing,
           BangoCell yellow)
{
  Naive *naive = g_new0 (Naive, 1);

  naive->n_seats = n_seats;
  naive->turn = first;
  naive->coughing = coughing;
  naive->stock[0] = naive->stock[1] = 16;
  naive->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  memset (naive->cell, ' ', sizeof naive->cell);
  AT (naive->cell, yellow.x, yellow.y) = 'Y';
  AT (naive->cell, yellow.x + 1, yellow.y) = 'R';

  return naive;
}

void
naive_free (Naive *naive)
{
  g_hash_table_unref (naive->seen);
  g_free (naive);
}

guint
naive_count (Naive *naive,
             char   color)
{
  return count_in (naive->cell, find_box (naive->cell), color);
}

/* What is left after lifting: the board, and whether somebody starves. */
static BangoOutcome
find_famine (Board board,
             Box   box,
             char  lifted)
{
  gboolean yellow = count_in (board, box, 'Y') + (lifted == 'Y') < 5;
  gboolean red = count_in (board, box, 'R') + (lifted == 'R') < 5;

  return yellow && red ? BANGO_DRAWN : yellow ? BANGO_RED_WON : red ? BANGO_YELLOW_WON
                                                                    : BANGO_RUNNING;
}

static void
append (GArray          *moves,
        const BangoMove *parts)
{
  BglMove move = bango_move_pack (parts);

  g_array_append_val (moves, move);
}

static void
list_lift (Naive  *naive,
           Box     box,
           int     lx,
           int     ly,
           GArray *moves)
{
  BangoMove move = { .seat = naive->turn, .from = { lx, ly } };
  g_autofree Board *lifted = g_memdup2 (naive->cell, sizeof (Board));
  g_autofree Labels *labels = g_malloc (sizeof (Labels));
  guint largest = 0;
  guint n_largest = 0;
  int known[4] = { 0 };
  guint size[4] = { 0 };

  AT (*lifted, lx, ly) = ' ';
  label_parts (*lifted, box, *labels);

  for (guint i = 0; i < 4; i++)
    {
      int x = lx + side_x[i];
      int y = ly + side_y[i];
      gboolean again = FALSE;

      if (AT (*lifted, x, y) == ' ')
        continue;

      for (guint j = 0; j < i; j++)
        again |= known[j] == AT (*labels, x, y);

      if (again)
        continue;

      known[i] = AT (*labels, x, y);
      size[i] = part_size (*labels, box, known[i]);
      largest = MAX (largest, size[i]);
    }

  for (guint i = 0; i < 4; i++)
    n_largest += known[i] != 0 && size[i] == largest;

  for (guint i = 0; i < 4; i++)
    {
      g_autofree Board *rest = NULL;

      if (known[i] == 0 || size[i] < largest)
        continue;

      rest = g_memdup2 (*lifted, sizeof (Board));
      keep_part (*rest, *labels, box, known[i]);
      move.keep = n_largest > 1 ? BANGO_DIRECTION_UP + i : BANGO_DIRECTION_NONE;
      move.kind = BANGO_STARVE;

      if (find_famine (*rest, box, AT (naive->cell, lx, ly)) != BANGO_RUNNING)
        {
          append (moves, &move);
          continue;
        }

      move.kind = BANGO_SHIFT;

      for (int y = box.y0 - 1; y <= box.y1 + 1; y++)
        for (int x = box.x0 - 1; x <= box.x1 + 1; x++)
          if (AT (*rest, x, y) == ' ' && has_neighbour (*rest, x, y) && (x != lx || y != ly))
            {
              move.to = (BangoCell) { x, y };
              append (moves, &move);
            }
    }
}

void
naive_list (Naive  *naive,
            GArray *moves)
{
  BangoMove move = { .seat = naive->turn };
  Box box = find_box (naive->cell);

  for (int y = box.y0 - 1; y <= box.y1 + 1; y++)
    for (int x = box.x0 - 1; x <= box.x1 + 1; x++)
      {
        if (naive->second_round)
          {
            if (AT (naive->cell, x, y) == side_to_move (naive) && has_free_side (naive->cell, x, y))
              list_lift (naive, box, x, y, moves);
          }
        else if (AT (naive->cell, x, y) == ' ' && has_neighbour (naive->cell, x, y))
          {
            move.kind = BANGO_LAY;
            move.to = (BangoCell) { x, y };
            append (moves, &move);
          }
      }

  if (moves->len == 0)
    {
      move.kind = BANGO_PASS;
      append (moves, &move);
    }

  if (naive->coughing && !naive->coughed)
    {
      move.kind = BANGO_COUGH;
      move.seat = (naive->turn + 1) % 4 + 1;
      append (moves, &move);
    }
}

static void
begin_anew (Naive *naive)
{
  g_hash_table_remove_all (naive->seen);
  naive->quiet = 0;
}

static void
lift (Naive           *naive,
      const BangoMove *move)
{
  char color = side_to_move (naive);
  g_autofree Labels *labels = g_malloc (sizeof (Labels));
  Box box = find_box (naive->cell);
  guint before = count_in (naive->cell, box, 'Y') + count_in (naive->cell, box, 'R');
  guint largest = 0;
  int kept = 0;

  AT (naive->cell, move->from.x, move->from.y) = ' ';
  label_parts (naive->cell, box, *labels);

  for (guint i = 0; i < 4; i++)
    {
      int label = AT (*labels, move->from.x + side_x[i], move->from.y + side_y[i]);
      guint size = label != 0 ? part_size (*labels, box, label) : 0;

      if (move->keep == BANGO_DIRECTION_UP + i ||
          (move->keep == BANGO_DIRECTION_NONE && size > largest))
        {
          largest = size;
          kept = label;
        }
    }

  keep_part (naive->cell, *labels, box, kept);

  if (count_in (naive->cell, box, 'Y') + count_in (naive->cell, box, 'R') < before - 1)
    {
      begin_anew (naive);
      naive->quiet = (guint) -1;
    }

  naive->outcome = find_famine (naive->cell, box, color);
}

void
naive_play (Naive   *naive,
            BglMove  packed)
{
  BangoMove move = bango_move_unpack (packed);
  char color = side_to_move (naive);
  gboolean began = FALSE;

  if (move.kind == BANGO_COUGH)
    {
      naive->coughed = TRUE;
      return;
    }

  if (move.kind == BANGO_LAY)
    naive->stock[color == 'R']--;

  if (move.kind == BANGO_SHIFT || move.kind == BANGO_STARVE)
    lift (naive, &move);

  if (naive->outcome != BANGO_RUNNING)
    return;

  if (move.kind == BANGO_LAY || move.kind == BANGO_SHIFT)
    AT (naive->cell, move.to.x, move.to.y) = color;

  if (has_five (naive->cell, color))
    {
      naive->outcome = color == 'Y' ? BANGO_YELLOW_WON : BANGO_RED_WON;
      return;
    }

  naive->turn = naive->turn % naive->n_seats + 1;
  naive->coughed = FALSE;

  if (!naive->second_round && naive->stock[0] + naive->stock[1] == 0)
    {
      naive->second_round = TRUE;
      began = TRUE;
    }

  if (!naive->second_round)
    return;

  naive->quiet += !began;

  if (remember (naive) == 3 || naive->quiet == 120)
    naive->outcome = BANGO_DRAWN;
}
