/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-layout-private.h"

/* The width of a board that two languages share, as a multiple of the column width. */
#define SHARED_BOARD   1.15
/* The smallest scale of a board that shrinks instead of leaving half of a sheet empty, and of a board with words,
 * which must stay readable. */
#define SMALLEST_BOARD 0.66
#define SMALLEST_WORDS 0.85
#define FRAME          (2 * BGL_PRINT_BOARD_PAD)
/* The smallest scale of the pictures before and after a move to place them side by side, relative to their size one
 * below the other; and the smallest scale of boards without words that are higher than FLAT times their width, which
 * are easier to see. */
#define SMALLEST_PAIR  0.5
#define SMALLEST_PLAIN 0.4
#define FLAT           0.38
#define SHRINK_STEP    0.03
/* The additional scale of a board that is shown only in part. */
#define CLOSEUP_SCALE  1.3
/* The step of the search for a common height of the columns of a sheet. */
#define BALANCE_STEP   10.0
/* The space below items that span all columns, as a multiple of the text size. */
#define BELOW_SPANNING 1.3

/* The columns between two items that span all of them. */
typedef struct
{
  guint    sheet;
  double   top;     /* of the columns on that sheet */
  double   bottom;  /* of the longest one */
  gboolean rigid;   /* boards do not become smaller to fit */
} Band;

static BglPrintItem *
get_item (BglPrintLayout *self,
          guint           index)
{
  return self->items->pdata[index];
}

static double
get_room (BglPrintLayout *self,
          double          top)
{
  return self->height - BGL_PRINT_FOOTER_HEIGHT - top;
}

static double
get_board_room (BglPrintLayout *self)
{
  return self->column_width * (self->matter.n_languages > 1 ? SHARED_BOARD : 1) - FRAME;
}

static double
get_smallest (BglPrintLayout *self)
{
  return self->ui->has_words ? SMALLEST_WORDS : SMALLEST_BOARD;
}

/* All boards of a game have the same scale, except close-ups. The empty table around a board is already cut away. */
static double
get_scale (BglPrintLayout *self,
           BglPrintBoard  *board)
{
  const double full = self->ui->example_size[0] * (double) BGL_PRINT_BOARD_DOTS;
  const int width = bgl_print_board_get_width (board);
  const double scale = get_board_room (self) / full;

  return MIN (self->ui->closeup > 0 && width < full / 2 ? scale * CLOSEUP_SCALE : scale,
              get_board_room (self) / width);
}

/* The scale of two pictures side by side. Two languages share them across the whole width of the sheet. */
static double
get_pair_scale (BglPrintLayout *self,
                BglPrintBoard  *board)
{
  const double room = self->n_columns > 1 ? get_board_room (self) : self->width - FRAME;

  return (room - FRAME - BGL_PRINT_ARROW_ROOM) / 2 / bgl_print_board_get_width (board);
}

gboolean
bgl_print_place_is_stacked (BglPrintLayout *self,
                            BglPrintBoard  *board)
{
  const gboolean plain = bgl_print_board_get_height (board, 0) > FLAT * bgl_print_board_get_width (board);
  const double smallest = self->ui->has_words ? SMALLEST_WORDS : plain ? SMALLEST_PLAIN : SMALLEST_PAIR;

  return bgl_print_board_get_n_pictures (board) > 1 &&
         get_pair_scale (self, board) < get_scale (self, board) * smallest;
}

static void
size_board (BglPrintLayout *self,
            BglPrintItem   *item,
            double          scale)
{
  double height = 0;

  item->scale = get_scale (self, item->board);
  if (item->n_across > 1)
    item->scale = MIN (item->scale, get_pair_scale (self, item->board));
  item->scale *= scale * self->board_scale;

  for (guint i = 0; i < item->n_across; i++)
    height = MAX (height, bgl_print_board_get_height (item->board, item->first + i));
  item->height = height * item->scale + FRAME + (item->following ? BGL_PRINT_ARROW_ROOM : 0);
  item->width = item->n_across * (bgl_print_board_get_width (item->board) * item->scale + FRAME + BGL_PRINT_ARROW_ROOM) -
                BGL_PRINT_ARROW_ROOM;
}

static void
size (BglPrintLayout *self,
      BglPrintItem   *item,
      double          scale)
{
  if (item->board == NULL)
    return;

  if (bgl_print_board_is_strip (item->board))
    bgl_print_strip_size (self, item, scale);
  else
    size_board (self, item, scale);
}

static void
size_all (BglPrintLayout *self,
          guint           first,
          guint           end,
          double          scale)
{
  for (guint i = first; i < end; i++)
    size (self, get_item (self, i), scale);
}

/* Returns the end of the chain that begins at the item, and sets its height. */
static guint
find_chain_end (BglPrintLayout *self,
                guint           first,
                guint           end,
                gboolean        on_top,
                double         *height)
{
  guint last = first;

  *height = 0;
  do
    *height += get_item (self, last)->height + (on_top && last == first ? 0 : get_item (self, last)->above);
  while (get_item (self, last++)->chained && last < end);

  return last;
}

/* Shrinks the board at the end of a chain by the missing height, if it stays large enough. If it is the picture
 * after a move, the picture before the move shrinks, too. */
static gboolean
shrink_to_fit (BglPrintLayout *self,
               guint           end,
               double          missing)
{
  BglPrintItem *last = get_item (self, end - 1);
  BglPrintItem *first = last->following ? get_item (self, end - 2) : last;
  double height;

  if (last->board == NULL)
    return FALSE;

  height = first->height + last->height;
  /* Frames, arrows and captions keep their size. */
  for (double scale = 1 - SHRINK_STEP; scale >= get_smallest (self); scale -= SHRINK_STEP)
    {
      size (self, first, scale);
      size (self, last, scale);
      if (first->height + last->height <= height - (first != last ? missing : 2 * missing))
        return TRUE;
    }

  size (self, first, 1);
  size (self, last, 1);

  return FALSE;
}

/* Whether a chain fits that leaves this much room. If the rest is negative, boards may be made smaller. */
static gboolean
fits (BglPrintLayout *self,
      const Band     *band,
      guint           end,
      double          rest)
{
  return rest >= 0 || (!band->rigid && shrink_to_fit (self, end, -rest));
}

/* Places a chain and returns its lower edge. */
static double
put (BglPrintLayout *self,
     guint           first,
     guint           end,
     guint           sheet,
     guint           column,
     double          y,
     gboolean        on_top)
{
  for (guint i = first; i < end; i++)
    {
      BglPrintItem *item = get_item (self, i);

      if (!on_top || i > first)
        y += item->above;
      item->sheet = sheet;
      item->column = column;
      item->y = y;
      y += item->height;
    }

  return y;
}

/* Fills columns of that height with the items, and continues on further sheets when the columns are full. */
static void
fill (BglPrintLayout *self,
      guint           first,
      guint           end,
      Band           *band,
      double          room)
{
  guint column = 0;
  double y = band->top;

  size_all (self, first, end, 1);
  band->bottom = band->top;

  for (guint i = first; i < end;)
    {
      double chain;
      guint chain_end = find_chain_end (self, i, end, y <= band->top, &chain);
      gboolean breaking = self->breaking > 0 && i == self->breaking && (column > 0 || y > band->top);

      /* A column below other items may be too short for a chain. In a column of full height, every chain is placed. */
      while (breaking || ((y > band->top || band->top > 0) &&
                          !fits (self, band, chain_end, band->top + room - y - chain)))
        {
          column = breaking ? self->n_columns : column + 1;
          if (column == self->n_columns)
            {
              column = 0;
              band->sheet++;
              band->top = band->bottom = 0;
              room = get_room (self, 0);
            }
          y = band->top;
          chain_end = find_chain_end (self, i, end, TRUE, &chain);
          breaking = FALSE;
        }

      y = put (self, i, chain_end, band->sheet, column, y, y <= band->top);
      band->bottom = MAX (band->bottom, y);
      i = chain_end;
    }
}

/* Makes the columns of the sheet on which the items end equally long, if this is possible without smaller boards. */
static void
balance (BglPrintLayout *self,
         guint           first,
         guint           end,
         Band           *band)
{
  const double room = get_room (self, band->top);
  const guint breaking = self->breaking;
  const Band whole = *band;
  double taken = 0;

  while (get_item (self, first)->sheet < band->sheet)
    first++;
  for (guint i = first; i < end; i++)
    taken += get_item (self, i)->height + get_item (self, i)->above;

  self->breaking = 0;
  for (double height = taken / self->n_columns - 2 * BALANCE_STEP; height < room; height += BALANCE_STEP)
    {
      *band = whole;
      band->rigid = TRUE;
      fill (self, first, end, band, height);
      band->rigid = FALSE;
      if (band->sheet == whole.sheet)
        break;
    }
  if (band->sheet != whole.sheet)
    {
      *band = whole;
      fill (self, first, end, band, room);
    }
  self->breaking = breaking;
}

static double
measure (BglPrintLayout *self,
         guint           first,
         guint           end,
         gboolean        on_top)
{
  double height = 0;

  for (guint i = first; i < end; i++)
    height += get_item (self, i)->height + (on_top && i == first ? 0 : get_item (self, i)->above);

  return height;
}

/* Gives all pictures of a strip the same size, at which the strip fits into the room if they stay large enough. */
static void
size_strip (BglPrintLayout *self,
            guint           first,
            guint           end,
            double          room,
            gboolean        on_top)
{
  for (double scale = 1; scale >= get_smallest (self); scale -= SHRINK_STEP)
    {
      size_all (self, first, end, scale);
      if (measure (self, first, end, on_top) <= room)
        return;
    }

  size_all (self, first, end, 1);
}

/* Places items that span all columns below the columns. */
static void
span (BglPrintLayout *self,
      guint           first,
      guint           end,
      Band           *band)
{
  gboolean on_top = band->bottom <= 0;

  size_strip (self, first, end, get_room (self, band->bottom), on_top);
  for (guint i = first; i < end;)
    {
      double chain;
      guint chain_end = find_chain_end (self, i, end, on_top, &chain);

      if (!on_top && chain > get_room (self, band->bottom))
        {
          band->sheet++;
          band->bottom = 0;
          size_strip (self, i, end, get_room (self, 0), TRUE);
          on_top = TRUE;
        }
      band->bottom = put (self, i, chain_end, band->sheet, 0, band->bottom, on_top);
      on_top = FALSE;
      i = chain_end;
    }
}

void
bgl_print_place_items (BglPrintLayout *self)
{
  Band band = { .top = self->top, .bottom = self->top };
  guint end;

  for (guint i = 0; i < self->items->len; i = end)
    {
      const gboolean spanning = get_item (self, i)->spanning;

      end = i;
      while (end < self->items->len && get_item (self, end)->spanning == spanning)
        end++;
      if (spanning)
        {
          span (self, i, end, &band);
          band.top = band.bottom + BELOW_SPANNING * self->size;
          continue;
        }

      fill (self, i, end, &band, get_room (self, band.top));
      if (self->n_columns > 1)
        balance (self, i, end, &band);
    }

  self->n_sheets = band.sheet + 1;
}

/* Queries */

guint
bgl_print_layout_count_pictures (BglPrintLayout *self,
                                 guint           sheet)
{
  guint n_pictures = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->items->len; i++)
    if (get_item (self, i)->board != NULL && get_item (self, i)->sheet == sheet)
      n_pictures += get_item (self, i)->n_across;

  return n_pictures;
}

double
bgl_print_layout_get_depth (BglPrintLayout *self,
                            guint           sheet)
{
  double depth = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->items->len; i++)
    if (get_item (self, i)->sheet == sheet)
      depth = MAX (depth, get_item (self, i)->y + get_item (self, i)->height);

  return depth;
}

guint
bgl_print_layout_find_page (BglPrintLayout *self,
                            const char     *section)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (section != NULL, 0);

  for (guint i = 0; i < self->items->len; i++)
    if (g_strcmp0 (get_item (self, i)->id, section) == 0)
      return get_item (self, i)->sheet + 1;

  return 0;
}
