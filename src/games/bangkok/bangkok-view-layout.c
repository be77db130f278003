/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-layout-private.h"

#include <math.h>

#define WIDE       620 /* the minimum width for a column at the side */
#define MIN_SIDE   200
#define MAX_SIDE   244
#define TRAY_GAP   4
#define HAND       270 /* the minimum width in which the dice of another player are large enough */

/* The distance between dice, in sizes of a die. The space that a rotated die does not need is used to scatter the
 * dice. */
#define WIDE_PITCH   1.36
#define NARROW_PITCH 1.28
#define SPREAD       1.5  /* the largest distance between dice, in pitches */

#define MAX_POOL_DIE 58
#define MIN_POOL_DIE 26
#define MIN_HAND_DIE 18
#define MIN_TRACK    150

#define TIGHT 4  /* the space around and between hands that must move close together */

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

static int
get_tray_height (const BangkokLayout *layout,
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
  const int height = get_tray_height (layout, die);
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

/* Hands that are not in front are in two columns if there is room. */
static guint
get_hand_columns (const BangkokLayout *layout,
                  double               width)
{
  return layout->in.n_seats > 2 && width >= 2 * HAND + GAP ? 2 : 1;
}

static void
fit_hands (BangkokLayout *layout,
           double         width)
{
  const int columns = (int) get_hand_columns (layout, width);

  layout->hand_die = bangkok_layout_get_tray_die ((int) (width - (columns - 1) * GAP) / columns - layout->in.name_width - 2 * PAD,
                                   (int) (34 * layout->growth));
}

int
bangkok_layout_get_hand_height (const BangkokLayout *layout,
                                gboolean             tight)
{
  return get_tray_height (layout, layout->hand_die) + (tight ? TIGHT / 2 : 2 * PAD);
}

/* Places a row for each seat, beginning with the first, in the order of play. */
static void
place_hands (BangkokLayout *layout,
             guint          first,
             guint          n,
             double         x,
             double        *y,
             double         width,
             gboolean       tight)
{
  const guint columns = get_hand_columns (layout, width);
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

static void
place_others (BangkokLayout *layout,
              double         x,
              double        *y,
              double         width)
{
  place_hands (layout, layout->in.own + 1, layout->in.n_seats - 1, x, y, width, FALSE);
}

static int
get_own_height (const BangkokLayout *layout)
{
  return layout->in.strip_height + get_tray_height (layout, layout->own_die) + 3 * GAP;
}

void
bangkok_layout_place_own (BangkokLayout *layout,
                          double         x,
                          double        *y,
                          double         width)
{
  const int height = get_own_height (layout);

  layout->hands[layout->in.own - 1] = GRAPHENE_RECT_INIT (x, *y, width, height);
  layout->strip = GRAPHENE_RECT_INIT (x + GAP, *y + GAP, width - 2 * GAP, layout->in.strip_height);
  *y += height + GAP;
}

/* The minimum height of a row of the values board at the side, which is lower if the table of points needs room. */
static int
get_least_row (const BangkokLayout *layout,
               gboolean             sheet)
{
  return MAX (sheet ? 22 : 30, layout->in.line + 6);
}

/* The height of the column at the side, without the part at its bottom. */
static int
get_side_height (const BangkokLayout *layout,
                 gboolean             sheet)
{
  const int line = layout->in.line;

  return 2 * MARGIN + MAX (64, 3 * line + 20) + line + BANGKOK_ROWS * get_least_row (layout, sheet) + PAD + 3 * GAP;
}

/* Places the column at the side, with the table of points instead of the score track if sheet is set. */
static void
place_side (BangkokLayout *layout,
            double         side,
            gboolean       sheet)
{
  const int line = layout->in.line;
  const int goal = MAX (64, 3 * line + 20);
  const int heading = line + GAP;
  const int least_row = get_least_row (layout, sheet);
  const int free = layout->in.height - get_side_height (layout, sheet) + BANGKOK_ROWS * least_row;
  /* On a low table, shrink the squares before the track moves out of view. */
  const int end = sheet ? MAX (layout->in.sheet_height, MIN_TRACK)
                        : CLAMP (free - BANGKOK_ROWS * least_row, MIN_TRACK, (int) (240 * layout->growth));
  const int row = CLAMP ((free - end) / BANGKOK_ROWS, least_row, (int) (44 * layout->growth));
  double y = MARGIN;

  layout->goal = GRAPHENE_RECT_INIT (MARGIN, y, side, goal);
  y += goal + GAP;

  layout->board = GRAPHENE_RECT_INIT (MARGIN, y, side, heading + BANGKOK_ROWS * row + PAD);
  layout->board_die = row - 6;
  for (guint i = 0; i < BANGKOK_ROWS; i++)
    layout->rows[i] = GRAPHENE_RECT_INIT (MARGIN + PAD, y + heading + i * row, side - 2 * PAD, row);
  y += layout->board.size.height + GAP;

  if (sheet)
    layout->sheet = GRAPHENE_RECT_INIT (MARGIN, y, side, layout->in.sheet_height);
  else
    layout->track = GRAPHENE_RECT_INIT (MARGIN, y, side, end);
  y += sheet ? layout->in.sheet_height : end;
  layout->track_columns = 10;
  layout->height = (int) y + MARGIN;
}

/* Makes the dice smaller before any of them moves out of view, first those of the other players. */
static int
fit_wide (BangkokLayout *layout,
          double         width)
{
  static const struct
  {
    int hand, pool;
  } steps[] = {
    { 51, 44 }, { 42, 40 }, { 34, 38 }, { 30, EASY_POOL_DIE }, { 26, EASY_POOL_DIE }, { 26, 30 }, { 22, 28 }, { 22, MIN_POOL_DIE },
    { 20, MIN_POOL_DIE }, { MIN_HAND_DIE, MIN_POOL_DIE },
  };
  const guint columns = get_hand_columns (layout, width);
  const int rows = (int) ((layout->in.n_seats - 1 + columns - 1) / columns);
  int most, pool = 0;

  fit_hands (layout, width);
  most = layout->hand_die;
  layout->own_die = bangkok_layout_get_tray_die ((int) width - 2 * GAP, (int) (46 * layout->growth));

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      const double least = bangkok_layout_get_pool_height (layout, width, steps[i].pool);

      layout->hand_die = MIN (most, steps[i].hand);
      pool = layout->in.height - 2 * MARGIN - rows * (bangkok_layout_get_hand_height (layout, FALSE) + GAP) -
             get_own_height (layout) - GAP;
      if (pool >= least)
        return pool;
      pool = (int) ceil (least);
    }

  return pool;
}

static void
place_wide (BangkokLayout *layout)
{
  const BangkokLayoutInput *in = &layout->in;
  const double side = CLAMP (in->width * 0.31, MIN_SIDE, MAX_SIDE * layout->growth);
  const double x = MARGIN + side + 2 * GAP;
  const double width = in->width - x - MARGIN;
  double y = MARGIN, pool = fit_wide (layout, width);
  /* The points of a round are shown in the empty pool, or at the side if the pool is too small for them. */
  gboolean at_side = in->sheet_width > 0 && (!in->sheet_in_pool || pool < in->sheet_height);

  if (at_side && in->sheet_in_pool && get_side_height (layout, TRUE) + in->sheet_height > in->height)
    {
      at_side = FALSE;
      pool = in->sheet_height;
    }

  place_others (layout, x, &y, width);
  layout->pool = GRAPHENE_RECT_INIT (x, y, width, pool);
  y += pool + GAP;
  bangkok_layout_place_own (layout, x, &y, width);

  place_side (layout, side, at_side);
  layout->height = MAX (layout->height, (int) y - GAP + MARGIN);
}

/* Whether everything is visible with a column at the side, regardless of the table of points. */
static gboolean
fits_wide (const BangkokLayoutInput *input)
{
  BangkokLayout layout = { .in = *input, .wide = TRUE, .growth = 1 };

  layout.in.sheet_width = 0;
  place_wide (&layout);

  return layout.height <= input->height;
}

/* Places the goal and the values as a strip. Returns where the pool begins below it. */
static double
place_strip (BangkokLayout *layout,
             double         x,
             double         y,
             double         width,
             gboolean       tight)
{
  const int line = layout->in.line;
  const double goal = MAX (58, 3.2 * line);
  const double each = (width - goal - GAP) / BANGKOK_ROWS;
  double board;

  layout->board_die = (int) MIN (each - 8, tight ? 26 : 36);
  board = layout->board_die + 2 * line + 2 * PAD;
  layout->goal = GRAPHENE_RECT_INIT (x, y, goal, board);
  layout->board = GRAPHENE_RECT_INIT (x + goal + GAP, y, width - goal - GAP, board);
  for (guint i = 0; i < BANGKOK_ROWS; i++)
    layout->rows[i] = GRAPHENE_RECT_INIT (x + goal + GAP + i * each, y + PAD, each, board - 2 * PAD);

  layout->own_die = bangkok_layout_get_tray_die ((int) width - 2 * GAP, tight ? 32 : 46);
  return y + board + GAP;
}

static void
place_track (BangkokLayout *layout,
             double         x,
             double         y,
             double         width)
{
  layout->track_columns = 20;
  layout->track = GRAPHENE_RECT_INIT (x, y, width, 6 * (width - 2 * GAP) / 20 + 2 * GAP + PAD);
  layout->height = (int) (y + layout->track.size.height + GAP);
}

static void
place_column (BangkokLayout *layout,
              int            height)
{
  const double x = GAP;
  const double width = layout->in.width - 2 * GAP;
  const double least = bangkok_layout_get_pool_height (layout, width, MIN_POOL_DIE);
  const double easy = bangkok_layout_get_pool_height (layout, width, EASY_POOL_DIE);
  double y, own, pool, others;

  fit_hands (layout, width);
  others = (layout->in.n_seats - 1) * (bangkok_layout_get_hand_height (layout, FALSE) + GAP);

  /* The pool and the player's own dice must be visible together, with smaller dice if necessary. */
  for (int tight = FALSE; tight <= TRUE; tight++)
    {
      y = place_strip (layout, x, GAP, width, tight);
      own = get_own_height (layout);
      pool = height - y - own - 2 * GAP;
      if (pool >= least)
        break;
    }
  /* Shrink the pool down to a comfortable size to show the dice of other players too. */
  pool = MAX (pool - others, MIN (pool, easy));
  pool = CLAMP (pool, least, MAX (bangkok_layout_get_pool_height (layout, width, 46), least));

  if (layout->in.sheet_width > 0 && layout->in.sheet_in_pool)
    pool = MAX (pool, layout->in.sheet_height);
  layout->pool = GRAPHENE_RECT_INIT (x, y, width, pool);
  y += pool + GAP;

  bangkok_layout_place_own (layout, x, &y, width);

  if (layout->in.sheet_width > 0 && !layout->in.sheet_in_pool)
    {
      layout->sheet = GRAPHENE_RECT_INIT (x, y, width, layout->in.sheet_height);
      y += layout->in.sheet_height + GAP;
    }

  place_others (layout, x, &y, width);
  place_track (layout, x, y, width);
}

static void
place_ranks (BangkokLayout *layout,
             int            height)
{
  const double x = GAP;
  const double width = layout->in.width - 2 * GAP;
  const double words = BANGKOK_COUNTING_LINES * layout->in.line + PAD;

  layout->ranks = TRUE;
  /* All hands must be visible together, closer to each other and with smaller dice if necessary. */
  for (int tight = FALSE; tight <= TRUE; tight++)
    {
      double y = place_strip (layout, x, tight ? PAD : GAP, width, tight);

      /* While points are counted, text takes the place of the pool. Otherwise, the pool takes the place of the text. */
      layout->strip = GRAPHENE_RECT_INIT (x + GAP, y, width - 2 * GAP, layout->in.counting ? words : 0);
      layout->pool = layout->strip;
      if (!layout->in.counting)
        layout->pool.size.height = (float) bangkok_layout_get_pool_height (layout, width - 2 * GAP,
                                                                           tight ? MIN_HAND_DIE : EASY_POOL_DIE);
      y += layout->pool.size.height + (tight ? PAD : GAP);

      fit_hands (layout, width);
      if (tight)
        {
          const int row = (int) (height - y) / (int) layout->in.n_seats - TIGHT;

          layout->hand_die = CLAMP (row - get_tray_height (layout, 0), MIN_HAND_DIE, layout->hand_die);
        }
      place_hands (layout, layout->in.own, layout->in.n_seats, x, &y, width, tight);
      place_track (layout, x, y, width);
      if (y <= height)
        break;
    }
}

static gboolean
are_hands_in_sight (const BangkokLayout *layout)
{
  for (guint i = 0; i < layout->in.n_seats; i++)
    if (layout->hands[i].origin.y + layout->hands[i].size.height > layout->in.height)
      return FALSE;

  return TRUE;
}

static void
place_narrow (BangkokLayout *layout)
{
  void (*place) (BangkokLayout *layout, int height) = place_column;
  const int bar = layout->in.bar_height;

  place (layout, layout->in.height);
  if (!are_hands_in_sight (layout) && layout->in.quiz)
    {
      place = place_ranks;
      place (layout, layout->in.height);
    }
  if (layout->in.whole || are_hands_in_sight (layout))
    return;

  place (layout, layout->in.height - bar);
  layout->bar = GRAPHENE_RECT_INIT (0, layout->in.height - bar, layout->in.width, bar);
  layout->height += bar;
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
  layout->wide = input->width >= WIDE && fits_wide (&layout->in);

  if (layout->wide)
    {
      layout->growth = CLAMP (MIN (input->width / 900.0, input->height / 640.0), 1, 1.5);
      place_wide (layout);
    }
  else if (input->counting)
    place_ranks (layout, input->height);
  else
    place_narrow (layout);

  if (input->sheet_width > 0 && layout->sheet.size.height == 0)
    {
      double width = MIN (input->sheet_width, layout->pool.size.width);

      layout->sheet = GRAPHENE_RECT_INIT (layout->pool.origin.x + (layout->pool.size.width - width) / 2,
                                          layout->pool.origin.y + (layout->pool.size.height - input->sheet_height) / 2,
                                          width, input->sheet_height);
    }
  fit_pool (layout);
}
