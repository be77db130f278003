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

typedef struct
{
  guint seat; /* 0 for chance */
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

/* Returns NULL if there is no such tag. */
BglRecordTag *bgl_record_find_tag   (BglRecord  *self,
                                     const char *name);
/* The line is the one that the tag was read from, or 0. */
void          bgl_record_append_tag (BglRecord  *self,
                                     const char *name,
                                     const char *value,
                                     guint       line);
/* Checks the tags that this version knows; others are kept as they are. The line is reported if a tag is missing. */
gboolean      bgl_record_check_tags (BglRecord  *self,
                                     guint       line,
                                     GError    **error);

G_END_DECLS
