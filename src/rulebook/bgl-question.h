/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-game.h"

G_BEGIN_DECLS

/* A sentence that explains an answer, and the rule from which it follows. */
typedef struct
{
  char       *sentence;
  const char *rule;      /* an id from the rules of the game */
} BglReason;

typedef struct
{
  char      *text;
  BglMove    move;       /* the move that shows the answer on the board, or BGL_MOVE_NONE */
  gboolean   right;
  GPtrArray *reasons;    /* BglReason, at least one */
} BglAnswer;

#define BGL_MAX_ANSWERS 4
#define BGL_MAX_DIFFICULTY 100

/*
 * A situation in a game, a question about it, and three or four answers, one of which is right. All texts are already
 * translated.
 */
typedef struct
{
  BglGame   *game;       /* at the position in question */
  char      *text;
  BglMove    move;       /* the move that the question is about, or BGL_MOVE_NONE */
  BglMove    shown;      /* the move to show on the board, which does not reveal the answer */
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
/* Adds an answer, and returns it (transfer none). Returns NULL and changes nothing if there is already an answer
 * with that text. */
BglAnswer   *bgl_question_add          (BglQuestion       *self,
                                        const char        *text,
                                        BglMove            move,
                                        gboolean           right);
/* Adds a number as an answer, with a typographic minus sign. */
BglAnswer   *bgl_question_add_number   (BglQuestion       *self,
                                        int                number,
                                        gboolean           right);
/* Adds wrong numbers near the right one until there are enough answers: first the candidates, then neighbors, but
 * none below the least. They get the same reasons as the right answer. */
void         bgl_question_fill_numbers (BglQuestion       *self,
                                        int                right,
                                        int                least,
                                        const int         *candidates,
                                        guint              n_candidates,
                                        BglRandom         *random);
/* The rule of the last reason of an answer, which is the conclusion of all its reasons. */
const char  *bgl_question_get_rule     (const BglQuestion *self,
                                        guint              answer);
/* The index of the right answer. */
guint        bgl_question_find_right   (const BglQuestion *self);
void         bgl_question_shuffle      (BglQuestion       *self,
                                        BglRandom         *random);

/* Adds a reason to an answer. Does nothing if the sentence is NULL or the id is not a rule of the game. */
void         bgl_answer_add_reason     (BglAnswer         *answer,
                                        const BglRules    *rules,
                                        const char        *sentence,
                                        const char        *rule);
/* Adds the descriptions of the events as reasons, in order. If there are too many, only the last ones are kept. */
void         bgl_answer_add_events     (BglAnswer         *answer,
                                        BglGame           *game,
                                        gconstpointer      state,
                                        const BglEvents   *events);
void         bgl_answer_copy_reasons   (BglAnswer         *answer,
                                        const BglAnswer   *other);

/* The names of the seats at a table without named players: "Player 1"; ends with NULL. Free with g_strfreev (). */
GStrv        bgl_question_list_names   (BglGame           *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglQuestion, bgl_question_free)

/* What a game adds to the quiz. All members are optional. */
struct _BglQuizSource
{
  /* Changes the options to ones that lead to interesting questions. */
  void         (*choose_options) (BglOptions *options,
                                  guint       n_seats,
                                  guint       difficulty,
                                  BglRandom  *random);
  /* Set if questions about the outcome of a move are not useful, because the next player is obvious and the end
   * needs a long scoring. */
  gboolean       skips_outcome;
  /* Moves that a beginner could mistakenly try, as records write them; ends with NULL. */
  const char *const *mistakes;
  /* Asks for the score of a seat after a move, with the name of the player who moves, the move, and the name of the
   * seat. Marked for translation. If NULL, there are no questions about scores. */
  const char    *score_question;
  /* Creates a question about the position that only this game has (transfer full), or returns NULL if there is none. */
  BglQuestion *(*ask)            (BglGame    *game,
                                  guint       difficulty,
                                  BglRandom  *random);
};

G_END_DECLS
