/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-record.h"

G_BEGIN_DECLS

/* Shared by bgl-record-parse.c, which reads records, and bgl-record.c. */
typedef struct
{
  char *name;
  char *value;
  guint line;
} BglRecordTag;

struct _BglRecord
{
  GObject         parent_instance;

  GArray         *tags;
  GArray         *steps;
  const BglRules *rules;
  guint           n_seats;
  BglOptions      options;
};

/* The first word of a line, by its BglStepKind. NULL for moves. */
extern const char *const bgl_record_keywords[BGL_STEP_SHOW + 1];

/* Whether a line of that kind contains a move. */
gboolean      bgl_record_has_move   (BglStepKind kind);

/* Returns NULL if there is no such tag. */
BglRecordTag *bgl_record_find_tag   (BglRecord  *self,
                                     const char *name);
/* The line is the one that the tag was read from, or 0. */
void          bgl_record_append_tag (BglRecord  *self,
                                     const char *name,
                                     const char *value,
                                     guint       line);
/* Checks the tags that this version knows, and sets the rules, seats, and options; others are kept as they are. The line
 * is reported if a tag is missing. */
gboolean      bgl_record_check_tags (BglRecord  *self,
                                     guint       line,
                                     GError    **error);

G_END_DECLS
