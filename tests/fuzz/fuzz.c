/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-error.h"
#include "engine/bgl-text.h"

#include "fuzz.h"

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
