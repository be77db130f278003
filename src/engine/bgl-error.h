/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The error of the rules for a move that they do not allow, and of the record reader for a text that it cannot read. It
 * has a translated sentence, the id of the broken rule, and the line, if it comes from a record.
 */
#define BGL_RULE_ERROR (bgl_rule_error_quark ())

typedef enum
{
  BGL_RULE_ERROR_REFUSED,
  BGL_RULE_ERROR_RECORD,
  BGL_RULE_ERROR_VERSION,  /* a record that another version of the program may be able to read */
} BglRuleErrorCode;

/* The ids of rules that belong to no game. */
#define BGL_RULE_RECORD_SYNTAX "record-syntax"
#define BGL_RULE_RECORD_CHANCE "record-chance"
#define BGL_RULE_RECORD_OVER   "record-over"
#define BGL_RULE_RECORD_RESULT "record-result"
#define BGL_RULE_RECORD_RESIGN "record-resign"

GQuark      bgl_rule_error_quark    (void);

/* These functions return FALSE, so that a check can end in "return bgl_refuse (…)". */
gboolean    bgl_refuse              (GError      **error,
                                     const char   *rule,
                                     const char   *format,
                                     ...) G_GNUC_PRINTF (3, 4);
gboolean    bgl_refuse_record       (GError      **error,
                                     guint         line,
                                     const char   *rule,
                                     const char   *format,
                                     ...) G_GNUC_PRINTF (4, 5);
gboolean    bgl_refuse_version      (GError      **error,
                                     guint         line,
                                     const char   *format,
                                     ...) G_GNUC_PRINTF (3, 4);

const char *bgl_rule_error_get_rule (const GError *error);
guint       bgl_rule_error_get_line (const GError *error);
void        bgl_rule_error_set_line (GError       *error,
                                     guint         line);

G_END_DECLS
