/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* Phrases that several widgets say in the same way. All are translated; free with g_free (). */

/* "2 or 4 players" */
char *bgl_words_players   (const BglRules    *rules);
/* "2 or 4 players · 15 minutes · from 7 years" */
char *bgl_words_facts     (const BglRules    *rules);
/* "Anna, Boris and Clara" */
char *bgl_words_list      (const char *const *names);
/* Who sits at a table: "You and Bot 2 (hard)" */
char *bgl_words_people    (BglTable          *table);
/* A number for people, with a real minus sign. */
char *bgl_words_number    (int                number);
/* What a score counts, and the score: "Tiles 17" */
char *bgl_words_score     (const BglRules    *rules,
                           int                score);

/* Appends a sentence to the ones before it, for what is spoken of a place or read as a paragraph. */
void  bgl_words_add_sentence (GString        *text,
                              const char     *sentence);

/* Whose turn it is: "Your turn", "Anna is to move"; NULL when the game is over. */
char *bgl_words_turn      (BglTable          *table);
/* Who won: "Anna wins", "You win". Only when over. */
char *bgl_words_result    (BglTable          *table);
/* The sentences that tell why it ended, and the rule they follow from. Only when over. */
char *bgl_words_reason    (BglTable          *table,
                           const char       **rule);
/* Which earlier position is on show. Only while one is. */
char *bgl_words_earlier   (BglTable          *table);
/* The whole standing, to be spoken: who has what, and whose turn it is. */
char *bgl_words_standing  (BglTable          *table);

G_END_DECLS
