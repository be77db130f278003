/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bonobo-rules.h"

G_BEGIN_DECLS

/* Find things by their names in records. Return BONOBO_NONE if there is no such thing. The length may be -1. */
guint       bonobo_find_spot          (const char *name,
                                       gssize      length);
guint       bonobo_find_triangle      (const char *name,
                                       gssize      length);
guint       bonobo_find_rhomb         (const char *name,
                                       gssize      length);
/* Reads a pair of triangles, and sorts them by row and number. Returns FALSE if the text is invalid. The triangles
 * need not share an edge. */
gboolean    bonobo_parse_pair         (const char *text,
                                       gssize      length,
                                       guint       triangles[2]);

/* Translated names for people. */
const char *bonobo_rhomb_get_label    (guint       rhomb);
const char *bonobo_kind_get_label     (BonoboKind  kind);
/* A number as it is written on a rhomb: “+4”, “−4”. Free with g_free (). */
char       *bonobo_format_number      (int         number);
/* A number inside a sentence, without a plus sign. Free with g_free (). */
char       *bonobo_format_plain       (int         number);
/* How the points of a final value are calculated: “(6 + 3 − 2) × 2”. Free with g_free (). */
char       *bonobo_value_to_formula   (const BonoboValue *value);

G_END_DECLS
