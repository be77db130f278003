/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bango-view-private.h"

#include "engine/bgl-i18n.h"

/* The questions at the bottom edge of the table. */

enum
{
  ANSWER_PART,             /* the next three values are for the other parts */
  ANSWER_PUT_BACK = 8,
  ANSWER_CUT,
  ANSWER_PASS,
  ANSWER_COUGH,
};

static BangoQuestion
get_question (BangoView *self)
{
  const BangoState *state = bango_view_get_state (self);
  const BglRules *rules = bgl_game_get_rules (self->game);
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  BangoMove move = { .seat = state->turn, .kind = BANGO_PASS };

  /* Nothing is asked while the player is dragging a tile. */
  if (!self->can_act || bgl_hand_is_dragging (self->hand))
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

static gboolean
is_hinted (BangoView *self,
           guint      part)
{
  return bango_view_follows_hint (self) && bango_move_unpack (self->hint).keep == self->cut.direction[part];
}

static void
ask_part (BangoView *self)
{
  bgl_prompt_ask (self->prompt, _("The largest parts are equal. Which one stays?"));

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

      bgl_prompt_add_answer (self->prompt, ANSWER_PART + i, letter, spoken,
                             is_hinted (self, self->cut.largest[i]) ? "suggested-action" : NULL);
    }

  bgl_prompt_add_answer (self->prompt, ANSWER_PUT_BACK, _("Put Back"), NULL, NULL);
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
ask_famine (BangoView *self)
{
  BangoOutcome outcome = bango_state_famine (bango_view_get_state (self), self->lifted,
                                             &self->cut, self->keep);
  gboolean wins = outcome == (self->side == BANGO_YELLOW ? BANGO_YELLOW_WON : BANGO_RED_WON);

  bgl_prompt_ask (self->prompt, get_famine_sentence (outcome, wins));
  bgl_prompt_add_answer (self->prompt, ANSWER_CUT, _("Cut Off"), NULL,
                         wins ? "suggested-action" : "destructive-action");
  bgl_prompt_add_answer (self->prompt, ANSWER_PUT_BACK, _("Put Back"), NULL, NULL);
}

static void
ask_cough (BangoView *self)
{
  BglTable *table = bgl_view_get_table (BGL_VIEW (self));
  guint partner = (bango_view_get_state (self)->turn + 1) % 4 + 1;
  const char *name = bgl_seat_get_label (bgl_table_get_seat (table, partner));
  const char *warned = bgl_seat_get_label (bgl_table_get_seat (table, bango_view_get_state (self)->turn));
  /* Translators: spoken on a button; %s is the name of the player who may cough. */
  g_autofree char *spoken = BGL_SENTENCE (name, _("%s coughs as a warning"), _("Cough as a warning"));
  /* Translators: the names of two partners. */
  g_autofree char *question = BGL_SENTENCE (name, _("%s may cough once to warn %s."),
                                            _("You may cough once to warn %s."), warned);

  bgl_prompt_ask (self->prompt, question);
  bgl_prompt_add_answer (self->prompt, ANSWER_COUGH, _("Cough"), spoken, NULL);
}

gboolean
bango_view_is_asking (BangoView *self)
{
  return self->question != BANGO_QUESTION_NONE && self->question != BANGO_QUESTION_COUGH;
}

void
bango_view_update_prompt (BangoView *self)
{
  BangoQuestion question = get_question (self);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) == GTK_WIDGET (self->prompt);
  gboolean on_board = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (self->question == question &&
      self->asked_ply == bgl_game_get_ply (self->game) &&
      bango_view_same_cell (self->asked_cell, self->lifted))
    return;

  self->question = question;
  self->asked_ply = bgl_game_get_ply (self->game);
  self->asked_cell = self->lifted;

  /* The focus must leave the button before the button is removed. */
  if (had_focus && self->phase != BANGO_PHASE_IDLE)
    bango_view_focus_cell (self, self->lifted);
  else if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));

  switch (question)
    {
    case BANGO_QUESTION_PART:
      ask_part (self);
      break;
    case BANGO_QUESTION_FAMINE:
      ask_famine (self);
      break;
    case BANGO_QUESTION_PASS:
      bgl_prompt_ask (self->prompt, _("All of your tiles are shut in, so you cannot lift any."));
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

  /* A question takes the keyboard focus, except the offer to cough, which can wait. */
  if (on_board && bango_view_is_asking (self))
    bgl_prompt_focus (self->prompt);

  bango_view_fit (self, TRUE);
}

/* Describes what to do and what the crosses mean, or returns NULL if the texts of the rules are enough. */
static char *
describe_step (BangoView *self)
{
  const guint n_crossed = __builtin_popcountll (self->crossed);

  if (!self->can_act)
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

void
bango_view_update_step (BangoView *self)
{
  g_autofree char *step = describe_step (self);

  bgl_view_set_step (BGL_VIEW (self), step);
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
      bango_view_play (self, (BangoMove) { .kind = BANGO_STARVE, .from = self->lifted,
                                .keep = bango_view_get_keep (self, self->keep) });
      break;
    case ANSWER_PASS:
      bango_view_play (self, (BangoMove) { .kind = BANGO_PASS });
      break;
    case ANSWER_COUGH:
      bango_view_play (self, (BangoMove) { .kind = BANGO_COUGH,
                                .seat = (bango_view_get_state (self)->turn + 1) % 4 + 1 });
      break;
    default:
      bango_view_choose (self, self->cut.largest[answer - ANSWER_PART]);
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

void
bango_view_init_questions (BangoView *self)
{
  self->prompt = BGL_PROMPT (bgl_prompt_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->prompt), GTK_WIDGET (self));

  bgl_language_connect (self->prompt, "answered", G_CALLBACK (answered_cb), self);
  bgl_language_connect (self->prompt, "considered", G_CALLBACK (considered_cb), self);
}
