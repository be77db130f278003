/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-move.h"

G_BEGIN_DECLS

#define BGL_MAX_OPTIONS 8

typedef enum
{
  BGL_OPTION_SEAT,    /* a seat: 1 to the number of seats */
  BGL_OPTION_CHOICE,  /* one of some words */
  BGL_OPTION_NUMBER,  /* a number between two bounds */
  BGL_OPTION_SCORES,  /* a number for each seat, comma separated; one such option a game */
} BglOptionKind;

typedef struct
{
  const char *nick;      /* as in a record */
  const char *label;     /* for people, marked for translation */
  const char *sentence;  /* what follows from it, marked for translation */
} BglOptionChoice;

typedef struct
{
  const char            *name;
  BglOptionKind          kind;
  const char            *label;     /* marked for translation */
  const char            *sentence;  /* what it is about, marked for translation */
  const char            *rule;      /* the rule that it belongs to */
  int                    value;     /* the default: a seat, a number, or the index of a choice */
  int                    minimum;   /* for numbers, which are seconds */
  int                    maximum;
  const char            *zero;      /* what no seconds mean in a few words, marked for translation */
  const BglOptionChoice *choices;   /* ends with a NULL nick */
  const char            *said;      /* for a seat that the players name: who it is by the rules, marked for translation.
                                     * A dialog then starts with the default and not with a random seat. */
  guint8                 only_seats; /* meaningful for this number of seats only; 0 for any */
} BglOptionInfo;

/* The values, in the order of the game's table of options. Copied by assignment. */
typedef struct
{
  int value[BGL_MAX_OPTIONS];
  int scores[BGL_MAX_SEATS];
} BglOptions;

void     bgl_options_init      (BglOptions          *options,
                                const BglOptionInfo *infos);
int      bgl_options_find      (const BglOptionInfo *infos,
                                const char          *name);
/* Reads a value as a record writes it; the error is BGL_RULE_RECORD_SYNTAX. */
gboolean bgl_options_set       (BglOptions          *options,
                                const BglOptionInfo *infos,
                                guint                n_seats,
                                const char          *name,
                                const char          *value,
                                GError             **error);
char    *bgl_options_get       (const BglOptions    *options,
                                const BglOptionInfo *infos,
                                guint                n_seats,
                                guint                index);
gboolean bgl_options_is_default (const BglOptions    *options,
                                 const BglOptionInfo *infos,
                                 guint                n_seats,
                                 guint                index);

G_END_DECLS
