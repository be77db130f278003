/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "rulebook/bgl-change.h"
#include "rulebook/bgl-example.h"

#include "fuzz.h"

/* A reader may exchange any word of an example for any other of its kind. */
static void
change_parts (BglExample *example)
{
  g_autoptr (BglExample) loose = bgl_example_new_editable (example);
  g_autoptr (GPtrArray) parts = loose != NULL ? bgl_example_list_parts (loose) : NULL;

  for (guint i = 0; parts != NULL && i < MIN (parts->len, 8); i++)
    {
      const BglPart *part = parts->pdata[i];
      g_autoptr (GError) error = NULL;
      g_autoptr (BglExample) changed = bgl_example_change (loose, i, part->set->values[0], &error);

      if (changed == NULL)
        fuzz_assert_refusal (error);
    }
}

/* An example is the same when it is written and read again. */
static void
check_copy (BglExample *example)
{
  g_autofree char *text = bgl_record_to_string (bgl_example_get_record (example));
  g_autoptr (GError) error = NULL;
  g_autoptr (BglExample) copy = bgl_example_parse (text, &error);
  g_autofree char *copied = NULL;

  g_assert_no_error (error);
  copied = bgl_record_to_string (bgl_example_get_record (copy));
  g_assert_cmpstr (text, ==, copied);
  g_assert_cmpuint (bgl_example_get_n_steps (copy), ==, bgl_example_get_n_steps (example));
}

/* Any text is either refused with a reason or an example, which can be run up to where it is wrong. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglExample) example = bgl_example_parse (text, &error);
  g_autoptr (BglGame) game = NULL;
  g_autoptr (BglTable) table = NULL;

  if (example == NULL)
    {
      fuzz_assert_refusal (error);
      return 0;
    }

  g_assert_cmpuint (bgl_example_find_try (example), <=, bgl_example_get_n_steps (example));
  g_assert_cmpuint (bgl_example_find_picture (example), <=, bgl_example_get_n_steps (example));

  check_copy (example);
  if (!bgl_example_run (example, &error))
    fuzz_assert_refusal (error);
  g_clear_error (&error);

  game = bgl_example_begin (example, &error);
  if (game == NULL)
    {
      fuzz_assert_refusal (error);
      return 0;
    }
  table = bgl_table_new_for_people (game);
  bgl_example_run_moves (example, table, bgl_example_get_n_steps (example));
  change_parts (example);

  return 0;
}
