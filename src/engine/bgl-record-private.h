/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-record.h"

G_BEGIN_DECLS

/* What reading a record, in bgl-record-parse.c, shares with the rest of it. */
typedef struct
{
  char *name;
  char *value;
  guint line;
} BglRecordTag;

typedef struct
{
  guint seat; /* 0 is chance */
  char *text;
  guint line;
} BglRecordLine;

struct _BglRecord
{
  GObject         parent_instance;

  GArray         *tags;
  GArray         *lines;
  const BglRules *rules;
  guint           n_seats;
};

/* NULL where there is no such tag. */
BglRecordTag *bgl_record_find_tag   (BglRecord  *self,
                                     const char *name);
/* The line is where it was read, or 0. */
void          bgl_record_append_tag (BglRecord  *self,
                                     const char *name,
                                     const char *value,
                                     guint       line);
/* The tags that this version understands must make sense; others are kept as they are. The line is where
 * one that is missing should stand. */
gboolean      bgl_record_check_tags (BglRecord  *self,
                                     guint       line,
                                     GError    **error);

G_END_DECLS
