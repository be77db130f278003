/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-layout-private.h"

#include <math.h>

#define WIDE       620 /* the minimum width for a column at the side */
#define TRAY_GAP   4
#define HAND       270 /* the minimum width in which the dice of another player are large enough */

/* The distance between dice, in sizes of a die. The space that a rotated die does not need is used to scatter the
 * dice. */
#define WIDE_PITCH   1.36
#define NARROW_PITCH 1.28
#define SPREAD       1.5  /* the largest distance between dice, in pitches */

#define MAX_POOL_DIE 58

/* A player who chooses a place for a die has at most this many trays, including the one for a new group. */
#define TRAYS BANGKOK_DICE

/* The pool */

/* Returns how many columns of that pitch hold the dice, or 0 if the dice do not fit into the height. Every second
 * row is offset by half a place. */
static guint
get_columns (guint  n,
             double width,
             double height,
             double pitch)
{
  int columns = (int) (width / pitch - 0.5);
  int rows = (int) (height / pitch);

  return columns > 0 && rows > 0 && (guint) (columns * rows) >= n ? (guint) columns : 0;
}

static double
get_pitch (const BangkokLayout *layout)
{
  return layout->wide ? WIDE_PITCH : NARROW_PITCH;
}

/* In the quiz, where the user cannot move dice, dice may be as small in the pool as in a hand. */
static int
get_least_pool_die (const BangkokLayout *layout)
{
  return layout->in.quiz ? MIN_HAND_DIE : MIN_POOL_DIE;
}

static void
fit_pool (BangkokLayout *layout)
{
  const guint n = MAX (layout->in.n_places, 1);
  const double width = layout->pool.size.width;
  const double height = layout->pool.size.height;

  for (int die = (int) (MAX_POOL_DIE * layout->growth); die >= get_least_pool_die (layout); die--)
    {
      layout->pool_die = die;
      layout->pitch = die * get_pitch (layout);
      layout->pool_columns = get_columns (n, width, height, layout->pitch);
      if (layout->pool_columns > 0)
        break;
    }

  /* Of all arrangements that fit, choose the one whose places are closest to squares. */
  if (layout->pool_columns > 0)
    {
      const guint most = layout->pool_columns;
      const guint rows = (guint) (height / layout->pitch);
      const guint even = (guint) (sqrt (n * width / height) + 0.5);

      layout->pool_columns = CLAMP (even, (n + rows - 1) / rows, most);
    }
  else
    layout->pool_columns = MAX ((guint) (width / layout->pitch - 0.5), 1);
}

/* The height of the pool for dice of that size. */
double
bangkok_layout_get_pool_height (const BangkokLayout *layout,
                                double               width,
                                int                  die)
{
  const guint n = MAX (layout->in.n_places, 1);
  const double pitch = die * get_pitch (layout);
  const guint columns = MAX ((guint) (width / pitch - 0.5), 1);

  return (n + columns - 1) / columns * pitch;
}

void
bangkok_layout_get_slot (const BangkokLayout *layout,
                         const BangkokSlot   *slot,
                         graphene_point_t    *middle)
{
  const guint n = MAX (layout->in.n_places, 1);
  const guint rows = (n + layout->pool_columns - 1) / layout->pool_columns;
  const guint row = slot->place / layout->pool_columns;
  const guint column = slot->place % layout->pool_columns;
  /* Distribute the places over the whole pool. */
  const double across = MIN (layout->pool.size.width / (layout->pool_columns + 0.5), layout->pitch * SPREAD);
  const double down = MIN (layout->pool.size.height / rows, layout->pitch * SPREAD);
  const double left = (layout->pool.size.width - across * (layout->pool_columns + 0.5)) / 2;
  const double top = (layout->pool.size.height - down * rows) / 2;
  const double free_x = MAX (across - layout->pool_die * BANGKOK_TURNED, 0) / 2;
  const double free_y = MAX (down - layout->pool_die * BANGKOK_TURNED, 0) / 2;

  graphene_point_init (middle,
                       layout->pool.origin.x + left + (column + 0.5 + (row % 2) * 0.5) * across + slot->x * free_x,
                       layout->pool.origin.y + top + (row + 0.5) * down + slot->y * free_y);
}

/* Hands */

gboolean
bangkok_layout_is_in_front (const BangkokLayout *layout,
                            guint                seat)
{
  return seat == layout->in.own && !layout->ranks;
}

int
bangkok_layout_get_die_size (const BangkokLayout *layout,
                             guint                seat)
{
  return bangkok_layout_is_in_front (layout, seat) ? layout->own_die : layout->hand_die;
}

int
bangkok_layout_get_tray_height (const BangkokLayout *layout,
                                int                  die)
{
  return 2 * PAD + die + layout->in.line;
}

int
bangkok_layout_get_tray_die (int width,
                             int largest)
{
  return MIN ((width - (TRAYS - 1) * TRAY_GAP) / TRAYS - 2 * PAD, largest);
}

void
bangkok_layout_get_trays (const BangkokLayout *layout,
                          const BangkokHand   *hand,
                          guint                seat,
                          graphene_rect_t      trays[BANGKOK_DICE + 1])
{
  const graphene_rect_t *bounds = &layout->hands[seat - 1];
  const gboolean in_front = bangkok_layout_is_in_front (layout, seat);
  const int die = bangkok_layout_get_die_size (layout, seat);
  const int height = bangkok_layout_get_tray_height (layout, die);
  double x = in_front ? bounds->origin.x + GAP
                      : layout->names[seat - 1].origin.x + layout->names[seat - 1].size.width;
  double y = in_front ? bounds->origin.y + bounds->size.height - GAP - height
                      : bounds->origin.y + (bounds->size.height - height) / 2;

  for (guint i = 0; i <= BANGKOK_DICE; i++)
    {
      guint n = i < hand->n_groups ? hand->size[i] : 1;
      double width = 2 * PAD + n * die + (n - 1) * 2;

      trays[i] = GRAPHENE_RECT_INIT (x, y, width, height);
      x += width + TRAY_GAP;
    }
}

void
bangkok_layout_get_die (const BangkokLayout   *layout,
                        guint                  seat,
                        const graphene_rect_t *tray,
                        guint                  number,
                        graphene_point_t      *middle)
{
  const int die = bangkok_layout_get_die_size (layout, seat);

  graphene_point_init (middle,
                       tray->origin.x + PAD + number * (die + 2) + die / 2.0,
                       tray->origin.y + PAD + die / 2.0);
}

/* Printed parts */

void
bangkok_layout_get_row_die (const BangkokLayout *layout,
                            guint                row,
                            graphene_point_t    *middle)
{
  const graphene_rect_t *bounds = &layout->rows[row - 1];

  if (layout->wide)
    graphene_point_init (middle, bounds->origin.x + 32 + layout->board_die / 2.0,
                         bounds->origin.y + bounds->size.height / 2);
  else
    graphene_point_init (middle, bounds->origin.x + bounds->size.width / 2,
                         bounds->origin.y + layout->in.line + layout->board_die / 2.0);
}

void
bangkok_layout_get_square (const BangkokLayout *layout,
                           guint                square,
                           graphene_rect_t     *bounds)
{
  const guint rows = BANGKOK_SQUARES / layout->track_columns;
  const double left = layout->track.origin.x + GAP;
  const double top = layout->track.origin.y + GAP;
  const double width = (layout->track.size.width - 2 * GAP) / layout->track_columns;
  const double height = (layout->track.size.height - 2 * GAP - PAD) / (rows + 1);
  const double hundred = (layout->track.size.width - 2 * GAP) / BANGKOK_HUNDREDS;

  if (square < BANGKOK_SQUARES)
    *bounds = GRAPHENE_RECT_INIT (left + square % layout->track_columns * width,
                                  top + square / layout->track_columns * height,
                                  width, height);
  else
    *bounds = GRAPHENE_RECT_INIT (left + (square - BANGKOK_SQUARES) * hundred, top + rows * height + PAD,
                                  hundred, height);
}

guint
bangkok_layout_get_hand_columns (const BangkokLayout *layout,
                                 double               width)
{
  return layout->in.n_seats > 2 && width >= 2 * HAND + GAP ? 2 : 1;
}

void
bangkok_layout_fit_hands (BangkokLayout *layout,
                          double         width)
{
  const int columns = (int) bangkok_layout_get_hand_columns (layout, width);
  const int each = (int) (width - (columns - 1) * GAP) / columns;

  layout->hand_die = bangkok_layout_get_tray_die (each - layout->in.name_width - 2 * PAD,
                                                  (int) (34 * layout->growth));
}

int
bangkok_layout_get_hand_height (const BangkokLayout *layout,
                                gboolean             tight)
{
  return bangkok_layout_get_tray_height (layout, layout->hand_die) + (tight ? TIGHT / 2 : 2 * PAD);
}

void
bangkok_layout_place_hands (BangkokLayout *layout,
                            guint          first,
                            guint          n,
                            double         x,
                            double        *y,
                            double         width,
                            gboolean       tight)
{
  const guint columns = bangkok_layout_get_hand_columns (layout, width);
  const double each = (width - (columns - 1) * GAP) / columns;
  const int height = bangkok_layout_get_hand_height (layout, tight);
  const int gap = tight ? TIGHT / 2 : GAP;

  for (guint i = 0; i < n; i++)
    {
      guint seat = (first - 1 + i) % layout->in.n_seats;
      double left = x + i % columns * (each + GAP);
      double top = *y + i / columns * (height + gap);

      layout->hands[seat] = GRAPHENE_RECT_INIT (left, top, each, height);
      layout->names[seat] = GRAPHENE_RECT_INIT (left + PAD, top, layout->in.name_width, height);
    }

  *y += (n + columns - 1) / columns * (height + gap);
}

void
bangkok_layout_place_others (BangkokLayout *layout,
                             double         x,
                             double        *y,
                             double         width)
{
  bangkok_layout_place_hands (layout, layout->in.own + 1, layout->in.n_seats - 1, x, y, width, FALSE);
}

int
bangkok_layout_get_own_height (const BangkokLayout *layout)
{
  return layout->in.strip_height + bangkok_layout_get_tray_height (layout, layout->own_die) + 3 * GAP;
}

void
bangkok_layout_place_own (BangkokLayout *layout,
                          double         x,
                          double        *y,
                          double         width)
{
  const int height = bangkok_layout_get_own_height (layout);

  layout->hands[layout->in.own - 1] = GRAPHENE_RECT_INIT (x, *y, width, height);
  layout->strip = GRAPHENE_RECT_INIT (x + GAP, *y + GAP, width - 2 * GAP, layout->in.strip_height);
  *y += height + GAP;
}

void
bangkok_layout_init (BangkokLayout            *layout,
                     const BangkokLayoutInput *input)
{
  memset (layout, 0, sizeof *layout);
  layout->in = *input;
  layout->in.name_width = MIN (input->name_width, input->width / 4);
  layout->growth = 1;
  if (input->parts != 0)
    {
      bangkok_layout_place_parts (layout);
      fit_pool (layout);
      return;
    }
  layout->wide = input->width >= WIDE && bangkok_layout_fits_wide (&layout->in);

  if (layout->wide)
    {
      layout->growth = CLAMP (MIN (input->width / 900.0, input->height / 640.0), 1, 1.5);
      bangkok_layout_place_wide (layout);
    }
  else if (input->counting)
    bangkok_layout_place_ranks (layout, input->height);
  else
    bangkok_layout_place_narrow (layout);

  if (input->sheet_width > 0 && layout->sheet.size.height == 0)
    {
      double width = MIN (input->sheet_width, layout->pool.size.width);

      layout->sheet = GRAPHENE_RECT_INIT (layout->pool.origin.x + (layout->pool.size.width - width) / 2,
                                          layout->pool.origin.y + (layout->pool.size.height - input->sheet_height) / 2,
                                          width, input->sheet_height);
    }
  fit_pool (layout);
}
