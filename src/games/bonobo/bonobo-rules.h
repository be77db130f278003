/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-rules.h"

#include "bonobo-board.h"

G_BEGIN_DECLS

/* The rules of Bonobo Beach. */
extern const BglRules bonobo_rules;

#define BONOBO_MAX_SEATS 4
#define BONOBO_TOKENS    4 /* of each seat */
#define BONOBO_CORNERS   4 /* of a rhomb */
/* When no more than this many rhombi fit, the end of the game is near. */
#define BONOBO_LAST_RHOMBI 3

typedef enum
{
  BONOBO_SET_TOKEN = 1, /* spot */
  BONOBO_DRAW,
  BONOBO_DEAL,          /* rhomb: chance */
  BONOBO_LAY,           /* triangles, the earlier one first */
  BONOBO_PASS,
} BonoboMoveKind;

/* A move taken apart. A lay names its triangles and not a place, so that the rules can answer
 * to two that share no edge. */
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
  BONOBO_CHOOSING, /* the seat to move sets a token, draws or passes */
  BONOBO_DRAWING,  /* chance turns up a rhomb */
  BONOBO_LAYING,   /* the seat to move lays the rhomb that it drew */
  BONOBO_OVER,
} BonoboPhase;

/* What follows from the rhombi on the island is kept beside them and brought up to date by
 * each lay, so that no move looks at the whole island. */
typedef struct
{
  guint64 free;      /* triangles that no rhomb covers */
  guint64 active;    /* of these, the isolated ones */
  guint64 places[2]; /* where a rhomb can be laid: 0 to 63, 64 to 71 */
  guint64 open;      /* spots that touch a free triangle */
  guint64 barred;    /* spots that touch an active toilet */
  guint64 tokens[BONOBO_MAX_SEATS]; /* spots, by seat - 1 */
  guint32 stack;     /* rhombi that lie face down */
  gint32  scores[BONOBO_MAX_SEATS];
  guint8  place[BONOBO_RHOMBI];     /* where each rhomb lies, or BONOBO_NONE */
  gint8   sum[BONOBO_SPOTS];        /* of the numbers at the spot */
  gint8   turned_sum[BONOBO_SPOTS]; /* the same with every sign positive */
  guint8  n_seats;
  guint8  first;
  guint8  turn;      /* the seat to move, also while chance draws for it */
  guint8  phase;     /* BonoboPhase */
  guint8  rhomb;     /* the one that was drawn, while BONOBO_LAYING */
} BonoboState;

/* For views and bots. */
static inline guint64
bonobo_state_get_occupied (const BonoboState *state)
{
  return state->tokens[0] | state->tokens[1] | state->tokens[2] | state->tokens[3];
}

/* The spots on which a token may be set, whoever sets it. */
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

/* The seat whose token stands on the spot, or 0. */
guint    bonobo_state_get_owner   (const BonoboState *state,
                                   guint              spot);
/* The place of the rhomb that covers the triangle and which one it is; FALSE for a free one. */
gboolean bonobo_state_get_cover   (const BonoboState *state,
                                   guint              triangle,
                                   guint             *place,
                                   guint             *rhomb);

/* What the numbers at a spot are worth in the final scoring, step by step. */
typedef struct
{
  guint   n_numbers;
  guint8  rhombi[6];
  gint8   numbers[6];
  int     sum;        /* of the numbers as they stand */
  int     turned_sum; /* with negative numbers made positive; the plain sum where no sunshade is active */
  guint64 shades;     /* the active ones beside the spot */
  guint64 dunes;
  int     points;
} BonoboValue;

void     bonobo_state_value_spot  (const BonoboState *state,
                                   guint              spot,
                                   BonoboValue       *value);
/* The points alone, quickly. */
int      bonobo_state_get_points  (const BonoboState *state,
                                   guint              spot);

/* What would follow from laying a rhomb. */
typedef struct
{
  guint   n_scored;
  guint8  scored_spots[BONOBO_CORNERS]; /* with a token whose last free triangle is covered */
  guint8  scored_seats[BONOBO_CORNERS];
  gint16  points[BONOBO_CORNERS];
  guint64 closed;    /* spots that no longer touch a free triangle */
  guint64 activated; /* triangles */
  guint64 barred;    /* spots that become barred */
  guint64 driven;    /* spots with a token that a toilet drives away */
} BonoboPreview;

/* A rhomb must be free to lie at the place. */
void     bonobo_state_preview     (const BonoboState *state,
                                   guint              rhomb,
                                   guint              place,
                                   BonoboPreview     *preview);

/* The types of events, in the order of the table; the arguments are in brackets. */
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
  BONOBO_EVENT_FINAL_SCORING,   /* tokens: the number of those that score */
  BONOBO_EVENT_SIGNS_TURNED,    /* seat, spot, triangle, from, to: the sum before and after */
  BONOBO_EVENT_DOUBLED,         /* seat, spot, triangle, from, to */
  BONOBO_EVENT_TOKEN_FINAL,     /* seat, spot, points, score, shades, dunes: the last two are numbers */
  BONOBO_EVENT_GAME_OVER,       /* winners */
} BonoboEventType;

/* Further kinds of arguments. */
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
