/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "nim.h"

#include "engine/bgl-game.h"
#include "engine/bgl-registry.h"

#define MAX_TAKE   2
#define FIRST_HEAP 7
#define MIN_HEAP   5
#define MAX_HEAP   9
#define N_ROUNDS   2

enum { OPTION_FIRST };

typedef struct
{
  guint n_seats;
  guint round;
  guint heap;    /* 0 before chance makes the next one, and at the end */
  guint turn;
  int   scores[BGL_MAX_SEATS];
} NimState;

enum { NIM_HEAPED, NIM_TAKEN, NIM_WON };

/* A position is the number that is left of the first heap. */
static gboolean
nim_setup (gpointer           state,
           guint              n_seats,
           const BglOptions  *options,
           const char        *position,
           GError           **error)
{
  NimState *nim = state;
  guint64 heap = FIRST_HEAP;

  if (position != NULL && !g_ascii_string_to_unsigned (position, 10, 1, FIRST_HEAP, &heap, NULL))
    return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX, "This is not a heap.");
  *nim = (NimState) { .n_seats = n_seats, .round = 1, .heap = (guint) heap, .turn = (guint) options->value[OPTION_FIRST] };

  return TRUE;
}

static int
nim_get_turn (gconstpointer state)
{
  const NimState *nim = state;

  if (nim->heap > 0)
    return (int) nim->turn;

  return nim->round > N_ROUNDS ? BGL_TURN_OVER : BGL_TURN_CHANCE;
}

static guint
nim_list_moves (gconstpointer  state,
                BglMove       *moves)
{
  const NimState *nim = state;
  guint n_moves = 0;

  for (guint n = 1; n <= MIN (nim->heap, MAX_TAKE); n++)
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
  const guint turn = (guint) nim_get_turn (state);

  if (turn == BGL_TURN_CHANCE || bgl_move_get_seat (move) == BGL_TURN_CHANCE)
    return (bgl_move_get_seat (move) == turn && n >= MIN_HEAP && n <= MAX_HEAP) ||
           bgl_refuse (error, BGL_RULE_RECORD_CHANCE, "Chance does not do this now.");
  if (bgl_move_get_seat (move) != turn)
    return bgl_refuse (error, "nim-turn", "It is somebody else’s turn.");
  if (n < 1 || n > MIN (nim->heap, MAX_TAKE))
    return bgl_refuse (error, "nim-take", "That is too much or too little.");

  return TRUE;
}

static void
nim_apply (gpointer   state,
           BglMove    move,
           BglEvents *events)
{
  NimState *nim = state;
  const guint n = (guint) bgl_move_get_payload (move);

  if (nim->heap == 0)
    {
      nim->heap = n;
      bgl_events_add (events, NIM_HEAPED, "nim-heap", 1, n);
      return;
    }

  nim->heap -= n;
  bgl_events_add (events, NIM_TAKEN, "nim-take", 2, nim->turn, n);
  if (nim->heap == 0)
    {
      nim->round++;
      nim->scores[nim->turn - 1]++;
      bgl_events_add (events, NIM_WON, "nim-end", 1, nim->turn);
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
nim_get_side (gconstpointer state,
              guint         seat)
{
  return ((const NimState *) state)->n_seats == 4 ? 1 + (seat - 1) % 2 : seat;
}

/* The scores of the side. */
static int
count_heaps (const NimState *nim,
             guint           seat)
{
  int n = 0;

  for (guint other = 1; other <= nim->n_seats; other++)
    if (nim_get_side (nim, other) == nim_get_side (nim, seat))
      n += nim->scores[other - 1];

  return n;
}

/* Whoever has the most heaps. If all seats have equally many, nobody wins. */
static guint
nim_get_winners (gconstpointer state)
{
  const NimState *nim = state;
  guint winners = 0;
  int most = 0;

  for (guint seat = 1; seat <= nim->n_seats; seat++)
    most = MAX (most, count_heaps (nim, seat));
  for (guint seat = 1; seat <= nim->n_seats; seat++)
    if (count_heaps (nim, seat) == most)
      winners |= 1u << (seat - 1);

  return winners == (1u << nim->n_seats) - 1 ? 0 : winners;
}

static void
nim_get_scores (gconstpointer  state,
                int           *scores)
{
  const NimState *nim = state;

  memcpy (scores, nim->scores, nim->n_seats * sizeof (int));
}

static void
nim_get_rewards (gconstpointer  state,
                 float         *rewards)
{
  const NimState *nim = state;

  for (guint seat = 1; seat <= nim->n_seats; seat++)
    rewards[seat - 1] = (float) count_heaps (nim, seat) / N_ROUNDS;
}

/* A loser begins the next game. */
static void
nim_prepare_next (gconstpointer  state,
                  guint          winners,
                  BglOptions    *options)
{
  options->value[OPTION_FIRST] = winners & 1 ? 2 : 1;
}

static char *
nim_describe_event (gconstpointer      state,
                    const BglEvent    *event,
                    const char *const *names)
{
  switch (event->type)
    {
    case NIM_TAKEN:
      return g_strdup_printf ("%s takes %d.", names[event->args[0] - 1], event->args[1]);
    case NIM_WON:
      return g_strdup_printf ("%s wins the heap.", names[event->args[0] - 1]);
    default:
      return NULL;
    }
}

static char *
nim_describe_seat (gconstpointer state,
                   guint         seat)
{
  return g_strdup_printf ("%d heaps", ((const NimState *) state)->scores[seat - 1]);
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
  { "nim-heap", "The heap", "Chance makes the second heap." },
  { "nim-turn", "Turns", "The players take turns." },
  { "nim-take", "Taking", "Take one or two." },
  { "nim-end", "The end", "Whoever takes the last one wins the heap." },
  { NULL },
};

static const BglEventInfo event_infos[] = {
  [NIM_HEAPED] = { "heaped", { { "number", BGL_ARG_INT } } },
  [NIM_TAKEN] = { "taken", { { "seat", BGL_ARG_SEAT }, { "number", BGL_ARG_INT } } },
  [NIM_WON] = { "won", { { "seat", BGL_ARG_SEAT } } },
  { NULL },
};

static const guint8 seat_counts[] = { 2, 3, 4, 0 };

static const BglOptionInfo option_infos[] = {
  [OPTION_FIRST] = { "first", BGL_OPTION_SEAT, "First", "Who begins.", "nim-turn", .value = 1 },
  { NULL },
};

/* The expert takes so long that a test can look at a bot that thinks. */
static const BglBot bot = {
  .strength = {
    { .nodes = 2 },
    { .nodes = 5, .use_knowledge = TRUE },
    { .nodes = 50, .use_knowledge = TRUE },
    { .nodes = 50, .use_knowledge = TRUE },
    { .nodes = G_MAXUINT, .use_knowledge = TRUE },
  },
};

const BglRules nim_rules = {
  .id = "nim",
  .name = "Nim",
  .tagline = "Take the last one",
  .aim = "Take the last one of each heap.",
  .designers = "Nobody knows",
  .age = 5,
  .minutes = { 1, 2 },
  .score_label = "Heaps",
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
  .get_side = nim_get_side,
  .get_winners = nim_get_winners,
  .get_rewards = nim_get_rewards,
  .prepare_next = nim_prepare_next,
  .describe_event = nim_describe_event,
  .describe_seat = nim_describe_seat,
  .describe_turn = nim_describe_turn,
  .format_board = nim_format_board,
  .chance_reveals = TRUE,
};

/* The registry of tests that link this file, which takes the place of the one with the real games. */

static const BglRules *const games[] = { &nim_rules };

const BglRules *const *
bgl_registry_list (guint *n_games)
{
  if (n_games != NULL)
    *n_games = G_N_ELEMENTS (games);

  return games;
}

const BglRules *
bgl_registry_find (const char *id)
{
  return g_str_equal (id, nim_rules.id) ? &nim_rules : NULL;
}
