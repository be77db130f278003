/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bonobo-rules.h"

G_BEGIN_DECLS

/* Names as records write them; BONOBO_NONE where there is no such thing. The length may be -1. */
guint       bonobo_find_spot          (const char *name,
                                       gssize      length);
guint       bonobo_find_triangle      (const char *name,
                                       gssize      length);
guint       bonobo_find_rhomb         (const char *name,
                                       gssize      length);
/* A pair of triangles, in the order of row and number; FALSE when it cannot be read. The two
 * need not share an edge. */
gboolean    bonobo_parse_pair         (const char *text,
                                       gssize      length,
                                       guint       triangles[2]);

/* For people, translated. */
const char *bonobo_rhomb_get_label    (guint       rhomb);
const char *bonobo_kind_get_label     (BonoboKind  kind);
/* A number as it stands on a rhomb: “+4”, “−4”. */
char       *bonobo_format_number      (int         number);
/* A number inside a sentence, without a plus sign. */
char       *bonobo_format_plain       (int         number);
/* How the points of a final value are calculated: “(6 + 3 − 2) × 2”. */
char       *bonobo_value_to_formula   (const BonoboValue *value);

G_END_DECLS
