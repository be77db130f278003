/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bongo-rules.h"

G_BEGIN_DECLS

/* Shared only by the files of this folder. */

typedef enum
{
  BONGO_ARG_WORD = BGL_ARG_GAME,
  BONGO_ARG_FILM,   /* two numbers */
  BONGO_ARG_DICE,   /* animals with two bits each, and one bit above them that ends the list */
  BONGO_ARG_RIGHT,
  BONGO_ARG_GIVER,
} BongoArgKind;

extern const BglRuleInfo   bongo_rule_infos[];
extern const BglOptionInfo bongo_option_infos[];
extern const BglEventInfo  bongo_event_infos[];
extern const BglChanges    bongo_changes;
extern const BglQuizSource bongo_quiz;
extern const char *const   bongo_parts[];

/* The dice that examples mark: the film dice, the white dice of each animal, the red dice, and the green one. */
#define BONGO_MARKS 6
extern const char *const   bongo_places[BONGO_MARKS + 1];

gboolean bongo_check           (gconstpointer      state,
                                BglMove            move,
                                GError           **error);

/* bongo-moves.c */
guint    bongo_list_moves      (gconstpointer      state,
                                BglMove           *moves);
BglMove  bongo_draw_chance     (gconstpointer      state,
                                BglRandom         *random);
BglMove  bongo_draw_move       (gconstpointer      state,
                                BglRandom         *random);
guint    bongo_get_time        (BglMove            move);
BglMove  bongo_set_time        (BglMove            move,
                                guint              milliseconds);
int      bongo_pack_film       (const guint8      *film);
int      bongo_pack_animals    (const guint8      *animals,
                                guint              n_animals);

/* bongo-notation.c */
/* The words of a text, without empty ones. */
GStrv    bongo_split           (const char        *text);
gboolean bongo_read_number     (const char        *text,
                                guint              maximum,
                                guint             *number);
gboolean bongo_parse_position  (const char        *text,
                                guint              n_seats,
                                guint              color,
                                guint8             trophies[][BONGO_ANIMALS],
                                GError           **error);
gboolean bongo_parse_move      (gconstpointer      state,
                                guint              seat,
                                const char        *text,
                                BglMove           *move,
                                GError           **error);
void     bongo_format_move     (gconstpointer      state,
                                BglMove            move,
                                GString           *text);
void     bongo_format_arg      (guint              kind,
                                int                value,
                                GString           *text);
void     bongo_format_standing (gconstpointer      state,
                                GString           *text);
/* Free the texts of these functions with g_free (). */
char    *bongo_describe_event  (gconstpointer      state,
                                const BglEvent    *event,
                                const char *const *names);
char    *bongo_describe_move   (gconstpointer      state,
                                BglMove            move);
char    *bongo_describe_seat   (gconstpointer      state,
                                guint              seat);
char    *bongo_describe_turn   (gconstpointer      state);
char    *bongo_describe_phase  (gconstpointer   state,
                                char          **detail);
/* bongo-rules.c */
const char *bongo_get_turn_rule (gconstpointer state);

/* bongo-tips.c */
void bongo_list_tips (gconstpointer  state,
                      GPtrArray     *tips);

/* bongo-picture.c */
gboolean bongo_is_place        (const char        *text);
void     bongo_format_board    (gconstpointer      state,
                                GString           *text);

G_END_DECLS
