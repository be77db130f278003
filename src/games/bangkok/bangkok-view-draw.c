/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-canvas.h"

#include <adwaita.h>
#include <math.h>

#include "engine/bgl-i18n.h"

/* Draws the table in layers: the ground, trays, and dice, then the children with their focus rings, and above them
 * dice that move or are dragged. */

static void
draw_goal (const BangkokCanvas *canvas)
{
  BangkokView *self = canvas->self;
  const BangkokState *state = bangkok_view_get_state (self);
  const graphene_rect_t *card = &self->layout.goal;
  const double line = self->layout.in.line;
  const guint round = bangkok_view_get_round (self);
  g_autofree char *goal = g_strdup_printf ("%u", state->goal);
  g_autofree char *rounds = NULL;
  graphene_rect_t words = *card, figure = *card, marks = *card;
  const double dot = 8;
  double x;

  if (self->layout.wide)
    {
      graphene_rect_inset (&words, 12, 10);
      words.size.height = line;
      figure.origin.x += card->size.width - 80;
      figure.size.width = 72;
      marks = GRAPHENE_RECT_INIT (words.origin.x, card->origin.y + card->size.height - 10 - line, 100, line);
    }
  else
    {
      words.origin.y += 3;
      words.size.height = line;
      figure.origin.y += line - 1;
      figure.size.height = card->size.height - 2 * line;
      marks = GRAPHENE_RECT_INIT (card->origin.x, card->origin.y + card->size.height - line - 1, card->size.width, line);
    }

  /* Translators: heading over the number that groups should sum to. */
  bangkok_canvas_text (canvas, C_("Bangkok", "Goal"), &words, self->layout.wide ? 0 : 0.5,
                       1.0, FALSE, canvas->tones->dim);
  if (state->goal > 0)
    bangkok_canvas_text (canvas, goal, &figure, self->layout.wide ? 1 : 0.5,
                         self->layout.wide ? 3.2 * MIN (self->layout.growth, 1.2) : 2.2, TRUE, canvas->tones->glow);

  /* Draw one lamp for each round. The lamps of past rounds and of the current one are lit. */
  x = self->layout.wide ? marks.origin.x
                        : marks.origin.x + (marks.size.width - state->n_seats * (dot + 2)) / 2;
  for (guint i = 0; i < state->n_seats; i++)
    {
      const graphene_rect_t lamp =
        GRAPHENE_RECT_INIT (x + i * (dot + 2), marks.origin.y + (marks.size.height - dot) / 2, dot, dot);

      bangkok_canvas_fill (canvas, &lamp, dot / 2, canvas->tones->glow,
                           i + 1 == round ? 1 : i + 1 < round ? 0.45 : 0.14);
    }
  if (self->layout.wide)
    {
      /* Translators: the number of the round, and how many there are. */
      rounds = g_strdup_printf (_("Round %u of %u"), round, state->n_seats);
      words.origin.y += line + 3;
      bangkok_canvas_text (canvas, rounds, &words, 0, 1.0, TRUE, canvas->tones->text);
    }
}

static void
draw_board (const BangkokCanvas *canvas,
            const BangkokLit    *lit)
{
  BangkokView *self = canvas->self;
  const BangkokState *state = bangkok_view_get_state (self);

  for (guint row = 1; lit != NULL && row <= BANGKOK_ROWS; row++)
    if ((lit->rows & 1u << (row - 1)) != 0)
      bangkok_canvas_outline (canvas, &self->layout.rows[row - 1], 6, 2, canvas->tones->glow, 1);

  for (guint color = 0; color < state->n_seats; color++)
    if (state->rows[color] > 0 &&
        !bangkok_view_is_moving_to (self, BANGKOK_AT_ROW, 0, state->rows[color]))
      {
        const BangkokWhere where = { .kind = BANGKOK_AT_ROW, .index = state->rows[color] };
        BangkokPose pose;

        bangkok_view_get_pose (self, &where, &pose);
        bangkok_canvas_die (canvas, color, state->rows[color], &pose, 0, 1);
      }
}

/* The score track */

/* Markers that share a square are smaller and overlap a little, so that they stay legible. */
static void
draw_markers (const BangkokCanvas *canvas,
              gboolean             hundreds)
{
  const BangkokState *state = bangkok_view_get_state (canvas->self);
  guint squares[BANGKOK_SEATS];

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      const guint total = bangkok_view_get_total (canvas->self, seat + 1);

      squares[seat] = hundreds ? BANGKOK_SQUARES + MIN (total / BANGKOK_SQUARES, BANGKOK_HUNDREDS - 1)
                               : total % BANGKOK_SQUARES;
    }

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      guint n = 0, before = 0, columns, rows;
      graphene_rect_t square;
      double x, y;
      int size;

      for (guint other = 0; other < state->n_seats; other++)
        {
          n += squares[other] == squares[seat];
          before += other < seat && squares[other] == squares[seat];
        }
      columns = n <= 2 ? n : n <= 4 ? 2 : 3;
      rows = n <= 2 ? n : 2;

      bangkok_layout_get_square (&canvas->self->layout, squares[seat], &square);
      if (hundreds)
        {
          square.origin.x += square.size.width * 0.52f;
          square.size.width *= 0.44f;
        }
      size = MAX ((int) (MIN (square.size.width, square.size.height) * (n == 1 ? 1.0 : n == 2 ? 0.7 : 0.6)), 6);

      /* Place two markers on the diagonal, and more in two rows. */
      x = columns > 1 ? (double) (before % columns) / (columns - 1) : 0.5;
      y = rows > 1 ? (n == 2 ? (double) before : (double) (before / columns)) : 0.5;
      gtk_snapshot_append_texture (canvas->snapshot,
                                   bangkok_art_get_marker (seat, size, canvas->scale),
                                   &GRAPHENE_RECT_INIT ((int) (square.origin.x + x * (square.size.width - size) + 0.5),
                                                        (int) (square.origin.y + y * (square.size.height - size) + 0.5),
                                                        size, size));
    }
}

/* The pool */

static void
draw_pool (const BangkokCanvas *canvas)
{
  BangkokView *self = canvas->self;
  BglBoard *board = BGL_BOARD (self);
  BglHand *hand = bgl_board_get_hand (board);
  const BangkokSlot *held = bangkok_view_get_held (self);
  /* A die that can be taken rises under the pointer. */
  const guint pointed = held == NULL && bgl_view_can_act (BGL_VIEW (self)) && bgl_hand_is_pointing (hand)
                        ? bgl_board_get_aim (board) : BGL_SPOT_NONE;
  gboolean hinted = FALSE;

  for (guint i = 0; i < BANGKOK_POOL; i++)
    {
      const BangkokSlot *slot = &self->slots[i];
      double rise = 0;
      BangkokPose pose;

      if (!self->present[i] || bangkok_view_is_moving_to (self, BANGKOK_AT_POOL, 0, i) ||
          (bgl_hand_is_dragging (hand) && held == slot))
        continue;

      bangkok_view_get_pose (self, &(BangkokWhere) { .kind = BANGKOK_AT_POOL, .index = i }, &pose);

      if (!hinted && held == NULL && bangkok_view_is_hinted (self, slot))
        {
          bangkok_canvas_halo (canvas, &pose);
          hinted = TRUE;
        }
      if (held == slot)
        {
          bangkok_canvas_halo (canvas, &pose);
          rise = 1;
        }
      else if (pointed == bangkok_target_pack (BANGKOK_ON_DIE, 0, i))
        rise = 0.5;

      bangkok_canvas_die (canvas, slot->color, slot->value, &pose, rise, 1);
    }
}

void
bangkok_view_draw (BangkokView *self,
                   GtkSnapshot *snapshot)
{
  const BangkokState *state = bangkok_view_get_state (self);
  GdkTexture *ground = bangkok_view_get_ground (self);
  BangkokCanvas canvas;
  BangkokLit lit;
  gboolean has_lit;

  bangkok_canvas_init (&canvas, self, snapshot);
  has_lit = bangkok_view_get_lit (self, &lit);

  gtk_snapshot_append_texture (snapshot, ground,
                               &GRAPHENE_RECT_INIT (0, 0, self->layout.in.width,
                                                    MAX (self->layout.in.height, self->layout.height)));
  if (self->layout.goal.size.height > 0)
    draw_goal (&canvas);
  if (self->layout.board.size.height > 0)
    draw_board (&canvas, has_lit ? &lit : NULL);
  if (self->layout.track.size.height > 0)
    {
      draw_markers (&canvas, FALSE);
      draw_markers (&canvas, TRUE);
    }
  for (guint seat = 1; seat <= state->n_seats; seat++)
    if (self->layout.hands[seat - 1].size.height > 0)
      bangkok_canvas_hand (&canvas, seat, has_lit ? &lit : NULL);
  if (self->layout.pool.size.height > 0)
    draw_pool (&canvas);
}

/* Dice in motion */

/* A rolled die comes from the upper left, turns over a few times, and comes to rest after two small bounces. */
static void
get_tumble (double       t,
            BangkokPose *pose,
            double      *rise)
{
  const double way = 1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, t);

  pose->middle.x -= (float) (way * 180);
  pose->middle.y -= (float) (way * 110);
  pose->angle += way * 540;
  *rise = fabs (cos (t * G_PI * 2.5)) * pow (1 - t, 1.4) * 2.2;
}

static gboolean
is_shown (BangkokView        *self,
          const BangkokWhere *where)
{
  const BangkokLayout *layout = &self->layout;

  return (where->kind == BANGKOK_AT_POOL ? layout->pool.size.height
          : where->kind == BANGKOK_AT_ROW ? layout->board.size.height
          : layout->hands[where->seat - 1].size.height) > 0;
}

static void
draw_motion (const BangkokCanvas *canvas,
             const BangkokStep   *step)
{
  BangkokView *self = canvas->self;
  const double t = bgl_story_get_progress (bgl_view_get_story (BGL_VIEW (self)), &step->step);
  const gboolean tumbles = step->step.kind == BANGKOK_STEP_ROLL;
  guint value = step->value;
  double rise = 0;
  BangkokPose pose;

  bangkok_view_get_pose (self, &step->to, &pose);
  if (tumbles)
    {
      get_tumble (t, &pose, &rise);
      /* The die shows other faces while it turns over. */
      if (t < 0.62)
        value = (value + (guint) (t * 12) * 5 + step->to.index) % BANGKOK_SIDES + 1;
    }
  else
    {
      const double way = 1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, t);

      pose.middle.x += (float) ((step->from.middle.x - pose.middle.x) * way);
      pose.middle.y += (float) ((step->from.middle.y - pose.middle.y) * way);
      pose.size += (step->from.size - pose.size) * way;
      pose.angle += step->from.angle * way;
      rise = way;
    }

  bangkok_canvas_die (canvas, step->color, value, &pose, rise, tumbles ? MIN (t * 6, 1) : 1);
}

void
bangkok_view_draw_above (BangkokView *self,
                         GtkSnapshot *snapshot)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  const BangkokSlot *held = bangkok_view_get_held (self);
  BangkokCanvas canvas;

  bangkok_canvas_init (&canvas, self, snapshot);

  for (guint i = 0; i < bgl_story_get_n_steps (story); i++)
    {
      const BangkokStep *step = bgl_story_get_step (story, i);

      if ((step->step.kind == BANGKOK_STEP_ROLL || step->step.kind == BANGKOK_STEP_FLY) &&
          bgl_story_get_progress (story, &step->step) < 1 && is_shown (self, &step->to))
        draw_motion (&canvas, step);
    }

  if (bgl_hand_is_dragging (bgl_board_get_hand (BGL_BOARD (self))) && held != NULL)
    {
      BangkokPose pose = { .size = self->layout.pool_die, .angle = held->angle / 2 };

      bangkok_view_get_point (self, &pose.middle);
      bangkok_canvas_die (&canvas, held->color, held->value, &pose, 1, 1);
    }
}
