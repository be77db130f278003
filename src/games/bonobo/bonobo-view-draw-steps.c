/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-canvas.h"

#include <adwaita.h>
#include <math.h>

/* Draws the motion of the current step. Its event has the arguments that bonobo-rules.h lists. */

static double
ease (double t)
{
  return adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, t);
}

/* Rises at the beginning and falls at the end. */
static double
swell (double t)
{
  return sin (G_PI * CLAMP (t, 0, 1));
}

static void
draw_placing (const BonoboCanvas *canvas,
              guint               seat,
              guint               spot)
{
  const double t = canvas->progress;
  graphene_point_t point;

  bonobo_view_point_spot (canvas->self, spot, &point);
  bonobo_canvas_append_token (canvas, seat, &point, 1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, t), MIN (1, 0.2 + 3 * t));
}

static void
draw_drawing (const BonoboCanvas *canvas,
              guint               rhomb)
{
  const double t = canvas->progress;
  const int small = bonobo_view_get_small_edge (canvas->self);
  /* The rhomb is face down for the first half of the way, then face up. */
  const guint face = t < 0.5 ? BONOBO_NONE : rhomb;
  graphene_point_t from, to, point;

  bonobo_view_point_stack (canvas->self, &from);
  bonobo_view_point_hand (canvas->self, &to);
  graphene_point_interpolate (&from, &to, ease (t), &point);
  point.y -= swell (t) * small * 0.35;
  bonobo_canvas_append_posed (canvas,
                              bonobo_art_get_rhomb (face, BONOBO_UPRIGHT, canvas->self->scheme, small, canvas->scale),
                              &point, MAX (fabs (cos (G_PI * t)), 0.02), 1, 1);
}

/* A rhomb that a player laid with the pointer or the keyboard is already at its place, and not on the raft. */
static void
draw_laying (const BonoboCanvas *canvas,
             guint               rhomb,
             guint               place)
{
  const gboolean is_there = bgl_story_get_origin (bgl_view_get_story (BGL_VIEW (canvas->self))) >= BGL_ORIGIN_KEY;
  const BonoboTurn turn = bonobo_art_get_turn (place);
  const double t = canvas->progress;
  const double e = ease (t);
  graphene_point_t from, to, point;
  double size;

  bonobo_view_point_place (canvas->self, place, &to);
  if (is_there)
    from = to;
  else
    bonobo_view_point_hand (canvas->self, &from);
  graphene_point_interpolate (&from, &to, e, &point);

  bonobo_canvas_append_posed (canvas, bonobo_art_get_rhomb_shadow (turn, TRUE, canvas->edge, canvas->scale),
                              &point, 1, 1, 1 - e);
  point.y -= swell (t) * canvas->edge * 0.12;
  size = (is_there ? 1 + 0.05 * (1 - e) : 0.6 + 0.4 * e) + 0.06 * swell (t);
  bonobo_canvas_append_posed (canvas,
                              bonobo_art_get_rhomb (rhomb, turn, canvas->self->scheme, canvas->edge, canvas->scale),
                              &point, size, size, 1);
}

/* The position of the number that a rhomb has at a spot. */
static void
point_number (const BonoboCanvas *canvas,
              guint               rhomb,
              guint               spot,
              graphene_point_t   *point)
{
  int number;

  for (guint corner = 0; corner < BONOBO_CORNERS; corner++)
    if (bonobo_view_get_corner (canvas->self, &canvas->shown, rhomb, canvas->shown.place[rhomb], corner,
                                &number, point) == spot)
      return;
}

/* The numbers fly to the token. */
static void
draw_counting (const BonoboCanvas *canvas,
               guint               spot)
{
  graphene_point_t from, to, point;
  BonoboValue value;
  int sum = 0;
  gboolean any = FALSE;

  bonobo_state_value_spot (&canvas->shown, spot, &value);
  bonobo_view_point_spot (canvas->self, spot, &to);

  for (guint i = 0; i < value.n_numbers; i++)
    {
      const double own = CLAMP ((canvas->progress - i * 0.55 / value.n_numbers) / 0.45, 0, 1);

      if (own >= 1)
        {
          sum += value.numbers[i];
          any = TRUE;
          continue;
        }

      point_number (canvas, value.rhombi[i], spot, &from);
      graphene_point_interpolate (&from, &to, ease (own), &point);
      bonobo_canvas_append_plate (canvas, value.numbers[i], &point, 1.25 + 0.25 * swell (own), 1);
    }

  if (any)
    {
      bonobo_view_point_sum (canvas->self, spot, &point);
      bonobo_canvas_append_plate (canvas, sum, &point, 1.6, 1);
    }
}

/* The sum flies to the marker. */
static void
draw_scoring (const BonoboCanvas *canvas,
              guint               seat,
              guint               spot,
              int                 points)
{
  const double t = canvas->progress;
  const double flight = CLAMP (t / 0.72, 0, 1);
  BonoboTrack *track = canvas->self->track;
  graphene_point_t from, to, marker, point;

  bonobo_view_point_sum (canvas->self, spot, &from);
  bonobo_track_get_marker (track, seat, &marker);
  if (!gtk_widget_compute_point (GTK_WIDGET (track), GTK_WIDGET (canvas->self), &marker, &to))
    to = marker;
  to.y += 26;
  graphene_point_interpolate (&from, &to, ease (flight), &point);
  bonobo_canvas_append_plate (canvas, points, &point, 1.6 + 0.2 * swell (flight), CLAMP ((1 - t) / 0.18, 0, 1));
}

static void
draw_leaving (const BonoboCanvas *canvas,
              guint               seat,
              guint               spot)
{
  const double t = canvas->progress;
  graphene_point_t point;

  bonobo_view_point_spot (canvas->self, spot, &point);
  bonobo_canvas_append_token (canvas, seat, &point, adw_easing_ease (ADW_EASE_OUT_CUBIC, t), 1 - t * t);
}

static void
draw_active (const BonoboCanvas *canvas,
             guint               triangle)
{
  GdkTexture *mark = bonobo_art_get_active (triangle, canvas->self->scheme, canvas->edge, canvas->scale);
  const double size = 1 + 0.28 * swell (canvas->progress);
  graphene_point_t point;

  bonobo_view_point_triangle (canvas->self, triangle, &point);
  bonobo_canvas_append_posed (canvas, mark, &point, size, size, 1);
}

/* The token hops off its spot, away from the toilet. */
static void
draw_driven (const BonoboCanvas *canvas,
             guint               seat,
             guint               spot,
             guint               triangle)
{
  const double t = canvas->progress;
  graphene_point_t from, toilet, point;
  double length;

  bonobo_view_point_spot (canvas->self, spot, &from);
  bonobo_view_point_triangle (canvas->self, triangle, &toilet);
  length = hypot (from.x - toilet.x, from.y - toilet.y);
  point.x = from.x + (from.x - toilet.x) / length * canvas->edge * 1.3 * t * t;
  point.y = from.y + (from.y - toilet.y) / length * canvas->edge * 1.3 * t * t;

  draw_active (canvas, triangle);
  bonobo_canvas_append_token (canvas, seat, &point, fabs (sin (2.5 * G_PI * t)) * 0.8, CLAMP ((1 - t) / 0.4, 0, 1));
}

/* How far a plate is turned from one sum to the other. */
static double
get_turn (const BonoboCanvas *canvas)
{
  return CLAMP ((canvas->progress - 0.25) / 0.4, 0, 1);
}

/* Enlarges the numbers that change, at their corners. */
static void
draw_turned_signs (const BonoboCanvas *canvas,
                   guint               spot)
{
  graphene_point_t point;
  BonoboValue value;

  bonobo_state_value_spot (&canvas->shown, spot, &value);
  for (guint i = 0; i < value.n_numbers; i++)
    if (value.numbers[i] < 0)
      {
        point_number (canvas, value.rhombi[i], spot, &point);
        bonobo_canvas_append_plate (canvas, get_turn (canvas) < 0.5 ? value.numbers[i] : -value.numbers[i],
                                    &point, 1.2, 1);
      }
}

/* Flips a plate from one sum to the other. */
static void
draw_change (const BonoboCanvas *canvas,
             const int          *args,
             double              jump)
{
  const double turn = get_turn (canvas);
  const double bump = 1 + jump * swell ((canvas->progress - 0.4) / 0.6);
  GdkTexture *plate = bonobo_art_get_plate (args[turn < 0.5 ? 3 : 4], canvas->self->scheme,
                                            (int) (canvas->plate * 1.6), canvas->scale);
  graphene_point_t point;

  bonobo_view_point_sum (canvas->self, args[1], &point);
  bonobo_canvas_append_posed (canvas, plate, &point, bump * MAX (fabs (cos (G_PI * turn)), 0.04), bump, 1);
}

void
bonobo_canvas_draw_step (const BonoboCanvas *canvas)
{
  const int *args;

  if (canvas->step == NULL)
    return;

  args = canvas->step->event.args;
  switch ((BonoboEventType) canvas->step->kind)
    {
    case BONOBO_EVENT_TOKEN_SET:
      draw_placing (canvas, args[0], args[1]);
      break;
    case BONOBO_EVENT_RHOMB_DRAWN:
      draw_drawing (canvas, args[1]);
      break;
    case BONOBO_EVENT_RHOMB_LAID:
      draw_laying (canvas, args[1], args[3]);
      break;
    case BONOBO_EVENT_NUMBER_COUNTED:
      draw_counting (canvas, args[1]);
      break;
    case BONOBO_EVENT_TOKEN_SCORED:
      draw_leaving (canvas, args[0], args[1]);
      draw_scoring (canvas, args[0], args[1], args[2]);
      break;
    case BONOBO_EVENT_TOKEN_FINAL:
      draw_scoring (canvas, args[0], args[1], args[2]);
      break;
    case BONOBO_EVENT_TRIANGLE_ACTIVE:
      draw_active (canvas, args[0]);
      break;
    case BONOBO_EVENT_TOKEN_DRIVEN:
      draw_driven (canvas, args[0], args[1], args[2]);
      break;
    case BONOBO_EVENT_SIGNS_TURNED:
      draw_active (canvas, args[2]);
      draw_turned_signs (canvas, args[1]);
      draw_change (canvas, args, 0.2);
      break;
    case BONOBO_EVENT_DOUBLED:
      draw_active (canvas, args[2]);
      draw_change (canvas, args, 0.5);
      break;
    case BONOBO_EVENT_DRAW_BEGUN:
    case BONOBO_EVENT_PASSED:
    case BONOBO_EVENT_FINAL_SCORING:
    case BONOBO_EVENT_GAME_OVER:
    default:
      break;
    }
}
