/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-search.h"

#include "bango-board.h"
#include "bango-bot.h"

/* What a move changes. */
typedef struct
{
  const BangoState *before;
  BangoState        after;
  BangoMove         parts;
  BangoColor        side;
  gboolean          was_threatened;  /* whether the other side would win if it were its turn */
  gboolean          threatens;
  BangoLine         own;             /* the best pattern with the tile of the move */
  BangoLine         theirs;          /* the best pattern with a tile of the other side on its cell */
} Change;

static BangoLine
find_best_line (const BangoBoard *board,
                BangoCell         cell,
                BangoColor        color)
{
  BangoLine best = BANGO_LINE_NONE;

  for (guint i = 0; i < 4; i++)
    best = MAX (best, bango_board_get_line (board, bango_cell_index (cell), i, color));

  return best;
}

static void
change_init (Change           *change,
             const BangoState *state,
             BglMove           move)
{
  g_autofree BangoBoard *board = g_new (BangoBoard, 1);
  BangoStep step;

  change->before = state;
  change->after = *state;
  bango_rules.apply (&change->after, move, NULL);
  change->parts = bango_move_unpack (move);
  change->side = bango_state_get_side (state, change->parts.seat);

  bango_board_init (board, state);
  change->was_threatened = bango_board_find_win (board, !change->side, &step);
  change->theirs = find_best_line (board, change->parts.to, !change->side);

  bango_board_init (board, &change->after);
  change->threatens = bango_board_find_win (board, change->side, &step);
  change->own = find_best_line (board, change->parts.to, change->side);
}

/* Why a move wins that ends the game. */
static void
explain_end (const Change *change,
             BglHint      *hint)
{
  BangoOutcome win = change->side == BANGO_YELLOW ? BANGO_YELLOW_WON : BANGO_RED_WON;

  if (change->after.outcome != win)
    return;

  if (change->parts.kind == BANGO_STARVE)
    {
      hint->reason = g_strdup (_("It leaves your opponent with fewer than five tiles."));
      hint->rule = "bango-famine";
    }
  else
    {
      hint->reason = g_strdup (_("It makes five in a row."));
      hint->rule = "bango-five";
    }
}

/* What the search has found out for certain. */
static void
explain_forced (int      win_in,
                BglHint *hint)
{
  guint n = (guint) (win_in + 1) / 2;

  if (win_in > 1)
    /* Translators: why a move is good. %u is the number of moves, including this one. It is always 2 or more. */
    hint->reason = g_strdup_printf (ngettext ("It wins in %u move, whatever your opponent does.",
                                              "It wins in %u moves, whatever your opponent does.", n), n);
  else if (win_in < 0)
    hint->reason = g_strdup (_("It delays your opponent’s win as long as possible."));
}

static void
explain_cut (const Change *change,
             BglHint      *hint)
{
  guint lost[2];

  for (guint i = 0; i < 2; i++)
    lost[i] = change->before->on_table[i] - MIN (change->after.on_table[i], change->before->on_table[i]);

  if (lost[!change->side] <= lost[change->side])
    return;

  /* Translators: why a move is good. %u is the number of tiles of the opponent. */
  hint->reason = g_strdup_printf (ngettext ("It cuts off %u of your opponent’s tiles.",
                                            "It cuts off %u of your opponent’s tiles.", lost[!change->side]),
                                  lost[!change->side]);
  hint->rule = "bango-cut";
}

static const char *
explain_lines (const Change *change)
{
  /* Only in phase 1 can the opponent not take an open four apart. */
  if (change->threatens && change->own == BANGO_LINE_FOUR_OPEN && !change->after.second_round)
    return _("It makes an open four.");
  if (change->threatens)
    return _("It threatens to win with your next move.");
  if (change->own >= BANGO_LINE_THREE_OPEN)
    return _("It makes an open three.");
  if (change->theirs >= BANGO_LINE_FOUR)
    return _("It takes the cell where your opponent would make four in a row.");
  if (change->theirs >= BANGO_LINE_THREE_OPEN)
    return _("It takes the cell where your opponent would make an open three.");

  return _("It gives your tiles more room for five in a row.");
}

/* Names the tile that is lifted, or a tile beside the cell. */
static char *
describe_where (const Change *change)
{
  g_autofree char *text = NULL;

  if (change->parts.kind != BANGO_LAY)
    {
      text = bango_cell_describe (change->parts.from);

      /* Translators: the first step of a hint. %s is a cell, such as “(2, 0)”. */
      return g_strdup_printf (_("Look at your tile at %s."), text);
    }

  for (BangoDirection i = BANGO_DIRECTION_UP; i <= BANGO_DIRECTION_LEFT && text == NULL; i++)
    {
      BangoCell cell = bango_cell_step (change->parts.to, i);

      if (bango_state_get_tile (change->before, cell, NULL))
        text = bango_cell_describe (cell);
    }

  /* Translators: the first step of a hint. %s is a cell, such as “(2, 0)”. */
  return g_strdup_printf (_("Look around the tile at %s."), text);
}

void
bango_explain_move (gconstpointer          state,
                    const BglSearchReport *report,
                    BglHint               *hint)
{
  g_autofree Change *change = g_new0 (Change, 1);

  change_init (change, state, hint->move);
  if (change->parts.kind != BANGO_LAY && change->parts.kind != BANGO_SHIFT && change->parts.kind != BANGO_STARVE)
    return;

  hint->where = describe_where (change);
  explain_end (change, hint);
  if (hint->reason == NULL)
    explain_forced (report->win_in, hint);
  if (hint->reason == NULL && change->was_threatened)
    hint->reason = g_strdup (_("It keeps your opponent from winning with the next move."));
  if (hint->reason == NULL)
    explain_cut (change, hint);
  if (hint->reason == NULL)
    hint->reason = g_strdup (explain_lines (change));
  if (hint->rule == NULL)
    hint->rule = "bango-five";
}
