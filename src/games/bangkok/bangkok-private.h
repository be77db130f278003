/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bangkok-rules.h"

G_BEGIN_DECLS

/* Shared by the files of the rules. */

extern const char          bangkok_letters[BANGKOK_COLORS + 1];
extern const BglRuleInfo   bangkok_rule_infos[];
extern const BglOptionInfo bangkok_option_infos[];
extern const BglEventInfo  bangkok_event_infos[];
/* bangkok-quiz.c: the questions that Bangkok adds to the quiz of the rulebook. */
extern const BglQuizSource bangkok_quiz;
/* bangkok-puzzle.c */
extern const BglPuzzleSource bangkok_puzzles;
extern const BglChanges bangkok_changes;
extern const char *const bangkok_parts[];

/* The options, by their index in bangkok_option_infos. */
enum
{
  BANGKOK_OPTION_FIRST,
  BANGKOK_OPTION_CLOSEST,
  BANGKOK_OPTION_TRIOS,
};

/* The number of the color with that letter, or -1. */
int      bangkok_color_from_letter  (char                letter);

/* The words between spaces, without empty ones. (transfer full) */
GStrv    bangkok_split_words        (const char         *text);

void     bangkok_state_clear_table  (BangkokState       *state);
/* Adds a die to a group, or as a new group if group is BANGKOK_APART. Returns the group. */
guint    bangkok_hand_add           (BangkokHand        *hand,
                                     guint               color,
                                     guint               value,
                                     guint               group);

/* Draws one of the dice in the pool, each with the same probability. */
void     bangkok_state_draw_die     (const BangkokState *state,
                                     BglRandom          *random,
                                     guint              *color,
                                     guint              *value);

/* Sets up a cleared state from the text of a [Position] tag. */
gboolean bangkok_position_read      (BangkokState       *state,
                                     const char         *position,
                                     GError            **error);

/* Functions of the rules. */
gboolean bangkok_check              (gconstpointer       data,
                                     BglMove             move,
                                     GError            **error);
guint    bangkok_list_moves         (gconstpointer       data,
                                     BglMove            *moves);
BglMove  bangkok_draw_chance        (gconstpointer       data,
                                     BglRandom          *random);
BglMove  bangkok_draw_move          (gconstpointer       data,
                                     BglRandom          *random);
gboolean bangkok_parse_move         (gconstpointer       state,
                                     guint               seat,
                                     const char         *text,
                                     BglMove            *move,
                                     GError            **error);
void     bangkok_format_move        (gconstpointer       state,
                                     BglMove             move,
                                     GString            *text);
void     bangkok_format_arg         (guint               kind,
                                     int                 value,
                                     GString            *text);

/* Free the texts of these functions with g_free (). */
char    *bangkok_describe_event     (gconstpointer       state,
                                     const BglEvent     *event,
                                     const char *const  *names);
/* Returns NULL for dice and groups that cannot exist. Free with g_free (). */
char    *bangkok_describe_move      (gconstpointer       state,
                                     BglMove             move);
char    *bangkok_describe_seat      (gconstpointer       state,
                                     guint               seat);
char    *bangkok_describe_turn      (gconstpointer       state);
char    *bangkok_describe_phase     (gconstpointer       state,
                                     char              **detail);

/* bangkok-tips.c */
void bangkok_list_tips (gconstpointer  state,
                        GPtrArray     *tips);

/* bangkok-picture.c */
typedef enum
{
  BANGKOK_SPOT_GOAL,
  BANGKOK_SPOT_ROW,    /* index */
  BANGKOK_SPOT_GROUP,  /* seat, index */
  BANGKOK_SPOT_DIE,    /* color, index: the value */
} BangkokSpotKind;

/* A place that an example marks. */
typedef struct
{
  BangkokSpotKind kind;
  guint           seat;
  guint           color;
  guint           index;
} BangkokSpot;

gboolean bangkok_spot_read          (const char         *text,
                                     BangkokSpot        *spot);
gboolean bangkok_is_place           (const char         *text);
void     bangkok_format_board       (gconstpointer       state,
                                     GString            *text);

G_END_DECLS
