/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-example.h"

G_BEGIN_DECLS

/* Words of a game's examples that the reader may exchange for others of their kind: the faces of a die,
 * the tiles of a cell. */
typedef struct
{
  const char        *label;    /* what it is, marked for translation; NULL ends the table */
  const char        *pattern;  /* a regular expression whose first group is the word */
  const char        *colour;   /* of the thing, or NULL */
  const char *const *values;   /* what the word may be, as records write it; ends with NULL */
  /* The value for people, translated; NULL where it can stand as it is. */
  const char      *(*get_name) (const char *value);
} BglWordSet;

/* What a game adds for that. Earlier sets are tried first. */
struct _BglChanges
{
  const BglWordSet *sets;
  /* The words around which everything else can change, made larger where there is no room yet. May be
   * NULL. */
  char           *(*make_room)   (const char    *position);
  /* The move that tells what follows from the position, as records write it, where that of the example
   * may miss it now. May be NULL. */
  const char     *(*find_answer) (gconstpointer  state);
  /* The caption of the group that a word belongs to, translated: "Dice in the pool". Given is the line up to the
   * word. */
  char           *(*describe_group) (const char *before);
  /* Where the thing is if its group does not tell that: "A1–A2". NULL for nothing. May be NULL. */
  char           *(*describe_place) (const char *before);
};

/* A word of an example that can be changed: in its position, or in a roll or a draw. */
typedef struct
{
  const BglWordSet *set;
  guint             start;   /* in the text, in bytes */
  guint             length;
  guint             row;     /* words of one line of the situation stand together */
  char             *value;
  char             *group;   /* its caption */
  char             *place;   /* or NULL */
} BglPart;

/* The example in the form whose parts can be changed: without what is refused or expected, and with
 * room around it. NULL where nothing can be changed. */
BglExample *bgl_example_loosen     (BglExample  *self);
/* BglPart, in the order of the text. */
GPtrArray  *bgl_example_list_parts (BglExample  *self);
/* The example with another word for a part. The error says why the rules allow no such situation. */
BglExample *bgl_example_change     (BglExample  *self,
                                    guint        part,
                                    const char  *value,
                                    GError     **error);

G_END_DECLS
