/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-rules.h"

#include "bongo-answer.h"

G_BEGIN_DECLS

/* The rules of Bongo. */
extern const BglRules bongo_rules;

#define BONGO_TROPHIES  10 /* of each animal */
#define BONGO_PAIR      2
#define BONGO_MAX_CALLS (BGL_MAX_SEATS * BONGO_WORDS)

typedef enum
{
  BONGO_OPTION_FIRST,
  BONGO_OPTION_LEVEL,
  BONGO_OPTION_COLOUR,
  BONGO_OPTION_BREATH,
  BONGO_OPTION_ONE_CALL,
  BONGO_OPTION_CLOCK,
} BongoOption;

typedef enum
{
  BONGO_ROLL = 1, /* so that no move of chance is BGL_MOVE_NONE */
  BONGO_CALL,     /* word, timed, time */
  BONGO_TAKE,     /* word, giver */
  BONGO_DICE,     /* by chance: dice */
  BONGO_SILENCE,  /* by chance */
} BongoMoveKind;

/* A move taken apart. A call that is not timed counts at the first moment at which its seat
 * may call at all. Impossible dice have a film die of 0. */
typedef struct
{
  guint         seat;
  BongoMoveKind kind;
  BongoWord     word;
  gboolean      timed;
  guint32       time;  /* milliseconds after the dice came to rest */
  guint         giver; /* a seat, or 0 for none named */
  BongoDice     dice;
} BongoMove;

BglMove   bongo_move_pack   (const BongoMove *parts);
BongoMove bongo_move_unpack (BglMove          move);
BglMove   bongo_move_call   (guint            seat,
                             BongoWord        word,
                             guint32          time);

typedef enum
{
  BONGO_PHASE_ROLL,   /* the roller is to roll */
  BONGO_PHASE_DICE,   /* chance is to say how the dice fall */
  BONGO_PHASE_CALLS,  /* anybody may call */
  BONGO_PHASE_CHOICE, /* the round's winner is to choose a trophy or a giver */
  BONGO_PHASE_OVER,
} BongoPhase;

/* A wrong call of the round. */
typedef struct
{
  guint32 time;
  guint8  seat;
  guint8  word;
} BongoCall;

/* Seats count from 1; what is kept by seat has index seat - 1. */
typedef struct
{
  guint8    n_seats;
  guint8    level;    /* BongoLevel */
  guint8    colour;   /* trophies of one animal that win */
  guint8    breath;   /* seconds */
  guint8    one_call;
  guint8    clock;    /* seconds, 0 for none */

  guint16   round;    /* the one on the table, or the last one; 0 before the first */
  guint8    phase;    /* BongoPhase */
  guint8    roller;
  guint8    winner;   /* of the round that ended last, 0 for nobody */
  guint8    answer;   /* BongoWord, once there are dice */
  BongoDice dice;     /* they lie until the next roll */

  guint8    n_calls;  /* wrong ones, in order */
  guint8    out;      /* seats out of this round, a set of bits */
  guint8    called[BGL_MAX_SEATS]; /* words called wrongly, a set of bits */
  guint32   last_time; /* of the latest call of the round */
  BongoCall calls[BONGO_MAX_CALLS];

  guint8    trophies[BGL_MAX_SEATS][BONGO_ANIMALS];
  guint8    supply[BONGO_ANIMALS];
} BongoState;

/* A roll of the level's dice, with its right probability. */
void     bongo_dice_draw           (BongoDice        *dice,
                                    BongoLevel        level,
                                    BglRandom        *random);

/* For views and bots. */

/* Whether there are dice on the table; they stay after the round for all to see. */
gboolean bongo_state_has_dice      (const BongoState *state);
/* Whether calls are open and the seat may call the word, now or later in this round. */
gboolean bongo_state_may_call      (const BongoState *state,
                                    guint             seat,
                                    BongoWord         word);
/* The first moment at which the rules hear a call of the seat. */
guint64  bongo_state_get_open_time (const BongoState *state,
                                    guint             seat);
/* Who could give the seat a trophy of the animal, as a set of bits: none when it comes from the
 * supply, several when the winner chooses. */
guint    bongo_state_get_givers    (const BongoState *state,
                                    guint             seat,
                                    BongoWord         animal);

/* The types of events, in the order of the table; the arguments are in brackets. The first are
 * the steps of the reasoning, shown when the round is over. */
typedef enum
{
  BONGO_EVENT_STEP = 0,                    /* as BongoStepKind says */
  BONGO_EVENT_THROWN = BONGO_STEP_KINDS,   /* seat */
  BONGO_EVENT_ROLLED,                      /* film, animals, poachers, guard */
  BONGO_EVENT_CALLED,                      /* seat, word, right, time */
  BONGO_EVENT_TROPHIES_LOST,               /* seat, animal, count */
  BONGO_EVENT_WAITS,                       /* seat, until */
  BONGO_EVENT_OUT,                         /* seat */
  BONGO_EVENT_GOES_ON,                     /* seat, word */
  BONGO_EVENT_ROUND_WON,                   /* seat */
  BONGO_EVENT_CHOICE_DUE,                  /* seat */
  BONGO_EVENT_TROPHY_TAKEN,                /* seat, animal, giver: 0 for the supply */
  BONGO_EVENT_ROUND_VOID,
  BONGO_EVENT_GAME_WON,                    /* seat, animal: nothing for the pairs */
} BongoEventType;

/* Dice travel in events as one number. */
BongoDice bongo_event_get_dice (const BglEvent *event);

G_END_DECLS
