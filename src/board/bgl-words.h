/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* Phrases that several widgets use. All of them are translated. Free with g_free (). */

/* "2 or 4 players" */
char *bgl_words_players   (const BglRules    *rules);
/* "2 or 4 players · 15 minutes · ages 7 and up" */
char *bgl_words_facts     (const BglRules    *rules);
/* "Anna, Boris, and Clara" */
char *bgl_words_list      (const char *const *names);
/* Joins the items of an array in the same way. Appends NULL to the array. */
char *bgl_words_join      (GPtrArray         *items);
/* Formats a number with a typographic minus sign. */
char *bgl_words_number    (int                number);
/* The label of a score, and the score: "Tiles 17" */
char *bgl_words_score     (const BglRules    *rules,
                           int                score);

/* Appends a sentence to a text that is spoken or shown as a paragraph. */
void  bgl_words_add_sentence (GString        *text,
                              const char     *sentence);

/* Whose turn it is: "Your turn", "Anna’s turn"; NULL if the game is over. */
char *bgl_words_turn      (BglTable          *table);
/* Who won: "Anna wins", "You win". Only valid if the game is over. */
char *bgl_words_result    (BglTable          *table);
/* The sentences about why the game ended, and the rule that they follow from. Only valid if the game is over. */
char *bgl_words_reason    (BglTable          *table,
                           const char       **rule);
/* Describes which earlier position is shown. Only valid while browsing. */
char *bgl_words_earlier   (BglTable          *table);
/* The whole standing as text to be spoken: what each player has, and whose turn it is. */
char *bgl_words_standing  (BglTable          *table);
/* The seat that is “you” when the board is described: the person to move, or the next one after the bot to move. */
guint bgl_words_get_person (BglTable         *table);

G_END_DECLS
