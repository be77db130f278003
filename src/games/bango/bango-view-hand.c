/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include <glib/gi18n-lib.h>

/* From gesture to move. A gesture that names a move is played even where it is known to be
 * refused: the refusal, with its rule, is the answer. */

enum
{
  ANSWER_PART,             /* and the next three */
  ANSWER_PUT_BACK = 8,
  ANSWER_CUT,
  ANSWER_PASS,
  ANSWER_COUGH,
};

static gboolean
play (BangoView *self,
      BangoMove  parts)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));

  if (parts.seat == 0)
    parts.seat = bango_view_get_state (self)->turn;

  /* The table emits BglTable::refused, which tells the reason. */
  return bgl_table_play (table, bango_move_pack (&parts), NULL);
}

/* The word for the part that stays, which is said only where there is a choice. */
static BangoDirection
get_direction (BangoView *self,
               int        part)
{
  return self->cut.n_largest > 1 && part >= 0 ? self->cut.direction[part] : BANGO_DIRECTION_NONE;
}

/* Any cell where a tile could go: for moves that are refused for where they begin. */
static BangoCell
get_some_target (BangoView *self)
{
  BangoCell frontier[2 * (2 * BANGO_TILES) + 2] = { 0 };

  bango_state_list_frontier (bango_view_get_state (self), frontier);
  return frontier[0];
}

void
bango_view_reset_hand (BangoView *self)
{
  self->phase = BANGO_PHASE_IDLE;
  self->keep = self->considered = -1;
  self->has_target = FALSE;
  self->dragging = FALSE;
}

gboolean
bango_view_put_back (BangoView *self)
{
  gboolean dragging = self->dragging;

  if (self->phase == BANGO_PHASE_IDLE && !dragging && self->hint == BGL_MOVE_NONE)
    return FALSE;

  bango_view_reset_hand (self);
  if (dragging)
    gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
  self->hint = BGL_MOVE_NONE;
  bango_view_refresh (self);

  return TRUE;
}

/* The part that stays is known: does the game go on? */
static void
settle (BangoView *self,
        int        part)
{
  self->keep = part;
  self->considered = -1;

  if (bango_state_famine (bango_view_get_state (self), self->lifted, &self->cut, part) != BANGO_RUNNING)
    self->phase = BANGO_PHASE_CONFIRMING;
  else
    self->phase = BANGO_PHASE_CARRYING;
}

static void
lift (BangoView *self,
      BangoCell  cell)
{
  bango_view_reset_hand (self);
  self->lifted = cell;
  bango_view_cut (self, cell, &self->cut);

  if (self->cut.n_largest > 1)
    self->phase = BANGO_PHASE_CHOOSING;
  else
    settle (self, self->cut.largest[0]);
}

static void
choose (BangoView *self,
        int        part)
{
  settle (self, part);

  if (self->phase == BANGO_PHASE_CARRYING && self->has_target)
    play (self, (BangoMove) { .kind = BANGO_SHIFT, .from = self->lifted, .to = self->target,
                              .keep = get_direction (self, part) });

  bango_view_refresh (self);
}

static void
act_carrying (BangoView *self,
              BangoCell  cell)
{
  if (bango_view_is_liftable (self, cell))
    {
      /* Another one instead. */
      lift (self, cell);
      return;
    }

  /* With a famine at hand a cell is refused under its rule, too. */
  play (self, (BangoMove) { .kind = BANGO_SHIFT, .from = self->lifted, .to = cell,
                            .keep = get_direction (self, self->keep) });
}

static void
act_choosing (BangoView *self,
              BangoCell  cell)
{
  BangoPlace *place = bango_view_find_place (self, cell);
  BangoDirection keep = BANGO_DIRECTION_NONE;
  int only;

  if (place != NULL && place->tile >= 0)
    {
      for (guint part = 0; part < self->cut.n_parts; part++)
        {
          if ((self->cut.tiles[part] & BANGO_TILE_BIT (place->tile)) == 0)
            continue;

          keep = self->cut.direction[part];
          for (guint i = 0; i < self->cut.n_largest; i++)
            if (self->cut.largest[i] == part)
              {
                choose (self, part);
                return;
              }
        }

      cell = get_some_target (self);
    }
  else if (bango_view_is_target (self, cell, &only))
    {
      /* A cell beside one part only says that this part stays. */
      self->has_target = TRUE;
      self->target = cell;
      if (only >= 0)
        choose (self, only);
      return;
    }

  play (self, (BangoMove) { .kind = BANGO_SHIFT, .from = self->lifted, .to = cell, .keep = keep });
}

static void
act_idle (BangoView *self,
          BangoCell  cell)
{
  BangoPlace *place = bango_view_find_place (self, cell);

  if (!bango_view_get_state (self)->second_round || place == NULL || place->tile < 0)
    play (self, (BangoMove) { .kind = BANGO_LAY, .to = cell });
  else if (bango_view_is_liftable (self, cell))
    lift (self, cell);
  else
    play (self, (BangoMove) { .kind = BANGO_SHIFT, .from = cell, .to = get_some_target (self) });
}

void
bango_view_act (BangoView *self,
                BangoCell  cell)
{
  if (!self->can_act)
    return;

  self->hint = BGL_MOVE_NONE;

  if (self->phase == BANGO_PHASE_IDLE)
    act_idle (self, cell);
  else if (bango_view_same_cell (cell, self->lifted))
    bango_view_put_back (self);
  else if (self->phase == BANGO_PHASE_CHOOSING)
    act_choosing (self, cell);
  else
    act_carrying (self, cell);

  bango_view_refresh (self);
}

/* Questions */

static BangoQuestion
get_question (BangoView *self)
{
  const BangoState *state = bango_view_get_state (self);
  const BglRules *rules = bgl_game_get_rules (BGL_GAME (self->game));
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  BangoMove move = { .seat = state->turn, .kind = BANGO_PASS };

  /* A hand that still holds the tile is not asked. */
  if (!self->can_act || self->dragging)
    return BANGO_QUESTION_NONE;

  if (self->phase == BANGO_PHASE_CHOOSING)
    return BANGO_QUESTION_PART;
  if (self->phase == BANGO_PHASE_CONFIRMING)
    return BANGO_QUESTION_FAMINE;
  if (self->phase == BANGO_PHASE_IDLE &&
      bgl_rules_check (rules, state, bango_move_pack (&move), NULL))
    return BANGO_QUESTION_PASS;

  if (state->n_seats == 4 && state->coughing)
    {
      move.kind = BANGO_COUGH;
      move.seat = (state->turn + 1) % 4 + 1;
      if (!bgl_seat_is_bot (bgl_table_get_seat (table, move.seat)) &&
          bgl_rules_check (rules, state, bango_move_pack (&move), NULL))
        return BANGO_QUESTION_COUGH;
    }

  return BANGO_QUESTION_NONE;
}

static void
ask_part (BangoView *self)
{
  bgl_prompt_ask (self->prompt, _("The parts are equally large. Which one stays?"));

  for (guint i = 0; i < self->cut.n_largest; i++)
    {
      const guint64 tiles = self->cut.tiles[self->cut.largest[i]];
      const guint64 yellow = BANGO_TILE_BIT (BANGO_TILES) - 1;
      const char letter[] = { 'A' + i, '\0' };
      /* Translators: spoken on a button. The part is a letter: “Keep part A: yellow tiles 4, red tiles 3”. */
      g_autofree char *spoken =
        g_strdup_printf (_("Keep part %s: yellow tiles %d, red tiles %d"), letter,
                         __builtin_popcountll (tiles & yellow),
                         __builtin_popcountll (tiles & ~yellow));

      bgl_prompt_add_answer (self->prompt, ANSWER_PART + i, letter, spoken, NULL);
    }

  bgl_prompt_add_answer (self->prompt, ANSWER_PUT_BACK, _("Put Back"), NULL, NULL);
}

static const char *
get_famine_sentence (BangoOutcome outcome)
{
  switch (outcome)
    {
    case BANGO_YELLOW_WON:
      return _("This lift ends the game: red keeps fewer than five tiles, and yellow wins.");
    case BANGO_RED_WON:
      return _("This lift ends the game: yellow keeps fewer than five tiles, and red wins.");
    case BANGO_DRAWN:
      return _("This lift ends the game: both colours keep fewer than five tiles, and nobody wins.");
    case BANGO_RUNNING:
    default:
      g_return_val_if_reached ("");
    }
}

static void
ask_famine (BangoView *self)
{
  BangoOutcome outcome = bango_state_famine (bango_view_get_state (self), self->lifted,
                                             &self->cut, self->keep);
  gboolean wins = outcome == (self->side == BANGO_YELLOW ? BANGO_YELLOW_WON : BANGO_RED_WON);

  bgl_prompt_ask (self->prompt, get_famine_sentence (outcome));
  bgl_prompt_add_answer (self->prompt, ANSWER_CUT, _("Cut"), NULL,
                         wins ? "suggested-action" : "destructive-action");
  bgl_prompt_add_answer (self->prompt, ANSWER_PUT_BACK, _("Put Back"), NULL, NULL);
}

static void
ask_cough (BangoView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  guint partner = (bango_view_get_state (self)->turn + 1) % 4 + 1;
  /* Translators: spoken on a button; %s is the name of the player who may cough. */
  g_autofree char *spoken = g_strdup_printf (_("%s coughs as a warning"),
                                             bgl_seat_get_name (bgl_table_get_seat (table, partner)));

  bgl_prompt_ask (self->prompt, NULL);
  bgl_prompt_add_answer (self->prompt, ANSWER_COUGH, _("Cough"), spoken, NULL);
}

void
bango_view_update_prompt (BangoView *self)
{
  BangoQuestion question = get_question (self);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) == GTK_WIDGET (self->prompt);
  gboolean on_board = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (self->question == question)
    return;

  self->question = question;

  /* The focus must leave before its button goes away. */
  if (had_focus)
    bango_view_focus_cell (self, self->phase != BANGO_PHASE_IDLE ? self->lifted : self->home);

  switch (question)
    {
    case BANGO_QUESTION_PART:
      ask_part (self);
      break;
    case BANGO_QUESTION_FAMINE:
      ask_famine (self);
      break;
    case BANGO_QUESTION_PASS:
      bgl_prompt_ask (self->prompt, _("None of the tiles can be lifted: every side is blocked."));
      bgl_prompt_add_answer (self->prompt, ANSWER_PASS, _("Pass"), NULL, "suggested-action");
      break;
    case BANGO_QUESTION_COUGH:
      ask_cough (self);
      break;
    case BANGO_QUESTION_NONE:
    default:
      bgl_prompt_clear (self->prompt);
      break;
    }

  /* Whoever plays by keyboard is brought to the question; a cough can wait to be looked for. */
  if (on_board && question != BANGO_QUESTION_NONE && question != BANGO_QUESTION_COUGH)
    bgl_prompt_focus (self->prompt);

  bango_view_fit (self, TRUE);
}

static void
answered_cb (BangoView *self,
             int        answer)
{
  switch (answer)
    {
    case ANSWER_PUT_BACK:
      bango_view_put_back (self);
      break;
    case ANSWER_CUT:
      play (self, (BangoMove) { .kind = BANGO_STARVE, .from = self->lifted,
                                .keep = get_direction (self, self->keep) });
      break;
    case ANSWER_PASS:
      play (self, (BangoMove) { .kind = BANGO_PASS });
      break;
    case ANSWER_COUGH:
      play (self, (BangoMove) { .kind = BANGO_COUGH,
                                .seat = (bango_view_get_state (self)->turn + 1) % 4 + 1 });
      break;
    default:
      choose (self, self->cut.largest[answer - ANSWER_PART]);
      break;
    }
}

static void
considered_cb (BangoView *self,
               int        answer)
{
  int part = -1;

  if (self->phase == BANGO_PHASE_CHOOSING && answer >= 0 && answer < (int) self->cut.n_largest)
    part = self->cut.largest[answer];

  if (self->considered == part)
    return;

  self->considered = part;
  bango_view_refresh (self);
}

/* The pointer */

static gboolean
is_over_prompt (BangoView *self,
                double     x,
                double     y)
{
  graphene_rect_t bounds;

  return gtk_widget_get_visible (GTK_WIDGET (self->prompt)) &&
         gtk_widget_compute_bounds (GTK_WIDGET (self->prompt), GTK_WIDGET (self), &bounds) &&
         graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT (x, y));
}

static void
point_at (BangoView *self,
          double     x,
          double     y)
{
  BangoCell before, after;
  gboolean had_before = bango_view_get_current (self, &before);

  self->by_key = FALSE;
  self->has_pointer = !is_over_prompt (self, x, y);
  graphene_point_init (&self->pointer, x, y);

  if (self->dragging)
    gtk_widget_queue_draw (GTK_WIDGET (self));

  if (had_before != bango_view_get_current (self, &after) ||
      (had_before && !bango_view_same_cell (before, after)))
    bango_view_refresh (self);
}

static void
motion_cb (BangoView *self,
           double     x,
           double     y)
{
  /* A table that glides under a pointer at rest also moves it; that is nobody's wish. */
  if (self->pointer.x == (float) x && self->pointer.y == (float) y)
    return;

  if (!self->dragging)
    point_at (self, x, y);
}

static void
leave_cb (BangoView *self)
{
  if (self->dragging || !self->has_pointer)
    return;

  self->has_pointer = FALSE;
  bango_view_refresh (self);
}

static void
drag_begin_cb (BangoView *self,
               double     x,
               double     y)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->pressed = FALSE;
  if (is_over_prompt (self, x, y))
    {
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->pressed = TRUE;
  self->pressed_cell = bango_view_get_cell_at (self, x, y);
  bango_view_skip_motion (self);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), FALSE);
  bango_view_focus_cell (self, self->pressed_cell);
}

/* Whether a tile comes along when the pressed cell is dragged: in the first round one from the
 * stock, in the second the one that lies there. */
static gboolean
take_in_hand (BangoView *self)
{
  BangoPlace *place = bango_view_find_place (self, self->pressed_cell);

  if (!self->can_act)
    return FALSE;

  if (!bango_view_get_state (self)->second_round)
    return place == NULL || place->tile < 0;

  if (self->phase == BANGO_PHASE_IDLE && bango_view_is_liftable (self, self->pressed_cell))
    lift (self, self->pressed_cell);

  return self->phase != BANGO_PHASE_IDLE && bango_view_same_cell (self->pressed_cell, self->lifted);
}

static void
drag_update_cb (BangoView *self,
                double     offset_x,
                double     offset_y)
{
  double x, y;

  if (!self->pressed)
    return;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y);

  if (!self->dragging)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y))
        return;

      self->hint = BGL_MOVE_NONE;
      if (!take_in_hand (self))
        return;

      self->dragging = TRUE;
      gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_CLAIMED);
      bango_view_refresh (self);
    }

  point_at (self, x + offset_x, y + offset_y);
}

static void
drop (BangoView *self,
      BangoCell  cell)
{
  BangoPhase phase = self->phase;

  self->dragging = FALSE;
  self->dropping = TRUE;

  if (phase == BANGO_PHASE_CONFIRMING && !bango_view_same_cell (cell, self->lifted))
    bango_view_refresh (self);
  else
    bango_view_act (self, cell);

  self->dropping = FALSE;

  /* A tile that could not stay where it was dropped goes back; one that waits for an answer
   * does not. */
  if (self->phase == BANGO_PHASE_CARRYING)
    bango_view_put_back (self);
  else if (self->phase == BANGO_PHASE_CHOOSING && !self->has_target)
    bango_view_put_back (self);
}

static void
drag_end_cb (BangoView *self,
             double     offset_x,
             double     offset_y)
{
  double x, y;
  BangoCell cell;

  if (!self->pressed)
    return;

  self->pressed = FALSE;
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->drag), &x, &y);
  cell = bango_view_get_cell_at (self, x + offset_x, y + offset_y);

  if (!self->dragging)
    bango_view_act (self, self->pressed_cell);
  else if (gtk_widget_contains (GTK_WIDGET (self), x + offset_x, y + offset_y))
    drop (self, cell);
  else
    bango_view_put_back (self);
}

static void
drag_cancel_cb (BangoView *self)
{
  self->pressed = FALSE;
  if (self->dragging)
    bango_view_put_back (self);
}

static gboolean
key_pressed_cb (BangoView *self)
{
  bango_view_skip_motion (self);
  return GDK_EVENT_PROPAGATE;
}

void
bango_view_init_hand (BangoView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  self->drag = gtk_gesture_drag_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->drag), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (self->drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->drag));

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  /* Any key ends what is still moving, and then does what it does. */
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);

  g_signal_connect_object (self->prompt, "answered",
                           G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->prompt, "considered",
                           G_CALLBACK (considered_cb), self, G_CONNECT_SWAPPED);
}
