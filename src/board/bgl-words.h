/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* Phrases that several widgets say in the same way. All are translated; free with g_free (). */

/* "2 or 4 players" */
char *bgl_words_players   (const BglRules    *rules);
/* "2 or 4 players · 15 minutes · ages 7 and up" */
char *bgl_words_facts     (const BglRules    *rules);
/* "Anna, Boris, and Clara" */
char *bgl_words_list      (const char *const *names);
/* The same for the items of an array, which gets a NULL at its end. */
char *bgl_words_join      (GPtrArray         *items);
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

/* Whose turn it is: "Your turn", "Anna’s turn"; NULL when the game is over. */
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
/* The seat that is “you” when the board is described: the person to move, or the next one after the bot to move. */
guint bgl_words_get_person (BglTable         *table);

G_END_DECLS
