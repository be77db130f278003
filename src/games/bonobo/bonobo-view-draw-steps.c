/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-canvas.h"

#include <math.h>

/* Draws the motion of a step. */

static double
ease_out (double t)
{
  return 1 - pow (1 - t, 3);
}

static double
ease_in_out (double t)
{
  return t < 0.5 ? 4 * t * t * t : 1 - pow (-2 * t + 2, 3) / 2;
}

/* Rises at the beginning and falls at the end. */
static double
swell (double t)
{
  return sin (G_PI * CLAMP (t, 0, 1));
}

static void
point_marker (const BonoboCanvas *canvas,
              guint               seat,
              graphene_point_t   *point)
{
  graphene_point_t marker;

  bonobo_track_get_marker (canvas->self->track, seat, &marker);
  if (!gtk_widget_compute_point (GTK_WIDGET (canvas->self->track), GTK_WIDGET (canvas->self), &marker, point))
    *point = marker;
}

static void
tell_draw (const BonoboCanvas *canvas,
           const BonoboStep   *step,
           double              t)
{
  const int small = bonobo_view_get_small_edge (canvas->self);
  /* The rhomb is face down for the first half of the way, then face up. */
  const guint face = t < 0.5 ? BONOBO_NONE : step->rhomb;
  graphene_point_t from, to, point;

  bonobo_view_point_stack (canvas->self, &from);
  bonobo_view_point_hand (canvas->self, &to);
  graphene_point_interpolate (&from, &to, ease_in_out (t), &point);
  point.y -= swell (t) * small * 0.35;
  bonobo_canvas_append_posed (canvas,
                              bonobo_art_get_rhomb (face, BONOBO_UPRIGHT, canvas->self->scheme, small, canvas->scale),
                              &point, MAX (fabs (cos (G_PI * t)), 0.02), 1, 1);
}

static void
tell_lay (const BonoboCanvas *canvas,
          const BonoboStep   *step,
          double              t)
{
  const BonoboTurn turn = bonobo_art_get_turn (step->place);
  const double e = ease_in_out (t);
  graphene_point_t from, to, point;
  double size;

  bonobo_view_point_place (canvas->self, step->place, &to);
  if (step->by_hand)
    from = to;
  else
    bonobo_view_point_hand (canvas->self, &from);
  graphene_point_interpolate (&from, &to, e, &point);

  bonobo_canvas_append_posed (canvas, bonobo_art_get_rhomb_shadow (turn, TRUE, canvas->edge, canvas->scale),
                              &point, 1, 1, 1 - e);
  point.y -= swell (t) * canvas->edge * 0.12;
  size = (step->by_hand ? 1 + 0.05 * (1 - e) : 0.6 + 0.4 * e) + 0.06 * swell (t);
  bonobo_canvas_append_posed (canvas,
                              bonobo_art_get_rhomb (step->rhomb, turn, canvas->self->scheme,
                                                    canvas->edge, canvas->scale),
                              &point, size, size, 1);
}

static void
tell_count (const BonoboCanvas *canvas,
            const BonoboStep   *step,
            double              t)
{
  const double each = 0.55 / MAX (step->n_numbers, 1);
  graphene_point_t to, point;
  int sum = 0;
  gboolean any = FALSE;

  bonobo_view_point_spot (canvas->self, step->spot, &to);

  for (guint i = 0; i < step->n_numbers; i++)
    {
      const double own = CLAMP ((t - i * each) / 0.45, 0, 1);
      const guint place = canvas->self->shown.place[step->rhombi[i]];

      if (own >= 1)
        {
          sum += step->numbers[i];
          any = TRUE;
          continue;
        }

      for (guint corner = 0; place != BONOBO_NONE && corner < BONOBO_CORNERS; corner++)
        {
          graphene_point_t from;
          int number;

          if (bonobo_view_get_corner (canvas->self, &canvas->self->shown, step->rhombi[i], place, corner,
                                      &number, &from) != step->spot)
            continue;

          graphene_point_interpolate (&from, &to, ease_in_out (own), &point);
          bonobo_canvas_append_plate (canvas, step->numbers[i], &point, 1.25 + 0.25 * swell (own), 1);
        }
    }

  if (any)
    {
      bonobo_view_point_sum (canvas->self, step->spot, &point);
      bonobo_canvas_append_plate (canvas, sum, &point, 1.6, 1);
    }
}

static void
tell_score (const BonoboCanvas *canvas,
            const BonoboStep   *step,
            double              t)
{
  const double flight = CLAMP (t / 0.72, 0, 1);
  graphene_point_t from, to, point;

  if (step->kind == BONOBO_STEP_SCORE)
    {
      bonobo_view_point_spot (canvas->self, step->spot, &point);
      bonobo_canvas_append_token (canvas, step->seat, &point, ease_out (t), 1 - t * t);
    }

  bonobo_view_point_sum (canvas->self, step->spot, &from);
  point_marker (canvas, step->seat, &to);
  to.y += 26;
  graphene_point_interpolate (&from, &to, ease_in_out (flight), &point);
  bonobo_canvas_append_plate (canvas, step->to, &point, 1.6 + 0.2 * swell (flight), CLAMP ((1 - t) / 0.18, 0, 1));
}

static void
tell_active (const BonoboCanvas *canvas,
             guint               triangle,
             double              t)
{
  GdkTexture *mark = bonobo_art_get_active (triangle, canvas->self->scheme, canvas->edge, canvas->scale);
  const double size = 1 + 0.28 * swell (t);
  graphene_point_t point;

  bonobo_view_point_triangle (canvas->self, triangle, &point);
  bonobo_canvas_append_posed (canvas, mark, &point, size, size, 1);
}

/* The token hops off its spot, away from the toilet. */
static void
tell_driven (const BonoboCanvas *canvas,
             const BonoboStep   *step,
             double              t)
{
  graphene_point_t from, toilet, point;
  double length;

  bonobo_view_point_spot (canvas->self, step->spot, &from);
  bonobo_view_point_triangle (canvas->self, step->triangle, &toilet);
  length = hypot (from.x - toilet.x, from.y - toilet.y);
  point.x = from.x + (from.x - toilet.x) / length * canvas->edge * 1.3 * t * t;
  point.y = from.y + (from.y - toilet.y) / length * canvas->edge * 1.3 * t * t;

  tell_active (canvas, step->triangle, t);
  bonobo_canvas_append_token (canvas, step->seat, &point, fabs (sin (2.5 * G_PI * t)) * 0.8,
                              CLAMP ((1 - t) / 0.4, 0, 1));
}

/* Flips a plate from one sum to another. */
static void
tell_change (const BonoboCanvas *canvas,
             const BonoboStep   *step,
             double              t)
{
  const double turn = CLAMP ((t - 0.25) / 0.4, 0, 1);
  const int number = turn < 0.5 ? step->from : step->to;
  const double bump = 1 + (step->kind == BONOBO_STEP_DOUBLE ? 0.5 : 0.2) * swell ((t - 0.4) / 0.6);
  GdkTexture *plate = bonobo_art_get_plate (number, canvas->self->scheme,
                                            (int) (canvas->plate * 1.6), canvas->scale);
  graphene_point_t point;

  tell_active (canvas, step->triangle, t);

  if (step->kind == BONOBO_STEP_SIGNS)
    {
      BonoboValue value;

      /* Enlarge the numbers that change, at their corners. */
      bonobo_state_value_spot (&canvas->self->shown, step->spot, &value);
      for (guint i = 0; i < value.n_numbers; i++)
        for (guint corner = 0; corner < BONOBO_CORNERS; corner++)
          {
            graphene_point_t stand;
            int old;

            if (bonobo_view_get_corner (canvas->self, &canvas->self->shown, value.rhombi[i],
                                        canvas->self->shown.place[value.rhombi[i]], corner, &old,
                                        &stand) != step->spot || old >= 0)
              continue;

            bonobo_canvas_append_plate (canvas, turn < 0.5 ? old : -old, &stand, 1.2, 1);
          }
    }

  bonobo_view_point_sum (canvas->self, step->spot, &point);
  bonobo_canvas_append_posed (canvas, plate, &point, bump * MAX (fabs (cos (G_PI * turn)), 0.04), bump, 1);
}

void
bonobo_view_tell (const BonoboCanvas *canvas,
                  const BonoboStep   *step)
{
  const double t = canvas->self->now;
  graphene_point_t point;

  switch (step->kind)
    {
    case BONOBO_STEP_SET:
      bonobo_view_point_spot (canvas->self, step->spot, &point);
      bonobo_canvas_append_token (canvas, step->seat, &point, 1 - ease_out (t), MIN (1, 0.2 + 3 * t));
      break;
    case BONOBO_STEP_DRAW:
      tell_draw (canvas, step, t);
      break;
    case BONOBO_STEP_LAY:
      tell_lay (canvas, step, t);
      break;
    case BONOBO_STEP_COUNT:
      tell_count (canvas, step, t);
      break;
    case BONOBO_STEP_SCORE:
    case BONOBO_STEP_FINAL:
      tell_score (canvas, step, t);
      break;
    case BONOBO_STEP_ACTIVE:
      tell_active (canvas, step->triangle, t);
      break;
    case BONOBO_STEP_DRIVEN:
      tell_driven (canvas, step, t);
      break;
    case BONOBO_STEP_SIGNS:
    case BONOBO_STEP_DOUBLE:
      tell_change (canvas, step, t);
      break;
    case BONOBO_STEP_WORDS:
    default:
      break;
    }
}
