/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include "engine/bgl-i18n.h"

/* The questions at the bottom edge of the table. */

typedef enum
{
  QUESTION_NONE,
  QUESTION_PART,
  QUESTION_FAMINE,
  QUESTION_PASS,
  QUESTION_COUGH,
} Question;

enum
{
  ANSWER_PART,             /* the next three values are for the other parts */
  ANSWER_PUT_BACK = 8,
  ANSWER_CUT,
  ANSWER_PASS,
  ANSWER_COUGH,
};

static guint
get_partner (BangoView *self)
{
  return (bango_view_get_state (self)->turn + 1u) % 4 + 1;
}

static guint
bango_view_find_question (BglView *view)
{
  BangoView *self = BANGO_VIEW (view);
  const BangoState *state = bango_view_get_state (self);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  BangoMove move = { .seat = state->turn, .kind = BANGO_PASS };

  /* Nothing is asked while the player is dragging a tile. */
  if (!bgl_view_can_act (BGL_VIEW (self)) || bgl_hand_is_dragging (bgl_board_get_hand (BGL_BOARD (self))))
    return QUESTION_NONE;

  if (self->phase == BANGO_PHASE_CHOOSING)
    return QUESTION_PART;
  if (self->phase == BANGO_PHASE_CONFIRMING)
    return QUESTION_FAMINE;
  if (self->phase == BANGO_PHASE_IDLE &&
      bgl_rules_check (&bango_rules, state, bango_move_pack (&move), NULL))
    return QUESTION_PASS;

  if (state->n_seats == 4 && state->coughing)
    {
      move.kind = BANGO_COUGH;
      move.seat = get_partner (self);
      if (bgl_seat_is_here (bgl_table_get_seat (table, move.seat)) &&
          bgl_rules_check (&bango_rules, state, bango_move_pack (&move), NULL))
        return QUESTION_COUGH;
    }

  return QUESTION_NONE;
}

/* The offer to cough can wait. */
static BglDemand
bango_view_get_demand (BglView *view,
                       guint    question)
{
  return question == QUESTION_COUGH ? BGL_DEMAND_NONE : BGL_DEMAND_ANSWER;
}

static gboolean
is_hinted (BangoView *self,
           guint      part)
{
  const BangoMove hint = bango_move_unpack (bgl_board_get_hint (BGL_BOARD (self)));

  return bgl_board_follows_hint (BGL_BOARD (self)) && hint.keep == self->cut.direction[part];
}

static void
ask_part (BangoView *self,
          BglPrompt *prompt)
{
  bgl_prompt_ask (prompt, _("The largest parts are equal. Which one stays?"));

  for (guint i = 0; i < self->cut.n_largest; i++)
    {
      const guint64 tiles = self->cut.tiles[self->cut.largest[i]];
      const guint64 yellow = BANGO_TILE_BIT (BANGO_TILES) - 1;
      const char letter[] = { 'A' + i, '\0' };
      /* Translators: spoken on a button: “Keep part A: yellow tiles 4, red tiles 3”. */
      g_autofree char *spoken =
        g_strdup_printf (_("Keep part %s: yellow tiles %d, red tiles %d"), letter,
                         __builtin_popcountll (tiles & yellow),
                         __builtin_popcountll (tiles & ~yellow));

      bgl_prompt_add_answer (prompt, ANSWER_PART + i, letter, spoken,
                             is_hinted (self, self->cut.largest[i]) ? "suggested-action" : NULL);
    }

  bgl_prompt_add_answer (prompt, ANSWER_PUT_BACK, _("Put Back"), NULL, NULL);
}

static const char *
get_famine_sentence (BangoOutcome outcome,
                     gboolean     wins)
{
  switch (outcome)
    {
    case BANGO_YELLOW_WON:
      return wins ? _("Lifting this tile ends the game. Fewer than five red tiles are left, so you win.")
                  : _("Lifting this tile ends the game. Fewer than five red tiles are left, so you lose.");
    case BANGO_RED_WON:
      return wins ? _("Lifting this tile ends the game. Fewer than five yellow tiles are left, so you win.")
                  : _("Lifting this tile ends the game. Fewer than five yellow tiles are left, so you lose.");
    case BANGO_DRAWN:
      return _("Lifting this tile ends the game in a draw. Fewer than five tiles of each color are left.");
    case BANGO_RUNNING:
    default:
      g_return_val_if_reached ("");
    }
}

static void
ask_famine (BangoView *self,
            BglPrompt *prompt)
{
  const BangoCell lifted = bango_view_get_cell (bgl_board_get_held (BGL_BOARD (self)));
  BangoOutcome outcome = bango_state_famine (bango_view_get_state (self), lifted, &self->cut, self->keep);
  gboolean wins = outcome == (self->side == BANGO_YELLOW ? BANGO_YELLOW_WON : BANGO_RED_WON);

  bgl_prompt_ask (prompt, get_famine_sentence (outcome, wins));
  bgl_prompt_add_answer (prompt, ANSWER_CUT, _("Cut Off"), NULL,
                         wins ? "suggested-action" : "destructive-action");
  bgl_prompt_add_answer (prompt, ANSWER_PUT_BACK, _("Put Back"), NULL, NULL);
}

static void
ask_cough (BangoView *self,
           BglPrompt *prompt)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  const char *name = bgl_seat_get_label (bgl_table_get_seat (table, get_partner (self)));
  const char *warned = bgl_seat_get_label (bgl_table_get_seat (table, bango_view_get_state (self)->turn));
  /* Translators: spoken on a button; %s is the name of the player who may cough. */
  g_autofree char *spoken = BGL_SENTENCE (name, _("%s coughs as a warning"), _("Cough as a warning"));
  /* Translators: the names of two partners. */
  g_autofree char *question = BGL_SENTENCE (name, _("%s may cough once to warn %s."),
                                            _("You may cough once to warn %s."), warned);

  bgl_prompt_ask (prompt, question);
  bgl_prompt_add_answer (prompt, ANSWER_COUGH, _("Cough"), spoken, NULL);
}

static void
bango_view_ask (BglView   *view,
                guint      question,
                BglPrompt *prompt)
{
  BangoView *self = BANGO_VIEW (view);

  switch (question)
    {
    case QUESTION_PART:
      ask_part (self, prompt);
      break;
    case QUESTION_FAMINE:
      ask_famine (self, prompt);
      break;
    case QUESTION_PASS:
      bgl_prompt_ask (prompt, _("All of your tiles are shut in, so you cannot lift any."));
      bgl_prompt_add_answer (prompt, ANSWER_PASS, _("Pass"), NULL, "suggested-action");
      break;
    case QUESTION_COUGH:
    default:
      ask_cough (self, prompt);
      break;
    }
}

/* Returns NULL if the texts of the rules are enough. */
char *
bango_view_describe_step (BglBoard *board)
{
  BangoView *self = BANGO_VIEW (board);
  const guint n_crossed = __builtin_popcountll (self->crossed);

  if (!bgl_view_can_act (BGL_VIEW (self)))
    return NULL;

  switch (self->phase)
    {
    case BANGO_PHASE_CARRYING:
      if (n_crossed == 0)
        return g_strdup (_("Set the tile down on an empty cell beside another tile. To lift a different "
                           "tile, put this one back first."));
      return g_strdup_printf (ngettext ("The %u tile marked with a cross leaves the game. Set your tile down "
                                        "beside the tiles that stay. To keep all tiles, put yours back.",
                                        "The %u tiles marked with a cross leave the game. Set your tile down "
                                        "beside the tiles that stay. To keep all tiles, put yours back.",
                                        n_crossed),
                              n_crossed);

    case BANGO_PHASE_CHOOSING:
      return g_strdup (_("The largest parts are equal. Choose the one that stays. Tiles marked with a cross "
                         "leave the game."));

    case BANGO_PHASE_CONFIRMING:
      return g_strdup (_("The tiles marked with a cross would leave the game, and a player with fewer than "
                         "five tiles loses. Cut them off, or put your tile back."));

    case BANGO_PHASE_IDLE:
    default:
      break;
    }

  if (self->parts_shown)
    return g_strdup (_("If you lift this tile, the largest parts are equal, and you choose which one stays."));
  if (n_crossed > 0)
    return g_strdup_printf (ngettext ("If you lift this tile, the %u tile marked with a cross leaves the "
                                      "game.",
                                      "If you lift this tile, the %u tiles marked with a cross leave the "
                                      "game.", n_crossed),
                            n_crossed);

  return NULL;
}

static void
bango_view_answer (BglView *view,
                   int      answer)
{
  BangoView *self = BANGO_VIEW (view);
  BglBoard *board = BGL_BOARD (view);
  const BangoMove cough = { .kind = BANGO_COUGH, .seat = get_partner (self) };

  switch (answer)
    {
    case ANSWER_PUT_BACK:
      bgl_board_put_back (board);
      break;
    case ANSWER_CUT:
      bango_view_play (self, BANGO_STARVE, (BangoCell) { 0 });
      break;
    case ANSWER_PASS:
      bango_view_play (self, BANGO_PASS, (BangoCell) { 0 });
      break;
    case ANSWER_COUGH:
      bgl_board_play (board, bango_move_pack (&cough));
      break;
    default:
      bango_view_choose (self, self->cut.largest[answer - ANSWER_PART]);
      break;
    }
}

static void
bango_view_consider (BglView *view,
                     int      answer)
{
  BangoView *self = BANGO_VIEW (view);
  int part = -1;

  if (self->phase == BANGO_PHASE_CHOOSING && answer >= 0 && answer < (int) self->cut.n_largest)
    part = self->cut.largest[answer];

  if (self->considered == part)
    return;

  self->considered = part;
  bgl_view_refresh (BGL_VIEW (self));
}

void
bango_view_bind_questions (BglViewClass *klass)
{
  klass->find_question = bango_view_find_question;
  klass->get_demand = bango_view_get_demand;
  klass->ask = bango_view_ask;
  klass->answer = bango_view_answer;
  klass->consider = bango_view_consider;
}
