/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-layout-private.h"

/* The width of a board that two languages share, in parts of a column. */
#define SHARED_BOARD   1.15
/* How small a board may become rather than leave half of a sheet empty. */
#define SMALLEST_BOARD 0.7
/* Between the pictures before and after a move. */
#define ARROW_ROOM     18.0
/* The step in which the columns of the last sheet look for a common height. */
#define BALANCE_STEP   10.0

static BglPrintItem *
get_item (BglPrintLayout *self,
          guint           index)
{
  return self->items->pdata[index];
}

/* A board is as large as all others of its game, with the empty table around it cut away. Two pictures are side by
 * side. */
void
bgl_print_place_size (BglPrintLayout *self,
                      BglPrintItem   *item,
                      double          scale)
{
  const double frame = 2 * BGL_PRINT_BOARD_PAD;
  const double room = self->column_width * (self->matter.n_languages > 1 ? SHARED_BOARD : 1) - frame;
  const double full = (self->look != NULL ? self->look->example_size[0] : 1) * (double) BGL_PRINT_BOARD_DOTS;
  const double pair = (room - frame - ARROW_ROOM) / 2;

  item->scale = room / full * self->board_scale;
  if (item->board->n_pictures > 1)
    item->scale = MIN (item->scale, pair / item->board->width);
  item->scale *= scale;
  item->width = item->board->width * item->scale + frame;
  if (item->board->n_pictures > 1)
    item->width += item->width + ARROW_ROOM;
  item->height = item->board->height * item->scale + frame;
}

/* Where the chain that begins at the item ends, and how much room it takes. */
static guint
find_chain_end (BglPrintLayout *self,
                guint           first,
                gboolean        on_top,
                double         *height)
{
  guint end = first;

  *height = 0;
  do
    *height += get_item (self, end)->height + (on_top && end == first ? 0 : get_item (self, end)->above);
  while (get_item (self, end++)->chained && end < self->items->len);

  return end;
}

/* A board at the end of the chain gives up as much of its height as is missing, if it stays large enough. */
static gboolean
shrink_to_fit (BglPrintLayout *self,
               guint           end,
               double          missing)
{
  BglPrintItem *last = get_item (self, end - 1);
  const double height = last->height - 2 * BGL_PRINT_BOARD_PAD;

  if (last->board == NULL || height - missing < height * SMALLEST_BOARD)
    return FALSE;

  bgl_print_place_size (self, last, (height - missing) / height);

  return TRUE;
}

/* Places the items from the first one on, beginning with a sheet whose columns have that room. */
static void
place (BglPrintLayout *self,
       guint           first,
       guint           sheet,
       double          top,
       double          room)
{
  guint column = 0;
  double y = top;

  for (guint i = first; i < self->items->len; i++)
    if (get_item (self, i)->board != NULL)
      bgl_print_place_size (self, get_item (self, i), 1);

  for (guint i = first; i < self->items->len;)
    {
      double chain;
      guint end = find_chain_end (self, i, y <= top, &chain);
      gboolean breaking = self->breaking > 0 && i == self->breaking && (column > 0 || y > top);

      if (breaking ||
          (y > top && y + chain > top + room && !shrink_to_fit (self, end, y + chain - top - room)))
        {
          column = breaking ? self->n_columns : column + 1;
          if (column == self->n_columns)
            {
              column = 0;
              sheet++;
              top = 0;
              room = self->height - BGL_PRINT_FOOTER_HEIGHT;
            }
          y = top;
        }

      for (; i < end; i++)
        {
          BglPrintItem *item = get_item (self, i);

          if (y > top)
            y += item->above;
          item->sheet = sheet;
          item->column = column;
          item->y = y;
          y += item->height;
        }
    }

  self->n_sheets = sheet + 1;
}

void
bgl_print_place_items (BglPrintLayout *self)
{
  place (self, 0, 0, self->top, self->height - BGL_PRINT_FOOTER_HEIGHT - self->top);
}

void
bgl_print_place_balance (BglPrintLayout *self)
{
  guint last = self->n_sheets - 1;
  double top = last == 0 ? self->top : 0;
  double room = self->height - BGL_PRINT_FOOTER_HEIGHT - top;
  guint breaking = self->breaking;
  guint first = 0;
  double taken = 0;

  while (get_item (self, first)->sheet < last)
    first++;
  for (guint i = first; i < self->items->len; i++)
    taken += get_item (self, i)->height + get_item (self, i)->above;

  self->breaking = 0;
  for (double height = taken / self->n_columns - 2 * BALANCE_STEP; height < room; height += BALANCE_STEP)
    {
      place (self, first, last, top, height);
      if (self->n_sheets == last + 1)
        {
          self->breaking = breaking;
          return;
        }
    }

  place (self, first, last, top, room);
  self->breaking = breaking;
}
