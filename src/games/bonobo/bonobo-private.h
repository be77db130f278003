/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bonobo-rules.h"

G_BEGIN_DECLS

/* Shared by the files of the rules and the bot. */

enum
{
  BONOBO_OPTION_FIRST,
  BONOBO_OPTION_CARRY,
};

static inline guint
bonobo_count_bits (guint64 set)
{
  return (guint) __builtin_popcountll (set);
}

/* The set must not be empty. */
static inline guint
bonobo_first_bit (guint64 set)
{
  return (guint) __builtin_ctzll (set);
}

/* The set must have more than n members. */
static inline guint
bonobo_nth_bit (guint64 set,
                guint   n)
{
  while (n-- > 0)
    set &= set - 1;

  return bonobo_first_bit (set);
}

/* A random place where a rhomb can be laid. There must be at least one. */
static inline guint
bonobo_draw_place (const BonoboState *state,
                   BglRandom         *random)
{
  guint n_low = bonobo_count_bits (state->places[0]);
  guint n = bgl_random_below (random, n_low + bonobo_count_bits (state->places[1]));

  return n < n_low ? bonobo_nth_bit (state->places[0], n)
                   : 64 + bonobo_nth_bit (state->places[1], n - n_low);
}

/* The place on two triangles in either order, or BONOBO_NONE if they share no edge. */
guint bonobo_find_place  (guint          first,
                          guint          second);

/* Covers the place with the rhomb and updates everything that depends on it, except tokens. */
void  bonobo_state_cover (BonoboState   *state,
                          guint          rhomb,
                          guint          place);
/* Ends the game with the final scoring if no player can act. */
void  bonobo_state_end   (BonoboState   *state,
                          BglEvents     *events);

/* Members of the table of rules. */
extern const BglRuleInfo  bonobo_rule_infos[];
extern const BglEventInfo bonobo_event_infos[];
/* The questions that Bonobo Beach adds to the quiz of the rulebook. */
extern const BglQuizSource bonobo_quiz;
/* bonobo-puzzle.c */
extern const BglPuzzleSource bonobo_puzzles;
extern const BglChanges bonobo_changes;

/* Sets up the opening, or a position in the format that README.md documents. */
gboolean bonobo_setup          (gpointer           data,
                                guint              n_seats,
                                const BglOptions  *options,
                                const char        *position,
                                GError           **error);
guint    bonobo_list_moves     (gconstpointer      data,
                                BglMove           *moves);
gboolean bonobo_check          (gconstpointer      data,
                                BglMove            packed,
                                GError           **error);
BglMove  bonobo_draw_chance    (gconstpointer      data,
                                BglRandom         *random);
BglMove  bonobo_draw_move      (gconstpointer      data,
                                BglRandom         *random);
void     bonobo_apply          (gpointer           data,
                                BglMove            packed,
                                BglEvents         *events);
guint    bonobo_get_winners    (gconstpointer      data);
void     bonobo_get_rewards    (gconstpointer      data,
                                float             *rewards);
gboolean bonobo_parse_move     (gconstpointer      data,
                                guint              seat,
                                const char        *text,
                                BglMove           *move,
                                GError           **error);
void     bonobo_format_move    (gconstpointer      data,
                                BglMove            move,
                                GString           *text);
void     bonobo_format_arg     (guint              kind,
                                int                value,
                                GString           *text);
/* Free the texts of these functions with g_free (). */
char    *bonobo_describe_phase (gconstpointer      data,
                                char             **detail);
char    *bonobo_describe_event (gconstpointer      data,
                                const BglEvent    *event,
                                const char *const *names);
char    *bonobo_describe_move  (gconstpointer      data,
                                BglMove            move);
char    *bonobo_describe_seat  (gconstpointer      data,
                                guint              seat);
char    *bonobo_describe_turn  (gconstpointer      data);
const char *bonobo_get_turn_rule (gconstpointer    data);

/* bonobo-tips.c */
void bonobo_list_tips (gconstpointer  state,
                       GPtrArray     *tips);

/* bonobo-notation.c */
/* Find things by their names in records. Return BONOBO_NONE if there is no such thing. The length may be -1. */
guint       bonobo_find_spot          (const char *name,
                                       gssize      length);
guint       bonobo_find_triangle      (const char *name,
                                       gssize      length);
guint       bonobo_find_rhomb         (const char *name,
                                       gssize      length);
/* Reads a pair of triangles, and sorts them by row and number. Returns FALSE if the text is invalid. The triangles
 * need not share an edge. */
gboolean    bonobo_parse_pair         (const char *text,
                                       gssize      length,
                                       guint       triangles[2]);

/* bonobo-sentences.c: translated names for people. */
const char *bonobo_rhomb_get_label    (guint       rhomb);
const char *bonobo_kind_get_label     (BonoboKind  kind);
/* A number as it is written on a rhomb: “+4”, “−4”. Free with g_free (). */
char       *bonobo_format_number      (int         number);
/* A number inside a sentence, without a plus sign. Free with g_free (). */
char       *bonobo_format_plain       (int         number);
/* How the points of a final value are calculated: “(6 + 3 − 2) × 2”. Free with g_free (). */
char       *bonobo_value_to_formula   (const BonoboValue *value);

/* bonobo-picture.c */
extern const char *const bonobo_parts[];

gboolean bonobo_is_place         (const char        *text);
void     bonobo_format_board     (gconstpointer      state,
                               GString           *text);

G_END_DECLS
