/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bangkok-rules.h"

G_BEGIN_DECLS

/*
 * A round for two seats in a few numbers, for the search. Counts are packed, four bits each: kinds of dice are counted
 * from the red 1 to the green 6, values from 1, and the sums of groups from 0.
 *
 * Dice that have been taken but not yet laid are loose. They will form the best groups that are possible, each with at
 * most one group that is already there. A player who foresees what will be taken can reach that.
 */

#define BANGKOK_DUEL_KINDS 12
#define BANGKOK_DUEL_UNITS 16 /* of a point */
#define BANGKOK_DUEL_LOOSE 15 /* instead of the sum of the group that a die is added to */

typedef struct
{
  guint64 dice;   /* by kind */
  guint64 groups; /* by sum; larger sums are left out */
  guint32 loose;  /* by value */
} BangkokSide;

typedef struct
{
  guint64     pool;  /* by kind */
  BangkokSide sides[2];
  guint8      n_pool;
  guint8      turn;  /* index of the side to pick */
} BangkokDuel;

/* Points for loose dice that have been computed before. */
typedef struct
{
  guint64 groups;
  guint32 loose;
  guint32 values;
  int     points;
} BangkokGuess;

/* What does not change in a round, with tables of points. */
typedef struct
{
  guint8       goal;
  guint8       closest;           /* BangkokClosest */
  gint8        numbers[BANGKOK_SIDES][8][8]; /* lead of side 0, by the dice of both sides */
  gint8        colors[2][8][8];
  /* The same if dice are left in the pool, on average, in units: by these dice and the dice of both sides. */
  gint16       open_numbers[BANGKOK_SIDES][8 * 2][8][8];
  gint16       open_colors[2][8][8][8];
  BangkokGuess *guesses;
} BangkokDuelTables;

/* Free the tables with bangkok_duel_tables_clear (). */
void bangkok_duel_tables_init  (BangkokDuelTables       *tables,
                                const BangkokState      *state);
void bangkok_duel_tables_clear (BangkokDuelTables       *tables);
void bangkok_duel_init         (BangkokDuel             *duel,
                                const BangkokState      *state);
/* Takes a die. The sum is that of the group it is added to, 0 for a new group, or BANGKOK_DUEL_LOOSE. */
void bangkok_duel_take         (BangkokDuel             *duel,
                                guint                    kind,
                                guint                    sum);
/* How many points side 0 would score more than side 1 if the round ended now. Exact if no die is loose. */
int  bangkok_duel_get_lead     (const BangkokDuelTables *tables,
                                const BangkokDuel       *duel);

/* How many points side 0 is expected to score more in the end, in units. */
int  bangkok_duel_expect_lead  (const BangkokDuelTables *tables,
                                const BangkokDuel       *duel);

static inline guint
bangkok_duel_count (guint64 counts,
                    guint   index)
{
  return (guint) (counts >> 4 * index) & 15;
}

/* The counts of a side by value. */
static inline guint32
bangkok_side_get_values (const BangkokSide *side)
{
  return (guint32) (side->dice & 0xffffff) + (guint32) (side->dice >> 24);
}

G_END_DECLS
