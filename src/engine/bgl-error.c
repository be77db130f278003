/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-error.h"
#include "bgl-text.h"

typedef struct
{
  char *rule;
  guint line;
} BglRuleErrorPrivate;

static void
bgl_rule_error_private_init (BglRuleErrorPrivate *priv)
{
}

static void
bgl_rule_error_private_copy (const BglRuleErrorPrivate *src,
                             BglRuleErrorPrivate       *dest)
{
  dest->rule = g_strdup (src->rule);
  dest->line = src->line;
}

static void
bgl_rule_error_private_clear (BglRuleErrorPrivate *priv)
{
  g_free (priv->rule);
}

G_DEFINE_EXTENDED_ERROR (BglRuleError, bgl_rule_error)

static void
set_error (GError           **error,
           BglRuleErrorCode   code,
           guint              line,
           const char        *rule,
           const char        *format,
           va_list            args)
{
  BglRuleErrorPrivate *priv;
  g_autofree char *sentence = NULL;
  g_autofree char *message = NULL;

  if (error == NULL)
    return;

  /* The message may quote a record, which can contain anything. */
  sentence = g_strdup_vprintf (format, args);
  message = bgl_text_shorten (sentence, BGL_TEXT_MESSAGE);
  *error = g_error_new_literal (BGL_RULE_ERROR, code, message);
  priv = bgl_rule_error_get_private (*error);
  priv->rule = g_strdup (rule);
  priv->line = line;
}

gboolean
bgl_refuse (GError     **error,
            const char  *rule,
            const char  *format,
            ...)
{
  va_list args;

  va_start (args, format);
  set_error (error, BGL_RULE_ERROR_REFUSED, 0, rule, format, args);
  va_end (args);

  return FALSE;
}

gboolean
bgl_refuse_record (GError     **error,
                   guint        line,
                   const char  *rule,
                   const char  *format,
                   ...)
{
  va_list args;

  va_start (args, format);
  set_error (error, BGL_RULE_ERROR_RECORD, line, rule, format, args);
  va_end (args);

  return FALSE;
}

gboolean
bgl_refuse_version (GError     **error,
                    guint        line,
                    const char  *format,
                    ...)
{
  va_list args;

  va_start (args, format);
  set_error (error, BGL_RULE_ERROR_VERSION, line, BGL_RULE_RECORD_SYNTAX, format, args);
  va_end (args);

  return FALSE;
}

const char *
bgl_rule_error_get_rule (const GError *error)
{
  g_return_val_if_fail (error != NULL && error->domain == BGL_RULE_ERROR, NULL);

  return bgl_rule_error_get_private (error)->rule;
}

guint
bgl_rule_error_get_line (const GError *error)
{
  g_return_val_if_fail (error != NULL && error->domain == BGL_RULE_ERROR, 0);

  return bgl_rule_error_get_private (error)->line;
}

void
bgl_rule_error_set_line (GError *error,
                         guint   line)
{
  g_return_if_fail (error != NULL && error->domain == BGL_RULE_ERROR);

  bgl_rule_error_get_private (error)->line = line;
}
