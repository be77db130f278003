/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-move.h"

G_BEGIN_DECLS

#define BGL_MAX_OPTIONS 8

typedef enum
{
  BGL_OPTION_SEAT,    /* a seat: 1 to the number of seats */
  BGL_OPTION_CHOICE,  /* one of several words */
  BGL_OPTION_NUMBER,  /* a number between two bounds */
  BGL_OPTION_SCORES,  /* a number for each seat, separated by commas; at most one such option per game */
} BglOptionKind;

typedef struct
{
  const char *nick;      /* as in a record */
  const char *label;     /* for people, marked for translation */
  const char *sentence;  /* what the choice means, marked for translation */
} BglOptionChoice;

typedef struct
{
  const char            *name;
  BglOptionKind          kind;
  const char            *label;     /* marked for translation */
  const char            *sentence;  /* what the option is about, marked for translation */
  const char            *rule;      /* the rule that the option belongs to */
  int                    value;     /* the default: a seat, a number, or the index of a choice */
  int                    minimum;   /* for numbers, which are in seconds */
  int                    maximum;
  const char            *zero;      /* what 0 seconds mean, in a few words, marked for translation */
  const BglOptionChoice *choices;   /* ends with a NULL nick */
  const char            *said;      /* who the seat is according to the rules, marked for translation, if the players
                                     * decide that themselves. A dialog then starts with the default and not with a
                                     * random seat. */
  guint8                 only_seats; /* the only number of seats with which the option is meaningful; 0 for any */
} BglOptionInfo;

/* The values, in the order of the option table of the game. Can be copied by assignment. */
typedef struct
{
  int value[BGL_MAX_OPTIONS];
  int scores[BGL_MAX_SEATS];
} BglOptions;

void     bgl_options_init      (BglOptions          *options,
                                const BglOptionInfo *infos);
int      bgl_options_find      (const BglOptionInfo *infos,
                                const char          *name);
/* Parses a value in the format of a record. The error is BGL_RULE_RECORD_SYNTAX. */
gboolean bgl_options_set       (BglOptions          *options,
                                const BglOptionInfo *infos,
                                guint                n_seats,
                                const char          *name,
                                const char          *value,
                                GError             **error);
/* Free with g_free (). */
char    *bgl_options_get       (const BglOptions    *options,
                                const BglOptionInfo *infos,
                                guint                n_seats,
                                guint                index);
gboolean bgl_options_is_default (const BglOptions    *options,
                                 const BglOptionInfo *infos,
                                 guint                n_seats,
                                 guint                index);

G_END_DECLS
