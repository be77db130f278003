/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include <math.h>

/* The layout: the track at the top, and below it the arrangement that bonobo_room_find () finds. */

#define LEAST_SPOT  24 /* in pixels, large enough for a finger */
#define MARGIN      8
#define TRACK_WIDTH 640   /* maximum */
/* Text is scaled down if it would otherwise shrink the island below this share of its size. */
#define LEAST_SHARE 0.8
#define SMALL       0.60  /* the size of rhombi on the raft, relative to those on the island */

/* The distance of a number from its corner, in edges. It is smaller if there is no token. */
#define BLUNT_FREE   0.25
#define TIP_FREE     0.27
#define BLUNT_TOKEN  0.345
#define TIP_TOKEN    0.40
/* On paper, the points of a token are on the token, this far below its center. */
#define PAPER_SUM    0.16

gboolean
bonobo_view_is_bare (BonoboView *self)
{
  return bgl_view_get_parts (BGL_VIEW (self)) != 0;
}

static int
get_top (BonoboView *self)
{
  int height;

  if (bonobo_view_is_bare (self))
    return MARGIN / 2;

  gtk_widget_measure (GTK_WIDGET (self->track), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return MARGIN / 2 + height + MARGIN / 2;
}

/* The height that is reserved for text of this width, whatever the text is. Returns 0 if the width is too small. */
static int
get_words_height (BonoboView *self,
                  int         width,
                  double      scale)
{
  int height = bgl_caption_measure_text (self->caption, bonobo_view_get_longest_caption (self), width, scale);
  int least, tall;

  if (bonobo_view_tells_worth (self))
    height = MAX (height, bonobo_view_measure_worth (self, width, scale));
  if (!gtk_widget_should_layout (GTK_WIDGET (self->prompt)))
    return height;

  gtk_widget_measure (GTK_WIDGET (self->prompt), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    return 0;
  gtk_widget_measure (GTK_WIDGET (self->prompt), GTK_ORIENTATION_VERTICAL, width, NULL, &tall, NULL, NULL);
  return MAX (height, tall);
}

void
bonobo_view_arrange (BonoboView *self,
                     int         width,
                     int         height)
{
  const double scales[] = { 1, 0.85, 0.7, 0.6 };
  int heights[BONOBO_ROOM_WIDTHS];
  BonoboRoom bare;

  if (bonobo_view_is_bare (self))
    {
      bonobo_room_find_bare (width, height, &self->room);
      self->words_scale = 1;
      return;
    }

  for (guint i = 0; i < BONOBO_ROOM_WIDTHS; i++)
    heights[i] = 1;
  bonobo_room_find (width, height, get_top (self), heights, &bare);

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      for (guint j = 0; j < BONOBO_ROOM_WIDTHS; j++)
        heights[j] = get_words_height (self, bonobo_room_widths[j], scales[i]);

      bonobo_room_find (width, height, get_top (self), heights, &self->room);
      self->words_scale = scales[i];
      if (self->room.edge >= LEAST_SHARE * bare.edge)
        break;
    }

  bgl_caption_set_scale (self->caption, self->words_scale);
}

/* Places */

void
bonobo_view_point_spot (BonoboView       *self,
                        guint             spot,
                        graphene_point_t *point)
{
  graphene_point_init (point,
                       self->room.x + bonobo_spots[spot].x * BONOBO_UNIT_X * self->room.edge,
                       self->room.y + bonobo_spots[spot].y * BONOBO_UNIT_Y * self->room.edge);
}

void
bonobo_view_point_triangle (BonoboView       *self,
                            guint             triangle,
                            graphene_point_t *point)
{
  graphene_point_init (point,
                       self->room.x + bonobo_triangles[triangle].x * BONOBO_UNIT_X * self->room.edge,
                       self->room.y + bonobo_triangles[triangle].y * BONOBO_UNIT_Y * self->room.edge);
}

void
bonobo_view_point_place (BonoboView       *self,
                         guint             place,
                         graphene_point_t *point)
{
  graphene_point_t first, second;

  bonobo_view_point_spot (self, bonobo_places[place].tips[0], &first);
  bonobo_view_point_spot (self, bonobo_places[place].tips[1], &second);
  graphene_point_interpolate (&first, &second, 0.5, point);
}

void
bonobo_view_point_sum (BonoboView       *self,
                       guint             spot,
                       graphene_point_t *point)
{
  const double out = 0.42 * self->room.edge;

  bonobo_view_point_spot (self, spot, point);
  if (self->scheme == BGL_COLOR_SCHEME_PAPER)
    point->y += PAPER_SUM * self->room.edge;
  else
    point->y += point->y - 1.4 * out < get_top (self) ? out : -out;
}

void
bonobo_view_point_stack (BonoboView       *self,
                         graphene_point_t *point)
{
  graphene_point_init (point, self->room.raft.x + self->room.raft.width * 0.30,
                       self->room.raft.y + self->room.raft.height * 0.5);
}

void
bonobo_view_point_hand (BonoboView       *self,
                        graphene_point_t *point)
{
  graphene_point_init (point, self->room.raft.x + self->room.raft.width * 0.71,
                       self->room.raft.y + self->room.raft.height * 0.5);
}

int
bonobo_view_get_small_edge (BonoboView *self)
{
  return MAX ((int) (self->room.edge * SMALL), 8);
}

guint
bonobo_view_get_corner (BonoboView        *self,
                        const BonoboState *state,
                        guint              rhomb,
                        guint              place,
                        guint              corner,
                        int               *number,
                        graphene_point_t  *point)
{
  const gboolean tip = corner >= 2;
  const guint spot = tip ? bonobo_places[place].tips[corner - 2] : bonobo_places[place].blunt[corner];
  const gboolean taken = (bonobo_state_get_occupied (state) & BONOBO_BIT (spot)) != 0 ||
                         (self->aim == spot && bonobo_view_can_set_at (self, spot));
  const double out = taken ? (tip ? TIP_TOKEN : BLUNT_TOKEN) : (tip ? TIP_FREE : BLUNT_FREE);
  graphene_point_t middle, end;

  *number = bonobo_rhombi[rhomb].value * (tip ? 2 : 1);
  bonobo_view_point_spot (self, spot, &end);
  bonobo_view_point_place (self, place, &middle);
  graphene_point_interpolate (&end, &middle, out / (tip ? 0.866 : 0.5), point);

  return spot;
}

guint
bonobo_view_find_spot_at (BonoboView *self,
                          double      x,
                          double      y)
{
  for (guint spot = 0; spot < BONOBO_SPOTS; spot++)
    {
      graphene_point_t point;

      bonobo_view_point_spot (self, spot, &point);
      if (hypot (x - point.x, y - point.y) < 0.42 * self->room.edge)
        return spot;
    }

  return BONOBO_NONE;
}

guint
bonobo_view_find_place_at (BonoboView *self,
                           double      x,
                           double      y,
                           gboolean    legal)
{
  const BonoboState *state = bonobo_view_get_state (self);
  guint best = BONOBO_NONE;
  double best_distance = 0.52 * self->room.edge;

  for (guint place = 0; place < BONOBO_PLACES; place++)
    {
      graphene_point_t point;
      double distance;

      if (legal && !bonobo_state_can_lay_at (state, place))
        continue;

      bonobo_view_point_place (self, place, &point);
      distance = hypot (x - point.x, y - point.y);
      if (distance < best_distance)
        {
          best_distance = distance;
          best = place;
        }
    }

  return best;
}

/* Children */

static void
allocate_around (GtkWidget              *child,
                 const graphene_point_t *middle,
                 int                     width,
                 int                     height)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { (int) (middle->x - width / 2.0 + 0.5),
                                               (int) (middle->y - height / 2.0 + 0.5),
                                               width, height },
                            -1);
}

static void
allocate_wide (GtkWidget *child,
               int        x,
               int        y,
               int        width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

/* There is room for only one text: a question has priority over the card about a spot, and the card over the
 * caption. */
void
bonobo_view_update_words (BonoboView *self)
{
  gtk_widget_set_child_visible (GTK_WIDGET (self->caption),
                                !gtk_widget_get_visible (GTK_WIDGET (self->prompt)) &&
                                !bonobo_view_shows_worth (self));
}

/* Places a child at the bottom of the area for text, with the full width. */
static void
allocate_words (BonoboView *self,
                GtkWidget  *child)
{
  const GdkRectangle *words = &self->room.words;
  int width, tall;

  if (!gtk_widget_should_layout (child))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, words->width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &tall, NULL, NULL);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { words->x, words->y + words->height - tall, width, tall }, -1);
}

void
bonobo_view_allocate (BonoboView *self,
                      int         width,
                      int         height)
{
  const int spot_size = MAX ((int) (self->room.edge * 0.56), LEAST_SPOT);
  const int small = bonobo_view_get_small_edge (self);
  const int track_width = MAX (MIN (width - 2 * MARGIN, TRACK_WIDTH), 160);
  graphene_point_t point;

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      bonobo_view_point_spot (self, i, &point);
      bgl_spot_set_radius (BGL_SPOT (self->spots[i]), spot_size / 2.0);
      allocate_around (self->spots[i], &point, spot_size, spot_size);
    }

  for (guint i = 0; i < BONOBO_PLACES; i++)
    if (gtk_widget_should_layout (self->places[i]))
      {
        bonobo_view_point_place (self, i, &point);
        allocate_around (self->places[i], &point, spot_size, spot_size);
      }

  bonobo_view_point_stack (self, &point);
  bgl_spot_set_radius (BGL_SPOT (self->stack), 8);
  allocate_around (self->stack, &point, MAX ((int) (small * 1.25), LEAST_SPOT), MAX ((int) (small * 1.98), LEAST_SPOT));

  allocate_wide (GTK_WIDGET (self->track), (width - track_width) / 2, MARGIN / 2 + 2, track_width);

  bonobo_view_update_words (self);
  allocate_words (self, GTK_WIDGET (self->caption));
  allocate_words (self, GTK_WIDGET (self->prompt));
}
