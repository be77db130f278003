/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bongo-view-private.h"

/*
 * Where everything lies on the table. Narrow: bots and supply above, the dice, then people with their words, which
 * make room for the reasons after the round. Wide: supply and reasons stand in a column beside the dice.
 * Around the table: people sit at the edges, turned towards it, and the rest is in the middle.
 */

#define WIDE        620
#define MARGIN      10
#define GAP         8
#define BANNER      40
#define CALLERS     84   /* the height of the words where there is room */
#define LEAST       48   /* and where there is none */
#define HANDS       0.50 /* the part of a narrow table that people and reasons have */
#define MAX_PLACE   560
#define MAX_CHIP    300
#define MAX_AROUND  4

gboolean
bongo_view_is_around (BongoView *self)
{
  return self->around_table && self->n_people >= 2 && self->n_people <= MAX_AROUND;
}

static gboolean
is_person (BongoView *self,
           guint      seat)
{
  return !bgl_seat_is_bot (bongo_place_get_seat (BONGO_PLACE (self->places[seat - 1])));
}

static void
allocate (GtkWidget    *child,
          GdkRectangle  area)
{
  if (!gtk_widget_should_layout (child))
    return;

  /* GTK wants to be asked before it is told. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (area.width, 1), NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { area.x, area.y, MAX (area.width, 1), MAX (area.height, 1) }, -1);
}

static int
measure_height (GtkWidget *child,
                int        width,
                gboolean   natural)
{
  int min, nat;

  if (!gtk_widget_should_layout (child))
    return 0;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &min, &nat, NULL, NULL);

  return natural ? nat : min;
}

/* The height of places without the words; sets it for all of them. */
static int
fit_heads (BongoView *self,
           gboolean   compact)
{
  bongo_place_set_compact (BONGO_PLACE (self->supply), compact);
  for (guint seat = 1; seat <= self->n_seats; seat++)
    bongo_place_set_compact (BONGO_PLACE (self->places[seat - 1]), compact);

  return bongo_place_get_head_height (BONGO_PLACE (self->supply), compact);
}

/* Bots, and the supply where it has no place elsewhere, in rows from the top; returns their height. */
static int
allocate_chips (BongoView    *self,
                GdkRectangle  area,
                int           head,
                gboolean      with_supply)
{
  GtkWidget *chips[BGL_MAX_SEATS + 1];
  guint n_chips = 0;
  guint columns, rows;
  int least, width;

  if (with_supply)
    chips[n_chips++] = self->supply;
  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (!is_person (self, seat))
      chips[n_chips++] = self->places[seat - 1];
  if (n_chips == 0)
    return 0;

  gtk_widget_measure (chips[0], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  columns = (guint) CLAMP ((area.width + GAP) / (least + GAP), 1, (int) n_chips);
  rows = (n_chips + columns - 1) / columns;
  columns = (n_chips + rows - 1) / rows;
  width = MIN ((area.width + GAP) / (int) columns - GAP, MAX_CHIP);

  for (guint i = 0; i < n_chips; i++)
    {
      guint row = i / columns;
      guint in_row = MIN (columns, n_chips - row * columns);
      int whole = (int) in_row * (width + GAP) - GAP;

      allocate (chips[i], (GdkRectangle) {
        area.x + (area.width - whole) / 2 + (int) (i % columns) * (width + GAP),
        area.y + (int) row * (head + GAP), width, head });
    }

  return (int) rows * (head + GAP);
}

/* The line above the dice: what happened, the clock, and the switch for sitting around. A narrow table has the supply there; what
 * happened is told in the bar below it. */
static void
allocate_banner (BongoView    *self,
                 GdkRectangle  area,
                 gboolean      with_supply)
{
  int clock, toggle = 0;

  gtk_widget_measure (self->clock, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &clock, NULL, NULL);
  if (gtk_widget_should_layout (self->around))
    {
      int height;

      gtk_widget_measure (self->around, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &toggle, NULL, NULL);
      height = measure_height (self->around, toggle, TRUE);
      allocate (self->around, (GdkRectangle) { area.x + area.width - toggle, area.y + (area.height - height) / 2, toggle, height });
      toggle += GAP;
    }
  clock = MAX (clock, 56);
  allocate (self->clock, (GdkRectangle) { area.x + area.width - toggle - clock, area.y, clock, area.height });

  gtk_widget_set_child_visible (self->banner, !with_supply);
  if (with_supply)
    allocate (self->supply, (GdkRectangle) { area.x, area.y, MIN (area.width - toggle - clock - GAP, MAX_CHIP), area.height });
  else
    allocate (self->banner, (GdkRectangle) { area.x, area.y, area.width - toggle - clock - GAP, area.height });
}

/* Centred in the area, or at its lower edge. */
static int
allocate_prompt (BongoView    *self,
                 GdkRectangle  area,
                 gboolean      below)
{
  GtkWidget *prompt = GTK_WIDGET (self->prompt);
  int min, nat, width, height;

  if (!gtk_widget_should_layout (prompt))
    return 0;

  gtk_widget_measure (prompt, GTK_ORIENTATION_HORIZONTAL, -1, &min, &nat, NULL, NULL);
  width = MAX (MIN (nat, area.width), min);
  height = measure_height (prompt, width, TRUE);
  allocate (prompt, (GdkRectangle) {
    area.x + (area.width - width) / 2,
    below ? area.y + area.height - height : area.y + (area.height - height) / 2,
    width, height });

  return height;
}

/* People side by side at the lower edge. What the words leave free between rounds is returned in the area. */
static void
allocate_people (BongoView    *self,
                 GdkRectangle *area,
                 int           head,
                 guint         columns,
                 guint         rows)
{
  gboolean callers = self->stage != BONGO_STAGE_SHOWN && self->stage != BONGO_STAGE_PAUSED;
  int width = MIN ((area->width + GAP) / (int) columns - GAP, MAX_PLACE);
  int height = callers ? (area->height + GAP) / (int) rows - GAP : head;
  guint index = 0;

  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (is_person (self, seat))
      {
        guint row = index / columns;
        guint in_row = MIN (columns, self->n_people - row * columns);
        int whole = (int) in_row * (width + GAP) - GAP;

        allocate (self->places[seat - 1], (GdkRectangle) {
          area->x + (area->width - whole) / 2 + (int) (index % columns) * (width + GAP),
          area->y + (int) row * (height + GAP), width, height });
        index++;
      }

  if (!callers)
    {
      area->y += (int) rows * (head + GAP);
      area->height -= (int) rows * (head + GAP);
    }
}

/* What can be done next stands beside the answer. A choice between several things leaves no room for the reasons; they
 * come back when it is made. */
static void
allocate_reasons_narrow (BongoView    *self,
                         GdkRectangle  area)
{
  GtkWidget *prompt = GTK_WIDGET (self->prompt);
  gboolean beside = self->question == BONGO_QUESTION_ROLL || self->question == BONGO_QUESTION_GO_ON;
  gboolean asked = gtk_widget_should_layout (prompt);
  int width = 0, height = 0;

  if (asked && beside)
    {
      gtk_widget_measure (prompt, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      height = measure_height (prompt, width, FALSE);
    }

  bongo_reasons_set_beside (self->reasons, width, height);
  gtk_widget_set_child_visible (GTK_WIDGET (self->reasons), !asked || beside);
  if (!asked || beside)
    allocate (GTK_WIDGET (self->reasons), area);

  if (asked && beside)
    {
      int head = bongo_reasons_get_head (self->reasons, area.width);

      allocate (prompt, (GdkRectangle) { area.x + area.width - width, area.y + (head - height) / 2, width, height });
    }
  else
    {
      allocate_prompt (self, area, FALSE);
    }
}

/* Where nothing stands beside the answer. */
static void
allocate_reasons (BongoView    *self,
                  GdkRectangle  area)
{
  bongo_reasons_set_beside (self->reasons, 0, 0);
  gtk_widget_set_child_visible (GTK_WIDGET (self->reasons), TRUE);
  allocate (GTK_WIDGET (self->reasons), area);
}

static void
allocate_in_front (BongoView *self,
                   int        width,
                   int        height)
{
  gboolean wide = width >= WIDE;
  guint columns = wide ? MAX (self->n_people, 1) : (self->n_people <= 1 ? 1 : 2);
  guint rows = (self->n_people + columns - 1) / columns;
  int head = fit_heads (self, !wide);
  int column = wide ? CLAMP (width * 3 / 10, 240, 330) : 0;
  int line = wide ? BANNER : head;
  int margin = wide ? MARGIN : MARGIN - 4;
  GdkRectangle inner = { margin, margin, width - 2 * margin, height - 2 * margin };
  GdkRectangle dice = inner;
  GdkRectangle hands = inner;

  dice.width -= wide ? column + GAP : 0;
  /* One or two people sit below the dice, more of them need the whole width. */
  if (self->n_people <= 2)
    hands.width = dice.width;
  hands.height = (int) rows * (head + (wide ? CALLERS : LEAST) + GAP) - (rows > 0 ? GAP : 0);
  if (!wide)
    hands.height = MAX (hands.height, (int) (inner.height * HANDS));
  hands.y = inner.y + inner.height - hands.height;

  dice.y += allocate_chips (self, dice, head, FALSE);
  allocate_banner (self, (GdkRectangle) { dice.x, dice.y, dice.width, line }, !wide);
  dice.y += line;
  dice.height = hands.y - dice.y - (hands.height > 0 ? GAP : 0);
  allocate (GTK_WIDGET (self->tray), dice);

  if (wide)
    {
      GdkRectangle side = { inner.x + inner.width - column, inner.y, column, head };

      allocate (self->supply, side);
      side.y += head + GAP;
      side.height = (hands.width > dice.width ? hands.y - GAP : inner.y + inner.height) - side.y;
      side.height = MIN (side.height, measure_height (GTK_WIDGET (self->reasons), column, TRUE));
      allocate_reasons (self, side);
    }

  if (rows > 0)
    allocate_people (self, &hands, head, columns, rows);

  if (self->stage != BONGO_STAGE_SHOWN)
    allocate_prompt (self, dice, FALSE);
  else if (wide)
    allocate_prompt (self, rows > 0 ? hands : dice, rows == 0);
  else
    allocate_reasons_narrow (self, hands);
}

/* At an edge, turned so that its lower side is at the edge. */
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
  /* Clockwise from the lower edge, in quarters of a turn; two sit opposite each other. */
  static const int edges[MAX_AROUND + 1][MAX_AROUND] = {
    { 0 }, { 0 }, { 0, 2 }, { 0, 1, 3 }, { 0, 1, 2, 3 },
  };
  gboolean callers = self->stage != BONGO_STAGE_SHOWN && self->stage != BONGO_STAGE_PAUSED;
  int head = fit_heads (self, FALSE);
  int depth = head + CALLERS - 12;
  int left = 0, right = 0, top = 0;
  guint index = 0;
  GdkRectangle middle;
  int chips;

  for (guint i = 0; i < self->n_people; i++)
    {
      left = edges[self->n_people][i] == 1 ? depth + GAP : left;
      right = edges[self->n_people][i] == 3 ? depth + GAP : right;
      top = edges[self->n_people][i] == 2 ? depth + GAP : top;
    }
  middle = (GdkRectangle) { MARGIN + left, MARGIN + top, width - 2 * MARGIN - left - right, height - 2 * MARGIN - top - depth - GAP };

  for (guint seat = 1; seat <= self->n_seats; seat++)
    if (is_person (self, seat))
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

  chips = allocate_chips (self, middle, head, TRUE);
  middle.y += chips;
  middle.height -= chips;
  allocate_banner (self, (GdkRectangle) { middle.x, middle.y, middle.width, BANNER }, FALSE);
  middle.y += BANNER;
  middle.height -= BANNER;

  if (self->stage == BONGO_STAGE_SHOWN)
    {
      /* The words are not needed now: dice, reasons and prompt share the middle. */
      int prompt = allocate_prompt (self, (GdkRectangle) { middle.x, middle.y, middle.width, middle.height + depth - head }, TRUE);
      int wanted = measure_height (GTK_WIDGET (self->reasons), middle.width, TRUE);
      int bottom = middle.y + middle.height + depth - head - prompt;
      int room = MIN (wanted, (bottom - middle.y) * 2 / 3);

      allocate_reasons (self, (GdkRectangle) { middle.x, bottom - room, middle.width, room });
      middle.height = bottom - room - GAP - middle.y;
    }
  else
    {
      allocate_prompt (self, middle, FALSE);
    }
  allocate (GTK_WIDGET (self->tray), middle);
}

void
bongo_view_measure (BongoView      *self,
                    GtkOrientation  orientation,
                    int            *minimum,
                    int            *natural)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int prompt;

      gtk_widget_measure (GTK_WIDGET (self->prompt), orientation, -1, &prompt, NULL, NULL, NULL);
      *minimum = MAX (300, prompt);
      *natural = MAX (720, prompt);
    }
  else
    {
      *minimum = 300;
      *natural = 560;
    }
}

void
bongo_view_allocate (BongoView *self,
                     int        width,
                     int        height)
{
  if (bongo_view_is_around (self))
    allocate_around (self, width, height);
  else
    allocate_in_front (self, width, height);

  allocate (self->spoken, (GdkRectangle) { 0, 0, 1, 1 });
}
