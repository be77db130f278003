/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-game.h"

G_BEGIN_DECLS

/* A sentence that explains an answer, and the rule that it follows from. */
typedef struct
{
  char       *sentence;
  const char *rule;      /* of the game's table */
} BglReason;

typedef struct
{
  char      *text;
  BglMove    move;       /* what it is on the board, or BGL_MOVE_NONE */
  gboolean   right;
  GPtrArray *reasons;    /* BglReason, one at least */
} BglAnswer;

#define BGL_MAX_ANSWERS 4
#define BGL_MAX_DIFFICULTY 100

/*
 * A situation of a game, a sentence that asks about it, and three or four answers of which one is
 * right. All words are for people and already translated.
 */
typedef struct
{
  BglGame   *game;       /* at the position in question */
  char      *text;
  BglMove    move;       /* the one asked about, or BGL_MOVE_NONE */
  BglMove    shown;      /* what marks it on the board and does not give the answer away */
  guint      difficulty; /* 0 to BGL_MAX_DIFFICULTY */
  GPtrArray *answers;    /* BglAnswer */
} BglQuestion;

BglQuestion *bgl_question_new          (BglGame           *game,
                                        BglMove            move);
void         bgl_question_free         (BglQuestion       *self);
G_GNUC_PRINTF (2, 3)
void         bgl_question_set_text     (BglQuestion       *self,
                                        const char        *format,
                                        ...);
/* NULL, and nothing changed, where an answer with that text is there already. */
BglAnswer   *bgl_question_add          (BglQuestion       *self,
                                        const char        *text,
                                        BglMove            move,
                                        gboolean           right);
/* The same for a number, with a real minus sign. */
BglAnswer   *bgl_question_add_number   (BglQuestion       *self,
                                        int                number,
                                        gboolean           right);
/* Adds wrong numbers near the right one until there are enough answers: the candidates first, then
 * neighbours, none below the least. They are explained as the right one is. */
void         bgl_question_fill_numbers (BglQuestion       *self,
                                        int                right,
                                        int                least,
                                        const int         *candidates,
                                        guint              n_candidates,
                                        BglRandom         *random);
/* The rule that the question is about: of several reasons of an answer the last is what they come to. */
const char  *bgl_question_get_rule     (const BglQuestion *self,
                                        guint              answer);
/* The index of the right answer. */
guint        bgl_question_find_right   (const BglQuestion *self);
void         bgl_question_shuffle      (BglQuestion       *self,
                                        BglRandom         *random);

/* Reasons without a sentence, or with an id that is no rule of the game, are left out. */
void         bgl_answer_add_reason     (BglAnswer         *answer,
                                        const BglRules    *rules,
                                        const char        *sentence,
                                        const char        *rule);
/* What the events tell, in order; of many, the last ones. */
void         bgl_answer_add_events     (BglAnswer         *answer,
                                        BglGame           *game,
                                        gconstpointer      state,
                                        const BglEvents   *events);
void         bgl_answer_copy_reasons   (BglAnswer         *answer,
                                        const BglAnswer   *other);

/* The names of the seats as an unnamed table has them: "Player 1"; ends with NULL. */
GStrv        bgl_question_list_names   (BglGame           *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglQuestion, bgl_question_free)

/* What a game adds to the quiz. Everything may be left out. */
struct _BglQuizSource
{
  /* Changes the options to something worth asking about. */
  void         (*choose_options) (BglOptions *options,
                                  guint       n_seats,
                                  guint       difficulty,
                                  BglRandom  *random);
  /* Who is next is plain, and the end needs a long scoring: what follows from a move is not asked. */
  gboolean       skips_outcome;
  /* Moves as records write them that a beginner could think of; ends with NULL. */
  const char *const *mistakes;
  /* Asks for a seat's score after a move: the name of who moves, the move, the name of the seat.
   * Marked for translation. Without it nobody asks for scores. */
  const char    *score_question;
  /* A question of the game's own about the position, or NULL where there is none to ask. */
  BglQuestion *(*ask)            (BglGame    *game,
                                  guint       difficulty,
                                  BglRandom  *random);
};

G_END_DECLS
