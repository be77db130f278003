/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/*
 * A second scorer for Bangkok, written from the rules alone: slow and plain, without anything
 * of the game's code. What a table looks like it learns from the texts of moves.
 */
typedef struct
{
  char  color;
  guint value;
  guint group;
} NaiveDie;

typedef struct
{
  guint       n_seats;
  guint       goal;
  const char *closest;   /* "apart", "no-exact", "owners" */
  const char *trios;     /* "once", "each" */
  char        board[7];  /* the color of the die on each row, or 0 */
  guint       n_dice[5];
  NaiveDie    dice[5][7];
} NaiveTable;

typedef enum
{
  NAIVE_EXACT,
  NAIVE_CLOSEST,
  NAIVE_COLORS,
  NAIVE_TRIO,
  NAIVE_SEQUENCE,
  NAIVE_NUMBERS,
  NAIVE_MAJORITY,
} NaiveCategory;

/* Follows a move of a record, which must be legal. */
void naive_follow (NaiveTable    *table,
                   guint          seat,
                   const char    *text);
int  naive_score  (NaiveTable    *table,
                   NaiveCategory  category,
                   guint          seat);
