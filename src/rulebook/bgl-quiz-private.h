/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-quiz.h"

G_BEGIN_DECLS

/* A game played at random to its end, or until it was long enough. */
typedef struct
{
  BglGame   *game;
  guint      n_moves;
  BglRandom *random;
} BglPlay;

/* bgl-quiz-moves.c: moves that the rules refuse, and why. */
typedef struct
{
  BglMove     move;
  char       *sentence;
  const char *rule;
} BglMistake;

/* Mistakes in the position that the play stands at, in no order; free with g_ptr_array_unref (). */
GPtrArray   *bgl_quiz_list_mistakes (const BglPlay *play);
/* The words of a move on a button, with who makes it where that is not plain. */
char        *bgl_quiz_name_move     (BglGame       *game,
                                     BglMove        move,
                                     gboolean       with_seat);

/* bgl-quiz-kinds.c: the questions that every game has. NULL where this play has nothing to ask. */
BglQuestion *bgl_quiz_ask_legal     (const BglPlay *play);
BglQuestion *bgl_quiz_ask_refused   (const BglPlay *play);
BglQuestion *bgl_quiz_ask_outcome   (const BglPlay *play);
BglQuestion *bgl_quiz_ask_score     (const BglPlay *play);

G_END_DECLS
