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
  BONGO_OPTION_COLOR,
  BONGO_OPTION_BREATH,
  BONGO_OPTION_ONE_CALL,
  BONGO_OPTION_CLOCK,
} BongoOption;

typedef enum
{
  BONGO_ROLL = 1, /* not 0, so that no chance move is BGL_MOVE_NONE */
  BONGO_CALL,     /* word, timed, time */
  BONGO_TAKE,     /* word, giver */
  BONGO_DICE,     /* by chance: dice */
  BONGO_SILENCE,  /* by chance */
} BongoMoveKind;

/* A move in separate fields. A call without a time counts as made at the first moment at which its seat may call.
 * Impossible dice have a film die of 0. */
typedef struct
{
  guint         seat;
  BongoMoveKind kind;
  BongoWord     word;
  gboolean      timed;
  guint32       time;  /* milliseconds after the dice came to rest */
  guint         giver; /* a seat, or 0 if none is named */
  BongoDice     dice;
} BongoMove;

BglMove   bongo_move_pack   (const BongoMove *parts);
BongoMove bongo_move_unpack (BglMove          move);
BglMove   bongo_move_call   (guint            seat,
                             BongoWord        word,
                             guint32          time);

typedef enum
{
  BONGO_PHASE_ROLL,   /* the roller must roll the dice */
  BONGO_PHASE_DICE,   /* chance decides how the dice fall */
  BONGO_PHASE_CALLS,  /* all players may call */
  BONGO_PHASE_CHOICE, /* the winner of the round must choose a trophy or a giver */
  BONGO_PHASE_OVER,
} BongoPhase;

/* A wrong call of the round. */
typedef struct
{
  guint32 time;
  guint8  seat;
  guint8  word;
} BongoCall;

/* Seats are numbered from 1. Arrays by seat use index seat - 1. */
typedef struct
{
  guint8    n_seats;
  guint8    level;    /* BongoLevel */
  guint8    color;   /* how many trophies of one animal win the game */
  guint8    breath;   /* the time that a player must wait after a wrong call, in seconds */
  guint8    one_call;
  guint8    clock;    /* the time limit in seconds, 0 for none */

  guint16   round;    /* the current round, or the last one; 0 before the first */
  guint8    phase;    /* BongoPhase */
  guint8    roller;
  guint8    winner;   /* of the round that ended last, 0 for nobody */
  guint8    answer;   /* BongoWord, once there are dice */
  BongoDice dice;     /* stay on the table until the next roll */

  guint8    n_calls;  /* wrong calls, in order */
  guint8    out;      /* seats that are out of this round, as bits */
  guint8    called[BGL_MAX_SEATS]; /* words called wrongly, as bits */
  guint32   last_time; /* of the latest call of the round */
  BongoCall calls[BONGO_MAX_CALLS];

  guint8    trophies[BGL_MAX_SEATS][BONGO_ANIMALS];
  guint8    supply[BONGO_ANIMALS];
} BongoState;

/* Draws a random roll of the level's dice. */
void     bongo_dice_draw           (BongoDice        *dice,
                                    BongoLevel        level,
                                    BglRandom        *random);

/* For views and bots. */

/* Whether there are dice on the table. They stay after the round so that everybody can see them. */
gboolean bongo_state_has_dice      (const BongoState *state);
/* Whether calls are open and the seat may call the word, now or later in this round. */
gboolean bongo_state_may_call      (const BongoState *state,
                                    guint             seat,
                                    BongoWord         word);
/* The first moment at which the rules allow a call of the seat. */
guint64  bongo_state_get_open_time (const BongoState *state,
                                    guint             seat);
/* The seats that could give a trophy of the animal to this seat, as bits: none if it comes from the supply, several
 * if the winner must choose. */
guint    bongo_state_get_givers    (const BongoState *state,
                                    guint             seat,
                                    BongoWord         animal);

/* The types of events, in the order of the table. The comments list their arguments. The first types are the steps
 * of the reasoning, which are emitted when the round is over. */
typedef enum
{
  BONGO_EVENT_STEP = 0,                    /* see BongoStepKind */
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
  BONGO_EVENT_GAME_WON,                    /* seat, animal: BONGO_NOTHING for the pairs */
} BongoEventType;


G_END_DECLS
