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

  for (guint colour = 0; colour < state->n_seats; colour++)
    if (state->rows[colour] > 0 &&
        !bangkok_view_is_moving_to (self, BANGKOK_AT_ROW, 0, state->rows[colour]))
      {
        const BangkokWhere where = { .kind = BANGKOK_AT_ROW, .index = state->rows[colour] };
        BangkokPose pose;

        bangkok_view_get_pose (self, &where, &pose);
        bangkok_canvas_die (canvas, colour, state->rows[colour], &pose, 0, 1);
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

/* Hands */

static void
draw_sum (const BangkokCanvas   *canvas,
          const graphene_rect_t *tray,
          int                    sum,
          gboolean               preview)
{
  const BangkokState *state = bangkok_view_get_state (canvas->self);
  const int distance = sum - state->goal;
  const double line = canvas->self->layout.in.line;
  const graphene_rect_t words =
    GRAPHENE_RECT_INIT (tray->origin.x, tray->origin.y + tray->size.height - line - 1, tray->size.width, line);
  g_autofree char *text = NULL;

  /* The distance from the goal is shown beside the sum in small text, if the tray is wide enough. */
  if (tray->size.width < 2 * line || (canvas->self->scheme == BGL_COLOR_SCHEME_PAPER && distance != 0))
    text = g_strdup_printf ("<b>%d</b>", sum);
  else if (distance == 0)
    text = g_strdup_printf ("<b>%d</b> ✓", sum);
  else if (distance < 0)
    text = g_strdup_printf ("<b>%d</b> <small>−%d</small>", sum, -distance);
  else
    text = g_strdup_printf ("<b>%d</b> <small>+%d</small>", sum, distance);

  bangkok_canvas_markup (canvas, text, &words, 0.5, 0.98,
                         distance == 0 || preview ? canvas->tones->glow : canvas->tones->text);
}

static void
draw_tray (const BangkokCanvas   *canvas,
           guint                  seat,
           guint                  group,
           const graphene_rect_t *tray)
{
  BangkokView *self = canvas->self;
  const BangkokState *state = bangkok_view_get_state (self);
  const BangkokHand *hand = &state->hands[seat - 1];
  const gboolean apart = group > hand->n_groups;
  const gboolean own = seat == self->own;
  const int place = apart ? BANGKOK_APART : (int) group;
  const BangkokSlot *held = bangkok_view_get_held (self);
  const BglMove hint = bgl_board_get_hint (BGL_BOARD (self));
  const gboolean considered = own && held != NULL && bangkok_view_get_place (self) == place;
  const gboolean hinted = own && hint != BGL_MOVE_NONE && (int) bangkok_move_get_group (hint) == place;
  const gboolean exact = !apart && hand->sum[group - 1] == state->goal;
  const double corner = 8;

  if (apart)
    {
      bangkok_canvas_outline (canvas, tray, corner, 1.5, canvas->tones->line, 0.8);
      if (!considered)
        {
          graphene_rect_t sign = *tray;

          sign.size.height -= (float) self->layout.in.line * 0.5f;
          bangkok_canvas_text (canvas, "+", &sign, 0.5, 1.8, FALSE, canvas->tones->dim);
        }
    }
  else
    {
      bangkok_canvas_fill (canvas, tray, corner, canvas->tones->tray, 1);
      if (exact)
        bangkok_canvas_outline (canvas, tray, corner, 1.5, canvas->tones->glow, 0.9);
    }

  if (hinted)
    bangkok_canvas_fill (canvas, tray, corner, canvas->tones->glow, 0.3);
  if (considered || hinted)
    bangkok_canvas_outline (canvas, tray, corner, 2.5, canvas->tones->glow, 1);

  if (considered)
    draw_sum (canvas, tray, (apart ? 0 : hand->sum[group - 1]) + held->value, TRUE);
  else if (!apart)
    draw_sum (canvas, tray, hand->sum[group - 1], FALSE);
}

static double
get_tag_scale (BangkokView *self)
{
  return self->scheme == BGL_COLOR_SCHEME_PAPER ? 0.95 : 0.82;
}

/* Draws the number of the group on a tab of its tray, because texts refer to it by number. */
static void
draw_group_number (const BangkokCanvas   *canvas,
                   guint                  group,
                   const graphene_rect_t *tray)
{
  const graphene_rect_t tab = bangkok_view_get_tab (canvas->self, tray);
  g_autofree char *number = g_strdup_printf ("%u", group);

  bangkok_canvas_fill (canvas, &tab, 4, canvas->tones->panel, 1);
  bangkok_canvas_outline (canvas, &tab, 4, 1, canvas->tones->line, 1);
  bangkok_canvas_text (canvas, number, &tab, 0.5, get_tag_scale (canvas->self), TRUE, canvas->tones->text);
}

/* Draws a ring around a die that was placed since the player's last move and, if there are several, the number of
 * the move. */
static void
draw_recent (const BangkokCanvas *canvas,
             guint                number,
             const BangkokPose   *pose)
{
  const double size = pose->size + 4;
  const graphene_rect_t ring = GRAPHENE_RECT_INIT ((int) (pose->middle.x - size / 2), (int) (pose->middle.y - size / 2),
                                                   size, size);
  const double tag = bangkok_view_get_tag_size (canvas->self);
  const graphene_rect_t disc = GRAPHENE_RECT_INIT ((int) (ring.origin.x + size - tag + 4), (int) ring.origin.y - 5,
                                                   tag, tag);
  g_autofree char *order = g_strdup_printf ("%u", number);

  bangkok_canvas_outline (canvas, &ring, bangkok_art_get_corner (size) + 1, 2, canvas->tones->glow, 1);
  if (canvas->self->n_recent < 2)
    return;

  bangkok_canvas_fill (canvas, &disc, tag / 2, canvas->tones->glow, 1);
  bangkok_canvas_text (canvas, order, &disc, 0.5, get_tag_scale (canvas->self), TRUE, canvas->tones->mat);
}

/* The points of a seat and, while points are counted, what the current category adds. */
static char *
format_points (BangkokView *self,
               guint        seat)
{
  const BangkokScore *score = bangkok_points_get_score (self->points);
  const guint counted = bangkok_view_get_counted (self, seat), n_shown = bangkok_view_get_n_shown (self);
  guint gain = 0;

  if (!bangkok_view_shows_points (self))
    return g_strdup ("");

  if (n_shown > 0 && n_shown <= BANGKOK_CATEGORIES && bangkok_view_is_counting (self))
    gain = score->points[n_shown - 1][seat - 1];
  if (gain == 0)
    return g_strdup_printf ("<b>%u</b>", counted);

  return g_strdup_printf ("<b>%u</b> <span foreground='#%06x'><b>+%u</b></span>", counted - gain,
                          bangkok_art_get_tones (self->scheme)->glow, gain);
}

static void
draw_name (const BangkokCanvas *canvas,
           guint                seat)
{
  BangkokView *self = canvas->self;
  const graphene_rect_t *bounds = &self->layout.names[seat - 1];
  const double line = self->layout.in.line;
  g_autofree char *points = format_points (self, seat);
  const int size = 20;
  graphene_rect_t words =
    GRAPHENE_RECT_INIT (bounds->origin.x + 2, bounds->origin.y + bounds->size.height / 2 + 1, bounds->size.width - 8, line);

  gtk_snapshot_append_texture (canvas->snapshot, bangkok_art_get_marker (seat - 1, size, canvas->scale),
                               &GRAPHENE_RECT_INIT ((int) bounds->origin.x + 2,
                                                    (int) (bounds->origin.y + bounds->size.height / 2 - size), size, size));
  bangkok_canvas_text (canvas, bangkok_view_get_short_name (self, seat), &words, 0, 1.0, FALSE, canvas->tones->text);
  words.origin.x += size + 4;
  words.origin.y -= (float) (size / 2 + line / 2 + 1);
  words.size.width -= size + 4;
  bangkok_canvas_markup (canvas, points, &words, 0, 1.0, canvas->tones->dim);
}

static void
draw_hand (const BangkokCanvas *canvas,
           guint                seat,
           const BangkokLit    *lit)
{
  BangkokView *self = canvas->self;
  const BangkokState *state = bangkok_view_get_state (self);
  const BangkokHand *hand = &state->hands[seat - 1];
  const gboolean own = seat == self->own;
  const gboolean active = bgl_game_get_turn (bgl_view_get_game (BGL_VIEW (self))) == (int) seat;
  const gboolean open = own && state->phase == BANGKOK_PHASE_PICK && hand->n_dice < BANGKOK_DICE;
  graphene_rect_t trays[BANGKOK_DICE + 1];

  if (active)
    bangkok_canvas_outline (canvas, &self->layout.hands[seat - 1], BANGKOK_PANEL_CORNER, 2, canvas->tones->glow, 1);
  bangkok_layout_get_trays (&self->layout, hand, seat, trays);

  if (bangkok_layout_is_in_front (&self->layout, seat))
    gtk_snapshot_append_texture (canvas->snapshot, bangkok_art_get_marker (seat - 1, 24, canvas->scale),
                                 &GRAPHENE_RECT_INIT ((int) self->layout.strip.origin.x,
                                                      (int) (self->layout.strip.origin.y +
                                                             (self->layout.strip.size.height - 24) / 2), 24, 24));
  else
    draw_name (canvas, seat);

  for (guint group = 1; group <= hand->n_groups + (open ? 1u : 0u); group++)
    draw_tray (canvas, seat, group, &trays[group - 1]);

  /* Draw all halos first, so that they do not cover the dice next to them. */
  for (guint i = 0; i < hand->n_dice; i++)
    if (lit != NULL && (lit->dice[seat - 1] & 1u << i) != 0)
      {
        BangkokPose pose;

        bangkok_view_get_pose (self, &(BangkokWhere) { .kind = BANGKOK_AT_HAND, .seat = seat, .index = i }, &pose);
        bangkok_canvas_halo (canvas, &pose);
      }

  for (guint i = 0; i < hand->n_dice; i++)
    if (!bangkok_view_is_moving_to (self, BANGKOK_AT_HAND, seat, i))
      {
        const gboolean shines = lit != NULL && (lit->dice[seat - 1] & 1u << i) != 0;
        BangkokPose pose;

        bangkok_view_get_pose (self, &(BangkokWhere) { .kind = BANGKOK_AT_HAND, .seat = seat, .index = i }, &pose);
        bangkok_canvas_die (canvas, hand->dice[i].colour, hand->dice[i].value, &pose, 0,
                            lit != NULL && !shines ? 0.35 : 1);
        if (lit == NULL && self->recent[seat - 1][i] > 0)
          draw_recent (canvas, self->recent[seat - 1][i], &pose);
      }
  for (guint group = 1; group <= hand->n_groups; group++)
    draw_group_number (canvas, group, &trays[group - 1]);

  /* Draw the selected die translucent at its possible place. */
  if (own && bangkok_view_get_place (self) == BANGKOK_APART && !bgl_hand_is_dragging (bgl_board_get_hand (BGL_BOARD (self))))
    {
      const BangkokSlot *slot = bangkok_view_get_held (self);
      BangkokPose pose = { .size = self->layout.own_die };

      bangkok_layout_get_die (&self->layout, seat, &trays[hand->n_groups], 0, &pose.middle);
      bangkok_canvas_die (canvas, slot->colour, slot->value, &pose, 0, 0.6);
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

      bangkok_canvas_die (canvas, slot->colour, slot->value, &pose, rise, 1);
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
      draw_hand (&canvas, seat, has_lit ? &lit : NULL);
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

  bangkok_canvas_die (canvas, step->colour, value, &pose, rise, tumbles ? MIN (t * 6, 1) : 1);
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
      bangkok_canvas_die (&canvas, held->colour, held->value, &pose, 1, 1);
    }
}
