/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-example.h"

G_BEGIN_DECLS

/* Words in the examples of a game that the reader can replace with others of the same kind, such as the faces of a
 * die or the tiles of a cell. */
typedef struct
{
  const char        *label;    /* the name of the thing, marked for translation; NULL ends the table */
  const char        *pattern;  /* a regular expression whose first group is the word */
  const char        *color;   /* the color of the thing, or NULL */
  const char *const *values;   /* the possible words, as records write them; ends with NULL */
  /* Returns the translated name of a value. NULL if the value can be shown as it is. */
  const char      *(*get_name) (const char *value);
} BglWordSet;

/* What readers can change in the examples of a game. Earlier sets are tried first. */
struct _BglChanges
{
  const BglWordSet *sets;
  /* Returns the position with free space added around it (transfer full), if there is not enough room for changes
   * yet. May be NULL. */
  char           *(*make_room)   (const char    *position);
  /* Returns the move that shows the outcome of the position, as records write it (transfer none), for when the move
   * of the example may no longer be right. May be NULL. */
  const char     *(*find_answer) (gconstpointer  state);
  /* Returns the translated caption of the group that a word belongs to (transfer full): "Dice in the pool". The
   * argument is the line up to the word. */
  char           *(*describe_group) (const char *before);
  /* Returns where the thing is (transfer full), if the caption of its group does not say so: "A1–A2". Returns NULL
   * if there is nothing to say. May be NULL. */
  char           *(*describe_place) (const char *before);
};

/* A word of an example that can be changed, in its position, in a roll, or in a draw. */
typedef struct
{
  const BglWordSet *set;
  guint             start;   /* offset in bgl_record_to_string (), in bytes */
  guint             length;
  guint             row;     /* words with the same number are shown in the same row */
  char             *value;
  char             *group;   /* the caption of its group */
  char             *place;   /* where the thing is, or NULL */
} BglPart;

/* Creates a copy of the example whose parts can be changed (transfer full): without refused moves, expectations,
 * marks, and pictures, and with more room around the position. NULL if nothing can be changed. */
BglExample *bgl_example_new_editable     (BglExample  *self);
/* Lists the BglPart of an example (transfer full), in the order of the text. */
GPtrArray  *bgl_example_list_parts (BglExample  *self);
/* Creates a copy of the example with another word for a part (transfer full). The error says why the rules do not
 * allow that situation. */
BglExample *bgl_example_change     (BglExample  *self,
                                    guint        part,
                                    const char  *value,
                                    GError     **error);

G_END_DECLS
