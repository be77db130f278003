/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-view-private.h"

/* The layout: the track at the top, and below it the arrangement that bonobo_room_find () finds. */

#define LEAST_SPOT  24 /* in pixels, large enough for a finger */
#define LEAST_EDGE  (2 * LEAST_SPOT) /* neighboring places for a rhomb are half an edge apart */
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

static GtkWidgetClass *parent_class;

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
  GtkWidget *prompt = GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (self)));
  int height = bgl_caption_measure_text (self->caption, bonobo_view_get_longest_caption (self), width, scale);
  int least, tall;

  if (bonobo_view_has_worth (self))
    height = MAX (height, bonobo_view_measure_worth (self, width, scale));
  if (!gtk_widget_should_layout (prompt))
    return height;

  gtk_widget_measure (prompt, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    return 0;
  gtk_widget_measure (prompt, GTK_ORIENTATION_VERTICAL, width, NULL, &tall, NULL, NULL);
  return MAX (height, tall);
}

static void
find_room (BonoboView *self,
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

  /* Small places are enlarged as long as a rhomb must be laid. There is no text then. */
  self->enlarged = self->laying && bgl_view_get_question (BGL_VIEW (self)) == 0 && self->room.edge < LEAST_EDGE;
  if (self->enlarged)
    bonobo_room_enlarge (&self->room, LEAST_EDGE, width, height, get_top (self));
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
  return MAX ((int) (self->room.raft_edge * SMALL), 8);
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

/* Spots */

/* The place whose center is near the point, or BONOBO_NONE. */
static guint
find_place (BonoboView             *self,
            const graphene_point_t *point,
            gboolean                legal)
{
  const BonoboState *state = bonobo_view_get_state (self);
  guint best = BONOBO_NONE;
  float best_distance = 0.52f * (float) self->room.edge;

  for (guint place = 0; place < BONOBO_PLACES; place++)
    {
      graphene_point_t middle;
      float distance;

      if (legal && !bonobo_state_can_lay_at (state, place))
        continue;

      bonobo_view_point_place (self, place, &middle);
      distance = graphene_point_distance (&middle, point, NULL, NULL);
      if (distance < best_distance)
        {
          best_distance = distance;
          best = place;
        }
    }

  return best;
}

/* While a rhomb must be laid, a place where it is not allowed counts only if none is near where it is. */
static guint
bonobo_view_find_spot (BglBoard               *board,
                       const graphene_point_t *point)
{
  BonoboView *self = BONOBO_VIEW (board);
  graphene_rect_t stack;

  if (!bonobo_view_is_bare (self))
    {
      BGL_BOARD_GET_CLASS (board)->place_spot (board, BONOBO_STACK, &stack);
      if (graphene_rect_contains_point (&stack, point))
        return BONOBO_STACK;
    }

  if (self->laying)
    {
      guint place = find_place (self, point, TRUE);

      if (place == BONOBO_NONE)
        place = find_place (self, point, FALSE);
      return place != BONOBO_NONE ? BONOBO_FIRST_PLACE + place : BGL_SPOT_NONE;
    }

  for (guint spot = 0; spot < BONOBO_SPOTS; spot++)
    {
      graphene_point_t middle;

      bonobo_view_point_spot (self, spot, &middle);
      if (graphene_point_distance (&middle, point, NULL, NULL) < 0.42f * (float) self->room.edge)
        return spot;
    }

  return BGL_SPOT_NONE;
}

/* Spots and stack can be read while a rhomb must be laid. */
static void
bonobo_view_list_spots (BglBoard *board)
{
  BonoboView *self = BONOBO_VIEW (board);

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    bgl_board_add_spot (board, i, !self->laying);
  for (guint i = 0; i < BONOBO_PLACES; i++)
    if (self->laying && bonobo_state_can_lay_at (bonobo_view_get_state (self), i))
      bgl_board_add_spot (board, BONOBO_FIRST_PLACE + i, TRUE);
  if (!bonobo_view_is_bare (self))
    bgl_board_add_spot (board, BONOBO_STACK, !self->laying);
}

static double
bonobo_view_place_spot (BglBoard        *board,
                        guint            spot,
                        graphene_rect_t *bounds)
{
  BonoboView *self = BONOBO_VIEW (board);
  const int small = bonobo_view_get_small_edge (self);
  int width = MAX ((int) (self->room.edge * (spot < BONOBO_SPOTS ? 0.56 : 0.5)), LEAST_SPOT);
  int height = width;
  graphene_point_t middle;

  if (spot == BONOBO_STACK)
    {
      bonobo_view_point_stack (self, &middle);
      width = MAX ((int) (small * 1.25), LEAST_SPOT);
      height = MAX ((int) (small * 1.98), LEAST_SPOT);
    }
  else if (spot < BONOBO_SPOTS)
    bonobo_view_point_spot (self, spot, &middle);
  else
    bonobo_view_point_place (self, bonobo_view_get_place_at (spot), &middle);

  graphene_rect_init (bounds, middle.x - width / 2.0f, middle.y - height / 2.0f, width, height);

  return spot == BONOBO_STACK ? 8 : width / 2.0;
}

/* The ring of a place would cover the picture of the rhomb. The target has a frame instead. */
static gboolean
bonobo_view_draws_focus (BglBoard *board,
                         guint     spot)
{
  return bonobo_view_get_place_at (spot) != BONOBO_NONE;
}

/* The other children */

/* There is room for only one text: a question has priority over the card about a spot, and the card over the
 * caption. */
void
bonobo_view_update_words (BonoboView *self)
{
  gtk_widget_set_child_visible (GTK_WIDGET (self->caption),
                                bgl_view_get_question (BGL_VIEW (self)) == 0 &&
                                !bonobo_view_shows_worth (self) && !bonobo_view_is_bare (self) && !self->enlarged);
}

static void
bonobo_view_arrange (BglBoard *board,
                     int       width,
                     int       height)
{
  find_room (BONOBO_VIEW (board), width, height);
  bonobo_view_update_words (BONOBO_VIEW (board));
}

/* Places a child at the bottom of the area for text, with the full width. */
static void
place_words (BonoboView   *self,
             GtkWidget    *child,
             GdkRectangle *place)
{
  const GdkRectangle *words = &self->room.words;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &place->width, NULL, NULL, NULL);
  place->width = MAX (place->width, words->width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL, NULL);
  place->x = words->x;
  place->y = words->y + words->height - place->height;
}

static void
bonobo_view_place_prompt (BglBoard     *board,
                          int           width,
                          int           height,
                          GdkRectangle *place)
{
  place_words (BONOBO_VIEW (board), GTK_WIDGET (bgl_view_get_prompt (BGL_VIEW (board))), place);
}

static void
bonobo_view_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  BonoboView *self = BONOBO_VIEW (widget);
  GdkRectangle place = { .y = MARGIN / 2 + 2, .width = MAX (MIN (width - 2 * MARGIN, TRACK_WIDTH), 160) };

  parent_class->size_allocate (widget, width, height, baseline);

  place.x = (width - place.width) / 2;
  gtk_widget_measure (GTK_WIDGET (self->track), GTK_ORIENTATION_VERTICAL, place.width, NULL, &place.height, NULL, NULL);
  gtk_widget_size_allocate (GTK_WIDGET (self->track), &place, -1);

  if (gtk_widget_should_layout (GTK_WIDGET (self->caption)))
    {
      place_words (self, GTK_WIDGET (self->caption), &place);
      gtk_widget_size_allocate (GTK_WIDGET (self->caption), &place, -1);
    }
}

void
bonobo_view_bind_layout (BglBoardClass *klass)
{
  parent_class = g_type_class_peek_parent (klass);
  GTK_WIDGET_CLASS (klass)->size_allocate = bonobo_view_size_allocate;

  klass->natural_width = 640;
  klass->natural_height = 600;
  klass->list_spots = bonobo_view_list_spots;
  klass->place_spot = bonobo_view_place_spot;
  klass->find_spot = bonobo_view_find_spot;
  klass->draws_focus = bonobo_view_draws_focus;
  klass->arrange = bonobo_view_arrange;
  klass->place_prompt = bonobo_view_place_prompt;
}
