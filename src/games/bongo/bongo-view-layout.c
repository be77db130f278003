/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

#include "bongo-dice.h"
#include "board/bgl-arrange.h"

/*
 * Places everything on the table, from top to bottom: bots and supply, the dice as large as possible, a line with the
 * clock and messages, and people with their words. After the round, the words make room for the reasons. On a wide
 * table, the dice stay in place then. In the layout around the table, people sit at the edges and are rotated toward
 * them, and everything else is in the middle.
 */

#define WIDE        620
#define MARGIN      10
#define GAP         8
#define NEWS        36   /* the minimum height of the line with the clock */
#define CALLERS     84   /* the height of the words around the table */
#define WORDS_PART  0.17 /* the height of the words relative to the table, within these limits */
#define MIN_WORDS   60
#define LEAST_WORDS 54   /* if there are many people */
#define MAX_WORDS   124
#define TWO_ROWS    116  /* the height of the words in a place that is too narrow for one row */
#define NARROW      260  /* a place is too narrow below this width */
#define REASONS     0.42 /* the share of a narrow table for the reasons, after the round */
#define DICE_PART   6    /* the dice keep at least 1 / DICE_PART of the height */
#define BOTS_ONLY   0.26 /* the same share on a wide table if only bots play */
#define ALL_STEPS   190  /* the height for all steps on a wide table, if the dice do not need it */
#define COLUMN      230  /* the width of the answer itself, on a wide table */
#define MAX_PLACE   760
#define MAX_CHIP    240
#define MAX_AROUND  4
#define AROUND_WIDTH  560 /* the minimum size for places at the edges */
#define AROUND_HEIGHT 460
#define LEAST_DICE  60
#define UNKNOWN     360  /* the width to measure the natural height for, if none is given */
#define WIDEST      4096 /* the width to measure the least height for, if none is given */

static gboolean
is_around (BongoView *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->around)) && self->n_people >= 2 && self->n_people <= MAX_AROUND;
}

void
bongo_view_place (GtkWidget    *child,
                  GdkRectangle  area)
{
  if (!gtk_widget_should_layout (child))
    return;

  /* GTK requires that a widget is measured before it is allocated. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (area.width, 1), NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { area.x, area.y, MAX (area.width, 1), MAX (area.height, 1) }, -1);
}

int
bongo_view_measure_height (GtkWidget *child,
                           int        width,
                           gboolean   natural)
{
  return gtk_widget_should_layout (child)
           ? bgl_arrange_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, 1), natural) : 0;
}

/* Sets the style of people or bots, with the names beside or above the trophies. Returns the height of their heads. */
static int
fit_heads (BongoView *self,
           gboolean   people,
           gboolean   compact,
           gboolean   above)
{
  int head = 0;

  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (bongo_view_is_person (self, seat) == people)
      {
        bongo_place_set_head (BONGO_PLACE (self->places[seat - 1]), above, compact);
        head = bongo_place_get_head_height (BONGO_PLACE (self->places[seat - 1]));
      }

  return head;
}

/* The same for bots and the supply, whose names are always above the trophies. */
static int
fit_chips (BongoView *self,
           gboolean   compact)
{
  fit_heads (self, FALSE, compact, TRUE);
  bongo_place_set_head (BONGO_PLACE (self->supply), TRUE, compact);

  return bongo_place_get_head_height (BONGO_PLACE (self->supply));
}

guint
bongo_view_count_columns (BongoView *self,
                          guint      n_places,
                          int        width)
{
  int least = bgl_arrange_measure (self->supply, GTK_ORIENTATION_HORIZONTAL, -1, FALSE);

  return (guint) CLAMP ((width + GAP) / (least + GAP), 1, (int) MAX (n_places, 1));
}

int
bongo_view_place_chips (BongoView    *self,
                        GdkRectangle  area,
                        int           head)
{
  GtkWidget *chips[BGL_MAX_SEATS + 1];
  guint n_chips = 0;
  guint columns, rows;
  int width, last = head;

  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (!bongo_view_is_person (self, seat))
      chips[n_chips++] = self->places[seat - 1];
  chips[n_chips++] = self->supply;

  columns = bongo_view_count_columns (self, n_chips, area.width);
  rows = (n_chips + columns - 1) / columns;
  columns = (n_chips + rows - 1) / rows;
  width = MIN ((area.width + GAP) / (int) columns - GAP, MAX_CHIP);

  /* If the supply is alone in its row, it needs only one line. */
  if (rows > 1 && (rows - 1) * columns == n_chips - 1)
    {
      bongo_place_set_head (BONGO_PLACE (self->supply), FALSE, TRUE);
      last = bongo_place_get_head_height (BONGO_PLACE (self->supply));
    }

  for (guint i = 0; i < n_chips; i++)
    {
      guint row = i / columns;
      guint in_row = MIN (columns, n_chips - row * columns);
      int whole = (int) in_row * (width + GAP) - GAP;

      bongo_view_place (chips[i], (GdkRectangle) {
        area.x + (area.width - whole) / 2 + (int) (i % columns) * (width + GAP),
        area.y + (int) row * (head + GAP), width, row + 1 == rows ? last : head });
    }

  return (int) (rows - 1) * (head + GAP) + last + GAP;
}

/* Places the line below the dice: the clock in the middle or, while there is a message, at its end, and the switch
 * for sitting around the table. */
static void
allocate_news (BongoView    *self,
               GdkRectangle  area)
{
  gboolean has_news = *gtk_label_get_text (GTK_LABEL (self->banner)) != '\0';
  gboolean runs = gtk_widget_should_layout (self->clock);
  int clock, banner = 0, toggle = 0;
  gboolean small;

  if (gtk_widget_should_layout (self->around))
    {
      int height;

      gtk_widget_measure (self->around, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &toggle, NULL, NULL);
      height = bongo_view_measure_height (self->around, toggle, TRUE);
      bongo_view_place (self->around, (GdkRectangle) { area.x + area.width - toggle, area.y + (area.height - height) / 2, toggle, height });
      area.width -= toggle + GAP;
    }

  gtk_widget_measure (self->clock, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &clock, NULL, NULL);
  clock = MIN (MAX (clock, 64), area.width);
  if (has_news)
    gtk_widget_measure (self->banner, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &banner, NULL, NULL);
  /* A short message fits beside the centered clock. */
  small = runs && banner <= (area.width - clock) / 2 - GAP;
  gtk_inscription_set_xalign (GTK_INSCRIPTION (self->clock), has_news && !small ? 1 : 0.5f);
  if (has_news && !small)
    bongo_view_place (self->clock, (GdkRectangle) { area.x + area.width - clock, area.y, clock, area.height });
  else
    bongo_view_place (self->clock, area);

  gtk_widget_set_child_visible (self->banner, has_news);
  if (has_news && small)
    bongo_view_place (self->banner, (GdkRectangle) { area.x + GAP, area.y, banner, area.height });
  else if (has_news)
    bongo_view_place (self->banner, (GdkRectangle) { area.x, area.y, area.width - (runs ? clock + GAP : 0), area.height });
}

/* The height of two lines of text, because messages are never longer. */
static int
get_news_height (BongoView *self)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (self->banner), NULL, NULL);
  int line = pango_font_metrics_get_height (metrics);

  pango_font_metrics_unref (metrics);

  return MAX (NEWS, PANGO_PIXELS_CEIL (2 * line));
}

/* Places the prompt in the center of the area or at its lower edge, but never outside the table. Returns its height. */
static int
allocate_prompt (BongoView    *self,
                 GdkRectangle  area,
                 gboolean      below)
{
  GtkWidget *prompt = GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (self)));
  int min, nat, width, height, y;

  if (!gtk_widget_should_layout (prompt))
    return 0;

  gtk_widget_measure (prompt, GTK_ORIENTATION_HORIZONTAL, -1, &min, &nat, NULL, NULL);
  width = MAX (MIN (nat, area.width), min);
  height = bongo_view_measure_height (prompt, width, TRUE);
  y = below ? area.y + area.height - height : area.y + (area.height - height) / 2;
  y = CLAMP (y, 0, MAX (gtk_widget_get_height (GTK_WIDGET (self)) - height, 0));
  bongo_view_place (prompt, (GdkRectangle) { area.x + (area.width - width) / 2, y, width, height });

  return height;
}

int
bongo_view_place_people (BongoView    *self,
                         GdkRectangle  area,
                         int           each,
                         guint         columns)
{
  int width = MIN ((area.width + GAP) / (int) columns - GAP, MAX_PLACE);
  guint index = 0;

  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (bongo_view_is_person (self, seat))
      {
        guint row = index / columns;
        guint in_row = MIN (columns, self->n_people - row * columns);
        int whole = (int) in_row * (width + GAP) - GAP;

        bongo_view_place (self->places[seat - 1], (GdkRectangle) {
          area.x + (area.width - whole) / 2 + (int) (index % columns) * (width + GAP),
          area.y + (int) row * (each + GAP), width, each });
        index++;
      }

  return (int) ((self->n_people + columns - 1) / columns) * (each + GAP);
}

static gboolean
is_passing (BongoView *self)
{
  return bgl_view_get_question (BGL_VIEW (self)) == BONGO_QUESTION_PASS;
}

static gboolean
is_single_button (BongoView *self)
{
  const guint question = bgl_view_get_question (BGL_VIEW (self));

  return question == BONGO_QUESTION_ROLL || question == BONGO_QUESTION_GO_ON;
}

/* Places the reasons, optionally with a column for the answer, or with free space of that size beside it. */
static void
allocate_reasons (BongoView    *self,
                  GdkRectangle  area,
                  int           column,
                  int           beside_width,
                  int           beside_height)
{
  bongo_reasons_set_beside (self->reasons, beside_width, beside_height);
  bongo_reasons_set_column (self->reasons, column);
  gtk_widget_set_child_visible (GTK_WIDGET (self->reasons), TRUE);
  bongo_view_place (GTK_WIDGET (self->reasons), area);
}

/* Places a single button beside the answer. A choice between several answers leaves no room for the reasons, which
 * are shown again after the choice. */
static void
allocate_reasons_narrow (BongoView    *self,
                         GdkRectangle  area)
{
  GtkWidget *prompt = GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (self)));
  int width, height, head;

  if (!gtk_widget_should_layout (prompt))
    {
      allocate_reasons (self, area, 0, 0, 0);
      return;
    }
  if (!is_single_button (self))
    {
      gtk_widget_set_child_visible (GTK_WIDGET (self->reasons), FALSE);
      allocate_prompt (self, area, FALSE);
      return;
    }

  gtk_widget_measure (prompt, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  height = bongo_view_measure_height (prompt, width, FALSE);
  allocate_reasons (self, area, 0, width, height);
  head = bongo_reasons_get_head (self->reasons, area.width);
  bongo_view_place (prompt, (GdkRectangle) { area.x + area.width - width, area.y + (head - height) / 2, width, height });
}

/* Places the answer and the prompt in a column, with the steps beside it. */
static void
allocate_reasons_wide (BongoView    *self,
                       GdkRectangle  area)
{
  GtkWidget *prompt = GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (self)));
  int column = COLUMN;
  int head;

  if (gtk_widget_should_layout (prompt))
    {
      int width;

      gtk_widget_measure (prompt, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      column = CLAMP (width + GAP, COLUMN, area.width / 2);
    }
  area.x += MAX (area.width - MAX_PLACE, 0) / 2;
  area.width = MIN (area.width, MAX_PLACE);

  allocate_reasons (self, area, column, 0, 0);
  head = bongo_reasons_get_head (self->reasons, area.width);
  allocate_prompt (self, (GdkRectangle) { area.x, area.y + head, column, area.height - head }, FALSE);
}

void
bongo_view_place_reasons (BongoView    *self,
                          GdkRectangle  area)
{
  allocate_reasons (self, area, 0, 0, 0);
}

/* Returns the height of the reasons and the heads above them after the round, if the space of the words is too small
 * for them. The dice stay visible even with large text, because the reasons can scroll. */
static int
fit_reasons (BongoView    *self,
             GdkRectangle  area,
             int           words,
             int           heads,
             int           height,
             gboolean      wide)
{
  GtkWidget *prompt = GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (self)));
  int wanted = (int) (height * (wide ? BOTS_ONLY : REASONS));

  if (gtk_widget_should_layout (prompt) && !is_single_button (self))
    wanted = bongo_view_measure_height (prompt, area.width, TRUE);

  return MIN (MAX (words, heads + wanted), MAX (area.height - height / DICE_PART, heads));
}

static void
allocate_in_front (BongoView *self,
                   int        width,
                   int        height)
{
  gboolean wide = width >= WIDE;
  gboolean shown = self->stage == BONGO_STAGE_SHOWN;
  int margin = wide ? MARGIN : MARGIN - 4;
  GdkRectangle dice = { margin, margin, width - 2 * margin, height - 2 * margin };
  GdkRectangle below = dice;
  guint columns = bongo_view_count_columns (self, self->n_people, dice.width);
  guint rows = (self->n_people + columns - 1) / columns;
  gboolean slim = rows > 0 && (dice.width + GAP) / (int) columns - GAP < NARROW;
  int words = slim ? TWO_ROWS : CLAMP ((int) (height * WORDS_PART), MIN_WORDS, MAX_WORDS);
  int news = get_news_height (self);
  int head, chips;

  gtk_widget_set_child_visible (self->around, !shown);
  gtk_widget_set_child_visible (self->clock, !shown);
  gtk_widget_set_child_visible (self->banner, !shown);
  columns = rows > 0 ? (self->n_people + rows - 1) / rows : columns;
  chips = bongo_view_place_chips (self, dice, fit_chips (self, !wide));
  dice.y += chips;
  dice.height -= chips;
  /* There is no room for the names of several people beside their trophies. */
  head = fit_heads (self, TRUE, !wide, wide ? self->n_people >= 3 : slim);
  /* Many people share the height that the dice do not need, and their words are more important than their names. */
  if (rows > 0)
    {
      int each = (dice.height - news - height / DICE_PART) / (int) rows - GAP;

      if (!wide && each - head < LEAST_WORDS)
        head = fit_heads (self, TRUE, TRUE, FALSE);
      words = CLAMP (each - head, LEAST_WORDS, words);
    }
  below.height = news + (int) rows * (head + words + GAP);
  if ((shown && !wide) || rows == 0)
    below.height = fit_reasons (self, dice, below.height, (int) rows * (head + GAP), height, wide);
  below.y = dice.y + dice.height - below.height;
  dice.height -= below.height;
  if (wide && rows > 0)
    {
      static const guint n_dice[BONGO_LEVELS] = { 7, 9, 10 };
      int spare = MIN (dice.height - bgl_tray_fit (n_dice[bongo_view_get_state (self)->level], dice.width, dice.height),
                       ALL_STEPS - (below.height - (int) rows * (head + GAP)));

      spare = MAX (spare, 0);
      below.y -= spare;
      below.height += spare;
      dice.height -= spare;
      words += spare / (int) rows;
    }
  dice.height -= wide ? 0 : GAP;
  /* Do not cover the dice while people think about them. */
  if (is_passing (self))
    dice.height -= allocate_prompt (self, dice, TRUE);
  bongo_view_place (GTK_WIDGET (self->tray), dice);

  if (shown)
    {
      int heads = bongo_view_place_people (self, below, head, columns);

      below.y += heads;
      below.height -= heads;
      if (wide)
        allocate_reasons_wide (self, below);
      else
        allocate_reasons_narrow (self, below);
    }
  else
    {
      allocate_news (self, (GdkRectangle) { below.x, below.y, below.width, news });
      below.y += news;
      bongo_view_place_people (self, below, head + words, columns);
      if (!is_passing (self))
        allocate_prompt (self, dice, FALSE);
    }
}

/* Places a child at an edge, rotated so that its lower side is at the edge. */
static void
allocate_turned (GtkWidget    *child,
                 GdkRectangle  area,
                 int           quarters)
{
  gboolean upright = quarters % 2 == 0;
  int along = upright ? area.width : area.height;
  int across = upright ? area.height : area.width;
  GskTransform *transform;
  graphene_point_t corner = GRAPHENE_POINT_INIT (area.x, area.y);

  if (quarters == 1 || quarters == 2)
    corner.x += area.width;
  if (quarters == 2 || quarters == 3)
    corner.y += area.height;

  transform = gsk_transform_translate (NULL, &corner);
  transform = gsk_transform_rotate (transform, 90.0f * quarters);
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (along, 1), NULL, NULL, NULL, NULL);
  gtk_widget_allocate (child, MAX (along, 1), MAX (across, 1), -1, transform);
}

static void
allocate_around (BongoView *self,
                 int        width,
                 int        height)
{
  /* Clockwise from the lower edge, in quarter turns. Two people sit opposite each other. */
  static const int edges[MAX_AROUND + 1][MAX_AROUND] = {
    { 0 }, { 0 }, { 0, 2 }, { 0, 1, 3 }, { 0, 1, 2, 3 },
  };
  gboolean callers = self->stage != BONGO_STAGE_SHOWN;
  int news = get_news_height (self);
  int head, depth;
  int left = 0, right = 0, top = 0;
  guint index = 0;
  GdkRectangle middle;
  int chips;

  gtk_widget_set_child_visible (self->around, TRUE);
  gtk_widget_set_child_visible (self->clock, TRUE);
  head = fit_heads (self, TRUE, FALSE, self->n_people >= 3);
  depth = head + CALLERS - 12;
  for (guint i = 0; i < self->n_people; i++)
    {
      left = edges[self->n_people][i] == 1 ? depth + GAP : left;
      right = edges[self->n_people][i] == 3 ? depth + GAP : right;
      top = edges[self->n_people][i] == 2 ? depth + GAP : top;
    }
  middle = (GdkRectangle) { MARGIN + left, MARGIN + top, width - 2 * MARGIN - left - right, height - 2 * MARGIN - top - depth - GAP };

  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (bongo_view_is_person (self, seat))
      {
        int quarters = edges[self->n_people][index++];
        int across = callers ? depth : head;
        GdkRectangle area;

        if (quarters % 2 == 0)
          {
            int along = MIN (middle.width, MAX_PLACE - 80);

            area = (GdkRectangle) { middle.x + (middle.width - along) / 2,
                                    quarters == 2 ? MARGIN : height - MARGIN - across, along, across };
          }
        else
          {
            int along = MIN (height - 2 * MARGIN, MAX_PLACE - 80);

            area = (GdkRectangle) { quarters == 1 ? MARGIN : width - MARGIN - across,
                                    (height - along) / 2, across, along };
          }
        allocate_turned (self->places[seat - 1], area, quarters);
      }

  chips = bongo_view_place_chips (self, middle, fit_chips (self, FALSE));
  middle.y += chips;
  middle.height -= chips + news;
  allocate_news (self, (GdkRectangle) { middle.x, middle.y + middle.height, middle.width, news });

  if (self->stage == BONGO_STAGE_SHOWN)
    {
      /* The words are not shown now, so dice, reasons, and prompt share the middle. */
      int prompt = allocate_prompt (self, (GdkRectangle) { middle.x, middle.y, middle.width, middle.height + depth - head }, TRUE);
      int wanted = bongo_view_measure_height (GTK_WIDGET (self->reasons), middle.width, TRUE);
      int bottom = middle.y + middle.height + depth - head - prompt;
      int room = MIN (wanted, (bottom - middle.y) * 2 / 3);

      allocate_reasons (self, (GdkRectangle) { middle.x, bottom - room, middle.width, room }, 0, 0, 0);
      middle.height = bottom - room - GAP - middle.y;
    }
  else
    {
      int prompt = allocate_prompt (self, middle, is_passing (self));

      middle.height -= is_passing (self) ? prompt : 0;
    }
  bongo_view_place (GTK_WIDGET (self->tray), middle);
}

/* The smallest height at which everybody can still call, on a table of that width. */
static int
get_least_height (BongoView *self,
                  int        width)
{
  guint n_chips = self->n_seats - self->n_people + 1;
  guint chip_columns = bongo_view_count_columns (self, n_chips, width);
  guint columns = bongo_view_count_columns (self, self->n_people, width);
  int rows = (int) ((n_chips + chip_columns - 1) / chip_columns) * (fit_chips (self, TRUE) + GAP);

  rows += (int) ((self->n_people + columns - 1) / columns) * (fit_heads (self, TRUE, TRUE, FALSE) + LEAST_WORDS + GAP);

  return rows + get_news_height (self) + LEAST_DICE + 2 * MARGIN;
}

void
bongo_view_measure (BongoView      *self,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int prompt;

      gtk_widget_measure (GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (self))), orientation, -1, &prompt, NULL, NULL, NULL);
      *minimum = MAX (300, prompt);
      *natural = MAX (720, prompt);
    }
  else if (bgl_view_get_parts (BGL_VIEW (self)) != 0)
    {
      *minimum = *natural = 200;
    }
  else
    {
      /* GTK requires that the height for any width is at least the one that is measured without a width. */
      *minimum = MAX (300, get_least_height (self, (for_size >= 0 ? for_size : WIDEST) - 2 * MARGIN));
      *natural = MAX (560, get_least_height (self, (for_size >= 0 ? for_size : UNKNOWN) - 2 * MARGIN));
    }
}

void
bongo_view_allocate (BongoView *self,
                     int        width,
                     int        height)
{
  if (bgl_view_get_parts (BGL_VIEW (self)) != 0)
    bongo_view_allocate_dice (self, width, height);
  else if (self->scheme == BGL_COLOR_SCHEME_PAPER)
    bongo_view_allocate_on_paper (self, width, height);
  else if (is_around (self) && width >= AROUND_WIDTH && height >= AROUND_HEIGHT)
    allocate_around (self, width, height);
  else
    allocate_in_front (self, width, height);
}
