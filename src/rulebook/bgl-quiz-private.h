/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-quiz.h"

G_BEGIN_DECLS

/* A game that was played at random to its end, or up to a maximum number of moves. */
typedef struct
{
  BglGame   *game;
  guint      n_moves;
  BglRandom *random;
} BglPlay;

/* bgl-quiz-moves.c: a move that the rules refuse, and why. */
typedef struct
{
  BglMove     move;
  char       *sentence;
  const char *rule;
} BglMistake;

/* Lists mistakes in the current position of the play, in no particular order. Free with g_ptr_array_unref (). */
GPtrArray   *bgl_quiz_list_mistakes (const BglPlay *play);
/* The description of a move for a button, with the name of the player if with_seat is TRUE. Free with g_free (). */
char        *bgl_quiz_name_move     (BglGame       *game,
                                     BglMove        move,
                                     gboolean       with_seat);

/* bgl-quiz-kinds.c: the kinds of questions that every game has (transfer full). They return NULL if this play has
 * nothing to ask about. */
BglQuestion *bgl_quiz_ask_legal     (const BglPlay *play);
BglQuestion *bgl_quiz_ask_refused   (const BglPlay *play);
BglQuestion *bgl_quiz_ask_outcome   (const BglPlay *play);
BglQuestion *bgl_quiz_ask_score     (const BglPlay *play);

G_END_DECLS
