/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "nim.h"

#include "engine/bgl-game.h"

#define MAX_TAKE 2
#define MIN_HEAP 5
#define MAX_HEAP 9

typedef struct
{
  guint n_seats;
  guint heap;
  guint turn;    /* 0 before there is a heap */
  guint winner;
} NimState;

enum { NIM_HEAPED, NIM_TAKEN, NIM_WON };

static gboolean
nim_setup (gpointer           state,
           guint              n_seats,
           const BglOptions  *options,
           const char        *position,
           GError           **error)
{
  NimState *nim = state;

  if (position != NULL)
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, "There are no positions.");
  *nim = (NimState) { .n_seats = n_seats };

  return TRUE;
}

static int
nim_get_turn (gconstpointer state)
{
  const NimState *nim = state;

  return nim->winner > 0 ? BGL_TURN_OVER : (int) nim->turn;
}

static guint
nim_list_moves (gconstpointer  state,
                BglMove       *moves)
{
  const NimState *nim = state;
  guint n_moves = 0;

  for (guint n = 1; nim_get_turn (state) > 0 && n <= MIN (nim->heap, MAX_TAKE); n++)
    moves[n_moves++] = bgl_move_new (nim->turn, n);

  return n_moves;
}

static gboolean
nim_check (gconstpointer   state,
           BglMove         move,
           GError        **error)
{
  const NimState *nim = state;
  const guint64 n = bgl_move_get_payload (move);

  if (bgl_move_get_seat (move) != nim->turn)
    return bgl_refuse (error, nim->turn == 0 ? BGL_RULE_RECORD_CHANCE : "nim-turn", "It is somebody else's turn.");
  if (nim->turn == 0 ? n < MIN_HEAP || n > MAX_HEAP : n < 1 || n > MIN (nim->heap, MAX_TAKE))
    return bgl_refuse (error, nim->turn == 0 ? BGL_RULE_RECORD_CHANCE : "nim-take", "That is too much or too little.");

  return TRUE;
}

static void
nim_apply (gpointer   state,
           BglMove    move,
           BglEvents *events)
{
  NimState *nim = state;
  const guint n = (guint) bgl_move_get_payload (move);

  if (nim->turn == 0)
    {
      nim->heap = n;
      nim->turn = 1;
      bgl_events_add (events, NIM_HEAPED, "nim-heap", 1, n);
      return;
    }

  nim->heap -= n;
  bgl_events_add (events, NIM_TAKEN, "nim-take", 2, nim->turn, n);
  if (nim->heap == 0)
    {
      nim->winner = nim->turn;
      bgl_events_add (events, NIM_WON, "nim-end", 1, nim->winner);
    }
  nim->turn = nim->turn % nim->n_seats + 1;
}

static BglMove
nim_draw_chance (gconstpointer  state,
                 BglRandom     *random)
{
  return bgl_move_new (0, MIN_HEAP + bgl_random_below (random, MAX_HEAP - MIN_HEAP + 1));
}

static BglMove
nim_draw_move (gconstpointer  state,
               BglRandom     *random)
{
  BglMove moves[MAX_TAKE];

  return moves[bgl_random_below (random, nim_list_moves (state, moves))];
}

static gboolean
nim_parse_move (gconstpointer   state,
                guint           seat,
                const char     *text,
                BglMove        *move,
                GError        **error)
{
  guint64 n;

  if (!g_ascii_string_to_unsigned (text, 10, 1, MAX_HEAP, &n, NULL))
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, "“%s” is not a number.", text);
  *move = bgl_move_new (seat, n);

  return TRUE;
}

static void
nim_format_move (gconstpointer  state,
                 BglMove        move,
                 GString       *text)
{
  g_string_append_printf (text, "%u", (guint) bgl_move_get_payload (move));
}

static guint
nim_get_winners (gconstpointer state)
{
  const NimState *nim = state;

  return nim->winner > 0 ? 1u << (nim->winner - 1) : 0;
}

static void
nim_get_scores (gconstpointer  state,
                int           *scores)
{
  const NimState *nim = state;

  for (guint seat = 1; seat <= nim->n_seats; seat++)
    scores[seat - 1] = seat == nim->winner;
}

static void
nim_get_rewards (gconstpointer  state,
                 float         *rewards)
{
  const NimState *nim = state;

  for (guint seat = 1; seat <= nim->n_seats; seat++)
    rewards[seat - 1] = nim->winner == 0 ? 1.0f / (float) nim->n_seats : seat == nim->winner ? 1.0f : 0.0f;
}

static char *
nim_describe_event (gconstpointer      state,
                    const BglEvent    *event,
                    const char *const *names)
{
  return event->type == NIM_TAKEN ? g_strdup_printf ("%s takes %d.", names[event->args[0] - 1], event->args[1]) : NULL;
}

static char *
nim_describe_seat (gconstpointer state,
                   guint         seat)
{
  return g_strdup ("");
}

static char *
nim_describe_turn (gconstpointer state)
{
  return g_strdup ("Take one or two.");
}

static void
nim_format_board (gconstpointer  state,
                  GString       *text)
{
  g_string_append_printf (text, "%u\n", ((const NimState *) state)->heap);
}

static const BglRuleInfo rule_infos[] = {
  { "nim-heap", "The heap", "Chance makes the heap." },
  { "nim-turn", "Turns", "The players take turns." },
  { "nim-take", "Taking", "Take one or two." },
  { "nim-end", "The end", "Whoever takes the last one wins." },
  { NULL },
};

static const BglEventInfo event_infos[] = {
  [NIM_HEAPED] = { "heaped", { { "number", BGL_ARG_INT } } },
  [NIM_TAKEN] = { "taken", { { "seat", BGL_ARG_SEAT }, { "number", BGL_ARG_INT } } },
  [NIM_WON] = { "won", { { "seat", BGL_ARG_SEAT } } },
  { NULL },
};

static const guint8 seat_counts[] = { 2, 3, 0 };
static const BglOptionInfo option_infos[] = { { NULL } };
static const BglBot bot = { .strength = { { .nodes = 50 }, { .nodes = 50 }, { .nodes = 50 }, { .nodes = 50 }, { .nodes = 50 } } };

const BglRules nim_rules = {
  .id = "nim",
  .name = "Nim",
  .tagline = "Take the last one",
  .aim = "Take the last one.",
  .designers = "Nobody knows",
  .age = 5,
  .minutes = { 1, 2 },
  .score_label = "Wins",
  .seat_counts = seat_counts,
  .state_size = sizeof (NimState),
  .max_moves = MAX_TAKE,
  .rules = rule_infos,
  .options = option_infos,
  .events = event_infos,
  .bot = &bot,
  .setup = nim_setup,
  .get_turn = nim_get_turn,
  .list_moves = nim_list_moves,
  .check = nim_check,
  .apply = nim_apply,
  .draw_chance = nim_draw_chance,
  .draw_move = nim_draw_move,
  .parse_move = nim_parse_move,
  .format_move = nim_format_move,
  .get_scores = nim_get_scores,
  .get_winners = nim_get_winners,
  .get_rewards = nim_get_rewards,
  .describe_event = nim_describe_event,
  .describe_seat = nim_describe_seat,
  .describe_turn = nim_describe_turn,
  .format_board = nim_format_board,
};
