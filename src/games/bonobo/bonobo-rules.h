/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-rules.h"

#include "bonobo-tables.h"

G_BEGIN_DECLS

/* The rules of Bonobo Beach. */
extern const BglRules bonobo_rules;

#define BONOBO_MAX_SEATS 4
#define BONOBO_TOKENS    4 /* tokens of each seat */
#define BONOBO_CORNERS   4 /* corners of a rhomb */
/* The end of the game is near if no more than this many rhombi fit. */
#define BONOBO_LAST_RHOMBI 3

typedef enum
{
  BONOBO_SET_TOKEN = 1, /* spot */
  BONOBO_DRAW,
  BONOBO_DEAL,          /* rhomb: chance */
  BONOBO_LAY,           /* triangles, the earlier one first */
  BONOBO_PASS,
} BonoboMoveKind;

/* A move in separate fields. A lay names its triangles instead of a place, so that the rules can refuse triangles
 * that share no edge. */
typedef struct
{
  guint          seat;
  BonoboMoveKind kind;
  guint8         spot;
  guint8         rhomb;
  guint8         triangles[2];
} BonoboMove;

BonoboMove bonobo_move_unpack    (BglMove move);
BglMove    bonobo_move_set_token (guint   seat,
                                  guint   spot);
BglMove    bonobo_move_draw      (guint   seat);
BglMove    bonobo_move_deal      (guint   rhomb);
BglMove    bonobo_move_lay       (guint   seat,
                                  guint   first,
                                  guint   second);
BglMove    bonobo_move_lay_at    (guint   seat,
                                  guint   place);
BglMove    bonobo_move_pass      (guint   seat);

typedef enum
{
  BONOBO_CHOOSING, /* the current seat places a token, draws, or passes */
  BONOBO_DRAWING,  /* chance turns over a rhomb */
  BONOBO_LAYING,   /* the current seat lays the rhomb that it drew */
  BONOBO_OVER,
} BonoboPhase;

/* Data that depends on the rhombi on the island is stored and updated by each lay, so that no move has to look at
 * the whole island. */
typedef struct
{
  guint64 free;      /* triangles that no rhomb covers */
  guint64 active;    /* the free triangles that are isolated */
  guint64 places[2]; /* where a rhomb can be laid: 0 to 63, 64 to 71 */
  guint64 open;      /* spots that touch a free triangle */
  guint64 barred;    /* spots that touch an active toilet */
  guint64 tokens[BONOBO_MAX_SEATS]; /* the spots with tokens of each seat, index seat - 1 */
  guint32 stack;     /* rhombi that are face down */
  gint32  scores[BONOBO_MAX_SEATS];
  guint8  place[BONOBO_RHOMBI];     /* the place of each rhomb, or BONOBO_NONE */
  gint8   sum[BONOBO_SPOTS];        /* the sum of the numbers at each spot */
  gint8   turned_sum[BONOBO_SPOTS]; /* the same with all numbers made positive */
  guint8  n_seats;
  guint8  first;
  guint8  turn;      /* the current seat, also while chance draws for it */
  guint8  phase;     /* BonoboPhase */
  guint8  rhomb;     /* the drawn rhomb, while BONOBO_LAYING */
} BonoboState;

/* For views and bots. */
static inline guint64
bonobo_state_get_occupied (const BonoboState *state)
{
  return state->tokens[0] | state->tokens[1] | state->tokens[2] | state->tokens[3];
}

/* The spots where any seat may place a token. */
static inline guint64
bonobo_state_get_settable (const BonoboState *state)
{
  return state->open & ~state->barred & ~bonobo_state_get_occupied (state);
}

static inline guint
bonobo_state_get_hand (const BonoboState *state,
                       guint              seat)
{
  return BONOBO_TOKENS - (guint) __builtin_popcountll (state->tokens[seat - 1]);
}

/* Whether the current seat can place a token. */
static inline gboolean
bonobo_state_can_set (const BonoboState *state)
{
  return bonobo_state_get_hand (state, state->turn) > 0 && bonobo_state_get_settable (state) != 0;
}

static inline gboolean
bonobo_state_can_lay_at (const BonoboState *state,
                         guint              place)
{
  return (state->places[place / 64] >> (place % 64)) & 1;
}

static inline gboolean
bonobo_state_can_lay (const BonoboState *state)
{
  return (state->places[0] | state->places[1]) != 0;
}

/* The seat whose token is on the spot, or 0. */
guint    bonobo_state_get_owner   (const BonoboState *state,
                                   guint              spot);
/* Finds the rhomb that covers the triangle, and its place. Returns FALSE if the triangle is free. */
gboolean bonobo_state_get_cover   (const BonoboState *state,
                                   guint              triangle,
                                   guint             *place,
                                   guint             *rhomb);

/* The points of a spot in the final scoring, step by step. */
typedef struct
{
  guint   n_numbers;
  guint8  rhombi[6];
  gint8   numbers[6];
  int     sum;        /* of the numbers with their own signs */
  int     turned_sum; /* with negative numbers made positive if a sunshade is active, otherwise the plain sum */
  guint64 shades;     /* the active sunshades beside the spot */
  guint64 dunes;
  int     points;
} BonoboValue;

void     bonobo_state_value_spot  (const BonoboState *state,
                                   guint              spot,
                                   BonoboValue       *value);
/* Returns only the points, which is faster. */
int      bonobo_state_get_points  (const BonoboState *state,
                                   guint              spot);

/* The consequences of laying a rhomb. */
typedef struct
{
  guint   n_scored;
  guint8  scored_spots[BONOBO_CORNERS]; /* spots with a token whose last free triangle gets covered */
  guint8  scored_seats[BONOBO_CORNERS];
  gint16  points[BONOBO_CORNERS];
  guint64 closed;    /* spots that no longer touch a free triangle */
  guint64 activated; /* triangles that become active */
  guint64 barred;    /* spots that become barred */
  guint64 driven;    /* spots with a token that a toilet drives away */
} BonoboPreview;

/* The place must be free for a rhomb. */
void     bonobo_state_preview     (const BonoboState *state,
                                   guint              rhomb,
                                   guint              place,
                                   BonoboPreview     *preview);

/* The types of events, in the order of the table. The comments list their arguments. */
typedef enum
{
  BONOBO_EVENT_TOKEN_SET,       /* seat, spot */
  BONOBO_EVENT_DRAW_BEGUN,      /* seat */
  BONOBO_EVENT_RHOMB_DRAWN,     /* seat, rhomb, value */
  BONOBO_EVENT_RHOMB_LAID,      /* seat, rhomb, value, place */
  BONOBO_EVENT_NUMBER_COUNTED,  /* seat, spot, rhomb, number: before the scoring that it belongs to */
  BONOBO_EVENT_TOKEN_SCORED,    /* seat, spot, points, score: the token is back in hand */
  BONOBO_EVENT_TRIANGLE_ACTIVE, /* triangle, kind */
  BONOBO_EVENT_TOKEN_DRIVEN,    /* seat, spot, triangle */
  BONOBO_EVENT_PASSED,          /* seat */
  BONOBO_EVENT_FINAL_SCORING,   /* tokens: how many tokens score */
  BONOBO_EVENT_SIGNS_TURNED,    /* seat, spot, triangle, from, to: the sum before and after */
  BONOBO_EVENT_DOUBLED,         /* seat, spot, triangle, from, to */
  BONOBO_EVENT_TOKEN_FINAL,     /* seat, spot, points, score, shades, dunes: the last two are numbers */
  BONOBO_EVENT_GAME_OVER,       /* winners */
} BonoboEventType;

/* The kinds of arguments in addition to the common ones. */
typedef enum
{
  BONOBO_ARG_SPOT = BGL_ARG_GAME,
  BONOBO_ARG_TRIANGLE,
  BONOBO_ARG_KIND,
  BONOBO_ARG_PLACE,
  BONOBO_ARG_RHOMB,
  BONOBO_ARG_WINNERS,
} BonoboArgKind;

G_END_DECLS
