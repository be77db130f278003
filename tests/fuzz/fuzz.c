/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-error.h"
#include "engine/bgl-text.h"

#include "fuzz.h"

/* libFuzzer keeps the input of a program that aborts, but not that of one that stops at GLib's breakpoint. */
static GLogWriterOutput
write_log_cb (GLogLevelFlags   level,
              const GLogField *fields,
              gsize            n_fields,
              gpointer         user_data)
{
  GLogWriterOutput output = g_log_writer_default (level, fields, n_fields, user_data);

  if ((level & (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0)
    abort ();

  return output;
}

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  g_log_set_writer_func (write_log_cb, NULL, NULL);

  return 0;
}

void
fuzz_assert_refusal (const GError *error)
{
  g_autofree char *clean = NULL;

  g_assert_nonnull (error);
  g_assert_true (error->domain == BGL_RULE_ERROR);
  g_assert_nonnull (bgl_rule_error_get_rule (error));
  g_assert_cmpuint (strlen (error->message), >, 0);

  clean = bgl_text_shorten (error->message, BGL_TEXT_MESSAGE);
  g_assert_cmpstr (error->message, ==, clean);
}
