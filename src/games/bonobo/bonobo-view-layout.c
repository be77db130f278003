/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

#include <math.h>

/* Where everything is: the track above, the island below it as large as it can be, the raft in
 * the corner that the hexagon leaves free, and the caption in the other one. */

#define MARGIN      8
#define TRACK_WIDTH 640   /* at most */
#define TOP         52    /* below the track */
#define ABOVE       0.2   /* the share of free height that is above the island */
#define MIN_EDGE    18
#define MAX_EDGE    150

/* The raft, in edges. */
#define RAFT_WIDTH  1.86
#define RAFT_HEIGHT 1.30
#define SMALL       0.60  /* the rhombi on it, against those on the island */

/* Where a number stands, from its corner, in edges: nearer to it where no token is in the way. */
#define BLUNT_FREE   0.25
#define TIP_FREE     0.27
#define BLUNT_TOKEN  0.345
#define TIP_TOKEN    0.40

static void
get_raft (int           width,
          int           height,
          int           edge,
          GdkRectangle *raft)
{
  raft->width = (int) (edge * RAFT_WIDTH);
  raft->height = (int) (edge * RAFT_HEIGHT);
  raft->x = width - raft->width - MARGIN / 2;
  raft->y = height - raft->height - MARGIN / 2;
}

/* Whether the raft swims clear of the beach: its upper left corner is the one to look at. */
static gboolean
is_clear (const GdkRectangle *raft,
          double              x,
          double              y,
          int                 edge)
{
  const double dx = (raft->x - x) / edge, dy = (raft->y - y) / edge;
  /* The distances from the sides that look down and to the lower right. */
  const double below = dy - 2.598;
  const double beside = dx * 0.866 + dy * 0.5 - 2.598;

  return below > 0.36 || beside > 0.36;
}

void
bonobo_view_arrange (BonoboView *self,
                     int         width,
                     int         height)
{
  int edge = (int) MIN ((width - MARGIN) / BONOBO_ISLAND_WIDTH, (height - TOP - MARGIN / 2) / BONOBO_ISLAND_HEIGHT);

  for (edge = CLAMP (edge, MIN_EDGE, MAX_EDGE); edge > MIN_EDGE; edge--)
    {
      const double highest = TOP + edge * BONOBO_ISLAND_HEIGHT / 2;
      /* Most of the room that is left over is wanted below, for the raft and for words. */
      double y = MAX (highest, highest + (height - TOP - edge * BONOBO_ISLAND_HEIGHT) * ABOVE);

      get_raft (width, height, edge, &self->raft);
      while (y > highest && !is_clear (&self->raft, width / 2.0, y, edge))
        y -= 1;
      self->y = y;
      if (is_clear (&self->raft, width / 2.0, y, edge))
        break;
    }

  self->edge = edge;
  self->x = width / 2;
  if (edge == MIN_EDGE)
    {
      get_raft (width, height, edge, &self->raft);
      self->y = (TOP + height) / 2.0;
    }
  self->y = floor (self->y);
}

/* Places */

void
bonobo_view_point_spot (BonoboView       *self,
                        guint             spot,
                        graphene_point_t *point)
{
  graphene_point_init (point,
                       self->x + bonobo_spots[spot].x * BONOBO_UNIT_X * self->edge,
                       self->y + bonobo_spots[spot].y * BONOBO_UNIT_Y * self->edge);
}

void
bonobo_view_point_triangle (BonoboView       *self,
                            guint             triangle,
                            graphene_point_t *point)
{
  graphene_point_init (point,
                       self->x + bonobo_triangles[triangle].x * BONOBO_UNIT_X * self->edge,
                       self->y + bonobo_triangles[triangle].y * BONOBO_UNIT_Y * self->edge);
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
  const double out = 0.42 * self->edge;

  bonobo_view_point_spot (self, spot, point);
  point->y += point->y - 1.4 * out < TOP ? out : -out;
}

void
bonobo_view_point_stack (BonoboView       *self,
                         graphene_point_t *point)
{
  graphene_point_init (point, self->raft.x + self->raft.width * 0.30,
                       self->raft.y + self->raft.height * 0.5);
}

void
bonobo_view_point_hand (BonoboView       *self,
                        graphene_point_t *point)
{
  graphene_point_init (point, self->raft.x + self->raft.width * 0.71,
                       self->raft.y + self->raft.height * 0.5);
}

int
bonobo_view_get_small_edge (BonoboView *self)
{
  return MAX ((int) (self->edge * SMALL), 8);
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
      if (hypot (x - point.x, y - point.y) < 0.42 * self->edge)
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
  double best_distance = 0.52 * self->edge;

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

/* In the corner where no island is, its lower edge there. Returns its upper edge. */
static int
allocate_words (BonoboView *self,
                GtkWidget  *child,
                int         bottom)
{
  int least, wanted, tall;
  int room = MIN (self->raft.x - 2 * MARGIN, 340);

  if (!gtk_widget_should_layout (child))
    return bottom;

  /* Beside the island where there is room, else below it. */
  if (self->x - 2.2 * self->edge > 200)
    room = MIN (room, (int) (self->x - 2.2 * self->edge) - MARGIN);

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  wanted = CLAMP (wanted, least, MAX (room, least));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, wanted, NULL, &tall, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { MARGIN, bottom - tall, wanted, tall }, -1);

  return bottom - tall - MARGIN;
}

void
bonobo_view_allocate (BonoboView *self,
                      int         width,
                      int         height)
{
  const int spot_size = MAX ((int) (self->edge * 0.56), 1);
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
  allocate_around (self->stack, &point, MAX ((int) (small * 1.25), 1), MAX ((int) (small * 1.98), 1));

  allocate_wide (GTK_WIDGET (self->track), (width - track_width) / 2, MARGIN / 2 + 2, track_width);

  allocate_words (self, GTK_WIDGET (self->caption),
                  allocate_words (self, GTK_WIDGET (self->prompt), height - MARGIN));
}
