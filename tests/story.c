/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>

#include "board/bgl-words.h"
#include "engine/bgl-log.h"

/* Prints the log of a record, one sentence a line, and the result. For measure-orca. */

int
main (int   argc,
      char *argv[])
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglTable) table = NULL;
  g_autoptr (BglLog) log = NULL;
  g_autofree char *result = NULL;

  setlocale (LC_ALL, "");
  if (argc != 2)
    {
      g_printerr ("usage: story FILE\n");
      return 2;
    }

  if (g_file_get_contents (argv[1], &text, NULL, &error))
    record = bgl_record_parse (text, -1, &error);
  if (record != NULL)
    table = bgl_table_new_from_record (record, &error);
  if (table == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }

  log = bgl_log_new (table);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (BglLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

      g_print ("%s\n", bgl_log_line_get_text (line));
    }

  if (!bgl_game_is_over (bgl_table_get_game (table)))
    return 0;

  result = bgl_words_result (table);
  g_print ("%s\n", result);

  return 0;
}
