/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-rules.h"

G_BEGIN_DECLS

/* The rules of Bangkok. */
extern const BglRules bangkok_rules;

#define BANGKOK_SEATS 5
#define BANGKOK_SIDES 6
#define BANGKOK_ROWS  6  /* rows of the values board, 1 on top */
#define BANGKOK_DICE  7  /* of each color in the pool, and in front of each seat at the end */

/* There are as many colors in play as seats, in this order. The marker of seat 1 has the first color. */
typedef enum
{
  BANGKOK_RED,
  BANGKOK_GREEN,
  BANGKOK_BLUE,
  BANGKOK_YELLOW,
  BANGKOK_VIOLET,
} BangkokColor;

#define BANGKOK_COLORS 5

typedef enum
{
  BANGKOK_CLOSEST_APART,
  BANGKOK_CLOSEST_NO_EXACT,
  BANGKOK_CLOSEST_OWNERS,
} BangkokClosest;

typedef enum
{
  BANGKOK_TRIOS_ONCE,
  BANGKOK_TRIOS_EACH,
} BangkokTrios;

/* What happens next. */
typedef enum
{
  BANGKOK_PHASE_GOAL,   /* chance: the die for the goal, which begins a round */
  BANGKOK_PHASE_VALUES, /* chance: the dice of the values board */
  BANGKOK_PHASE_POOL,   /* chance: the dice of the pool, one color after the other */
  BANGKOK_PHASE_PICK,   /* a seat takes a die */
  BANGKOK_PHASE_OVER,
} BangkokPhase;

typedef struct
{
  guint8 color;  /* BangkokColor */
  guint8 value;   /* 1 to 6 */
  guint8 group;   /* from 1 */
} BangkokDie;

/* The dice in front of a seat. Index 0 of the arrays by value is unused. */
typedef struct
{
  guint8     n_dice;
  guint8     n_groups;
  BangkokDie dice[BANGKOK_DICE];      /* in the order in which they were taken */
  guint8     sum[BANGKOK_DICE];       /* group 1 is at index 0 */
  guint8     size[BANGKOK_DICE];
  guint8     values[BANGKOK_SIDES + 1];
  guint8     shades[BANGKOK_SIDES + 1]; /* the colors that each value exists in, as bits */
  guint8     colors[BANGKOK_COLORS];
} BangkokHand;

/* After the last pick of a round, the round is scored and everything stays in place until the die for the next goal
 * is rolled. After the last round, it stays for good. */
typedef struct
{
  guint8      n_seats;
  guint8      first;                    /* the seat that begins round 1 */
  guint8      closest;                  /* BangkokClosest */
  guint8      trios;                    /* BangkokTrios */
  guint8      phase;                    /* BangkokPhase */
  guint8      round;                    /* the round whose dice are on the table; 0 before the first */
  guint8      turn;                     /* the seat whose turn it is to pick */
  guint8      goal;                     /* 7 to 12; 0 before the first */
  guint8      n_rolled;                 /* colors that have been rolled into the pool */
  guint8      n_pool;
  guint8      rows[BANGKOK_COLORS];    /* the row of each color on the values board; 0 for none */
  guint8      pool[BANGKOK_COLORS][BANGKOK_SIDES + 1]; /* number of dice by color and value; index 0 has the total */
  BangkokHand hands[BANGKOK_SEATS];     /* seat 1 is at index 0 */
  guint16     scores[BANGKOK_SEATS];    /* of all finished rounds */
} BangkokState;

typedef enum
{
  BANGKOK_PICK,   /* color, value, group */
  BANGKOK_GOAL,   /* value */
  BANGKOK_VALUES, /* n, colors, values */
  BANGKOK_POOL,   /* color, n, values */
} BangkokMoveKind;

#define BANGKOK_APART     0
#define BANGKOK_NO_SIDE   7   /* a number that no die shows */
#define BANGKOK_NO_GROUP  15  /* a number that no group can have */
#define BANGKOK_MAX_LIST  8   /* one more than a chance move ever lists, to detect too many */

/* A move in separate fields. */
typedef struct
{
  guint           seat;  /* 0 for chance */
  BangkokMoveKind kind;
  guint           color;
  guint           value;
  guint           group; /* BANGKOK_APART, or one of the seat's own groups */
  guint           n;
  guint8          colors[BANGKOK_MAX_LIST];
  guint8          values[BANGKOK_MAX_LIST];
} BangkokMove;

BglMove     bangkok_move_pack   (const BangkokMove *parts);
BangkokMove bangkok_move_unpack (BglMove            move);

static inline BglMove
bangkok_move_new_pick (guint seat,
                       guint color,
                       guint value,
                       guint group)
{
  return bgl_move_new (seat, color << 2 | value << 5 | group << 8);
}

/* The parts of the table that an example can show. BANGKOK_PART_SEAT is the hand of seat 1, and those of the other
 * seats follow. */
typedef enum
{
  BANGKOK_PART_GOAL,
  BANGKOK_PART_VALUES,
  BANGKOK_PART_POOL,
  BANGKOK_PART_TRACK,
  BANGKOK_PART_SEAT,
} BangkokPart;

/* For picks only. */
static inline guint
bangkok_move_get_color (BglMove move)
{
  return bgl_move_get_payload (move) >> 2 & 7;
}

static inline guint
bangkok_move_get_value (BglMove move)
{
  return bgl_move_get_payload (move) >> 5 & 7;
}

static inline guint
bangkok_move_get_group (BglMove move)
{
  return bgl_move_get_payload (move) >> 8 & 15;
}

/* The current round or, between two rounds, the next one. */
guint bangkok_state_get_round  (const BangkokState *state);
/* The starting player of a round. */
guint bangkok_state_get_first  (const BangkokState *state,
                                guint               round);
/* Assigns a row to every die of the values board. */
void  bangkok_place_values     (const guint8       *dice,
                                guint               n_dice,
                                guint8             *rows);

/* The types of events, in the order of the table. The comments list their arguments. */
typedef enum
{
  BANGKOK_EVENT_ROUND_BEGAN,  /* round, seat: the one to begin */
  BANGKOK_EVENT_GOAL_ROLLED,  /* die, goal */
  BANGKOK_EVENT_VALUE_PLACED, /* die, row */
  BANGKOK_EVENT_POOL_ROLLED,  /* color, dice */
  BANGKOK_EVENT_DIE_TAKEN,    /* seat, die */
  BANGKOK_EVENT_DIE_LAID,     /* seat, die, group, dice, sum: a new group has one die */
  BANGKOK_EVENT_EXACT,        /* seat, group, points */
  BANGKOK_EVENT_CLOSEST,      /* seat, group, distance, points */
  BANGKOK_EVENT_COLORS,      /* seat, colors, points */
  BANGKOK_EVENT_TRIO,         /* seat, value, points */
  BANGKOK_EVENT_SEQUENCE,     /* seat, from, to, points */
  BANGKOK_EVENT_NUMBERS,      /* seat, row, dice, place, points */
  BANGKOK_EVENT_MAJORITY,     /* seat, row, color, dice, place, points */
  BANGKOK_EVENT_ROUND_SCORED, /* round, seat, points, total: one for each seat */
  BANGKOK_EVENT_GAME_OVER,    /* winners */
} BangkokEventType;

/* The kinds of arguments that are not plain numbers. */
typedef enum
{
  BANGKOK_ARG_COLOR = BGL_ARG_GAME,
  BANGKOK_ARG_DIE,   /* bangkok_die_pack () */
  BANGKOK_ARG_DICE,  /* bangkok_dice_pack () */
  BANGKOK_ARG_SEATS, /* bits, seat 1 lowest */
} BangkokArgKind;

static inline int
bangkok_die_pack (guint color,
                  guint value)
{
  return (int) (color << 3 | value);
}

static inline guint
bangkok_die_get_color (int die)
{
  return (guint) die >> 3;
}

static inline guint
bangkok_die_get_value (int die)
{
  return (guint) die & 7;
}

/* The number of dice of each value, with three bits for each. */
int   bangkok_dice_pack      (const guint8 counts[BANGKOK_SIDES + 1]);
guint bangkok_dice_get_count (int          dice,
                              guint        value);

G_END_DECLS
