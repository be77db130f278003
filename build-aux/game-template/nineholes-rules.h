/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-bot.h"
#include "engine/bgl-grid.h"
#include "engine/bgl-rules.h"

G_BEGIN_DECLS

/* The rules of Nineholes. */
extern const BglRules nineholes_rules;

#define NINEHOLES_CELLS  9
#define NINEHOLES_PIECES 3   /* of each player */
#define NINEHOLES_LIMIT  40  /* the game is a draw after this many moves of pieces */

typedef struct
{
  guint8 cell[NINEHOLES_CELLS];  /* the seat whose piece is on each cell; 0 for none */
  guint8 stock[2];               /* pieces that each player has yet to place */
  guint8 left;                   /* moves of pieces before the game is a draw */
  guint8 turn;                   /* the seat whose turn it is */
  guint8 winner;                 /* a seat; 0 for none */
} NineholesState;

/* The parts of a move. */
typedef struct
{
  guint seat;
  guint from;  /* a cell, or NINEHOLES_CELLS for a piece from the stock */
  guint to;    /* a cell */
} NineholesMove;

BglMove nineholes_move_pack (const NineholesMove *parts);
NineholesMove nineholes_move_unpack (BglMove move);

/* The types of events. The comments list their arguments. */
typedef enum
{
  NINEHOLES_EVENT_PLACED,  /* seat, cell */
  NINEHOLES_EVENT_MOVED,   /* seat, cell, from */
  NINEHOLES_EVENT_WON,     /* seat */
  NINEHOLES_EVENT_DRAWN,
} NineholesEventType;

extern const BglGrid nineholes_grid;

/* The following functions are shared only by the files of this folder. */

/* nineholes-bot.c */
extern const BglBot nineholes_bot;

/* nineholes-notation.c */
extern const BglEventInfo nineholes_event_infos[];

gboolean nineholes_parse_move (gconstpointer   data,
                               guint           seat,
                               const char     *text,
                               BglMove        *move,
                               GError        **error);
void nineholes_format_move (gconstpointer data, BglMove move, GString *text);
void nineholes_format_arg (guint kind, int value, GString *text);
/* Reads the value of a [Position] tag. README.md describes its format. */
gboolean nineholes_read_position (NineholesState *state, const char *text, GError **error);
gboolean nineholes_is_place (const char *text);
void nineholes_format_board (gconstpointer data, GString *text);

/* nineholes-sentences.c. Free the texts with g_free (). */
extern const BglRuleInfo nineholes_rule_infos[];

char *nineholes_describe_event (gconstpointer data, const BglEvent *event, const char *const *names);
char *nineholes_describe_move (gconstpointer data, BglMove move);
char *nineholes_describe_seat (gconstpointer data, guint seat);
char *nineholes_describe_turn (gconstpointer data);

G_END_DECLS
